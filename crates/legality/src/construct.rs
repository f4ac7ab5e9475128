//! Builds a proof game in two parts, which meet.
//!
//! First a proof kernel is carried out from the initial position on: pawns capture, promote and go to their squares, pieces
//! are captured; where the other pieces end does not matter. Then the pieces walk from there to where they are wanted, which
//! is found by taking moves back from the wanted position. Nothing here needs to be right: the game is replayed.

mod aim;
mod ends;
mod play;
mod route;
mod rows;

use jadoube_board::{Board, Color, Move, Position};

use crate::kernel::{self, Order, Promotions, ranks};
use crate::past::Past;
use crate::standing::Standing;
use crate::verdict::Start;
use aim::{Aim, Left};
use ends::End;
use rows::Job;

/// How many positions one attempt may visit, from the initial position on and from the wanted one back.
const PLAY: u64 = 30_000;
const ROUTE: u64 = 40_000;
/// What one arrangement of pawns of a kernel counts.
const KERNEL_WEIGHT: u64 = 10;

/// Ways to give ranks to kernels that one attempt may visit.
const MOST_ROWS: u64 = 5_000;
/// The number of first attempts that take a kernel without ranks, which is found sooner, and ignore bishops that are
/// shut in where they were promoted. After that every third attempt takes a kernel with ranks, and half of all
/// attempts count such bishops.
const SIMPLE: u64 = 12;
/// Arrangements of pawns that one attempt may visit.
const KERNELS: u64 = 2_000;
/// The same with ranks, what one of them counts, and how many kernels with ranks are looked at.
const RANKED: u64 = 400;
const RANKED_WEIGHT: u64 = 60;
const MOST_RANKED: u64 = 300;

/// Looks for a game to `target`, visiting about `budget` positions at most; gives how many it visited, too.
pub(crate) fn construct(target: &Position, standing: &mut Standing, budget: u64) -> (Option<Vec<Move>>, u64) {
    let ends = ends::ends(&Past::of(target), standing);
    let aims: Vec<[Aim; 2]> =
        ends.iter().map(|end| [false, true].map(|knows| Aim::of(&end.past, standing.start, knows))).collect();
    if ends.is_empty() {
        return (None, 0);
    }
    // Whether some piece cannot get to its square once the pawns are on theirs.
    let mut locked = vec![false; ends.len()];
    let mut visited = 0;
    for attempt in 0.. {
        if visited >= budget {
            break;
        }
        let end = attempt % ends.len();
        let seed = (attempt / ends.len()) as u64;
        let mut late = locked[end] || seed % 4 > 1;
        let aim = &aims[end][usize::from(seed >= SIMPLE && seed / 4 % 2 == 1)];
        let game = one(&ends[end], aim, standing.start, seed, &mut late, &mut visited);
        locked[end] |= late && seed % 4 <= 1;
        if let Some((moves, position)) = game
            && position.same_position(target)
        {
            return (Some(moves), visited);
        }
    }
    (None, visited)
}

/// One attempt.
fn one(
    end: &End,
    aim: &Aim,
    start: Start,
    seed: u64,
    late: &mut bool,
    visited: &mut u64,
) -> Option<(Vec<Move>, Position)> {
    let board = &end.past.board;
    let initial = start.position();
    let accepts = |list: &[(Color, Job)]| {
        let left = Left::of(list.iter());
        Color::ALL.into_iter().all(|color| aim.is_enough(initial.board(), color, left[color as usize]))
    };
    let mut jobs = None;
    let mut tries = 0;
    if seed >= SIMPLE && seed % 3 == 1 {
        // Promotions come at the end, and every capture is tried on every rank.
        let (_, arrangements) = ranks::search_with(&end.past, start, RANKED, seed / 3, &mut |captures| {
            tries += 1;
            jobs = rows::jobs_on_ranks(board, captures, seed, accepts);
            jobs.is_some() || tries > MOST_RANKED
        });
        *visited += 100 + tries + arrangements * RANKED_WEIGHT;
    } else {
        let promotions = if seed % 2 == 1 { Promotions::AnyTime } else { Promotions::AtTheEnd };
        let order = Order { seed: seed / 2, promotions };
        let (_, kernels) = kernel::search_with(&end.past, start, KERNELS, order, &mut |steps| {
            jobs = rows::jobs(board, steps, seed, &mut tries, accepts);
            jobs.is_some() || tries > MOST_ROWS
        });
        *visited += 100 + tries + kernels * KERNEL_WEIGHT;
    }
    let jobs = jobs?;
    let (played, nodes) = play::play(&initial, aim, &jobs, *late, seed + 1, PLAY);
    *visited += nodes;
    let played = played?;
    let (boards, nodes) = route::route(&Past::of(&played.position), &end.past, aim.frozen, seed + 1, ROUTE);
    *visited += nodes;
    *late |= nodes == 1;
    let boards = boards?;
    follow(played.position, played.moves, boards.iter().skip(1).chain(end.boards.iter()))
}

/// Goes on with legal moves that lead to these boards one after the other.
fn follow<'a>(
    mut position: Position,
    mut moves: Vec<Move>,
    boards: impl Iterator<Item = &'a Board>,
) -> Option<(Vec<Move>, Position)> {
    for board in boards {
        let m = position.legal_moves().iter().find(|m| position.after(*m).board() == board)?;
        moves.push(m);
        position = position.after(m);
    }
    Some((moves, position))
}
