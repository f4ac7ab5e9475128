//! The words and signs of a time control as people write it.

use super::pgn::millis_of_fraction;
use super::{Expected, ReadError};
use crate::Millis;

/// One word, number or sign, and where it stands in the text.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) at: usize,
    pub(super) len: usize,
    pub(super) kind: Kind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A number with thousandths.
    Number { whole: u64, thousandths: u64 },
    /// `1:30:00`
    ClockTime(Millis),
    /// A word in lower case.
    Word(String),
    /// `'` and its like: minutes.
    MinuteMark,
    /// `"`, `''` and their like: seconds.
    SecondMark,
    /// Any other sign.
    Sign(char),
}

pub(super) fn tokens(text: &str) -> Result<Vec<Token>, ReadError> {
    let mut tokens = vec![];
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let (len, kind) = if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        } else if c.is_ascii_digit() {
            match clock_time(rest) {
                Some((len, time)) => {
                    (len, Kind::ClockTime(time.ok_or_else(|| ReadError::at(text, at, len, Expected::LessTime))?))
                }
                None => number(rest).map_err(|(len, expected)| ReadError::at(text, at, len, expected))?,
            }
        } else if c.is_alphabetic() {
            let len = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
            (len, Kind::Word(rest[..len].to_lowercase()))
        } else if is_minute_mark(c) {
            match rest.chars().nth(1) {
                Some(second) if is_minute_mark(second) => (c.len_utf8() + second.len_utf8(), Kind::SecondMark),
                _ => (c.len_utf8(), Kind::MinuteMark),
            }
        } else if matches!(c, '"' | '″' | '”' | '“') {
            (c.len_utf8(), Kind::SecondMark)
        } else {
            (c.len_utf8(), Kind::Sign(c))
        };
        tokens.push(Token { at, len, kind });
        at += len;
    }
    Ok(tokens)
}

fn is_minute_mark(c: char) -> bool {
    matches!(c, '\'' | '′' | '’' | '´')
}

fn digits(text: &str) -> &str {
    &text[..text.bytes().take_while(u8::is_ascii_digit).count()]
}

/// `h:mm:ss`, and `Some((len, None))` when it is too long to count.
fn clock_time(text: &str) -> Option<(usize, Option<Millis>)> {
    let hours = digits(text);
    let two_digits = |at: usize| -> Option<u64> {
        let two = digits(text.get(at..)?.strip_prefix(':')?);
        let number = two.parse().ok()?;
        (two.len() == 2 && number < 60).then_some(number)
    };
    let (minutes, seconds) = (two_digits(hours.len())?, two_digits(hours.len() + 3)?);
    let total = hours.parse::<u64>().ok().and_then(|h| h.checked_mul(3_600_000));
    let total = total.and_then(|ms| ms.checked_add((minutes * 60 + seconds) * 1000));
    Some((hours.len() + 6, total.map(Millis)))
}

fn number(text: &str) -> Result<(usize, Kind), (usize, Expected)> {
    let whole = digits(text);
    let decimals = text[whole.len()..].strip_prefix('.').map_or("", digits);
    let len = if decimals.is_empty() { whole.len() } else { whole.len() + 1 + decimals.len() };
    let whole = whole.parse().map_err(|_| (len, Expected::LessTime))?;
    let thousandths = millis_of_fraction(decimals).ok_or((len, Expected::ThreeDecimals))?;
    Ok((len, Kind::Number { whole, thousandths }))
}

/// Units of time.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Unit {
    Seconds,
    Minutes,
    Hours,
    Days,
}

impl Unit {
    pub(super) fn of(kind: &Kind) -> Option<Unit> {
        match kind {
            Kind::MinuteMark => Some(Unit::Minutes),
            Kind::SecondMark => Some(Unit::Seconds),
            Kind::Word(word) => match word.as_str() {
                "s" | "sec" | "secs" | "second" | "seconds" => Some(Unit::Seconds),
                "m" | "min" | "mins" | "minute" | "minutes" => Some(Unit::Minutes),
                "h" | "hr" | "hrs" | "hour" | "hours" => Some(Unit::Hours),
                "day" | "days" => Some(Unit::Days),
                _ => None,
            },
            _ => None,
        }
    }

    /// What a number right after this unit counts, as in `1h30`.
    pub(super) fn smaller(self) -> Option<Unit> {
        match self {
            Unit::Seconds => None,
            Unit::Minutes => Some(Unit::Seconds),
            Unit::Hours => Some(Unit::Minutes),
            Unit::Days => Some(Unit::Hours),
        }
    }

    /// So many of this unit. Thousandths of any unit are whole milliseconds.
    pub(super) fn time(self, whole: u64, thousandths: u64) -> Option<Millis> {
        let millis: u64 = match self {
            Unit::Seconds => 1000,
            Unit::Minutes => 60_000,
            Unit::Hours => 3_600_000,
            Unit::Days => 86_400_000,
        };
        whole.checked_mul(millis)?.checked_add(millis / 1000 * thousandths).map(Millis)
    }
}
