//! Plays the jobs of the pawns from the initial position on.
//!
//! Between the jobs the pieces move without capturing: out of the way of pawns, or to where they are captured. Where they end
//! does not matter yet, so that the most promising position is nearly always good enough.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::rc::Rc;

use jadoube_board::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square, attacks};

use super::aim::{Aim, Left};
use super::rows::{Job, Jobs};
use crate::search::ways::{self, AllWays, Ways};

/// What a job that is still to be done weighs; and what a move on the way to the next one does.
const JOB: u32 = 40;
const MOVE: u32 = 8;
/// What a man weighs that is where a pawn has to go.
const IN_THE_WAY: u32 = 2;
/// What a check weighs, which leaves few moves.
const CHECK: u32 = 6;
/// What a right to castle weighs that must be lost.
const RIGHT: u32 = 12;

struct Node {
    position: Position,
    done: u128,
    parent: u32,
    last: Option<Move>,
}

/// A game whose pawns and captures are all as wanted, with the position after it.
pub(super) struct Played {
    pub(super) moves: Vec<Move>,
    pub(super) position: Position,
}

/// Plays until all jobs are done, visiting at most `budget` positions; gives how many it visited, too.
///
/// The pawns that stay on the board need not get to their last squares if that is `late` enough afterwards.
pub(super) fn play(
    start: &Position,
    aim: &Aim,
    jobs: &Jobs,
    late: bool,
    seed: u64,
    budget: u64,
) -> (Option<Played>, u64) {
    let wanted = if late { jobs.settled } else { jobs.list.len() };
    let all = 1u128.checked_shl(wanted as u32).map_or(u128::MAX, |end| end - 1);
    let mut search = Search {
        aim,
        jobs,
        wanted,
        seed,
        ways: AllWays::default(),
        known: HashMap::new(),
        nodes: Vec::new(),
        seen: HashSet::new(),
        heap: BinaryHeap::new(),
    };
    search.offer(Node { position: *start, done: 0, parent: 0, last: None });
    let mut found = None;
    while let Some(Reverse((_, _, index))) = search.heap.pop() {
        let Node { position, done, .. } = search.nodes[index as usize];
        if done & all == all && position.castling() == aim.castling && !position.is_check() {
            found = Some(Played { moves: search.moves(index), position });
            break;
        }
        if search.nodes.len() as u64 >= budget {
            break;
        }
        search.expand(index, &position, done);
    }
    (found, search.nodes.len() as u64)
}

struct Search<'a> {
    aim: &'a Aim,
    jobs: &'a Jobs,
    /// How many of the jobs must be done.
    wanted: usize,
    seed: u64,
    ways: AllWays,
    /// The ways around pawns, and which men are left to be promoted, for each set of jobs done.
    known: HashMap<u128, Rc<Stage>>,
    nodes: Vec<Node>,
    seen: HashSet<(Board, Color)>,
    heap: BinaryHeap<Reverse<(u32, u32, u32)>>,
}

/// What depends on the jobs done alone.
struct Stage {
    /// The next jobs, which can be done now.
    ready: Vec<usize>,
    /// The first of each side.
    first: [Option<usize>; 2],
    left: u32,
    /// What is still to come for the men of each side.
    pieces: [Left; 2],
    /// The squares on which pawns still have to come.
    path: Bitboard,
}

