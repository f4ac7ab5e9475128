//! The Laws over HTTP: a whole edition, a comparison with another, and an Article with everything known about it.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use jadoube_lawbook::{Article, Edition, Entry, How, Search, Treatment, glossary, nearest};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

use super::pages::{JSON, Sent};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::lawbook::citing;

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ArticleLine"))]
pub(crate) struct Line {
    number: &'static str,
    /// The number in the script of the language, if it has its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    heading: bool,
    says: String,
    /// Its whole text, paragraph by paragraph; empty for a heading.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    text: Vec<String>,
    treatment: &'static str,
    cases: usize,
    /// What the other edition says on the same matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    there: Option<Vec<There>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ArticleElsewhere"))]
pub(crate) struct There {
    edition: Edition,
    number: &'static str,
    /// The number in the script of the language, if it has its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    says: String,
    /// It says the same.
    same: bool,
}

fn says(article: Article, locale: Locale) -> String {
    article.entry().map_or_else(String::new, |entry| entry.headline(locale).into_owned())
}

fn paragraphs(entry: &Entry, locale: Locale) -> Vec<String> {
    entry.paragraphs(locale).map(Cow::into_owned).collect()
}

fn written(number: &str, locale: Locale) -> Option<String> {
    Some(telling::number(number, locale)).filter(|written| written != number)
}

fn there(article: Article, edition: Edition, locale: Locale) -> Vec<There> {
    let own = article.entry();
    let others = article.in_edition(edition);
    let alone = others.len() == 1;
    let told = |other: Article| There {
        edition,
        number: other.number,
        written: written(other.number, locale),
        says: says(other, locale),
        same: alone && other.entry().zip(own).is_some_and(|(other, own)| own.has_text_of(other)),
    };
    others.into_iter().map(told).collect()
}

fn line(article: Article, beside: Option<Edition>, locale: Locale) -> Option<Line> {
    let entry = article.entry()?;
    Some(Line {
        number: entry.number,
        written: written(entry.number, locale),
        heading: entry.is_title(),
        says: entry.headline(locale).into_owned(),
        text: paragraphs(entry, locale),
        treatment: entry.treatment.name(),
        cases: citing(article).count(),
        there: beside.map(|edition| there(article, edition, locale)),
    })
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Beside {
    /// Another edition, to compare with.
    #[serde(default)]
    beside: Option<Edition>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EditionOfLaws"))]
pub(crate) struct Book {
    edition: Edition,
    editions: Vec<Edition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    beside: Option<Edition>,
    articles: Vec<Line>,
}

fn editions() -> Vec<Edition> {
    Edition::all().iter().copied().rev().collect()
}

fn edition_named(name: &str) -> Result<Edition, Problem> {
    name.parse().map_err(|error: jadoube_lawbook::NoEdition| {
        Problem::new(StatusCode::NOT_FOUND, "unknown_edition", error.to_string())
    })
}

fn send(body: &impl Serialize, headers: &HeaderMap) -> Response {
    Sent::new(JSON, serde_json::to_vec(body).unwrap_or_default()).answer(headers)
}

pub(crate) async fn edition(
    visitor: Visitor,
    Path(edition): Path<String>,
    Query(wanted): Query<Beside>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = edition_named(&edition)?;
    let entries = edition.catalogue().entries().iter();
    let told = |entry: &Entry| line(Article { edition, number: entry.number }, wanted.beside, visitor.locale);
    let articles = entries.filter_map(told).collect();
    Ok(send(&Book { edition, editions: editions(), beside: wanted.beside, articles }, &headers))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Asked {
    /// A few words.
    q: String,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LawsFound"))]
pub(crate) struct SearchResult {
    edition: Edition,
    /// The best first.
    numbers: Vec<&'static str>,
    how: How,
}

/// No more than this is searched for; what is longer is not a few words.
const LONGEST_SEARCH: usize = 200;

pub(crate) async fn search(
    visitor: Visitor,
    Path(edition): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = edition_named(&edition)?;
    let typed: String = asked.q.chars().take(LONGEST_SEARCH).collect();
    let found = prepared(edition, visitor.locale).find(&typed);
    let numbers = found.articles.iter().map(|article| article.number).collect();
    Ok(send(&SearchResult { edition, numbers, how: found.how }, &headers))
}

type Prepared = HashMap<(Edition, &'static str), Arc<Search>>;

/// The editions that have been searched so far, by language.
static PREPARED: LazyLock<Mutex<Prepared>> = LazyLock::new(Mutex::default);

fn prepared(edition: Edition, locale: Locale) -> Arc<Search> {
    let mut all = PREPARED.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(all.entry((edition, locale.tag())).or_insert_with(|| Arc::new(Search::new(edition, locale))))
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ArticlePage"))]
pub(crate) struct Page {
    edition: Edition,
    number: &'static str,
    /// The number in the script of the language, if it has its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    heading: bool,
    says: String,
    /// Its whole text, paragraph by paragraph; empty for a heading.
    text: Vec<String>,
    treatment: &'static str,
    /// What Jadoube does about it.
    does: String,
    /// The headings above it, and the Articles that it is a part of.
    above: Vec<Line>,
    parts: Vec<Line>,
    /// The other editions, newest first.
    editions: Vec<Elsewhere>,
    /// Where the official translation in the visitor's language departs from the English text; described in English.
    departures: Vec<Departs>,
    terms: Vec<Term>,
    cases: Vec<Shown>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TranslationDeparture"))]
pub(crate) struct Departs {
    translation: &'static str,
    english: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OtherEdition"))]
pub(crate) struct Elsewhere {
    edition: Edition,
    articles: Vec<There>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GlossaryTerm"))]
pub(crate) struct Term {
    word: String,
    meaning: String,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CaseShown"))]
pub(crate) struct Shown {
    title: String,
    file: &'static str,
    line: usize,
    text: &'static str,
}

fn does(treatment: Treatment) -> Message {
    match treatment {
        Treatment::Enforced => Message::new("treatment-enforced-does"),
        Treatment::Ruled => Message::new("treatment-ruled-does"),
        Treatment::Asked => Message::new("treatment-asked-does"),
        Treatment::Recorded => Message::new("treatment-recorded-does"),
        Treatment::Guidance => Message::new("treatment-guidance-does"),
        Treatment::Pending => Message::new("treatment-pending-does"),
    }
}

fn above(article: Article, locale: Locale) -> Vec<Line> {
    let mut number = article.number;
    let mut found = Vec::new();
    while let Some((shorter, _)) = number.rsplit_once('.') {
        found.extend(article.edition.article(shorter).and_then(|parent| line(parent, None, locale)));
        number = shorter;
    }
    found.reverse();
    found
}

fn unknown(edition: Edition, number: &str) -> Problem {
    let near: Vec<&str> = nearest(edition, number).iter().map(|article| article.number).collect();
    let message = format!("{edition} has no Article {number:?}; near it: {}", near.join(", "));
    Problem::new(StatusCode::NOT_FOUND, "unknown_article", message)
}

pub(crate) async fn article(
    visitor: Visitor,
    Path((edition, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = edition_named(&edition)?;
    let locale = visitor.locale;
    let found = edition.look_up(&number).ok_or_else(|| unknown(edition, &number))?;
    let article = found.article.or_else(|| found.parts.first().copied()).ok_or_else(|| unknown(edition, &number))?;
    let entry = article.entry().ok_or_else(|| unknown(edition, &number))?;
    let terms = glossary().iter().filter(|term| term.articles(edition).contains(&article));
    let case = |kept: &'static crate::lawbook::KeptCase| Shown {
        title: kept.title.clone(),
        file: kept.file,
        line: kept.line,
        text: kept.text,
    };
    let page = Page {
        edition,
        number: article.number,
        written: written(article.number, locale),
        heading: entry.is_title(),
        says: entry.headline(locale).into_owned(),
        text: paragraphs(entry, locale),
        treatment: entry.treatment.name(),
        does: does(entry.treatment).text(locale),
        above: above(article, locale),
        parts: found
            .parts
            .iter()
            .filter(|part| **part != article)
            .filter_map(|&part| line(part, None, locale))
            .collect(),
        editions: editions()
            .into_iter()
            .filter(|other| *other != edition)
            .map(|other| Elsewhere { edition: other, articles: there(article, other, locale) })
            .collect(),
        departures: article
            .departures()
            .filter(|it| it.locale == locale.base())
            .map(|it| Departs { translation: it.translation, english: it.english })
            .collect(),
        terms: terms
            .map(|term| Term { word: term.word(locale).into_owned(), meaning: term.meaning(locale).into_owned() })
            .collect(),
        cases: citing(article).map(case).collect(),
    };
    Ok(send(&page, &headers))
}
