use std::fmt;
use std::str::FromStr;

use jadoube_board::{Board, Castling, Color, FenError, Position, Setup, Square};

/// A position to look for: a FEN, of which only the fields that are given count. The first field alone asks for the pieces, whoever
/// moves; with four fields the position must be the same in the sense of Article 9.2.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::select::Pattern;
/// let kings: Pattern = "4k3/8/8/8/8/8/8/4K2R".parse().unwrap();
/// let castling: Pattern = "4k3/8/8/8/8/8/8/4K2R w K".parse().unwrap();
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w - - 12 40".parse().unwrap();
/// assert!(kings.matches(&position) && !castling.matches(&position));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    board: Board,
    turn: Option<Color>,
    castling: Option<Castling>,
    en_passant: Option<Option<Square>>,
}

/// A pattern that cannot be read: the FEN is not one, however many fields are given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatternError(pub FenError);

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is not the beginning of a FEN: {}", self.0)
    }
}

impl std::error::Error for PatternError {}

impl FromStr for Pattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Pattern, PatternError> {
        let given = text.split_whitespace().count();
        let setup: Setup = text.parse().map_err(PatternError)?;
        // A capture en passant that is not legal does not count (9.2.3).
        let en_passant = Position::try_from(setup).map_or(setup.en_passant, |position| position.en_passant());
        Ok(Pattern {
            board: setup.board,
            turn: (given >= 2).then_some(setup.turn),
            castling: (given >= 3).then_some(setup.castling),
            en_passant: (given >= 4).then_some(en_passant),
        })
    }
}

impl Pattern {
    /// Whether this is the position.
    #[inline]
    pub fn matches(&self, position: &Position) -> bool {
        *position.board() == self.board
            && self.turn.is_none_or(|turn| turn == position.turn())
            && self.castling.is_none_or(|castling| castling == position.castling())
            && self.en_passant.is_none_or(|square| square == position.en_passant())
    }
}
