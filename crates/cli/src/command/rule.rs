//! `jadoube rule`: run cases, say the rulings, check what was expected.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use jadoube_cases::{Case, Happening, Heard, Place, Problem, Report, RunError};
use jadoube_clock::Rate;
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::ruling::Impossible;
use jadoube_laws::telling;
use jadoube_texts::{Argument, Locale, Message};
use miette::{Diagnostic, IntoDiagnostic, NamedSource, Result, SourceSpan, WrapErr, miette};
use serde_json::{Value, json};
use thiserror::Error;

use crate::Outcome;
use crate::input::read_text;
use crate::locale;
use crate::output::{complain, json_line, put, quotable, shown};

/// Run cases: what happened at the board in, rulings with their Articles out, under each edition of the Laws.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of cases, folders with `.case` files, or `-` for standard input
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,

    /// Run under this edition, whatever editions a case names (2009, 2014, 2017, 2018, 2023); may be given several times
    #[arg(long, value_name = "YEAR")]
    edition: Vec<Edition>,

    /// The language of rulings and messages by its tag, such as hu or sr-Latn; that of the environment when it is not given
    #[arg(long, value_name = "LOCALE")]
    lang: Option<Locale>,

    /// Say only what failed, and the summary
    #[arg(long, short)]
    quiet: bool,

    /// Print one JSON object a line: one for each case and edition, and a last one with the summary
    #[arg(long)]
    json: bool,
}

/// A file and its cases.
struct Source {
    name: String,
    text: String,
    cases: Vec<Case>,
}

#[derive(Default)]
struct Summary {
    cases: usize,
    failed: usize,
    /// Of those that failed: they could not be run.
    unrunnable: usize,
    runs: usize,
    checks: usize,
    editions: BTreeSet<Edition>,
    articles: BTreeSet<(Edition, String)>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let locale = locale::chosen(arguments.lang);
    // All files are read before the first case runs, so that a bad line is known at once.
    let sources = read_sources(&arguments.paths, locale)?;
    let mut summary = Summary::default();
    for source in &sources {
        for case in &source.cases {
            run_case(source, case, arguments, locale, &mut summary)?;
        }
    }
    let Summary { cases, failed, unrunnable, runs, checks, editions, articles } = &summary;
    let editions: Vec<String> = editions.iter().map(ToString::to_string).collect();
    if arguments.json {
        let object = json!({ "summary": {
            "cases": cases, "failed": failed, "unrunnable": unrunnable, "runs": runs, "expectations": checks,
            "editions": editions, "articles": articles.len(),
        }});
        put(&json_line(&object))?;
    } else {
        let verdict = match failed {
            0 => Message::new("rule-all-passed"),
            some => Message::new("rule-some-failed").with("count", *some),
        };
        let text = Message::new("rule-summary")
            .with("cases", *cases)
            .with("editions", editions.len())
            .with("list", editions.join(", "))
            .with("runs", *runs)
            .with("expectations", *checks)
            .with("articles", articles.len())
            .with("verdict", verdict)
            .text(locale);
        put(&format!("{text}\n"))?;
    }
    Ok(match (summary.failed, summary.unrunnable) {
        (0, _) => Outcome::Well,
        (_, 0) => Outcome::Found,
        _ => Outcome::Trouble,
    })
}

fn run_case(source: &Source, case: &Case, arguments: &Arguments, locale: Locale, summary: &mut Summary) -> Result<()> {
    let editions = match (&arguments.edition[..], case.editions()) {
        // A case that expects nothing is a question: what is the ruling?
        ([], named) if named.is_empty() => Edition::all().to_vec(),
        ([], named) => named,
        (asked, _) => asked.to_vec(),
    };
    let mut passed = true;
    let mut cannot: Vec<RunError> = Vec::new();
    for edition in editions {
        let report = match jadoube_cases::run(case, edition) {
            Ok(report) => report,
            Err(error) => {
                summary.editions.insert(edition);
                if arguments.json {
                    put(&json_line(&unrunnable_as_json(&source.name, case, edition, &error, locale)))?;
                }
                // The same under every edition is said once.
                if !cannot.contains(&error) {
                    cannot.push(error);
                }
                continue;
            }
        };
        summary.runs += 1;
        summary.editions.insert(edition);
        summary.checks += report.verdicts().count();
        let cited = report.verdicts().filter(|verdict| verdict.met && !verdict.item.negated);
        summary.articles.extend(cited.filter_map(|verdict| Some((edition, verdict.article.clone()?))));
        passed &= report.passed();
        if arguments.json {
            put(&json_line(&as_json(&source.name, case, &report, locale)))?;
        } else if !arguments.quiet || !report.passed() {
            put(&shown(&as_text(&source.name, case, &report, locale)))?;
        }
    }
    for error in cannot.iter().filter(|_| !arguments.json) {
        let bad = bad_case(&source.name, &source.text, error.place, &error.problem.message(), locale);
        let what = format!("{}: {}", printable_title(case), bad.what);
        complain(&[format!("{:?}", miette::Report::new(BadCase { what, ..bad }))]);
    }
    summary.cases += 1;
    summary.failed += usize::from(!passed || !cannot.is_empty());
    summary.unrunnable += usize::from(!cannot.is_empty());
    Ok(())
}

fn printable_title(case: &Case) -> String {
    telling::printable(&case.title)
}

fn unrunnable_as_json(name: &str, case: &Case, edition: Edition, error: &RunError, locale: Locale) -> Value {
    json!({
        "file": name, "line": case.place.line, "case": case.title, "edition": edition.to_string(),
        "passed": false, "events": [], "failed": [{
            "line": error.place.line, "column": error.place.column,
            "cannot_run": error.problem.message().text(locale),
        }],
    })
}

