//! Who may come in: arbiters with accounts, players with secret links to a board or for a whole event, and the sessions that all of them
//! lead to.
//!
//! The store keeps no secrets: an argon2 hash of each password, a fingerprint of each link and session.

mod accounts;
mod entries;
mod familiar;
mod links;
#[cfg(test)]
mod races;
mod revoked;
mod sessions;

pub use accounts::{AccountError, Accounts, Checked, Member, Sector};
pub(crate) use entries::Entries;
pub use entries::{Entrant, Entry};
pub use familiar::Familiar;
pub(crate) use links::Epoch;
pub use links::{Link, Links};
pub(crate) use revoked::{Revocations, Revoked};
pub use sessions::{Grant, LIFETIME, Session, Sessions};
pub(crate) use sessions::{Named, Relation};
