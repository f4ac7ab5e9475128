//! Time controls: which moves must be completed in which time (6.3.1).

use std::fmt;
use std::num::NonZeroU16;

use jadoube_board::Color;

use crate::{Millis, Sides};

/// What a player gets with each move besides the time of the period.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Cumulative: credited before each move, from the first move on; what is not used stays.
    Increment(Millis),
    /// The main time runs only after this fixed extra time; what is not used of it is lost, and the main time never
    /// grows (6.3.2). Bronstein's way of showing the same thing gives every player the same time.
    Delay(Millis),
    /// As in a sandglass, what one player uses the other gains. Not known to the Laws, but to PGN.
    Hourglass,
    /// The clock counts up and shows the time used; it never runs out. Known neither to the Laws nor to PGN.
    UpCount,
}

impl Bonus {
    /// The extra time with each move, cumulative or not: the Laws' glossary calls both an increment.
    pub const fn per_move(self) -> Millis {
        match self {
            Bonus::Increment(time) | Bonus::Delay(time) => time,
            Bonus::None | Bonus::Hourglass | Bonus::UpCount => Millis::ZERO,
        }
    }

    pub(crate) const fn increment(self) -> Millis {
        if let Bonus::Increment(time) = self { time } else { Millis::ZERO }
    }

    pub(crate) const fn delay(self) -> Millis {
        if let Bonus::Delay(time) = self { time } else { Millis::ZERO }
    }

    /// Zero seconds with each move are nothing: one spelling for one thing.
    pub(crate) const fn normal(self) -> Bonus {
        match self {
            Bonus::Increment(Millis::ZERO) | Bonus::Delay(Millis::ZERO) => Bonus::None,
            other => other,
        }
    }
}

/// One period of a time control.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// How many moves must be completed in it; `None` for all the moves that are left.
    pub moves: Option<NonZeroU16>,
    /// The main time.
    pub time: Millis,
    /// The extra time with each move.
    pub bonus: Bonus,
}

/// What follows when the time of the last period has run out: byo-yomi, known to other games and not to the Laws.
///
/// The player has the same time again and again: a player who completes the moves in it gets the whole time for the next
/// ones, and what was left of it is lost. A time that runs out is used up; the flag falls when the last one has run out.
/// Japanese byo-yomi has several times for one move each, Canadian byo-yomi one time for several moves.
///
/// ```
/// use jadoube_clock::TimeControl;
/// let japanese: TimeControl = "30m, byo-yomi 3x30s".parse()?;
/// let canadian: TimeControl = "30m, byo-yomi 25/5m".parse()?;
/// let (japanese, canadian) = (japanese.white().overtime().unwrap(), canadian.white().overtime().unwrap());
/// assert_eq!((japanese.times.get(), japanese.moves.get()), (3, 1));
/// assert_eq!((canadian.times.get(), canadian.moves.get()), (1, 25));
/// # Ok::<(), jadoube_clock::ReadError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Overtime {
    /// How many such times the player has. The flag falls when the last one runs out.
    pub times: NonZeroU16,
    /// How many moves must be completed in the time.
    pub moves: NonZeroU16,
    /// The time.
    pub time: Millis,
}

/// The periods of one player, at least one.
///
/// When the last one has a number of moves it repeats: `40/7200:20/3600` goes on with twenty moves in an hour for
/// as long as the game lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Schedule {
    periods: Vec<Period>,
    /// The moves from the start of the game to the end of each period that has a number of moves.
    ends: Vec<u32>,
    overtime: Option<Overtime>,
}

