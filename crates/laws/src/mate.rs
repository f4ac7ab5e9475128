//! "By any possible series of legal moves": asked here, answered by the crate `mating`.

use jadoube_board::{Color, Position};
use jadoube_mating::{Deadness, Verdict};

use crate::basic::completion::CanMate;

/// Whether a player can still mate (6.9, 7.5.5 and, where resignation asks it, 5.1.2).
pub(crate) fn can_mate(position: &Position, winner: Color) -> CanMate {
    match jadoube_mating::can_mate(position, winner) {
        Verdict::Winnable { .. } => CanMate::Yes,
        Verdict::Unwinnable { .. } => CanMate::No,
        Verdict::Undecided { .. } => CanMate::Unknown,
    }
}

/// Whether neither player can mate any more (5.2.2). What was not found out never ends a game.
pub(crate) fn is_dead(position: &Position) -> bool {
    deadness(position) == Dead::Yes
}

/// Whether a position is dead.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Dead {
    Yes,
    No,
    /// It was not found out.
    Unknown,
}

pub(crate) fn deadness(position: &Position) -> Dead {
    match jadoube_mating::is_dead(position) {
        Deadness::Dead => Dead::Yes,
        Deadness::Alive => Dead::No,
        Deadness::Undecided => Dead::Unknown,
    }
}
