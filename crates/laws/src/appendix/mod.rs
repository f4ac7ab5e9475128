//! The appendices to the Laws.

pub mod blind;
mod blind_assistant;
mod blind_boards;
mod blind_words;
pub mod blitz;
pub mod notation;
pub mod rapid;
