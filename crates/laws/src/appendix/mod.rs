//! The appendices to the Laws.

pub mod blind;
mod blind_announcing;
mod blind_assistant;
mod blind_boards;
pub(crate) mod blind_vocabulary;
pub mod blitz;
pub mod notation;
pub mod rapid;
pub(crate) mod rapid_vocabulary;
