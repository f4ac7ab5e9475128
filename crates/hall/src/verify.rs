//! Whether a store is intact: chains, heads, counts, summaries, pairings, checkpoints. Nothing is judged again.

mod checkpoints;

use std::collections::{BTreeSet, HashMap, HashSet};

use jadoube_api::{LogFault, LogFaultKind, VerifySummary};
use jadoube_texts::Locale;

use crate::board::{self, Folded, Otherwise};
use crate::checkpoint::{BadCheckpoint, Checkpoint};
use crate::competition::{self, CompetitionBody, CompetitionState, Summary};
use crate::store::chain::Hash;
use crate::store::{Kind, Row, Seq, Store, StoreError, StreamRow};
use checkpoints::{Logs, Read};

/// Something that differs from what the hall has written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A log cannot be read.
    #[error("{kind} {stream}: {why}")]
    Unreadable {
        /// What it is the log of.
        kind: &'static str,
        /// The log.
        stream: String,
        /// The reason.
        why: String,
    },
    /// The head has the wrong number of rows.
    #[error("{stream}: the log has {rows} rows, and its head says {head}")]
    Count {
        /// The log.
        stream: String,
        /// The rows that are there.
        rows: Seq,
        /// The rows that should be there.
        head: Seq,
    },
    /// The hash of the head differs from that of the last row.
    #[error("{0}: the hash of the last row is not the one in the head of the log")]
    HeadHash(String),
    /// The last row has a later fencing number than the stream.
    #[error("{0}: the last row has a later fencing number than the head of the log")]
    Fence(String),
    /// The summary of a log contradicts the log.
    #[error("{stream}: the summary beside the log says {kept}, and the log says {log}")]
    Summary {
        /// The log.
        stream: String,
        /// The stored summary.
        kept: String,
        /// The correct summary.
        log: String,
    },
    /// An unfinished game is closed, or a finished one is open.
    #[error("{stream}: the game is {}, and its head says otherwise", if *.over { "over" } else { "not over" })]
    Closed {
        /// The log.
        stream: String,
        /// Whether the game is over according to the log.
        over: bool,
    },
    /// A stream of an unknown kind.
    #[error("{stream}: {kind:?} is not a kind of log")]
    Kind {
        /// The log.
        stream: String,
        /// Its kind.
        kind: String,
    },
    /// Rows without a stream.
    #[error("{0}: there are rows of this log, and it has no head: the log was deleted")]
    Orphan(String),
    /// A competition names a game that does not exist.
    #[error("competition {competition}: the game {game} of round {round}, board {board} is missing")]
    GameMissing {
        /// The competition.
        competition: String,
        /// The game.
        game: String,
        /// The round.
        round: u16,
        /// The board.
        board: u16,
    },
    /// A game names a competition that does not exist.
    #[error("game {game}: its competition {competition} is missing")]
    CompetitionMissing {
        /// The game.
        game: String,
        /// The competition.
        competition: String,
    },
    /// A checkpoint is invalid.
    #[error("checkpoint {name}: {why}")]
    Checkpoint {
        /// The checkpoint.
        name: String,
        /// The reason.
        why: BadCheckpoint,
    },
    /// A log of a checkpoint is missing.
    #[error("checkpoint {root}: the log {stream} of {rows} rows was deleted")]
    Deleted {
        /// The checkpoint.
        root: Hash,
        /// The log.
        stream: String,
        /// How many rows it had.
        rows: Seq,
    },
    /// A log is shorter than at a checkpoint.
    #[error("checkpoint {root}: the log {stream} had {rows} rows and has {now}: rows were deleted")]
    Shorter {
        /// The checkpoint.
        root: Hash,
        /// The log.
        stream: String,
        /// How many rows it had.
        rows: Seq,
        /// How many it has now.
        now: Seq,
    },
    /// A log of a checkpoint is broken, so that it cannot be compared to the end.
    #[error(
        "checkpoint {root}: the log {stream} had {rows} rows; row {whole} is not what was written, so nothing after it can be compared"
    )]
    Damaged {
        /// The checkpoint.
        root: Hash,
        /// The log.
        stream: String,
        /// How many rows it had.
        rows: Seq,
        /// How many rows are intact, which is also the number of the first damaged one.
        whole: Seq,
    },
    /// The name, title, rating or federation of a person differs from a checkpoint, and there is no correction in the log.
    #[error("checkpoint {root}: name, title, rating or federation of the person {person} were changed beside the log")]
    Person {
        /// The checkpoint.
        root: Hash,
        /// The id of the person.
        person: String,
    },
    /// A log differs from that of a checkpoint.
    #[error("checkpoint {root}: the log {stream} was rewritten before row {rows}")]
    Rewritten {
        /// The checkpoint.
        root: Hash,
        /// The log.
        stream: String,
        /// How many rows it had.
        rows: Seq,
    },
    /// A printed checkpoint does not list the logs, and the store no longer has the list.
    #[error(
        "checkpoint {0}: the store does not have this checkpoint any more: it was deleted, or the store is another one"
    )]
    ListMissing(Hash),
    /// A checkpoint was signed by another hall.
    #[error("checkpoint {root}: it was signed with the key {found}, not with {expected}")]
    OtherKey {
        /// The checkpoint.
        root: Hash,
        /// The key that was used.
        found: String,
        /// The key that was expected.
        expected: String,
    },
    /// The previous checkpoint is missing.
    #[error("checkpoint {root}: the checkpoint {previous} before it was deleted")]
    PreviousMissing {
        /// The checkpoint.
        root: Hash,
        /// The missing one.
        previous: Hash,
    },
    /// The store itself reports a fault.
    #[error("the database: {0}")]
    Store(String),
}

