//! The appendices to the Laws.

pub(crate) mod blind;
mod blind_announcing;
mod blind_assistant;
mod blind_boards;
pub(crate) mod blind_vocabulary;
pub(crate) mod blitz;
pub(crate) mod notation;
pub(crate) mod rapid;
pub(crate) mod rapid_vocabulary;
