//! What is arranged around the board: where the clock stands (6.5), screens (6.12), and people who help a player (4.9, 6.2.6,
//! 8.1.6).

use jadoube_board::Color;
use serde::{Deserialize, Serialize};

use crate::edition::Matter;
use crate::event::{Act, Actor, Claim};
use crate::game::state::State;
use crate::point::{Point, Task};
use crate::ruling::{Answer, Asked, Effect, Finding, Impossible, Ruling};

/// What somebody arranges.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrangement {
    /// Puts the clock on one side of the board.
    PlacesClock,
    /// The arbiter agrees to a person who acts for a player.
    AgreesToAssistant {
        /// For whom.
        player: Color,
        /// What for.
        task: Task,
        /// Whether the player has a disability.
        disability: bool,
    },
    /// Claims something with nothing but a screen to go by.
    ClaimsFromScreen {
        /// What.
        claim: Claim,
    },
}

impl State {
    pub(crate) fn arranges(&mut self, by: Actor, arrangement: Arrangement) -> Result<Vec<Ruling>, Impossible> {
        match arrangement {
            Arrangement::PlacesClock => Ok(vec![self.places_clock(by)]),
            Arrangement::AgreesToAssistant { player, task, disability } => {
                self.agrees_to_assistant(by, player, task, disability)
            }
            Arrangement::ClaimsFromScreen { claim } => {
                let player = by.player().ok_or(Impossible::NotForThem)?;
                let finding = Finding::Point(Point::ClaimFromScreen(player, claim));
                Ok(vec![self.ruling(Matter::Screens, finding, vec![])])
            }
        }
    }

    /// 6.5 (6.4 in 2009).
    fn places_clock(&self, by: Actor) -> Ruling {
        match by.player() {
            Some(player) => {
                let finding = Finding::Point(Point::ClockPlacedByPlayer(player));
                self.ruling(Matter::ClockPlace, finding, vec![Effect::MayPenalize(player)])
            }
            None => self.ruling(Matter::ClockPlace, Finding::Point(Point::ClockPlaced), vec![]),
        }
    }

    fn agrees_to_assistant(
        &mut self,
        by: Actor,
        player: Color,
        task: Task,
        disability: bool,
    ) -> Result<Vec<Ruling>, Impossible> {
        if !by.is_arbiter() {
            return Err(Impossible::NotForThem);
        }
        self.memory.assistants[player][task as usize] = true;
        // 6.2.6 and 8.1.6: the time is adjusted, since 2014 not for a player with a disability; 4.9 says nothing of it.
        let adjusted = task != Task::Moves && !(disability && self.rules().disability_keeps_time);
        let effects = if adjusted { vec![self.ask(Asked::Times, vec![Answer::LeaveTimes])] } else { Vec::new() };
        Ok(vec![self.ruling(matter_of(task), Finding::Point(Point::Assistant(player, task)), effects)])
    }

    /// What is said when an assistant acts to whom nobody has agreed.
    pub(crate) fn assistant_unknown(&self, by: Actor, act: &Act) -> Option<Ruling> {
        let player = match by {
            Actor::WhitesAssistant => Color::White,
            Actor::BlacksAssistant => Color::Black,
            _ => return None,
        };
        // An assistant of Appendix D needs nobody's consent.
        if self.blind().has_assistant(player) {
            return None;
        }
        let task = match act {
            Act::Touches { .. }
            | Act::TouchesTogether { .. }
            | Act::Releases { .. }
            | Act::TakesOff { .. }
            | Act::Places { .. }
            | Act::LetsGo
            | Act::Plays { .. }
            | Act::Castles { .. } => Task::Moves,
            Act::Presses { .. } => Task::Presses,
            Act::Records { .. } => Task::Records,
            _ => return None,
        };
        let unknown = !self.memory.assistants[player][task as usize];
        let finding = Finding::Point(Point::AssistantUnknown(player, task));
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
