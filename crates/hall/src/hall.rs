//! The hall: all boards that this process owns, found by name and opened on demand.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant as Monotonic};

use jadoube_clock::Instant;
use tokio::sync::{Notify, OnceCell};

use crate::access::Revocations;
use crate::apart::apart;
use crate::board::{self, Board, Opening, Origin, Owner, Resting, Unreadable};
use crate::competition::Persons;
use crate::engine::Engine;
use crate::nodes::{self, Node, Nodes};
use crate::secret::Secret;
use crate::store::postgres::{Handed, Postgres};
use crate::store::{Anchor, Kind, Row, Seq, Store, StoreError, Taken};
use crate::timeline::{Life, Timeline};

/// How often the hall records that it is alive. After a crash at most this much thinking time is given back.
const PULSE: Duration = Duration::from_secs(1);
/// How long a board may be idle before it is evicted.
const REST: Duration = Duration::from_secs(60);
/// How many pulses pass between two sweeps for evicted boards.
const SWEEP: u64 = 30;
/// The kind of record that is written to test whether the store accepts writes.
const PROBE: &str = "probe";
const PROBED: usize = 16 * 1024;
/// The fencing number of the first owner of a stream.
const FIRST_FENCE: u64 = 1;

/// Why a board is not available.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoBoard {
    /// There is no board of this name.
    #[error("there is no game {0}")]
    Unknown(String),
    /// The store failed.
    #[error("{0}")]
    Store(StoreError),
    /// The log is damaged.
    #[error("the log of game {game} cannot be used: {error}")]
    Unreadable {
        /// The game.
        game: String,
        /// What is wrong.
        error: Unreadable,
    },
    /// It was paired by mistake and is withdrawn.
    #[error("the board {0} was paired by mistake and is withdrawn")]
    Withdrawn(String),
}

impl From<StoreError> for NoBoard {
    fn from(error: StoreError) -> NoBoard {
        match error {
            StoreError::Unknown(game) => NoBoard::Unknown(game),
            error => NoBoard::Store(error),
        }
    }
}

/// What was found when the hall was opened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Games that were not over.
    pub open: usize,
    /// How many of them had running clocks: these are stopped now, until the arbiter starts them again.
    pub interrupted: usize,
    /// Those that could not be read, with the reason.
    pub unreadable: Vec<(String, String)>,
}

type Slot = Arc<OnceCell<Board>>;

/// All boards of this process.
pub struct Hall {
    store: Arc<dyn Store>,
    /// The name of this process among the owners of streams.
    owner: String,
    life: Life,
    boards: Mutex<HashMap<String, Slot>>,
    /// Boards that are being withdrawn, or have been since this process started: nobody can join them.
    withdrawn: Mutex<HashSet<String>>,
    /// The other processes of this hall, if any.
    nodes: Option<Arc<Nodes>>,
    /// How long a board may be idle before it is evicted.
    rest: Duration,
    resting: Arc<Resting>,
    /// The engine that rules in this process.
    engine: Engine,
    /// Notified when a game is over.
    over: Arc<Notify>,
    /// Whether the last write to the store succeeded; health checks try again.
    writable: Arc<AtomicBool>,
    /// Announces revocations.
    revocations: Revocations,
    /// Itself, for evicted boards that are opened again.
    me: Weak<Hall>,
}

impl Hall {
    /// Opens a hall on a store. Every running game is marked as interrupted.
    pub async fn open(store: Arc<dyn Store>) -> Result<(Arc<Hall>, Found), StoreError> {
        Hall::open_with(store, REST, Engine::default()).await
    }

    /// The same, with another idle time before boards are evicted.
    pub async fn open_resting(store: Arc<dyn Store>, rest: Duration) -> Result<(Arc<Hall>, Found), StoreError> {
        Hall::open_with(store, rest, Engine::default()).await
    }

    /// The same with another engine, to simulate another build.
    pub async fn open_judging(store: Arc<dyn Store>, engine: Engine) -> Result<(Arc<Hall>, Found), StoreError> {
        Hall::open_with(store, REST, engine).await
    }

