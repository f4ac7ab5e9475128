//! The reader of the PGN form.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use super::{Expected, ReadError};
use crate::{Bonus, Millis, Overtime, Period, Schedule, TimeControl};

/// The value of a PGN `TimeControl` tag.
///
/// ```
/// use jadoube_clock::TimeControlTag;
/// assert_eq!("?".parse::<TimeControlTag>()?, TimeControlTag::Unknown);
/// assert_eq!("300+0".parse::<TimeControlTag>()?.to_string(), "300");
/// # Ok::<(), jadoube_clock::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "String", into = "String")
)]
pub enum TimeControlTag {
    /// `?`
    Unknown,
    /// `-`
    Untimed,
    /// Anything else.
    Timed(TimeControl),
}

impl TimeControlTag {
    /// Reads the PGN form, also with spaces in it, and reads a text that has other letters and signs as the everyday
    /// form, since PGN files in the wild contain sentences such as `15 minutes + 10 seconds per move`. Bare numbers are always
    /// seconds here.
    pub fn read_leniently(text: &str) -> Result<TimeControlTag, ReadError> {
        text.parse().or_else(|error: ReadError| {
            if text.chars().all(|c| c.is_whitespace() || "0123456789./+:*dx^?-".contains(c)) {
                let packed: String = text.split_whitespace().collect();
                return packed.parse().map_err(|_| error);
            }
            super::everyday::read(text).map(TimeControlTag::Timed)
        })
    }
}

impl FromStr for TimeControlTag {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<TimeControlTag, ReadError> {
        match text.trim() {
            "?" => Ok(TimeControlTag::Unknown),
            "-" => Ok(TimeControlTag::Untimed),
            _ => read(text, Expected::Tag).map(TimeControlTag::Timed),
        }
    }
}

impl fmt::Display for TimeControlTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControlTag::Unknown => f.write_str("?"),
            TimeControlTag::Untimed => f.write_str("-"),
            TimeControlTag::Timed(control) => f.write_str(&control.to_pgn()),
        }
    }
}

impl TryFrom<String> for TimeControlTag {
    type Error = ReadError;

    fn try_from(text: String) -> Result<TimeControlTag, ReadError> {
        text.parse()
    }
}

impl From<TimeControlTag> for String {
    fn from(tag: TimeControlTag) -> String {
        tag.to_string()
    }
}

impl TimeControl {
    /// Reads the PGN form, in seconds.
    ///
    /// ```
    /// # use jadoube_clock::TimeControl;
    /// assert_eq!(TimeControl::from_pgn("180+2")?, "3+2".parse()?);
    /// # Ok::<(), jadoube_clock::ReadError>(())
    /// ```
    pub fn from_pgn(text: &str) -> Result<TimeControl, ReadError> {
        read(text, Expected::PgnPeriod)
    }
}

