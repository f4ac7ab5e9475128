//! Who may do and see what at a board: a player can do what that player could do at the board, and nothing else.

use jadoube_board::Color;
use jadoube_laws::event::{Act, Actor};
use jadoube_laws::guideline::adjourned::AdjournedAct;
use serde::{Deserialize, Serialize};

/// In what role somebody has come to a board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays White.
    White,
    /// Plays Black.
    Black,
    /// Assists White.
    WhitesAssistant,
    /// Assists Black.
    BlacksAssistant,
    /// The arbiter.
    Arbiter,
    /// Looks on.
    Spectator,
}

impl Role {
    /// The player whose side this role is on.
    pub const fn side(self) -> Option<Color> {
        match self {
            Role::White | Role::WhitesAssistant => Some(Color::White),
            Role::Black | Role::BlacksAssistant => Some(Color::Black),
            Role::Arbiter | Role::Spectator => None,
        }
    }

    /// As whom this role acts in the log. Spectators do not.
    pub const fn actor(self) -> Option<Actor> {
        match self {
            Role::White => Some(Actor::White),
            Role::Black => Some(Actor::Black),
            Role::WhitesAssistant => Some(Actor::WhitesAssistant),
            Role::BlacksAssistant => Some(Actor::BlacksAssistant),
            Role::Arbiter => Some(Actor::Arbiter),
            Role::Spectator => None,
        }
    }

    /// Whether somebody in this role could do this at the board.
    pub fn may(self, act: &Act) -> bool {
        match self {
            // 6.11 (2018): both the arbiter and a player can stop the clocks.
            Role::Arbiter => !is_players(act) || matches!(act, Act::StopsClocks { .. }),
            Role::Spectator => false,
            Role::White | Role::Black | Role::WhitesAssistant | Role::BlacksAssistant => is_players(act),
        }
    }

    /// Whether this role sees an act of the log. Only arbiters see the other player's scoresheet while the game goes on.
    pub fn sees(self, by: Actor, act: &Act) -> bool {
        match act {
            Act::Records { .. } => self == Role::Arbiter || (self.side().is_some() && self.side() == by.player()),
            _ => true,
        }
    }
}

/// What players do with their own hands, mouths and pens.
fn is_players(act: &Act) -> bool {
    matches!(
        act,
        Act::Arrives
            | Act::Touches { .. }
            | Act::TouchesTogether { .. }
            | Act::Releases { .. }
            | Act::TakesOff { .. }
            | Act::Places { .. }
            | Act::LetsGo
            | Act::Plays { .. }
            | Act::Castles { .. }
            | Act::TakesBack
            | Act::Displaces { .. }
            | Act::PutsBack
            | Act::Presses { .. }
            | Act::MishandlesClock
            | Act::StopsClocks { .. }
            | Act::OffersDraw { .. }
            | Act::Accepts
            | Act::Declines
            | Act::Resigns
            | Act::Claims { .. }
            | Act::Records { .. }
            | Act::Signs { .. }
            | Act::Adjourned(
                AdjournedAct::AdjournsEarly
                    | AdjournedAct::Seals { .. }
                    | AdjournedAct::StatesMove { .. }
                    | AdjournedAct::PointsOutTimes
            )
    )
}
