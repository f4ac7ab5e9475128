//! The result of a case, as text and as JSON.

use jadoube_board::Color;
use jadoube_cases::{Case, Happening, Heard, Place, Report, RunError, Standing};
use jadoube_clock::Sides;
use jadoube_lawbook::Edition;
use jadoube_laws::ruling::{Impossible, Ruling};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Class;
use jadoube_texts::{Locale, Message};
use serde_json::{Value, json};

use super::NoticeHeading;

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

/// Clocks, turn and position.
fn outcome(standing: &Standing) -> Message {
    let turn = standing.position.turn;
    let message = match (standing.outcome, standing.running) {
        (Some(outcome), _) => Message::new("rule-stands-over").with("score", telling::score(outcome.score)),
        (None, Some(side)) => Message::new("rule-stands-running").with("running", side),
        (None, None) => Message::new("rule-stands-stopped"),
    };
    let time = |side: Color| standing.clocks.map_or_else(|| "–".to_owned(), |clocks| clocks[side].to_string());
    message
        .with("white", time(Color::White))
        .with("black", time(Color::Black))
        .with("color", turn)
        .with("position", standing.position.to_string())
}

pub(super) fn as_text(name: &str, report: &Report, diagram: bool, locale: Locale) -> String {
    let failed = Message::new("rule-failed").text(locale);
    let mut text = String::new();
    let happened = |heard: &&Heard| matches!(heard, Heard::Happened { .. });
    let last = report.heard.iter().rposition(|heard| happened(&heard));
    for (index, heard) in report.heard.iter().enumerate() {
        match heard {
            Heard::Happened { happening, rulings, refused, stands } => {
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
                    text.push_str(&format!("           {}.\n", telling::sentence(&outcome(stands).text(locale))));
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

pub(super) fn as_json(name: &str, case: &Case, report: &Report, locale: Locale) -> Value {
    let mut events = Vec::new();
    let mut failed = Vec::new();
    for heard in &report.heard {
        match heard {
            Heard::Happened { happening, rulings, refused, stands } => events.push(json!({
                "line": happening.place.line,
                "at": happening.at.0,
                "event": happening.text,
                "told": told(happening, locale),
                "rulings": rulings.iter().map(|ruling| json!({
                    "article": ruling.article.to_string(),
                    "matter": ruling.matter,
                    "text": telling::ruling(ruling, locale),
                    "effects": ruling.effects.iter().map(|effect| telling::effect_in(ruling, effect, locale)).collect::<Vec<_>>(),
                })).collect::<Vec<_>>(),
                "after": {
                    "clocks": stands.clocks.map(|clocks| json!({ "white": clocks.white.0, "black": clocks.black.0 })),
                    "running": stands.running,
                    "position": stands.position.to_string(),
                    "result": stands.outcome.map(|outcome| outcome.score.to_string()),
                    "text": outcome(stands).text(locale),
                },
                "refused": refused.as_ref().map(|why| telling::impossible(why, locale)),
            })),
            Heard::Checked(verdict) if verdict.met => {}
            Heard::Checked(verdict) => failed.push(json!({
                "line": verdict.item.place.line,
                "column": verdict.item.place.column,
                "expected": verdict.item.text,
                "article": verdict.article,
                "found": verdict.found,
            })),
        }
    }
    failed.extend(
        report
            .unexpected()
            .map(|(place, why)| json!({ "line": place.line, "column": place.column, "impossible": telling::impossible(why, locale) })),
    );
    json!({
        "file": name, "line": case.place.line, "case": case.title, "edition": report.edition.to_string(),
        "rate": report.rate, "supervision": report.supervision, "passed": report.passed(), "events": events, "failed": failed,
        "scoresheets": report.sheets.iter().map(|note| note.message().text(locale)).collect::<Vec<_>>(),
    })
}

pub(super) fn unrunnable_as_json(name: &str, case: &Case, edition: Edition, error: &RunError, locale: Locale) -> Value {
    json!({
        "file": name, "line": case.place.line, "case": case.title, "edition": edition.to_string(),
        "passed": false, "events": [], "failed": [{
            "line": error.place.line, "column": error.place.column,
            "cannot_run": error.problem.message().text(locale),
        }],
    })
}

/// The last incident of a case as a notice, with everything that led to it; `None` if there is no incident.
pub(super) fn notice(case: &Case, report: &Report, heading: &NoticeHeading, locale: Locale) -> Option<telling::Notice> {
    let happened: Vec<_> = report
        .heard
        .iter()
        .filter_map(|heard| match heard {
            Heard::Happened { happening, rulings, refused: None, stands } => Some((happening, rulings, stands)),
            _ => None,
        })
        .collect();
    let matters = |rulings: &[Ruling]| rulings.iter().any(|ruling| ruling.class() >= Class::Incident);
    let last = happened.iter().rposition(|(_, rulings, _)| matters(rulings))?;
    let (_, rulings, stands) = happened[last];
    let told = happened[..=last].iter().filter(|(happening, ..)| !happening.spoken.is_empty());
    let round = report.heard.iter().rev().find_map(|heard| match heard {
        Heard::Happened { happening, .. } if happening.spoken.is_empty() => case.round_at(happening.place),
        _ => None,
    });
    let names = round.map(|round| [round.white.clone(), round.black.clone()]).unwrap_or_default();
    let [white, black] = names;
    Some(telling::Notice {
        competition: heading.competition.clone().unwrap_or_default(),
        round: round.map(|round| round.number).or(heading.round),
        board: heading.board,
        players: Sides { white: heading.white.clone().unwrap_or(white), black: heading.black.clone().unwrap_or(black) },
        date: heading.date.clone().unwrap_or_default(),
        edition: report.edition,
        rate: report.rate,
        supervision: report.supervision,
        happened: told.map(|(happening, ..)| (happening.at, happening.sentence(locale))).collect(),
        rulings: rulings.iter().filter(|ruling| !ruling.class().is_ordinary()).cloned().collect(),
        clocks: stands.clocks,
        running: stands.running,
        position: stands.position,
        outcome: stands.outcome,
        no_appeals: case.settings.announced.no_appeals,
    })
}
