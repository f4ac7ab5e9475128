//! Sessions: what a browser may do, under a secret that only its cookie holds.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant as Monotonic, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::{self, error::TryRecvError};

use super::accounts::password_epoch;
use super::links::{Epoch, epoch, place};
use super::revoked::{Revocations, Revoked};
use super::{Checked, Link};
use crate::board::Seat;
use crate::secret::Secret;
use crate::store::{Store, StoreError};

const KIND: &str = "session";
/// How long a session lasts: a weekend tournament, and the days around it.
pub const LIFETIME: Duration = Duration::from_secs(14 * 24 * 60 * 60);
/// How many sessions are cached.
const REMEMBERED: usize = 50_000;

/// Something that a session may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grant {
    /// Everything that an arbiter may, under this account.
    Arbiter(String),
    /// Only changing the password of this account, which was generated and shown once.
    ChangePassword(String),
    /// A role at a board.
    Board(super::Link),
    /// A seat at every board where this player of a competition plays.
    Entrant(super::Entry),
}

/// What a browser may do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Session {
    /// What it may do.
    pub grants: Vec<Grant>,
    /// When it ends, in seconds since 1970. This is unrelated to the time of any game.
    pub until: u64,
    /// Its public name, which stays the same while its secret changes. It does not grant access.
    #[serde(default)]
    pub name: String,
    /// When it began, in seconds since 1970.
    #[serde(default)]
    pub since: u64,
    /// What the browser calls itself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub agent: String,
    /// For each place at a board: the revocation epoch of its links when this session used one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) epochs: BTreeMap<String, String>,
    /// The epoch of the password with which the session was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) password: Option<String>,
}

impl Session {
    /// The account, if this is an arbiter.
    pub fn arbiter(&self) -> Option<&str> {
        self.grants.iter().find_map(|grant| match grant {
            Grant::Arbiter(account) => Some(account.as_str()),
            _ => None,
        })
    }

    /// The account, even if its password must be changed first.
    pub(crate) fn account(&self) -> Option<&str> {
        self.grants.iter().find_map(|grant| match grant {
            Grant::Arbiter(account) | Grant::ChangePassword(account) => Some(account.as_str()),
            Grant::Board(_) | Grant::Entrant(_) => None,
        })
    }

    /// The players of competitions whose links this session has used.
    pub fn entrants(&self) -> impl Iterator<Item = &super::Entrant> {
        self.grants.iter().filter_map(|grant| match grant {
            Grant::Entrant(entry) => Some(&entry.entrant),
            _ => None,
        })
    }

    /// The roles at a board, the most powerful first; everybody may watch.
    pub fn roles(&self, game: &str) -> Vec<Seat> {
        let mut roles: Vec<Seat> = self.arbiter().map(|_| Seat::Arbiter).into_iter().collect();
        roles.extend(self.grants.iter().filter_map(|grant| match grant {
            Grant::Board(link) if link.game == game => Some(link.role),
            _ => None,
        }));
        roles.push(Seat::Spectator);
        roles
    }

    /// Gives a new session its public name.
    pub(crate) fn give_name(&mut self) {
        if self.name.is_empty() {
            (self.name, self.since) = (Secret::draw().to_string(), now());
        }
    }

    /// Logs in an arbiter whose password was right.
    pub(crate) fn log_in(&mut self, account: String, checked: Checked) {
        self.password = Some(checked.epoch);
        self.add(if checked.must_change { Grant::ChangePassword(account) } else { Grant::Arbiter(account) });
    }

    /// Adds a grant unless the session has it already.
    pub fn add(&mut self, grant: Grant) {
        if !self.grants.contains(&grant) {
            self.grants.push(grant);
        }
    }
}

/// The kind of record that names a session that was ended. A request that was on its way then may store the session again, under another
/// secret, but not open it.
const ENDED: &str = "session_ended";

/// The sessions of a hall.
#[derive(Clone)]
pub struct Sessions {
    store: Arc<dyn Store>,
    known: Arc<Mutex<Known>>,
    revocations: Revocations,
}

/// The cached sessions, and the announcements that remove revoked ones.
struct Known {
    sessions: HashMap<String, (Session, Monotonic)>,
    heard: broadcast::Receiver<Revoked>,
    /// How many announcements have been received.
    told: u64,
}

impl Known {
    /// Removes revoked sessions from the cache.
    fn listen(&mut self) {
        loop {
            match self.heard.try_recv() {
                Ok(Revoked::Session(name)) => self.sessions.retain(|_, (session, _)| session.name != name),
                Ok(Revoked::Secret(fingerprint)) => drop(self.sessions.remove(&fingerprint)),
                Ok(Revoked::Place(_) | Revoked::Anything) | Err(TryRecvError::Lagged(_)) => self.sessions.clear(),
                Err(TryRecvError::Empty | TryRecvError::Closed) => return,
            }
            self.told += 1;
        }
    }
}

