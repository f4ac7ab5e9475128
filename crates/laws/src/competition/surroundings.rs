//! Arrangements around the board. Three Articles deal with assistants of players (4.9, 6.2.6, 8.1.6).

use jadoube_board::Color;
use jadoube_lawbook::Matter;

use crate::event::{Act, Actor, ClockAct, MovingAct, RecordingAct};
use crate::game::state::State;
use crate::ruling::{Answer, Asked, Effect, Finding, Impossible, IrregularityQuestion, Remark, Ruling};

pub use super::surroundings_vocabulary::{Arrangement, SurroundingsRemark, Task};

impl State {
    pub(crate) fn arranges(&mut self, by: Actor, arrangement: Arrangement) -> Result<Vec<Ruling>, Impossible> {
        match arrangement {
            Arrangement::PlacesClock => Ok(vec![self.places_clock(by)]),
            Arrangement::AgreesToAssistant { player, task, disability } => {
                self.agrees_to_assistant(player, task, disability)
            }
            Arrangement::ClaimsFromScreen { claim } => self.claims_from_screen(by, claim),
        }
    }

    fn agrees_to_assistant(&mut self, player: Color, task: Task, disability: bool) -> Result<Vec<Ruling>, Impossible> {
        self.memory.assistants[player][task as usize] = true;
        // 6.2.6 and 8.1.6: the time is adjusted, since 2014 not for a player with a disability; 4.9 does not mention it.
        let adjusted = task != Task::Moves && !(disability && self.rules().disability_keeps_time);
        let effects = if adjusted {
            vec![self.ask(Asked::Irregularity(IrregularityQuestion::Times), vec![Answer::LeaveTimes])]
        } else {
            Vec::new()
        };
        Ok(vec![self.ruling(
            matter_of(task),
            Finding::Remark(Remark::Surroundings(SurroundingsRemark::Assistant(player, task))),
            effects,
        )])
    }

    /// The ruling on an assistant to whom the arbiter has not agreed.
    pub(crate) fn assistant_unknown(&self, by: Actor, act: &Act) -> Option<Ruling> {
        let player = match by {
            Actor::WhitesAssistant => Color::White,
            Actor::BlacksAssistant => Color::Black,
            _ => return None,
        };
        // An assistant under Appendix D needs no agreement.
        if self.blind().has_assistant(player) {
            return None;
        }
        let task = match act {
            Act::Moving(MovingAct::Touches { .. })
            | Act::Moving(MovingAct::TouchesTogether { .. })
            | Act::Moving(MovingAct::Releases { .. })
            | Act::Moving(MovingAct::TakesOff { .. })
            | Act::Moving(MovingAct::Places { .. })
            | Act::Moving(MovingAct::LetsGo)
            | Act::Moving(MovingAct::Plays { .. })
            | Act::Moving(MovingAct::Castles { .. }) => Task::Moves,
            Act::Clock(ClockAct::Presses { .. }) => Task::Presses,
            Act::Recording(RecordingAct::Records { .. }) => Task::Records,
            _ => return None,
        };
        let unknown = !self.memory.assistants[player][task as usize];
        let finding = Finding::Remark(Remark::Surroundings(SurroundingsRemark::AssistantUnknown(player, task)));
        unknown.then(|| self.ruling(matter_of(task), finding, vec![Effect::MayPenalize(player)]))
    }
}

const fn matter_of(task: Task) -> Matter {
    match task {
        Task::Moves => Matter::MoversAssistant,
        Task::Presses => Matter::PressersAssistant,
        Task::Records => Matter::RecordersAssistant,
    }
}
