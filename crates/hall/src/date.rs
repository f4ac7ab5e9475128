//! The date and the time of day, for people. The time line of a game has neither.

use std::time::{SystemTime, UNIX_EPOCH};

use jadoube_lawbook::Date;

/// Today in UTC as PGN writes it, `2026.11.15`.
pub fn today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400);
    let Date { year, month, day } = Date::after_1970(u32::try_from(days).unwrap_or(0));
    format!("{year:04}.{:02}.{:02}", month.unwrap_or(1), day.unwrap_or(1))
}

/// Milliseconds since 1970, for people. No rule reads it.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The time of day in a time zone this many minutes east of Greenwich, `15:42`.
pub fn time_of_day(millis: u64, minutes_east: i32) -> String {
    let minutes = i64::try_from(millis / 60_000).unwrap_or(0) + i64::from(minutes_east);
    let of_day = minutes.rem_euclid(24 * 60);
    format!("{:02}:{:02}", of_day / 60, of_day % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_day_is_that_of_the_place() {
        let millis = 23 * 3_600_000 + 42 * 60_000 + 59_999;
        for (east, time) in [(0, "23:42"), (60, "00:42"), (-330, "18:12"), (-24 * 60, "23:42")] {
            assert_eq!(time_of_day(millis, east), time);
        }
    }
}
