//! Every numbered Article of every edition: what it says in a line of our own words, and what Jadoube does about it.
//!
//! The lists are data (`data/EDITION/articles.tsv`), in the order of the edition. docs/LAWS.md shows them with their cases.

use std::collections::HashMap;

use crate::load::{File, LoadError};
use crate::{Article, Edition};

/// What Jadoube does about an Article.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Treatment {
    /// Computed: nobody can go against it without Jadoube knowing.
    Enforced,
    /// Ruled on when it happens, is observed or is claimed.
    Ruled,
    /// Put to the arbiter as a question with the answers that the Laws allow.
    Asked,
    /// Taken into the log, or into what the competition announces, as a fact.
    Recorded,
    /// A definition, a title or advice: there is nothing to do.
    Guidance,
    /// Something would have to be done, and no code does it yet.
    Pending,
}

impl Treatment {
    /// All of them.
    pub const ALL: [Treatment; 6] = [
        Treatment::Enforced,
        Treatment::Ruled,
        Treatment::Asked,
        Treatment::Recorded,
        Treatment::Guidance,
        Treatment::Pending,
    ];

    /// The word for it in the lists.
    pub const fn name(self) -> &'static str {
        match self {
            Treatment::Enforced => "enforced",
            Treatment::Ruled => "ruled",
            Treatment::Asked => "asked",
            Treatment::Recorded => "recorded",
            Treatment::Guidance => "guidance",
            Treatment::Pending => "pending",
        }
    }

    fn named(name: &str) -> Option<Treatment> {
        Treatment::ALL.into_iter().find(|known| known.name() == name)
    }

    /// Whether Jadoube does something, so that a case can show it.
    pub const fn is_carried_out(self) -> bool {
        !matches!(self, Treatment::Guidance | Treatment::Pending)
    }
}

/// An Article in the list of its edition.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, as in [`Article::number`].
    pub number: &'static str,
    /// What Jadoube does about it.
    pub treatment: Treatment,
    /// What it says, in at most 90 characters. A list that the edition breaks into numbers goes on from line to line.
    pub summary: &'static str,
}

/// All Articles of an edition, in its own order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    entries: Vec<Entry>,
    places: HashMap<&'static str, usize>,
}

impl Catalogue {
    fn of(entries: Vec<Entry>) -> Catalogue {
        let places = entries.iter().enumerate().map(|(place, entry)| (entry.number, place)).collect();
        Catalogue { entries, places }
    }

    fn lines(file: &File) -> Result<impl Iterator<Item = Result<(usize, [&'static str; 3]), LoadError>>, LoadError> {
        if file.head() != ["number", "treatment", "summary"] {
            return Err(file.fails(1, "expected number, treatment and summary with tabs between"));
        }
        let rows = file.rows(3);
        Ok(rows.map(|row| row.map(|(line, row)| (line, [row[0], row[1], row[2]]))))
    }

    /// The line of a list.
    fn entry(file: &File, line: usize, [number, treatment, summary]: [&'static str; 3]) -> Result<Entry, LoadError> {
        let Some(treatment) = Treatment::named(treatment) else {
            let names = Treatment::ALL.map(Treatment::name).join(", ");
            return Err(file.fails(line, format!("found {treatment:?}, expected a treatment: {names}")));
        };
        if number.is_empty() || summary.trim().is_empty() {
            return Err(file.fails(line, "expected the number of an Article and what it says"));
        }
        Ok(Entry { number, treatment, summary })
    }

    /// Reads a list.
    pub(crate) fn read(file: &File) -> Result<Catalogue, LoadError> {
        let mut catalogue = Catalogue::of(Vec::new());
        for line in Catalogue::lines(file)? {
            let (line, fields) = line?;
            let entry = Catalogue::entry(file, line, fields)?;
            if catalogue.places.insert(entry.number, catalogue.entries.len()).is_some() {
                return Err(file.fails(line, format!("{} has come before", entry.number)));
            }
            catalogue.entries.push(entry);
        }
        Ok(catalogue)
    }

    /// The list of a text that differs from this one by some lines. A line with a number of this list takes its place, or takes
    /// it away where the treatment is `-`; one with another number follows the line before it.
    pub(crate) fn amended(&self, file: &File) -> Result<Catalogue, LoadError> {
        let mut entries = self.entries.clone();
        let mut before = None;
        for line in Catalogue::lines(file)? {
            let (line, fields) = line?;
            let number = fields[0];
            let place = |number: &str| entries.iter().position(|entry| entry.number == number);
            let known = place(number);
            if fields[1] == "-" {
                let known = known.ok_or_else(|| file.fails(line, format!("{number} is not there to be taken away")))?;
                entries.remove(known);
                continue;
            }
            let entry = Catalogue::entry(file, line, fields)?;
            match (known, before.and_then(place)) {
                (Some(place), _) => entries[place] = entry,
                (None, Some(place)) => entries.insert(place + 1, entry),
                (None, None) => {
                    return Err(file.fails(line, format!("{number} is new; expected a line for the Article before it")));
                }
            }
            before = Some(number);
        }
        Ok(Catalogue::of(entries))
    }

    /// The Articles, from the preface to the last appendix or guideline.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Where the Article with this number stands in the list.
    pub(crate) fn place(&self, number: &str) -> Option<usize> {
        self.places.get(number).copied()
    }

    /// The Article with this number.
    pub fn get(&self, number: &str) -> Option<&Entry> {
        self.place(number).map(|place| &self.entries[place])
    }
}

impl Edition {
    /// All its Articles.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, Matter, Treatment};
    /// let first: Edition = "2009".parse()?;
    /// let colors = Matter::ColorsReversed.article(first);
    /// let entry = first.catalogue().get(colors.number).unwrap();
    /// assert_eq!((entry.number, entry.treatment), ("7.2", Treatment::Asked));
    /// # Ok::<(), jadoube_lawbook::NoEdition>(())
    /// ```
    pub const fn catalogue(self) -> &'static Catalogue {
        &self.volume().catalogue
    }
}

impl Article {
    /// Its line in the list of its edition.
    pub fn entry(&self) -> Option<&'static Entry> {
        self.edition.catalogue().get(self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &'static str) -> File {
        File { name: "list", text }
    }

