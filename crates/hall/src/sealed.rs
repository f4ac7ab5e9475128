//! Sealed moves (Guideline I): the log holds a commitment, the store holds an envelope that only the hall's key opens, and neither holds
//! the key.
//!
//! The log, a backup and the feed reveal nothing about the move. The envelope can be opened without the player who sealed it (I.9), and
//! afterwards everybody can check that its contents are what was sealed.

use std::path::Path;
use std::sync::Arc;

use chacha20poly1305::aead::Aead as _;
use chacha20poly1305::{KeyInit as _, XChaCha20Poly1305, XNonce};
use jadoube_laws::adjourned::{Commitment, Nonce};
use jadoube_laws::event::{Act, AdjournedAct};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::board::Body;
use crate::hex;
use crate::secret::Secret;
use crate::store::{Row, Store, StoreError};

const KIND: &str = "envelope";

/// The key of a hall. It is a file beside the store, and never in it.
#[derive(Clone)]
pub struct Key([u8; 32]);

/// Never shows the key.
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// Generates a new key.
    pub fn draw() -> Key {
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(&Secret::draw().bytes());
        bytes[16..].copy_from_slice(&Secret::draw().bytes());
        Key(bytes)
    }

    /// Reads the key from a file, or generates one and writes it there, readable only by the owner.
    pub fn at(path: &Path) -> std::io::Result<Key> {
        match std::fs::read_to_string(path) {
            Ok(text) => Key::parse(text.trim()).ok_or_else(|| {
                let said = format!("{} holds no key: expected 64 hexadecimal digits", path.display());
                std::io::Error::new(std::io::ErrorKind::InvalidData, said)
            }),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let key = Key::draw();
                key.write(path)?;
                Ok(key)
            }
            Err(error) => Err(error),
        }
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Key> {
        let (first, second) = text.split_at_checked(32)?;
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(&Secret::parse(first)?.bytes());
        bytes[16..].copy_from_slice(&Secret::parse(second)?.bytes());
        Some(Key(bytes))
    }

    /// Derives another key from this one, for another purpose.
    pub(crate) fn derive(&self, purpose: &str) -> [u8; 32] {
        Sha256::new().chain_update(purpose).chain_update([0]).chain_update(self.0).finalize().into()
    }

    fn write(&self, path: &Path) -> std::io::Result<()> {
        use std::io::Write as _;
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        writeln!(file, "{}", hex::write(&self.0))?;
        file.sync_all()
    }
}

/// The contents of an envelope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contents {
    /// What the player wrote.
    pub text: String,
    /// The code of the language in which it is written.
    pub language: String,
    nonce: [u8; 16],
}

impl Contents {
    /// The nonce that was hashed with the text.
    pub fn nonce(&self) -> Nonce {
        Nonce(self.nonce)
    }
}

/// Why an envelope cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SealError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such envelope.
    #[error("there is no such envelope")]
    Missing,
    /// Another key sealed it, or it was changed.
    #[error("the envelope cannot be opened with this hall's key")]
    WrongKey,
}

/// The envelopes of a hall.
#[derive(Clone)]
pub struct Envelopes {
    store: Arc<dyn Store>,
    key: Key,
}

impl Envelopes {
    /// The envelopes in a store, under a key.
    pub fn new(store: Arc<dyn Store>, key: Key) -> Envelopes {
        Envelopes { store, key }
    }

    fn name(game: &str, commitment: &Commitment) -> String {
        format!("{game}/{}", hex::write(&commitment.0))
    }

    /// Puts a move in an envelope. The envelope is durable before the commitment is returned.
    pub async fn seal(&self, game: &str, text: &str, language: &str) -> Result<Commitment, SealError> {
        let nonce = Secret::draw().bytes();
        let contents = Contents { text: text.to_owned(), language: language.to_owned(), nonce };
        let commitment = Commitment::to(text, Nonce(nonce));
        let name = Envelopes::name(game, &commitment);
        let mut once = [0; 24];
        once[..16].copy_from_slice(&Secret::draw().bytes());
        once[16..].copy_from_slice(&Secret::draw().bytes()[..8]);
        let plain = serde_json::to_vec(&contents).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let sealed = self.cipher().encrypt(&XNonce::from(once), plain.as_slice()).map_err(|_| SealError::WrongKey)?;
        let value = format!("{}{}", hex::write(&once), hex::write(&sealed));
        self.store.put(KIND, name, Some(value)).await?;
        Ok(commitment)
    }

    /// Deletes an envelope that no log refers to.
    pub async fn discard(&self, game: &str, commitment: &Commitment) -> Result<(), SealError> {
        Ok(self.store.put(KIND, Envelopes::name(game, commitment), None).await?)
    }

    /// Deletes all envelopes of a game.
    pub(crate) async fn discard_all(&self, game: &str, rows: &[Row]) -> Result<(), StoreError> {
        for row in rows {
            let Ok(Body::Judged(judged)) = serde_json::from_str(&row.body) else { continue };
            if let Act::Adjourned(AdjournedAct::Seals { commitment, .. }) = judged.event.act {
                self.store.put(KIND, Envelopes::name(game, &commitment), None).await?;
            }
        }
        Ok(())
    }

    /// A name for a secret, which reveals nothing without the key.
    pub fn fingerprint(&self, parts: &[&str]) -> String {
        let mut hash = Sha256::new();
        hash.update(self.key.0);
        for part in parts {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part.as_bytes());
        }
        hex::write(&hash.finalize())
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&self.key.0.into())
    }

    /// Opens an envelope.
    pub async fn open(&self, game: &str, commitment: &Commitment) -> Result<Contents, SealError> {
        let value = self.store.get(KIND, Envelopes::name(game, commitment)).await?.ok_or(SealError::Missing)?;
        let bytes = hex::read(&value).ok_or(SealError::WrongKey)?;
        let (once, sealed) = bytes.split_at_checked(24).ok_or(SealError::WrongKey)?;
        let once: [u8; 24] = once.try_into().map_err(|_| SealError::WrongKey)?;
        let plain = self.cipher().decrypt(&XNonce::from(once), sealed).map_err(|_| SealError::WrongKey)?;
        serde_json::from_slice(&plain).map_err(|_| SealError::WrongKey)
    }
}
