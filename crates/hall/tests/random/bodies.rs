//! Damaged bodies of requests, as an arbiter and as anybody: each is answered, and none causes an internal error.

use std::sync::Arc;

use jadoube_hall::access::Accounts;
use jadoube_hall::http::read_as_every_body;
use serde_json::{Value, json};

use super::common::Place;
use super::common::server::Doors;
use super::dice::{Dice, rounds};

/// Every kind of body that is parsed, with its address.
fn good(competition: &str, game: &str) -> Vec<(String, Value)> {
    let of_competition = |what: &str| format!("/api/v1/competitions/{competition}/{what}");
    let of_game = |what: &str| format!("/api/v1/games/{game}/{what}");
    let inquiry = json!({ "edition": "2023", "control": "3+2", "incident": "illegal-move", "variant": "claimed", "player": "white", "clocks": [9_000, 20_000] });
    let typed = "1. Anna - Bert\n2. Cecil - Dora\nEva - bye ½\n";
    vec![
        (
            "/api/v1/games".to_owned(),
            json!({ "edition": "2018", "control": "90+30", "white": "A", "black": "B", "chess960": 518 }),
        ),
        (
            "/api/v1/competitions".to_owned(),
            json!({ "name": "Open", "site": "Győr", "edition": "2018", "control": "3+2", "default_minutes": 15, "settings": { "delay_seconds": 60 } }),
        ),
        (of_competition("pairings"), json!({ "typed": typed })),
        (of_competition("pairings"), json!({ "csv": "board,white,black\n1,Anna,Bert\n" })),
        (of_competition("pairings"), json!({ "trf": super::report() })),
        (of_competition("corrections"), json!({ "player": { "wrong": "Anna", "right": "Hanna" } })),
        (of_competition("corrections"), json!({ "round": { "round": 1, "typed": typed } })),
        (of_competition("rounds/1/start"), json!({})),
        (of_competition("rounds/1/present"), json!({})),
        (of_competition("handouts"), json!({})),
        ("/api/v1/pairings/read".to_owned(), json!({ "typed": typed, "competition": competition })),
        (
            of_game("acts"),
            json!({ "id": "m1", "acts": [{ "plays": { "played": "e2e4", "hands": "one" } }, { "presses": { "hand": "one" } }] }),
        ),
        (of_game("read"), json!({ "text": "Nf3", "notation": "hu" })),
        (of_game("seal"), json!({ "id": "s", "text": "Nf3", "language": "en", "on": "paper" })),
        (of_game("wooden"), json!({ "ruled": inquiry })),
        (of_game("wooden"), json!({ "result": { "white": 2, "black": 0 } })),
        ("/api/v1/desk".to_owned(), inquiry),
        ("/api/v1/join".to_owned(), json!({ "token": "00112233445566778899aabbccddeeff" })),
        ("/api/v1/qr".to_owned(), json!({ "path": "/play#00" })),
    ]
}

/// The parsers alone, which get through far more bodies than a hall could answer; the fuzz target `bodies` does the same.
#[test]
fn readers_of_bodies() {
    let good = good("0123456789abcdef", "0123456789abcdef");
    for (path, body) in &good {
        assert!(read_as_every_body(body.to_string().as_bytes()) > 0, "{path}");
    }
    let mut dice = Dice(7);
    for _ in 0..rounds(20_000, 100) {
        let text = dice.of(&good).1.to_string();
        let _ = read_as_every_body(dice.damaged(&text).as_bytes());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies() {
    let place = Place::sqlite();
    Accounts::new(Arc::clone(&place.store)).set("arbiter", "correct horse").await.unwrap();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (arbiter, anybody) = (doors.browser(), doors.browser());
    assert_eq!(arbiter.post("/api/v1/login", json!({ "name": "arbiter", "password": "correct horse" })).await.0, 200);
    let (_, answer) =
        arbiter.post("/api/v1/competitions", json!({ "name": "Open", "edition": "2018", "control": "3+2" })).await;
    let competition = answer["competition"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/competitions/{competition}");
    arbiter.post(&format!("{path}/pairings"), json!({ "typed": "1. Anna - Bert\n2. Cecil - Dora\n" })).await;
    let (_, overview) = arbiter.get(&path).await;
    let game = overview["rounds"][0][0]["game"].as_str().unwrap();

    let good = good(&competition, game);
    let mut dice = Dice(6);
    for number in 0..rounds(400, 100) {
        let (path, body) = dice.of(&good).clone();
        let browser = if dice.below(3) == 0 { &anybody } else { &arbiter };
        let text = dice.damaged(&body.to_string());
        let (status, answer) = browser.post_text(&path, text.clone()).await;
        assert!(status < 500, "{number}: {path} {text:?}: {status} {answer}");
    }
    assert_eq!(arbiter.get(&path).await.0, 200);
    doors.close().await;
}
