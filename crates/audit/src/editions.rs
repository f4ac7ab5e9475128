//! Which editions a game may have been played under, and what they agree on.

use jadoube_board::{Breach, Rule};
use jadoube_lawbook::{
    Article, Date, Edition, InForce, Matter, Moved, Rules, Writing, article_of_breach, article_of_lost_castling,
    article_of_rule, edition_on,
};

/// The value of a date tag.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum DateTag {
    /// `????.??.??`, or nothing.
    Unknown,
    Known(Date),
    /// Not a date, or one that is not in the calendar.
    Bad,
}

/// Reads `2016.09.26`, with question marks for unknown parts.
pub(crate) fn read_date(value: &[u8]) -> DateTag {
    // Nearly every date is complete.
    if let &[a, b, c, d, b'.', e, f, b'.', g, h] = value
        && let (Some(year), Some(month), Some(day)) = (number(&[a, b, c, d]), number(&[e, f]), number(&[g, h]))
    {
        return calendar(year, u8::try_from(month).ok(), u8::try_from(day).ok());
    }
    let value = value.trim_ascii();
    if value.iter().all(|byte| matches!(byte, b'?' | b'.' | b'-')) {
        return DateTag::Unknown;
    }
    let mut parts = value.split(|byte| matches!(byte, b'.' | b'-' | b'/'));
    let (year, month, day) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
    if parts.next().is_some() || year.len() != 4 {
        return DateTag::Bad;
    }
    // A year of which only the century is known is unknown.
    let Some(year) = number(year) else {
        return if year.iter().all(|byte| byte.is_ascii_digit() || *byte == b'?') {
            DateTag::Unknown
        } else {
            DateTag::Bad
        };
    };
    let (Ok(month), Ok(day)) = (part(month), part(day)) else { return DateTag::Bad };
    calendar(year, month, day)
}

/// The date, if it is in the calendar.
fn calendar(year: u16, month: Option<u8>, day: Option<u8>) -> DateTag {
    let fits = month.is_none_or(|month| (1..=12).contains(&month))
        && day.is_none_or(|day| day >= 1 && day <= month.map_or(31, |month| days_in(year, month)))
        && (MORE_THAN_A_RECORD_GOES_BACK..=9999).contains(&year);
    if fits { DateTag::Known(Date { year, month, day }) } else { DateTag::Bad }
}

/// Whether the first of two dates is later, however their unknown parts are filled in.
pub(crate) fn is_later(date: Date, than: Date) -> bool {
    let first = (date.year, date.month.unwrap_or(1), date.day.unwrap_or(1));
    first > (than.year, than.month.unwrap_or(12), than.day.unwrap_or(31))
}

/// No game of modern chess is older.
const MORE_THAN_A_RECORD_GOES_BACK: u16 = 1400;

pub(crate) fn number(digits: &[u8]) -> Option<u16> {
    digits.iter().try_fold(0u16, |sum, digit| digit.is_ascii_digit().then(|| sum * 10 + u16::from(digit - b'0')))
}

/// `None` for question marks.
fn part(digits: Option<&[u8]>) -> Result<Option<u8>, ()> {
    match digits {
        None | Some(b"??" | b"?") => Ok(None),
        Some(digits @ ([_] | [_, _])) => {
            number(digits).and_then(|number| u8::try_from(number).ok()).map(Some).ok_or(())
        }
        Some(_) => Err(()),
    }
}

