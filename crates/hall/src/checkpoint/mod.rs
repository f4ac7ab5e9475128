//! Signed checkpoints: the ends of all logs at one moment, under one signature. A checkpoint that is kept elsewhere shows later whether an
//! entry was deleted or rewritten, even by the owner of the database. docs/CHECKPOINTS.md describes the format.

mod keep;
mod merkle;

use std::collections::HashSet;
use std::fmt::Write as _;

use ring::signature::{ED25519, Ed25519KeyPair, KeyPair as _, UnparsedPublicKey};

use crate::casual;
use crate::competition::{PERSON, Person};
use crate::hex;
use crate::sealed::Key;
use crate::store::chain::Hash;
use crate::store::{Kind, Seq, Store, StoreError};

pub use keep::Keeper;

/// The kind of record that holds the checkpoints, by their roots.
pub const KIND: &str = "checkpoint";
/// The first line.
const FORM: &str = "jadoube-checkpoint-1";

/// What a log belongs to. Only casual games may expire, so a checkpoint says which they are: otherwise a note that a game has expired could
/// cover up the deletion of a game of a competition.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LogKind {
    /// A competition.
    Competition,
    /// A game of a competition.
    Game,
    /// A game outside competitions.
    Casual,
    /// Not a log but a person: a seal over the name and the other public details.
    Person,
}

impl LogKind {
    const ALL: [LogKind; 4] = [LogKind::Competition, LogKind::Game, LogKind::Casual, LogKind::Person];

    const fn name(self) -> &'static str {
        match self {
            LogKind::Competition => "competition",
            LogKind::Game => "game",
            LogKind::Casual => "casual",
            LogKind::Person => "person",
        }
    }
}

/// Where a log ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEnd {
    /// What the log belongs to.
    pub kind: LogKind,
    /// Its name.
    pub stream: String,
    /// How many rows it had.
    pub rows: Seq,
    /// The hash of the last one.
    pub hash: Hash,
}

impl LogEnd {
    fn line(&self) -> String {
        format!("{} {} {} {}", self.kind.name(), self.stream, self.rows, self.hash)
    }

    fn parse(line: &str) -> Option<LogEnd> {
        let mut words = line.split(' ');
        let mut next = || words.next();
        let name = next()?;
        let kind = LogKind::ALL.into_iter().find(|kind| kind.name() == name)?;
        let stream = next()?.to_owned();
        let (rows, hash) = (next()?.parse().ok()?, Hash::parse(next()?)?);
        words.next().is_none().then_some(LogEnd { kind, stream, rows, hash })
    }
}

/// A round of a competition, after which a checkpoint was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AfterRound {
    /// The stream of the competition.
    pub competition: String,
    /// The round, from 1.
    pub round: u16,
}

/// A checkpoint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    /// The time of day in milliseconds since 1970.
    pub at: u64,
    /// The round that was over.
    pub after: Option<AfterRound>,
    /// How many logs and persons there were.
    pub count: u64,
    /// The root of the tree over their ends.
    pub root: Hash,
    /// The root of the previous checkpoint; zeros for the first one.
    pub previous: Hash,
    /// The public key of the hall.
    pub key: [u8; 32],
    signature: [u8; 64],
    /// The ends of the logs, and the persons. A printed checkpoint does not have them.
    pub logs: Option<Vec<LogEnd>>,
}

/// Why a text is not a checkpoint signed by this hall, or by any.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCheckpoint {
    /// A line is missing or cannot be read.
    #[error("line {line} of the checkpoint: expected {expected}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What was expected there.
        expected: &'static str,
    },
    /// The signature does not match the key.
    #[error("the signature of the checkpoint is wrong: it was changed after it was signed")]
    Signature,
    /// The list of logs is not the one that was signed.
    #[error("the list of logs is not the one that was signed")]
    Root,
}

/// Signs checkpoints with a key derived from the hall's own.
pub struct Signer([u8; 32]);

impl Signer {
    /// The signer of a hall.
    pub fn of(key: &Key) -> Signer {
        Signer(key.derive(FORM))
    }

    /// Every seed of this length yields a pair of keys.
    fn pair(&self) -> Option<Ed25519KeyPair> {
        Ed25519KeyPair::from_seed_unchecked(&self.0).ok()
    }

    /// The public key that belongs to it.
    pub fn public_key(&self) -> [u8; 32] {
        let pair = self.pair();
        pair.and_then(|pair| pair.public_key().as_ref().try_into().ok()).unwrap_or([0; 32])
    }
}

