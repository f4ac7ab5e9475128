//! Revocation takes effect at once: for links, sessions and sockets, on every node.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::postgres::Server;
use common::server::{Browser, Doors, Wire};
use jadoube_hall::access::Accounts;
use serde_json::{Value, json};

const RESIGNS: &str = r#"{ "id": "r", "acts": ["resigns"] }"#;

/// A game that has begun, and the links to it.
#[derive(Clone)]
struct Begun {
    game: String,
    white: String,
    arbiter: String,
}

impl Begun {
    async fn at(doors: &Doors) -> Begun {
        let (_, board) = doors.browser().post("/api/v1/games", json!({ "control": "90+30" })).await;
        let text = |name: &str| board[name].as_str().unwrap().to_owned();
        let begun = Begun { game: text("game"), white: text("white"), arbiter: text("arbiter") };
        let starts = json!({ "id": "a", "acts": ["starts_round"] });
        assert_eq!(begun.post(doors, &begun.arbiter, "acts", starts).await.0, 200);
        begun
    }

    async fn post(&self, doors: &Doors, token: &str, what: &str, body: Value) -> (u16, Value) {
        let url = doors.url(&format!("/api/v1/games/{}/{what}", self.game));
        let response = reqwest::Client::new().post(url).bearer_auth(token).json(&body).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or(Value::Null))
    }

    /// A browser that has followed White's link.
    async fn joined(&self, doors: &Doors) -> (Browser, String) {
        let browser = doors.browser();
        let secret = browser.session("/api/v1/join", json!({ "token": self.white })).await;
        (browser, secret)
    }

    async fn wire(&self, doors: &Doors, token: &str) -> Wire {
        let mut wire = Wire::open(doors, &self.game, Some(token), "").await.unwrap();
        assert_eq!(wire.wait("snapshot").await["role"], "white");
        wire
    }

    async fn acts(&self, browser: &Browser) -> u16 {
        let resigns = serde_json::from_str(RESIGNS).unwrap();
        browser.post(&format!("/api/v1/games/{}/acts", self.game), resigns).await.0
    }

    async fn is_over(&self, doors: &Doors) -> bool {
        !doors.browser().get(&format!("/api/v1/games/{}", self.game)).await.1["view"]["score"].is_null()
    }
}

