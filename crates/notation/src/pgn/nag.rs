use std::fmt;

/// A numeric annotation glyph: an opinion as a number, `$1` for a good move.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u16);

impl Nag {
    /// The glyph of a suffix: `!`, `?`, `!!`, `??`, `!?` or `?!`.
    ///
    /// ```
    /// use jadoube_notation::pgn::Nag;
    /// assert_eq!(Nag::from_suffix("!?"), Some(Nag(5)));
    /// ```
    pub fn from_suffix(suffix: &str) -> Option<Nag> {
        let place = SUFFIXES.iter().position(|&known| known == suffix)?;
        Some(Nag(place as u16 + 1))
    }

    /// The suffix that means the same, for the six that have one.
    pub fn suffix(self) -> Option<&'static str> {
        SUFFIXES.get(usize::from(self.0).wrapping_sub(1)).copied()
    }
}

/// From `$1` to `$6`.
const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}
