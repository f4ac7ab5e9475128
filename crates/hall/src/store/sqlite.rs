//! The embedded store: SQLite in WAL mode with full synchronization, one writer thread with group commit.
//!
//! Jobs that arrive while a commit waits for the disk go into the next commit together. This only concerns the disk: no append depends on
//! another, and a refused one does not affect its neighbours.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use jadoube_clock::Instant;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use tokio::sync::oneshot;

use super::checkpoint::{Carrier, LONGEST};
use super::{Anchor, Append, Hash, Head, Kind, Pending, Row, Seq, Store, StoreError, StreamRow, Taken};

mod audit;
mod sums;

mod migrations {
    refinery::embed_migrations!("migrations/sqlite");
}

/// How many jobs go into one commit at most, so that the first of them does not wait too long.
const GROUP: usize = 1024;

/// How safely commits are written. Everything except [`Durability::Full`] exists to show that tests notice the difference.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// A commit is on the disk before it is answered.
    #[default]
    Full,
    /// A commit is answered as soon as the operating system has it: a power cut loses it.
    Off,
}

/// A store in one file.
pub struct Sqlite {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    /// The writer, and the thread that checkpoints its log.
    threads: Mutex<Vec<std::thread::JoinHandle<()>>>,
    reader: Arc<Mutex<Connection>>,
    /// For whole logs, so that small lookups do not wait for them.
    logs: Arc<Mutex<Connection>>,
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

enum Job {
    Create { kind: Kind, owner: String, anchor: Anchor, first: Append, reply: Reply<()> },
    Append { append: Append, reply: Reply<()> },
    Erase { stream: String, fence: u64, reply: Reply<()> },
    Take { stream: String, owner: String, since: u64, expected: Option<Seq>, reply: Reply<Taken> },
    Pulse { owner: String, millis: u64, reply: Reply<()> },
    Put { kind: &'static str, name: String, value: Option<String>, reply: Reply<()> },
    Replace { kind: &'static str, name: String, before: Option<String>, after: Option<String>, reply: Reply<bool> },
}

/// An answer that is sent after the commit.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

fn unavailable(error: impl std::fmt::Display) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// SQLite has signed integers; our numbers never come near the limit.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

impl Sqlite {
    /// Opens the file, or creates it readable only by its owner, and migrates it.
    pub fn open(path: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        make_private(path);
        let mut connection = connect(path)?;
        let synchronous = match durability {
            Durability::Full => "FULL",
            Durability::Off => "OFF",
        };
        connection.pragma_update(None, "synchronous", synchronous).map_err(unavailable)?;
        let migrated = migrations::migrations::runner()
            .run(&mut connection)
            .map_err(|error| StoreError::Migration(error.to_string()))?;
        if !migrated.applied_migrations().is_empty() {
            sums::fill(&connection).map_err(unavailable)?;
        }
        let [reader, logs] = [connect(path)?, connect(path)?];
        for connection in [&reader, &logs] {
            connection.pragma_update(None, "query_only", true).map_err(unavailable)?;
        }
        connection.pragma_update(None, "wal_autocheckpoint", LONGEST).map_err(unavailable)?;
        let beside = connect(path)?;
        beside.pragma_update(None, "synchronous", synchronous).map_err(unavailable)?;
        let (carrier, carrying) = Carrier::start(beside).map_err(unavailable)?;
        let (jobs, inbox) = mpsc::channel();
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write(connection, &inbox, &carrier))
            .map_err(unavailable)?;
        Ok(Sqlite {
            jobs: Mutex::new(Some(jobs)),
            threads: Mutex::new(vec![writer, carrying]),
            reader: Arc::new(Mutex::new(reader)),
            logs: Arc::new(Mutex::new(logs)),
        })
    }

    /// Opens the file read-only, as a snapshot: nothing is created, migrated or written, and concurrent writes of a hall are not visible.
    pub fn look_at(path: &Path) -> Result<Sqlite, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let failed = |error: rusqlite::Error| unavailable(format!("{}: {error}", path.display()));
        let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
        connection.busy_timeout(std::time::Duration::from_secs(5)).map_err(failed)?;
        sums::register(&connection).map_err(failed)?;
        connection.execute_batch("BEGIN").map_err(failed)?;
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())).map_err(failed)?;
        let reader = Arc::new(Mutex::new(connection));
        // One snapshot for all reads.
        Ok(Sqlite { jobs: Mutex::new(None), threads: Mutex::default(), logs: Arc::clone(&reader), reader })
    }

    fn job<T: Send + 'static>(&self, make: impl FnOnce(Reply<T>) -> Job) -> Pending<'_, T> {
        let (reply, answer) = oneshot::channel();
        let sent = {
            let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            jobs.as_ref().is_some_and(|jobs| jobs.send(make(reply)).is_ok())
        };
        Box::pin(async move {
            if !sent {
                return Err(unavailable("the store is closed"));
            }
            answer.await.unwrap_or_else(|_| Err(unavailable("the store has stopped")))
        })
    }

    fn query<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Pending<'_, T> {
        Sqlite::query_on(Arc::clone(&self.reader), read)
    }

    fn query_on<'a, T: Send + 'static>(
        reader: Arc<Mutex<Connection>>,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Pending<'a, T> {
        Box::pin(async move {
            let task = tokio::task::spawn_blocking(move || {
                let connection = reader.lock().unwrap_or_else(PoisonError::into_inner);
                read(&connection).map_err(unavailable)
            });
            task.await.unwrap_or_else(|error| Err(unavailable(error)))
        })
    }
}

