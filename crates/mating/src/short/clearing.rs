//! Pieces are given away and a pawn is promoted until a mate at the edge is certain.
//!
//! Every move is legal, but none is kept: this is for callers that need no line. Black moves its pieces to where White captures them, and
//! White captures or, if it has neither queen nor rook, promotes a pawn. After a few moves the kings can usually walk to an
//! edge ([`edge::mates`]), which is cheaper to recognize than to play out.

use std::ops::RangeInclusive;

use jadoube_board::{Bitboard, Color, Move, Position, Role, attacks};

use super::edge;
use super::scene::PawnWays;
use super::script::{pawn_move, piece_move};
use crate::reach::{attacked, spread};

/// How many pieces Black can give away in few moves, so that other ways to mate are tried later.
pub(super) const FEW: RangeInclusive<usize> = 0..=3;
/// How many are still worth it if no mate is found with the black king where it is.
pub(super) const MANY: RangeInclusive<usize> = 4..=8;
/// The most plies, plus two for each black piece; `RUN` applies if a pawn has to be promoted first.
const PLIES: usize = 4;
const RUN: usize = 13;
/// How often a mate at the edge is looked for.
const TESTS: u32 = 4;
/// After this ply it is looked for even if Black still has its one piece.
const EARLY: usize = 2;

/// Whether White can mate in this way. It is tried only if the number of black pieces is in `range`.
pub(super) fn mates(view: &Position, range: &RangeInclusive<usize>, met: &mut u64) -> bool {
    let mut now = *view;
    let pieces = officers(&now, Color::Black).len();
    if !range.contains(&pieces) {
        return false;
    }
    let plies = if heavy(&now).any() { PLIES } else { RUN } + 2 * pieces;
    let mut tests = 0;
    for ply in 1..=plies {
        let Some(next) = step(&now) else { return false };
        now = next;
        *met += 1;
        let ready = officers(&now, Color::Black).is_empty() && heavy(&now).any();
        if ready || ply == plies || ply == EARLY && pieces == 1 {
            if edge::mates(&now) {
                return true;
            }
            tests += 1;
            if tests == TESTS {
                return false;
            }
        }
    }
    false
}

/// The position after the next move, if one is found.
#[inline]
fn step(now: &Position) -> Option<Position> {
    match now.turn() {
        Color::White => white(now),
        Color::Black => black(now),
    }
}

/// The pieces of a color other than the king and the pawns.
#[inline]
pub(super) fn officers(now: &Position, color: Color) -> Bitboard {
    let board = now.board();
    board.color(color).without(board.role(Role::Pawn) | board.role(Role::King))
}

#[inline]
fn heavy(now: &Position) -> Bitboard {
    let board = now.board();
    (board.role(Role::Queen) | board.role(Role::Rook)) & board.color(Color::White)
}

/// The position after a move that the piece can make, unless it leaves its own king in check.
#[inline]
fn safely(now: &Position, m: Move) -> Option<Position> {
    let turn = now.turn();
    let next = now.after(m);
    (!next.board().is_attacked(next.king(turn), !turn)).then_some(next)
}

/// White captures a piece, or brings a pawn nearer to promotion, or waits.
fn white(now: &Position) -> Option<Position> {
    let board = now.board();
    let occupied = board.occupied();
    let prey = officers(now, Color::Black);
    let prey = if prey.any() { prey & attacked(board, Color::White, occupied) } else { prey };
    for prey in prey {
        for hunter in board.attackers(prey, Color::White, occupied) {
            let Some(role) = board.role_at(hunter) else { continue };
            let capture = match role {
                Role::Pawn => pawn_move(hunter, prey)?,
                role => piece_move(role, hunter, prey),
            };
            if let Some(next) = safely(now, capture) {
                return Some(next);
            }
        }
    }
    if heavy(now).is_empty() {
        let ways = PawnWays::new(!occupied, board.color(Color::Black).without(now.king(Color::Black).into()));
        let pawns = board.role(Role::Pawn) & board.color(Color::White) & ways.starts();
        // The last in the order of squares is the most advanced.
        match pawns.last() {
            Some(at) => {
                let (_, to) = ways.next(at)?;
                if let Some(next) = safely(now, pawn_move(at, to)?) {
                    return Some(next);
                }
            }
            None if officers(now, Color::Black).is_empty() => return None,
            None => {}
        }
    } else if let Some(next) = park(now) {
        return Some(next);
    }
    tempo(now)
}