impl Checkpoint {
    /// Signs the ends of logs.
    pub fn sign(
        signer: &Signer,
        at: u64,
        after: Option<AfterRound>,
        previous: Hash,
        mut logs: Vec<LogEnd>,
    ) -> Checkpoint {
        logs.sort_by(|one, other| one.stream.cmp(&other.stream));
        let (count, root) = (logs.len() as u64, merkle::root(logs.iter().map(LogEnd::line)));
        let key = signer.public_key();
        let mut checkpoint = Checkpoint { at, after, count, root, previous, key, signature: [0; 64], logs: Some(logs) };
        let signature = signer.pair().map(|pair| pair.sign(checkpoint.signed().as_bytes()));
        checkpoint.signature = signature.and_then(|signature| signature.as_ref().try_into().ok()).unwrap_or([0; 64]);
        checkpoint
    }

    /// The text that is signed.
    fn signed(&self) -> String {
        let mut text = format!("{FORM}\nat {}\n", self.at);
        // Writing to memory does not fail.
        if let Some(AfterRound { competition, round }) = &self.after {
            let _ = writeln!(text, "after {competition} {round}");
        }
        let Checkpoint { count, root, previous, key, .. } = self;
        let _ = write!(text, "logs {count}\nroot {root}\nprevious {previous}\nkey {}\n", hex::write(key));
        text
    }

    /// The printed form: everything except the list of logs.
    pub fn short(&self) -> String {
        format!("{}signature {}\n", self.signed(), self.signature())
    }

    /// How many logs there were, not counting persons.
    pub fn logs_only(&self) -> u64 {
        let persons = self.logs.iter().flatten().filter(|end| end.kind == LogKind::Person).count();
        self.count - persons as u64
    }

    /// The signature as hexadecimal digits.
    pub fn signature(&self) -> String {
        hex::write(&self.signature)
    }

    /// The whole text.
    pub fn text(&self) -> String {
        let mut text = self.short();
        for log in self.logs.iter().flatten() {
            let _ = writeln!(text, "{}", log.line());
        }
        text
    }

    /// Reads a checkpoint, printed or whole, and checks its signature and its root.
    pub fn parse(text: &str) -> Result<Checkpoint, BadCheckpoint> {
        let mut lines = text.lines().map(str::trim_end).zip(1usize..).peekable();
        let mut field = |word: &'static str, expected: &'static str| {
            let line = lines.peek().map_or(0, |(_, line)| *line);
            let found = lines.next_if(|(text, _)| text.split(' ').next() == Some(word));
            let rest = found.and_then(|(text, _)| text.strip_prefix(word)).map(|rest| rest.trim_start().to_owned());
            rest.ok_or(BadCheckpoint::Line { line, expected })
        };
        let bad = |line, expected| BadCheckpoint::Line { line, expected };
        field(FORM, FORM)?;
        let at = field("at", "at and a time")?.parse().map_err(|_| bad(2, "at and a time"))?;
        let after = match field("after", "after") {
            Ok(rest) => {
                let (competition, round) = rest.split_once(' ').ok_or(bad(3, "a competition and a round"))?;
                let round = round.parse().map_err(|_| bad(3, "a competition and a round"))?;
                Some(AfterRound { competition: competition.to_owned(), round })
            }
            Err(_) => None,
        };
        let place = 3 + usize::from(after.is_some());
        let count = field("logs", "logs and a number")?.parse().map_err(|_| bad(place, "logs and a number"))?;
        let mut hash = |word: &'static str, number: usize| {
            Hash::parse(&field(word, word)?).ok_or(bad(place + number, "64 hexadecimal digits"))
        };
        let (root, previous, key) = (hash("root", 1)?, hash("previous", 2)?, hash("key", 3)?.0);
        let signature = hex::read(&field("signature", "signature")?).and_then(|bytes| bytes.try_into().ok());
        let signature = signature.ok_or(bad(place + 4, "128 hexadecimal digits"))?;
        let mut logs = Vec::new();
        for (line, number) in lines.filter(|(line, _)| !line.is_empty()) {
            logs.push(LogEnd::parse(line).ok_or(bad(number, "a log: kind, name, rows and hash"))?);
        }
        let logs = (!logs.is_empty() || count == 0).then_some(logs);
        let checkpoint = Checkpoint { at, after, count, root, previous, key, signature, logs };
        let public = UnparsedPublicKey::new(&ED25519, key);
        public.verify(checkpoint.signed().as_bytes(), &signature).map_err(|_| BadCheckpoint::Signature)?;
        if let Some(logs) = &checkpoint.logs
            && (logs.len() as u64 != count || merkle::root(logs.iter().map(LogEnd::line)) != root)
        {
            return Err(BadCheckpoint::Root);
        }
        Ok(checkpoint)
    }
}

