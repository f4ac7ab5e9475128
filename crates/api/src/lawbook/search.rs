//! The Articles and terms that somebody means who types a few words.

use std::collections::HashSet;

use jadoube_lawbook::{Article, Edition, How, Search, glossary};
use jadoube_texts::{Locale, fold};
use serde::Serialize;

use super::{ArticleLine, Term, lines};

/// The Articles and terms that somebody may have meant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SearchResult {
    /// What was looked for.
    pub words: String,
    /// How the Articles were found.
    pub how: How,
    /// The Articles, the best first, those of newer editions before those of older ones.
    pub articles: Vec<ArticleLine>,
    /// The terms.
    pub terms: Vec<Term>,
}

/// Finds Articles and terms with all of these words, in the language or in English, whatever their case and accents: in the edition,
/// or by default in the one in force, and in the others for matters that it does not have.
///
/// ```
/// use jadoube_texts::Locale;
/// let found = jadoube_api::search("two hands", None, Locale::EN);
/// assert!(found.articles.iter().any(|line| line.article.number == "7.5.4"), "{found:?}");
/// ```
pub fn search(words: &str, edition: Option<Edition>, locale: Locale) -> SearchResult {
    let Found { articles, terms, how } = find(words, edition, locale);
    SearchResult {
        words: words.to_owned(),
        how,
        articles: lines(&articles, locale),
        terms: terms.into_iter().map(|term| Term::of(term, locale)).collect(),
    }
}

/// What [`find`] found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The Articles, the best first, those of newer editions before those of older ones.
    pub articles: Vec<Article>,
    /// The terms.
    pub terms: Vec<&'static jadoube_lawbook::Term>,
    /// How the Articles were found.
    pub how: How,
}

/// The same as entries of the lawbook.
pub fn find(words: &str, edition: Option<Edition>, locale: Locale) -> Found {
    let prepared = |edition| Search::new(edition, locale);
    if let Some(edition) = edition {
        return find_in(&prepared(edition), words, locale);
    }
    let (articles, how) = found_once(locale, words);
    if articles.is_empty() {
        find_in(&prepared(Edition::newest()), words, locale)
    } else {
        Found { articles, terms: terms_with(words, locale), how }
    }
}

/// The same in one edition, whose search in this language was prepared before.
pub fn find_in(search: &Search, words: &str, locale: Locale) -> Found {
    let found = search.find(words);
    let (mut articles, terms, mut how) = (found.articles, terms_with(words, locale), found.how);
    if how == How::Partly {
        // A term with all the words is better than Articles with only some of them.
        let most = if terms.is_empty() { MOST_NEAREST } else { 0 };
        articles.truncate(most);
        how = if articles.is_empty() { How::Nothing } else { how };
    }
    Found { articles, terms, how }
}

/// The terms with all of these words in their name or meaning.
fn terms_with(words: &str, locale: Locale) -> Vec<&'static jadoube_lawbook::Term> {
    let wanted: Vec<String> = fold(words).split_whitespace().map(str::to_owned).collect();
    let has_all = |term: &&jadoube_lawbook::Term| {
        let text = fold(&format!("{} {} {}", term.word(locale), term.also(locale).join(" "), term.meaning(locale)));
        !wanted.is_empty() && wanted.iter().all(|word| text.contains(word.as_str()))
    };
    glossary().iter().filter(has_all).collect()
}

/// How many Articles with only some of the words are worth showing.
const MOST_NEAREST: usize = 5;

/// The Articles with all the words, the best first.
fn found_in(edition: Edition, locale: Locale, words: &str) -> (Vec<Article>, How) {
    let found = Search::new(edition, locale).find(words);
    if found.how == How::Partly { (Vec::new(), How::Nothing) } else { (found.articles, found.how) }
}

/// Every matter once, under the latest edition in which it is found. The newest edition that has any says how they were found.
fn found_once(locale: Locale, words: &str) -> (Vec<Article>, How) {
    let (mut all, mut first) = (Vec::new(), How::Nothing);
    let mut known: HashSet<Article> = HashSet::new();
    for &edition in Edition::all().iter().rev() {
        let (mut articles, how) = found_in(edition, locale, words);
        if first == How::Nothing {
            first = how;
        }
        articles.retain(|article| !known.contains(article));
        let elsewhere = |article: &Article| -> Vec<Article> {
            Edition::all().iter().flat_map(|other| article.in_edition(*other)).collect()
        };
        known.extend(articles.iter().flat_map(elsewhere));
        all.extend(articles);
    }
    (all, first)
}
