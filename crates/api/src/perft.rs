//! Counts of move paths.

use std::collections::BTreeMap;

use serde::Serialize;

/// How many series of legal moves of a length there are.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Perft {
    /// The position.
    pub fen: String,
    /// The length in half-moves.
    pub depth: u8,
    /// How many there are.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
    /// How many begin with each move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub divide: Option<BTreeMap<String, u64>>,
}

/// A suite of known counts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PerftSuite {
    /// How many positions it has.
    pub positions: usize,
    /// How many counts were right.
    pub checked: u64,
    /// How many counts were left out as too large.
    pub left_out: u64,
    /// How many series of moves were counted.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
    /// The first count that is not right, after which nothing is checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<WrongCount>,
}

/// A count of a suite that differs from ours.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WrongCount {
    /// The file.
    pub file: String,
    /// The line.
    pub line: usize,
    /// The position.
    pub fen: String,
    /// The length in half-moves.
    pub depth: u8,
    /// The count of the suite.
    pub expected: u64,
    /// Our count.
    pub found: u64,
    /// Our count for each first move.
    pub divide: BTreeMap<String, u64>,
}
