//! The cases of the project, and which of them cite an Article.

use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_corpus::FILES;
use jadoube_lawbook::{Article, Edition};

use super::CaseRef;

/// By edition and number of the cited Articles.
type Index = HashMap<(Edition, String), Vec<usize>>;

static CASES: LazyLock<(Vec<CaseRef>, Index)> = LazyLock::new(|| {
    let mut all: Vec<CaseRef> = Vec::new();
    let mut index = Index::new();
    for &(file, text) in FILES {
        // An unreadable file fails the tests of `cases`, which run every case.
        let cases = jadoube_cases::read(text).unwrap_or_default();
        let ends = cases.iter().skip(1).map(|next| next.place.line).chain([usize::MAX]);
        for (case, end) in cases.iter().zip(ends) {
            for cited in case.cited() {
                let citing = index.entry(cited).or_default();
                if citing.last() != Some(&all.len()) {
                    citing.push(all.len());
                }
            }
            let (line, title) = (case.place.line, case.title.clone());
            all.push(CaseRef { title, file: file.to_owned(), line, text: between(text, line, end) });
        }
    }
    (all, index)
});

/// The cases that cite an Article under its own number.
///
/// ```
/// use jadoube_lawbook::Edition;
/// let penalty = Edition::newest().article("7.5.5").unwrap();
/// assert!(!jadoube_api::citing(penalty).is_empty());
/// ```
pub fn citing(article: Article) -> Vec<CaseRef> {
    numbers(article).iter().map(|&number| CASES.0[number].clone()).collect()
}

/// How many they are.
pub fn count_citing(article: Article) -> usize {
    numbers(article).len()
}

fn numbers(article: Article) -> &'static [usize] {
    CASES.1.get(&(article.edition, article.number.to_owned())).map_or(&[], Vec::as_slice)
}

/// The lines of a case, without the blank lines and remarks before the next one.
fn between(text: &str, start: usize, end: usize) -> String {
    let mut lines: Vec<&str> = text.lines().take(end - 1).skip(start - 1).collect();
    while lines.last().is_some_and(|line| line.trim().is_empty() || line.starts_with('#')) {
        lines.pop();
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_can_be_run_as_it_is_cited() {
        let penalty = Edition::newest().article("7.5.5").unwrap();
        let cases = citing(penalty);
        assert!(cases.len() > 3);
        for case in cases {
            let [read] = &jadoube_cases::read(&case.text).unwrap()[..] else { panic!("{}", case.text) };
            assert_eq!(read.title, case.title);
        }
        assert!(citing(Edition::newest().article("7.5").unwrap()).is_empty());
    }
}
