//! Decides exactly who can still give mate "by any possible series of legal moves" (Articles 5.2.2, 6.9 and others).
//!
//! Most software answers with a table of material and is wrong. Here the answer is a help-mate that can be replayed, a
//! proof that there is none, or, if the budget of a question runs out, that it is undecided.
//!
//! ```
//! use jadoube_board::{Color, Position};
//! use jadoube_mating::{Deadness, can_mate, is_dead};
//!
//! // A wall of pawns that nobody can open: each bishop stays in its half.
//! let wall: Position = "8/8/4b1k1/1p1p1p1p/1P1P1P1P/4B1K1/8/8 w - - 0 1".parse()?;
//! assert_eq!(is_dead(&wall), Deadness::Dead);
//!
//! // King and knight against king and pawn: the pawn can be promoted to a piece that blocks its own king.
//! let knight: Position = "8/8/8/4k3/p7/8/8/4K1N1 w - - 0 1".parse()?;
//! let verdict = can_mate(&knight, Color::White);
//! let mut position = knight;
//! for &m in verdict.line().unwrap() {
//!     position = position.after(m);
//! }
//! assert!(position.is_checkmate());
//! # Ok::<(), jadoube_board::PositionError>(())
//! ```
//!
//! Both sides help. Clocks, repetitions and move counts do not matter; castling, en passant and promotion do. A [`Solver`]
//! keeps its memory between questions, and a [`GameTracker`] answers after every move of a game in less than two
//! microseconds, from what it knew before the move.
#![forbid(unsafe_code)]

mod bare;
mod bystanders;
mod groups;
mod guide;
mod material;
mod mobility;
mod reach;
mod replay;
mod rollout;
mod search;
mod short;
mod solver;
mod tracker;
mod verdict;

use jadoube_board::{Board, Color, Position};

pub use material::Shortage;
pub use solver::Solver;
pub use tracker::{GameTracker, Ways};
pub use verdict::{Argument, Budget, CanMate, Deadness, Layer, Stats, Verdict};

/// Whether `winner` can still mate by any possible series of legal moves, with the default [`Budget`].
///
/// ```
/// use jadoube_board::{Color, Position};
/// use jadoube_mating::{Argument, Shortage, Verdict, can_mate};
/// let position: Position = "8/8/3k4/8/8/2K5/5R2/8 b - - 0 1".parse()?;
/// assert!(can_mate(&position, Color::White).is_winnable());
/// let bare = Argument::Material(Shortage::BareKing);
/// assert_eq!(can_mate(&position, Color::Black), Verdict::Unwinnable { argument: bare });
/// # Ok::<(), jadoube_board::PositionError>(())
/// ```
pub fn can_mate(position: &Position, winner: Color) -> Verdict {
    Solver::new().can_mate(position, winner, Budget::DEFAULT)
}

/// The same with the memory of a [`Solver`] and an explicit budget.
pub fn can_mate_with(position: &Position, winner: Color, solver: &mut Solver, budget: Budget) -> Verdict {
    solver.can_mate(position, winner, budget)
}

/// Whether neither player can mate any more, so that the game is over (5.2.2), with the default [`Budget`] for each.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_mating::{Deadness, is_dead};
/// assert_eq!(is_dead(&Position::standard()), Deadness::Alive);
/// let kings: Position = "8/8/3k4/8/8/2K5/8/8 b - - 0 1".parse()?;
/// assert_eq!(is_dead(&kings), Deadness::Dead);
/// # Ok::<(), jadoube_board::PositionError>(())
/// ```
pub fn is_dead(position: &Position) -> Deadness {
    Solver::new().is_dead(position, Budget::DEFAULT)
}

/// Whether `winner` lacks the material for any mate, now and after any captures, wherever the pieces stand and whoever is
/// to move. It is the only question that can be answered for an illegal position, since it is undefined how play continues
/// from there.
///
/// ```
/// use jadoube_board::{Color, Setup};
/// use jadoube_mating::{Shortage, lacks_men};
/// // White's king is in check, and it is Black's turn.
/// let setup: Setup = "4k3/8/8/8/8/2K1r3/8/5B2 b - - 0 1".parse()?;
/// assert_eq!(lacks_men(&setup.board, Color::White), Some(Shortage::BishopsOfOneColor));
/// assert_eq!(lacks_men(&setup.board, Color::Black), None);
/// # Ok::<(), jadoube_board::FenError>(())
/// ```
pub fn lacks_men(board: &Board, winner: Color) -> Option<Shortage> {
    match winner {
        Color::White => material::shortage(board),
        Color::Black => material::shortage(&board.mirrored()),
    }
}
