//! Several processes as one hall. PostgreSQL decides who owns a game; nothing here votes, gossips or queues.
//!
//! Every node has a lease in the database, which it renews each second. A game belongs to the node that its stream names. Visitors of
//! another node find a mirror there, which forwards acts to the owner and shows the rows that the owner has written. When a lease has
//! expired, the other nodes take over that node's games, each under the next fencing number, as an interruption (6.11, 6.12). A node that
//! shuts down in an orderly way hands its games over first, and their clocks keep running.
//!
//! Time: a game's instants continue from the last known one, on the monotonic clock of its owner. The wall clocks of the nodes play no
//! part, and the clock of the database only decides whether a lease has expired.

pub(crate) mod bus;
pub(crate) mod link;
pub(crate) mod mirror;

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant as Monotonic};

use tokio::sync::{RwLock, RwLockReadGuard, Semaphore, mpsc};

pub use bus::Bus;
pub(crate) use bus::{Announced, Herald};

use crate::access::Revocations;
use crate::board::Board;
use crate::hall::{Hall, NoBoard};
use crate::store::postgres::{Handed, Holder, Postgres};
use crate::store::{Store, StoreError};
use bus::BusEvent;
use link::{Answer, Ask, Lines};

/// How long a lease lasts after its last renewal.
pub const LEASE: Duration = Duration::from_secs(3);
/// How often a node renews its lease.
const RENEWAL: Duration = Duration::from_secs(1);
/// How often a node looks for dead nodes.
const SWEEP: Duration = Duration::from_millis(400);
/// How often it looks for games without an owner even if the known dead nodes have left none.
const GENERAL_SWEEP: Duration = Duration::from_secs(60);
/// How many renewals pass between two sweeps for evicted boards.
const TIDY: u64 = 30;
/// How many games a node takes over at a time, so that several nodes share them.
const AT_A_TIME: usize = 200;
/// How many games are handed over at the same time.
const TOGETHER: usize = 64;
/// How long a visitor waits for a board whose owner has just been lost.
const PATIENCE: Duration = Duration::from_secs(12);

/// The answer of a node that is shutting down.
pub(crate) fn leaving() -> NoBoard {
    NoBoard::Store(StoreError::Unavailable("this node is about to leave; connect again".to_owned()))
}

/// How a process takes part in a hall of several nodes.
#[derive(Clone, Debug)]
pub struct Node {
    /// The address at which the other nodes reach this one: `http://10.0.0.2:8000`.
    pub address: String,
    /// How the nodes wake each other up.
    pub bus: Bus,
}

/// This node among the others.
pub(crate) struct Nodes {
    pub(crate) postgres: Arc<Postgres>,
    /// The name of this process among the owners.
    pub(crate) owner: String,
    address: String,
    pub(crate) lines: Lines,
    herald: Herald,
    revocations: Revocations,
    events: mpsc::UnboundedSender<BusEvent>,
    mirrors: mirror::Mirrors,
    /// When the lease was last renewed, and since when it has been renewed without a gap.
    lease: Mutex<Renewed>,
    leaving: AtomicBool,
    /// Everything is handed over, and the lease is given up.
    left: AtomicBool,
    /// Held for reading while a board is being opened, so that a leaving node can wait for the last one.
    opening: RwLock<()>,
    /// Streams that are ours according to the database, but could not be read when they were taken.
    unfinished: Mutex<HashSet<String>>,
    forwards: AtomicU64,
}

#[derive(Copy, Clone)]
struct Renewed {
    last: Monotonic,
    since: Monotonic,
}

