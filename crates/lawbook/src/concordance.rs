//! The concordance: every Article of every edition beside its counterparts in the others, or beside none.
//!
//! It is data (`data/concordance.tsv`), a line for each matter and a column for each edition, `-` where an edition has
//! nothing. A cell may hold several numbers. Two cells that hold equally many answer each other one by one; otherwise
//! all of the one stand for all of the other. Numbers joined by `&` count as one.

use std::sync::LazyLock;

use crate::{Article, Edition, Entry};

/// What the editions have on one matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// By edition, in the order of [`Edition::ALL`]: groups of numbers.
    cells: [Vec<Vec<&'static str>>; 4],
}

/// How one edition differs from another on a matter, as far as our line on it shows.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// The later one has it, the earlier one has not.
    Added,
    /// The earlier one has it, the later one has not.
    Removed,
    /// Both have it and say different things.
    Changed,
    /// Both say the same under different numbers.
    Renumbered,
    /// Both say the same under the same number.
    Same,
}

impl Change {
    /// All of them.
    pub const ALL: [Change; 5] = [Change::Added, Change::Removed, Change::Changed, Change::Renumbered, Change::Same];

    /// A word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Change::Added => "added",
            Change::Removed => "removed",
            Change::Changed => "changed",
            Change::Renumbered => "renumbered",
            Change::Same => "same",
        }
    }
}

/// A matter in two editions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What kind of difference.
    pub change: Change,
    /// The Articles of the one edition; none when the matter was added.
    pub from: Vec<Article>,
    /// The Articles of the other; none when it was removed.
    pub to: Vec<Article>,
}

const fn column(edition: Edition) -> usize {
    match edition {
        Edition::Y2009 => 0,
        Edition::Y2014 => 1,
        Edition::Y2017 | Edition::Y2018 => 2,
        Edition::Y2023 => 3,
    }
}

/// Where the interim text had what the edition after it has under this number.
fn in_interim<'a>(number: &'a &'static str) -> &'a [&'static str] {
    match *number {
        "7.5.3" => &["7.8.1"],
        "7.5.4" => &["7.7.1"],
        "7.5.5" => &["7.5.3", "7.7.2", "7.8.2"],
        "A.4.5" => &[],
        _ => std::slice::from_ref(number),
    }
}

impl Row {
    /// The Articles that an edition has on the matter, in its order.
    pub fn articles(&self, edition: Edition) -> impl Iterator<Item = Article> + '_ {
        self.groups(edition).into_iter().flatten().map(move |number| Article { edition, number })
    }

    fn groups(&self, edition: Edition) -> Vec<Vec<&'static str>> {
        let cell = &self.cells[column(edition)];
        if edition != Edition::Y2017 {
            return cell.clone();
        }
        let interim = cell.iter().map(|group| group.iter().flat_map(in_interim).copied().collect::<Vec<_>>());
        interim.filter(|group| !group.is_empty()).collect()
    }
}

/// A line that is none, counted from 1.
#[derive(Debug)]
#[allow(dead_code)] // read by whoever breaks the list, in the message of the test
struct BadLine {
    line: usize,
    found: String,
    expected: &'static str,
}

const HEAD: &str = "2009\t2014\t2018\t2023";

fn parse(text: &'static str) -> Result<Vec<Row>, BadLine> {
    let bad = |index: usize, found: &str, expected| BadLine { line: index + 1, found: found.to_owned(), expected };
    let mut lines = text.lines().enumerate();
    match lines.next() {
        Some((_, HEAD)) => {}
        other => return Err(bad(0, other.map_or("", |(_, line)| line), HEAD)),
    }
    let mut rows = Vec::new();
    for (index, line) in lines {
        let cells: Vec<Vec<Vec<&'static str>>> = line.split('\t').map(read_cell).collect();
        let cells = cells.try_into().map_err(|_| bad(index, line, "four cells with tabs between"))?;
        rows.push(Row { cells });
    }
    Ok(rows)
}

fn read_cell(cell: &'static str) -> Vec<Vec<&'static str>> {
    match cell {
        "-" => Vec::new(),
        numbers => numbers.split(' ').map(|group| group.split('&').collect()).collect(),
    }
}

static ROWS: LazyLock<Vec<Row>> =
    LazyLock::new(|| parse(include_str!("../data/concordance.tsv")).expect("the list is read in a test"));

/// All matters, in the order of the latest edition; what it no longer has stands where earlier ones had it.
pub fn concordance() -> &'static [Row] {
    &ROWS
}

