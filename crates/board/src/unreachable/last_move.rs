//! Whether the player who has just moved can have moved at all: every move is taken back in every way, and each position
//! before is asked for the proofs that can be read off the board.
//!
//! Missing a way to take a move back would make the proof wrong, so nothing is left out here that the Laws allow; a test
//! plays random games and finds every position before among those given here.

use super::{Start, standing_proofs};
use crate::{Bitboard, Color, File, Rank, Role, Setup, Square, Wing, attacks};

/// Whether some last move is not excluded.
pub(super) fn exists(setup: &Setup, start: Start) -> bool {
    !each_before(setup, &mut |before| {
        // Asked first because it is quick and excludes most last moves when there is a check to explain (3.9.2).
        before.attackers_of_king(setup.turn).is_empty()
            && standing_proofs(before, start).is_empty()
            // Before a capture en passant the last move is known, and has to be possible too.
            && (before.en_passant.is_none() || exists(before, start))
    })
}

/// Calls `found` with every setup from which one move, legal as far as the moving piece's way is concerned, leads to
/// `setup`, until it answers yes; gives whether it never did. The castling rights are the least that were there.
fn each_before(setup: &Setup, found: &mut dyn FnMut(&Setup) -> bool) -> bool {
    let back = Back { setup, mover: !setup.turn };
    if let Some(passed) = setup.en_passant {
        return !back.double_step_over(passed).is_some_and(|before| found(&before));
    }
    let rights = setup.castling.rooks(back.mover);
    let pieces = setup.board.color(back.mover).without(rights);
    for at in pieces {
        let Some(role) = setup.board.role_at(at) else { continue };
        if role == Role::King && rights.any() {
            continue;
        }
        let came_by = match role {
            Role::Pawn => back.pawn_moves(at, found),
            role => back.piece_moves(role, at, found) || back.promotions(at, found),
        };
        if came_by {
            return false;
        }
    }
    !(rights.is_empty() && back.castlings(found))
}

/// Taking back the last move of `mover`. The methods give whether `found` said yes.
struct Back<'a> {
    setup: &'a Setup,
    mover: Color,
}

