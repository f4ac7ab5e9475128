//! The moves of a game in rows, as on a scoresheet.

use serde::Serialize;

/// A row of a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetRow {
    /// The number of the move.
    pub number: u32,
    /// White's move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<SheetCell>,
    /// Black's move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<SheetCell>,
}

/// A move on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetCell {
    /// The move as it is written.
    pub text: String,
    /// It is marked with (=).
    pub offer: bool,
    /// Milliseconds left after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
}
