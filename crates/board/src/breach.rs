use core::fmt;

use crate::validity::list;
use crate::{Bitboard, Role, Square, Wing};

/// The rule of the Laws that a move breaks. Numbers differ between editions, so the rule is named by its matter; each
/// variant tells its number in 2018 and 2023, and in the older editions where that is another one.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Rule {
    /// 1.1 to 1.3: the players move alternately, each with the pieces of that player.
    OwnMen,
    /// 1.4.1 (1.2 before): capturing the opponent's king is not allowed.
    KingCapture,
    /// 3.1: no move to a square occupied by a piece of the same color.
    OwnPiece,
    /// 3.2: how the bishop moves.
    Bishop,
    /// 3.3: how the rook moves.
    Rook,
    /// 3.4: how the queen moves.
    Queen,
    /// 3.5: bishop, rook and queen do not move over intervening pieces.
    Jump,
    /// 3.6: how the knight moves.
    Knight,
    /// 3.7.1 (3.7.a before): the pawn moves forward to an unoccupied square.
    PawnForward,
    /// 3.7.2 (3.7.b before): the pawn's first move may be two squares, both unoccupied.
    PawnDouble,
    /// 3.7.3 (3.7.c before): the pawn captures diagonally in front of it.
    PawnCapture,
    /// 3.7.3.1 and 3.7.3.2 (3.7.4 in 2018, 3.7.d before): capture en passant, on the next move only.
    EnPassant,
    /// 3.7.3.3 to 3.7.3.5 (3.7.5 in 2018, 3.7.e before): a pawn on the last rank becomes queen, rook, bishop or knight.
    Promotion,
    /// 3.8.1 (3.8.a before): the king moves to an adjoining square.
    King,
    /// 3.8.2.1 (3.8.b(1) before): the right to castle has been lost.
    CastlingLost,
    /// 3.8.2.2 (3.8.b(2) before), and Guideline II: castling is prevented for the time being.
    CastlingPrevented,
    /// 3.9.2 (3.9 before): no move that exposes or leaves the player's own king in check.
    Check,
}

/// Why a move does not agree with the Laws, with what an arbiter would point at.
///
/// Several things can be wrong with one move. The first of these is given: whose piece it is, how the piece moves, what
/// stands in its way, what stands where it lands, the promotion, and last the safety of the king.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Breach {
    /// No piece stands on the square.
    NoPiece(Square),
    /// The piece on the square is the opponent's.
    OpponentsPiece(Square),
    /// A piece of the same color stands where the piece would land.
    OwnPiece(Square),
    /// The opponent's king stands where the piece would land.
    KingCapture(Square),
    /// The piece never moves like that; of a pawn see the other reasons as well.
    NotItsWay(Role),
    /// This square on the way is occupied.
    Jump {
        /// What would jump.
        role: Role,
        /// The first occupied square.
        over: Square,
    },
    /// A pawn cannot advance onto an occupied square.
    PawnBlocked(Square),
    /// A pawn cannot make the double step while this one of the two squares is occupied.
    DoubleStepBlocked(Square),
    /// The double step is for a pawn on its original square.
    DoubleStepLate,
    /// A pawn moves diagonally only to capture, and nothing stands there.
    NothingToCapture(Square),
    /// A pawn stands beside, but it has not just made a double step over that square.
    EnPassantNotNow(Square),
    /// The pawn reaches the last rank, and nobody said what it becomes.
    PromotionMissing,
    /// A pawn does not become a king or remain a pawn.
    PromotionTo(Role),
    /// A promotion was named for a move that does not promote.
    NoPromotion,
    /// King or rook has moved, or is not there.
    CastlingLost(Wing),
    /// This square has to be empty for castling.
    CastlingBlocked(Wing, Square),
    /// The king is in check from these pieces.
    CastlingOutOfCheck(Wing, Bitboard),
    /// The king would cross this attacked square.
    CastlingThroughCheck(Wing, Square),
    /// The king would end on this attacked square, or be in check there once the rook has left.
    CastlingIntoCheck(Wing, Square),
    /// The king is in check from these pieces and would remain so.
    LeftInCheck(Bitboard),
    /// The king would step onto a square that these pieces attack.
    StepsIntoCheck(Bitboard),
    /// The piece shields its king, which would be in check from these pieces.
    Exposed(Bitboard),
}

