//! 6.8 and 6.9: one fallen flag, and two (6.11 before 2018).

use jadoube_board::Color;
use jadoube_clock::{Flag, FlagFall, Instant};
use jadoube_lawbook::{BothFlags, Matter};

use crate::event::{Actor, Score};
use crate::game::state::{Ply, State};
use crate::ruling::{
    Answer, Asked, ClockFinding, ClockQuestion, ClockRemark, Effect, Finding, Impossible, MovingFinding, Remark, Ruling,
};

impl State {
    /// 6.8 and 6.9: a flag is observed or claimed.
    pub(crate) fn flag(&mut self, at: Instant, by: Actor, side: Color) -> Result<Vec<Ruling>, Impossible> {
        let Some(reading) = self.reading(at) else {
            return Err(Impossible::Backwards { at, last: self.clock.last_event() });
        };
        let both_down = Color::ALL.into_iter().all(|color| reading.sides[color].flag.is_down());
        if reading.sides[side].flag.is_down()
            && let Some(rulings) = self.flag_without_supervision(at, by, side, both_down)?
        {
            return Ok(rulings);
        }
        let Some(fall) = self.unpardoned_fall(at, side, reading.sides[side].flag) else {
            let effects = by.player().map(Effect::MayPenalize).into_iter().collect();
            return Ok(vec![self.ruling(Matter::FlagFallen, Finding::Clock(ClockFinding::FlagUp(side)), effects)]);
        };
        // The first claim does not decide: with both flags down the indicator does, or 6.11 before 2018.
        if by.player().is_some()
            && let Some(own) = self.unpardoned_fall(at, !side, reading.sides[!side].flag)
            && (self.rules().both_flags == BothFlags::InTheLaws || own.at < fall.at)
        {
            return self.both_flags(at);
        }
        let done = self.completed_until(side, fall.at);
        let (fallen, lost, stopped) = match (self.setting.competition.reduced(), by.player()) {
            (false, _) => (Matter::FlagFallen, Matter::LossOnTime, None),
            (true, None) => (Matter::ReducedFlag, Matter::LossOnTime, None),
            // A.4.3 (A.5.3 in 2023): the claimant stops the clock.
            (true, Some(_)) => (Matter::ReducedFlagClaim, Matter::ReducedFlagLoss, Some(self.stop(at)?)),
        };
        let mut rulings =
            vec![self.ruling(fallen, Finding::Clock(ClockFinding::FlagFell(side)), stopped.into_iter().collect())];
        if let Some(required) = fall.required {
            let checked = Finding::Remark(Remark::Clock(ClockRemark::MovesChecked(side, done, required)));
            rulings.push(self.ruling(Matter::FlagChecked, checked, vec![]));
            if u32::from(done) >= required {
                rulings.extend(self.sheets_after_flag(at)?);
                return Ok(rulings);
            }
        }
        let made_before =
            |ply: &Ply| ply.by == side && ply.at <= fall.at && ply.completed.is_none_or(|at| at > fall.at);
        if self.record.plies().iter().any(made_before) {
            let finding = Finding::Remark(Remark::Clock(ClockRemark::PressedTooLate(side)));
            rulings.push(self.ruling(Matter::OwnTime, finding, vec![]));
        }
        if let Some(postponed) = self.flag_after_postponing(at, side)? {
            rulings.extend(postponed);
            return Ok(rulings);
        }
        let table = self.table;
        if let Some((_, required)) = self.required_instead(&table) {
            let broken = Finding::Moving(MovingFinding::TouchMoveBroken(!self.turn.mover()));
            rulings.push(self.ruling(required.matter, broken, vec![]));
        }
        let effect = self.win_unless_unmateable(at, lost, !side, &table)?;
        rulings.push(self.ruling(lost, Finding::Clock(ClockFinding::TimeLost(side)), vec![effect]));
        Ok(rulings)
    }

