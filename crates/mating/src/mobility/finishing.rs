//! Moves after which no game goes on to a mate by White, so that they need not be counted with what a man can reach: the
//! opponent is stalemated, White is mated, or White's last man is taken.
//!
//! Each is a statement about a single move in a game of which all moves before were admitted. It may rest on the final sets
//! for every man but the one that moves: that man has just left them.

use jadoube_board::{Bitboard, Color, Role, Square, attacks};

use super::{Man, Mobility, pushed};
use crate::reach::{self, spread};

impl Mobility {
    /// The squares of `steps` on which the arrival of this king leaves the opponent, to move, without a legal move, so
    /// that the game is over and Black is not mated. That is so when the opponent has no man but the king that can
    /// ever move, and that king, wherever it may be, finds only squares around it that are taken or attacked.
    pub(super) fn ending_steps(&self, king: &Man, steps: Bitboard) -> Bitboard {
        // Where a man of the opponent has moves that were refused for another reason than being illegal, nothing is known: that
        // reason may rest on this king being at home.
        if steps.is_empty() || self.refused[!king.color as usize] {
            return Bitboard::EMPTY;
        }
        let other = !king.color as usize;
        // Where the king itself was the obstacle, its step makes way.
        let left = Bitboard::of(king.home) & self.fixed;
        let mut places = Bitboard::EMPTY;
        for man in self.men.iter().filter(|man| man.color != king.color) {
            if man.role == Role::King {
                places = man.reach;
                continue;
            }
            if man.reach != Bitboard::of(man.home) || man.promoted.any() {
                return Bitboard::EMPTY;
            }
            if left.any() {
                let next = match man.role {
                    Role::Pawn => pushed(man.color, man.home.into()),
                    role => attacks::of(role.of(man.color), man.home, self.fixed.without(left)),
                };
                if next.meets(left) {
                    return Bitboard::EMPTY;
                }
            }
        }
        let mut endings = Bitboard::EMPTY;
        let theirs = self.fixed & self.sides[other];
        for step in steps {
            let near = spread(step.into());
            let opposite = places.without(near);
            let shut = |closed: Bitboard| {
                opposite.into_iter().all(|place| attacks::king(place).without(closed | theirs | near).is_empty())
            };
            // Cheap and not enough: what the king holds at home, it lets go with its step, and it may step into the way of its
            // own men.
            if !shut(self.held[king.color as usize]) || !shut(self.held_by_men(king.color, step.into())) {
                continue;
            }
            let uncovers = |place: Square| king.color == Color::White && self.can_uncover(place, near & king.reach);
            if !opposite.into_iter().any(uncovers) {
                endings |= step.into();
            }
        }
        endings
    }

    /// Whether a step of the white king from one of these squares could uncover a check to a king on `place`.
    fn can_uncover(&self, place: Square, from: Bitboard) -> bool {
        let slanted = attacks::bishop(place, self.fixed) & from;
        let straight = attacks::rook(place, self.fixed) & from;
        self.men.iter().filter(|man| man.color == Color::White).any(|man| match man.role {
            Role::Bishop => slanted.any() && man.home.is_light() == place.is_light(),
            Role::Rook => straight.any(),
            Role::Queen => (slanted | straight).any(),
            _ => man.promoted.any() && (slanted | straight).any(),
        })
    }

    /// Whether the white king, as things are, has nowhere to go: only then a check can be mate whatever the others do.
    pub(super) fn white_king_is_stuck(&self, king: Square) -> bool {
        let white = self.sides[Color::White as usize];
        self.fixed.contains(king)
            && attacks::king(king).without(self.held[Color::Black as usize] | self.fixed & white).is_empty()
    }

