//! What a phrase is read against.

use std::cell::RefCell;

use jadoube_board::{Color, Setup};

use super::MovePattern;

/// How things stand when a phrase is read. Without a board a move is checked for its form only, and stands for any move.
#[derive(Clone, Default, Debug)]
pub struct Scene {
    /// The board on which the player's own moves are read.
    pub board: Option<Setup>,
    /// The board before the last move, on which a blind player's opponent repeats it.
    pub before_last: Option<Setup>,
    /// The board on which the sealed move is read.
    pub sealed_on: Option<Setup>,
    /// Whose phrase it is.
    pub player: Option<Color>,
    /// The moves that were read, as they were written.
    pub(crate) moves: RefCell<Vec<MovePattern>>,
}

impl Scene {
    /// The moves that were read against it, as they were written.
    pub fn moves(&self) -> Vec<MovePattern> {
        self.moves.borrow().clone()
    }
}
