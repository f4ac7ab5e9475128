//! Which edition was in force on a day.

use crate::Edition;

/// A day, perhaps known only by its month or its year, as the tags of old games have it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month from 1, if it is known.
    pub month: Option<u8>,
    /// The day of the month from 1, if it is known.
    pub day: Option<u8>,
}

impl Date {
    /// The day that comes so many days after 1 January 1970. Years begin in March here, so that the leap day is their last.
    ///
    /// ```
    /// use jadoube_lawbook::Date;
    /// assert_eq!(Date::after_1970(19_417), Date { year: 2023, month: Some(3), day: Some(1) });
    /// ```
    pub fn after_1970(days: u32) -> Date {
        let day = u64::from(days) + 719_468;
        let (era, day_of_era) = (day / 146_097, day % 146_097);
        let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * day_of_year + 2) / 153;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = era * 400 + year_of_era + u64::from(month <= 2);
        let day = day_of_year - (153 * from_march + 2) / 5 + 1;
        let part = |part: u64| u8::try_from(part).ok();
        Date { year: u16::try_from(year).unwrap_or(u16::MAX), month: part(month), day: part(day) }
    }
}

/// What can be said of the edition in force on a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InForce {
    /// This edition.
    Edition(Edition),
    /// Before the first edition here: Articles 1 to 5 can be judged by any edition, the rest is not judged.
    Earlier,
    /// One of these, earliest first; `None` among them for a time before the first edition here. What all of them agree
    /// on can be judged.
    OneOf(Vec<Option<Edition>>),
}

fn on_day(day: Date) -> Option<Edition> {
    Edition::known().iter().copied().rfind(|edition| edition.in_force_from() <= day)
}

/// The edition in force on a day.
///
/// ```
/// use jadoube_lawbook::{Date, Edition, InForce, edition_on};
/// let full = Date { year: 2016, month: Some(3), day: Some(1) };
/// assert_eq!(edition_on(full), InForce::Edition("2014".parse()?));
/// let year = Date { year: 2014, month: None, day: None };
/// assert_eq!(edition_on(year), InForce::OneOf(vec![Some("2009".parse()?), Some("2014".parse()?)]));
/// # Ok::<(), jadoube_lawbook::NoEdition>(())
/// ```
pub fn edition_on(date: Date) -> InForce {
    let day = |month, day| Date { year: date.year, month: date.month.or(Some(month)), day: date.day.or(Some(day)) };
    let (first, last) = (day(1, 1), day(12, 31));
    let mut candidates = vec![on_day(first)];
    for &edition in Edition::known() {
        let beginning = edition.in_force_from();
        if first < beginning && beginning <= last {
            candidates.push(Some(edition));
        }
    }
    match candidates[..] {
        [None] => InForce::Earlier,
        [Some(edition)] => InForce::Edition(edition),
        _ => InForce::OneOf(candidates),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Edition {
        name.parse().unwrap()
    }

    fn day(year: u16, month: u8, day: u8) -> InForce {
        edition_on(Date { year, month: Some(month), day: Some(day) })
    }

    #[test]
    fn days_are_counted_from_1970() {
        let at = |days: u32| {
            let Date { year, month, day } = Date::after_1970(days);
            (year, month.unwrap(), day.unwrap())
        };
        assert_eq!(at(0), (1970, 1, 1));
        assert_eq!(at(11_016), (2000, 2, 29));
        assert_eq!(at(11_017), (2000, 3, 1));
        assert_eq!(at(19_722), (2023, 12, 31));
        assert_eq!(at(20_772), (2026, 11, 15));
    }

    #[test]
    fn editions_begin_on_their_day() {
        assert_eq!(day(2009, 6, 30), InForce::Earlier);
        assert_eq!(day(2009, 7, 1), InForce::Edition(named("2009")));
        assert_eq!(day(2014, 6, 30), InForce::Edition(named("2009")));
        assert_eq!(day(2014, 7, 1), InForce::Edition(named("2014")));
        assert_eq!(day(2017, 7, 1), InForce::Edition(named("2017")));
        assert_eq!(day(2017, 12, 31), InForce::Edition(named("2017")));
        assert_eq!(day(2018, 1, 1), InForce::Edition(named("2018")));
        assert_eq!(day(2022, 12, 31), InForce::Edition(named("2018")));
        assert_eq!(day(2026, 11, 15), InForce::Edition(named("2023")));
    }

    #[test]
    fn a_month_or_a_year_may_leave_it_open() {
        let year = |year| edition_on(Date { year, month: None, day: None });
        assert_eq!(year(1999), InForce::Earlier);
        assert_eq!(year(2009), InForce::OneOf(vec![None, Some(named("2009"))]));
        assert_eq!(year(2012), InForce::Edition(named("2009")));
        assert_eq!(year(2017), InForce::OneOf(vec![Some(named("2014")), Some(named("2017"))]));
        let july = edition_on(Date { year: 2017, month: Some(7), day: None });
        assert_eq!(july, InForce::Edition(named("2017")));
    }
}
