//! What the FIDE Laws of Chess say, in every edition since 2009. What follows from them in a game is `jadoube-laws`.
//!
//! | question | answer |
//! |---|---|
//! | which edition was in force on a day | [`edition_on`] |
//! | what an edition says in numbers and choices | [`Edition::rules`], [`Rules`] |
//! | under which number it has a matter | [`Matter::article`], [`article_of_rule`], [`Writing::article`] |
//! | all its Articles, with a line on each and what Jadoube does about it | [`Edition::catalogue`], [`Entry::summary_in`] |
//! | what a typed number means | [`Edition::look_up`], [`nearest`] |
//! | where another edition has the same | [`Article::in_edition`], [`concordance()`], [`compare`] |
//! | what the Laws' terms mean | [`glossary()`] |
//! | where the Laws have what people call otherwise | [`everyday()`] |
//!
//! ```
//! use jadoube_lawbook::{Date, Edition, InForce, Matter, edition_on};
//!
//! let day = Date { year: 2019, month: Some(5), day: Some(4) };
//! let InForce::Edition(edition) = edition_on(day) else { unreachable!("the day is known") };
//! assert_eq!(edition.to_string(), "2018");
//!
//! let penalty = Matter::IllegalMovePenalty.article(edition);
//! assert_eq!(penalty.number, "7.5.5");
//! assert_eq!(penalty.in_edition(Edition::from_name("2014").unwrap())[0].number, "7.5.b");
//! ```
#![forbid(unsafe_code)]

mod articles;
mod catalogue;
mod concordance;
mod conduct;
mod date;
mod everyday;
mod glossary;
mod lookup;
mod moves;
mod rules;
mod summaries;

pub use articles::{Article, Matter};
pub use catalogue::{Catalogue, Entry, Treatment};
pub use concordance::{Change, Difference, Row, compare, concordance};
pub use conduct::{AppealRight, ClaimsChecked, DeviceRule, PenaltyKind, PenaltyList, SearchRight};
pub use date::{Date, InForce, edition_on};
pub use everyday::{Everyday, everyday};
pub use glossary::{Term, glossary};
pub use lookup::{Lookup, nearest};
pub use moves::{Moved, Writing, article_of_breach, article_of_lost_castling, article_of_rule};
pub use rules::{
    AfterPostponing, AutomaticMoves, AutomaticRepetition, BlindClock, BothFlags, CastlingBar, Colors, Conditions,
    Default, EndBy, FiveSeconds, FlagClaim, IllegalPosition, Ladder, LateArrival, LateAtResumption, LateClockClaim,
    Misdeed, OwnRules, Quickplay, ResumptionGrace, Rules, Supervision, TouchIntent, UnpromotedPawn,
};

use serde::{Deserialize, Serialize};

/// An edition of the FIDE Laws of Chess.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// In force from 1 July 2009.
    #[serde(rename = "2009")]
    Y2009,
    /// In force from 1 July 2014.
    #[serde(rename = "2014")]
    Y2014,
    /// The text of July to December 2017: that of 2018 but for a few points.
    #[serde(rename = "2017")]
    Y2017,
    /// In force from 1 January 2018.
    #[serde(rename = "2018")]
    Y2018,
    /// In force from 1 January 2023.
    #[serde(rename = "2023")]
    Y2023,
}

impl Edition {
    /// The four editions that stand by themselves; the interim text of 2017 is a variant of 2018.
    pub const ALL: [Edition; 4] = [Edition::Y2009, Edition::Y2014, Edition::Y2018, Edition::Y2023];

    /// The one in force today.
    pub const LATEST: Edition = Edition::Y2023;

    /// The year it is called by.
    pub const fn year(self) -> u16 {
        match self {
            Edition::Y2009 => 2009,
            Edition::Y2014 => 2014,
            Edition::Y2017 => 2017,
            Edition::Y2018 => 2018,
            Edition::Y2023 => 2023,
        }
    }

    /// All that there are, the interim text among them.
    const WITH_INTERIM: [Edition; 5] = [Edition::Y2009, Edition::Y2014, Edition::Y2017, Edition::Y2018, Edition::Y2023];

    /// The years of all editions, for messages: `2009, 2014, …`.
    pub fn names() -> String {
        Edition::WITH_INTERIM.map(|edition| edition.to_string()).join(", ")
    }

    /// The edition of a year in figures, as people name it.
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::WITH_INTERIM.into_iter().find(|edition| edition.to_string() == name)
    }
}

/// The text is not the year of an edition.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoEdition;

impl std::fmt::Display for NoEdition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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

impl std::fmt::Display for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.year())
    }
}
