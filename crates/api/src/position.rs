//! A position: what can be played in it, and how it stands.

use jadoube_board::{Color, Coordinates, Move, Role, Setup, Square};
use jadoube_mating::{Deadness, Solver};
use jadoube_notation::{Language, ReadError, write_san};
use jadoube_texts::{Locale, Message};
use serde::Serialize;

use crate::{Error, ErrorCode, Place, bad_fen, bad_position};

/// A position and its legal moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Position {
    /// The position.
    pub fen: String,
    /// The side to move.
    pub turn: Color,
    /// The number of the move.
    pub number: u32,
    /// How many half-moves have passed since a capture or the move of a pawn.
    pub halfmoves: u32,
    /// Whether the side to move is in check.
    pub check: bool,
    /// Whether it is checkmate (5.1.1).
    pub checkmate: bool,
    /// Whether it is stalemate (5.2.1).
    pub stalemate: bool,
    /// Whether the position is dead (5.2.2); none if that could not be decided within the budget.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead: Option<bool>,
    /// The legal moves.
    pub moves: Vec<LegalMove>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegalMove {
    /// Both squares, as engines write them: `e7e8q`. Castling is the king's move, and in Chess960 the king takes the rook.
    pub uci: String,
    /// As PGN writes it: `e8=Q+`.
    pub san: String,
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What moves.
    pub piece: Role,
    /// What a pawn becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<Role>,
    /// Where a piece is captured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captures: Option<Square>,
}

/// The position of a FEN after these moves, each written in any of the usual ways.
///
/// ```
/// use jadoube_texts::Locale;
/// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// let position = jadoube_api::position(fen, &["e4", "e7e5", "Qh5"], Locale::EN)?;
/// assert_eq!((position.number, position.moves.len()), (2, 26));
/// let error = jadoube_api::position(fen, &["e4", "Ke7"], Locale::EN).unwrap_err();
/// assert_eq!(error.message, "king e8–e7: a piece of the same color stands on e7");
/// # Ok::<(), jadoube_api::Error>(())
/// ```
pub fn position<S: AsRef<str>>(fen: &str, moves: &[S], locale: Locale) -> Result<Position, Error> {
    let mut position = read_position(fen, locale)?;
    for written in moves {
        let played = read_move(&position, written.as_ref(), locale)?;
        position = position.after(played);
    }
    Ok(describe(&position))
}

/// The position of a FEN.
pub(crate) fn read_position(fen: &str, locale: Locale) -> Result<jadoube_board::Position, Error> {
    fen.trim().parse().map_err(|error| bad_position(fen.trim(), &error, locale))
}

/// Whatever a FEN puts on the board, playable or not.
pub fn read_setup(fen: &str, locale: Locale) -> Result<Setup, Error> {
    fen.trim().parse().map_err(|error| bad_fen(fen.trim(), &error, locale))
}

fn read_move(position: &jadoube_board::Position, written: &str, locale: Locale) -> Result<Move, Error> {
    let bad = |message: &Message, column| {
        let example = position.legal_moves().iter().next().map(|m| write_san(position, m));
        let error = Error::new(ErrorCode::BadMove, message, locale).at(Place::of(written, 1, column));
        Error { nearest: example.into_iter().collect(), ..error }
    };
    if let Ok(squares) = written.trim().parse::<Coordinates>() {
        return position.judge(squares).map_err(|breach| bad(&Message::from(&breach), 1));
    }
    let read = jadoube_notation::read(position, written.trim(), Language::ENGLISH);
    read.map(|reading| reading.played).map_err(|error| {
        let column = match &error {
            ReadError::Unexpected { column, .. } => *column,
            _ => 1,
        };
        bad(&Message::from(&error), column)
    })
}

fn describe(position: &jadoube_board::Position) -> Position {
    let dead = match Solver::new().is_dead(position, DEAD) {
        Deadness::Dead => Some(true),
        Deadness::Alive => Some(false),
        Deadness::Undecided => None,
    };
    let legal = |m: Move| LegalMove {
        uci: m.to_coordinates(position).to_string(),
        san: write_san(position, m),
        from: m.from(),
        to: m.to(),
        piece: m.role(),
        promotion: m.promotion(),
        captures: m.captures(position),
    };
    Position {
        fen: position.to_string(),
        turn: position.turn(),
        number: position.fullmoves(),
        halfmoves: position.halfmoves().into(),
        check: position.is_check(),
        checkmate: position.is_checkmate(),
        stalemate: position.is_stalemate(),
        dead,
        moves: position.legal_moves().iter().map(legal).collect(),
    }
}

/// Enough to know all positions of real games, within a moment.
const DEAD: jadoube_mating::Budget = jadoube_mating::Budget::nodes(50_000);
