//! Moves that were made, and the act of moving that is under way.

use jadoube_board::{Color, Coordinates, Move, Role, Setup, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use crate::basic::act_of_moving::Touch;
use crate::ruling::Illegality;

/// Moves to which a player is bound, and the rule by which.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The rule.
    pub matter: Matter,
    /// The moves.
    pub moves: Vec<Move>,
}

/// A move that was made, lawful or not.
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
    /// The moves to which the player was bound, if this is not one of them.
    pub should_have: Option<Binding>,
    /// What a ruling, a claim or a piece let go had bound the player to when the move began, besides the touches.
    pub bound: Option<Binding>,
    /// Both hands were used.
    pub both_hands: bool,
    /// What was touched.
    pub touches: Vec<Touch>,
    /// The opponent has touched a piece since, and can no longer complain of the way this was made (4.8).
    pub complaint_lost: bool,
}

/// The act of moving that is under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// The board when it began; its turn is the player who has the move.
    pub(crate) before: Setup,
    pub(crate) touches: Vec<Touch>,
    /// Where the player's piece that was touched last stands now.
    pub(crate) in_hand: Option<Square>,
    /// The promotion piece that touches the board.
    pub(crate) placed: Option<(Role, Square)>,
    pub(crate) both_hands: bool,
    /// Where a pawn was let go on the last rank in this turn.
    pub(crate) pawn_on_last_rank: Option<Square>,
    /// The player has said "I am about to castle" in this turn.
    pub(crate) castling_announced: bool,
    /// Moves to which a ruling has bound the player, besides the touches.
    pub(crate) bound: Option<Binding>,
    /// Where the piece stands that the player who is not on move touched last, one of that player's own.
    pub(crate) off_move: Option<Square>,
    /// The player who does not have the move holds a piece on the board that does not belong there.
    pub(crate) off_placed: bool,
    /// The player who does not have the move has made one all the same, which stays without effect.
    pub(crate) out_of_turn: bool,
    /// Who pressed the clock without a move, where that does not count as an illegal move.
    pub(crate) pressed_unmoved: Option<Color>,
    /// What the player has written for a claim, where the claim itself names another move or no piece can make it.
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
