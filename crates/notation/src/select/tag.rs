use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// How the value of a tag is compared.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// `=`: the same, without regard to case.
    Is,
    /// `!=`: not the same.
    IsNot,
    /// `~`: contains this, without regard to case.
    Contains,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
}

impl Comparison {
    /// With their signs, the longer before the shorter.
    const SIGNS: [(&'static str, Comparison); 7] = [
        ("!=", Comparison::IsNot),
        ("<=", Comparison::AtMost),
        (">=", Comparison::AtLeast),
        ("=", Comparison::Is),
        ("~", Comparison::Contains),
        ("<", Comparison::Less),
        (">", Comparison::More),
    ];
}

/// A condition on a tag: `White=Carlsen, Magnus`, `Event~olympiad`, `WhiteElo>=2500`, `Date<2000`.
///
/// Numbers are compared as numbers. Dates are compared by as many parts as the condition has: `Date<=2000` holds for all days of that
/// year. A value with a `?` in such a part, or one that is not a number, is neither less nor more than anything. A tag that a game does
/// not have is the same as an empty one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TagTest {
    /// The tag.
    pub name: String,
    /// How it is compared.
    pub comparison: Comparison,
    /// With what.
    pub value: String,
}

/// A condition on a tag that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TagError {
    /// There is no sign.
    NoSign(String),
    /// What stands before the sign is not the name of a tag.
    BadName(String),
    /// Only numbers and dates have an order.
    Unordered(String),
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagError::NoSign(text) => write!(
                f,
                "{text:?} is not a condition on a tag: expected NAME, one of = != ~ < <= > >=, and a value, as in WhiteElo>=2500"
            ),
            TagError::BadName(name) => {
                write!(f, "{name:?} is not the name of a tag: expected letters, digits and _")
            }
            TagError::Unordered(value) => {
                write!(f, "{value:?} cannot be more or less: expected a number or a date such as 2024.05.01")
            }
        }
    }
}

impl std::error::Error for TagError {}

impl FromStr for TagTest {
    type Err = TagError;

    fn from_str(text: &str) -> Result<TagTest, TagError> {
        let at = text.find(['=', '!', '~', '<', '>']).ok_or_else(|| TagError::NoSign(text.to_owned()))?;
        let (name, rest) = (text[..at].trim(), &text[at..]);
        let sign = Comparison::SIGNS.iter().find(|(sign, _)| rest.starts_with(sign));
        let &(sign, comparison) = sign.ok_or_else(|| TagError::NoSign(text.to_owned()))?;
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            return Err(TagError::BadName(name.to_owned()));
        }
        let value = rest[sign.len()..].trim().to_owned();
        let has_order = !matches!(comparison, Comparison::Is | Comparison::IsNot | Comparison::Contains);
        if has_order && parts(&value).is_none() {
            return Err(TagError::Unordered(value));
        }
        Ok(TagTest { name: name.to_owned(), comparison, value })
    }
}

impl TagTest {
    /// Whether it holds for the value of the tag; the empty text if a game does not have it.
    ///
    /// ```
    /// use jadoube_notation::select::TagTest;
    /// let recent: TagTest = "Date>=2020.06".parse()?;
    /// assert!(recent.holds("2020.06.01") && recent.holds("2021.01.01"));
    /// assert!(!recent.holds("2020.05.31") && !recent.holds("2020.??.??") && recent.holds("2021.??.??"));
    /// let strong: TagTest = "WhiteElo>999".parse()?;
    /// assert!(strong.holds("1000") && !strong.holds("-"));
    /// # Ok::<(), jadoube_notation::select::TagError>(())
    /// ```
    pub fn holds(&self, value: &str) -> bool {
        let (value, wanted) = (value.trim(), self.value.as_str());
        let order = || compare(value, wanted);
        match self.comparison {
            Comparison::Is => same(value, wanted),
            Comparison::IsNot => !same(value, wanted),
            Comparison::Contains => contains(value, wanted),
            Comparison::Less => order() == Some(Ordering::Less),
            Comparison::More => order() == Some(Ordering::Greater),
            Comparison::AtMost => matches!(order(), Some(Ordering::Less | Ordering::Equal)),
            Comparison::AtLeast => matches!(order(), Some(Ordering::Greater | Ordering::Equal)),
        }
    }
}

fn same(a: &str, b: &str) -> bool {
    a.eq_ignore_ascii_case(b) || a.to_lowercase() == b.to_lowercase()
}

/// Whether a text has another one somewhere, without regard to case.
pub(super) fn contains(text: &str, part: &str) -> bool {
    text.to_lowercase().contains(&part.to_lowercase())
}

/// The numbers of a date or of a plain number.
fn parts(text: &str) -> Option<Vec<u64>> {
    text.split('.').map(|part| part.parse().ok()).collect()
}

/// Compares as many parts as are wanted; `None` if the value does not say enough.
fn compare(value: &str, wanted: &str) -> Option<Ordering> {
    let mut told = value.split('.');
    for wanted in parts(wanted)? {
        match told.next()?.parse::<u64>().ok()?.cmp(&wanted) {
            Ordering::Equal => {}
            unequal => return Some(unequal),
        }
    }
    Some(Ordering::Equal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_say_what_is_wrong_with_them() {
        for (text, said) in [
            ("White", "not a condition on a tag"),
            ("White!Carlsen", "not a condition on a tag"),
            ("=x", "not the name of a tag"),
            ("White Player=x", "not the name of a tag"),
            ("White<Carlsen", "cannot be more or less"),
            ("WhiteElo>=", "cannot be more or less"),
        ] {
            let error = text.parse::<TagTest>().unwrap_err().to_string();
            assert!(error.contains(said), "{text}: {error}");
        }
    }

    #[test]
    fn signs_are_read_whole() {
        let test = |text: &str| text.parse::<TagTest>().unwrap();
        assert_eq!(test("Result!=1-0").comparison, Comparison::IsNot);
        assert_eq!(test("Event = Open = final").value, "Open = final");
        assert!(test("Result!=1-0").holds("0-1") && !test("Result!=1-0").holds("1-0"));
        assert!(test("Event~limpiÁd").holds("Sakkolimpiád") && !test("Event~olympiad").holds("Sakkolimpiád"));
        assert!(test("White=").holds("") && !test("White=").holds("A"));
        assert!(test("Date<2000").holds("1999.12.31") && !test("Date<2000").holds("2000.01.01"));
        assert!(test("Date<=2000").holds("2000.12.31") && !test("Date<2000").holds("????.??.??"));
    }
}
