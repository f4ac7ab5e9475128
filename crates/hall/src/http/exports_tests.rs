//! Visitors take turns with everything that takes long, and arbiters do not wait for them. The tests measure no time:
//! while all turns are taken, a visitor must get no answer and an arbiter must get one.

use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc as blocking;

use jadoube_lawbook::Edition;
use jadoube_texts::Locale;
use serde_json::json;
use tokio::sync::{mpsc, oneshot};

use super::super::pass::Shown;
use super::super::{Address, Context, Door, serve_at};
use super::*;
use crate::access::{Accounts, Grant, Session};
use crate::hall::Hall;
use crate::sealed::Key;
use crate::store::Store;
use crate::store::sqlite::{Durability, Sqlite};

fn visitor(grants: Vec<Grant>) -> Visitor {
    let session = Session { grants, ..Session::default() };
    Visitor { session, shown: Shown::Nothing, address: IpAddr::from([192, 0, 2, 1]), locale: Locale::EN }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_visitors_are_served_at_once_than_there_are_turns() {
    let exports = Arc::new(Exports::default());
    let turns = exports.turns.available_permits();
    let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (begun, mut beginning) = mpsc::unbounded_channel();
    // Each message on this channel ends one of the running jobs.
    let (end, ending) = blocking::channel::<()>();
    let ending = Arc::new(Mutex::new(ending));
    let works = turns + 5;
    let mut tasks = Vec::new();
    for _ in 0..works {
        let (exports, running, most) = (Arc::clone(&exports), Arc::clone(&running), Arc::clone(&most));
        let (begun, ending) = (begun.clone(), Arc::clone(&ending));
        tasks.push(tokio::spawn(async move {
            let work = move || {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                begun.send(()).unwrap();
                ending.lock().unwrap().recv().unwrap();
                running.fetch_sub(1, Ordering::SeqCst);
            };
            exports.in_turn(&visitor(Vec::new()), work).await
        }));
    }
    for _ in 0..turns {
        beginning.recv().await.unwrap();
    }
    // Visitors who go away do not end what was begun for them.
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    for task in tasks {
        assert!(task.await.is_err());
    }
    let waiting = tokio::spawn({
        let exports = Arc::clone(&exports);
        async move { exports.in_turn(&visitor(Vec::new()), || "a turn").await }
    });
    let arbiter = visitor(vec![Grant::Arbiter("arbiter".to_owned())]);
    for _ in 0..50 {
        assert_eq!(exports.in_turn(&arbiter, || "at once").await, Ok("at once"));
    }
    assert!(!waiting.is_finished(), "all turns are taken");
    assert_eq!(running.load(Ordering::SeqCst), turns);
    for _ in 0..turns {
        end.send(()).unwrap();
    }
    assert_eq!(waiting.await.unwrap(), Ok("a turn"));
    assert_eq!(most.load(Ordering::SeqCst), turns);
}

/// Answers of the ruling desk, their notices, games, logs, scoresheets and replays.
#[tokio::test(flavor = "multi_thread")]
async fn slow_requests_take_turns() {
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("hall.db"), Durability::Off).unwrap());
    Accounts::new(Arc::clone(&store)).set("arbiter", "correct horse").await.unwrap();
    let (hall, _) = Hall::open(store).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let address = Address::default();
    let door = Door::new(listener, &address.bounds, false);
    let context = Context::new(hall, address, Key::draw());
    let (stop, stopped) = oneshot::channel::<()>();
    let served = tokio::spawn(serve_at(context.clone(), door, async move { drop(stopped.await) }));

    let anybody = reqwest::Client::new();
    let arbiter = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let login = json!({ "name": "arbiter", "password": "correct horse" });
    let login = arbiter.post(format!("{url}/api/v1/login")).header("origin", &url).json(&login);
    assert_eq!(login.send().await.unwrap().status(), 200);
    let new = anybody.post(format!("{url}/api/v1/games")).json(&json!({ "control": "90+30" }));
    let board: serde_json::Value = new.send().await.unwrap().json().await.unwrap();
    let game = board["game"].as_str().unwrap();

    let edition = Edition::newest().name();
    let inquiry =
        json!({ "edition": edition, "control": "3+2", "incident": "flag", "variant": "claimed", "player": "white" });
    let in_address: String = inquiry.to_string().bytes().map(|byte| format!("%{byte:02x}")).collect();
    let asked = [
        ("/api/v1/desk".to_owned(), Some(inquiry)),
        (format!("/api/v1/desk/notice?inquiry={in_address}"), None),
        (format!("/games/{game}.pgn"), None),
        (format!("/api/v1/games/{game}/log"), None),
        (format!("/api/v1/games/{game}/sheet"), None),
        (format!("/api/v1/games/{game}/replay"), None),
    ];
    let ask = |client: &reqwest::Client, (path, body): &(String, Option<serde_json::Value>)| match body {
        Some(body) => client.post(format!("{url}{path}")).header("origin", &url).json(body).send(),
        None => client.get(format!("{url}{path}")).send(),
    };
    // All turns are taken by somebody else.
    let turns = context.exports.turns.available_permits();
    let taken = context.exports.turns.acquire_many(u32::try_from(turns).unwrap()).await.unwrap();
    let (got, mut getting) = mpsc::unbounded_channel();
    for question in asked.clone() {
        let (answer, got) = (ask(&anybody, &question), got.clone());
        tokio::spawn(async move { got.send((question.0, answer.await.unwrap().status().as_u16())) });
    }
    for _ in 0..20 {
        for question in &asked {
            assert_eq!(ask(&arbiter, question).await.unwrap().status(), 200, "{}", question.0);
        }
    }
    assert_eq!(getting.try_recv().ok(), None, "nobody has waited for this");
    drop(taken);
    for _ in &asked {
        let (path, status) = getting.recv().await.unwrap();
        assert_eq!(status, 200, "{path}");
    }
    drop(stop);
    served.await.unwrap();
}
