//! A sealed move that the log can keep without revealing it: a commitment now, text and nonce when the envelope is opened.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// 128 random bits that keep a sealed move from being guessed: there are few legal moves, and anybody could try them all.
/// The caller provides it, since nothing here is random, and keeps it outside the log until the envelope is opened.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Nonce(pub [u8; 16]);

/// What the log keeps of a sealed move: SHA-256 over the nonce followed by the text, byte for byte as written.
///
/// ```
/// use jadoube_laws::adjourned::{Commitment, Nonce};
/// let nonce = Nonce([7; 16]);
/// let sealed = Commitment::to("Nf3", nonce);
/// assert!(sealed.is_to("Nf3", nonce));
/// assert!(!sealed.is_to("Nf3 ", nonce) && !sealed.is_to("Nf3", Nonce([8; 16])));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// The commitment to a text.
    pub fn to(text: &str, nonce: Nonce) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(nonce.0);
        hash.update(text.as_bytes());
        Commitment(hash.finalize().into())
    }

    /// Whether this text with this nonce is what was sealed.
    #[must_use]
    pub fn is_to(&self, text: &str, nonce: Nonce) -> bool {
        *self == Commitment::to(text, nonce)
    }
}

/// The text is not the right number of hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {digits} hexadecimal digits")]
pub struct NotHexadecimal {
    /// How many there should be.
    pub digits: usize,
}

fn from_hexadecimal<const N: usize>(text: &str) -> Result<[u8; N], NotHexadecimal> {
    let fault = NotHexadecimal { digits: 2 * N };
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok()).ok_or(fault);
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if pairs.len() != N || !rest.is_empty() {
        return Err(fault);
    }
    let mut bytes = [0; N];
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(*high)? << 4 | digit(*low)?;
    }
    Ok(bytes)
}

macro_rules! written_in_hexadecimal {
    ($($type:ident: $pattern:literal),*) => {
        $(
            #[cfg(feature = "schema")]
            impl schemars::JsonSchema for $type {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($type).into()
                }

                fn json_schema(_generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    schemars::json_schema!({ "type": "string", "pattern": $pattern })
                }
            }

            impl fmt::Display for $type {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
                }
            }

            impl FromStr for $type {
                type Err = NotHexadecimal;

                fn from_str(text: &str) -> Result<$type, NotHexadecimal> {
                    from_hexadecimal(text).map($type)
                }
            }

            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
                }
            }
        )*
    };
}

written_in_hexadecimal!(Nonce: "^[0-9a-f]{32}$", Commitment: "^[0-9a-f]{64}$");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_sha_256() {
        // The test vector for "abc" in FIPS 180-4 is a single string; nonce and text are hashed as one.
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let digest: [u8; 32] = Sha256::digest(b"abc").into();
        assert_eq!(Commitment(digest).to_string(), known);
        let together: [u8; 32] = Sha256::digest([&[5; 16], &b"e4"[..]].concat()).into();
        assert_eq!(Commitment::to("e4", Nonce([5; 16])), Commitment(together));
    }

    #[test]
    fn hexadecimal_both_ways() {
        let nonce = Nonce([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 254, 255]);
        assert_eq!(nonce.to_string(), "000102030405060708090a0b0c0dfeff");
        assert_eq!(nonce.to_string().parse(), Ok(nonce));
        for wrong in ["", "0", "00", "zz0102030405060708090a0b0c0dfeff", "é00102030405060708090a0b0c0dfef"] {
            assert_eq!(wrong.parse::<Nonce>(), Err(NotHexadecimal { digits: 32 }), "{wrong}");
        }
    }
}
