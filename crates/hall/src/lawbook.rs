//! The Laws to read: every Article of every edition in our words, how Jadoube treats it, and the cases that show it.

use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_lawbook::{Article, Edition};

/// A case as in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptCase {
    /// The file.
    pub file: &'static str,
    /// The line where it begins.
    pub line: usize,
    /// Its title.
    pub title: String,
    /// The whole text.
    pub text: &'static str,
}

/// By edition and number of the cited Articles.
type Index = HashMap<(Edition, String), Vec<usize>>;

static CASES: LazyLock<(Vec<KeptCase>, Index)> = LazyLock::new(|| {
    let mut all: Vec<KeptCase> = Vec::new();
    let mut index = Index::new();
    for &(file, text) in jadoube_corpus::FILES {
        // An unreadable file fails the tests of `cases`, which run every case.
        let cases = jadoube_cases::read(text).unwrap_or_default();
        let ends = cases.iter().skip(1).map(|next| next.place.line - 1).chain([text.lines().count()]);
        for (found, end) in cases.iter().zip(ends) {
            for cited in found.cited() {
                index.entry(cited).or_default().push(all.len());
            }
            let line = found.place.line;
            all.push(KeptCase { file, line, title: found.title.clone(), text: lines(text, line - 1, end) });
        }
    }
    (all, index)
});

/// Some lines of a text, counted from 0, without trailing remarks and empty lines, which belong to what follows.
fn lines(text: &'static str, from: usize, to: usize) -> &'static str {
    let start: usize = text.split_inclusive('\n').take(from).map(str::len).sum();
    let length: usize = text.split_inclusive('\n').skip(from).take(to.saturating_sub(from)).map(str::len).sum();
    let mut part = text[start..start + length].trim_end();
    while let Some((before, last)) = part.rsplit_once('\n').filter(|(_, last)| last.starts_with('#')) {
        debug_assert!(last.starts_with('#'));
        part = before.trim_end();
    }
    part
}

/// The cases that cite an Article under its own number.
pub fn citing(article: Article) -> impl Iterator<Item = &'static KeptCase> {
    let (all, index) = &*CASES;
    let found = index.get(&(article.edition, article.number.to_owned())).map_or(&[][..], Vec::as_slice);
    let mut seen: Vec<usize> = found.to_vec();
    seen.dedup();
    seen.into_iter().map(|number| &all[number])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_finds_its_cases_whole() {
        let penalty = Edition::newest().article("7.5.5").unwrap();
        let cases: Vec<_> = citing(penalty).collect();
        assert!(!cases.is_empty());
        for found in cases {
            assert!(found.text.starts_with("case ") && !found.text.ends_with('\n'), "{}", found.text);
            assert_eq!(jadoube_cases::read(found.text).unwrap().len(), 1, "{}", found.text);
        }
        assert_eq!(citing(Edition::newest().article("7.5").unwrap()).count(), 0);
    }
}
