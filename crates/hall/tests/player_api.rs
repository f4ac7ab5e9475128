//! What the pages of players request from the hall: the log and the scoresheet in a language, and the meaning of a typed move.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use serde_json::{Value, json};

struct Seats {
    game: String,
    white: Browser,
    black: Browser,
    arbiter: Browser,
}

async fn seats(doors: &Doors, settings: Value) -> Seats {
    let new = json!({ "control": "90+30", "white": "Anna", "black": "Bella", "settings": settings });
    let (_, board) = doors.browser().post("/api/v1/games", new).await;
    let join = async |role: &str| {
        let browser = doors.browser();
        let (status, _) = browser.post("/api/v1/join", json!({ "token": board[role] })).await;
        assert_eq!(status, 200);
        browser
    };
    let game = board["game"].as_str().unwrap().to_owned();
    Seats { game, white: join("white").await, black: join("black").await, arbiter: join("arbiter").await }
}

impl Seats {
    async fn act(&self, browser: &Browser, id: &str, acts: Value) {
        let (status, answer) =
            browser.post(&format!("/api/v1/games/{}/acts", self.game), json!({ "id": id, "acts": acts })).await;
        assert_eq!(status, 200, "{answer}");
    }

    async fn begin(&self) {
        self.act(&self.white, "w", json!(["arrives"])).await;
        self.act(&self.black, "b", json!(["arrives"])).await;
        self.act(&self.arbiter, "a", json!(["starts_round"])).await;
    }

    async fn read(&self, lang: &str, text: &str) -> (u16, Value) {
        self.white.post(&format!("/api/v1/games/{}/read?lang={lang}", self.game), json!({ "text": text })).await
    }
}

#[tokio::test]
async fn a_typed_move_is_read_in_the_language_of_the_page_and_in_those_of_the_laws() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let seats = seats(&doors, json!({ "illegal_moves": "hall" })).await;
    seats.begin().await;
    let knight = json!({ "plays": { "played": "g1f3", "hands": "one" } });
    for (lang, text) in [
        ("en", "Nf3"),
        ("hu", "Hf3"),
        ("sv", "1. Sg1-f3!"),
        ("el", "Ιζ3"),
        ("sr-Cyrl", "Сф3"),
        ("el", "Nf3"),
        ("en", "knight to f3"),
        ("sv", "Springer Felix drei"),
        ("en", "g1f3"),
    ] {
        let (status, meant) = seats.read(lang, text).await;
        assert_eq!((status, &meant["act"], &meant["legal"]), (200, &knight, &json!(true)), "{lang} {text}: {meant}");
    }
    // Two squares are unambiguous, legal or not; anything else is explained.
    let (_, meant) = seats.read("en", "e2e5").await;
    assert_eq!((meant["legal"].as_bool(), meant["played"].as_str()), (Some(false), Some("e2e5")));
    let (status, problem) = seats.read("hu", "Fb5").await;
    assert_eq!((status, problem["error"].as_str()), (409, Some("no_move")));
    assert!(problem["message"].as_str().unwrap().contains("e2"), "{problem}");
    assert_eq!(seats.read("en", "").await.0, 409);
    assert_eq!(seats.read("en", &"x".repeat(200)).await.0, 400);
    doors.close().await;
}