/// Why a list of periods is not a schedule. Periods are counted from 0.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ScheduleError {
    /// There are no periods.
    Empty,
    /// The period gives neither main time nor extra time.
    NoTime {
        /// Which one.
        period: usize,
    },
    /// All remaining moves are to be made in this period, and yet another follows.
    AllMovesBeforeLast {
        /// Which one.
        period: usize,
    },
    /// An hourglass has no number of moves.
    HourglassWithMoves {
        /// Which one.
        period: usize,
    },
    /// A clock that counts up has no other periods, no number of moves and no time.
    UpCountWithMore {
        /// Which one.
        period: usize,
    },
    /// Byo-yomi gives no time.
    NoOvertime,
    /// Byo-yomi follows only a period for all moves that are left, without extra time.
    OvertimeAfterMoves,
}

impl fmt::Display for ScheduleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScheduleError::Empty => f.write_str("a time control needs at least one period"),
            ScheduleError::NoTime { period } => write!(f, "period {} gives no time", period + 1),
            ScheduleError::AllMovesBeforeLast { period } => {
                write!(f, "period {} is for all moves, and yet another period follows", period + 1)
            }
            ScheduleError::HourglassWithMoves { period } => {
                write!(f, "period {} is an hourglass, which cannot have a number of moves", period + 1)
            }
            ScheduleError::UpCountWithMore { period } => {
                write!(f, "period {} counts up, so it can have neither moves nor time nor other periods", period + 1)
            }
            ScheduleError::NoOvertime => f.write_str("byo-yomi gives no time"),
            ScheduleError::OvertimeAfterMoves => {
                f.write_str("byo-yomi follows only a period for all moves that are left, without extra time")
            }
        }
    }
}

impl std::error::Error for ScheduleError {}

impl Schedule {
    /// Checks the periods. An increment or delay of zero becomes [`Bonus::None`].
    pub fn new(periods: Vec<Period>) -> Result<Schedule, ScheduleError> {
        Schedule::checked(periods, None)
    }

    /// Periods with byo-yomi after the last one, whose main time may be zero.
    pub fn with_overtime(periods: Vec<Period>, overtime: Overtime) -> Result<Schedule, ScheduleError> {
        Schedule::checked(periods, Some(overtime))
    }

    fn checked(mut periods: Vec<Period>, overtime: Option<Overtime>) -> Result<Schedule, ScheduleError> {
        let last = periods.len().checked_sub(1).ok_or(ScheduleError::Empty)?;
        if overtime.is_some_and(|overtime| overtime.time.is_zero()) {
            return Err(ScheduleError::NoOvertime);
        }
        for (period, p) in periods.iter_mut().enumerate() {
            p.bonus = p.bonus.normal();
            if p.bonus == Bonus::UpCount {
                match (last, p.moves, p.time, overtime) {
                    (0, None, Millis::ZERO, None) => continue,
                    _ => return Err(ScheduleError::UpCountWithMore { period }),
                }
            }
            let then_overtime = overtime.is_some() && period == last;
            if then_overtime && (p.moves.is_some() || p.bonus != Bonus::None) {
                return Err(ScheduleError::OvertimeAfterMoves);
            }
            if p.time.is_zero() && p.bonus.per_move().is_zero() && !then_overtime {
                return Err(ScheduleError::NoTime { period });
            }
            if p.bonus == Bonus::Hourglass && p.moves.is_some() {
                return Err(ScheduleError::HourglassWithMoves { period });
            }
            if p.moves.is_none() && period < last {
                return Err(ScheduleError::AllMovesBeforeLast { period });
            }
        }
        let quotas = periods.iter().filter_map(|p| p.moves);
        let ends = quotas.scan(0u32, |sum, quota| {
            *sum = sum.saturating_add(u32::from(quota.get()));
            Some(*sum)
        });
        Ok(Schedule { ends: ends.collect(), periods, overtime })
    }

    /// The periods as announced; a repeating last one stands once.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The byo-yomi after the last period.
    pub fn overtime(&self) -> Option<Overtime> {
        self.overtime
    }

    /// Whether it has only what the Laws know: periods, increment and delay (6.3); neither hourglass nor byo-yomi nor
    /// counting up.
    pub fn is_in_the_laws(&self) -> bool {
        let other = |period: &Period| matches!(period.bonus, Bonus::Hourglass | Bonus::UpCount);
        self.overtime.is_none() && !self.periods.iter().any(other)
    }

