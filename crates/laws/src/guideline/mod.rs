//! The guidelines (appendices in the older editions).

pub mod chess960;
pub mod without_increment;
