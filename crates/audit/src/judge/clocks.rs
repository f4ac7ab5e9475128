//! Compares clock times in comments with the time control (Article 6).

use jadoube_board::Color;
use jadoube_clock::{Bonus, Millis, Schedule, TimeControl};
use jadoube_lawbook::Matter;
use jadoube_notation::pgn::Text;
use jadoube_texts::Message;

use super::tags::Tag;
use super::{Judge, State};
use crate::{Kind, Severity};

/// The clock time in a comment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ClockComment {
    Nothing,
    /// The time left after the move.
    Remaining(Millis),
    /// The time that the move took.
    Elapsed(Millis),
    Unreadable,
}

/// Programs round, and boards send late.
const TOLERANCE: Millis = Millis::from_seconds(2);

/// How many unreadable times are reported for one game.
const MOST_UNREADABLE: u8 = 3;

/// `[%clk 1:02:03.4]` in a comment, or else `[%emt 0:01:02]`. Plain seconds are allowed: `[%emt 0.783]`.
#[inline]
pub(crate) fn read_clock(comment: &[u8]) -> ClockComment {
    match common_clock(comment) {
        Some(time) => ClockComment::Remaining(time),
        None => read_any_clock(comment),
    }
}

/// The time in a comment that begins with `[%clk h:mm:ss]`: most comments of servers are nothing else. Its eight bytes from the
/// hour to the bracket are taken together.
#[inline(always)]
pub(super) fn plain_clock(comment: &[u8]) -> Option<Millis> {
    const DIGITS: u64 = u64::from_le_bytes([0xff, 0, 0xff, 0xff, 0, 0xff, 0xff, 0]);
    let comment = comment.strip_prefix(b" ").unwrap_or(comment);
    let (name, rest) = comment.split_first_chunk::<6>()?;
    // What is as expected becomes zero, and a digit its value.
    let found = u64::from_le_bytes(*rest.first_chunk::<8>()?) ^ u64::from_le_bytes(*b"0:00:00]");
    let too_great = (found | found.wrapping_add(0x0606_0606_0606_0606)) & 0xf0f0_f0f0_f0f0_f0f0;
    if (name != b"[%clk ") | (found & !DIGITS != 0) | (too_great & DIGITS != 0) {
        return None;
    }
    let digit = |at: u32| found >> (8 * at) & 0xff;
    Some(Millis(1000 * (3600 * digit(0) + 60 * (10 * digit(2) + digit(3)) + 10 * digit(5) + digit(6))))
}

/// The time in a comment that begins with `[%clk h:mm:ss]` or `[%clk h:mm:ss.d]`, perhaps behind `[%eval …]`, as nearly all
/// comments of servers do.
#[inline(always)]
fn common_clock(comment: &[u8]) -> Option<Millis> {
    let comment = comment.strip_prefix(b" ").unwrap_or(comment);
    let comment = match comment {
        [b'[', b'%', b'e', b'v', rest @ ..] => behind_evaluation(rest)?,
        _ => comment,
    };
    let [b'[', b'%', b'c', b'l', b'k', b' ', time @ ..] = comment else { return None };
    let (h, m0, m1, s0, s1, d) = match *time {
        [h, b':', m0, m1, b':', s0, s1, b']', ..] => (h, m0, m1, s0, s1, b'0'),
        [h, b':', m0, m1, b':', s0, s1, b'.', d, b']', ..] => (h, m0, m1, s0, s1, d),
        _ => return None,
    };
    let digits = [h, m0, m1, s0, s1, d].map(|digit| digit.wrapping_sub(b'0'));
    if digits.iter().fold(false, |other, &digit| other | (digit > 9)) {
        return None;
    }
    let [h, m0, m1, s0, s1, d] = digits.map(u64::from);
    Some(Millis(1000 * (3600 * h + 60 * (10 * m0 + m1) + 10 * s0 + s1) + 100 * d))
}

/// What follows `[%eval -1.25] `, if it is short and nothing else begins inside.
#[inline]
fn behind_evaluation(rest: &[u8]) -> Option<&[u8]> {
    const LONGEST: usize = 16;
    let rest = rest.strip_prefix(b"al ")?;
    let end = rest.iter().take(LONGEST).position(|byte| matches!(byte, b']' | b'['))?;
    rest[end..].strip_prefix(b"] ")
}

fn read_any_clock(comment: &[u8]) -> ClockComment {
    let mut took = None;
    for at in memchr::memchr_iter(b'[', comment) {
        match comment.get(at + 1..at + 5) {
            Some(b"%clk") => return read_command(&comment[at + 5..], ClockComment::Remaining),
            Some(b"%emt") if took.is_none() => took = Some(at + 5),
            _ => {}
        }
    }
    took.map_or(ClockComment::Nothing, |at| read_command(&comment[at..], ClockComment::Elapsed))
}

fn read_command(rest: &[u8], found: fn(Millis) -> ClockComment) -> ClockComment {
    let Some(end) = memchr::memchr(b']', rest) else { return ClockComment::Unreadable };
    read_time(rest[..end].trim_ascii()).map_or(ClockComment::Unreadable, found)
}

