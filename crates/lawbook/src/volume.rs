//! What the data say on one edition. A program that judges games asks for the rules and numbers of few editions, so each part is read
//! when somebody asks for it.

use std::sync::OnceLock;

use crate::catalogue::{Catalogue, Source};
use crate::files::{File, Files, LoadError};
use crate::load::on_demand;
use crate::numbers::{Numbers, Renumbered, Resolved};
use crate::texts::Texts;
use crate::values::Values;
use crate::{Date, Edition, Rules};

/// What all volumes are read from.
pub(crate) struct Shelf {
    pub(crate) files: Vec<File>,
    /// Of the editions, the earliest first.
    pub(crate) names: Vec<&'static str>,
    pub(crate) numbers: OnceLock<Numbers>,
}

impl Shelf {
    fn numbers(&self) -> Result<&Numbers, LoadError> {
        if let Some(numbers) = self.numbers.get() {
            return Ok(numbers);
        }
        let tables = self.files.iter().filter(|file| file.name.rsplit('/').next() == Some("matters.tsv"));
        let numbers = Numbers::read(tables, &self.names)?;
        // Another thread may have been faster, with the same result.
        Ok(self.numbers.get_or_init(|| numbers))
    }
}

/// The edition that another one is based on.
pub(crate) struct Base {
    pub(crate) edition: Edition,
    /// Which numbers differ from those of this edition.
    pub(crate) renumbered: Renumbered,
}

impl Base {
    /// Its place among all editions.
    pub(crate) fn index(&self) -> usize {
        self.edition.volume().index
    }
}

/// All that the data say on one edition.
pub(crate) struct Volume {
    /// Its place among all editions, the earliest first.
    pub(crate) index: usize,
    pub(crate) name: &'static str,
    pub(crate) year: u16,
    pub(crate) in_force: Date,
    pub(crate) interim: bool,
    /// `edition.txt`.
    pub(crate) file: File,
    /// Its rule values, with those of the edition that it is based on.
    pub(crate) values: Values,
    pub(crate) base: Option<Base>,
    pub(crate) shelf: &'static Shelf,
    pub(crate) rules: OnceLock<Rules>,
    pub(crate) catalogue: OnceLock<Catalogue>,
    pub(crate) resolved: OnceLock<Resolved>,
}

impl Volume {
    pub(crate) fn rules(&self) -> &Rules {
        on_demand(&self.rules, || self.read_rules())
    }

    pub(crate) fn catalogue(&self) -> &Catalogue {
        on_demand(&self.catalogue, || self.read_catalogue(None))
    }

    /// The number of each matter, and the numbers of each ground.
    pub(crate) fn resolved(&self) -> &Resolved {
        on_demand(&self.resolved, || self.read_numbers(None))
    }

    /// Reads the Articles and numbers with all checks. What it is based on must have been checked before.
    pub(crate) fn check_articles(&self, texts: &Texts) -> Result<(), LoadError> {
        self.shelf.numbers()?;
        let catalogue = self.read_catalogue(Some(texts))?;
        let resolved = self.read_numbers(Some(&catalogue))?;
        let _ = (self.catalogue.set(catalogue), self.resolved.set(resolved));
        Ok(())
    }

    /// Reads the rules.
    pub(crate) fn check_rules(&self) -> Result<(), LoadError> {
        let _ = self.rules.set(self.read_rules()?);
        Ok(())
    }

    fn read_rules(&self) -> Result<Rules, LoadError> {
        self.values.clone().into_struct(self.file.name)
    }

    fn read_catalogue(&self, texts: Option<&Texts>) -> Result<Catalogue, LoadError> {
        let files = Files(&self.shelf.files);
        let name = format!("{}/articles.tsv", self.name);
        match &self.base {
            None => Catalogue::read(Source { file: &files.need(&name)?, edition: self.name, texts }),
            Some(base) => match files.get(&name) {
                Some(file) => base.edition.catalogue().amended(Source { file: &file, edition: self.name, texts }),
                None => Ok(base.edition.catalogue().clone()),
            },
        }
    }

    fn read_numbers(&self, catalogue: Option<&Catalogue>) -> Result<Resolved, LoadError> {
        let numbers = self.shelf.numbers()?;
        match &self.base {
            None => numbers.complete(self.name, &self.file, catalogue),
            Some(Base { edition, renumbered }) => {
                numbers.based(self.name, &self.file, catalogue, renumbered, edition.volume().resolved())
            }
        }
    }
}
