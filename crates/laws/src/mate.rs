//! "By any possible series of legal moves": asked here, answered by the crate `mating`.

use jadoube_board::{Board, Color, Move, Position};
use jadoube_mating::{CanMate, Deadness, GameTracker, lacks_men};

/// Whether a player can still mate (6.9, 7.5.5 and, where resignation asks it, 5.1.2).
pub(crate) fn can_mate(position: &Position, winner: Color) -> CanMate {
    jadoube_mating::can_mate(position, winner).can_mate()
}

/// The same on a board that is not a legal position because an illegal move went unnoticed: a player without enough material
/// cannot mate from there either; anything else is for the arbiter to say.
pub(crate) fn by_men_alone(board: &Board, winner: Color) -> CanMate {
    if lacks_men(board, winner).is_some() { CanMate::No } else { CanMate::Unknown }
}

/// Whether neither player can mate any more (5.2.2), asked after every move. An undecided position never ends a game.
///
/// It remembers how the last position could still be won, so that most moves cost no search. The memory changes no answer: to be
/// alive or dead is proved in any case. So copies begin without it, and it does not count when states are compared.
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
