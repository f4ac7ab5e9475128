//! The Laws' own terms, in the languages of Jadoube.
//!
//! `data/glossary/articles.tsv` says which Articles of the edition at its head a term belongs to, the concordance where the
//! others have it, and `data/glossary/LOCALE.tsv` the word, other words for it, and what it means.

use std::borrow::Cow;

use jadoube_texts::Locale;

use crate::load::{File, LoadError, lawbook};
use crate::texts::{in_script, written_as};
use crate::{Article, Edition};

/// A term of the Laws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// A name that is the same in all languages: `sealed-move`.
    pub id: &'static str,
    articles: Vec<Article>,
    /// By the tag of the locale.
    words: ByLocale<Words>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Words {
    term: &'static str,
    also: &'static str,
    meaning: &'static str,
}

impl Term {
    fn words(&self, locale: Locale) -> Words {
        *self.words.get(locale)
    }

    /// The word for it.
    pub fn word(&self, locale: Locale) -> Cow<'static, str> {
        in_script(self.words(locale).term, locale)
    }

    /// Other words that people use for it.
    pub fn also(&self, locale: Locale) -> Vec<Cow<'static, str>> {
        let also = self.words(locale).also.split("; ").filter(|word| !word.is_empty());
        also.map(|word| in_script(word, locale)).collect()
    }

    /// What it means, in a line of our own words.
    pub fn meaning(&self, locale: Locale) -> Cow<'static, str> {
        in_script(self.words(locale).meaning, locale)
    }

    /// The Articles of an edition that it belongs to, the most telling first; none where the edition has nothing on it.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, glossary};
    /// use jadoube_texts::Locale;
    /// let dead = glossary().iter().find(|term| term.id == "dead-position").unwrap();
    /// assert_eq!(dead.word(Locale::EL), "νεκρή θέση");
    /// assert_eq!(dead.articles(Edition::all()[0])[0].number, "5.2.b");
    /// ```
    pub fn articles(&self, edition: Edition) -> Vec<Article> {
        articles_in(&self.articles, edition)
    }
}

/// What an edition has on the matters of some Articles, in their order, each once.
pub(crate) fn articles_in(articles: &[Article], edition: Edition) -> Vec<Article> {
    let mut found: Vec<Article> = Vec::new();
    for article in articles.iter().flat_map(|article| article.in_edition(edition)) {
        if !found.contains(&article) {
            found.push(article);
        }
    }
    found
}

/// A text in each language that has a file for it, by the tag of the locale, English first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ByLocale<T>(Vec<(&'static str, T)>);

impl<T> ByLocale<T> {
    /// The text in a language, or in English where the language has none.
    pub(crate) fn get(&self, locale: Locale) -> &T {
        let tag = written_as(locale);
        let found = self.0.iter().find(|(other, _)| *other == tag);
        &found.unwrap_or(&self.0[0]).1
    }
}

