//! Audits on threads of their own, with the GIL released.

use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jadoube_api::{Answer, AuditSummary, json};
use jadoube_audit::{Batch, Games, Kind, Options, Settings, Severity, Summary, Watch};
use jadoube_lawbook::{Date, Edition};
use jadoube_texts::Locale;
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;

use crate::columns::read_threads;
use crate::errors::JadoubeError;
use crate::finding::Finding;
use crate::questions::load;
use crate::source::{Input, os_error};

/// Checks games against the Laws that were in force when each was played; an iterator of findings.
///
/// `source` is a path (a folder stands for the game files in it), bytes, or a file object. `edition` judges every game by one
/// edition. `only` names the kinds of findings to report, `severity` the least severe ones: "note", "warning" or "error".
/// `locale` is the language of the texts. The work is done by other threads while Python does something else.
///
/// >>> audit = jadoube.audit(b'[Result "1/2-1/2"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2')
/// >>> [finding.article for finding in audit if finding.kind == "result-mate"]
/// ['5.1.1']
#[pyfunction]
#[pyo3(signature = (source, *, edition = None, only = None, severity = "note", locale = "en", threads = None))]
pub(crate) fn audit(
    source: Input,
    edition: Option<&str>,
    only: Option<Vec<String>>,
    severity: &str,
    locale: &str,
    threads: Option<usize>,
) -> PyResult<Audit> {
    let named = |error: &dyn std::fmt::Display| JadoubeError::new_err(error.to_string());
    let settings = Settings {
        options: Options {
            edition: edition.map(read_edition).transpose()?,
            only: only
                .unwrap_or_default()
                .iter()
                .map(|name| name.parse::<Kind>().map_err(|error| named(&error)))
                .collect::<PyResult<_>>()?,
            severity: Some(severity.parse::<Severity>().map_err(|error| named(&error))?),
            latest: today(),
            ..Options::default()
        },
        locale: locale.parse::<Locale>().map_err(|error| named(&error))?,
        threads: read_threads(threads)?,
    };
    if let Input::Path(path) = &source
        && !path.exists()
    {
        return Err(os_error(path, &io::Error::from_raw_os_error(2)));
    }
    let sources = source.sources();
    let watch = Watch::default();
    let (sender, batches) = sync_channel(4);
    let worker = watch.clone();
    let judge = thread::spawn(move || {
        // An error means that nobody wants the rest.
        let _ = jadoube_audit::run(&sources, &settings, &worker, |batch| sender.send(batch));
    });
    Ok(Audit {
        batches: Mutex::new(Some(batches)),
        judge: Some(judge),
        watch,
        file: Arc::from(""),
        ready: VecDeque::new(),
        summary: Summary::default(),
        is_complete: true,
    })
}

fn read_edition(name: &str) -> PyResult<Edition> {
    name.parse().map_err(|error| JadoubeError::new_err(format!("there is no edition {name:?}: {error}")))
}

/// In the time zone where a day begins first: a game with a later date has not been played yet.
fn today() -> Option<Date> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()? + Duration::from_secs(14 * 3600);
    u32::try_from(since.as_secs() / 86_400).ok().map(Date::after_1970)
}

/// An audit that is running: an iterator of findings, and a summary.
#[pyclass(module = "jadoube")]
pub(crate) struct Audit {
    /// None after the end. Python lets one thread in at a time, so that the lock is never waited for.
    batches: Mutex<Option<Receiver<Batch>>>,
    judge: Option<JoinHandle<()>>,
    watch: Watch,
    file: Arc<str>,
    ready: VecDeque<Finding>,
    summary: Summary,
    /// Nothing was stopped, and everything could be read so far.
    is_complete: bool,
}

impl Drop for Audit {
    fn drop(&mut self) {
        self.watch.stop.store(true, Ordering::Relaxed);
    }
}

/// So often Ctrl-C is looked for.
const PATIENCE: Duration = Duration::from_millis(100);

impl Audit {
    fn batches(&mut self) -> &mut Option<Receiver<Batch>> {
        self.batches.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next batch; None at the end. Waits without the GIL.
    fn next_batch(&mut self, py: Python<'_>) -> PyResult<Option<Batch>> {
        loop {
            // A receiver may not be used by two threads, but it may move from one to another.
            let Some(batches) = self.batches().take() else { return Ok(None) };
            let (batches, batch) = py.detach(move || {
                let batch = batches.recv_timeout(PATIENCE);
                (batches, batch)
            });
            match batch {
                Ok(batch) => {
                    *self.batches() = Some(batches);
                    return Ok(Some(batch));
                }
                Err(RecvTimeoutError::Timeout) => *self.batches() = Some(batches),
                Err(RecvTimeoutError::Disconnected) => {
                    let ended = self.judge.take().map_or(Ok(()), JoinHandle::join);
                    return ended.map(|()| None).map_err(|_| {
                        self.is_complete = false;
                        PyRuntimeError::new_err("the audit has ended with a fault of its own: please report it")
                    });
                }
            }
            py.check_signals()?;
        }
    }

    fn take_in(&mut self, games: Games) {
        self.summary.count(games.count, &games.found);
        let mut texts = games.texts.into_iter();
        for game in games.found {
            let heading = Arc::new(game.heading);
            for inner in game.findings {
                let text = texts.next().unwrap_or_default();
                let heading = Arc::clone(&heading);
                self.ready.push_back(Finding { file: Arc::clone(&self.file), game: game.game, heading, inner, text });
            }
        }
    }

    /// Takes in a batch; false at the end.
    fn advance(&mut self, py: Python<'_>) -> PyResult<bool> {
        match self.next_batch(py)? {
            None => return Ok(false),
            Some(Batch::Begins(name)) => self.file = name.into(),
            Some(Batch::Games(games)) => self.take_in(games),
            Some(Batch::Trouble { source, error, .. }) => {
                self.is_complete = false;
                return Err(trouble(&source, error));
            }
        }
        Ok(true)
    }
}

fn trouble(source: &str, error: io::Error) -> PyErr {
    if error.get_ref().is_some_and(|inner| inner.is::<PyErr>()) {
        return error.into();
    }
    match error.raw_os_error() {
        Some(_) => os_error(Path::new(source), &error),
        None => PyOSError::new_err(format!("{source}: {error}")),
    }
}

#[pymethods]
impl Audit {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Finding>> {
        while self.ready.is_empty() {
            if !self.advance(py)? {
                return Ok(None);
            }
        }
        Ok(self.ready.pop_front())
    }

    /// How many games and findings there were, once the rest has been judged; its findings are not kept. A dict: "games",
    /// "errors", "by_kind", "by_article" …; "complete" is False if the audit was stopped or something could not be read.
    fn summary(&mut self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        while self.advance(py)? {
            self.ready.clear();
        }
        load(py, &json(Answer::AuditSummary(AuditSummary::new(&self.summary, self.is_complete))))
    }

    /// Games judged so far.
    #[getter]
    fn games(&self) -> u64 {
        self.summary.games
    }

    /// Ends the audit. Findings that are ready can still be read.
    fn stop(&mut self) {
        self.watch.stop.store(true, Ordering::Relaxed);
        *self.batches() = None;
        self.is_complete = false;
    }
}
