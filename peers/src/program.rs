//! What is measured: a program that can count move paths.

use crate::positions::Case;

/// How the last ply is counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Mode {
    /// The legal moves of the last ply are counted and not played.
    Bulk,
    /// Every move is played, those of the last ply too, and the resulting position must come to be.
    Each,
}

/// A program that can count move paths.
pub trait Program {
    /// Its name and version.
    fn name(&self) -> String;

    /// Whether [`Program::perft`] may be asked for this position in this mode.
    fn can(&self, case: &Case, mode: Mode) -> bool;

    /// The number of legal move paths of `depth` plies, at least one.
    fn perft(&mut self, case: &Case, depth: u8, mode: Mode) -> Result<u64, String>;
}