    /// The period with that number from 0; numbers beyond the list mean the last one again.
    pub fn period(&self, number: u32) -> Period {
        let last = self.periods.len() - 1;
        self.periods[usize::try_from(number).map_or(last, |n| n.min(last))]
    }

    /// The number, from 0, of the period that the next move belongs to after so many moves.
    pub fn period_after(&self, moves: u16) -> u32 {
        let moves = u32::from(moves);
        let ended = self.ends.partition_point(|&end| end <= moves);
        let beyond = match (self.repeating_quota(), self.ends.last()) {
            (Some(quota), Some(&end)) if moves >= end => (moves - end) / quota,
            _ => 0,
        };
        u32::try_from(ended).unwrap_or(u32::MAX).saturating_add(beyond)
    }

    /// How many moves must have been completed from the start of the game when this period ends, `None` for all.
    pub fn moves_required(&self, number: u32) -> Option<u32> {
        if let Some(&end) = usize::try_from(number).ok().and_then(|n| self.ends.get(n)) {
            return Some(end);
        }
        let (quota, &end) = (self.repeating_quota()?, self.ends.last()?);
        let beyond = u64::from(number) + 1 - self.ends.len() as u64;
        Some(u32::try_from(u64::from(end) + beyond * u64::from(quota)).unwrap_or(u32::MAX))
    }

    /// Whether a period follows the one with this number: always so when the last one repeats.
    pub(crate) fn has_next(&self, number: u32) -> bool {
        self.repeating_quota().is_some() || self.is_listed(number.saturating_add(1))
    }

    pub(crate) fn is_listed(&self, number: u32) -> bool {
        usize::try_from(number).is_ok_and(|n| n < self.periods.len())
    }

    fn repeating_quota(&self) -> Option<u32> {
        self.periods.last().and_then(|p| p.moves).map(|quota| u32::from(quota.get()))
    }

    /// All the time for a game of so many moves: the main time of every period that such a game enters, the extra
    /// time, cumulative or not, of every move, and the most that byo-yomi can give. A clock that counts up gives
    /// unlimited time.
    ///
    /// ```
    /// # use jadoube_clock::{Millis, TimeControl};
    /// let control: TimeControl = "40/90+30, 30+30".parse()?;
    /// assert_eq!(control.white().time_for(60), Millis::from_minutes(90 + 30 + 30));
    /// # Ok::<(), jadoube_clock::ReadError>(())
    /// ```
    pub fn time_for(&self, moves: u16) -> Millis {
        let mut left = moves;
        let mut total = Millis::ZERO;
        if self.periods[0].bonus == Bonus::UpCount {
            return Millis(u64::MAX);
        }
        for (index, period) in self.periods.iter().enumerate() {
            let last = index + 1 == self.periods.len();
            let (entered, played) = match period.moves {
                Some(quota) if last => (left.div_ceil(quota.get()).max(1), left),
                Some(quota) => (1, left.min(quota.get())),
                None => (1, left),
            };
            let extra = period.bonus.per_move().times(u64::from(played));
            total = total.plus(period.time.times(u64::from(entered))).plus(extra);
            left -= played;
            if last && let Some(overtime) = self.overtime {
                // All but one of the times may run out in one move, and the last is given again and again.
                let again = played.div_ceil(overtime.moves.get()).max(1);
                let times = u64::from(overtime.times.get()) - 1 + u64::from(again);
                total = total.plus(overtime.time.times(times));
            }
            if left == 0 {
                break;
            }
        }
        total
    }
}

/// A time control: the schedules of both players, usually the same.
///
/// As a string it is what people write, `3+2` for three minutes and two seconds a move; the PGN form, in seconds, is
/// separate (`from_pgn`, `to_pgn`).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    sides: Sides<Schedule>,
}

