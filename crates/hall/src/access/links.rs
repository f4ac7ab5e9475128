//! Secret links: the holder of a link to a board and a color plays there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::revoked::{Revocations, Revoked};
use crate::board::Seat;
use crate::secret::Secret;
use crate::store::{Store, StoreError, change};

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
        // Listed last: a revocation in between misses this link, but nobody has it yet.
        self.store.put(KIND, name.clone(), Some(write(link)?)).await?;
        self.list(link, &[name]).await?;
        Ok(secret)
    }

    /// Where a link leads, if the secret belongs to one.
    pub async fn follow(&self, secret: &Secret) -> Result<Option<Link>, StoreError> {
        let found = self.store.get(KIND, secret.fingerprint()).await?;
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Where a link leads, and the revocation epoch there, if the secret belongs to a link.
    pub(crate) async fn open(&self, secret: &Secret) -> Result<Option<(Link, Epoch)>, StoreError> {
        let Some(link) = self.follow(secret).await? else { return Ok(None) };
        let epoch = epoch(&*self.store, &link).await?;
        // If the link was revoked before the epoch was read, it is gone now. If it is revoked later, this epoch is out
        // of date and will be refused.
        Ok((self.follow(secret).await?.as_ref() == Some(&link)).then_some((link, Epoch(epoch))))
    }

    /// The revocation epoch of a place. What allows somebody to go there must be checked after this is read, not before.
    pub(crate) async fn epoch(&self, link: &Link) -> Result<Epoch, StoreError> {
        Ok(Epoch(epoch(&*self.store, link).await?))
    }

    /// The public name of the session that has a place, if somebody came through its link.
    pub(crate) async fn holder(&self, link: &Link) -> Result<Option<String>, StoreError> {
        self.store.get(HELD, place(link)?).await
    }

    /// Records who has a place now.
    pub(crate) async fn hold(&self, link: &Link, session: &str) -> Result<(), StoreError> {
        self.store.put(HELD, place(link)?, Some(session.to_owned())).await
    }

    /// Takes a place away from every session that has it. Its links stay valid. Returns the new epoch, or `None`
    /// if the given epoch is no longer current: then the links may have been revoked.
    pub(crate) async fn take_over(&self, link: &Link, Epoch(before): &Epoch) -> Result<Option<Epoch>, StoreError> {
        let epoch = Some(Secret::draw().to_string());
        if !self.store.replace(EPOCH, place(link)?, before.clone(), epoch.clone()).await? {
            return Ok(None);
        }
        self.revocations.tell(Revoked::Place(link.clone()));
        Ok(Some(Epoch(epoch)))
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
        let names = self.names(link).await?;
        for name in &names {
            self.store.put(KIND, name.clone(), None).await?;
        }
        // Only now: if the store fails before this, a second attempt still finds the links that are valid.
        self.unlist(link, &names).await?;
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
        let (names, text) = (self.names(from).await?, write(to)?);
        for name in &names {
            // A link that was revoked in the meantime stays revoked.
            change(&*self.store, KIND, name, |before| Ok::<_, StoreError>((before.map(|_| text.clone()), ()))).await?;
        }
        self.list(to, &names).await?;
        self.unlist(from, &names).await
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

    /// Adds links to the list of those to a place.
    async fn list(&self, link: &Link, more: &[String]) -> Result<(), StoreError> {
        change(&*self.store, TO, &place(link)?, |before| {
            let mut names: Vec<String> = before.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
            let new: Vec<String> = more.iter().filter(|name| !names.contains(name)).cloned().collect();
            names.extend(new);
            Ok(((!names.is_empty()).then(|| write(&names)).transpose()?, ()))
        })
        .await
    }

    /// Takes links out of the list of those to a place.
    async fn unlist(&self, link: &Link, gone: &[String]) -> Result<(), StoreError> {
        change(&*self.store, TO, &place(link)?, |before| {
            let mut names: Vec<String> = before.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
            names.retain(|name| !gone.contains(name));
            Ok(((!names.is_empty()).then(|| write(&names)).transpose()?, ()))
        })
        .await
    }
}

/// The revocation epoch of a place, at some moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Epoch(pub(super) Option<String>);

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
