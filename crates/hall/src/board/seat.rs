//! Who may do and see what at a board: players can do what they could do at a real board, and nothing else.

use jadoube_board::Color;
use jadoube_laws::event::{Act, Actor, RecordingAct};
use jadoube_laws::vocabulary::{Person, Vocabulary};
use serde::{Deserialize, Serialize};

/// The place of a person at a board.
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
    /// Watches.
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

    /// Who that is, in English: for programmers, who read the messages of refusals.
    pub(super) const fn in_words(self) -> &'static str {
        match self {
            Seat::White => "White",
            Seat::Black => "Black",
            Seat::WhitesAssistant => "White's assistant",
            Seat::BlacksAssistant => "Black's assistant",
            Seat::Arbiter => "an arbiter",
            Seat::Spectator => "a spectator",
        }
    }

    /// The actor that this seat is in the log. Spectators have none.
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

    /// The actor under whom this seat does this in the log; `None` if it may not.
    ///
    /// `of` is given if an arbiter records what somebody without a seat did: a spectator, the appeals committee, the organizer, or a player
    /// who leaves with the arbiter's permission, which players cannot grant themselves.
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

    /// Whether this seat may see an act of the log.
    pub fn sees(self, by: Actor, act: &Act) -> bool {
        match act {
            Act::Recording(RecordingAct::Records { .. }) => {
                by.player().map_or(self == Seat::Arbiter, |player| self.sees_sheet_of(player))
            }
            _ => true,
        }
    }

    /// Whether this seat may see a player's scoresheet. Only arbiters see the opponent's during the game.
    pub fn sees_sheet_of(self, player: Color) -> bool {
        self == Seat::Arbiter || self.side() == Some(player)
    }
}
