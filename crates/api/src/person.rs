//! What a hall stores about a person, as `jadoube person export` prints it.

use jadoube_board::Color;
use jadoube_laws::event::Score;
use serde::Serialize;

/// Everything that a competition stores about a person, or a game that belongs to no competition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Person {
    /// The competition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub competition: Option<String>,
    /// The name of the competition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub competition_name: Option<String>,
    /// The id under which the details are stored; none if everything is in the log itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The name, as pairing lists write it.
    pub name: String,
    /// The title: `GM`, `WFM`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The federation as three letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// FIDE's number of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<String>,
    /// Date of birth as TRF writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<String>,
    /// `m` or `w`, as TRF writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<String>,
    /// Whether the name, or more, is in the log itself, as an earlier version wrote it, and cannot be erased.
    pub in_log: bool,
    /// The games.
    pub games: Vec<PersonGame>,
}

/// A game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonGame {
    /// The round, from 1; none for a casual game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// The board, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The color.
    pub color: Color,
    /// The name of the game, if it was played in this hall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The result from a report, if it was played elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}
