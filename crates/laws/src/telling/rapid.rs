//! Rapid, blitz and Chess960 as messages (`locales/*/rapid.ftl`).

use jadoube_board::{ArrayNumber, Color};
use jadoube_clock::Rate;
use jadoube_texts::Message;

use super::words::amount;
use crate::appendix::rapid::{RapidEffect, RapidFinding, RapidQuestion, SetUpPart};
use crate::edition::Supervision;
use crate::guideline::chess960::{Chess960Finding, NoArray};

fn of(id: &'static str, color: Color) -> Message {
    Message::new(id).with("color", color)
}

impl RapidFinding {
    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        match *self {
            RapidFinding::Rate(Rate::Blitz) => Message::new("rapid-is-blitz"),
            RapidFinding::Rate(_) => Message::new("rapid-is-rapid"),
            RapidFinding::NoRecording => Message::new("rapid-no-recording"),
            RapidFinding::Announced(Supervision::Full) => Message::new("rapid-announced-full"),
            RapidFinding::Announced(Supervision::Reduced) => Message::new("rapid-announced-reduced"),
            RapidFinding::Arbiters(games, true) => {
                Message::new("rapid-enough-arbiters").with("count", u32::from(games))
            }
            RapidFinding::Arbiters(games, false) => {
                Message::new("rapid-too-few-arbiters").with("count", u32::from(games))
            }
            RapidFinding::ArbiterRecords(true) => Message::new("rapid-arbiter-records"),
            RapidFinding::ArbiterRecords(false) => Message::new("rapid-arbiter-does-not-record"),
            RapidFinding::Regime(Supervision::Full) => Message::new("rapid-full"),
            RapidFinding::Regime(Supervision::Reduced) => Message::new("rapid-reduced"),
            RapidFinding::AsRapid => Message::new("rapid-blitz-as-rapid"),
            RapidFinding::SheetGiven(color) => of("rapid-sheet-given", color),
            RapidFinding::NoSheet(color) => of("rapid-no-sheet", color),
            RapidFinding::Look(color, number) => of("rapid-look", color).with("number", u32::from(number)),
            RapidFinding::NoLook(color) => of("rapid-no-look", color),
            RapidFinding::LooksUsedUp(color) => of("rapid-looks-used-up", color),
            RapidFinding::SetUpStands(SetUpPart::Pieces) => Message::new("rapid-pieces-stand"),
            RapidFinding::SetUpStands(SetUpPart::Board) => Message::new("rapid-board-stands"),
            RapidFinding::SetUpStands(SetUpPart::Clock) => Message::new("rapid-clock-stands"),
            RapidFinding::FlagLeftToPlayers(color) => of("rapid-flag-left", color),
            RapidFinding::OwnFlagDown(color) => of("rapid-own-flag-down", color),
            RapidFinding::Waits => Message::new("rapid-waits"),
            RapidFinding::StillIllegal => Message::new("rapid-still-illegal"),
            RapidFinding::LawfulAgain => Message::new("rapid-lawful-again"),
            RapidFinding::NoIllegalPosition => Message::new("rapid-no-illegal-position"),
            RapidFinding::AgreesToCorrect(color) => of("rapid-agrees", color),
            RapidFinding::Corrected => Message::new("rapid-corrected"),
            RapidFinding::NothingToCorrect(color) => of("rapid-nothing-to-correct", color),
            RapidFinding::ShorterPenalty(time) => Message::new("rapid-shorter-penalty").with("time", amount(time)),
        }
    }
}

impl RapidEffect {
    /// What follows, to be told in any language.
    pub fn message(&self) -> Message {
        match *self {
            RapidEffect::CastlingBarred(color, None) => of("rapid-castling-barred", color),
            RapidEffect::CastlingBarred(color, Some(rook)) => {
                of("rapid-castling-barred-with", color).with("square", rook)
            }
        }
    }
}

impl RapidQuestion {
    /// The question alone, without its mark.
    pub fn message(&self) -> Message {
        match self {
            RapidQuestion::Schedule => Message::new("asked-schedule"),
        }
    }
}

impl Chess960Finding {
    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        match *self {
            Chess960Finding::Drawn(number) => {
                let array = ArrayNumber::new(number).map(|array| array.to_string()).unwrap_or_default();
                Message::new("chess960-drawn").with("number", u32::from(number)).with("array", array)
            }
            Chess960Finding::AboutToCastle(color) => of("chess960-about-to-castle", color),
            Chess960Finding::CastlingByHand(color, _) => of("chess960-by-hand", color),
        }
    }
}

impl NoArray {
    /// Why there is no array, to be told in any language.
    pub fn message(&self) -> Message {
        match *self {
            NoArray::Number(number) => Message::new("chess960-no-number").with("number", u32::from(number)),
            NoArray::Throw(pips) => Message::new("chess960-no-throw").with("number", u32::from(pips)),
            NoArray::Cards => Message::new("chess960-no-cards"),
            NoArray::TooFew => Message::new("chess960-too-few"),
        }
    }
}
