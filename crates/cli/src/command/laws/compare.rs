//! Two editions side by side, matter by matter.

use jadoube_api::Answer;
use jadoube_lawbook::{Article, Change, Difference, Edition, compare};
use jadoube_texts::Message;

use super::page::{Look, Page};
use super::{Context, json_lines, note_interim, words};

pub(super) fn show(context: &Context, from: Edition, to: Edition) -> String {
    if context.json {
        let comparison = jadoube_api::compare(from, to, context.locale);
        let changes = comparison.changes.into_iter().map(Answer::Change);
        return json_lines(changes.chain([Answer::ComparisonSummary(comparison.summary)]));
    }
    let differences = compare(from, to);
    let mut page = Page::for_stdout();
    let head = Message::new("laws-compare").with("from", from.to_string()).with("to", to.to_string());
    page.line(0, &context.say(&head), Look::Bold);
    for change in Change::ALL {
        let of_kind: Vec<_> = differences.iter().filter(|difference| difference.change == change).collect();
        page.blank();
        page.line(0, &context.say(&words::change(change, of_kind.len())), Look::Bold);
        if change != Change::Same {
            of_kind.iter().for_each(|difference| write(context, difference, &mut page));
        }
    }
    page.blank();
    page.line(0, &context.say(&Message::new("laws-compare-note")), Look::Faint);
    note_interim(context, &[from, to], &mut page);
    page.into_text()
}

fn write(context: &Context, difference: &Difference, page: &mut Page) {
    let says = |article: &Article| article.entry().map(|entry| entry.headline(context.locale)).unwrap_or_default();
    let one_line = |articles: &[Article], page: &mut Page| {
        for article in articles {
            page.item(2, &[(&context.number(article.number), 8, Look::Number)], &says(article), Look::Plain);
        }
    };
    match difference.change {
        Change::New => one_line(&difference.to, page),
        Change::Removed => one_line(&difference.from, page),
        Change::Moved | Change::Wording => {
            let both = format!("{} → {}", context.numbers(&difference.from), context.numbers(&difference.to));
            let text = difference.to.iter().map(says).collect::<Vec<_>>().join(" · ");
            page.item(2, &[(&both, 18, Look::Number)], &text, Look::Plain);
        }
        Change::Meaning | Change::Number => {
            let both = format!("{} → {}", context.numbers(&difference.from), context.numbers(&difference.to));
            page.line(2, &both, Look::Number);
            for article in difference.from.iter().chain(&difference.to) {
                let year = article.edition.to_string();
                page.item(4, &[(&year, 4, Look::Faint)], &says(article), Look::Plain);
            }
        }
        Change::Same => {}
    }
}
