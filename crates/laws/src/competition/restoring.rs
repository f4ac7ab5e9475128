//! 7.1: after an irregularity the position, the clocks and the move counters are corrected.

use jadoube_board::Color;
use jadoube_clock::{ClockEvent, Credit, Effect as ClockEffect, Instant, Millis};
use jadoube_lawbook::Matter;

use crate::game::state::{State, Turn};
use crate::ruling::{
    Answer, Asked, ClockFinding, Effect, Finding, Impossible, IrregularityQuestion, IrregularityRemark, Remark, Ruling,
};

/// The result of correcting the move counters.
pub(crate) struct Counters {
    pub(crate) effects: Vec<Effect>,
    /// A clock that adds the time of a period by counting moves has added it for moves that do not count; the arbiter
    /// decides what it should show.
    pub(crate) period_given: bool,
}

impl State {
    /// Goes back to the position before a ply; 4.3 and 4.7 apply to the move that replaces it.
    pub(crate) fn restore(&mut self, number: usize, effects: &mut Vec<Effect>) {
        let Some(ply) = self.record.plies().get(number) else { return };
        let (by, before, mut touches, bound) = (ply.by, ply.before, ply.touches.clone(), ply.bound.clone());
        touches.truncate(2);
        self.record.truncate(number);
        self.cross_out(number);
        self.table = before;
        self.turn = Turn::new(before);
        self.turn.touches = touches;
        self.turn.bound = bound;
        effects.push(Effect::Restored(u16::try_from(number).unwrap_or(u16::MAX)));
        let permission = self.permission();
        effects.push(if permission.bound { Effect::MustPlay(by, permission.moves) } else { Effect::FreeToPlay(by) });
    }

    /// Takes back the increment of a press that completed nothing: the replacement move brings it again (7.1).
    pub(crate) fn take_back(&mut self, at: Instant, side: Color, time: Millis) -> Result<Option<Effect>, Impossible> {
        if !self.setting.competition.switches.increment_taken_back || time.is_zero() {
            return Ok(None);
        }
        self.clock_event(at, ClockEvent::Take { side, time })?;
        Ok(Some(Effect::TimeTaken(side, time)))
    }

    /// 7.1: a move that did not count, or was taken back, is not a completed move, and the counters are corrected. The
    /// effect is listed only if a period ends after a number of moves.
    pub(crate) fn counters_put_right(&mut self, at: Instant) -> Result<Counters, Impossible> {
        let mut counters = Counters { effects: Vec::new(), period_given: false };
        for side in Color::ALL {
            let moves = self.completed_until(side, at);
            let ClockEffect::MovesChanged { before, .. } =
                self.clock_event(at, ClockEvent::SetMoves { side, moves })?
            else {
                continue;
            };
            if before != moves && self.setting.competition.control.of(side).moves_required(0).is_some() {
                counters.effects.push(Effect::Counter(side, moves));
                let schedule = self.setting.competition.control.of(side);
                let by_moves = self.clock.settings().credit == Credit::WhenMovesCompleted;
                counters.period_given |= by_moves && schedule.period_after(moves) < schedule.period_after(before);
            }
        }
        Ok(counters)
    }

    /// 7.1: the arbiter adjusts the move counter.
    pub(crate) fn sets_counter(&mut self, at: Instant, side: Color, moves: u16) -> Result<Vec<Ruling>, Impossible> {
        self.clock_event(at, ClockEvent::SetMoves { side, moves })?;
        let effects = vec![Effect::Counter(side, moves)];
        Ok(vec![self.ruling(Matter::ClocksAfterIrregularity, Finding::Clock(ClockFinding::ClockSet(side)), effects)])
    }

    /// 7.1: the arbiter decides what the clocks show after the position was restored.
    pub(crate) fn times_open(&mut self) -> Ruling {
        // The clocks are set once: questions about an earlier position are dropped.
        self.desk.drop_all(|about| *about == Asked::Irregularity(IrregularityQuestion::Times));
        let asked = self.ask(Asked::Irregularity(IrregularityQuestion::Times), vec![Answer::LeaveTimes]);
        self.ruling(
            Matter::ClocksAfterIrregularity,
            Finding::Remark(Remark::Irregularity(IrregularityRemark::TimesOpen)),
            vec![asked],
        )
    }
}
