//! What a table needs to know of a game without reading its log: its result, and its effects on the competition.
//!
//! The owner of the game writes the summary in one transaction with the rows that change it, so that neither a crash nor the loss of an
//! owner can leave an old result behind. If it is missing, the log is read.

use jadoube_laws::competition::{GameEvent, events_of};
use jadoube_laws::event::Score;
use jadoube_laws::game::Game;
use serde::{Deserialize, Serialize};

use super::export::{Finished, was_entered};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// The result, when the game is over.
    pub(crate) score: Option<Score>,
    /// It was not played: somebody did not come. Summaries of earlier versions do not say, so their logs are read.
    pub(crate) forfeit: bool,
    /// Only the result is known, which the arbiter entered; the notes of the board may say how the game ended.
    pub(crate) entered: bool,
    /// What outlasts the game: its points, warnings, penalties and appeals.
    pub(crate) meant: Vec<GameEvent>,
}

impl Summary {
    pub(crate) fn of(game: &Game) -> Summary {
        let finished = Finished::of(game);
        let (score, forfeit) = (finished.map(|end| end.score), finished.is_some_and(|end| end.forfeit));
        Summary { score, forfeit, entered: was_entered(game), meant: events_of(game) }
    }

    /// Nothing is known, or nothing may be shown.
    pub(crate) const fn nothing() -> Summary {
        Summary { score: None, forfeit: false, entered: false, meant: Vec::new() }
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
