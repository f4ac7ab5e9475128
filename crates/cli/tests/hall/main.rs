//! The hall is killed hard again and again while people play, and nothing that it acknowledged is lost or doubled.
//!
//! Three kills and a few boards by default; `JADOUBE_FULL=1` makes it twenty kills, `JADOUBE_KILLS=28` as many as it says. The same runs on SQLite, on PostgreSQL where it is
//! installed, and on an SQLite whose writes that were not synchronized are thrown away at the kill, as a power cut does.
#![allow(clippy::print_stdout)] // what is skipped is said aloud, and how much was counted

mod clients;
mod ledger;
mod line;
#[path = "../../../hall/tests/common/postgres.rs"]
mod postgres;
mod proof;
mod server;
mod shim;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use clients::{Desk, Load, Players, play};
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use ledger::Ledger;
use proof::wrong;
use server::{Running, Serve};

/// A disk that forgets what was not synchronized.
const FORGETFUL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hall/forgetful.c");

fn kills() -> usize {
    let asked = std::env::var("JADOUBE_KILLS").ok().and_then(|number| number.parse().ok());
    if let Some(asked) = asked {
        return asked;
    }
    if std::env::var_os("JADOUBE_FULL").is_some() { 20 } else { 3 }
}

/// People come and play as fast as they can.
async fn begin(ledger: &Arc<Ledger>, hall: &Running, boards: usize) -> Players {
    let desk = Desk::enter(hall.address(), hall.password()).await;
    play(ledger, &desk, vec![hall.address()], Load { boards, thinking: Duration::ZERO })
}

/// Kills the hall while people play, as often as asked, and gives their records.
async fn kill_and_restart(mut serve: Serve, kills: usize) -> Arc<Ledger> {
    let mut hall = serve.start();
    let ledger = Arc::new(Ledger::default());
    let players = begin(&ledger, &hall, 12).await;
    for number in 0..kills {
        // Not after a time but after so many answers: always in the middle of the work, never the same place.
        ledger.wait_for(ledger.count() + 40 + (number * 37) % 90).await;
        hall.kill();
        hall = serve.start();
        players.moved(vec![hall.address()]);
    }
    ledger.wait_for(ledger.count() + 60).await;
    hall.kill();
    players.stop().await;
    println!("{} kills, {} acts acknowledged", kills + 1, ledger.count());
    ledger
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("hall.db");
    let ledger = kill_and_restart(Serve::new(folder.path(), &database.display().to_string()), kills()).await;
    let store = Sqlite::open(&database, Durability::Full).unwrap();
    assert_eq!(wrong(&store, &ledger).await, Vec::<String>::new(), "of {} acts", ledger.count());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_on_postgres() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = postgres::Server::start(folder.path()) else { return };
    let ledger = kill_and_restart(Serve::new(folder.path(), &server.url()), kills()).await;
    let store = jadoube_hall::store::postgres::Postgres::open(&server.url(), 2).await.unwrap();
    assert_eq!(wrong(&store, &ledger).await, Vec::<String>::new(), "of {} acts", ledger.count());
}

/// With the power cut at the kill, what was not synchronized is gone. A hall that synchronizes loses nothing that it acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_power_cut_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let Some(shim) = shim::build(folder.path(), FORGETFUL) else { return };
    let database = folder.path().join("hall.db");
    let serve = Serve::new(folder.path(), &database.display().to_string()).with_shim(&shim);
    let ledger = kill_and_restart(serve, kills()).await;
    assert_eq!(after_the_cut(&database, &ledger).await, Vec::<String>::new(), "of {} acts", ledger.count());
}

/// The same test notices when the hall does not synchronize: otherwise it would show nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_power_cut_is_noticed_when_synchronization_is_off() {
    let folder = tempfile::tempdir().unwrap();
    let Some(shim) = shim::build(folder.path(), FORGETFUL) else { return };
    let database = folder.path().join("hall.db");
    let mut serve = Serve::new(folder.path(), &database.display().to_string()).with_shim(&shim).unsynchronized();
    let mut hall = serve.start();
    let ledger = Arc::new(Ledger::default());
    let players = begin(&ledger, &hall, 4).await;
    ledger.wait_for(50).await;
    hall.kill();
    players.stop().await;
    assert!(!after_the_cut(&database, &ledger).await.is_empty(), "nothing was synchronized and nothing is missing?");
}

/// What is missing from the files as the disk has them. A database that is not even there has lost everything.
async fn after_the_cut(database: &Path, ledger: &Ledger) -> Vec<String> {
    if !database.exists() {
        return vec!["the whole database".to_owned()];
    }
    match Sqlite::open(database, Durability::Full) {
        Ok(store) => wrong(&store, ledger).await,
        Err(error) => vec![error.to_string()],
    }
}
