//! One player's half of the clock.

use jadoube_board::Color;

use crate::{Bonus, Credit, Flag, FlagFall, Instant, Millis, SavedTime, Schedule, Settings};

/// What one display holds; it changes only through the functions here.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Side {
    pub(crate) main: Millis,
    /// What is left of the delay of this turn, or the delay of the next turn while the other player has the clock.
    pub(crate) delay: Millis,
    pub(crate) flag: Flag,
    /// The number of the last period whose time was added.
    pub(crate) credited: u32,
    pub(crate) moves: u16,
    /// How long this clock has run since the beginning.
    pub(crate) used: Millis,
    /// What the last press added as increment.
    pub(crate) last_increment: Millis,
    /// Extra time that the arbiter set in place of the schedule's.
    pub(crate) bonus: Option<Bonus>,
    /// Where the player is in byo-yomi, once it has begun.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub(crate) overtime: Option<Begun>,
}

/// Byo-yomi that has begun: the main time is what is left of the time that runs.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Begun {
    /// How many times are left after this one.
    pub(crate) left: u16,
    /// The moves completed in this one.
    pub(crate) moves: u16,
}

/// The rules by which a side changes.
#[derive(Copy, Clone)]
pub(crate) struct Rules<'a> {
    pub(crate) side: Color,
    pub(crate) schedule: &'a Schedule,
    pub(crate) settings: Settings,
}

/// What the moves completed brought.
#[derive(Copy, Clone, Default)]
pub(crate) struct Credited {
    pub(crate) time: Millis,
    pub(crate) lost: Millis,
}

impl Side {
    pub(crate) fn new(schedule: &Schedule) -> Side {
        let first = schedule.period(0);
        let mut side = Side {
            // The increment is there from the first move on.
            main: first.time.plus(first.bonus.increment()),
            delay: first.bonus.delay(),
            flag: Flag::Up,
            credited: 0,
            moves: 0,
            used: Millis::ZERO,
            last_increment: Millis::ZERO,
            bonus: None,
            overtime: None,
        };
        if side.main.is_zero() {
            side.begin_overtime(schedule);
        }
        side
    }

    /// The later of the period that the next move belongs to and the last period whose time was added.
    ///
    /// They part when a player saves time (the moves are ahead) and when a flag fell before the moves were completed.
    pub(crate) fn period(&self, schedule: &Schedule) -> u32 {
        self.credited.max(schedule.period_after(self.moves))
    }

    /// The extra time of the next move: by the count of moves, so that the announced control is kept to even where the
    /// clock shows the earlier period's time first.
    pub(crate) fn bonus(&self, schedule: &Schedule) -> Bonus {
        if self.overtime.is_some() {
            return Bonus::None;
        }
        self.bonus.unwrap_or_else(|| schedule.period(self.period(schedule)).bonus)
    }

    /// Lets this clock run; gives the time that goes to the opponent (hourglass). Running for no time at all drops the flag of
    /// a player who has nothing left.
    pub(crate) fn run(
        &mut self,
        rules: Rules<'_>,
        from: Instant,
        time: Millis,
        mut on_fall: impl FnMut(FlagFall),
    ) -> Millis {
        self.used = self.used.plus(time);
        if self.flag.is_down() {
            return Millis::ZERO;
        }
        let from_delay = self.delay.min(time);
        self.delay = self.delay.minus(from_delay);
        let mut left = time.minus(from_delay);
        if self.bonus(rules.schedule) == Bonus::UpCount {
            self.main = self.main.plus(left);
            return Millis::ZERO;
        }
        let mut now = from.after(from_delay);
        let mut given = Millis::ZERO;
        while !self.flag.is_down() {
            let spent = self.main.min(left);
            if self.bonus(rules.schedule) == Bonus::Hourglass {
                given = given.plus(spent);
            }
            self.main = self.main.minus(spent);
            left = left.minus(spent);
            now = now.after(spent);
            if !self.main.is_zero() || !self.delay.is_zero() {
                break;
            }
            // The flag stays up while byo-yomi has another time.
            if !self.begin_overtime(rules.schedule) {
                on_fall(self.time_out(rules, now));
            }
        }
        given
    }

