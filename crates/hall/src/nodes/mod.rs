//! Several processes as one hall. PostgreSQL decides who owns a game; nothing here votes, gossips or queues.
//!
//! Every node has a lease in the database, which it renews each second. A game belongs to the node that its stream names. Whoever
//! comes to another node finds a mirror there, which hands acts to the owner and shows what the owner has written down. When a lease has
//! run out, the games of that node are taken over by the others, each under the next fencing number, as an interruption (6.11, 6.12). A
//! node that is stopped politely hands its games over first, and their clocks go on.
//!
//! Time: a game's instants go on from the last one that is known, on the monotonic clock of whoever owns it. No wall clock of any node
//! plays a part, and the clock of the database decides only whether a lease has run out.

pub(crate) mod bus;
pub(crate) mod link;
pub(crate) mod mirror;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant as Monotonic};

use tokio::sync::mpsc;

pub use bus::Bus;
pub(crate) use bus::{Announced, Herald};

use crate::board::Board;
use crate::hall::{Hall, NoBoard};
use crate::store::postgres::{Holder, Postgres};
use crate::store::{Store, StoreError};
use bus::Heard;
use link::{Answer, Ask, Lines};

/// How long a node is believed to be there after it last said so.
pub const LEASE: Duration = Duration::from_secs(3);
/// How often a node says that it is there.
const RENEWAL: Duration = Duration::from_secs(1);
/// How often a node looks for games whose owner is gone.
const SWEEP: Duration = Duration::from_millis(400);
/// How many games a node takes over at a time, so that several nodes share them.
const AT_A_TIME: usize = 200;
/// How many games are handed over at the same time.
const TOGETHER: usize = 64;
/// How long somebody who comes waits for a board whose owner has just been lost.
const PATIENCE: Duration = Duration::from_secs(12);

/// The answer of a node that is about to leave.
pub(crate) fn leaving() -> NoBoard {
    NoBoard::Store(StoreError::Unavailable("this node is about to leave; connect again".to_owned()))
}

