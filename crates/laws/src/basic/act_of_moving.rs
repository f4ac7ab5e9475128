//! Article 4: the moves that are left to a player who has touched pieces.

use jadoube_board::{Color, Move, Role, Setup, Square, Wing};
use jadoube_lawbook::Matter;
use serde::{Deserialize, Serialize};

/// A touch that counts under touch-move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Touch {
    /// The square of the piece when the turn began.
    pub square: Square,
    /// It is unclear whether this touch came before the previous one in the list (4.3.3).
    pub order_unclear: bool,
}

/// The legal moves that a player may still make, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Permission {
    /// Whether only these may be played.
    pub bound: bool,
    /// The rule that leaves these moves.
    pub matter: Matter,
    /// The moves.
    pub moves: Vec<Move>,
}

/// The legal moves still permitted after these touches, in their order: Articles 4.3 to 4.5. The editions differ in what
/// counts as a touch and in their wording, not in the consequences: editions that only mention one piece of each color are
/// read like the newer ones.
///
/// ```
/// use jadoube_board::{Position, Square};
/// use jadoube_lawbook::Matter;
/// use jadoube_laws::moves::{Touch, permitted};
///
/// let start = Position::standard().into();
/// let knight = Touch { square: Square::G1, order_unclear: false };
/// let permission = permitted(&start, &[knight]);
/// assert_eq!((permission.matter, permission.moves.len()), (Matter::TouchedOwn, 2));
/// let rook = Touch { square: Square::A1, order_unclear: false };
/// assert!(!permitted(&start, &[rook]).bound); // 4.5: it cannot be moved
/// ```
pub fn permitted(before: &Setup, touches: &[Touch]) -> Permission {
    let legal = legal_moves(before);
    if touches.is_empty() {
        return free(legal);
    }
    let us = before.turn;
    let own = first_of(before, touches, us);
    let theirs = first_of(before, touches, !us);
    let only = |matter, moves: Vec<Move>| Permission { bound: true, matter, moves };

    // 4.4: king and rook were touched first; later touches change nothing.
    if let Some(castling) = castling_touched(before, touches) {
        let on_wing: Vec<Move> = legal.iter().copied().filter(|m| m.castling() == Some(castling.wing)).collect();
        match castling.order {
            Order::KingFirst if !on_wing.is_empty() => return only(Matter::TouchedKingAndRook, on_wing),
            Order::KingFirst => {
                // 4.4.3: another move of the king, including castling on the other side; otherwise any move.
                let others = moves_from(&legal, castling.king);
                let bound = !others.is_empty();
                let moves = if bound { others } else { legal };
                return Permission { bound, matter: Matter::CastlingAttemptIllegal, moves };
            }
            Order::RookFirst => {
                // 4.4.2: no castling on that side this time; 4.3.1 decides which piece moves.
                let legal: Vec<Move> = legal.into_iter().filter(|m| m.castling() != Some(castling.wing)).collect();
                for touch in touches {
                    let moves = moves_from(&legal, touch.square);
                    if !moves.is_empty() {
                        return only(Matter::TouchedRookThenKing, moves);
                    }
                }
                // Neither can move: 4.5 applies, except that castling is excluded.
                let (bound, matter) = match on_wing.is_empty() {
                    true => (false, Matter::NothingUsable),
                    false => (true, Matter::TouchedRookThenKing),
                };
                return Permission { bound, matter, moves: legal };
            }
        }
    }
    match (own, theirs) {
        (Some(own), Some(theirs)) => {
            let capture: Vec<Move> = captures_of(before, &legal, theirs)
                .into_iter()
                .filter(|m| m.from() == own && m.castling().is_none())
                .collect();
            if !capture.is_empty() {
                return only(Matter::TouchedBoth, capture);
            }
            for square in in_order(before, touches, us) {
                let moves = usable(before, &legal, square);
                if !moves.is_empty() {
                    return only(Matter::TouchedBoth, moves);
                }
            }
        }
        (own, _) => {
            let matter = if own.is_some() { Matter::TouchedOwn } else { Matter::TouchedOpponents };
            for touch in touches {
                let moves = usable(before, &legal, touch.square);
                if !moves.is_empty() {
                    return only(matter, moves);
                }
            }
        }
    }
    free(legal)
}

/// Article 4.5, and a player who has touched nothing.
fn free(moves: Vec<Move>) -> Permission {
    Permission { bound: false, matter: Matter::NothingUsable, moves }
}

