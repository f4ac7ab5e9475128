//! Articles, one per line: a whole edition, the parts of an Article, the results of a search.

use std::collections::HashSet;

use jadoube_lawbook::{Article, Edition, Entry, How, Search, Term, glossary};
use jadoube_texts::{Locale, Message, fold};
use serde_json::{Value, json};

use super::page::{Look, Page};
use super::{Context, cut, json_lines, note_interim, words};

/// All Articles of the edition.
pub(super) fn edition(context: &Context) -> String {
    let edition = context.edition();
    let articles = all(edition);
    if context.json {
        return json_lines(articles.iter().map(|&article| as_json(context, article)));
    }
    let mut page = Page::for_stdout();
    write(context, &articles, &mut page);
    note_interim(context, &[edition], &mut page);
    page.into_text()
}

fn all(edition: Edition) -> Vec<Article> {
    let entries = edition.catalogue().entries().iter();
    entries.map(|entry| Article { edition, number: entry.number }).collect()
}

/// One line for each: number, treatment, headline.
pub(super) fn write(context: &Context, articles: &[Article], page: &mut Page) {
    let lines: Vec<_> = articles.iter().filter_map(|article| article.entry()).collect();
    let treatment = |entry: &Entry| match entry.is_title() {
        true => String::new(),
        false => context.say(&words::treatment(entry.treatment)),
    };
    let number_room = context.room(articles);
    let treatment_room = lines.iter().map(|entry| treatment(entry).chars().count()).max().unwrap_or(0);
    for entry in lines {
        let look = if entry.is_title() { Look::Bold } else { Look::Plain };
        let number = context.number(entry.number);
        let labels = [(&*number, number_room, Look::Number), (&*treatment(entry), treatment_room, Look::Faint)];
        page.item(0, &labels, &entry.headline(context.locale), look);
    }
}

pub(super) fn as_json(context: &Context, article: Article) -> Value {
    let entry = article.entry();
    json!({
        "edition": article.edition.to_string(),
        "number": article.number,
        "heading": entry.is_some_and(|entry| entry.is_title()),
        "headline": entry.map(|entry| entry.headline(context.locale)),
        "text": entry.map(|entry| entry.paragraphs(context.locale).collect::<Vec<_>>()),
        "treatment": entry.map(|entry| entry.treatment.name()),
    })
}

/// The result of a search.
pub(super) enum Hits {
    /// The page.
    Some(String),
    /// Nothing found, which is an answer and not an error; the sentence that says so.
    None(String),
}

/// Finds the Articles and terms that somebody means who types these words, in the language of the user or in English. Searches
/// the requested edition, or else the one in force, and the others for matters that it does not have.
pub(super) fn search(context: &Context, written: &str) -> Hits {
    let found: Vec<(Edition, Vec<Article>)> = match context.edition {
        Some(edition) => vec![(edition, found_in(edition, context.locale, written))],
        None => found_once(context.locale, written),
    };
    let found: Vec<_> = found.into_iter().filter(|(_, articles)| !articles.is_empty()).collect();
    let wanted: Vec<String> = fold(written).split_whitespace().map(str::to_owned).collect();
    let has_all = |text: &str| {
        let text = fold(text);
        !wanted.is_empty() && wanted.iter().all(|word| text.contains(word.as_str()))
    };
    let locale = context.locale;
    let named = |term: &&Term| {
        has_all(&format!("{} {} {}", term.word(locale), term.also(locale).join(" "), term.meaning(locale)))
    };
    let terms: Vec<&Term> = glossary().iter().filter(named).collect();
    let nearest = if found.is_empty() && terms.is_empty() { nearest(context, written) } else { None };
    let found = nearest.clone().map_or(found, |nearest| vec![nearest]);
    if found.is_empty() && terms.is_empty() {
        return Hits::None(context.say(&Message::new("laws-nothing-found").with("found", cut(written))));
    }
    if context.json {
        let articles = found.iter().flat_map(|(_, articles)| articles.iter().map(|&article| as_json(context, article)));
        return Hits::Some(json_lines(articles.chain(terms.iter().map(|term| super::terms::as_json(context, term)))));
    }
    let mut page = Page::for_stdout();
    if nearest.is_some() {
        page.line(0, &context.say(&Message::new("laws-nearest-found").with("found", cut(written))), Look::Plain);
    }
    for (edition, articles) in &found {
        page.blank();
        page.line(0, &edition.to_string(), Look::Bold);
        write(context, articles, &mut page);
    }
    if !terms.is_empty() {
        page.blank();
        page.line(0, &context.say(&Message::new("laws-terms")), Look::Bold);
        super::terms::write_list(context, &terms, &mut page);
    }
    Hits::Some(page.into_text())
}

/// The Articles with all the words, the best first.
fn found_in(edition: Edition, locale: Locale, written: &str) -> Vec<Article> {
    let found = Search::new(edition, locale).find(written);
    if found.how == How::Partly { Vec::new() } else { found.articles }
}

/// The Articles that cover most of a question if none has all its words.
fn nearest(context: &Context, written: &str) -> Option<(Edition, Vec<Article>)> {
    const MOST: usize = 5;
    let edition = context.edition.unwrap_or_else(Edition::newest);
    let mut articles = Search::new(edition, context.locale).find(written).articles;
    articles.truncate(MOST);
    (!articles.is_empty()).then_some((edition, articles))
}

/// Every matter once, under the latest edition in which it is found.
fn found_once(locale: Locale, written: &str) -> Vec<(Edition, Vec<Article>)> {
    let mut groups: Vec<(Edition, Vec<Article>)> = Vec::new();
    let mut known: HashSet<Article> = HashSet::new();
    for &edition in Edition::all().iter().rev() {
        let mut articles = found_in(edition, locale, written);
        articles.retain(|article| !known.contains(article));
        let elsewhere =
            |article: &Article| Edition::all().iter().flat_map(|other| article.in_edition(*other)).collect::<Vec<_>>();
        known.extend(articles.iter().flat_map(elsewhere));
        groups.push((edition, articles));
    }
    groups
}
