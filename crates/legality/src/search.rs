//! The search for a proof game, from the position in question back to the initial one.
//!
//! Seen backward, a captured man simply appears where it was captured, and every man only has to walk home: nobody has to
//! arrange that a victim is in the right place. The most promising position is taken back first; whatever the layers that
//! prove positions illegal exclude is dropped. Nothing here needs to be right: a game counts only when it has been replayed.

mod estimate;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use jadoube_board::{Bitboard, Color, File, Move, Position, Rank, Role, Square};

use crate::past::Past;
use crate::retract::{Before, each_before};
use crate::standing::Standing;
use estimate::Estimate;

/// Where kings and rooks have been seen to move, which loses the right to castle: for each player a bit for the king and one for
/// each first square of a rook.
type Moved = u8;

/// How the search weighs what it has done against what is left to do.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Temper {
    /// The weight of the moves already taken back.
    pub(crate) patience: u32,
    /// A seed for the order of positions that look alike.
    pub(crate) seed: u64,
}

struct Node {
    past: Past,
    moved: Moved,
    parent: usize,
    depth: u32,
}

/// Looks for a game to `target`, visiting at most `budget` positions; gives how many it visited, too.
pub(crate) fn search(
    target: &Position,
    standing: &mut Standing,
    temper: Temper,
    budget: u64,
) -> (Option<Vec<Move>>, u64) {
    let start = standing.start.position();
    let mut search = Search {
        estimate: Estimate::new(standing.start),
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
        self.offer(Past::of(&self.target), 0, usize::MAX, 0);
        while let Some(Reverse((_, _, index))) = self.heap.pop() {
            let Node { past, moved, depth, .. } = self.nodes[index];
            if past.board == *self.start.board() && past.turn == Color::White && self.homes.explains(moved, &self.target) {
                if let Some(game) = self.game(index) {
                    return Some(game);
                }
            }
            if index > 0 && standing.argument(&past).is_some() {
                continue;
            }
            if self.seen.len() as u64 >= budget {
                return None;
            }
            for Before { past: before, from, to } in each_before(&past, standing.start) {
                let moved = moved | self.homes.moved(&before, from, to);
                self.offer(before, moved, index, depth + 1);
            }
        }
        None
    }

    fn offer(&mut self, past: Past, moved: Moved, parent: usize, depth: u32) {
        if !self.seen.insert((past, moved)) {
            return;
        }
        let Some(mut left) = self.estimate.of(&past) else { return };
        left += self.homes.unexplained(moved, &self.target) * estimate::MOVE * 2;
        let chance = mix(self.temper.seed ^ past.board.occupied().0 ^ (self.nodes.len() as u64) << 40);
        let rank = left * 4 + depth * self.temper.patience;
        self.heap.push(Reverse((rank, chance, self.nodes.len())));
        self.nodes.push(Node { past, moved, parent, depth });
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

/// The last rank of a player, for whom a pawn is promoted there.
fn last_rank(color: Color) -> impl Iterator<Item = Square> {
    File::ALL.into_iter().map(move |file| Square::new(file, Rank::Eighth.seen_by(color)))
}