impl Nodes {
    /// Joins the hall in a database.
    pub(crate) async fn join(postgres: Arc<Postgres>, owner: String, node: Node) -> Result<Arc<Nodes>, StoreError> {
        let secret = postgres.shared_secret().await?;
        let (events, received) = mpsc::unbounded_channel();
        let herald = bus::start(node.bus, events.clone());
        let now = Monotonic::now();
        let nodes = Arc::new(Nodes {
            postgres,
            owner,
            address: node.address,
            lines: Lines::new(secret),
            revocations: Revocations::and_elsewhere(herald.clone()),
            herald,
            events,
            mirrors: mirror::Mirrors::default(),
            lease: Mutex::new(Renewed { last: now, since: now }),
            leaving: AtomicBool::new(false),
            left: AtomicBool::new(false),
            opening: RwLock::new(()),
            unfinished: Mutex::default(),
            forwards: AtomicU64::new(0),
        });
        tokio::spawn(mirror::read_along(Arc::downgrade(&nodes), received));
        Ok(nodes)
    }

    pub(crate) fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.postgres) as Arc<dyn Store>
    }

    /// Announces revocations, on all nodes.
    pub(crate) fn revocations(&self) -> Revocations {
        self.revocations.clone()
    }

    pub(crate) fn herald(&self) -> Herald {
        self.herald.clone()
    }

    /// How many boards of other nodes are mirrored here.
    pub(crate) fn mirrored(&self) -> usize {
        self.mirrors.len()
    }

    fn forwarded(&self) {
        self.forwards.fetch_add(1, Ordering::Relaxed);
    }

    /// How many acts were forwarded to other nodes.
    pub(crate) fn forwards(&self) -> u64 {
        self.forwards.load(Ordering::Relaxed)
    }

    /// Whether the lease is valid, and this node is not shutting down.
    pub(crate) fn is_ready(&self) -> bool {
        !self.is_leaving() && self.renewed().last.elapsed() < LEASE
    }

    fn renewed(&self) -> Renewed {
        *self.lease.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Renews the lease. True if it may have expired in the meantime, so that games may be lost.
    ///
    /// The decision depends on how much of it was left by the clock of the database, which keeps running while this process is suspended;
    /// and on how long the answer took, since the others saw the old lease until then. With a second left and an answer within that second
    /// nobody can have seen it expire.
    pub(crate) async fn renew(&self, millis: u64) -> Result<bool, StoreError> {
        let asked = Monotonic::now();
        let renewed = self.postgres.lease(&self.owner, millis, &self.address, LEASE, RENEWAL).await;
        let mut lease = self.lease.lock().unwrap_or_else(PoisonError::into_inner);
        let doubtful = asked.elapsed() > RENEWAL || !matches!(renewed, Ok(false));
        if doubtful {
            lease.since = Monotonic::now();
        }
        if renewed.is_ok() {
            lease.last = asked;
        }
        renewed.map(|_| doubtful)
    }

    /// Whether games may be taken from nodes that seem to be dead. After an outage of the database all leases may have expired: then every
    /// node gets one lease period to come back.
    fn may_sweep(&self) -> bool {
        let Renewed { last, since } = self.renewed();
        !self.is_leaving() && last.elapsed() < LEASE && since.elapsed() > LEASE
    }

    /// The board of this name, wherever its owner is.
    pub(crate) async fn find(self: &Arc<Nodes>, hall: &Hall, stream: &str) -> Result<Board, NoBoard> {
        let until = Monotonic::now() + PATIENCE;
        loop {
            if self.is_leaving() {
                return Err(leaving());
            }
            match self.postgres.holder(stream).await? {
                Holder { address: Some(address), owner, .. } if owner != self.owner => {
                    if let Ok(board) = mirror::open(self, hall, stream, &address).await? {
                        return Ok(board);
                    }
                }
                // It seems to have no owner any more, but that is not certain yet.
                Holder { owner, .. } if owner != self.owner && !self.may_sweep() => {}
                // It is ours, or has no owner.
                _ => match hall.load(stream).await {
                    Ok((board, _)) => return Ok(board),
                    Err(NoBoard::Store(StoreError::Fenced { .. } | StoreError::Conflict { .. })) => {}
                    Err(error) => return Err(error),
                },
            }
            if Monotonic::now() > until {
                let why = "the node of this board does not answer".to_owned();
                return Err(NoBoard::Store(StoreError::Unavailable(why)));
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Whether this node is shutting down: then it no longer opens boards, which would take them back from the node that received them.
    pub(crate) fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::SeqCst)
    }

    /// Permission to open a board. A node that is shutting down grants none, and waits for those that were granted.
    pub(crate) async fn may_open(&self) -> Result<RwLockReadGuard<'_, ()>, NoBoard> {
        let opening = self.opening.read().await;
        if self.is_leaving() { Err(leaving()) } else { Ok(opening) }
    }

    /// A board is ours, but could not be opened yet.
    pub(crate) fn finish_later(&self, stream: &str) {
        self.unfinished.lock().unwrap_or_else(PoisonError::into_inner).insert(stream.to_owned());
    }

    /// Hands the boards of this node to the others, and leaves. If there are none, the clocks are stopped, as in a hall with one node.
    pub(crate) async fn leave(self: &Arc<Nodes>, hall: &Hall) {
        self.leaving.store(true, Ordering::SeqCst);
        drop(self.opening.write().await);
        let others: Vec<String> = match self.postgres.living().await {
            Ok(living) => living.into_iter().filter(|(owner, _)| *owner != self.owner).map(|(_, at)| at).collect(),
            Err(_) => Vec::new(),
        };
        // A board that is evicted while the others are handed over is found in the second pass.
        for _ in 0..2 {
            let open = hall.boards().into_iter().filter(|(_, board)| !board.is_closed());
            let mut boards: Vec<(String, HandedBoard)> =
                open.map(|(stream, board)| (stream, HandedBoard::Open(board))).collect();
            if !others.is_empty() {
                let rested = hall.rested().hand_over().into_iter();
                boards.extend(rested.map(|(stream, handed)| (stream, HandedBoard::Rested(handed))));
            }
            self.hand_over(boards, &others).await;
        }
        self.left.store(true, Ordering::Relaxed);
        if let Err(error) = self.postgres.give_up_lease(&self.owner).await {
            tracing::warn!(%error, "the lease could not be given up; it runs out by itself");
        }
    }

    async fn hand_over(self: &Arc<Nodes>, boards: Vec<(String, HandedBoard)>, others: &[String]) {
        let mut waiting = tokio::task::JoinSet::new();
        for (number, (stream, given)) in boards.into_iter().enumerate() {
            if waiting.len() >= TOGETHER {
                waiting.join_next().await;
            }
            let (nodes, mut others) = (Arc::clone(self), others.to_vec());
            if !others.is_empty() {
                let first = number % others.len();
                others.rotate_left(first);
            }
            waiting.spawn(async move {
                let handed = match given {
                    HandedBoard::Open(board) if others.is_empty() || !board.is_ours() => return board.shut().await,
                    HandedBoard::Open(board) => match board.hand_over().await {
                        Some(handed) => handed,
                        None => return,
                    },
                    HandedBoard::Rested(handed) => handed,
                };
                // A node that is shutting down as well does not take it, and the next one is asked.
                for other in others {
                    let asked = nodes.lines.ask(&other, Ask::Adopt { stream: stream.clone(), handed }).await;
                    if matches!(asked, Ok(Answer::Adopted)) {
                        return;
                    }
                }
                tracing::warn!(stream, "the board could not be handed over; another node will find it interrupted");
            });
        }
        while waiting.join_next().await.is_some() {}
    }
}

