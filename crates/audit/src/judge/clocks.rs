//! Compares clock times in comments with the time control (Article 6).

use jadoube_board::Color;
use jadoube_clock::{Bonus, Millis, Schedule, TimeControl};
use jadoube_lawbook::Matter;
use jadoube_notation::pgn::Text;
use jadoube_texts::Message;

use super::clock_comment::ClockComment;
use super::tags::Tag;
use super::{Judge, State};
use crate::{Kind, Severity};

/// Programs round, and boards send late.
const TOLERANCE: Millis = Millis::from_seconds(2);

/// How many unreadable times are reported for one game.
const MOST_UNREADABLE: u8 = 3;

/// A contradiction between clock and time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Contradiction {
    /// More than the time control can give.
    TooMuch,
    /// More than before, by more than the time control gives.
    Grows { before: Millis },
    /// No time was left two moves ago.
    RanOut,
    /// The moves have taken more time than there was; this is their total.
    Overspent { in_all: Millis },
}

/// What a clock may show without contradicting anything.
#[derive(Copy, Clone, Debug)]
struct Usual {
    /// The time of the first period.
    time: Millis,
    /// What every move adds, if there is only one period.
    extra: Millis,
}

impl Usual {
    /// `None` if no time would contradict the schedule.
    fn of(schedule: &Schedule) -> Option<Usual> {
        let first = schedule.period(0);
        let extra = match first.bonus {
            Bonus::Increment(time) if schedule.period_after(u16::MAX) == 0 => time,
            _ => Millis::ZERO,
        };
        schedule.is_in_the_laws().then_some(Usual { time: first.time, extra })
    }
}

/// The clocks of one game. Each contradiction is reported once for each player.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks {
    last: [Option<Millis>; 2],
    spent: [Millis; 2],
    at_zero: [u8; 2],
    reported: [[bool; 4]; 2],
    unreadable: u8,
    /// `None` for a player whose clock can show anything.
    usual: [Option<Usual>; 2],
}

impl Clocks {
    /// The time control, if the times can be compared with it.
    pub(crate) fn expect(&mut self, control: Option<&TimeControl>) {
        self.usual = Color::ALL.map(|side| control.and_then(|control| Usual::of(control.of(side))));
    }

    /// Whether this time contradicts nothing for a simple reason; then it has been noted as [`Clocks::read`] would. It is some
    /// time, not more than the first period and the moves so far give, and not more than before, but for rounding and what a
    /// move adds.
    #[inline(always)]
    fn is_usual(&mut self, index: usize, ply: u32, shows: Millis) -> bool {
        let Some(Usual { time, extra }) = self.usual[index] else { return true };
        // Plain numbers, because the operators of `Millis` were calls into another crate here.
        let most = time.0.saturating_add(extra.0.saturating_mul(u64::from(ply.min(1 << 16) / 2)));
        let grows = extra.0.saturating_add(TOLERANCE.0);
        let fits = shows.0 != 0
            && shows.0 <= most
            && self.last[index].is_none_or(|before| shows.0 <= before.0.saturating_add(grows));
        if fits {
            self.last[index] = Some(shows);
            self.at_zero[index] = 0;
        }
        fits
    }

    /// Reads the clock of the player with this many moves completed, after the last of them.
    pub(crate) fn read(
        &mut self,
        side: Color,
        moves: u16,
        shows: Millis,
        control: &TimeControl,
    ) -> Option<Contradiction> {
        let schedule = control.of(side);
        if !schedule.is_in_the_laws() {
            return None;
        }
        let index = side as usize;
        let before = self.last[index].replace(shows);
        // Some time, not more than before, and not more than the first period alone gives.
        if !shows.is_zero() && before.is_some_and(|before| shows <= before) && shows <= schedule.period(0).time {
            self.at_zero[index] = 0;
            return None;
        }
        let found = if shows > greatest(schedule, moves).plus(TOLERANCE) {
            Contradiction::TooMuch
        } else if let Some(before) = before
            && shows > before.plus(gain(schedule, moves)).plus(TOLERANCE)
        {
            Contradiction::Grows { before }
        } else if self.ran_out(index, shows, schedule, moves) {
            Contradiction::RanOut
        } else {
            return None;
        };
        self.for_the_first_time(index, found)
    }

    /// The last of this many moves has taken this long. Clock times are preferred if there are any.
    pub(crate) fn take(
        &mut self,
        side: Color,
        moves: u16,
        took: Millis,
        control: &TimeControl,
    ) -> Option<Contradiction> {
        let index = side as usize;
        self.spent[index] = self.spent[index].plus(took);
        let in_all = self.spent[index];
        let schedule = control.of(side);
        // Each may have been rounded up.
        let rounded = TOLERANCE.plus(Millis::from_seconds(u64::from(moves)));
        if !schedule.is_in_the_laws()
            || self.last[index].is_some()
            || in_all <= all_given(schedule, moves).plus(rounded)
        {
            return None;
        }
        self.for_the_first_time(index, Contradiction::Overspent { in_all })
    }

