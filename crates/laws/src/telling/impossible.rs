//! Impossible acts, as messages.

use std::fmt;

use crate::appendix::blind::BlindImpossible;
use crate::guideline::adjourned::AdjournedImpossible;
use crate::guideline::chess960::NoArray;
use jadoube_texts::{Argument, Locale, Message};

use super::words::{article, ended_by, reason, score};
use crate::ruling::Impossible;

impl Impossible {
    /// Why it cannot have happened, as a message.
    pub fn message(&self) -> Message {
        match self {
            Impossible::Backwards { at, last } => {
                Message::new("impossible-backwards").with("at", at.to_string()).with("last", last.to_string())
            }
            Impossible::NoPiece(square) => Message::new("impossible-no-piece").with("square", *square),
            Impossible::Conduct(barred) => barred.message(),
            Impossible::Competition(refused) => refused.message(),
            Impossible::NothingDisplaced => Message::new("impossible-nothing-displaced"),
            Impossible::NothingInHand => Message::new("impossible-nothing-in-hand"),
            Impossible::NothingToTakeBack => Message::new("impossible-nothing-to-take-back"),
            Impossible::NotOnMove { can_take_back: true } => Message::new("impossible-move-made"),
            Impossible::NotOnMove { can_take_back: false } => Message::new("impossible-not-on-move"),
            Impossible::AfterTheEnd { outcome, article: by } => Message::new("impossible-after-the-end")
                .with("score", score(outcome.score))
                .with("reason", ended_by(outcome.reason))
                .with("article", article(*by)),
            Impossible::Occupied(square) => Message::new("impossible-occupied").with("square", *square),
            Impossible::NoCastling(wing) => Message::new("impossible-no-castling").with("wing", *wing),
            Impossible::NotStarted => Message::new("impossible-not-started"),
            Impossible::AlreadyStarted => Message::new("impossible-already-started"),
            Impossible::Over => Message::new("impossible-over"),
            Impossible::NotForThem => Message::new("impossible-not-for-them"),
            Impossible::NoQuestion(number) => Message::new("impossible-no-question").with("number", *number),
            Impossible::NoEntry(number) => Message::new("impossible-no-entry").with("number", *number),
            Impossible::NoArticle(number) => Message::new("impossible-no-article").with("number", number.as_str()),
            Impossible::NoArray(why) => why.message(),
            Impossible::NoPosition(fault) => {
                Message::new("impossible-no-position").with("reason", Argument::Message(Box::new(Message::from(fault))))
            }
            Impossible::NothingToPlay => Message::new("impossible-nothing-to-play"),
            Impossible::NotBefore => Message::new("impossible-not-before"),
            Impossible::Adjourned(impossible) => impossible.message(),
            Impossible::Blind(impossible) => impossible.message(),
            Impossible::Displaced => Message::new("impossible-displaced"),
            Impossible::CannotPlay(played, breach) => Message::new("impossible-cannot-play")
                .with("from", played.from)
                .with("to", played.to)
                .with("reason", reason(*breach)),
        }
    }
}

/// In English; [`Impossible::message`] has the other languages.
impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Locale::EN))
    }
}

impl std::error::Error for Impossible {}

impl AdjournedImpossible {
    /// Why it cannot have happened, as a message.
    pub fn message(&self) -> Message {
        match self {
            AdjournedImpossible::Adjourned => Message::new("adjourned-impossible-adjourned"),
            AdjournedImpossible::NotAdjourned => Message::new("adjourned-impossible-not-adjourned"),
            AdjournedImpossible::Annulled => Message::new("adjourned-impossible-annulled"),
            AdjournedImpossible::SessionEndUnknown => Message::new("adjourned-impossible-session-end"),
            AdjournedImpossible::ReplierAbsent => Message::new("adjourned-impossible-replier-absent"),
            AdjournedImpossible::SealerAbsent => Message::new("adjourned-impossible-sealer-absent"),
            AdjournedImpossible::EnvelopeUnopened => Message::new("adjourned-impossible-unopened"),
            AdjournedImpossible::NotWhatWasSealed(sealed) => {
                Message::new("adjourned-impossible-not-sealed").with("commitment", sealed.to_string())
            }
            AdjournedImpossible::NoLanguage(found) => {
                Message::new("adjourned-impossible-language").with("found", found.as_str())
            }
            AdjournedImpossible::NothingToState => Message::new("adjourned-impossible-nothing-to-state"),
            AdjournedImpossible::NothingUnclear => Message::new("adjourned-impossible-nothing-unclear"),
        }
    }
}

impl BlindImpossible {
    /// Why it cannot have happened, as a message.
    pub fn message(&self) -> Message {
        match self {
            BlindImpossible::OneBoard => Message::new("blind-impossible-one-board"),
            BlindImpossible::NothingToCopy => Message::new("blind-impossible-nothing-to-copy"),
        }
    }
}

impl NoArray {
    /// Why there is no array, as a message.
    pub fn message(&self) -> Message {
        match *self {
            NoArray::Number(number) => Message::new("chess960-no-number").with("number", u32::from(number)),
            NoArray::Throw(pips) => Message::new("chess960-no-throw").with("number", u32::from(pips)),
            NoArray::Cards => Message::new("chess960-no-cards"),
            NoArray::TooFew => Message::new("chess960-too-few"),
        }
    }
}
