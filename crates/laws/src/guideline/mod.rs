//! The guidelines (appendices in 2014): adjourned games, Chess960, games without increment.

pub(crate) mod adjourned;
pub(crate) mod adjourned_envelope;
mod adjourned_resumption;
pub(crate) mod adjourned_seal;
mod adjourned_sealing;
pub(crate) mod adjourned_slots;
pub(crate) mod adjourned_vocabulary;
pub(crate) mod chess960;
pub(crate) mod chess960_slots;
pub(crate) mod without_increment;
pub(crate) mod without_increment_vocabulary;
