//! Leases: which node owns which stream, and until when no other node may take it.
//!
//! The lease belongs to the node, not to each of its games, so that renewing it is one small write however many boards there are. Only the
//! clock of the database decides whether it has expired. A lease merely keeps nodes from taking games from each other needlessly; the
//! integrity of a log depends on the fencing number in every append.

use std::time::Duration;

use tokio_postgres::Row as SqlRow;

use super::{Plans, Postgres, pair_of, refused, row_of, signed, take_where, taken_of, unavailable, unsigned};
use crate::secret::Secret;
use crate::store::{Fence, Row, Seq, StoreError, Taken};
use jadoube_clock::Instant;

/// The owner of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Holder {
    /// The name of the process.
    pub(crate) owner: String,
    /// The fencing number.
    pub(crate) fence: Fence,
    /// Its address, while its lease is valid.
    pub(crate) address: Option<String>,
}

/// A stream that its owner hands over to another node, without a gap.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Handed {
    /// The fencing number of the previous owner.
    pub(crate) fence: Fence,
    /// The instant of the stream at the handover.
    pub(crate) instant: Instant,
}

/// Only the owner itself writes its row, so the same statement can safely read the previous value.
const LEASE: &str = "WITH before AS (
        SELECT expires FROM pulse WHERE owner = $1
    ), renewed AS (
        INSERT INTO pulse (owner, millis, address, expires)
        VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 millisecond')
        ON CONFLICT (owner) DO UPDATE SET millis = excluded.millis, address = excluded.address, expires = excluded.expires
        RETURNING owner
    )
    SELECT coalesce(expires < clock_timestamp() + $5 * interval '1 millisecond', TRUE)
    FROM renewed LEFT JOIN before ON TRUE";

const HOLDER: &str = "SELECT s.owner, s.fence, CASE WHEN p.expires > clock_timestamp() THEN p.address END
    FROM stream s LEFT JOIN pulse p ON p.owner = s.owner WHERE s.stream = $1";

const ORPHANS: &str = "SELECT s.stream FROM stream s LEFT JOIN pulse p ON p.owner = s.owner
    WHERE s.kind = 'game' AND NOT s.closed AND (p.expires IS NULL OR p.expires < clock_timestamp())
    ORDER BY md5(s.stream || $2) LIMIT $1";

/// An owner that never had a lease is dead too: a process of a hall with one node leaves its games to the nodes that come after it.
const DEAD: &str = "SELECT owner FROM pulse WHERE expires IS NULL OR expires < clock_timestamp()";

const HAND: &str = "UPDATE stream SET owner = $2, fence = fence + 1, since = $3, instant = greatest($5, instant)
    WHERE stream = $1 AND fence = $4 RETURNING fence, seq, hash, instant";

const READ_MANY: &str = "SELECT e.seq, e.fence, e.instant, e.client, e.body, e.hash, e.stream
    FROM unnest($1::text[], $2::bigint[]) AS wanted(stream, seq)
    JOIN entry e ON e.stream = wanted.stream AND e.seq >= wanted.seq ORDER BY e.stream, e.seq";

fn text(row: &SqlRow, column: usize) -> Result<String, StoreError> {
    row.try_get(column).map_err(|error| refused(&error))
}

impl Postgres {
    /// Renews the lease of a node: the milliseconds since its start, its address, and how long the lease is valid. True if the lease had
    /// less than the margin left, by the clock of the database: then others may have seen it expire.
    pub(crate) async fn lease(
        &self,
        owner: &str,
        millis: u64,
        address: &str,
        valid: Duration,
        margin: Duration,
    ) -> Result<bool, StoreError> {
        let (valid, margin) = (valid.as_millis() as f64, margin.as_millis() as f64);
        let link = self.link(&self.heart, Plans::Fresh).await?;
        let row = link.row(LEASE, &[&owner, &signed(millis), &address, &valid, &margin]).await?;
        let row = row.ok_or_else(|| unavailable("a lease without an answer"))?;
        row.try_get(0).map_err(|error| refused(&error))
    }

    /// The owners without a valid lease.
    pub(crate) async fn dead(&self) -> Result<Vec<String>, StoreError> {
        let link = self.link(&self.heart, Plans::Fresh).await?;
        link.rows(DEAD, &[]).await?.iter().map(|row| text(row, 0)).collect()
    }

    /// The secret that the nodes of this hall share; the first node generates it.
    pub(crate) async fn shared_secret(&self) -> Result<Secret, StoreError> {
        let link = self.writer("nodes").await?;
        let drawn = Secret::draw().to_string();
        let sql = "INSERT INTO item (kind, name, value) VALUES ('nodes', 'secret', $1) ON CONFLICT DO NOTHING";
        link.execute(sql, &[&drawn]).await?;
        let sql = "SELECT value FROM item WHERE kind = 'nodes' AND name = 'secret'";
        let secret = link.row(sql, &[]).await?.map(|row| text(&row, 0)).transpose()?;
        let secret = secret.and_then(|secret| Secret::parse(&secret));
        secret.ok_or_else(|| unavailable("the secret of the nodes cannot be read"))
    }

    /// Gives up a lease: everything that the owner still has may be taken at once.
    pub(crate) async fn give_up_lease(&self, owner: &str) -> Result<(), StoreError> {
        let link = self.link(&self.heart, Plans::Fresh).await?;
        let sql = "UPDATE pulse SET expires = clock_timestamp() - interval '1 second' WHERE owner = $1";
        link.execute(sql, &[&owner]).await
    }

