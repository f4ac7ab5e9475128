//! The search for a proof game, from the position in question back to the initial one.
//!
//! Seen backward, a captured man simply appears where it was captured, and every man only has to walk home: nobody has to
//! arrange that a victim is in the right place. The most promising position is taken back first; whatever the layers that
//! prove positions illegal exclude is dropped. Nothing here needs to be right: a game counts only when it has been replayed.

mod estimate;
pub(crate) mod ways;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use jadoube_board::{Bitboard, Color, Move, Position, Role, Square};

use crate::kernel::{Pawns, Plan, files_of};
use crate::past::Past;
use crate::retract::{Before, each_before};
use crate::standing::Standing;
use estimate::Estimate;
pub(crate) use estimate::Weights;

/// Where kings and rooks have been seen to move, which loses the right to castle: for each player a bit for the king and one for
/// each first square of a rook.
type Moved = u8;

/// How the search weighs what it has done against what is left to do.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Temper {
    /// The weight of the moves already taken back.
    pub(crate) patience: u32,
    /// A seed for the order of positions that look alike, and for the plan.
    pub(crate) seed: u64,
    pub(crate) weights: Weights,
}

impl Temper {
    /// The temper of an attempt: the first is the usual one, the others are drawn by lot, the same ones every time.
    pub(crate) fn of_attempt(attempt: u64) -> Temper {
        if attempt == 0 {
            return Temper { patience: 1, seed: 1, weights: Weights::DEFAULT };
        }
        let pick = |which: u64, from: &[u32]| from[mix(attempt * 16 + which) as usize % from.len()];
        let weights = Weights {
            missing: pick(0, &[5, 7, 9]),
            promoted: pick(1, &[10, 16, 24]),
            step: pick(2, &[10, 20, 30]),
            fetch: pick(3, &[3, 4, 6]),
            early_pawn: pick(4, &[2, 3, 5]),
            early_piece: pick(5, &[1, 3, 5]),
            blocking: pick(6, &[6, 8, 12]),
            farther: pick(7, &[3, 4]),
            nearer: pick(8, &[1, 2, 3]),
        };
        Temper { patience: pick(9, &[0, 1, 2, 4]), seed: attempt + 1, weights }
    }
}

struct Node {
    past: Past,
    moved: Moved,
    files: [Pawns; 8],
    stage: usize,
    parent: usize,
    depth: u32,
}

/// How many kernels are looked at until one can be a plan.
const TRIES: u64 = 5;

/// Looks for a game to `target`, visiting at most `budget` positions; gives how many it visited, too.
pub(crate) fn search(
    target: &Position,
    standing: &mut Standing,
    temper: Temper,
    budget: u64,
) -> (Option<Vec<Move>>, u64) {
    let start = standing.start.position();
    let plan = (0..TRIES)
        .find_map(|attempt| Plan::of(&Past::of(target), standing.start, budget, temper.seed + attempt * 1_000));
    // What it cost to find none is not known exactly; the whole share is taken to be used.
    let Some(plan) = plan else { return (None, budget) };
    let mut search = Search {
        estimate: Estimate::new(standing.start, temper.weights),
        plan,
        homes: Homes::of(&start),
        start,
        target: *target,
        temper,
        nodes: Vec::new(),
        seen: HashSet::new(),
        heap: BinaryHeap::new(),
    };
    let found = search.run(standing, budget);
    (found, search.seen.len() as u64)
}

struct Search {
    estimate: Estimate,
    plan: Plan,
    homes: Homes,
    start: Position,
    target: Position,
    temper: Temper,
    nodes: Vec<Node>,
    seen: HashSet<(Past, Moved)>,
    heap: BinaryHeap<Reverse<(u32, u32, usize)>>,
}

