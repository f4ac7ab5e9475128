//! Decides whether a series of legal moves can reach a position (Article 3.10.3).
#![forbid(unsafe_code)]

mod assign;
mod counts;
mod kernel;
mod last_move;
mod mobility;
mod origins;
mod past;
mod retract;
mod search;
mod standing;
mod verdict;

use jadoube_board::{Position, Setup};

pub use past::{EnPassant, Past};
pub use verdict::{Argument, Budget, Case, ProofGame, Start, Trace, Verdict};

use last_move::Retraction;
use search::Temper;
use standing::Standing;

/// Whether a game from `start` can have reached this setup by legal moves (3.10.3).
pub fn legality(setup: &Setup, start: Start, budget: Budget) -> Verdict {
    let position = match Position::try_from(*setup) {
        Ok(position) => position,
        Err(error) => return Verdict::Illegal(Argument::Fault(error.faults()[0])),
    };
    let past = Past::of(&position);
    let mut standing = Standing::new(start, budget.kernels);
    let mut trace = Trace::default();
    if let Some(argument) = standing.argument(&past) {
        return Verdict::Illegal(argument);
    }
    if position.same_position(&start.position()) {
        return Verdict::Legal(ProofGame { start, moves: Vec::new() });
    }
    standing.kernel_each = budget.kernels / 50;
    let (retraction, visited) = last_move::search(&past, &mut standing, budget.retractions);
    trace.retractions = visited;
    trace.kernels = standing.kernels;
    match retraction {
        Retraction::Impossible(argument) => return Verdict::Illegal(argument),
        Retraction::Open(last_move) => trace.last_move = last_move,
    }
    let (game, visited) = search::search(&position, &mut standing, Temper { patience: 1, seed: 1 }, budget.nodes);
    trace.nodes = visited;
    if let Some(moves) = game {
        return Verdict::Legal(ProofGame { start, moves });
    }
    Verdict::Unknown(trace)
}