    fn for_the_first_time(&mut self, index: usize, found: Contradiction) -> Option<Contradiction> {
        let reported = &mut self.reported[index][match found {
            Contradiction::TooMuch => 0,
            Contradiction::Grows { .. } => 1,
            Contradiction::RanOut => 2,
            Contradiction::Overspent { .. } => 3,
        }];
        (!std::mem::replace(reported, true)).then_some(found)
    }

    /// A clock that shows whole seconds may have a fraction left; but two more moves on that are unlikely.
    fn ran_out(&mut self, index: usize, shows: Millis, schedule: &Schedule, moves: u16) -> bool {
        let extra = schedule.period(schedule.period_after(moves)).bonus.per_move();
        if !shows.is_zero() || !extra.is_zero() {
            self.at_zero[index] = 0;
            return false;
        }
        self.at_zero[index] = self.at_zero[index].saturating_add(1);
        self.at_zero[index] > 2
    }
}

impl Judge {
    /// The times of a game begin to be compared with its time control. If it begins in the middle, the time left then is unknown.
    pub(super) fn begin_clocks(&mut self) {
        let from_start = !self.tags.has(Tag::Fen) || self.numbers.of_ply(1).0 == 1;
        self.clocks.expect(self.control.timed().filter(|_| from_start));
    }

    /// Whether nothing more need be asked about the time that a clock shows.
    #[inline(always)]
    pub(super) fn is_usual_time(&mut self, shows: Millis) -> bool {
        if self.ply == 0 || self.state == State::Lost {
            return true;
        }
        let black = self.numbers.is_blacks(self.ply);
        self.clocks.is_usual(usize::from(black), self.ply, shows)
    }

    pub(super) fn clock(&mut self, comment: ClockComment, text: Text<'_>) {
        if self.ply == 0 || self.state == State::Lost {
            return;
        }
        let (ClockComment::Remaining(time) | ClockComment::Elapsed(time)) = comment else {
            if self.clocks.unreadable == MOST_UNREADABLE {
                return;
            }
            self.clocks.unreadable += 1;
            let message = Message::new("audit-clock-unreadable").with("found", crate::report::shown(text));
            return self.report_last(Kind::ClockUnreadable, Severity::Note, None, message);
        };
        let (_, black) = self.numbers.of_ply(self.ply);
        let side = if black { Color::Black } else { Color::White };
        // If a game begins in the middle, the time left then is unknown.
        let from_start = !self.tags.has(Tag::Fen) || self.numbers.of_ply(1).0 == 1;
        let Some(control) = self.control.timed().filter(|_| from_start) else { return };
        let moves = u16::try_from(self.ply.div_ceil(2)).unwrap_or(u16::MAX);
        let found = match comment {
            ClockComment::Elapsed(_) => self.clocks.take(side, moves, time, control),
            _ => self.clocks.read(side, moves, time, control),
        };
        let Some(found) = found else { return };
        let (kind, severity, message) = match found {
            Contradiction::TooMuch => (
                Kind::ClockControl,
                Severity::Warning,
                Message::new("audit-clock-control").with("control", control.to_pgn()),
            ),
            Contradiction::Grows { before } => (
                Kind::ClockGrows,
                Severity::Warning,
                Message::new("audit-clock-grows").with("before", before.to_string()),
            ),
            Contradiction::RanOut => (Kind::ClockRanOut, Severity::Note, Message::new("audit-clock-ran-out")),
            Contradiction::Overspent { in_all } => (
                Kind::ClockControl,
                Severity::Warning,
                Message::new("audit-clock-overspent").with("control", control.to_pgn()).with("all", in_all.to_string()),
            ),
        };
        let message = message.with("time", time.to_string());
        let matter = if kind == Kind::ClockRanOut { Matter::FlagFallen } else { Matter::TimeControl };
        let article = self.editions.matter(matter);
        self.report_last(kind, severity, article, message);
    }
}

/// The most that a clock can show after this many moves: every main time so far, and one increment more than moves, for
/// clocks that add it before the move.
fn greatest(schedule: &Schedule, moves: u16) -> Millis {
    let last = schedule.period_after(moves);
    let main = (0..=last).fold(Millis::ZERO, |sum, period| sum.plus(schedule.period(period).time));
    let extra = match schedule.period(last).bonus {
        Bonus::Increment(time) => time.times(u64::from(moves) + 1),
        _ => Millis::ZERO,
    };
    main.plus(extra)
}