    fn new(
        store: Arc<dyn Store>,
        owner: String,
        rest: Duration,
        engine: Engine,
        nodes: Option<Arc<Nodes>>,
    ) -> Arc<Hall> {
        Arc::new_cyclic(|me| Hall {
            store,
            owner,
            life: Life::begin(),
            boards: Mutex::default(),
            withdrawn: Mutex::default(),
            rest,
            resting: Arc::default(),
            engine,
            over: Arc::default(),
            writable: Arc::new(AtomicBool::new(true)),
            revocations: nodes.as_ref().map(|nodes| nodes.revocations()).unwrap_or_default(),
            me: Weak::clone(me),
            nodes,
        })
    }

    async fn open_with(
        store: Arc<dyn Store>,
        rest: Duration,
        engine: Engine,
    ) -> Result<(Arc<Hall>, Found), StoreError> {
        let owner = Secret::draw().to_string();
        let hall = Hall::new(store, owner, rest, engine, None);
        hall.beat().await?;
        let streams = hall.store.streams(Kind::Game, true).await?;
        let mut found = Found { open: streams.len(), ..Found::default() };
        let mut waiting = tokio::task::JoinSet::new();
        for stream in streams {
            let hall = Arc::clone(&hall);
            waiting.spawn(async move { (hall.load(&stream).await, stream) });
        }
        while let Some(loaded) = waiting.join_next().await {
            match loaded {
                Ok((Ok((board, interrupted)), stream)) => {
                    found.interrupted += usize::from(interrupted);
                    let _ = hall.slot(&stream).set(board);
                }
                Ok((Err(error), stream)) => found.unreadable.push((stream, error.to_string())),
                Err(error) => found.unreadable.push(("a game".to_owned(), error.to_string())),
            }
        }
        found.unreadable.sort();
        for (game, why) in &found.unreadable {
            tracing::error!(game, why, "a game cannot be opened");
        }
        tracing::info!(open = found.open, interrupted = found.interrupted, "the hall opens");
        tokio::spawn(pulse(Arc::downgrade(&hall)));
        Ok((hall, found))
    }

    /// Joins a hall of several nodes. Games without a live owner are taken over as they are found.
    pub async fn join(postgres: Arc<Postgres>, node: Node) -> Result<Arc<Hall>, StoreError> {
        Hall::join_judging(postgres, node, Engine::default()).await
    }

    /// The same with another engine, to simulate another build.
    pub async fn join_judging(postgres: Arc<Postgres>, node: Node, engine: Engine) -> Result<Arc<Hall>, StoreError> {
        let owner = Secret::draw().to_string();
        let store = Arc::clone(&postgres) as Arc<dyn Store>;
        let nodes = Nodes::join(postgres, owner.clone(), node).await?;
        let hall = Hall::new(store, owner, REST, engine, Some(Arc::clone(&nodes)));
        nodes.renew(hall.millis()).await?;
        tokio::spawn(nodes::stay(Arc::downgrade(&hall), Arc::clone(&nodes)));
        tokio::spawn(nodes::sweep(Arc::downgrade(&hall), nodes));
        Ok(hall)
    }

    /// The other processes of this hall, if any.
    pub(crate) fn nodes(&self) -> Option<&Arc<Nodes>> {
        self.nodes.as_ref()
    }

    /// Whether visitors may be sent here: in a hall of several nodes, the lease of this one must be valid.
    pub fn is_ready(&self) -> bool {
        self.nodes.as_ref().is_none_or(|nodes| nodes.is_ready())
    }

