//! Secret links: whoever has the link of a board and a color plays there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::board::Role;
use crate::secret::Secret;
use crate::store::{Store, StoreError};

const KIND: &str = "link";
/// The kind under which the links to a place are found.
const TO: &str = "link_to";

/// Where a link leads.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Link {
    /// The game.
    pub game: String,
    /// In which role.
    pub role: Role,
}

/// The links of a hall.
#[derive(Clone)]
pub struct Links {
    store: Arc<dyn Store>,
}

impl Links {
    /// The links in a store.
    pub fn new(store: Arc<dyn Store>) -> Links {
        Links { store }
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

    /// Takes all links to a place away, as when one was lost.
    pub async fn revoke(&self, link: &Link) -> Result<(), StoreError> {
        for name in self.names(link).await? {
            self.store.put(KIND, name, None).await?;
        }
        self.keep_names(link, &[]).await
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

fn place(link: &Link) -> Result<String, StoreError> {
    Ok(format!("{} {}", link.game, write(&link.role)?.trim_matches('"')))
}
