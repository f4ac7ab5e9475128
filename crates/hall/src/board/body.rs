//! What the rows of a game's log say.

use jadoube_laws::competition::Competition;
use jadoube_laws::event::Event;
use jadoube_laws::game::{Given, Rejudged};
use jadoube_laws::ruling::Ruling;
use serde::{Deserialize, Serialize};

/// The first row of a game: everything that was announced before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opening {
    /// The competition that the game belongs to, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Place>,
    /// White's name; empty if unknown, and then every reader sees a word in their own language.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The ids under which the names of White and Black are stored outside the log. The row then has `Player 12` in their place, or nothing
    /// in a casual game. Empty if the row has the name itself, as earlier versions wrote it.
    #[serde(default, skip_serializing_if = "are_empty")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub persons: [String; 2],
    /// The day of the game as PGN writes it, `2026.11.15`; taken once from the wall clock, when the game is set up.
    pub date: String,
    /// The rules.
    pub rules: Competition,
    /// What the hall does at this board.
    #[serde(default)]
    pub settings: Settings,
}

/// Where in a competition a game is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardPlace"))]
pub struct Place {
    /// The stream of the competition.
    pub competition: String,
    /// Its name, for people.
    pub name: String,
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
}

/// What the hall does at a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HallSettings"))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Who watches the flags and the default time.
    pub flags: Watcher,
    /// Who watches for illegal moves.
    pub illegal_moves: Watcher,
    /// The board rejects illegal moves, as most servers do. A wooden board cannot do that.
    pub refuses_illegal_moves: bool,
    /// There is no arbiter: when both players are ready, the hall starts the clocks, or restarts them after a ruling.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub without_arbiter: bool,
    /// How much measured network delay is given back to a player, in milliseconds per act.
    pub lag_limit: u16,
    /// Spectators see the game with a delay of this many seconds.
    pub delay_seconds: u32,
    /// Spectators see the game with a delay of this many half-moves.
    pub delay_plies: u16,
    /// Everybody learns a result at once, although the moves are shown with the delay.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub results_at_once: bool,
}

/// Who watches for something that the Laws let either a player or the arbiter notice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watcher {
    /// The players and the arbiter.
    #[default]
    People,
    /// The hall, which records its observation in the log.
    Hall,
}

/// One row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// The first row.
    Opened(Box<Opening>),
    /// Something happened and was judged.
    Judged(Box<Judged>),
}

/// What happened, how it was ruled, and by which build of the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// The build of the engine; rows of version 0.1.0 name only the version.
    pub engine: String,
    /// What happened.
    pub event: Event,
    /// What followed.
    pub rulings: Vec<Ruling>,
    /// How many milliseconds before its arrival the act counts, to compensate for network delay.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lag: u16,
    /// The time of day at which it was recorded, in milliseconds since 1970, for people who look something up. No rule reads it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall: Option<u64>,
    /// For a correction: the entries whose rulings changed because of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rejudged: Option<Vec<Rejudged>>,
    /// Which arbiter did it, and why.
    #[serde(default, skip_serializing_if = "Signed::is_empty")]
    pub signed: Signed,
}

/// What an arbiter adds to an act. No rule reads it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Signed {
    /// The account; none if the arbiter came through a link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// The reason, in the arbiter's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The alarm that stopped or restarted many boards at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alarm: Option<String>,
}

impl Signed {
    /// Whether nothing was added.
    pub fn is_empty(&self) -> bool {
        *self == Signed::default()
    }

    /// By an account, without a reason.
    pub(crate) fn by(arbiter: Option<&str>) -> Signed {
        Signed { arbiter: arbiter.map(str::to_owned), ..Signed::default() }
    }
}

impl Judged {
    /// The rulings as they were given.
    pub(crate) fn given(&self) -> Given<'_> {
        Given { rulings: &self.rulings, rejudged: self.rejudged.as_deref() }
    }
}

fn are_empty(persons: &[String; 2]) -> bool {
    persons.iter().all(String::is_empty)
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the form that serde asks for
fn is_zero(number: &u16) -> bool {
    *number == 0
}
