//! The appendices.

pub mod blind;
mod blind_assistant;
mod blind_boards;
mod blind_words;
