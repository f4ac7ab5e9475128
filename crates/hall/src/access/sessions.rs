//! Sessions: what a browser may do, under a secret that only its cookie holds.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant as Monotonic, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::board::Seat;
use crate::secret::Secret;
use crate::store::{Store, StoreError};

const KIND: &str = "session";
/// How long a session lasts: a weekend tournament, and the days around it.
pub const LIFETIME: Duration = Duration::from_secs(14 * 24 * 60 * 60);
/// How many sessions are remembered without asking the store.
const REMEMBERED: usize = 50_000;

/// Something that a session may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grant {
    /// Everything that an arbiter may, under this account.
    Arbiter(String),
    /// Nothing but changing the password of this account, which was shown once.
    ChangePassword(String),
    /// A role at a board.
    Board(super::Link),
}

/// What a browser may do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Session {
    /// What it may do.
    pub grants: Vec<Grant>,
    /// When it ends, in seconds since 1970. This has nothing to do with any game's time.
    pub until: u64,
}

impl Session {
    /// The account, if this is an arbiter.
    pub fn arbiter(&self) -> Option<&str> {
        self.grants.iter().find_map(|grant| match grant {
            Grant::Arbiter(account) => Some(account.as_str()),
            _ => None,
        })
    }

    /// The roles at a board, the mightiest first; everybody may look on.
    pub fn roles(&self, game: &str) -> Vec<Seat> {
        let mut roles: Vec<Seat> = self.arbiter().map(|_| Seat::Arbiter).into_iter().collect();
        roles.extend(self.grants.iter().filter_map(|grant| match grant {
            Grant::Board(link) if link.game == game => Some(link.role),
            _ => None,
        }));
        roles.push(Seat::Spectator);
        roles
    }

    /// Adds a grant that is not there yet.
    pub fn add(&mut self, grant: Grant) {
        if !self.grants.contains(&grant) {
            self.grants.push(grant);
        }
    }
}

/// The sessions of a hall.
#[derive(Clone)]
pub struct Sessions {
    store: Arc<dyn Store>,
    known: Arc<Mutex<HashMap<String, (Session, Monotonic)>>>,
}

/// How long a session is remembered without asking the store: another node of the hall may have ended it.
const FRESH: Duration = Duration::from_secs(20);

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

impl Sessions {
    /// The sessions in a store.
    pub fn new(store: Arc<dyn Store>) -> Sessions {
        Sessions { store, known: Arc::default() }
    }

    /// What a secret allows, if it belongs to a session that has not ended.
    pub async fn find(&self, secret: &Secret) -> Result<Option<Session>, StoreError> {
        let name = secret.fingerprint();
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
        let session = match known {
            Some((session, read)) if read.elapsed() < FRESH => Some(session),
            _ => {
                let read: Option<Session> =
                    self.store.get(KIND, name.clone()).await?.and_then(|text| serde_json::from_str(&text).ok());
                read.inspect(|session| self.remember(name, session))
            }
        };
        Ok(session.filter(|session| session.until > now()))
    }

    fn remember(&self, name: String, session: &Session) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(name, (session.clone(), Monotonic::now()));
    }

    /// Keeps a session under a new secret. An earlier secret of the same browser ends, so that nobody who planted one is let in with it.
    pub async fn renew(&self, earlier: Option<&Secret>, mut session: Session) -> Result<Secret, StoreError> {
        session.until = now() + LIFETIME.as_secs();
        let secret = Secret::draw();
        let text = serde_json::to_string(&session).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, secret.fingerprint(), Some(text)).await?;
        if let Some(earlier) = earlier {
            self.end(earlier).await?;
        }
        self.remember(secret.fingerprint(), &session);
        Ok(secret)
    }

    /// Ends a session.
    pub async fn end(&self, secret: &Secret) -> Result<(), StoreError> {
        let name = secret.fingerprint();
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(&name);
        self.store.put(KIND, name, None).await
    }
}
