//! What somebody does, as messages.

use jadoube_board::{Bitboard, Coordinates, Square, Wing};
use jadoube_texts::{Argument, Message};

use super::words::one_move_of;
use crate::case::MovePattern;
use crate::event::{Act, Actor, Claim, Event, Hands};
use crate::vocabulary::Vocabulary;

impl Event {
    /// Who does what, to be told in any language.
    pub fn message(&self) -> Message {
        self.act.message(self.by)
    }
}

impl Actor {
    /// The name by which texts select who acts.
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

/// A message about somebody, who is filled in.
pub(crate) fn by(id: &'static str, actor: Actor) -> Message {
    Message::new(id).with("actor", actor.key())
}

impl Act {
    /// What this one does, to be told in any language.
    pub fn message(&self, actor: Actor) -> Message {
        self.tell(by(self.form().message, actor))
    }
}

/// Several pieces touched one after the other.
pub(super) fn touches_in_turn(squares: &[Square], actor: Actor) -> Message {
    let names = squares.iter().map(|&square| Message::new("square-written").with("square", square)).collect();
    by("act-touches-in-turn", actor).with("squares", Argument::AllOf(names))
}

pub(super) fn adjusts(squares: &[Square], actor: Actor) -> Message {
    by("act-adjusts", actor).with("squares", set(squares))
}

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().fold(Bitboard::EMPTY, |set, &square| set | Bitboard::of(square))
}

/// Plays something that is still to be filled in.
pub(super) fn plays(hands: Hands, actor: Actor) -> Message {
    by(if hands == Hands::Both { "act-plays-with-both-hands" } else { "act-plays" }, actor)
}

/// The same, with the press.
pub(super) fn completes(hands: Hands, actor: Actor) -> Message {
    by(if hands == Hands::Both { "act-completes-with-both-hands" } else { "act-completes" }, actor)
}

pub(super) fn claims(about: Claim, intended: Option<Argument>, actor: Actor) -> Message {
    match intended {
        None => by("act-claims", actor),
        Some(intended) => by("act-claims-with", actor).with("move", intended),
    }
    .with("claim", about.form().message)
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
