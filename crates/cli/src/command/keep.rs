//! `jadoube verify`, `jadoube backup` and `jadoube restore`: check, save and restore the logs of a hall.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use jadoube_api::{Answer, CheckedLog, VerifySummary};
use jadoube_hall::checkpoint::Checkpoint;
use jadoube_hall::dump;
use jadoube_hall::store::postgres::Postgres;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_hall::store::{Store, chain};
use jadoube_hall::verify::{self, Checked, Fault, Report, Wanted};
use jadoube_texts::Locale;
use miette::{IntoDiagnostic, Result, WrapErr, miette};

use super::serve::{is_postgres, open_store};
use crate::output::json_line;
use crate::{Outcome, output};

/// Check the logs of a hall, without changing anything: that no row was changed, lost or added since it was written
#[derive(Args)]
pub(crate) struct Verify {
    /// A file or postgres://…
    #[arg(long, default_value = "jadoube.db", env = "JADOUBE_DATABASE")]
    database: String,
    /// Judge every act again, and list where this build would rule differently
    #[arg(long)]
    judge: bool,
    /// A checkpoint that was kept elsewhere, saved or typed from its QR code: shows what was deleted or rewritten since
    #[arg(long, value_name = "FILE")]
    checkpoint: Vec<PathBuf>,
    /// The public key that must have signed all checkpoints
    #[arg(long, value_name = "HEX")]
    public_key: Option<String>,
    /// Print a line of JSON for each log, fault and different ruling, and a summary
    #[arg(long)]
    json: bool,
    /// Only these games or competitions
    streams: Vec<String>,
}

/// Write everything in a hall to one file, while the hall keeps running
#[derive(Args)]
pub(crate) struct Backup {
    /// A file or postgres://…
    #[arg(long, default_value = "jadoube.db", env = "JADOUBE_DATABASE")]
    database: String,
    /// The file to write; it must not exist yet
    file: PathBuf,
    /// Print what was written as a line of JSON
    #[arg(long)]
    json: bool,
}

/// Restore a backup to a new hall, in a file or in PostgreSQL
#[derive(Args)]
pub(crate) struct Restore {
    /// The file that `jadoube backup` wrote
    file: PathBuf,
    /// A new file or an empty database
    #[arg(long, env = "JADOUBE_DATABASE")]
    database: String,
    /// Print what was restored, and each fault that was found in it, as lines of JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().into_diagnostic()?.block_on(work)
}

/// Opens a store that must exist: reading does not create one.
pub(super) async fn existing(database: &str) -> Result<Arc<dyn Store>> {
    if !is_postgres(database) && !Path::new(database).exists() {
        return Err(miette!("there is no store {database}"));
    }
    open_store(database, 1, Durability::Full).await
}

/// Opens a store read-only.
async fn looked_at(database: &str) -> Result<Arc<dyn Store>> {
    if is_postgres(database) {
        let store = Postgres::look_at(database).await.into_diagnostic();
        return Ok(Arc::new(store.wrap_err("cannot read the PostgreSQL database")?));
    }
    if !Path::new(database).exists() {
        return Err(miette!("there is no store {database}"));
    }
    let store = Sqlite::look_at(Path::new(database)).into_diagnostic();
    Ok(Arc::new(store.wrap_err_with(|| format!("cannot read {database} as a store"))?))
}

fn read_checkpoint(path: &Path) -> Result<Checkpoint> {
    let text = std::fs::read_to_string(path).into_diagnostic();
    let text = text.wrap_err_with(|| format!("cannot read {}", path.display()))?;
    Checkpoint::parse(&text).into_diagnostic().wrap_err_with(|| format!("{} cannot be used", path.display()))
}

fn read_key(text: &str) -> Result<[u8; 32]> {
    let key = chain::Hash::parse(text).map(|key| key.0);
    key.ok_or_else(|| miette!("--public-key {text:?}: expected 64 hexadecimal digits"))
}

pub(crate) fn verify(arguments: &Verify) -> Result<Outcome> {
    let wanted = Wanted {
        streams: arguments.streams.clone(),
        checkpoints: arguments.checkpoint.iter().map(|path| read_checkpoint(path)).collect::<Result<_>>()?,
        key: arguments.public_key.as_deref().map(read_key).transpose()?,
    };
    let report = block_on(async {
        let store = looked_at(&arguments.database).await?;
        let report = verify::verify(&*store, &wanted).await.into_diagnostic();
        report.wrap_err_with(|| format!("cannot read {} to its end", arguments.database))
    })?;
    let unreadable = |stream: &String| {
        report.faults.iter().any(|fault| matches!(fault, Fault::Unreadable { stream: found, .. } if found == stream))
    };
    let found = |stream: &String| report.whole.iter().any(|log| log.stream == *stream) || unreadable(stream);
    let missing = arguments.streams.iter().filter(|stream| !found(stream)).count();
    if missing > 0 {
        return Err(miette!("of the logs asked for, {missing} are not in {}", arguments.database));
    }
    if arguments.json {
        output::put(&in_json(&report, arguments.judge))?;
    } else {
        output::put(&in_words(&report, arguments.judge))?;
    }
    let is_well = report.faults.is_empty() && (!arguments.judge || report.otherwise.is_empty());
    Ok(if is_well { Outcome::Well } else { Outcome::Found })
}

