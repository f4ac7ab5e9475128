//! What is for arbiters only of players: it is kept beside the logs, which have a random id for it, so that it can be erased while the
//! chains of hashes stay whole.
//!
//! Names, titles, ratings and federations are in the logs: they are the record of who played (docs/decisions/personal-data.md). So are all
//! fields in logs that earlier versions wrote.

use std::sync::Arc;

use futures_util::future::try_join_all;
use jadoube_board::Color;
use jadoube_laws::event::Score;
use serde::{Deserialize, Serialize};

use super::{CompetitionState, DeskError, Player, Where, fold};
use crate::secret::Secret;
use crate::store::{Kind, Store, StoreError};

/// The kind under which they are kept.
pub(crate) const KIND: &str = "person";

/// What is for arbiters only.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Details {
    #[serde(default)]
    fide_id: String,
    #[serde(default)]
    born: String,
    #[serde(default)]
    sex: String,
    /// When it was entered, in milliseconds since 1970.
    #[serde(default)]
    at: u64,
}

/// The persons of a hall.
#[derive(Clone)]
pub struct Persons {
    store: Arc<dyn Store>,
}

/// Everything that a competition has of a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Found {
    /// The competition.
    pub competition: String,
    /// Its name.
    pub name: String,
    /// The person, with everything that is kept.
    pub player: Player,
    /// Birth date, sex or FIDE id are in the log itself, as an earlier version wrote it, and cannot be erased.
    pub in_chain: bool,
    /// The games.
    pub games: Vec<Played>,
}

/// A game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
    /// The color.
    pub color: Color,
    /// The name of the game, where it was played in this hall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The result that a report told, where it was played elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

impl Persons {
    /// The persons in a store.
    pub fn new(store: Arc<dyn Store>) -> Persons {
        Persons { store }
    }

    /// Takes out of a list what does not belong into a log, keeps it, and gives the ids under which it is kept.
    pub(super) async fn put_aside(&self, players: &mut [Player], now: u64) -> Result<Vec<String>, StoreError> {
        let mut aside = Vec::new();
        for player in players {
            let Player { fide_id, born, sex, .. } = player.clone();
            if fide_id.is_empty() && born.is_empty() && sex.is_empty() {
                continue;
            }
            let person = Secret::draw().to_string();
            *player = Player { person: person.clone(), ..player.for_everybody() };
            aside.push((person, Details { fide_id, born, sex, at: now }));
        }
        let put = aside.iter().map(|(person, details)| self.keep(person, Some(details)));
        try_join_all(put).await?;
        Ok(aside.into_iter().map(|(person, _)| person).collect())
    }

    async fn keep(&self, person: &str, details: Option<&Details>) -> Result<(), StoreError> {
        let text = details.map(serde_json::to_string).transpose();
        let text = text.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, person.to_owned(), text).await
    }

    /// Forgets what was put aside for a list that nobody has written down.
    pub(super) async fn forget(&self, persons: &[String]) -> Result<(), StoreError> {
        try_join_all(persons.iter().map(|person| self.keep(person, None))).await.map(drop)
    }

    /// Fills a list in with what is kept of its players.
    pub(super) async fn fill_in(&self, players: &mut [Player]) -> Result<(), StoreError> {
        let known = players.iter_mut().filter(|player| !player.person.is_empty());
        try_join_all(known.map(|player| self.fill(player))).await.map(drop)
    }

    async fn fill(&self, player: &mut Player) -> Result<(), StoreError> {
        if let Some(text) = self.store.get(KIND, player.person.clone()).await? {
            let Details { fide_id, born, sex, .. } = serde_json::from_str(&text).unwrap_or_default();
            *player = Player { fide_id, born, sex, ..player.clone() };
        }
        Ok(())
    }

    /// Everything about a person of this name, or of this id.
    pub async fn find(&self, wanted: &str) -> Result<Vec<Found>, DeskError> {
        let mut found = Vec::new();
        for competition in self.store.streams(Kind::Competition, false).await? {
            let rows = self.store.read(competition.clone(), 0).await?;
            let state = fold(&competition, &rows)?;
            for (number, player) in state.players.iter().enumerate() {
                if player.name != wanted && (player.person.is_empty() || player.person != wanted) {
                    continue;
                }
                let in_chain = *player != Player { person: player.person.clone(), ..player.for_everybody() };
                let mut player = [player.clone()];
                self.fill_in(&mut player).await?;
                let [player] = player;
                let (games, name) = (games(&state, number), state.announcement.name.clone());
                found.push(Found { competition: competition.clone(), name, player, in_chain, games });
            }
        }
        Ok(found)
    }

    /// Erases birth date, sex and FIDE id of a person in a competition, as far as they are not in its log.
    pub async fn erase(&self, found: &Found) -> Result<(), StoreError> {
        if found.player.person.is_empty() { Ok(()) } else { self.keep(&found.player.person, None).await }
    }

    /// Erases what was entered so long ago, in milliseconds, and says how many persons it was of.
    pub async fn expire(&self, age: u64, now: u64) -> Result<usize, StoreError> {
        let is_old = |text: &str| {
            let details: Details = serde_json::from_str(text).unwrap_or_default();
            details.at.saturating_add(age) <= now
        };
        let kept = self.store.list(KIND).await?;
        let old: Vec<String> = kept.into_iter().filter(|(_, text)| is_old(text)).map(|(person, _)| person).collect();
        self.forget(&old).await?;
        Ok(old.len())
    }
}

fn games(state: &CompetitionState, player: usize) -> Vec<Played> {
    let mut games = Vec::new();
    for game in state.games() {
        let pairing = game.pairing;
        for (color, at) in [(Color::White, pairing.white), (Color::Black, pairing.black)] {
            if at == player {
                let score = match pairing.game {
                    Where::Elsewhere(score) => Some(score),
                    Where::Here(_) => None,
                };
                games.push(Played { round: game.round, board: pairing.board, color, game: pairing.here(), score });
            }
        }
    }
    games
}
