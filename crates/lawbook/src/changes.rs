//! What changed from one edition to the next, as somebody marked it who read both.
//!
//! The marks are data (`data/changes/*.tsv`): editions, Articles of both, and the kind of the change. Which Articles answer
//! each other is in the concordance; this table says how they differ. Two editions that are further apart differ by
//! everything that changed between them.

use std::collections::HashMap;

use crate::load::{File, LoadError};
use crate::{Article, Edition};

/// How one edition differs from another on a matter. The more it means, the earlier it comes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// The later one has it, the earlier one has not.
    New,
    /// The earlier one has it, the later one has not.
    Removed,
    /// They say different things.
    Meaning,
    /// They differ in a quantity: a time, a count, a date.
    Number,
    /// They say the same in other words.
    Wording,
    /// They say the same under different numbers.
    Moved,
    /// They say the same under the same number.
    Same,
}

impl Change {
    /// All of them, in their order.
    pub const ALL: [Change; 7] =
        [Change::New, Change::Removed, Change::Meaning, Change::Number, Change::Wording, Change::Moved, Change::Same];

    /// A word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Change::New => "new",
            Change::Removed => "removed",
            Change::Meaning => "meaning",
            Change::Number => "number",
            Change::Wording => "wording",
            Change::Moved => "moved",
            Change::Same => "same",
        }
    }

    fn named(name: &str) -> Option<Change> {
        Change::ALL.into_iter().find(|change| change.name() == name && *change != Change::Same)
    }
}

/// A mark: these Articles became those.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Mark {
    old: Vec<&'static str>,
    new: Vec<&'static str>,
    change: Change,
}

/// The marks by the names of both editions.
pub(crate) struct Changes(HashMap<(&'static str, &'static str), Vec<Mark>>);

