//! The playing hall: live boards under the Laws of Chess, and a store that never loses an acknowledged act.
#![forbid(unsafe_code)]

pub mod board;
pub mod hall;
pub mod secret;
pub mod store;
pub mod timeline;
