//! Where a mate is conceivable, given the squares that each piece can ever reach.

use jadoube_board::{Bitboard, Color, Position, Role, Square, attacks};

use super::{Man, Mobility};
use crate::reach::{self, spread};

impl Mobility {
    /// The squares that a piece can ever attack.
    fn can_attack(&self, man: &Man) -> Bitboard {
        let set = match man.role {
            Role::Pawn => reach::pawns(man.color, man.reach),
            Role::Knight => reach::knights(man.reach),
            Role::Bishop => reach::bishops(man.reach, self.fixed),
            Role::Rook => reach::rooks(man.reach, self.fixed),
            Role::Queen => reach::bishops(man.reach, self.fixed) | reach::rooks(man.reach, self.fixed),
            Role::King => reach::spread(man.reach),
        };
        if man.promoted.is_empty() {
            return set;
        }
        let lines = reach::bishops(man.promoted, self.fixed) | reach::rooks(man.promoted, self.fixed);
        set | lines | reach::knights(man.promoted)
    }

    /// Whether some square of the black king's set can be the place of a mate.
    pub(super) fn mate_is_thinkable(&self, position: &Position) -> bool {
        let king_reach = |color: Color| self.reach_of(position.king(color));
        let mut shots = Bitboard::EMPTY;
        for man in &self.men {
            if man.color == Color::White && man.role != Role::King && !self.case.doomed.contains(man.home) {
                shots |= self.can_attack(man);
            }
        }
        let white_king = king_reach(Color::White);
        for place in king_reach(Color::Black) & shots {
            let flights = attacks::king(place);
            let open = flights.without(shots);
            if open.is_empty() {
                return true;
            }
            for opposite in white_king.without(spread(place.into())) {
                let blocked = open.without(attacks::king(opposite));
                if self.can_be_blocked(blocked) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether different black pieces can stand on all these squares at once.
    fn can_be_blocked(&self, squares: Bitboard) -> bool {
        let mut taken_by = [usize::MAX; 64];
        squares.into_iter().all(|square| {
            let mut tried = 0u64;
            self.place(square, &mut taken_by, &mut tried)
        })
    }

    /// One step of matching different pieces to all squares: a free piece, or one whose square another piece can take.
    fn place(&self, square: Square, taken_by: &mut [usize; 64], tried: &mut u64) -> bool {
        for (index, man) in self.men.iter().enumerate() {
            if man.color == Color::White || man.role == Role::King || *tried >> index & 1 != 0 {
                continue;
            }
            if self.case.doomed.contains(man.home) || !man.anywhere().contains(square) {
                continue;
            }
            *tried |= 1 << index;
            let holder = Square::ALL.into_iter().find(|&other| taken_by[other as usize] == index);
            let free = match holder {
                None => true,
                Some(other) => self.place(other, taken_by, tried),
            };
            if free {
                taken_by[square as usize] = index;
                return true;
            }
        }
        false
    }
}