impl Article {
    /// The matter it belongs to.
    pub fn row(&self) -> Option<&'static Row> {
        ROWS.iter().find(|row| row.articles(self.edition).any(|article| article.number == self.number))
    }

    /// The Articles of another edition on the same matter; none where it has nothing on it.
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// let penalty = Edition::Y2023.article("7.5.5").unwrap();
    /// let numbers = |edition| penalty.in_edition(edition).iter().map(|a| a.number).collect::<Vec<_>>();
    /// assert_eq!(numbers(Edition::Y2009), ["7.4.b"]);
    /// assert_eq!(numbers(Edition::Y2014), ["7.5.b"]);
    /// ```
    pub fn in_edition(&self, other: Edition) -> Vec<Article> {
        let Some(row) = self.row() else { return Vec::new() };
        let (own, others) = (row.groups(self.edition), row.groups(other));
        let place = own.iter().position(|group| group.contains(&self.number));
        let chosen = match place {
            Some(place) if own.len() == others.len() => &others[place..=place],
            _ => &others[..],
        };
        chosen.iter().flatten().map(|&number| Article { edition: other, number }).collect()
    }
}

impl Edition {
    /// The Article with this number, spelled as in the list of the edition.
    pub fn article(self, number: &str) -> Option<Article> {
        self.catalogue().get(number).map(|entry| Article { edition: self, number: entry.number })
    }
}

