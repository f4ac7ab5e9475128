//! FIDE's tournament report files: TRF16 with JaVaFo's extensions, and TRF26.
//!
//! [`read`] takes either, and reports every mistake with its line and column; [`write()`] writes one or the other. Columns count characters,
//! after Unicode normalisation. Records that the model does not have are kept as they are, so nothing is lost on a round trip.
//! [`read_pairs`] reads what a pairing program answers.
//!
//! ```
//! use jadoube_tournament::trf::{self, Dialect};
//! let report = "012 Autumn Cup\n001    1      Kis, Anna\n001    2      Nagy, Bela\n142 5\n";
//! let tournament = trf::read(report)?;
//! assert_eq!((tournament.players.len(), tournament.planned_rounds), (2, Some(5)));
//! let written = trf::write(&tournament, Dialect::Trf26)?;
//! assert!(written.contains("\r\n062 2\r\n"));
//!
//! let faults = trf::read("001    1      Kis, Anna\n001    x      Nagy, Bela").unwrap_err();
//! assert_eq!(faults.to_string(), "line 2, column 5: a starting rank from 1 to 9999 is expected, but \"x\" was found");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod fault;
mod line;
mod pairs;
mod player;
mod read;
mod write;

pub use fault::{Expected, Fault, Faults, WriteError};
pub use pairs::{Pairs, read_pairs};
pub use read::{read, read_bytes};
pub use write::{fit, write};

/// The largest report that is read, in bytes: 9999 players in a hundred rounds are smaller.
pub const MAX_BYTES: usize = 16 << 20;
/// The most rounds of a report.
pub const MAX_ROUNDS: usize = 100;
/// The most faults that are reported at once.
pub const MAX_FAULTS: usize = 50;
/// The highest starting rank.
pub const MAX_RANK: u16 = 9_999;

/// The form of a report.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Dialect {
    /// TRF16, with JaVaFo's extensions (XXR, XXC …) for what it cannot say. Absences in the next round stand in the players' lines.
    Trf16,
    /// TRF26.
    #[default]
    Trf26,
}

/// The column of the first round, and the width of a round.
const FIRST_ROUND: usize = 92;
const ROUND_WIDTH: usize = 10;
