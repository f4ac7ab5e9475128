//! The store: append-only logs, one stream for each game and each competition, in SQLite or in PostgreSQL.
//!
//! The one write of a log is [`Store::append`]: rows for one stream, under the number of rows that the writer believes are
//! there and under its fencing number. Whoever has lost the stream to another owner cannot write any more, however sure it is of itself.

pub mod chain;
mod checkpoint;
pub mod postgres;
pub mod sqlite;

use std::future::Future;
use std::pin::Pin;

use jadoube_clock::Instant;

pub use chain::{Hash, Row};

/// An answer that is on its way.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The kind of small things that say how a stream ended that was deleted: `SEQ HASH`.
pub const ERASED: &str = "erased";

/// The number of rows of a stream, which is also the number of the next one: rows are counted from 0.
pub type Seq = u64;

/// Which time an owner has a stream for. Every take-over counts it up.
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

/// Where an owner's own time stood on the stream's time line.
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

/// What a store has of a stream beside its rows, as it is, right or wrong.
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
    /// The hash that the last of them should have; `None` where it is none.
    pub hash: Option<Hash>,
    /// Whether no more rows will come.
    pub closed: bool,
    /// What a table wants to know of the log.
    pub summary: Option<String>,
}

/// Rows for one stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The stream.
    pub stream: String,
    /// How many rows the writer believes are there.
    pub expected: Seq,
    /// The writer's fencing number.
    pub fence: Fence,
    /// What to add, in order, already chained.
    pub rows: Vec<Row>,
    /// No more will come: the stream is not taken again after a restart.
    pub close: bool,
    /// What a table wants to know of the log without reading it, where these rows change that. It becomes durable with them.
    pub summary: Option<String>,
    /// For how many milliseconds the stream's time line stood still before these rows, though its owner was alive.
    pub stood: u64,
}

/// What can go wrong with a store.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another owner has the stream now.
    #[error("the stream {stream} has another owner")]
    Fenced {
        /// Which stream.
        stream: String,
    },
    /// The log is not as long as the writer believes.
    #[error("the stream {stream} does not end where the writer believes, at {expected}")]
    Conflict {
        /// Which stream.
        stream: String,
        /// Where the writer believed the end to be.
        expected: Seq,
    },
    /// There is no such stream.
    #[error("there is no stream {0}")]
    Unknown(String),
    /// There is a stream of this name already.
    #[error("there is a stream {0} already")]
    Exists(String),
    /// The database refused or could not be reached: a full disk, a read-only file, a lost connection.
    #[error("the store cannot be used now: {0}")]
    Unavailable(String),
    /// A database that this version cannot read.
    #[error("the store cannot be brought up to date: {0}")]
    Migration(String),
}

/// A log store. Nothing is answered before it is durable.
pub trait Store: Send + Sync + 'static {
    /// Begins a stream with its first rows, owned by `owner`, and gives its fencing number.
    fn create(&self, kind: Kind, owner: String, anchor: Anchor, first: Append) -> Pending<'_, ()>;

    /// Adds rows to one stream; all of them or none.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// Deletes a stream, for its owner only. How many rows it had and the hash of the last one stay under its name, as a small thing of the
    /// kind [`ERASED`].
    fn erase(&self, stream: String, fence: Fence) -> Pending<'_, ()>;

    /// Makes `owner` the owner of a stream, from the last known moment of the earlier one on.
    fn take(&self, stream: String, owner: String, since: u64) -> Pending<'_, Taken>;

    /// The same, if the log still ends where the taker believes; otherwise it is a conflict, and nothing has changed. Whoever has found
    /// something out from the rows can so be sure that it holds.
    fn take_at(&self, stream: String, owner: String, since: u64, expected: Seq) -> Pending<'_, Taken>;

    /// The rows of a stream from a number on.
    fn read(&self, stream: String, from: Seq) -> Pending<'_, Vec<Row>>;

    /// The streams of a kind; only those that are not closed, where that is asked for.
    fn streams(&self, kind: Kind, open_only: bool) -> Pending<'_, Vec<String>>;

    /// What was last said of these streams beside their rows; those of which nothing was said are left out.
    fn summaries(&self, streams: Vec<String>) -> Pending<'_, Vec<(String, String)>>;

    /// What there is of every stream beside its rows.
    fn stream_rows(&self) -> Pending<'_, Vec<StreamRow>>;

    /// The streams of which there are rows and nothing else.
    fn orphans(&self) -> Pending<'_, Vec<String>>;

    /// What the store itself finds wrong with itself, in words.
    fn faults(&self) -> Pending<'_, Vec<String>>;

    /// Says that this owner is alive, so many milliseconds after its start.
    fn pulse(&self, owner: String, millis: u64) -> Pending<'_, ()>;

    /// Puts down a small thing under a name, or takes it away.
    fn put(&self, kind: &'static str, name: String, value: Option<String>) -> Pending<'_, ()>;

    /// Looks a small thing up.
    fn get(&self, kind: &'static str, name: String) -> Pending<'_, Option<String>>;

    /// Looks several small things of a kind up; those that are not there are left out.
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

    /// All small things of a kind, by name.
    fn list(&self, kind: &'static str) -> Pending<'_, Vec<(String, String)>>;
}

/// The last instant of a stream at which its owner is known to have been alive: its last row, or later by its pulse.
fn last_moment(instant: u64, since: u64, pulse: Option<u64>, last_row: Option<u64>) -> Instant {
    let by_pulse = pulse.map_or(instant, |pulse| instant + pulse.saturating_sub(since));
    Instant(by_pulse.max(last_row.unwrap_or(0)))
}
