//! Links for a whole event: the holder plays every game that this player has in the competition.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::revoked::{Revocations, Revoked};
use crate::secret::Secret;
use crate::store::{Store, StoreError};

/// The kind of record that says whom a link belongs to.
const KIND: &str = "entry";
/// The kind of record that says which link a player has now.
const OF: &str = "entry_of";

/// A player of a competition, by number, as a link names them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entrant {
    /// The competition.
    pub competition: String,
    /// The number of the player in it, from 0.
    pub player: usize,
}

/// What a session has from a link: worth something only while the link is the player's last one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Whom it belongs to.
    #[serde(flatten)]
    pub entrant: Entrant,
    /// The fingerprint of the link.
    pub link: String,
}

/// The links for whole events.
#[derive(Clone)]
pub(crate) struct Entries {
    store: Arc<dyn Store>,
    revocations: Revocations,
}

impl Entries {
    pub(crate) fn new(store: Arc<dyn Store>, revocations: Revocations) -> Entries {
        Entries { store, revocations }
    }

    /// A new link for a player. The earlier one is revoked.
    pub(crate) async fn draw(&self, entrant: &Entrant) -> Result<Secret, StoreError> {
        let secret = Secret::draw();
        let link = secret.fingerprint();
        let earlier = current(&*self.store, entrant).await?;
        let text = serde_json::to_string(entrant).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, link.clone(), Some(text)).await?;
        self.store.put(OF, key(entrant), Some(link)).await?;
        if let Some(earlier) = earlier {
            self.store.put(KIND, earlier, None).await?;
            self.revocations.tell(Revoked::Anything);
        }
        Ok(secret)
    }

    /// Whom a link belongs to, if it is the player's last one.
    pub(crate) async fn follow(&self, secret: &Secret) -> Result<Option<Entry>, StoreError> {
        let link = secret.fingerprint();
        let found = self.store.get(KIND, link.clone()).await?;
        let Some(entrant) = found.and_then(|text| serde_json::from_str(&text).ok()) else { return Ok(None) };
        let entry = Entry { entrant, link };
        Ok(is_good(&*self.store, &entry).await?.then_some(entry))
    }

    /// Whether a player has a link.
    pub(crate) async fn is_drawn(&self, entrant: &Entrant) -> Result<bool, StoreError> {
        Ok(current(&*self.store, entrant).await?.is_some())
    }
}

/// Whether a link is still the player's last one.
pub(super) async fn is_good(store: &dyn Store, entry: &Entry) -> Result<bool, StoreError> {
    Ok(current(store, &entry.entrant).await?.as_ref() == Some(&entry.link))
}

async fn current(store: &dyn Store, entrant: &Entrant) -> Result<Option<String>, StoreError> {
    store.get(OF, key(entrant)).await
}

fn key(entrant: &Entrant) -> String {
    format!("{} {}", entrant.competition, entrant.player)
}
