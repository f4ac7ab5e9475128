//! What a table needs to know of a game without reading its log: its result, and its effects on the competition.
//!
//! The owner of the game writes the summary in one transaction with the rows that change it, so that neither a crash nor the loss of an
//! owner can leave an old result behind. If it is missing, the log is read.

use jadoube_laws::competition::{GameEvent, events_of};
use jadoube_laws::event::Score;
use jadoube_laws::game::Game;
use serde::{Deserialize, Serialize};

use super::export::{Finished, was_entered};

/// How a game came to its result.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum End {
    /// At the board.
    Played,
    /// It was not played: somebody did not come.
    Forfeit,
    /// The arbiter entered it, and nothing else is known here. The notes of the board may say more.
    Entered,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// The result, when the game is over.
    pub(crate) score: Option<Score>,
    /// How it came to that result. Summaries of earlier versions do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) end: Option<End>,
    /// What outlasts the game: its points, warnings, penalties and appeals.
    pub(crate) meant: Vec<GameEvent>,
}

impl Summary {
    pub(crate) fn of(game: &Game) -> Summary {
        let finished = Finished::of(game);
        let end = finished.map(|finished| match finished.forfeit {
            true => End::Forfeit,
            false if was_entered(game) => End::Entered,
            false => End::Played,
        });
        Summary { score: finished.map(|finished| finished.score), end, meant: events_of(game) }
    }

    /// Nothing is known, or nothing may be shown.
    pub(crate) const fn nothing() -> Summary {
        Summary { score: None, end: None, meant: Vec::new() }
    }

    /// Whether it says how the game ended, if it ended. Otherwise the log is read.
    pub(crate) const fn is_complete(&self) -> bool {
        self.score.is_none() || self.end.is_some()
    }

    /// Whether it agrees with the summary of the log. What an earlier version did not say cannot be wrong.
    pub(crate) fn agrees(&self, log: &Summary) -> bool {
        self.score == log.score && self.meant == log.meant && (self.end == log.end || !self.is_complete())
    }

    /// As it is stored; `None` leaves the stored one unchanged.
    pub(crate) fn write(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Reads a stored summary; `None` if another version wrote it, and then the log is read.
    pub(crate) fn read(text: &str) -> Option<Summary> {
        serde_json::from_str(text).ok()
    }
}
