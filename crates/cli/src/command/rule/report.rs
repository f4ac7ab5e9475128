//! The result of a case, as text.

use jadoube_cases::{Case, Happening, Heard, Place, Report};
use jadoube_laws::ruling::Impossible;
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Class;
use jadoube_texts::{Locale, Message};

/// Something that cannot have happened, or comes too late.
fn refusal(why: &Impossible) -> Message {
    let id = if matches!(why, Impossible::AfterTheEnd { .. }) { "rule-too-late" } else { "rule-refused" };
    Message::new(id).with("why", why.message())
}

/// The title, the editions and rates of play, and where the case is.
pub(super) fn heading(name: &str, case: &Case, reports: &[Report], locale: Locale) -> String {
    let editions: Vec<String> = reports.iter().map(|report| report.edition.to_string()).collect();
    let mut regimes: Vec<String> =
        reports.iter().map(|report| telling::regime(report.rate, report.supervision).text(locale)).collect();
    regimes.dedup();
    format!("{}  [{}]  {}  {name}:{}", case.title, editions.join(", "), regimes.join(", "), case.place.line)
}

pub(super) fn as_text(name: &str, report: &Report, diagram: bool, locale: Locale) -> String {
    let failed = Message::new("rule-failed").text(locale);
    let mut text = String::new();
    let happened = |heard: &&Heard| matches!(heard, Heard::Happened { .. });
    let last = report.heard.iter().rposition(|heard| happened(&heard));
    for (index, heard) in report.heard.iter().enumerate() {
        match heard {
            Heard::Happened { happening, rulings, refused, stands, .. } => {
                text.push_str(&format!("  {}  {}\n", happening.at, told(happening, locale)));
                for ruling in rulings {
                    text.push_str(&format!("           {}\n", telling::ruling(ruling, locale)));
                }
                if let Some(why) = refused {
                    let refused = refusal(why).text(locale);
                    text.push_str(&format!("           {}.\n", telling::sentence(&refused)));
                }
                let matters = rulings.iter().any(|ruling| ruling.class() >= Class::Incident);
                if matters || Some(index) == last {
                    text.push_str(&format!("           {}.\n", telling::sentence(&stands.message().text(locale))));
                    if diagram {
                        for line in telling::diagram(&stands.position, locale) {
                            text.push_str(&format!("         {line}\n"));
                        }
                    }
                }
            }
            Heard::Checked(verdict) if verdict.met => {}
            Heard::Checked(verdict) => {
                let Place { line, column } = verdict.item.place;
                let expected = match &verdict.article {
                    Some(article) => Message::new("rule-expected-article").with("article", article.as_str()),
                    None => Message::new("rule-expected"),
                };
                let expected = expected.with("item", verdict.item.text.as_str()).text(locale);
                text.push_str(&format!("  {failed:<7}  {name}:{line}:{column}: {expected}\n"));
                let found = Message::new("rule-found").with("found", verdict.found.as_str()).text(locale);
                text.push_str(&format!("           {found}\n"));
            }
        }
    }
    for note in &report.sheets {
        text.push_str(&format!("           {}.\n", telling::sentence(&note.message().text(locale))));
    }
    for (Place { line, .. }, why) in report.unexpected() {
        text.push_str(&format!("  {failed:<7}  {name}:{line}: {}\n", telling::impossible(why, locale)));
    }
    text
}

/// What happened. Cases are written in English, so in English the line itself is used.
fn told(happening: &Happening, locale: Locale) -> String {
    if locale == Locale::EN { happening.text.clone() } else { happening.sentence(locale) }
}
