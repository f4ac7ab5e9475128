//! What a table wants to know of a game without reading its log: how it ended, and what it has meant for its competition.
//!
//! The owner of the game writes it with the very rows that change it, in one step, so that neither a crash nor an owner that was lost
//! between the two can leave an old result behind. Where it is missing, the log is read.

use jadoube_laws::competition::{GameEvent, events_of};
use jadoube_laws::event::Score;
use jadoube_laws::game::Game;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// The result, when the game is over.
    pub(crate) score: Option<Score>,
    /// What outlives the game: its points, warnings, penalties and appeals.
    pub(crate) meant: Vec<GameEvent>,
}

impl Summary {
    pub(crate) fn of(game: &Game) -> Summary {
        let score = game.state().outcome().map(|outcome| outcome.score);
        Summary { score, meant: events_of(game) }
    }

    /// As it is kept; `None` keeps what is there.
    pub(crate) fn write(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// What was kept; `None` where another version wrote something else, and the log is read.
    pub(crate) fn read(text: &str) -> Option<Summary> {
        serde_json::from_str(text).ok()
    }
}