fn in_json(report: &Report, judge: bool) -> String {
    let logs = report.whole.iter().map(|Checked { kind, stream, rows, hash }| {
        let (kind, log, hash) = (kind.name(), stream.clone(), hash.to_string());
        Answer::CheckedLog(CheckedLog { kind, log, rows: *rows, hash })
    });
    let faults = report.faults.iter().map(|fault| Answer::LogFault(fault.report()));
    let differently = report.otherwise.iter().filter(|_| judge);
    let differently = differently.map(|(game, row)| Answer::RuledDifferently(Box::new(row.report(game, Locale::EN))));
    let summary = Answer::VerifySummary(report.summary());
    logs.chain(faults).chain(differently).chain([summary]).map(json_line).collect()
}

fn in_words(report: &Report, judge: bool) -> String {
    let mut words = String::new();
    for Checked { kind, stream, rows, hash } in &report.whole {
        words.push_str(&format!("{} {stream}: whole, {rows} rows, {hash}\n", kind.name()));
    }
    for fault in &report.faults {
        words.push_str(&format!("{fault}\n"));
    }
    for (stream, otherwise) in report.otherwise.iter().filter(|_| judge) {
        words.push_str(&verify::told(stream, otherwise, Locale::EN));
    }
    let VerifySummary { logs, checkpoints, faults, expired, erased, ruled_differently } = report.summary();
    let (logs, checkpoints) = (counted(logs, "log"), counted(checkpoints, "checkpoint"));
    words.push_str(&format!("{logs} and {checkpoints} checked, {}", counted(faults, "fault")));
    if expired > 0 {
        words.push_str(&format!("; {} expired since", counted(expired, "casual game")));
    }
    if erased > 0 {
        words.push_str(&format!("; {} erased since", counted(erased, "person")));
    }
    let rows = counted(ruled_differently, "row");
    match (ruled_differently, judge) {
        (0, false) => {}
        (_, true) => words.push_str(&format!("; this build would rule differently on {rows}")),
        (_, false) => words.push_str(&format!("; this build would rule differently on {rows} (--judge lists them)")),
    }
    words + "\n"
}

/// A number with its noun.
fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// A new file that only its owner can read: a backup contains names and results that are not published yet.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

pub(crate) fn backup(arguments: &Backup) -> Result<Outcome> {
    let Backup { database, file, json } = arguments;
    if file.exists() {
        return Err(miette!("{} already exists; a backup does not overwrite files", file.display()));
    }
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let named = |path: &Path| format!("cannot write {}", path.display());
    let count = block_on(async {
        let store = existing(database).await?;
        let mut out = BufWriter::new(private(&part).into_diagnostic().wrap_err_with(|| named(&part))?);
        let count = dump::write(&*store, &mut out).await.into_diagnostic().wrap_err_with(|| named(&part))?;
        out.flush().into_diagnostic()?;
        out.get_ref().sync_all().into_diagnostic()?;
        Ok(count)
    });
    // Do not leave half a backup under its final name.
    let count = match count {
        Ok(count) => count,
        Err(error) => {
            let _ = std::fs::remove_file(&part);
            return Err(error);
        }
    };
    std::fs::rename(&part, file).into_diagnostic().wrap_err_with(|| named(file))?;
    if *json {
        output::put(&json_line(Answer::Backup(contents(file, count))))?;
    } else {
        let dump::Count { streams, rows, items } = count;
        output::put(&format!("{streams} logs with {rows} rows, {items} other things: {}\n", file.display()))?;
    }
    Ok(Outcome::Well)
}

fn contents(file: &Path, count: dump::Count) -> jadoube_api::Backup {
    let dump::Count { streams: logs, rows, items: records } = count;
    jadoube_api::Backup { file: file.display().to_string(), logs, rows, records }
}

pub(crate) fn restore(arguments: &Restore) -> Result<Outcome> {
    let Restore { file, database, json } = arguments;
    let open = || {
        let input = File::open(file).into_diagnostic().wrap_err_with(|| format!("cannot read {}", file.display()));
        input.map(BufReader::new)
    };
    let cannot = || format!("cannot restore {}", file.display());
    // Create nothing before the whole backup has been checked.
    let input = open()?;
    block_on(async { dump::check(input).await.into_diagnostic().wrap_err_with(cannot) })?;
    let input = open()?;
    let is_new = !is_postgres(database) && !Path::new(database).exists();
    let restored = block_on(async {
        let store = open_store(database, 4, Durability::Full).await?;
        let count = dump::read(&*store, input).await.into_diagnostic().wrap_err_with(cannot)?;
        let report = verify::verify(&*store, &Wanted::default()).await.into_diagnostic().wrap_err_with(cannot)?;
        Ok((count, report))
    });
    let (count, report) = match restored {
        Ok(restored) => restored,
        Err(error) => {
            // Do not leave half a hall under its final name.
            for end in ["", "-wal", "-shm"].iter().filter(|_| is_new) {
                let _ = std::fs::remove_file(format!("{database}{end}"));
            }
            return Err(error);
        }
    };
    if *json {
        let restored = [Answer::Restore(contents(file, count))];
        let faults = report.faults.iter().map(|fault| Answer::LogFault(fault.report()));
        output::put(&restored.into_iter().chain(faults).map(json_line).collect::<String>())?;
    } else {
        let dump::Count { streams, rows, items } = count;
        output::put(&format!("{streams} logs with {rows} rows, {items} other things are in {database}\n"))?;
        output::put(&report.faults.iter().map(|fault| format!("{fault}\n")).collect::<String>())?;
    }
    Ok(if report.faults.is_empty() { Outcome::Well } else { Outcome::Found })
}
