//! What the arbiter observes and decides; each matter is handled by its own Article.

use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use crate::appendix::rapid::SetUpPart;
use crate::event::{Actor, Observation};
use crate::game::state::State;
use crate::ruling::{Answer, Asked, DecisionFinding, Finding, Impossible, PrefaceQuestion, RecordingQuestion, Ruling};

impl State {
    /// The arbiter, or the hall, notices something.
    pub(crate) fn observes(
        &mut self,
        at: Instant,
        by: Actor,
        observation: Observation,
    ) -> Result<Vec<Ruling>, Impossible> {
        match observation {
            Observation::Flag(side) => self.flag(at, by, side),
            Observation::BothFlags => self.both_flags(at),
            Observation::IllegalMove => self.illegal_move_noticed(at, by),
            Observation::TouchMove => self.touch_move_noticed(at, by),
            Observation::TwoHands => self.two_hands_noticed(at, by),
            Observation::Absent(player) => self.absent(at, player),
            Observation::WrongSetUp => self.set_up_found(at, SetUpPart::Pieces),
            Observation::BoardTurned => self.set_up_found(at, SetUpPart::Board),
            Observation::ColorsReversed => self.colors_reversed(at),
            Observation::DisplacedSince(plies) => self.displaced_since(at, plies),
            Observation::ClockDefect => self.clock_wrong(at, Matter::ClockDefect),
            Observation::ClockMisset => self.set_up_found(at, SetUpPart::Clock),
            Observation::NotRecording(player) => self.not_recording(player, at),
            Observation::FlagUncounted(side) => self.flag_uncounted(at, side),
            Observation::DeadPosition => self.dead_position_found(at),
            Observation::LastIdentifiable(plies) => self.last_identifiable(at, plies),
        }
    }

    /// The arbiter answers a question.
    pub(crate) fn decides(
        &mut self,
        at: Instant,
        by: Actor,
        number: u16,
        answer: Answer,
    ) -> Result<Vec<Ruling>, Impossible> {
        let question = self.desk.answer(number, answer)?;
        let (matter, effects) = match question.about {
            Asked::Completion(about) => self.decides_completion(at, about, answer)?,
            Asked::Clock(about) => self.decides_clock(at, about, answer)?,
            Asked::Irregularity(about) => self.decides_irregularity(about, answer),
            Asked::Recording(RecordingQuestion::Overstepped(flag)) => {
                return Ok(vec![self.reconstructed(at, number, flag, answer)?]);
            }
            Asked::Recording(RecordingQuestion::SignedResult) => self.decides_signed_result(at, answer)?,
            Asked::Conduct(_) | Asked::Arbiter(_) => return self.decides_conduct(at, by, &question, answer),
            Asked::Preface(PrefaceQuestion::Uncovered) => return Ok(self.decides_uncovered(number, answer)),
            Asked::Rapid(about) => return self.decides_rapid(at, about, answer),
            Asked::Quickplay(about) => return self.decides_quickplay(at, about, answer),
            Asked::Adjourned(about) => self.adjourned_decided(at, about, answer)?,
        };
        Ok(vec![self.ruling(matter, Finding::Decision(DecisionFinding::Decided(number)), effects)])
    }
}
