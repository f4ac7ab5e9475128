//! What is wrong with the text of a case, as messages.

use std::fmt;

use jadoube_clock::{Expected as ControlExpected, ReadError as ControlError};
use jadoube_lawbook::Edition;
use jadoube_texts::{Argument, Locale, Message};

use crate::case::{Expected, Problem, Unread};
use crate::vocabulary::Mistyped;

impl Problem {
    /// What is wrong, to be told in any language.
    pub fn message(&self) -> Message {
        match self {
            Problem::Found { found, expected } => {
                Message::new("case-found").with("found", shown(found)).with("expected", expected.message())
            }
            Problem::Ends(expected) => Message::new("case-ends").with("expected", expected.message()),
            Problem::Control(error) => control(error),
            Problem::Fen(error) => Message::from(error.kind()),
            Problem::Setup(fault) => Message::from(fault),
            Problem::Twice(name) => Message::new("case-twice").with("name", name.as_str()),
            Problem::TooLate(name) => Message::new("case-too-late").with("name", name.as_str()),
            Problem::Backwards { at, last } => {
                Message::new("case-backwards").with("at", at.as_str()).with("last", last.as_str())
            }
            Problem::Articles => Message::new("case-articles"),
            Problem::NoControl => Message::new("case-no-control"),
            Problem::NothingHappens => Message::new("case-nothing-happens"),
            Problem::NoCase => Message::new("case-none"),
            Problem::NoMove(written) => Message::new("case-no-move").with("move", shown(written)),
            Problem::SeveralMoves(written) => Message::new("case-several-moves").with("move", shown(written)),
        }
    }
}

impl Expected {
    /// What was looked for, to be told in any language.
    pub fn message(&self) -> Message {
        Message::new(match self {
            Expected::Case => "expected-case",
            Expected::Line => "expected-line",
            Expected::Title => "expected-title",
            Expected::Edition => return Message::new("expected-edition").with("names", Edition::names()),
            Expected::EditionOrItem => "expected-edition-or-item",
            Expected::Time => "expected-time",
            Expected::TimeOrEdition => return Message::new("expected-time-or-edition").with("names", Edition::names()),
            Expected::Amount => "expected-amount",
            Expected::Duration => "expected-duration",
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
            Expected::Item => "expected-item",
            Expected::Article => "expected-article",
            Expected::Reason => "expected-reason",
            Expected::Supervision => "expected-supervision",
            Expected::Word(word) => return Message::new("expected-word").with("word", *word),
            Expected::ArrayNumber => "expected-array-number",
            Expected::Scoring => "expected-scoring",
            Expected::Points => "expected-points",
            Expected::Name => "expected-player-name",
            Expected::Penalty => "expected-penalty",
            Expected::MilderPenalty => "expected-milder-penalty",
            Expected::Forfeit => "expected-forfeit",
            Expected::Lots => "expected-lots",
            Expected::Federation => "expected-federation",
            Expected::End => "expected-end-of-line",
            Expected::Wing => "typed-wing",
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
    /// What is wrong with a typed line, with everything that could stand there instead.
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

/// Each thing that can stand there by itself; of a phrase what comes before its first gap.
fn single(expected: &Expected) -> Vec<Message> {
    match expected {
        Expected::AnyOf(forms) => {
            let begin = |says: &'static str| says.split(" {").next().unwrap_or(says);
            forms.iter().map(|form| Expected::Word(begin(form.says)).message()).collect()
        }
        other => vec![other.message()],
    }
}

impl Unread {
    /// Why the case cannot be run, to be told in any language.
    pub fn message(&self) -> Message {
        match self {
            Unread::NoMove(written) => Message::new("case-no-move").with("move", shown(written)),
            Unread::Several(written) => Message::new("case-several-moves").with("move", shown(written)),
            Unread::SetUp(why) => Message::new("case-set-up").with("why", why.message()),
            Unread::Line(problem) => problem.message(),
            Unread::NotAPlayer => Message::new("case-not-a-player"),
        }
    }
}

/// What is wrong with a time control, without the column.
fn control(error: &ControlError) -> Message {
    let expected = Message::new(match error.expected {
        ControlExpected::Seconds => "control-seconds",
        ControlExpected::Period => "control-period",
        ControlExpected::Time => "control-time",
        ControlExpected::Moves => "control-moves",
        ControlExpected::MovesInRange => "control-moves-in-range",
        ControlExpected::LessTime => "control-less-time",
        ControlExpected::SomeTime => "control-some-time",
        ControlExpected::ThreeDecimals => "control-three-decimals",
        ControlExpected::MovesBeforeNextPeriod => "control-moves-before-next-period",
        ControlExpected::OneBonus => "control-one-bonus",
        ControlExpected::OtherSide => "control-other-side",
        ControlExpected::OtherColor => "control-other-color",
        ControlExpected::HoursMinutesSeconds => "control-hours-minutes-seconds",
        ControlExpected::SecondsAfterPlus => "control-seconds-after-plus",
        ControlExpected::AfterTime => "control-after-time",
        ControlExpected::AfterBonus => "control-after-bonus",
        ControlExpected::MoveOne => "control-move-one",
        ControlExpected::End => "control-end",
        // What only the form of PGN has, which cases do not use.
        _ => "control-period",
    });
    match &error.found {
        Some(found) => Message::new("case-found").with("found", shown(found)).with("expected", expected),
        None => Message::new("control-ends").with("expected", expected),
    }
}

/// What somebody has written, with control characters made visible.
fn shown(text: &str) -> Argument {
    super::printable(text).into()
}

macro_rules! displayed_in_english {
    ($($type:ty),*) => {
        $(
            /// In English; for other languages there is `message`.
            impl fmt::Display for $type {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(&self.message().text(Locale::EN))
                }
            }
        )*
    };
}

displayed_in_english!(Problem, Expected, Unread);

impl std::error::Error for Problem {}
impl std::error::Error for Unread {}
