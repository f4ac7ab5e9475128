//! Both written forms of a time control.

use std::fmt::{self, Write as _};

use crate::{Bonus, Millis, Period, Schedule, TimeControl};

/// The PGN form, in seconds: `40/5400+30:1800+30`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_same_for_both() {
            self.white().fmt(f)
        } else {
            write!(f, "white {} black {}", self.white(), self.black())
        }
    }
}

/// The PGN form, in seconds.
impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods().iter().enumerate() {
            if index > 0 {
                f.write_char(':')?;
            }
            period.fmt(f)?;
        }
        Ok(())
    }
}

/// The PGN form, in seconds.
impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        let time = Seconds(self.time);
        match self.bonus {
            Bonus::None => write!(f, "{time}"),
            Bonus::Increment(more) => write!(f, "{time}+{}", Seconds(more)),
            Bonus::Delay(more) => write!(f, "{time}d{}", Seconds(more)),
            Bonus::Hourglass => write!(f, "*{time}"),
        }
    }
}

/// Seconds, with as many decimals as it takes.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Seconds(Millis(time)) = *self;
        write!(f, "{}", time / 1000)?;
        match time % 1000 {
            0 => Ok(()),
            rest => write!(f, ".{}", format!("{rest:03}").trim_end_matches('0')),
        }
    }
}

impl TimeControl {
    /// The short form that people use, which [`TimeControl::read_as_people_write`] reads back to the same time control.
    ///
    /// ```
    /// # use jadoube_clock::TimeControl;
    /// for (pgn, people) in [
    ///     ("5400+30", "90+30"),
    ///     ("300", "5m"),
    ///     ("3600d5", "60m d5s"),
    ///     ("40/5400+30:1800+30", "40/90m, 30m; +30s"),
    ///     ("40/7200:20/3600:900+30", "40/120m, 20/60m, 15m+30s"),
    ///     ("white 300 black 240", "white 5m black 4m"),
    ///     ("*180", "hourglass 3m"),
    /// ] {
    ///     let control: TimeControl = pgn.parse()?;
    ///     assert_eq!(control.as_people_write(), people);
    ///     assert_eq!(TimeControl::read_as_people_write(people)?, control);
    /// }
    /// # Ok::<(), jadoube_clock::ReadError>(())
    /// ```
    pub fn as_people_write(&self) -> String {
        if self.is_same_for_both() {
            short(self.white())
        } else {
            format!("white {} black {}", short(self.white()), short(self.black()))
        }
    }
}

fn short(schedule: &Schedule) -> String {
    match schedule.periods() {
        [Period { moves: None, time, bonus: Bonus::Increment(more) }] if time.0 % 60_000 == 0 && more.0 % 1000 == 0 => {
            format!("{}+{}", time.0 / 60_000, more.0 / 1000)
        }
        [first, rest @ ..] if !rest.is_empty() && rest.iter().all(|p| p.bonus == first.bonus) => {
            let periods: Vec<String> = schedule.periods().iter().map(|p| period(p, Bonus::None)).collect();
            match bonus(first.bonus).trim_start() {
                "" => periods.join(", "),
                bonus => format!("{}; {bonus}", periods.join(", ")),
            }
        }
        periods => periods.iter().map(|p| period(p, p.bonus)).collect::<Vec<_>>().join(", "),
    }
}

fn period(p: &Period, with: Bonus) -> String {
    let quota = p.moves.map_or(String::new(), |moves| format!("{moves}/"));
    let glass = if p.bonus == Bonus::Hourglass { "hourglass " } else { "" };
    format!("{quota}{glass}{}{}", time(p.time), bonus(with))
}

fn bonus(b: Bonus) -> String {
    match b {
        Bonus::None | Bonus::Hourglass => String::new(),
        Bonus::Increment(more) => format!("+{}s", Seconds(more)),
        Bonus::Delay(more) => format!(" d{}s", Seconds(more)),
    }
}

/// `90m`, `30s`, `1m30s`, `0.5s`.
fn time(t: Millis) -> String {
    let (minutes, seconds) = (t.0 / 60_000, Millis(t.0 % 60_000));
    match (minutes, seconds) {
        (0, seconds) => format!("{}s", Seconds(seconds)),
        (minutes, Millis::ZERO) => format!("{minutes}m"),
        (minutes, seconds) => format!("{minutes}m{}s", Seconds(seconds)),
    }
}
