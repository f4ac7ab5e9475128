//! Every numbered Article of every edition: what it says in a line of our own words, and what Jadoube does about it.
//!
//! The lists are data (`data/articles-YEAR.tsv`), in the order of the edition. docs/LAWS.md shows them with their cases.

use std::sync::LazyLock;

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
}

/// A line of a list that is none, counted from 1.
#[derive(Debug)]
#[allow(dead_code)] // read by whoever breaks a list, in the message of the test
struct BadLine {
    line: usize,
    found: String,
    expected: &'static str,
}

const HEAD: &str = "number\ttreatment\tsummary";

impl Catalogue {
    fn parse(text: &'static str) -> Result<Catalogue, BadLine> {
        let bad = |index: usize, found: &str, expected| BadLine { line: index + 1, found: found.to_owned(), expected };
        let mut lines = text.lines().enumerate();
        match lines.next() {
            Some((_, HEAD)) => {}
            other => return Err(bad(0, other.map_or("", |(_, line)| line), HEAD)),
        }
        let mut entries: Vec<Entry> = Vec::new();
        for (index, line) in lines {
            let fields: Vec<&'static str> = line.split('\t').collect();
            let [number, treatment, summary] = fields[..] else {
                return Err(bad(index, line, "number, treatment and summary with tabs between"));
            };
            let treatment = Treatment::named(treatment).ok_or_else(|| bad(index, treatment, "a treatment"))?;
            if number.is_empty() || entries.iter().any(|entry| entry.number == number) {
                return Err(bad(index, number, "a number that has not come before"));
            }
            if summary.trim().is_empty() {
                return Err(bad(index, summary, "what the Article says"));
            }
            entries.push(Entry { number, treatment, summary });
        }
        Ok(Catalogue { entries })
    }

    /// The list of a text that differs from this one by some lines. A line with a number of this list takes its place, or takes
    /// it away where the treatment is `-`; one with another number follows the line before it.
    fn amended(&self, text: &'static str) -> Result<Catalogue, BadLine> {
        let bad = |index: usize, found: &str, expected| BadLine { line: index + 1, found: found.to_owned(), expected };
        let mut entries = self.entries.clone();
        let mut before = None;
        for (index, line) in text.lines().enumerate().skip(1) {
            let fields: Vec<&'static str> = line.split('\t').collect();
            let [number, treatment, summary] = fields[..] else {
                return Err(bad(index, line, "number, treatment and summary with tabs between"));
            };
            let place = |number: &str| entries.iter().position(|entry| entry.number == number);
            let known = place(number);
            if treatment == "-" {
                entries.remove(known.ok_or_else(|| bad(index, number, "a number of the list"))?);
                continue;
            }
            let treatment = Treatment::named(treatment).ok_or_else(|| bad(index, treatment, "a treatment"))?;
            let entry = Entry { number, treatment, summary };
            match (known, before.and_then(place)) {
                (Some(place), _) => entries[place] = entry,
                (None, Some(place)) => entries.insert(place + 1, entry),
                (None, None) => return Err(bad(index, number, "a number of the list before it")),
            }
            before = Some(number);
        }
        Ok(Catalogue { entries })
    }

    /// The Articles, from the preface to the last appendix or guideline.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The Article with this number.
    pub fn get(&self, number: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.number == number)
    }
}

macro_rules! embedded {
    ($file:literal) => {
        LazyLock::new(|| {
            Catalogue::parse(include_str!(concat!("../data/", $file))).expect("the lists are read in a test")
        })
    };
}

static ARTICLES_2009: LazyLock<Catalogue> = embedded!("articles-2009.tsv");
static ARTICLES_2014: LazyLock<Catalogue> = embedded!("articles-2014.tsv");
static ARTICLES_2017: LazyLock<Catalogue> = LazyLock::new(|| {
    let differences = include_str!("../data/articles-2017.tsv");
    ARTICLES_2018.amended(differences).expect("the lists are read in a test")
});
static ARTICLES_2018: LazyLock<Catalogue> = embedded!("articles-2018.tsv");
static ARTICLES_2023: LazyLock<Catalogue> = embedded!("articles-2023.tsv");

impl Edition {
    /// All its Articles. The interim text of 2017 is listed as 2018 with the differences of `data/articles-2017.tsv`.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, Matter, Treatment};
    /// let colors = Matter::ColorsReversed.article(Edition::Y2009);
    /// let entry = Edition::Y2009.catalogue().get(colors.number).unwrap();
    /// assert_eq!((entry.number, entry.treatment), ("7.2", Treatment::Asked));
    /// assert_eq!(Edition::Y2023.catalogue().get("7.3").unwrap().treatment, Treatment::Ruled);
    /// ```
    pub fn catalogue(self) -> &'static Catalogue {
        match self {
            Edition::Y2009 => &ARTICLES_2009,
            Edition::Y2014 => &ARTICLES_2014,
            Edition::Y2017 => &ARTICLES_2017,
            Edition::Y2018 => &ARTICLES_2018,
            Edition::Y2023 => &ARTICLES_2023,
        }
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

    #[test]
    fn the_lists_are_well_formed() {
        for edition in Edition::WITH_INTERIM {
            let entries = edition.catalogue().entries();
            assert!(entries.len() > 300, "{edition} has only {} Articles", entries.len());
            for Entry { number, summary, .. } in entries {
                assert!(summary.chars().count() <= 90, "{edition} {number}: the summary is too long");
            }
        }
    }

    #[test]
    fn the_interim_text_has_numbers_of_its_own() {
        let interim = Edition::Y2017.catalogue();
        let says = |number| interim.get(number).map(|entry| entry.summary);
        assert!(says("Introduction.+1").is_some_and(|says| says.ends_with("1 July 2017")));
        assert!(says("7.5.3").is_some_and(|says| says.starts_with("One illegal move costs")));
        assert_eq!((says("7.5.4"), says("7.5.5"), says("A.4.5")), (None, None, None));
        let numbers: Vec<&str> = interim.entries().iter().map(|entry| entry.number).collect();
        let place = numbers.iter().position(|&number| number == "7.6").unwrap();
        assert_eq!(numbers[place..place + 6], ["7.6", "7.7.1", "7.7.2", "7.8.1", "7.8.2", "8"]);
    }

    #[test]
    fn a_bad_amendment_is_named() {
        let list = Edition::Y2018.catalogue();
        let fails = |text| list.amended(text).unwrap_err();
        assert_eq!(fails("number\ttreatment\tsummary\n99\t-\tgone\n").found, "99");
        assert_eq!(fails("number\ttreatment\tsummary\n99\truled\tText\n").line, 2);
        assert_eq!(fails("number\ttreatment\tsummary\n1\tdone\tText\n").expected, "a treatment");
    }

    #[test]
    fn a_bad_line_is_named() {
        let fails = |text| Catalogue::parse(text).unwrap_err();
        assert_eq!(fails("").line, 1);
        assert_eq!(fails("number\ttreatment\tsummary\n1.1\tguidance\n").line, 2);
        assert_eq!(fails("number\ttreatment\tsummary\n1.1\tdone\tText\n").found, "done");
        assert_eq!(fails("number\ttreatment\tsummary\n1\truled\tText\n1\truled\tMore\n").line, 3);
        assert_eq!(fails("number\ttreatment\tsummary\n1\truled\t \n").expected, "what the Article says");
    }
}