impl Search<'_> {
    fn stage(&mut self, done: u128) -> Rc<Stage> {
        let Search { known, jobs, wanted, .. } = self;
        Rc::clone(known.entry(done).or_insert_with(|| Rc::new(Stage::of(jobs, *wanted, done))))
    }

    fn moves(&self, mut index: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        while let Some(last) = self.nodes[index as usize].last {
            moves.push(last);
            index = self.nodes[index as usize].parent;
        }
        moves.reverse();
        moves
    }

    fn expand(&mut self, index: u32, position: &Position, done: u128) {
        let stage = self.stage(done);
        let turn = position.turn();
        for m in &position.legal_moves() {
            let captured = m.captures(position);
            let job = if m.role() == Role::Pawn || captured.is_some() {
                let fits = |number: &&usize| {
                    let (color, job) = self.jobs.list[**number];
                    color == turn && fits(job, m, captured, position.board())
                };
                let Some(number) = stage.ready.iter().find(fits) else { continue };
                Some(*number)
            } else if self.aim.frozen.contains(m.from()) {
                continue;
            } else {
                None
            };
            let next = position.after(m);
            let done_next = job.map_or(done, |number| done | 1 << number);
            if job.is_some() && !self.is_enough(&next, done_next, captured) {
                continue;
            }
            self.offer(Node { position: next, done: done_next, parent: index, last: Some(m) });
        }
    }

    /// Whether both sides have, or can still get by promotion, the pieces that they need.
    fn is_enough(&mut self, position: &Position, done: u128, captured: Option<Square>) -> bool {
        if captured.is_some_and(|square| self.aim.frozen.contains(square)) {
            return false;
        }
        let stage = self.stage(done);
        Color::ALL.into_iter().all(|color| self.aim.is_enough(position.board(), color, stage.pieces[color as usize]))
    }

    fn offer(&mut self, node: Node) {
        if !self.seen.insert((*node.position.board(), node.position.turn())) {
            return;
        }
        let weight = self.weigh(&node);
        let number = self.nodes.len() as u32;
        let chance = match self.seed {
            0 => u32::MAX - number,
            seed => mix(seed << 32 ^ u64::from(number)),
        };
        self.heap.push(Reverse((weight, chance, number)));
        self.nodes.push(node);
    }

    fn weigh(&mut self, node: &Node) -> u32 {
        let board = node.position.board();
        let stage = self.stage(node.done);
        let ways = self.ways.around(board.role(Role::Pawn));
        let mut weight = stage.left * JOB;
        for number in stage.first.into_iter().flatten() {
            let (color, job) = self.jobs.list[number];
            weight += self.effort(board, color, job, &ways, &stage);
        }
        weight += (board.occupied() & stage.path).without(board.role(Role::Pawn)).len() as u32 * IN_THE_WAY;
        if node.position.is_check() {
            weight += CHECK;
        }
        let rights = node.position.castling().all_rooks().without(self.aim.castling.all_rooks());
        weight + rights.len() as u32 * RIGHT / 4
    }

    /// The pieces that may be captured by this job.
    fn victims(&self, board: &Board, color: Color, job: Job, stage: &Stage) -> Bitboard {
        self.aim.spare(board, !color, stage.pieces[!color as usize].after(job))
    }

    /// What it takes until a job can be done.
    fn effort(&self, board: &Board, color: Color, job: Job, ways: &Ways, stage: &Stage) -> u32 {
        let in_the_way = |squares: Bitboard| (board.occupied() & squares).len() as u32 * MOVE;
        match job {
            Job::Push { from, to } => in_the_way(attacks::between(from, to) | Bitboard::of(to)),
            Job::Takes { to, .. } => {
                let own = in_the_way(Bitboard::of(to) & board.color(color));
                let victims = self.victims(board, color, job, stage);
                let near = victims.into_iter().filter_map(|square| {
                    Some(u32::from(ways.far(board.role_at(square)?, square, to).min(2 * ways::BLOCKED)))
                });
                own + near.min().unwrap_or(20) * MOVE
            }
            Job::TakesPawn { .. } => 0,
            Job::PieceTakesPawn { square } => nearest(board, color, square, ways, self.aim.frozen) * MOVE,
            Job::PieceTakesPiece => {
                let victims = self.victims(board, color, job, stage);
                let near = victims.into_iter().map(|square| nearest(board, color, square, ways, self.aim.frozen));
                near.min().unwrap_or(20) * MOVE
            }
        }
    }
}

impl Stage {
    fn of(jobs: &Jobs, wanted: usize, done: u128) -> Stage {
        let mut stage =
            Stage { ready: Vec::new(), first: [None; 2], left: 0, pieces: [Left::default(); 2], path: Bitboard::EMPTY };
        let open = jobs.list.iter().enumerate().filter(|(number, _)| done >> number & 1 == 0);
        stage.pieces = Left::of(open.map(|(_, job)| job));
        for (number, (color, job)) in jobs.list.iter().enumerate() {
            if done >> number & 1 == 1 {
                continue;
            }
            let wanted = number < wanted;
            stage.left += u32::from(wanted);
            if let (true, Job::Push { from, to }) = (wanted, job) {
                stage.path |= attacks::between(*from, *to) | Bitboard::of(*to);
            }
            if jobs.needs[number] & !done == 0 {
                stage.ready.push(number);
                let first = &mut stage.first[*color as usize];
                *first = first.or(Some(number).filter(|_| wanted));
            }
        }
        stage
    }
}

/// Whether a move does a job.
fn fits(job: Job, m: Move, captured: Option<Square>, board: &Board) -> bool {
    match job {
        Job::Push { from, to } => captured.is_none() && (m.from(), m.to()) == (from, to),
        Job::Takes { from, to } | Job::TakesPawn { from, to } => {
            m.kind() != MoveKind::EnPassant && (m.from(), m.to()) == (from, to)
        }
        Job::PieceTakesPawn { square } => m.role() != Role::Pawn && captured == Some(square),
        Job::PieceTakesPiece => {
            m.role() != Role::Pawn && captured.is_some_and(|square| board.role_at(square) != Some(Role::Pawn))
        }
    }
}

/// How many moves the nearest piece is from a square.
fn nearest(board: &Board, color: Color, to: Square, ways: &Ways, frozen: Bitboard) -> u32 {
    let near = board.color(color).without(frozen).into_iter().filter_map(|square| match board.role_at(square)? {
        Role::Pawn | Role::King => None,
        role => Some(u32::from(ways.far(role, square, to))),
    });
    near.min().unwrap_or(u32::from(ways::BLOCKED)).min(2 * u32::from(ways::BLOCKED))
}

fn mix(value: u64) -> u32 {
    (value.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32
}
