use std::fmt;

use jadoube_board::FenError;
use jadoube_texts::Message;

use super::text::printable;
use super::{MAX_GAME_BYTES, MAX_NESTING, Place};

/// Something in a game that is not as it should be. Reading goes on after it, at the latest with the next game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub kind: ProblemKind,
}

/// The kinds of [`Problem`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// A tag pair whose value does not end on its line with `"]`; what stood there is its value.
    UnclosedTag,
    /// Text where a tag or a move should be, skipped up to the end of its line.
    NotAGame,
    /// A comment whose `}` does not come before the next game; the rest of the game is its text.
    UnclosedComment,
    /// A variation whose `)` does not come before the next game.
    UnclosedVariation,
    /// A variation before the first move of its line, where there is nothing to vary; skipped.
    NothingToVary,
    /// A `)` or `}` that closes nothing.
    NothingToClose(char),
    /// A token that is not a move and does not stand for one, skipped.
    Noise(String),
    /// A token that stands for a move, but no piece can have been moved so; the rest of the line cannot be followed.
    Unreadable(String),
    /// A move that is not legal in its position. It is taken to have been played all the same.
    Illegal(String),
    /// The FEN tag cannot be read, so that no move can be followed.
    BadFen(FenError),
    /// The game was not played by the rules of chess or Chess960, so that no move can be followed.
    OtherVariant(String),
    /// Variations within variations beyond [`MAX_NESTING`]; the innermost are skipped.
    TooDeep,
    /// A game longer than [`MAX_GAME_BYTES`]; the rest of it is skipped.
    TooLong,
}

impl From<&ProblemKind> for Message {
    fn from(kind: &ProblemKind) -> Message {
        match kind {
            ProblemKind::UnclosedTag => Message::new("pgn-unclosed-tag"),
            ProblemKind::NotAGame => Message::new("pgn-not-a-game"),
            ProblemKind::UnclosedComment => Message::new("pgn-unclosed-comment"),
            ProblemKind::UnclosedVariation => Message::new("pgn-unclosed-variation"),
            ProblemKind::NothingToVary => Message::new("pgn-nothing-to-vary"),
            ProblemKind::NothingToClose(sign) => Message::new("pgn-nothing-to-close").with("found", *sign),
            ProblemKind::Noise(text) => Message::new("pgn-noise").with("found", &*printable(text)),
            ProblemKind::Unreadable(text) => Message::new("pgn-unreadable").with("found", &*printable(text)),
            ProblemKind::Illegal(text) => Message::new("pgn-illegal").with("found", &*printable(text)),
            ProblemKind::BadFen(error) => Message::new("pgn-bad-fen").with("fault", Message::from(error)),
            ProblemKind::OtherVariant(name) => Message::new("pgn-other-variant").with("found", &*printable(name)),
            ProblemKind::TooDeep => Message::new("pgn-too-deep").with("count", MAX_NESTING),
            ProblemKind::TooLong => Message::new("pgn-too-long").with("count", MAX_GAME_BYTES >> 20),
        }
    }
}

/// With the place before it.
impl From<&Problem> for Message {
    fn from(problem: &Problem) -> Message {
        let Place { byte, line, column } = problem.place;
        Message::new("pgn-problem")
            .with("line", line.to_string())
            .with("column", column.to_string())
            .with("byte", byte.to_string())
            .with("problem", Message::from(&problem.kind))
    }
}

/// In English; for other languages there is [`Message`].
impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

/// In English; for other languages there is [`Message`].
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl std::error::Error for Problem {}

#[cfg(test)]
mod tests {
    use jadoube_board::Setup;
    use jadoube_texts::Locale;

    use super::*;

    #[test]
    fn problems_are_translated_into_every_language() {
        let found = || "a\u{1b}b".to_owned();
        let kinds = [
            ProblemKind::UnclosedTag,
            ProblemKind::NotAGame,
            ProblemKind::UnclosedComment,
            ProblemKind::UnclosedVariation,
            ProblemKind::NothingToVary,
            ProblemKind::NothingToClose(')'),
            ProblemKind::Noise(found()),
            ProblemKind::Unreadable(found()),
            ProblemKind::Illegal(found()),
            ProblemKind::BadFen("x".parse::<Setup>().unwrap_err()),
            ProblemKind::OtherVariant(found()),
            ProblemKind::TooDeep,
            ProblemKind::TooLong,
        ];
        for kind in kinds {
            let problem = Problem { place: Place { byte: 1234, line: 5678, column: 9 }, kind };
            for locale in Locale::all_and_pseudo() {
                let text = Message::from(&problem).try_text(locale).unwrap();
                assert!(text.contains("1234") && text.contains("5678"), "{text}");
                assert!(!text.contains(char::is_control), "{text:?}");
            }
        }
        assert_eq!(ProblemKind::TooLong.to_string(), "the game is longer than 8 MiB");
        assert_eq!(
            ProblemKind::UnclosedComment.to_string(),
            "this comment is not closed with “}” before the next game"
        );
    }
}