impl Drop for Sqlite {
    /// Pending jobs are still written.
    fn drop(&mut self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        for thread in self.threads.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = thread.join();
        }
    }
}

/// Creates an empty file that only its owner can read; SQLite gives the files beside it the same permissions. Opening it reports any
/// problem with the path.
fn make_private(path: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    drop(options.open(path));
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(|error| unavailable(format!("{}: {error}", path.display())))?;
    connection.pragma_update(None, "journal_mode", "WAL").map_err(unavailable)?;
    // Erased personal data are overwritten, not only marked as free.
    connection.pragma_update(None, "secure_delete", true).map_err(unavailable)?;
    connection.busy_timeout(std::time::Duration::from_secs(5)).map_err(unavailable)?;
    connection.set_prepared_statement_cache_capacity(32);
    sums::register(&connection).map_err(unavailable)?;
    Ok(connection)
}

/// The writer's loop: take the queued jobs, write them in one commit, answer.
fn write(mut connection: Connection, inbox: &mpsc::Receiver<Job>, carrier: &Carrier) {
    while let Ok(first) = inbox.recv() {
        let mut group = vec![first];
        while group.len() < GROUP
            && let Ok(next) = inbox.try_recv()
        {
            group.push(next);
        }
        commit(&mut connection, group);
        carrier.committed(&connection);
    }
}

fn commit(connection: &mut Connection, group: Vec<Job>) {
    let transaction = match connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate) {
        Ok(transaction) => transaction,
        Err(error) => return group.into_iter().for_each(|job| refuse(job, unavailable(&error))),
    };
    let mut answers: Vec<Answer> = Vec::with_capacity(group.len());
    for job in group {
        // A full disk can end the whole transaction; later jobs must not be written piecemeal.
        if transaction.is_autocommit() {
            refuse(job, unavailable("an earlier write of the same commit failed"));
        } else {
            answers.extend(perform(&transaction, job));
        }
    }
    let outcome = transaction.commit().map_err(unavailable);
    for answer in answers {
        answer(outcome.clone());
    }
}

fn refuse(job: Job, error: StoreError) {
    match job {
        Job::Create { reply, .. }
        | Job::Append { reply, .. }
        | Job::Erase { reply, .. }
        | Job::Pulse { reply, .. }
        | Job::Put { reply, .. } => {
            let _ = reply.send(Err(error));
        }
        Job::Take { reply, .. } => {
            let _ = reply.send(Err(error));
        }
        Job::Replace { reply, .. } => {
            let _ = reply.send(Err(error));
        }
    }
}

