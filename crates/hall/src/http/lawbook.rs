//! The Laws over HTTP: a whole edition, a comparison with another, and an Article with everything known about it. The types
//! are those of `jadoube-api`, with what the pages need besides.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use jadoube_api::{ArticleLine, ArticleRef, ListedArticle, Term, articles, find_in};
use jadoube_lawbook::{Edition, How, Search, glossary};
use jadoube_texts::Locale;
use serde::{Deserialize, Serialize};

use super::asked::{Path, Query};
use super::pages::{JSON, Sent};
use super::problem::Problem;
use super::visitor::Visitor;

/// An Article in the list of an edition.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ListedArticle"))]
pub(crate) struct Line {
    #[serde(flatten)]
    listed: ListedArticle,
    /// How many cases cite it.
    cases: usize,
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
    /// The Articles of the other edition whose matters this one does not regulate.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gone: Vec<ArticleLine>,
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
    let list = articles(edition, wanted.beside, visitor.locale);
    let cases =
        |listed: &ListedArticle| edition.article(&listed.line.article.number).map_or(0, jadoube_api::count_citing);
    let told = |listed: ListedArticle| Line { cases: cases(&listed), listed };
    let articles = list.articles.into_iter().map(told).collect();
    Ok(send(&Book { edition, editions: list.editions, beside: list.beside, articles, gone: list.gone }, &headers))
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
    /// The best first.
    articles: Vec<ArticleRef>,
    /// The terms with these words.
    terms: Vec<Term>,
    /// How the Articles were found.
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
    let found = find_in(&prepared(edition, visitor.locale), &typed, visitor.locale);
    let articles = found.articles.into_iter().map(ArticleRef::from).collect();
    let terms = found.terms.into_iter().map(|term| Term::of(term, visitor.locale)).collect();
    Ok(send(&SearchResult { articles, terms, how: found.how }, &headers))
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
    #[serde(flatten)]
    article: jadoube_api::Article,
    /// The terms that belong to it, with their meaning.
    glossary: Vec<Term>,
}

pub(crate) async fn article(
    visitor: Visitor,
    Path((edition, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = edition_named(&edition)?;
    let article = jadoube_api::article(&number, Some(edition), visitor.locale)
        .map_err(|error| Problem::new(StatusCode::NOT_FOUND, "unknown_article", error.to_string()))?;
    let own = edition.article(&article.line.article.number);
    let belongs = |term: &&jadoube_lawbook::Term| own.is_some_and(|own| term.articles(edition).contains(&own));
    let glossary = glossary().iter().filter(belongs).map(|term| Term::of(term, visitor.locale)).collect();
    Ok(send(&Page { article, glossary }, &headers))
}
