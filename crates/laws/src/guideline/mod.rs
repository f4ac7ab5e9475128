//! The guidelines (appendices in 2014): adjourned games and the others.

pub mod adjourned;
pub mod adjourned_envelope;
mod adjourned_resumption;
pub mod adjourned_seal;
mod adjourned_sealing;
mod adjourned_words;
