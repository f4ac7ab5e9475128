//! The question for games that end with a dead position (5.2.2).
//!
//! No game leads out of a dead position, so that all positions before one that is alive are alive: for it the answer is the same as
//! without this rule. Only the last move can have led from a position that is alive to a dead one.

use jadoube_board::{Color, Position, Rank, Role, Square};
use jadoube_mating::{Deadness, Verdict as Mate, can_mate, is_dead};

use crate::last_move::{self, Retraction};
use crate::past::Past;
use crate::retract::each_before;
use crate::solver;
use crate::standing::Standing;
use crate::verdict::{Argument, Budget, ProofGame, Start, Trace, Verdict};

/// How many positions before the last move share the budget.
const TRIED: u64 = 8;

/// The answer if the game ended with the first dead position.
pub(crate) fn decide(position: &Position, start: Start, budget: Budget) -> Verdict {
    if is_dead(position) == Deadness::Alive {
        return match solver::decide(position, start, budget) {
            Verdict::Legal(game) => with_mate(game).map_or(Verdict::Unknown(Trace::default()), Verdict::Legal),
            verdict => verdict,
        };
    }
    let past = Past::of(position);
    let mut standing = Standing::new(start, budget.kernels);
    if let Some(argument) = standing.argument(&past) {
        return Verdict::Illegal(argument);
    }
    let mut trace = Trace::default();
    let (retraction, visited) =
        last_move::search(&past, &mut standing, budget.retractions, |before| is_over(before, start));
    trace.retractions = visited;
    match retraction {
        Retraction::Impossible(argument) => return Verdict::Illegal(argument),
        Retraction::Open(last_move) => trace.last_move = last_move,
    }
    let share = Budget { nodes: budget.nodes / TRIED, retractions: 0, kernels: budget.kernels / TRIED };
    for before in each_before(&past, start) {
        if trace.nodes >= budget.nodes {
            break;
        }
        if let Some(game) = through(&before.past, position, start, share, &mut trace) {
            return Verdict::Legal(game);
        }
    }
    trace.kernels = standing.kernels;
    Verdict::Unknown(trace)
}

/// A game whose position before the last move is this one, if it is alive.
fn through(before: &Past, position: &Position, start: Start, share: Budget, trace: &mut Trace) -> Option<ProofGame> {
    let before = Position::try_from(before.setup()).ok()?;
    let last = before.legal_moves().iter().find(|m| before.after(*m).same_position(position))?;
    if is_dead(&before) != Deadness::Alive {
        return None;
    }
    match solver::decide(&before, start, share) {
        Verdict::Legal(mut game) => {
            game.moves.push(last);
            with_mate(game)
        }
        Verdict::Illegal(_) => None,
        Verdict::Unknown(tried) => {
            trace.nodes += tried.nodes;
            None
        }
    }
}

/// Adds the moves that show that the position before the last move was alive.
fn with_mate(mut game: ProofGame) -> Option<ProofGame> {
    let Some((_, earlier)) = game.moves.split_last() else { return Some(game) };
    let before = earlier.iter().fold(game.start.position(), |position, m| position.after(*m));
    let line = Color::ALL.into_iter().find_map(|color| match can_mate(&before, color) {
        Mate::Winnable { line } => Some(line),
        _ => None,
    })?;
    game.alive = Some(line);
    Some(game)
}

/// Whether a position of the past was dead for certain, whatever is not known about it.
fn is_over(past: &Past, start: Start) -> bool {
    let Ok(position) = Position::try_from(past.setup()) else { return false };
    !may_castle(past, start) && !may_capture_en_passant(past) && is_dead(&position) == Deadness::Dead
}

/// Whether there may have been more rights to castle than are known: a king and a rook are where they started.
fn may_castle(past: &Past, start: Start) -> bool {
    let initial = start.position();
    Color::ALL.into_iter().any(|color| {
        let at_home = |role: Role| (past.board.pieces(role.of(color)) & initial.board().pieces(role.of(color))).any();
        at_home(Role::King) && at_home(Role::Rook)
    })
}

/// Whether there may have been a capture en passant: two pawns are beside each other on the rank for it.
fn may_capture_en_passant(past: &Past) -> bool {
    let fifth = Rank::Fifth.seen_by(past.turn);
    let pawns = |color: Color| past.board.pieces(Role::Pawn.of(color));
    let beside = |square: Square| [-1, 1].into_iter().filter_map(move |files| square.offset(files, 0));
    pawns(past.turn)
        .into_iter()
        .filter(|square| square.rank() == fifth)
        .any(|square| beside(square).any(|other| pawns(!past.turn).contains(other)))
}

impl Argument {
    /// Whether the position is impossible only because the game had ended in a dead position before.
    pub fn is_dead(&self) -> bool {
        match self {
            Argument::Dead => true,
            Argument::LastMove { cases } => {
                cases.iter().any(|(_, case)| matches!(case, crate::Case::Refuted(Argument::Dead)))
            }
            _ => false,
        }
    }
}
