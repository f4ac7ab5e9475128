//! What is done in rapid, blitz and Chess960, in games without increment, and where the Preface comes in, as messages.

use jadoube_texts::{Argument, Message};

use super::act::by;
use super::words::number;
use crate::appendix::rapid::{RapidAct, SetUpPart};
use crate::event::Actor;
use crate::guideline::chess960::{Chess960Act, Lots};
use crate::guideline::without_increment::{Evidence, Grounds, Mode, QuickplayAct};
use crate::preface::PrefaceAct;

impl RapidAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match self {
            RapidAct::AsksForSheet => plain("act-asks-for-sheet"),
            RapidAct::AsksToSeeSheet => plain("act-asks-to-see-sheet"),
            RapidAct::ClaimsSetUp(part) => plain("act-claims-set-up").with(
                "part",
                match part {
                    SetUpPart::Pieces => "pieces",
                    SetUpPart::Board => "board",
                    SetUpPart::Clock => "clock",
                },
            ),
            RapidAct::SeesIllegalPosition => plain("act-sees-illegal-position"),
            RapidAct::AgreesToCorrect => plain("act-agrees-to-correct"),
        }
    }
}

impl Chess960Act {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        match self {
            Chess960Act::DrawsLots(lots) => by("act-draws-lots", actor).with(
                "means",
                match lots {
                    Lots::Computer(_) => "computer",
                    Lots::Dice(_) => "dice",
                    Lots::Coins(_) => "coins",
                    Lots::Cards(_) => "cards",
                },
            ),
            Chess960Act::AnnouncesCastling => by("act-announces-castling", actor),
        }
    }
}

impl QuickplayAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        let on = |id: &'static str, grounds: Grounds| {
            plain(id).with(
                "grounds",
                match grounds {
                    Grounds::CannotWin => "cannot-win",
                    Grounds::NoEffort => "no-effort",
                    Grounds::Both => "both",
                },
            )
        };
        match self {
            QuickplayAct::AsksForFiveSeconds(mode) => plain("act-asks-for-five-seconds").with(
                "mode",
                match mode {
                    Mode::Increment => "increment",
                    Mode::Delay => "delay",
                },
            ),
            QuickplayAct::Claims(grounds) => on("act-claims-quickplay", *grounds),
            QuickplayAct::ClaimsWithoutArbiter(grounds) => on("act-claims-quickplay-without-arbiter", *grounds),
            QuickplayAct::WritesPosition { text } => plain("act-writes-final-position").with("text", text.as_str()),
            QuickplayAct::SubmitsSheet => plain("act-submits-sheet"),
            QuickplayAct::Verifies(evidence, confirmed) => {
                plain(if *confirmed { "act-confirms" } else { "act-disputes" }).with(
                    "evidence",
                    match evidence {
                        Evidence::Position => "position",
                        Evidence::Sheet => "sheet",
                    },
                )
            }
            QuickplayAct::DeclaresDraw => plain("act-declares-drawn"),
        }
    }
}

impl PrefaceAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        match self {
            PrefaceAct::ReportsUncovered { text, like } if like.is_empty() => {
                by("act-reports-uncovered", actor).with("text", text.as_str())
            }
            PrefaceAct::ReportsUncovered { text, like } => {
                let like = like.clone();
                let articles = Argument::in_each(move |locale| {
                    let numbers: Vec<String> = like.iter().map(|like| number(like, locale)).collect();
                    numbers.join(", ")
                });
                by("act-reports-uncovered-like", actor).with("text", text.as_str()).with("articles", articles)
            }
            PrefaceAct::AsksFide { text } => by("act-puts-to-fide", actor).with("text", text.as_str()),
        }
    }
}
