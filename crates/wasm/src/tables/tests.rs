use serde_json::{Value, json};

use super::*;

fn ask(question: Value) -> Value {
    serde_json::from_str(&answer(&question.to_string())).unwrap()
}

fn open(control: &str) -> Value {
    ask(json!({ "ask": "open", "control": control, "edition": "2023" }));
    act("hall", 0, "starts the round")
}

fn act(by: &str, at: u64, words: &str) -> Value {
    ask(json!({ "ask": "act", "at": at, "by": by, "acts": [words] }))
}

fn plays(by: &str, at: u64, squares: &str) -> Value {
    ask(json!({ "ask": "act", "at": at, "by": by, "acts": [format!("plays {squares}")], "press": true }))
}

#[test]
fn a_game_to_mate_with_automatic_presses() {
    open("15+10");
    for (by, at, squares) in [("white", 1, "f2f3"), ("black", 2, "e7e5"), ("white", 3, "g2g4")] {
        let shown = plays(by, at * 1_000, squares);
        assert_eq!(shown["pressed"], true, "{shown}");
    }
    let over = plays("black", 4_000, "d8h4");
    assert_eq!((over["pressed"].as_bool(), over["view"]["phase"].as_str()), (Some(false), Some("over")));
    assert_eq!(over["last"]["announced"], "Dame David acht Hector vier");
    assert_eq!(over["because"]["article"]["number"], "5.1.1");
    let pgn = ask(json!({ "ask": "pgn", "white": "Anna", "black": "Bella", "date": "2026.11.18" }));
    let pgn = pgn["pgn"].as_str().unwrap();
    assert!(pgn.contains("[White \"Anna\"]") && pgn.contains("[TimeControl \"900+10\"]"), "{pgn}");
    assert!(pgn.ends_with("\n2. g4 {[%clk 0:15:28]}\n2... Qh4# {[%clk 0:15:18]}\n0-1\n"), "{pgn}");
    let sheet = ask(json!({ "ask": "sheet", "notation": "hu" }));
    assert_eq!(sheet["rows"][1]["black"]["text"].as_str().map(|text| text.starts_with("Vh4")), Some(true));
}

#[test]
fn an_illegal_move_is_not_pressed_automatically_and_is_ruled_on_if_it_is_pressed() {
    open("15+10");
    let shown = plays("white", 1_000, "g1g3");
    assert_eq!((shown["pressed"].as_bool(), shown["view"]["press"][0].as_str()), (Some(false), Some("completes")));
    let ruled = act("white", 2_000, "presses");
    assert_eq!(ruled["view"]["illegal_moves"], json!([1, 0]));
    assert!(ruled["view"]["clock"]["state"]["stopped"].is_string(), "{ruled}");
    let restarted = act("hall", 3_000, "restarts the clocks");
    assert_eq!(restarted["view"]["clock"]["state"], json!({ "running": "white" }));
    // A touched piece must move.
    assert_eq!(restarted["view"]["bound"][0].as_str().map(|m| m.starts_with("g1")), Some(true));
}

#[test]
fn a_flag_falls_and_the_engine_says_who_could_still_win() {
    open("1");
    let look = |at: u64| ask(json!({ "ask": "look", "at": at }));
    assert_eq!(look(59_999)["view"]["phase"], "playing");
    let over = look(60_000);
    assert_eq!(over["view"]["score"], json!({ "white": 0, "black": 2 }));
    assert_eq!(over["because"]["article"]["number"], "6.9");
}

#[test]
fn a_stored_game_opens_as_it_was() {
    open("15+10");
    plays("white", 1_000, "e2e4");
    let before = act("black", 9_000, "touches g8");
    let deeds = json!([
        [0, "hall", "starts the round"],
        [1_000, "white", "plays e2e4"],
        [1_000, "white", "presses"],
        [9_000, "black", "touches g8"],
    ]);
    let again = ask(json!({ "ask": "open", "control": "15+10", "edition": "2023", "deeds": deeds, "at": 9_000 }));
    assert_eq!(again["view"], before["view"]);
    // Nobody can go back in time.
    assert_eq!(ask(json!({ "ask": "look", "at": 5 }))["at"], 9_000);
}

#[test]
fn typed_moves_are_read_in_any_way() {
    open("15+10");
    let read = |text: &str, locale: &str| ask(json!({ "ask": "read", "text": text, "locale": locale }));
    for (text, locale) in [("Nf3", "en"), ("Hf3", "hu"), ("g1f3", "en"), ("Springer Gustav eins Felix drei", "en")] {
        assert_eq!(read(text, locale)["act"], "plays g1f3", "{text}");
    }
    assert_eq!(read("g1g3", "en")["legal"], false);
    assert_eq!(read("Nf6", "en")["error"]["code"], "no_move");
    for (by, squares) in [("white", "a2a4"), ("black", "b7b5"), ("white", "a4b5"), ("black", "h7h6")] {
        plays(by, 0, squares);
    }
    for (by, squares) in [("white", "b5b6"), ("black", "h6h5"), ("white", "b6a7"), ("black", "h5h4")] {
        plays(by, 0, squares);
    }
    let promotes = read("axb8=Q", "en")["act"].clone();
    assert_eq!(promotes, "plays a7b8=Q");
    let shown = ask(json!({ "ask": "act", "at": 0, "by": "white", "acts": [promotes], "press": true }));
    assert_eq!(shown["pressed"], true, "{shown}");
}

