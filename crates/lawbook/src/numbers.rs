//! Reads under which number each edition has a matter, and what an edition calls otherwise than the one it is based on.

use std::collections::HashMap;

use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::StrDeserializer;

use crate::catalogue::Catalogue;
use crate::load::{File, LoadError};
use crate::{Ground, Matter};

/// The number of every matter and the numbers of every ground, in the order of their lists.
pub(crate) type Resolved = (Vec<&'static str>, Vec<Vec<&'static str>>);

/// What a line of `matters.tsv` is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Topic {
    Matter(Matter),
    Ground(Ground),
}

impl Topic {
    fn named(name: &str) -> Option<Topic> {
        let text = || -> StrDeserializer<'_, Unknown> { name.into_deserializer() };
        let matter = Matter::deserialize(text()).map(Topic::Matter);
        matter.or_else(|_| Ground::deserialize(text()).map(Topic::Ground)).ok()
    }

    /// Its place among all topics.
    fn index(self) -> usize {
        match self {
            Topic::Matter(matter) => matter as usize,
            Topic::Ground(ground) => Matter::ALL.len() + ground as usize,
        }
    }
}

/// The name is not one of a list. Nobody reads the list, and composing it would take most of the time in which the lawbook is
/// read.
#[derive(Debug)]
struct Unknown;

impl serde::de::Error for Unknown {
    fn custom<T: std::fmt::Display>(_: T) -> Unknown {
        Unknown
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Unknown {
        Unknown
    }
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("unknown")
    }
}

impl std::error::Error for Unknown {}

/// A cell of a table.
#[derive(Copy, Clone, Debug)]
struct Cell {
    text: &'static str,
    file: File,
    line: usize,
}

impl Cell {
    fn numbers(&self) -> Vec<&'static str> {
        if self.text == "-" { Vec::new() } else { self.text.split(' ').collect() }
    }
}

/// The tables `matters.tsv`: a line for each matter, a column for each edition.
pub(crate) struct Numbers {
    editions: Vec<&'static str>,
    /// The cells of the first edition in the order of the topics, then those of the next one.
    cells: Vec<Option<Cell>>,
}

const TOPICS: usize = Matter::ALL.len() + Ground::ALL.len();

impl Numbers {
    /// Reads the tables. A cell without text says nothing, one with `-` that the edition has nothing.
    pub(crate) fn read<'a>(
        files: impl Iterator<Item = &'a File>,
        editions: &[&'static str],
    ) -> Result<Numbers, LoadError> {
        let mut cells = vec![None; editions.len() * TOPICS];
        for &file in files {
            let head = file.head();
            let mut columns = Vec::new();
            for name in head.iter().skip(1) {
                let edition = editions.iter().position(|edition| edition == name);
                columns.push(edition.ok_or_else(|| file.fails(1, format!("{name:?} is not an edition")))?);
            }
            for row in file.rows(head.len()) {
                let (line, row) = row?;
                let topic = Topic::named(row[0])
                    .ok_or_else(|| file.fails(line, format!("{:?} is not the name of a matter", row[0])))?;
                for (&edition, &text) in columns.iter().zip(&row[1..]).filter(|(_, text)| !text.is_empty()) {
                    let cell = &mut cells[edition * TOPICS + topic.index()];
                    if cell.replace(Cell { text, file, line }).is_some() {
                        let edition = editions[edition];
                        return Err(file.fails(line, format!("{} of {edition} was given before", row[0])));
                    }
                }
            }
        }
        Ok(Numbers { editions: editions.to_vec(), cells })
    }

    /// The numbers of an edition that is not based on another one. If Articles are given, every number must exist among them.
    pub(crate) fn complete(
        &self,
        name: &'static str,
        file: &File,
        catalogue: Option<&Catalogue>,
    ) -> Result<Resolved, LoadError> {
        self.resolve(name, file, catalogue, |_| None)
    }

    /// The numbers of an edition that is: its own, and the renumbered ones of the other.
    pub(crate) fn based(
        &self,
        name: &'static str,
        file: &File,
        catalogue: Option<&Catalogue>,
        changes: &Renumbered,
        (matters, grounds): &Resolved,
    ) -> Result<Resolved, LoadError> {
        self.resolve(name, file, catalogue, |topic| {
            let theirs = match topic {
                Topic::Matter(matter) => std::slice::from_ref(&matters[matter as usize]),
                Topic::Ground(ground) => &grounds[ground as usize][..],
            };
            Some(theirs.iter().flat_map(|number| changes.of(number)).copied().collect())
        })
    }

    fn resolve(
        &self,
        name: &'static str,
        file: &File,
        catalogue: Option<&Catalogue>,
        inherited: impl Fn(Topic) -> Option<Vec<&'static str>>,
    ) -> Result<Resolved, LoadError> {
        let edition = self.editions.iter().position(|edition| *edition == name);
        let numbers = |topic: Topic, label: &dyn std::fmt::Debug| {
            let own = edition.and_then(|edition| self.cells[edition * TOPICS + topic.index()]);
            let numbers = own.map(|cell| cell.numbers()).or_else(|| inherited(topic));
            let fails = |problem: String| match own {
                Some(cell) => cell.file.fails(cell.line, problem),
                None => file.fails_as_a_whole(problem),
            };
            let numbers = numbers.ok_or_else(|| fails(format!("matters.tsv has no number for {label:?} in {name}")))?;
            let is_unknown = |number: &&&str| catalogue.is_some_and(|catalogue| catalogue.get(number).is_none());
            if let Some(unknown) = numbers.iter().find(is_unknown) {
                return Err(fails(format!("{label:?}: {name} has no Article {unknown}")));
            }
            match topic {
                Topic::Matter(_) if numbers.len() != 1 => {
                    let found = numbers.join(" ");
                    Err(fails(format!("{label:?}: expected one Article of {name} in matters.tsv, found {found:?}")))
                }
                _ => Ok(numbers),
            }
        };
        let matters = Matter::ALL.iter().map(|matter| Ok(numbers(Topic::Matter(*matter), matter)?[0]));
        let grounds = Ground::ALL.iter().map(|ground| numbers(Topic::Ground(*ground), ground));
        Ok((matters.collect::<Result<_, _>>()?, grounds.collect::<Result<_, _>>()?))
    }
}

/// Which numbers of one edition are others in an edition based on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Renumbered {
    changed: HashMap<&'static str, Vec<&'static str>>,
    added: Vec<&'static str>,
}

impl Renumbered {
    /// Reads a table with a column for each of the two; `-` where one of them has nothing.
    pub(crate) fn read(file: &File, editions: [&str; 2]) -> Result<Renumbered, LoadError> {
        if file.head() != editions {
            return Err(file.fails(1, format!("expected {} and {} with a tab between", editions[0], editions[1])));
        }
        let mut read = Renumbered::default();
        for row in file.rows(2) {
            let (line, row) = row?;
            let numbers: Vec<&'static str> = if row[1] == "-" { Vec::new() } else { row[1].split(' ').collect() };
            match row[0] {
                "-" => read.added.extend(numbers),
                number => {
                    if read.changed.insert(number, numbers).is_some() {
                        return Err(file.fails(line, format!("{number} was given before")));
                    }
                }
            }
        }
        Ok(read)
    }

    /// What has this number in the other edition.
    pub(crate) fn of<'a>(&'a self, number: &'a &'static str) -> &'a [&'static str] {
        self.changed.get(number).map_or(std::slice::from_ref(number), Vec::as_slice)
    }

    /// What the other edition has nothing of.
    pub(crate) fn added(&self) -> &[&'static str] {
        &self.added
    }
}
