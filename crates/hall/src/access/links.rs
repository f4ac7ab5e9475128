//! Secret links: whoever has the link of a board and a color plays there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::board::Role;
use crate::secret::Secret;
use crate::store::{Store, StoreError};

const KIND: &str = "link";

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
        let text = serde_json::to_string(link).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, secret.fingerprint(), Some(text)).await?;
        Ok(secret)
    }

    /// Where a link leads, if it is one.
    pub async fn follow(&self, secret: &Secret) -> Result<Option<Link>, StoreError> {
        let found = self.store.get(KIND, secret.fingerprint()).await?;
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Takes all links to a place away, as when one was lost.
    pub async fn revoke(&self, link: &Link) -> Result<(), StoreError> {
        let text = serde_json::to_string(link).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        for (name, value) in self.store.list(KIND).await? {
            if value == text {
                self.store.put(KIND, name, None).await?;
            }
        }
        Ok(())
    }
}
