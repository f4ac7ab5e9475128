//! Bishops that are so crowded that they control the same squares wherever they move.

use jadoube_board::{Bitboard, Color, Role};

use super::Mobility;
use crate::reach;

/// With fewer bishops the squares of a crowd are never few enough.
const CROWD: usize = 3;

impl Mobility {
    /// The squares that the bishops of a color on squares of one color attack permanently, if together they have at most
    /// one square more than their number, and no other piece ever comes there: then at most one of these squares is empty
    /// at a time, and it is enough to try each. `taken` may be occupied.
    pub(super) fn held_by_crowd(&self, color: Color, squares: Bitboard, taken: Bitboard) -> Bitboard {
        let member = |man: &super::Man| man.role == Role::Bishop && man.color == color && squares.contains(man.home);
        let (mut count, mut room, mut others) = (0, Bitboard::EMPTY, taken);
        for man in &self.men {
            if member(man) {
                count += 1;
                room |= man.reach;
            } else {
                others |= man.anywhere();
            }
        }
        if count < CROWD || room.len() > count + 1 || room.meets(others) {
            return Bitboard::EMPTY;
        }
        let ever = self.ever | taken;
        if room.len() == count {
            return reach::bishops(room, ever);
        }
        room.into_iter().fold(Bitboard::ALL, |held, empty| {
            let empty = Bitboard::of(empty);
            held & reach::bishops(room.without(empty), ever.without(empty))
        })
    }
}
