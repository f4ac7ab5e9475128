use std::fmt;
use std::str::FromStr;

/// Codes of openings to look for: `B90`, all that begin with `B9`, or a range `B90-B99`.
///
/// ```
/// use jadoube_notation::select::Opening;
/// let najdorf: Opening = "B90-B99".parse().unwrap();
/// assert!(najdorf.has("B92") && !najdorf.has("B89"));
/// assert!("C".parse::<Opening>().unwrap().has("C00"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    first: String,
    last: String,
}

/// A code that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningError(pub String);

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is not a code of an opening: expected A00 to E99, a beginning such as B9, or a range such as B90-B99",
            self.0
        )
    }
}

impl std::error::Error for OpeningError {}

impl FromStr for Opening {
    type Err = OpeningError;

    fn from_str(text: &str) -> Result<Opening, OpeningError> {
        let bad = || OpeningError(text.to_owned());
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let code = |written: &str, fill: char| {
            let written = written.trim().to_ascii_uppercase();
            let is_code = written.starts_with(|letter| matches!(letter, 'A'..='E'))
                && written.len() <= 3
                && written[1..].bytes().all(|byte| byte.is_ascii_digit());
            is_code.then(|| format!("{written}{}", fill.to_string().repeat(3 - written.len())))
        };
        let (first, last) = (code(first, '0').ok_or_else(bad)?, code(last, '9').ok_or_else(bad)?);
        if first <= last { Ok(Opening { first, last }) } else { Err(bad()) }
    }
}

impl Opening {
    /// Whether a code is one of them.
    pub fn has(&self, code: &str) -> bool {
        (self.first.as_str()..=self.last.as_str()).contains(&code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_checked() {
        for bad in ["", "F00", "B900", "Bx", "é", "B99-B90", "-", "B90-", "B90-x"] {
            assert_eq!(bad.parse::<Opening>(), Err(OpeningError(bad.to_owned())));
        }
        assert_eq!("b9".parse::<Opening>(), "B90-B99".parse());
    }
}
