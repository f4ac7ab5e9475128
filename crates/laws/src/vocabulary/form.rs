//! A form: a phrase with its properties.

use super::{Class, Expected};
use crate::event::Actor;

/// One way to say a variant, with everything that is derived from it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Form {
    /// The phrase of the case language, with gaps in braces; empty if writing it needs the game.
    pub says: &'static str,
    /// What fills its gaps, in order.
    pub gaps: &'static [Expected],
    /// Other phrases that can be read but are never written.
    pub also: &'static [&'static str],
    /// The message that renders it; for a word, the key by which messages select it.
    pub message: &'static str,
    /// Who may do it; empty if it is not an act.
    pub by: People,
    /// The stages of a game in which it can happen.
    pub during: Stages,
    /// Its class.
    pub class: Class,
    /// The stored name of its variant.
    pub stored: &'static str,
    /// The doc comment of its declaration; empty in a small build.
    pub doc: &'static str,
}

impl Form {
    /// All phrases by which it can be read, beginning with the one that is written.
    pub fn phrases(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.says).chain(self.also.iter().copied())
    }

    /// The verb of a phrase in the imperative: `touch` for `touches {square}`; `None` if the phrase begins with a gap.
    ///
    /// ```
    /// use jadoube_laws::vocabulary::Form;
    /// assert_eq!(Form::order("touches {square}"), Some("touch"));
    /// assert_eq!(Form::order("releases on {on}"), Some("release"));
    /// ```
    pub fn order(phrase: &'static str) -> Option<&'static str> {
        let verb = phrase.split(' ').next().filter(|verb| !verb.is_empty() && !verb.starts_with(['{', '[']))?;
        let stem = verb.strip_suffix("es").filter(|stem| ["ch", "sh", "ss", "x"].iter().any(|end| stem.ends_with(end)));
        Some(stem.or_else(|| verb.strip_suffix('s')).unwrap_or(verb))
    }
}

/// The doc comment of a declaration, which only docs/CASES.md shows. A program that is loaded over a network (`JADOUBE_EMBED=core`) goes
/// without these.
pub(crate) const fn described(doc: &'static str) -> &'static str {
    if option_env!("JADOUBE_EMBED").is_some() { "" } else { doc }
}

/// A part of a vocabulary, usually what one Article declares.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub struct Group {
    /// The name of its variant.
    pub name: &'static str,
    /// The doc comment of its declaration; empty in a small build.
    pub doc: &'static str,
    /// Visits its forms.
    pub walk: fn(&mut dyn FnMut(&'static Form)),
    /// Its own groups, if it consists of groups.
    pub groups: &'static [Group],
}

/// Somebody who can act, on either side.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Person {
    /// A player.
    Player,
    /// A player's assistant.
    Assistant,
    /// The arbiter, the arbiter's assistant, or the hall that watches for them.
    Arbiter,
    /// The organizer.
    Organizer,
    /// A spectator, or a player of another game.
    Spectator,
    /// The appeals committee.
    Committee,
    /// The arbiter, who records what a player did: players cannot enter it.
    EnteredByArbiter,
}

impl From<Actor> for Person {
    fn from(actor: Actor) -> Person {
        match actor {
            Actor::White | Actor::Black => Person::Player,
            Actor::WhitesAssistant | Actor::BlacksAssistant => Person::Assistant,
            Actor::Arbiter | Actor::ArbitersAssistant | Actor::Hall => Person::Arbiter,
            Actor::Organizer => Person::Organizer,
            Actor::Spectator => Person::Spectator,
            Actor::Appeals => Person::Committee,
        }
    }
}

/// A set of people.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct People(u8);

impl People {
    /// The set of these people.
    pub const fn of(people: &[Person]) -> People {
        let (mut set, mut index) = (0, 0);
        while index < people.len() {
            set |= 1 << people[index] as u8;
            index += 1;
        }
        People(set)
    }

    /// Whether the set contains this person.
    pub const fn contains(self, person: Person) -> bool {
        self.0 & 1 << person as u8 != 0
    }
}

/// A stage in the life of a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Before the round is started.
    NotBegun,
    /// From the start of the round to the end. Guideline I says what an act means while the game is adjourned.
    Playing,
    /// After both players have stopped, while a claim waits for the arbiter (Guideline III).
    Concluded,
    /// After the end.
    Over,
}

/// A set of stages.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stages(u8);

impl Stages {
    /// The set of these stages.
    pub const fn of(stages: &[Stage]) -> Stages {
        let (mut set, mut index) = (0, 0);
        while index < stages.len() {
            set |= 1 << stages[index] as u8;
            index += 1;
        }
        Stages(set)
    }

    /// Whether the set contains this stage.
    pub const fn contains(self, stage: Stage) -> bool {
        self.0 & 1 << stage as u8 != 0
    }
}
