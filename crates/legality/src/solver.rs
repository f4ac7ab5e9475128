//! The layers in their order, cheapest first.

use jadoube_board::{Position, Setup};

use crate::last_move::{self, Retraction};
use crate::past::Past;
use crate::search::{self, Temper};
use crate::standing::Standing;
use crate::verdict::{Argument, Budget, ProofGame, Start, Trace, Verdict};

/// Positions of the past that are visited before the search for a proof game; the rest of the budget follows it.
const GLANCE_BACK: u64 = 60;
/// Arrangements of pawns that may be visited for one position of the past: a share of the whole budget.
const KERNEL_SHARE: u64 = 50;
/// How many positions the attempts to find a proof game may visit, one after the other.
const ATTEMPTS: [u64; 5] = [20_000, 40_000, 80_000, 120_000, 160_000];

/// Whether a game from `start` can have reached this setup by legal moves (3.10.3).
///
/// The side to move, the castling rights and the en passant square belong to the question: a right that is not claimed has been
/// lost. An en passant square where no capture is legal is read as if it were not there (9.2.3).
///
/// ```
/// use jadoube_board::Setup;
/// use jadoube_legality::{Budget, Start, Verdict, legality};
/// let setup: Setup = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".parse()?;
/// let Verdict::Legal(game) = legality(&setup, Start::Standard, Budget::DEFAULT) else { panic!("1.e4 e5") };
/// assert_eq!(game.moves.len(), 2);
/// # Ok::<(), jadoube_board::FenError>(())
/// ```
pub fn legality(setup: &Setup, start: Start, budget: Budget) -> Verdict {
    let position = match Position::try_from(*setup) {
        Ok(position) => position,
        Err(error) => match error.faults().first() {
            Some(fault) => return Verdict::Illegal(Argument::Fault(*fault)),
            None => return Verdict::Unknown(Trace::default()),
        },
    };
    if position.same_position(&start.position()) {
        return Verdict::Legal(ProofGame { start, moves: Vec::new() });
    }
    let past = Past::of(&position);
    let mut standing = Standing::new(start, budget.kernels);
    if let Some(argument) = standing.argument(&past) {
        return Verdict::Illegal(argument);
    }
    standing.kernel_each = budget.kernels / KERNEL_SHARE;
    let mut trace = Trace::default();
    for share in [GLANCE_BACK.min(budget.retractions), budget.retractions] {
        let (retraction, visited) = last_move::search(&past, &mut standing, share);
        trace.retractions += visited;
        match retraction {
            Retraction::Impossible(argument) => return Verdict::Illegal(argument),
            Retraction::Open(last_move) => trace.last_move = last_move,
        }
        if trace.nodes < budget.nodes
            && let Some(game) = proof_game(&position, &mut standing, budget.nodes, &mut trace)
        {
            return Verdict::Legal(game);
        }
    }
    trace.kernels = standing.kernels;
    Verdict::Unknown(trace)
}

fn proof_game(position: &Position, standing: &mut Standing, nodes: u64, trace: &mut Trace) -> Option<ProofGame> {
    let (game, visited) = crate::construct::construct(position, standing, nodes - trace.nodes);
    trace.nodes += visited;
    if let Some(moves) = game {
        return Some(ProofGame { start: standing.start, moves });
    }
    let mut attempt = 0;
    while trace.nodes < nodes {
        let share = ATTEMPTS[attempt.min(ATTEMPTS.len() - 1)].min(nodes - trace.nodes);
        let (game, visited) = search::search(position, standing, Temper::of_attempt(attempt as u64), share);
        trace.nodes += visited.max(1);
        attempt += 1;
        if let Some(moves) = game {
            return Some(ProofGame { start: standing.start, moves });
        }
    }
    None
}
