//! Whether a store is what the hall has written: chains, heads, counts, summaries, pairings, checkpoints. Nothing is judged again.

use std::collections::{BTreeSet, HashMap, HashSet};

use jadoube_texts::Locale;

use crate::board::{self, Folded, Otherwise};
use crate::checkpoint::{self, BadCheckpoint, Checkpoint, LogEnd, LogKind};
use crate::competition::{self, CompetitionState, Summary};
use crate::hex;
use crate::store::chain::{self, Hash};
use crate::store::{ERASED, Kind, Row, Seq, Store, StoreError, StreamRow};

/// Something that is not as the hall has written it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A log cannot be read.
    #[error("{kind} {stream}: {why}")]
    Unreadable {
        /// What it is of.
        kind: &'static str,
        /// Which.
        stream: String,
        /// Why.
        why: String,
    },
    /// The head does not say how many rows there are.
    #[error("{stream}: the log has {rows} rows, and its head says {head}")]
    Count {
        /// Which log.
        stream: String,
        /// The rows that are there.
        rows: Seq,
        /// The rows that should be there.
        head: Seq,
    },
    /// The head has another hash than the last row.
    #[error("{0}: the hash of the last row is not the one in the head of the log")]
    HeadHash(String),
    /// The last row was written under a later fencing number than the stream has.
    #[error("{0}: the last row has a later fencing number than the head of the log")]
    Fence(String),
    /// What is kept beside the log says something else than the log.
    #[error("{stream}: the summary beside the log says {kept}, and the log says {log}")]
    Summary {
        /// Which log.
        stream: String,
        /// What is kept.
        kept: String,
        /// What should be.
        log: String,
    },
    /// A game that goes on is closed, or one that is over is open.
    #[error("{stream}: the game is {}, and its head says otherwise", if *.over { "over" } else { "not over" })]
    Closed {
        /// Which log.
        stream: String,
        /// Whether the log says that the game is over.
        over: bool,
    },
    /// A stream of no kind that we know.
    #[error("{stream}: {kind:?} is not a kind of log")]
    Kind {
        /// Which log.
        stream: String,
        /// What it says.
        kind: String,
    },
    /// Rows without a stream.
    #[error("{0}: there are rows of this log, and it has no head: the log was deleted")]
    Orphan(String),
    /// A competition names a game that is not there.
    #[error("competition {competition}: the game {game} of round {round}, board {board} is missing")]
    GameMissing {
        /// Which competition.
        competition: String,
        /// Which game.
        game: String,
        /// The round.
        round: u16,
        /// The board.
        board: u16,
    },
    /// A game names a competition that is not there.
    #[error("game {game}: its competition {competition} is missing")]
    CompetitionMissing {
        /// Which game.
        game: String,
        /// Which competition.
        competition: String,
    },
    /// A checkpoint cannot be used.
    #[error("checkpoint {name}: {why}")]
    Checkpoint {
        /// Which.
        name: String,
        /// Why.
        why: BadCheckpoint,
    },
    /// A log of a checkpoint is gone.
    #[error("checkpoint {root}: the log {stream} of {rows} rows was deleted")]
    Deleted {
        /// Which checkpoint.
        root: Hash,
        /// Which log.
        stream: String,
        /// How many rows it had.
        rows: Seq,
    },
    /// A log is shorter than at a checkpoint.
    #[error("checkpoint {root}: the log {stream} had {rows} rows and has {now}: rows were deleted")]
    Shorter {
        /// Which checkpoint.
        root: Hash,
        /// Which log.
        stream: String,
        /// How many rows it had.
        rows: Seq,
        /// How many it has.
        now: Seq,
    },
    /// A log is not the one of a checkpoint.
    #[error("checkpoint {root}: the log {stream} was rewritten before row {rows}")]
    Rewritten {
        /// Which checkpoint.
        root: Hash,
        /// Which log.
        stream: String,
        /// How many rows it had.
        rows: Seq,
    },
    /// A printed checkpoint does not list the logs, and the store has lost the list.
    #[error(
        "checkpoint {0}: the store does not have this checkpoint any more: it was deleted, or the store is another one"
    )]
    ListMissing(Hash),
    /// A checkpoint was signed by another hall.
    #[error("checkpoint {root}: it was signed with the key {found}, not with {expected}")]
    OtherKey {
        /// Which checkpoint.
        root: Hash,
        /// The key that was used.
        found: String,
        /// The key that was expected.
        expected: String,
    },
    /// The checkpoint before one is gone.
    #[error("checkpoint {root}: the checkpoint {previous} before it was deleted")]
    PreviousMissing {
        /// Which checkpoint.
        root: Hash,
        /// The one that is missing.
        previous: Hash,
    },
    /// The store itself says so.
    #[error("the database: {0}")]
    Store(String),
}

