//! The editions: their names, their order and the handle by which everything else is asked for.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::load::lawbook;
use crate::volume::Volume;
use crate::{Date, Rules};

/// An edition of the FIDE Laws of Chess. Which there are is said by the folders of `data/`.
///
/// Later editions are greater. It is stored as its name.
///
/// ```
/// use jadoube_lawbook::Edition;
/// let first: Edition = "2009".parse()?;
/// assert!(first < Edition::newest());
/// assert_eq!((first.name(), first.in_force_from().month), ("2009", Some(7)));
/// # Ok::<(), jadoube_lawbook::NoEdition>(())
/// ```
#[derive(Copy, Clone)]
pub struct Edition(&'static Volume);

impl Edition {
    /// A volume lasts as long as the process, like the data that it is read from.
    pub(crate) fn of(volume: Volume) -> Edition {
        Edition(Box::leak(Box::new(volume)))
    }

    pub(crate) const fn volume(self) -> &'static Volume {
        self.0
    }

    /// The editions that stand by themselves, the earliest first. An interim text is not among them.
    pub fn all() -> &'static [Edition] {
        &lawbook().standing
    }

    /// All that there are, interim texts among them, the earliest first.
    pub fn known() -> &'static [Edition] {
        &lawbook().known
    }

    /// The last of those that stand by themselves.
    pub fn newest() -> Edition {
        lawbook().newest
    }

    /// The name by which it is known and stored: the year.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The year it is called by.
    pub const fn year(self) -> u16 {
        self.0.year
    }

    /// The day on which it came into force.
    pub const fn in_force_from(self) -> Date {
        self.0.in_force
    }

    /// Whether it is a text that was soon replaced, and differs little from the edition that replaced it.
    pub const fn is_interim(self) -> bool {
        self.0.interim
    }

    /// Its rule values.
    pub fn rules(self) -> &'static Rules {
        self.0.rules()
    }

    /// The names of all editions, for messages: `2009, 2014, …`.
    pub fn names() -> String {
        Edition::known().iter().map(|edition| edition.name()).collect::<Vec<_>>().join(", ")
    }

    /// The edition of a year in figures, as people name it.
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::known().iter().copied().find(|edition| edition.name() == name)
    }
}

impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        self.0.index == other.0.index
    }
}

impl Eq for Edition {}

impl PartialOrd for Edition {
    fn partial_cmp(&self, other: &Edition) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Edition {
    fn cmp(&self, other: &Edition) -> std::cmp::Ordering {
        self.0.index.cmp(&other.0.index)
    }
}

impl Hash for Edition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.index.hash(state);
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.name())
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Edition::from_name(&name).ok_or_else(|| serde::de::Error::custom(format!("found {name:?}, {NoEdition}")))
    }
}

/// The text is not the year of an edition.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoEdition;

impl fmt::Display for NoEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected the year of an edition: {}", Edition::names())
    }
}

impl std::error::Error for NoEdition {}

impl std::str::FromStr for Edition {
    type Err = NoEdition;

    fn from_str(name: &str) -> Result<Edition, NoEdition> {
        Edition::from_name(name).ok_or(NoEdition)
    }
}
