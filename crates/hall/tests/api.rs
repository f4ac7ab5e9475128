//! The hall as visitors use it, over loopback: every role, and every refusal.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Doors, Wire};
use jadoube_hall::access::Accounts;
use serde_json::{Value, json};

struct Open {
    doors: Doors,
    place: Place,
    game: String,
    white: String,
    black: String,
    arbiter: String,
}

async fn open(settings: Value) -> Open {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let new = json!({ "control": "90+30", "white": "Anna", "black": "Bella", "settings": settings });
    let (status, board) = doors.browser().post("/api/v1/games", new).await;
    assert_eq!(status, 201, "{board}");
    let text = |key: &str| board[key].as_str().unwrap().to_owned();
    Open { game: text("game"), white: text("white"), black: text("black"), arbiter: text("arbiter"), doors, place }
}

fn completes(squares: &str) -> Value {
    json!([{ "plays": { "played": squares, "hands": "one" } }, { "presses": { "hand": "one" } }])
}

impl Open {
    async fn wire(&self, token: &str) -> Wire {
        Wire::open(&self.doors, &self.game, Some(token), "").await.unwrap()
    }

    async fn start(&self) -> Wire {
        let mut arbiter = self.wire(&self.arbiter).await;
        arbiter.act("start", json!(["starts_round"])).await;
        arbiter.wait("done").await;
        arbiter
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_and_a_spectator_see_the_same_game() {
    let open = open(json!({ "illegal_moves": "hall" })).await;
    let (mut white, mut black) = (open.wire(&open.white).await, open.wire(&open.black).await);
    let mut spectator = Wire::open(&open.doors, &open.game, None, "?lang=sv").await.unwrap();
    // A client with a snapshot receives every entry after it: only then can entries be counted.
    assert_eq!(white.wait("snapshot").await["role"], "white");
    assert_eq!(black.wait("snapshot").await["role"], "black");
    assert_eq!(spectator.wait("snapshot").await["role"], "spectator");
    let _arbiter = open.start().await;
    white.act("1", completes("e2e4")).await;
    for _ in 0..3 {
        black.wait("entry").await;
    }
    black.act("2", completes("e7e5")).await;
    let done = black.wait("done").await;
    assert_eq!((&done["id"], &done["seq"]), (&json!("2"), &json!(5)));
    let mut last = Value::Null;
    for _ in 0..5 {
        last = spectator.wait("entry").await;
    }
    assert_eq!(last["view"]["last"]["san"], "e5");
    assert_eq!(last["view"]["clock"]["state"]["running"], "white");
    assert!(last["rulings"][0]["text"].as_str().unwrap().starts_with("§ 6.2.1: svarts drag"), "{last}");

    let again = Wire::open(&open.doors, &open.game, Some(&open.white), "?from=4").await;
    assert_eq!(again.unwrap().wait("entry").await["seq"], 4, "resumes where it left off");
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_on_a_socket_give_the_reason_and_keep_it_open() {
    let open = open(json!({})).await;
    let _arbiter = open.start().await;
    let mut white = open.wire(&open.white).await;
    for (sent, error) in [
        ("{", "malformed"),
        ("[]", "malformed"),
        ("{\"id\":\"x\",\"acts\":[\"flies\"]}", "malformed"),
        ("{\"id\":\"\",\"acts\":[\"arrives\"]}", "malformed"),
        ("{\"id\":\"x\",\"acts\":[]}", "malformed"),
        ("{\"id\":\"x\",\"acts\":[\"starts_round\"]}", "not_for_them"),
        ("{\"id\":\"x\",\"as\":\"black\",\"acts\":[\"arrives\"]}", "forbidden"),
        ("{\"id\":\"x\",\"acts\":[\"lets_go\"]}", "impossible"),
    ] {
        white.send(sent).await;
        let refused = white.wait("refused").await;
        assert_eq!(refused["error"], error, "{sent} gives {refused}");
        assert!(!refused["message"].as_str().unwrap().is_empty());
    }
    white.act("1", completes("e2e4")).await;
    white.wait("done").await;
    let mut spectator = Wire::open(&open.doors, &open.game, None, "").await.unwrap();
    spectator.act("s", json!(["resigns"])).await;
    assert_eq!(spectator.wait("refused").await["error"], "not_for_them");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_slowed_and_an_overlong_message_ends_only_its_socket() {
    let open = open(json!({})).await;
    let _arbiter = open.start().await;
    let (mut white, mut black) = (open.wire(&open.white).await, open.wire(&open.black).await);
    for number in 0..60 {
        white.act(&number.to_string(), json!(["lets_go"])).await;
    }
    let mut errors = Vec::new();
    while errors.len() < 60 {
        errors.push(white.wait("refused").await["error"].as_str().unwrap().to_owned());
    }
    assert!(errors.iter().any(|error| error == "too_often"), "{errors:?}");
    white.send(&"x".repeat(20 << 10)).await;
    while white.next().await.is_some() {}
    black.act("o", json!([{ "offers_draw": { "conditional": false } }])).await;
    black.wait("done").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_tokens_and_unknown_games_are_refused_before_anything_else() {
    let open = open(json!({})).await;
    let stranger = "00112233445566778899aabbccddeeff";
    assert_eq!(Wire::open(&open.doors, &open.game, Some(stranger), "").await.err(), Some(401));
    assert_eq!(Wire::open(&open.doors, &open.game, Some("nonsense"), "").await.err(), Some(401));
    assert_eq!(Wire::open(&open.doors, &open.game, None, "").await.map(drop), Ok(()), "a spectator");
    assert_eq!(Wire::open(&open.doors, stranger, None, "").await.err(), Some(404));
    assert_eq!(Wire::open(&open.doors, &open.game, Some(&open.white), "?as=black").await.err(), Some(403));
    let browser = open.doors.browser();
    assert_eq!(browser.post("/api/v1/join", json!({ "token": stranger })).await.0, 401);
    assert_eq!(browser.get("/api/v1/games/none").await.1["error"], "unknown_game");
    assert_eq!(browser.get("/nowhere").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_bodies_get_a_precise_answer() {
    let open = open(json!({})).await;
    let browser = open.doors.browser();
    for (body, says) in [
        (json!({ "control": "ninety" }), "ninety"),
        (json!({ "control": "90+30", "edition": "1492" }), "edition"),
        (json!({ "control": "90+30", "chess960": 960 }), "960"),
        (json!({ "control": "90+30", "speed": 3 }), "speed"),
        (json!({}), "control"),
    ] {
        let (status, answer) = browser.post("/api/v1/games", body.clone()).await;
        assert!(status == 400 || status == 422, "{body} gives {status}");
        assert!(answer["message"].as_str().unwrap().contains(says), "{body} gives {answer}");
    }
    // Messages do not use the terms of the libraries inside the hall.
    for (body, says) in [
        ("{", "the body is not JSON: EOF while parsing an object at line 1 column 1"),
        (r#"{"control":"90+30","speed":3}"#, "speed: unknown field `speed`"),
        (&format!(r#"{{"control":"{}"}}"#, "9".repeat(70_000)), "the body may have at most 65536 bytes here"),
    ] {
        let (_, answer) = browser.post_text("/api/v1/games", body.to_owned()).await;
        assert!(answer["message"].as_str().unwrap().starts_with(says), "{answer}");
    }
    let wrong = reqwest::Client::new().put(open.doors.url("/api/v1/games")).send().await.unwrap();
    assert_eq!((wrong.status().as_u16(), wrong.headers()["allow"].to_str().unwrap()), (405, "POST"));
    assert_eq!(wrong.json::<Value>().await.unwrap()["error"], "method_not_allowed");
    let client = reqwest::Client::new();
    let send = |body: String| client.post(open.doors.url("/api/v1/games")).body(body);
    assert_eq!(send("{}".into()).send().await.unwrap().status(), 415);
    let large = send("x".repeat(2 << 20)).header("content-type", "application/json").send().await;
    assert!(large.is_err() || large.unwrap().status() == 413);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_follows_a_link_and_other_sites_cannot_use_the_cookie() {
    let open = open(json!({})).await;
    let browser = open.doors.browser();
    let (status, me) = browser.post("/api/v1/join", json!({ "token": open.white })).await;
    assert_eq!((status, &me["boards"][0]["role"]), (200, &json!("white")));
    let acts = format!("/api/v1/games/{}/acts", open.game);
    let offer = json!({ "id": "a", "acts": ["arrives"] });
    assert_eq!(browser.post_from("http://evil.example", &acts, offer.clone()).await.0, 403);
    assert_eq!(browser.post(&acts, offer).await.0, 200);
    assert_eq!(browser.post(&acts, json!({ "id": "b", "acts": ["starts_round"] })).await.1["error"], "not_for_them");
    assert_eq!(browser.post("/api/v1/logout", json!({})).await.0, 204);
    assert_eq!(browser.get("/api/v1/me").await.1["boards"], json!([]));

    // The arbiter replaces a lost link, and the old one is revoked.
    let arbiter = open.doors.browser();
    arbiter.post("/api/v1/join", json!({ "token": open.arbiter })).await;
    let links = format!("/api/v1/games/{}/links", open.game);
    let (_, drawn) = arbiter.post(&links, json!({ "role": "white" })).await;
    assert_eq!(browser.post("/api/v1/join", json!({ "token": open.white })).await.0, 401);
    assert_eq!(browser.post("/api/v1/join", json!({ "token": drawn["token"] })).await.0, 200);
    assert_eq!(browser.post(&links, json!({ "role": "black" })).await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_one_time_password_must_be_changed_and_guessing_is_slowed() {
    let open = open(json!({})).await;
    let accounts = Accounts::new(Arc::clone(&open.place.store));
    let password = accounts.first("arbiter").await.unwrap().unwrap();
    assert_eq!(accounts.first("arbiter").await.unwrap(), None, "only once");
    let browser = open.doors.browser();
    let (status, me) = browser.post("/api/v1/login", json!({ "name": "arbiter", "password": password })).await;
    assert_eq!((status, &me["must_change_password"], &me["arbiter"]), (200, &json!(true), &Value::Null));
    let change = |new: &str| json!({ "old": password, "new": new });
    assert_eq!(browser.post("/api/v1/password", change("short")).await.0, 400);
    assert_eq!(browser.post("/api/v1/password", change("long enough")).await.1["arbiter"], "arbiter");
    assert_eq!(browser.get(&format!("/api/v1/games/{}?as=arbiter", open.game)).await.0, 200);

    let other = open.doors.browser();
    assert_eq!(other.post("/api/v1/login", json!({ "name": "arbiter", "password": password })).await.0, 401);
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(other.post("/api/v1/login", json!({ "name": "nobody", "password": "guess" })).await.0);
    }
    assert!(statuses.contains(&401) && statuses.contains(&429), "{statuses:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_the_hall_stops_the_clocks_and_closes_sockets() {
    let open = open(json!({})).await;
    let _arbiter = open.start().await;
    let mut white = open.wire(&open.white).await;
    white.wait("snapshot").await;
    open.doors.close().await;
    let last = white.wait("entry").await;
    assert_eq!((&last["by"], &last["view"]["clock"]["state"]["stopped"]), (&json!("hall"), &json!("white")));
    assert_eq!(white.next().await, None);
    let rows = open.place.store.read(open.game.clone(), 0).await.unwrap();
    assert_eq!(rows.len(), 3);
    assert!(!rows.iter().any(|row| row.body.contains(&open.white)), "no secret in the log");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_have_security_headers() {
    let open = open(json!({})).await;
    let response = reqwest::get(open.doors.url("/")).await.unwrap();
    let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
    assert!(header("content-security-policy").contains("default-src 'none'"));
    assert_eq!(header("referrer-policy"), "no-referrer");
    assert!(!response.headers().contains_key("strict-transport-security"), "this hall has no TLS");
    let metrics = reqwest::get(open.doors.url("/metrics")).await.unwrap().text().await.unwrap();
    assert!(metrics.contains("jadoube_boards 1"), "{metrics}");
    for page in ["/healthz", "/readyz", "/join", "/web/pages/play.js", &format!("/play/{}", open.game)] {
        assert_eq!(reqwest::get(open.doors.url(page)).await.unwrap().status(), 200, "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_one_player_and_a_retry_after_a_lost_connection() {
    let open = open(json!({})).await;
    let _arbiter = open.start().await;
    let (mut one, mut other) = (open.wire(&open.white).await, open.wire(&open.white).await);
    one.act("m1", completes("e2e4")).await;
    other.act("m1", completes("e2e4")).await;
    let (first, second) = (one.wait("done").await, other.wait("done").await);
    assert_eq!(first["seq"], second["seq"], "it happened once");
    // The other tab wants another move: that is refused, and the line stays open.
    other.act("m2", completes("d2d4")).await;
    assert_eq!(other.wait("done").await["seq"], 5, "a second move in a row is ruled on");
    drop((one, other));
    let mut again = Wire::open(&open.doors, &open.game, Some(&open.white), "?from=4").await.unwrap();
    again.act("m2", completes("d2d4")).await;
    assert_eq!(again.wait("done").await["seq"], 5);
    let rows = open.place.store.read(open.game.clone(), 0).await.unwrap();
    assert_eq!(rows.len(), 6, "opened, started, and two moves with their presses");
}

/// The first event that a reader gets who says which one came last.
async fn first_event(open: &Open, last: &str) -> Option<u64> {
    let url = open.doors.url(&format!("/api/v1/games/{}/feed", open.game));
    let mut feed = reqwest::Client::new().get(url).header("last-event-id", last).send().await.unwrap();
    assert_eq!(feed.status(), 200, "{last}");
    let mut text = String::new();
    while let Some(chunk) = feed.chunk().await.unwrap() {
        text.push_str(std::str::from_utf8(&chunk).unwrap());
        if let Some(id) = text.lines().find_map(|line| line.strip_prefix("id: ")) {
            return id.parse().ok();
        }
    }
    None
}

/// The number of a row that no game will ever have must not begin the feed anew.
#[tokio::test(flavor = "multi_thread")]
async fn a_feed_resumes_after_the_last_event_however_large_its_number() {
    let open = open(json!({})).await;
    let _arbiter = open.start().await;
    let mut white = open.wire(&open.white).await;
    white.act("1", completes("e2e4")).await;
    white.wait("done").await;
    assert_eq!(first_event(&open, "1").await, Some(2));
    assert_eq!(first_event(&open, "nonsense").await, Some(1), "without a number from the beginning");
    let largest = u64::MAX.to_string();
    let nothing = first_event(&open, &largest);
    let others = async {
        for _ in 0..10 {
            assert_eq!(first_event(&open, "1").await, Some(2));
        }
    };
    tokio::pin!(nothing);
    tokio::select! {
        biased;
        event = &mut nothing => panic!("{event:?}"),
        () = others => {}
    }
}
