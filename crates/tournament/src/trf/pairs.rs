//! The answer of a pairing program: the number of pairs, then a pair per line, board by board.

use std::collections::HashSet;

use super::line::{Found, Line, parse};
use super::read::lines;
use super::{Expected, Fault, Faults, MAX_BYTES, MAX_RANK};
use crate::Rank;

/// A round as a pairing program gives it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairs {
    /// White and Black, in the order of boards.
    pub boards: Vec<[Rank; 2]>,
    /// The player with the pairing-allocated bye.
    pub bye: Option<Rank>,
}

/// Reads the answer of a pairing program such as bbpPairings or JaVaFo: the number of lines, then `white black` a line; the bye is `5 0`.
///
/// ```
/// use jadoube_tournament::trf::read_pairs;
/// let pairs = read_pairs("3\n3 1\n4 2\n5 0\n")?;
/// assert_eq!((pairs.boards, pairs.bye), (vec![[3, 1], [4, 2]], Some(5)));
/// # Ok::<(), jadoube_tournament::trf::Faults>(())
/// ```
pub fn read_pairs(text: &str) -> Result<Pairs, Faults> {
    if text.len() > MAX_BYTES {
        let found = text.len().to_string();
        return Err(Fault { line: 1, column: 1, expected: Expected::SmallerFile, found }.into());
    }
    let (mut found, mut pairs, mut seen) = (Found::default(), Pairs::default(), HashSet::new());
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut written = (1..).zip(lines(text)).filter(|(_, line)| !line.trim().is_empty());
    let (number, first) = written.next().unwrap_or((1, ""));
    let first = Line::new(number, first);
    let Some(count) = parse(&first.rest(1)).filter(|_| !first.rest(1).is_empty()) else {
        return Err(first.fault(1, Expected::PairCount, first.rest(1)).into());
    };
    let mut read = 0;
    for (number, text) in written {
        read += 1;
        let line = Line::new(number, &format!("    {text}"));
        let ranks: Vec<(usize, u16)> = line
            .words()
            .into_iter()
            .filter_map(|(column, word)| Some((column - 4, parse(&word).filter(|rank| *rank <= MAX_RANK)?)))
            .collect();
        let [(_, white), (column, black)] = ranks[..] else {
            found.add(line.fault(1, Expected::Pair, text.trim()));
            continue;
        };
        if line.words().len() != 2 || white == 0 || white == black {
            found.add(line.fault(1, Expected::Pair, text.trim()));
            continue;
        }
        for rank in [white, black].into_iter().filter(|rank| *rank > 0) {
            if !seen.insert(rank) {
                found.add(line.fault(1, Expected::UnpairedPlayer, rank.to_string()));
            }
        }
        match (black, pairs.bye) {
            (0, None) => pairs.bye = Some(white),
            (0, Some(_)) => found.add(line.fault(column, Expected::OneBye, text.trim())),
            _ => pairs.boards.push([white, black]),
        }
    }
    if read != usize::from(count) {
        found.add(first.fault(1, Expected::PairCount, count.to_string()));
    }
    found.finish(pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_in_an_answer_are_found() {
        let expected = |text: &str| {
            let faults = read_pairs(text).unwrap_err().list;
            faults.into_iter().map(|fault| (fault.line, fault.expected)).collect::<Vec<_>>()
        };
        assert_eq!(expected(""), [(1, Expected::PairCount)]);
        assert_eq!(expected("2\n1 2\n"), [(1, Expected::PairCount)]);
        assert_eq!(expected("2\n1 2\n\n2 3\n"), [(4, Expected::UnpairedPlayer)]);
        assert_eq!(expected("2\n1 0\n2 0"), [(3, Expected::OneBye)]);
        assert_eq!(expected("3\n1 x\n2\n4 4 4"), [(2, Expected::Pair), (3, Expected::Pair), (4, Expected::Pair)]);
        assert_eq!(expected("1\r\n0 5\r\n"), [(2, Expected::Pair)]);
        assert_eq!(read_pairs("1\r2 1\r").unwrap().boards, [[2, 1]]);
    }
}
