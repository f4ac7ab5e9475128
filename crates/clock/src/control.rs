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
}

impl Bonus {
    /// The extra time with each move, cumulative or not: the Laws' glossary calls both an increment.
    pub const fn per_move(self) -> Millis {
        match self {
            Bonus::Increment(time) | Bonus::Delay(time) => time,
            Bonus::None | Bonus::Hourglass => Millis::ZERO,
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

/// The periods of one player, at least one.
///
/// When the last one has a number of moves it repeats: `40/7200:20/3600` goes on with twenty moves in an hour for
/// as long as the game lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Schedule {
    periods: Vec<Period>,
    /// The moves from the start of the game to the end of each period that has a number of moves.
    ends: Vec<u32>,
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
        }
    }
}

impl std::error::Error for ScheduleError {}

impl Schedule {
    /// Checks the periods. An increment or delay of zero becomes [`Bonus::None`].
    pub fn new(mut periods: Vec<Period>) -> Result<Schedule, ScheduleError> {
        let last = periods.len().checked_sub(1).ok_or(ScheduleError::Empty)?;
        for (period, p) in periods.iter_mut().enumerate() {
            p.bonus = p.bonus.normal();
            if p.time.is_zero() && p.bonus.per_move().is_zero() {
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
        Ok(Schedule { ends: ends.collect(), periods })
    }

    /// The periods as announced; a repeating last one stands once.
    pub fn periods(&self) -> &[Period] {
        &self.periods
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

    /// All the time for a game of so many moves: the main time of every period that such a game enters, and the extra
    /// time, cumulative or not, of every move.
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
