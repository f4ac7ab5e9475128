//! Errors of reading a phrase, as messages.

use std::fmt;

use jadoube_texts::{Argument, Locale, Message};

use crate::vocabulary::{Expected, Mistyped, Problem, meant_by};

impl Problem {
    /// The phrases that may have been meant, the most likely first, each up to its first gap.
    pub fn meant(&self) -> Vec<&'static str> {
        match self {
            Problem::Found { found, expected: Expected::Deed(_) } => {
                meant_by(found).into_iter().map(before_gap).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is wrong, as a message.
    pub fn message(&self) -> Message {
        match self {
            Problem::Found { found, expected } => {
                let message = match (expected, meant_by(found)) {
                    (Expected::Deed(_), meant) if !meant.is_empty() => {
                        let meant = meant.into_iter().map(|phrase| Expected::Word(before_gap(phrase)).message());
                        Message::new("case-found-meant").with("meant", Argument::AnyOf(meant.collect()))
                    }
                    _ => Message::new("case-found"),
                };
                message.with("found", shown(found)).with("expected", expected.message())
            }
            Problem::Ends(expected) => Message::new("case-ends").with("expected", expected.message()),
            Problem::Fen(error) => Message::from(error.kind()),
            Problem::NoMove(written) => Message::new("case-no-move").with("move", shown(written)),
            Problem::SeveralMoves(written) => Message::new("case-several-moves").with("move", shown(written)),
        }
    }
}

impl Expected {
    /// What was expected, as a message.
    pub fn message(&self) -> Message {
        Message::new(match self {
            Expected::Time => "expected-time",
            Expected::Amount => "expected-amount",
            Expected::Actor => "expected-actor",
            Expected::Deed(who) => return Message::new("expected-deed").with("who", *who),
            Expected::Square => "expected-a-square",
            Expected::Move => "expected-a-move",
            Expected::Promotion => "expected-promoted",
            Expected::Score => "expected-score",
            Expected::Number => "expected-number",
            Expected::SmallerNumber => "expected-smaller-number",
            Expected::Color => "expected-color",
            Expected::Question => "expected-question",
            Expected::Article => "expected-article",
            Expected::Word(word) => return Message::new("expected-word").with("word", *word),
            Expected::Points => "expected-points",
            Expected::Lots => "expected-lots",
            Expected::End => "expected-end-of-line",
            Expected::Wing => "expected-wing",
            Expected::Fen => "expected-position",
            Expected::Text => "expected-text",
            Expected::AnyOf(forms) => {
                let words = forms.iter().map(|form| form.says.to_owned()).collect();
                return Message::new("expected-answer").with("words", Argument::Any(words));
            }
        })
    }
}

impl Mistyped {
    /// What is wrong with a typed line, with everything that could be there instead.
    pub fn message(&self) -> Message {
        let (Problem::Found { expected, .. } | Problem::Ends(expected)) = &self.error.problem else {
            return self.error.problem.message();
        };
        let mut all: Vec<Message> = Vec::new();
        for one in std::iter::once(expected).chain(&self.others).flat_map(single) {
            if !all.contains(&one) {
                all.push(one);
            }
        }
        let all = Argument::AnyOf(all);
        match &self.error.problem {
            Problem::Found { found, .. } => {
                Message::new("case-found").with("found", shown(found)).with("expected", all)
            }
            _ => Message::new("case-ends").with("expected", all),
        }
    }
}

/// The part of a phrase before its first gap.
fn before_gap(phrase: &'static str) -> &'static str {
    phrase.split(" {").next().unwrap_or(phrase)
}

/// Each alternative separately; for a phrase, the part before its first gap.
fn single(expected: &Expected) -> Vec<Message> {
    match expected {
        Expected::AnyOf(forms) => forms.iter().map(|form| Expected::Word(before_gap(form.says)).message()).collect(),
        other => vec![other.message()],
    }
}

/// What somebody has written, with control characters made visible.
fn shown(text: &str) -> Argument {
    super::printable(text).into()
}

macro_rules! displayed_in_english {
    ($($type:ty),*) => {
        $(
            /// In English; `message` has the other languages.
            impl fmt::Display for $type {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(&self.message().text(Locale::EN))
                }
            }
        )*
    };
}

displayed_in_english!(Problem, Expected);

impl std::error::Error for Problem {}
