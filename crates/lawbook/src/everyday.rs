//! What people look for in the Laws by words that the Laws do not have: the telephone, the toilet, perpetual check.
//!
//! `data/everyday/articles.tsv` says which Articles of the edition at its head such a matter belongs to, the concordance where
//! the others have it, and `data/everyday/LOCALE.tsv` what people call it.

use std::borrow::Cow;

use jadoube_texts::Locale;

use crate::glossary::{ByLocale, articles_in, read_described};
use crate::load::{File, LoadError, lawbook};
use crate::texts::in_script;
use crate::{Article, Edition};

/// A matter as people name it who have not read the Laws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Everyday {
    /// A name that is the same in all languages: `phone`.
    pub id: &'static str,
    articles: Vec<Article>,
    words: ByLocale<&'static str>,
}

impl Everyday {
    /// What people call it.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, everyday};
    /// use jadoube_texts::Locale;
    /// let phone = everyday().iter().find(|matter| matter.id == "phone").unwrap();
    /// assert!(phone.words(Locale::SR_CYRL).iter().any(|word| word == "мобилни"));
    /// assert_eq!(phone.articles(Edition::newest())[0].number, "11.3.2");
    /// ```
    pub fn words(&self, locale: Locale) -> Vec<Cow<'static, str>> {
        self.words.get(locale).split("; ").map(|word| in_script(word, locale)).collect()
    }

    /// The Articles of an edition that have something on it, the most telling first.
    pub fn articles(&self, edition: Edition) -> Vec<Article> {
        articles_in(&self.articles, edition)
    }
}

/// Reads the matters.
pub(crate) fn read(
    articles: &File,
    languages: impl Iterator<Item = (&'static str, File)>,
    editions: &[Edition],
) -> Result<Vec<Everyday>, LoadError> {
    let told = |fields: &[&'static str]| fields.first().copied().filter(|words| !words.is_empty());
    let described = read_described(articles, languages, editions, 2, told)?;
    Ok(described.into_iter().map(|(id, articles, words)| Everyday { id, articles, words }).collect())
}

/// All of them, in the order of their names.
pub fn everyday() -> &'static [Everyday] {
    lawbook().everyday()
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
        for locale in Locale::all_and_pseudo() {
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
    fn every_edition_has_something_on_them_but_the_first_on_what_was_new_later() {
        for &edition in Edition::all() {
            let lacking: Vec<&str> =
                everyday().iter().filter(|it| it.articles(edition).is_empty()).map(|it| it.id).collect();
            let expected: &[&str] = if edition == Edition::all()[0] { &["fivefold-words", "search"] } else { &[] };
            assert_eq!(lacking, expected, "{edition}");
        }
    }

    #[test]
    fn a_matter_without_words_is_named() {
        let file = |name, text| File { name, text };
        let english = [("en", file("en", "id\twords\nphone\t\n"))];
        let articles = file("articles", "id\t2023\nphone\t12.8\n");
        let error = read(&articles, english.into_iter(), Edition::known()).unwrap_err();
        assert_eq!((&*error.file, error.line), ("en", Some(2)));
    }
}