impl Fault {
    /// The same for programs.
    pub fn report(&self) -> LogFault {
        use LogFaultKind as Is;
        let (fault, log, checkpoint): (_, Option<&String>, Option<String>) = match self {
            Fault::Unreadable { stream, .. } => (Is::Unreadable, Some(stream), None),
            Fault::Count { stream, .. } => (Is::WrongCount, Some(stream), None),
            Fault::HeadHash(stream) => (Is::WrongHash, Some(stream), None),
            Fault::Fence(stream) => (Is::WrongFence, Some(stream), None),
            Fault::Summary { stream, .. } => (Is::WrongSummary, Some(stream), None),
            Fault::Closed { stream, .. } => (Is::WronglyClosed, Some(stream), None),
            Fault::Kind { stream, .. } => (Is::UnknownKind, Some(stream), None),
            Fault::Orphan(stream) => (Is::NoHead, Some(stream), None),
            Fault::GameMissing { competition, .. } => (Is::GameMissing, Some(competition), None),
            Fault::CompetitionMissing { game, .. } => (Is::CompetitionMissing, Some(game), None),
            Fault::Checkpoint { name, .. } => (Is::BadCheckpoint, None, Some(name.clone())),
            Fault::Deleted { root, stream, .. } => (Is::Deleted, Some(stream), Some(root.to_string())),
            Fault::Shorter { root, stream, .. } => (Is::Shorter, Some(stream), Some(root.to_string())),
            Fault::Damaged { root, stream, .. } => (Is::Damaged, Some(stream), Some(root.to_string())),
            Fault::Person { root, .. } => (Is::PersonChanged, None, Some(root.to_string())),
            Fault::Rewritten { root, stream, .. } => (Is::Rewritten, Some(stream), Some(root.to_string())),
            Fault::ListMissing(root) => (Is::ListMissing, None, Some(root.to_string())),
            Fault::OtherKey { root, .. } => (Is::OtherKey, None, Some(root.to_string())),
            Fault::PreviousMissing { root, .. } => (Is::PreviousMissing, None, Some(root.to_string())),
            Fault::Store(_) => (Is::Database, None, None),
        };
        LogFault { fault, log: log.cloned(), checkpoint, text: self.to_string() }
    }
}