/// A queen or rook goes to where it leaves the black king alone.
fn park(now: &Position) -> Option<Position> {
    let board = now.board();
    let occupied = board.occupied();
    let from = heavy(now).first()?;
    let piece = board.role_at(from)?.of(Color::White);
    let others = occupied.without(from.into());
    let near = spread(now.king(Color::Black).into());
    let to = attacks::of(piece, from, occupied).without(occupied);
    let to = to.into_iter().find(|&to| !attacks::of(piece, to, others).meets(near))?;
    safely(now, piece_move(piece.role, from, to))
}

/// Black moves a piece to where White captures it, or waits.
fn black(now: &Position) -> Option<Position> {
    let board = now.board();
    let occupied = board.occupied();
    let men = officers(now, Color::Black);
    if men.is_empty() {
        return tempo(now);
    }
    let fire = attacked(board, Color::White, occupied);
    let closed = board.color(Color::Black) | heavy(now);
    if !fire.contains(now.king(Color::Black)) {
        for from in men {
            let Some(role) = board.role_at(from) else { continue };
            let to = attacks::of(role.of(Color::Black), from, occupied) & fire;
            for to in to.without(closed).into_iter().take(2) {
                let m = piece_move(role, from, to);
                // The king is not in check.
                if !now.may_uncover_king(from) {
                    return Some(now.after(m));
                }
                if let Some(next) = safely(now, m) {
                    return Some(next);
                }
            }
        }
    }
    tempo(now)
}

/// A step of the king, or any move.
fn tempo(now: &Position) -> Option<Position> {
    let turn = now.turn();
    let king = now.king(turn);
    let steps = attacks::king(king).without(now.board().occupied() | attacks::king(now.king(!turn)));
    steps
        .into_iter()
        .find_map(|to| safely(now, piece_move(Role::King, king, to)))
        .or_else(|| now.legal_moves().iter().next().map(|m| now.after(m)))
}

#[cfg(test)]
mod tests {
    use super::super::tried::dice;
    use super::*;
    use crate::{Budget, CanMate, Solver};
    use jadoube_board::{Board, Castling, Setup, Square};

    /// Men on random squares, many or few.
    fn scattered(draw: &mut impl FnMut(usize) -> usize) -> Option<Position> {
        let mut board = Board::EMPTY;
        for _ in 0..2 + draw(38) {
            let (square, role) = (Square::ALL[draw(64)], Role::ALL[draw(5)]);
            if role != Role::Pawn || !Bitboard::BACK_RANKS.contains(square) {
                board.put(square, role.of(Color::ALL[draw(2)]));
            }
        }
        let [white, black] = [draw(64), draw(64)].map(|index| Square::ALL[index]);
        board.put(white, Role::King.of(Color::White));
        board.put(black, Role::King.of(Color::Black));
        let turn = Color::ALL[draw(2)];
        Position::try_from(Setup {
            board,
            turn,
            castling: Castling::NONE,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        })
        .ok()
    }

    #[test]
    fn every_step_is_a_legal_move() {
        let rounds = if std::env::var_os("JADOUBE_FULL").is_some() { 10_000_000 } else { 100_000 };
        let mut draw = dice(0x2545_f491_4f6c_dd1d);
        let (mut steps, mut in_check, mut captures) = (0, 0, 0);
        for _ in 0..rounds {
            let Some(mut now) = scattered(&mut draw) else { continue };
            for _ in 0..12 {
                let Some(next) = step(&now) else { break };
                assert!(now.legal_moves().iter().any(|m| now.after(m) == next), "{} {}", now.fen(), next.fen());
                steps += 1;
                in_check += usize::from(now.is_check());
                captures += usize::from(next.board().occupied().len() < now.board().occupied().len());
                now = next;
            }
        }
        assert!(steps > 2 * rounds / 10 && in_check > 1_000 && captures > 1_000, "{steps} {in_check} {captures}");
    }

    /// Giving away a piece while in check would reach a mate here.
    #[test]
    fn a_check_has_to_be_answered() {
        for (fen, winner) in [
            ("4b1q1/p7/3p1Q1p/4pn1P/2RQN1pK/4pkP1/1P5R/8 w - - 0 1", Color::Black),
            ("8/1p5r/4PKp1/2rqn1Pk/4PN1p/3P1q1P/P7/4B1Q1 b - - 0 1", Color::White),
            ("6qq/b1K5/kQP1P1P1/4Pq2/5R1P/pn1r2P1/7P/r7 b - - 0 1", Color::White),
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(Solver::new().can_ever_mate(&position, winner, Budget::DEFAULT), CanMate::No, "{fen}");
        }
    }
}
