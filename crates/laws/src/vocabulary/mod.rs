//! One declaration for every act, finding, effect, question and answer, and what is derived from it.
//!
//! Each is an enum in the file of its Article, with `#[derive(Vocabulary)]`. Its unit is the [`Form`]: a phrase of the case
//! language with gaps, the message that renders it, who may do it and when, and its [`Class`]. Everything else follows:
//! [`message`] renders a value in any language, [`phrase`] writes it in the case language, [`read_line`] reads that again,
//! [`read_leniently`] reads what people type at the board. Tests and the lists of docs/CASES.md iterate over [`forms`],
//! [`sections`] and [`Sample::samples`].
//!
//! ```
//! use jadoube_laws::event::{Act, Contact};
//! use jadoube_laws::vocabulary::{self, Class, Person, Scene, Vocabulary};
//!
//! let act: Act = vocabulary::read_line("touches e2 by accident", &Scene::default())?;
//! assert_eq!(vocabulary::phrase(&act), "touches e2 by accident");
//! assert_eq!(act.form().message, "act-touches-by-accident");
//! assert!(act.form().by.contains(Person::Player) && !act.form().by.contains(Person::Arbiter));
//! # Ok::<(), jadoube_laws::vocabulary::ReadError>(())
//! ```

mod actor;
mod amounts;
mod class;
pub(crate) mod flat;
mod form;
mod nearest;
mod reading;
mod scene;
mod slots;
mod tell;
pub(crate) mod text;
pub(crate) mod written_move;

use jadoube_board::Color;
use jadoube_texts::Message;
pub(crate) use jadoube_vocabulary::{Flat, Vocabulary};

pub use class::Class;
pub(crate) use form::described;
pub use form::{Form, Group, People, Person, Stage, Stages};
pub use nearest::{distance, meant_by, nearest};
pub use reading::{Attempt, Best, Mistyped, read_leniently, read_line, read_longest, read_whole};
pub use scene::{NONCE, Noted, Scene};
pub use slots::{AnyRole, CastlingMove, ClockTime, LastMove, Listed, Quoted, Remainder, SealedMove, eat_en_passant};
pub(crate) use slots::{write_gap, write_word};
pub use text::{Expected, Line, Place, Problem, ReadError, Words};
pub use written_move::{MovePattern, Unresolved};

/// What an enum declares about its values. Derived, never written by hand.
pub trait Vocabulary: Sized + Sample {
    /// The stored names of the variants.
    const NAMES: &'static [&'static str];

    /// The groups of an enum that holds nothing else; empty for any other.
    const GROUPS: &'static [Group];

    /// The form of this value: its phrase, message and facts.
    fn form(&self) -> &'static Form;

    /// Visits every form, those of groups included, in the order of their declaration.
    fn walk(visit: &mut dyn FnMut(&'static Form));

    /// The message with the fields of this value filled in.
    fn tell(&self, message: Message) -> Message;

    /// Appends the value in the words of the case language.
    fn write(&self, line: &mut String);

    /// The player whom it concerns, if any.
    fn player(&self) -> Option<Color>;
}

/// A vocabulary that is read from the case language too.
pub trait Readable: Vocabulary {
    /// Tries every form at the words, and leaves the best reading in `best`.
    fn read_into(words: &Words<'_>, scene: &Scene, best: &mut Best<Self>);
}

/// Reads and writes a `T` in a gap of a phrase. Most types implement it themselves; a marker type implements it for a type
/// with several notations.
pub trait Slot<T = Self> {
    /// What is expected there.
    const EXPECTED: Expected;

    /// Takes it from the words.
    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<T, ReadError>;

    /// Appends it to a line.
    fn write(value: &T, line: &mut String);
}

/// Fills a variable of a message.
pub trait Tell {
    /// The message with this value in it.
    fn tell(&self, variable: &'static str, message: Message) -> Message;

    /// The player whom it names, if any.
    fn player(&self) -> Option<Color> {
        None
    }
}

/// Values for tests and tables to iterate over: at least one, and every variant of an enum.
pub trait Sample: Sized + Clone {
    /// The values.
    fn samples() -> Vec<Self>;
}

/// The message that renders a value.
#[must_use]
pub fn message<V: Vocabulary>(value: &V) -> Message {
    value.tell(Message::new(value.form().message))
}

/// A value in the words of the case language.
#[must_use]
pub fn phrase<V: Vocabulary>(value: &V) -> String {
    let mut line = String::new();
    value.write(&mut line);
    line
}

/// All forms of a vocabulary.
pub fn forms<V: Vocabulary>() -> Vec<&'static Form> {
    let mut all = Vec::new();
    V::walk(&mut |form| all.push(form));
    all
}

/// All forms of a vocabulary under the headings of its groups. Groups with the same heading share a section.
pub fn sections<V: Vocabulary>() -> Vec<(&'static str, Vec<&'static Form>)> {
    let mut sections = Vec::new();
    collect(V::GROUPS, &mut sections);
    sections
}

fn collect(groups: &[Group], sections: &mut Vec<(&'static str, Vec<&'static Form>)>) {
    for group in groups {
        if !group.groups.is_empty() {
            collect(group.groups, sections);
            continue;
        }
        let at = sections.iter().position(|(heading, _)| *heading == group.doc).unwrap_or_else(|| {
            sections.push((group.doc, Vec::new()));
            sections.len() - 1
        });
        (group.walk)(&mut |form| sections[at].1.push(form));
    }
}
