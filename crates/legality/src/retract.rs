//! Taking back the last move in every way that the Laws allow.
//!
//! To leave one out would make proofs wrong; to include one too many only makes them harder. A test plays random games and
//! finds every position before among those given here.

use jadoube_board::{Bitboard, Color, Position, Rank, Role, Square, Wing, attacks};

use crate::past::{EnPassant, Past};
use crate::verdict::Start;

/// A position before, and the squares that the last move left and reached.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Before {
    pub(crate) past: Past,
    pub(crate) from: Square,
    pub(crate) to: Square,
}

/// Every position from which one move, legal as far as the mover's way and the opponent's king are concerned, leads to `past`.
pub(crate) fn each_before(past: &Past, start: Start) -> Vec<Before> {
    let mut back = Back { past, mover: !past.turn, start, found: Vec::new() };
    back.all();
    back.found
}

struct Back<'a> {
    past: &'a Past,
    mover: Color,
    start: Start,
    found: Vec<Before>,
}

impl Back<'_> {
    fn all(&mut self) {
        if let EnPassant::Over(passed) = self.past.en_passant {
            self.double_step(passed);
            return;
        }
        let rights = self.past.castling.rooks(self.mover);
        for at in self.past.board.color(self.mover).without(rights) {
            match self.past.board.role_at(at) {
                Some(Role::King) if rights.any() => {}
                Some(Role::Pawn) => self.pawn(at),
                Some(role) => self.piece(role, at),
                None => {}
            }
        }
        if rights.is_empty() {
            self.castlings();
        }
    }

    fn empty(&self) -> Bitboard {
        !self.past.board.occupied()
    }

    fn add(&mut self, past: Past, from: Square, to: Square) {
        // 3.9.2: the player who now has the move was not in check when the opponent had it.
        let king = past.board.king(self.past.turn);
        if king.is_some_and(|king| !past.board.is_attacked(king, self.mover)) {
            self.found.push(Before { past, from, to });
        }
    }

    /// The man on `to` goes back to `from` as `role`; on `to` there is again what it captured.
    fn undo(&mut self, to: Square, from: Square, role: Role, captured: Option<Role>) {
        let mut past = Past { turn: self.mover, en_passant: EnPassant::Open, ..*self.past };
        past.board.clear(Bitboard::of(to));
        past.board.put(from, role.of(self.mover));
        if let Some(captured) = captured {
            past.board.put(to, captured.of(!self.mover));
        }
        self.add(past, from, to);
    }

    fn undo_captures(&mut self, to: Square, from: Square, role: Role) {
        for captured in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
            if captured != Role::Pawn || !Bitboard::BACK_RANKS.contains(to) {
                self.undo(to, from, role, Some(captured));
            }
        }
    }

    /// One square back and `files` aside, if it is empty.
    fn behind(&self, at: Square, files: i8) -> Option<Square> {
        at.offset(files, self.mover.pick(-1, 1)).filter(|from| self.empty().contains(*from))
    }

    fn piece(&mut self, role: Role, at: Square) {
        let ways = attacks::of(role.of(self.mover), at, self.past.board.occupied()) & self.empty();
        for from in ways {
            self.undo(at, from, role, None);
            self.undo_captures(at, from, role);
        }
        if role != Role::King && at.rank() == Rank::Eighth.seen_by(self.mover) {
            if let Some(from) = self.behind(at, 0) {
                self.undo(at, from, Role::Pawn, None);
            }
            for from in [-1, 1].into_iter().filter_map(|files| self.behind(at, files)).collect::<Vec<_>>() {
                self.undo_captures(at, from, Role::Pawn);
            }
        }
    }

    fn pawn(&mut self, at: Square) {
        if at.rank() == Rank::Second.seen_by(self.mover) {
            return;
        }
        if let Some(from) = self.behind(at, 0) {
            self.undo(at, from, Role::Pawn, None);
            if at.rank() == Rank::Fourth.seen_by(self.mover) && self.was_silent(from) {
                self.double_step(from);
            }
        }
        for from in [-1, 1].into_iter().filter_map(|files| self.behind(at, files)).collect::<Vec<_>>() {
            self.undo_captures(at, from, Role::Pawn);
            self.en_passant(at, from);
        }
    }

    /// Whether a double step over `passed` would have left no legal capture en passant, or nothing is known about one.
    fn was_silent(&self, passed: Square) -> bool {
        let setup = jadoube_board::Setup { en_passant: Some(passed), ..self.past.setup() };
        self.past.en_passant == EnPassant::Open
            || Position::try_from(setup).map_or(true, |position| position.en_passant().is_none())
    }

    fn double_step(&mut self, passed: Square) {
        if passed.rank() != Rank::Third.seen_by(self.mover) {
            return;
        }
        let Some(to) = passed.offset(0, self.mover.pick(1, -1)) else { return };
        if let Some(from) = self.behind(passed, 0).filter(|_| self.empty().contains(passed)) {
            self.undo(to, from, Role::Pawn, None);
        }
    }

    fn en_passant(&mut self, at: Square, from: Square) {
        if at.rank() != Rank::Sixth.seen_by(self.mover) {
            return;
        }
        let ahead = self.mover.pick(1, -1);
        let (Some(victim), Some(home)) = (at.offset(0, -ahead), at.offset(0, ahead)) else { return };
        if !self.empty().contains(victim) || !self.empty().contains(home) {
            return;
        }
        let mut past = Past { turn: self.mover, en_passant: EnPassant::Over(at), ..*self.past };
        past.board.clear(Bitboard::of(at));
        past.board.put(from, Role::Pawn.of(self.mover));
        past.board.put(victim, Role::Pawn.of(!self.mover));
        self.add(past, from, at);
    }

    fn castlings(&mut self) {
        let first = Rank::First.seen_by(self.mover);
        let array = self.start.first_rank();
        let homes = |wanted: Role| {
            (0..8)
                .filter(move |file| array[*file] == wanted)
                .filter_map(move |file| Some(Square::new(jadoube_board::File::from_index(file)?, first)))
        };
        let Some(king_from) = homes(Role::King).next() else { return };
        for wing in Wing::ALL {
            let rook_from = homes(Role::Rook).find(|rook| match wing {
                Wing::King => *rook > king_from,
                Wing::Queen => *rook < king_from,
            });
            let Some(rook_from) = rook_from else { continue };
            let (king_to, rook_to) = (wing.king_to(self.mover), wing.rook_to(self.mover));
            let (king, rook) = (Role::King.of(self.mover), Role::Rook.of(self.mover));
            if self.past.board.piece_at(king_to) != Some(king) || self.past.board.piece_at(rook_to) != Some(rook) {
                continue;
            }
            let mut past = Past { turn: self.mover, en_passant: EnPassant::Open, ..*self.past };
            past.board.clear(Bitboard::of(king_to) | Bitboard::of(rook_to));
            let ways = way(king_from, king_to) | way(rook_from, rook_to);
            if ways.meets(past.board.occupied()) {
                continue;
            }
            past.board.put(king_from, king);
            past.board.put(rook_from, rook);
            past.castling = self.past.castling.with(rook_from);
            // 3.8.2.2.1: nobody castles out of check.
            if !past.board.is_attacked(king_from, !self.mover) {
                self.add(past, king_from, king_to);
            }
        }
    }
}

