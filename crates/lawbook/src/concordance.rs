//! The concordance: every Article of every edition beside its counterparts in the others, or beside none.
//!
//! It is data (`data/concordance.tsv`), a line for each matter and a column for each edition, `-` where an edition has
//! nothing. An edition that is based on another one has its numbers, but for `data/EDITION/renumbered.tsv`. A cell may hold
//! several numbers. Two cells that hold equally many answer each other one by one; otherwise
//! all of the one stand for all of the other. Numbers joined by `&` count as one.

use std::collections::HashMap;

use crate::load::{File, LoadError, lawbook};
use crate::numbers::Renumbered;
use crate::{Article, Change, Edition, Entry};

/// What the editions have on one matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// By edition, in the order of [`Edition::known`]: groups of numbers.
    cells: Vec<Groups>,
}

type Groups = Vec<Vec<&'static str>>;

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

impl Row {
    /// The Articles that an edition has on the matter, in its order.
    pub fn articles(&self, edition: Edition) -> impl Iterator<Item = Article> + '_ {
        self.groups(edition).iter().flatten().map(move |&number| Article { edition, number })
    }

    fn groups(&self, edition: Edition) -> &[Vec<&'static str>] {
        &self.cells[edition.volume().index]
    }

    fn contains(&self, edition: usize, number: &str) -> bool {
        self.cells[edition].iter().flatten().any(|&other| other == number)
    }
}

/// Reads the table. `bases` says which edition each one is based on, if on any, and `renumbered` what differs then.
pub(crate) fn read(
    file: &File,
    editions: &[Edition],
    bases: &[Option<usize>],
    renumbered: &HashMap<&'static str, Renumbered>,
) -> Result<Vec<Row>, LoadError> {
    let head = file.head();
    let columns: Vec<Option<usize>> =
        editions.iter().map(|edition| head.iter().position(|name| *name == edition.name())).collect();
    for ((edition, column), base) in editions.iter().zip(&columns).zip(bases) {
        if column.is_some() == base.is_some() {
            return Err(
                file.fails(1, format!("expected a column for {edition}, or that it is based on another edition"))
            );
        }
    }
    if let Some(unknown) = head.iter().find(|name| editions.iter().all(|edition| edition.name() != **name)) {
        return Err(file.fails(1, format!("{unknown:?} is not an edition")));
    }
    let mut rows = Vec::new();
    for row in file.rows(head.len()) {
        let (_, texts) = row?;
        let own: Vec<Groups> =
            columns.iter().map(|column| column.map_or_else(Vec::new, |column| read_cell(texts[column]))).collect();
        let cells = editions.iter().zip(bases).enumerate().map(|(index, (edition, base))| match base {
            Some(base) => changed(&own[*base], &renumbered[edition.name()]),
            None => own[index].clone(),
        });
        rows.push(Row { cells: cells.collect() });
    }
    for edition in editions {
        for &number in renumbered.get(edition.name()).map_or(&[][..], Renumbered::added) {
            insert(&mut rows, *edition, number, editions.len());
        }
    }
    check(file, &rows, editions)?;
    Ok(rows)
}

fn read_cell(cell: &'static str) -> Groups {
    match cell {
        "-" => Vec::new(),
        numbers => numbers.split(' ').map(|group| group.split('&').collect()).collect(),
    }
}

/// The same numbers in an edition that has changed some of them.
fn changed(groups: &Groups, changes: &Renumbered) -> Groups {
    let renumbered = groups.iter().map(|group| group.iter().flat_map(|number| changes.of(number)).copied().collect());
    renumbered.filter(|group: &Vec<_>| !group.is_empty()).collect()
}

/// A line for what only one edition has, after the line of the Article before it.
fn insert(rows: &mut Vec<Row>, edition: Edition, number: &'static str, editions: usize) {
    let index = edition.volume().index;
    let before = edition.catalogue().place(number).and_then(|place| place.checked_sub(1));
    let before = before.map(|place| edition.catalogue().entries()[place].number);
    let after = before.and_then(|before| rows.iter().position(|row| row.contains(index, before)));
    let mut cells = vec![Groups::new(); editions];
    cells[index].push(vec![number]);
    rows.insert(after.map_or(0, |after| after + 1), Row { cells });
}

