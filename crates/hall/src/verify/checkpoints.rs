//! Compares all checkpoints, those in the store and those from elsewhere, with the logs and the persons.

use std::collections::{HashMap, HashSet};

use super::{Fault, Report, Wanted};
use crate::checkpoint::{self, Checkpoint, LogEnd, LogKind};
use crate::competition::{PERSON, Person};
use crate::hex;
use crate::store::chain::{self, Hash};
use crate::store::{ERASED, Row, Seq, Store, StoreError};

/// All logs of a store, as far as checkpoints cover them.
#[derive(Default)]
pub(super) struct Logs {
    /// By name.
    pub(super) read: HashMap<String, Read>,
    /// Corrections of names.
    pub(super) corrected: Vec<Corrected>,
}

/// A log that was read.
pub(super) struct Read {
    /// How many rows there are.
    rows: Seq,
    /// The hash of every row, as far as the chain is intact.
    whole: Vec<Hash>,
}

/// The name of a person was corrected.
pub(super) struct Corrected {
    /// The competition.
    pub(super) stream: String,
    /// The row.
    pub(super) seq: Seq,
    /// The person.
    pub(super) person: String,
}

impl Read {
    pub(super) fn of(stream: &str, rows: &[Row]) -> Read {
        let mut before = Hash::START;
        let mut whole = Vec::with_capacity(rows.len());
        for (row, seq) in rows.iter().zip(0..) {
            let hash = chain::hash(before, stream, seq, row.fence, row.instant, row.client.as_deref(), &row.body);
            if row.seq != seq || row.hash != hash {
                break;
            }
            whole.push(hash);
            before = hash;
        }
        Read { rows: rows.len() as Seq, whole }
    }
}

pub(super) async fn compare(
    report: &mut Report,
    store: &dyn Store,
    wanted: &Wanted,
    logs: &Logs,
) -> Result<(), StoreError> {
    let (kept, bad) = checkpoint::all(store).await?;
    report.faults.extend(bad.into_iter().map(|(name, why)| Fault::Checkpoint { name, why }));
    let erased: HashMap<String, String> = store.list(ERASED).await?.into_iter().collect();
    let persons = store.list(PERSON).await?.into_iter().map(|(id, text)| (id, Person::read(&text)));
    let persons: HashMap<String, Person> = persons.collect();
    let roots: HashSet<[u8; 32]> = kept.iter().map(|checkpoint| checkpoint.root.0).collect();
    // One that is in the store as well is compared only once.
    let is_kept = |checkpoint: &&Checkpoint| kept.iter().any(|kept| kept.short() == checkpoint.short());
    let elsewhere = wanted.checkpoints.iter().filter(|checkpoint| !is_kept(checkpoint));
    for checkpoint in kept.iter().chain(elsewhere) {
        let root = checkpoint.root;
        report.checkpoints += 1;
        if let Some(expected) = wanted.key.filter(|key| *key != checkpoint.key) {
            let (found, expected) = (hex::write(&checkpoint.key), hex::write(&expected));
            report.faults.push(Fault::OtherKey { root, found, expected });
        }
        let previous = checkpoint.previous;
        if previous != Hash::START && !roots.contains(&previous.0) {
            report.faults.push(Fault::PreviousMissing { root, previous });
        }
        let listed = checkpoint.logs.as_ref().or_else(|| {
            let same = kept.iter().find(|kept| kept.root == root && kept.count == checkpoint.count);
            same.and_then(|kept| kept.logs.as_ref())
        });
        let Some(ends) = listed else {
            report.faults.push(Fault::ListMissing(root));
            continue;
        };
        for end in ends {
            if end.kind == LogKind::Person {
                person(report, root, end, ends, persons.get(&end.stream), logs);
            } else {
                log(report, root, end, logs.read.get(&end.stream), &erased);
            }
        }
    }
    Ok(())
}

/// Compares a log with its end at a checkpoint.
fn log(report: &mut Report, root: Hash, end: &LogEnd, read: Option<&Read>, erased: &HashMap<String, String>) {
    let (stream, rows) = (end.stream.clone(), end.rows);
    let Some(read) = read else {
        if has_expired(end, erased) {
            report.expired.insert(stream);
        } else {
            report.faults.push(Fault::Deleted { root, stream, rows });
        }
        return;
    };
    let Some(last) = usize::try_from(rows).unwrap_or(usize::MAX).checked_sub(1) else { return };
    match read.whole.get(last) {
        Some(hash) if *hash == end.hash => {}
        Some(_) => report.faults.push(Fault::Rewritten { root, stream, rows }),
        None if read.rows < rows => report.faults.push(Fault::Shorter { root, stream, rows, now: read.rows }),
        None => report.faults.push(Fault::Damaged { root, stream, rows, whole: read.whole.len() as Seq }),
    }
}

/// Compares a person with a checkpoint. Erased persons are counted; a name that was corrected in a log since then may differ.
fn person(report: &mut Report, root: Hash, then: &LogEnd, ends: &[LogEnd], now: Option<&Person>, logs: &Logs) {
    let id = &then.stream;
    let Some(now) = now else {
        report.erased.insert(id.clone());
        return;
    };
    let rows_then = |stream: &str| ends.iter().find(|end| end.stream == stream).map_or(0, |end| end.rows);
    let is_since = |one: &Corrected| one.person == *id && one.seq >= rows_then(&one.stream);
    if now.seal() != Some(then.hash) && !logs.corrected.iter().any(is_since) {
        report.faults.push(Fault::Person { root, person: id.clone() });
    }
}

/// Whether there is a note that the hall deleted this casual game, with at least as many rows as at the checkpoint.
fn has_expired(log: &LogEnd, erased: &HashMap<String, String>) -> bool {
    let noted = erased.get(&log.stream).and_then(|note| {
        let (rows, hash) = note.split_once(' ')?;
        Some((rows.parse::<Seq>().ok()?, Hash::parse(hash)?))
    });
    let continues = |(rows, hash): (Seq, Hash)| rows > log.rows || (rows == log.rows && hash == log.hash);
    log.kind == LogKind::Casual && noted.is_some_and(continues)
}
