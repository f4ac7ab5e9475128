//! Accounts of arbiters: a name and a password.

use std::sync::Arc;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use serde::{Deserialize, Serialize};

use crate::secret::Secret;
use crate::store::{Store, StoreError, change};

const KIND: &str = "account";
/// The shortest password that is accepted.
pub const SHORTEST: usize = 8;
/// The longest password that is accepted, so that hashing stays cheap.
const LONGEST: usize = 256;

/// The longest name of an account, in characters.
const LONGEST_NAME: usize = 60;

/// The accounts of a hall.
#[derive(Clone)]
pub struct Accounts {
    store: Arc<dyn Store>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Account {
    hash: String,
    /// Drawn anew with every password: sessions that were opened with an earlier one are no longer valid. Passwords of earlier versions
    /// have none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    epoch: String,
    /// The password was generated and shown once; it must be changed at the first login.
    once: bool,
    /// Cannot change the staff. The first account can.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    deputy: bool,
    /// The boards that this arbiter looks after; all if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sectors: Vec<Sector>,
}

/// Boards of a competition that an arbiter looks after.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// The competition.
    pub competition: String,
    /// The first board.
    pub from: u16,
    /// The last board.
    pub to: u16,
}

/// An arbiter of the hall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The name of the account, by which the logs name the arbiter.
    pub name: String,
    /// Whether the password that was generated has not been changed yet.
    pub once: bool,
    /// Whether this arbiter can change the staff.
    pub chief: bool,
    /// The boards that this arbiter looks after; all if there are none.
    pub sectors: Vec<Sector>,
}

/// Why an account cannot be used or changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AccountError {
    /// The name or the password is wrong; which of them is not said.
    #[error("the name or the password is wrong")]
    Wrong,
    /// The new password is too short or too long.
    #[error("a password must have 8 to 256 bytes")]
    Length,
    /// A name is empty, too long, or has characters that no name has.
    #[error("a name has 1 to 60 characters and no control characters")]
    Name,
    /// There is an account of this name.
    #[error("there is already an account with this name")]
    Taken,
    /// There is no account of this name.
    #[error("there is no account with this name")]
    Unknown,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The password could not be hashed.
    #[error("the password cannot be stored: {0}")]
    Hash(String),
}

impl Accounts {
    /// The accounts in a store.
    pub fn new(store: Arc<dyn Store>) -> Accounts {
        Accounts { store }
    }

    /// Creates the first account if there is none, and returns its generated password, which is shown once.
    pub async fn first(&self, name: &str) -> Result<Option<String>, AccountError> {
        if !self.store.list(KIND).await?.is_empty() {
            return Ok(None);
        }
        let (password, hash) = generated().await?;
        let account = Account { once: true, ..Account::new(hash, false) };
        self.change(name, |_| Ok(Some(account.clone()))).await?;
        Ok(Some(password))
    }

