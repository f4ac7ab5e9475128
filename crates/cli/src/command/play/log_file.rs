//! The log of a game on disk: a line with the competition, then a line for each event with its rulings. A line is on disk before it is
//! confirmed to anybody.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use jadoube_clock::Sides;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::Event;
use jadoube_laws::game::{Entry, Game};
use jadoube_laws::ruling::Impossible;
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

/// The version of the format, which changes when older readers would misunderstand it.
const FORMAT: u32 = 1;

/// The first line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Head {
    /// The version of the format.
    jadoube_play: u32,
    /// The version of the engine that ruled.
    engine: String,
    pub(crate) date: Option<String>,
    pub(crate) names: Sides<Option<String>>,
    pub(crate) competition: Competition,
}

impl Head {
    pub(crate) fn new(competition: Competition, names: Sides<Option<String>>, date: Option<String>) -> Head {
        Head { jadoube_play: FORMAT, engine: env!("CARGO_PKG_VERSION").to_owned(), date, names, competition }
    }
}

/// Every other line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Kept {
    event: Event,
    rulings: Vec<String>,
}

#[derive(Debug)]
pub(crate) enum LogError {
    Write { path: PathBuf, error: std::io::Error },
    Read { path: PathBuf, error: std::io::Error },
    Exists { path: PathBuf },
    NotALog { path: PathBuf, why: Message },
    BadLine { path: PathBuf, line: usize, why: String },
    Impossible { path: PathBuf, line: usize, why: Impossible },
}

impl LogError {
    pub(crate) fn message(&self) -> Message {
        let about = |id: &'static str, path: &Path| Message::new(id).with("path", path.display().to_string());
        match self {
            LogError::Write { path, error } => about("log-write", path).with("why", error.to_string()),
            LogError::Read { path, error } => about("log-read", path).with("why", error.to_string()),
            LogError::Exists { path } => about("log-exists", path),
            LogError::NotALog { path, why } => about("log-not-a-log", path).with("why", why.clone()),
            LogError::BadLine { path, line, why } => {
                about("log-bad-line", path).with("line", *line).with("why", why.as_str())
            }
            LogError::Impossible { path, line, why } => {
                about("log-impossible", path).with("line", *line).with("why", why.message())
            }
        }
    }

    /// For a command that fails because of the log.
    pub(crate) fn report(&self, locale: Locale) -> miette::Report {
        let report = miette::MietteDiagnostic::new(self.message().text(locale));
        miette::Report::new(match self {
            LogError::Exists { path } => {
                let command = format!("jadoube play --load {}", path.display());
                report.with_help(Message::new("log-exists-help").with("command", command).text(locale))
            }
            _ => report,
        })
    }
}

/// A log that is written to.
#[derive(Debug)]
pub(crate) struct LogFile {
    path: PathBuf,
    file: File,
    /// The length of the complete lines in the file.
    length: u64,
    entries: usize,
}

/// The content of a log on disk.
pub(crate) struct Loaded {
    pub(crate) head: Head,
    pub(crate) game: Game,
    /// The length of the usable part.
    length: u64,
    /// A last line that was not written completely.
    pub(crate) dropped: Option<String>,
    /// How many events this engine rules on differently from the one that wrote the log.
    pub(crate) ruled_otherwise: usize,
}

