//! Three nodes are one hall while nodes are killed, paused past their lease and replaced, the database restarts and wall clocks are wrong.
//!
//! A few boards and one round of mishaps by default; `JADOUBE_FULL=1` makes it a thousand boards for some minutes. The same runs with the
//! nodes waking each other through PostgreSQL and, where a nats-server is installed, through NATS.
//!
//! Nothing here waits for a time: every step waits until something is so, and the bounds are for a hall that hangs, not for one that is slow.
#![allow(clippy::print_stdout)] // what is skipped is said aloud

#[path = "../hall/clients.rs"]
mod clients;
#[path = "../hall/ledger.rs"]
mod ledger;
#[path = "../hall/line.rs"]
mod line;
mod nats;
#[path = "../../../hall/tests/common/postgres.rs"]
mod postgres;
#[path = "../hall/proof.rs"]
mod proof;
#[path = "../hall/server.rs"]
mod server;
#[path = "../hall/shim.rs"]
mod shim;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clients::{Desk, Load, Players, play};
use jadoube_hall::board::Body;
use jadoube_hall::store::postgres::Postgres;
use jadoube_hall::store::{Fence, Row, Store as _};
use jadoube_laws::event::{Act, Actor, ClockAct};
use ledger::Ledger;
use server::{Running, Serve};
use tokio::task::block_in_place;

/// How large a run is.
#[derive(Copy, Clone)]
struct Size {
    load: Load,
    /// So many answers come between two mishaps.
    between: usize,
    /// Another round of mishaps begins when the run is not that long yet.
    at_least: Duration,
}

const SHORT: Size =
    Size { load: Load { boards: 15, thinking: Duration::from_millis(50) }, between: 60, at_least: Duration::ZERO };

const LONG: Size = Size {
    load: Load { boards: 1_000, thinking: Duration::from_secs(4) },
    between: 1_000,
    at_least: Duration::from_secs(200),
};

fn size() -> Size {
    if std::env::var_os("JADOUBE_FULL").is_none() {
        return SHORT;
    }
    // Three lines to a board, and some for everything else.
    let most = open_files().map_or(usize::MAX, |files| files.saturating_sub(300) / 3);
    if most < LONG.load.boards {
        println!("skipped: boards beyond {most}, since a process may have few open files here (ulimit -n)");
    }
    Size { load: Load { boards: LONG.load.boards.min(most), ..LONG.load }, ..LONG }
}

/// How many files a process may have open, where the system says so.
fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
}

/// Asks again until something is so.
async fn until<F: Future<Output = bool>>(what: &str, is_so: impl Fn() -> F) {
    let asked = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), asked)
        .await
        .unwrap_or_else(|_| panic!("not within two minutes: {what}"));
}

struct Hall {
    serve: Serve,
    nodes: Vec<Running>,
    players: Players,
    ledger: Arc<Ledger>,
    store: Postgres,
    size: Size,
}

impl Hall {
    async fn open(mut serve: Serve, store: Postgres, size: Size) -> Hall {
        let nodes: Vec<Running> = (0..3).map(|_| block_in_place(|| serve.start())).collect();
        let ledger = Arc::new(Ledger::default());
        let doors = nodes.iter().map(Running::address).collect();
        let desk = Desk::enter(nodes[0].address(), nodes[0].password()).await;
        let players = play(&ledger, &desk, doors, size.load);
        Hall { serve, nodes, players, ledger, store, size }
    }

    /// People play for a while.
    async fn go_on(&self) {
        let enough = self.ledger.wait_for(self.ledger.count() + self.size.between);
        tokio::time::timeout(Duration::from_secs(180), enough).await.expect("people can play");
    }

    fn doors(&self) {
        self.players.moved(self.nodes.iter().map(Running::address).collect());
    }

    fn start_another(&mut self) {
        let new = block_in_place(|| self.serve.start());
        self.nodes.push(new);
        self.doors();
    }

    /// The name under which a node owns games, while its lease has not run out.
    async fn name_of(&self, node: &Running) -> Option<String> {
        let address = format!("http://{}", node.address());
        let living = self.store.living().await.unwrap_or_default();
        living.into_iter().find(|(_, at)| *at == address).map(|(owner, _)| owner)
    }

    async fn all_have_owners(&self, when: &str) {
        until(when, || async { self.store.without_owner().await == Ok(0) }).await;
    }

