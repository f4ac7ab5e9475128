//! Move numbers: which one is expected, and what a wrong one means.
//!
//! In PGN there is a number before each of White's moves, and before Black's after a comment. A number that is one
//! half-move ahead shows exactly where a move is missing, even if nothing else does.

/// How a move number fits the moves before it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum NumberCheck {
    /// It is the expected one.
    Expected,
    /// Another number.
    Wrong { expected: u32 },
    /// One move is missing, with this ply.
    Missing { ply: u32 },
}

/// The numbers of a game so far.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Numbers {
    /// The number of the first move.
    first: u32,
    black_begins: bool,
    /// The first written number decides: FEN tags are often wrong about it.
    follows_text: bool,
    /// How far the written numbers are off, consistently since some move.
    offset: i64,
    suspect: Option<i64>,
    /// The last number and the ply of the move after it, which is zero if there was no number.
    last: (u32, u32),
}

impl Numbers {
    pub(crate) fn starting_at(first: u32, black_begins: bool, follows_text: bool) -> Numbers {
        Numbers { first, black_begins, follows_text, ..Numbers::default() }
    }

    /// The number and the player of a ply, counted from 1, by the board: true for Black.
    pub(crate) fn of_ply(&self, ply: u32) -> (u32, bool) {
        let index = ply.saturating_sub(1) + u32::from(self.black_begins);
        (self.first.saturating_add(index / 2), index % 2 == 1)
    }

    /// Whether Black makes the move with this ply.
    #[inline(always)]
    pub(crate) fn is_blacks(&self, ply: u32) -> bool {
        ply.is_multiple_of(2) != self.black_begins
    }

    /// Whether a number before the move with this ply is the expected one; then it has been noted, as [`Numbers::check`] would.
    #[inline(always)]
    pub(crate) fn is_due(&mut self, number: u32, dots: usize, ply: u32) -> bool {
        let (due, black) = self.due(ply);
        let fits = (i64::from(number) == due) & ((dots < 2) | black);
        if fits {
            self.suspect = None;
            self.last = (number, ply);
        }
        fits
    }

    /// The number of the move with this ply as numbers are written here, and whether it is Black's.
    #[inline(always)]
    fn due(&self, ply: u32) -> (i64, bool) {
        let index = ply - 1 + u32::from(self.black_begins);
        (i64::from(self.first) + i64::from(index / 2) + self.offset, index % 2 == 1)
    }

    /// A number before the move with this ply.
    pub(crate) fn check(&mut self, number: u32, dots: usize, ply: u32) -> NumberCheck {
        if self.is_due(number, dots, ply) {
            return NumberCheck::Expected;
        }
        let (due, black) = self.due(ply);
        let checked = self.not_due(number, dots, ply, due, black);
        self.last = (number, ply);
        checked
    }

    #[cold]
    fn not_due(&mut self, number: u32, dots: usize, ply: u32, due: i64, black: bool) -> NumberCheck {
        let off = i64::from(number) - due;
        if self.follows_text && self.last.1 == 0 {
            self.offset += off;
            return NumberCheck::Expected;
        }
        // Ahead by one half-move.
        let ahead = if dots >= 2 { off == 0 && !black } else { off == 1 && black };
        if ahead {
            let (last, after) = match self.last {
                (_, 0) => (self.first.saturating_sub(1), None),
                (last, ply) => (last, Some(ply)),
            };
            let white_left_out = dots < 2 && number == last.saturating_add(2);
            return NumberCheck::Missing {
                ply: match after {
                    // Three moves since a number before White's move: the numbered one between them is missing.
                    Some(after) if white_left_out && ply == after + 3 => after + 2,
                    None if white_left_out && ply == 2 => 1,
                    _ => ply,
                },
            };
        }
        if self.suspect == Some(off) {
            // The numbering continues from the wrong number.
            self.offset += off;
            self.suspect = None;
            return NumberCheck::Expected;
        }
        self.suspect = Some(off);
        NumberCheck::Wrong { expected: u32::try_from(due).unwrap_or(1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_all(numbers: &mut Numbers, written: &[(u32, usize, u32)]) -> Vec<NumberCheck> {
        written.iter().map(|&(number, dots, ply)| numbers.check(number, dots, ply)).collect()
    }

    #[test]
    fn a_wrong_number_is_reported_once() {
        let mut numbers = Numbers::starting_at(1, false, false);
        let checked = check_all(&mut numbers, &[(1, 1, 1), (99, 1, 3), (3, 1, 5), (3, 3, 6)]);
        assert_eq!(
            checked,
            [NumberCheck::Expected, NumberCheck::Wrong { expected: 2 }, NumberCheck::Expected, NumberCheck::Expected]
        );
        let mut shifted = Numbers::starting_at(1, false, false);
        let checked = check_all(&mut shifted, &[(1, 1, 1), (5, 1, 3), (6, 1, 5), (7, 1, 7)]);
        assert_eq!(
            checked,
            [NumberCheck::Expected, NumberCheck::Wrong { expected: 2 }, NumberCheck::Expected, NumberCheck::Expected]
        );
    }

    #[test]
    fn a_missing_move_is_found_at_its_place() {
        // 28. Rd7 Qxa2 Rf8 30. : White's 29th is missing.
        let mut white = Numbers::starting_at(28, false, false);
        assert_eq!(check_all(&mut white, &[(28, 1, 1), (30, 1, 4)])[1], NumberCheck::Missing { ply: 3 });
        // 28. Rd7 29. : Black's 28th is missing.
        let mut black = Numbers::starting_at(28, false, false);
        assert_eq!(check_all(&mut black, &[(28, 1, 1), (29, 1, 2)])[1], NumberCheck::Missing { ply: 2 });
        // e5 2. : White's first is missing.
        let mut first = Numbers::starting_at(1, false, false);
        assert_eq!(first.check(2, 1, 2), NumberCheck::Missing { ply: 1 });
    }

    #[test]
    fn a_game_from_a_position_may_begin_with_any_number() {
        let mut numbers = Numbers::starting_at(1, true, true);
        assert_eq!(check_all(&mut numbers, &[(24, 3, 1), (25, 1, 2)]), [NumberCheck::Expected, NumberCheck::Expected]);
        assert_eq!(numbers.of_ply(1), (1, true));
    }

    /// The quick answer is that of the whole check, and leaves the same behind.
    #[test]
    fn due_numbers_are_the_expected_ones() {
        let mut chance = 7u64;
        let mut due = 0;
        for round in 0..4_000 {
            let mut numbers = Numbers::starting_at(1 + round / 7 % 40, round % 2 == 1, round % 3 == 0);
            for ply in 1..30 {
                chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let (expected, black) = numbers.of_ply(ply);
                assert_eq!(numbers.is_blacks(ply), black);
                let number = if chance >> 60 == 0 { expected + (chance >> 40 & 7) as u32 } else { expected };
                let dots = if black { 3 } else { (chance >> 50 & 3) as usize };
                let mut quick = numbers;
                let checked = numbers.check(number, dots, ply);
                if quick.is_due(number, dots, ply) {
                    due += 1;
                    assert_eq!((checked, format!("{quick:?}")), (NumberCheck::Expected, format!("{numbers:?}")));
                }
            }
        }
        assert!(due > 20_000, "{due}");
    }
}