    /// Whether the step of a black man from `from` to `to` mates White, whose king is stuck on `king`.
    ///
    /// The check is certain: nothing can ever stand in between. The king has no square even when the man that moved holds
    /// none of them and blocks lines where it arrives. No white man gets to the checking man or in between with one move from
    /// anywhere in its set, even through the square that was left.
    pub(super) fn mates_white(&self, mover: usize, from: Square, to: Square, king: Square) -> bool {
        let man = &self.men[mover];
        let mut needed = Bitboard::EMPTY;
        if attacks::of(man.role.of(Color::Black), to, self.ever).contains(king) {
            needed = attacks::between(to, king) | to.into();
            if man.role == Role::Pawn {
                // It can be taken en passant.
                needed |= pushed(Color::White, to.into());
            }
        } else if attacks::queen(king, Bitboard::EMPTY).contains(from) {
            let others = self.men.iter().enumerate().filter(|&(index, _)| index != mover);
            let elsewhere = others.fold(Bitboard::EMPTY, |set, (_, man)| set | man.anywhere()).without(from.into());
            for checker in self.men.iter().filter(|checker| checker.color == Color::Black && checker.home != man.home) {
                let way = attacks::between(checker.home, king);
                if self.fixed.contains(checker.home)
                    && way.contains(from)
                    && !way.contains(to)
                    && attacks::of(checker.role.of(Color::Black), checker.home, elsewhere).contains(king)
                {
                    needed = way | checker.home.into();
                }
            }
        }
        if needed.is_empty() {
            return false;
        }
        let taken = self.ever | to.into();
        let held = self.men.iter().filter(|other| other.color == Color::Black && other.home != man.home);
        let held = held
            .filter(|other| self.fixed.contains(other.home))
            .fold(Bitboard::EMPTY, |held, other| held | attacks::of(other.role.of(Color::Black), other.home, taken));
        let own = (self.fixed & self.sides[Color::White as usize]).without(to.into());
        if attacks::king(king).without(held | own).any() {
            return false;
        }
        let still = self.fixed.without(man.home.into());
        !self.men.iter().any(|other| {
            other.color == Color::White && other.role != Role::King && self.one_move(other, still).meets(needed)
        })
    }

    /// Where a man can be after one move from anywhere in its set, and more, if only the men of `still` are in the way.
    fn one_move(&self, man: &Man, still: Bitboard) -> Bitboard {
        let mut all = match man.role {
            Role::Pawn => {
                let push = pushed(man.color, man.reach);
                reach::pawns(man.color, man.reach) | push | pushed(man.color, push)
            }
            Role::Knight => reach::knights(man.reach),
            Role::Bishop => reach::bishops(man.reach, still),
            Role::Rook => reach::rooks(man.reach, still),
            Role::Queen => reach::bishops(man.reach, still) | reach::rooks(man.reach, still),
            Role::King => spread(man.reach),
        };
        if man.promoted.any() {
            let lines = reach::bishops(man.promoted, still) | reach::rooks(man.promoted, still);
            all |= lines | reach::knights(man.promoted);
        }
        all
    }

    /// Whether White's last man, arriving on `to`, is taken with the next move, whatever Black chooses.
    ///
    /// It gives check from the next square to a king that has no other square, so that only taking it helps, and it can be
    /// taken: by the king, since the white king does not get near, or by a man that stands fixed. Nobody is pinned, there being
    /// no other man to pin.
    pub(super) fn is_thrown_away(&self, last: &Man, to: Square, white_king: Bitboard, black_king: Square) -> bool {
        if !self.fixed.contains(black_king) || !attacks::king(black_king).contains(to) {
            return false;
        }
        if !attacks::of(last.role.of(Color::White), to, Bitboard::EMPTY).contains(black_king) {
            return false;
        }
        let mut closed = self.fixed & self.sides[Color::Black as usize] | to.into();
        if let Some(king) = white_king.single() {
            closed |= attacks::king(king);
        }
        if attacks::king(black_king).without(closed).any() {
            return false;
        }
        let taken = self.ever | to.into();
        !spread(white_king).contains(to)
            || self.men.iter().any(|man| {
                man.color == Color::Black
                    && man.role != Role::King
                    && man.home != to
                    && self.fixed.contains(man.home)
                    && attacks::of(man.role.of(Color::Black), man.home, taken).contains(to)
            })
    }
}