    async fn mishaps(&mut self, server: &mut postgres::Server) {
        self.go_on().await;
        // A node is killed; its games go to the others.
        let mut killed = self.nodes.remove(0);
        let owner = self.name_of(&killed).await;
        killed.kill();
        self.doors();
        until("the lease of a killed node runs out", || async { self.name_of(&killed).await.is_none() }).await;
        self.all_have_owners("the games of a killed node are taken over").await;
        if let Some(owner) = owner {
            assert_eq!(self.store.held_by(&owner).await.unwrap(), [], "games of a killed node");
        }
        self.go_on().await;
        self.start_another();
        // The database is killed and comes back.
        block_in_place(|| server.crash());
        self.go_on().await;
        // A node is paused until the others have its games; then it goes on and believes for a moment that they are still its own.
        until("all nodes are there", || async { self.store.living().await.is_ok_and(|living| living.len() == 3) })
            .await;
        let paused = &self.nodes[0];
        paused.pause();
        until("the lease of a paused node runs out", || async { self.name_of(paused).await.is_none() }).await;
        self.all_have_owners("the games of a paused node are taken over").await;
        paused.resume();
        until("a paused node comes back", || async { self.name_of(paused).await.is_some() }).await;
        self.go_on().await;
    }

    /// A node that is stopped politely hands its games over, and their clocks go on. On a machine so slow that a lease runs out meanwhile they
    /// may be taken over instead, so that it is tried again; a hall that cannot hand over never does it.
    async fn replace_politely(&mut self) {
        for _ in 0..5 {
            let (mut leaving, held) = self.busiest().await;
            block_in_place(|| leaving.stop());
            self.doors();
            self.all_have_owners("the games of a node that left have owners").await;
            self.start_another();
            let stopped = self.interrupted_after(&held).await;
            if !held.is_empty() && stopped.is_empty() {
                return self.go_on().await;
            }
            println!("a node had {} games when it left, and {} of them were interrupted", held.len(), stopped.len());
            self.go_on().await;
        }
        panic!("clocks are stopped by a planned hand-over");
    }

    /// The node with the most games, which is taken out of the list, and its games.
    async fn busiest(&mut self) -> (Running, Vec<(String, Fence)>) {
        let mut held = Vec::new();
        for node in &self.nodes {
            held.push(match self.name_of(node).await {
                Some(owner) => self.store.held_by(&owner).await.unwrap(),
                None => Vec::new(),
            });
        }
        let most = (0..held.len()).max_by_key(|&node| held[node].len()).unwrap();
        (self.nodes.remove(most), held.swap_remove(most))
    }

    /// The games of these whose next owner found them interrupted.
    async fn interrupted_after(&self, held: &[(String, Fence)]) -> Vec<String> {
        let mut stopped = Vec::new();
        for (stream, fence) in held {
            let rows = self.store.read(stream.clone(), 0).await.unwrap();
            if rows.iter().any(|row| row.fence == fence + 1 && is_interruption(row)) {
                stopped.push(stream.clone());
            }
        }
        stopped
    }
}

fn is_interruption(row: &Row) -> bool {
    matches!(serde_json::from_str(&row.body), Ok(Body::Judged(judged))
        if judged.event.by == Actor::Hall && matches!(judged.event.act, Act::Clock(ClockAct::StopsClocks { .. })))
}

async fn survives(folder: &Path, mut server: postgres::Server, more: &[&str]) {
    let began = Instant::now();
    let size = size();
    let mut serve = Serve::new(folder, &server.url()).with(&["--node-url", "http://127.0.0.1:0"]).with(more);
    if let Some(skewed) = shim::build(folder, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes/skewed.c")) {
        serve = serve.with_shim(&skewed).with_clocks_wrong_by(&[0, 7_200, -90]);
    }
    let store = Postgres::open(&server.url(), 2).await.unwrap();
    let mut hall = Hall::open(serve, store, size).await;
    let mut rounds = 0;
    while rounds == 0 || began.elapsed() < size.at_least {
        hall.mishaps(&mut server).await;
        hall.replace_politely().await;
        rounds += 1;
    }
    let Hall { mut nodes, players, ledger, store, .. } = hall;
    players.stop().await;
    nodes.iter_mut().for_each(Running::kill);
    assert_eq!(proof::wrong(&store, &ledger).await, Vec::<String>::new(), "of {} acts", ledger.count());
    println!(
        "{} acknowledged acts in {} games at {} boards, {rounds} rounds of mishaps, {:.0} s",
        ledger.count(),
        ledger.games().len(),
        size.load.boards,
        began.elapsed().as_secs_f64()
    );
}

/// One run at a time: each has three nodes, a database and a load of its own.
static TURN: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_lose_nothing() {
    let _turn = TURN.lock().await;
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = postgres::Server::start(folder.path()) else { return };
    survives(folder.path(), server, &[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_lose_nothing_with_nats() {
    let _turn = TURN.lock().await;
    let folder = tempfile::tempdir().unwrap();
    let Some(nats) = nats::Server::start(folder.path()) else { return };
    let Some(server) = postgres::Server::start(folder.path()) else { return };
    survives(folder.path(), server, &["--bus", &nats.url()]).await;
}
