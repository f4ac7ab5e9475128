use jadoube_lawbook::Edition;

use crate::{Heading, Severity};

/// A game as a row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Line, players, date, event, round, result.
    pub heading: Heading,
    /// The tag Site.
    pub site: String,
    /// White's rating, if it is a number.
    pub white_elo: Option<i32>,
    /// Black's rating.
    pub black_elo: Option<i32>,
    /// The tag TimeControl.
    pub time_control: String,
    /// The tag Termination.
    pub termination: String,
    /// The edition whose Articles are cited.
    pub edition: Edition,
    /// The number of half-moves.
    pub plies: u32,
    /// The number of findings.
    pub findings: u32,
    /// The highest severity.
    pub worst: Option<Severity>,
}
