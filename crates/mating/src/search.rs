//! A best-first search through the reachable positions, each visited once.
//!
//! It ends in one of three ways: it finds a mate, and the path to it is a help-mate; nothing is left to visit, and there is
//! none (a closure of the reachable set); or the limit is reached. Positions are compared word by word, so that a closure
//! does not depend on hash values being different.

use jadoube_board::{Color, Move, Position, Role};

use crate::guide::{self, WORST};
use crate::material;

const NONE: u32 = u32::MAX;
/// Slots of the smallest table; it is cleared for every search, so it stays small until a search needs more.
const SMALL_TABLE: usize = 1 << 10;

/// From this many slots on the table grows less at a time: new memory is slow.
const LARGE_TABLE: usize = 1 << 16;

/// One in this many positions is probed.
const PROBED: usize = 64;
/// Positions after captures and pawn moves are probed first; others if there were none among this many positions.
const UNCHANGED: usize = 500;
/// One in this many visits goes to the oldest waiting position.
const PATIENCE: usize = 4;

/// A position that was found, in one cache line.
#[derive(Copy, Clone)]
#[repr(align(64))]
struct Node {
    position: Position,
    parent: u32,
    /// The move from the parent.
    last: Option<Move>,
    /// Whether the last move was a capture or a pawn move, which may have made something impossible.
    fresh: bool,
    /// Whether it was visited.
    done: bool,
    /// The next waiting node with the same estimate.
    next: u32,
}

/// A successor that may be new.
#[derive(Copy, Clone)]
struct Child {
    position: Position,
    key: u64,
    last: Move,
    fresh: bool,
    known: bool,
}

/// A slot of the table: the index of a node below, the upper half of its key above. The key tells most others apart without a
/// look at the node.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Slot(u64);

impl Slot {
    const EMPTY: Slot = Slot(u64::MAX);

    fn new(key: u64, index: u32) -> Slot {
        Slot(key & !(NONE as u64) | index as u64)
    }

    fn may_be(self, key: u64) -> bool {
        (self.0 ^ key) >> 32 == 0
    }

    fn index(self) -> usize {
        self.0 as u32 as usize
    }
}

/// How a search ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// White mates at the end of these moves.
    Mate(Vec<Move>),
    /// Every reachable position was visited; Black is mated in none.
    Closed,
    /// The limit of positions was reached.
    Limit,
}

/// The memory of a search, kept for the next one.
#[derive(Default)]
pub(crate) struct Walk {
    nodes: Vec<Node>,
    table: Vec<Slot>,
    heads: Vec<u32>,
    children: Vec<Child>,
    /// No waiting node has a smaller estimate.
    lowest: usize,
    /// All nodes before this one were visited.
    oldest: usize,
    pops: usize,
    slots: usize,
    /// How many positions had been found when the last one was probed, about.
    probed: usize,
}

impl Walk {
    /// How many positions the last search found.
    pub(crate) fn met(&self) -> usize {
        self.nodes.len()
    }

    /// Begins a search.
    pub(crate) fn start(&mut self, root: &Position) {
        self.nodes.clear();
        self.heads.clear();
        self.heads.resize(WORST, NONE);
        self.lowest = WORST;
        self.oldest = 0;
        self.pops = 0;
        self.probed = 0;
        self.slots = SMALL_TABLE;
        if self.table.len() < self.slots {
            self.table.resize(self.slots, Slot::EMPTY);
        }
        self.table[..self.slots].fill(Slot::EMPTY);
        self.insert(root, root.key(), NONE, None, false);
    }

    /// Searches until White mates, all positions are visited, or `limit` positions were found; after the last it can go on.
    /// `hopeless` may say after a capture or a pawn move that White can never mate from a position, which is then not
    /// visited. `probe` may find a mate from a position by other means and add the moves to the line; it is called for few
    /// positions, since it is slow.
    pub(crate) fn run(
        &mut self,
        limit: usize,
        mut hopeless: impl FnMut(&Position) -> bool,
        mut probe: impl FnMut(&Position) -> Option<Vec<Move>>,
    ) -> Outcome {
        while let Some(index) = self.pop() {
            let node = &self.nodes[index as usize];
            if node.fresh && hopeless(&node.position) {
                continue;
            }
            let due = if node.fresh { self.probed } else { self.probed + UNCHANGED };
            if due < self.nodes.len() {
                self.probed += PROBED;
                if let Some(rest) = probe(&node.position) {
                    return Outcome::Mate(self.line(index, &rest));
                }
            }
            if let Some(mate) = self.expand(index) {
                return Outcome::Mate(self.line(index, &[mate]));
            }
            if self.nodes.len() > limit {
                return Outcome::Limit;
            }
        }
        Outcome::Closed
    }

