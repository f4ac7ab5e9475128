//! Moves of one position in another.

use jadoube_board::{Move, MoveKind, Position, Role, attacks};

/// The position after a move of another position, if the move is legal here too.
#[inline]
pub(crate) fn played(now: &Position, m: Move) -> Option<Position> {
    let board = now.board();
    let turn = now.turn();
    let piece = m.role().of(turn);
    if board.piece_at(m.from()) != Some(piece) {
        return None;
    }
    if matches!(m.kind(), MoveKind::EnPassant | MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        return now.is_legal(m).then(|| now.after(m));
    }
    let occupied = board.occupied();
    let possible = if m.role() == Role::Pawn {
        if m.from().file() == m.to().file() {
            let way = attacks::between(m.from(), m.to()) | m.to().into();
            !way.meets(occupied)
        } else {
            board.color(!turn).contains(m.to())
        }
    } else {
        attacks::of(piece, m.from(), occupied).without(board.color(turn)).contains(m.to())
    };
    if !possible {
        return None;
    }
    let next = now.after(m);
    let safe = !next.board().is_attacked(next.king(turn), !turn);
    safe.then_some(next)
}