fn read(text: &str, at_start: Expected) -> Result<TimeControl, ReadError> {
    let mut reader = Reader { text, at: 0 };
    reader.skip_spaces();
    let control = if reader.take_word("white") {
        let white = reader.schedule(Expected::PgnPeriod)?;
        if !reader.take_word("black") {
            return Err(reader.unexpected(Expected::OtherSide));
        }
        TimeControl::for_each(white, reader.schedule(Expected::PgnPeriod)?)
    } else {
        TimeControl::same_for_both(reader.schedule(at_start)?)
    };
    match reader.peek() {
        None => Ok(control),
        Some(_) => Err(reader.unexpected(Expected::AfterPgnTime)),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

/// A number as written, and where.
struct Number<'a> {
    at: usize,
    digits: &'a str,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take(&mut self, c: char) -> bool {
        let there = self.rest().starts_with(c);
        if there {
            self.at += c.len_utf8();
        }
        there
    }

    fn take_word(&mut self, word: &str) -> bool {
        let there = self.rest().strip_prefix(word).is_some_and(|after| after.starts_with(char::is_whitespace));
        if there {
            self.at += word.len();
            self.skip_spaces();
        }
        there
    }

    fn skip_spaces(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// The error here: found is what runs up to the next space or sign of the form.
    fn unexpected(&self, expected: Expected) -> ReadError {
        let rest = self.rest();
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let len =
            rest[first..].find(|c: char| c.is_whitespace() || ":/+".contains(c)).map_or(rest.len(), |n| first + n);
        ReadError::at(self.text, self.at, len, expected)
    }

    fn error_at(&self, number: &Number<'_>, expected: Expected) -> ReadError {
        ReadError::at(self.text, number.at, number.digits.len(), expected)
    }

    fn number(&mut self) -> Option<Number<'a>> {
        let rest = self.rest();
        let mut len = rest.bytes().take_while(u8::is_ascii_digit).count();
        if len == 0 {
            return None;
        }
        if let Some(fraction) = rest[len..].strip_prefix('.') {
            let decimals = fraction.bytes().take_while(u8::is_ascii_digit).count();
            if decimals > 0 {
                len += 1 + decimals;
            }
        }
        let number = Number { at: self.at, digits: &rest[..len] };
        self.at += len;
        Some(number)
    }

    fn millis(&self, number: &Number<'_>) -> Result<Millis, ReadError> {
        seconds(number.digits).map_err(|expected| self.error_at(number, expected))
    }

    fn seconds(&mut self) -> Result<(Millis, Number<'a>), ReadError> {
        let number = self.number().ok_or_else(|| self.unexpected(Expected::Seconds))?;
        Ok((self.millis(&number)?, number))
    }

    fn schedule(&mut self, at_start: Expected) -> Result<Schedule, ReadError> {
        let mut periods = vec![];
        let mut expected = at_start;
        let (start, end) = loop {
            let start = self.at;
            let period = self.period(expected)?;
            let end = self.at;
            let more = self.take(':');
            if more && is_overtime(self.rest()) {
                periods.push(period);
                let overtime = self.overtime()?;
                self.skip_spaces();
                return Schedule::with_overtime(periods, overtime)
                    .map_err(|_| ReadError::at(self.text, start, end - start, Expected::AllMovesBeforeOvertime));
            }
            if more && period.moves.is_none() {
                return Err(ReadError::at(self.text, start, end - start, Expected::MovesBeforeNextPeriod));
            }
            periods.push(period);
            if !more {
                break (start, end);
            }
            expected = Expected::PgnPeriod;
        };
        self.skip_spaces();
        Schedule::new(periods).map_err(|_| ReadError::at(self.text, start, end - start, Expected::PgnPeriod))
    }

    /// `3x30`, `1x25/300`: how many times, the moves if there are several, and the time.
    fn overtime(&mut self) -> Result<Overtime, ReadError> {
        let first = self.number().ok_or_else(|| self.unexpected(Expected::Overtime))?;
        let times = first.digits.parse().map_err(|_| self.error_at(&first, Expected::MovesInRange))?;
        self.take('x');
        let second = self.number().ok_or_else(|| self.unexpected(Expected::Overtime))?;
        let (moves, time, number) = if self.take('/') {
            let moves = second.digits.parse().map_err(|_| self.error_at(&second, Expected::MovesInRange))?;
            let (time, number) = self.seconds()?;
            (moves, time, number)
        } else {
            (NonZeroU16::MIN, self.millis(&second)?, second)
        };
        match time {
            Millis::ZERO => Err(self.error_at(&number, Expected::SomeTime)),
            time => Ok(Overtime { times, moves, time }),
        }
    }

    fn period(&mut self, expected: Expected) -> Result<Period, ReadError> {
        if self.take('^') {
            return Ok(Period { moves: None, time: Millis::ZERO, bonus: Bonus::UpCount });
        }
        if self.take('*') {
            let (time, number) = self.seconds()?;
            if time.is_zero() {
                return Err(self.error_at(&number, Expected::SomeTime));
            }
            return Ok(Period { moves: None, time, bonus: Bonus::Hourglass });
        }
        let first = self.number().ok_or_else(|| self.unexpected(expected))?;
        let (moves, time, number) = if self.take('/') {
            let moves = first.digits.parse::<NonZeroU16>();
            let moves = moves.map_err(|_| self.error_at(&first, Expected::MovesInRange))?;
            let (time, number) = self.seconds()?;
            (Some(moves), time, number)
        } else {
            (None, self.millis(&first)?, first)
        };
        let bonus = if self.take('+') {
            Bonus::Increment(self.seconds()?.0)
        } else if self.take('d') {
            Bonus::Delay(self.seconds()?.0)
        } else {
            Bonus::None
        };
        let then_overtime = self.rest().strip_prefix(':').is_some_and(is_overtime);
        if time.is_zero() && bonus.per_move().is_zero() && !then_overtime {
            return Err(self.error_at(&number, Expected::SomeTime));
        }
        Ok(Period { moves, time, bonus })
    }
}

/// Whether this begins with byo-yomi: `3x30`.
fn is_overtime(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < text.len() && rest.starts_with('x')
}

/// Seconds with up to three decimals; the text is digits with at most one point between them.
fn seconds(digits: &str) -> Result<Millis, Expected> {
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let whole: u64 = whole.parse().map_err(|_| Expected::LessTime)?;
    let millis = millis_of_fraction(fraction).ok_or(Expected::ThreeDecimals)?;
    whole.checked_mul(1000).and_then(|ms| ms.checked_add(millis)).map(Millis).ok_or(Expected::LessTime)
}

/// Thousandths from decimals, `None` when there are more than three that matter.
pub(super) fn millis_of_fraction(decimals: &str) -> Option<u64> {
    let decimals = decimals.trim_end_matches('0');
    if decimals.len() > 3 {
        return None;
    }
    decimals.bytes().chain(std::iter::repeat(b'0')).take(3).try_fold(0, |sum, digit| {
        let digit = char::from(digit).to_digit(10)?;
        Some(sum * 10 + u64::from(digit))
    })
}
