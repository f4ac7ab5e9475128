//! The Laws to read: Articles, terms, search, and what changed between editions.

#[cfg(feature = "corpus")]
mod cases;
mod compare;
mod search;
mod terms;

use jadoube_lawbook::{Edition, Entry, Lookup, Treatment, glossary, nearest};
use jadoube_laws::telling;
use jadoube_texts::{Argument, Locale, Message};
use serde::Serialize;

use crate::notation::short;
use crate::{ArticleRef, Error, ErrorCode};

#[cfg(feature = "corpus")]
pub use cases::{citing, count_citing};
pub use compare::{Change, Comparison, ComparisonSummary, compare};
pub use search::{Found, SearchResult, find, find_in, search};
pub use terms::{Term, find_terms, term, terms};

/// An Article in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArticleLine {
    /// The Article.
    pub article: ArticleRef,
    /// Its number in the script of the language: `7.4.β`.
    pub written: String,
    /// Whether it is a heading without a text.
    pub heading: bool,
    /// What it says in a line.
    pub headline: String,
    /// What it says in full, paragraph by paragraph; nothing for a heading.
    pub text: Vec<String>,
    /// How Jadoube treats it: `enforced`, `ruled`, `asked`, `recorded`, `guidance`.
    pub treatment: &'static str,
}

/// An Article with everything known about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Article {
    /// The Article itself.
    #[serde(flatten)]
    pub line: ArticleLine,
    /// What Jadoube does about it.
    pub does: String,
    /// The headings above it and the Articles that it is a part of, the outermost first.
    pub above: Vec<ArticleLine>,
    /// The Articles below it.
    pub parts: Vec<ArticleLine>,
    /// The same matter in the other editions, the newest first.
    pub elsewhere: Vec<Counterpart>,
    /// Where the official translation into the language departs from the English text; described in English.
    pub departures: Vec<Departure>,
    /// The terms that belong to it.
    pub terms: Vec<String>,
    /// The cases that cite it.
    pub cases: Vec<CaseRef>,
}

/// The same matter in another edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counterpart {
    /// The edition.
    pub edition: Edition,
    /// Its Articles on the matter; none if it does not have it.
    pub articles: Vec<ArticleLine>,
    /// Whether it says the same.
    pub same: bool,
}

/// Where an official translation departs from the English text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Departure {
    /// The language of the translation.
    pub locale: &'static str,
    /// What the translation says.
    pub translation: &'static str,
    /// What the English text says.
    pub english: &'static str,
}

/// A case that cites an Article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CaseRef {
    /// Its title.
    pub title: String,
    /// The file.
    pub file: String,
    /// The line where it begins.
    pub line: usize,
    /// As it is in the file, so that it can be run.
    pub text: String,
}

/// All Articles of an edition, compared with another one on request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EditionList {
    /// The edition.
    pub edition: Edition,
    /// All editions, the newest first.
    pub editions: Vec<Edition>,
    /// The edition that it is compared with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beside: Option<Edition>,
    /// The Articles in their order.
    pub articles: Vec<ListedArticle>,
    /// The Articles of the other edition whose matters this one does not regulate.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<ArticleLine>,
}

/// An Article in the list of an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedArticle {
    /// The Article.
    #[serde(flatten)]
    pub line: ArticleLine,
    /// What the other edition says on the same matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub there: Option<Vec<ArticleElsewhere>>,
}

/// What another edition says on the matter of an Article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArticleElsewhere {
    /// The Article there.
    #[serde(flatten)]
    pub line: ArticleLine,
    /// It says the same.
    pub same: bool,
}

