//! Games on wooden boards: the arbiter's notes, so that counts and default times are kept for the whole round.
//!
//! The moves are not known here. A note is stored with the answer of the desk; the result is declared in the game itself.

use std::collections::HashMap;
use std::sync::Arc;

use jadoube_api::desk::{Inquiry, minutes};
use jadoube_board::Color;
use jadoube_lawbook::Matter;
use jadoube_laws::event::Score;
use jadoube_laws::ruling::Ruling;
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

use crate::store::{self, Store, StoreError};

/// The kind of record that holds the notes of a board.
pub(crate) const KIND: &str = "wooden";

/// Something noted at a wooden board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The round was started.
    Started,
    /// A player has arrived.
    Arrived(Color),
    /// A player has offered a draw.
    Offered(Color),
    /// Something happened, and the desk has answered.
    Ruled(Box<Ruled>),
    /// The game is over.
    Result(Score),
    /// The clocks of all boards were stopped for this reason.
    Stopped(String),
    /// The clocks that were stopped for this reason were restarted.
    Restarted(String),
    /// The arbiter announced something.
    Announced(String),
}

/// How a game ended whose result the arbiter entered.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// At the board: mate, resignation, agreement, or another draw.
    Normal,
    /// A flag fell.
    Time,
    /// It was not played: somebody did not come.
    Forfeit,
}

impl Ending {
    /// The value of the `Termination` tag in the PGN standard.
    pub const fn termination(self) -> &'static str {
        match self {
            Ending::Normal => "normal",
            Ending::Time => "time forfeit",
            Ending::Forfeit => "abandoned",
        }
    }
}

/// An answer of the desk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NotedRuling"))]
pub struct Ruled {
    /// The inquiry.
    pub inquiry: Inquiry,
    /// The minutes, in the language of the arbiter who asked.
    pub minutes: Vec<String>,
    /// The rulings, for readers of other languages; empty in notes of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
    /// The score, if it ends the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// The illegal moves that count afterwards.
    pub illegal_moves: [u8; 2],
    /// Warnings given.
    pub warnings: [u8; 2],
}

/// A note with its time of day, which the clock of a game does not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Noted {
    /// Milliseconds since 1970.
    pub at: u64,
    /// The account of the arbiter who wrote it; none if the arbiter came through a link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The entry of the game's own log that says the same, for a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// How the game ended, for a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub how: Option<Ending>,
    /// It was a mistake: it stays readable and no longer counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub struck: Option<Struck>,
    /// An arbiter kept it on a device and handed it over later; `at` is then the time of the import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handed: Option<Handed>,
    /// The content.
    #[serde(flatten)]
    pub note: Note,
}

/// What a device said about an entry that was handed over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Handed {
    /// The name that the device gave it.
    pub id: String,
    /// When it was kept, in milliseconds since 1970 by the clock of the device.
    pub at: u64,
    /// What the arbiter wrote beside it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// The correction of a note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Struck {
    /// Milliseconds since 1970, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// The account of the arbiter who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

impl Noted {
    /// A note of this moment.
    pub fn new(at: u64, by: Option<String>, note: Note) -> Noted {
        Noted { at, by, entry: None, how: None, struck: None, handed: None, note }
    }

    /// Its text in a language, line by line, with what was written beside it on a device.
    pub fn lines(&self, locale: Locale) -> Vec<String> {
        let mut lines = self.noted_lines(locale);
        if let Some(handed) = self.handed.as_ref().filter(|handed| !handed.note.is_empty()) {
            let beside = handed.note.split('\n').collect::<Vec<_>>().join(" · ");
            lines.push(telling::sentence(&Message::new("noted-handed").with("note", beside).text(locale)));
        }
        lines
    }

    /// The text of the note itself. What the desk can no longer render keeps its original text.
    fn noted_lines(&self, locale: Locale) -> Vec<String> {
        let message = match &self.note {
            Note::Ruled(ruled) if ruled.rulings.is_empty() => return ruled.minutes.clone(),
            Note::Ruled(ruled) => {
                let told = minutes(&ruled.inquiry, &ruled.rulings, locale);
                return told.unwrap_or_else(|_| ruled.minutes.clone());
            }
            Note::Started => Message::new("noted-started"),
            Note::Arrived(side) => Message::new("noted-arrived").with("color", *side),
            Note::Offered(side) => Message::new("noted-offered").with("color", *side),
            Note::Result(score) => Message::new("noted-result").with("score", telling::score(*score)),
            Note::Stopped(reason) => Message::new("noted-stopped").with("reason", reason.clone()),
            Note::Restarted(reason) => Message::new("noted-restarted").with("reason", reason.clone()),
            Note::Announced(text) => Message::new("noted-announced").with("text", text.clone()),
        };
        vec![telling::sentence(&message.text(locale))]
    }
}

/// All notes of a wooden board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    /// The notes, in order.
    pub notes: Vec<Noted>,
}

