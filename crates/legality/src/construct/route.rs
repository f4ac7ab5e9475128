//! Brings men from where they are to where they are wanted, without captures and promotions.
//!
//! The search takes back moves from the wanted position: how it came about, often by a check, is the hardest part, and from
//! there on there is ever more room.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use jadoube_board::{Bitboard, Board, Color, File, Rank, Role, Square, attacks};

use crate::assign::{NEVER, assignment};
use crate::kernel::pawns_of_file;
use crate::past::Past;

/// What one move weighs, and one of a king or pawn.
const MOVE: u32 = 8;
const KING_MOVE: u32 = 12;
const PAWN_MOVE: u32 = 6;
/// What a man on the square of another weighs, and one in its way.
const ON_THE_SQUARE: u32 = 8;
const IN_THE_WAY: u32 = 12;
/// What a check weighs, which leaves few moves.
const CHECK: u32 = 4;
/// There is no way.
const CLOSED: u8 = 60;

/// One piece: how far each square is from where it has to go.
struct Man {
    role: Role,
    color: Color,
    goal: Square,
    far: [u8; 64],
}

#[derive(Clone)]
struct Node {
    board: Board,
    turn: Color,
    at: [u8; 32],
    /// Moves left to each side.
    left: [u32; 2],
    parent: u32,
}

/// The boards from `from` to `to`, both included; and how many positions were visited.
pub(super) fn route(from: &Past, to: &Past, frozen: Bitboard, seed: u64, budget: u64) -> (Option<Vec<Board>>, u64) {
    let Some((men, at)) = pair(from, to, frozen) else { return (None, 1) };
    let mut left = [0; 2];
    for (man, square) in men.iter().zip(at) {
        left[man.color as usize] += u32::from(man.far[usize::from(square)]);
    }
    let mut search =
        Search { men, frozen, goal: *from, seed, nodes: Vec::new(), seen: HashSet::new(), heap: BinaryHeap::new() };
    search.offer(Node { board: to.board, turn: to.turn, at, left, parent: 0 });
    while let Some(Reverse((_, _, index))) = search.heap.pop() {
        let node = search.nodes[index as usize].clone();
        if node.board == from.board && node.turn == from.turn {
            return (Some(search.boards(index)), search.nodes.len() as u64);
        }
        if search.nodes.len() as u64 >= budget {
            break;
        }
        search.expand(index, &node);
    }
    (None, search.nodes.len() as u64)
}

/// Which piece of `to` comes from which piece of `from`, with the squares in `to`; `None` if there is no way for one.
fn pair(from: &Past, to: &Past, frozen: Bitboard) -> Option<(Vec<Man>, [u8; 32])> {
    let mut men = Vec::new();
    let mut at = [0u8; 32];
    for file in File::ALL {
        let [homes, ends] = [from, to].map(|past| pawns_of_file(&past.board, file));
        if homes.len() != ends.len() {
            return None;
        }
        for ((home, color), (end, _)) in homes.into_iter().zip(ends).filter(|((home, _), (end, _))| home != end) {
            let far = pawn_distances(home, end, color);
            at[men.len()] = end.index() as u8;
            men.push(Man { role: Role::Pawn, color, goal: home, far });
        }
    }
    let standing = from.board.role(Role::Pawn) & to.board.role(Role::Pawn);
    for color in Color::ALL {
        for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let homes: Vec<Square> = from.board.pieces(role.of(color)).into_iter().collect();
            let ends: Vec<Square> = to.board.pieces(role.of(color)).into_iter().collect();
            if homes.len() != ends.len() || homes.len() > 16 {
                return None;
            }
            let tables: Vec<[u8; 64]> =
                homes.iter().map(|home| distances(&to.board, color, role, *home, standing | frozen)).collect();
            let costs: Vec<[u16; 16]> = ends
                .iter()
                .map(|end| {
                    std::array::from_fn(|home| {
                        let far = tables.get(home).map_or(CLOSED, |table| table[end.index()]);
                        if far >= CLOSED { NEVER } else { u16::from(far) * u16::from(far) }
                    })
                })
                .collect();
            let homes_of = assignment(&costs)?;
            for (end, home) in ends.iter().zip(homes_of) {
                at[men.len()] = end.index() as u8;
                men.push(Man { role, color, goal: homes[home], far: tables[home] });
            }
        }
    }
    Some((men, at))
}

/// How many moves a piece needs from each square to `goal` if only men that do not move are in its way.
fn distances(board: &Board, color: Color, role: Role, goal: Square, standing: Bitboard) -> [u8; 64] {
    let mut table = [CLOSED; 64];
    let blocked = standing.without(Bitboard::of(goal));
    let mut forbidden = blocked;
    if role == Role::King {
        for pawn in board.pieces(Role::Pawn.of(!color)) & standing {
            forbidden |= attacks::pawn(!color, pawn);
        }
    }
    let mut reach = Bitboard::of(goal);
    let mut edge = reach;
    let mut far = 0;
    while edge.any() {
        for square in edge {
            table[square.index()] = far;
        }
        let next = edge
            .into_iter()
            .fold(Bitboard::EMPTY, |next, square| next | attacks::of(role.of(Color::White), square, blocked));
        edge = next.without(reach | forbidden);
        reach |= edge;
        far += 1;
    }
    table
}

