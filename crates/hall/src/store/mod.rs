//! The store: append-only logs, one stream for each game and each competition, in SQLite or in PostgreSQL.
//!
//! The only write to a log is [`Store::append`]: rows for one stream, with the number of rows that the writer expects and its fencing
//! number. A writer that has lost the stream to another owner cannot write any more, even if it does not know that yet.

pub mod chain;
mod checkpoint;
pub mod postgres;
pub mod sqlite;

use std::future::Future;
use std::pin::Pin;

use jadoube_clock::Instant;

pub use chain::{Hash, Row};

/// A pending answer.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The kind of record that says how a deleted stream ended: `SEQ HASH`.
pub const ERASED: &str = "erased";

/// The number of rows of a stream, which is also the number of the next one: rows are counted from 0.
pub type Seq = u64;

/// The fencing number: how many times a stream has had an owner. Every takeover increments it.
pub type Fence = u64;

/// What a stream is the log of.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// One game.
    Game,
    /// One competition.
    Competition,
}

impl Kind {
    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Game => "game",
            Kind::Competition => "competition",
        }
    }

    /// The kind of this stored name.
    pub fn named(name: &str) -> Option<Kind> {
        [Kind::Game, Kind::Competition].into_iter().find(|kind| kind.name() == name)
    }
}

/// The end of a stream, where the next row goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// How many rows there are.
    pub seq: Seq,
    /// The hash of the last one.
    pub hash: Hash,
}

/// An owner's own time, at an instant of the stream's time line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Anchor {
    /// The instant of the stream.
    pub instant: Instant,
    /// Milliseconds since the owner's start at that instant.
    pub since: u64,
}

/// A stream that has been taken by an owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The fencing number of the new owner.
    pub fence: Fence,
    /// Where the log ends.
    pub head: Head,
    /// The last instant of the stream at which its earlier owner is known to have been alive, from its pulse.
    pub last_moment: Instant,
}

/// The record of a stream besides its rows, as it is stored, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StreamRow {
    /// The stream.
    pub stream: String,
    /// What it is the log of.
    pub kind: String,
    /// The fencing number of its owner.
    pub fence: Fence,
    /// How many rows there should be.
    pub seq: Seq,
    /// The hash that the last of them should have; `None` if the stored bytes are not a hash.
    pub hash: Option<Hash>,
    /// Whether no more rows will come.
    pub closed: bool,
    /// A summary of the log for tables.
    pub summary: Option<String>,
}

/// Rows for one stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The stream.
    pub stream: String,
    /// How many rows the writer expects to be there.
    pub expected: Seq,
    /// The writer's fencing number.
    pub fence: Fence,
    /// The rows to add, in order, already chained.
    pub rows: Vec<Row>,
    /// The log is complete: the stream is not taken again after a restart.
    pub close: bool,
    /// A summary of the log for tables, if these rows change it. It becomes durable together with them.
    pub summary: Option<String>,
    /// For how many milliseconds the stream's time line was paused before these rows, although its owner was alive.
    pub stood: u64,
}

/// What can go wrong with a store.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another owner has the stream now.
    #[error("the stream {stream} has another owner")]
    Fenced {
        /// The stream.
        stream: String,
    },
    /// The log does not have the expected length.
    #[error("the stream {stream} does not end where the writer expects, at {expected}")]
    Conflict {
        /// The stream.
        stream: String,
        /// The expected end.
        expected: Seq,
    },
    /// There is no such stream.
    #[error("there is no stream {0}")]
    Unknown(String),
    /// A stream of this name already exists.
    #[error("there is a stream {0} already")]
    Exists(String),
    /// The database refused or could not be reached: a full disk, a read-only file, a lost connection.
    #[error("the store cannot be used now: {0}")]
    Unavailable(String),
    /// A database that this version cannot read.
    #[error("the store cannot be brought up to date: {0}")]
    Migration(String),
}

