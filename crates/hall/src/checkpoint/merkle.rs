//! The root of a Merkle tree over lines: SHA-256, with different prefix bytes for leaves and nodes, so that neither can pass for the other.

use sha2::{Digest, Sha256};

use crate::store::chain::Hash;

fn leaf(line: &str) -> Hash {
    Hash(Sha256::new().chain_update([0]).chain_update(line).finalize().into())
}

fn node(left: Hash, right: Hash) -> Hash {
    Hash(Sha256::new().chain_update([1]).chain_update(left.0).chain_update(right.0).finalize().into())
}

/// The root. If a level has an odd number of nodes, the last one moves up unchanged; an empty list has the hash of the empty string.
pub(super) fn root(lines: impl Iterator<Item = String>) -> Hash {
    let mut level: Vec<Hash> = lines.map(|line| leaf(&line)).collect();
    while level.len() > 1 {
        let pair = |pair: &[Hash]| match pair {
            [left, right] => node(*left, *right),
            [last, ..] => *last,
            [] => Hash::START,
        };
        level = level.chunks(2).map(pair).collect();
    }
    level.first().copied().unwrap_or_else(|| Hash(Sha256::digest([]).into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_depends_on_every_line_and_on_their_order() {
        let of = |lines: &[&str]| root(lines.iter().map(|line| (*line).to_owned()));
        let all =
            [of(&[]), of(&["a"]), of(&["a", "b"]), of(&["b", "a"]), of(&["a", "b", "c"]), of(&["a", "b", "c", "c"])];
        for (number, one) in all.iter().enumerate() {
            assert!(all[..number].iter().all(|other| other != one));
        }
        assert_eq!(of(&["a", "b", "c"]), node(node(leaf("a"), leaf("b")), leaf("c")));
    }
}