/// All Articles of an edition, in its order, with what another edition says on the same matters.
///
/// ```
/// use jadoube_lawbook::Edition;
/// use jadoube_texts::Locale;
/// let [first, .., last] = *Edition::all() else { unreachable!() };
/// let list = jadoube_api::articles(last, Some(first), Locale::EN);
/// let there = list.articles.iter().find(|listed| listed.line.article.number == "7.5.5").unwrap().there.as_ref().unwrap();
/// assert_eq!((&*there[0].line.article.number, there[0].same), ("7.4.b", false));
/// assert!(!list.gone.is_empty());
/// ```
pub fn articles(edition: Edition, beside: Option<Edition>, locale: Locale) -> EditionList {
    let entries = edition.catalogue().entries().iter();
    let listed = |entry: &Entry| {
        let article = jadoube_lawbook::Article { edition, number: entry.number };
        let there = beside.map(|beside| elsewhere(article, beside, locale));
        ListedArticle { line: article_line(article, locale), there }
    };
    let differences = beside.map(|beside| jadoube_lawbook::compare(beside, edition)).unwrap_or_default();
    let removed = differences.iter().filter(|difference| difference.change == jadoube_lawbook::Change::Removed);
    EditionList {
        edition,
        editions: Edition::all().iter().copied().rev().collect(),
        beside,
        articles: entries.map(listed).collect(),
        gone: removed.flat_map(|difference| lines(&difference.from, locale)).collect(),
    }
}

fn elsewhere(article: jadoube_lawbook::Article, beside: Edition, locale: Locale) -> Vec<ArticleElsewhere> {
    let (own, others) = (article.entry(), article.in_edition(beside));
    let alone = others.len() == 1;
    let told = |other: jadoube_lawbook::Article| ArticleElsewhere {
        line: article_line(other, locale),
        same: alone && other.entry().zip(own).is_some_and(|(other, own)| own.has_text_of(other)),
    };
    others.into_iter().map(told).collect()
}

/// An Article in a list.
pub fn article_line(article: jadoube_lawbook::Article, locale: Locale) -> ArticleLine {
    let entry = article.entry();
    ArticleLine {
        article: article.into(),
        written: telling::number(article.number, locale),
        heading: entry.is_some_and(Entry::is_title),
        headline: entry.map(|entry| entry.headline(locale).into_owned()).unwrap_or_default(),
        text: entry.map(|entry| entry.paragraphs(locale).map(Into::into).collect()).unwrap_or_default(),
        treatment: entry.map_or(Treatment::Pending, |entry| entry.treatment).name(),
    }
}

fn lines(articles: &[jadoube_lawbook::Article], locale: Locale) -> Vec<ArticleLine> {
    articles.iter().map(|&article| article_line(article, locale)).collect()
}

/// What a number means: in the edition, or by default in the latest edition that has this number.
pub fn lookup(number: &str, edition: Option<Edition>, locale: Locale) -> Result<Lookup, Error> {
    let found = match edition {
        Some(edition) => edition.look_up(number),
        None => Edition::all().iter().copied().rev().find_map(|edition| edition.look_up(number)),
    };
    found.ok_or_else(|| unknown(number, edition, locale))
}

fn unknown(number: &str, edition: Option<Edition>, locale: Locale) -> Error {
    if is_words(number) {
        let message = Message::new("laws-not-a-number").with("found", short(number));
        return Error::new(ErrorCode::UnknownArticle, &message, locale);
    }
    let near = nearest(edition.unwrap_or(Edition::newest()), number);
    let near: Vec<String> = near.iter().map(|article| telling::number(article.number, locale)).collect();
    let message = match edition {
        Some(edition) => Message::new("laws-unknown-in-edition").with("edition", edition.to_string()),
        None => Message::new("laws-unknown"),
    };
    let message = message.with("found", short(number)).with("nearest", Argument::Any(near.clone()));
    Error { nearest: near, ..Error::new(ErrorCode::UnknownArticle, &message, locale) }
}

/// Whether this is words and not a mistyped number. Numbers have digits, or are a letter or a Roman numeral, perhaps
/// after a word such as "appendix".
fn is_words(text: &str) -> bool {
    let Some(last) = text.split_whitespace().next_back() else { return false };
    let is_roman = |letter: char| matches!(letter.to_ascii_uppercase(), 'I' | 'V' | 'X');
    !text.contains(|c: char| c.is_ascii_digit()) && last.chars().count() > 1 && !last.chars().all(is_roman)
}