fn read_time(text: &[u8]) -> Option<Millis> {
    let (whole, fraction) = match memchr::memchr(b'.', text) {
        Some(point) => (&text[..point], &text[point + 1..]),
        None => (text, &[][..]),
    };
    let mut parts = [0u64; 3];
    let mut count = 0;
    for part in whole.split(|&byte| byte == b':') {
        if count == 3 || part.is_empty() || part.len() > 6 || !part.iter().all(u8::is_ascii_digit) {
            return None;
        }
        parts[count] = part.iter().fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
        count += 1;
    }
    if fraction.len() > 9 || !fraction.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let seconds = parts[..count].iter().fold(0, |sum, part| sum * 60 + part);
    let millis = fraction.iter().chain(b"000").take(3).fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
    Some(Millis(seconds * 1000 + millis))
}

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
    #[inline]
    fn is_usual(&mut self, index: usize, ply: u32, shows: Millis) -> bool {
        let Some(Usual { time, extra }) = self.usual[index] else { return true };
        let most = time.plus(extra.times(u64::from(ply.min(1 << 16) / 2)));
        let fits = !shows.is_zero()
            && shows <= most
            && self.last[index].is_none_or(|before| shows <= before.plus(extra).plus(TOLERANCE));
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
    #[inline]
    pub(super) fn is_usual_time(&mut self, shows: Millis) -> bool {
        if self.ply == 0 || self.state == State::Lost {
            return true;
        }
        let (_, black) = self.numbers.of_ply(self.ply);
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

    #[test]
    fn common_times_are_read_the_same_either_way() {
        let (mut common, mut plain) = (0, 0);
        for before in [
            "",
            " ",
            "  ",
            "x",
            "[%emt 0:00:01] ",
            "[%eval 1.5] ",
            " [%eval #-3] ",
            "[%eval 1.5]",
            "[%eval [%clk 1] ",
            "[%evil 1.5] ",
            "[%eval 1 and more of the same] ",
        ] {
            for time in [
                "0:05:01",
                "9:59:59",
                "1:02:03.4",
                "0:75:80",
                "10:00:00",
                "0:5:01",
                "0:05:0x",
                "0:05",
                ":05:01",
                "",
                "1:02:03.x",
                "1:02:03.45",
                "1:02:03.",
            ] {
                for after in ["]", "] [%eval 0.1]", "", " ]", "] [%clk 0:00:09]"] {
                    let comment = format!("{before}[%clk {time}{after}");
                    assert_eq!(read_clock(comment.as_bytes()), read_any_clock(comment.as_bytes()), "{comment}");
                    if let Some(time) = plain_clock(comment.as_bytes()) {
                        assert_eq!(read_any_clock(comment.as_bytes()), ClockComment::Remaining(time), "{comment}");
                        plain += 1;
                    }
                    common += usize::from(common_clock(comment.as_bytes()).is_some());
                }
            }
        }
        assert_eq!((common, plain), (4 * 4 * 3, 2 * 3 * 3));
    }

    #[test]
    fn clock_times() {
        assert_eq!(read_clock(b" [%clk 0:05:01] "), ClockComment::Remaining(Millis::from_seconds(301)));
        assert_eq!(read_clock(b"[%eval 0.3] [%clk 1:00:00.25]"), ClockComment::Remaining(Millis(3_600_250)));
        assert_eq!(read_clock(b"[%clk 59:58]"), ClockComment::Remaining(Millis::from_seconds(3598)));
        assert_eq!(read_clock(b"[%emt 0.783]"), ClockComment::Elapsed(Millis(783)));
        assert_eq!(read_clock(b"[%emt 12]"), ClockComment::Elapsed(Millis::from_seconds(12)));
        assert_eq!(read_clock(b"[%clk 59.5]"), ClockComment::Remaining(Millis(59_500)));
        assert_eq!(read_clock(b"nothing"), ClockComment::Nothing);
        assert_eq!(read_clock(b"[%eval 1.5]"), ClockComment::Nothing);
        assert_eq!(read_clock(b"[%emt 0:00:07]"), ClockComment::Elapsed(Millis::from_seconds(7)));
        assert_eq!(read_clock(b"[%emt 0:00:07] [%clk 0:05:01]"), ClockComment::Remaining(Millis::from_seconds(301)));
        assert_eq!(read_clock(b"[%emt long]"), ClockComment::Unreadable);
        for bad in ["[%clk]", "[%clk soon]", "[%clk 0:05:01", "[%clk 1::2]", "[%clk -0:01:00]"] {
            assert_eq!(read_clock(bad.as_bytes()), ClockComment::Unreadable, "{bad}");
        }
    }

    #[test]
    fn only_digits_are_read_as_digits() {
        for at in 0..8 {
            for byte in 0..=u8::MAX {
                let mut comment = *b"[%clk 0:05:01]";
                comment[6 + at] = byte;
                let slow = match read_any_clock(&comment) {
                    ClockComment::Remaining(time) => Some(time),
                    _ => None,
                };
                let fast = plain_clock(&comment);
                assert!(fast.is_none() || fast == slow, "{comment:?}");
                let right = if matches!(at, 1 | 4) {
                    byte == b':'
                } else if at == 7 {
                    byte == b']'
                } else {
                    byte.is_ascii_digit()
                };
                assert_eq!(fast.is_some(), right, "{comment:?}");
            }
        }
    }

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
