//! What the rows of a competition's log say.

use jadoube_laws::competition::Competition;
use jadoube_laws::event::Score;
use serde::{Deserialize, Serialize};

use super::Regulations;
use crate::board::Settings;
use crate::secret::Secret;

/// What is announced before a competition begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Announcement {
    /// Its name.
    pub name: String,
    /// Where it is played.
    #[serde(default)]
    pub site: String,
    /// The rules of every game in it.
    pub rules: Competition,
    /// What the hall does at every board.
    #[serde(default)]
    pub settings: Settings,
    /// What the regulations fix beyond the Laws.
    #[serde(default)]
    pub regulations: Regulations,
}

/// A player of a competition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// The name, as pairing lists write it.
    pub name: String,
    /// The title, `GM`, `WFM`, or nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The rating, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The federation as three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// FIDE's number of the player.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fide_id: String,
    /// Date of birth as TRF writes it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub born: String,
    /// `m` or `w`, as TRF writes it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sex: String,
    /// The id under which all of this is stored outside the log, which only has `Player 12` for a name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub person: String,
    /// The name, and perhaps more, is in the log, as earlier versions wrote it.
    #[serde(skip)]
    pub in_chain: bool,
}

/// What the log has in place of a name. People see it if the name was erased.
pub(crate) fn placeholder(player: usize) -> String {
    format!("Player {}", player + 1)
}

impl Player {
    /// The same with an id, by which a log refers to the player.
    pub(super) fn with_id(self) -> Player {
        Player { person: Secret::draw().to_string(), ..self }
    }

    /// The public details of a player: name, title, rating and federation. Everything else is for arbiters.
    pub fn for_everybody(&self) -> Player {
        let Player { name, title, rating, federation, fide_id: _, born: _, sex: _, person: _, in_chain: _ } =
            self.clone();
        Player { name, title, rating, federation, ..Player::default() }
    }
}

/// Who plays whom at a board of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// The board, from 1.
    pub board: u16,
    /// The number of the player with White in the list of players, from 0.
    pub white: usize,
    /// The number of the player with Black.
    pub black: usize,
    /// Where the game is.
    pub game: Where,
}

impl Pairing {
    /// The name of the game, where it is played in this hall.
    pub fn here(&self) -> Option<String> {
        match &self.game {
            Where::Here(stream) => Some(stream.clone()),
            Where::Elsewhere(_) | Where::Forfeited(_) => None,
        }
    }
}

/// Where a game of a round is or was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// In this hall, under this name.
    Here(String),
    /// Elsewhere, with this result according to a report.
    Elsewhere(Score),
    /// Nowhere: somebody did not come, according to a report.
    Forfeited(Score),
}

/// A player without an opponent in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bye {
    /// The number of the player, from 0.
    pub player: usize,
    /// Its points, in halves.
    pub half_points: u8,
    /// A full-point bye that was granted in advance, not the bye of the odd player out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub granted: bool,
}

/// One row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CompetitionBody {
    /// The first row.
    Announced(Box<Announcement>),
    /// Players were entered, after the existing ones.
    Entered(Vec<Player>),
    /// A round was paired.
    Paired {
        /// The round, from 1.
        round: u16,
        /// Its boards.
        boards: Vec<Pairing>,
        /// The players without an opponent.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<Bye>,
    },
    /// The competition has another name.
    Renamed {
        /// The new one.
        name: String,
    },
    /// The name of a player was misspelled. It is the same person, with all games. The name itself is stored outside the log, which has
    /// `Player 12`; only if earlier versions have written the name into the log, the log has the correct name as well.
    NameCorrected {
        /// The number of the player in the list, from 0.
        player: usize,
        /// The correct name.
        name: String,
    },
    /// A round was paired wrongly: this is the correct pairing. Games that had begun are among these boards, unchanged.
    Repaired {
        /// The round, from 1.
        round: u16,
        /// Its boards.
        boards: Vec<Pairing>,
        /// The players without an opponent.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<Bye>,
    },
    /// Somebody said whether a player plays.
    Attends(super::Attendance),
    /// The last round was taken back before any of its games began.
    Unpaired {
        /// The round, from 1.
        round: u16,
    },
}
