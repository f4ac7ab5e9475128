//! What material alone decides: sides that can never mate, wherever the pieces stand.
//!
//! White is the side that wants to mate. If a pawn could promote, nothing is concluded. The tests check the claims by
//! enumerating every arrangement that could be such a mate.

use std::fmt;

use jadoube_board::{Bitboard, Board, Color, Role};

/// Why no mate is possible with this material.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shortage {
    /// The side that wants to mate has only the king.
    BareKing,
    /// It has one knight, and only queens of the other side could block a flight square: a queen there captures the knight.
    KnightAgainstQueens,
    /// Its pieces besides the king are bishops on squares of one color, and nothing of the other side could block a flight
    /// square of the other color without being able to end the check.
    BishopsOfOneColor,
}

impl fmt::Display for Shortage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Shortage::BareKing => "bare king",
            Shortage::KnightAgainstQueens => "one knight against queens",
            Shortage::BishopsOfOneColor => "bishops of one color",
        })
    }
}

/// Whether White lacks the material for any mate that is not already on the board, now and after any captures.
#[inline]
pub(crate) fn shortage(board: &Board) -> Option<Shortage> {
    let white = board.color(Color::White);
    if !white.many() {
        return Some(Shortage::BareKing);
    }
    let kings = board.role(Role::King);
    let bishops = board.role(Role::Bishop);
    let knights = board.role(Role::Knight);
    let officers = white.without(kings);
    if !officers.many() && knights.meets(officers) {
        let others = board.color(Color::Black).without(kings | board.role(Role::Queen));
        return others.is_empty().then_some(Shortage::KnightAgainstQueens);
    }
    if officers.without(bishops).is_empty() {
        let ours = if officers.without(Bitboard::LIGHT).is_empty() {
            Bitboard::LIGHT
        } else if officers.without(Bitboard::DARK).is_empty() {
            Bitboard::DARK
        } else {
            return None;
        };
        let harmless = kings | board.role(Role::Queen) | board.role(Role::Rook) | bishops & ours;
        let others = board.color(Color::Black).without(harmless);
        return others.is_empty().then_some(Shortage::BishopsOfOneColor);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{Piece, Position, Setup, Square, attacks};

    /// Enumerates every arrangement in which the black king, attacked by `checker`, has no flight squares because of the
    /// white king or black `blockers`, with only those pieces on the board; none of them may be a mate. More black pieces,
    /// or other checkers of the same kind, would only give Black more answers.
    fn no_mate(checker: Role, color_of_squares: Bitboard, blockers: &[Role]) -> u32 {
        let mut arrangements = 0;
        for black_king in Square::ALL {
            let checks = match checker {
                Role::Knight => attacks::knight(black_king),
                _ => attacks::bishop(black_king, Bitboard::EMPTY),
            };
            for from in checks & color_of_squares {
                for white_king in Square::ALL {
                    if white_king == black_king || white_king == from || attacks::king(black_king).contains(white_king)
                    {
                        continue;
                    }
                    let covered =
                        attacks::of(checker.of(Color::White), from, Bitboard::EMPTY) | attacks::king(white_king);
                    let guarded = attacks::king(white_king).contains(from);
                    let ring = attacks::king(black_king);
                    if ring.contains(from) && !guarded {
                        continue;
                    }
                    let open = ring.without(covered | from.into());
                    let men = [
                        (black_king, Role::King.of(Color::Black)),
                        (white_king, Role::King.of(Color::White)),
                        (from, checker.of(Color::White)),
                    ];
                    // Each open square gets one of the blockers. Other squares could have one too, which is omitted: it
                    // could only capture or interpose.
                    let squares: Vec<Square> = open.into_iter().collect();
                    if squares.len() > 4 {
                        continue;
                    }
                    for mut code in 0..blockers.len().pow(squares.len() as u32) {
                        let mut all: Vec<(Square, Piece)> = men.to_vec();
                        for &square in &squares {
                            all.push((square, blockers[code % blockers.len()].of(Color::Black)));
                            code /= blockers.len();
                        }
                        let board: Board = all.into_iter().collect();
                        let setup = Setup { board, turn: Color::Black, ..Setup::EMPTY };
                        let Ok(position) = Position::try_from(setup) else { continue };
                        arrangements += 1;
                        assert!(!position.is_checkmate(), "{}", position.fen());
                    }
                }
            }
        }
        arrangements
    }

    #[test]
    fn a_knight_does_not_mate_among_queens() {
        assert!(no_mate(Role::Knight, Bitboard::ALL, &[Role::Queen]) > 1_000);
    }

    #[test]
    fn bishops_of_one_color_do_not_mate_among_queens_and_rooks() {
        assert!(no_mate(Role::Bishop, Bitboard::LIGHT, &[Role::Queen, Role::Rook]) > 1_000);
    }

    #[test]
    fn sufficient_material_is_not_a_shortage() {
        for (fen, short) in [
            ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", Some(Shortage::BareKing)),
            ("8/8/4k1q1/8/8/3KN3/8/8 w - - 0 1", Some(Shortage::KnightAgainstQueens)),
            ("8/8/4k1r1/8/8/3KN3/8/8 w - - 0 1", None),
            ("8/8/4k1p1/8/8/3KN3/8/8 w - - 0 1", None),
            ("8/8/4k1r1/8/8/3KB3/8/8 w - - 0 1", Some(Shortage::BishopsOfOneColor)),
            ("8/8/4k1n1/8/8/3KB3/8/8 w - - 0 1", None),
            ("8/8/4k3/8/8/3KB2P/8/8 w - - 0 1", None),
            ("8/8/4k3/8/8/3KBB2/8/8 w - - 0 1", None),
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(shortage(position.board()), short, "{fen}");
        }
    }
}
