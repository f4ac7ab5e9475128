//! What can be wrong with the text of a case, as types and as messages.

use std::fmt;

use jadoube_board::SetupFault;
use jadoube_lawbook::Edition;
use jadoube_laws::ruling::Impossible;
use jadoube_laws::telling::{self, printable};
use jadoube_laws::vocabulary::{self, Place, Words};
use jadoube_texts::{Argument, Locale, Message};

/// A text that cannot be read as cases, and where.
///
/// ```
/// let error = jadoube_cases::read("case Late\ncontrol 90+30\n0:31:00 white arives\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 3, column 15: found \"arives\", expected what white does, such as \"plays Nf3\". Did you mean \"arrives\"?");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ReadError {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Problem,
}

/// What is wrong with the text of a case. The sentences are in the language files.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// A phrase of the vocabulary is wrong.
    Phrase(vocabulary::Problem),
    /// Something else stands there.
    Found {
        /// What stands there.
        found: String,
        /// What should stand there.
        expected: Expected,
    },
    /// The line ends too early.
    Ends(Expected),
    /// The time control is wrong.
    Control(jadoube_clock::ReadError),
    /// A game cannot stand like that, whatever was done on the board.
    Setup(SetupFault),
    /// A setting that was given before.
    Twice(String),
    /// A setting after the first event.
    TooLate(String),
    /// An event before the one written above it.
    Backwards {
        /// The time.
        at: String,
        /// The time of the event before.
        last: String,
    },
    /// An edition of the line has several Articles, or another edition has one, or an Article has no edition.
    Articles,
    /// The case has no time control.
    NoControl,
    /// Nothing happens in the case.
    NothingHappens,
    /// The text has no case.
    NoCase,
}

/// What only cases have, and a reader looked for in vain.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// The beginning of a case.
    Case,
    /// A setting, a time or an edition.
    Line,
    /// The title.
    Title,
    /// An edition.
    Edition,
    /// Another edition or the first item.
    EditionOrItem,
    /// A time or an edition, where something like a year stands.
    TimeOrEdition,
    /// A duration such as `30m`.
    Duration,
    /// An item.
    Item,
    /// Something that ends a result.
    Reason,
    /// `reduced` or `full`.
    Supervision,
    /// A number from 0 to 959.
    ArrayNumber,
    /// What results are worth.
    Scoring,
    /// The name of a player.
    Name,
    /// A penalty.
    Penalty,
    /// A penalty milder than the loss of the game.
    MilderPenalty,
    /// What a loss without play is worth.
    Forfeit,
    /// The name of a federation.
    Federation,
    /// Why nothing follows from what a case shows.
    EchoReason,
}

/// Why a case cannot be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// The move does not fit the board.
    NoMove(String),
    /// The move fits the board in several ways.
    Several(String),
    /// The moves before the case cannot have been played.
    SetUp(Impossible),
    /// Only a player can do that.
    NotAPlayer,
    /// The words cannot be read as things stand.
    Line(vocabulary::Problem),
}

impl From<vocabulary::ReadError> for ReadError {
    fn from(error: vocabulary::ReadError) -> ReadError {
        ReadError { place: error.place, problem: Problem::Phrase(error.problem) }
    }
}

/// Reading what only cases have.
pub(crate) trait CaseWords {
    /// That something else should stand here.
    fn missing(&self, expected: Expected) -> ReadError;

    /// That something is wrong here.
    fn wrong(&self, problem: Problem) -> ReadError;

    /// The next word as something, or an error that says what was expected.
    fn word<T>(&mut self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ReadError>;
}

impl CaseWords for Words<'_> {
    fn missing(&self, expected: Expected) -> ReadError {
        self.wrong(match self.peek_shortened() {
            Some(found) => Problem::Found { found, expected },
            None => Problem::Ends(expected),
        })
    }

    fn wrong(&self, problem: Problem) -> ReadError {
        ReadError { place: self.place(), problem }
    }

    fn word<T>(&mut self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ReadError> {
        let found = self.peek().and_then(read).ok_or_else(|| self.missing(expected))?;
        self.take();
        Ok(found)
    }
}

impl Problem {
    /// The phrases that may have been meant, the most likely first, each up to its first gap.
    pub fn meant(&self) -> Vec<&'static str> {
        match self {
            Problem::Phrase(problem) => problem.meant(),
            _ => Vec::new(),
        }
    }

    /// What is wrong, to be told in any language.
    pub fn message(&self) -> Message {
        match self {
            Problem::Phrase(problem) => problem.message(),
            Problem::Found { found, expected } => {
                Message::new("case-found").with("found", shown(found)).with("expected", expected.message())
            }
            Problem::Ends(expected) => Message::new("case-ends").with("expected", expected.message()),
            Problem::Control(error) => telling::control(error),
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
            Expected::TimeOrEdition => return Message::new("expected-time-or-edition").with("names", Edition::names()),
            Expected::Duration => "expected-duration",
            Expected::Item => "expected-item",
            Expected::Reason => "expected-reason",
            Expected::Supervision => "expected-supervision",
            Expected::ArrayNumber => "expected-array-number",
            Expected::Scoring => "expected-scoring",
            Expected::Name => "expected-player-name",
            Expected::Penalty => "expected-penalty",
            Expected::MilderPenalty => "expected-milder-penalty",
            Expected::Forfeit => "expected-forfeit",
            Expected::Federation => "expected-federation",
            Expected::EchoReason => "expected-echo-reason",
        })
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

/// What somebody has written, with control characters made visible.
fn shown(text: &str) -> Argument {
    printable(text).into()
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
