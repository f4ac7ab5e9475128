//! Replays moves of one position in another.

use jadoube_board::{Bitboard, Move, MoveKind, Position, Role, Square, attacks};

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
        reaches(m.role(), m.from(), m.to(), occupied) && !board.color(turn).contains(m.to())
    };
    if !possible {
        return None;
    }
    let next = now.after(m);
    let safe = !next.board().is_attacked(next.king(turn), !turn);
    safe.then_some(next)
}

/// Whether a piece other than a pawn can move from one square to the other.
#[inline]
fn reaches(role: Role, from: Square, to: Square, occupied: Bitboard) -> bool {
    let files = (from as i32 & 7) - (to as i32 & 7);
    let ranks = (from as i32 >> 3) - (to as i32 >> 3);
    let straight = files == 0 || ranks == 0;
    let slanted = files.abs() == ranks.abs();
    let aligned = match role {
        Role::Knight => return attacks::knight(from).contains(to),
        Role::King => return attacks::king(from).contains(to),
        Role::Bishop => slanted,
        Role::Rook => straight,
        _ => straight || slanted,
    };
    aligned && !attacks::between(from, to).meets(occupied)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_reach_what_they_attack() {
        let board = *Position::standard().board();
        for occupied in [board.occupied(), Bitboard::EMPTY, Bitboard(0x1234_5678_9abc_def0)] {
            for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
                for from in Square::ALL {
                    let attacked = attacks::of(role.of(jadoube_board::Color::White), from, occupied);
                    for to in Square::ALL.into_iter().filter(|&to| to != from) {
                        assert_eq!(reaches(role, from, to, occupied), attacked.contains(to), "{role:?} {from} {to}");
                    }
                }
            }
        }
    }
}