/// Every matter in two editions, in the order of [`concordance`]. Titles without text of their own are left out: they
/// come and go with the layout.
pub fn compare(from: Edition, to: Edition) -> Vec<Difference> {
    let mut differences = Vec::new();
    for row in concordance() {
        let (before, after) = (row.groups(from), row.groups(to));
        if before.len() == after.len() {
            let pairs = before.iter().zip(&after);
            differences.extend(pairs.filter_map(|(before, after)| difference((from, before), (to, after))));
        } else {
            let whole = |groups: &[Vec<&'static str>]| groups.concat();
            differences.extend(difference((from, &whole(&before)), (to, &whole(&after))));
        }
    }
    differences
}

fn difference(before: (Edition, &[&'static str]), after: (Edition, &[&'static str])) -> Option<Difference> {
    let articles = |(edition, numbers): (Edition, &[&'static str])| -> Vec<Article> {
        numbers.iter().map(|&number| Article { edition, number }).collect()
    };
    let says = |articles: &[Article]| -> Vec<&'static str> {
        articles.iter().filter_map(Article::entry).map(|entry| entry.summary).collect()
    };
    let (from, to) = (articles(before), articles(after));
    let all_titles = from.iter().chain(&to).filter_map(Article::entry).all(Entry::is_title);
    if all_titles {
        return None;
    }
    let change = match (from.is_empty(), to.is_empty()) {
        (true, _) => Change::Added,
        (_, true) => Change::Removed,
        _ if says(&from) != says(&to) => Change::Changed,
        _ if before.1 != after.1 => Change::Renumbered,
        _ => Change::Same,
    };
    Some(Difference { change, from, to })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::Matter;

    #[test]
    fn every_article_of_every_edition_is_there_once_and_no_other() {
        for edition in Edition::WITH_INTERIM {
            let mut times: BTreeMap<&str, usize> = BTreeMap::new();
            for article in concordance().iter().flat_map(|row| row.articles(edition)) {
                assert!(article.entry().is_some(), "{edition} has no {article}");
                *times.entry(article.number).or_default() += 1;
            }
            for entry in edition.catalogue().entries() {
                assert_eq!(times.get(entry.number), Some(&1), "{edition} {} in data/concordance.tsv", entry.number);
            }
        }
    }

    #[test]
    fn no_line_is_empty_and_numbers_of_a_cell_keep_their_order() {
        for (index, row) in concordance().iter().enumerate() {
            assert!(Edition::ALL.iter().any(|&edition| row.articles(edition).next().is_some()), "line {}", index + 2);
            for edition in Edition::ALL {
                let entries = edition.catalogue().entries();
                let place = |article: Article| entries.iter().position(|entry| entry.number == article.number);
                let places: Vec<_> = row.articles(edition).map(place).collect();
                assert!(places.is_sorted(), "line {}, {edition}: {places:?}", index + 2);
            }
        }
    }

    #[test]
    fn articles_that_say_the_same_in_neighbouring_editions_are_on_one_line() {
        // A summary that each of the two editions has once is one matter in both.
        for pair in Edition::ALL.windows(2) {
            let [before, after] = [pair[0], pair[1]].map(|edition| (edition, edition.catalogue().entries()));
            let once =
                |entries: &[Entry], says: &str| entries.iter().filter(|entry| entry.summary == says).count() == 1;
            for entry in before.1.iter().filter(|entry| once(before.1, entry.summary)) {
                let Some(same) = after.1.iter().find(|other| other.summary == entry.summary) else { continue };
                if once(after.1, entry.summary) {
                    let article = Article { edition: before.0, number: entry.number };
                    let there = article.in_edition(after.0);
                    assert!(there.iter().any(|there| there.number == same.number), "{article:?} is {}", same.number);
                }
            }
        }
    }

    /// What `data/matters-elsewhere.tsv` lists: matters that an edition decides by an Article on something else.
    fn elsewhere() -> BTreeSet<(String, Edition)> {
        let mut listed = BTreeSet::new();
        for line in include_str!("../data/matters-elsewhere.tsv").lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [matter, edition, reason] = fields[..] else { panic!("matter, edition and reason expected: {line}") };
            assert!(!reason.trim().is_empty(), "the reason is missing: {line}");
            let edition = Edition::from_name(edition).unwrap_or_else(|| panic!("no edition: {line}"));
            assert!(listed.insert((matter.to_owned(), edition)), "listed twice: {line}");
        }
        listed
    }

    /// The editions in which the number of a matter stands on another line than most of its numbers, the latest
    /// deciding between equals.
    fn apart(matter: Matter) -> Vec<Edition> {
        let line = |edition| {
            let row = matter.article(edition).row();
            row.and_then(|row| concordance().iter().position(|other| std::ptr::eq(other, row)))
        };
        let lines = Edition::ALL.map(line);
        let most = lines.iter().max_by_key(|line| lines.iter().filter(|other| other == line).count()).copied();
        let pairs = Edition::ALL.into_iter().zip(lines);
        pairs.filter(|&(_, line)| Some(line) != most).map(|(edition, _)| edition).collect()
    }

    #[test]
    fn matters_agree_with_the_concordance_or_say_why_not() {
        let found: BTreeSet<(String, Edition)> = Matter::ALL
            .iter()
            .flat_map(|&matter| apart(matter).into_iter().map(move |edition| (format!("{matter:?}"), edition)))
            .collect();
        let listed = elsewhere();
        let told = |(matter, edition): &(String, Edition)| format!("\n{matter}\t{edition}\t");
        let new: String = found.difference(&listed).map(told).collect();
        let help = "the number that src/articles.rs has there is on another line of data/concordance.tsv than \
                    the matter's other numbers; if that is meant, add to data/matters-elsewhere.tsv with the reason:";
        assert!(new.is_empty(), "{help}{new}");
        let stale: String = listed.difference(&found).map(told).collect();
        assert!(stale.is_empty(), "data/matters-elsewhere.tsv need not list:{stale}");
    }

    #[test]
    fn cells_of_one_length_answer_one_by_one_and_others_as_a_whole() {
        let numbers = |edition: Edition, number: &str, other: Edition| -> Vec<&'static str> {
            edition.article(number).unwrap().in_edition(other).iter().map(|article| article.number).collect()
        };
        assert_eq!(numbers(Edition::Y2018, "1.2", Edition::Y2023), ["1.2"]);
        assert_eq!(numbers(Edition::Y2018, "1.2", Edition::Y2009), ["1.1"]);
        assert_eq!(numbers(Edition::Y2009, "1.1", Edition::Y2018), ["1.1", "1.2", "1.3"]);
        assert_eq!(numbers(Edition::Y2023, "11.3.2.1", Edition::Y2018), ["11.3.2.1"]);
        assert_eq!(numbers(Edition::Y2023, "7.5.3", Edition::Y2014), [""; 0]);
    }

    #[test]
    fn editions_are_compared_matter_by_matter() {
        let of = |change| -> Vec<String> {
            let found = compare(Edition::Y2018, Edition::Y2023).into_iter().filter(move |d| d.change == change);
            found.map(|d| d.from.iter().chain(&d.to).map(|a| a.number).collect::<Vec<_>>().join(" ")).collect()
        };
        assert_eq!(of(Change::Removed), ["Introduction.+2"]);
        assert_eq!(of(Change::Added), ["Guidelines.+1"]);
        assert!(of(Change::Changed).contains(&"5.1.2 5.1.2".to_owned()));
        assert!(of(Change::Renumbered).contains(&"9.2.1 9.2".to_owned()));
        assert!(of(Change::Same).contains(&"4.1 4.1".to_owned()));
        assert_eq!(compare(Edition::Y2009, Edition::Y2009).iter().filter(|d| d.change != Change::Same).count(), 0);
    }

    #[test]
    fn a_bad_line_is_named() {
        assert_eq!(parse("").unwrap_err().line, 1);
        assert_eq!(parse("2009\t2014\t2018\t2023\n1\t1\t1\n").unwrap_err().line, 2);
    }
}