/// Every Article of every edition is there once, and no other.
fn check(file: &File, rows: &[Row], editions: &[Edition]) -> Result<(), LoadError> {
    for &edition in editions {
        let mut seen = HashMap::new();
        for article in rows.iter().flat_map(|row| row.articles(edition)) {
            if article.entry().is_none() {
                return Err(file.fails_as_a_whole(format!("{edition} has no Article {article}")));
            }
            if seen.insert(article.number, ()).is_some() {
                return Err(file.fails_as_a_whole(format!("{article} of {edition} is there twice")));
            }
        }
        let entries = edition.catalogue().entries();
        if let Some(missing) = entries.iter().find(|entry| !seen.contains_key(entry.number)) {
            return Err(file.fails_as_a_whole(format!("{} of {edition} is missing", missing.number)));
        }
    }
    Ok(())
}

/// All matters, in the order of the latest edition; what it no longer has stands where earlier ones had it.
pub fn concordance() -> &'static [Row] {
    lawbook().rows()
}

impl Article {
    /// The matter it belongs to.
    pub fn row(&self) -> Option<&'static Row> {
        concordance().iter().find(|row| row.contains(self.edition.volume().index, self.number))
    }

    /// The Articles of another edition on the same matter; none where it has nothing on it.
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// let penalty = Edition::newest().article("7.5.5").unwrap();
    /// let [first, second, ..] = *Edition::all() else { unreachable!() };
    /// let numbers = |edition| penalty.in_edition(edition).iter().map(|a| a.number).collect::<Vec<_>>();
    /// assert_eq!(numbers(first), ["7.4.b"]);
    /// assert_eq!(numbers(second), ["7.5.b"]);
    /// ```
    pub fn in_edition(&self, other: Edition) -> Vec<Article> {
        let Some(row) = self.row() else { return Vec::new() };
        let (own, others) = (row.groups(self.edition), row.groups(other));
        let place = own.iter().position(|group| group.contains(&self.number));
        let chosen = match place {
            Some(place) if own.len() == others.len() => &others[place..=place],
            _ => others,
        };
        chosen.iter().flatten().map(|&number| Article { edition: other, number }).collect()
    }
}

/// Every matter in two editions, in the order of [`concordance`]. Titles without text of their own are left out: they
/// come and go with the layout.
pub fn compare(from: Edition, to: Edition) -> Vec<Difference> {
    let mut differences = Vec::new();
    for row in concordance() {
        let (before, after) = (row.groups(from), row.groups(to));
        if before.len() == after.len() {
            let pairs = before.iter().zip(after);
            differences.extend(pairs.filter_map(|(before, after)| difference((from, before), (to, after))));
        } else {
            differences.extend(difference((from, &before.concat()), (to, &after.concat())));
        }
    }
    differences
}