/// A log that was read.
pub struct Checked {
    /// What it is of.
    pub kind: Kind,
    /// Its name.
    pub stream: String,
    /// How many rows it has.
    pub rows: Seq,
    /// The hash of the last one.
    pub hash: Hash,
}

/// What was found.
#[derive(Default)]
pub struct Report {
    /// The logs whose chains are whole.
    pub whole: Vec<Checked>,
    /// What is wrong.
    pub faults: Vec<Fault>,
    /// Where this engine would rule otherwise, by game. It is no fault.
    pub otherwise: Vec<(String, Otherwise)>,
    /// How many checkpoints were compared with the logs.
    pub checkpoints: usize,
    /// Casual games of checkpoints that the hall has deleted since, because nobody played on. It is no fault.
    pub expired: BTreeSet<String>,
}

/// What to check.
#[derive(Default)]
pub struct Wanted {
    /// Only these logs; all where none is named.
    pub streams: Vec<String>,
    /// Checkpoints from elsewhere, to be compared with the logs.
    pub checkpoints: Vec<Checkpoint>,
    /// The public key that has signed all checkpoints.
    pub key: Option<[u8; 32]>,
}

/// The hash of every row of a log, as far as its chain is whole.
type Hashes = HashMap<String, Vec<Hash>>;

/// Checks a store.
pub async fn verify(store: &dyn Store, wanted: &Wanted) -> Result<Report, StoreError> {
    let mut report = Report::default();
    report.faults.extend(store.faults().await?.into_iter().map(Fault::Store));
    let heads = store.stream_rows().await?;
    let known: BTreeSet<String> = heads.iter().map(|head| head.stream.clone()).collect();
    let mut hashes = Hashes::new();
    let (mut competitions, mut games) = (HashMap::new(), HashMap::new());
    for head in &heads {
        let rows = store.read(head.stream.clone(), 0).await?;
        hashes.insert(head.stream.clone(), whole_hashes(&head.stream, &rows));
        if !wanted.streams.is_empty() && !wanted.streams.contains(&head.stream) {
            continue;
        }
        match Kind::named(&head.kind) {
            None => {
                let (stream, kind) = (head.stream.clone(), head.kind.clone());
                report.faults.push(Fault::Kind { stream, kind });
            }
            Some(Kind::Game) => {
                if let Some(folded) = check(&mut report, Kind::Game, head, &rows, board::fold) {
                    report.otherwise.extend(folded.otherwise.iter().map(|found| (head.stream.clone(), found.clone())));
                    summary(&mut report, head, &folded);
                    games.insert(head.stream.clone(), folded);
                }
            }
            Some(Kind::Competition) => {
                if let Some(state) = check(&mut report, Kind::Competition, head, &rows, competition::fold) {
                    competitions.insert(head.stream.clone(), state);
                }
            }
        }
    }
    if wanted.streams.is_empty() {
        report.faults.extend(store.orphans().await?.into_iter().map(Fault::Orphan));
        pairings(&mut report, &heads, &known, &competitions, &games);
    }
    checkpoints(&mut report, store, wanted, &hashes).await?;
    Ok(report)
}

fn whole_hashes(stream: &str, rows: &[Row]) -> Vec<Hash> {
    let mut before = Hash::START;
    let mut hashes = Vec::with_capacity(rows.len());
    for (row, seq) in rows.iter().zip(0..) {
        let hash = chain::hash(before, stream, seq, row.fence, row.instant, row.client.as_deref(), &row.body);
        if row.seq != seq || row.hash != hash {
            break;
        }
        hashes.push(hash);
        before = hash;
    }
    hashes
}

/// Checks a log and its head, and gives what it says.
fn check<T, E: std::fmt::Display>(
    report: &mut Report,
    kind: Kind,
    head: &StreamRow,
    rows: &[Row],
    fold: fn(&str, &[Row]) -> Result<T, E>,
) -> Option<T> {
    let stream = head.stream.clone();
    let folded = match fold(&stream, rows) {
        Ok(folded) => folded,
        Err(why) => {
            report.faults.push(Fault::Unreadable { kind: kind.name(), stream, why: why.to_string() });
            return None;
        }
    };
    let (count, last) = (rows.len() as Seq, rows.last()?);
    if count != head.seq {
        report.faults.push(Fault::Count { stream: stream.clone(), rows: count, head: head.seq });
    } else if head.hash != Some(last.hash) {
        report.faults.push(Fault::HeadHash(stream.clone()));
    }
    if last.fence > head.fence {
        report.faults.push(Fault::Fence(stream.clone()));
    }
    report.whole.push(Checked { kind, stream, rows: count, hash: last.hash });
    Some(folded)
}

