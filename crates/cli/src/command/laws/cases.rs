//! The embedded cases of the project, and which of them cite an Article.

use jadoube_corpus::FILES;
use jadoube_lawbook::Article;

/// A case that cites an Article.
pub(super) struct Citing {
    pub(super) file: &'static str,
    pub(super) line: usize,
    pub(super) title: String,
    /// As it is in the file, so that `jadoube rule -` can run it.
    pub(super) text: String,
}

/// The cases that cite an Article under its own number.
pub(super) fn citing(article: Article) -> Vec<Citing> {
    let wanted = (article.edition, article.number.to_owned());
    let mut found = Vec::new();
    for &(file, text) in FILES {
        // An unreadable file fails the tests of `cases`, which run every case.
        let cases = jadoube_cases::read(text).unwrap_or_default();
        let ends = cases.iter().skip(1).map(|next| next.place.line).chain([usize::MAX]);
        for (case, end) in cases.iter().zip(ends) {
            if case.cited().contains(&wanted) {
                let (line, title) = (case.place.line, case.title.clone());
                found.push(Citing { file, line, title, text: between(text, line, end) });
            }
        }
    }
    found
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
    use jadoube_lawbook::Edition;

    #[test]
    fn the_cases_are_there_and_can_be_read() {
        assert!(FILES.len() > 10, "only {} files of cases are embedded", FILES.len());
        for (name, text) in FILES {
            assert!(name.starts_with("cases/") && jadoube_cases::read(text).is_ok(), "{name}");
        }
    }

    #[test]
    fn an_article_finds_the_cases_that_cite_it() {
        let penalty = Edition::newest().article("7.5.5").unwrap();
        assert!(citing(penalty).iter().all(|case| !case.title.is_empty() && case.line > 0));
        assert!(!citing(penalty).is_empty());
        for case in citing(penalty) {
            let [read] = &jadoube_cases::read(&case.text).unwrap()[..] else { panic!("{}", case.text) };
            assert_eq!(read.title, case.title);
        }
        let title = Edition::newest().article("7.5").unwrap();
        assert!(citing(title).is_empty());
    }
}
