//! Two editions, matter by matter.

use std::collections::BTreeMap;

use jadoube_lawbook::Edition;
use jadoube_texts::Locale;
use serde::Serialize;

use super::{ArticleLine, lines};

/// Two editions, matter by matter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comparison {
    /// What differs.
    pub changes: Vec<Change>,
    /// The counts.
    pub summary: ComparisonSummary,
}

/// A matter on which two editions differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// How: `new`, `removed`, `meaning`, `number`, `wording`, `moved`.
    pub change: &'static str,
    /// The Articles of the one edition; none if the matter is new.
    pub from: Vec<ArticleLine>,
    /// The Articles of the other; none if the matter was removed.
    pub to: Vec<ArticleLine>,
}

/// How many matters differ, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ComparisonSummary {
    /// The one edition.
    pub from: Edition,
    /// The other.
    pub to: Edition,
    /// The number of matters for each kind of change, `same` included.
    pub matters: BTreeMap<&'static str, usize>,
}

/// What was added, removed, changed and renumbered from one edition to another.
///
/// ```
/// use jadoube_lawbook::Edition;
/// use jadoube_texts::Locale;
/// let [first, .., last] = *Edition::all() else { unreachable!() };
/// let comparison = jadoube_api::compare(first, last, Locale::EN);
/// assert!(comparison.changes.iter().any(|change| change.change == "new" && change.from.is_empty()));
/// ```
pub fn compare(from: Edition, to: Edition, locale: Locale) -> Comparison {
    let differences = jadoube_lawbook::compare(from, to);
    let differ = differences.iter().filter(|difference| difference.change != jadoube_lawbook::Change::Same);
    let changes = differ.map(|difference| Change {
        change: difference.change.name(),
        from: lines(&difference.from, locale),
        to: lines(&difference.to, locale),
    });
    let count = |change: jadoube_lawbook::Change| {
        (change.name(), differences.iter().filter(|difference| difference.change == change).count())
    };
    let matters = jadoube_lawbook::Change::ALL.into_iter().map(count).collect();
    Comparison { changes: changes.collect(), summary: ComparisonSummary { from, to, matters } }
}