/// The legal moves of any board; the fast generator is used if the board is a valid position.
pub fn legal_moves(setup: &Setup) -> Vec<Move> {
    match jadoube_board::Position::try_from(*setup) {
        Ok(position) => position.legal_moves().iter().collect(),
        Err(_) => setup.moves(),
    }
}

fn first_of(before: &Setup, touches: &[Touch], color: Color) -> Option<Square> {
    touches.iter().map(|touch| touch.square).find(|&square| before.board.color_at(square) == Some(color))
}

fn moves_from(legal: &[Move], from: Square) -> Vec<Move> {
    legal.iter().copied().filter(|m| m.from() == from).collect()
}

fn captures_of(before: &Setup, legal: &[Move], victim: Square) -> Vec<Move> {
    legal.iter().copied().filter(|&m| captured_square(before, m) == Some(victim)).collect()
}

/// The square of the piece that a move captures, on any board.
pub(crate) fn captured_square(before: &Setup, m: Move) -> Option<Square> {
    match m.kind() {
        jadoube_board::MoveKind::EnPassant => m.to().offset(0, before.turn.pick(-1, 1)),
        jadoube_board::MoveKind::CastlingKing | jadoube_board::MoveKind::CastlingQueen => None,
        _ => before.board.color_at(m.to()).map(|_| m.to()),
    }
}

/// Moves of the player's own piece there, or captures of the opponent's.
fn usable(before: &Setup, legal: &[Move], square: Square) -> Vec<Move> {
    match before.board.color_at(square) {
        Some(color) if color == before.turn => {
            let mut moves = moves_from(legal, square);
            moves.extend(legal.iter().copied().filter(|&m| is_castling_of_rook_alone(before, m, square)));
            moves
        }
        Some(_) => captures_of(before, legal, square),
        None => Vec::new(),
    }
}

/// II.3.2.4: the king already stands where castling puts it, so that only this rook is moved.
fn is_castling_of_rook_alone(before: &Setup, m: Move, rook: Square) -> bool {
    let castles = |wing| before.castling.rook(before.turn, wing, m.from()) == Some(rook);
    m.from() == m.to() && m.castling().is_some_and(castles)
}

/// The touched squares in order; if the order of two is unclear, the player's own piece counts as touched first (4.3.3).
fn in_order(before: &Setup, touches: &[Touch], us: Color) -> Vec<Square> {
    let mut groups: Vec<Vec<Square>> = Vec::new();
    for touch in touches {
        match groups.last_mut() {
            Some(group) if touch.order_unclear => group.push(touch.square),
            _ => groups.push(vec![touch.square]),
        }
    }
    for group in &mut groups {
        group.sort_by_key(|&square| before.board.color_at(square) != Some(us));
    }
    groups.concat()
}

enum Order {
    KingFirst,
    RookFirst,
}

struct CastlingTouch {
    king: Square,
    wing: Wing,
    order: Order,
}

