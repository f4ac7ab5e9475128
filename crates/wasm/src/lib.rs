//! Jadoube as WebAssembly, for the npm package `jadoube` (`npm/`) and for the arbiter's pocket.
//!
//! The module imports nothing: it has no clock, no chance and no network, and everything comes in as bytes. [`exports`] is
//! the whole border; what crosses it is text, numbers, and the numbers of positions that stay inside:
//!
//! | what | where |
//! |---|---|
//! | positions: legal moves, playing, FEN, SAN | [`positions`] |
//! | games in PGN | [`games`] |
//! | everything that `jadoube-api` answers: rulings, Articles, mating, notation | [`exports`] (`ask`) |
//! | languages and the texts of the Articles, which are loaded when they are wanted | [`packs`] |
//! | the ruling desk and the guided entry of incidents (feature `full`) | [`exports`] (`ask`) |
//! | a chess clock (feature `full`) | `clocks` |
//! | a game between two people, under the Laws and with a clock (feature `full`) | `tables` |
//! | QR codes (feature `full`) | `codes` |
//!
//! Programs usually load the module without the feature `full`, which is on by default: the pocket needs all of it.
//!
//! Built natively, it is an ordinary library, which is how the packs are written and the border is tested.
#![deny(unsafe_code)]

/// The JavaScript around the module: `index.js` of the npm package.
pub const JAVASCRIPT: &str = include_str!("../npm/index.js");

#[cfg(feature = "full")]
pub mod clocks;
#[cfg(feature = "full")]
pub mod codes;
pub mod exports;
pub mod games;
pub mod packs;
pub mod positions;
#[cfg(feature = "full")]
pub mod tables;