    /// Whether the store accepts writes. After a failed write this writes a probe that is as large as a long act.
    pub async fn can_write(&self) -> Result<(), StoreError> {
        if !self.writable.load(Ordering::Relaxed) {
            self.store.put(PROBE, String::new(), Some(" ".repeat(PROBED))).await?;
            self.store.put(PROBE, String::new(), None).await?;
            self.writable.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Notified when a game of this process is over.
    pub(crate) fn over(&self) -> &Arc<Notify> {
        &self.over
    }

    /// Announces revocations.
    pub(crate) fn revocations(&self) -> &Revocations {
        &self.revocations
    }

    /// A weak reference, which does not keep the hall open.
    pub(crate) fn weak(&self) -> Weak<Hall> {
        Weak::clone(&self.me)
    }

    /// Milliseconds since this process started.
    pub(crate) fn millis(&self) -> u64 {
        self.life.millis(Monotonic::now())
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    async fn beat(&self) -> Result<(), StoreError> {
        let beat = self.store.pulse(self.owner.clone(), self.life.millis(Monotonic::now())).await;
        if beat.is_err() {
            self.writable.store(false, Ordering::Relaxed);
        }
        beat
    }

    fn slot(&self, stream: &str) -> Slot {
        let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = boards.entry(stream.to_owned()).or_default();
        if slot.get().is_some_and(Board::is_closed) {
            *slot = Slot::default();
        }
        Arc::clone(slot)
    }

    /// The boards that are open here, our own and mirrored ones.
    pub(crate) fn boards(&self) -> Vec<(String, Board)> {
        let boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        boards.iter().filter_map(|(stream, slot)| Some((stream.clone(), slot.get()?.clone()))).collect()
    }

    /// The boards that were evicted here.
    pub(crate) fn rested(&self) -> &Resting {
        &self.resting
    }

    /// Whether a slot is still the current one of its board. A slot that was removed in the meantime, and not replaced, is restored.
    fn stands(&self, stream: &str, slot: &Slot) -> bool {
        let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::ptr_eq(boards.entry(stream.to_owned()).or_insert_with(|| Arc::clone(slot)), slot)
    }

    fn forget(&self, stream: &str, slot: &Slot) {
        let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        if boards.get(stream).is_some_and(|found| Arc::ptr_eq(found, slot)) {
            boards.remove(stream);
        }
    }

    /// A board that this process owns, at the request of another node.
    pub(crate) async fn own(&self, stream: &str) -> Option<Board> {
        let open = {
            let boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
            boards.get(stream).and_then(|slot| slot.get().cloned()).filter(|board| !board.is_closed())
        };
        match open {
            Some(board) => Some(board).filter(Board::is_ours),
            None => {
                let nodes = self.nodes.as_ref()?;
                let holder = nodes.postgres.holder(stream).await.ok()?;
                if holder.owner != self.owner {
                    return None;
                }
                self.board(stream).await.ok().filter(Board::is_ours)
            }
        }
    }

    /// Takes over the game of a node that is gone.
    pub(crate) async fn take_over(&self, stream: &str) -> Result<(), NoBoard> {
        let (board, _) = self.load(stream).await?;
        self.put_in_place(stream, board).await;
        Ok(())
    }

    /// Continues a game that another node hands over to this one. Its clocks keep running.
    pub(crate) async fn adopt(&self, stream: &str, handed: Handed, here: Monotonic) -> Result<(), NoBoard> {
        let Some(nodes) = &self.nodes else { return Err(NoBoard::Unknown(stream.to_owned())) };
        let _opening = nodes.may_open().await?;
        let since = self.life.millis(here);
        let taken = nodes.postgres.take_as_handed(stream, &self.owner, since, handed).await?;
        let rows = match self.store.read(stream.to_owned(), 0).await {
            Ok(rows) => rows,
            Err(error) => {
                // It is ours now, and no other node will finish the work.
                nodes.finish_later(stream);
                return Err(error.into());
            }
        };
        let folded =
            board::fold(stream, &rows).map_err(|error| NoBoard::Unreadable { game: stream.to_owned(), error })?;
        let origin = self.origin(stream, taken.fence, Timeline::from(taken.last_moment, here));
        self.put_in_place(stream, Owner::start(origin, folded)).await;
        Ok(())
    }

    /// Replaces a mirror, if there is one, by a board that is ours now.
    async fn put_in_place(&self, stream: &str, board: Board) {
        let earlier = {
            let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
            boards.insert(stream.to_owned(), Arc::new(OnceCell::new_with(Some(board))))
        };
        if let Some(earlier) = earlier.and_then(|slot| slot.get().cloned()) {
            earlier.leave().await;
        }
    }

    /// Sets up a board. Its first row is durable when this returns.
    pub async fn set_up(&self, stream: &str, opening: Opening) -> Result<Board, NoBoard> {
        let _opening = match &self.nodes {
            Some(nodes) => Some(nodes.may_open().await?),
            None => None,
        };
        let here = Monotonic::now();
        let origin = self.origin(stream, FIRST_FENCE, Timeline::from(Instant::START, here));
        let (folded, first) =
            board::open(stream, FIRST_FENCE, opening).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let anchor = Anchor { instant: Instant::START, since: self.life.millis(here) };
        self.store.create(Kind::Game, self.owner.clone(), anchor, first).await?;
        tracing::debug!(game = stream, "a board is set up");
        let board = Owner::start(origin, folded);
        let _ = self.slot(stream).set(board.clone());
        Ok(board)
    }

    fn origin(&self, stream: &str, fence: u64, timeline: Timeline) -> Origin {
        let head = crate::store::Head { seq: 0, hash: crate::store::Hash::START };
        let herald = self.nodes.as_ref().map(|nodes| nodes.herald());
        let (store, resting) = (Arc::clone(&self.store), Arc::clone(&self.resting));
        let (stream, engine, over) = (stream.to_owned(), self.engine, Arc::clone(&self.over));
        let hall = self.weak();
        let (rest, writable) = (self.rest, Arc::clone(&self.writable));
        Origin { stream, fence, head, timeline, store, herald, rest, resting, engine, over, writable, hall }
    }

    /// The board of this name; it is read from the store if it is not open yet.
    pub async fn board(&self, stream: &str) -> Result<Board, NoBoard> {
        let open = || async {
            match &self.nodes {
                Some(nodes) => nodes.find(self, stream).await,
                None => self.load(stream).await.map(|(board, _)| board),
            }
        };
        loop {
            if self.withdrawn().contains(stream) {
                return Err(NoBoard::Withdrawn(stream.to_owned()));
            }
            let slot = self.slot(stream);
            match slot.get_or_try_init(open).await.cloned() {
                Ok(board) if self.stands(stream, &slot) => return Ok(board),
                // The board came to this node during the lookup: keep that one.
                Ok(board) => board.leave().await,
                Err(error) => {
                    self.forget(stream, &slot);
                    return Err(error);
                }
            }
        }
    }

    /// Replays a game from its log, without becoming its owner; only the last rows are kept.
    pub async fn read(&self, stream: &str) -> Result<board::Folded, NoBoard> {
        self.read_by(stream, board::fold).await
    }

    /// The same with all rows.
    pub async fn read_whole(&self, stream: &str) -> Result<board::Folded, NoBoard> {
        self.read_by(stream, board::fold_whole).await
    }

    async fn read_by(
        &self,
        stream: &str,
        fold: fn(&str, &[Row]) -> Result<board::Folded, board::Unreadable>,
    ) -> Result<board::Folded, NoBoard> {
        let rows = self.store.read(stream.to_owned(), 0).await?;
        if rows.is_empty() {
            return Err(NoBoard::Unknown(stream.to_owned()));
        }
        let game = stream.to_owned();
        let mut folded =
            apart(move || fold(&game, &rows).map_err(|error| NoBoard::Unreadable { game, error })).await??;
        Persons::new(Arc::clone(&self.store)).name(&mut folded.opening).await?;
        Ok(folded)
    }

    fn withdrawn(&self) -> MutexGuard<'_, HashSet<String>> {
        self.withdrawn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a board away from its owner, if its log still has this many rows: nothing can happen there from now on. If something has
    /// happened in the meantime, it is a conflict, and the board stays open.
    pub(crate) async fn hold(&self, stream: &str, expected: Seq) -> Result<Held, NoBoard> {
        // Nobody may reopen it while it is being taken.
        self.withdrawn().insert(stream.to_owned());
        let taken = self.store.take_at(stream.to_owned(), self.owner.clone(), self.millis(), expected).await;
        let taken = taken.inspect_err(|_| self.release(stream))?;
        let open = {
            let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
            boards.remove(stream).and_then(|slot| slot.get().cloned())
        };
        if let Some(board) = open {
            board.leave().await;
        }
        Ok(Held { stream: stream.to_owned(), taken })
    }

    /// Releases a board from hold; it can be opened again.
    pub(crate) fn release(&self, stream: &str) {
        self.withdrawn().remove(stream);
    }

    /// Closes a board that was paired by mistake and will not be used.
    pub(crate) async fn withdraw(&self, held: Held) -> Result<(), NoBoard> {
        let Held { stream, taken } = held;
        let (expected, fence) = (taken.head.seq, taken.fence);
        let close =
            crate::store::Append { stream, expected, fence, rows: Vec::new(), close: true, summary: None, stood: 0 };
        Ok(self.store.append(close).await?)
    }

    /// Deletes an abandoned game, if its log still has this many rows. Only a note of how its log ended stays.
    pub(crate) async fn erase(&self, stream: &str, expected: Seq) -> Result<(), NoBoard> {
        let held = self.hold(stream, expected).await?;
        let erased = self.store.erase(held.stream, held.taken.fence).await;
        self.resting.forget(stream);
        self.release(stream);
        Ok(erased?)
    }

    /// The names of the boards that are open here.
    pub fn open_boards(&self) -> Vec<String> {
        let boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        let open = boards.iter().filter(|(_, slot)| slot.get().is_some_and(|board| !board.is_closed()));
        open.map(|(stream, _)| stream.clone()).collect()
    }

    /// Removes the slots of evicted boards, and of boards that were not found.
    pub(crate) fn sweep(&self) {
        let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        boards.retain(|_, slot| match slot.get() {
            Some(board) => !board.is_closed(),
            None => Arc::strong_count(slot) > 1,
        });
    }

    /// Takes a game over from its owner. Running clocks are stopped as of the last known instant (6.11, 6.12).
    pub(crate) async fn load(&self, stream: &str) -> Result<(Board, bool), NoBoard> {
        let _opening = match &self.nodes {
            Some(nodes) => Some(nodes.may_open().await?),
            None => None,
        };
        let since = self.life.millis(Monotonic::now());
        let taken = match &self.nodes {
            Some(nodes) => nodes.postgres.take_from_the_dead(stream, &self.owner, since).await?,
            None => self.store.take(stream.to_owned(), self.owner.clone(), since).await?,
        };
        // The earlier owner may have been alive until the stream was taken from it, and its last row may be just as recent: the time is
        // ours only from now on. Counted from an earlier instant, the time line would be ahead of real time.
        let here = Monotonic::now();
        let rows = self.store.read(stream.to_owned(), 0).await?;
        let last_moment = rows.last().map_or(taken.last_moment, |row| row.instant.max(taken.last_moment));
        let unreadable = |error| NoBoard::Unreadable { game: stream.to_owned(), error };
        let mut folded = board::fold(stream, &rows).map_err(unreadable)?;
        let rested = self.resting.take(stream, taken.fence);
        let timeline = rested.unwrap_or_else(|| Timeline::from(last_moment, here));
        let origin = self.origin(stream, taken.fence, timeline);
        // A board that was only evicted continues on its time line.
        let append = match rested {
            Some(_) => None,
            None => board::interruption(&origin, &mut folded, last_moment),
        };
        let interrupted = append.is_some();
        if let Some(append) = append {
            self.store.append(append).await?;
        }
        Ok((Owner::start(origin, folded), interrupted))
    }

    /// Stops all running clocks and gives up all boards before the process ends. In a hall of several nodes, the others continue them.
    pub async fn close(&self) {
        if let Some(nodes) = &self.nodes {
            return nodes.leave(self).await;
        }
        let boards: Vec<Slot> = {
            let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
            boards.drain().map(|(_, slot)| slot).collect()
        };
        let mut waiting = tokio::task::JoinSet::new();
        for slot in boards {
            if let Some(board) = slot.get().cloned() {
                waiting.spawn(async move { board.shut().await });
            }
        }
        // One that was cancelled, because the runtime ends, has nothing to be waited for.
        while waiting.join_next().await.is_some() {}
        let _ = self.beat().await;
    }
}

/// A board on hold: nobody has it open, and nobody can open it.
#[derive(Debug)]
pub(crate) struct Held {
    /// Its name.
    pub(crate) stream: String,
    taken: Taken,
}

/// Records the time of the hall for as long as it exists.
async fn pulse(hall: Weak<Hall>) {
    let mut ticks = tokio::time::interval(PULSE);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for beat in 1.. {
        ticks.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        if beat % SWEEP == 0 {
            hall.sweep();
        }
        if let Err(error) = hall.beat().await {
            tracing::warn!(%error, "the hall could not note that it is alive");
        }
    }
}
