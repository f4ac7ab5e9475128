//! Why a question cannot be answered: what was found, where, and what was expected.

use jadoube_board::{FenError, PositionError};
use jadoube_texts::{Locale, Message};
use serde::Serialize;

/// A question that cannot be answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[error("{message}")]
pub struct Error {
    /// For programs.
    pub code: ErrorCode,
    /// For people, in their language.
    pub message: String,
    /// Where in the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// What could have been meant, the most likely first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nearest: Vec<String>,
    /// Something of the kind that can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<&'static str>,
}

/// What kind of error it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum ErrorCode {
    /// The request is not one that can be read.
    BadRequest,
    /// There is no such edition of the Laws.
    UnknownEdition,
    /// There is no such locale.
    UnknownLocale,
    /// The edition has no such Article.
    UnknownArticle,
    /// It is not a term of the Laws.
    UnknownTerm,
    /// The text cannot be read as a case.
    BadCase,
    /// The case can be read, but not run: a move that does not fit the board.
    CannotRun,
    /// The text is not a FEN.
    BadFen,
    /// Nobody can play on from the position.
    UnplayablePosition,
    /// The text is not a move in this position.
    BadMove,
    /// There is no such language of notation.
    UnknownLanguage,
    /// There is no such form of notation.
    UnknownForm,
    /// The number of a Chess960 array is not from 0 to 959.
    BadArray,
    /// The ruling desk cannot answer the inquiry: part of it cannot be read, or it cannot have happened.
    Unanswerable,
    /// There is no such kind or severity of findings.
    UnknownKind,
    /// The text is not PGN in an encoding that can be read.
    BadEncoding,
}

/// A place in a text.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TextPlace"))]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// How many bytes are before it.
    pub offset: usize,
}

impl Place {
    /// A line and a column of a text. What is beyond the end of a line means its end.
    ///
    /// ```
    /// use jadoube_api::Place;
    /// assert_eq!(Place::of("é\nab", 2, 2), Place { line: 2, column: 2, offset: 4 });
    /// ```
    pub fn of(text: &str, line: usize, column: usize) -> Place {
        let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
        let content = text[start..].split('\n').next().unwrap_or_default();
        let column_byte = content.char_indices().nth(column.saturating_sub(1));
        let byte = column_byte.map_or(content.trim_end().len(), |(byte, _)| byte);
        Place { line, column, offset: start + byte }
    }
}

impl Error {
    /// An error without a place.
    pub fn new(code: ErrorCode, message: &Message, locale: Locale) -> Error {
        Error { code, message: message.text(locale), place: None, nearest: Vec::new(), example: None }
    }

    /// The same at a place.
    pub fn at(self, place: Place) -> Error {
        Error { place: Some(place), ..self }
    }
}

/// A text that is not a FEN.
pub fn bad_fen(fen: &str, error: &FenError, locale: Locale) -> Error {
    let message = Message::from(error.kind());
    Error::new(ErrorCode::BadFen, &message, locale).at(Place::of(fen, 1, error.column()))
}

/// A FEN of which nobody can play on, or a text that is not a FEN.
pub fn bad_position(fen: &str, error: &PositionError, locale: Locale) -> Error {
    match error {
        PositionError::Fen(error) => bad_fen(fen, error, locale),
        PositionError::Setup(error) => {
            Error::new(ErrorCode::UnplayablePosition, &Message::from(error), locale).at(Place::of(fen, 1, 1))
        }
    }
}
