//! The project's cases, embedded, and which of them cite an Article.

use jadoube_hall::lawbook::CASE_FILES as FILES;
use jadoube_laws::case;
use jadoube_laws::edition::Article;

/// A case that cites an Article.
pub(super) struct Citing {
    pub(super) file: &'static str,
    pub(super) line: usize,
    pub(super) title: String,
}

/// The cases that cite an Article under its own number.
pub(super) fn citing(article: Article) -> Vec<Citing> {
    let wanted = (article.edition, article.number.to_owned());
    let mut found = Vec::new();
    for &(file, text) in FILES {
        // A file that cannot be read fails the tests of `laws`, which run every case.
        for case in case::read(text).unwrap_or_default() {
            if case.cited().contains(&wanted) {
                found.push(Citing { file, line: case.place.line, title: case.title });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::edition::Edition;

    #[test]
    fn the_cases_are_there_and_can_be_read() {
        assert!(FILES.len() > 10, "only {} files of cases are embedded", FILES.len());
        for (name, text) in FILES {
            assert!(name.starts_with("cases/") && case::read(text).is_ok(), "{name}");
        }
    }

    #[test]
    fn an_article_finds_the_cases_that_cite_it() {
        let penalty = Edition::LATEST.article("7.5.5").unwrap();
        assert!(citing(penalty).iter().all(|case| !case.title.is_empty() && case.line > 0));
        assert!(!citing(penalty).is_empty());
        let title = Edition::LATEST.article("7.5").unwrap();
        assert!(citing(title).is_empty());
    }
}
