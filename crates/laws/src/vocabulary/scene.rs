//! The context for reading a phrase.

use std::cell::RefCell;

use jadoube_board::Setup;

use super::MovePattern;
use crate::guideline::adjourned_envelope::{Envelope, EnvelopeItem};
use crate::guideline::adjourned_seal::Nonce;

/// The state of the game when a phrase is read. Without a board only the form of a move is checked, and it stands for any
/// move.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The board on which the player's own moves are read.
    pub board: Option<Setup>,
    /// The board before the last move, on which a blind player's opponent repeats it.
    pub before_last: Option<Setup>,
    /// The board on which the sealed move is read.
    pub sealed_on: Option<Setup>,
    /// The contents of the envelope that is opened, if the case has given them.
    pub sealed: Option<String>,
    /// What should be written on the envelope.
    pub envelope: Option<Envelope>,
    /// The nonce of sealed moves.
    pub nonce: Nonce,
    pub(crate) noted: RefCell<Noted>,
    /// The moves that were read, as they were written.
    pub(crate) moves: RefCell<Vec<MovePattern>>,
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            board: None,
            before_last: None,
            sealed_on: None,
            sealed: None,
            envelope: None,
            nonce: NONCE,
            noted: RefCell::default(),
            moves: RefCell::default(),
        }
    }
}

/// What a phrase says that the act itself keeps secret, or does not keep.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Noted {
    /// The text of a sealed move.
    pub sealed: Option<String>,
    /// What is missing on an envelope.
    pub missing: Vec<EnvelopeItem>,
    /// What is wrong on it.
    pub wrong: Vec<EnvelopeItem>,
}

/// The nonce of every sealed move in a case, which has no secrets.
pub const NONCE: Nonce = Nonce(*b"jadoube's cases!");

impl Scene {
    /// What was read apart from the act.
    pub fn noted(&self) -> Noted {
        self.noted.borrow().clone()
    }

    /// The moves that were read against it, as they were written.
    pub fn moves(&self) -> Vec<MovePattern> {
        let mut moves = self.moves.borrow().clone();
        moves.dedup();
        moves
    }
}
