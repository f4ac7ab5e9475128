//! "By any possible series of legal moves": the question; the crate `mating` has the answer.

use jadoube_board::{Board, Color, Move, Position};
use jadoube_mating::{CanMate, Deadness, GameTracker, lacks_men};

/// Whether a player can still checkmate (6.9, 7.5.5 and, if resignation depends on it, 5.1.2).
pub(crate) fn can_mate(position: &Position, winner: Color) -> CanMate {
    jadoube_mating::can_mate(position, winner).can_mate()
}

/// The same on a board that is not a legal position because an illegal move went unnoticed: a player without enough
/// material cannot checkmate from there either; the arbiter decides everything else.
pub(crate) fn by_men_alone(board: &Board, winner: Color) -> CanMate {
    if lacks_men(board, winner).is_some() { CanMate::No } else { CanMate::Unknown }
}

/// Whether neither player can checkmate any more (5.2.2), asked after every move. An undecided position never ends a game.
///
/// It remembers how the last position could still be won, so that most moves need no search. The memory does not change any
/// answer: that a position is alive or dead is proved in any case. So copies begin without it, and it is ignored when
/// states are compared.
#[derive(Default)]
pub(crate) struct Liveness(Option<Box<GameTracker>>);

impl Liveness {
    pub(crate) fn is_dead_after(&mut self, before: Option<&Position>, m: Move, after: &Position) -> bool {
        let deadness = match &mut self.0 {
            Some(tracker) if Some(tracker.position()) == before => tracker.play(m),
            Some(tracker) => tracker.restart(*after),
            None => self.0.insert(Box::new(GameTracker::new(*after))).deadness(),
        };
        deadness == Deadness::Dead
    }
}

impl Clone for Liveness {
    fn clone(&self) -> Liveness {
        Liveness(None)
    }
}

impl PartialEq for Liveness {
    fn eq(&self, _: &Liveness) -> bool {
        true
    }
}

impl Eq for Liveness {}

impl std::fmt::Debug for Liveness {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Liveness")
    }
}