/// The squares from one to another of the same rank, both ends included.
fn way(from: Square, to: Square) -> Bitboard {
    attacks::between(from, to) | Bitboard::of(from) | Bitboard::of(to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{ArrayNumber, MoveKind};

    #[test]
    fn every_move_of_random_games_is_taken_back() {
        let mut chance = 7u64;
        let mut below = |bound: usize| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (chance >> 33) as usize % bound
        };
        let mut kinds = [0; 9];
        for game in 0..200 {
            let array =
                if game % 2 == 0 { ArrayNumber::STANDARD } else { ArrayNumber::new(below(960) as u16).unwrap() };
            let start = Start::Chess960(array);
            let mut position = array.position();
            for _ in 0..200 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let rare = moves.iter().find(|m| m.castling().is_some() || m.kind() == MoveKind::EnPassant);
                let any = moves.iter().nth(below(moves.len())).unwrap();
                let m = rare.filter(|_| below(2) == 0).unwrap_or(any);
                let next = position.after(m);
                kinds[m.kind() as usize] += 1;
                let open = Past { en_passant: EnPassant::Open, ..Past::of(&next) };
                for after in [Past::of(&next), open] {
                    let found = each_before(&after, start).iter().any(|before| {
                        before.past.board == *position.board()
                            && before.past.turn == position.turn()
                            && (m.kind() != MoveKind::EnPassant
                                || before.past.en_passant == Past::of(&position).en_passant)
                            && before.past.castling.all_rooks().without(position.castling().all_rooks()).is_empty()
                    });
                    assert!(found, "{} {m:?}", position.fen());
                }
                position = next;
            }
        }
        assert!(kinds.iter().all(|count| *count > 15), "{kinds:?}");
    }
}
