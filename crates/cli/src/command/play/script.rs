//! `--script`: a game without a terminal. Each line has a time and an act; the rulings are printed.

use std::path::Path;

use jadoube_api::{Answer, Entry, Note, Shown};
use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_texts::Message;
use miette::{Diagnostic, NamedSource, Result, SourceSpan, miette};
use thiserror::Error;

use super::desk::Desk;
use super::help;
use super::session::{OutputLine, Request};
use super::words::{Problem, read_time};
use crate::Outcome;
use crate::input::read_text;
use crate::output::{json_line, put, quotable, shown};

#[derive(Debug, Error, Diagnostic)]
#[error("{what}")]
#[diagnostic(help("{help}"))]
struct BadLine {
    what: String,
    help: String,
    message: String,
    #[source_code]
    source_code: NamedSource<String>,
    #[label("{message}")]
    place: SourceSpan,
}

/// Runs the lines of a file. Impossible acts are reported and skipped, and the outcome says so.
pub(crate) fn run(desk: &mut Desk, path: &Path, mut bottom: Color, as_json: bool) -> Result<Outcome> {
    let text = read_text(path)?;
    let name = if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() };
    let locale = desk.session.table.locale;
    let bad = |byte: usize, problem: &Message| BadLine {
        what: Message::new("play-bad-line").text(locale),
        help: Message::new("play-bad-line-help").text(locale),
        message: problem.text(locale),
        source_code: NamedSource::new(&name, quotable(&text)),
        place: (byte, 0).into(),
    };
    let mut outcome = Outcome::Well;
    print_lines(desk.session.output(), as_json)?;
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let begins = start;
        start += line.len();
        let content = line.trim_end();
        let indent = content.len() - content.trim_start().len();
        let content = content.trim_start();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let word = content.split_whitespace().next().unwrap_or_default();
        let expected = || Problem::Expected { found: Some(word.to_owned()), expected: "typed-script-time" }.message();
        let at = Instant(read_time(word).ok_or_else(|| bad(begins + indent, &expected()))?.0);
        let act = &content[word.len()..];
        let (first, logged) = (desk.session.output().len(), desk.session.game().log().len());
        let entered = desk.enter(at, act);
        print_lines(&desk.session.output()[first..], as_json)?;
        if as_json {
            let entries = desk.session.game().log()[logged..].iter();
            put(&entries.map(|entry| json_line(Answer::Entry(Entry::of(entry, locale)))).collect::<String>())?;
        }
        let reply = entered.map_err(|misread| {
            let byte = act.char_indices().nth(misread.column - 1).map_or(act.len(), |(byte, _)| byte);
            bad(begins + indent + word.len() + byte, &misread.problem.message())
        })?;
        if reply.refused {
            outcome = Outcome::Found;
        }
        match reply.request {
            Some(Request::Quit) => break,
            Some(Request::Flip) => bottom = !bottom,
            Some(Request::Show) if as_json => {
                put(&json_line(Answer::Shown(Shown { at, text: desk.session.plain(at, bottom) })))?;
            }
            Some(Request::Show) => put(&shown(&desk.session.plain(at, bottom)))?,
            Some(Request::Help) if !as_json => put(&help::text(locale))?,
            _ => {}
        }
    }
    if desk.lost_its_log() {
        return Err(miette!("{}", Message::new("play-not-kept").text(locale)));
    }
    Ok(outcome)
}

/// One line for each output; rulings come under what they are about.
fn print_lines(lines: &[OutputLine], as_json: bool) -> Result<()> {
    let mut text = String::new();
    for line in lines {
        if as_json {
            text.extend(as_answer(line).map(json_line));
            continue;
        }
        text.push_str(&match line {
            OutputLine::Done { at, text } => format!("{at}  {text}\n"),
            OutputLine::Ruling { text: told, .. } | OutputLine::Refused(told) | OutputLine::Note(told) => {
                format!("         {told}\n")
            }
        });
    }
    put(&text)
}

/// A line for programs; rulings are in the entries of the log, which come after it.
fn as_answer(line: &OutputLine) -> Option<Answer> {
    let note = |at, text: &str, refused| Some(Answer::Note(Note { at, text: text.to_owned(), refused }));
    match line {
        OutputLine::Done { at, text } => note(Some(*at), text, false),
        OutputLine::Ruling { .. } => None,
        OutputLine::Refused(why) => note(None, why, true),
        OutputLine::Note(told) => note(None, told, false),
    }
}