/// A board to hand over.
enum HandedBoard {
    Open(Board),
    /// It was evicted, and only its time line continues.
    Rested(Handed),
}

/// Renews the lease for as long as the hall exists, and gives up games that were lost while it could not be renewed.
pub(crate) async fn stay(hall: Weak<Hall>, nodes: Arc<Nodes>) {
    let mut ticks = tokio::time::interval(RENEWAL);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut lapsed = false;
    for beat in 1.. {
        ticks.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        if nodes.left.load(Ordering::Relaxed) {
            return;
        }
        if beat % TIDY == 0 {
            hall.sweep();
        }
        match nodes.renew(hall.millis()).await {
            Ok(now) => lapsed |= now,
            Err(error) => {
                tracing::warn!(%error, "the lease could not be renewed");
                continue;
            }
        }
        if lapsed {
            let ours: Vec<(String, Board)> = hall.boards().into_iter().filter(|(_, board)| board.is_ours()).collect();
            let mut streams: Vec<String> = ours.iter().map(|(stream, _)| stream.clone()).collect();
            streams.extend(hall.rested().names());
            match nodes.postgres.lost(&nodes.owner, &streams).await {
                Ok(lost) => {
                    lapsed = false;
                    let lost: HashSet<String> = lost.into_iter().collect();
                    lost.iter().for_each(|stream| hall.rested().forget(stream));
                    for (_, board) in ours.into_iter().filter(|(stream, _)| lost.contains(stream)) {
                        // A board that waits for the store must not delay the renewal of the lease.
                        tokio::spawn(async move { board.leave().await });
                    }
                }
                Err(error) => tracing::warn!(%error, "which boards were lost is not known yet"),
            }
        }
    }
}

