//! Articles, one per line: a whole edition, the parts of an Article, the results of a search.

use jadoube_api::{Answer, Found, article_line, find};
use jadoube_lawbook::{Article, Edition, Entry, How};
use jadoube_texts::Message;

use super::page::{Look, Page};
use super::{Context, cut, json_lines, note_interim, words};

/// All Articles of the edition.
pub(super) fn edition(context: &Context) -> String {
    let edition = context.edition();
    let articles = all(edition);
    if context.json {
        return json_lines(articles.iter().map(|&article| Answer::ArticleLine(article_line(article, context.locale))));
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
    let Found { articles, terms, how } = find(written, context.edition, context.locale);
    if articles.is_empty() && terms.is_empty() {
        return Hits::None(context.say(&Message::new("laws-nothing-found").with("found", cut(written))));
    }
    if context.json {
        let found = jadoube_api::search(written, context.edition, context.locale);
        return Hits::Some(json_lines([Answer::Search(found)]));
    }
    let mut page = Page::for_stdout();
    if how == How::Partly {
        page.line(0, &context.say(&Message::new("laws-nearest-found").with("found", cut(written))), Look::Plain);
    }
    for articles in articles.chunk_by(|one, next| one.edition == next.edition) {
        page.blank();
        page.line(0, &articles[0].edition.to_string(), Look::Bold);
        write(context, articles, &mut page);
    }
    if !terms.is_empty() {
        page.blank();
        page.line(0, &context.say(&Message::new("laws-terms")), Look::Bold);
        super::terms::write_list(context, &terms, &mut page);
    }
    Hits::Some(page.into_text())
}
