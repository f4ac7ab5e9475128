//! The chain of hashes through a stream: the last hash is enough to detect any change of the log.

use jadoube_clock::Instant;
use sha2::{Digest, Sha256};

use super::{Fence, Head, Seq};

/// A SHA-256 hash.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash before the first row.
    pub const START: Hash = Hash([0; 32]);

    /// From stored bytes.
    pub fn from_bytes(bytes: &[u8]) -> Option<Hash> {
        Some(Hash(bytes.try_into().ok()?))
    }

    /// From 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Hash> {
        Hash::from_bytes(&crate::hex::read(text)?)
    }
}

impl std::fmt::Display for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::fmt::Debug for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hash({self})")
    }
}

/// One row of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number in the stream, from 0.
    pub seq: Seq,
    /// The fencing number of the owner that wrote it.
    pub fence: u64,
    /// When, on the stream's own time line.
    pub instant: Instant,
    /// The client's name for the command, which makes a retry idempotent.
    pub client: Option<String>,
    /// What happened, as JSON. The hash covers these exact bytes.
    pub body: String,
    /// The hash of this row and all earlier ones.
    pub hash: Hash,
}

/// The hash of a row. Every part is preceded by its length, so that no two rows have the same bytes.
pub fn hash(
    before: Hash,
    stream: &str,
    seq: Seq,
    fence: u64,
    instant: Instant,
    client: Option<&str>,
    body: &str,
) -> Hash {
    let mut digest = Sha256::new();
    digest.update(before.0);
    for number in [seq, fence, instant.0, u64::from(client.is_some())] {
        digest.update(number.to_be_bytes());
    }
    for text in [stream, client.unwrap_or_default(), body] {
        digest.update((text.len() as u64).to_be_bytes());
        digest.update(text);
    }
    Hash(digest.finalize().into())
}

/// Adds a row to the end of a chain.
pub fn link(head: &mut Head, stream: &str, fence: u64, instant: Instant, client: Option<String>, body: String) -> Row {
    let hash = hash(head.hash, stream, head.seq, fence, instant, client.as_deref(), &body);
    let row = Row { seq: head.seq, fence, instant, client, body, hash };
    *head = Head { seq: row.seq + 1, hash };
    row
}

/// Where a chain is broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Broken {
    /// A row is missing or duplicated.
    #[error("row {expected} is missing: row {found} follows")]
    Gap {
        /// The expected number.
        expected: Seq,
        /// The number that was found.
        found: Seq,
    },
    /// This row or an earlier one was changed.
    #[error("row {seq} is not what was written: its hash should be {computed} and is {stored}")]
    Changed {
        /// The row.
        seq: Seq,
        /// The hash of its current content.
        computed: Hash,
        /// The hash that is stored with it.
        stored: Hash,
    },
    /// Time runs backwards.
    #[error("row {seq} is earlier than the row before it")]
    Backwards {
        /// The row.
        seq: Seq,
    },
    /// An owner wrote after a later owner.
    #[error("row {seq} was written by an owner that had lost the stream")]
    Fenced {
        /// The row.
        seq: Seq,
    },
}

/// Checks a whole stream from its first row on and returns its end.
pub fn check(stream: &str, rows: &[Row]) -> Result<Head, Broken> {
    let mut checked = Checked::nothing();
    checked.go_on(stream, rows)?;
    Ok(checked.head)
}

/// How far a stream has been checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Checked {
    pub(crate) head: Head,
    last: Instant,
    pub(crate) fence: Fence,
}

impl Checked {
    /// Before the first row.
    pub(crate) const fn nothing() -> Checked {
        Checked { head: Head { seq: 0, hash: Hash::START }, last: Instant::START, fence: 0 }
    }

    /// Checks the next rows.
    pub(crate) fn go_on(&mut self, stream: &str, rows: &[Row]) -> Result<(), Broken> {
        for row in rows {
            let Head { seq, hash: before } = self.head;
            if row.seq != seq {
                return Err(Broken::Gap { expected: seq, found: row.seq });
            }
            let computed = hash(before, stream, row.seq, row.fence, row.instant, row.client.as_deref(), &row.body);
            if computed != row.hash {
                return Err(Broken::Changed { seq: row.seq, computed, stored: row.hash });
            }
            if row.instant < self.last {
                return Err(Broken::Backwards { seq: row.seq });
            }
            if row.fence < self.fence {
                return Err(Broken::Fenced { seq: row.seq });
            }
            *self = Checked { head: Head { seq: seq + 1, hash: computed }, last: row.instant, fence: row.fence };
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain() -> Vec<Row> {
        let mut head = Head { seq: 0, hash: Hash::START };
        (0..4u64)
            .map(|n| link(&mut head, "g1", 1, Instant(n * 10), (n == 2).then(|| "c".to_owned()), format!("{n}")))
            .collect()
    }

    #[test]
    fn an_intact_chain_passes() {
        let rows = chain();
        assert_eq!(check("g1", &rows).unwrap(), Head { seq: 4, hash: rows[3].hash });
    }

    #[test]
    fn every_change_is_located() {
        let changed = |change: fn(&mut Vec<Row>)| {
            let mut rows = chain();
            change(&mut rows);
            check("g1", &rows).unwrap_err()
        };
        assert!(matches!(changed(|rows| rows[1].body = "x".into()), Broken::Changed { seq: 1, .. }));
        assert!(matches!(changed(|rows| rows[2].client = None), Broken::Changed { seq: 2, .. }));
        assert!(matches!(changed(|rows| rows[2].client = Some(String::new())), Broken::Changed { seq: 2, .. }));
        assert!(matches!(changed(|rows| rows[3].instant = Instant(31)), Broken::Changed { seq: 3, .. }));
        assert!(matches!(changed(|rows| rows[3].fence = 2), Broken::Changed { seq: 3, .. }));
        assert_eq!(changed(|rows| drop(rows.remove(1))), Broken::Gap { expected: 1, found: 2 });
        assert!(check("g2", &chain()).is_err(), "the rows of another game");
    }

    #[test]
    fn a_row_of_a_fenced_owner_is_noticed() {
        let mut head = Head { seq: 0, hash: Hash::START };
        let rows: Vec<Row> = [2, 1].map(|fence| link(&mut head, "g1", fence, Instant(0), None, String::new())).into();
        assert_eq!(check("g1", &rows), Err(Broken::Fenced { seq: 1 }));
    }
}
