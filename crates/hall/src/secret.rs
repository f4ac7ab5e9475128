//! Secrets: drawn by the operating system, compared in constant time, kept only as their hash.

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// 128 bits that nobody can guess, written as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 16]);

impl Secret {
    /// Draws a new one.
    ///
    /// # Panics
    /// When the operating system has no randomness to give: then nothing here can be kept safe.
    pub fn draw() -> Secret {
        let mut bytes = [0; 16];
        #[allow(clippy::expect_used)]
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
        Secret(bytes)
    }

    /// Reads 32 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Secret> {
        let digits = text.as_bytes();
        if digits.len() != 32 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return None;
        }
        let mut bytes = [0; 16];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Secret(bytes))
    }

    /// The bytes.
    pub fn bytes(&self) -> [u8; 16] {
        self.0
    }

    /// What is stored instead of the secret: whoever reads the store cannot come in with it.
    pub fn fingerprint(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

impl std::fmt::Display for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Never shows the secret, so that it does not get into a log by way of a debug line.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Whether two texts are equal, in a time that does not tell how much of them is.
pub fn equal(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_was_written_and_never_shown() {
        let secret = Secret::draw();
        assert_eq!(Secret::parse(&secret.to_string()), Some(secret.clone()));
        assert_ne!(secret, Secret::draw());
        assert!(!format!("{secret:?}").contains(&secret.to_string()));
        assert_eq!(Secret::parse("0123"), None);
        assert_eq!(Secret::parse(&"+".repeat(32)), None);
    }
}
