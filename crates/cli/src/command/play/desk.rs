//! The session with its files: if a log is kept, every event is on disk before the next line is read.

use std::io::Write;
use std::path::{Path, PathBuf};

use jadoube_clock::Instant;
use jadoube_texts::Message;

use super::log_file::{Head, LogError, LogFile};
use super::sealed;
use super::session::{Reply, Request, Session};
use super::words::Misread;

pub(crate) struct Desk {
    pub(crate) session: Session,
    log: Option<LogFile>,
    /// The number of entries when the log could last not be written; `None` while all is well.
    not_kept: Option<usize>,
    /// How many keys are in the file beside the log.
    keys_kept: usize,
    /// Files that this game was exported to, which may be overwritten.
    exported: Vec<PathBuf>,
}

impl Desk {
    /// `keys_kept`: how many keys are in the file beside this log.
    pub(crate) fn new(session: Session, log: Option<LogFile>, keys_kept: usize) -> Desk {
        Desk { session, log, not_kept: None, keys_kept, exported: Vec::new() }
    }

    /// The path of the log.
    pub(crate) fn log_path(&self) -> Option<&Path> {
        self.log.as_ref().map(LogFile::path)
    }

    /// Takes in a line, and does what it requires with files.
    pub(crate) fn enter(&mut self, at: Instant, line: &str) -> Result<Reply, Misread> {
        let entered = self.session.enter(at, line);
        self.keep();
        self.keep_keys();
        let mut reply = entered?;
        let done = match &reply.request {
            Some(Request::Export(path)) => Some(self.export(path)),
            Some(Request::Envelope) => Some(self.session.envelope().ok_or_else(|| Message::new("play-nothing-sealed"))),
            Some(Request::Compare) => {
                for told in self.session.comparison() {
                    self.session.print(super::session::OutputLine::Note(told));
                }
                None
            }
            Some(Request::Save(path)) => Some(self.save(path).map_err(|error| error.message())),
            _ => None,
        };
        match done {
            Some(Ok(note)) => self.session.note(&note),
            Some(Err(why)) => {
                self.session.refuse(&why);
                reply.refused = true;
            }
            None => {}
        }
        Ok(reply)
    }

    /// Lets the hall check the flags.
    pub(crate) fn look(&mut self, at: Instant) {
        self.session.look_at_flags(at);
        self.keep();
    }

    /// Writes the keys beside the log, which must not contain them.
    fn keep_keys(&mut self) {
        let Some(log) = &self.log else { return };
        let new = self.session.keys().get(self.keys_kept..).unwrap_or_default();
        if new.is_empty() {
            return;
        }
        let path = sealed::beside(log.path());
        match sealed::keep(&path, new) {
            Ok(()) => {
                self.keys_kept += new.len();
                let note = Message::new("play-keys-kept").with("path", path.display().to_string());
                self.session.note(&note);
            }
            Err(error) => {
                let why = format!("{}: {error}", path.display());
                self.session.refuse(&Message::new("play-not-saved").with("why", why));
            }
        }
    }

    /// Writes the entries that the log lacks. A failing disk does not end the game: the write is retried, and the error is reported once
    /// for each new entry.
    pub(crate) fn keep(&mut self) {
        let Some(log) = &mut self.log else { return };
        let entries = self.session.game().log();
        let count = entries.len();
        match log.catch_up(entries) {
            Ok(()) if self.not_kept.take().is_some() => {
                self.session.note(&Message::new("play-saved-again"));
            }
            Ok(()) => {}
            Err(error) => {
                if self.not_kept.replace(count) != Some(count) {
                    self.session.refuse(&Message::new("play-not-saved").with("why", error.message()));
                }
            }
        }
    }

    /// Whether the last attempt to write the log has failed.
    pub(crate) fn lost_its_log(&self) -> bool {
        self.not_kept.is_some()
    }

    fn export(&mut self, path: &Path) -> Result<Message, Message> {
        let about = |id: &'static str| Message::new(id).with("path", path.display().to_string());
        if path.exists() && !self.exported.iter().any(|known| known == path) {
            return Err(about("play-file-exists"));
        }
        write_whole(path, &self.session.pgn().to_string())
            .map_err(|error| about("play-cannot-write").with("why", error.to_string()))?;
        self.exported.push(path.to_owned());
        Ok(about("play-exported"))
    }

    fn save(&mut self, path: &Path) -> Result<Message, LogError> {
        let session = &self.session;
        let table = &session.table;
        let head = Head::new(session.game().competition().clone(), table.names.clone(), table.date.clone());
        self.log = Some(LogFile::create(path, &head, session.game().log())?);
        self.not_kept = None;
        self.keys_kept = 0;
        self.keep_keys();
        Ok(Message::new("play-keeps").with("path", path.display().to_string()))
    }
}

/// Writes a file completely or not at all.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written = (|| {
        let mut file = std::fs::File::create(&part)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&part, path)
    })();
    if written.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    written
}
