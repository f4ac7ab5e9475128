//! Articles 1 to 3 of the FIDE Laws of Chess, and Chess960: squares, pieces, setups, positions, legal moves, FEN.
//!
//! ```
//! use jadoube_board::Position;
//!
//! let position: Position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse()?;
//! for m in &position.legal_moves() {
//!     let next = position.after(m);
//!     assert!(!next.is_check());
//! }
//! # Ok::<(), jadoube_board::PositionError>(())
//! ```

mod article3;
mod bitboard;
mod board;
mod breach;
mod castling;
mod chess960;
mod color;
mod fen;
mod generate;
mod key;
mod move_list;
mod moves;
mod piece;
mod play;
mod position;
mod setup;
mod square;
mod unreachable;
mod validity;

pub mod attacks;
pub mod perft;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use breach::{Breach, Rule};
pub use castling::{Castling, Wing};
pub use chess960::{ArrayError, ArrayFault, ArrayNumber, Throw};
pub use color::Color;
pub use fen::{Fen, FenError, FenErrorKind, PositionError};
pub use move_list::{MoveList, Moves, MovesOfSet};
pub use moves::{Coordinates, Move, MoveKind, MoveSet};
pub use piece::{Piece, Role};
pub use position::Position;
pub use setup::Setup;
pub use square::{File, NotASquare, Rank, Square};
pub use unreachable::{Start, Unreachable};
pub use validity::{SetupError, SetupFault};
