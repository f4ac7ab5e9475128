use std::fmt;

use jadoube_board::FenError;

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

/// In English, as the feature `texts` has it in every language.
impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProblemKind::UnclosedTag => f.write_str("expected “\"]” at the end of the tag, found the end of the line"),
            ProblemKind::NotAGame => f.write_str("expected a tag or a move, found other text"),
            ProblemKind::UnclosedComment => f.write_str("this comment is not closed with “}” before the next game"),
            ProblemKind::UnclosedVariation => f.write_str("this variation is not closed with “)” before the next game"),
            ProblemKind::NothingToVary => f.write_str("expected a move before the variation, found none"),
            ProblemKind::NothingToClose(sign) => write!(f, "“{sign}” closes nothing"),
            ProblemKind::Noise(text) => write!(f, "expected a move, found “{}”", printable(text)),
            ProblemKind::Unreadable(text) => write!(f, "“{}” is not a move that can be made here", printable(text)),
            ProblemKind::Illegal(text) => write!(f, "“{}” is not legal here", printable(text)),
            ProblemKind::BadFen(error) => write!(f, "the FEN tag, {error}"),
            ProblemKind::OtherVariant(name) => write!(f, "the variant “{}” is not chess or Chess960", printable(name)),
            ProblemKind::TooDeep => write!(f, "more than {MAX_NESTING} variations within one another"),
            ProblemKind::TooLong => write!(f, "the game is longer than {} MiB", MAX_GAME_BYTES >> 20),
        }
    }
}

/// In English, with the place before it.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { byte, line, column } = self.place;
        write!(f, "line {line}, column {column} (byte {byte}): {}", self.kind)
    }
}

impl std::error::Error for Problem {}

#[cfg(all(test, feature = "texts"))]
mod tests {
    use jadoube_board::Setup;
    use jadoube_texts::{Locale, Message};

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
            // The board words the faults of a FEN itself, with other quotation marks.
            if !matches!(problem.kind, ProblemKind::BadFen(_)) {
                assert_eq!(problem.to_string(), Message::from(&problem).text(Locale::EN));
            }
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