/// How a process takes part in a hall of several.
#[derive(Clone, Debug)]
pub struct Node {
    /// Where the other nodes reach this one: `http://10.0.0.2:8000`.
    pub address: String,
    /// How the nodes wake each other.
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
    ears: mpsc::UnboundedSender<Heard>,
    mirrors: mirror::Mirrors,
    /// When the lease was last renewed, and since when it has been renewed without a gap.
    lease: Mutex<Renewed>,
    leaving: AtomicBool,
    /// All is handed over, and the lease is given up.
    left: AtomicBool,
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
        let (ears, heard) = mpsc::unbounded_channel();
        let herald = bus::start(node.bus, ears.clone());
        let now = Monotonic::now();
        let nodes = Arc::new(Nodes {
            postgres,
            owner,
            address: node.address,
            lines: Lines::new(secret),
            herald,
            ears,
            mirrors: mirror::Mirrors::default(),
            lease: Mutex::new(Renewed { last: now, since: now }),
            leaving: AtomicBool::new(false),
            left: AtomicBool::new(false),
            forwards: AtomicU64::new(0),
        });
        tokio::spawn(mirror::read_along(Arc::downgrade(&nodes), heard));
        Ok(nodes)
    }

    pub(crate) fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.postgres) as Arc<dyn Store>
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

    /// How many acts were handed to other nodes.
    pub(crate) fn forwards(&self) -> u64 {
        self.forwards.load(Ordering::Relaxed)
    }

    /// Whether the others believe that this node is there, and it is not about to leave.
    pub(crate) fn is_ready(&self) -> bool {
        !self.leaving.load(Ordering::Relaxed) && self.renewed().last.elapsed() < LEASE
    }

    fn renewed(&self) -> Renewed {
        *self.lease.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Renews the lease. True when it had run out meanwhile, so that games may be lost.
    pub(crate) async fn renew(&self, millis: u64) -> Result<bool, StoreError> {
        let asked = Monotonic::now();
        self.postgres.lease(&self.owner, millis, &self.address, LEASE).await?;
        let mut lease = self.lease.lock().unwrap_or_else(PoisonError::into_inner);
        let lapsed = asked.saturating_duration_since(lease.last) > LEASE;
        lease.last = asked;
        if lapsed {
            lease.since = asked;
        }
        Ok(lapsed)
    }

    /// After the database was away all leases may have run out: then everybody gets the time of a lease to come back.
    fn may_sweep(&self) -> bool {
        let Renewed { last, since } = self.renewed();
        !self.leaving.load(Ordering::Relaxed) && last.elapsed() < LEASE && since.elapsed() > LEASE
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
                    if let Ok(board) = mirror::open(self, stream, &address).await? {
                        return Ok(board);
                    }
                }
                // Ours, or nobody's any more.
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

    /// Whether this node is about to leave: then it opens no board any more, since that would take it back from whoever it was handed to.
    pub(crate) fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }

    /// Hands the boards of this node to the others, and leaves. Without others the clocks are stopped, as in a hall of one.
    pub(crate) async fn leave(self: &Arc<Nodes>, hall: &Hall) {
        self.leaving.store(true, Ordering::Relaxed);
        let others: Vec<String> = match self.postgres.living().await {
            Ok(living) => living.into_iter().filter(|(owner, _)| *owner != self.owner).map(|(_, at)| at).collect(),
            Err(_) => Vec::new(),
        };
        // A board that was just being opened when the node began to leave is there at the second look.
        for _ in 0..2 {
            let boards: Vec<(String, Board)> =
                hall.boards().into_iter().filter(|(_, board)| !board.is_closed()).collect();
            self.hand_over(boards, &others).await;
        }
        self.left.store(true, Ordering::Relaxed);
        if let Err(error) = self.postgres.give_up_lease(&self.owner).await {
            tracing::warn!(%error, "the lease could not be given up; it runs out by itself");
        }
    }

    async fn hand_over(self: &Arc<Nodes>, boards: Vec<(String, Board)>, others: &[String]) {
        let mut waiting = tokio::task::JoinSet::new();
        for (number, (stream, board)) in boards.into_iter().enumerate() {
            if waiting.len() >= TOGETHER {
                waiting.join_next().await;
            }
            if others.is_empty() || !board.is_ours() {
                waiting.spawn(async move { board.shut().await });
                continue;
            }
            let (nodes, other) = (Arc::clone(self), others[number % others.len()].clone());
            waiting.spawn(async move {
                let Some(handed) = board.hand_over().await else { return };
                let asked = nodes.lines.ask(&other, Ask::Adopt { stream: stream.clone(), handed }).await;
                if !matches!(asked, Ok(Answer::Adopted)) {
                    tracing::warn!(stream, "the board could not be handed over; another node will find it interrupted");
                }
            });
        }
        waiting.join_all().await;
    }
}

/// Renews the lease while there is a hall, and gives up what was lost while it could not be renewed.
pub(crate) async fn stay(hall: Weak<Hall>, nodes: Arc<Nodes>) {
    let mut ticks = tokio::time::interval(RENEWAL);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut lapsed = false;
    loop {
        ticks.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        if nodes.left.load(Ordering::Relaxed) {
            return;
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
            let streams: Vec<String> = ours.iter().map(|(stream, _)| stream.clone()).collect();
            match nodes.postgres.lost(&nodes.owner, &streams).await {
                Ok(lost) => {
                    lapsed = false;
                    for (_, board) in ours.iter().filter(|(stream, _)| lost.contains(stream)) {
                        board.leave().await;
                    }
                }
                Err(error) => tracing::warn!(%error, "which boards were lost is not known yet"),
            }
        }
    }
}

/// Takes over the games of nodes that are gone.
pub(crate) async fn sweep(hall: Weak<Hall>, nodes: Arc<Nodes>) {
    let mut ticks = tokio::time::interval(SWEEP);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        if !nodes.may_sweep() {
            continue;
        }
        let orphans = match nodes.postgres.orphans(AT_A_TIME).await {
            Ok(orphans) => orphans,
            Err(error) => {
                tracing::warn!(%error, "games without an owner cannot be looked for now");
                continue;
            }
        };
        let mut waiting = tokio::task::JoinSet::new();
        for stream in orphans {
            if waiting.len() >= TOGETHER {
                waiting.join_next().await;
            }
            let hall = Arc::clone(&hall);
            waiting.spawn(async move {
                match hall.take_over(&stream).await {
                    Ok(()) => tracing::info!(stream, "a game was taken over from a node that is gone"),
                    Err(NoBoard::Store(StoreError::Fenced { .. })) => {}
                    Err(error) => tracing::warn!(stream, %error, "a game could not be taken over"),
                }
            });
        }
        waiting.join_all().await;
    }
}
