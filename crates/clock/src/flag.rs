//! Flags: when a player's time physically ran out.

use jadoube_board::Color;

use crate::Instant;

/// A player's time ran out (6.1): a fact about the clock. When a flag is *considered* to have fallen is for the Laws
/// to say: when it is observed or claimed (6.8).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct FlagFall {
    /// Whose flag.
    pub side: Color,
    /// The first instant at which nothing was left.
    pub at: Instant,
    /// The number, from 0, of the period whose time ran out.
    pub period: u32,
    /// The moves that the clock had counted for the player.
    pub moves: u16,
    /// The moves that had to be completed from the start of the game to the end of that period; `None` for all.
    pub required: Option<u32>,
}

impl FlagFall {
    /// Whether the moves required were completed by the clock's count, so that the flag marks only the end of a period
    /// (6.4). The count is of presses; the arbiter's count of moves prevails.
    pub fn quota_completed(&self) -> bool {
        self.required.is_some_and(|required| u32::from(self.moves) >= required)
    }
}

/// The flag of one player as the clock shows it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Flag {
    /// It has not fallen, or the player's time has been set since.
    #[default]
    Up,
    /// It fell at the end of a period, the next period's time was credited, and the clock went on.
    Passed(FlagFall),
    /// It is down: there is no time, and no more comes by itself.
    Down(FlagFall),
}

impl Flag {
    /// The latest fall that this flag shows.
    pub fn fall(&self) -> Option<FlagFall> {
        match *self {
            Flag::Up => None,
            Flag::Passed(fall) | Flag::Down(fall) => Some(fall),
        }
    }

    /// Whether there is no time left and none comes.
    pub fn is_down(&self) -> bool {
        matches!(self, Flag::Down(_))
    }
}