#[tokio::test]
async fn sheet_and_log_are_translated_and_access_controlled() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let seats = seats(&doors, json!({ "illegal_moves": "hall" })).await;
    seats.begin().await;
    let plays = |squares: &str| json!({ "plays": { "played": squares, "hands": "one" } });
    let presses = json!({ "presses": { "hand": "one" } });
    let offer = json!({ "offers_draw": { "conditional": false } });
    seats.act(&seats.white, "1", json!([plays("g1f3"), offer, presses, { "records": { "text": "Nf3" } }])).await;
    seats.act(&seats.black, "2", json!([plays("g8f6")])).await;

    let sheet = format!("/api/v1/games/{}/sheet", seats.game);
    let (_, written) = seats.black.get(&format!("{sheet}?lang=el")).await;
    let row = &written["rows"][0];
    assert_eq!((row["white"]["text"].as_str(), row["white"]["offer"].as_bool()), (Some("Ιζ3"), Some(true)));
    assert!(row["white"]["clock"].as_u64().unwrap() > 5_000_000, "{row}");
    assert_eq!((row["black"]["text"].as_str(), row["black"].get("clock")), (Some("Ιζ6"), None), "not completed");
    let (_, figurine) = seats.black.get(&format!("{sheet}?notation=figurine")).await;
    assert_eq!(figurine["rows"][0]["white"]["text"], "♘f3");
    assert_eq!(seats.black.get(&format!("{sheet}?notation=xx")).await.0, 400);

    let log = format!("/api/v1/games/{}/log?lang=hu", seats.game);
    let writes = async |browser: &Browser| {
        let (_, log) = browser.get(&log).await;
        let entries = log["entries"].as_array().unwrap().clone();
        assert!(entries[0]["rulings"][0]["text"].as_str().unwrap().starts_with("6.7.1 pont"), "{}", entries[0]);
        entries.iter().any(|entry| entry["act"].get("records").is_some())
    };
    assert!(writes(&seats.white).await && writes(&seats.arbiter).await);
    assert!(!writes(&seats.black).await, "the opponent's scoresheet");
    assert!(!writes(&doors.browser()).await, "a player's scoresheet is not for spectators");
    // However long the game is, its log begins at the beginning.
    seats.act(&seats.black, "3", json!([presses])).await;
    for (number, there) in [(4, true), (6, false), (8, true), (10, false)] {
        let squares =
            |there: &'static str, back: &'static str| json!([plays(if number < 8 { there } else { back }), presses]);
        let (player, acts) =
            if there { (&seats.white, squares("f3g1", "g1f3")) } else { (&seats.black, squares("f6g8", "g8f6")) };
        seats.act(player, &number.to_string(), acts).await;
    }
    let (_, whole) = seats.arbiter.get(&log).await;
    let numbers: Vec<u64> =
        whole["entries"].as_array().unwrap().iter().map(|entry| entry["seq"].as_u64().unwrap()).collect();
    assert!(numbers.len() > 16 && numbers.iter().copied().eq(1..=numbers.len() as u64), "{numbers:?}");
    doors.close().await;
}

#[tokio::test]
async fn a_delayed_board_reveals_nothing_early() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let seats = seats(&doors, json!({ "delay_plies": 4 })).await;
    seats.begin().await;
    seats.act(&seats.white, "1", json!([{ "plays": { "played": "e2e4", "hands": "one" } }])).await;
    let anybody = doors.browser();
    let (_, log) = anybody.get(&format!("/api/v1/games/{}/log", seats.game)).await;
    assert_eq!(log["entries"], json!([]));
    let (_, sheet) = anybody.get(&format!("/api/v1/games/{}/sheet", seats.game)).await;
    assert_eq!(sheet["rows"], json!([]));
    // On the board that spectators see, White is to move.
    let (status, _) = anybody.post(&format!("/api/v1/games/{}/read", seats.game), json!({ "text": "d4" })).await;
    assert_eq!(status, 200);
    doors.close().await;
}

#[tokio::test]
async fn a_link_is_drawn_for_phones() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (status, drawn) = doors.browser().post("/api/v1/qr", json!({ "path": "/join#00" })).await;
    assert_eq!(status, 200);
    assert!(drawn["address"].as_str().unwrap().ends_with("/join#00"));
    assert!(drawn["svg"].as_str().unwrap().contains("<svg"));
    assert_eq!(doors.browser().post("/api/v1/qr", json!({ "path": "https://elsewhere" })).await.0, 400);
    doors.close().await;
}

#[tokio::test]
async fn a_whole_round_joins_from_one_address_and_guessing_is_slowed() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let seats = seats(&doors, json!({})).await;
    let (_, drawn) =
        seats.arbiter.post(&format!("/api/v1/games/{}/links", seats.game), json!({ "role": "white" })).await;
    for _ in 0..40 {
        assert_eq!(doors.browser().post("/api/v1/join", json!({ "token": drawn["token"] })).await.0, 200);
    }
    let mut answers = Vec::new();
    for guess in 0..40 {
        let token = format!("{guess:032x}");
        answers.push(doors.browser().post("/api/v1/join", json!({ "token": token })).await.0);
    }
    assert_eq!((answers[0], answers.last()), (401, Some(&429)));
    doors.close().await;
}

