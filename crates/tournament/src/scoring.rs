//! Point systems: what a win, a draw and everything else is worth in an event.

use crate::{Bye, GameResult, Points, Round};

/// What each result is worth (record 162 of TRF26).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PointSystem {
    /// A win, a forfeit win, a full-point bye.
    pub win: Points,
    /// A draw, a half-point bye.
    pub draw: Points,
    /// A loss at the board.
    pub loss: Points,
    /// A forfeit loss, a zero-point bye, a round without a pairing.
    pub absence: Points,
    /// The pairing-allocated bye.
    pub pairing_bye: Points,
}

impl Default for PointSystem {
    fn default() -> PointSystem {
        PointSystem::from_game(Points::ONE, Points::HALF, Points::ZERO)
    }
}

impl PointSystem {
    /// A system in which only games have their own values: the bye of the odd player out is worth a win, an absence nothing.
    pub const fn from_game(win: Points, draw: Points, loss: Points) -> PointSystem {
        PointSystem { win, draw, loss, absence: Points::ZERO, pairing_bye: win }
    }

    /// The points for the result of a game; a game in progress has brought none yet.
    pub const fn game(&self, result: GameResult) -> Points {
        match result {
            GameResult::Win | GameResult::UnratedWin | GameResult::ForfeitWin => self.win,
            GameResult::Draw | GameResult::UnratedDraw => self.draw,
            GameResult::Loss | GameResult::UnratedLoss => self.loss,
            GameResult::ForfeitLoss => self.absence,
            GameResult::Pending => Points::ZERO,
        }
    }

    /// The points for a bye.
    pub const fn bye(&self, bye: Bye) -> Points {
        match bye {
            Bye::PairingAllocated => self.pairing_bye,
            Bye::Full => self.win,
            Bye::Half => self.draw,
            Bye::Zero => self.absence,
        }
    }

    /// The points for a round.
    pub const fn round(&self, round: Round) -> Points {
        match round {
            Round::NotPaired => self.absence,
            Round::Bye(bye) => self.bye(bye),
            Round::Game { result, .. } => self.game(result),
        }
    }
}
