//! Who may come in: arbiters with accounts, players with secret links, and the sessions that both lead to.
//!
//! The store keeps no secrets: an argon2 hash of each password, a fingerprint of each link and session.

mod accounts;
mod familiar;
mod links;
mod revoked;
mod sessions;

pub use accounts::{AccountError, Accounts, Member, Sector};
pub use familiar::Familiar;
pub use links::{Link, Links};
pub(crate) use revoked::{Revocations, Revoked};
pub use sessions::{Grant, LIFETIME, Session, Sessions};
pub(crate) use sessions::{Named, Relation};
