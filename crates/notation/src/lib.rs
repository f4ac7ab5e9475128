//! Moves and games of chess in writing and speech: Appendices C and D of the Laws, and PGN.
//!
//! ```
//! use jadoube_board::Position;
//! use jadoube_notation::{Form, Language, Style, read, translate, write};
//!
//! let start = Position::standard();
//! let swedish = Language::find("sv").unwrap();
//! let reading = read(&start, "1. Sg1–f3!", swedish)?;
//! assert_eq!(write(&start, reading.played, &Form::Algebraic(Style::pgn(Language::ENGLISH))), "Nf3");
//!
//! let greek = Form::Algebraic(Style::fide(Language::find("el").unwrap()));
//! assert_eq!(translate("1. e4 e5 2. Sf3 Sc6", swedish, &greek).text, "1. ε4 ε5 2. Ιζ3 Ιγ6");
//! # Ok::<(), jadoube_notation::ReadError>(())
//! ```
//!
//! - [`read()`] takes what people write, in any of [`Language::all`], and says precisely what is wrong otherwise;
//!   [`read_san`] takes what programs write, as fast as can be; [`San`] is what such a token says, whatever the position.
//! - [`write()`] writes any [`Form`]; a [`Style`] is data, so that an edition of the Laws can say what it wants marked.
//! - [`write_announcement`] says a move aloud as Appendix D has it, [`write_braille`] embosses one.
//! - [`translate()`] carries whole texts from one language and form to another; [`read_moves`] reads a list of moves.
//! - [`diagram`] draws a position as an SVG picture.
//! - [`eco`] knows the codes of openings.
//! - [`epd`] reads and writes positions with operations, as test suites for engines have them.
//! - [`select`] chooses games of a database by tags, positions and material, and finds duplicates.
//! - [`pgn`] reads and writes games, and [`scoresheet`] writes them as a player does.
//!
//! Errors are in English. The feature `texts` adds what needs the messages of `jadoube-texts`: errors and labels in every language
//! (`Message::from(&error)`, `Labels::of`), moves in plain speech (`write_speech`, `read_speech`), dictated announcements
//! (`read_announcement`). It is off by default, so that reading PGN takes three crates.
#![deny(unsafe_code)]

mod braille;
pub mod diagram;
pub mod eco;
pub mod epd;
mod error;
mod language;
mod languages;
#[cfg(feature = "texts")]
mod messages;
pub mod pgn;
mod read;
mod resolve;
mod san;
pub mod scoresheet;
mod seen;
pub mod select;
mod speech;
mod style;
mod translate;
mod write;
mod xml;

pub use braille::write_braille;
pub use error::{Barred, Expected, Place, ReadError};
pub use language::Language;
pub use read::{Reading, read};
pub use resolve::{Kings, Unresolved, resolve};
pub use san::{Ending, San, SanError, read_san};
pub use seen::SeenMove;
pub use speech::write_announcement;
#[cfg(feature = "texts")]
pub use speech::{read_announcement, read_speech, write_speech};
pub use style::{CaptureSign, CastlingSign, Form, Length, MateSign, PromotionSign, Style};
pub use translate::{Fault, FaultKind, Translation, read_moves, translate, translate_bytes, translate_from};
pub use write::{figurine, write, write_san, write_to};
pub use xml::escape_xml;
