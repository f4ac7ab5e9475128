//! A best-first walk through the positions that can be reached, each looked at once.
//!
//! It ends in one of three ways: a mate is met, and the way to it is a help-mate; nothing is left to look at, and there
//! is none (a closure of the reachable set); or the room given is used up. Positions are compared word by word, so that
//! a closure does not rest on hash values being different.

use jadoube_board::{Color, Move, Position, Role};

use crate::guide::{self, WORST};
use crate::material;

const NONE: u32 = u32::MAX;
/// Slots of the smallest table; it is cleared for every walk, so it is kept small until a walk needs more.
const SMALL_TABLE: usize = 1 << 10;

/// A position that was met, in one cache line.
#[derive(Copy, Clone)]
struct Node {
    position: Position,
    parent: u32,
    /// The move from the parent.
    last: Option<Move>,
    /// Whether the last move was a capture or a pawn's, so that something may have become impossible by it.
    fresh: bool,
    /// The next node of the same estimate that waits.
    next: u32,
}

/// How a walk ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// White mates at the end of these moves.
    Mate(Vec<Move>),
    /// Every reachable position was looked at; in none is Black mated.
    Closed,
    /// As many positions were met as were allowed.
    Limit,
}

/// The memory of a walk, kept for the next one.
#[derive(Default)]
pub(crate) struct Walk {
    nodes: Vec<Node>,
    table: Vec<u32>,
    heads: Vec<u32>,
    /// No waiting node has a smaller estimate.
    lowest: usize,
    slots: usize,
}

impl Walk {
    /// How many positions the last walk met.
    pub(crate) fn met(&self) -> usize {
        self.nodes.len()
    }

    /// Walks from `root` until White mates, all is seen, or `limit` positions were met. `hopeless` may say of a position
    /// after a capture or a pawn's move that White can never mate from there; it is then not looked at.
    pub(crate) fn run(
        &mut self,
        root: &Position,
        limit: usize,
        hopeless: &mut impl FnMut(&Position) -> bool,
    ) -> Outcome {
        self.nodes.clear();
        self.heads.clear();
        self.heads.resize(WORST, NONE);
        self.lowest = WORST;
        self.slots = SMALL_TABLE;
        if self.table.len() < self.slots {
            self.table.resize(self.slots, NONE);
        }
        self.table[..self.slots].fill(NONE);
        self.insert(root, NONE, None, false);
        while let Some(index) = self.pop() {
            let node = &self.nodes[index as usize];
            if node.fresh && hopeless(&node.position) {
                continue;
            }
            if let Some(mate) = self.expand(index) {
                return Outcome::Mate(self.line(index, mate));
            }
            if self.nodes.len() > limit {
                return Outcome::Limit;
            }
        }
        Outcome::Closed
    }

    fn pop(&mut self) -> Option<u32> {
        while self.lowest < WORST {
            let index = self.heads[self.lowest];
            if index != NONE {
                self.heads[self.lowest] = self.nodes[index as usize].next;
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }

    /// Meets every successor of a node; gives the move that mates, if there is one.
    fn expand(&mut self, index: u32) -> Option<Move> {
        let position = self.nodes[index as usize].position;
        let mut mate = None;
        let white_moves = position.turn() == Color::White;
        position.visit_next(|m, next| {
            if mate.is_some() {
                return;
            }
            if white_moves && next.is_check() && !next.has_moves() {
                mate = Some(m);
                return;
            }
            let fresh = position.board().occupied().contains(m.to()) || m.role() == Role::Pawn;
            if fresh && material::shortage(next.board()).is_some() {
                return;
            }
            self.insert(next, index, Some(m), fresh);
        });
        mate
    }

    fn insert(&mut self, position: &Position, parent: u32, last: Option<Move>, fresh: bool) {
        if 2 * self.nodes.len() >= self.slots {
            self.grow();
        }
        let mask = self.slots - 1;
        let mut slot = position.key() as usize & mask;
        loop {
            match self.table[slot] {
                NONE => break,
                other if self.nodes[other as usize].position.same_position(position) => return,
                _ => slot = (slot + 1) & mask,
            }
        }
        let index = self.nodes.len() as u32;
        self.table[slot] = index;
        let estimate = guide::estimate(position);
        self.nodes.push(Node { position: *position, parent, last, fresh, next: self.heads[estimate] });
        self.heads[estimate] = index;
        self.lowest = self.lowest.min(estimate);
    }

    fn grow(&mut self) {
        self.slots *= 4;
        if self.table.len() < self.slots {
            self.table.resize(self.slots, NONE);
        }
        self.table[..self.slots].fill(NONE);
        let mask = self.slots - 1;
        for (index, node) in self.nodes.iter().enumerate() {
            let mut slot = node.position.key() as usize & mask;
            while self.table[slot] != NONE {
                slot = (slot + 1) & mask;
            }
            self.table[slot] = index as u32;
        }
    }

    fn line(&self, index: u32, mate: Move) -> Vec<Move> {
        let mut line = vec![mate];
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
