//! Chess tournaments as data, for federations, organizers and pairing tables: no input or output, no clock, no chance.
//!
//! | where | what |
//! |---|---|
//! | [`Tournament`], [`Player`], [`Round`] | the model: who played whom, with which color and result, byes, forfeits, absences |
//! | [`trf`] | FIDE's report files TRF16 and TRF26: read with precise errors, written, and the answers of pairing programs |
//! | [`tie_breaks`] | the tie-breaks of C.07 with their modifiers, in the order that an event announces, each explained |
//! | [`warnings`] | repeated pairings, third games in a row with one color, and more, for a proposed pairing |
//! | [`Points`], [`PointSystem`] | exact points, and what a result is worth |
//!
//! ```
//! use jadoube_tournament::tie_breaks::{Calculator, Regulations, read_list};
//! use jadoube_tournament::trf::{self, Dialect};
//! use jadoube_tournament::{Bye, Color, GameResult, Player, Round, Tournament};
//!
//! let player = |rank, name: &str, rounds| Player { rank, name: name.to_owned(), rounds, ..Player::default() };
//! let event = Tournament {
//!     name: "Club championship".to_owned(),
//!     planned_rounds: Some(5),
//!     players: vec![
//!         player(1, "Kis, Anna", vec![Round::game(2, Color::White, GameResult::Win)]),
//!         player(2, "Nagy, Bela", vec![Round::game(1, Color::Black, GameResult::Loss)]),
//!         player(3, "Toth, Cili", vec![Round::Bye(Bye::PairingAllocated)]),
//!     ],
//!     ..Tournament::default()
//! };
//!
//! // The report, for a pairing program or a rating officer, and back.
//! let report = trf::write(&event, Dialect::Trf26)?;
//! assert_eq!(trf::read(&report)?.players[2].rounds, [Round::Bye(Bye::PairingAllocated)]);
//!
//! // The table, by points, Buchholz cut 1 and direct encounter.
//! let calculator = Calculator::new(&event, &Regulations::of(&event));
//! let table = calculator.standings(&read_list("BH/C1,DE")?);
//! assert_eq!(table.iter().map(|row| (row.place, row.rank)).collect::<Vec<_>>(), [(1, 1), (1, 3), (3, 2)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod model;
mod numbering;
mod points;
mod rounds;
mod scoring;
pub mod tie_breaks;
pub mod trf;
pub mod warnings;

pub use model::{
    Absence, Acceleration, Adjustment, Bye, Color, Date, Forbidden, GameResult, Player, Rank, Round, Tournament,
};
pub use points::{NotPoints, Points};
pub use scoring::PointSystem;
