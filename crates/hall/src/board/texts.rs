//! What pages show of a board, as sentences in the reader's language.

use jadoube_api::QuestionText;
use jadoube_board::Color;
use jadoube_notation::{Form, Language, Style, write, write_announcement, write_speech};
use jadoube_texts::Locale;
use serde::Serialize;

use super::{Made, View};

/// The parts of a view that are shown or read out as text: the last move and the open questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ViewText {
    /// The last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<MoveText>,
    /// The open questions to the arbiter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    questions: Vec<QuestionText>,
}

/// A move in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct MoveText {
    by: Color,
    /// In the notation of the language.
    written: String,
    /// The same with its number: `12. Nf3`, `12... Nf6`.
    numbered: String,
    /// In words.
    spoken: String,
    /// As Appendix D prescribes, the same in every language.
    announced: String,
}

/// The language in which moves are written for readers of a locale.
pub(crate) fn language(locale: Locale) -> Language {
    locale.into()
}

/// A move in the notation of a language; as in PGN if it is not legal.
pub(crate) fn written(made: &Made, locale: Locale) -> String {
    written_as(made, &Style::fide(language(locale)))
}

/// The same in a style.
pub(crate) fn written_as(made: &Made, style: &Style) -> String {
    match (&made.legal, &made.seen) {
        (Some((before, m)), _) => write(before, *m, &Form::Algebraic(*style)),
        (None, Some(seen)) => seen.written(style),
        (None, None) => made.san.clone(),
    }
}

impl MoveText {
    fn of(made: &Made, locale: Locale) -> MoveText {
        let (spoken, announced) = match (&made.legal, &made.seen) {
            (Some((before, m)), _) => (write_speech(before, *m, locale), write_announcement(*m)),
            (None, Some(seen)) => (seen.spoken(locale), seen.announced()),
            (None, None) => (made.san.clone(), made.san.clone()),
        };
        let written = written(made, locale);
        let dots = if made.by == Color::White { "." } else { "..." };
        let numbered = format!("{}{dots} {written}", made.number);
        MoveText { by: made.by, written, numbered, spoken, announced }
    }
}

impl ViewText {
    /// A view in a language.
    pub fn of(view: &View, locale: Locale) -> ViewText {
        ViewText {
            last: view.last.as_ref().map(|made| MoveText::of(made, locale)),
            questions: view.questions.iter().map(|question| QuestionText::of(question, locale)).collect(),
        }
    }
}
