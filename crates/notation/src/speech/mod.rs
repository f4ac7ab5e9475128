//! Moves in speech: the announcements of Appendix D (E in 2009) for players who do not see the board, and plain language.

mod announce;
mod dictation;
mod plain;
mod words;

pub(crate) use announce::announcement;
pub use announce::{read_announcement, write_announcement};
pub use plain::{read_speech, write_speech};
