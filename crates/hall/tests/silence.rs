//! Boards that the hall does not watch: nothing that a player or a spectator receives tells an illegal move from a legal one.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors, Wire};
use serde_json::{Value, json};

struct Seats {
    doors: Doors,
    game: String,
    white: Browser,
    black: Browser,
    arbiter: Browser,
    spectator: Browser,
    /// White, Black, a spectator and the arbiter.
    wires: [Wire; 4],
    acts: usize,
}

async fn sit_down(settings: Value) -> (Place, Seats) {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let new = json!({ "control": "90+30", "white": "Anna", "black": "Bella", "settings": settings });
    let (_, board) = doors.browser().post("/api/v1/games", new).await;
    let game = board["game"].as_str().unwrap().to_owned();
    let join = async |role: &str| {
        let browser = doors.browser();
        let token = browser.session("/api/v1/join", json!({ "token": board[role] })).await;
        let mut wire = Wire::open(&doors, &game, Some(&token), "").await.unwrap();
        wire.wait("snapshot").await;
        (browser, wire)
    };
    let (white, w) = join("white").await;
    let (black, b) = join("black").await;
    let (arbiter, a) = join("arbiter").await;
    let mut s = Wire::open(&doors, &game, None, "").await.unwrap();
    s.wait("snapshot").await;
    let (spectator, wires) = (doors.browser(), [w, b, s, a]);
    (place, Seats { doors, game, white, black, arbiter, spectator, wires, acts: 0 })
}

fn touches(square: &str) -> Value {
    json!({ "touches": { "square": square, "contact": "deliberate" } })
}

fn plays(squares: &str) -> Value {
    json!({ "plays": { "played": squares, "hands": "one" } })
}

fn presses() -> Value {
    json!({ "presses": { "hand": "one" } })
}

impl Seats {
    fn browser(&self, who: &str) -> &Browser {
        match who {
            "white" => &self.white,
            "black" => &self.black,
            "arbiter" => &self.arbiter,
            _ => &self.spectator,
        }
    }

    /// Does something; returns the answer, and the entry as White, Black, a spectator and the arbiter receive it.
    async fn act(&mut self, who: &str, act: Value) -> (Value, [Value; 4]) {
        self.acts += 1;
        let command = json!({ "id": format!("{}", self.acts), "acts": [act] });
        let (status, done) = self.browser(who).post(&format!("/api/v1/games/{}/acts", self.game), command).await;
        assert_eq!(status, 200, "{done}");
        let mut entries = [const { Value::Null }; 4];
        for (entry, wire) in entries.iter_mut().zip(&mut self.wires) {
            *entry = wire.wait("entry").await;
        }
        (done, entries)
    }

    async fn begin(&mut self) {
        self.act("white", json!("arrives")).await;
        self.act("black", json!("arrives")).await;
        self.act("arbiter", json!("starts_round")).await;
    }

    /// Everything that can be asked for about the game.
    async fn everything(&self, who: &str) -> Vec<String> {
        let (browser, game) = (self.browser(who), &self.game);
        let mut found = Vec::new();
        for path in ["", "/log", "/sheet", "/sheet?notation=figurine", "/screen", "/replay"] {
            let (status, answer) = browser.get(&format!("/api/v1/games/{game}{path}")).await;
            assert_eq!(status, 200, "{path}: {answer}");
            found.push(normal(&answer).to_string());
        }
        found.push(browser.text(&format!("/games/{game}.pgn")).await);
        found
    }
}

/// What is sent, without times.
fn normal(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let timed = ["at", "wall", "since", "main", "used", "clocks"];
            let kept = fields.iter().filter(|(name, _)| !timed.contains(&name.as_str()));
            Value::Object(kept.map(|(name, value)| (name.clone(), normal(value))).collect())
        }
        Value::Array(values) => Value::Array(values.iter().map(normal).collect()),
        value => value.clone(),
    }
}

/// When Black answers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Answer {
    AfterThePress,
    BeforeThePress,
}

