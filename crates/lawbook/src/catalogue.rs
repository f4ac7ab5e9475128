//! Every numbered Article of every edition: what it says, in our own words, and what Jadoube does about it.
//!
//! The lists are data (`data/EDITION/articles.tsv`), in the order of the edition. docs/LAWS.md shows them with their cases.
//! The texts have files of their own (`texts.rs`).

use crate::files::Names;
use crate::load::{File, LoadError};
use crate::texts::{Place, Texts};
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
    /// Where its text is, and where otherwise: that of the Article that it replaces.
    pub(crate) place: Place,
    pub(crate) replaced: Option<Place>,
}

/// Where the list of an edition comes from.
#[derive(Copy, Clone)]
pub(crate) struct Source<'a> {
    /// `articles.tsv` of the edition.
    pub(crate) file: &'a File,
    /// The name of the edition.
    pub(crate) edition: &'static str,
    /// The texts of all editions, for a check that each Article has one.
    pub(crate) texts: Option<&'a Texts>,
}

/// All Articles of an edition, in its own order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    entries: Vec<Entry>,
    places: Names<usize>,
}

impl Catalogue {
    fn of(entries: Vec<Entry>) -> Catalogue {
        let places = entries.iter().enumerate().map(|(place, entry)| (entry.number, place)).collect();
        Catalogue { entries, places }
    }

    fn lines(file: &File) -> Result<impl Iterator<Item = Result<(usize, [&'static str; 2]), LoadError>>, LoadError> {
        if file.head() != ["number", "treatment"] {
            return Err(file.fails(1, "expected number and treatment with a tab between"));
        }
        let rows = file.rows(2);
        Ok(rows.map(|row| row.map(|(line, row)| (line, [row[0], row[1]]))))
    }

    /// The line of a list. Where the edition has no text of its own for it, it has that of the Article that it replaces.
    fn entry(
        source: Source<'_>,
        line: usize,
        [number, treatment]: [&'static str; 2],
        before: Option<&Entry>,
    ) -> Result<Entry, LoadError> {
        let Source { file, edition, texts } = source;
        let Some(treatment) = Treatment::named(treatment) else {
            let names = Treatment::ALL.map(Treatment::name).join(", ");
            return Err(file.fails(line, format!("found {treatment:?}, expected a treatment: {names}")));
        };
        let place = (edition, number);
        if before.is_none() && texts.is_some_and(|texts| texts.get(place).is_none()) {
            return Err(file.fails(line, format!("no file of texts/en has a text for {edition} {number}")));
        }
        Ok(Entry { number, treatment, place, replaced: before.map(|entry| entry.place) })
    }

    /// Reads a list.
    pub(crate) fn read(source: Source<'_>) -> Result<Catalogue, LoadError> {
        let file = source.file;
        let mut catalogue = Catalogue::of(Vec::new());
        // A line has more than a dozen bytes.
        let most = file.text.len() / 12;
        catalogue.entries.reserve(most);
        catalogue.places.reserve(most);
        for line in Catalogue::lines(file)? {
            let (line, fields) = line?;
            let entry = Catalogue::entry(source, line, fields, None)?;
            if catalogue.places.insert(entry.number, catalogue.entries.len()).is_some() {
                return Err(file.fails(line, format!("{} has come before", entry.number)));
            }
            catalogue.entries.push(entry);
        }
        Ok(catalogue)
    }

    /// The list of a text that differs from this one by some lines. A line with a number of this list takes its place, or takes
    /// it away where the treatment is `-`; one with another number follows the line before it.
    pub(crate) fn amended(&self, source: Source<'_>) -> Result<Catalogue, LoadError> {
        let file = source.file;
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
            let entry = Catalogue::entry(source, line, fields, known.map(|place| &entries[place]))?;
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
    pub fn catalogue(self) -> &'static Catalogue {
        self.volume().catalogue()
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

    const TEXTS: File = File { name: "texts/en/list.txt", text: "list 1\nHeadline\nText." };

    /// What is wrong with a list whose only Article with a text is 1.
    fn fails(text: &'static str, read: impl Fn(Source<'_>) -> Result<Catalogue, LoadError>) -> String {
        let texts = Texts::read(&[("en", TEXTS)]).unwrap();
        let file = File { name: "list", text };
        read(Source { file: &file, edition: "list", texts: Some(&texts) }).unwrap_err().to_string()
    }

    #[test]
    fn every_edition_has_its_articles() {
        for edition in Edition::known() {
            let entries = edition.catalogue().entries();
            assert!(entries.len() > 300, "{edition} has only {} Articles", entries.len());
        }
    }

    #[test]
    fn the_interim_text_has_numbers_of_its_own() {
        let interim = Edition::from_name("2017").unwrap().catalogue();
        let text = |number| interim.get(number).map(Entry::text_id);
        assert_eq!((text("Introduction.+1"), text("7.5.3")), (Some("2017 Introduction.+1"), Some("2017 7.5.3")));
        assert_eq!((text("7.5.4"), text("7.5.5"), text("A.4.5")), (None, None, None));
        let numbers: Vec<&str> = interim.entries().iter().map(|entry| entry.number).collect();
        let place = interim.place("7.6").unwrap();
        assert_eq!(numbers[place..place + 6], ["7.6", "7.7.1", "7.7.2", "7.8.1", "7.8.2", "8"]);
    }

    #[test]
    fn a_bad_amendment_is_named() {
        let fails = |text| fails(text, |source| Edition::newest().catalogue().amended(source));
        let head = "list, line 2: ";
        assert_eq!(fails("number\ttreatment\n99\t-\n"), format!("{head}99 is not there to be taken away"));
        assert_eq!(
            fails("number\ttreatment\n99\truled\n"),
            format!("{head}no file of texts/en has a text for list 99")
        );
        assert!(fails("number\ttreatment\n1\tdone\n").starts_with(head));
    }

    #[test]
    fn a_bad_line_is_named() {
        let fails = |text| fails(text, Catalogue::read);
        assert!(fails("").starts_with("list, line 1: expected"));
        assert!(fails("number\ttreatment\n1.1\n").starts_with("list, line 2: found 1"));
        assert!(fails("number\ttreatment\n1\tdone\n").starts_with("list, line 2: found \"done\""));
        assert_eq!(fails("number\ttreatment\n1\truled\n1\truled\n"), "list, line 3: 1 has come before");
    }
}
