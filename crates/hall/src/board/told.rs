//! What stands at a board, said in a language.

use std::borrow::Cow;

use jadoube_board::Color;
use jadoube_laws::ruling::{Answer, Ruling};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Class;
use jadoube_notation::{Form, Language, Style, write, write_announcement, write_speech};
use jadoube_texts::Locale;
use serde::Serialize;

use super::{Made, View};

/// What people hear or read besides the rulings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// The last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<Last>,
    /// What the arbiter is asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    questions: Vec<QuestionText>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LastTold"))]
struct Last {
    by: Color,
    /// In the letters of the language.
    written: String,
    /// In its words.
    spoken: String,
    /// As Appendix D has it, the same in every language.
    announced: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ToldQuestion"))]
struct QuestionText {
    number: u16,
    text: String,
    answers: Vec<Choice>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ToldAnswer"))]
struct Choice {
    answer: Answer,
    text: String,
}

/// A ruling in words, with its class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct RulingText<'a> {
    text: String,
    /// What place it has in the course of a game: pages show the ordinary course smaller.
    class: Class,
    #[serde(flatten)]
    ruling: Cow<'a, Ruling>,
}

impl<'a> RulingText<'a> {
    pub(crate) fn new(ruling: Cow<'a, Ruling>, locale: Locale) -> RulingText<'a> {
        let text = telling::ruling_openly(&ruling, locale);
        RulingText { text, class: ruling.class(), ruling }
    }
}

/// The language in which moves are written for readers of a locale.
pub(crate) fn language(locale: Locale) -> Language {
    locale.into()
}

/// A move in the letters of a language; as PGN writes it where it is no legal move.
pub(crate) fn written(made: &Made, locale: Locale) -> String {
    match &made.legal {
        Some((before, m)) => write(before, *m, &Form::Algebraic(Style::fide(language(locale)))),
        None => made.san.clone(),
    }
}

impl Told {
    /// How things stand, in a language.
    pub fn of(view: &View, locale: Locale) -> Told {
        let last = view.last.as_ref().map(|made| match &made.legal {
            Some((before, m)) => Last {
                by: made.by,
                written: written(made, locale),
                spoken: write_speech(before, *m, locale),
                announced: write_announcement(*m),
            },
            None => {
                Last { by: made.by, written: made.san.clone(), spoken: made.san.clone(), announced: made.san.clone() }
            }
        });
        let put = |question: &jadoube_laws::ruling::Question| QuestionText {
            number: question.number,
            text: telling::sentence(&question.asked().text(locale)),
            answers: question
                .answers
                .iter()
                .map(|&answer| Choice { answer, text: telling::sentence(&answer.message().text(locale)) })
                .collect(),
        };
        Told { last, questions: view.questions.iter().map(put).collect() }
    }
}