impl Back<'_> {
    /// The setup with the piece on `at` back on `from` as `role`, and on `at` what it captured.
    fn undone(&self, at: Square, from: Square, role: Role, captured: Option<Role>) -> Setup {
        let mut before = Setup { turn: self.mover, en_passant: None, ..*self.setup };
        before.board.clear(Bitboard::of(at));
        before.board.put(from, role.of(self.mover));
        if let Some(captured) = captured {
            before.board.put(at, captured.of(!self.mover));
        }
        before
    }

    fn empty(&self) -> Bitboard {
        !self.setup.board.occupied()
    }

    /// One square back, in the sense of the mover's pawns, and `files` aside, if that square is empty.
    fn behind(&self, at: Square, files: i8) -> Option<Square> {
        at.offset(files, self.mover.pick(-1, 1)).filter(|from| self.empty().contains(*from))
    }

    /// Every capture on `at` that `role` may have made from `from`.
    fn captures(&self, at: Square, from: Square, role: Role, found: &mut dyn FnMut(&Setup) -> bool) -> bool {
        [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
            .into_iter()
            .any(|captured| found(&self.undone(at, from, role, Some(captured))))
    }

    /// Articles 3.2 to 3.6 and 3.8.1: all these pieces go back the way they come.
    fn piece_moves(&self, role: Role, at: Square, found: &mut dyn FnMut(&Setup) -> bool) -> bool {
        let ways = attacks::of(role.of(self.mover), at, self.setup.board.occupied()) & self.empty();
        ways.into_iter().any(|from| found(&self.undone(at, from, role, None)))
            || ways.into_iter().any(|from| self.captures(at, from, role, found))
    }

    /// Articles 3.7.1 to 3.7.3.2. A pawn that comes from the first rank is found out as a fault of the setup before.
    fn pawn_moves(&self, at: Square, found: &mut dyn FnMut(&Setup) -> bool) -> bool {
        let step = self.behind(at, 0);
        step.is_some_and(|from| found(&self.undone(at, from, Role::Pawn, None)))
            || step.and_then(|passed| self.double_step_over(passed)).is_some_and(|before| found(&before))
            || [-1, 1].into_iter().filter_map(|files| self.behind(at, files)).any(|from| {
                self.captures(at, from, Role::Pawn, found)
                    || self.en_passant(at, from).is_some_and(|before| found(&before))
            })
    }

    fn double_step_over(&self, passed: Square) -> Option<Setup> {
        if passed.rank() != Rank::Third.seen_by(self.mover) {
            return None;
        }
        let from = self.behind(passed, 0)?;
        Some(self.undone(passed.en_passant_neighbour(), from, Role::Pawn, None))
    }

    /// That the captured pawn had just made its double step is for the setup before to know: the square is left in it.
    fn en_passant(&self, at: Square, from: Square) -> Option<Setup> {
        let victim = at.en_passant_neighbour();
        if at.rank() != Rank::Sixth.seen_by(self.mover) || !self.empty().contains(victim) {
            return None;
        }
        let mut before = self.undone(at, from, Role::Pawn, None);
        before.board.put(victim, Role::Pawn.of(!self.mover));
        before.en_passant = Some(at);
        Some(before)
    }

    /// Article 3.7.3.3.
    fn promotions(&self, at: Square, found: &mut dyn FnMut(&Setup) -> bool) -> bool {
        let promotes = self.setup.board.role_at(at).is_some_and(|role| Role::PROMOTIONS.contains(&role));
        if at.rank() != Rank::Eighth.seen_by(self.mover) || !promotes {
            return false;
        }
        self.behind(at, 0).is_some_and(|from| found(&self.undone(at, from, Role::Pawn, None)))
            || [-1, 1]
                .into_iter()
                .filter_map(|files| self.behind(at, files))
                .any(|from| self.captures(at, from, Role::Pawn, found))
    }

    /// Article 3.8.2 and Guideline II.3: king and rook may have come from wherever an array can have them; which array
    /// it was is for the proofs about the setup before, where the right is still there.
    fn castlings(&self, found: &mut dyn FnMut(&Setup) -> bool) -> bool {
        let first = Rank::First.seen_by(self.mover);
        Wing::ALL.into_iter().any(|wing| {
            let (king_to, rook_to) = (wing.king_to(self.mover), wing.rook_to(self.mover));
            let king = Role::King.of(self.mover);
            let rook = Role::Rook.of(self.mover);
            let stand =
                self.setup.board.piece_at(king_to) == Some(king) && self.setup.board.piece_at(rook_to) == Some(rook);
            let mut board = self.setup.board;
            board.clear(Bitboard::of(king_to) | Bitboard::of(rook_to));
            stand
                && File::ALL.into_iter().map(|file| Square::new(file, first)).any(|king_from| {
                    let sides = File::ALL.into_iter().map(|file| Square::new(file, first)).filter(|from| match wing {
                        Wing::King => *from > king_from,
                        Wing::Queen => *from < king_from,
                    });
                    sides.into_iter().any(|rook_from| {
                        let ways = way(king_from, king_to) | way(rook_from, rook_to);
                        let mut before = Setup { board, turn: self.mover, en_passant: None, ..*self.setup };
                        before.board.put(king_from, king);
                        before.board.put(rook_from, rook);
                        before.castling = self.setup.castling.with(rook_from);
                        // 3.8.2.2.1: nobody castles out of check.
                        !ways.meets(board.occupied())
                            && before.attackers_of_king(self.mover).is_empty()
                            && found(&before)
                    })
                })
        })
    }
}

/// The squares from one to another of the same rank, both ends included.
fn way(from: Square, to: Square) -> Bitboard {
    attacks::between(from, to) | Bitboard::of(from) | Bitboard::of(to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ArrayNumber, MoveKind, Position};

    /// Each position before, as it was, is among those that taking moves back gives.
    fn is_found(before: &Position, after: &Setup, kind: MoveKind) -> bool {
        !each_before(after, &mut |found| {
            found.board == before.board
                && found.turn == before.turn
                && (kind != MoveKind::EnPassant || found.en_passant == before.en_passant)
                && found.castling.all_rooks().without(before.castling.all_rooks()).is_empty()
        })
    }

    #[test]
    fn random_games_can_be_taken_back_move_by_move() {
        let mut chance = 1u64;
        let mut below = |bound: usize| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (chance >> 33) as usize % bound
        };
        let mut kinds = [0; 9];
        for game in 0..400 {
            let array = if game % 2 == 0 { Some(ArrayNumber::STANDARD) } else { ArrayNumber::new(below(960) as u16) };
            let mut position = array.unwrap().position();
            for _ in 0..250 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                // What is rare is played whenever it can be, every other time.
                let rare = moves.iter().find(|m| m.castling().is_some() || m.kind() == MoveKind::EnPassant);
                let any = moves.iter().nth(below(moves.len())).unwrap();
                let m = rare.filter(|_| below(2) == 0).unwrap_or(any);
                let next = position.after(m);
                kinds[m.kind() as usize] += 1;
                assert!(is_found(&position, &next.into(), m.kind()), "{position:?} {m:?}");
                let silent = Setup { en_passant: None, ..next.into() };
                assert!(is_found(&position, &silent, m.kind()), "{position:?} {m:?}");
                position = next;
            }
        }
        assert!(kinds.iter().all(|count| *count > 30), "{kinds:?}");
    }
}
