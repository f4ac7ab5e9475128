//! Secret links: the holder of a link to a board and a color plays there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::revoked::{Revocations, Revoked};
use crate::board::Seat;
use crate::secret::Secret;
use crate::store::{Store, StoreError};

const KIND: &str = "link";
/// The kind of record that lists the links to a place.
const TO: &str = "link_to";
/// The kind of record that says where a place that no longer exists is redirected.
const LED: &str = "link_led";
/// The kind of record that says when the links to a place were last revoked. Whatever was obtained through an earlier link is revoked with
/// it.
const EPOCH: &str = "link_epoch";

/// The kind of record that names the session that came through a link last.
const HELD: &str = "link_held";

/// Where a link leads.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Link {
    /// The game.
    pub game: String,
    /// The role in which it leads there.
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

    /// The same, announcing what is revoked.
    pub(crate) fn telling(store: Arc<dyn Store>, revocations: Revocations) -> Links {
        Links { store, revocations }
    }

    /// Creates a new link. Earlier links to the same place stay valid until they are revoked.
    pub async fn draw(&self, link: &Link) -> Result<Secret, StoreError> {
        let secret = Secret::draw();
        let name = secret.fingerprint();
        let mut names = self.names(link).await?;
        names.push(name.clone());
        tokio::try_join!(self.store.put(KIND, name, Some(write(link)?)), self.keep_names(link, &names))?;
        Ok(secret)
    }

    /// Where a link leads, if the secret belongs to one.
    pub async fn follow(&self, secret: &Secret) -> Result<Option<Link>, StoreError> {
        let found = self.store.get(KIND, secret.fingerprint()).await?;
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// The public name of the session that has a place, if somebody came through its link.
    pub(crate) async fn holder(&self, link: &Link) -> Result<Option<String>, StoreError> {
        self.store.get(HELD, place(link)?).await
    }

    /// Records who has a place now.
    pub(crate) async fn hold(&self, link: &Link, session: &str) -> Result<(), StoreError> {
        self.store.put(HELD, place(link)?, Some(session.to_owned())).await
    }

    /// Takes a place away from every session that has it. Its links stay valid.
    pub(crate) async fn take_over(&self, link: &Link) -> Result<(), StoreError> {
        self.store.put(EPOCH, place(link)?, Some(Secret::draw().to_string())).await?;
        self.revocations.tell(Revoked::Place(link.clone()));
        Ok(())
    }

    /// Revokes all links to a place, as after a loss, with every session and socket opened through them.
    pub async fn revoke(&self, link: &Link) -> Result<(), StoreError> {
        self.take_away(link, Some(Secret::draw().to_string())).await
    }

    /// The same for a place of a deleted game: no record of it is kept.
    pub(crate) async fn forget(&self, link: &Link) -> Result<(), StoreError> {
        self.take_away(link, None).await
    }

    async fn take_away(&self, link: &Link, epoch: Option<String>) -> Result<(), StoreError> {
        for name in self.names(link).await? {
            self.store.put(KIND, name, None).await?;
        }
        self.keep_names(link, &[]).await?;
        self.store.put(EPOCH, place(link)?, epoch).await?;
        self.store.put(HELD, place(link)?, None).await?;
        self.revocations.tell(Revoked::Place(link.clone()));
        Ok(())
    }

    /// Whether a link to a place exists that has not been revoked.
    pub async fn is_drawn(&self, link: &Link) -> Result<bool, StoreError> {
        Ok(!self.names(link).await?.is_empty())
    }

    /// Closes a place: its links lead to another place, or nowhere. Players who already used such a link can follow it.
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

    /// Whether a game was withdrawn, so that it has no places left.
    pub async fn is_withdrawn(&self, game: &str) -> Result<bool, StoreError> {
        Ok(self.store.get(LED, game.to_owned()).await?.is_some())
    }

    /// Where a closed place is redirected.
    pub async fn led(&self, from: &Link) -> Result<Option<Link>, StoreError> {
        let found = self.store.get(LED, place(from)?).await?;
        Ok(found.and_then(|text| serde_json::from_str::<Option<Link>>(&text).ok()).flatten())
    }

    /// The fingerprints of the links to a place, so that nothing has to scan all links of a hall.
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

/// The revocation epoch of a place: sessions that used a link before it are no longer valid. `None` if its links were never revoked.
pub(super) async fn epoch(store: &dyn Store, link: &Link) -> Result<Option<String>, StoreError> {
    store.get(EPOCH, place(link)?).await
}

pub(super) fn place(link: &Link) -> Result<String, StoreError> {
    Ok(format!("{} {}", link.game, write(&link.role)?.trim_matches('"')))
}