/// How many moves a pawn needs from its home to the squares on its way; the others are closed.
fn pawn_distances(home: Square, end: Square, color: Color) -> [u8; 64] {
    let mut table = [CLOSED; 64];
    let ahead = color.pick(1, -1);
    let mut square = Some(home);
    let mut far = 0;
    while let Some(at) = square {
        // The first two squares may be one move.
        let twice = home.rank() == Rank::Second.seen_by(color) && far > 1;
        table[at.index()] = if twice { far - 1 } else { far };
        if at == end {
            break;
        }
        far += 1;
        square = at.offset(0, ahead);
    }
    table
}

/// Where a pawn can have come from, straight.
fn behind(color: Color, at: Square, occupied: Bitboard) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    let back = color.pick(-1, 1);
    if let Some(one) = at.offset(0, back).filter(|one| !occupied.contains(*one)) {
        found |= Bitboard::of(one);
        if at.rank() == Rank::Fourth.seen_by(color)
            && let Some(two) = one.offset(0, back).filter(|two| !occupied.contains(*two))
        {
            found |= Bitboard::of(two);
        }
    }
    found
}

struct Search {
    men: Vec<Man>,
    frozen: Bitboard,
    goal: Past,
    seed: u64,
    nodes: Vec<Node>,
    seen: HashSet<(Board, Color)>,
    heap: BinaryHeap<Reverse<(u32, u32, u32)>>,
}

impl Search {
    /// All positions before, in which the opponent of the player to move was not in check (3.9.2).
    fn expand(&mut self, index: u32, node: &Node) {
        let mover = !node.turn;
        let Some(king) = node.board.king(node.turn) else { return };
        let occupied = node.board.occupied();
        for number in 0..self.men.len() {
            let Man { role, color, far, .. } = self.men[number];
            let Some(now) = Square::from_index(usize::from(node.at[number])) else { continue };
            if color != mover || self.frozen.contains(now) {
                continue;
            }
            let mut lifted = node.board;
            lifted.clear(Bitboard::of(now));
            let squares = match role {
                Role::Pawn => behind(color, now, occupied),
                _ => attacks::of(role.of(color), now, occupied).without(occupied),
            };
            for from in squares {
                if far[from.index()] >= CLOSED {
                    continue;
                }
                let mut board = lifted;
                board.put(from, role.of(color));
                if board.is_attacked(king, mover) || self.seen.contains(&(board, mover)) {
                    continue;
                }
                let mut next = Node { board, turn: mover, parent: index, ..node.clone() };
                next.at[number] = from.index() as u8;
                next.left[color as usize] =
                    next.left[color as usize] + u32::from(far[from.index()]) - u32::from(far[now.index()]);
                self.offer(next);
            }
        }
    }

    fn offer(&mut self, node: Node) {
        if !self.seen.insert((node.board, node.turn)) {
            return;
        }
        let number = self.nodes.len() as u32;
        let chance = match self.seed {
            0 => u32::MAX - number,
            seed => (((seed << 32) ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32,
        };
        self.heap.push(Reverse((self.weigh(&node), chance, number)));
        self.nodes.push(node);
    }

    fn weigh(&self, node: &Node) -> u32 {
        let occupied = node.board.occupied();
        let mut sides = [0u32; 2];
        let mut weight = 0;
        for (man, at) in self.men.iter().zip(node.at) {
            let Some(at) = Square::from_index(usize::from(at)) else { continue };
            if at == man.goal {
                continue;
            }
            let far = u32::from(man.far[at.index()]);
            let piece = man.role.of(man.color);
            let king = if man.role == Role::King { KING_MOVE } else { MOVE };
            let mut cost = far * king;
            if man.role == Role::Pawn {
                sides[man.color as usize] += far * PAWN_MOVE;
                continue;
            }
            let to_goal = attacks::of(piece, man.goal, occupied);
            if occupied.contains(man.goal) {
                weight += ON_THE_SQUARE;
            }
            if far == 1 {
                if !to_goal.contains(at) {
                    cost += IN_THE_WAY;
                }
            } else if far == 2 {
                if !attacks::of(piece, at, occupied).meets(to_goal.without(occupied)) {
                    cost += IN_THE_WAY;
                }
            } else if to_goal.without(occupied).is_empty() {
                cost += IN_THE_WAY;
            }
            sides[man.color as usize] += cost;
        }
        let [white, black] = sides;
        weight += white + black;
        if node.board.king(node.turn).is_some_and(|king| node.board.is_attacked(king, !node.turn)) {
            weight += CHECK;
        }
        if white + black == 0 && node.turn != self.goal.turn {
            weight += MOVE;
        }
        weight
    }

    fn boards(&self, mut index: u32) -> Vec<Board> {
        let mut boards = vec![self.nodes[index as usize].board];
        while index != 0 {
            index = self.nodes[index as usize].parent;
            boards.push(self.nodes[index as usize].board);
        }
        boards
    }
}
