//! What everybody may know of a player, and what is for arbiters only.

mod common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::access::Accounts;
use jadoube_hall::competition::Player;
use jadoube_hall::competition::trf::{self, Line, Report, Round};
use serde_json::{Value, json};

const BORN: &str = "2014/05/17";
const FIDE_ID: &str = "7401234";

/// Two players who are to play the first round, one of them a child.
fn report() -> String {
    let line = |rank: u16, color: char, player: Player| Line {
        rank,
        player,
        rounds: vec![Some(Round { opponent: Some(3 - rank), color, result: ' ' })],
        ..Line::default()
    };
    let child = Player {
        name: "Kis, Anna".to_owned(),
        title: "WCM".to_owned(),
        rating: Some(1650),
        federation: "HUN".to_owned(),
        fide_id: FIDE_ID.to_owned(),
        born: BORN.to_owned(),
        sex: "w".to_owned(),
    };
    let other = Player { name: "Nagy, Bence".to_owned(), ..Player::default() };
    trf::write(&Report { players: vec![line(1, 'w', child), line(2, 'b', other)], ..Report::default() })
}

async fn hall() -> (Place, Doors, Browser) {
    let place = Place::sqlite();
    let accounts = Accounts::new(Arc::clone(&place.store));
    accounts.set("arbiter", "correct horse").await.unwrap();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let arbiter = doors.browser();
    let login = json!({ "name": "arbiter", "password": "correct horse" });
    assert_eq!(arbiter.post("/api/login", login).await.0, 200);
    (place, doors, arbiter)
}

async fn imported(arbiter: &Browser) -> (String, String) {
    let new = json!({ "name": "Youth open", "edition": "2018", "control": "3+2", "unsupervised": true });
    let (_, answer) = arbiter.post("/api/competitions", new).await;
    let competition = answer["competition"].as_str().unwrap().to_owned();
    let path = format!("/api/competitions/{competition}");
    let (status, answer) = arbiter.post(&format!("{path}/pairings"), json!({ "trf": report() })).await;
    assert_eq!(status, 201, "{answer}");
    let (_, overview) = arbiter.get(&path).await;
    let game = overview["rounds"][0][0]["game"].as_str().unwrap().to_owned();
    (competition, game)
}

/// Everything that can be asked for at once, with the names filled in.
async fn addresses(visitor: &Browser, competition: &str, game: &str) -> Vec<String> {
    let (_, document) = visitor.get("/api/openapi.json").await;
    let paths = document["paths"].as_object().unwrap();
    let answers_at_once = |path: &&String| !path.ends_with("/feed") && !path.ends_with("/socket");
    let asked = paths.iter().filter(|(_, methods)| methods.get("get").is_some()).map(|(path, _)| path);
    let pages = ["/", "/competitions", "/screen", "/console"].map(str::to_owned);
    asked
        .filter(answers_at_once)
        .map(|path| {
            let path = path.replace("{competition}", competition).replace("{game}", game);
            path.replace("{file}", &format!("{game}.pgn")).replace("{edition}", "2018").replace("{number}", "7.5")
        })
        .chain(pages)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn birth_date_sex_and_fide_id_are_for_arbiters() {
    let (_place, doors, arbiter) = hall().await;
    let (competition, game) = imported(&arbiter).await;
    let visitor = doors.browser();
    let path = format!("/api/competitions/{competition}");

    let (_, overview) = visitor.get(&path).await;
    let known = json!({ "name": "Kis, Anna", "title": "WCM", "rating": 1650, "federation": "HUN" });
    assert_eq!(overview["players"][0], known);
    let public = trf::read(&visitor.text(&format!("{path}/report.trf")).await).unwrap();
    let known: Player = serde_json::from_value(known).unwrap();
    assert_eq!(public.players[0].player, known);

    for address in addresses(&visitor, &competition, &game).await {
        let text = visitor.text(&address).await;
        for secret in [BORN, "2014/05", FIDE_ID] {
            assert!(!text.contains(secret), "{address} tells {secret}: {text}");
        }
    }

    let (_, overview) = arbiter.get(&path).await;
    let child: &Value = &overview["players"][0];
    assert_eq!((&child["born"], &child["fide_id"], &child["sex"]), (&json!(BORN), &json!(FIDE_ID), &json!("w")));
    let whole = trf::read(&arbiter.text(&format!("{path}/report.trf")).await).unwrap();
    assert_eq!((whole.players[0].player.born.as_str(), whole.players[0].player.sex.as_str()), (BORN, "w"));
    for address in [format!("{path}/games.pgn"), format!("/games/{game}.pgn")] {
        assert!(arbiter.text(&address).await.contains(&format!("[WhiteFideId \"{FIDE_ID}\"]")), "{address}");
    }
    doors.close().await;
}
