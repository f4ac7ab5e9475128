//! What an arbiter does at a board: the consequences are told beforehand, and the log says who did it and why.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::access::Accounts;
use serde_json::{Value, json};

async fn arbiter(doors: &Doors, name: &str) -> Browser {
    Accounts::new(doors.hall.store().clone()).set(name, "a long password").await.unwrap();
    let browser = doors.browser();
    let (status, _) = browser.post("/api/v1/login", json!({ "name": name, "password": "a long password" })).await;
    assert_eq!(status, 200);
    browser
}

/// A board whose clocks are running.
async fn playing(doors: &Doors, arbiter: &Browser) -> String {
    let (_, made) = doors.browser().post("/api/v1/games", json!({ "control": "90+30" })).await;
    let game = made["game"].as_str().unwrap().to_owned();
    let (status, answer) =
        arbiter.post(&format!("/api/v1/games/{game}/acts"), json!({ "id": "start", "acts": ["starts_round"] })).await;
    assert_eq!(status, 200, "{answer}");
    game
}

async fn consider(browser: &Browser, game: &str, acts: Value) -> Value {
    let (status, found) = browser.post(&format!("/api/v1/games/{game}/consider"), json!({ "acts": acts })).await;
    assert_eq!(status, 200, "{found}");
    found
}

fn told(lines: &Value) -> String {
    let lines: Vec<&str> = lines.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    lines.join(" | ")
}

#[tokio::test]
async fn consequences_are_told_and_not_kept() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors, "arbiter").await;
    let game = playing(&doors, &browser).await;
    let rows = async || place.store.read(game.clone(), 0).await.unwrap().len();
    let before = rows().await;

    let loss =
        consider(&browser, &game, json!([{ "arbiter": { "penalizes": { "player": "white", "penalty": "loss" } } }]))
            .await;
    assert_eq!((&loss["grave"], &loss["needs_reason"]), (&json!(true), &json!(true)));
    assert_eq!(loss["rulings"][0]["article"]["number"], "12.9.6");

    let flag = consider(&browser, &game, json!([{ "declares": { "score": { "white": 0, "black": 2 } } }])).await;
    assert_eq!(told(&flag["changes"]), "The game ends: 0-1");

    let stop = consider(&browser, &game, json!([{ "stops_clocks": { "reason": "call_arbiter" } }])).await;
    assert_eq!((&stop["grave"], &stop["needs_reason"]), (&json!(false), &json!(false)));

    assert_eq!(rows().await, before, "nothing has happened");
    let path = format!("/api/v1/games/{game}/consider");
    let acts = json!({ "acts": [{ "restarts": { "side": "white" } }] });
    assert_eq!(doors.browser().post(&path, acts).await.0, 403, "only arbiters ask");
    let (status, problem) = browser.post(&path, json!({ "acts": ["resigns"] })).await;
    assert_eq!((status, problem["error"].as_str()), (403, Some("not_for_them")));
    doors.close().await;
}

#[tokio::test]
async fn more_time_is_given_for_the_reason_that_the_arbiter_states() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors, "arbiter").await;
    let game = playing(&doors, &browser).await;
    let gives = |ground: &str| json!([{ "arbiter": { "gives_time": { "player": "white", "time": 120_000, "ground": ground } } }]);
    for (ground, article, needs_reason) in
        [("disturbance", "12.5", false), ("clock", "6.10.2", false), ("judgment", "0.2", true)]
    {
        let found = consider(&browser, &game, gives(ground)).await;
        assert_eq!(found["rulings"][0]["article"]["number"], article, "{ground}");
        assert_eq!((&found["grave"], &found["needs_reason"]), (&json!(true), &json!(needs_reason)), "{ground}");
        let change = told(&found["changes"]);
        assert!(change.starts_with("White's clock: ") && change.contains(" → "), "{change}");
    }
    // A log of an earlier version has no ground: it was a disturbance.
    let earlier = json!([{ "arbiter": { "gives_time": { "player": "white", "time": 120_000 } } }]);
    assert_eq!(consider(&browser, &game, earlier).await["rulings"][0]["article"]["number"], "12.5");
    doors.close().await;
}

#[tokio::test]
async fn the_log_says_which_arbiter_acted_and_why() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (anna, bert) = (arbiter(&doors, "anna").await, arbiter(&doors, "bert").await);
    let game = playing(&doors, &anna).await;
    let acts = format!("/api/v1/games/{game}/acts");
    let stop = json!([{ "stops_clocks": { "reason": "call_arbiter" } }]);
    let (status, _) = bert.post(&acts, json!({ "id": "b", "acts": stop, "reason": " the lights went out " })).await;
    assert_eq!(status, 200);
    let (status, problem) = bert.post(&acts, json!({ "id": "b", "acts": stop, "reason": "another reason" })).await;
    assert_eq!((status, problem["error"].as_str()), (409, Some("conflict")), "an id has one reason");
    let (_, log) = anna.get(&format!("/api/v1/games/{game}/log")).await;
    let entries = log["entries"].as_array().unwrap();
    assert_eq!((&entries[0]["arbiter"], &entries[0]["reason"]), (&json!("anna"), &Value::Null));
    assert_eq!((&entries[1]["arbiter"], &entries[1]["reason"]), (&json!("bert"), &json!("the lights went out")));
    let (_, public) = doors.browser().get(&format!("/api/v1/games/{game}/log")).await;
    assert_eq!((&public["entries"][1]["arbiter"], &public["entries"][1]["reason"]), (&Value::Null, &Value::Null));
    // It is in the log itself, and survives a restart.
    doors.close().await;
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let anna = arbiter(&doors, "anna").await;
    let (_, log) = anna.get(&format!("/api/v1/games/{game}/log")).await;
    assert_eq!(log["entries"][1]["arbiter"], "bert");
    doors.close().await;
}

#[tokio::test]
async fn only_arbiters_give_reasons() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (_, made) = doors.browser().post("/api/v1/games", json!({ "control": "90+30" })).await;
    let player = doors.browser();
    player.post("/api/v1/join", json!({ "token": made["white"] })).await;
    let path = format!("/api/v1/games/{}/acts", made["game"].as_str().unwrap());
    let (status, _) = player.post(&path, json!({ "id": "w", "acts": ["arrives"], "reason": "because" })).await;
    assert_eq!(status, 400);
    assert_eq!(player.post(&path, json!({ "id": "w", "acts": ["arrives"] })).await.0, 200);
    doors.close().await;
}
