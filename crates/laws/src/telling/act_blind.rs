//! What is done in games with players who do not see, as messages.

use jadoube_texts::{Argument, Message};

use super::act::{by, squares_of};
use super::words::one_move_of;
use crate::appendix::blind::{BlindAct, Disability, Means};
use crate::case::BlindDeed;
use crate::event::Actor;

impl BlindAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match self {
            BlindAct::Registers { player, disability } => plain(match disability {
                Disability::Visual => "act-registers-visual",
                Disability::Hearing => "act-registers-hearing",
            })
            .with("color", *player),
            BlindAct::Adapts { what, arbiter_asked } => {
                let (adapts, so) = if *arbiter_asked {
                    ("act-adapts-rules", "act-adapts-rules-so")
                } else {
                    ("act-adapts-rules-alone", "act-adapts-rules-alone-so")
                };
                if what.is_empty() { plain(adapts) } else { plain(so).with("text", what.as_str()) }
            }
            BlindAct::DemandsTwoBoards => plain("act-demands-two-boards"),
            BlindAct::AllowsOtherWords => plain("act-allows-other-words"),
            BlindAct::BringsClock { speaks, tactile } => plain("act-brings-clock").with(
                "kind",
                match (speaks, tactile) {
                    (true, true) => "both",
                    (true, false) => "speaking",
                    (false, true) => "tactile",
                    (false, false) => "plain",
                },
            ),
            BlindAct::KeepsScore { by: means } => plain("act-keeps-score").with(
                "means",
                match means {
                    Means::Braille => "braille",
                    Means::Longhand => "longhand",
                    Means::Device => "device",
                },
            ),
            BlindAct::TakesAssistant { tasks } => {
                let tasks = tasks.iter().map(|task| Message::new("assistant-task").with("task", task.key())).collect();
                plain("act-takes-assistant").with("tasks", Argument::AllOf(tasks))
            }
            BlindAct::Lifts { square } => plain("act-lifts").with("square", *square),
            BlindAct::Announces { text } => plain("act-announces-move").with("text", text.as_str()),
            BlindAct::Repeats { text } => plain("act-repeats-move").with("text", text.as_str()),
            BlindAct::Copies { played } => plain("act-copies-move").with("move", squares_of(*played)),
            BlindAct::Informs { asked: true } => plain("act-informs"),
            BlindAct::Informs { asked: false } => plain("act-informs-unasked"),
            BlindAct::ReportsTouch { square } => plain("act-reports-touch").with("square", *square),
            BlindAct::ComparesBoards => plain("act-compares-boards"),
        }
    }
}

impl BlindDeed {
    /// The same for a line of a case.
    pub(super) fn message(&self, actor: Actor) -> Message {
        match self {
            BlindDeed::Executes(written) => by("act-copies-move", actor).with("move", one_move_of(written.pattern)),
        }
    }
}