impl Breach {
    /// The rule that is broken.
    pub const fn rule(self) -> Rule {
        match self {
            Breach::NoPiece(_) | Breach::OpponentsPiece(_) => Rule::OwnMen,
            Breach::OwnPiece(_) => Rule::OwnPiece,
            Breach::KingCapture(_) => Rule::KingCapture,
            Breach::NotItsWay(role) => match role {
                Role::Pawn => Rule::PawnForward,
                Role::Knight => Rule::Knight,
                Role::Bishop => Rule::Bishop,
                Role::Rook => Rule::Rook,
                Role::Queen => Rule::Queen,
                Role::King => Rule::King,
            },
            Breach::Jump { .. } => Rule::Jump,
            Breach::PawnBlocked(_) => Rule::PawnForward,
            Breach::DoubleStepBlocked(_) | Breach::DoubleStepLate => Rule::PawnDouble,
            Breach::NothingToCapture(_) => Rule::PawnCapture,
            Breach::EnPassantNotNow(_) => Rule::EnPassant,
            Breach::PromotionMissing | Breach::PromotionTo(_) | Breach::NoPromotion => Rule::Promotion,
            Breach::CastlingLost(_) => Rule::CastlingLost,
            Breach::CastlingBlocked(..)
            | Breach::CastlingOutOfCheck(..)
            | Breach::CastlingThroughCheck(..)
            | Breach::CastlingIntoCheck(..) => Rule::CastlingPrevented,
            Breach::LeftInCheck(_) | Breach::StepsIntoCheck(_) | Breach::Exposed(_) => Rule::Check,
        }
    }
}

fn side(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "kingside",
        Wing::Queen => "queenside",
    }
}

/// In English. Other languages are made from the variants.
impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Breach::NoPiece(square) => write!(f, "there is no piece on {square}"),
            Breach::OpponentsPiece(square) => write!(f, "the piece on {square} is the opponent's"),
            Breach::OwnPiece(square) => write!(f, "a piece of the same color stands on {square}"),
            Breach::KingCapture(square) => write!(f, "the king on {square} cannot be captured"),
            Breach::NotItsWay(role) => write!(f, "a {role} does not move like that"),
            Breach::Jump { role, over } => write!(f, "the {role} cannot jump over the piece on {over}"),
            Breach::PawnBlocked(square) => write!(f, "the pawn cannot advance: {square} is occupied"),
            Breach::DoubleStepBlocked(square) => write!(f, "the pawn cannot advance two squares: {square} is occupied"),
            Breach::DoubleStepLate => f.write_str("only a pawn on its original square advances two squares"),
            Breach::NothingToCapture(square) => {
                write!(f, "a pawn moves diagonally only to capture, and nothing stands on {square}")
            }
            Breach::EnPassantNotNow(square) => {
                write!(f, "no pawn has just passed over {square}, so none can be captured en passant there")
            }
            Breach::PromotionMissing => f.write_str("the pawn must become a queen, rook, bishop or knight"),
            Breach::PromotionTo(role) => write!(f, "a pawn cannot become a {role}"),
            Breach::NoPromotion => f.write_str("only a pawn that reaches the last rank is promoted"),
            Breach::CastlingLost(wing) => {
                write!(f, "the right to castle {} has been lost: king or rook has moved", side(wing))
            }
            Breach::CastlingBlocked(wing, square) => {
                write!(f, "castling {} is prevented: {square} is occupied", side(wing))
            }
            Breach::CastlingOutOfCheck(wing, by) => {
                write!(f, "castling {} is prevented: the king is in check from {}", side(wing), list(by))
            }
            Breach::CastlingThroughCheck(wing, square) => {
                write!(f, "castling {} is prevented: the king would cross {square}, which is attacked", side(wing))
            }
            Breach::CastlingIntoCheck(wing, square) => {
                write!(f, "castling {} is prevented: the king would be attacked on {square}", side(wing))
            }
            Breach::LeftInCheck(by) => write!(f, "the king remains in check from {}", list(by)),
            Breach::StepsIntoCheck(by) => write!(f, "the king would be in check from {}", list(by)),
            Breach::Exposed(by) => write!(f, "the move exposes the king to check from {}", list(by)),
        }
    }
}

impl core::error::Error for Breach {}
