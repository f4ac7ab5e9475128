//! Decides whether a series of legal moves can reach a position (Article 3.10.3).
//!
//! The answer is a proof game that can be replayed, an argument that no game exists, or, if the budget of a question runs out,
//! that it is unknown. Each answer has a certificate, which [`check`] confirms without the code that found it.
//!
//! ```
//! use jadoube_board::Setup;
//! use jadoube_legality::{Argument, Budget, Start, Verdict, check, legality};
//!
//! // White has three light-squared bishops and eight pawns.
//! let bishops: Setup = "4k3/8/8/3B4/2B1B3/8/PPPPPPPP/4K3 w - - 0 1".parse()?;
//! let verdict = legality(&bishops, Start::Standard, Budget::DEFAULT);
//! assert!(matches!(verdict, Verdict::Illegal(Argument::Promotions { promoted: 2, gone: 0, .. })));
//!
//! // A black knight has captured the queen and gone home.
//! let queen: Setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1".parse()?;
//! let verdict = legality(&queen, Start::Standard, Budget::DEFAULT);
//! let Verdict::Legal(game) = &verdict else { panic!("{verdict}") };
//! assert_eq!(game.replay().unwrap().board(), &queen.board);
//! assert_eq!(check(&queen, Start::Standard, &verdict), Ok(()));
//! # Ok::<(), jadoube_board::FenError>(())
//! ```
//!
//! A legal move here is one of Article 3.10.1: the game may have gone on after a fifth repetition or seventy-five moves, and
//! after a dead position unless the [`Rules`] say otherwise. docs/decisions/legality.md explains the layers and why each is sound.
#![forbid(unsafe_code)]

mod assign;
mod check;
mod construct;
mod counts;
mod dead;
mod kernel;
mod last_move;
mod mobility;
mod origins;
mod parity;
mod past;
mod quick;
mod retract;
mod search;
mod solver;
mod standing;
#[cfg(feature = "texts")]
mod tell;
mod verdict;

pub use check::{CheckError, check};
pub use past::{EnPassant, Past};
pub use solver::legality;
pub use verdict::{Argument, Budget, Case, DeadPositions, ProofGame, Rules, Start, Trace, Verdict};
