//! The store of a large hall: PostgreSQL, with the same tables.
//!
//! Every append is one statement and therefore its own transaction, which affects the rows of one stream only. Streams are distributed over
//! a few connections by name, so that the writes of one stream stay in order and the server can flush the commits of many together.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher};
use std::sync::{Arc, PoisonError};

use jadoube_clock::Instant;
use tokio::sync::Mutex;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row as SqlRow, Statement};

use super::{Anchor, Append, Hash, Head, Kind, Pending, Row, Seq, Store, StoreError, StreamRow, Taken};

mod leases;
mod server;

pub(crate) use leases::{Handed, Holder};
pub use server::Server;

mod migrations {
    refinery::embed_migrations!("migrations/postgres");
}

/// A store in a PostgreSQL database.
pub struct Postgres {
    server: Server,
    writers: Vec<Slot>,
    readers: Vec<Slot>,
    /// For leases only: a renewal that waits behind the logs of a thousand games would let the lease expire.
    heart: Slot,
    /// For the reads of mirrors, so that they do not wait for anything else.
    mirrors: Slot,
}

/// A connection, with the statements that have been prepared on it.
struct Link {
    client: Client,
    prepared: std::sync::Mutex<HashMap<&'static str, Statement>>,
}

impl Link {
    /// A statement, prepared on first use, which saves a round trip each time.
    async fn prepared(&self, sql: &'static str) -> Result<Statement, StoreError> {
        let known = self.prepared.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await.map_err(|error| refused(&error))?;
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner).insert(sql, statement.clone());
        Ok(statement)
    }

    async fn rows(&self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<SqlRow>, StoreError> {
        let statement = self.prepared(sql).await?;
        self.client.query(&statement, values).await.map_err(|error| refused(&error))
    }

    async fn row(&self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Option<SqlRow>, StoreError> {
        let statement = self.prepared(sql).await?;
        self.client.query_opt(&statement, values).await.map_err(|error| refused(&error))
    }

    async fn execute(&self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<(), StoreError> {
        let statement = self.prepared(sql).await?;
        self.client.execute(&statement, values).await.map(drop).map_err(|error| refused(&error))
    }
}

/// How the server plans statements that are prepared on a connection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Plans {
    /// Once, which is enough if rows are added or found by their key.
    Kept,
    /// Every time: a plan from when the tables were small would scan them when they are large.
    Fresh,
}

/// A connection that is reopened after a loss.
type Slot = Mutex<Option<Arc<Link>>>;

fn unavailable(error: impl std::fmt::Display) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// The server's own message, if there is one.
fn refused(error: &tokio_postgres::Error) -> StoreError {
    match error.as_db_error() {
        Some(said) => unavailable(format!("{} ({})", said.message(), said.code().code())),
        None => unavailable(error),
    }
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unsigned(row: &SqlRow, column: usize) -> Result<u64, StoreError> {
    let number: i64 = row.try_get(column).map_err(|error| refused(&error))?;
    Ok(u64::try_from(number).unwrap_or(0))
}

async fn connect(server: &Server) -> Result<Client, StoreError> {
    let (client, connection) = server.connect().await.map_err(|error| refused(&error))?;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::warn!(%error, "a connection to PostgreSQL was lost");
        }
    });
    Ok(client)
}

impl Postgres {
    /// Connects to a database and migrates it. `writers` is how many commits can wait for the disk at once.
    pub async fn open(url: &str, writers: usize) -> Result<Postgres, StoreError> {
        let server = Server::at(url)?;
        let mut client = connect(&server).await?;
        // Two nodes that start together take turns.
        client.execute("SELECT pg_advisory_lock(7236231)", &[]).await.map_err(|error| refused(&error))?;
        let migrated = migrations::migrations::runner().run_async(&mut client).await;
        client.execute("SELECT pg_advisory_unlock(7236231)", &[]).await.map_err(|error| refused(&error))?;
        migrated.map_err(|error| StoreError::Migration(error.to_string()))?;
        let slots = |count: usize| (0..count.max(1)).map(|_| Mutex::new(None)).collect();
        let (heart, mirrors) = (Mutex::new(None), Mutex::new(None));
        Ok(Postgres { server, writers: slots(writers), readers: slots(4), heart, mirrors })
    }