fn days_in(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The editions that may have been in force; `None` stands for a time before the first one known here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Candidates {
    first: Option<Edition>,
    /// Empty if the date is known, so that nothing is allocated for nearly every game.
    rest: Vec<Option<Edition>>,
}

impl Candidates {
    pub(crate) fn only(edition: Edition) -> Candidates {
        Candidates { first: Some(edition), rest: Vec::new() }
    }

    pub(crate) fn on(date: DateTag) -> Candidates {
        let date = match date {
            DateTag::Known(date) => date,
            // Any edition may have been in force on an unknown date.
            DateTag::Unknown | DateTag::Bad => return Candidates::any(),
        };
        match edition_on(date) {
            InForce::Edition(edition) => Candidates::only(edition),
            InForce::Earlier => Candidates { first: None, rest: Vec::new() },
            InForce::OneOf(editions) => Candidates::of(&editions),
        }
    }

    fn any() -> Candidates {
        Candidates { first: None, rest: Edition::all().iter().copied().map(Some).collect() }
    }

    fn of(editions: &[Option<Edition>]) -> Candidates {
        let (first, rest) = editions.split_first().unwrap_or((&None, &[]));
        Candidates { first: *first, rest: rest.to_vec() }
    }

    fn all(&self) -> impl Iterator<Item = Option<Edition>> + '_ {
        std::iter::once(self.first).chain(self.rest.iter().copied())
    }

    /// Whether this holds under every edition that may have been in force, all of which are known.
    pub(crate) fn agree(&self, holds: impl Fn(&Rules) -> bool) -> bool {
        self.all().all(|edition| edition.is_some_and(|edition| holds(edition.rules())))
    }

    /// The edition whose numbers are cited: the latest that may have been in force; the oldest known here for older games.
    pub(crate) fn cited(&self) -> Edition {
        self.all().flatten().last().unwrap_or(Edition::all()[0])
    }

    /// Whether the game is older than every edition known here.
    fn is_earlier(&self) -> bool {
        self.all().all(|edition| edition.is_none())
    }

    pub(crate) fn matter(&self, matter: Matter) -> Option<Article> {
        self.judged(matter.article(self.cited()))
    }

    pub(crate) fn rule(&self, rule: Rule) -> Option<Article> {
        self.judged(article_of_rule(rule, self.cited()))
    }

    pub(crate) fn breach(&self, breach: Breach) -> Option<Article> {
        self.judged(article_of_breach(breach, self.cited()))
    }

    pub(crate) fn lost_castling(&self, moved: Moved) -> Option<Article> {
        self.judged(article_of_lost_castling(moved, self.cited()))
    }

    pub(crate) fn writing(&self, writing: Writing) -> Option<Article> {
        self.judged(writing.article(self.cited()))
    }

    /// Games before the first edition can be judged by Articles 1 to 5 of any.
    fn judged(&self, article: Article) -> Option<Article> {
        let basic = article.number.split('.').next().is_some_and(|head| matches!(head, "1" | "2" | "3" | "4" | "5"));
        (!self.is_earlier() || basic).then_some(article)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_in_tags_are_parsed() {
        let known = |year, month, day| DateTag::Known(Date { year, month, day });
        assert_eq!(read_date(b"2016.09.26"), known(2016, Some(9), Some(26)));
        assert_eq!(read_date(b"1851.??.??"), known(1851, None, None));
        assert_eq!(read_date(b"2016"), known(2016, None, None));
        assert_eq!(read_date(b"2024.02.29"), known(2024, Some(2), Some(29)));
        assert_eq!(read_date(b"2013.5.6"), known(2013, Some(5), Some(6)));
        assert_eq!(read_date(b"????.??.??"), DateTag::Unknown);
        assert_eq!(read_date(b"19??.??.??"), DateTag::Unknown);
        for bad in [
            "2023.02.29",
            "2016.13.01",
            "26.09.2016",
            "yesterday",
            "0000.00.00",
            "2016.9.26x",
            "2013.24.7",
            "2016.1.1.1",
            "2016..",
        ] {
            assert_eq!(read_date(bad.as_bytes()), DateTag::Bad, "{bad}");
        }
    }

    #[test]
    fn only_rules_common_to_all_editions_are_judged() {
        let unknown = Candidates::on(DateTag::Unknown);
        assert!(!unknown.agree(|_| true), "unknown before the first edition");
        assert_eq!(unknown.matter(Matter::LossOnTime).map(|article| article.number), Some("6.9"));
        let old = Candidates::on(read_date(b"1851.??.??"));
        assert_eq!(old.matter(Matter::LossOnTime), None);
        assert!(old.matter(Matter::Checkmate).is_some());
        let year = Candidates::on(read_date(b"2017.??.??"));
        assert!(year.agree(|rules| !rules.resignation_may_draw));
    }
}