impl LogFile {
    /// Creates a new log; an existing file is left alone.
    pub(crate) fn create(path: &Path, head: &Head, log: &[Entry]) -> Result<LogFile, LogError> {
        let failed = |error: std::io::Error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => LogError::Exists { path: path.to_owned() },
            _ => LogError::Write { path: path.to_owned(), error },
        };
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(failed)?;
        let mut log_file = LogFile { path: path.to_owned(), file, length: 0, entries: 0 };
        let mut text = line_of(head).map_err(|error| LogError::Write { path: path.to_owned(), error })?;
        for entry in log {
            text.push_str(&log_file.line(entry)?);
        }
        log_file.put(&text)?;
        log_file.entries = log.len();
        // The name of a new file is on disk once its folder is. Not every system supports that.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
        Ok(log_file)
    }

    /// Continues a log that was read.
    pub(crate) fn resume(path: &Path, loaded: &Loaded) -> Result<LogFile, LogError> {
        let failed = |error| LogError::Write { path: path.to_owned(), error };
        let file = OpenOptions::new().write(true).open(path).map_err(failed)?;
        file.set_len(loaded.length).map_err(failed)?;
        let entries = loaded.game.log().len();
        let mut log_file = LogFile { path: path.to_owned(), file, length: loaded.length, entries };
        log_file.put("")?;
        Ok(log_file)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the entries that are not in the file yet. A failed write can be retried: the file keeps complete lines.
    pub(crate) fn catch_up(&mut self, log: &[Entry]) -> Result<(), LogError> {
        let mut text = String::new();
        for entry in &log[self.entries.min(log.len())..] {
            text.push_str(&self.line(entry)?);
        }
        if !text.is_empty() {
            self.put(&text)?;
            self.entries = log.len();
        }
        Ok(())
    }

    fn line(&self, entry: &Entry) -> Result<String, LogError> {
        let kept = Kept {
            event: entry.event.clone(),
            rulings: entry.rulings.iter().map(|ruling| telling::ruling(ruling, Locale::EN)).collect(),
        };
        line_of(&kept).map_err(|error| LogError::Write { path: self.path.clone(), error })
    }

    fn put(&mut self, text: &str) -> Result<(), LogError> {
        let written = (|| {
            self.file.seek(SeekFrom::Start(self.length))?;
            self.file.write_all(text.as_bytes())?;
            self.file.sync_data()
        })();
        match written {
            Ok(()) => {
                self.length += text.len() as u64;
                Ok(())
            }
            Err(error) => {
                // Half a line would be dropped on reading anyway.
                let _ = self.file.set_len(self.length);
                Err(LogError::Write { path: self.path.clone(), error })
            }
        }
    }
}

fn line_of(value: &impl Serialize) -> std::io::Result<String> {
    Ok(serde_json::to_string(value)? + "\n")
}

/// Reads a log and replays it.
pub(crate) fn load(path: &Path) -> Result<Loaded, LogError> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|mut file| file.read_to_end(&mut bytes));
    read.map_err(|error| LogError::Read { path: path.to_owned(), error })?;
    let not_a_log = |why: Message| LogError::NotALog { path: path.to_owned(), why };
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let first = lines.next().ok_or_else(|| not_a_log(Message::new("log-empty")))?;
    let head: Head = serde_json::from_slice(first)
        .map_err(|error| not_a_log(Message::new("log-first-line-says").with("why", error.to_string())))?;
    if head.jadoube_play != FORMAT {
        let why = Message::new("log-format").with("found", head.jadoube_play).with("known", FORMAT);
        return Err(not_a_log(why));
    }
    if !first.ends_with(b"\n") {
        return Err(not_a_log(Message::new("log-first-line")));
    }
    let game = Game::new(head.competition.clone());
    let mut loaded = Loaded { head, game, length: first.len() as u64, dropped: None, ruled_otherwise: 0 };
    for (index, line) in lines.enumerate() {
        let number = index + 2;
        if !line.ends_with(b"\n") {
            // A line without its end was never confirmed to anybody.
            loaded.dropped = Some(String::from_utf8_lossy(line).into_owned());
            break;
        }
        let bad_line = |error: serde_json::Error| LogError::BadLine {
            path: path.to_owned(),
            line: number,
            why: error.to_string(),
        };
        let kept: Kept = serde_json::from_slice(line).map_err(bad_line)?;
        let rulings = loaded.game.apply(kept.event);
        let rulings = rulings.map_err(|why| LogError::Impossible { path: path.to_owned(), line: number, why })?;
        let same = rulings.iter().map(|ruling| telling::ruling(ruling, Locale::EN)).eq(kept.rulings);
        loaded.ruled_otherwise += usize::from(!same);
        loaded.length += line.len() as u64;
    }
    Ok(loaded)
}
