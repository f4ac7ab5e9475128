//! The Laws of Chess for C: `include/jadoube.h` is generated from here, docs/C.md is the guide.
//!
//! | what | where |
//! |---|---|
//! | everything that touches a pointer, with the functions of the header | `border.rs`: the only `unsafe` of the crate |
//! | statuses and error texts | `status.rs` |
//! | moves as C sees them | `moves.rs` |
//! | questions that are answered with JSON | `json.rs` |
#![deny(unsafe_code)]

mod border;
mod json;
mod moves;
mod status;

pub use border::*;
pub use moves::{JadoubeColor, JadoubeMove, JadoubeRole, JadoubeWing};
pub use status::JadoubeStatus;
