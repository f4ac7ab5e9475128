//! What takes long to compute, mostly exports of whole games: at most one at a time for every two processors, and each text only once, so
//! that people at other boards do not notice.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::visitor::Visitor;
use crate::apart::apart;
use crate::store::StoreError;

/// How many bytes of texts are cached.
const KEPT: usize = 16 << 20;

/// The game, the language and the reader of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Made {
    pub(crate) game: String,
    pub(crate) lang: &'static str,
    /// For somebody who is told only what everybody sees.
    pub(crate) silent: bool,
}

/// A cached text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    /// How many rows the log had.
    pub(crate) rows: u64,
    /// The competition of the game, and what it said about the game.
    pub(crate) competition: Option<String>,
    pub(crate) facts: String,
    /// The ids of the persons in it, and their names.
    pub(crate) persons: [String; 2],
    pub(crate) names: [Option<String>; 2],
    pub(crate) text: Bytes,
}

/// The texts of games.
#[derive(Debug)]
pub(crate) struct Exports {
    turns: Arc<Semaphore>,
    kept: Mutex<HashMap<Made, Kept>>,
}

impl Default for Exports {
    fn default() -> Exports {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Exports { turns: Arc::new(Semaphore::new((processors / 2).max(1))), kept: Mutex::default() }
    }
}

impl Exports {
    /// Waits for this visitor's turn to have something long computed. Arbiters do not have to wait.
    pub(crate) async fn turn(&self, visitor: &Visitor) -> Option<OwnedSemaphorePermit> {
        if visitor.session.arbiter().is_some() { None } else { Arc::clone(&self.turns).acquire_owned().await.ok() }
    }

    /// Computes something for this visitor when it is their turn, on a thread of its own. The turn ends when the work
    /// ends, even if the visitor has gone away.
    pub(crate) async fn in_turn<T: Send + 'static>(
        &self,
        visitor: &Visitor,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let turn = self.turn(visitor).await;
        let work = move || {
            let _turn = turn;
            work()
        };
        apart(work).await
    }

    /// The cached text.
    pub(crate) fn find(&self, made: &Made) -> Option<Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(made).cloned()
    }

    /// Caches a text.
    pub(crate) fn keep(&self, made: Made, text: Kept) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let size: usize = kept.values().map(|kept| kept.text.len()).sum();
        if size + text.text.len() > KEPT {
            kept.clear();
        }
        if text.text.len() <= KEPT {
            kept.insert(made, text);
        }
    }
}

/// Shared by all answers.
pub(crate) type Shared = Arc<Exports>;

#[cfg(test)]
#[path = "exports_tests.rs"]
mod in_turn;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_is_bounded() {
        let exports = Exports::default();
        let made = |number: usize| Made { game: number.to_string(), lang: "en", silent: false };
        let text = |length: usize| Kept {
            rows: 7,
            competition: None,
            facts: String::new(),
            persons: Default::default(),
            names: Default::default(),
            text: Bytes::from(vec![b'x'; length]),
        };
        for number in 0..5 {
            exports.keep(made(number), text(KEPT / 4));
        }
        assert_eq!(exports.find(&made(4)), Some(text(KEPT / 4)));
        assert_eq!(exports.find(&made(0)), None);
        exports.keep(made(9), text(KEPT + 1));
        assert_eq!(exports.find(&made(9)), None);
    }
}
