//! Actors, as the case language names them.

use super::text::{Expected, ReadError, Words};
use super::{Scene, Slot};
use crate::event::Actor;

const ACTORS: &[(&str, Actor)] = &[
    ("white's assistant", Actor::WhitesAssistant),
    ("black's assistant", Actor::BlacksAssistant),
    ("white", Actor::White),
    ("black", Actor::Black),
    ("arbiter's assistant", Actor::ArbitersAssistant),
    ("arbiter", Actor::Arbiter),
    ("organizer", Actor::Organizer),
    ("hall", Actor::Hall),
    ("spectator", Actor::Spectator),
    ("appeals committee", Actor::Appeals),
];

/// `the` is allowed before the name.
impl Slot for Actor {
    const EXPECTED: Expected = Expected::Actor;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Actor, ReadError> {
        words.eat("the");
        let found = ACTORS.iter().find(|(name, _)| words.eat(name));
        found.map(|(_, actor)| *actor).ok_or_else(|| words.error(Self::EXPECTED))
    }

    fn write(value: &Actor, line: &mut String) {
        line.push_str(value.name());
    }
}

impl Actor {
    /// The name in the case language, such as `white's assistant`.
    pub fn name(self) -> &'static str {
        ACTORS.iter().find(|(_, actor)| *actor == self).map_or("somebody", |(name, _)| name)
    }
}
