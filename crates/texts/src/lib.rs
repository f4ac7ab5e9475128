//! What Jadoube says, in six locales.
//!
//! Code names messages and fills in typed arguments; sentences live in `locales/LOCALE/*.ftl`, one file for each crate
//! that speaks, in Fluent's syntax. A test fails when a message is missing in a locale, is used by nobody, or has other
//! variables than in English. The files of `sr-Cyrl` are made from those of `sr-Latn`, and a test sees to that, too.
//!
//! A crate that begins to speak adds its file to every locale and its name to the list in `catalogue.rs`, and turns its
//! enums into messages by `From<&TheEnum> for Message`. Letters that must not become Cyrillic stand in quoted placeables.
//!
//! ```
//! use jadoube_board::{Coordinates, Position, Square};
//! use jadoube_texts::{Locale, Message};
//!
//! let jump = Coordinates { from: Square::C1, to: Square::E3, promotion: None };
//! let breach = Position::standard().judge(jump).unwrap_err();
//! let message = Message::from(&breach);
//! assert_eq!(message.text(Locale::Sv), "löparen kan inte hoppa över pjäsen på d2");
//! assert_eq!(message.text(Locale::Hu), "a futó nem ugorhatja át a d2 mezőn álló bábot");
//! ```
#![forbid(unsafe_code)]

mod board;
mod catalogue;
mod fold;
mod locale;
mod message;
mod serbian;

pub use catalogue::sources;
pub use fold::fold;
pub use locale::{Locale, UnknownLocale};
pub use message::{Argument, Message, TextError};
pub use serbian::to_cyrillic;
