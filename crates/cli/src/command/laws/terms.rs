//! The glossary.

use jadoube_api::Answer;
use jadoube_lawbook::{Edition, Term};
use jadoube_texts::{Locale, Message};
use miette::{Result, miette};

use super::page::{Look, Page};
use super::{Context, json_lines};

/// One term, or all of them if none is named.
pub(super) fn show(context: &Context, written: &str) -> Result<String> {
    let terms = match written.trim() {
        "" => jadoube_api::terms(context.locale),
        word => jadoube_api::find_terms(word, context.locale).map_err(|error| miette!("{error}"))?,
    };
    if context.json {
        return Ok(json_lines(terms.iter().map(|term| Answer::Term(jadoube_api::Term::of(term, context.locale)))));
    }
    let mut page = Page::for_stdout();
    match (written.trim(), &terms[..]) {
        (word, terms) if !word.is_empty() => {
            for term in terms {
                page.blank();
                write(context, term, &mut page);
            }
        }
        _ => write_list(context, &terms, &mut page),
    }
    Ok(page.into_text())
}

/// One line for each: word, meaning.
pub(super) fn write_list(context: &Context, terms: &[&Term], page: &mut Page) {
    let words: Vec<_> = terms.iter().map(|term| term.word(context.locale)).collect();
    let room = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    for (term, word) in terms.iter().zip(&words) {
        page.item(0, &[(word, room, Look::Number)], &term.meaning(context.locale), Look::Plain);
    }
}

fn write(context: &Context, term: &Term, page: &mut Page) {
    let locale = context.locale;
    page.line(0, &term.word(locale), Look::Number);
    page.line(2, &term.meaning(locale), Look::Bold);
    let also: Vec<String> = term.also(locale).into_iter().map(Into::into).collect();
    if !also.is_empty() {
        let also = Message::new("laws-also").with("words", also.join(", "));
        page.line(2, &context.say(&also), Look::Plain);
    }
    page.blank();
    let editions =
        Edition::all().iter().copied().rev().filter(|edition| context.edition.is_none_or(|asked| asked == *edition));
    for edition in editions.chain(context.edition.filter(|asked| asked.is_interim())) {
        let year = edition.to_string();
        match &term.articles(edition)[..] {
            [] => page.item(
                2,
                &[(&year, 4, Look::Faint)],
                &context.say(&Message::new("laws-no-counterpart")),
                Look::Faint,
            ),
            articles => {
                let room = context.room(articles);
                let mut year = &*year;
                for entry in articles.iter().filter_map(|article| article.entry()) {
                    let look = if entry.is_title() { Look::Bold } else { Look::Plain };
                    let labels = [(year, 4, Look::Faint), (&*context.number(entry.number), room, Look::Number)];
                    page.item(2, &labels, &entry.headline(locale), look);
                    year = "";
                }
            }
        }
    }
    page.blank();
    page.line(2, &context.say(&Message::new("laws-other-languages")), Look::Faint);
    for other in Locale::all().filter(|&other| other != locale) {
        page.item(4, &[(other.tag(), 7, Look::Faint)], &term.word(other), Look::Plain);
    }
}
