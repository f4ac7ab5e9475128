//! Input that several commands read: files or standard input, and positions, with errors that point at the place.

use std::io::Read;
use std::path::Path;

use jadoube_api::{Answer, Error, ErrorCode, Place};
use jadoube_board::{FenError, Position, PositionError, Setup, SetupError};
use miette::{Diagnostic, NamedSource, SourceSpan};

use crate::output::json_line;

/// The bytes of a file as text, or of standard input for `-`.
pub(crate) fn read_text(path: &Path) -> Result<String, Unreadable> {
    let failed = |error| Unreadable { name: path.display().to_string(), error };
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes).map_err(failed)?;
    } else {
        bytes = std::fs::read(path).map_err(failed)?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
}

/// A short text as an argument gives it, or what is on standard input if the argument is `-`.
pub(crate) fn given_or_stdin(argument: &str) -> Result<String, Unreadable> {
    if argument == "-" { Ok(read_text(Path::new("-"))?.trim().to_owned()) } else { Ok(argument.to_owned()) }
}

#[derive(Debug, thiserror::Error, Diagnostic)]
#[error("cannot read {name}: {error}")]
pub(crate) struct Unreadable {
    name: String,
    pub(crate) error: std::io::Error,
}

#[derive(Debug, thiserror::Error, Diagnostic)]
pub(crate) enum BadPosition {
    #[error("this is not a FEN: {message}")]
    Fen {
        message: String,
        #[source_code]
        source_code: NamedSource<String>,
        #[label("here")]
        place: SourceSpan,
    },
    #[error("this position cannot be played on: {error}")]
    Setup {
        error: SetupError,
        #[source_code]
        source_code: NamedSource<String>,
        #[label("here")]
        place: SourceSpan,
    },
}

/// The answer to an unreadable line of a batch, counted from 0, which begins at `start`.
pub(crate) fn unreadable(index: usize, start: usize, error: &miette::Report) -> String {
    let place = Place { line: index + 1, column: 1, offset: start };
    let (code, message) = (ErrorCode::BadRequest, error.to_string());
    json_line(Answer::Error(Error { code, message, place: Some(place), nearest: Vec::new(), example: None }))
}

/// Whatever a FEN that begins at `start` in `text` puts on the board, playable or not.
pub(crate) fn read_setup(name: &str, text: &str, start: usize, fen: &str) -> miette::Result<Setup> {
    let bad = |error: FenError| BadPosition::Fen {
        place: (start + byte_of_column(fen, &error), 0).into(),
        message: without_column(&error),
        source_code: NamedSource::new(name, text.to_owned()),
    };
    fen.parse().map_err(|error| bad(error).into())
}

/// The position of a FEN that begins at `start` in `text`, which is called `name` in errors.
pub(crate) fn read_position(name: &str, text: &str, start: usize, fen: &str) -> miette::Result<Position> {
    let source = || NamedSource::new(name, text.to_owned());
    let bad = |error| match error {
        PositionError::Fen(error) => BadPosition::Fen {
            place: (start + byte_of_column(fen, &error), 0).into(),
            message: without_column(&error),
            source_code: source(),
        },
        PositionError::Setup(error) => {
            BadPosition::Setup { error, source_code: source(), place: (start, fen.trim_end().len()).into() }
        }
    };
    fen.parse().map_err(|error| bad(error).into())
}

fn byte_of_column(fen: &str, error: &FenError) -> usize {
    fen.char_indices().nth(error.column() - 1).map_or(fen.len(), |(byte, _)| byte)
}

/// The message alone: the label already points at the column.
fn without_column(error: &FenError) -> String {
    let message = error.to_string();
    message.split_once(": ").map_or(message.clone(), |(_, rest)| rest.to_owned())
}