/// Takes over the games of dead nodes.
pub(crate) async fn sweep(hall: Weak<Hall>, nodes: Arc<Nodes>) {
    let mut ticks = tokio::time::interval(SWEEP);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    // Dead nodes that have left nothing: as long as no other node dies, there is no need to scan all open games.
    let mut settled: HashSet<String> = HashSet::new();
    let mut looked: Option<Monotonic> = None;
    loop {
        ticks.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        if !nodes.may_sweep() {
            continue;
        }
        let dead: HashSet<String> = match nodes.postgres.dead().await {
            Ok(dead) => dead.into_iter().collect(),
            Err(error) => {
                tracing::warn!(%error, "nodes that are gone cannot be looked for now");
                continue;
            }
        };
        settled.retain(|owner| dead.contains(owner));
        let unfinished = std::mem::take(&mut *nodes.unfinished.lock().unwrap_or_else(PoisonError::into_inner));
        let is_due = looked.is_none_or(|looked| looked.elapsed() > GENERAL_SWEEP);
        let mut orphans = Vec::new();
        if is_due || dead != settled {
            match nodes.postgres.orphans(AT_A_TIME, &nodes.owner).await {
                Ok(found) if found.is_empty() => (settled, looked) = (dead, Some(Monotonic::now())),
                Ok(found) => orphans = found,
                Err(error) => tracing::warn!(%error, "games without an owner cannot be looked for now"),
            }
        }
        let many = orphans.len() >= AT_A_TIME;
        let taken = take_all(&hall, &nodes, orphans.into_iter().chain(unfinished)).await;
        if many && taken > 0 {
            ticks.reset_immediately();
        }
    }
}

/// Takes over games whose owner is gone, and returns their number.
async fn take_all(hall: &Arc<Hall>, nodes: &Arc<Nodes>, streams: impl Iterator<Item = String>) -> usize {
    let turns = Arc::new(Semaphore::new(TOGETHER));
    let mut waiting = tokio::task::JoinSet::new();
    for stream in streams {
        let (hall, nodes, turns) = (Arc::clone(hall), Arc::clone(nodes), Arc::clone(&turns));
        waiting.spawn(async move {
            let _turn = turns.acquire().await;
            match hall.take_over(&stream).await {
                Ok(()) => {
                    tracing::info!(stream, "a game was taken over from a node that is gone");
                    return true;
                }
                Err(NoBoard::Store(StoreError::Fenced { .. })) => {}
                Err(error) => {
                    tracing::warn!(stream, %error, "a game could not be taken over");
                    if matches!(error, NoBoard::Store(_)) {
                        nodes.finish_later(&stream);
                    }
                }
            }
            false
        });
    }
    let mut count = 0;
    while let Some(taken) = waiting.join_next().await {
        count += usize::from(taken.unwrap_or(false));
    }
    count
}
