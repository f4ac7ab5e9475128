//! Both written forms of a time control.

use std::fmt;

use crate::{Bonus, Millis, Overtime, Period, Schedule, TimeControl};

impl TimeControl {
    /// The PGN form, in seconds, which [`TimeControl::from_pgn`] reads.
    ///
    /// ```
    /// # use jadoube_clock::TimeControl;
    /// let control: TimeControl = "40/90m, 30m; +30s".parse()?;
    /// assert_eq!(control.to_pgn(), "40/5400+30:1800+30");
    /// # Ok::<(), jadoube_clock::ReadError>(())
    /// ```
    pub fn to_pgn(&self) -> String {
        let of = |schedule: &Schedule| {
            let periods = schedule.periods().iter().map(pgn_period);
            periods.chain(schedule.overtime().map(pgn_overtime)).collect::<Vec<_>>().join(":")
        };
        if self.is_same_for_both() {
            of(self.white())
        } else {
            format!("white {} black {}", of(self.white()), of(self.black()))
        }
    }
}

fn pgn_period(p: &Period) -> String {
    let quota = p.moves.map_or(String::new(), |moves| format!("{moves}/"));
    let time = Seconds(p.time);
    match p.bonus {
        Bonus::None => format!("{quota}{time}"),
        Bonus::Increment(more) => format!("{quota}{time}+{}", Seconds(more)),
        Bonus::Delay(more) => format!("{quota}{time}d{}", Seconds(more)),
        Bonus::Hourglass => format!("{quota}*{time}"),
        Bonus::UpCount => "^".to_owned(),
    }
}

fn pgn_overtime(overtime: Overtime) -> String {
    let Overtime { times, moves, time } = overtime;
    let quota = if moves.get() == 1 { String::new() } else { format!("{moves}/") };
    format!("{times}x{quota}{}", Seconds(time))
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

/// The everyday form, in its shortest spelling.
///
/// ```
/// # use jadoube_clock::TimeControl;
/// for (pgn, everyday) in [
///     ("5400+30", "90+30"),
///     ("300", "5m"),
///     ("3600d5", "60m d5s"),
///     ("40/5400+30:1800+30", "40/90m, 30m; +30s"),
///     ("40/7200:20/3600:900+30", "40/120m, 20/60m, 15m+30s"),
///     ("white 300 black 240", "white 5m black 4m"),
///     ("*180", "hourglass 3m"),
///     ("^", "up-count"),
///     ("1800:3x30", "30m, byo-yomi 3x30s"),
///     ("1800:1x25/300", "30m, byo-yomi 25/5m"),
/// ] {
///     let control = TimeControl::from_pgn(pgn)?;
///     assert_eq!(control.to_string(), everyday);
///     assert_eq!(everyday.parse(), Ok(control));
/// }
/// # Ok::<(), jadoube_clock::ReadError>(())
/// ```
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_same_for_both() {
            self.white().fmt(f)
        } else {
            write!(f, "white {} black {}", self.white(), self.black())
        }
    }
}

/// The everyday form.
impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&short(self))
    }
}

fn short(schedule: &Schedule) -> String {
    if let Some(extra) = schedule.overtime() {
        // The last period has no extra time that all could share.
        let periods = schedule.periods().iter().map(|p| period(p, p.bonus));
        return periods.chain([overtime(extra)]).collect::<Vec<_>>().join(", ");
    }
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

fn overtime(overtime: Overtime) -> String {
    let Overtime { times, moves, time: each } = overtime;
    let times = if times.get() == 1 && moves.get() > 1 { String::new() } else { format!("{times}x") };
    let quota = if moves.get() == 1 { String::new() } else { format!("{moves}/") };
    format!("byo-yomi {times}{quota}{}", time(each))
}

fn period(p: &Period, with: Bonus) -> String {
    if p.bonus == Bonus::UpCount {
        return "up-count".to_owned();
    }
    let quota = p.moves.map_or(String::new(), |moves| format!("{moves}/"));
    let glass = if p.bonus == Bonus::Hourglass { "hourglass " } else { "" };
    format!("{quota}{glass}{}{}", time(p.time), bonus(with))
}

fn bonus(b: Bonus) -> String {
    match b {
        Bonus::None | Bonus::Hourglass | Bonus::UpCount => String::new(),
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
