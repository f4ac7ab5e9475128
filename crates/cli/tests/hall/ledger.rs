//! What people write down themselves: what was acknowledged to them, when by their own watches, and every row that they were shown.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use serde_json::Value;
use tokio::sync::watch;

/// The records of all games.
#[derive(Default)]
pub(crate) struct Ledger {
    games: Mutex<Vec<Arc<Record>>>,
    count: watch::Sender<usize>,
    trouble: watch::Sender<Vec<String>>,
}

impl Ledger {
    /// The record of a game that has just been set up.
    pub(crate) fn begin(&self, game: &str) -> Arc<Record> {
        let record = Arc::new(Record::new(game));
        self.games.lock().unwrap().push(Arc::clone(&record));
        record
    }

    pub(crate) fn acknowledged(&self, record: &Record, acknowledged: Acknowledged) {
        record.acknowledged.lock().unwrap().push(acknowledged);
        self.count.send_modify(|count| *count += 1);
    }

    /// Something that should not have happened.
    pub(crate) fn note(&self, what: String) {
        self.trouble.send_modify(|all| all.push(what));
    }

    /// What should not have happened.
    pub(crate) fn trouble(&self) -> Vec<String> {
        self.trouble.borrow().clone()
    }

    pub(crate) fn count(&self) -> usize {
        *self.count.borrow()
    }

    /// Waits until so much was acknowledged, or something has gone wrong.
    pub(crate) async fn wait_for(&self, count: usize) {
        let (mut seen, mut trouble) = (self.count.subscribe(), self.trouble.subscribe());
        tokio::select! {
            reached = seen.wait_for(|reached| *reached >= count) => drop(reached.unwrap()),
            noted = trouble.wait_for(|noted| !noted.is_empty()) => drop(noted.unwrap()),
        }
        assert_eq!(self.trouble(), Vec::<String>::new());
    }

    pub(crate) fn games(&self) -> Vec<Arc<Record>> {
        self.games.lock().unwrap().clone()
    }
}

/// Something that the hall has acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) id: String,
    pub(crate) seq: u64,
    /// The instant of the game.
    pub(crate) at: u64,
    /// When it was first sent, and when the answer came.
    pub(crate) sent: Instant,
    pub(crate) received: Instant,
}

/// A row as it was shown to somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) at: u64,
    /// What both clocks had left, in milliseconds, White's first.
    pub(crate) left: Option<[u64; 2]>,
    pub(crate) over: bool,
}

/// How things stand, as far as anybody at the board knows.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Now {
    rows: u64,
    /// The clocks were stopped.
    pub(crate) stands: bool,
    pub(crate) over: bool,
}

/// The record of one game.
pub(crate) struct Record {
    pub(crate) game: String,
    acknowledged: Mutex<Vec<Acknowledged>>,
    shown: Mutex<BTreeMap<u64, Shown>>,
    now: Mutex<Now>,
}

impl Record {
    fn new(game: &str) -> Record {
        let game = game.to_owned();
        Record { game, acknowledged: Mutex::default(), shown: Mutex::default(), now: Mutex::default() }
    }

    pub(crate) fn all_acknowledged(&self) -> Vec<Acknowledged> {
        self.acknowledged.lock().unwrap().clone()
    }

    pub(crate) fn all_shown(&self) -> BTreeMap<u64, Shown> {
        self.shown.lock().unwrap().clone()
    }

    pub(crate) fn now(&self) -> Now {
        *self.now.lock().unwrap()
    }

    /// How things stand after so many rows.
    pub(crate) fn stands(&self, rows: u64, view: &Value) {
        let mut now = self.now.lock().unwrap();
        if rows >= now.rows {
            let stands = view["clock"]["state"].get("stopped").is_some();
            *now = Now { rows, stands, over: view["score"].is_object() };
        }
    }

    /// Somebody was shown a row. All who see it must see the same; what somebody else saw is given otherwise.
    pub(crate) fn shows(&self, seq: u64, entry: &Value) -> Result<(), (Shown, Shown)> {
        let view = &entry["view"];
        let left = |side: &str| view["clock"]["sides"][side]["main"].as_u64();
        let left = left("white").zip(left("black")).map(|(white, black)| [white, black]);
        let shown = Shown { at: entry["at"].as_u64().unwrap(), left, over: view["score"].is_object() };
        self.stands(seq + 1, view);
        match *self.shown.lock().unwrap().entry(seq).or_insert(shown) {
            first if first == shown => Ok(()),
            first => Err((first, shown)),
        }
    }
}
