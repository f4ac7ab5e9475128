//! Which details of a player are public, and which are for arbiters only.

use crate::common;

use std::sync::Arc;
use std::time::Duration;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::access::Accounts;
use jadoube_hall::checkpoint::{self, Signer};
use jadoube_hall::competition::trf::{self, Dialect};
use jadoube_hall::competition::{Desk, Expires, Persons, Player, Retention};
use jadoube_hall::dump;
use jadoube_hall::hall::Hall;
use jadoube_hall::http::{Address, Bounds};
use jadoube_hall::sealed::Key;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_hall::store::{Kind, Store};
use jadoube_hall::verify::{Fault, Wanted, verify};
use jadoube_tournament::{Color, Date, GameResult, Player as ReportPlayer, Round, Tournament};
use serde_json::{Value, json};

const BORN: &str = "2014/05/17";
const FIDE_ID: &str = "7401234";

/// Two players of the first round, one of them a child.
fn report() -> String {
    let game = |opponent, color| vec![Round::game(opponent, color, GameResult::Pending)];
    let child = ReportPlayer {
        rank: 1,
        name: "Kis, Anna".to_owned(),
        title: "WCM".to_owned(),
        rating: Some(1650),
        federation: "HUN".to_owned(),
        fide_id: FIDE_ID.to_owned(),
        birth: Date::new(BORN),
        sex: "w".to_owned(),
        rounds: game(2, Color::White),
        ..ReportPlayer::default()
    };
    let rounds = game(1, Color::Black);
    let other = ReportPlayer { rank: 2, name: "Nagy, Bence".to_owned(), rounds, ..ReportPlayer::default() };
    trf::write(&Tournament { players: vec![child, other], ..Tournament::default() }, Dialect::Trf26).unwrap()
}

async fn hall() -> (Place, Doors, Browser) {
    let place = Place::sqlite();
    let accounts = Accounts::new(Arc::clone(&place.store));
    accounts.set("arbiter", "correct horse").await.unwrap();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let arbiter = doors.browser();
    let login = json!({ "name": "arbiter", "password": "correct horse" });
    assert_eq!(arbiter.post("/api/v1/login", login).await.0, 200);
    (place, doors, arbiter)
}