    /// Connects to a database read-only, as a snapshot: nothing is migrated, the server refuses writes, and concurrent writes of a hall are
    /// not visible.
    pub async fn look_at(url: &str) -> Result<Postgres, StoreError> {
        let mut server = Server::at(url)?;
        let options = server.config.get_options().map_or(String::new(), |options| format!("{options} "));
        server.config.options(format!("{options}-c default_transaction_read_only=on"));
        let link = Link { client: connect(&server).await?, prepared: std::sync::Mutex::default() };
        let begin = "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY";
        link.client.batch_execute(begin).await.map_err(|error| refused(&error))?;
        let readers = vec![Mutex::new(Some(Arc::new(link)))];
        let (writers, heart, mirrors) = (vec![Mutex::new(None)], Mutex::new(None), Mutex::new(None));
        Ok(Postgres { server, writers, readers, heart, mirrors })
    }

    /// The LISTEN and NOTIFY of this database, on which nodes wake each other.
    pub fn bus(&self) -> crate::nodes::Bus {
        crate::nodes::Bus::Postgres(Box::new(self.server.clone()))
    }

    async fn link(&self, slot: &Slot, plans: Plans) -> Result<Arc<Link>, StoreError> {
        let mut slot = slot.lock().await;
        match &*slot {
            Some(link) if !link.client.is_closed() => Ok(Arc::clone(link)),
            _ => {
                let link =
                    Arc::new(Link { client: connect(&self.server).await?, prepared: std::sync::Mutex::default() });
                if plans == Plans::Fresh {
                    // A server that does not know this setting keeps its own planning.
                    let _ = link.client.batch_execute("SET plan_cache_mode TO force_custom_plan").await;
                }
                *slot = Some(Arc::clone(&link));
                Ok(link)
            }
        }
    }

    async fn writer(&self, name: &str) -> Result<Arc<Link>, StoreError> {
        self.link(one_of(&self.writers, name), Plans::Kept).await
    }

    async fn reader(&self, name: &str) -> Result<Arc<Link>, StoreError> {
        self.link(one_of(&self.readers, name), Plans::Fresh).await
    }
}

/// Whether PostgreSQL can store this name: its texts cannot contain NUL.
fn is_possible(name: &str) -> bool {
    !name.contains('\0')
}

/// The same name always gets the same connection, which keeps its writes in order.
fn one_of<'a>(slots: &'a [Slot], name: &str) -> &'a Slot {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    &slots[(hasher.finish() % slots.len() as u64) as usize]
}

/// The columns of rows as arrays, so that one statement serves any number of rows.
struct Columns<'a> {
    seqs: Vec<i64>,
    fences: Vec<i64>,
    instants: Vec<i64>,
    clients: Vec<Option<&'a str>>,
    bodies: Vec<&'a str>,
    hashes: Vec<&'a [u8]>,
}

fn columns(rows: &[Row]) -> Columns<'_> {
    Columns {
        seqs: rows.iter().map(|row| signed(row.seq)).collect(),
        fences: rows.iter().map(|row| signed(row.fence)).collect(),
        instants: rows.iter().map(|row| signed(row.instant.0)).collect(),
        clients: rows.iter().map(|row| row.client.as_deref()).collect(),
        bodies: rows.iter().map(|row| row.body.as_str()).collect(),
        hashes: rows.iter().map(|row| &row.hash.0[..]).collect(),
    }
}

async fn add(link: &Link, append: &Append) -> Result<(), StoreError> {
    let Append { stream, expected, fence, rows, close, summary, stood } = append;
    let columns = columns(rows);
    let hash = rows.last().map(|row| &row.hash.0[..]);
    let values: [&(dyn ToSql + Sync); 14] = [
        stream,
        &signed(*fence),
        &signed(*expected),
        &signed(rows.len() as u64),
        &hash,
        close,
        &columns.seqs,
        &columns.fences,
        &columns.instants,
        &columns.clients,
        &columns.bodies,
        &columns.hashes,
        summary,
        &signed(*stood),
    ];
    match link.row(ADD, &values).await? {
        Some(moved) if unsigned(&moved, 0)? > 0 => Ok(()),
        _ => Err(why_refused(link, append).await),
    }
}

const ADD: &str = "WITH head AS (
        UPDATE stream SET seq = seq + $4, hash = coalesce($5, hash), closed = $6, summary = coalesce($13, summary),
            since = since + $14
        WHERE stream = $1 AND fence = $2 AND seq = $3 RETURNING stream
    ), added AS (
        INSERT INTO entry (stream, seq, fence, instant, client, body, hash)
        SELECT head.stream, r.* FROM head,
            unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::bytea[]) AS r
        RETURNING seq
    )
    SELECT count(*) FROM head";

