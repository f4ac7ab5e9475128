//! Moves after which no mate by White can follow, so that they need not count as reachable: the opponent is stalemated,
//! White is mated, or White's last piece is captured.
//!
//! Each is a statement about a single move in a game whose earlier moves were all admitted. It may rely on the final sets
//! for every piece except the one that moves, which has just left its set.

use jadoube_board::{Bitboard, Color, Rank, Role, Square, attacks};

use super::{Man, Mobility, pushed};
use crate::reach::{self, spread};

impl Mobility {
    /// The squares of `steps` on which the arrival of this king leaves the opponent, to move, without a legal move, so that
    /// the game is over and Black is not mated. That is so if the opponent has no piece except the king that can ever move,
    /// and all squares around that king, wherever it may be, are occupied or attacked.
    pub(super) fn ending_steps(&self, king: &Man, steps: Bitboard) -> Bitboard {
        // If moves of an opposing piece were refused for a reason other than being illegal, nothing is known: that reason
        // may depend on this king not having moved.
        if steps.is_empty() || self.refused[!king.color as usize] {
            return Bitboard::EMPTY;
        }
        let other = !king.color as usize;
        // If the king itself was the obstacle, its step makes way.
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
            // A cheap necessary condition: with its step the king gives up what it controlled, and it may block its own
            // pieces.
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

    /// Whether a step of the white king from one of these squares could discover a check to a king on `place`.
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

    /// Whether the white king has no move in the current position: only then a check can be mate whatever the others do.
    pub(super) fn white_king_is_stuck(&self, king: Square) -> bool {
        let white = self.sides[Color::White as usize];
        self.fixed.contains(king)
            && attacks::king(king).without(self.held[Color::Black as usize] | self.fixed & white).is_empty()
    }

    /// Whether the step of a black man from `from` to `to` mates White, whose king is stuck on `king`.
    ///
    /// The check is certain: nothing can ever interpose. The king has no square even if the piece that moved controls none
    /// of them and blocks lines where it arrives. No white piece reaches the checking piece or interposes with one move
    /// from anywhere in its set, even through the square that was left. Against a double check only the king could help.
    pub(super) fn mates_white(&self, mover: usize, from: Square, to: Square, king: Square) -> bool {
        let man = &self.men[mover];
        let mut direct = Bitboard::EMPTY;
        if attacks::of(man.role.of(Color::Black), to, self.ever).contains(king) {
            direct = attacks::between(to, king) | to.into();
            if man.role == Role::Pawn {
                // It can be captured en passant.
                direct |= pushed(Color::White, to.into());
            }
        }
        let discovered = self.discovered_check(mover, from, to, king);
        let needed = if direct.any() { direct } else { discovered };
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
        if direct.any() && discovered.any() {
            return true;
        }
        let still = self.fixed.without(man.home.into());
        !self.men.iter().any(|other| {
            other.color == Color::White && other.role != Role::King && self.one_move(other, still).meets(needed)
        })
    }

    /// If the step certainly uncovers a check by a fixed black piece: where that piece stands, and the squares between it and
    /// the king.
    fn discovered_check(&self, mover: usize, from: Square, to: Square, king: Square) -> Bitboard {
        if !attacks::queen(king, Bitboard::EMPTY).contains(from) {
            return Bitboard::EMPTY;
        }
        let others = self.men.iter().enumerate().filter(|&(index, _)| index != mover);
        let elsewhere = others.fold(Bitboard::EMPTY, |set, (_, man)| set | man.anywhere()).without(from.into());
        let checkers = self.men.iter().enumerate().filter(|&(index, man)| index != mover && man.color == Color::Black);
        for (_, checker) in checkers {
            let way = attacks::between(checker.home, king);
            if self.fixed.contains(checker.home)
                && way.contains(from)
                && !way.contains(to)
                && attacks::of(checker.role.of(Color::Black), checker.home, elsewhere).contains(king)
            {
                return way | checker.home.into();
            }
        }
        Bitboard::EMPTY
    }

    /// A superset of where a piece can be after one move from anywhere in its set, if only the pieces of `still` are in the
    /// way.
    fn one_move(&self, man: &Man, still: Bitboard) -> Bitboard {
        let mut all = match man.role {
            Role::Pawn => {
                let push = pushed(man.color, man.reach).without(still);
                let third = Bitboard::of_rank(Rank::Third.seen_by(man.color));
                reach::pawns(man.color, man.reach) | push | pushed(man.color, push & third).without(still)
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

    /// Whether White's last piece, arriving on `to`, is captured with the next move, whatever Black chooses.
    ///
    /// It gives check from an adjacent square to a king that has no other square, so that only capturing it helps, and it
    /// can be captured: by the king, since the white king does not get near, or by a fixed piece. Nothing is pinned, since
    /// there is no other piece to pin it.
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
