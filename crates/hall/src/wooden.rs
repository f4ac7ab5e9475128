//! Games on wooden boards: what an arbiter has noted of them, so that counts and default times are kept for the whole round.
//!
//! The moves are not known here. A note is kept with the answer that was given to it; the result is declared in the game itself.

use std::sync::Arc;

use jadoube_board::Color;
use jadoube_laws::event::Score;
use serde::{Deserialize, Serialize};

use crate::ruling_desk::Inquiry;
use crate::store::{Store, StoreError};

/// The kind of item under which the notes of a board are kept.
pub(crate) const KIND: &str = "wooden";

/// Something noted at a wooden board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The round was started.
    Started,
    /// A player has come.
    Arrived(Color),
    /// A player has offered a draw.
    Offered(Color),
    /// Something happened and the desk has answered.
    Ruled(Box<Ruled>),
    /// The game is over.
    Result(Score),
}

/// What the desk has answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ruled {
    /// What was asked.
    pub inquiry: Inquiry,
    /// What was told and ruled, in the language of the arbiter who asked.
    pub minutes: Vec<String>,
    /// The illegal moves that count since then.
    pub illegal_moves: [u8; 2],
    /// Warnings given by it.
    pub warnings: [u8; 2],
}

/// A note with its time of day, which no clock of a game knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Noted {
    /// Milliseconds since 1970.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub note: Note,
}

/// All that is known of a wooden board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    /// The notes, in order.
    pub notes: Vec<Noted>,
}

impl Notes {
    /// The illegal moves that count against White and Black.
    pub fn illegal_moves(&self) -> [u8; 2] {
        let last = self.notes.iter().rev().find_map(|noted| match &noted.note {
            Note::Ruled(ruled) => Some(ruled.illegal_moves),
            _ => None,
        });
        last.unwrap_or_default()
    }

    /// The warnings of White and Black.
    pub fn warnings(&self) -> [u8; 2] {
        self.notes.iter().fold([0, 0], |[white, black], noted| match &noted.note {
            Note::Ruled(ruled) => [white + ruled.warnings[0], black + ruled.warnings[1]],
            _ => [white, black],
        })
    }

    /// When the round was started here.
    pub fn started(&self) -> Option<u64> {
        self.notes.iter().find(|noted| noted.note == Note::Started).map(|noted| noted.at)
    }

    /// Who has come.
    pub fn arrived(&self) -> [bool; 2] {
        Color::ALL.map(|side| self.notes.iter().any(|noted| noted.note == Note::Arrived(side)))
    }

    /// The offers of White and Black.
    pub fn offers(&self) -> [usize; 2] {
        Color::ALL.map(|side| self.notes.iter().filter(|noted| noted.note == Note::Offered(side)).count())
    }
}

/// The wooden boards of a hall.
#[derive(Clone)]
pub struct Wooden {
    store: Arc<dyn Store>,
    /// One change at a time.
    writing: Arc<tokio::sync::Mutex<()>>,
}

impl Wooden {
    /// Of a store.
    pub fn new(store: Arc<dyn Store>) -> Wooden {
        Wooden { store, writing: Arc::default() }
    }

    /// The notes of a board; none where nobody has noted anything.
    pub async fn notes(&self, game: &str) -> Result<Notes, StoreError> {
        let kept = self.store.get(KIND, game.to_owned()).await?;
        Ok(kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// Whether anything has been noted.
    pub async fn is_wooden(&self, game: &str) -> Result<bool, StoreError> {
        Ok(self.store.get(KIND, game.to_owned()).await?.is_some())
    }

    /// Adds a note, or takes the last one back.
    pub async fn change(&self, game: &str, note: Option<Noted>) -> Result<Notes, StoreError> {
        let _one = self.writing.lock().await;
        let mut notes = self.notes(game).await?;
        match note {
            Some(note) => notes.notes.push(note),
            None => drop(notes.notes.pop()),
        }
        let text = serde_json::to_string(&notes).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, game.to_owned(), Some(text)).await?;
        Ok(notes)
    }
}