    /// The node to visit next: the most promising one, or now and then the oldest, so that a short mate is found even if
    /// the estimates are misleading.
    fn pop(&mut self) -> Option<u32> {
        self.pops += 1;
        let index = if self.pops.is_multiple_of(PATIENCE) { self.longest_waiting() } else { self.most_promising() }?;
        self.nodes[index as usize].done = true;
        Some(index)
    }

    fn longest_waiting(&mut self) -> Option<u32> {
        while self.nodes.get(self.oldest)?.done {
            self.oldest += 1;
        }
        Some(self.oldest as u32)
    }

    fn most_promising(&mut self) -> Option<u32> {
        while self.lowest < WORST {
            let index = self.heads[self.lowest];
            if index == NONE {
                self.lowest += 1;
                continue;
            }
            let node = &self.nodes[index as usize];
            self.heads[self.lowest] = node.next;
            if !node.done {
                return Some(index);
            }
        }
        None
    }

    /// Adds every successor of a node; returns the mating move, if there is one.
    fn expand(&mut self, index: u32) -> Option<Move> {
        let position = self.nodes[index as usize].position;
        let mut mate = None;
        let white_moves = position.turn() == Color::White;
        self.children.clear();
        position.visit_next(|m, next| {
            if white_moves && next.is_check() && !next.has_moves() {
                mate = Some(m);
                return;
            }
            let fresh = position.board().occupied().contains(m.to()) || m.role() == Role::Pawn;
            if fresh && material::shortage(next.board()).is_some() {
                return;
            }
            self.children.push(Child { position: *next, key: next.key(), last: m, fresh, known: false });
        });
        if mate.is_some() {
            return mate;
        }
        // Most successors are known. A loop that does nothing but compare lets the processor wait for many of them at once.
        let mask = self.slots - 1;
        for child in &mut self.children {
            let slot = self.table[child.key as usize & mask];
            child.known = slot != Slot::EMPTY
                && slot.may_be(child.key)
                && self.nodes[slot.index()].position.same_position(&child.position);
        }
        for number in 0..self.children.len() {
            let child = self.children[number];
            if !child.known {
                self.insert(&child.position, child.key, index, Some(child.last), child.fresh);
            }
        }
        None
    }

    fn insert(&mut self, position: &Position, key: u64, parent: u32, last: Option<Move>, fresh: bool) {
        if 2 * self.nodes.len() >= self.slots {
            self.grow();
        }
        let mask = self.slots - 1;
        let mut at = key as usize & mask;
        loop {
            match self.table[at] {
                Slot::EMPTY => break,
                slot if slot.may_be(key) && self.nodes[slot.index()].position.same_position(position) => return,
                _ => at = (at + 1) & mask,
            }
        }
        let index = self.nodes.len() as u32;
        self.table[at] = Slot::new(key, index);
        let estimate = guide::estimate(position);
        self.nodes.push(Node { position: *position, parent, last, fresh, done: false, next: self.heads[estimate] });
        self.heads[estimate] = index;
        self.lowest = self.lowest.min(estimate);
    }

    fn grow(&mut self) {
        self.slots *= if self.slots < LARGE_TABLE { 4 } else { 2 };
        if self.table.len() < self.slots {
            // Nothing of the old one is needed, so there is nothing to copy.
            self.table = Vec::new();
            self.table.resize(self.slots, Slot::EMPTY);
        } else {
            self.table[..self.slots].fill(Slot::EMPTY);
        }
        let mask = self.slots - 1;
        for (index, node) in self.nodes.iter().enumerate() {
            let key = node.position.key();
            let mut at = key as usize & mask;
            while self.table[at] != Slot::EMPTY {
                at = (at + 1) & mask;
            }
            self.table[at] = Slot::new(key, index as u32);
        }
    }

    /// The path to a node, followed by these moves.
    fn line(&self, index: u32, rest: &[Move]) -> Vec<Move> {
        let mut line: Vec<Move> = rest.iter().rev().copied().collect();
        let mut at = index;
        while at != NONE {
            let node = &self.nodes[at as usize];
            line.extend(node.last);
            at = node.parent;
        }
        line.reverse();
        line
    }
}