/// A log store. Every answer means that the change is durable.
pub trait Store: Send + Sync + 'static {
    /// Creates a stream with its first rows, owned by `owner`, and returns its fencing number.
    fn create(&self, kind: Kind, owner: String, anchor: Anchor, first: Append) -> Pending<'_, ()>;

    /// Adds rows to one stream; all of them or none.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// Deletes a stream, for its owner only. A record of the kind [`ERASED`] keeps the number of its rows and the hash of the last one.
    fn erase(&self, stream: String, fence: Fence) -> Pending<'_, ()>;

    /// Makes `owner` the owner of a stream, continuing from the last known instant of the earlier owner.
    fn take(&self, stream: String, owner: String, since: u64) -> Pending<'_, Taken>;

    /// The same, if the log still has the expected length; otherwise it is a conflict, and nothing has changed. So conclusions that the
    /// caller drew from the rows still hold.
    fn take_at(&self, stream: String, owner: String, since: u64, expected: Seq) -> Pending<'_, Taken>;

    /// The rows of a stream, starting at a number.
    fn read(&self, stream: String, from: Seq) -> Pending<'_, Vec<Row>>;

    /// The streams of a kind, optionally only those that are not closed.
    fn streams(&self, kind: Kind, open_only: bool) -> Pending<'_, Vec<String>>;

    /// The summaries of these streams; those without one are left out.
    fn summaries(&self, streams: Vec<String>) -> Pending<'_, Vec<(String, String)>>;

    /// The records of all streams, without their rows.
    fn stream_rows(&self) -> Pending<'_, Vec<StreamRow>>;

    /// The streams that have rows but no record.
    fn orphans(&self) -> Pending<'_, Vec<String>>;

    /// What the store finds wrong with itself, in words.
    fn faults(&self) -> Pending<'_, Vec<String>>;

    /// Records that this owner is alive, this many milliseconds after its start.
    fn pulse(&self, owner: String, millis: u64) -> Pending<'_, ()>;

    /// Writes a record under a name, or deletes it.
    fn put(&self, kind: &'static str, name: String, value: Option<String>) -> Pending<'_, ()>;

    /// Replaces a record if it is still `before` (`None`: there is no record), and returns whether it was replaced. If
    /// several tasks on any nodes try to replace the same record, one succeeds.
    fn replace(
        &self,
        kind: &'static str,
        name: String,
        before: Option<String>,
        after: Option<String>,
    ) -> Pending<'_, bool>;

    /// Stores a record unless there is one already; returns whether it was stored.
    fn put_new(&self, kind: &'static str, name: String, value: String) -> Pending<'_, bool> {
        self.replace(kind, name, None, Some(value))
    }

    /// Reads a record.
    fn get(&self, kind: &'static str, name: String) -> Pending<'_, Option<String>>;

    /// Reads several records of a kind; missing ones are left out.
    fn get_many(&self, kind: &'static str, names: Vec<String>) -> Pending<'_, Vec<(String, String)>> {
        Box::pin(async move {
            let mut found = Vec::new();
            for name in names {
                if let Some(value) = self.get(kind, name.clone()).await? {
                    found.push((name, value));
                }
            }
            Ok(found)
        })
    }

    /// All records of a kind, by name.
    fn list(&self, kind: &'static str) -> Pending<'_, Vec<(String, String)>>;
}

/// Changes a record depending on its contents. If two changes are made at the same moment, on this node or another one,
/// neither is lost: the slower one is applied to the result of the faster one.
pub(crate) async fn change<T, E: From<StoreError>>(
    store: &dyn Store,
    kind: &'static str,
    name: &str,
    mut change: impl FnMut(Option<String>) -> Result<(Option<String>, T), E>,
) -> Result<T, E> {
    loop {
        let before = store.get(kind, name.to_owned()).await?;
        let (after, told) = change(before.clone())?;
        if before == after || store.replace(kind, name.to_owned(), before, after).await? {
            return Ok(told);
        }
    }
}

/// The last instant of a stream at which its owner is known to have been alive: that of its last row, or a later one by its pulse.
fn last_moment(instant: u64, since: u64, pulse: Option<u64>, last_row: Option<u64>) -> Instant {
    let by_pulse = pulse.map_or(instant, |pulse| instant + pulse.saturating_sub(since));
    Instant(by_pulse.max(last_row.unwrap_or(0)))
}