/// How long a session is cached at most, in case an announcement of another node is lost.
const FRESH: Duration = Duration::from_secs(20);

/// The longest user agent that is kept.
const LONGEST_AGENT: usize = 200;

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// A session with the fingerprint of its secret.
pub(crate) struct Named {
    fingerprint: String,
    pub(crate) session: Session,
    /// How it is related to the session that asks.
    pub(crate) relation: Relation,
}

/// How two sessions are related.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Relation {
    /// They are the same.
    Same,
    /// They belong to the same account.
    Account,
    /// They share these places.
    Places(Vec<Grant>),
}

impl Relation {
    fn of(mine: &Session, other: &Session) -> Option<Relation> {
        if mine.name == other.name {
            return Some(Relation::Same);
        }
        if mine.account().is_some() && mine.account() == other.account() {
            return Some(Relation::Account);
        }
        let shared = |grant: &&Grant| matches!(grant, Grant::Board(_)) && mine.grants.contains(grant);
        let places: Vec<Grant> = other.grants.iter().filter(shared).cloned().collect();
        (!places.is_empty()).then_some(Relation::Places(places))
    }
}

impl Sessions {
    /// The sessions in a store.
    pub fn new(store: Arc<dyn Store>) -> Sessions {
        Sessions::telling(store, Revocations::default())
    }

    /// The same, announcing what is revoked.
    pub(crate) fn telling(store: Arc<dyn Store>, revocations: Revocations) -> Sessions {
        let known = Known { sessions: HashMap::new(), heard: revocations.hear(), told: 0 };
        Sessions { store, known: Arc::new(Mutex::new(known)), revocations }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.listen();
        known
    }

    /// What a secret allows, if it belongs to a session that has not ended.
    pub async fn find(&self, secret: &Secret) -> Result<Option<Session>, StoreError> {
        let fingerprint = secret.fingerprint();
        let (known, told) = {
            let known = self.known();
            (known.sessions.get(&fingerprint).cloned(), known.told)
        };
        let session = match known {
            Some((session, read)) if read.elapsed() < FRESH => Some(session),
            _ => {
                let read = self.store.get(KIND, fingerprint.clone()).await?;
                let session = match read.and_then(|text| parse(&fingerprint, &text)) {
                    Some(session) if !self.is_ended(&session.name).await? => Some(self.as_far_as_good(session).await?),
                    _ => None,
                };
                session.inspect(|session| self.remember(fingerprint, session, told))
            }
        };
        Ok(session.filter(|session| session.until > now()))
    }

    /// Removes the places whose links were revoked after this session had used one.
    async fn as_far_as_good(&self, mut session: Session) -> Result<Session, StoreError> {
        let mut good = Vec::with_capacity(session.grants.len());
        for grant in std::mem::take(&mut session.grants) {
            if self.is_good(&session, &grant).await? {
                good.push(grant);
            }
        }
        session.grants = good;
        Ok(session)
    }

    /// Whether what a session was given has not been revoked since, according to the store.
    pub(crate) async fn is_good(&self, session: &Session, grant: &Grant) -> Result<bool, StoreError> {
        match grant {
            Grant::Board(link) => Ok(epoch(&*self.store, link).await?.as_ref() == session.epochs.get(&place(link)?)),
            Grant::Entrant(entry) => super::entries::is_good(&*self.store, entry).await,
            Grant::Arbiter(account) | Grant::ChangePassword(account) => {
                let password = password_epoch(&*self.store, account).await?;
                Ok(password.is_some_and(|epoch| session.password.as_deref().unwrap_or_default() == epoch))
            }
        }
    }

    /// Gives a session a place at a board, for as long as its links are not revoked after this epoch.
    pub(crate) fn seat(&self, session: &mut Session, link: Link, Epoch(epoch): Epoch) -> Result<(), StoreError> {
        match epoch {
            Some(epoch) => session.epochs.insert(place(&link)?, epoch),
            None => session.epochs.remove(&place(&link)?),
        };
        session.add(Grant::Board(link));
        Ok(())
    }

    /// Caches a session, unless an announcement that may concern it arrived while it was being read.
    fn remember(&self, fingerprint: String, session: &Session, told: u64) {
        let mut known = self.known();
        if told != known.told {
            return;
        }
        if known.sessions.len() >= REMEMBERED {
            known.sessions.clear();
        }
        known.sessions.insert(fingerprint, (session.clone(), Monotonic::now()));
    }