async fn why_refused(link: &Link, append: &Append) -> StoreError {
    let stream = append.stream.clone();
    match link.row("SELECT fence FROM stream WHERE stream = $1", &[&stream]).await {
        Ok(None) => StoreError::Unknown(stream),
        Ok(Some(row)) if unsigned(&row, 0) != Ok(append.fence) => StoreError::Fenced { stream },
        Ok(Some(_)) => StoreError::Conflict { stream, expected: append.expected },
        Err(error) => error,
    }
}

const ERASE: &str = "WITH head AS (
        DELETE FROM stream WHERE stream = $1 AND fence = $2 RETURNING stream, seq, hash
    ), gone AS (
        DELETE FROM entry USING head WHERE entry.stream = head.stream
    )
    INSERT INTO item (kind, name, value) SELECT $3, stream, seq || ' ' || encode(hash, 'hex') FROM head
    ON CONFLICT (kind, name) DO UPDATE SET value = excluded.value RETURNING name";

const CREATE: &str = "WITH head AS (
        INSERT INTO stream (stream, kind, owner, fence, seq, hash, instant, since, closed, summary)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $16) ON CONFLICT DO NOTHING RETURNING stream
    ), added AS (
        INSERT INTO entry (stream, seq, fence, instant, client, body, hash)
        SELECT head.stream, r.* FROM head,
            unnest($10::bigint[], $11::bigint[], $12::bigint[], $13::text[], $14::text[], $15::bytea[]) AS r
        RETURNING seq
    )
    SELECT count(*) FROM head";

async fn create(link: &Link, kind: Kind, owner: &str, anchor: Anchor, first: &Append) -> Result<(), StoreError> {
    let columns = columns(&first.rows);
    let hash = first.rows.last().map_or(Hash::START, |row| row.hash);
    let values: [&(dyn ToSql + Sync); 16] = [
        &first.stream,
        &kind.name(),
        &owner,
        &signed(first.fence),
        &signed(first.rows.len() as u64),
        &&hash.0[..],
        &signed(anchor.instant.0),
        &signed(anchor.since),
        &first.close,
        &columns.seqs,
        &columns.fences,
        &columns.instants,
        &columns.clients,
        &columns.bodies,
        &columns.hashes,
        &first.summary,
    ];
    match link.row(CREATE, &values).await? {
        Some(made) if unsigned(&made, 0)? > 0 => Ok(()),
        _ => Err(StoreError::Exists(first.stream.clone())),
    }
}

/// Increments the fence and moves the anchor to the last known instant of the earlier owner, in one statement.
macro_rules! take_where {
    ($condition:literal) => {
        concat!(
            "UPDATE stream SET owner = $2, fence = fence + 1, since = $3, instant = greatest(
            instant + greatest(coalesce((SELECT millis FROM pulse WHERE pulse.owner = stream.owner), since) - since, 0),
            coalesce((SELECT max(e.instant) FROM entry e WHERE e.stream = stream.stream), 0))
            WHERE stream = $1 AND ",
            $condition,
            " RETURNING fence, seq, hash, instant"
        )
    };
}
use take_where;

/// A stream that was taken: fence, rows, hash, instant.
fn taken_of(row: &SqlRow) -> Result<Taken, StoreError> {
    let hash: Vec<u8> = row.try_get(2).map_err(|error| refused(&error))?;
    let hash = Hash::from_bytes(&hash).ok_or_else(|| unavailable("a hash of the wrong length"))?;
    Ok(Taken {
        fence: unsigned(row, 0)?,
        head: Head { seq: unsigned(row, 1)?, hash },
        last_moment: Instant(unsigned(row, 3)?),
    })
}

/// Two texts.
fn pair_of(row: &SqlRow) -> Result<(String, String), StoreError> {
    let text = |column| row.try_get(column).map_err(|error| refused(&error));
    Ok((text(0)?, text(1)?))
}

/// A row of a log: seq, fence, instant, client, body, hash.
fn row_of(row: &SqlRow) -> Result<Row, StoreError> {
    let hash: Vec<u8> = row.try_get(5).map_err(|error| refused(&error))?;
    Ok(Row {
        seq: unsigned(row, 0)?,
        fence: unsigned(row, 1)?,
        instant: Instant(unsigned(row, 2)?),
        client: row.try_get(3).map_err(|error| refused(&error))?,
        body: row.try_get(4).map_err(|error| refused(&error))?,
        hash: Hash::from_bytes(&hash).unwrap_or(Hash::START),
    })
}

