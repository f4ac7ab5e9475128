//! Who may come in: accounts of arbiters, secret links of players, and the sessions that both lead to.
//!
//! The store keeps no secret: of passwords an argon2 hash, of links and sessions a fingerprint.

mod accounts;
mod familiar;
mod links;
mod revoked;
mod sessions;

pub use accounts::{AccountError, Accounts};
pub use familiar::Familiar;
pub use links::{Link, Links};
pub(crate) use revoked::{Revocations, Revoked};
pub use sessions::{Grant, LIFETIME, Session, Sessions};
pub(crate) use sessions::{Named, Relation};
