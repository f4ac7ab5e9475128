//! The FIDE Laws of Chess in every edition since 2009: events in, rulings out.
//!
//! A [`game::Game`] takes in what happened, act by act, and answers with rulings that cite their Article. What the Laws
//! decide is computed; what they leave to the arbiter is asked, with the answers they allow.
#![forbid(unsafe_code)]

pub mod appendix;
pub mod basic;
pub mod competition;
pub mod event;
pub mod game;
pub mod grounds;
pub mod guideline;
mod impossible;
mod mate;
pub mod preface;
mod preface_slots;
mod question;
pub mod ruling;
#[cfg(feature = "schema")]
pub mod schema;
pub mod telling;
pub mod vocabulary;
