//! Rapid, blitz and Chess960 as messages (`locales/*/rapid.ftl`).

use jadoube_board::{ArrayNumber, Color};
use jadoube_clock::Rate;
use jadoube_notation::Language;
use jadoube_texts::{Argument, Message};

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
            RapidFinding::IllegalLeftToPlayers(color) => of("rapid-illegal-left", color),
            RapidFinding::TouchLeftToPlayers(color) => of("rapid-touch-left", color),
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
                let rank = ArrayNumber::new(number).map(ArrayNumber::first_rank);
                let array = Argument::in_each(move |locale| {
                    let language = Language::from(locale);
                    rank.into_iter().flatten().map(|role| language.symbol(role)).collect()
                });
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

#[cfg(test)]
mod tests {
    use jadoube_board::{Square, Wing};
    use jadoube_clock::Millis;
    use jadoube_texts::Locale;

    use super::*;

    #[test]
    fn everything_has_its_words_in_every_language() {
        let white = Color::White;
        let findings = [
            RapidFinding::Rate(Rate::Rapid),
            RapidFinding::Rate(Rate::Blitz),
            RapidFinding::NoRecording,
            RapidFinding::Announced(Supervision::Full),
            RapidFinding::Announced(Supervision::Reduced),
            RapidFinding::Arbiters(1, true),
            RapidFinding::Arbiters(3, true),
            RapidFinding::Arbiters(5, false),
            RapidFinding::ArbiterRecords(true),
            RapidFinding::ArbiterRecords(false),
            RapidFinding::Regime(Supervision::Full),
            RapidFinding::Regime(Supervision::Reduced),
            RapidFinding::AsRapid,
            RapidFinding::SheetGiven(white),
            RapidFinding::NoSheet(white),
            RapidFinding::Look(white, 5),
            RapidFinding::NoLook(white),
            RapidFinding::LooksUsedUp(white),
            RapidFinding::SetUpStands(SetUpPart::Pieces),
            RapidFinding::SetUpStands(SetUpPart::Board),
            RapidFinding::SetUpStands(SetUpPart::Clock),
            RapidFinding::FlagLeftToPlayers(white),
            RapidFinding::IllegalLeftToPlayers(white),
            RapidFinding::TouchLeftToPlayers(white),
            RapidFinding::OwnFlagDown(white),
            RapidFinding::Waits,
            RapidFinding::StillIllegal,
            RapidFinding::LawfulAgain,
            RapidFinding::NoIllegalPosition,
            RapidFinding::AgreesToCorrect(white),
            RapidFinding::Corrected,
            RapidFinding::NothingToCorrect(white),
            RapidFinding::ShorterPenalty(Millis::from_minutes(1)),
        ];
        let mut messages: Vec<Message> = findings.iter().map(RapidFinding::message).collect();
        let barred = [None, Some(Square::H1)].map(|rook| RapidEffect::CastlingBarred(white, rook).message());
        messages.extend(barred);
        messages.push(RapidQuestion::Schedule.message());
        let chess960 = [
            Chess960Finding::Drawn(518),
            Chess960Finding::AboutToCastle(white),
            Chess960Finding::CastlingByHand(white, Wing::King),
        ];
        messages.extend(chess960.iter().map(Chess960Finding::message));
        let none = [NoArray::Number(960), NoArray::Throw(7), NoArray::Cards, NoArray::TooFew];
        messages.extend(none.iter().map(NoArray::message));
        for message in &messages {
            for locale in Locale::all_and_pseudo() {
                let text = message.try_text(locale).unwrap();
                assert!(!text.is_empty() && !text.contains(['{', '$']), "{locale}: {text}");
            }
        }
    }
}
