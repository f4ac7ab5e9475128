//! A whole store as lines of JSON: a backup that can be moved between both kinds of stores.
//!
//! Each log is read in one piece, so that the dump has a complete prefix of every log. The dump contains secrets only as the store has
//! them: as hashes, fingerprints and envelopes that do not open without the hall's key.

use std::io::{BufRead, Write};

use jadoube_clock::Instant;
use serde::{Deserialize, Serialize};

use crate::board::fold;
use crate::competition::Summary;
use crate::store::chain::{self, Hash, Row};
use crate::store::{Anchor, Append, Kind, Seq, Store, StoreError};

/// The kinds of records that a backup includes. Sessions are not among them, nor what depends on them: after a restore everybody logs in
/// again, or follows their link again, and two friends sit down again.
const KEPT: [&str; 15] = [
    "account",
    "link",
    "link_to",
    "link_led",
    "entry",
    "entry_of",
    crate::friends::KIND,
    crate::friends::AGAIN,
    "envelope",
    crate::wooden::KIND,
    crate::alarms::KIND,
    crate::checkpoint::KIND,
    crate::casual::KIND,
    crate::store::ERASED,
    crate::competition::PERSON,
];
/// Kinds of records of earlier versions, which are now computed from the logs.
const NO_MORE: [&str; 2] = ["result", "meaning"];
/// The content of the first line.
const FORM: &str = "jadoube-dump-1";

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Form(String),
    Stream {
        stream: String,
        kind: String,
        closed: bool,
        rows: Vec<DumpedRow>,
    },
    Item {
        kind: String,
        name: String,
        value: String,
    },
    /// The last line, with the number of lines before it: a dump without it is truncated.
    End {
        streams: u64,
        items: u64,
    },
}

#[derive(Serialize, Deserialize)]
struct DumpedRow {
    seq: Seq,
    fence: u64,
    instant: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    client: Option<String>,
    body: String,
    hash: String,
}

/// How much was written or read.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Logs of games and competitions.
    pub streams: u64,
    /// Rows in them.
    pub rows: u64,
    /// Other records.
    pub items: u64,
}

/// Why a dump could not be written or read.
#[derive(Debug, thiserror::Error)]
pub enum DumpError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file could not be read or written.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// A line that cannot be parsed.
    #[error("line {line}: {why}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The last line is missing: the dump is truncated.
    #[error("the dump was cut off: its last line is missing")]
    CutOff,
    /// The store is not empty.
    #[error("there are games in this store already: restore into a new one")]
    NotEmpty,
}

/// Writes everything in a store.
pub async fn write(store: &dyn Store, out: &mut impl Write) -> Result<Count, DumpError> {
    let mut count = Count::default();
    let mut put = |line: &Line| -> Result<(), DumpError> {
        serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
        Ok(out.write_all(b"\n")?)
    };
    put(&Line::Form(FORM.to_owned()))?;
    for kind in [Kind::Competition, Kind::Game] {
        let open = store.streams(kind, true).await?;
        for stream in store.streams(kind, false).await? {
            let rows = store.read(stream.clone(), 0).await?;
            count.streams += 1;
            count.rows += rows.len() as u64;
            let closed = !open.contains(&stream);
            put(&Line::Stream {
                stream,
                kind: kind.name().to_owned(),
                closed,
                rows: rows.into_iter().map(dumped).collect(),
            })?;
        }
    }
    for kind in KEPT {
        for (name, value) in store.list(kind).await? {
            count.items += 1;
            put(&Line::Item { kind: kind.to_owned(), name, value })?;
        }
    }
    put(&Line::End { streams: count.streams, items: count.items })?;
    out.flush()?;
    Ok(count)
}

fn dumped(row: Row) -> DumpedRow {
    let Row { seq, fence, instant, client, body, hash } = row;
    DumpedRow { seq, fence, instant: instant.0, client, body, hash: hash.to_string() }
}

fn undumped(row: DumpedRow) -> Option<Row> {
    let DumpedRow { seq, fence, instant, client, body, hash } = row;
    Some(Row { seq, fence, instant: Instant(instant), client, body, hash: Hash::parse(&hash)? })
}

/// Checks a whole dump without storing anything.
pub async fn check(input: impl BufRead) -> Result<Count, DumpError> {
    walk(None, input).await
}

/// Reads a dump into an empty store. Every chain is checked before any of its rows is stored.
pub async fn read(store: &dyn Store, input: impl BufRead) -> Result<Count, DumpError> {
    for kind in [Kind::Game, Kind::Competition] {
        if !store.streams(kind, false).await?.is_empty() {
            return Err(DumpError::NotEmpty);
        }
    }
    walk(Some(store), input).await
}

async fn walk(store: Option<&dyn Store>, input: impl BufRead) -> Result<Count, DumpError> {
    let mut count = Count::default();
    let mut ended = false;
    for (text, line) in input.lines().zip(1..) {
        let wrong = |why: String| DumpError::Line { line, why };
        match serde_json::from_str(&text?).map_err(|error| wrong(error.to_string()))? {
            Line::Form(form) if form == FORM && line == 1 => {}
            _ if line == 1 => return Err(wrong(format!("expected {FORM:?} first"))),
            Line::Form(_) => return Err(wrong("the beginning of another dump".to_owned())),
            Line::Stream { stream, kind, closed, rows } => {
                let kind = Kind::named(&kind).ok_or_else(|| wrong(format!("{kind:?} is not a kind of log")))?;
                let rows: Option<Vec<Row>> = rows.into_iter().map(undumped).collect();
                let rows = rows.ok_or_else(|| wrong("a hash is not 64 hexadecimal digits".to_owned()))?;
                chain::check(&stream, &rows).map_err(|error| wrong(format!("the log {stream}: {error}")))?;
                count.streams += 1;
                count.rows += rows.len() as u64;
                let last = rows.last().ok_or_else(|| wrong(format!("the log {stream} is empty")))?;
                let (fence, instant) = (last.fence, last.instant);
                let anchor = Anchor { instant, since: 0 };
                let Some(store) = store else { continue };
                let summary = match kind {
                    Kind::Game => fold(&stream, &rows).ok().and_then(|folded| Summary::of(&folded.game).write()),
                    Kind::Competition => None,
                };
                let first = Append { stream, expected: 0, fence, rows, close: closed, summary, stood: 0 };
                store.create(kind, "restored".to_owned(), anchor, first).await?;
            }
            Line::Item { kind, .. } if NO_MORE.contains(&kind.as_str()) => count.items += 1,
            Line::Item { kind, name, value } => {
                let known = KEPT.into_iter().find(|kept| *kept == kind);
                let kind = known.ok_or_else(|| wrong(format!("{kind:?} is not a kind of record in a dump")))?;
                count.items += 1;
                if let Some(store) = store {
                    store.put(kind, name, Some(value)).await?;
                }
            }
            Line::End { streams, items } => {
                if (streams, items) != (count.streams, count.items) {
                    return Err(wrong(format!("expected {streams} logs and {items} records before this line")));
                }
                ended = true;
            }
        }
    }
    if ended { Ok(count) } else { Err(DumpError::CutOff) }
}