impl TimeControl {
    /// The same periods for both players.
    pub fn same_for_both(schedule: Schedule) -> TimeControl {
        TimeControl { sides: Sides { white: schedule.clone(), black: schedule } }
    }

    /// A schedule for each player, as in an armageddon game.
    pub fn for_each(white: Schedule, black: Schedule) -> TimeControl {
        TimeControl { sides: Sides { white, black } }
    }

    /// White's schedule.
    pub fn white(&self) -> &Schedule {
        &self.sides.white
    }

    /// Black's schedule.
    pub fn black(&self) -> &Schedule {
        &self.sides.black
    }

    /// The schedule of one player.
    pub fn of(&self, side: Color) -> &Schedule {
        &self.sides[side]
    }

    /// Whether both players have the same schedule.
    pub fn is_same_for_both(&self) -> bool {
        self.sides.white == self.sides.black
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(text: &str) -> Schedule {
        TimeControl::from_pgn(text).unwrap().white().clone()
    }

    #[test]
    fn periods_by_moves() {
        let s = schedule("40/7200:20/3600:900+30");
        let after = [0, 39, 40, 59, 60, 61, 65535].map(|m| s.period_after(m));
        assert_eq!(after, [0, 0, 1, 1, 2, 2, 2]);
        let repeating = schedule("40/7200:20/3600");
        let after = [39, 40, 59, 60, 79, 80, 100].map(|m| repeating.period_after(m));
        assert_eq!(after, [0, 1, 1, 2, 2, 3, 4]);
        assert_eq!(schedule("1/60").period_after(u16::MAX), 65535);
        assert_eq!(schedule("300").period_after(500), 0);
    }

    #[test]
    fn moves_required_at_the_end_of_each_period() {
        let s = schedule("40/7200:20/3600:900+30");
        assert_eq!([0, 1, 2, 3].map(|n| s.moves_required(n)), [Some(40), Some(60), None, None]);
        let repeating = schedule("40/7200:20/3600");
        assert_eq!([0, 1, 2, 3].map(|n| repeating.moves_required(n)), [Some(40), Some(60), Some(80), Some(100)]);
        assert_eq!(repeating.moves_required(u32::MAX), Some(u32::MAX));
    }

    #[test]
    fn time_for_a_game_of_so_many_moves() {
        let minutes = |text: &str, moves| schedule(text).time_for(moves).0 / 60_000;
        assert_eq!(minutes("300+3", 60), 8);
        assert_eq!(minutes("40/5400+30:1800+30", 40), 110);
        assert_eq!(minutes("40/5400+30:1800+30", 60), 150);
        assert_eq!(minutes("40/7200:20/3600:900+30", 60), 180);
        assert_eq!(minutes("40/7200:20/3600", 61), 240);
        assert_eq!(minutes("20/600", 60), 30);
        assert_eq!(minutes("3600d5", 60), 65);
        assert_eq!(minutes("20/600", 0), 10);
    }

    #[test]
    fn schedules_that_make_no_sense() {
        let all = |time, bonus| Period { moves: None, time: Millis(time), bonus };
        let forty = |time, bonus| Period { moves: NonZeroU16::new(40), time: Millis(time), bonus };
        assert_eq!(Schedule::new(vec![]), Err(ScheduleError::Empty));
        assert_eq!(
            Schedule::new(vec![forty(1, Bonus::None), all(0, Bonus::Delay(Millis(0)))]),
            Err(ScheduleError::NoTime { period: 1 })
        );
        assert_eq!(
            Schedule::new(vec![all(1, Bonus::None), all(1, Bonus::None)]),
            Err(ScheduleError::AllMovesBeforeLast { period: 0 })
        );
        assert_eq!(
            Schedule::new(vec![forty(1, Bonus::Hourglass)]),
            Err(ScheduleError::HourglassWithMoves { period: 0 })
        );
        assert!(Schedule::new(vec![all(0, Bonus::Delay(Millis(1)))]).is_ok());
    }
}