/// Performs one job inside the commit. A refused job is answered at once and leaves nothing behind.
fn perform(connection: &Connection, job: Job) -> Option<Answer> {
    match job {
        Job::Create { kind, owner, anchor, first, reply } => {
            settle(connection, reply, |c| create(c, kind, &owner, anchor, &first))
        }
        Job::Append { append, reply } => settle(connection, reply, |c| add(c, &append)),
        Job::Erase { stream, fence, reply } => settle(connection, reply, |c| erase(c, &stream, fence)),
        Job::Take { stream, owner, since, expected, reply } => {
            settle(connection, reply, |c| take(c, &stream, &owner, since, expected))
        }
        Job::Pulse { owner, millis, reply } => settle(connection, reply, |c| {
            c.prepare_cached(
                "INSERT INTO pulse (owner, millis, sum) VALUES (?1, ?2, row_sum(?1, ?2))
                 ON CONFLICT (owner) DO UPDATE SET millis = ?2, sum = row_sum(?1, ?2)",
            )
            .and_then(|mut statement| statement.execute(params![owner, signed(millis)]))
            .map(drop)
            .map_err(unavailable)
        }),
        Job::Put { kind, name, value, reply } => settle(connection, reply, |c| put(c, kind, &name, value.as_deref())),
        Job::Replace { kind, name, before, after, reply } => settle(connection, reply, |c| {
            let is_as_before = item(c, kind, &name).map_err(unavailable)? == before;
            if is_as_before {
                put(c, kind, &name, after.as_deref())?;
            }
            Ok(is_as_before)
        }),
    }
}

fn settle<T: Send + 'static>(
    connection: &Connection,
    reply: Reply<T>,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Option<Answer> {
    // A savepoint, so that no half of a refused job stays.
    if let Err(error) = connection.execute_batch("SAVEPOINT job") {
        let _ = reply.send(Err(unavailable(error)));
        return None;
    }
    match work(connection) {
        Ok(value) => {
            let _ = connection.execute_batch("RELEASE job");
            Some(Box::new(move |committed| {
                let _ = reply.send(committed.map(|()| value));
            }))
        }
        Err(error) => {
            let _ = connection.execute_batch("ROLLBACK TO job; RELEASE job");
            let _ = reply.send(Err(error));
            None
        }
    }
}

fn create(connection: &Connection, kind: Kind, owner: &str, anchor: Anchor, first: &Append) -> Result<(), StoreError> {
    let added = connection
        .prepare_cached(
            "INSERT INTO stream (stream, kind, owner, fence, seq, hash, closed, instant, since, sum)
             VALUES (?1, ?2, ?3, ?4, 0, ?5, 0, ?6, ?7, row_sum(?1, ?2, ?3, ?4, 0, ?5, 0, ?6, ?7, NULL))
             ON CONFLICT DO NOTHING",
        )
        .and_then(|mut statement| {
            statement.execute(params![
                first.stream,
                kind.name(),
                owner,
                signed(first.fence),
                Hash::START.0,
                signed(anchor.instant.0),
                signed(anchor.since)
            ])
        })
        .map_err(unavailable)?;
    if added == 0 {
        return Err(StoreError::Exists(first.stream.clone()));
    }
    add(connection, first)
}