    /// The times of byo-yomi that have not begun.
    pub(crate) fn overtime_left(&self, schedule: &Schedule) -> u16 {
        match (self.overtime, schedule.overtime()) {
            (Some(begun), _) => begun.left,
            (None, Some(overtime)) if !schedule.has_next(self.credited) => overtime.times.get(),
            _ => 0,
        }
    }

    /// Nothing is left: the next time of byo-yomi begins, if there is one.
    fn begin_overtime(&mut self, schedule: &Schedule) -> bool {
        let left = self.overtime_left(schedule);
        let (Some(overtime), 1..) = (schedule.overtime(), left) else { return false };
        self.main = overtime.time;
        self.overtime = Some(Begun { left: left - 1, moves: 0 });
        true
    }

    /// A move was completed in byo-yomi. If it was the last one required in this time, the player gets the whole time again.
    /// Returns what was added and what was lost.
    pub(crate) fn renew_overtime(&mut self, schedule: &Schedule) -> Credited {
        let (Some(overtime), Some(begun), false) = (schedule.overtime(), &mut self.overtime, self.flag.is_down())
        else {
            return Credited::default();
        };
        begun.moves = begun.moves.saturating_add(1);
        if begun.moves < overtime.moves.get() {
            return Credited::default();
        }
        begun.moves = 0;
        let lost = std::mem::replace(&mut self.main, overtime.time);
        Credited { time: overtime.time, lost }
    }

    /// How long the clock can run until the flag falls, `None` if it is down or never falls.
    pub(crate) fn until_flag(&self, schedule: &Schedule) -> Option<Millis> {
        let overtime = schedule.overtime().map_or(Millis::ZERO, |overtime| overtime.time);
        let shown = self.until_change(schedule)?;
        Some(shown.plus(overtime.times(u64::from(self.overtime_left(schedule)))))
    }

    /// How long the clock can run until the time that it shows has run out.
    pub(crate) fn until_change(&self, schedule: &Schedule) -> Option<Millis> {
        let counts_down = !self.flag.is_down() && self.bonus(schedule) != Bonus::UpCount;
        counts_down.then(|| self.delay.plus(self.main))
    }

    /// Nothing is left: the flag falls, and the next period's time comes if it comes so.
    fn time_out(&mut self, rules: Rules<'_>, at: Instant) -> FlagFall {
        let Rules { side, schedule, settings } = rules;
        let period = self.credited;
        let fall = FlagFall { side, at, period, moves: self.moves, required: schedule.moves_required(period) };
        let next = period.saturating_add(1);
        let added_by_time =
            settings.credit == Credit::WhenTimeRunsOut && !loses_saved_time(settings, schedule.period(period).bonus);
        if added_by_time && (schedule.is_listed(next) || (schedule.has_next(period) && fall.quota_completed())) {
            self.credited = next;
            self.main = schedule.period(next).time;
            self.flag = Flag::Passed(fall);
        } else {
            self.flag = Flag::Down(fall);
        }
        fall
    }

    /// Adds the time of the periods that the moves completed have opened, where it is added by moves.
    pub(crate) fn credit_moves(&mut self, rules: Rules<'_>) -> Credited {
        let Rules { schedule, settings, .. } = rules;
        let mut sum = Credited::default();
        let reached = schedule.period_after(self.moves);
        while self.credited < reached && !self.flag.is_down() {
            let lost = loses_saved_time(settings, schedule.period(self.credited).bonus);
            if settings.credit == Credit::WhenTimeRunsOut && !lost {
                break;
            }
            if lost {
                sum.lost = sum.lost.plus(self.main);
                self.main = Millis::ZERO;
            }
            self.credited += 1;
            let time = schedule.period(self.credited).time;
            self.main = self.main.plus(time);
            sum.time = sum.time.plus(time);
        }
        sum
    }

    /// The turn is over: the delay for the next one.
    pub(crate) fn end_turn(&mut self, schedule: &Schedule) {
        self.delay = if self.flag.is_down() { Millis::ZERO } else { self.bonus(schedule).delay() };
    }
}

fn loses_saved_time(settings: Settings, bonus: Bonus) -> bool {
    settings.saved_time == SavedTime::LostInDelayMode && matches!(bonus, Bonus::Delay(_))
}
