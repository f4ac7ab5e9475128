//! The appendices to the Laws.

pub mod blitz;
pub mod notation;
pub mod rapid;