fn difference(before: (Edition, &[&'static str]), after: (Edition, &[&'static str])) -> Option<Difference> {
    let articles = |(edition, numbers): (Edition, &[&'static str])| -> Vec<Article> {
        numbers.iter().map(|&number| Article { edition, number }).collect()
    };
    let (from, to) = (articles(before), articles(after));
    let all_titles = from.iter().chain(&to).filter_map(Article::entry).all(Entry::is_title);
    if all_titles {
        return None;
    }
    let change = lawbook().changes().between(before.0, &from, after.0, &to);
    Some(Difference { change, from, to })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Matter;

    fn named(name: &str) -> Edition {
        name.parse().unwrap()
    }

    #[test]
    fn no_line_is_empty_and_numbers_of_a_cell_keep_their_order() {
        for (index, row) in concordance().iter().enumerate() {
            assert!(Edition::all().iter().any(|&edition| row.articles(edition).next().is_some()), "line {}", index + 2);
            for &edition in Edition::all() {
                let entries = edition.catalogue().entries();
                let place = |article: Article| entries.iter().position(|entry| entry.number == article.number);
                let places: Vec<_> = row.articles(edition).map(place).collect();
                assert!(places.is_sorted(), "line {}, {edition}: {places:?}", index + 2);
            }
        }
    }

    #[test]
    fn articles_that_say_the_same_in_neighboring_editions_are_on_one_line() {
        // A text that each of the two editions has once is one matter in both.
        for pair in Edition::all().windows(2) {
            let [before, after] = [pair[0], pair[1]].map(|edition| (edition, edition.catalogue().entries()));
            let once = |entries: &[Entry], id: &str| entries.iter().filter(|entry| entry.text_id() == id).count() == 1;
            for entry in before.1.iter().filter(|entry| once(before.1, entry.text_id())) {
                let Some(same) = after.1.iter().find(|other| other.text_id() == entry.text_id()) else { continue };
                if once(after.1, entry.text_id()) {
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
        let lines: Vec<_> = Edition::all().iter().map(|&edition| line(edition)).collect();
        let most = lines.iter().max_by_key(|line| lines.iter().filter(|other| other == line).count()).copied();
        let pairs = Edition::all().iter().zip(&lines);
        pairs.filter(|(_, line)| Some(**line) != most).map(|(edition, _)| *edition).collect()
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
        let help = "the number that data/matters.tsv has there is on another line of data/concordance.tsv than \
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
        assert_eq!(numbers(named("2018"), "1.2", named("2023")), ["1.2"]);
        assert_eq!(numbers(named("2018"), "1.2", named("2009")), ["1.1"]);
        assert_eq!(numbers(named("2009"), "1.1", named("2018")), ["1.1", "1.2", "1.3"]);
        assert_eq!(numbers(named("2023"), "11.3.2.1", named("2018")), ["11.3.2.1"]);
        assert_eq!(numbers(named("2023"), "7.5.3", named("2014")), [""; 0]);
    }

    #[test]
    fn editions_are_compared_matter_by_matter() {
        let of = |change| -> Vec<String> {
            let found = compare(named("2018"), named("2023")).into_iter().filter(move |d| d.change == change);
            found.map(|d| d.from.iter().chain(&d.to).map(|a| a.number).collect::<Vec<_>>().join(" ")).collect()
        };
        assert_eq!(of(Change::Removed), ["Introduction.+2"]);
        assert_eq!(of(Change::New), ["Guidelines.+1"]);
        assert!(of(Change::Meaning).contains(&"5.1.2 5.1.2".to_owned()));
        assert!(of(Change::Moved).contains(&"9.2.1 9.2".to_owned()));
        assert!(of(Change::Same).contains(&"4.1 4.1".to_owned()));
        assert_eq!(compare(named("2009"), named("2009")).iter().filter(|d| d.change != Change::Same).count(), 0);
    }

    #[test]
    fn a_bad_line_is_named() {
        let editions = Edition::known();
        let bases: Vec<Option<usize>> = editions.iter().map(|edition| edition.is_interim().then_some(0)).collect();
        let renumbered = editions.iter().map(|edition| (edition.name(), Renumbered::default())).collect();
        let fails = |text| read(&File { name: "table", text }, editions, &bases, &renumbered).unwrap_err().to_string();
        assert_eq!(fails(""), "table, line 1: expected a column for 2009, or that it is based on another edition");
        assert!(fails("2009\t2014\t2018\t2023\n1\t1\t1\n").starts_with("table, line 2: found 3"));
        assert_eq!(fails("2009\t2014\t2018\t2023\n99\t1\t1\t1\n"), "table: 2009 has no Article 99");
        assert_eq!(fails("2009\t2014\t2018\t2023\n1 1\t1\t1\t1\n"), "table: 1 of 2009 is there twice");
        assert_eq!(fails("2009\t2014\t2018\t2023\n1\t1\t1\t1\n"), "table: P of 2009 is missing");
    }
}
