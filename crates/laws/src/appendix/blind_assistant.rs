//! Appendix D: who may have an assistant, what for, and when there must be one.

use jadoube_board::Color;
use jadoube_lawbook::Matter;

use super::blind::{BlindFinding, Task, is_assistant, task_of};
use crate::event::{Act, ClockAct, Event};
use crate::game::state::State;
use crate::ruling::{Effect, Impossible, Ruling};

impl State {
    /// D.2.10 and D.2.11: the blind player may have an assistant for all tasks; without one, the opponent may have one for
    /// the first two.
    pub(super) fn takes_assistant(&mut self, player: Color, tasks: &[Task]) -> Vec<Ruling> {
        if self.memory.blind.visual[player] {
            self.memory.blind.assistants[player] = Some(tasks.to_vec());
            let taken = BlindFinding::AssistantTaken(player);
            let mut rulings = vec![self.blind_ruling(Matter::Assistant, taken, vec![])];
            for &task in tasks {
                let given = BlindFinding::TaskGiven(player, task);
                rulings.push(self.blind_ruling(task.matter(), given, vec![]));
            }
            return rulings;
        }
        if !self.memory.blind.visual[!player] {
            return vec![self.blind_ruling(Matter::Assistant, BlindFinding::NoGround(player), vec![])];
        }
        if self.memory.blind.assistants[!player].is_some() {
            let finding = BlindFinding::NoSecondAssistant(player);
            return vec![self.blind_ruling(Matter::SightedAssistant, finding, vec![])];
        }
        let allowed = |task: &Task| matches!(task, Task::Moves | Task::Announces);
        let given: Vec<Task> = tasks.iter().copied().filter(allowed).collect();
        self.memory.blind.assistants[player] = Some(given);
        let taken = BlindFinding::SightedAssistant(player);
        let mut rulings = vec![self.blind_ruling(Matter::SightedAssistant, taken, vec![])];
        for &task in tasks.iter().filter(|task| !allowed(task)) {
            let refused = BlindFinding::TaskRefused(player, task);
            rulings.push(self.blind_ruling(Matter::SightedAssistant, refused, vec![]));
        }
        rulings
    }

    /// D.2.11 since 2018: against a hearing-impaired player there must be an assistant.
    pub(super) fn assistant_compulsory(&self) -> Vec<Ruling> {
        let blind = &self.memory.blind;
        let assisted = blind.assistants.white.is_some() || blind.assistants.black.is_some();
        if assisted || !self.rules().assistant_against_hearing_impaired {
            return Vec::new();
        }
        let meets = |player: &Color| blind.visual[*player] && blind.hearing[!*player];
        let compulsory =
            |player| self.blind_ruling(Matter::SightedAssistant, BlindFinding::AssistantCompulsory(player), vec![]);
        Color::ALL.into_iter().filter(meets).map(compulsory).collect()
    }

    /// An assistant's act is allowed if it is one of the tasks (`Ok`), otherwise refused (`Err`); `None` if the actor is
    /// not an assistant.
    pub(super) fn assists(&self, event: &Event) -> Result<Option<Result<Ruling, Ruling>>, Impossible> {
        if matches!(event.act, Act::Clock(ClockAct::StartsRound)) {
            return Ok(None);
        }
        let Some(player) = event.by.player().filter(|_| is_assistant(event.by)) else { return Ok(None) };
        let given = self.memory.blind.assistants[player].as_deref().unwrap_or_default();
        Ok(Some(match task_of(&event.act).filter(|task| given.contains(task)) {
            Some(task) => Ok(self.blind_ruling(task.matter(), BlindFinding::Assisted(player, task), vec![])),
            None => {
                let effects = vec![Effect::MayPenalize(player)];
                Err(self.blind_ruling(Matter::Assistant, BlindFinding::NotTheirTask(player), effects))
            }
        }))
    }
}
