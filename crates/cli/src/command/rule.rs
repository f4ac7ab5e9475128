//! `jadoube rule`: runs cases, prints the rulings, and checks them against what was expected.

mod report;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use jadoube_api::{Answer, CaseRun, RuleSummary};
use jadoube_cases::{Case, NoticeHead, Place, Problem, Report, RunError};
use jadoube_clock::Sides;
use jadoube_lawbook::Edition;
use jadoube_laws::telling;
use jadoube_texts::{Argument, Locale, Message};
use miette::{Diagnostic, IntoDiagnostic, NamedSource, Result, SourceSpan, WrapErr, miette};
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

    /// Run under this edition, whatever editions a case names (2009, 2014, 2017, 2018, 2023); may be repeated
    #[arg(long, value_name = "YEAR")]
    edition: Vec<Edition>,

    /// The language of rulings and messages by its tag, such as hu or sr-Latn; that of the environment by default
    #[arg(long, value_name = "LOCALE")]
    lang: Option<Locale>,

    /// Print only failures, and the summary
    #[arg(long, short)]
    quiet: bool,

    /// Draw the board after each ruling, besides the FEN
    #[arg(long, conflicts_with = "json")]
    diagram: bool,

    /// Print notices to sign and hang up, as one page of HTML: the last incident of each case, under one edition
    #[arg(long, conflicts_with_all = ["json", "diagram"], requires = "edition")]
    notice: bool,

    #[command(flatten)]
    heading: NoticeHeading,

    /// Print one JSON object per line: one for each case and edition, and a last one with the summary
    #[arg(long)]
    json: bool,
}

/// The heading of a notice, as far as the case does not have it.
#[derive(clap::Args)]
struct NoticeHeading {
    /// The competition, for --notice
    #[arg(long, value_name = "NAME", requires = "notice")]
    competition: Option<String>,

    /// The round, for --notice, if the case does not name it
    #[arg(long, value_name = "NUMBER", requires = "notice")]
    round: Option<u16>,

    /// The board, for --notice
    #[arg(long, value_name = "NUMBER", requires = "notice")]
    board: Option<u16>,

    /// White's name, for --notice
    #[arg(long, value_name = "NAME", requires = "notice")]
    white: Option<String>,

    /// Black's name, for --notice
    #[arg(long, value_name = "NAME", requires = "notice")]
    black: Option<String>,

    /// The date to print, for --notice
    #[arg(long, value_name = "DATE", requires = "notice")]
    date: Option<String>,
}