/// Everything that everybody but the arbiter receives of a game in which White's knight goes to a square.
async fn transcript(knight: &str, answer: Answer) -> Vec<String> {
    let (_place, mut seats) = sit_down(json!({})).await;
    seats.begin().await;
    let mut received = Vec::new();
    let squares = format!("g1{knight}");
    let at_once = vec![
        ("white", plays(&squares)),
        ("black", plays("e7e5")),
        ("white", presses()),
        ("black", presses()),
        ("white", plays("b1c3")),
    ];
    let in_order = vec![
        ("white", touches("g1")),
        ("white", plays(&squares)),
        ("white", json!("takes_back")),
        ("white", plays(&squares)),
        ("white", presses()),
        ("white", json!({ "records": { "text": format!("Ng1-{knight}") } })),
        ("black", touches("e7")),
        ("black", plays("e7e5")),
        ("black", json!({ "offers_draw": { "conditional": false } })),
        ("black", presses()),
        ("white", plays("b1c3")),
        ("white", json!("takes_back")),
    ];
    for (who, act) in if answer == Answer::AfterThePress { in_order } else { at_once } {
        if act["records"].is_object() {
            // Nobody else sees a player's scoresheet.
            let command = json!({ "id": "r", "acts": [act] });
            assert_eq!(seats.white.post(&format!("/api/v1/games/{}/acts", seats.game), command).await.0, 200);
            received.push(normal(&seats.wires[0].wait("entry").await).to_string());
            seats.wires[3].wait("entry").await;
            continue;
        }
        let (done, entries) = seats.act(who, act).await;
        received.push(normal(&done).to_string());
        // Before the press nobody can find out by trying.
        for (who, act) in [("white", touches("b1")), ("white", plays("b1c3"))] {
            let command = json!({ "id": format!("try-{}-{who}-{act}", seats.acts).chars().take(60).collect::<String>(), "acts": [act] });
            if answer == Answer::AfterThePress && entries[0]["view"]["press"][0] == "completes" {
                let tried = seats.browser(who).post(&format!("/api/v1/games/{}/acts", seats.game), command).await;
                assert_eq!(tried.0, 409, "{}", tried.1);
                received.push(tried.1.to_string());
            }
        }
        received.extend(entries[..3].iter().map(|entry| normal(entry).to_string()));
        for who in ["white", "black", "spectator"] {
            received.extend(seats.everything(who).await);
        }
    }
    for text in [squares.as_str(), "Nc3", "e2e4"] {
        let (status, meant) =
            seats.white.post(&format!("/api/v1/games/{}/read", seats.game), json!({ "text": text })).await;
        received.push(format!("{status} {meant}"));
    }
    let game = seats.game.clone();
    seats.doors.close().await;
    received.into_iter().map(|text| text.replace(&game, "GAME")).collect()
}