/// A matter with its Articles and its text in each language.
pub(crate) type Described<T> = (&'static str, Vec<Article>, ByLocale<T>);

/// Reads a list of matters with their Articles, and beside it a list in each language with the same matters in the same
/// order. `told` makes the text of the fields after the name; `None` where something is missing.
pub(crate) fn read_described<T>(
    articles: &File,
    languages: impl Iterator<Item = (&'static str, File)>,
    editions: &[Edition],
    fields: usize,
    told: impl Fn(&[&'static str]) -> Option<T>,
) -> Result<Vec<Described<T>>, LoadError> {
    let edition = match articles.head()[..] {
        ["id", name] => editions.iter().find(|edition| edition.name() == name),
        _ => None,
    };
    let edition = edition.ok_or_else(|| articles.fails(1, "expected id and an edition with a tab between"))?;
    let mut languages: Vec<(&'static str, File)> = languages.collect();
    languages.sort_by_key(|(tag, _)| *tag != Locale::EN.tag());
    if languages.first().is_none_or(|(tag, _)| *tag != Locale::EN.tag()) {
        return Err(articles.fails_as_a_whole("expected a file for English beside it"));
    }
    let mut tables: Vec<_> = languages.iter().map(|(tag, file)| (*tag, *file, file.rows(fields))).collect();
    let mut described = Vec::new();
    for row in articles.rows(2) {
        let (line, row) = row?;
        let known: Option<Vec<Article>> = row[1].split(' ').map(|number| edition.article(number)).collect();
        let known = known.ok_or_else(|| articles.fails(line, format!("expected numbers of {edition}")))?;
        let mut texts = Vec::new();
        for (tag, file, table) in &mut tables {
            let text = match table.next().transpose()? {
                Some((_, found)) if found[0] == row[0] => told(&found[1..]),
                _ => None,
            };
            let missing = || file.fails(line, format!("expected {:?}, as in articles.tsv, and its words", row[0]));
            texts.push((*tag, text.ok_or_else(missing)?));
        }
        described.push((row[0], known, ByLocale(texts)));
    }
    for (_, file, table) in &mut tables {
        if table.next().is_some() {
            return Err(file.fails(described.len() + 2, "expected no more than in articles.tsv"));
        }
    }
    Ok(described)
}

/// Reads the terms.
pub(crate) fn read(
    articles: &File,
    languages: impl Iterator<Item = (&'static str, File)>,
    editions: &[Edition],
) -> Result<Vec<Term>, LoadError> {
    let told = |fields: &[&'static str]| match *fields {
        [term, also, meaning] => Some(Words { term, also, meaning }),
        _ => None,
    };
    let described = read_described(articles, languages, editions, 4, told)?;
    Ok(described.into_iter().map(|(id, articles, words)| Term { id, articles, words }).collect())
}

/// All terms, in the order of their English names.
pub fn glossary() -> &'static [Term] {
    lawbook().terms()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jadoube_texts::fold;

    use super::*;

    #[test]
    fn every_term_has_its_word_and_meaning_in_every_language() {
        assert!(glossary().len() > 70);
        for term in glossary() {
            for locale in Locale::all_and_pseudo() {
                let (word, meaning) = (term.word(locale), term.meaning(locale));
                assert!(!word.trim().is_empty() && !meaning.trim().is_empty(), "{locale}: {}", term.id);
                assert!(meaning.chars().count() <= 120 || locale == Locale::PSEUDO, "{locale}: {meaning}");
                assert!(!meaning.contains(['{', '}']) && !word.contains(['{', '}']), "{locale}: {}", term.id);
                if locale != Locale::EN {
                    assert_ne!(meaning, term.meaning(Locale::EN), "{locale}: {}", term.id);
                }
            }
        }
    }

    #[test]
    fn no_word_names_two_terms_of_a_language() {
        for locale in Locale::all_and_pseudo() {
            let mut seen = BTreeSet::new();
            for term in glossary() {
                let names: BTreeSet<String> =
                    term.also(locale).iter().chain([&term.word(locale)]).map(|word| fold(word)).collect();
                for name in names {
                    // Increment and Chess960 are both Fischer's.
                    let shared = name.contains("fischer") || name.contains("fiser");
                    assert!(seen.insert(name.clone()) || shared, "{locale}: {name} names two terms");
                }
            }
        }
    }

    #[test]
    fn later_editions_have_all_terms_and_the_first_lacks_what_came_after_it() {
        let lacking = |edition| -> Vec<&str> {
            glossary().iter().filter(|term| term.articles(edition).is_empty()).map(|term| term.id).collect()
        };
        for &edition in &Edition::all()[1..] {
            assert_eq!(lacking(edition), [""; 0], "{edition}");
        }
        let later = [
            "fair-play",
            "fine",
            "fivefold",
            "illegal-position",
            "playing-area",
            "rating",
            "seventy-five-moves",
            "standard-chess",
        ];
        assert_eq!(lacking(Edition::all()[0]), later);
    }

    #[test]
    fn a_bad_line_is_named() {
        let fails = |articles, english| {
            let file = |name, text| File { name, text };
            let languages = [("en", file("en", english))].into_iter();
            read(&file("articles", articles), languages, Edition::known()).unwrap_err().to_string()
        };
        let head = "id\tterm\talso\tmeaning\n";
        assert_eq!(fails("id\tnever\n", head), "articles, line 1: expected id and an edition with a tab between");
        assert_eq!(fails("id\t2023\ncheck\t99\n", head), "articles, line 2: expected numbers of 2023");
        assert!(fails("id\t2023\ncheck\n", head).starts_with("articles, line 2: found 1"));
        let missing = "en, line 2: expected \"check\", as in articles.tsv, and its words";
        assert_eq!(fails("id\t2023\ncheck\t3.9.1\n", head), missing);
        let other = "id\tterm\talso\tmeaning\nmate\tmate\t\tThe end\n";
        assert_eq!(fails("id\t2023\ncheck\t3.9.1\n", other), missing);
        assert_eq!(fails("id\t2023\n", other), "en, line 2: expected no more than in articles.tsv");
    }

    #[test]
    fn a_language_without_a_file_falls_back_to_english() {
        let words = ByLocale(vec![("en", "mate"), ("sv", "matt")]);
        assert_eq!((words.get(Locale::SV), words.get(Locale::EL)), (&"matt", &"mate"));
    }
}