/// An Article by any usual way of writing its number: `7.5.5`, `7.4b`, `appendix A`. An edition that has only the parts of a number
/// gives the first of them.
///
/// ```
/// use jadoube_texts::Locale;
/// let article = jadoube_api::article("7.5.5", None, Locale::EN)?;
/// assert!(!article.line.headline.is_empty() && !article.elsewhere.is_empty());
/// let error = jadoube_api::article("7.55", None, Locale::EN).unwrap_err();
/// assert!(error.nearest.contains(&"7.5".to_owned()), "{error}");
/// let error = jadoube_api::article("illegal move", None, Locale::EN).unwrap_err();
/// assert!(error.nearest.is_empty() && error.message.contains("search the Laws"), "{error}");
/// assert!(!jadoube_api::article("appendix Z", None, Locale::EN).unwrap_err().nearest.is_empty());
/// # Ok::<(), jadoube_api::Error>(())
/// ```
pub fn article(number: &str, edition: Option<Edition>, locale: Locale) -> Result<Article, Error> {
    let found = lookup(number, edition, locale)?;
    let article = found.article.or_else(|| found.parts.first().copied());
    let article = article.ok_or_else(|| unknown(number, edition, locale))?;
    let parts: Vec<_> = found.parts.iter().copied().filter(|part| *part != article).collect();
    Ok(Article::of(article, &parts, locale))
}

impl Article {
    /// An Article with its parts.
    pub fn of(article: jadoube_lawbook::Article, parts: &[jadoube_lawbook::Article], locale: Locale) -> Article {
        let treatment = article.entry().map_or(Treatment::Pending, |entry| entry.treatment);
        let departures = article.departures().filter(|it| it.locale == locale.base());
        let terms = glossary().iter().filter(|term| term.articles(article.edition).contains(&article));
        let others = Edition::all().iter().copied().rev().filter(|&edition| edition != article.edition);
        Article {
            line: article_line(article, locale),
            does: does(treatment).text(locale),
            above: lines(&above(article), locale),
            parts: lines(parts, locale),
            elsewhere: others.map(|edition| counterpart(article, edition, locale)).collect(),
            departures: departures
                .map(|it| Departure { locale: it.locale.tag(), translation: it.translation, english: it.english })
                .collect(),
            terms: terms.map(|term| term.word(locale).into_owned()).collect(),
            cases: citing(article),
        }
    }
}

/// The headings above an Article, and the Articles that it is a part of, the outermost first.
fn above(article: jadoube_lawbook::Article) -> Vec<jadoube_lawbook::Article> {
    let mut number = article.number;
    let mut found = Vec::new();
    while let Some((shorter, _)) = number.rsplit_once('.') {
        found.extend(article.edition.article(shorter));
        number = shorter;
    }
    found.reverse();
    found
}

fn counterpart(article: jadoube_lawbook::Article, edition: Edition, locale: Locale) -> Counterpart {
    let there = article.in_edition(edition);
    let same = matches!(&there[..], [other] if is_same(article, *other));
    Counterpart { edition, articles: lines(&there, locale), same }
}

/// Whether two Articles and their parts say the same, in the same order.
fn is_same(article: jadoube_lawbook::Article, other: jadoube_lawbook::Article) -> bool {
    let said = |article: jadoube_lawbook::Article| -> Vec<&str> {
        let parts = article.edition.look_up(article.number).map(|found| found.parts).unwrap_or_default();
        let all = [article].into_iter().chain(parts);
        all.filter_map(|article| article.entry().map(Entry::text_id)).collect()
    };
    said(article) == said(other)
}

/// What Jadoube does, in a sentence.
const fn does(treatment: Treatment) -> Message {
    match treatment {
        Treatment::Enforced => Message::new("treatment-enforced-does"),
        Treatment::Ruled => Message::new("treatment-ruled-does"),
        Treatment::Asked => Message::new("treatment-asked-does"),
        Treatment::Recorded => Message::new("treatment-recorded-does"),
        Treatment::Guidance => Message::new("treatment-guidance-does"),
        Treatment::Pending => Message::new("treatment-pending-does"),
    }
}

/// Without the cases there is nothing to cite.
#[cfg(not(feature = "corpus"))]
fn citing(_: jadoube_lawbook::Article) -> Vec<CaseRef> {
    Vec::new()
}
