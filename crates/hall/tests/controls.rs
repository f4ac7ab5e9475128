//! Time controls over HTTP: what is read can be sent again, in either form, and means the same.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_clock::TimeControl;
use serde_json::{Value, json};

async fn created(browser: &Browser, control: &Value) -> Value {
    let (status, board) = browser.post("/api/v1/games", json!({ "control": control })).await;
    assert_eq!(status, 201, "{control}: {board}");
    let game = board["game"].as_str().unwrap();
    browser.get(&format!("/api/v1/games/{game}")).await.1["opening"]["rules"]["control"].take()
}

#[tokio::test]
async fn a_control_that_was_read_creates_the_same_control() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = doors.browser();
    for (everyday, pgn) in [
        ("3+2", "180+2"),
        ("180+2", "10800+2"),
        ("40/90+30, 30+30", "40/5400+30:1800+30"),
        ("G/60 d5", "3600d5"),
        ("white 5 black 4", "white 300 black 240"),
        ("0.5+0.25", "30+0.25"),
        ("hourglass 3", "*180"),
        ("10h", "36000"),
    ] {
        let first = created(&browser, &json!(everyday)).await;
        assert_eq!((&first["pgn"], first.as_object().unwrap().len()), (&json!(pgn), 2), "{everyday}");
        assert_eq!(created(&browser, &first).await, first);
    }
    assert_eq!(created(&browser, &json!({ "pgn": "180+2" })).await, json!({ "everyday": "3+2", "pgn": "180+2" }));
    let hundred_hours = json!(TimeControl::from_pgn("360000").unwrap());
    assert_eq!(created(&browser, &hundred_hours).await, hundred_hours);
}

#[tokio::test]
async fn seconds_in_place_of_minutes_are_refused_with_a_hint() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = doors.browser();
    for (control, told) in [
        (json!("5400+30"), "Did you mean \"90+30\"? The PGN form goes into the field \"pgn\"."),
        (json!("11h"), "found \"11h\", expected at most ten hours of main time for a player"),
        (json!({ "pgn": "3m" }), "found \"m\""),
        (json!({ "pgn": "180+2", "everyday": "180+2" }), "the same time control as in the PGN form beside it"),
        (json!({ "seconds": 180 }), "unknown field `seconds`"),
        (json!(180), "expected a time control such as \"3+2\""),
    ] {
        for path in ["/api/v1/games", "/api/v1/desk"] {
            let mut body = json!({ "control": control });
            if path == "/api/v1/desk" {
                let inquiry =
                    [("edition", "2023"), ("incident", "illegal-move"), ("variant", "claimed"), ("player", "white")];
                body.as_object_mut().unwrap().extend(inquiry.map(|(name, value)| (name.to_owned(), json!(value))));
            }
            let (status, problem) = browser.post(path, body).await;
            let said = problem["message"].as_str().unwrap_or_default();
            assert!((400..500).contains(&status) && said.contains(told), "{path} {control}: {problem}");
        }
    }
}