    async fn find(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let found = self.store.get(KIND, name.to_owned()).await?;
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// All arbiters, by name.
    pub async fn list(&self) -> Result<Vec<Member>, AccountError> {
        let accounts = self.store.list(KIND).await?.into_iter();
        let mut found: Vec<Member> = accounts
            .filter_map(|(name, text)| {
                let Account { once, deputy, sectors, .. } = serde_json::from_str(&text).ok()?;
                Some(Member { name, once, chief: !deputy, sectors })
            })
            .collect();
        found.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(found)
    }

    /// One of them.
    pub async fn member(&self, name: &str) -> Result<Option<Member>, AccountError> {
        let found = self.find(name).await?;
        Ok(found.map(|Account { once, deputy, sectors, .. }| {
            let name = name.to_owned();
            Member { name, once, chief: !deputy, sectors }
        }))
    }

    /// Adds an arbiter, and returns the generated password, which is shown once.
    pub async fn add(&self, name: &str) -> Result<String, AccountError> {
        let fits = !name.trim().is_empty() && name.trim() == name && name.chars().count() <= LONGEST_NAME;
        if !fits || name.contains(char::is_control) {
            return Err(AccountError::Name);
        }
        let (password, hash) = generated().await?;
        let account = Account { once: true, ..Account::new(hash, true) };
        self.change(name, |before| match before {
            None => Ok(Some(account.clone())),
            Some(_) => Err(AccountError::Taken),
        })
        .await?;
        Ok(password)
    }

    /// Gives an arbiter who has forgotten the password a generated one, which is shown once.
    pub async fn reset(&self, name: &str) -> Result<String, AccountError> {
        self.find(name).await?.ok_or(AccountError::Unknown)?;
        let (password, hash) = generated().await?;
        self.change(name, |before| {
            let Account { deputy, sectors, .. } = before.ok_or(AccountError::Unknown)?;
            Ok(Some(Account { once: true, sectors, ..Account::new(hash.clone(), deputy) }))
        })
        .await?;
        Ok(password)
    }

    /// Sets the boards that an arbiter looks after.
    pub async fn set_sectors(&self, name: &str, sectors: Vec<Sector>) -> Result<(), AccountError> {
        self.change(name, |before| {
            let account = before.ok_or(AccountError::Unknown)?;
            Ok(Some(Account { sectors: sectors.clone(), ..account }))
        })
        .await
    }

    /// Removes an arbiter. What the logs say about past acts stays.
    pub async fn remove(&self, name: &str) -> Result<(), AccountError> {
        self.find(name).await?.ok_or(AccountError::Unknown)?;
        Ok(self.store.put(KIND, name.to_owned(), None).await?)
    }

    /// Checks name and password.
    pub async fn check(&self, name: &str, password: &str) -> Result<Checked, AccountError> {
        let found = self.store.get(KIND, name.to_owned()).await?;
        let account: Option<Account> = found.and_then(|text| serde_json::from_str(&text).ok());
        let given = password.chars().take(LONGEST).collect::<String>();
        // An unknown name takes as long as a known one, so that timing does not reveal which names exist.
        let (hash, checked) = account.map_or_else(
            || (NOBODY.to_owned(), Checked::default()),
            |account| (account.hash, Checked { must_change: account.once, epoch: account.epoch }),
        );
        let right = tokio::task::spawn_blocking(move || verify(&hash, &given)).await.unwrap_or(false);
        if right { Ok(checked) } else { Err(AccountError::Wrong) }
    }

    /// Sets a password, whatever it was. Without an account of this name, this creates that of a chief arbiter.
    pub async fn set(&self, name: &str, password: &str) -> Result<(), AccountError> {
        let hash = chosen(password).await?;
        self.change(name, |before| {
            let (deputy, sectors) = before.map_or((false, Vec::new()), |old| (old.deputy, old.sectors));
            Ok(Some(Account { sectors, ..Account::new(hash.clone(), deputy) }))
        })
        .await
    }

    /// Replaces the password that was checked, unless it was replaced meanwhile, or the account removed. Returns what a check of the new
    /// password would.
    pub async fn replace(&self, name: &str, checked: &Checked, password: &str) -> Result<Checked, AccountError> {
        let hash = chosen(password).await?;
        let account = Account::new(hash, false);
        self.change(name, |before| {
            let old = before.filter(|old| old.epoch == checked.epoch).ok_or(AccountError::Wrong)?;
            Ok(Some(Account { deputy: old.deputy, sectors: old.sectors, ..account.clone() }))
        })
        .await?;
        Ok(Checked { must_change: false, epoch: account.epoch })
    }

    async fn change(
        &self,
        name: &str,
        mut made: impl FnMut(Option<Account>) -> Result<Option<Account>, AccountError>,
    ) -> Result<(), AccountError> {
        change(&*self.store, KIND, name, |before| {
            let after = made(before.and_then(|text| serde_json::from_str(&text).ok()))?;
            let text = after.map(|account| serde_json::to_string(&account)).transpose();
            Ok((text.map_err(|error| AccountError::Hash(error.to_string()))?, ()))
        })
        .await
    }
}

/// A password that was right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// It was generated, and must be changed first.
    pub must_change: bool,
    /// Which password of the account it is.
    pub(crate) epoch: String,
}

/// Which password an account has now; `None` if there is no such account.
pub(super) async fn password_epoch(store: &dyn Store, name: &str) -> Result<Option<String>, StoreError> {
    let found = store.get(KIND, name.to_owned()).await?;
    Ok(found.and_then(|text| serde_json::from_str::<Account>(&text).ok()).map(|account| account.epoch))
}

impl Account {
    /// An account with a password of its own choice.
    fn new(hash: String, deputy: bool) -> Account {
        Account { hash, epoch: Secret::draw().to_string(), once: false, deputy, sectors: Vec::new() }
    }
}

/// A generated password, and its hash.
async fn generated() -> Result<(String, String), AccountError> {
    let password = Secret::draw().to_string()[..16].to_owned();
    Ok((password.clone(), hashed(password).await?))
}

/// The hash of a password that somebody has chosen.
async fn chosen(password: &str) -> Result<String, AccountError> {
    if !(SHORTEST..=LONGEST).contains(&password.len()) {
        return Err(AccountError::Length);
    }
    hashed(password.to_owned()).await
}

async fn hashed(password: String) -> Result<String, AccountError> {
    let hashed = tokio::task::spawn_blocking(move || hash(&password)).await;
    hashed.unwrap_or_else(|error| Err(error.to_string())).map_err(AccountError::Hash)
}

/// The hash of a password that no account has.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5bm8$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

fn hash(password: &str) -> Result<String, String> {
    let salt = Secret::draw().bytes();
    let hashed: Result<PasswordHash, _> = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hashed.map(|hash| hash.to_string()).map_err(|error| error.to_string())
}

fn verify(hash: &str, password: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}
