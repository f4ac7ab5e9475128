//! What pages show of a board, as sentences in the reader's language.

use jadoube_api::{MoveText, QuestionText};
use jadoube_notation::{Form, Language, Style, write};
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

/// A move in words.
fn move_text(made: &Made, locale: Locale) -> MoveText {
    let (by, number, style) = (made.by, made.number, &Style::fide(language(locale)));
    match (&made.legal, &made.seen) {
        (Some((before, m)), _) => MoveText::legal(by, number, before, *m, style, locale),
        (None, Some(seen)) => MoveText::seen(by, number, seen, style, locale),
        (None, None) => MoveText::numbered(by, number, made.san.clone(), made.san.clone(), made.san.clone()),
    }
}

impl ViewText {
    /// A view in a language.
    pub fn of(view: &View, locale: Locale) -> ViewText {
        ViewText {
            last: view.last.as_ref().map(|made| move_text(made, locale)),
            questions: view.questions.iter().map(|question| QuestionText::of(question, locale)).collect(),
        }
    }
}
