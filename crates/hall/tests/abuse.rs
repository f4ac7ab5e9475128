//! Hostile visitors: bodies that are too large, too slow or endless, too many connections, made-up tokens.

use crate::common;

use std::sync::Arc;
use std::time::Duration;

use common::Place;
use common::server::{Doors, Wire};
use jadoube_hall::access::Accounts;
use jadoube_hall::http::{Address, Bounds};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Somebody who plays both sides of a casual game, and arbitrates it.
struct Stranger {
    place: Place,
    doors: Doors,
    board: Value,
}

impl Stranger {
    async fn come() -> Stranger {
        let place = Place::sqlite();
        let doors = Doors::open(Arc::clone(&place.store)).await;
        let (status, board) = doors.browser().post("/api/v1/games", json!({ "control": "90+30" })).await;
        assert_eq!(status, 201);
        Stranger { place, doors, board }
    }

    fn game(&self) -> &str {
        self.board["game"].as_str().unwrap()
    }

    fn token(&self, role: &str) -> &str {
        self.board[role].as_str().unwrap()
    }

    async fn post(&self, role: &str, what: &str, body: Value) -> (u16, Value) {
        let url = self.doors.url(&format!("/api/v1/games/{}/{what}", self.game()));
        let request = reqwest::Client::new().post(url).bearer_auth(self.token(role)).json(&body);
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or(Value::Null))
    }

    async fn rows(&self) -> usize {
        self.place.store.read(self.game().to_owned(), 0).await.unwrap().len()
    }

    async fn envelopes(&self) -> usize {
        self.place.store.list("envelope").await.unwrap().len()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_acts_are_not_stored() {
    let stranger = Stranger::come().await;
    let seal = |language: &str| json!({ "id": "s", "text": "Nf3", "language": language });
    for (language, status) in [("x".repeat(900_000), 413), ("x".repeat(10_000), 413), ("xx".to_owned(), 400)] {
        assert_eq!(stranger.post("white", "seal", seal(&language)).await.0, status);
    }
    let (status, problem) = stranger.post("white", "seal", seal("en")).await;
    assert_eq!((status, &problem["error"]), (409, &json!("impossible")), "the game is not adjourned");
    assert_eq!(stranger.envelopes().await, 0);

    stranger.post("arbiter", "acts", json!({ "id": "a", "acts": ["starts_round"] })).await;
    let before = stranger.rows().await;
    let writes = |length| json!({ "id": "w", "acts": [{ "records": { "text": "x".repeat(length) } }] });
    assert_eq!(stranger.post("white", "acts", writes(900_000)).await.0, 413);
    assert_eq!(stranger.post("white", "acts", writes(1_000)).await.1["error"], "too_long");
    let mut wire = Wire::open(&stranger.doors, stranger.game(), Some(stranger.token("white")), "").await.unwrap();
    wire.send(&writes(1_000).to_string()).await;
    assert_eq!(wire.wait("refused").await["error"], "too_long");
    wire.send(&json!({ "id": "a\u{0}b", "acts": ["lets_go"] }).to_string()).await;
    assert_eq!(wire.wait("refused").await["error"], "malformed");
    assert_eq!(stranger.rows().await, before);
    assert_eq!(stranger.post("white", "acts", writes(100)).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_move_that_is_sent_twice_is_in_one_envelope() {
    let stranger = Stranger::come().await;
    let acts = json!(["starts_round", { "adjourned": "asks_to_seal" }]);
    assert_eq!(stranger.post("arbiter", "acts", json!({ "id": "a", "acts": acts })).await.0, 200);
    let seal = |text: &str| json!({ "id": "s", "text": text, "on": "paper" });
    let (status, first) = stranger.post("white", "seal", seal("Nf3")).await;
    assert_eq!((status, &first["sealed"]), (200, &json!(true)), "{first}");
    let (status, second) = stranger.post("white", "seal", seal("Nf3")).await;
    assert_eq!((status, &second["seq"]), (200, &first["seq"]));
    let (status, other) = stranger.post("white", "seal", seal("e4")).await;
    assert_eq!((status, &other["error"]), (409, &json!("conflict")));
    assert_eq!(stranger.envelopes().await, 1);
    let written = format!("{:?}", stranger.place.store.read(stranger.game().to_owned(), 0).await.unwrap());
    assert!(!written.contains("Nf3"));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_competitions_and_players_are_bounded() {
    let place = Place::sqlite();
    let password = Accounts::new(Arc::clone(&place.store)).first("arbiter").await.unwrap().unwrap();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let arbiter = doors.browser();
    arbiter.post("/api/v1/login", json!({ "name": "arbiter", "password": password })).await;
    let change = json!({ "old": password, "new": "another password" });
    assert_eq!(arbiter.post("/api/v1/password", change).await.0, 200);
    let announce = |name: &str| json!({ "name": name, "edition": "2023", "control": "90+30" });
    for length in [900_000, 301] {
        assert_eq!(arbiter.post("/api/v1/competitions", announce(&"x".repeat(length))).await.0, 413);
    }
    let (status, made) = arbiter.post("/api/v1/competitions", announce(&"x".repeat(100))).await;
    assert_eq!(status, 201);
    let at = |what: &str| format!("/api/v1/competitions/{}/{what}", made["competition"].as_str().unwrap());
    let long = json!({ "typed": format!("Anna – {}", "x".repeat(5_000)) });
    assert_eq!(arbiter.post(&at("pairings"), long).await.0, 413);
    let long = json!({ "name": "x".repeat(5_000) });
    assert_eq!(arbiter.post(&at("corrections"), long).await.0, 400);
    for (break_, code) in [("\n", "U+000A"), ("\t", "U+0009"), ("\u{85}", "U+0085"), ("\u{2028}", "U+2028")] {
        let name = format!("Open{break_}Other");
        for (path, body) in [
            ("/api/v1/competitions".to_owned(), announce(&name)),
            (at("corrections"), json!({ "name": name })),
            (at("corrections"), json!({ "player": { "wrong": "Anna", "right": name } })),
            ("/api/v1/games".to_owned(), json!({ "control": "90+30", "white": name })),
            (
                format!("/api/v1/games/{}/acts", "0".repeat(32)),
                json!({ "id": "r", "acts": [{ "records": { "text": name } }] }),
            ),
        ] {
            let (status, problem) = arbiter.post(&path, body).await;
            assert_eq!((status, &problem["error"]), (400, &json!("malformed")), "{path}: {problem}");
            assert!(problem["message"].as_str().unwrap().contains(code), "{path}: {problem}");
        }
    }
    let letters = |number: u8| format!("{}{}", char::from(b'a' + number / 26), char::from(b'a' + number % 26));
    let many: Vec<String> = (0..200).map(|number| format!("Anna{0} – Bert{0}", letters(number))).collect();
    assert_eq!(arbiter.post(&at("pairings"), json!({ "typed": many.join("\n") })).await.0, 201, "a large open");
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_can_set_up_only_a_few_games() {
    let place = Place::sqlite();
    let bounds = Bounds { casual_games_per_address: 2, ..Bounds::default() };
    let doors = Doors::open_at(Arc::clone(&place.store), Address { bounds, ..Address::default() }).await;
    let set_up = async || doors.browser().post("/api/v1/games", json!({ "control": "90+30" })).await;
    assert_eq!([set_up().await.0, set_up().await.0], [201, 201]);
    let (status, problem) = set_up().await;
    assert_eq!((status, &problem["error"]), (429, &json!("full")));
    assert_eq!(place.store.list("casual").await.unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_made_up_token_does_not_make_a_spectator() {
    let stranger = Stranger::come().await;
    let url = stranger.doors.url(&format!("/api/v1/games/{}", stranger.game()));
    for token in ["guess", "00112233445566778899aabbccddeeff", "", "ő"] {
        let value = reqwest::header::HeaderValue::from_bytes(format!("Bearer {token}").as_bytes()).unwrap();
        let request = reqwest::Client::new().get(&url).header("authorization", value);
        assert_eq!(request.send().await.unwrap().status(), 401, "{token:?}");
    }
    assert_eq!(Wire::open(&stranger.doors, stranger.game(), Some("guess"), "").await.err(), Some(401));
    assert_eq!(reqwest::get(&url).await.unwrap().status(), 200, "without a token one may watch");
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_for_operators() {
    let place = Place::sqlite();
    let how = Address { metrics_token: Some("scrape-me".to_owned()), ..Address::default() };
    let doors = Doors::open_at(Arc::clone(&place.store), how).await;
    let from_outside = || reqwest::Client::new().get(doors.url("/metrics")).header("x-forwarded-for", "192.0.2.1");
    assert_eq!(from_outside().send().await.unwrap().status(), 403);
    assert_eq!(from_outside().bearer_auth("guess").send().await.unwrap().status(), 401);
    assert_eq!(from_outside().bearer_auth("scrape-me").send().await.unwrap().status(), 200);
    assert_eq!(reqwest::get(doors.url("/metrics")).await.unwrap().status(), 200, "on the same machine");
}

/// How long a test waits for something that must come; no test depends on how soon it comes.
const PATIENCE: Duration = Duration::from_secs(120);

/// Everything that arrives until the hall closes the connection.
async fn to_the_end(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut all)).await.expect("the hall closes it");
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_visitors_are_disconnected() {
    let place = Place::sqlite();
    let soon = Duration::from_millis(200);
    let bounds = Bounds { head: soon, body: soon, ..Bounds::default() };
    let doors = Doors::open_at(Arc::clone(&place.store), Address { bounds, ..Address::default() }).await;
    let connect = || TcpStream::connect(doors.address);

    let mut half_a_head = connect().await.unwrap();
    half_a_head.write_all(b"GET /healthz HTTP/1.1\r\nHost: hall\r\nX-").await.unwrap();
    to_the_end(&mut half_a_head).await;

    let mut half_a_body = connect().await.unwrap();
    let head =
        "POST /api/v1/games HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    half_a_body.write_all(head.as_bytes()).await.unwrap();
    assert!(to_the_end(&mut half_a_body).await.starts_with("HTTP/1.1 408 "));

    let mut silent = connect().await.unwrap();
    to_the_end(&mut silent).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_connection_is_closed() {
    let place = Place::sqlite();
    let bounds = Bounds { idle: Duration::from_millis(200), ..Bounds::default() };
    let doors = Doors::open_at(Arc::clone(&place.store), Address { bounds, ..Address::default() }).await;
    let mut silent = TcpStream::connect(doors.address).await.unwrap();
    to_the_end(&mut silent).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_use_up_all_connections() {
    let place = Place::sqlite();
    let bounds = Bounds { connections_per_address: 2, ..Bounds::default() };
    let doors = Doors::open_at(Arc::clone(&place.store), Address { bounds, ..Address::default() }).await;
    let ask = async |stream: &mut TcpStream| {
        let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\n").await;
        let mut answer = [0; 12];
        asked.is_ok() && stream.read_exact(&mut answer).await.is_ok() && &answer == b"HTTP/1.1 200"
    };
    let (mut one, mut two) =
        (TcpStream::connect(doors.address).await.unwrap(), TcpStream::connect(doors.address).await.unwrap());
    assert!(ask(&mut one).await && ask(&mut two).await);
    let mut three = TcpStream::connect(doors.address).await.unwrap();
    assert!(!ask(&mut three).await, "no room for a third one");
    drop(one);
    // The hall notices a disconnection in its own time.
    loop {
        let mut again = TcpStream::connect(doors.address).await.unwrap();
        if ask(&mut again).await {
            break;
        }
    }
}
