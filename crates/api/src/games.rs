//! Games chosen from a database.

use serde::Serialize;

use crate::GameHeading;

/// A game that was chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SelectedGame {
    /// Where it is.
    #[serde(flatten)]
    pub place: GamePlace,
    /// What identifies the game.
    pub heading: GameHeading,
    /// The code of its opening, from the moves: `B92`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eco: Option<&'static str>,
    /// How many half-moves it has.
    pub plies: usize,
    /// After how many half-moves the position or the material that was asked for was first on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found_after: Option<usize>,
    /// The earlier game that it repeats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeats: Option<GamePlace>,
}

/// Where a game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamePlace {
    /// The file; `-` for standard input.
    pub file: String,
    /// The number of the game in it, from 1.
    pub game: u64,
    /// The line where it begins.
    pub line: u64,
}

/// How many games there were.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamesSummary {
    /// Games read.
    pub games: u64,
    /// Games chosen.
    pub selected: u64,
    /// Games that meet the conditions and repeat an earlier one, if duplicates were looked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicates: Option<u64>,
    /// Whether everything was read.
    pub complete: bool,
}
