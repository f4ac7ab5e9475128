//! The names of past commands, so that a command that is sent twice happens once.
//!
//! A name belongs to a seat and to the content of its command: two people may choose the same name, and nobody is told that a command
//! succeeded that never ran.

use std::collections::HashMap;

use jadoube_laws::event::{Act, Actor};
use sha2::{Digest as _, Sha256};

use super::{Command, Done, Judged, Refusal, Seat};
use crate::hex;

/// The names of a game.
#[derive(Clone, Default)]
pub(crate) struct Names {
    /// By seat and name: the hash of the command, and where it is in the log.
    known: HashMap<(String, String), (String, Done)>,
    /// By the bare name, as earlier versions recorded it: the last row of the command.
    bare: HashMap<String, (Actor, Act, Done)>,
}

/// A name as the log has it: `SEAT HASH NAME`. It is longer than any bare name of earlier versions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name {
    seat: String,
    hash: String,
    id: String,
}

impl Name {
    pub(crate) fn of(command: &Command, seat: Seat) -> Name {
        let seat = serde_json::to_string(&seat).unwrap_or_default().trim_matches('"').to_owned();
        let hash = command.contents.clone().unwrap_or_else(|| {
            let contents = match &command.signed.reason {
                None => serde_json::to_vec(&(&command.acts, command.of)),
                Some(reason) => serde_json::to_vec(&(&command.acts, command.of, reason)),
            };
            let contents = contents.unwrap_or_default();
            hex::write(&Sha256::digest(contents))
        });
        Name { seat, hash, id: command.id.clone() }
    }

    /// As the log has it.
    pub(crate) fn written(&self) -> String {
        format!("{} {} {}", self.seat, self.hash, self.id)
    }

    fn read(written: &str) -> Option<Name> {
        if written.len() <= super::LONGEST_ID {
            return None;
        }
        let mut parts = written.splitn(3, ' ');
        let mut part = || parts.next().map(str::to_owned);
        Some(Name { seat: part()?, hash: part()?, id: part()? })
    }
}

impl Names {
    /// Adds a name from the log, with the last row of its command.
    pub(crate) fn read(&mut self, written: &str, judged: &Judged, done: Done) {
        match Name::read(written) {
            Some(name) => self.add(name, done),
            None => {
                self.bare.insert(written.to_owned(), (judged.event.by, judged.event.act.clone(), done));
            }
        }
    }

    /// Adds the name of a command that is durable now.
    pub(crate) fn add(&mut self, name: Name, done: Done) {
        self.known.insert((name.seat, name.id), (name.hash, done));
    }

    /// Whether something was done under this name.
    pub(crate) fn contains(&self, name: &Name) -> bool {
        self.known.contains_key(&(name.seat.clone(), name.id.clone()))
    }

    /// The outcome of a command that was sent before. A different one under the same name is a conflict.
    pub(crate) fn find(&self, name: &Name, command: &Command, seat: Seat) -> Result<Option<Done>, Refusal> {
        if let Some((hash, done)) = self.known.get(&(name.seat.clone(), name.id.clone())) {
            return if *hash == name.hash { Ok(Some(*done)) } else { Err(Refusal::NameTaken) };
        }
        let Some((by, act, done)) = self.bare.get(&name.id) else { return Ok(None) };
        let same = |own: &Act| own == act && seat.acts_as(own, command.of) == Some(*by);
        // A press sent together with a mating move was left out.
        if command.acts.iter().rev().take(2).any(same) { Ok(Some(*done)) } else { Err(Refusal::NameTaken) }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;
    use jadoube_laws::event::{ClockAct, CompletionAct, Event, Hands};

    use super::super::Signed;
    use super::*;

    const DONE: Done = Done { seq: 3, at: Instant(7) };

    fn find(names: &Names, command: &Command, seat: Seat) -> Result<Option<Done>, Refusal> {
        names.find(&Name::of(command, seat), command, seat)
    }

    #[test]
    fn a_name_belongs_to_its_seat_and_its_command() {
        let press = Command::new("m1", [Act::Clock(ClockAct::Presses { hand: Hands::One })]);
        let resigns = Command::new("m1", [Act::Completion(CompletionAct::Resigns)]);
        let mut names = Names::default();
        let written = Name::of(&press, Seat::White).written();
        let event = Event { at: DONE.at, by: Actor::White, act: press.acts[0].clone() };
        let judged = Judged {
            engine: String::new(),
            event,
            rulings: Vec::new(),
            lag: 0,
            wall: None,
            rejudged: None,
            signed: Signed::default(),
        };
        names.read(&written, &judged, DONE);
        assert_eq!(find(&names, &press, Seat::White), Ok(Some(DONE)));
        assert_eq!(find(&names, &resigns, Seat::White), Err(Refusal::NameTaken));
        assert_eq!(find(&names, &press, Seat::Black), Ok(None));

        let mut earlier = Names::default();
        earlier.read("m1", &judged, DONE);
        assert_eq!(find(&earlier, &press, Seat::White), Ok(Some(DONE)));
        assert_eq!(find(&earlier, &press, Seat::Black), Err(Refusal::NameTaken));
        assert_eq!(find(&earlier, &resigns, Seat::White), Err(Refusal::NameTaken));
    }
}
