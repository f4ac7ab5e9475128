//! What everybody may know of a player, and what is for arbiters only.

mod common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::access::Accounts;
use jadoube_hall::competition::trf::{self, Line, Report, Round};
use jadoube_hall::competition::{Persons, Player};
use jadoube_hall::dump;
use jadoube_hall::store::Kind;
use jadoube_hall::verify::{Wanted, verify};
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
        person: String::new(),
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

async fn is_whole(place: &Place) -> bool {
    let report = verify(&*place.store, &Wanted::default()).await.unwrap();
    assert!(report.whole.len() > 1, "a competition and its game");
    report.faults.is_empty()
}

async fn heads(place: &Place) -> Vec<String> {
    let mut heads = Vec::new();
    for kind in [Kind::Competition, Kind::Game] {
        for stream in place.store.streams(kind, false).await.unwrap() {
            let rows = place.store.read(stream.clone(), 0).await.unwrap();
            for row in &rows {
                assert!(!row.body.contains(BORN) && !row.body.contains(FIDE_ID), "{}", row.body);
            }
            heads.push(format!("{stream} {}", rows.last().unwrap().hash));
        }
    }
    heads
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_erased_and_the_logs_stay_whole() {
    let (place, doors, arbiter) = hall().await;
    let (competition, game) = imported(&arbiter).await;
    let path = format!("/api/competitions/{competition}");
    assert!(is_whole(&place).await);
    let before = heads(&place).await;
    let mut backup = Vec::new();
    dump::write(&*place.store, &mut backup).await.unwrap();

    let persons = Persons::new(Arc::clone(&place.store));
    let found = persons.find("Kis, Anna").await.unwrap();
    let [anna] = &found[..] else { panic!("{found:?}") };
    assert_eq!((anna.player.born.as_str(), anna.player.fide_id.as_str(), anna.in_chain), (BORN, FIDE_ID, false));
    assert_eq!(anna.games[0].game.as_deref(), Some(game.as_str()));
    assert!(persons.find("Nobody").await.unwrap().is_empty() && persons.find("").await.unwrap().is_empty());

    persons.erase(anna).await.unwrap();
    let (_, overview) = arbiter.get(&path).await;
    let left = &overview["players"][0];
    assert_eq!((&left["name"], &left["born"], &left["fide_id"]), (&json!("Kis, Anna"), &Value::Null, &Value::Null));
    assert!(!arbiter.text(&format!("{path}/report.trf")).await.contains(BORN));
    assert!(is_whole(&place).await);
    assert_eq!(heads(&place).await, before);
    doors.close().await;

    let restored = Place::sqlite();
    dump::read(&*restored.store, &backup[..]).await.unwrap();
    let persons = Persons::new(Arc::clone(&restored.store));
    assert_eq!(persons.find("Kis, Anna").await.unwrap()[0].player.born, BORN, "a backup from before");
    let now = u64::MAX / 2;
    assert_eq!(persons.expire(now, now).await.unwrap(), 0);
    assert_eq!(persons.expire(1_000, now).await.unwrap(), 1);
    assert_eq!(persons.find("Kis, Anna").await.unwrap()[0].player.born, "");
}