/// What cannot have happened, or comes too late.
fn refusal(why: &Impossible) -> Message {
    let id = if matches!(why, Impossible::AfterTheEnd { .. }) { "rule-too-late" } else { "rule-refused" };
    Message::new(id).with("why", why.message())
}

/// Which rules hold in rapid and blitz, of which the rulings depend.
fn regime(report: &Report) -> Option<Message> {
    let rate = match report.rate {
        Rate::Standard => return None,
        Rate::Rapid => "rapid",
        Rate::Blitz => "blitz",
    };
    Some(Message::new("rule-regime").with("rate", rate).with("supervision", supervision(report)))
}

fn supervision(report: &Report) -> &'static str {
    if report.supervision == Supervision::Full { "full" } else { "reduced" }
}

fn as_text(name: &str, case: &Case, report: &Report, locale: Locale) -> String {
    let failed = Message::new("rule-failed").text(locale);
    let mut text = format!("{}  [{}]  {name}:{}\n", case.title, report.edition, case.place.line);
    if let Some(regime) = regime(report) {
        text.push_str(&format!("  {}\n", regime.text(locale)));
    }
    for heard in &report.heard {
        match heard {
            Heard::Happened { happening, rulings, refused } => {
                text.push_str(&format!("  {}  {}\n", happening.at, told(happening, locale)));
                for ruling in rulings {
                    text.push_str(&format!("           {}\n", telling::ruling(ruling, locale)));
                }
                if let Some(why) = refused {
                    let refused = refusal(why).text(locale);
                    text.push_str(&format!("           {}.\n", telling::sentence(&refused)));
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
    text.push('\n');
    text
}

/// What happened. Cases are written in English, so that in English the line itself says it.
fn told(happening: &Happening, locale: Locale) -> String {
    if locale == Locale::EN { happening.text.clone() } else { happening.sentence(locale) }
}

fn as_json(name: &str, case: &Case, report: &Report, locale: Locale) -> Value {
    let mut events = Vec::new();
    let mut failed = Vec::new();
    for heard in &report.heard {
        match heard {
            Heard::Happened { happening, rulings, refused } => events.push(json!({
                "line": happening.place.line,
                "at": happening.at.0,
                "event": happening.text,
                "told": told(happening, locale),
                "rulings": rulings.iter().map(|ruling| json!({
                    "article": ruling.article.to_string(),
                    "matter": ruling.matter,
                    "text": telling::ruling(ruling, locale),
                    "effects": ruling.effects.iter().map(|effect| telling::effect(effect, locale)).collect::<Vec<_>>(),
                })).collect::<Vec<_>>(),
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
        "regime": regime(report).map(|regime| regime.text(locale)),
        "passed": report.passed(), "events": events, "failed": failed,
        "scoresheets": report.sheets.iter().map(|note| note.message().text(locale)).collect::<Vec<_>>(),
    })
}

fn read_sources(paths: &[PathBuf], locale: Locale) -> Result<Vec<Source>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            collect(path, &mut files, locale)?;
            if files.len() == before {
                return Err(miette!("{}", about(path, Message::new("rule-no-case-files")).text(locale)));
            }
        } else {
            files.push(path.clone());
        }
    }
    files.iter().map(|path| read_source(path, locale)).collect()
}

fn about(path: &Path, message: Message) -> Message {
    message.with("path", Argument::Text(telling::printable(&path.display().to_string())))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>, locale: Locale) -> Result<()> {
    let failed = || about(folder, Message::new("cannot-read")).text(locale);
    let entries = std::fs::read_dir(folder).into_diagnostic().wrap_err_with(failed)?;
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in entries {
        paths.push(entry.into_diagnostic().wrap_err_with(failed)?.path());
    }
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files, locale)?;
        } else if path.extension().is_some_and(|extension| extension == "case") {
            files.push(path);
        }
    }
    Ok(())
}

fn read_source(path: &Path, locale: Locale) -> Result<Source> {
    let name = path.display().to_string();
    let failed = || about(path, Message::new("cannot-read")).text(locale);
    let text = read_text(path).map_err(|unreadable| unreadable.error).into_diagnostic().wrap_err_with(failed)?;
    let cases = jadoube_cases::read(&text).map_err(|error| match &error.problem {
        // There is no line to point at.
        Problem::NoCase => {
            let message =
                about(path, Message::new("rule-no-case")).with("expected", jadoube_cases::Expected::Case.message());
            miette!("{}", message.text(locale))
        }
        problem => bad_case(&name, &text, error.place, &problem.message(), locale).into(),
    })?;
    Ok(Source { name, text, cases })
}

/// A file that is no case, or a case that cannot be run.
#[derive(Debug, Error, Diagnostic)]
#[error("{what}")]
struct BadCase {
    what: String,
    message: String,
    #[source_code]
    source_code: NamedSource<String>,
    #[label("{message}")]
    place: SourceSpan,
}

fn bad_case(name: &str, text: &str, place: Place, problem: &Message, locale: Locale) -> BadCase {
    let start: usize = text.split_inclusive('\n').take(place.line - 1).map(str::len).sum();
    let line = text[start..].split('\n').next().unwrap_or_default();
    let byte = line.char_indices().nth(place.column - 1).map_or(line.trim_end().len(), |(byte, _)| byte);
    let (what, message) = (Message::new("rule-bad-case").text(locale), problem.text(locale));
    // At the very end of a file nothing could be pointed at.
    let mut quoted = quotable(text);
    if !quoted.ends_with('\n') {
        quoted.push('\n');
    }
    let source_code = NamedSource::new(telling::printable(name), quoted);
    BadCase { what, message, source_code, place: (start + byte, 0).into() }
}
