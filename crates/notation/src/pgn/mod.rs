//! Games in Portable Game Notation: read from any stream, kept as trees, written in the export format.
//!
//! ```
//! use jadoube_notation::pgn::Reader;
//! let file = b"[White \"Legall\"]\n[Black \"Saint Brie\"]\n\n\
//!     1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n";
//! for game in Reader::new(&file[..]).games() {
//!     let game = game?;
//!     assert!(game.problems.is_empty());
//!     assert_eq!(game.tags.get("White"), Some("Legall"));
//!     assert_eq!(game.line.plies.len(), 13);
//! }
//! # Ok::<(), std::io::Error>(())
//! ```
//! [`Reader`] tells a [`Visitor`] what it reads, without copying and without knowing what the moves mean; [`Replay`] knows
//! that; [`Game`] is the tree of everything; [`write_game`] writes it back.

mod boundary;
mod build;
mod comment;
mod game;
mod movetext;
mod nag;
mod outcome;
mod place;
mod problem;
mod reader;
mod replay;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, reason = "without masks every game is read by `movetext`"))]
mod scan;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, reason = "without masks every game is read by `movetext`"))]
mod simd;
mod start;
mod tags;
mod tail;
mod tape;
mod text;
mod visitor;
mod write;
mod written;

pub(crate) use movetext::{ends_game, ends_with_number};
#[cfg(feature = "texts")]
pub(crate) use text::printable;

pub use comment::{Command, Comment, Paint, Part, Score};
pub use game::{Game, Line, Ply};
pub use nag::Nag;
pub use outcome::Outcome;
pub use place::Place;
pub use problem::{Problem, ProblemKind};
pub use reader::{Games, Reader};
pub use replay::{Played, Replay};
pub use start::{Start, is_chess960};
pub use tags::{ROSTER, Tags};
pub use tape::{Run, Step};
pub use text::Text;
pub use visitor::{Token, Visitor};
pub use write::write_game;

/// A game longer than this, tags and comments included, is read up to here. Thousands of pages of comments fit.
pub const MAX_GAME_BYTES: usize = 8 << 20;

/// Variations within variations within variations may be so many; deeper ones are skipped.
pub const MAX_NESTING: usize = 100;

/// So many problems are reported for one game; with more it is hardly a game.
pub const MAX_PROBLEMS: usize = 100;