/// 9.1.2.1, C.12: an offer is marked at the move of the player who made it, and stays marked after the answer and a new start.
#[test]
fn draw_offers_are_marked_on_the_scoresheet_and_in_the_pgn() {
    open("15+10");
    let marked = || {
        let sheet = ask(json!({ "ask": "sheet" }));
        let rows = sheet["rows"].as_array().unwrap().iter();
        let cells = rows.flat_map(|row| [row["white"].clone(), row["black"].clone()]).filter(|cell| !cell.is_null());
        let offers = cells.filter(|cell| cell["offer"] == true).map(|cell| cell["text"].as_str().unwrap().to_owned());
        offers.collect::<Vec<_>>()
    };
    // With the move, before the clock is pressed.
    act("white", 1_000, "plays e2e4");
    act("white", 1_000, "offers a draw");
    act("white", 2_000, "presses");
    assert_eq!(marked(), ["e4"]);
    act("black", 2_500, "declines");
    plays("black", 3_000, "e7e5");
    // Before the move: it is noted at once, and then belongs to the move that follows.
    act("white", 4_000, "offers a draw");
    assert_eq!(marked(), ["e4", "e5"]);
    plays("white", 5_000, "d2d4");
    assert_eq!(marked(), ["e4", "d4"]);
    // What is refused leaves no mark.
    let refused = ask(json!({ "ask": "act", "at": 5_000, "by": "black", "acts": ["offers a draw", "plays nonsense"] }));
    assert!(refused["error"].is_object(), "{refused}");
    assert_eq!(marked(), ["e4", "d4"]);
    let pgn = ask(json!({ "ask": "pgn" }))["pgn"].as_str().unwrap().to_owned();
    let offers: Vec<&str> = pgn.lines().filter(|line| line.contains(" {(=)} {[%clk ")).collect();
    assert!(offers.len() == 2 && offers[0].starts_with("1. e4") && offers[1].starts_with("2. d4"), "{pgn}");
    let deeds = json!([
        [0, "hall", "starts the round"],
        [1_000, "white", "plays e2e4"],
        [1_000, "white", "offers a draw"],
        [2_000, "white", "presses"]
    ]);
    ask(json!({ "ask": "open", "control": "15+10", "deeds": deeds }));
    assert_eq!(marked(), ["e4"]);
}

/// What the pages say of what hands do (web/pocket/phrases.js).
#[test]
fn the_phrases_of_the_pages_are_understood() {
    open("15+10");
    for (by, words) in [
        ("white", "adjusts g1"),
        ("white", "touches e2"),
        ("white", "plays e2e4"),
        ("white", "takes back"),
        ("white", "plays e2e4"),
        ("white", "offers a draw"),
        ("white", "presses"),
        ("black", "declines"),
        ("hall", "stops the clocks"),
        ("hall", "sets the counter of white to 3"),
        ("hall", "sets black 0:05:00"),
        ("hall", "restarts the clocks"),
        ("black", "claims repetition with e7e5"),
        ("hall", "restarts the clocks"),
        ("black", "claims fifty moves on the board"),
        ("hall", "restarts the clocks"),
        ("black", "resigns"),
    ] {
        let shown = act(by, 1_000, words);
        assert!(shown["error"].is_null(), "{by} {words}: {shown}");
    }
    let deeds = json!([[0, "hall", "starts the round"]]);
    for (moves, words) in [
        (["g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7"], vec!["castles short"]),
        (["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "h7h6"], vec!["plays a6a7", "presses"]),
    ] {
        ask(json!({ "ask": "open", "control": "15+10", "deeds": deeds }));
        for (number, squares) in moves.iter().enumerate() {
            plays(if number % 2 == 0 { "white" } else { "black" }, 0, squares);
        }
        for words in words {
            let shown = act("white", 0, words);
            assert!(shown["error"].is_null(), "{words}: {shown}");
        }
    }
    plays("black", 0, "h6h5");
    act("white", 0, "plays a7b8");
    let promoted =
        ask(json!({ "ask": "act", "by": "white", "acts": ["puts a queen on b8", "lets go"], "press": true }));
    assert_eq!(promoted["pressed"], true, "{promoted}");
}

#[test]
fn what_cannot_be_is_refused_with_a_reason() {
    assert_eq!(ask(json!({ "ask": "open", "control": "soon" }))["error"]["code"], "bad_control");
    open("15+10");
    let before = ask(json!({ "ask": "look" }));
    let empty = act("white", 0, "touches e5");
    assert_eq!(empty["error"]["code"], "impossible", "{empty}");
    let code = |answer: &Value| answer["error"]["code"].as_str().map(str::to_owned);
    for refused in [act("white", 0, "dances"), act("spectator", 0, "presses"), ask(json!({ "ask": "wind" }))] {
        assert_eq!(code(&refused).as_deref(), Some("bad_question"));
    }
    assert_eq!(ask(json!({ "ask": "look" })), before);
}