impl NoticeHeading {
    fn head(&self) -> NoticeHead {
        let NoticeHeading { competition, round, board, white, black, date } = self;
        let text = |given: &Option<String>| given.clone().unwrap_or_default();
        NoticeHead {
            competition: text(competition),
            round: *round,
            board: *board,
            players: Sides { white: text(white), black: text(black) },
            date: text(date),
        }
    }
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
    /// Of those that failed: how many could not be run.
    unrunnable: usize,
    runs: usize,
    checks: usize,
    editions: BTreeSet<Edition>,
    articles: BTreeSet<(Edition, String)>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let locale = locale::chosen(arguments.lang);
    let (sources, unread) = read_sources(&arguments.paths, locale)?;
    let mut summary = Summary::default();
    // All unreadable cases are reported first; the rest runs.
    if !unread.is_empty() {
        let told = unread.iter().map(|report| format!("{report:?}")).collect::<Vec<_>>();
        complain(&told);
    }
    if arguments.notice {
        return notices(arguments, &sources, unread.is_empty(), locale);
    }
    for source in &sources {
        for case in &source.cases {
            run_case(source, case, arguments, locale, &mut summary)?;
        }
    }
    if summary.cases == 0 && !unread.is_empty() {
        return Ok(Outcome::Trouble);
    }
    let Summary { cases, failed, unrunnable, runs, checks, editions, articles } = &summary;
    if arguments.json {
        put(&json_line(Answer::RuleSummary(RuleSummary {
            cases: *cases,
            failed: *failed,
            unrunnable: *unrunnable,
            runs: *runs,
            expectations: *checks,
            editions: editions.iter().copied().collect(),
            articles: articles.len(),
            unread: unread.len(),
        })))?;
    } else {
        let editions: Vec<String> = editions.iter().map(ToString::to_string).collect();
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
    Ok(match (summary.failed, summary.unrunnable + unread.len()) {
        (0, 0) => Outcome::Well,
        (_, 0) => Outcome::Found,
        _ => Outcome::Trouble,
    })
}

/// Prints the notices of all cases on one page.
fn notices(arguments: &Arguments, sources: &[Source], all_read: bool, locale: Locale) -> Result<Outcome> {
    let (mut notices, mut outcome) = (Vec::new(), if all_read { Outcome::Well } else { Outcome::Trouble });
    for source in sources {
        for (case, edition) in source.cases.iter().flat_map(|case| arguments.edition.iter().map(move |it| (case, *it)))
        {
            match jadoube_cases::run(case, edition) {
                Ok(report) => notices.extend(jadoube_cases::notice(case, &report, arguments.heading.head(), locale)),
                Err(error) => {
                    let bad = bad_case(&source.name, &source.text, error.place, &error.problem.message(), locale);
                    complain(&[format!("{:?}", miette::Report::new(bad))]);
                    outcome = Outcome::Trouble;
                }
            }
        }
    }
    if notices.is_empty() {
        return Err(miette!("{}", Message::new("rule-no-incident").text(locale)));
    }
    put(&telling::notices(&notices, locale))?;
    Ok(outcome)
}

fn run_case(source: &Source, case: &Case, arguments: &Arguments, locale: Locale, summary: &mut Summary) -> Result<()> {
    let editions = match (&arguments.edition[..], case.editions()) {
        // A case without expectations is a question: what is the ruling?
        ([], named) if named.is_empty() => Edition::all().to_vec(),
        ([], named) => named,
        (asked, _) => asked.to_vec(),
    };
    let mut passed = true;
    let mut cannot: Vec<RunError> = Vec::new();
    let mut told: Vec<(String, Vec<Report>)> = Vec::new();
    for edition in editions {
        let ran = jadoube_cases::run(case, edition);
        if arguments.json {
            let run = CaseRun::of(&source.text, case, edition, &ran, locale);
            put(&json_line(Answer::Case(Box::new(CaseRun { file: Some(source.name.clone()), ..run }))))?;
        }
        let report = match ran {
            Ok(report) => report,
            Err(error) => {
                summary.editions.insert(edition);
                // Print an error that is the same under every edition only once.
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
        if !arguments.json && (!arguments.quiet || !report.passed()) {
            // Print editions that agree only once.
            let text = report::as_text(&source.name, &report, arguments.diagram, locale);
            match told.iter_mut().find(|(earlier, _)| *earlier == text) {
                Some((_, reports)) => reports.push(report),
                None => told.push((text, vec![report])),
            }
        }
    }
    for (text, reports) in &told {
        let heading = report::heading(&source.name, case, reports, locale);
        put(&shown(&format!("{heading}\n{text}\n")))?;
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

/// The files with the cases that can be run, and all parts of them that cannot be read.
fn read_sources(paths: &[PathBuf], locale: Locale) -> Result<(Vec<Source>, Vec<miette::Report>)> {
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
    let (mut sources, mut unread) = (Vec::new(), Vec::new());
    for path in &files {
        match read_source(path, locale) {
            Ok((source, bad)) => {
                sources.push(source);
                unread.extend(bad);
            }
            // A missing file does not keep the others from being run.
            Err(error) => unread.push(error),
        }
    }
    Ok((sources, unread))
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

fn read_source(path: &Path, locale: Locale) -> Result<(Source, Vec<miette::Report>)> {
    let name = path.display().to_string();
    let failed = || about(path, Message::new("cannot-read")).text(locale);
    let text = read_text(path).map_err(|unreadable| unreadable.error).into_diagnostic().wrap_err_with(failed)?;
    let (cases, errors) = jadoube_cases::read_all(&text);
    let bad = errors.iter().map(|error| match &error.problem {
        // There is no line to point at.
        Problem::NoCase => {
            let message =
                about(path, Message::new("rule-no-case")).with("expected", jadoube_cases::Expected::Case.message());
            miette!("{}", message.text(locale))
        }
        problem => bad_case(&name, &text, error.place, &problem.message(), locale).into(),
    });
    let bad = bad.collect();
    Ok((Source { name, text, cases }, bad))
}

/// A file without a case, or a case that cannot be run.
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
    // At the very end of a file there would be nothing to point at.
    let mut quoted = quotable(text);
    if !quoted.ends_with('\n') {
        quoted.push('\n');
    }
    let source_code = NamedSource::new(telling::printable(name), quoted);
    BadCase { what, message, source_code, place: (start + byte, 0).into() }
}