/// The record of a stream: stream, kind, fence, seq, hash, closed, summary.
fn stream_row_of(row: &SqlRow) -> Result<StreamRow, StoreError> {
    let hash: Vec<u8> = row.try_get(4).map_err(|error| refused(&error))?;
    let text = |column| row.try_get(column).map_err(|error| refused(&error));
    Ok(StreamRow {
        stream: text(0)?,
        kind: text(1)?,
        fence: unsigned(row, 2)?,
        seq: unsigned(row, 3)?,
        hash: Hash::from_bytes(&hash),
        closed: row.try_get(5).map_err(|error| refused(&error))?,
        summary: row.try_get(6).map_err(|error| refused(&error))?,
    })
}

impl Store for Postgres {
    fn create(&self, kind: Kind, owner: String, anchor: Anchor, first: Append) -> Pending<'_, ()> {
        Box::pin(async move {
            let link = self.writer(&first.stream).await?;
            create(&link, kind, &owner, anchor, &first).await
        })
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        Box::pin(async move {
            let link = self.writer(&append.stream).await?;
            add(&link, &append).await
        })
    }

    fn erase(&self, stream: String, fence: u64) -> Pending<'_, ()> {
        Box::pin(async move {
            let link = self.writer(&stream).await?;
            let erased = link.row(ERASE, &[&stream, &signed(fence), &super::ERASED]).await?;
            erased.map(drop).ok_or(StoreError::Fenced { stream })
        })
    }

    fn take(&self, stream: String, owner: String, since: u64) -> Pending<'_, Taken> {
        Box::pin(async move {
            if !is_possible(&stream) {
                return Err(StoreError::Unknown(stream));
            }
            let link = self.writer(&stream).await?;
            let row = link.client.query_opt(take_where!("TRUE"), &[&stream, &owner, &signed(since)]).await;
            let row = row.map_err(|error| refused(&error))?;
            taken_of(&row.ok_or_else(|| StoreError::Unknown(stream.clone()))?)
        })
    }

    fn take_at(&self, stream: String, owner: String, since: u64, expected: Seq) -> Pending<'_, Taken> {
        Box::pin(async move {
            let link = self.writer(&stream).await?;
            let known: &[&(dyn ToSql + Sync)] = &[&stream, &owner, &signed(since), &signed(expected)];
            let row = link.client.query_opt(take_where!("seq = $4"), known).await;
            let row = row.map_err(|error| refused(&error))?;
            taken_of(&row.ok_or(StoreError::Conflict { stream, expected })?)
        })
    }

    fn read(&self, stream: String, from: Seq) -> Pending<'_, Vec<Row>> {
        Box::pin(async move {
            if !is_possible(&stream) {
                return Ok(Vec::new());
            }
            let link = self.reader(&stream).await?;
            let sql = "SELECT seq, fence, instant, client, body, hash FROM entry WHERE stream = $1 AND seq >= $2 ORDER BY seq";
            let rows = link.rows(sql, &[&stream, &signed(from)]).await?;
            rows.iter().map(row_of).collect()
        })
    }

    fn streams(&self, kind: Kind, open_only: bool) -> Pending<'_, Vec<String>> {
        Box::pin(async move {
            let link = self.reader(kind.name()).await?;
            let sql = "SELECT stream FROM stream WHERE kind = $1 AND (NOT $2 OR NOT closed) ORDER BY stream";
            let rows = link.rows(sql, &[&kind.name(), &open_only]).await?;
            rows.iter().map(|row| row.try_get(0).map_err(|error| refused(&error))).collect()
        })
    }

    fn summaries(&self, streams: Vec<String>) -> Pending<'_, Vec<(String, String)>> {
        Box::pin(async move {
            let link = self.reader("summaries").await?;
            let sql = "SELECT stream, summary FROM stream WHERE stream = ANY($1) AND summary IS NOT NULL";
            let rows = link.rows(sql, &[&streams]).await?;
            rows.iter().map(pair_of).collect()
        })
    }

    fn stream_rows(&self) -> Pending<'_, Vec<StreamRow>> {
        Box::pin(async move {
            let link = self.reader("streams").await?;
            // A database of the first version does not have this column, and is not migrated here.
            let sql =
                "SELECT stream, kind, fence, seq, hash, closed, to_jsonb(s)->>'summary' FROM stream s ORDER BY stream";
            link.rows(sql, &[]).await?.iter().map(stream_row_of).collect()
        })
    }

    fn orphans(&self) -> Pending<'_, Vec<String>> {
        Box::pin(async move {
            let link = self.reader("orphans").await?;
            let sql = "SELECT DISTINCT stream FROM entry
                       WHERE NOT EXISTS (SELECT FROM stream WHERE stream.stream = entry.stream) ORDER BY stream";
            let rows = link.rows(sql, &[]).await?;
            rows.iter().map(|row| row.try_get(0).map_err(|error| refused(&error))).collect()
        })
    }

    /// The server checks its own pages, if it is configured to.
    fn faults(&self) -> Pending<'_, Vec<String>> {
        Box::pin(async move { Ok(Vec::new()) })
    }

    fn pulse(&self, owner: String, millis: u64) -> Pending<'_, ()> {
        Box::pin(async move {
            let link = self.writer(&owner).await?;
            let sql = "INSERT INTO pulse (owner, millis) VALUES ($1, $2) ON CONFLICT (owner) DO UPDATE SET millis = $2";
            link.execute(sql, &[&owner, &signed(millis)]).await
        })
    }

    fn put(&self, kind: &'static str, name: String, value: Option<String>) -> Pending<'_, ()> {
        Box::pin(async move {
            let link = self.writer(&name).await?;
            match &value {
                Some(value) => {
                    let sql = "INSERT INTO item (kind, name, value) VALUES ($1, $2, $3)
                               ON CONFLICT (kind, name) DO UPDATE SET value = $3";
                    link.execute(sql, &[&kind, &name, value]).await
                }
                None => link.execute("DELETE FROM item WHERE kind = $1 AND name = $2", &[&kind, &name]).await,
            }
        })
    }

    fn replace(
        &self,
        kind: &'static str,
        name: String,
        before: Option<String>,
        after: Option<String>,
    ) -> Pending<'_, bool> {
        Box::pin(async move {
            let link = self.writer(&name).await?;
            // One statement each, which the database carries out as a whole.
            let row = match (&before, &after) {
                (None, None) => return Ok(self.get(kind, name).await?.is_none()),
                (None, Some(after)) => {
                    let sql = "INSERT INTO item (kind, name, value) VALUES ($1, $2, $3)
                               ON CONFLICT (kind, name) DO NOTHING RETURNING name";
                    link.row(sql, &[&kind, &name, after]).await?
                }
                (Some(before), Some(after)) => {
                    let sql = "UPDATE item SET value = $4 WHERE kind = $1 AND name = $2 AND value = $3 RETURNING name";
                    link.row(sql, &[&kind, &name, before, after]).await?
                }
                (Some(before), None) => {
                    let sql = "DELETE FROM item WHERE kind = $1 AND name = $2 AND value = $3 RETURNING name";
                    link.row(sql, &[&kind, &name, before]).await?
                }
            };
            Ok(row.is_some())
        })
    }

    fn get(&self, kind: &'static str, name: String) -> Pending<'_, Option<String>> {
        Box::pin(async move {
            if !is_possible(&name) {
                return Ok(None);
            }
            let link = self.reader(&name).await?;
            let sql = "SELECT value FROM item WHERE kind = $1 AND name = $2";
            let row = link.row(sql, &[&kind, &name]).await?;
            row.map(|row| row.try_get(0).map_err(|error| refused(&error))).transpose()
        })
    }

    fn get_many(&self, kind: &'static str, names: Vec<String>) -> Pending<'_, Vec<(String, String)>> {
        Box::pin(async move {
            let names: Vec<String> = names.into_iter().filter(|name| is_possible(name)).collect();
            let link = self.reader(kind).await?;
            let sql = "SELECT name, value FROM item WHERE kind = $1 AND name = ANY($2)";
            link.rows(sql, &[&kind, &names]).await?.iter().map(pair_of).collect()
        })
    }

    fn list(&self, kind: &'static str) -> Pending<'_, Vec<(String, String)>> {
        Box::pin(async move {
            let link = self.reader(kind).await?;
            let sql = "SELECT name, value FROM item WHERE kind = $1 ORDER BY name";
            let rows = link.rows(sql, &[&kind]).await?;
            rows.iter().map(pair_of).collect()
        })
    }
}