fn numbers(cell: &'static str) -> Vec<&'static str> {
    if cell == "-" { Vec::new() } else { cell.split(' ').collect() }
}

impl Changes {
    pub(crate) fn read(files: &[File], editions: &[Edition]) -> Result<Changes, LoadError> {
        let mut marks: HashMap<(&'static str, &'static str), Vec<Mark>> = HashMap::new();
        for file in files {
            if file.head() != ["from", "to", "old", "new", "kind"] {
                return Err(file.fails(1, "expected from, to, old, new and kind with tabs between"));
            }
            for row in file.rows(5) {
                let (line, row) = row?;
                let mark = Mark {
                    old: numbers(row[2]),
                    new: numbers(row[3]),
                    change: Change::named(row[4]).ok_or_else(|| {
                        let names = Change::ALL.map(Change::name);
                        let names = names[..names.len() - 1].join(", ");
                        file.fails(line, format!("found {:?}, expected a kind of change: {names}", row[4]))
                    })?,
                };
                for (name, listed) in [(row[0], &mark.old), (row[1], &mark.new)] {
                    let Some(edition) = editions.iter().find(|edition| edition.name() == name) else {
                        return Err(file.fails(line, format!("{name:?} is not an edition")));
                    };
                    if let Some(number) = listed.iter().find(|number| edition.catalogue().get(number).is_none()) {
                        return Err(file.fails(line, format!("{edition} has no Article {number}")));
                    }
                }
                let empty = (mark.old.is_empty(), mark.new.is_empty());
                let expected = (mark.change == Change::New, mark.change == Change::Removed);
                if empty != expected {
                    let problem = "expected `-` as the old number of what is new, as the new number of what is removed, and \
                                   nowhere else";
                    return Err(file.fails(line, problem));
                }
                marks.entry((row[0], row[1])).or_default().push(mark);
            }
        }
        Ok(Changes(marks))
    }

    /// What is marked of some Articles between two editions, if anybody compared the two.
    fn marked(&self, from: Edition, old: &[Article], to: Edition, new: &[Article]) -> Option<Vec<Change>> {
        let marks = self.0.get(&(from.name(), to.name()))?;
        let has = |articles: &[Article], listed: &[&str]| articles.iter().any(|it| listed.contains(&it.number));
        let found = marks.iter().filter(|mark| has(old, &mark.old) || has(new, &mark.new));
        Some(found.map(|mark| mark.change).collect())
    }

    /// How Articles of one edition differ from those of the next one that has been compared with it.
    fn step(&self, from: Edition, old: &[Article], to: Edition, new: &[Article]) -> Change {
        let same_texts = || {
            let texts = |articles: &[Article]| -> Vec<&str> {
                articles.iter().filter_map(Article::entry).map(crate::Entry::text_id).collect()
            };
            texts(old) == texts(new)
        };
        let mut marked = self.marked(from, old, to, new);
        // Of an edition that was soon replaced only what it has for itself is marked.
        if marked.as_ref().is_none_or(Vec::is_empty)
            && let Some(later) = to.is_interim().then(|| replacement(to)).flatten()
        {
            let there: Vec<Article> = new.iter().filter_map(|article| later.article(article.number)).collect();
            marked = self.marked(from, old, later, &there);
        }
        match marked.as_deref() {
            Some([]) | None if same_texts() => Change::Same,
            // A text that nobody has marked: that of an edition which is only rehearsed.
            None => Change::Meaning,
            Some(changes) => {
                // Where a part is new or gone, the whole means something else.
                let of_whole = |change: &Change| if *change <= Change::Removed { Change::Meaning } else { *change };
                changes.iter().map(of_whole).min().unwrap_or(Change::Same)
            }
        }
    }

    /// How Articles of an edition differ from their counterparts in another.
    pub(crate) fn between(&self, from: Edition, old: &[Article], to: Edition, new: &[Article]) -> Change {
        if old.is_empty() || new.is_empty() {
            return if old.is_empty() { Change::New } else { Change::Removed };
        }
        let (first, last) = (from.min(to), from.max(to));
        let (old, new) = if from == first { (old, new) } else { (new, old) };
        let mut found = Change::Same;
        let mut at = (first, old.to_vec());
        for edition in path(first, last) {
            let there: Vec<Article> = match edition == last {
                true => new.to_vec(),
                false => {
                    let mut there: Vec<Article> = Vec::new();
                    for article in at.1.iter().flat_map(|article| article.in_edition(edition)) {
                        if !there.contains(&article) {
                            there.push(article);
                        }
                    }
                    there
                }
            };
            if !there.is_empty() {
                found = found.min(self.step(at.0, &at.1, edition, &there));
                at = (edition, there);
            }
        }
        let official = |articles: &[Article]| -> Vec<&str> {
            articles.iter().filter(|article| article.is_numbered()).map(|article| article.number).collect()
        };
        let moved = official(old) != official(new);
        match found {
            Change::Same | Change::Moved if moved => Change::Moved,
            Change::Moved => Change::Same,
            other => other,
        }
    }
}

/// The edition that took the place of one that was soon replaced.
fn replacement(interim: Edition) -> Option<Edition> {
    Edition::all().iter().copied().find(|edition| *edition > interim)
}

/// The editions after one of them up to another; an edition that was soon replaced is passed by, unless it is one of the two.
fn path(first: Edition, last: Edition) -> impl Iterator<Item = Edition> {
    let known = Edition::known().iter().copied();
    known.filter(move |&edition| edition == last || (edition > first && edition < last && !edition.is_interim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, compare};

    fn named(name: &str) -> Edition {
        name.parse().unwrap()
    }

    fn read(text: &'static str) -> Result<Changes, LoadError> {
        Changes::read(&[File { name: "list", text }], Edition::known())
    }

    #[test]
    fn texts_differ_where_the_meaning_or_a_number_changed_and_nowhere_without_a_mark() {
        for pair in Edition::all().windows(2) {
            for difference in compare(pair[0], pair[1]) {
                let [from, to] = [&difference.from, &difference.to]
                    .map(|articles| articles.iter().filter_map(Article::entry).map(Entry::text_id).collect::<Vec<_>>());
                let differ = from != to;
                // One Article may be broken into several: then the texts differ though nothing else does.
                let one_by_one = from.len() == 1 && to.len() == 1;
                match difference.change {
                    Change::Meaning | Change::Number => assert!(differ, "the same text: {difference:?}"),
                    Change::Same => assert!(!differ || !one_by_one, "no mark: {difference:?}"),
                    Change::New | Change::Removed | Change::Wording | Change::Moved => {}
                }
            }
        }
    }

    #[test]
    fn changes_add_up_over_editions_and_in_both_directions() {
        let change = |from, number, to| {
            let found = compare(named(from), named(to)).into_iter();
            found.filter(|it| it.from.iter().any(|a| a.number == number)).map(|it| it.change).collect::<Vec<_>>()
        };
        assert_eq!(change("2009", "4.1", "2023"), [Change::Same]);
        assert_eq!(change("2009", "4.2", "2014"), [Change::Meaning]);
        assert_eq!(change("2009", "4.2", "2023"), [Change::Meaning]);
        assert_eq!(change("2014", "4.2", "2018"), [Change::Moved]);
        assert_eq!(change("2018", "4.2.1", "2009"), [Change::Meaning]);
        assert_eq!(change("2014", "4.2", "2017"), [Change::Moved]);
        assert_eq!(change("2017", "7.7.2", "2023"), [Change::Meaning]);
    }

    #[test]
    fn a_bad_line_is_named() {
        let fails = |text| read(text).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(fails("from\tto\n").starts_with("list, line 1: expected from"));
        let row = |row: &str| fails(format!("from\tto\told\tnew\tkind\n{row}\n").leak());
        assert_eq!(row("2009\t2014\t4.2\t4.2\tmeaning"), "");
        assert!(row("2009\t2014\t4.2\t4.2\tsense").starts_with("list, line 2: found \"sense\""));
        assert_eq!(row("2009\t2014\t4.2\t4.99\tmeaning"), "list, line 2: 2014 has no Article 4.99");
        assert_eq!(row("2008\t2014\t4.2\t4.2\tmeaning"), "list, line 2: \"2008\" is not an edition");
        assert!(row("2009\t2014\t4.2\t4.2\tnew").contains("expected `-`"));
        assert!(row("2009\t2014\t-\t4.2\tmeaning").contains("expected `-`"));
    }
}