/// Compares what is kept beside the log of a game with the log. What earlier versions did not keep is read from the log.
fn summary(report: &mut Report, head: &StreamRow, folded: &Folded) {
    let Some(kept) = &head.summary else { return };
    let log = Summary::of(&folded.game);
    if Summary::read(kept).as_ref() != Some(&log) {
        let (stream, log) = (head.stream.clone(), log.write().unwrap_or_default());
        report.faults.push(Fault::Summary { stream, kept: kept.clone(), log });
    }
}

/// Compares the pairings of competitions with the games that are there.
fn pairings(
    report: &mut Report,
    heads: &[StreamRow],
    known: &BTreeSet<String>,
    competitions: &HashMap<String, CompetitionState>,
    games: &HashMap<String, Folded>,
) {
    let mut paired = HashSet::new();
    for (competition, state) in competitions {
        for place in state.games() {
            let Some(game) = place.pairing.here() else { continue };
            if !known.contains(&game) {
                let (competition, game) = (competition.clone(), game.clone());
                let (round, board) = (place.round, place.pairing.board);
                report.faults.push(Fault::GameMissing { competition, game, round, board });
            }
            paired.insert(game);
        }
    }
    for head in heads {
        let Some(folded) = games.get(&head.stream) else { continue };
        let event = folded.opening.event.as_ref();
        if let Some(place) = event.filter(|place| !known.contains(&place.competition)) {
            let (game, competition) = (head.stream.clone(), place.competition.clone());
            report.faults.push(Fault::CompetitionMissing { game, competition });
        }
        // A board that was paired by mistake is closed before anybody plays there.
        let over = folded.game.state().outcome().is_some();
        let withdrawn =
            event.is_some_and(|place| competitions.contains_key(&place.competition)) && !paired.contains(&head.stream);
        if over != head.closed && !withdrawn {
            report.faults.push(Fault::Closed { stream: head.stream.clone(), over });
        }
    }
}

/// Compares all checkpoints, those in the store and those from elsewhere, with the logs.
async fn checkpoints(
    report: &mut Report,
    store: &dyn Store,
    wanted: &Wanted,
    hashes: &Hashes,
) -> Result<(), StoreError> {
    let (kept, bad) = checkpoint::all(store).await?;
    report.faults.extend(bad.into_iter().map(|(name, why)| Fault::Checkpoint { name, why }));
    let erased: HashMap<String, String> = store.list(ERASED).await?.into_iter().collect();
    let roots: HashSet<[u8; 32]> = kept.iter().map(|checkpoint| checkpoint.root.0).collect();
    for checkpoint in kept.iter().chain(&wanted.checkpoints) {
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
        let Some(logs) = listed else {
            report.faults.push(Fault::ListMissing(root));
            continue;
        };
        for log in logs {
            let (stream, rows) = (log.stream.clone(), log.rows);
            let last = usize::try_from(rows).unwrap_or(usize::MAX).checked_sub(1);
            match (hashes.get(&log.stream), last) {
                (None, _) if has_expired(log, &erased) => {
                    report.expired.insert(stream);
                }
                (None, _) => report.faults.push(Fault::Deleted { root, stream, rows }),
                (Some(_), None) => {}
                (Some(found), Some(last)) => match found.get(last) {
                    Some(hash) if *hash == log.hash => {}
                    Some(_) => report.faults.push(Fault::Rewritten { root, stream, rows }),
                    None => {
                        report.faults.push(Fault::Shorter { root, stream, rows, now: found.len() as Seq });
                    }
                },
            }
        }
    }
    Ok(())
}

/// Whether the hall has noted that it deleted this casual game, with at least as many rows as it had at the checkpoint.
fn has_expired(log: &LogEnd, erased: &HashMap<String, String>) -> bool {
    let noted = erased.get(&log.stream).and_then(|note| {
        let (rows, hash) = note.split_once(' ')?;
        Some((rows.parse::<Seq>().ok()?, Hash::parse(hash)?))
    });
    let continues = |(rows, hash): (Seq, Hash)| rows > log.rows || (rows == log.rows && hash == log.hash);
    log.kind == LogKind::Casual && noted.is_some_and(continues)
}

/// Where this engine would rule otherwise, as lines of text.
pub fn told(stream: &str, otherwise: &Otherwise, locale: Locale) -> String {
    let told = otherwise.told(locale);
    let list = |rulings: &[String]| match rulings {
        [] => "    nothing\n".to_owned(),
        rulings => rulings.iter().map(|ruling| format!("    {ruling}\n")).collect(),
    };
    format!(
        "game {stream}, row {}: {}\n  ruled by {}:\n{}  this build would rule:\n{}",
        told.seq,
        told.text,
        told.engine,
        list(&told.then),
        list(&told.now)
    )
}
