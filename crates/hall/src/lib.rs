//! The playing hall: live boards under the Laws of Chess, and a store that never loses an acknowledged act.
#![forbid(unsafe_code)]

pub mod access;
pub mod alarms;
mod apart;
pub mod board;
mod casual;
pub mod checkpoint;
pub mod competition;
pub mod date;
pub mod dump;
pub mod engine;
mod friends;
pub mod hall;
mod hex;
pub mod http;
pub mod nodes;
#[cfg(feature = "schema")]
pub use http::openapi;
#[cfg(feature = "schema")]
pub mod page_types;
pub mod sealed;
pub mod secret;
pub mod showcase;
pub mod store;
mod tar;
pub mod timeline;
pub mod verify;
pub mod wooden;

#[cfg(test)]
#[path = "../tests/common/postgres.rs"]
mod postgres_of_a_test;
