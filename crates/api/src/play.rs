//! What a game at one terminal prints beside its entries.

use jadoube_clock::Instant;
use serde::Serialize;

/// Something to tell beside the rulings, such as a file that was written, or why nothing was done.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Note {
    /// When, in milliseconds on the game's time line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Instant>,
    /// What.
    pub text: String,
    /// Whether it says why something was not done.
    pub refused: bool,
}

/// A board with its clocks as text.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shown {
    /// When, in milliseconds on the game's time line.
    pub at: Instant,
    /// The lines of the board.
    pub text: String,
}
