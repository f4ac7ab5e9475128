//! Moves in speech: the announcements of Appendix D (E in 2009) for players who do not see the board, and plain language.

mod announce;
#[cfg(feature = "texts")]
mod dictation;
#[cfg(feature = "texts")]
mod plain;
#[cfg(feature = "texts")]
mod words;

pub(crate) use announce::announcement;
#[cfg(feature = "texts")]
pub use announce::read_announcement;
pub use announce::write_announcement;
#[cfg(feature = "texts")]
pub use plain::{read_speech, write_speech};
