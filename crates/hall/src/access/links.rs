//! Secret links: whoever has the link of a board and a color plays there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::revoked::{Revocations, Revoked};
use crate::board::Seat;
use crate::secret::Secret;
use crate::store::{Store, StoreError};

const KIND: &str = "link";
/// The kind under which the links to a place are found.
const TO: &str = "link_to";
/// The kind under which it is found where a place is led that is no more.
const LED: &str = "link_led";
/// The kind under which it is found when the links to a place were last taken away: what was had by them is good no more.
const EPOCH: &str = "link_epoch";

/// Where a link leads.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Link {
    /// The game.
    pub game: String,
    /// In which role.
    pub role: Seat,
}

/// The links of a hall.
#[derive(Clone)]
pub struct Links {
    store: Arc<dyn Store>,
    revocations: Revocations,
}

impl Links {
    /// The links in a store.
    pub fn new(store: Arc<dyn Store>) -> Links {
        Links { store, revocations: Revocations::default() }
    }

    /// The same, where people are told what is good no more.
    pub(crate) fn telling(store: Arc<dyn Store>, revocations: Revocations) -> Links {
        Links { store, revocations }
    }

    /// Draws a new link. Earlier ones to the same place stay good until they are taken away.
    pub async fn draw(&self, link: &Link) -> Result<Secret, StoreError> {
        let secret = Secret::draw();
        let name = secret.fingerprint();
        let mut names = self.names(link).await?;
        names.push(name.clone());
        tokio::try_join!(self.store.put(KIND, name, Some(write(link)?)), self.keep_names(link, &names))?;
        Ok(secret)
    }

    /// Where a link leads, if it is one.
    pub async fn follow(&self, secret: &Secret) -> Result<Option<Link>, StoreError> {
        let found = self.store.get(KIND, secret.fingerprint()).await?;
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Takes all links to a place away, as when one was lost, with every session and socket that came by them.
    pub async fn revoke(&self, link: &Link) -> Result<(), StoreError> {
        self.take_away(link, Some(Secret::draw().to_string())).await
    }

    /// The same for a place of a game that was deleted: nothing is kept of it.
    pub(crate) async fn forget(&self, link: &Link) -> Result<(), StoreError> {
        self.take_away(link, None).await
    }

    async fn take_away(&self, link: &Link, epoch: Option<String>) -> Result<(), StoreError> {
        for name in self.names(link).await? {
            self.store.put(KIND, name, None).await?;
        }
        self.keep_names(link, &[]).await?;
        self.store.put(EPOCH, place(link)?, epoch).await?;
        self.revocations.tell(Revoked::Place(link.clone()));
        Ok(())
    }

    /// Whether anybody was ever given a link to a place that is good still.
    pub async fn is_drawn(&self, link: &Link) -> Result<bool, StoreError> {
        Ok(!self.names(link).await?.is_empty())
    }

    /// A place is no more: its links lead to another one, or nowhere. Who has come by one already can follow.
    pub async fn lead(&self, from: &Link, to: Option<&Link>) -> Result<(), StoreError> {
        self.store.put(LED, place(from)?, Some(write(&to)?)).await?;
        self.store.put(LED, from.game.clone(), Some(write(&to)?)).await?;
        let Some(to) = to else { return self.revoke(from).await };
        let names = self.names(from).await?;
        let mut there = self.names(to).await?;
        for name in names {
            self.store.put(KIND, name.clone(), Some(write(to)?)).await?;
            there.push(name);
        }
        self.keep_names(to, &there).await?;
        self.keep_names(from, &[]).await
    }

    /// Whether a game was withdrawn, so that no place of it is left.
    pub async fn is_withdrawn(&self, game: &str) -> Result<bool, StoreError> {
        Ok(self.store.get(LED, game.to_owned()).await?.is_some())
    }

    /// Where a place is led that is no more.
    pub async fn led(&self, from: &Link) -> Result<Option<Link>, StoreError> {
        let found = self.store.get(LED, place(from)?).await?;
        Ok(found.and_then(|text| serde_json::from_str::<Option<Link>>(&text).ok()).flatten())
    }

    /// The fingerprints of the links to a place, so that nobody has to look through all links of a hall.
    async fn names(&self, link: &Link) -> Result<Vec<String>, StoreError> {
        let found = self.store.get(TO, place(link)?).await?;
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    async fn keep_names(&self, link: &Link, names: &[String]) -> Result<(), StoreError> {
        let value = if names.is_empty() { None } else { Some(write(&names)?) };
        self.store.put(TO, place(link)?, value).await
    }
}

fn write(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// Since when what was had by a link to a place is good: nothing where no link to it was ever taken away.
pub(super) async fn epoch(store: &dyn Store, link: &Link) -> Result<Option<String>, StoreError> {
    store.get(EPOCH, place(link)?).await
}

pub(super) fn place(link: &Link) -> Result<String, StoreError> {
    Ok(format!("{} {}", link.game, write(&link.role)?.trim_matches('"')))
}
