//! The Laws' own terms, in the languages of Jadoube.
//!
//! `data/glossary/articles.tsv` says which Articles of the latest edition a term belongs to, the concordance where the
//! others have it, and `data/glossary/LOCALE.tsv` the word, other words for it, and what it means.

use std::borrow::Cow;
use std::sync::LazyLock;

use jadoube_texts::Locale;

use crate::summaries::in_script;
use crate::{Article, Edition};

/// A term of the Laws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// A name that is the same in all languages: `sealed-move`.
    pub id: &'static str,
    articles: Vec<Article>,
    /// English, Hungarian, Swedish, Greek, Serbian.
    words: [Words; 5],
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Words {
    term: &'static str,
    also: &'static str,
    meaning: &'static str,
}

impl Term {
    const fn words(&self, locale: Locale) -> Words {
        match locale {
            Locale::En => self.words[0],
            Locale::Hu => self.words[1],
            Locale::Sv => self.words[2],
            Locale::El => self.words[3],
            Locale::SrLatn | Locale::SrCyrl => self.words[4],
        }
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
    /// assert_eq!(dead.word(Locale::El), "νεκρή θέση");
    /// assert_eq!(dead.articles(Edition::Y2009)[0].number, "5.2.b");
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

/// Articles of the latest edition by their numbers, with spaces between.
pub(crate) fn known_articles(numbers: &str, line: usize) -> Result<Vec<Article>, BadLine> {
    let known: Option<Vec<Article>> = numbers.split(' ').map(|number| Edition::LATEST.article(number)).collect();
    known.ok_or(BadLine { line, expected: "numbers of the latest edition" })
}

/// A line that is none, counted from 1.
#[derive(Debug)]
#[allow(dead_code)] // read by whoever breaks a list, in the message of the test
pub(crate) struct BadLine {
    pub(crate) line: usize,
    pub(crate) expected: &'static str,
}

/// The fields of each line after the head.
pub(crate) fn rows<const N: usize>(
    text: &'static str,
    expected: &'static str,
) -> impl Iterator<Item = Result<[&'static str; N], BadLine>> {
    text.lines().enumerate().skip(1).map(move |(index, line)| {
        let fields: Vec<&'static str> = line.split('\t').collect();
        fields.try_into().map_err(|_| BadLine { line: index + 1, expected })
    })
}

fn parse(articles: &'static str, words: [&'static str; 5]) -> Result<Vec<Term>, BadLine> {
    let mut tables = words.map(|text| rows::<4>(text, "id, term, other words and meaning with tabs between"));
    let mut terms = Vec::new();
    for (index, row) in rows::<2>(articles, "id and Articles with a tab between").enumerate() {
        let [id, numbers] = row?;
        let line = index + 2;
        let articles = known_articles(numbers, line)?;
        let mut words = [Words { term: "", also: "", meaning: "" }; 5];
        for (table, words) in tables.iter_mut().zip(&mut words) {
            let missing = BadLine { line, expected: "the same terms in the same order in every language" };
            match table.next() {
                Some(row) => {
                    let [name, term, also, meaning] = row?;
                    if name != id {
                        return Err(missing);
                    }
                    *words = Words { term, also, meaning };
                }
                None => return Err(missing),
            }
        }
        terms.push(Term { id, articles, words });
    }
    match tables.iter_mut().any(|table| table.next().is_some()) {
        true => Err(BadLine { line: terms.len() + 2, expected: "no more terms than in articles.tsv" }),
        false => Ok(terms),
    }
}

static TERMS: LazyLock<Vec<Term>> = LazyLock::new(|| {
    let words = [
        include_str!("../data/glossary/en.tsv"),
        include_str!("../data/glossary/hu.tsv"),
        include_str!("../data/glossary/sv.tsv"),
        include_str!("../data/glossary/el.tsv"),
        include_str!("../data/glossary/sr-Latn.tsv"),
    ];
    parse(include_str!("../data/glossary/articles.tsv"), words).expect("the lists are read in a test")
});

/// All terms, in the order of their English names.
pub fn glossary() -> &'static [Term] {
    &TERMS
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
            for locale in Locale::ALL {
                let (word, meaning) = (term.word(locale), term.meaning(locale));
                assert!(!word.trim().is_empty() && !meaning.trim().is_empty(), "{locale}: {}", term.id);
                assert!(meaning.chars().count() <= 120, "{locale}: {meaning}");
                assert!(!meaning.contains(['{', '}']) && !word.contains(['{', '}']), "{locale}: {}", term.id);
                if locale != Locale::En {
                    assert_ne!(meaning, term.meaning(Locale::En), "{locale}: {}", term.id);
                }
            }
        }
    }

    #[test]
    fn no_word_names_two_terms_of_a_language() {
        for locale in Locale::ALL {
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
        assert_eq!(lacking(Edition::Y2023), [""; 0]);
        assert_eq!(lacking(Edition::Y2018), [""; 0]);
        assert_eq!(lacking(Edition::Y2014), [""; 0]);
        let later = [
            "fair-play",
            "fine",
            "fivefold",
            "illegal-position",
            "over-the-board",
            "playing-area",
            "rating",
            "seventy-five-moves",
            "standard-chess",
        ];
        assert_eq!(lacking(Edition::Y2009), later);
    }

    #[test]
    fn a_bad_line_is_named() {
        let head = "id\tterm\talso\tmeaning\n";
        assert_eq!(parse("id\tarticles\ncheck\t99\n", [head; 5]).unwrap_err().line, 2);
        assert_eq!(parse("id\tarticles\ncheck\n", [head; 5]).unwrap_err().line, 2);
        assert_eq!(parse("id\tarticles\ncheck\t3.9.1\n", [head; 5]).unwrap_err().line, 2);
        let other = "id\tterm\talso\tmeaning\nmate\tmate\t\tThe end\n";
        assert_eq!(parse("id\tarticles\ncheck\t3.9.1\n", [other; 5]).unwrap_err().line, 2);
        assert_eq!(parse("id\tarticles\n", [other; 5]).unwrap_err().line, 2);
    }
}
