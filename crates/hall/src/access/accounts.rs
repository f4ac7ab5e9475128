//! Accounts of arbiters: a name and a password.

use std::sync::Arc;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use serde::{Deserialize, Serialize};

use crate::secret::Secret;
use crate::store::{Store, StoreError};

const KIND: &str = "account";
/// The shortest password that is accepted.
pub const SHORTEST: usize = 8;
/// The longest password that is accepted, so that hashing stays cheap.
const LONGEST: usize = 256;

/// The accounts of a hall.
#[derive(Clone)]
pub struct Accounts {
    store: Arc<dyn Store>,
}

#[derive(Serialize, Deserialize)]
struct Account {
    hash: String,
    /// The password was generated and shown once; it must be changed at the first login.
    once: bool,
}

/// Why an account cannot be used or changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AccountError {
    /// The name or the password is wrong; which of them is not said.
    #[error("the name or the password is wrong")]
    Wrong,
    /// The new password is too short or too long.
    #[error("a password has 8 to 256 bytes")]
    Length,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The password could not be hashed.
    #[error("the password cannot be kept: {0}")]
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
        let password = Secret::draw().to_string()[..16].to_owned();
        self.keep(name, &password, true).await?;
        Ok(Some(password))
    }

    /// Checks name and password. Returns whether the password must be changed first.
    pub async fn check(&self, name: &str, password: &str) -> Result<bool, AccountError> {
        let found = self.store.get(KIND, name.to_owned()).await?;
        let account: Option<Account> = found.and_then(|text| serde_json::from_str(&text).ok());
        let given = password.chars().take(LONGEST).collect::<String>();
        // An unknown name takes as long as a known one, so that timing does not reveal which names exist.
        let (hash, once) = account.map_or((NOBODY.to_owned(), false), |account| (account.hash, account.once));
        let right = tokio::task::spawn_blocking(move || verify(&hash, &given)).await.unwrap_or(false);
        if right { Ok(once) } else { Err(AccountError::Wrong) }
    }

    /// Sets a password.
    pub async fn set(&self, name: &str, password: &str) -> Result<(), AccountError> {
        if !(SHORTEST..=LONGEST).contains(&password.len()) {
            return Err(AccountError::Length);
        }
        self.keep(name, password, false).await
    }

    async fn keep(&self, name: &str, password: &str, once: bool) -> Result<(), AccountError> {
        let password = password.to_owned();
        let hashed = tokio::task::spawn_blocking(move || hash(&password)).await;
        let hash = hashed.unwrap_or_else(|error| Err(error.to_string())).map_err(AccountError::Hash)?;
        let text =
            serde_json::to_string(&Account { hash, once }).map_err(|error| AccountError::Hash(error.to_string()))?;
        Ok(self.store.put(KIND, name.to_owned(), Some(text)).await?)
    }
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