/// The clock times in a text, which differ between two games.
fn without_times(text: &str) -> String {
    let mut out = String::new();
    for (index, part) in text.split("%clk ").enumerate() {
        out.push_str(if index == 0 { part } else { &part[part.find(']').unwrap()..] });
    }
    let mut parts = out.split("\"clock\":").map(str::to_owned).collect::<Vec<_>>();
    for part in parts.iter_mut().skip(1) {
        *part = part.trim_start_matches(|sign: char| sign.is_ascii_digit()).to_owned();
    }
    parts.join("\"clock\":")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_looks_like_a_legal_one_to_everybody_but_the_arbiter() {
    for answer in [Answer::AfterThePress, Answer::BeforeThePress] {
        looks_legal(answer).await;
    }
}

async fn looks_legal(answer: Answer) {
    let (legal, illegal) = tokio::join!(transcript("f3", answer), transcript("g3", answer));
    assert_eq!(legal.len(), illegal.len());
    for (number, (legal, illegal)) in legal.iter().zip(&illegal).enumerate() {
        let same = illegal
            .replace("PPPPPPPP/RNBQKB1R", "#")
            .replace("6N1", "5N2")
            .replace("2N3N1", "2N2N2")
            .replace("#", "PPPPPPPP/RNBQKB1R")
            .replace("g3", "f3")
            .replace("Gustav drei", "Felix drei");
        assert_eq!(without_times(&same), without_times(legal), "{answer:?} {number}");
        for word in ["illegally", "\"bound\":[", "illegal move", "--", "touch_move", "7.5", "4.7"] {
            assert!(!illegal.contains(word), "{number}: {word} in {illegal}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_arbiter_sees_everything_and_a_claim_ends_the_silence() {
    let (_place, mut seats) = sit_down(json!({})).await;
    seats.begin().await;
    let (_, [white, black, spectator, arbiter]) = seats.act("white", plays("g1g3")).await;
    for entry in [&white, &black, &spectator] {
        assert_eq!((&entry["rulings"], &entry["headline"]), (&json!([]), &Value::Null));
        assert_eq!((&entry["view"]["turn"], &entry["view"]["last"]["san"]), (&json!("black"), &json!("Ng1g3")));
        assert_eq!(entry["incident"], false);
    }
    assert!(arbiter["rulings"][0]["finding"]["released_illegally"].is_array(), "{arbiter}");
    assert_eq!((&arbiter["view"]["turn"], &arbiter["incident"]), (&json!("white"), &json!(true)));
    seats.act("white", presses()).await;
    let log = async |browser: &Browser| browser.get(&format!("/api/v1/games/{}/log", seats.game)).await.1;
    assert_eq!(log(&seats.black).await["entries"].as_array().unwrap().last().unwrap()["rulings"], json!([]));
    let pgn = seats.arbiter.text(&format!("/games/{}.pgn", seats.game)).await;
    assert!(pgn.contains("Ng1-g3"), "{pgn}");
    let (status, watch) = seats.arbiter.get(&format!("/api/v1/games/{}/watch", seats.game)).await;
    assert_eq!((status, &watch["unnoticed"]), (200, &json!("white")));
    let (_, [_, black, ..]) =
        seats.act("black", json!({ "claims": { "claim": "illegal_move", "intends": null } })).await;
    assert!(black["rulings"][0]["article"]["number"].as_str().unwrap().starts_with("7.5"), "{black}");
    assert_eq!(black["view"]["illegal_moves"], json!([1, 0]));
    assert_eq!(black["view"]["because"]["entry"], black["seq"]);
    seats.doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_breach_of_touch_move_is_silent_or_offers_a_claim() {
    let (_place, mut seats) = sit_down(json!({})).await;
    seats.begin().await;
    let (_, touched) = seats.act("white", touches("e2")).await;
    let (_, broken) = seats.act("white", plays("g1f3")).await;
    for entry in touched[..3].iter().chain(&broken[..3]) {
        assert_eq!((&entry["rulings"], &entry["view"]["bound"]), (&json!([]), &Value::Null), "{entry}");
        assert_eq!((&entry["view"]["because"], &entry["view"]["claimable"]), (&Value::Null, &json!([null, null])));
    }
    assert_eq!(broken[3]["view"]["claimable"], json!([null, "touch_move"]));
    seats.doors.close().await;

    let (_place, mut seats) = sit_down(json!({ "illegal_moves": "hall" })).await;
    seats.begin().await;
    seats.act("white", touches("e2")).await;
    let (_, broken) = seats.act("white", plays("g1f3")).await;
    for entry in &broken {
        assert_eq!(entry["view"]["claimable"], json!([null, "touch_move"]), "{entry}");
        assert!(!entry["rulings"].as_array().unwrap().is_empty());
    }
    let (_, lost) = seats.act("black", touches("e7")).await;
    assert_eq!(lost[1]["view"]["claimable"], json!([null, null]), "4.8: the right to claim is lost");
    seats.doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_silence_ends_with_the_game() {
    let (_place, mut seats) = sit_down(json!({})).await;
    seats.begin().await;
    for (who, act) in [("white", plays("g1g3")), ("white", presses()), ("black", json!("resigns"))] {
        seats.act(who, act).await;
    }
    let (_, log) = seats.spectator.get(&format!("/api/v1/games/{}/log", seats.game)).await;
    assert!(log["entries"][3]["rulings"][0]["finding"]["released_illegally"].is_array(), "{log}");
    seats.doors.close().await;
}

/// After an illegal move that nobody has claimed, the position may be one that cannot arise. Moves are still typed as usual.
#[tokio::test(flavor = "multi_thread")]
async fn moves_are_typed_on_after_an_unnoticed_illegal_move() {
    let (_place, mut seats) = sit_down(json!({})).await;
    seats.begin().await;
    // White's queen jumps and attacks the king of Black, who answers with something else.
    for (who, act) in [
        ("white", plays("d1e6")),
        ("white", presses()),
        ("black", plays("d7e6")),
        ("black", presses()),
        ("white", plays("f1b5")),
        ("white", presses()),
        ("black", plays("a7a6")),
        ("black", presses()),
    ] {
        seats.act(who, act).await;
    }
    let read = async |text: &str| {
        seats.white.post(&format!("/api/v1/games/{}/read", seats.game), json!({ "text": text })).await
    };
    let (status, meant) = read("Nc3").await;
    assert_eq!((status, &meant["played"]), (200, &json!("b1c3")), "{meant}");
    assert_eq!(meant["legal"], Value::Null);
    let (status, unclear) = read("Nc4").await;
    assert_eq!((status, unclear["error"].as_str()), (409, Some("no_move")));
    assert!(!unclear["message"].as_str().unwrap().contains("legal"), "{unclear}");
    seats.doors.close().await;
}
