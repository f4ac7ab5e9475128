//! What people look for in the Laws by words that the Laws do not have: the telephone, the toilet, perpetual check.
//!
//! `data/everyday/articles.tsv` says which Articles of the latest edition such a matter belongs to, the concordance where the
//! others have it, and `data/everyday/LOCALE.tsv` what people call it.

use std::borrow::Cow;
use std::sync::LazyLock;

use jadoube_texts::Locale;

use crate::glossary::{BadLine, articles_in, known_articles, rows};
use crate::summaries::in_script;
use crate::{Article, Edition};

/// A matter as people name it who have not read the Laws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Everyday {
    /// A name that is the same in all languages: `phone`.
    pub id: &'static str,
    articles: Vec<Article>,
    /// English, Hungarian, Swedish, Greek, Serbian.
    words: [&'static str; 5],
}

impl Everyday {
    /// What people call it.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, everyday};
    /// use jadoube_texts::Locale;
    /// let phone = everyday().iter().find(|matter| matter.id == "phone").unwrap();
    /// assert!(phone.words(Locale::SrCyrl).iter().any(|word| word == "мобилни"));
    /// assert_eq!(phone.articles(Edition::Y2023)[0].number, "11.3.2");
    /// ```
    pub fn words(&self, locale: Locale) -> Vec<Cow<'static, str>> {
        let words = match locale {
            Locale::En => self.words[0],
            Locale::Hu => self.words[1],
            Locale::Sv => self.words[2],
            Locale::El => self.words[3],
            Locale::SrLatn | Locale::SrCyrl => self.words[4],
        };
        words.split("; ").map(|word| in_script(word, locale)).collect()
    }

    /// The Articles of an edition that have something on it, the most telling first.
    pub fn articles(&self, edition: Edition) -> Vec<Article> {
        articles_in(&self.articles, edition)
    }
}

fn parse(articles: &'static str, words: [&'static str; 5]) -> Result<Vec<Everyday>, BadLine> {
    let mut tables = words.map(|text| rows::<2>(text, "id and words with a tab between"));
    let mut found = Vec::new();
    for (index, row) in rows::<2>(articles, "id and Articles with a tab between").enumerate() {
        let [id, numbers] = row?;
        let line = index + 2;
        let mut words = [""; 5];
        for (table, words) in tables.iter_mut().zip(&mut words) {
            *words = match table.next().transpose()? {
                Some([name, said]) if name == id && !said.is_empty() => said,
                _ => return Err(BadLine { line, expected: "the same matters in the same order in every language" }),
            };
        }
        found.push(Everyday { id, articles: known_articles(numbers, line)?, words });
    }
    match tables.iter_mut().any(|table| table.next().is_some()) {
        true => Err(BadLine { line: found.len() + 2, expected: "no more matters than in articles.tsv" }),
        false => Ok(found),
    }
}

static MATTERS: LazyLock<Vec<Everyday>> = LazyLock::new(|| {
    let words = [
        include_str!("../data/everyday/en.tsv"),
        include_str!("../data/everyday/hu.tsv"),
        include_str!("../data/everyday/sv.tsv"),
        include_str!("../data/everyday/el.tsv"),
        include_str!("../data/everyday/sr-Latn.tsv"),
    ];
    parse(include_str!("../data/everyday/articles.tsv"), words).expect("the lists are read in a test")
});

/// All of them, in the order of their names.
pub fn everyday() -> &'static [Everyday] {
    &MATTERS
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use jadoube_texts::fold;

    use super::*;
    use crate::glossary;

    #[test]
    fn no_word_of_a_language_names_two_things() {
        assert!(everyday().len() > 20);
        for locale in Locale::ALL {
            let mut seen: BTreeMap<String, &str> = BTreeMap::new();
            for term in glossary() {
                for word in term.also(locale).iter().chain([&term.word(locale)]) {
                    seen.insert(fold(word), term.id);
                }
            }
            for matter in everyday() {
                for word in matter.words(locale) {
                    assert!(
                        word.trim() == word && !word.is_empty() && !word.contains(['{', '}']),
                        "{locale}: {word:?}"
                    );
                    assert_eq!(seen.insert(fold(&word), matter.id), None, "{locale}: {word} names {} too", matter.id);
                }
            }
        }
    }

    #[test]
    fn every_edition_has_something_on_them_but_the_first_on_searching_bags() {
        for edition in Edition::ALL {
            let lacking: Vec<&str> =
                everyday().iter().filter(|it| it.articles(edition).is_empty()).map(|it| it.id).collect();
            let expected: &[&str] = if edition == Edition::Y2009 { &["search"] } else { &[] };
            assert_eq!(lacking, expected, "{edition}");
        }
    }

    #[test]
    fn a_bad_line_is_named() {
        let head = "id\twords\n";
        assert_eq!(parse("id\tarticles\nphone\t99\n", ["id\twords\nphone\tphone\n"; 5]).unwrap_err().line, 2);
        assert_eq!(parse("id\tarticles\nphone\t12.8\n", [head; 5]).unwrap_err().line, 2);
        assert_eq!(parse("id\tarticles\n", ["id\twords\nphone\tphone\n"; 5]).unwrap_err().line, 2);
    }
}
