//! The notation of times, scores and positions.

use jadoube_board::Setup;
use jadoube_clock::Millis;

use super::text::{Place, Problem, ReadError, Words};
use crate::event::Score;

/// A FEN, up to the next mark or the end.
pub(super) fn read_fen(words: &mut Words<'_>) -> Result<Setup, ReadError> {
    let place = words.place();
    words.until_mark().parse().map_err(|error: jadoube_board::FenError| ReadError {
        place: Place { column: place.column + error.column() - 1, ..place },
        problem: Problem::Fen(error),
    })
}

/// `h:mm:ss`, with decimals of a second if needed.
pub(super) fn read_time(text: &str) -> Option<Millis> {
    let mut parts = text.split(':');
    let hours = number(parts.next()?)?;
    let rest = read_minutes(&mut parts)?;
    parts.next().is_none().then(|| Millis::from_minutes(hours.saturating_mul(60)).plus(rest))
}

/// `m:ss` or `h:mm:ss`.
pub(super) fn read_amount(text: &str) -> Option<Millis> {
    if let Some(time) = read_time(text) {
        return Some(time);
    }
    let mut parts = text.split(':');
    let minutes = number(parts.next()?)?;
    let seconds = read_seconds(parts.next()?)?;
    parts.next().is_none().then(|| Millis::from_minutes(minutes).plus(seconds))
}

fn read_minutes<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Millis> {
    let minutes = parts.next().filter(|text| text.len() == 2).and_then(number).filter(|&minutes| minutes < 60)?;
    Some(Millis::from_minutes(minutes).plus(read_seconds(parts.next()?)?))
}

fn read_seconds(text: &str) -> Option<Millis> {
    let (whole, part) = text.split_once('.').map_or((text, None), |(whole, part)| (whole, Some(part)));
    let seconds = Some(whole).filter(|text| text.len() == 2).and_then(number).filter(|&seconds| seconds < 60)?;
    let millis = match part {
        None => 0,
        Some(part) if (1..=3).contains(&part.len()) => number(part)? * [100, 10, 1][part.len() - 1],
        Some(_) => return None,
    };
    Some(Millis::from_seconds(seconds).plus(Millis(millis)))
}

fn number(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// `1-0`, `1/2-1/2` and so on.
pub(super) fn read_score(text: &str) -> Option<Score> {
    let points = |text: &str| match text {
        "0" => Some(0),
        "1/2" | "½" => Some(1),
        "1" => Some(2),
        _ => None,
    };
    let (white, black) = text.split_once('-')?;
    Some(Score { white: points(white)?, black: points(black)? })
}
