//! One game with an unreadable log affects nothing else: its competition, the console and the wall display show it as unreadable, and
//! everything else as usual.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::access::Accounts;
use serde_json::{Value, json};

async fn arbiter(doors: &Doors) -> Browser {
    Accounts::new(doors.hall.store().clone()).set("arbiter", "a long password").await.unwrap();
    let browser = doors.browser();
    let (status, _) = browser.post("/api/v1/login", json!({ "name": "arbiter", "password": "a long password" })).await;
    assert_eq!(status, 200);
    browser
}

/// Damages a row of a game, as a disk error or a person would.
fn damage(place: &Place, game: &str) {
    let database = rusqlite::Connection::open(place.path()).unwrap();
    let changed = database
        .execute("UPDATE entry SET body = replace(body, 'white', 'while') WHERE stream = ?1 AND seq = 1", [game]);
    assert_eq!(changed.unwrap(), 1);
}

async fn is_shown_beside_others(settings: Value) {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let announced = json!({ "name": "Open", "edition": "2023", "control": "90+30", "settings": settings });
    let (_, made) = browser.post("/api/v1/competitions", announced).await;
    let competition = format!("/api/v1/competitions/{}", made["competition"].as_str().unwrap());
    let csv = "board,white,black\n1,Anna,Bert\n2,Cleo,Dora\n";
    assert_eq!(browser.post(&format!("{competition}/pairings"), json!({ "csv": csv })).await.0, 201);
    let (status, _) = browser.post(&format!("{competition}/rounds/1/start"), json!({ "wooden": [] })).await;
    assert_eq!(status, 200);
    let (_, overview) = browser.get(&competition).await;
    let game = |board: usize| overview["rounds"][0][board]["game"].as_str().unwrap().to_owned();
    doors.close().await;
    damage(&place, &game(0));

    let doors = Doors::open(place.again().await).await;
    let (browser, anybody) = (arbiter(&doors).await, doors.browser());
    for visitor in [&browser, &anybody] {
        let (status, overview) = visitor.get(&competition).await;
        assert_eq!(status, 200, "{overview}");
        let [broken, whole] = [0, 1].map(|board| &overview["rounds"][0][board]);
        assert!(broken["unreadable"].as_str().unwrap().contains("row 1"), "{broken}");
        assert_eq!((whole.get("unreadable"), whole["white"].as_str()), (None, Some("Cleo")));
        assert_eq!(overview["standings"].as_array().unwrap().len(), 4);
        let (status, screen) = visitor.get(&format!("{competition}/screen")).await;
        assert_eq!(status, 200, "{screen}");
        let [broken, whole] = [0, 1].map(|board| &screen["boards"][board]);
        assert_eq!((broken["unreadable"].as_bool(), broken["black"].as_str()), (Some(true), Some("Bert")));
        assert_eq!((whole.get("unreadable"), whole["black"].as_str()), (None, Some("Dora")));
        let games = visitor.text(&format!("{competition}/games.pgn")).await;
        assert!(games.contains("Cleo") && !games.contains("Anna"), "{games}");
        assert!(visitor.text(&format!("{competition}/report.trf")).await.contains("Anna"));
        let (status, problem) = visitor.get(&format!("/games/{}.pgn", game(0))).await;
        assert_eq!((status, problem["error"].as_str()), (409, Some("unreadable_log")));
    }
    let (status, console) = browser.get("/api/v1/console").await;
    assert_eq!((status, console.as_array().unwrap().len()), (200, 2), "{console}");
    let of = |game: String| console.as_array().unwrap().iter().find(|board| board["game"] == game.as_str()).unwrap();
    let (broken, whole) = (of(game(0)), of(game(1)));
    assert_eq!(broken["urgent"], json!(["unreadable"]));
    assert!(broken["unreadable"].as_str().unwrap().contains("row 1"), "{broken}");
    assert_eq!((&broken["opening"]["white"], &broken["opening"]["event"]["board"]), (&json!("Anna"), &json!(1)));
    assert_eq!(whole.get("unreadable"), None);
    let (status, watched) = browser.get(&format!("/api/v1/games/{}/watch", game(0))).await;
    assert_eq!((status, &watched["urgent"]), (200, &json!(["unreadable"])));
    let incidents = browser.text(&format!("{competition}/incidents.txt")).await;
    assert!(incidents.contains("Anna") && incidents.contains("cannot be used"), "{incidents}");
    assert_eq!(browser.get(&format!("{competition}/incidents.json")).await.0, 200);
    // The next round is paired and started all the same.
    let csv = "board,white,black\n1,Bert,Cleo\n2,Dora,Anna\n";
    assert_eq!(browser.post(&format!("{competition}/pairings"), json!({ "csv": csv })).await.0, 201);
    let start = json!({ "wooden": [], "anyway": true });
    let (status, started) = browser.post(&format!("{competition}/rounds/2/start"), start).await;
    assert_eq!(status, 200, "{started}");
    assert_eq!(browser.get("/api/v1/competitions").await.0, 200);
    doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_game_is_shown_beside_the_others() {
    is_shown_beside_others(json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_delayed_game_is_shown_beside_the_others() {
    is_shown_beside_others(json!({ "delay_seconds": 900 })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_competition_does_not_hide_the_others() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let announce = |name: &str| json!({ "name": name, "edition": "2023", "control": "90+30" });
    let (_, broken) = browser.post("/api/v1/competitions", announce("Broken")).await;
    browser.post("/api/v1/competitions", announce("Whole")).await;
    doors.close().await;
    let database = rusqlite::Connection::open(place.path()).unwrap();
    let broken = broken["competition"].as_str().unwrap();
    database.execute("UPDATE entry SET body = '{}' WHERE stream = ?1", [broken]).unwrap();
    let doors = Doors::open(place.again().await).await;
    let browser = arbiter(&doors).await;
    let (status, list) = browser.get("/api/v1/competitions").await;
    assert_eq!((status, list.as_array().unwrap().len()), (200, 2));
    assert!(list.to_string().contains("Whole"));
    assert_eq!(browser.get("/api/v1/console").await.0, 200);
    doors.close().await;
}
