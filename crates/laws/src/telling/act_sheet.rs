//! What is done about scoresheets and around the board, as messages.

use jadoube_texts::Message;

use super::act::by;
use super::words::claim;
use crate::competition::recording::SheetAct;
use crate::competition::surroundings::Arrangement;
use crate::event::Actor;
use crate::point::Point;

impl SheetAct {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        let plain = |id: &'static str| by(id, actor);
        match self {
            SheetAct::WritesNotes => plain("act-writes-notes"),
            SheetAct::RecordsElectronically { certified: true } => plain("act-records-electronically"),
            SheetAct::RecordsElectronically { certified: false } => plain("act-records-uncertified"),
            SheetAct::Fails => plain("act-sheet-fails"),
            SheetAct::Hides => plain("act-hides-sheet"),
            SheetAct::Borrows => plain("act-borrows-sheet"),
            SheetAct::Returns => plain("act-returns-sheet"),
            SheetAct::NamesOther { .. } => plain("act-names-other-move"),
            SheetAct::WroteImpossible { role, .. } => plain("act-wrote-impossible-move").with("piece", *role),
            SheetAct::FoundIncomplete { flag } => plain("act-finds-sheets-incomplete").with("color", *flag),
            SheetAct::Evidence { player, moves } => {
                plain("act-has-evidence").with("color", *player).with("count", *moves)
            }
        }
    }
}

impl Arrangement {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        match self {
            Arrangement::PlacesClock => by("act-places-clock", actor),
            Arrangement::AgreesToAssistant { player, task, disability } => {
                let agreed = Point::Assistant(*player, *task).message();
                if *disability { Message::new("act-for-disabled").with("told", agreed) } else { agreed }
            }
            Arrangement::ClaimsFromScreen { claim: about } => {
                by("act-claims-from-screen", actor).with("claim", claim(*about))
            }
        }
    }
}