/// All time for this many moves, including delays.
fn all_given(schedule: &Schedule, moves: u16) -> Millis {
    let last = schedule.period_after(moves);
    let given = |period: u32| schedule.period(period);
    let main = (0..=last).fold(Millis::ZERO, |sum, period| sum.plus(given(period).time));
    let most = (0..=last).map(|period| given(period).bonus.per_move()).max().unwrap_or(Millis::ZERO);
    main.plus(most.times(u64::from(moves) + 1))
}

/// The most that the last of this many moves can add.
fn gain(schedule: &Schedule, moves: u16) -> Millis {
    let (before, after) = (schedule.period_after(moves.saturating_sub(1)), schedule.period_after(moves));
    let main = (before..after).fold(Millis::ZERO, |sum, period| sum.plus(schedule.period(period + 1).time));
    let extra = match schedule.period(before).bonus {
        Bonus::Increment(time) => time,
        _ => Millis::ZERO,
    };
    main.plus(extra)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is called usual is what the whole comparison finds nothing in, and leaves the same behind.
    #[test]
    fn usual_times_contradict_nothing() {
        let mut usual = 0;
        for control in ["300", "300+3", "60+0", "40/5400+30:1800+30", "40/7200:3600", "*60", "-", "180+2"] {
            let Some(control) = TimeControl::from_pgn(control).ok() else { continue };
            let mut clocks = Clocks::default();
            clocks.expect(Some(&control));
            let mut drawn = 7u64;
            for ply in 1..4_000u32 {
                drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let black = ply % 2 == 0;
                let side = if black { Color::Black } else { Color::White };
                let before = clocks.last[side as usize].map_or(300_000, |time| time.0);
                let shows = match drawn >> 60 {
                    0 => Millis(drawn >> 40 & 0x7f_ffff),
                    1 => Millis::ZERO,
                    2 => Millis(before + (drawn >> 50 & 0x3fff)),
                    _ => Millis(before.saturating_sub(drawn >> 50 & 0x7ff)),
                };
                let mut asked = clocks.clone();
                let found = asked.read(side, ply.div_ceil(2) as u16, shows, &control);
                if clocks.is_usual(side as usize, ply, shows) {
                    usual += 1;
                    assert_eq!(found, None, "{control:?} {ply} {shows:?}");
                    assert_eq!((clocks.last, clocks.at_zero), (asked.last, asked.at_zero));
                    assert_eq!(clocks.reported, asked.reported);
                }
                clocks = asked;
            }
        }
        assert!(usual > 8_000, "{usual}");
    }

    fn found(control: &str, readings: &[u64]) -> Vec<Option<Contradiction>> {
        let control = TimeControl::from_pgn(control).unwrap();
        let mut clocks = Clocks::default();
        let reading = |(index, &seconds): (usize, &u64)| {
            clocks.read(Color::White, index as u16 + 1, Millis::from_seconds(seconds), &control)
        };
        readings.iter().enumerate().map(reading).collect()
    }

    #[test]
    fn impossible_clock_readings() {
        assert_eq!(found("300+3", &[300, 303, 305]), [None, None, None]);
        assert_eq!(found("300", &[400])[0], Some(Contradiction::TooMuch));
        let before = Millis::from_seconds(200);
        assert_eq!(found("300", &[200, 220, 230]), [None, Some(Contradiction::Grows { before }), None]);
        assert_eq!(found("300", &[1, 0, 0, 0, 0]), [None, None, None, Some(Contradiction::RanOut), None]);
    }

    #[test]
    fn more_time_than_there_was() {
        let took = |control: &str, seconds: &[u64]| -> Vec<bool> {
            let control = TimeControl::from_pgn(control).unwrap();
            let mut clocks = Clocks::default();
            let take = |(index, &seconds): (usize, &u64)| {
                clocks.take(Color::Black, index as u16 + 1, Millis::from_seconds(seconds), &control).is_some()
            };
            seconds.iter().enumerate().map(take).collect()
        };
        assert_eq!(took("300", &[100, 100, 100, 5]), [false; 4]);
        assert_eq!(took("300", &[100, 100, 150, 5]), [false, false, true, false]);
        assert_eq!(took("300+30", &[100, 100, 150, 60]), [false; 4]);
        assert_eq!(took("2/300:300", &[200, 200, 150]), [false; 3]);
    }

    #[test]
    fn a_new_period_gives_time() {
        assert_eq!(found("2/600:300", &[500, 750, 700]), [None, None, None]);
        assert_eq!(found("2/600:300", &[500, 810, 700])[1].map(|found| found != Contradiction::TooMuch), Some(true));
    }
}
