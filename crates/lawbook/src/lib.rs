//! What the FIDE Laws of Chess say, in every edition since 2009. What follows from them in a game is `jadoube-laws`.
//!
//! | question | answer |
//! |---|---|
//! | which editions there are | [`Edition::all`], [`Edition::newest`] |
//! | which edition was in force on a day | [`edition_on`] |
//! | what an edition says in numbers and choices | [`Edition::rules`], [`Rules`] |
//! | under which number it has a matter | [`Matter::article`], [`article_of_rule`], [`Writing::article`] |
//! | all its Articles, and what Jadoube does about each | [`Edition::catalogue`], [`Entry`] |
//! | what an Article says, in a line and in full | [`Entry::headline`], [`Entry::paragraphs`] |
//! | what a typed number means | [`Edition::look_up`], [`nearest`] |
//! | where another edition has the same | [`Article::in_edition`], [`concordance()`], [`compare`] |
//! | where a translation says something else than the English text | [`departures()`], [`Article::departures`] |
//! | what the Laws' terms mean | [`glossary()`] |
//! | where the Laws have what people call otherwise | [`everyday()`] |
//! | which Articles somebody means who types a few words | [`Search`] |
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
//! let before: Edition = "2014".parse()?;
//! assert_eq!(penalty.in_edition(before)[0].number, "7.5.b");
//! # Ok::<(), jadoube_lawbook::NoEdition>(())
//! ```
//!
//! An edition is data: a folder under `data/` and a column in the tables beside it. No code knows a year. [`add_files`]
//! takes another edition in, for instance one that is only rehearsed.
#![forbid(unsafe_code)]

mod article;
mod catalogue;
mod changes;
mod choices;
mod concordance;
mod conduct;
mod date;
mod departures;
mod edition;
mod everyday;
mod files;
mod glossary;
mod grounds;
mod load;
mod lookup;
mod matters;
mod numbers;
mod rules;
#[cfg(feature = "schemars")]
mod schema_impls;
mod search;
mod separate;
mod steps;
mod texts;
mod topics;
mod values;
mod volume;

pub use article::Article;
pub use catalogue::{Catalogue, Entry, Treatment};
pub use changes::Change;
pub use choices::{
    AfterPostponing, AutomaticMoves, AutomaticRepetition, BlindClock, BothFlags, CLAIMED_HALFMOVES, CLAIMED_REPETITION,
    CastlingBar, Colors, Conditions, DefaultTimeRule, EndBy, FiveSeconds, FlagClaim, IllegalPosition, LateArrival,
    LateAtResumption, LateClockClaim, Misdeed, OwnRules, Quickplay, ResumptionGrace, Supervision, TouchIntent,
    UnpromotedPawn,
};
pub use concordance::{Difference, Row, compare, concordance};
pub use conduct::{AppealRight, ClaimsChecked, DeviceRule, PenaltyKind, PenaltyList, SearchRight};
pub use date::{Date, InForce, edition_on};
pub use departures::{Departure, departures};
pub use edition::{Edition, NoEdition};
pub use everyday::{Everyday, everyday};
pub use glossary::{Term, glossary};
pub use grounds::{Ground, Moved, Writing, article_of_breach, article_of_lost_castling, article_of_rule};
pub use load::{AddError, LoadError, add_files, has_texts, separate_files, supply_files};
pub use lookup::{Lookup, nearest};
pub use matters::Matter;
pub use rules::{ByRate, IllegalMoves, RapidBlitz, Rules};
pub use search::{Found, How, Search};
pub use steps::{BadSteps, Step, Steps};
