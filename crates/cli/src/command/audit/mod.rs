//! `jadoube audit`: checks games against the Laws.

mod draft;
mod output;
mod progress;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use jadoube_audit::{Batch, Kind, Options, Settings, Severity, Source, Watch};
use jadoube_lawbook::Edition;
use jadoube_texts::{Locale, Message};
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use output::{Output, Read};
use progress::Progress;

use crate::Outcome;

/// In the time zone where a day begins first.
const AHEAD_OF_GREENWICH: Duration = Duration::from_secs(14 * 3600);

/// Check games against the Laws: illegal moves, games that continued after their end, impossible results.
///
/// Reads PGN from files, folders and standard input, plain or compressed with gzip, bzip2 or Zstandard, which is detected from the content.
/// Each game is judged by the edition of the Laws that was in force on its date. The exit code is 0 if nothing is wrong (notes are
/// information), 1 if there are warnings or errors, 2 if something could not be read or written.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files, folders, or `-` for standard input, which is also the default
    #[arg(value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,

    /// Judge all games by this edition (2009, 2014, 2017, 2018, 2023), whatever their dates
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,

    /// Report only findings of these kinds, separated by commas
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    only: Vec<Kind>,

    /// Report only findings of at least this severity: note, warning or error
    #[arg(long, value_name = "LEAST", default_value = "note")]
    severity: Severity,

    /// Print one JSON object per line: one for each finding, and a last one with the summary
    #[arg(long)]
    json: bool,

    /// Write the tables games.parquet and findings.parquet to this folder
    #[arg(long, value_name = "DIR")]
    parquet: Option<PathBuf>,

    /// Write all games to this file, with every correction that is certain
    #[arg(long, value_name = "PGN")]
    fix: Option<PathBuf>,

    /// How many threads to use; all cores by default
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// The language of the report by its tag, such as hu or sr-Latn; that of the environment by default
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
}

/// More would only use memory.
const MOST_THREADS: usize = 1024;

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let locale = locale(arguments.lang.as_deref())?;
    let paths = if arguments.paths.is_empty() { &[PathBuf::from("-")][..] } else { &arguments.paths };
    let sources = Source::find(paths);
    if sources.is_empty() {
        return Err(miette!("there is no file of games (.pgn, .pgn.gz, .pgn.bz2, .pgn.zst) in {}", paths[0].display()));
    }
    if let Some(fix) = &arguments.fix {
        refuse_to_mix(fix, paths, &sources)?;
    }
    let threads = match arguments.threads {
        Some(0) => return Err(miette!("--threads is 0: expected at least 1")),
        Some(threads) if threads > MOST_THREADS => {
            return Err(miette!("--threads is {threads}: expected at most {MOST_THREADS}"));
        }
        Some(threads) => threads,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let settings = Settings {
        options: Options {
            edition: arguments.edition,
            only: arguments.only.clone(),
            severity: Some(arguments.severity),
            rows: arguments.parquet.is_some(),
            fixes: arguments.fix.is_some(),
            latest: crate::today::date(AHEAD_OF_GREENWICH),
        },
        locale,
        threads,
    };
    let mut output = Output::open(arguments, locale)?;
    let watch = Watch::default();
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // A second interrupt ends at once: the input may never come.
        signal_hook::flag::register_conditional_shutdown(signal, 2, Arc::clone(&watch.stop))
            .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&watch.stop)))
            .into_diagnostic()
            .wrap_err("cannot listen for Ctrl-C")?;
    }
    let progress = Progress::start(&sources, &watch);
    let mut troubles = Vec::new();
    let done = jadoube_audit::run(&sources, &settings, &watch, |batch| match batch {
        Batch::Trouble { source, error, begun } => {
            troubles.push(trouble(&source, &error, begun, locale));
            Ok(())
        }
        batch => progress.hidden(|| output.put(batch)),
    });
    progress.end();
    // After a failed write nothing is replaced; the findings before an interruption are complete.
    done?;
    let interrupted = watch.stop.load(Ordering::Relaxed);
    let read = if interrupted || !troubles.is_empty() { Read::Some } else { Read::All };
    troubles.extend(output.close(read)?);
    crate::output::complain(&troubles);
    if interrupted {
        return Err(miette!("{}", Message::new("audit-interrupted").text(locale)));
    }
    if !troubles.is_empty() {
        return Ok(Outcome::Trouble);
    }
    Ok(if output.is_clean() { Outcome::Well } else { Outcome::Found })
}

fn locale(asked: Option<&str>) -> Result<Locale> {
    match asked {
        Some(name) => name.parse().map_err(|error: jadoube_texts::UnknownLocale| miette!("{error}")),
        None => Ok(["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
            .and_then(|value| Locale::from_lang(&value))
            .unwrap_or_default()),
    }
}

fn trouble(source: &str, error: &std::io::Error, begun: bool, locale: Locale) -> String {
    let problem = error.to_string();
    let message = Message::new("audit-trouble").with("file", source);
    let message = if begun {
        message.with("problem", Message::new("audit-cut-short").with("problem", problem))
    } else {
        message.with("problem", problem)
    };
    message.text(locale)
}

/// The corrected games must not overwrite the input, nor be written among it, where the next run would read them as more games; nor into
/// the report.
fn refuse_to_mix(fix: &Path, paths: &[PathBuf], sources: &[Source]) -> Result<()> {
    if fix == Path::new("-") {
        return Err(miette!("--fix names standard output, where the report goes: expected a file"));
    }
    if let Ok(place) = fix.canonicalize() {
        for source in sources {
            if let Source::File(path) = source
                && path.canonicalize().is_ok_and(|path| path == place)
            {
                return Err(miette!("--fix names {}, which is being read: expected another file", path.display()));
            }
        }
    }
    let folder = match fix.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let Ok(folder) = folder.canonicalize() else { return Ok(()) };
    for path in paths.iter().filter(|path| path.is_dir()) {
        if path.canonicalize().is_ok_and(|path| folder.starts_with(path)) {
            let (fix, path) = (fix.display(), path.display());
            return Err(miette!("--fix names {fix} in {path}, which is being read: expected a file elsewhere"));
        }
    }
    Ok(())
}