fn add(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let Append { stream, expected, fence, rows, close, summary, stood } = append;
    let hash = rows.last().map(|row| row.hash.0);
    let moved = connection
        .prepare_cached(
            "UPDATE stream SET seq = seq + ?4, hash = coalesce(?5, hash), closed = ?6,
                summary = coalesce(?7, summary), since = since + ?8,
                sum = row_sum(stream, kind, owner, fence, seq + ?4, coalesce(?5, hash), ?6, instant, since + ?8,
                              coalesce(?7, summary))
             WHERE stream = ?1 AND fence = ?2 AND seq = ?3",
        )
        .and_then(|mut statement| {
            let count = rows.len() as i64;
            let (fence, expected, stood) = (signed(*fence), signed(*expected), signed(*stood));
            statement.execute(params![stream, fence, expected, count, hash, close, summary, stood])
        })
        .map_err(unavailable)?;
    if moved == 0 {
        return Err(why_refused(connection, append));
    }
    let mut insert = connection
        .prepare_cached(
            "INSERT INTO entry (stream, seq, fence, instant, client, body, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )
        .map_err(unavailable)?;
    for row in rows {
        insert
            .execute(params![
                stream,
                signed(row.seq),
                signed(row.fence),
                signed(row.instant.0),
                row.client,
                row.body,
                row.hash.0
            ])
            .map_err(unavailable)?;
    }
    Ok(())
}

fn erase(connection: &Connection, stream: &str, fence: u64) -> Result<(), StoreError> {
    let ended = connection.query_row(
        "DELETE FROM stream WHERE stream = ?1 AND fence = ?2 RETURNING seq, hash",
        params![stream, signed(fence)],
        |row| Ok((row.get::<_, i64>(0)?, row.get::<_, Vec<u8>>(1)?)),
    );
    match ended.optional().map_err(unavailable)? {
        None => Err(StoreError::Fenced { stream: stream.to_owned() }),
        Some((seq, hash)) => {
            connection.execute("DELETE FROM entry WHERE stream = ?1", [stream]).map_err(unavailable)?;
            put(connection, super::ERASED, stream, Some(&format!("{seq} {}", crate::hex::write(&hash))))
        }
    }
}

fn why_refused(connection: &Connection, append: &Append) -> StoreError {
    let stream = append.stream.clone();
    let fence =
        connection.query_row("SELECT fence FROM stream WHERE stream = ?1", [&stream], |row| row.get::<_, i64>(0));
    match fence.optional() {
        Ok(None) => StoreError::Unknown(stream),
        Ok(Some(fence)) if unsigned(fence) != append.fence => StoreError::Fenced { stream },
        Ok(Some(_)) => StoreError::Conflict { stream, expected: append.expected },
        Err(error) => unavailable(error),
    }
}

fn take(
    connection: &Connection,
    stream: &str,
    owner: &str,
    since: u64,
    expected: Option<Seq>,
) -> Result<Taken, StoreError> {
    let found = connection
        .query_row(
            "SELECT s.fence, s.seq, s.hash, s.instant, s.since, p.millis,
                    (SELECT max(e.instant) FROM entry e WHERE e.stream = s.stream)
             FROM stream s LEFT JOIN pulse p ON p.owner = s.owner WHERE s.stream = ?1",
            [stream],
            |row| {
                let hash: Vec<u8> = row.get(2)?;
                let numbers: [i64; 4] = [row.get(0)?, row.get(1)?, row.get(3)?, row.get(4)?];
                Ok((numbers, hash, row.get::<_, Option<i64>>(5)?, row.get::<_, Option<i64>>(6)?))
            },
        )
        .optional()
        .map_err(unavailable)?;
    let Some(([fence, seq, instant, taken_at], hash, pulse, last)) = found else {
        return Err(StoreError::Unknown(stream.to_owned()));
    };
    if let Some(expected) = expected.filter(|expected| *expected != unsigned(seq)) {
        return Err(StoreError::Conflict { stream: stream.to_owned(), expected });
    }
    let alive = super::last_moment(unsigned(instant), unsigned(taken_at), pulse.map(unsigned), last.map(unsigned));
    let fence = unsigned(fence) + 1;
    connection
        .execute(
            "UPDATE stream SET owner = ?2, fence = ?3, instant = ?4, since = ?5,
                sum = row_sum(stream, kind, ?2, ?3, seq, hash, closed, ?4, ?5, summary)
             WHERE stream = ?1",
            params![stream, owner, signed(fence), signed(alive.0), signed(since)],
        )
        .map_err(unavailable)?;
    let hash = Hash::from_bytes(&hash).ok_or_else(|| unavailable("a hash of the wrong length"))?;
    Ok(Taken { fence, head: Head { seq: unsigned(seq), hash }, last_moment: alive })
}

fn item(connection: &Connection, kind: &str, name: &str) -> rusqlite::Result<Option<String>> {
    let mut statement = connection.prepare_cached("SELECT value FROM item WHERE kind = ?1 AND name = ?2")?;
    statement.query_row(params![kind, name], |row| row.get(0)).optional()
}

fn put(connection: &Connection, kind: &str, name: &str, value: Option<&str>) -> Result<(), StoreError> {
    match value {
        Some(value) => connection.execute(
            "INSERT INTO item (kind, name, value, sum) VALUES (?1, ?2, ?3, row_sum(?1, ?2, ?3))
             ON CONFLICT (kind, name) DO UPDATE SET value = ?3, sum = row_sum(?1, ?2, ?3)",
            params![kind, name, value],
        ),
        None => connection.execute("DELETE FROM item WHERE kind = ?1 AND name = ?2", params![kind, name]),
    }
    .map(drop)
    .map_err(unavailable)
}

impl Store for Sqlite {
    fn create(&self, kind: Kind, owner: String, anchor: Anchor, first: Append) -> Pending<'_, ()> {
        self.job(|reply| Job::Create { kind, owner, anchor, first, reply })
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        self.job(|reply| Job::Append { append, reply })
    }

    fn erase(&self, stream: String, fence: u64) -> Pending<'_, ()> {
        self.job(|reply| Job::Erase { stream, fence, reply })
    }

    fn take(&self, stream: String, owner: String, since: u64) -> Pending<'_, Taken> {
        self.job(|reply| Job::Take { stream, owner, since, expected: None, reply })
    }

    fn take_at(&self, stream: String, owner: String, since: u64, expected: Seq) -> Pending<'_, Taken> {
        self.job(|reply| Job::Take { stream, owner, since, expected: Some(expected), reply })
    }

    fn read(&self, stream: String, from: Seq) -> Pending<'_, Vec<Row>> {
        Sqlite::query_on(Arc::clone(&self.logs), move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT seq, fence, instant, client, body, hash FROM entry WHERE stream = ?1 AND seq >= ?2 ORDER BY seq",
            )?;
            let rows = statement.query_map(params![stream, signed(from)], |row| {
                let hash: Vec<u8> = row.get(5)?;
                Ok(Row {
                    seq: unsigned(row.get(0)?),
                    fence: unsigned(row.get(1)?),
                    instant: Instant(unsigned(row.get(2)?)),
                    client: row.get(3)?,
                    body: row.get(4)?,
                    // A hash of another length is not ours: the check of the chain will report it.
                    hash: Hash::from_bytes(&hash).unwrap_or(Hash::START),
                })
            })?;
            rows.collect()
        })
    }

    fn streams(&self, kind: Kind, open_only: bool) -> Pending<'_, Vec<String>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT stream FROM stream WHERE kind = ?1 AND (NOT ?2 OR NOT closed) ORDER BY stream",
            )?;
            let rows = statement.query_map(params![kind.name(), open_only], |row| row.get(0))?;
            rows.collect()
        })
    }

    fn summaries(&self, streams: Vec<String>) -> Pending<'_, Vec<(String, String)>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached("SELECT summary FROM stream WHERE stream = ?1")?;
            let mut found = Vec::new();
            for stream in streams {
                if let Some(Some(summary)) = statement.query_row([&stream], |row| row.get(0)).optional()? {
                    found.push((stream, summary));
                }
            }
            Ok(found)
        })
    }

    fn stream_rows(&self) -> Pending<'_, Vec<StreamRow>> {
        self.query(audit::stream_rows)
    }

    fn orphans(&self) -> Pending<'_, Vec<String>> {
        self.query(audit::orphans)
    }

    fn faults(&self) -> Pending<'_, Vec<String>> {
        self.query(|connection| {
            let runner = migrations::migrations::runner();
            let known = runner.get_migrations().iter().map(|one| audit::Known {
                version: i64::from(one.version()),
                name: one.name().to_owned(),
                sum: one.checksum().to_string(),
            });
            audit::faults(connection, &known.collect::<Vec<_>>())
        })
    }

    fn pulse(&self, owner: String, millis: u64) -> Pending<'_, ()> {
        self.job(|reply| Job::Pulse { owner, millis, reply })
    }

    fn put(&self, kind: &'static str, name: String, value: Option<String>) -> Pending<'_, ()> {
        self.job(|reply| Job::Put { kind, name, value, reply })
    }

    fn replace(
        &self,
        kind: &'static str,
        name: String,
        before: Option<String>,
        after: Option<String>,
    ) -> Pending<'_, bool> {
        self.job(|reply| Job::Replace { kind, name, before, after, reply })
    }

    fn get(&self, kind: &'static str, name: String) -> Pending<'_, Option<String>> {
        self.query(move |connection| item(connection, kind, &name))
    }

    fn get_many(&self, kind: &'static str, names: Vec<String>) -> Pending<'_, Vec<(String, String)>> {
        self.query(move |connection| {
            let mut statement = connection.prepare_cached("SELECT value FROM item WHERE kind = ?1 AND name = ?2")?;
            let mut found = Vec::new();
            for name in names {
                if let Some(value) = statement.query_row(params![kind, name], |row| row.get(0)).optional()? {
                    found.push((name, value));
                }
            }
            Ok(found)
        })
    }

    fn list(&self, kind: &'static str) -> Pending<'_, Vec<(String, String)>> {
        self.query(move |connection| {
            let mut statement =
                connection.prepare_cached("SELECT name, value FROM item WHERE kind = ?1 ORDER BY name")?;
            let rows = statement.query_map([kind], |row| Ok((row.get(0)?, row.get(1)?)))?;
            rows.collect()
        })
    }
}
