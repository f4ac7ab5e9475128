//! The guidelines (appendices in 2014): adjourned games, Chess960, games without increment.

pub mod adjourned;
pub mod adjourned_envelope;
mod adjourned_resumption;
pub mod adjourned_seal;
mod adjourned_sealing;
mod adjourned_words;
pub mod chess960;
pub mod without_increment;
