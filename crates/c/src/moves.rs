//! Moves as C sees them: plain bytes, without a handle.

use jadoube_board::{Color, Coordinates, Move, MoveKind, Position, Role, Square, Wing};

use crate::status::{Failure, JadoubeStatus};

/// A player.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types)]
pub enum JadoubeColor {
    /// White.
    JADOUBE_WHITE = 0,
    /// Black.
    JADOUBE_BLACK = 1,
}

/// What a piece is; JADOUBE_NO_ROLE where there is none.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types)]
pub enum JadoubeRole {
    /// None.
    JADOUBE_NO_ROLE = 0,
    /// A pawn.
    JADOUBE_PAWN = 1,
    /// A knight.
    JADOUBE_KNIGHT = 2,
    /// A bishop.
    JADOUBE_BISHOP = 3,
    /// A rook.
    JADOUBE_ROOK = 4,
    /// A queen.
    JADOUBE_QUEEN = 5,
    /// A king.
    JADOUBE_KING = 6,
}

/// The wing of castling.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types)]
pub enum JadoubeWing {
    /// It is not castling.
    JADOUBE_NO_WING = 0,
    /// With the rook on the king's right as White sees it.
    JADOUBE_KING_SIDE = 1,
    /// With the rook on the king's left as White sees it.
    JADOUBE_QUEEN_SIDE = 2,
}

/// A move of a position. Squares count from a1 = 0, b1 = 1 to h8 = 63.
///
/// The roles are values of JadoubeRole, the wing of JadoubeWing: as bytes, so that any bytes can be given and answered.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct JadoubeMove {
    /// The square left; in castling, the king's.
    pub from: u8,
    /// The square reached; in castling, the king's.
    pub to: u8,
    /// What moves.
    pub role: u8,
    /// What a pawn becomes.
    pub promotion: u8,
    /// The wing of castling.
    pub castling: u8,
    /// The square whose piece is captured, which en passant is not `to`; 64 if nothing is captured.
    pub captures: u8,
}

/// The square of a move that captures nothing.
const NO_SQUARE: u8 = 64;

/// The player of a number that C has given.
pub(crate) fn read_color(color: i32) -> Result<Color, Failure> {
    match color {
        0 => Ok(Color::White),
        1 => Ok(Color::Black),
        other => {
            let expected = format!("the color is {other}: expected JADOUBE_WHITE (0) or JADOUBE_BLACK (1)");
            Err(Failure::new(JadoubeStatus::JADOUBE_BAD_ARGUMENT, expected))
        }
    }
}

impl JadoubeMove {
    pub(crate) fn of(m: Move, position: &Position) -> JadoubeMove {
        JadoubeMove {
            from: m.from() as u8,
            to: m.to() as u8,
            role: 1 + m.role() as u8,
            promotion: m.promotion().map_or(0, |role| 1 + role as u8),
            castling: match m.kind() {
                MoveKind::CastlingKing => JadoubeWing::JADOUBE_KING_SIDE as u8,
                MoveKind::CastlingQueen => JadoubeWing::JADOUBE_QUEEN_SIDE as u8,
                _ => JadoubeWing::JADOUBE_NO_WING as u8,
            },
            captures: m.captures(position).map_or(NO_SQUARE, |square| square as u8),
        }
    }

    /// The legal move of the position that this is. `from`, `to`, `promotion` and `castling` say it; the rest is not read.
    pub(crate) fn in_position(&self, position: &Position) -> Result<Move, Failure> {
        let bad = |what: &str, found: u8, expected: &str| {
            Failure::new(
                JadoubeStatus::JADOUBE_BAD_ARGUMENT,
                format!("the {what} of the move is {found}: expected {expected}"),
            )
        };
        let square = |what, index: u8| read_square(index).ok_or_else(|| bad(what, index, "a square from 0 to 63"));
        let (from, to) = (square("square left", self.from)?, square("square reached", self.to)?);
        let promotion = match self.promotion {
            0 => None,
            index => Some(role(index).ok_or_else(|| bad("promotion", index, "a role from 0 to 6"))?),
        };
        let judged = match self.castling {
            0 => position.judge(Coordinates { from, to, promotion }),
            1 => position.judge_castling(Wing::King),
            2 => position.judge_castling(Wing::Queen),
            other => return Err(bad("castling", other, "0, 1 or 2")),
        };
        judged.map_err(|breach| Failure::new(JadoubeStatus::JADOUBE_BAD_MOVE, format!("{from}{to}: {breach}")))
    }
}

pub(crate) fn read_square(index: u8) -> Option<Square> {
    Square::ALL.get(usize::from(index)).copied()
}

fn role(index: u8) -> Option<Role> {
    Role::ALL.get(usize::from(index).checked_sub(1)?).copied()
}