/// All checkpoints in a store, in the order of their creation, and those that cannot be read with the reason.
pub async fn all(store: &dyn Store) -> Result<(Vec<Checkpoint>, Vec<(String, BadCheckpoint)>), StoreError> {
    let (mut good, mut bad) = (Vec::new(), Vec::new());
    for (name, text) in store.list(KIND).await? {
        match Checkpoint::parse(&text) {
            Ok(checkpoint) if checkpoint.root.to_string() == name => good.push(checkpoint),
            Ok(_) => bad.push((name, BadCheckpoint::Root)),
            Err(why) => bad.push((name, why)),
        }
    }
    good.sort_by_key(|checkpoint| checkpoint.at);
    Ok((good, bad))
}

/// Signs the current ends of all logs, and stores the checkpoint.
pub async fn make(store: &dyn Store, signer: &Signer, after: Option<AfterRound>) -> Result<Checkpoint, StoreError> {
    let (earlier, _) = all(store).await?;
    let casual: HashSet<String> = store.list(casual::KIND).await?.into_iter().map(|(game, _)| game).collect();
    let logs = store.stream_rows().await?.into_iter().filter_map(|row| {
        let kind = match Kind::named(&row.kind)? {
            Kind::Competition => LogKind::Competition,
            Kind::Game if casual.contains(&row.stream) => LogKind::Casual,
            Kind::Game => LogKind::Game,
        };
        Some(LogEnd { kind, stream: row.stream, rows: row.seq, hash: row.hash? })
    });
    let persons = store.list(PERSON).await?.into_iter().filter_map(|(stream, text)| {
        let hash = Person::read(&text).seal()?;
        Some(LogEnd { kind: LogKind::Person, stream, rows: 1, hash })
    });
    let logs = logs.chain(persons).collect();
    let previous = earlier.last().map_or(Hash::START, |last| last.root);
    let at = crate::date::now().max(earlier.last().map_or(0, |last| last.at + 1));
    let checkpoint = Checkpoint::sign(signer, at, after, previous, logs);
    store.put(KIND, checkpoint.root.to_string(), Some(checkpoint.text())).await?;
    tracing::info!(logs = checkpoint.count, root = %checkpoint.root, "a checkpoint is made");
    Ok(checkpoint)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn logs() -> Vec<LogEnd> {
        let log = |number: u8| LogEnd {
            kind: LogKind::ALL[usize::from(number) % LogKind::ALL.len()],
            stream: format!("s{number}"),
            rows: u64::from(number) + 3,
            hash: Hash([number; 32]),
        };
        (0..5).map(log).collect()
    }

    fn checkpoint() -> Checkpoint {
        let signer = Signer::of(&Key::draw());
        let after = Some(AfterRound { competition: "s0".to_owned(), round: 3 });
        Checkpoint::sign(&signer, 1_794_819_600_000, after, Hash::START, logs())
    }

    #[test]
    fn checkpoints_round_trip_whole_or_printed() {
        let checkpoint = checkpoint();
        assert_eq!(Checkpoint::parse(&checkpoint.text()), Ok(checkpoint.clone()));
        let printed = Checkpoint::parse(&checkpoint.short()).unwrap();
        assert_eq!(printed, Checkpoint { logs: None, ..checkpoint });
    }

    #[test]
    fn every_changed_letter_is_noticed() {
        let text = checkpoint().text();
        for at in 0..text.len() {
            let mut changed = text.clone().into_bytes();
            changed[at] = if changed[at] == b'1' { b'2' } else { b'1' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(Checkpoint::parse(&changed).is_err(), "{changed}");
        }
        let without_one: Vec<&str> = text.lines().take(text.lines().count() - 1).collect();
        assert_eq!(Checkpoint::parse(&without_one.join("\n")), Err(BadCheckpoint::Root));
    }

    #[test]
    fn signing_for_the_hall_takes_its_key() {
        let (ours, theirs) = (checkpoint(), checkpoint());
        let forged = ours.text().replace(&hex::write(&ours.key), &hex::write(&theirs.key));
        assert_eq!(Checkpoint::parse(&forged), Err(BadCheckpoint::Signature));
    }
}
