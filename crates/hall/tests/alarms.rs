//! All boards at once: an alarm stops the clocks, and only what it stopped is restarted.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::access::Accounts;
use serde_json::{Value, json};

async fn arbiter(doors: &Doors) -> Browser {
    Accounts::new(doors.hall.store().clone()).set("anna", "a long password").await.unwrap();
    let browser = doors.browser();
    let (status, _) = browser.post("/api/v1/login", json!({ "name": "anna", "password": "a long password" })).await;
    assert_eq!(status, 200);
    browser
}

/// A competition with this many boards; gives their games.
async fn paired(browser: &Browser, name: &str, boards: usize) -> (String, Vec<String>) {
    let announced = json!({ "name": name, "edition": "2023", "control": "90+30" });
    let (_, made) = browser.post("/api/v1/competitions", announced).await;
    let competition = made["competition"].as_str().unwrap().to_owned();
    let lines: Vec<String> = (1..=boards).map(|board| format!("{board},{name} W{board},{name} B{board}")).collect();
    let csv = format!("board,white,black\n{}\n", lines.join("\n"));
    let (status, _) =
        browser.post(&format!("/api/v1/competitions/{competition}/pairings"), json!({ "csv": csv })).await;
    assert_eq!(status, 201);
    let (_, overview) = browser.get(&format!("/api/v1/competitions/{competition}")).await;
    let games = overview["rounds"][0].as_array().unwrap().iter();
    let games = games.map(|line| line["game"].as_str().unwrap().to_owned()).collect();
    (competition, games)
}

async fn act(browser: &Browser, game: &str, id: &str, act: Value) {
    let (status, answer) =
        browser.post(&format!("/api/v1/games/{game}/acts"), json!({ "id": id, "acts": [act] })).await;
    assert_eq!(status, 200, "{answer}");
}

async fn clock(browser: &Browser, game: &str) -> Value {
    browser.get(&format!("/api/v1/games/{game}")).await.1["view"]["clock"]["state"].clone()
}

fn running(side: &str) -> Value {
    json!({ "running": side })
}

