//! Competitions: announcements, pairings and results. A competition has its own log, chained like that of a game.

pub mod alike;
mod body;
pub mod byes;
mod carried;
mod corrections;
pub mod csv;
mod desk;
pub mod export;
mod fold;
mod found;
mod heads;
mod one_line;
mod person;
mod persons;
mod results;
mod standings;
mod summary;
pub mod trf;
pub mod typed;

pub use alike::{NewName, new_names};
pub use body::{Announcement, Bye, CompetitionBody, Pairing, Player, Where};
pub use byes::ByeWorth;
pub use carried::{Meanings, carried_over};
pub use corrections::{Moved, has_begun};
pub use desk::{Desk, DeskError, Eyes};
pub use fold::{BoardOfRound, CompetitionState, PairedRound, Unfit, fold};
pub use found::{Found, Played};
pub use one_line::OneLine;
pub(crate) use person::Person;
pub(crate) use persons::KIND as PERSON;
pub use persons::{Expires, Persons, Retention};
pub use results::Results;
pub use standings::{Standing, standings};
pub(crate) use summary::Summary;
