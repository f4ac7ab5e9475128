//! Two friends without an arbiter: one invitation, the start when both are ready, going on after a ruling, and a rematch.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use serde_json::{Value, json};

/// Sets a game up, and returns its invitation.
async fn invitation(doors: &Doors) -> (String, Value) {
    let watched = json!({ "flags": "hall", "illegal_moves": "hall" });
    let (status, made) =
        doors.browser().post("/api/v1/friends", json!({ "control": "5+3", "settings": watched })).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!(made.as_object().unwrap().len(), 2, "nobody gets a link to be the arbiter: {made}");
    (made["game"].as_str().unwrap().to_owned(), made["invitation"].clone())
}

async fn sits_down(doors: &Doors, token: &Value, color: &str) -> Browser {
    let browser = doors.browser();
    let (status, me) = browser.post("/api/v1/invitation/seat", json!({ "token": token, "color": color })).await;
    assert_eq!(status, 200, "{me}");
    browser
}

async fn act(browser: &Browser, game: &str, id: &str, acts: Value) {
    let (status, answer) = browser.post(&format!("/api/v1/games/{game}/acts"), json!({ "id": id, "acts": acts })).await;
    assert_eq!(status, 200, "{answer}");
}

async fn view(browser: &Browser, game: &str) -> Value {
    browser.get(&format!("/api/v1/games/{game}")).await.1["view"].clone()
}

#[tokio::test]
async fn the_first_picks_a_color_and_the_second_gets_the_other() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (game, token) = invitation(&doors).await;
    let look = async |browser: &Browser| browser.post("/api/v1/invitation", json!({ "token": token })).await.1;
    assert_eq!(look(&doors.browser()).await["free"], json!(["white", "black"]));
    let anna = sits_down(&doors, &token, "black").await;
    assert_eq!(look(&anna).await, json!({ "game": game, "free": ["white"], "own": "black" }));
    let late = doors.browser();
    let asks = json!({ "token": token, "color": "black" });
    assert_eq!(late.post("/api/v1/invitation/seat", asks.clone()).await.0, 409, "it is taken");
    // Opening the link again changes nothing.
    assert_eq!(anna.post("/api/v1/invitation/seat", json!({ "token": token, "color": "white" })).await.0, 200);
    assert_eq!(look(&late).await["free"], json!(["white"]));
    let (_, me) = doors.browser().post("/api/v1/invitation/seat", json!({ "token": token })).await;
    assert_eq!(me["boards"][0]["role"], "white", "chance leaves only this");
    assert_eq!(late.post("/api/v1/invitation/seat", asks).await.0, 409);
    assert_eq!(late.post("/api/v1/invitation", json!({ "token": "nonsense" })).await.0, 401);
}

#[tokio::test]
async fn the_clocks_start_and_go_on_when_both_are_ready_and_the_rematch_reverses_colors() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (game, token) = invitation(&doors).await;
    let white = sits_down(&doors, &token, "white").await;
    let black = sits_down(&doors, &token, "black").await;
    act(&white, &game, "1", json!(["is_ready"])).await;
    let waits = view(&black, &game).await;
    assert_eq!((&waits["phase"], &waits["ready"]), (&json!("not_begun"), &json!([true, false])));
    act(&white, &game, "2", json!(["is_ready"])).await;
    assert_eq!(view(&black, &game).await["phase"], "not_begun", "one player cannot start it, however often");
    act(&black, &game, "1", json!(["is_ready"])).await;
    let begun = view(&white, &game).await;
    assert_eq!((&begun["phase"], &begun["ready"]), (&json!("playing"), &json!([false, false])));
    assert_eq!(begun["clock"]["state"], json!({ "running": "white" }));

    // An illegal move, which the hall sees: the clocks stop, and go on when both are ready.
    let plays =
        |played: &str| json!([{ "plays": { "played": played, "hands": "one" } }, { "presses": { "hand": "one" } }]);
    act(&white, &game, "3", plays("e2e5")).await;
    let stopped = view(&white, &game).await;
    assert!(
        stopped["clock"]["state"]["stopped"].is_object() || stopped["clock"]["state"]["stopped"].is_string(),
        "{stopped}"
    );
    act(&black, &game, "2", json!(["is_ready"])).await;
    assert_eq!(view(&black, &game).await["clock"]["state"], stopped["clock"]["state"]);
    act(&white, &game, "4", json!(["is_ready"])).await;
    assert_eq!(view(&black, &game).await["clock"]["state"], json!({ "running": "white" }));

    let rematch = format!("/api/v1/games/{game}/rematch");
    assert_eq!(white.post(&rematch, json!({})).await.0, 403, "the game is not over");
    act(&white, &game, "5", json!(["resigns"])).await;
    assert_eq!(doors.browser().post(&rematch, json!({})).await.0, 403, "only for its players");
    let seat = async |browser: &Browser| {
        browser.post(&rematch, json!({})).await.1["boards"].as_array().unwrap().last().cloned()
    };
    let (first, second) = (seat(&white).await.unwrap(), seat(&black).await.unwrap());
    assert_eq!((&first["role"], &second["role"]), (&json!("black"), &json!("white")));
    assert_eq!(first["game"], second["game"]);
    assert_ne!(first["game"], json!(game));
}

#[tokio::test]
async fn stopping_the_clocks_calls_nobody_where_there_is_no_arbiter() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (game, token) = invitation(&doors).await;
    let white = sits_down(&doors, &token, "white").await;
    let black = sits_down(&doors, &token, "black").await;
    act(&white, &game, "1", json!(["is_ready"])).await;
    act(&black, &game, "1", json!(["is_ready"])).await;
    act(&white, &game, "2", json!([{ "stops_clocks": { "reason": "call_arbiter" } }])).await;
    let (_, log) = black.get(&format!("/api/v1/games/{game}/log")).await;
    let last = log["entries"].as_array().unwrap().last().unwrap();
    assert_eq!(last["text"], "White stops the clocks");
    assert!(!last["rulings"].to_string().contains("rbiter"), "{last}");
}