    /// The nodes with a valid lease: names and addresses.
    pub async fn living(&self) -> Result<Vec<(String, String)>, StoreError> {
        let link = self.link(&self.heart, Plans::Fresh).await?;
        let sql = "SELECT owner, address FROM pulse WHERE expires > clock_timestamp() AND address IS NOT NULL";
        link.rows(sql, &[]).await?.iter().map(pair_of).collect()
    }

    /// The owner of a stream.
    pub(crate) async fn holder(&self, stream: &str) -> Result<Holder, StoreError> {
        if !super::is_possible(stream) {
            return Err(StoreError::Unknown(stream.to_owned()));
        }
        let link = self.reader(stream).await?;
        let row = link.row(HOLDER, &[&stream]).await?;
        let row = row.ok_or_else(|| StoreError::Unknown(stream.to_owned()))?;
        let address = row.try_get(2).map_err(|error| refused(&error))?;
        Ok(Holder { owner: text(&row, 0)?, fence: unsigned(&row, 1)?, address })
    }

    /// Streams of unfinished games whose owner's lease has expired. Every caller gets them in another order, so that several nodes do not
    /// compete for the same ones.
    pub(crate) async fn orphans(&self, most: usize, owner: &str) -> Result<Vec<String>, StoreError> {
        let link = self.reader("nodes").await?;
        let rows = link.rows(ORPHANS, &[&signed(most as u64), &owner]).await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// How many unfinished games have no live owner.
    pub async fn without_owner(&self) -> Result<usize, StoreError> {
        self.orphans(usize::MAX >> 1, "").await.map(|orphans| orphans.len())
    }

    /// The unfinished games of an owner, with their fencing numbers.
    pub async fn held_by(&self, owner: &str) -> Result<Vec<(String, Fence)>, StoreError> {
        let link = self.reader("nodes").await?;
        let sql = "SELECT stream, fence FROM stream WHERE kind = 'game' AND NOT closed AND owner = $1";
        let rows = link.rows(sql, &[&owner]).await?;
        rows.iter().map(|row| Ok((text(row, 0)?, unsigned(row, 1)?))).collect()
    }

    /// Those of these streams that another node owns by now.
    pub(crate) async fn lost(&self, owner: &str, streams: &[String]) -> Result<Vec<String>, StoreError> {
        let link = self.reader("nodes").await?;
        let sql = "SELECT stream FROM stream WHERE stream = ANY($1) AND owner <> $2";
        let rows = link.rows(sql, &[&streams, &owner]).await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// Takes a stream that is ours or whose owner's lease has expired. `Fenced` if another node owns it.
    pub(crate) async fn take_from_the_dead(&self, stream: &str, owner: &str, since: u64) -> Result<Taken, StoreError> {
        let link = self.writer(stream).await?;
        let sql = take_where!(
            "(owner = $2 OR NOT EXISTS
                (SELECT 1 FROM pulse p WHERE p.owner = stream.owner AND p.expires > clock_timestamp()))"
        );
        let row = link.client.query_opt(sql, &[&stream, &owner, &signed(since)]).await;
        match row.map_err(|error| refused(&error))? {
            Some(row) => taken_of(&row),
            None => Err(StoreError::Fenced { stream: stream.to_owned() }),
        }
    }

    /// Takes a stream that its owner hands over to us, if it still has the fencing number of the handover.
    pub(crate) async fn take_as_handed(
        &self,
        stream: &str,
        owner: &str,
        since: u64,
        handed: Handed,
    ) -> Result<Taken, StoreError> {
        let link = self.writer(stream).await?;
        let values = (signed(since), signed(handed.fence), signed(handed.instant.0));
        match link.row(HAND, &[&stream, &owner, &values.0, &values.1, &values.2]).await? {
            Some(row) => taken_of(&row),
            None => Err(StoreError::Fenced { stream: stream.to_owned() }),
        }
    }

    /// The rows of many streams, each starting at a number, in one query.
    pub(crate) async fn read_many(&self, wanted: &[(String, Seq)]) -> Result<Vec<(String, Vec<Row>)>, StoreError> {
        let link = self.link(&self.mirrors, Plans::Fresh).await?;
        let streams: Vec<&str> = wanted.iter().map(|(stream, _)| stream.as_str()).collect();
        let from: Vec<i64> = wanted.iter().map(|(_, seq)| signed(*seq)).collect();
        let rows = link.rows(READ_MANY, &[&streams, &from]).await?;
        let mut found: Vec<(String, Vec<Row>)> = Vec::new();
        for row in &rows {
            let stream = text(row, 6)?;
            let read = row_of(row)?;
            match found.last_mut() {
                Some((last, rows)) if *last == stream => rows.push(read),
                _ => found.push((stream, vec![read])),
            }
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(3_600);

    #[tokio::test]
    async fn the_database_says_whether_a_lease_was_in_doubt() {
        let folder = tempfile::tempdir().unwrap();
        let Some(server) = crate::postgres_of_a_test::Server::start(folder.path()) else { return };
        let store = Postgres::open(&server.url(), 1).await.unwrap();
        let lease = async |valid, margin| store.lease("one", 0, "http://one", valid, margin).await.unwrap();
        assert!(lease(LONG, Duration::ZERO).await, "there was no lease before");
        assert!(!lease(LONG, Duration::ZERO).await);
        assert!(lease(Duration::ZERO, LONG * 2).await, "less than the margin was left");
        assert!(lease(LONG, Duration::ZERO).await, "it had expired");
        assert_eq!(store.dead().await.unwrap(), Vec::<String>::new());
        store.give_up_lease("one").await.unwrap();
        assert_eq!(store.dead().await.unwrap(), ["one"]);
        assert_eq!(store.living().await.unwrap(), []);
    }
}