    /// The first fall of this player's flag with too few moves completed, otherwise the last fall.
    fn unpardoned_fall(&self, at: Instant, side: Color, flag: Flag) -> Option<FlagFall> {
        let falls = self.clock.falls_until(at).ok()?;
        // Falls from before the arbiter settled the count are settled too (8.6).
        let settled = |fall: &&FlagFall| self.record.recount(side).is_some_and(|recount| fall.at <= recount.at);
        let own = falls.iter().filter(|fall| fall.side == side && !settled(fall));
        let lost = own.clone().find(|fall| {
            fall.required.is_none_or(|required| u32::from(self.completed_until(side, fall.at)) < required)
        });
        // A flag that the arbiter has reset no longer counts.
        flag.fall().filter(|last| !settled(&last)).map(|last| lost.copied().unwrap_or(last))
    }

    /// 8.5: a flag is down, and the number of completed moves has to be found from the scoresheets.
    pub(crate) fn flag_uncounted(&mut self, at: Instant, side: Color) -> Result<Vec<Ruling>, Impossible> {
        let reading = self.reading(at).ok_or(Impossible::Backwards { at, last: self.clock.last_event() })?;
        let Some(fall) = self.unpardoned_fall(at, side, reading.sides[side].flag) else {
            return Ok(vec![self.ruling(Matter::FlagFallen, Finding::Clock(ClockFinding::FlagUp(side)), vec![])]);
        };
        if fall.required.is_none() {
            // All moves had to be made in the given time: there is nothing to count.
            return self.flag(at, Actor::Arbiter, side);
        }
        let mut rulings = vec![self.ruling(Matter::FlagFallen, Finding::Clock(ClockFinding::FlagFell(side)), vec![])];
        rulings.extend(self.sheets_after_flag(at)?);
        Ok(rulings)
    }

    /// 6.11 before 2018, Guideline III.3.1 since: both flags are down, and it is unclear which fell first.
    pub(crate) fn both_flags(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let applies = self.rules().both_flags == BothFlags::InTheLaws || self.both_flags_by_guideline();
        let reading = self.reading(at).ok_or(Impossible::Backwards { at, last: self.clock.last_event() })?;
        let up: Vec<Color> = Color::ALL.into_iter().filter(|&side| reading.sides[side].flag.fall().is_none()).collect();
        if let [up] = up[..] {
            // One of them is up: then only the other one matters.
            return self.flag(at, Actor::Arbiter, !up);
        }
        if !up.is_empty() {
            let flag_up =
                |&side: &Color| self.ruling(Matter::FlagFallen, Finding::Clock(ClockFinding::FlagUp(side)), vec![]);
            return Ok(up.iter().map(flag_up).collect());
        }
        let [white, black] = Color::ALL.map(|side| reading.sides[side].flag.fall().map(|fall| fall.at));
        if !applies && white == black {
            // No edition covers two fallen flags in this game: the Preface leaves it to the arbiter, who considers
            // analogous situations.
            let asked = self.ask(Asked::Clock(ClockQuestion::BothFlags), vec![Answer::GoOn, Answer::Drawn]);
            let effects = vec![self.stop(at)?, asked];
            return Ok(vec![self.ruling(
                Matter::Uncovered,
                Finding::Remark(Remark::Clock(ClockRemark::FlagsUncovered)),
                effects,
            )]);
        }
        let unknown =
            self.ruling(Matter::BothFlags, Finding::Remark(Remark::Clock(ClockRemark::FlagOrderUnknown)), vec![]);
        if !applies {
            // The clock's indicator shows which was first.
            let earlier = if white < black { Color::White } else { Color::Black };
            let first = reading.first_flag.map_or(earlier, |fall| fall.side);
            return self.flag(at, Actor::Arbiter, first);
        }
        let both_down = Color::ALL.into_iter().all(|side| reading.sides[side].flag.is_down());
        if both_down && self.setting.competition.reduced() && !self.rules().arbiter_calls_flag {
            return self.both_flags_without_supervision(at);
        }
        let last_period = Color::ALL
            .into_iter()
            .all(|side| reading.sides[side].flag.fall().is_some_and(|fall| fall.required.is_none()));
        if last_period {
            let over = self.end(at, Matter::BothFlagsDraw, Score::DRAW)?;
            return Ok(vec![
                unknown,
                self.ruling(Matter::BothFlagsDraw, Finding::Clock(ClockFinding::BothFlags), vec![over]),
            ]);
        }
        Ok(vec![unknown, self.ruling(Matter::BothFlagsGoOn, Finding::Clock(ClockFinding::BothFlags), vec![])])
    }
}