#[tokio::test]
async fn a_scoresheet_is_shown_as_ruled_and_only_to_its_owner() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let seats = seats(&doors, json!({})).await;
    seats.begin().await;
    let sheet = async |browser: &Browser| browser.get(&format!("/api/v1/games/{}/sheet", seats.game)).await.1;
    let press = json!({ "presses": { "hand": "one" } });
    seats.act(&seats.white, "1", json!([{ "plays": { "played": "e2e5", "hands": "one" } }])).await;
    assert_eq!(sheet(&seats.white).await["completed"], 0);
    seats.act(&seats.white, "2", json!([press])).await;
    for (id, text) in [("3", "e5"), ("4", "(=)"), ("5", "1:29:50")] {
        seats.act(&seats.white, id, json!([{ "records": { "text": text } }])).await;
    }
    let written = sheet(&seats.white).await;
    assert_eq!((&written["completed"], &written["written"]), (&json!(1), &json!([["e5"], null])));
    let row = json!({ "number": 1, "white": { "text": "e5", "offer": false } });
    assert_eq!((&written["written_rows"], &written["missing"]), (&json!([[row], null]), &json!([[], null])));
    let unwritten = sheet(&seats.black).await;
    assert_eq!((&unwritten["written"], &unwritten["missing"][0]), (&json!([null, []]), &json!(null)));
    assert_eq!(unwritten["missing"][1].as_array().unwrap()[0], unwritten["rows"][0]["white"]["text"]);
    let (_, claims) = seats.white.get("/api/v1/claims").await;
    let of_draw = claims.as_array().unwrap().iter().filter(|claim| claim["of_draw"] == true);
    assert_eq!(of_draw.map(|claim| &claim["claim"]).collect::<Vec<_>>(), ["repetition", "fifty"]);
    assert_eq!(sheet(&seats.arbiter).await["written"], json!([["e5"], []]));
    // 7.5: moves that are undone are crossed out.
    seats.act(&seats.black, "6", json!([{ "claims": { "claim": "illegal_move", "intends": null } }])).await;
    let undone = sheet(&seats.white).await;
    assert_eq!((&undone["completed"], &undone["written"]), (&json!(0), &json!([[], null])));
    assert!(undone["seq"].as_u64() > written["seq"].as_u64());
}

#[tokio::test]
async fn an_entry_names_what_it_strikes_out() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let seats = seats(&doors, json!({})).await;
    seats.begin().await;
    seats.act(&seats.white, "1", json!(["resigns"])).await;
    seats.act(&seats.arbiter, "2", json!([{ "corrects": { "entry": 3 } }])).await;
    let log = seats.black.get(&format!("/api/v1/games/{}/log", seats.game)).await.1;
    let entries = log["entries"].as_array().unwrap();
    assert_eq!((&entries[3]["seq"], &entries[3]["struck"]), (&json!(4), &json!(true)));
    assert_eq!((&entries[4]["strikes"], &entries[4]["struck"]), (&json!(4), &Value::Null));
}

#[tokio::test]
async fn two_at_one_device_play_again_with_colors_reversed() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let new = json!({ "control": "40/90m, 30m; +30s", "white": "Anna", "black": "Bella", "chess960": 0 });
    let (_, board) = doors.browser().post("/api/v1/games", new).await;
    let again = format!("/api/v1/games/{}/again", board["game"].as_str().unwrap());
    let browser = doors.browser();
    browser.post("/api/v1/join", json!({ "token": board["white"] })).await;
    assert_eq!(browser.post(&again, json!({})).await.0, 403, "a single player cannot");
    browser.post("/api/v1/join", json!({ "token": board["black"] })).await;
    let (status, next) = browser.post(&again, json!({})).await;
    assert_eq!(status, 201, "{next}");
    let opening = browser.get(&format!("/api/v1/games/{}", next["game"].as_str().unwrap())).await.1["opening"].take();
    assert_eq!((&opening["white"], &opening["black"]), (&json!("Bella"), &json!("Anna")));
    assert_eq!(opening["rules"]["control"]["pgn"], "40/5400+30:1800+30");
}

#[tokio::test]
async fn a_seat_is_taken_over_only_on_request() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (_, board) = doors.browser().post("/api/v1/games", json!({ "control": "90+30" })).await;
    let join = async |browser: &Browser, taken: &str| {
        browser.post("/api/v1/join", json!({ "token": board["white"], "taken": taken })).await
    };
    let arrives = async |browser: &Browser| {
        let command = json!({ "id": "1", "acts": ["arrives"] });
        browser.post(&format!("/api/v1/games/{}/acts?as=white", board["game"].as_str().unwrap()), command).await.0
    };
    let (first, second) = (doors.browser(), doors.browser());
    assert_eq!(join(&first, "ask").await.0, 200, "nobody has it");
    assert_eq!(join(&first, "ask").await.0, 200, "it is their own");
    let (status, held) = join(&second, "ask").await;
    assert_eq!((status, held["error"].as_str()), (409, Some("seat_held")));
    assert_eq!((arrives(&first).await, arrives(&second).await), (200, 403));
    assert_eq!(join(&second, "take_over").await.0, 200);
    assert_eq!((arrives(&first).await, arrives(&second).await), (403, 200));
    assert_eq!(join(&first, "ask").await.0, 409, "now the other one has it");
    // A program that says nothing shares the seat, as before.
    assert_eq!(first.post("/api/v1/join", json!({ "token": board["white"] })).await.0, 200);
    assert_eq!((arrives(&first).await, arrives(&second).await), (200, 200));
    doors.close().await;
}
