//! A checksum of each row that can be replaced, so that bit rot is noticed. It does not protect against people: anybody who can change a
//! row can change its checksum. For that there are the chains of the logs and the checkpoints.

use rusqlite::Connection;
use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::ValueRef;
use sha2::{Digest as _, Sha256};

/// How many bytes of the hash are kept.
const LENGTH: usize = 16;

/// Registers `row_sum(…)` on a connection.
pub(super) fn register(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("row_sum", -1, flags, |context| Ok(sum(context)))
}

fn sum(context: &Context<'_>) -> Vec<u8> {
    let mut digest = Sha256::new();
    for index in 0..context.len() {
        let (tag, bytes) = match context.get_raw(index) {
            ValueRef::Null => (0u8, Vec::new()),
            ValueRef::Integer(number) => (1, number.to_be_bytes().to_vec()),
            ValueRef::Real(number) => (2, number.to_be_bytes().to_vec()),
            ValueRef::Text(text) => (3, text.to_vec()),
            ValueRef::Blob(blob) => (4, blob.to_vec()),
        };
        digest.update([tag]);
        digest.update((bytes.len() as u64).to_be_bytes());
        digest.update(bytes);
    }
    digest.finalize()[..LENGTH].to_vec()
}

/// The tables whose rows have checksums: the key of a row, and the columns that the checksum covers.
pub(super) const TABLES: [(&str, &str, &str); 3] = [
    ("stream", "stream", "stream, kind, owner, fence, seq, hash, closed, instant, since, summary"),
    ("item", "kind || ' ' || name", "kind, name, value"),
    ("pulse", "owner", "owner, millis"),
];

/// Adds the checksums to the rows of a database that had none.
pub(super) fn fill(connection: &Connection) -> rusqlite::Result<()> {
    for (table, _, columns) in TABLES {
        connection.execute(&format!("UPDATE {table} SET sum = row_sum({columns}) WHERE sum IS NULL"), [])?;
    }
    Ok(())
}