impl Notes {
    /// The notes that count.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Noted> {
        self.notes.iter().filter(|noted| noted.struck.is_none())
    }

    fn ruled(&self) -> impl Iterator<Item = &Ruled> {
        self.standing().filter_map(|noted| match &noted.note {
            Note::Ruled(ruled) => Some(ruled.as_ref()),
            _ => None,
        })
    }

    /// The illegal moves that count against White and Black: the sum of what each ruling added, so that any of them can be struck out.
    pub fn illegal_moves(&self) -> [u8; 2] {
        self.ruled().fold([0, 0], |counts: [u8; 2], ruled| {
            let added = |side: usize| ruled.illegal_moves[side].saturating_sub(ruled.inquiry.earlier[side]);
            [counts[0].saturating_add(added(0)), counts[1].saturating_add(added(1))]
        })
    }

    /// The warnings of White and Black.
    pub fn warnings(&self) -> [u8; 2] {
        self.ruled().fold([0, 0], |[white, black]: [u8; 2], ruled| {
            [white.saturating_add(ruled.warnings[0]), black.saturating_add(ruled.warnings[1])]
        })
    }

    /// When the round was started here.
    pub fn started(&self) -> Option<u64> {
        self.standing().find(|noted| noted.note == Note::Started).map(|noted| noted.at)
    }

    /// Who has arrived: every player who did something at the board has.
    pub fn arrived(&self) -> [bool; 2] {
        Color::ALL.map(|side| {
            self.standing().any(|noted| match &noted.note {
                Note::Arrived(who) | Note::Offered(who) => *who == side,
                Note::Ruled(ruled) => ruled.inquiry.shows_present()[side as usize],
                Note::Started | Note::Result(_) | Note::Stopped(_) | Note::Restarted(_) | Note::Announced(_) => false,
            })
        })
    }

    /// The last ruling that ended the game.
    pub fn decided(&self) -> Option<Decided> {
        self.standing().rev().find_map(|noted| match &noted.note {
            Note::Ruled(ruled) => ruled.score.map(|score| Decided { at: noted.at, score }),
            _ => None,
        })
    }

    /// How the game ended, if its result was entered here. A noted ruling on somebody who did not come in time makes it a forfeit.
    pub fn ending(&self) -> Option<Ending> {
        let entered = self.standing().rev().find(|noted| matches!(noted.note, Note::Result(_)))?;
        let absent = || self.ruled().any(|ruled| ruled.score.is_some() && ruled.rulings.iter().any(is_default));
        Some(entered.how.unwrap_or_else(|| if absent() { Ending::Forfeit } else { Ending::Normal }))
    }

    /// The offers of White and Black.
    pub fn offers(&self) -> [usize; 2] {
        Color::ALL.map(|side| self.standing().filter(|noted| noted.note == Note::Offered(side)).count())
    }

    /// The text of a note in a language, line by line. For a result this includes that an earlier ruling contradicts it.
    pub fn lines(&self, number: usize, locale: Locale) -> Vec<String> {
        let Some(noted) = self.notes.get(number) else { return Vec::new() };
        let mut lines = noted.lines(locale);
        if let Note::Result(score) = noted.note {
            let before = Notes { notes: self.notes[..number].to_vec() };
            if let Some(decided) = before.decided().filter(|decided| decided.score != score) {
                let message = Message::new("noted-against").with("score", telling::score(decided.score));
                lines.push(telling::sentence(&message.text(locale)));
            }
        }
        lines
    }

    /// The number of the last note that counts.
    pub fn last(&self) -> Option<usize> {
        self.notes.iter().rposition(|noted| noted.struck.is_none())
    }
}

/// Whether a ruling is on somebody who did not come by the default time.
fn is_default(ruling: &Ruling) -> bool {
    ruling.matter == Matter::DefaultTime
}

/// The end of a game by a noted ruling.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decided {
    /// When it was noted, in milliseconds since 1970.
    pub at: u64,
    /// The score.
    pub score: Score,
}

/// A change of the notes of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// More notes, all or none.
    Add(Vec<Noted>),
    /// A note was a mistake.
    Strike {
        /// Its number, from 0.
        number: usize,
        /// By whom and when.
        struck: Struck,
    },
}

/// The wooden boards of a hall.
#[derive(Clone)]
pub struct Wooden {
    store: Arc<dyn Store>,
}

impl Wooden {
    /// Of a store.
    pub fn new(store: Arc<dyn Store>) -> Wooden {
        Wooden { store }
    }

    /// The notes of a board; empty if there are none.
    pub async fn notes(&self, game: &str) -> Result<Notes, StoreError> {
        let kept = self.store.get(KIND, game.to_owned()).await?;
        Ok(kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// How games ended whose results were entered here.
    pub async fn endings(&self, games: Vec<String>) -> Result<HashMap<String, Ending>, StoreError> {
        let kept = self.store.get_many(KIND, games).await?;
        let ending =
            |(game, text): (String, String)| Some((game, serde_json::from_str::<Notes>(&text).ok()?.ending()?));
        Ok(kept.into_iter().filter_map(ending).collect())
    }

    /// Whether anything has been noted.
    pub async fn is_wooden(&self, game: &str) -> Result<bool, StoreError> {
        Ok(self.store.get(KIND, game.to_owned()).await?.is_some())
    }

    /// Adds a note, or strikes one out.
    pub async fn change(&self, game: &str, change: Change) -> Result<Notes, StoreError> {
        store::change(&*self.store, KIND, game, |before| {
            let mut notes: Notes = before.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
            match change.clone() {
                Change::Add(more) => notes.notes.extend(more),
                Change::Strike { number, struck } => {
                    if let Some(noted) = notes.notes.get_mut(number) {
                        noted.struck.get_or_insert(struck);
                    }
                }
            }
            let text = serde_json::to_string(&notes).map_err(|error| StoreError::Unavailable(error.to_string()))?;
            Ok((Some(text), notes))
        })
        .await
    }
}
