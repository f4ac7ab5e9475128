//! The number of an Article, with the edition whose number it is.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Edition;

/// The number of an Article in one edition, as that edition spells it: `7.5.5`, or `7.4.b` in 2009.
///
/// A part `+1` stands for a sentence that the edition prints without a number of its own after the numbered text.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article {
    /// The edition whose number it is.
    pub edition: Edition,
    /// The number.
    pub number: &'static str,
}

/// Stored as `7.5.5 (2018)`: the number alone does not say of which edition.
impl Serialize for Article {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{} ({})", self.number, self.edition))
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Article, D::Error> {
        let text = String::deserialize(deserializer)?;
        let parts = text.strip_suffix(')').and_then(|text| text.split_once(" ("));
        let known = parts.and_then(|(number, edition)| Edition::from_name(edition)?.article(number));
        let unknown = || format!("expected an Article as `7.5.5 ({})`, found {text:?}", Edition::newest());
        known.ok_or_else(|| serde::de::Error::custom(unknown()))
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number)
    }
}

impl Article {
    /// Whether the edition itself prints this number. Passages that it prints without one have numbers of ours: `4.6.+1`
    /// for what follows 4.6, `P`, `Introduction` and `Preface` for what precedes Article 1.
    pub fn is_numbered(&self) -> bool {
        let mut parts = self.number.split('.');
        let first = parts.next().unwrap_or_default();
        let ours = ["P", "Introduction", "Preface", "Guidelines", "ADJ"];
        !ours.contains(&first) && !parts.any(|part| part.starts_with('+'))
    }
}

impl Edition {
    /// The Article with this number, spelled as in the list of the edition.
    pub fn article(self, number: &str) -> Option<Article> {
        self.catalogue().get(number).map(|entry| Article { edition: self, number: entry.number })
    }
}
