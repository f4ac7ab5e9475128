//! 9.2, 9.6: how often a position has occurred, and draws that need no claim.

use jadoube_board::Position;
use jadoube_lawbook::{Matter, Rules};

use crate::ruling::Unlike;

/// The positions of a game so far and their identity in the sense of 9.2.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Occurrences {
    /// Each position from the start; `None` for a board that is not a legal position.
    positions: Vec<Option<Position>>,
}

impl Occurrences {
    /// A game that begins here.
    pub fn starting_at(position: Option<Position>) -> Occurrences {
        Occurrences { positions: vec![position] }
    }

    /// The board after one more move; `None` when it is not a legal position.
    pub fn push(&mut self, position: Option<Position>) {
        self.positions.push(position);
    }

    /// The current position.
    pub fn last(&self) -> Option<&Position> {
        self.positions.last()?.as_ref()
    }

    /// Goes back to the position before the ply with this number, counted from 0.
    pub fn truncate(&mut self, ply: usize) {
        self.positions.truncate(ply + 1);
    }

    /// Goes back in the same way, and returns what was cut off.
    pub(crate) fn split_off(&mut self, ply: usize) -> Vec<Option<Position>> {
        self.positions.split_off(ply + 1)
    }

    /// Replaces the current position by one that the last move did not lead to.
    pub fn set_last(&mut self, position: Option<Position>) {
        self.positions.pop();
        self.positions.push(position);
    }

    /// How often a position has occurred.
    pub fn count(&self, position: &Position) -> u16 {
        let same = self.positions.iter().flatten().filter(|other| other.same_position(position)).count();
        u16::try_from(same).unwrap_or(u16::MAX)
    }

    /// How many positions had the same pieces on the same squares but differ for this reason.
    pub fn unlike(&self, position: &Position, reason: Unlike) -> u16 {
        let differs = |other: &&Position| {
            let found = if other.turn() != position.turn() {
                Unlike::Turn
            } else if other.en_passant() != position.en_passant() {
                Unlike::EnPassant
            } else {
                Unlike::Castling
            };
            other.board() == position.board() && !other.same_position(position) && found == reason
        };
        u16::try_from(self.positions.iter().flatten().filter(differs).count()).unwrap_or(u16::MAX)
    }

    /// On how many of their own turns in succession, including the last, the player to move has faced this position: every
    /// fourth ply (the reading of the 2014 text, which has "consecutive alternate moves").
    fn in_succession(&self) -> u16 {
        let mut turns = self.positions.iter().rev().step_by(4);
        let Some(Some(last)) = turns.next() else { return 0 };
        let more = turns.take_while(|other| other.is_some_and(|other| other.same_position(last))).count();
        1 + u16::try_from(more).unwrap_or(u16::MAX - 1)
    }
}

/// The automatic draw by the position that has just been reached (9.6). Checkmate comes first; see
/// [`crate::basic::completion`].
pub(crate) fn automatic_draw(position: &Position, occurrences: &Occurrences, rules: &Rules) -> Option<Matter> {
    // The fifth occurrence comes at least sixteen plies after the first, without a capture or pawn move in between.
    let times = || if position.halfmoves() >= 16 { usize::from(occurrences.count(position)) } else { 0 };
    if rules.automatic_repetition.is_reached(times, || usize::from(occurrences.in_succession())) {
        return Some(Matter::Fivefold);
    }
    rules.automatic_moves.is_reached(position.halfmoves()).then_some(Matter::SeventyFive)
}