/// Sends something on a connection that may have been closed already, and waits for its end.
async fn ends_without_effect(wire: &mut Wire) {
    wire.try_send(RESIGNS).await;
    while let Some(message) = wire.next().await {
        assert!(message.get("done").is_none(), "{message}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_revokes_the_sessions_of_the_old_one() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let begun = Begun::at(&doors).await;
    let (browser, session) = begun.joined(&doors).await;
    let mut wires = vec![begun.wire(&doors, &session).await, begun.wire(&doors, &begun.white).await];
    let (status, drawn) = begun.post(&doors, &begun.arbiter, "links", json!({ "role": "white" })).await;
    assert_eq!(status, 200);
    for wire in &mut wires {
        ends_without_effect(wire).await;
    }
    assert_eq!(begun.acts(&browser).await, 403, "the session lost its place");
    assert_eq!(begun.post(&doors, &begun.white, "acts", serde_json::from_str(RESIGNS).unwrap()).await.0, 401);
    assert!(!begun.is_over(&doors).await);
    // The new link is valid, for the same browser as well.
    assert_eq!(browser.post("/api/v1/join", json!({ "token": drawn["token"] })).await.0, 200);
    assert_eq!(begun.acts(&browser).await, 200);
    assert!(begun.is_over(&doors).await);
}

/// Somebody who follows the old link again and again while it is revoked.
#[tokio::test(flavor = "multi_thread")]
async fn following_a_link_during_revocation_gives_no_session() {
    let place = Place::sqlite();
    let doors = Arc::new(Doors::open(Arc::clone(&place.store)).await);
    for _ in 0..5 {
        let begun = Begun::at(&doors).await;
        let (entered, mut entering) = tokio::sync::mpsc::unbounded_channel();
        let mut clients = tokio::task::JoinSet::new();
        for _ in 0..6 {
            let (doors, token, entered) = (Arc::clone(&doors), begun.white.clone(), entered.clone());
            clients.spawn(async move {
                let mut browsers = Vec::new();
                loop {
                    let browser = doors.browser();
                    if browser.post("/api/v1/join", json!({ "token": token })).await.0 != 200 {
                        return browsers;
                    }
                    browsers.push(browser);
                    let _ = entered.send(());
                }
            });
        }
        // Wait until the visitors follow the link.
        for _ in 0..12 {
            entering.recv().await.unwrap();
        }
        assert_eq!(begun.post(&doors, &begun.arbiter, "links", json!({ "role": "white" })).await.0, 200);
        for browser in clients.join_all().await.into_iter().flatten() {
            assert_eq!(begun.acts(&browser).await, 403);
        }
        assert!(!begun.is_over(&doors).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_ends_the_session_and_its_sockets() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let begun = Begun::at(&doors).await;
    let (browser, session) = begun.joined(&doors).await;
    let mut wire = begun.wire(&doors, &session).await;
    assert_eq!(browser.post("/api/v1/logout", json!({})).await.0, 204);
    ends_without_effect(&mut wire).await;

    // The same with the session in the header of a program.
    let (other, session) = begun.joined(&doors).await;
    let mut wire = begun.wire(&doors, &session).await;
    let logout = reqwest::Client::new().post(doors.url("/api/v1/logout")).bearer_auth(&session);
    assert_eq!(logout.send().await.unwrap().status(), 204);
    ends_without_effect(&mut wire).await;
    assert_eq!([begun.acts(&browser).await, begun.acts(&other).await], [403, 403]);
    assert!(!begun.is_over(&doors).await);
}

async fn log_in(doors: &Doors, password: &str) -> Browser {
    let browser = doors.browser();
    let login = json!({ "name": "arbiter", "password": password });
    assert_eq!(browser.post("/api/v1/login", login).await.0, 200);
    browser
}

async fn is_arbiter(browser: &Browser) -> bool {
    browser.get("/api/v1/me").await.1["arbiter"] == "arbiter"
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_the_other_sessions_of_the_account() {
    let place = Place::sqlite();
    let accounts = Accounts::new(Arc::clone(&place.store));
    accounts.set("arbiter", "first password").await.unwrap();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let begun = Begun::at(&doors).await;
    let (one, other) = (log_in(&doors, "first password").await, log_in(&doors, "first password").await);
    let (player, _) = begun.joined(&doors).await;
    let (_, sessions) = one.get("/api/v1/sessions").await;
    assert_eq!(sessions.as_array().map(Vec::len), Some(2), "{sessions}");
    let change = json!({ "old": "first password", "new": "second password" });
    assert_eq!(one.post("/api/v1/password", change).await.0, 200);
    assert_eq!([is_arbiter(&one).await, is_arbiter(&other).await], [true, false]);
    assert_eq!(player.get("/api/v1/me").await.1["boards"][0]["role"], "white", "players are not affected");

    // Sessions are listed and ended one by one, or all others at once.
    let [second, third] = [log_in(&doors, "second password").await, log_in(&doors, "second password").await];
    let (_, sessions) = second.get("/api/v1/sessions").await;
    let lines = sessions.as_array().unwrap();
    assert_eq!(lines.len(), 3);
    let mine: Vec<&Value> = lines.iter().filter(|line| line["current"] == true).collect();
    assert_eq!(mine.len(), 1);
    let name = |line: &Value| line["session"].as_str().unwrap().to_owned();
    assert_eq!(player.delete(&format!("/api/v1/sessions/{}", name(mine[0]))).await, 404, "not a stranger's to end");
    assert_eq!(third.delete(&format!("/api/v1/sessions/{}", name(mine[0]))).await, 204);
    assert_eq!([is_arbiter(&one).await, is_arbiter(&second).await], [true, false]);
    assert_eq!(one.delete("/api/v1/sessions").await, 204);
    assert_eq!([is_arbiter(&one).await, is_arbiter(&third).await], [true, false]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_can_list_and_end_other_sessions_at_the_place() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let begun = Begun::at(&doors).await;
    let ((mine, _), (theirs, session)) = (begun.joined(&doors).await, begun.joined(&doors).await);
    let mut wire = begun.wire(&doors, &session).await;
    let (_, sessions) = mine.get("/api/v1/sessions").await;
    let other = sessions.as_array().unwrap().iter().find(|line| line["current"] == false).unwrap();
    assert_eq!(other["boards"], json!([{ "game": begun.game, "role": "white" }]));
    assert_eq!(mine.delete(&format!("/api/v1/sessions/{}", other["session"].as_str().unwrap())).await, 204);
    ends_without_effect(&mut wire).await;
    assert_eq!(begun.acts(&theirs).await, 403);
    assert_eq!(begun.acts(&mine).await, 200);
}

/// A revocation on one node takes effect on the other: a connection ends as soon as the bus has carried the announcement.
#[tokio::test(flavor = "multi_thread")]
async fn a_revocation_reaches_the_other_node() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = Server::start(folder.path()) else { return };
    let (here, there) = (Doors::join(&server).await, Doors::join(&server).await);
    let begun = Begun::at(&here).await;
    let (browser, session) = begun.joined(&there).await;
    let mut wires = vec![begun.wire(&there, &session).await, begun.wire(&there, &begun.white).await];
    assert_eq!(begun.post(&here, &begun.arbiter, "links", json!({ "role": "white" })).await.0, 200);
    for wire in &mut wires {
        while wire.next().await.is_some() {}
    }
    assert_eq!(begun.acts(&browser).await, 403);
    assert!(!begun.is_over(&here).await);

    let (_, session) = {
        let fresh = begun.post(&here, &begun.arbiter, "links", json!({ "role": "white" })).await.1;
        let begun = Begun { white: fresh["token"].as_str().unwrap().to_owned(), ..begun.clone() };
        begun.joined(&here).await
    };
    let mut wire = begun.wire(&there, &session).await;
    let logout = reqwest::Client::new().post(here.url("/api/v1/logout")).bearer_auth(&session);
    assert_eq!(logout.send().await.unwrap().status(), 204);
    while wire.next().await.is_some() {}
    assert_eq!(Wire::open(&there, &begun.game, Some(&session), "").await.err(), Some(401));
}
