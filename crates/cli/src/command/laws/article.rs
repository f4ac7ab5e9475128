//! One Article with everything known about it.

use jadoube_lawbook::{Article, Edition, Entry, Term, glossary};
use jadoube_texts::{Locale, Message};

use super::page::{Look, Page};
use super::{Context, words};

/// The headings above an Article, the outermost first.
fn headings(article: Article) -> Vec<&'static Entry> {
    let mut number = article.number;
    let mut above = Vec::new();
    while let Some((shorter, _)) = number.rsplit_once('.') {
        above.extend(article.edition.catalogue().get(shorter).filter(|entry| entry.is_title()));
        number = shorter;
    }
    above.reverse();
    above
}

/// The terms that belong to exactly this Article.
fn terms(article: Article) -> impl Iterator<Item = &'static Term> {
    glossary().iter().filter(move |term| term.articles(article.edition).contains(&article))
}

fn other_editions(article: Article) -> impl Iterator<Item = Edition> {
    Edition::all().iter().copied().rev().filter(move |&edition| edition != article.edition)
}

/// Whether other Articles say the same as this one.
fn same(article: Article, others: &[Article]) -> bool {
    matches!(others, [other] if other.entry().zip(article.entry()).is_some_and(|(other, own)| own.has_text_of(other)))
}

/// Whether the parts of two Articles say the same, in the same order.
fn same_parts(article: Article, other: Article) -> bool {
    let said = |article: Article| -> Vec<&str> {
        let parts = article.edition.look_up(article.number).map(|found| found.parts).unwrap_or_default();
        parts.iter().filter_map(Article::entry).map(Entry::text_id).collect()
    };
    said(article) == said(other)
}

pub(super) fn write(context: &Context, article: Article, parts: &[Article], page: &mut Page) {
    let Some(entry) = article.entry() else { return };
    let locale = context.locale;
    for heading in headings(article) {
        page.item(0, &[(&context.number(heading.number), 0, Look::Faint)], &heading.headline(locale), Look::Faint);
    }
    let head = context.say(
        &Message::new("laws-article")
            .with("article", context.number(article.number))
            .with("edition", article.edition.to_string()),
    );
    page.line(0, &head, Look::Number);
    page.line(2, &entry.headline(locale), Look::Bold);
    for paragraph in entry.paragraphs(locale) {
        page.line(2, &paragraph, Look::Plain);
    }
    if !entry.is_title() {
        page.blank();
        page.line(2, &context.say(&words::does(entry.treatment)), Look::Plain);
    }

    page.blank();
    page.line(2, &context.say(&Message::new("laws-other-editions")), Look::Faint);
    for edition in other_editions(article) {
        write_counterparts(context, article, edition, page);
    }

    let departures: Vec<_> = article.departures().filter(|it| it.locale == locale.base()).collect();
    if !departures.is_empty() {
        page.blank();
        page.line(2, &in_english(context, &Message::new("laws-departures")), Look::Faint);
        for departure in departures {
            let both = Message::new("laws-departure")
                .with("translation", departure.translation)
                .with("english", departure.english);
            page.line(4, &context.say(&both), Look::Plain);
        }
    }

    let named: Vec<String> = terms(article).map(|term| term.word(locale).into_owned()).collect();
    if !named.is_empty() {
        page.blank();
        page.line(2, &context.say(&Message::new("laws-terms")), Look::Faint);
        page.line(4, &named.join(", "), Look::Plain);
    }
    if !parts.is_empty() {
        page.blank();
        page.line(2, &context.say(&Message::new("laws-parts")), Look::Faint);
        let room = context.room(parts);
        for part in parts.iter().filter_map(Article::entry) {
            let look = if part.is_title() { Look::Bold } else { Look::Plain };
            page.item(4, &[(&context.number(part.number), room, Look::Number)], &part.headline(locale), look);
        }
    }
    let citing = jadoube_api::citing(article);
    if !citing.is_empty() {
        page.blank();
        page.line(2, &in_english(context, &Message::new("laws-cases").with("count", citing.len())), Look::Faint);
        for case in citing {
            page.line(4, &case.title, Look::Plain);
            page.line(6, &format!("{}:{}", case.file, case.line), Look::Faint);
        }
    }
}

/// The title of a part that is written in English, as readers of another language are told.
fn in_english(context: &Context, title: &Message) -> String {
    let title = context.say(title);
    if context.locale == Locale::EN {
        return title;
    }
    format!("{title} ({})", context.say(&Message::new("web-laws-only-english")))
}

fn write_counterparts(context: &Context, article: Article, edition: Edition, page: &mut Page) {
    let year = edition.to_string();
    let there = article.in_edition(edition);
    let short = |text: &Message| context.say(text);
    match &there[..] {
        [] => page.item(4, &[(&year, 4, Look::Faint)], &short(&Message::new("laws-no-counterpart")), Look::Faint),
        one if same(article, one) => {
            let labels = [(&*year, 4, Look::Faint), (&*context.numbers(one), 0, Look::Number)];
            let parts = one.iter().all(|&other| same_parts(article, other));
            let told = Message::new(if parts { "laws-same" } else { "laws-other-parts" });
            page.item(4, &labels, &short(&told), Look::Faint);
        }
        several => {
            let mut year = &*year;
            let room = context.room(several);
            for entry in several.iter().filter_map(Article::entry) {
                let labels = [(year, 4, Look::Faint), (&*context.number(entry.number), room, Look::Number)];
                page.item(4, &labels, &entry.headline(context.locale), Look::Plain);
                year = "";
            }
        }
    }
}
