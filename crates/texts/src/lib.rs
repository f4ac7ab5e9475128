//! What Jadoube says, in every locale.
//!
//! A locale is a folder of `locales/`: its `locale.toml` says what is particular about the language, its `.ftl` files, in
//! Fluent's syntax, have the sentences, one file for each crate that speaks. Adding a folder is all it takes to add a
//! language. Code names messages and fills in typed arguments. A test fails when a message is missing in a locale, is
//! used by nobody, or has other variables than in English.
//!
//! `sr-Cyrl` has no files of its own: its messages are those of `sr-Latn` in Cyrillic letters. What must not become
//! Cyrillic stands in quoted placeables there. [`Locale::PSEUDO`] is made from English in the same way, for tests.
//!
//! A crate that begins to speak adds its file to every locale, and turns its enums into messages by
//! `From<&TheEnum> for Message`.
//!
//! ```
//! use jadoube_board::{Coordinates, Position, Square};
//! use jadoube_texts::{Locale, Message};
//!
//! let jump = Coordinates { from: Square::C1, to: Square::E3, promotion: None };
//! let breach = Position::standard().judge(jump).unwrap_err();
//! let message = Message::from(&breach);
//! assert_eq!(message.text(Locale::SV), "löparen kan inte hoppa över pjäsen på d2");
//! assert_eq!(message.text(Locale::HU), "a futó nem ugorhatja át a d2 mezőn álló bábot");
//! ```
#![forbid(unsafe_code)]

mod board;
mod catalogue;
mod derived;
mod distance;
#[cfg(test)]
mod embed;
mod fold;
mod locale;
mod message;
mod per_locale;
mod pseudo;
mod resolve;
mod serbian;
mod settings;

pub use catalogue::sources;
pub use derived::adapt_source;
pub use distance::distance;
pub use fold::fold;
pub use locale::{Locale, UnknownLocale};
pub use message::{Argument, InEach, Message, TextError};
pub use per_locale::PerLocale;
pub use serbian::to_cyrillic;
pub use settings::BadSetting;
