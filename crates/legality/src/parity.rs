//! Whether the number of moves made fits the side to move.

use jadoube_board::{Bitboard, Color, File, Rank, Role, Square, Wing};

use crate::mobility::Facts;
use crate::past::Past;
use crate::verdict::{Argument, Start};

/// A contradiction between the side to move and the moves that the men have made.
///
/// All pawns are on the board, each on its second or third rank: it has made no move or one, and nothing was promoted. A knight
/// changes the color of its square with each move. Every other piece is confined to squares where each way between two of them
/// has an even number of moves, or each an odd number.
pub(crate) fn argument(past: &Past, start: Start) -> Option<Argument> {
    let mut moves = 0;
    for color in Color::ALL {
        let pawns = past.board.pieces(Role::Pawn.of(color));
        let [second, third] = [Rank::Second, Rank::Third].map(|rank| Bitboard::of_rank(rank.seen_by(color)));
        if pawns.len() != 8 || pawns.without(second | third).any() {
            return None;
        }
        moves += (pawns & third).len();
    }
    let facts = Facts::of(past.board, past.castling, start);
    for color in Color::ALL {
        moves += pieces(&facts, color)?;
    }
    let odd = moves % 2 == 1;
    (odd != (past.turn == Color::Black)).then_some(Argument::Parity { odd })
}

/// A number of moves that is even or odd like that of the pieces of one player; `None` if this is not known.
fn pieces(facts: &Facts, color: Color) -> Option<usize> {
    let array = facts.start.first_rank();
    let first = Rank::First.seen_by(color);
    let mut moves = 0;
    for role in [Role::Bishop, Role::Rook, Role::Queen, Role::King] {
        let mut left = facts.board.pieces(role.of(color));
        for file in File::ALL.into_iter().filter(|file| array[file.index()] == role) {
            let home = Square::new(file, first);
            let [even, odd] = facts.even_and_odd(color, role, home)?;
            let castles = Wing::ALL.into_iter().any(|wing| (even | odd).contains(wing.king_to(color)));
            if role == Role::King && castles && (even | odd).many() {
                return None;
            }
            match ((left & even).any(), (left & odd).any()) {
                (true, false) => left = left.without((left & even).first()?.into()),
                (false, true) => {
                    left = left.without((left & odd).first()?.into());
                    moves += 1;
                }
                // It is gone, and was never elsewhere.
                (false, false) if !(even | odd).many() => {}
                _ => return None,
            }
        }
    }
    let knights = facts.board.pieces(Role::Knight.of(color));
    let homes: Bitboard = File::ALL
        .into_iter()
        .filter(|file| array[file.index()] == Role::Knight)
        .map(|file| Square::new(file, first))
        .collect();
    if knights.len() != homes.len() {
        return None;
    }
    Some(moves + (knights & Bitboard::LIGHT).len() + (homes & Bitboard::LIGHT).len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{Position, Setup};

    fn found(fen: &str) -> Option<Argument> {
        let position = Position::try_from(fen.parse::<Setup>().unwrap()).unwrap();
        argument(&Past::of(&position), Start::Standard)
    }

    #[test]
    fn knights_and_single_steps_are_counted() {
        assert_eq!(
            found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"),
            Some(Argument::Parity { odd: false })
        );
        assert_eq!(found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), None);
        let knight = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R";
        assert_eq!(found(&format!("{knight} w KQkq - 0 1")), Some(Argument::Parity { odd: true }));
        assert_eq!(found(&format!("{knight} b KQkq - 0 1")), None);
        // The rook may have gone to g1, which is one move.
        assert_eq!(found(&format!("{knight} w Qkq - 0 1")), Some(Argument::Parity { odd: true }));
        assert_eq!(found("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBR1 w Qkq - 0 1"), None);
        // A pawn that went two squares did so in one move or in two.
        assert_eq!(found("rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1"), None);
    }
}