    /// Stores a session under a new secret. The browser's earlier secret is revoked, which prevents session fixation.
    pub async fn renew(&self, earlier: Option<&Secret>, mut session: Session) -> Result<Secret, StoreError> {
        session.until = now() + LIFETIME.as_secs();
        session.give_name();
        session.agent = session.agent.chars().filter(|c| !c.is_control()).take(LONGEST_AGENT).collect();
        let secret = Secret::draw();
        self.keep(secret.fingerprint(), &session).await?;
        if let Some(earlier) = earlier {
            let fingerprint = earlier.fingerprint();
            self.store.put(KIND, fingerprint.clone(), None).await?;
            self.revocations.tell(Revoked::Secret(fingerprint));
        }
        Ok(secret)
    }

    async fn keep(&self, fingerprint: String, session: &Session) -> Result<(), StoreError> {
        let text = serde_json::to_string(session).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, fingerprint, Some(text)).await
    }

    /// Ends a session and closes every socket opened in it. If the secret is that of a link, the link stays valid.
    pub async fn end(&self, secret: &Secret) -> Result<(), StoreError> {
        let fingerprint = secret.fingerprint();
        let found = self.store.get(KIND, fingerprint.clone()).await?;
        let name = match found.and_then(|text| parse(&fingerprint, &text)) {
            Some(session) => {
                self.note_end(&session).await?;
                session.name
            }
            None => fingerprint.clone(),
        };
        self.store.put(KIND, fingerprint.clone(), None).await?;
        self.revocations.tell(Revoked::Secret(fingerprint));
        self.revocations.tell(Revoked::Session(name));
        Ok(())
    }

    /// The sessions that have something in common with this one: itself, those of the same account, and those with the same place at a
    /// board.
    pub(crate) async fn related(&self, mine: &Session) -> Result<Vec<Named>, StoreError> {
        let mut found = Vec::new();
        for (fingerprint, text) in self.store.list(KIND).await? {
            let Some(session) = parse(&fingerprint, &text).filter(|session| session.until > now()) else { continue };
            if Relation::of(mine, &session).is_some() {
                let session = self.as_far_as_good(session).await?;
                let relation = Relation::of(mine, &session);
                found.extend(relation.map(|relation| Named { fingerprint, session, relation }));
            }
        }
        Ok(found)
    }

    /// Ends a session of the same account. A session that only shares a place at a board loses that place.
    pub(crate) async fn end_related(&self, named: Named) -> Result<(), StoreError> {
        let Named { fingerprint, mut session, relation } = named;
        match relation {
            Relation::Places(places) => {
                session.grants.retain(|grant| !places.contains(grant));
                self.keep(fingerprint.clone(), &session).await?;
            }
            Relation::Same | Relation::Account => {
                self.note_end(&session).await?;
                self.store.put(KIND, fingerprint.clone(), None).await?;
            }
        }
        self.revocations.tell(Revoked::Secret(fingerprint));
        self.revocations.tell(Revoked::Session(session.name));
        Ok(())
    }

    async fn is_ended(&self, name: &str) -> Result<bool, StoreError> {
        Ok(self.store.get(ENDED, name.to_owned()).await?.is_some())
    }

    /// Notes that a session has ended, for as long as it would have lasted, and drops what need not be known any more.
    async fn note_end(&self, session: &Session) -> Result<(), StoreError> {
        // A renewal that is under way lasts longer than the session as it was read.
        let until = now() + LIFETIME.as_secs();
        self.store.put(ENDED, session.name.clone(), Some(until.to_string())).await?;
        for (name, until) in self.store.list(ENDED).await? {
            if until.parse().is_ok_and(|until: u64| until + FRESH.as_secs() < now()) {
                self.store.put(ENDED, name, None).await?;
            }
        }
        Ok(())
    }

    /// Ends all other sessions of an account, as when its password has changed.
    pub(crate) async fn end_others(&self, account: &str, mine: &Session) -> Result<(), StoreError> {
        for (fingerprint, text) in self.store.list(KIND).await? {
            let Some(session) = parse(&fingerprint, &text) else { continue };
            if session.account() == Some(account) && session.name != mine.name {
                self.end_related(Named { fingerprint, session, relation: Relation::Account }).await?;
            }
        }
        // Sessions that were looked up before the password changed are looked up again.
        self.revocations.tell(Revoked::Anything);
        Ok(())
    }
}

/// A session as it is stored. Sessions of earlier versions are named by the fingerprint of their secret.
fn parse(fingerprint: &str, text: &str) -> Option<Session> {
    let mut session: Session = serde_json::from_str(text).ok()?;
    if session.name.is_empty() {
        fingerprint.clone_into(&mut session.name);
    }
    Some(session)
}
