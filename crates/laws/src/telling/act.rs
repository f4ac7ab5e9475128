//! Acts as messages.

use jadoube_board::{Coordinates, Wing};
use jadoube_texts::{Argument, Message};

use super::words::one_move_of;

use crate::event::{Act, Actor, Event};
use crate::vocabulary::{MovePattern, Vocabulary};

impl Event {
    /// The actor and the act, as a message.
    pub fn message(&self) -> Message {
        self.act.message(self.by)
    }
}

impl Actor {
    /// The key by which messages select the actor.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Actor::White => "white",
            Actor::Black => "black",
            Actor::WhitesAssistant => "whites-assistant",
            Actor::BlacksAssistant => "blacks-assistant",
            Actor::Arbiter => "arbiter",
            Actor::ArbitersAssistant => "arbiters-assistant",
            Actor::Organizer => "organizer",
            Actor::Hall => "hall",
            Actor::Spectator => "spectator",
            Actor::Appeals => "appeals",
        }
    }
}

/// A message with an actor filled in.
pub fn by(id: &'static str, actor: Actor) -> Message {
    Message::new(id).with("actor", actor.key())
}

impl Act {
    /// The act of this actor, as a message.
    pub fn message(&self, actor: Actor) -> Message {
        self.tell(by(self.form().message, actor))
    }
}

pub(crate) fn castling(wing: Wing) -> Argument {
    one_move_of(MovePattern::Castles(wing))
}

/// A move of which only the squares are known.
pub(crate) fn squares_of(played: Coordinates) -> Argument {
    let Coordinates { from, to, promotion } = played;
    one_move_of(MovePattern::Goes {
        role: jadoube_board::Role::Pawn,
        file: Some(from.file()),
        rank: Some(from.rank()),
        to,
        promotion,
    })
}