impl Search {
    fn run(&mut self, standing: &mut Standing, budget: u64) -> Option<Vec<Move>> {
        let files = files_of(self.target.board());
        self.offer(Node { past: Past::of(&self.target), moved: 0, files, stage: self.plan.len(), parent: 0, depth: 0 });
        while let Some(Reverse((_, _, index))) = self.heap.pop() {
            let Node { past, moved, files, stage, depth, .. } = self.nodes[index];
            if past.board == *self.start.board()
                && past.turn == Color::White
                && self.homes.explains(moved, &self.target)
                && let Some(game) = self.game(index)
            {
                return Some(game);
            }
            if index > 0 && standing.argument(&past).is_some() {
                continue;
            }
            if self.seen.len() as u64 >= budget {
                return None;
            }
            let pawns = past.board.role(Role::Pawn);
            for Before { past: before, from, to } in each_before(&past, standing.start) {
                let moved = moved | self.homes.moved(&before, from, to);
                let files = if before.board.role(Role::Pawn) == pawns { files } else { files_of(&before.board) };
                self.offer(Node { past: before, moved, files, stage, parent: index, depth: depth + 1 });
            }
        }
        None
    }

    fn offer(&mut self, mut node: Node) {
        if !self.seen.insert((node.past, node.moved)) {
            return;
        }
        let Some(stage) = self.plan.stage(&node.files, node.stage, self.temper.seed % 4 < 2) else { return };
        node.stage = stage;
        let Some(mut left) = self.estimate.of(&node.past, &self.plan, &node.files, stage) else { return };
        left += self.homes.unexplained(node.moved, &self.target) * estimate::MOVE * 2;
        // Among equals every other attempt takes the latest first, the others any.
        let number = self.nodes.len() as u64;
        let chance = match self.temper.seed % 2 {
            0 => u32::MAX - number as u32,
            _ => mix((self.temper.seed << 32) ^ node.past.board.occupied().0 ^ number << 40),
        };
        let rank = left * 4 + node.depth * self.temper.patience;
        self.heap.push(Reverse((rank, chance, self.nodes.len())));
        self.nodes.push(node);
    }

    /// The moves of the game that ends with this chain of positions, if it is one.
    fn game(&self, mut index: usize) -> Option<Vec<Move>> {
        let mut position = self.start;
        let mut moves = Vec::new();
        while index != 0 {
            index = self.nodes[index].parent;
            let next = self.nodes[index].past.board;
            let m = position.legal_moves().iter().find(|m| *position.after(*m).board() == next)?;
            moves.push(m);
            position = position.after(m);
        }
        position.same_position(&self.target).then_some(moves)
    }
}

fn mix(value: u64) -> u32 {
    (value.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as u32
}

/// The first squares of kings and rooks.
struct Homes {
    /// For each player: king, rook of the queen's wing, rook of the king's wing.
    squares: [[Square; 3]; 2],
}

impl Homes {
    fn of(start: &Position) -> Homes {
        Homes {
            squares: Color::ALL.map(|color| {
                let king = start.king(color);
                let rooks = start.castling().rooks(color);
                [king, rooks.first().unwrap_or(king), rooks.last().unwrap_or(king)]
            }),
        }
    }

    /// What a move shows to have moved, seen from the position before it.
    fn moved(&self, before: &Past, from: Square, to: Square) -> Moved {
        let mut moved = 0;
        for color in Color::ALL {
            let [king, queen_rook, king_rook] = self.squares[color as usize];
            let shift = 3 * color as u8;
            let is = |square: Square, role: Role| before.board.piece_at(square) == Some(role.of(color));
            let touched = Bitboard::of(from) | Bitboard::of(to);
            if touched.contains(king) && is(king, Role::King) {
                moved |= 1 << shift;
            }
            if touched.contains(queen_rook) && is(queen_rook, Role::Rook) {
                moved |= 2 << shift;
            }
            if touched.contains(king_rook) && is(king_rook, Role::Rook) {
                moved |= 4 << shift;
            }
        }
        moved
    }

    /// How many players have lost a right to castle that nothing explains yet.
    fn unexplained(&self, moved: Moved, target: &Position) -> u32 {
        let mut number = 0;
        for color in Color::ALL {
            let [_, queen_rook, king_rook] = self.squares[color as usize];
            let moved = moved >> (3 * color as u8);
            let lost = |rook: Square, bit: Moved| target.castling().has(rook) || moved & (1 | bit) != 0;
            number += u32::from(!(lost(queen_rook, 2) && lost(king_rook, 4)));
        }
        number
    }

    fn explains(&self, moved: Moved, target: &Position) -> bool {
        self.unexplained(moved, target) == 0
    }
}