/// The boards where it was not done, by number, and why.
fn others(answer: &Value) -> Vec<(u64, String)> {
    let line =
        |line: &Value| (line["event"]["board"].as_u64().unwrap_or(0), line["outcome"].as_str().unwrap().to_owned());
    answer["others"].as_array().unwrap().iter().map(line).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_alarm_restarts_only_what_it_stopped() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let (open, games) = paired(&browser, "Open", 6).await;
    let (_, elsewhere) = paired(&browser, "Seniors", 1).await;
    for game in games[..5].iter().chain(&elsewhere) {
        act(&browser, game, "start", json!("starts_round")).await;
    }
    let stop = json!({ "stops_clocks": { "reason": "call_arbiter" } });
    // Board 2 waits for the arbiter already, board 3 is over, board 6 has not begun.
    act(&browser, &games[1], "stop", stop.clone()).await;
    act(&browser, &games[2], "over", json!({ "declares": { "score": { "white": 2, "black": 0 } } })).await;

    let alarm = json!({ "id": "alarm-1", "competition": open, "reason": "fire alarm" });
    assert_eq!(doors.browser().post("/api/v1/alarms", alarm.clone()).await.0, 403);
    let (status, stopped) = browser.post("/api/v1/alarms", alarm.clone()).await;
    assert_eq!((status, &stopped["done"]), (200, &json!(3)), "{stopped}");
    let left = [(2, "already_stopped"), (3, "over"), (6, "not_begun")].map(|(board, why)| (board, why.to_owned()));
    assert_eq!(others(&stopped), left);
    for game in [&games[0], &games[3], &games[4]] {
        assert_eq!(clock(&browser, game).await, json!({ "stopped": "white" }));
        let (_, log) = browser.get(&format!("/api/v1/games/{game}/log")).await;
        let last = log["entries"].as_array().unwrap().last().unwrap();
        assert_eq!((&last["arbiter"], &last["reason"]), (&json!("anna"), &json!("fire alarm")));
    }
    assert_eq!(clock(&browser, &elsewhere[0]).await, running("white"), "another competition plays on");
    let (_, again) = browser.post("/api/v1/alarms", alarm).await;
    assert_eq!(again["done"], 3, "what is sent twice happens once");

    // Meanwhile the arbiter deals with board 4, which is stopped for another reason then, and the hall is restarted.
    act(&browser, &games[3], "go", json!({ "restarts": { "side": null } })).await;
    act(&browser, &games[3], "stop", stop).await;
    doors.close().await;
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let (_, alarms) = browser.get("/api/v1/alarms").await;
    assert_eq!((&alarms[0]["reason"], &alarms[0]["boards"]), (&json!("fire alarm"), &json!(3)));
    let (status, restarted) = browser.post("/api/v1/alarms/alarm-1/restart", json!({})).await;
    assert_eq!((status, &restarted["done"]), (200, &json!(2)), "{restarted}");
    assert_eq!(others(&restarted), [(4, "other_reason".to_owned())]);
    assert_eq!(clock(&browser, &games[0]).await, running("white"));
    for game in [&games[1], &games[3]] {
        assert_eq!(clock(&browser, game).await, json!({ "stopped": "white" }), "stopped for another reason");
    }
    assert_eq!(browser.get("/api/v1/alarms").await.1, json!([]), "it is over");
    assert_eq!(browser.post("/api/v1/alarms/alarm-1/restart", json!({})).await.0, 404);
    doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_hall_hears_an_announcement() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let (_, open) = paired(&browser, "Open", 2).await;
    let (_, seniors) = paired(&browser, "Seniors", 1).await;
    act(&browser, &open[0], "over", json!({ "declares": { "score": { "white": 2, "black": 0 } } })).await;
    let wooden = format!("/api/v1/games/{}/wooden", seniors[0]);
    assert_eq!(browser.post(&wooden, json!("started")).await.0, 200);
    let said = json!({ "id": "a1", "text": "The round starts in five minutes" });
    let (status, told) = browser.post("/api/v1/announcements", said).await;
    assert_eq!((status, &told["done"], told["others"].as_array().unwrap().len()), (200, &json!(2), 0), "{told}");
    let (_, log) = browser.get(&format!("/api/v1/games/{}/log", open[1])).await;
    assert_eq!(log["entries"][0]["text"], "The arbiter announces: “The round starts in five minutes”");
    let (_, notes) = browser.get(&wooden).await;
    assert_eq!(notes["notes"][1]["lines"][0], "Announcement: “The round starts in five minutes”");
    let stopping = json!({ "id": "a2", "reason": "power cut" });
    let (_, stopped) = browser.post("/api/v1/alarms", stopping).await;
    assert_eq!(stopped["done"], 1, "it is noted at the wooden board");
    browser.post("/api/v1/alarms/a2/restart", json!({})).await;
    let (_, notes) = browser.get(&wooden).await;
    let lines: Vec<&str> =
        notes["notes"].as_array().unwrap().iter().map(|note| note["lines"][0].as_str().unwrap()).collect();
    assert_eq!(
        lines[2..],
        [
            "The clocks of all boards were stopped: power cut",
            "The clocks that had been stopped were restarted: power cut"
        ]
    );
    for (path, body) in [
        ("/api/v1/alarms", json!({ "id": "a3", "reason": " " })),
        ("/api/v1/alarms", json!({ "id": "a 3", "reason": "fire" })),
        ("/api/v1/announcements", json!({ "id": "a3", "text": "" })),
    ] {
        assert_eq!(browser.post(path, body).await.0, 400);
    }
    assert_eq!(
        browser.post("/api/v1/alarms", json!({ "id": "a4", "competition": "none", "reason": "fire" })).await.0,
        404
    );
    doors.close().await;
}