/// A log that was checked.
pub struct Checked {
    /// What it is the log of.
    pub kind: Kind,
    /// Its name.
    pub stream: String,
    /// How many rows it has.
    pub rows: Seq,
    /// The hash of the last one.
    pub hash: Hash,
}

/// The result of the verification.
#[derive(Default)]
pub struct Report {
    /// The logs whose chains are intact.
    pub whole: Vec<Checked>,
    /// What is wrong.
    pub faults: Vec<Fault>,
    /// Where this engine would rule differently, by game. It is not a fault.
    pub otherwise: Vec<(String, Otherwise)>,
    /// How many checkpoints were compared with the logs.
    pub checkpoints: usize,
    /// Casual games of checkpoints that the hall has deleted since because they were idle. It is not a fault.
    pub expired: BTreeSet<String>,
    /// Persons of checkpoints who were erased since. It is not a fault.
    pub erased: BTreeSet<String>,
}

impl Report {
    /// How many there are of each.
    pub fn summary(&self) -> VerifySummary {
        let unreadable = self.faults.iter().filter(|fault| matches!(fault, Fault::Unreadable { .. })).count();
        VerifySummary {
            logs: self.whole.len() + unreadable,
            checkpoints: self.checkpoints,
            faults: self.faults.len(),
            expired: self.expired.len(),
            erased: self.erased.len(),
            ruled_differently: self.otherwise.len(),
        }
    }
}

/// What to check.
#[derive(Default)]
pub struct Wanted {
    /// Only these logs; all if empty.
    pub streams: Vec<String>,
    /// Checkpoints from elsewhere, to compare with the logs.
    pub checkpoints: Vec<Checkpoint>,
    /// The public key that must have signed all checkpoints.
    pub key: Option<[u8; 32]>,
}

/// Checks a store.
pub async fn verify(store: &dyn Store, wanted: &Wanted) -> Result<Report, StoreError> {
    let mut report = Report::default();
    report.faults.extend(store.faults().await?.into_iter().map(Fault::Store));
    let heads = store.stream_rows().await?;
    let known: BTreeSet<String> = heads.iter().map(|head| head.stream.clone()).collect();
    let mut logs = Logs::default();
    let (mut competitions, mut games) = (HashMap::new(), HashMap::new());
    for head in &heads {
        let rows = store.read(head.stream.clone(), 0).await?;
        logs.read.insert(head.stream.clone(), Read::of(&head.stream, &rows));
        if Kind::named(&head.kind) == Some(Kind::Competition) {
            logs.corrected.extend(corrected(&head.stream, &rows));
        }
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
    checkpoints::compare(&mut report, store, wanted, &logs).await?;
    Ok(report)
}

/// Whose names were corrected in a competition, and in which rows.
fn corrected(stream: &str, rows: &[Row]) -> Vec<checkpoints::Corrected> {
    let Ok(state) = competition::fold(stream, rows) else { return Vec::new() };
    let person = |row: &Row| match serde_json::from_str(&row.body).ok()? {
        CompetitionBody::NameCorrected { player, .. } => Some(state.players.get(player)?.person.clone()),
        _ => None,
    };
    let found = rows.iter().filter_map(|row| Some((row.seq, person(row)?)));
    found.map(|(seq, person)| checkpoints::Corrected { stream: stream.to_owned(), seq, person }).collect()
}

/// Checks a log and its head, and returns its content.
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

/// Compares the summary of a game with its log. If earlier versions did not store one, it is computed from the log.
fn summary(report: &mut Report, head: &StreamRow, folded: &Folded) {
    let Some(kept) = &head.summary else { return };
    let log = Summary::of(&folded.game);
    if !Summary::read(kept).is_some_and(|kept| kept.agrees(&log)) {
        let (stream, log) = (head.stream.clone(), log.write().unwrap_or_default());
        report.faults.push(Fault::Summary { stream, kept: kept.clone(), log });
    }
}

/// Compares the pairings of competitions with the existing games.
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

/// Where this engine would rule differently, as lines of text.
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
