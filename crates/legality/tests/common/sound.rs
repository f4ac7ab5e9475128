//! The layers that say "illegal", without a search for a proof game.

use jadoube_board::{Position, Setup};
use jadoube_legality::{Budget, Start, Verdict, legality};

/// Moves are taken back, too.
pub const REFUTE: Budget = Budget { nodes: 0, retractions: 60, kernels: 5_000 };

/// Only what looks at the position itself and its last move.
pub const STATIC: Budget = Budget { retractions: 0, ..REFUTE };

pub fn must_not_be_illegal(position: &Position, start: Start, budget: Budget) {
    if let Verdict::Illegal(argument) = legality(&Setup::from(*position), start, budget) {
        panic!("{} {start:?}: {argument}: {argument:?}", position.shredder_fen());
    }
}
