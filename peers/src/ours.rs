//! Jadoube's own generator, as its users get it.

use jadoube_board::Position;
use jadoube_board::perft::{perft, perft_each};

use crate::positions::Case;
use crate::program::{Mode, Program};

/// The crate `jadoube-board`.
pub struct Jadoube;

impl Program for Jadoube {
    fn name(&self) -> String {
        "jadoube".to_owned()
    }

    fn can(&self, _: &Case, _: Mode) -> bool {
        true
    }

    fn perft(&mut self, case: &Case, depth: u8, mode: Mode) -> Result<u64, String> {
        let position: Position = case.fen.parse().map_err(|error| format!("{error}"))?;
        Ok(match mode {
            Mode::Bulk => perft(&position, depth),
            Mode::Each => perft_each(&position, depth),
        })
    }
}
