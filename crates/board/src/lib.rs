//! Articles 1 to 3 of the FIDE Laws of Chess, and Chess960: squares, pieces, setups, positions, legal moves, FEN.
//!
//! A [`Setup`] is anything that can stand on a board; a [`Position`] is one that can be played on.
//!
//! ```
//! use jadoube_board::{Coordinates, Position, Square};
//!
//! let position: Position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse()?;
//! for m in &position.legal_moves() {
//!     let next = position.after(m);
//!     assert!(!next.is_check());
//! }
//! // An illegal move comes back with the reason, and the reason with its rule.
//! let jump = Coordinates { from: Square::A1, to: Square::A3, promotion: None };
//! let breach = position.judge(jump).unwrap_err();
//! assert_eq!(breach.to_string(), "the rook cannot jump over the piece on a2");
//! assert_eq!(breach.rule(), jadoube_board::Rule::Jump); // Article 3.5
//! # Ok::<(), jadoube_board::PositionError>(())
//! ```
//!
//! | what | where |
//! |---|---|
//! | legal moves one by one, of one piece, captures only | [`Position::legal_moves`], [`Position::legal_moves_from`], [`Position::legal_captures`] |
//! | without a list, as sets of squares, or with the position after each | [`Position::visit_moves`], [`Position::visit_next`], [`Position::count_moves`] |
//! | is it legal, and why not | [`Position::judge`], [`Position::judge_castling`], [`Breach`] |
//! | boards in breach of the Laws | [`Setup::moves`], [`Setup::judge`], [`Setup::after`] |
//! | check, mate, stalemate, attacked squares | [`Position::is_check`], [`Position::is_checkmate`], [`Position::is_stalemate`], [`Board::attackers`] |
//! | the same position (9.2) | [`Position::same_position`], [`Position::key`] |
//! | every reason why a setup cannot be played on | [`Setup::faults`] |
//! | proofs that it cannot have come about (3.10.3) | [`Setup::provably_unreachable`] |
//! | Chess960 arrays by number or by chance | [`ArrayNumber`] |
//!
//! With the feature `serde` every value is stored as people write it: squares as `"e4"`, pieces as FEN letters, positions
//! and setups as FEN (a position is checked when read), coordinates as in UCI, bitboards and castling rights as lists of
//! squares, moves as `"Ng1f3"`, `"Pe7e8=Q"`, `"Pe5d6 e.p."`, `"Ke1g1 0-0"`.

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
#[cfg(feature = "schemars")]
mod schema_impls;
#[cfg(feature = "serde")]
mod serde_impls;
mod setup;
mod sink;
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
pub use moves::{Coordinates, Move, MoveKind, MoveSet, NotCoordinates};
pub use piece::{Piece, Role};
pub use position::Position;
pub use setup::Setup;
pub use square::{File, NotASquare, Rank, Square};
pub use unreachable::{Start, Unreachable};
pub use validity::{SetupError, SetupFault};
