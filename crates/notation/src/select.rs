//! Choosing games of a database: by tags, by a position, by material, by the opening; and recognizing games that are there twice.
//!
//! A [`Selection`] holds the conditions, and [`Examined`] is a [`Visitor`](crate::pgn::Visitor) that reads one game with them. Only the
//! moves that were played count, not variations.
//!
//! ```
//! use jadoube_notation::pgn::Reader;
//! use jadoube_notation::select::{Examined, Selection};
//!
//! let selection = Selection {
//!     tags: vec!["WhiteElo>=2500".parse()?],
//!     positions: vec!["rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR".parse()?],
//!     ..Selection::default()
//! };
//! let file = "[WhiteElo \"2600\"]\n\n1. e4 e5 *\n\n[WhiteElo \"2600\"]\n\n1. d4 *\n";
//! let mut reader = Reader::new(file.as_bytes());
//! let mut found = Vec::new();
//! let mut game = Examined::new(&selection);
//! while reader.read_game(&mut game)? {
//!     found.push(game.is_selected());
//! }
//! assert_eq!(found, [true, false]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod duplicates;
mod examined;
mod material;
mod opening;
mod pattern;
mod tag;

pub use duplicates::{Duplicates, Identity};
pub use examined::Examined;
pub use material::{Material, MaterialError};
pub use opening::{Opening, OpeningError};
pub use pattern::{Pattern, PatternError};
pub use tag::{Comparison, TagError, TagTest};

/// The conditions that a game has to meet. Without any, every game meets them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    /// All of them must hold.
    pub tags: Vec<TagTest>,
    /// Parts of names, without regard to case: White or Black must have each of them.
    pub players: Vec<String>,
    /// One of them must occur; none is no condition.
    pub positions: Vec<Pattern>,
    /// One of them must occur; none is no condition.
    pub materials: Vec<Material>,
    /// The code of the opening, from the moves, must be one of these; none is no condition.
    pub openings: Vec<Opening>,
}

impl Selection {
    /// Whether the moves must be followed to know.
    pub fn needs_moves(&self) -> bool {
        !self.positions.is_empty() || !self.materials.is_empty() || !self.openings.is_empty()
    }
}
