//! Three nodes are one hall while nodes are killed, paused past their lease and replaced, the database restarts and a wall clock is wrong.
//!
//! A few boards and one round of mishaps by default; `JADOUBE_FULL=1` makes it 48 boards, as many as three nodes let one address set up, and six rounds. The same runs with the
//! nodes waking each other through PostgreSQL and, where a nats-server is installed, through NATS.
#![allow(clippy::print_stdout)] // what is skipped is said aloud

#[path = "../hall/clients.rs"]
mod clients;
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
use std::time::Duration;

use clients::{Ledger, Players, play};
use jadoube_hall::store::postgres::Postgres;
use jadoube_hall::store::{Kind, Store as _};
use server::{Running, Serve};

fn is_full() -> bool {
    std::env::var_os("JADOUBE_FULL").is_some()
}

/// Asks again until something is so.
async fn until<F: Future<Output = bool>>(what: &str, is_so: impl Fn() -> F) {
    let asked = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), asked)
        .await
        .unwrap_or_else(|_| panic!("not within a minute: {what}"));
}

/// How many games have another owner than a living node.
async fn orphans(store: &Postgres) -> usize {
    store.without_owner().await.unwrap_or(usize::MAX)
}

struct Hall {
    serve: Serve,
    nodes: Vec<Running>,
    players: Players,
    ledger: Arc<Ledger>,
    /// So many answers come before the next mishap.
    between: usize,
}

impl Hall {
    async fn open(mut serve: Serve, boards: usize) -> Hall {
        let nodes: Vec<Running> = (0..3).map(|_| serve.start()).collect();
        let ledger = Arc::new(Ledger::default());
        let doors = nodes.iter().map(Running::address).collect();
        let players = play(Arc::clone(&ledger), doors, boards).await;
        Hall { serve, nodes, players, ledger, between: boards * 8 }
    }

    async fn go_on(&self) {
        let enough = self.ledger.wait_for(self.ledger.count() + self.between);
        tokio::time::timeout(Duration::from_secs(120), enough).await.expect("people can play");
    }

    fn doors(&self) {
        self.players.moved(self.nodes.iter().map(Running::address).collect());
    }

    async fn mishaps(&mut self, store: &Postgres, server: &mut postgres::Server) {
        self.go_on().await;
        // A node is killed; its games go to the others.
        let mut lost = self.nodes.remove(0);
        lost.kill();
        self.doors();
        until("the games of a killed node are taken over", || async { orphans(store).await == 0 }).await;
        self.go_on().await;
        let new = self.serve.start();
        self.nodes.push(new);
        self.doors();
        // The database is killed and comes back; nobody takes anything from anybody.
        server.crash();
        self.go_on().await;
        // A node is paused until the others have its games; then it goes on and believes for a moment that they are still its own.
        let paused = &self.nodes[0];
        paused.pause();
        until("the lease of a paused node runs out", || async {
            store.living().await.is_ok_and(|living| living.len() == 2)
        })
        .await;
        until("the games of a paused node are taken over", || async { orphans(store).await == 0 }).await;
        paused.resume();
        self.go_on().await;
    }
}

/// A node that is stopped politely hands its games over, and their clocks go on.
async fn replace_politely(hall: &mut Hall, store: &Postgres) {
    let before = interruptions(store).await;
    let mut leaving = hall.nodes.remove(0);
    let stopped = tokio::task::spawn_blocking(move || leaving.stop());
    stopped.await.unwrap();
    hall.doors();
    assert_eq!(orphans(store).await, 0, "games that were not handed over");
    assert_eq!(interruptions(store).await, before, "clocks were stopped by a planned hand-over");
    let new = hall.serve.start();
    hall.nodes.push(new);
    hall.doors();
    hall.go_on().await;
}

/// How often the hall itself has stopped clocks.
async fn interruptions(store: &Postgres) -> usize {
    let mut count = 0;
    for stream in store.streams(Kind::Game, false).await.unwrap() {
        let rows = store.read(stream, 0).await.unwrap();
        count += rows
            .iter()
            .filter(|row| row.body.contains("\"by\":\"Hall\"") || row.body.contains("\"by\":\"hall\""))
            .count();
    }
    count
}

async fn survives(folder: &Path, mut server: postgres::Server, more: &[&str]) {
    let (boards, rounds) = if is_full() { (48, 6) } else { (15, 1) };
    let mut serve = Serve::new(folder, &server.url()).with(&["--node-url", "http://127.0.0.1:0"]).with(more);
    if let Some(skewed) = shim::build(folder, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes/skewed.c")) {
        serve = serve.with_shim(&skewed).with_clocks_wrong_by(&[0, 7_200, -90]);
    }
    let store = Postgres::open(&server.url(), 2).await.unwrap();
    let mut hall = Hall::open(serve, boards).await;
    for _ in 0..rounds {
        hall.mishaps(&store, &mut server).await;
        replace_politely(&mut hall, &store).await;
    }
    let Hall { mut nodes, players, ledger, .. } = hall;
    players.stop().await;
    nodes.iter_mut().for_each(Running::kill);
    let ledger = Arc::into_inner(ledger).unwrap();
    // The chain check also says that fencing numbers and instants never go back.
    assert_eq!(proof::missing(&store, &ledger).await, Vec::<String>::new(), "of {} acts", ledger.count());
    assert_eq!(ledger.disorder(), Vec::<String>::new());
    println!("{} acknowledged acts at {boards} boards, {} interruptions", ledger.count(), interruptions(&store).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = postgres::Server::start(folder.path()) else { return };
    survives(folder.path(), server, &[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_lose_nothing_with_nats() {
    let folder = tempfile::tempdir().unwrap();
    let Some(nats) = nats::Server::start(folder.path()) else { return };
    let Some(server) = postgres::Server::start(folder.path()) else { return };
    survives(folder.path(), server, &["--bus", &nats.url()]).await;
}
