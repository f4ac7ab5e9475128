//! What `verify` reads from an SQLite store: everything as it is, right or wrong.

use rusqlite::Connection;

use super::super::{Hash, StreamRow};
use super::{sums, unsigned};

fn has_column(connection: &Connection, table: &str, column: &str) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM pragma_table_info(?1) WHERE name = ?2";
    connection.query_row(sql, [table, column], |row| row.get::<_, i64>(0)).map(|count| count > 0)
}

pub(super) fn stream_rows(connection: &Connection) -> rusqlite::Result<Vec<StreamRow>> {
    // A database of the first version that was not migrated.
    let summary = if has_column(connection, "stream", "summary")? { "summary" } else { "NULL" };
    let sql = format!("SELECT stream, kind, fence, seq, hash, closed, {summary} FROM stream ORDER BY stream");
    let mut statement = connection.prepare(&sql)?;
    let rows = statement.query_map([], |row| {
        let hash: Vec<u8> = row.get(4)?;
        Ok(StreamRow {
            stream: row.get(0)?,
            kind: row.get(1)?,
            fence: unsigned(row.get(2)?),
            seq: unsigned(row.get(3)?),
            hash: Hash::from_bytes(&hash),
            closed: row.get(5)?,
            summary: row.get(6)?,
        })
    })?;
    rows.collect()
}

pub(super) fn orphans(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT DISTINCT stream FROM entry WHERE stream NOT IN (SELECT stream FROM stream) ORDER BY stream";
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| row.get(0))?;
    rows.collect()
}

/// A migration known to this version: its number, its name and the checksum of its text.
pub(super) struct Known {
    pub(super) version: i64,
    pub(super) name: String,
    pub(super) sum: String,
}

/// How many damaged rows of a table are listed; the others are counted.
const LISTED: i64 = 20;

/// What is wrong with the file itself, and with rows that no chain covers.
pub(super) fn faults(connection: &Connection, migrations: &[Known]) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare(&format!("PRAGMA integrity_check({LISTED})"))?;
    let said: Vec<String> = statement.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let mut faults: Vec<String> = said.into_iter().filter(|said| said != "ok").collect();
    if faults.len() as i64 >= LISTED {
        faults.push(format!("SQLite stopped after {LISTED} faults of the file; there may be more"));
    }
    for (table, name, columns) in sums::TABLES {
        if !has_column(connection, table, "sum")? {
            continue;
        }
        let damaged = format!("FROM {table} WHERE sum IS NOT row_sum({columns})");
        let mut statement = connection.prepare(&format!("SELECT {name} {damaged} ORDER BY 1 LIMIT {LISTED}"))?;
        let rows = statement.query_map([], |row| row.get::<_, String>(0))?;
        for row in rows {
            faults.push(format!("the row {:?} of the table {table} is not what was written", row?));
        }
        let count: i64 = connection.query_row(&format!("SELECT count(*) {damaged}"), [], |row| row.get(0))?;
        match count - LISTED {
            1 => faults.push(format!("1 more row of the table {table} is not what was written")),
            more @ 2.. => faults.push(format!("{more} more rows of the table {table} are not what was written")),
            _ => {}
        }
    }
    faults.extend(history(connection, migrations)?);
    Ok(faults)
}

/// Compares the history of the schema with the migrations of this version.
fn history(connection: &Connection, known: &[Known]) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT version, name, applied_on, checksum FROM refinery_schema_history ORDER BY version";
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?, row.get::<_, String>(2)?, row.get::<_, String>(3)?))
    })?;
    let mut faults = Vec::new();
    let mut expected = known.iter();
    for row in rows {
        let (version, name, applied, sum) = row?;
        let is_known = expected.next().is_some_and(|one| one.version == version && one.name == name && one.sum == sum);
        if !is_known || !is_time(&applied) {
            faults.push(format!("the history of the schema is not what was written: version {version}"));
        }
    }
    Ok(faults)
}

/// Whether a text is a time in the format of the schema history: `2026-11-16T12:30:00.5Z`.
fn is_time(text: &str) -> bool {
    let number = |from: usize, to: usize| text.get(from..to).and_then(|part| part.parse::<u32>().ok());
    let within = |from, to, least, most| number(from, to).is_some_and(|number| (least..=most).contains(&number));
    let signs = [(4, b'-'), (7, b'-'), (10, b'T'), (13, b':'), (16, b':')];
    let rest = text.get(19..).unwrap_or_default();
    let rest = rest.strip_suffix('Z').map(|fraction| fraction.strip_prefix('.').unwrap_or(fraction));
    signs.iter().all(|(at, sign)| text.as_bytes().get(*at) == Some(sign))
        && within(0, 4, 1970, 9999)
        && within(5, 7, 1, 12)
        && within(8, 10, 1, 31)
        && within(11, 13, 0, 23)
        && within(14, 16, 0, 59)
        && within(17, 19, 0, 59)
        && rest.is_some_and(|fraction| fraction.bytes().all(|digit| digit.is_ascii_digit()))
}
