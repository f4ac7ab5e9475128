//! Moves that were made, and the move in progress.

use jadoube_board::{Color, Coordinates, Move, Role, Setup, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use crate::basic::act_of_moving::Touch;
use crate::ruling::Illegality;

/// The moves that a player must choose from, and the rule that requires it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The rule.
    pub matter: Matter,
    /// The moves.
    pub moves: Vec<Move>,
}

/// A move that was made, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who made it.
    pub by: Color,
    /// The board before.
    pub before: Setup,
    /// The board after.
    pub after: Setup,
    /// The legal move, or what is wrong.
    pub played: Result<Move, Illegality>,
    /// When it was made.
    pub at: Instant,
    /// When it was completed (6.2.1).
    pub completed: Option<Instant>,
    /// The moves that the player had to choose from, if this is not one of them.
    pub should_have: Option<Binding>,
    /// The moves required by a ruling, a claim or a released piece when the move began, apart from the touches.
    pub bound: Option<Binding>,
    /// Both hands were used.
    pub both_hands: bool,
    /// What was touched.
    pub touches: Vec<Touch>,
    /// The opponent has touched a piece since, and can no longer complain about how this move was made (4.8).
    pub complaint_lost: bool,
}

/// The move in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// The board when it began, including the side to move.
    pub(crate) before: Setup,
    pub(crate) touches: Vec<Touch>,
    /// The current square of the player's piece that was touched last.
    pub(crate) in_hand: Option<Square>,
    /// The promotion piece that touches the board.
    pub(crate) placed: Option<(Role, Square)>,
    pub(crate) both_hands: bool,
    /// Where a pawn was released on the last rank in this turn.
    pub(crate) pawn_on_last_rank: Option<Square>,
    /// The player has said "I am about to castle" in this turn.
    pub(crate) castling_announced: bool,
    /// Moves required by a ruling, apart from the touches.
    pub(crate) bound: Option<Binding>,
    /// The square of the player's own piece that the player who is not to move touched last.
    pub(crate) off_move: Option<Square>,
    /// The player who is not to move holds a piece on the board that does not belong there.
    pub(crate) off_placed: bool,
    /// The player who is not to move has made a move all the same, which has no effect.
    pub(crate) out_of_turn: bool,
    /// Who pressed the clock without a move, if that does not count as an illegal move.
    pub(crate) pressed_unmoved: Option<Color>,
    /// What the player has written for a claim, if the claim itself names another move or no piece can make it.
    pub(crate) written: Option<WrittenMove>,
}

impl Turn {
    pub(crate) fn new(before: Setup) -> Turn {
        Turn {
            before,
            touches: Vec::new(),
            in_hand: None,
            placed: None,
            both_hands: false,
            pawn_on_last_rank: None,
            castling_announced: false,
            bound: None,
            off_move: None,
            off_placed: false,
            out_of_turn: false,
            pressed_unmoved: None,
            written: None,
        }
    }

    pub(crate) fn mover(&self) -> Color {
        self.before.turn
    }
}

/// The move on the scoresheet of a player who claims a draw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum WrittenMove {
    /// This one; the claim names another.
    Other(Coordinates),
    /// No piece of this kind can make it, and it does not say which one is meant.
    Impossible(Role),
}