/// Whether the first two own pieces touched were a king and a rook that stand ready to castle.
fn castling_touched(before: &Setup, touches: &[Touch]) -> Option<CastlingTouch> {
    let us = before.turn;
    let role = |square| before.board.piece_at(square).filter(|piece| piece.color == us).map(|piece| piece.role);
    let [first, second, ..] = touches else { return None };
    let (king, rook, order) = match (role(first.square)?, role(second.square)?) {
        (Role::King, Role::Rook) => (first.square, second.square, Order::KingFirst),
        // At the same time is not rook first.
        (Role::Rook, Role::King) if second.order_unclear => (second.square, first.square, Order::KingFirst),
        (Role::Rook, Role::King) => (second.square, first.square, Order::RookFirst),
        _ => return None,
    };
    let wing = if king < rook { Wing::King } else { Wing::Queen };
    // A player who has lost the right may still intend to castle; from other squares nobody can.
    let corner = match wing {
        Wing::King => us.pick(Square::H1, Square::H8),
        Wing::Queen => us.pick(Square::A1, Square::A8),
    };
    let usual = (king, rook) == (us.pick(Square::E1, Square::E8), corner);
    let attempted = usual || before.castling.rook(us, wing, king) == Some(rook);
    attempted.then_some(CastlingTouch { king, wing, order })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touches(squares: &[Square]) -> Vec<Touch> {
        squares.iter().map(|&square| Touch { square, order_unclear: false }).collect()
    }

    fn allowed(fen: &str, squares: &[Square]) -> (Matter, Vec<String>) {
        let setup: Setup = fen.parse().unwrap();
        let permission = permitted(&setup, &touches(squares));
        let mut moves: Vec<String> = permission.moves.iter().map(|m| format!("{m:?}")).collect();
        moves.sort();
        (permission.matter, moves)
    }

    const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

    #[test]
    fn article_4_3_1_first_own_piece_that_can_move() {
        let fen = "4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1";
        assert_eq!(allowed(fen, &[Square::A1, Square::A2]).1, ["a2a3", "a2a4"], "the rook cannot move");
        assert_eq!(allowed(fen, &[Square::A2, Square::B1]).0, Matter::TouchedOwn);
    }

    #[test]
    fn article_4_3_2_first_piece_that_can_be_captured() {
        let fen = "4k3/8/8/3p3p/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(allowed(fen, &[Square::H5, Square::D5]), (Matter::TouchedOpponents, vec!["e4d5".into()]));
        assert!(allowed(fen, &[Square::H5]).1.len() > 1, "4.5: any legal move");
    }

    #[test]
    fn article_4_3_3_capture_with_the_first_else_the_first_usable() {
        let fen = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1";
        assert_eq!(allowed(fen, &[Square::E4, Square::D5]), (Matter::TouchedBoth, vec!["e4d5".into()]));
        let (_, rook) = allowed(fen, &[Square::A1, Square::D5]);
        assert!(rook.iter().all(|m| m.starts_with("a1")), "the rook, touched first, must move: {rook:?}");
        let (_, pawn) = allowed(fen, &[Square::D5, Square::A1]);
        assert_eq!(pawn, ["e4d5"], "the pawn, touched first, must be captured");
    }

    #[test]
    fn article_4_3_3_own_piece_first_when_the_order_is_unclear() {
        let setup: Setup = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1".parse().unwrap();
        let together =
            [Touch { square: Square::D5, order_unclear: false }, Touch { square: Square::A1, order_unclear: true }];
        assert!(permitted(&setup, &together).moves.iter().all(|m| m.from() == Square::A1));
    }

    #[test]
    fn article_4_4_1_king_and_rook_castle_on_that_side() {
        assert_eq!(
            allowed(CASTLING, &[Square::E1, Square::H1]),
            (Matter::TouchedKingAndRook, vec!["e1g1 0-0".to_owned()])
        );
    }

    #[test]
    fn article_4_4_2_rook_then_king_may_not_castle_on_that_side() {
        let (matter, moves) = allowed(CASTLING, &[Square::H1, Square::E1]);
        assert_eq!(matter, Matter::TouchedRookThenKing);
        assert!(moves.iter().all(|m| m.starts_with("h1")));
        // The rook cannot move: the king must, and may castle on the other side.
        let caged = "4k3/8/8/8/8/8/6PP/R3KBNR w Q - 0 1";
        let (_, moves) = allowed(caged, &[Square::H1, Square::E1]);
        assert!(moves.contains(&"e1c1 0-0-0".to_owned()) && moves.iter().all(|m| m.starts_with("e1")), "{moves:?}");
    }

    #[test]
    fn article_4_3_1_when_king_and_rook_are_not_placed_to_castle() {
        let (matter, moves) = allowed("6k1/8/8/8/8/8/6PP/3R2RK w - - 0 1", &[Square::H1, Square::D1]);
        assert!(matter == Matter::TouchedOwn && moves.iter().all(|m| m.starts_with("d1")), "{moves:?}");
        // Castling short is legal, but not with this rook.
        let (matter, moves) = allowed("4k3/8/8/7R/8/8/8/4K2R w K - 0 1", &[Square::E1, Square::H5]);
        assert!(matter == Matter::TouchedOwn && moves.len() > 1 && moves.iter().all(|m| m.starts_with("e1")));
    }

    #[test]
    fn article_4_4_3_another_king_move_when_castling_is_illegal() {
        let (matter, moves) = allowed("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", &[Square::E1, Square::H1]);
        assert_eq!(matter, Matter::CastlingAttemptIllegal);
        assert_eq!(moves, ["e1c1 0-0-0", "e1d1", "e1d2", "e1e2"]);
        // No king move is possible: any move may be played.
        let stuck = "4kr2/8/8/8/8/8/3PP3/R2QK2R w K - 0 1";
        let (_, moves) = allowed(stuck, &[Square::E1, Square::H1]);
        assert!(moves.iter().any(|m| m.starts_with("h1")), "{moves:?}");
    }
}
