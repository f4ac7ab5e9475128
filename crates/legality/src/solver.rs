//! The layers in their order, cheapest first.

use jadoube_board::{Move, Position, Setup};

use crate::construct;
use crate::dead;
use crate::last_move::{self, Retraction};
use crate::past::Past;
use crate::search::{self, Temper};
use crate::standing::Standing;
use crate::verdict::{Argument, Budget, DeadPositions, ProofGame, Rules, Start, Trace, Verdict};

/// Positions of the past that are visited before the search for a proof game; the rest of the budget follows it.
const GLANCE_BACK: u64 = 60;
/// Arrangements of pawns that may be visited for one position of the past: a share of the whole budget.
const KERNEL_SHARE: u64 = 50;
/// What the attempts to find a proof game backward may use of the budget, one after the other.
const ATTEMPTS: [u64; 5] = [200_000, 400_000, 800_000, 1_200_000, 1_600_000];
/// What one position of such an attempt costs: about ten times as much as one of a constructed game.
const NODE: u64 = 10;
/// With so many men at home a short game may be found at once, and this is what looking for it may use.
const MANY_AT_HOME: usize = 18;
const FIRST_LOOK: u64 = 20_000;

/// Whether a game by these rules can have reached this setup by legal moves (3.10.3). A [`Start`] will do for the rules.
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
pub fn legality(setup: &Setup, rules: impl Into<Rules>, budget: Budget) -> Verdict {
    let Rules { start, dead } = rules.into();
    let position = match Position::try_from(*setup) {
        Ok(position) => position,
        Err(error) => match error.faults().first() {
            Some(fault) => return Verdict::Illegal(Argument::Fault(*fault)),
            None => return Verdict::Unknown(Trace::default()),
        },
    };
    if position.same_position(&start.position()) {
        return Verdict::Legal(ProofGame { start, moves: Vec::new(), alive: None });
    }
    match dead {
        DeadPositions::PlayedOn => decide(&position, start, budget),
        DeadPositions::EndedGame => dead::decide(&position, start, budget),
    }
}

/// The answer if the game may have gone on after a dead position.
pub(crate) fn decide(position: &Position, start: Start, budget: Budget) -> Verdict {
    let past = Past::of(position);
    let mut standing = Standing::new(start, budget.kernels);
    if let Some(argument) = standing.argument(&past) {
        return Verdict::Illegal(argument);
    }
    standing.kernel_each = budget.kernels / KERNEL_SHARE;
    let mut trace = Trace::default();
    for share in [GLANCE_BACK.min(budget.retractions), budget.retractions] {
        let (retraction, visited) = last_move::search(&past, &mut standing, share, |_| false);
        trace.retractions += visited;
        match retraction {
            Retraction::Impossible(argument) => return Verdict::Illegal(argument),
            Retraction::Open(last_move) => trace.last_move = last_move,
        }
        if trace.nodes < budget.nodes
            && let Some(game) = proof_game(position, &mut standing, budget.nodes, &mut trace)
        {
            return Verdict::Legal(game);
        }
    }
    // Refutations of this kind are rare and take longer than most proof games.
    if let Some(argument) = standing.ranks(&past, budget.kernels) {
        return Verdict::Illegal(argument);
    }
    trace.kernels = standing.kernels;
    Verdict::Unknown(trace)
}

/// Looks for a proof game: near the initial position backward at first, then in two parts, then backward again.
fn proof_game(position: &Position, standing: &mut Standing, nodes: u64, trace: &mut Trace) -> Option<ProofGame> {
    let start = standing.start;
    let found = |moves| Some(ProofGame { start, moves, alive: None });
    if men_at_home(position, standing.start) >= MANY_AT_HOME
        && let Some(moves) = attempt(position, standing, 0, FIRST_LOOK.min(nodes), trace)
    {
        return found(moves);
    }
    let share = nodes.saturating_sub(trace.nodes) / 4 * 3;
    let (game, visited) = construct::construct(position, standing, share);
    trace.nodes += visited;
    if let Some(moves) = game {
        return found(moves);
    }
    let mut number = 0;
    while trace.nodes < nodes {
        let share = ATTEMPTS[number.min(ATTEMPTS.len() - 1)].min(nodes - trace.nodes);
        if let Some(moves) = attempt(position, standing, number as u64, share, trace) {
            return found(moves);
        }
        number += 1;
    }
    None
}

/// One attempt to find a game backward.
fn attempt(
    position: &Position,
    standing: &mut Standing,
    number: u64,
    share: u64,
    trace: &mut Trace,
) -> Option<Vec<Move>> {
    let (game, visited) = search::search(position, standing, Temper::of_attempt(number), share.div_ceil(NODE));
    trace.nodes += visited.max(1) * NODE;
    game
}

/// How many men are where they started.
fn men_at_home(position: &Position, start: Start) -> usize {
    let initial = start.position();
    position.board().iter().filter(|(square, piece)| initial.board().piece_at(*square) == Some(*piece)).count()
}
