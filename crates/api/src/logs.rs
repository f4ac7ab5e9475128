//! The logs of a hall, as `jadoube verify`, `backup` and `restore` report on them.

use serde::Serialize;

use crate::Ruling;

/// A log whose chain of hashes is intact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckedLog {
    /// `game` or `competition`.
    pub kind: &'static str,
    /// Its name.
    pub log: String,
    /// How many rows it has.
    pub rows: u64,
    /// The hash of the last one.
    pub hash: String,
}

/// Something that differs from what the hall has written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LogFault {
    /// What is wrong.
    pub fault: LogFaultKind,
    /// The log that it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// The checkpoint that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<String>,
    /// All of it in words.
    pub text: String,
}

/// What is wrong with the logs of a hall.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LogFaultKind {
    /// A log cannot be read, or its chain of hashes is broken.
    Unreadable,
    /// A log has more or fewer rows than its head says.
    WrongCount,
    /// The hash of the last row is not the one in the head.
    WrongHash,
    /// The last row has a later fencing number than the head.
    WrongFence,
    /// The summary beside a log contradicts it.
    WrongSummary,
    /// A game is over and its head says otherwise, or the other way round.
    WronglyClosed,
    /// The kind of a log is unknown.
    UnknownKind,
    /// There are rows without a head: the log was deleted.
    NoHead,
    /// A competition names a game that is missing.
    GameMissing,
    /// A game names a competition that is missing.
    CompetitionMissing,
    /// A checkpoint is not valid.
    BadCheckpoint,
    /// A log of a checkpoint was deleted.
    Deleted,
    /// A log has fewer rows than at a checkpoint.
    Shorter,
    /// A log of a checkpoint is broken, so that its end cannot be compared.
    Damaged,
    /// Details of a person were changed beside the log.
    PersonChanged,
    /// A log was rewritten since a checkpoint.
    Rewritten,
    /// The store no longer has the list of logs that belongs to a checkpoint.
    ListMissing,
    /// A checkpoint was signed with another key.
    OtherKey,
    /// The checkpoint before a checkpoint was deleted.
    PreviousMissing,
    /// The database itself reports a fault.
    Database,
}

/// A row of a game on which this build would rule differently. What was ruled stands until an arbiter changes it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuledDifferently {
    /// The game.
    pub game: String,
    /// The number of the row.
    pub row: u64,
    /// The build that ruled on it.
    pub engine: String,
    /// What happened.
    pub text: String,
    /// The rulings that were given and stand.
    pub then: Vec<Ruling>,
    /// What this build would rule.
    pub now: Vec<Ruling>,
    /// Why this build would refuse the act, if it would.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// How a verification went.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VerifySummary {
    /// How many logs were checked.
    pub logs: usize,
    /// How many checkpoints were compared with them.
    pub checkpoints: usize,
    /// How many faults were found.
    pub faults: usize,
    /// How many casual games of checkpoints have expired since. This is not a fault.
    pub expired: usize,
    /// How many persons of checkpoints were erased since. This is not a fault.
    pub erased: usize,
    /// On how many rows this build would rule differently. This is not a fault.
    pub ruled_differently: usize,
}

/// What a backup contains.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Backup {
    /// Its file.
    pub file: String,
    /// How many logs of games and competitions there are.
    pub logs: u64,
    /// How many rows they have.
    pub rows: u64,
    /// How many other records there are: persons, accounts, checkpoints.
    pub records: u64,
}
