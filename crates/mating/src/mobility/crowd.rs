//! Bishops that stand so close together that wherever they go they hold the same squares.

use jadoube_board::{Bitboard, Color, Role};

use super::Mobility;
use crate::reach;

/// With fewer bishops the squares that a crowd has are never so few.
const CROWD: usize = 3;

impl Mobility {
    /// What the bishops of a color on squares of one color attack for ever, if together they have at most one square more than
    /// they are, and nobody else ever comes there: then at most one of these squares is empty at a time, and it is enough to
    /// go through which. Somebody may stand on `taken`.
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
