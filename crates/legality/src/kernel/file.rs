//! The pawns of one file in their order.

use jadoube_board::{Board, File};

use super::pawns_of_file;

/// The pawns of a file from the first rank on: a bit for each, set for Black, below a mark that ends the list.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pawns(pub(crate) u8);

impl Pawns {
    /// Pawns stand on six ranks.
    pub(crate) const MOST: usize = 6;
    /// No pawn.
    pub(crate) const NONE: Pawns = Pawns(1);
    /// A white pawn below a black one.
    pub(crate) const START: Pawns = Pawns(0b110);
    /// How many lists there are, those that are not used included.
    pub(crate) const KINDS: usize = 1 << (Pawns::MOST + 1);

    pub(crate) fn of(board: &Board, file: File) -> Pawns {
        let pawns = pawns_of_file(board, file);
        let mut list = Pawns(1);
        for (place, (_, color)) in pawns.into_iter().take(Pawns::MOST).enumerate() {
            list = list.with(place, color as usize);
        }
        list
    }

    pub(crate) fn len(self) -> usize {
        7 - self.0.leading_zeros().min(7) as usize
    }

    /// 0 for White, 1 for Black.
    pub(crate) fn side(self, place: usize) -> usize {
        usize::from(self.0 >> place & 1)
    }

    pub(crate) fn number(self, side: usize) -> usize {
        let black = (self.0.count_ones() as usize).saturating_sub(1);
        if side == 1 { black } else { self.len() - black }
    }

    pub(crate) fn without(self, place: usize) -> Pawns {
        let low = self.0 & ((1 << place) - 1);
        Pawns(low | self.0 >> (place + 1) << place)
    }

    pub(crate) fn with(self, place: usize, side: usize) -> Pawns {
        let low = self.0 & ((1 << place) - 1);
        Pawns(low | (side as u8) << place | self.0 >> place << (place + 1))
    }

    pub(crate) fn with_replaced(self, place: usize, side: usize) -> Pawns {
        Pawns(self.0 & !(1 << place) | (side as u8) << place)
    }

    /// Whether there is no opposing pawn ahead of this one.
    pub(crate) fn is_free(self, place: usize) -> bool {
        match self.side(place) {
            0 => (place..self.len()).all(|other| self.side(other) == 0),
            _ => (0..place).all(|other| self.side(other) == 1),
        }
    }

    /// How many pawns of each player are promoted if promotions alone lead to `wanted`; `None` if they do not.
    ///
    /// Pawns that face each other cannot be promoted either, so that a promotion never frees another pawn: the free black
    /// ones are at the lower end, the free white ones at the upper, and those between must all be wanted.
    pub(crate) fn surplus_by_promotion(self, wanted: Pawns) -> Option<[u8; 2]> {
        let len = self.len();
        let black = (0..len).take_while(|place| self.side(*place) == 1).count();
        let white = (black..len).rev().take_while(|place| self.side(*place) == 0).count();
        let fixed = len - black - white;
        // The wanted list begins with some of the free black ones, and ends with some of the free white ones.
        for kept_black in 0..=black {
            let Some(kept_white) = wanted.len().checked_sub(kept_black + fixed) else { break };
            if kept_white > white {
                continue;
            }
            let kept = (black - kept_black)..(len - (white - kept_white));
            if kept.enumerate().all(|(place, from)| wanted.side(place) == self.side(from)) {
                return Some([(white - kept_white) as u8, (black - kept_black) as u8]);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(pawns: &str) -> Pawns {
        pawns.chars().enumerate().fold(Pawns(1), |list, (place, pawn)| list.with(place, usize::from(pawn == 'b')))
    }

    #[test]
    fn lists_are_edited() {
        assert_eq!(list("wb"), Pawns::START);
        assert_eq!(list("wb").without(0), list("b"));
        assert_eq!(list("wb").with(1, 1), list("wbb"));
        assert_eq!(list("wbw").with_replaced(1, 0), list("www"));
        assert_eq!((list("wbw").len(), list("wbw").number(0), list("wbw").number(1)), (3, 2, 1));
    }

    #[test]
    fn free_pawns_are_promoted() {
        assert_eq!(list("wb").surplus_by_promotion(list("wb")), Some([0, 0]));
        assert_eq!(list("wb").surplus_by_promotion(list("")), None);
        assert_eq!(list("bw").surplus_by_promotion(list("")), Some([1, 1]));
        assert_eq!(list("bwbww").surplus_by_promotion(list("wbw")), Some([1, 1]));
        assert_eq!(list("bwb").surplus_by_promotion(list("bw")), None);
        assert_eq!(list("bb").surplus_by_promotion(list("b")), Some([0, 1]));
    }
}