    #[test]
    fn the_lists_are_well_formed() {
        for edition in Edition::known() {
            let entries = edition.catalogue().entries();
            assert!(entries.len() > 300, "{edition} has only {} Articles", entries.len());
            for Entry { number, summary, .. } in entries {
                assert!(summary.chars().count() <= 90, "{edition} {number}: the summary is too long");
            }
        }
    }

    #[test]
    fn the_interim_text_has_numbers_of_its_own() {
        let interim = Edition::from_name("2017").unwrap().catalogue();
        let says = |number| interim.get(number).map(|entry| entry.summary);
        assert!(says("Introduction.+1").is_some_and(|says| says.ends_with("1 July 2017")));
        assert!(says("7.5.3").is_some_and(|says| says.starts_with("One illegal move costs")));
        assert_eq!((says("7.5.4"), says("7.5.5"), says("A.4.5")), (None, None, None));
        let numbers: Vec<&str> = interim.entries().iter().map(|entry| entry.number).collect();
        let place = interim.place("7.6").unwrap();
        assert_eq!(numbers[place..place + 6], ["7.6", "7.7.1", "7.7.2", "7.8.1", "7.8.2", "8"]);
    }

    #[test]
    fn a_bad_amendment_is_named() {
        let list = Edition::newest().catalogue();
        let fails = |text| list.amended(&file(text)).unwrap_err().to_string();
        let head = "list, line 2: ";
        assert_eq!(
            fails("number\ttreatment\tsummary\n99\t-\tgone\n"),
            format!("{head}99 is not there to be taken away")
        );
        assert_eq!(
            fails("number\ttreatment\tsummary\n99\truled\tText\n"),
            format!("{head}99 is new; expected a line for the Article before it")
        );
        assert!(fails("number\ttreatment\tsummary\n1\tdone\tText\n").starts_with(head));
    }

    #[test]
    fn a_bad_line_is_named() {
        let fails = |text| Catalogue::read(&file(text)).unwrap_err();
        assert_eq!(fails("").line, Some(1));
        assert_eq!(fails("number\ttreatment\tsummary\n1.1\tguidance\n").line, Some(2));
        assert!(fails("number\ttreatment\tsummary\n1.1\tdone\tText\n").problem.starts_with("found \"done\""));
        assert_eq!(fails("number\ttreatment\tsummary\n1\truled\tText\n1\truled\tMore\n").line, Some(3));
        assert_eq!(fails("number\ttreatment\tsummary\n1\truled\t \n").line, Some(2));
    }
}
