//! The files of `data/`, and what is wrong with one.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasherDefault, Hasher};

/// A map from names in the files. They are ours, so that the hash need not withstand an attack, and every program that asks the
/// lawbook anything makes these maps first.
pub(crate) type Names<V> = HashMap<&'static str, V, BuildHasherDefault<NameHasher>>;

/// FNV-1a.
pub(crate) struct NameHasher(u64);

impl Default for NameHasher {
    fn default() -> NameHasher {
        NameHasher(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for NameHasher {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The name of a file under `data/`, and what it says.
#[derive(Copy, Clone, Debug)]
pub(crate) struct File {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
}

impl File {
    pub(crate) fn fails(&self, line: usize, problem: impl Into<String>) -> LoadError {
        LoadError { file: self.name.to_owned(), line: Some(line), problem: problem.into() }
    }

    pub(crate) fn fails_as_a_whole(&self, problem: impl Into<String>) -> LoadError {
        LoadError { file: self.name.to_owned(), line: None, problem: problem.into() }
    }

    /// The fields of the first line.
    pub(crate) fn head(&self) -> Vec<&'static str> {
        self.text.lines().next().unwrap_or_default().split('\t').collect()
    }

    /// The number and the fields of each line after the head, which must be so many.
    pub(crate) fn rows(&self, fields: usize) -> impl Iterator<Item = Result<(usize, Vec<&'static str>), LoadError>> {
        let file = *self;
        self.text.lines().enumerate().skip(1).map(move |(index, line)| {
            let found: Vec<&'static str> = line.split('\t').collect();
            if found.len() != fields {
                let problem = format!("found {}, expected {fields} fields with tabs between", found.len());
                return Err(file.fails(index + 1, problem));
            }
            Ok((index + 1, found))
        })
    }
}

/// A file of the lawbook that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError {
    /// The file, as its path under `data/`.
    pub file: String,
    /// The line, from 1, if it is one line's fault.
    pub line: Option<usize>,
    /// What was found and what was expected.
    pub problem: String,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.problem),
            None => write!(f, "{}: {}", self.file, self.problem),
        }
    }
}

impl std::error::Error for LoadError {}

/// The files by name.
pub(crate) struct Files<'a>(pub(crate) &'a [File]);

impl Files<'_> {
    pub(crate) fn get(&self, name: &str) -> Option<File> {
        self.0.iter().copied().find(|file| file.name == name)
    }

    pub(crate) fn need(&self, name: &str) -> Result<File, LoadError> {
        let missing = || LoadError { file: name.to_owned(), line: None, problem: "the file is missing".to_owned() };
        self.get(name).ok_or_else(missing)
    }

    /// The files with the texts of the Articles, each with the tag of its language.
    pub(crate) fn texts(&self) -> Vec<(&'static str, File)> {
        let named = self.0.iter().filter_map(|file| {
            let (tag, _) = file.name.strip_prefix("texts/")?.split_once('/')?;
            Some((tag, *file))
        });
        named.collect()
    }

    /// The files of a folder.
    pub(crate) fn folder(&self, folder: &str) -> Vec<File> {
        let inside = |file: &&File| file.name.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
        self.0.iter().filter(inside).copied().collect()
    }

    /// The files of a folder that are named after a locale, by its tag.
    pub(crate) fn by_locale(&self, folder: &str) -> impl Iterator<Item = (&'static str, File)> {
        let in_folder = self.0.iter().filter_map(move |file| {
            let tag = file.name.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".tsv")?;
            (tag != "articles" && !tag.contains('/')).then_some((tag, *file))
        });
        in_folder.collect::<Vec<_>>().into_iter()
    }
}
