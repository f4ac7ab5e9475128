//! The day and the time of day, which people want and no game's time line knows.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today in UTC as PGN writes it, `2026.11.15`.
pub fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let (year, month, day) = civil(i64::try_from(seconds / 86_400).unwrap_or(0));
    format!("{year:04}.{month:02}.{day:02}")
}

/// Milliseconds since 1970. People look things up by it; no rule reads it.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The time of day so many minutes east of Greenwich, `15:42`.
pub fn time_of_day(millis: u64, minutes_east: i32) -> String {
    let minutes = i64::try_from(millis / 60_000).unwrap_or(0) + i64::from(minutes_east);
    let of_day = minutes.rem_euclid(24 * 60);
    format!("{:02}:{:02}", of_day / 60, of_day % 60)
}

/// The date of a day counted from 1 January 1970. The year is counted from March, so that the leap day comes last.
fn civil(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    let since = days + 719_468;
    let (era, day_of_era) = (since.div_euclid(ERA), since.rem_euclid(ERA));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        for (days, date) in
            [(0, (1970, 1, 1)), (11_016, (2000, 2, 29)), (11_017, (2000, 3, 1)), (20_772, (2026, 11, 15))]
        {
            assert_eq!(civil(days), date);
        }
    }

    #[test]
    fn the_time_of_day_is_that_of_the_place() {
        let millis = 23 * 3_600_000 + 42 * 60_000 + 59_999;
        for (east, time) in [(0, "23:42"), (60, "00:42"), (-330, "18:12"), (-24 * 60, "23:42")] {
            assert_eq!(time_of_day(millis, east), time);
        }
    }
}
