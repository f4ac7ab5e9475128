//! Who may do and see what at a board: a player can do what that player could do at the board, and nothing else.

use jadoube_board::Color;
use jadoube_laws::event::{Act, Actor, RecordingAct};
use jadoube_laws::vocabulary::{Person, Vocabulary};
use serde::{Deserialize, Serialize};

/// Where somebody sits, or stands, at a board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seat {
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

impl Seat {
    /// The player on whose side this seat is.
    pub const fn side(self) -> Option<Color> {
        match self {
            Seat::White | Seat::WhitesAssistant => Some(Color::White),
            Seat::Black | Seat::BlacksAssistant => Some(Color::Black),
            Seat::Arbiter | Seat::Spectator => None,
        }
    }

    /// As whom somebody in this seat acts in the log. Spectators do not.
    pub const fn actor(self) -> Option<Actor> {
        match self {
            Seat::White => Some(Actor::White),
            Seat::Black => Some(Actor::Black),
            Seat::WhitesAssistant => Some(Actor::WhitesAssistant),
            Seat::BlacksAssistant => Some(Actor::BlacksAssistant),
            Seat::Arbiter => Some(Actor::Arbiter),
            Seat::Spectator => None,
        }
    }

    /// As whom somebody in this seat does this in the log; `None` where it is not theirs to do.
    ///
    /// `of` is given where an arbiter writes down what somebody else did who has no place at the board of their own: a spectator, the
    /// appeals committee, the organizer, or a player who leaves with the arbiter's permission, which no player can grant.
    pub fn acts_as(self, act: &Act, of: Option<Actor>) -> Option<Actor> {
        let by = act.form().by;
        match (self, of) {
            (Seat::Arbiter, Some(of)) => {
                let person = match Person::from(of) {
                    Person::Player => Person::EnteredByArbiter,
                    person => person,
                };
                let has_no_seat = !matches!(person, Person::Assistant | Person::Arbiter);
                (has_no_seat && by.contains(person)).then_some(of)
            }
            (_, Some(_)) => None,
            (role, None) => role.actor().filter(|actor| by.contains(Person::from(*actor))),
        }
    }

    /// Whether this seat sees an act of the log.
    pub fn sees(self, by: Actor, act: &Act) -> bool {
        match act {
            Act::Recording(RecordingAct::Records { .. }) => {
                by.player().map_or(self == Seat::Arbiter, |player| self.sees_sheet_of(player))
            }
            _ => true,
        }
    }

    /// Whether this seat sees a player's scoresheet. Only arbiters see the other player's while the game goes on.
    pub fn sees_sheet_of(self, player: Color) -> bool {
        self == Seat::Arbiter || self.side() == Some(player)
    }
}