async fn imported(arbiter: &Browser) -> (String, String) {
    let new = json!({ "name": "Youth open", "edition": "2018", "control": "3+2", "unsupervised": true });
    let (_, answer) = arbiter.post("/api/v1/competitions", new).await;
    let competition = answer["competition"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/competitions/{competition}");
    let (status, answer) = arbiter.post(&format!("{path}/pairings"), json!({ "trf": report() })).await;
    assert_eq!(status, 201, "{answer}");
    let (_, overview) = arbiter.get(&path).await;
    let game = overview["rounds"][0][0]["game"].as_str().unwrap().to_owned();
    (competition, game)
}

/// Every address that can be read, with the names filled in.
async fn addresses(visitor: &Browser, competition: &str, game: &str) -> Vec<String> {
    let (_, document) = visitor.get("/api/v1/openapi.json").await;
    let paths = document["paths"].as_object().unwrap();
    let answers_at_once = |path: &&String| !path.ends_with("/feed") && !path.ends_with("/socket");
    // The pocket is the same in every hall, and any three letters may occur in the text of its module.
    let is_of_this_hall = |path: &&String| !path.starts_with("/pocket");
    let asked = paths.iter().filter(|(_, methods)| methods.get("get").is_some()).map(|(path, _)| path);
    let pages = ["/", "/competitions", "/screen", "/console"].map(str::to_owned);
    asked
        .filter(answers_at_once)
        .filter(is_of_this_hall)
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
    let path = format!("/api/v1/competitions/{competition}");

    let (_, overview) = visitor.get(&path).await;
    let known = json!({ "name": "Kis, Anna", "title": "WCM", "rating": 1650, "federation": "HUN" });
    assert_eq!(overview["players"][0], known);
    let public = trf::read(&visitor.text(&format!("{path}/report.trf")).await).unwrap();
    let known: Player = serde_json::from_value(known).unwrap();
    assert_eq!(trf::player_of(&public.players[0]), known);

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
    assert_eq!((whole.players[0].birth.as_str(), whole.players[0].sex.as_str()), (BORN, "w"));
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

/// The ends of all logs. No row contains personal data.
async fn heads(place: &Place) -> Vec<String> {
    let mut heads = Vec::new();
    for kind in [Kind::Competition, Kind::Game] {
        for stream in place.store.streams(kind, false).await.unwrap() {
            let rows = place.store.read(stream.clone(), 0).await.unwrap();
            for row in &rows {
                // Four digits can occur in a random id.
                let is_no_id = |word: &&str| word.len() != 32 || !word.bytes().all(|byte| byte.is_ascii_hexdigit());
                let body: String = row.body.split('"').filter(is_no_id).collect::<Vec<_>>().join("\"");
                for secret in [BORN, FIDE_ID, "Kis", "Nagy", "WCM", "1650", "HUN"] {
                    assert!(!body.contains(secret), "{secret}: {body}");
                }
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
    let path = format!("/api/v1/competitions/{competition}");
    let pgn = format!("/games/{game}.pgn");
    assert!(is_whole(&place).await);
    let before = heads(&place).await;
    let mut backup = Vec::new();
    dump::write(&*place.store, &mut backup).await.unwrap();
    assert!(arbiter.text(&pgn).await.contains("[White \"Kis, Anna\"]"));
    let (_, snapshot) = doors.browser().get(&format!("/api/v1/games/{game}")).await;
    let opening = &snapshot["opening"];
    assert_eq!((&opening["white"], &opening["black"]), (&json!("Kis, Anna"), &json!("Nagy, Bence")));
    assert_eq!(opening["persons"], Value::Null, "ids are for the log");

    let persons = Persons::new(Arc::clone(&place.store));
    let found = persons.find("Kis, Anna").await.unwrap();
    let [anna] = &found[..] else { panic!("{found:?}") };
    assert_eq!((anna.born.as_deref(), anna.fide_id.as_deref(), anna.in_log), (Some(BORN), Some(FIDE_ID), false));
    assert_eq!(anna.games[0].game.as_deref(), Some(game.as_str()));
    assert!(persons.find("Nobody").await.unwrap().is_empty() && persons.find("").await.unwrap().is_empty());

    persons.erase(anna.id.as_ref().unwrap()).await.unwrap();
    for browser in [&arbiter, &doors.browser()] {
        for address in addresses(browser, &competition, &game).await {
            let text = browser.text(&address).await;
            for secret in [BORN, FIDE_ID, "Kis, Anna", "WCM", "1650"] {
                assert!(!text.contains(secret), "{address} still tells {secret}: {text}");
            }
        }
    }
    let (_, overview) = arbiter.get(&path).await;
    let left = &overview["players"][0];
    assert_eq!((&left["name"], &left["born"], &left["rating"]), (&json!("Player 1"), &Value::Null, &Value::Null));
    assert_eq!(overview["rounds"][0][0]["white"], "Player 1");
    assert!(overview["standings"].to_string().contains("Player 1"), "{overview}");
    for address in [&pgn, &format!("{path}/games.pgn")] {
        assert!(arbiter.text(address).await.contains("[White \"Player 1\"]"), "{address}");
    }
    assert!(arbiter.text(&format!("{path}/report.trf")).await.contains("Player 1"));
    let (_, watched) = arbiter.get(&format!("/api/v1/games/{game}/watch")).await;
    assert_eq!(watched["opening"]["white"], "Player 1");
    assert!(is_whole(&place).await);
    assert_eq!(heads(&place).await, before);
    // The next round is paired under the remaining name.
    let (status, answer) =
        arbiter.post(&format!("{path}/pairings"), json!({ "typed": "Nagy, Bence - Player 1" })).await;
    assert_eq!(status, 201, "{answer}");
    let (_, overview) = arbiter.get(&path).await;
    assert_eq!(overview["players"].as_array().unwrap().len(), 2, "{overview}");
    doors.close().await;

    let restored = Place::sqlite();
    dump::read(&*restored.store, &backup[..]).await.unwrap();
    let persons = Persons::new(Arc::clone(&restored.store));
    assert_eq!(persons.find("Kis, Anna").await.unwrap()[0].born.as_deref(), Some(BORN), "a backup from before");
    let now = u64::MAX / 2;
    let expire = |after: u64, what| persons.expire(Retention { after: Duration::from_millis(after), what }, now);
    assert_eq!(expire(now, Expires::Everything).await.unwrap(), 0);
    assert_eq!(expire(1_000, Expires::Details).await.unwrap(), 1);
    assert_eq!(persons.find("Kis, Anna").await.unwrap()[0].born, None);
    assert_eq!(expire(1_000, Expires::Everything).await.unwrap(), 2);
    assert!(persons.find("Kis, Anna").await.unwrap().is_empty());
    assert!(is_whole(&restored).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn corrected_names_are_outside_the_log_and_tampering_is_noticed() {
    let (place, doors, arbiter) = hall().await;
    let (competition, game) = imported(&arbiter).await;
    let path = format!("/api/v1/competitions/{competition}");
    let signer = Signer::of(&Key::draw());
    checkpoint::make(&*place.store, &signer, None).await.unwrap();
    let act = json!({ "id": "start", "acts": ["starts_round"] });
    assert_eq!(arbiter.post(&format!("/api/v1/games/{game}/acts"), act).await.0, 200);
    let correction = json!({ "player": { "wrong": "Nagy, Bence", "right": "Nagy, Vince" } });
    assert_eq!(arbiter.post(&format!("{path}/corrections"), correction).await.0, 204);
    let (_, snapshot) = doors.browser().get(&format!("/api/v1/games/{game}")).await;
    assert_eq!(snapshot["opening"]["black"], "Nagy, Vince", "also if the game has begun");
    heads(&place).await;
    assert!(is_whole(&place).await, "a correction is in the log");

    // A namesake of an erased person stays separate.
    let persons = Persons::new(Arc::clone(&place.store));
    let anna = persons.find("Kis, Anna").await.unwrap().remove(0);
    persons.erase(anna.id.as_ref().unwrap()).await.unwrap();
    let correction = json!({ "player": { "wrong": "Nagy, Vince", "right": "Player 1" } });
    assert_eq!(arbiter.post(&format!("{path}/corrections"), correction).await.0, 409);
    let report = verify(&*place.store, &Wanted::default()).await.unwrap();
    assert_eq!((report.faults, report.erased.len()), (vec![], 1));

    // A name that is changed in the database leaves no correction in the log.
    checkpoint::make(&*place.store, &signer, None).await.unwrap();
    let vince = persons.find("Nagy, Vince").await.unwrap().remove(0).id.unwrap();
    let item = place.store.get("person", vince.clone()).await.unwrap().unwrap();
    place.store.put("person", vince.clone(), Some(item.replace("Vince", "Bence"))).await.unwrap();
    let report = verify(&*place.store, &Wanted::default()).await.unwrap();
    let changed = |fault: &Fault| matches!(fault, Fault::Person { person, .. } if *person == vince);
    assert!(report.faults.len() == 1 && changed(&report.faults[0]), "{:?}", report.faults);
    doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_in_a_casual_game_can_be_erased() {
    let (place, doors, _) = hall().await;
    let visitor = doors.browser();
    let (status, board) = visitor.post("/api/v1/games", json!({ "control": "3+2", "white": "Kis, Anna" })).await;
    assert_eq!(status, 201, "{board}");
    let game = board["game"].as_str().unwrap();
    let pgn = format!("/games/{game}.pgn");
    assert!(visitor.text(&pgn).await.contains("[White \"Kis, Anna\"]"));
    heads(&place).await;
    let persons = Persons::new(Arc::clone(&place.store));
    let found = persons.find("Kis, Anna").await.unwrap();
    assert_eq!((found.len(), found[0].games[0].game.as_deref()), (1, Some(game)));
    persons.erase(found[0].id.as_ref().unwrap()).await.unwrap();
    assert!(!visitor.text(&pgn).await.contains("Kis"));
    assert_eq!(visitor.get(&format!("/api/v1/games/{game}")).await.1["opening"]["white"], "");
    doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_an_earlier_version_wrote_stay_in_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("hall.db");
    std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/hall-0.1.db"), &copy).unwrap();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&copy, Durability::Off).unwrap());
    let competition = store.streams(Kind::Competition, false).await.unwrap().remove(0);
    let (hall, _) = Hall::open(Arc::clone(&store)).await.unwrap();
    let desk = Desk::new(Arc::clone(&hall));
    let name = desk.state(&competition).await.unwrap().players[0].name.clone();
    let persons = Persons::new(Arc::clone(&store));
    let found = persons.find(&name).await.unwrap();
    assert!(found.len() == 1 && found[0].in_log && found[0].id.is_none(), "{found:?}");
    // Corrections of them are also in the log, as before.
    desk.correct_name(&competition, &name, "Another, Name").await.unwrap();
    assert!(persons.find("Another, Name").await.unwrap()[0].in_log);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hall_erases_persons_after_the_retention_period() {
    let (place, doors, arbiter) = hall().await;
    let (competition, _) = imported(&arbiter).await;
    doors.close().await;
    let retention = Some(Retention { after: Duration::ZERO, what: Expires::Everything });
    let bounds = Bounds { retention, ..Bounds::default() };
    let doors = Doors::open_at(Arc::clone(&place.store), Address { bounds, ..Address::default() }).await;
    let visitor = doors.browser();
    let erased = async {
        while visitor.get(&format!("/api/v1/competitions/{competition}")).await.1["players"][0]["name"] != "Player 1" {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), erased).await.unwrap();
    doors.close().await;
    assert!(is_whole(&place).await);
}
