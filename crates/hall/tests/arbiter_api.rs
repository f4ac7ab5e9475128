//! What the pages of arbiters and spectators request from the hall.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors, Wire};
use jadoube_clock::Instant;
use jadoube_hall::access::Accounts;
use jadoube_hall::store::chain::{self, Hash};
use jadoube_hall::store::{Anchor, Append, Head, Kind};
use serde_json::{Value, json};

async fn arbiter(doors: &Doors) -> Browser {
    let store = doors.hall.store().clone();
    let accounts = Accounts::new(store);
    accounts.set("arbiter", "a long password").await.unwrap();
    let browser = doors.browser();
    let (status, _) = browser.post("/api/v1/login", json!({ "name": "arbiter", "password": "a long password" })).await;
    assert_eq!(status, 200);
    browser
}

async fn paired(browser: &Browser, settings: Value) -> (String, String) {
    let announced = json!({ "name": "Open", "edition": "2023", "control": "90+30", "settings": settings });
    let (_, made) = browser.post("/api/v1/competitions", announced).await;
    let competition = made["competition"].as_str().unwrap().to_owned();
    let csv = "board,white,black\n1,Anna,Bert\n";
    let (status, _) =
        browser.post(&format!("/api/v1/competitions/{competition}/pairings"), json!({ "csv": csv })).await;
    assert_eq!(status, 201);
    let (_, overview) = browser.get(&format!("/api/v1/competitions/{competition}")).await;
    (competition, overview["rounds"][0][0]["game"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn the_laws_are_read_by_anybody_in_any_language() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let anybody = doors.browser();
    let (status, book) = anybody.get("/api/v1/laws/2023?beside=2009").await;
    assert_eq!(status, 200);
    let articles = book["articles"].as_array().unwrap();
    assert!(articles.len() > 300);
    let penalty = articles.iter().find(|article| article["article"]["number"] == "7.5.5").unwrap();
    assert_eq!(penalty["there"][0]["article"]["number"], "7.4.b");
    assert!(penalty["cases"].as_u64().unwrap() > 0);
    let (_, article) = anybody.get("/api/v1/laws/2009/7.4(b)?lang=hu").await;
    assert_eq!(article["article"], json!({ "number": "7.4.b", "edition": "2009" }));
    assert_eq!(article["elsewhere"][0]["articles"][0]["article"]["number"], "7.5.5");
    let (status, problem) = anybody.get("/api/v1/laws/2023/99.9").await;
    assert_eq!((status, problem["error"].as_str()), (404, Some("unknown_article")));
    assert_eq!(anybody.get("/api/v1/laws/1066").await.0, 404);
    doors.close().await;
}

#[tokio::test]
async fn the_desk_answers_anybody_and_stores_nothing() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let anybody = doors.browser();
    let (_, catalogue) = anybody.get("/api/v1/desk?lang=sv").await;
    assert_eq!(catalogue["incidents"][0]["text"], "Regelstridigt drag");
    let inquiry = json!({ "edition": "2023", "control": "3+2", "unsupervised": true, "incident": "illegal-move", "variant": "claimed", "player": "white" });
    let (status, answered) = anybody.post("/api/v1/desk", inquiry).await;
    assert_eq!((status, answered["rate"].as_str()), (200, Some("blitz")));
    assert!(!answered["rulings"].as_array().unwrap().is_empty());
    // The penalty changes exactly the times that the clocks showed, however short: no time passes while the desk thinks.
    let read = json!({ "edition": "2023", "control": "5+3", "incident": "illegal-move", "variant": "claimed", "player": "white", "clocks": [9_000, 20_000] });
    let (_, answered) = anybody.post("/api/v1/desk", read).await;
    assert_eq!(answered["clocks"], json!([6_000, 80_000]), "the increment is taken back, and Black gets a minute");
    let (status, problem) = anybody.post("/api/v1/desk", json!({ "edition": "2023", "control": "soon", "incident": "illegal-move", "variant": "claimed", "player": "white" })).await;
    assert_eq!((status, problem["error"].as_str()), (400, Some("unanswerable")));
    doors.close().await;
}

#[tokio::test]
async fn the_console_is_for_arbiters_and_shows_what_is_urgent() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let (_, game) = paired(&browser, json!({})).await;
    let (_, nothing) = doors.browser().get("/api/v1/console").await;
    assert_eq!(nothing, json!([]), "a stranger is no arbiter");
    assert_eq!(doors.browser().get(&format!("/api/v1/games/{game}/watch")).await.0, 403);
    let (_, boards) = browser.get("/api/v1/console").await;
    assert_eq!((boards[0]["game"].as_str(), &boards[0]["urgent"]), (Some(game.as_str()), &json!(["not_started"])));
    let acts = json!({ "id": "a", "acts": ["starts_round", { "conduct": { "finds": { "player": "white", "what": "noise" } } }] });
    assert_eq!(browser.post(&format!("/api/v1/games/{game}/acts"), acts).await.0, 200);
    let (_, watched) = browser.get(&format!("/api/v1/games/{game}/watch?lang=sv")).await;
    assert_eq!(watched["urgent"], json!(["question", "default_over"]));
    assert_eq!(
        (&watched["reasons"][0], &watched["begun"]),
        (&json!({ "reason": "question", "level": "urgent" }), &json!(true))
    );
    assert_eq!(watched["penalties"][1], json!({ "kind": "opponents_time", "unit": "time" }));
    assert_eq!(watched["open"][0]["answers"].as_array().unwrap().len(), watched["penalties"].as_array().unwrap().len());
    assert_eq!(watched["awaited"], json!([true, true]));
    let (_, acts) = browser.get("/api/v1/console/acts").await;
    for offered in acts.as_array().unwrap() {
        serde_json::from_value::<jadoube_laws::event::Act>(offered["act"].clone()).unwrap();
    }
    doors.close().await;
}

#[tokio::test]
async fn pairings_are_read_as_people_type_them_before_anything_is_set_up() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let (competition, game) = paired(&browser, json!({})).await;
    let typed = "1. Anna \u{2013} Cecil\n2\tBert\tDora\nEva - bye\n";
    assert_eq!(doors.browser().post("/api/v1/pairings/read", json!({ "typed": typed })).await.0, 403);
    let (_, read) = browser.post("/api/v1/pairings/read", json!({ "typed": format!("{typed}Fred Gina\n") })).await;
    let lines = &read["lines"];
    assert_eq!(lines[1], json!({ "line": 2, "board": { "board": 2, "white": "Bert", "black": "Dora" } }));
    assert_eq!(lines[2], json!({ "line": 3, "bye": { "player": "Eva", "worth": "full" } }));
    assert_eq!(lines[3], json!({ "line": 4, "fault": { "one_name": { "found": "Fred Gina" } } }));
    let pairings = format!("/api/v1/competitions/{competition}/pairings");
    assert_eq!(browser.post(&pairings, json!({ "typed": format!("{typed}Fred Gina\n") })).await.0, 400);
    assert_eq!(browser.post(&pairings, json!({ "typed": typed })).await.0, 201);
    let (_, overview) = browser.get(&format!("/api/v1/competitions/{competition}")).await;
    assert_eq!(overview["byes"], json!([[], [{ "player": "Eva", "half_points": 2 }]]));
    assert_eq!(overview["rounds"][1][1]["black"], "Dora");
    // A table with a heading is read as a table.
    let (_, table) = browser.post("/api/v1/pairings/read", json!({ "typed": "white;black\nAnna;bye\n" })).await;
    assert_eq!(table["lines"], json!([{ "line": 2, "bye": { "player": "Anna", "worth": "full" } }]));
    // New names are reported before anything is created, with the players who may be meant.
    let draft = json!({ "typed": "White Black\nAna \u{2013} Dora\nBert \u{2013} Zoe\nCecil \u{2013} bye \u{bd}\n", "competition": competition });
    let (_, read) = browser.post("/api/v1/pairings/read", draft).await;
    assert_eq!(read["new"], json!([{ "name": "Ana", "near": "Anna" }, { "name": "Zoe" }]), "{read}");
    assert_eq!(read["lines"][2]["bye"], json!({ "player": "Cecil", "worth": "half" }));

    let line = format!("/api/v1/games/{game}/line");
    assert_eq!(doors.browser().get(&line).await.0, 403);
    let (_, stood) = browser.get(&line).await;
    assert_eq!((stood.as_array().map(Vec::len), stood[0]["plies"].as_u64()), (Some(1), Some(0)));
    let (_, notations) = browser.get("/api/v1/notations").await;
    assert!(notations.as_array().unwrap().contains(&json!({ "code": "de", "letters": "K D T L S" })));
    doors.close().await;
}

#[tokio::test]
async fn a_wooden_board_keeps_its_counts_over_a_restart() {
    let kept = Place::sqlite();
    let doors = Doors::open(Arc::clone(&kept.store)).await;
    let browser = arbiter(&doors).await;
    let (competition, game) = paired(&browser, json!({})).await;
    let place = format!("/api/v1/games/{game}/wooden");
    assert_eq!(doors.browser().get(&place).await.0, 403);
    let inquiry = json!({ "edition": "2023", "control": "90+30", "incident": "illegal-move", "variant": "claimed", "player": "black" });
    browser.post(&place, json!("started")).await;
    browser.post(&place, json!({ "arrived": "white" })).await;
    // No default time was announced, so there is none to wait for: the console says who is absent and for how long, and is urgent.
    let (_, waiting) = browser.get(&format!("/api/v1/games/{game}/watch")).await;
    assert_eq!((&waiting["urgent"], &waiting["awaited"]), (&json!(["default_over"]), &json!([false, true])));
    assert_eq!(waiting["absent"], json!([null, { "minutes": 0, "default_over": true }]));
    let (_, once) = browser.post(&place, json!({ "ruled": inquiry })).await;
    assert_eq!(
        (&once["illegal_moves"], &once["arrived"]),
        (&json!([0, 1]), &json!([true, true])),
        "a player who moves is present"
    );
    let (_, twice) = browser.post(&place, json!({ "ruled": inquiry })).await;
    assert_eq!(twice["illegal_moves"], json!([0, 2]), "earlier notes count");
    let (_, back) = browser.post(&place, json!("take_back")).await;
    assert_eq!(back["illegal_moves"], json!([0, 1]));
    assert_eq!(back["notes"][3]["struck"]["by"], "arbiter", "a struck note can be read");

    // The notes reach the console and the log of incidents.
    let (_, watched) = browser.get(&format!("/api/v1/games/{game}/watch")).await;
    assert_eq!((&watched["wooden"], &watched["noted"]["notes"]), (&json!(true), &json!(3)));
    assert_eq!((&watched["view"]["illegal_moves"], &watched["awaited"]), (&json!([0, 1]), &json!([false, false])));
    assert_eq!(watched["urgent"], json!(["illegal_moves"]));
    let (_, incidents) = browser.get(&format!("/api/v1/competitions/{competition}/incidents.json?lang=hu")).await;
    assert_eq!(incidents[0]["notes"][0]["lines"], json!(["A fordulót elindították"]));
    assert!(incidents[0]["notes"][2]["lines"].to_string().contains("7.5.5"), "{incidents}");
    let log = browser.text(&format!("/api/v1/competitions/{competition}/incidents.txt")).await;
    assert!(log.starts_with("Open\n\n1.1 Anna - Bert\n") && log.contains("White has arrived"), "{log}");
    assert!(log.contains("7.5.5") && log.contains("[struck out]"), "{log}");

    // A noted ruling is a notice, without the position and the clocks of the stand-in.
    let notice = browser.text(&format!("/api/v1/games/{game}/notes/2/notice")).await;
    for told in ["Open", "Anna", "Bert", "7.5.5", "Black completed an illegal move", "extra 2 minutes", "11.10"] {
        assert!(notice.contains(told), "{told}: {notice}");
    }
    assert!(!notice.contains("<table>") && !notice.contains("class=\"fen\"") && !notice.contains("<li>0:"), "{notice}");
    assert_eq!(browser.get(&format!("/api/v1/games/{game}/notes/0/notice")).await.0, 404, "no ruling was noted there");
    assert_eq!(doors.browser().get(&format!("/api/v1/games/{game}/notes/2/notice")).await.0, 403);
    doors.close().await;

    let doors = Doors::open(kept.again().await).await;
    let browser = arbiter(&doors).await;
    let (_, again) = browser.get(&place).await;
    assert_eq!((&again["illegal_moves"], again["notes"].as_array().unwrap().len()), (&json!([0, 1]), 4));
    let score = json!({ "white": 2, "black": 0 });
    assert_eq!(browser.post(&place, json!({ "result": score })).await.0, 200);
    let (_, overview) = browser.get(&format!("/api/v1/competitions/{competition}")).await;
    assert_eq!(overview["rounds"][0][0]["score"], score);

    // A result that was declared by mistake is struck out at the desk, and is open again in the game and in the table.
    let (status, open) = browser.post(&place, json!("take_back")).await;
    assert_eq!((status, open.get("score"), open["notes"][4]["struck"].is_object()), (200, None, true), "{open}");
    let points = |overview: &Value| overview["standings"][0]["half_points"].clone();
    let (_, overview) = browser.get(&format!("/api/v1/competitions/{competition}")).await;
    assert_eq!((overview["rounds"][0][0].get("score"), points(&overview)), (None, json!(0)));
    // The same happens when the console strikes out the entry.
    assert_eq!(browser.post(&place, json!({ "result": score })).await.0, 200);
    let (_, log) = browser.get(&format!("/api/v1/games/{game}/log")).await;
    let declared = log["entries"].as_array().unwrap().last().unwrap();
    assert!(declared["incident"] == true && declared["wall"].is_u64(), "{declared}");
    let entry = declared["seq"].as_u64().unwrap() - 1;
    let corrects = json!({ "id": "c", "acts": [{ "corrects": { "entry": entry } }] });
    assert_eq!(browser.post(&format!("/api/v1/games/{game}/acts"), corrects).await.0, 200);
    let (_, open) = browser.get(&place).await;
    assert_eq!((open.get("score"), open["notes"][5]["struck"]["at"].is_u64()), (None, true), "{open}");
    assert_eq!(browser.post(&place, json!({ "strike": 5 })).await.0, 409, "it was already struck out");
    let (_, free) = browser.post(&place, json!({ "strike": 2 })).await;
    assert_eq!(free["illegal_moves"], json!([0, 0]));

    // A page that shows an outdated state of the board gets an error, and nothing is noted.
    let seen = free["version"].as_u64().unwrap();
    let stale = format!("{place}?seen={}", seen - 1);
    let (status, refused) = browser.post(&stale, json!({ "ruled": inquiry })).await;
    assert_eq!((status, &refused["error"]), (409, &json!("board_changed")), "{refused}");
    let (status, counted) = browser.post(&format!("{place}?seen={seen}"), json!({ "ruled": inquiry })).await;
    assert_eq!((status, &counted["illegal_moves"]), (200, &json!([0, 1])));
    doors.close().await;

    // A game that continues after its result was struck out is still there after a restart.
    let doors = Doors::open(kept.again().await).await;
    let browser = arbiter(&doors).await;
    let (_, console) = browser.get("/api/v1/console").await;
    assert!(console.as_array().unwrap().iter().any(|board| board["game"] == game), "{console}");
    doors.close().await;
}

/// Entries of the arbiter's pocket, with the times of the phone.
#[tokio::test]
async fn entries_of_a_phone_are_judged_and_noted_once_with_both_times() {
    let kept = Place::sqlite();
    let doors = Doors::open(Arc::clone(&kept.store)).await;
    let browser = arbiter(&doors).await;
    let (competition, game) = paired(&browser, json!({})).await;
    let (place, wooden) = (format!("/api/v1/games/{game}/handed"), format!("/api/v1/games/{game}/wooden"));
    let inquiry = json!({ "edition": "2023", "control": "90+30", "incident": "illegal-move", "variant": "claimed", "player": "black", "earlier": [0, 1] });
    let entry = |id: &str, at: u64| json!({ "id": id, "at": at, "inquiry": inquiry, "note": "near the wall\nnoise", "heading": { "board": 1, "white": "Anna" } });
    let handed = |entries: Value| json!({ "version": 1, "type": "desk_entries", "entries": entries });
    let one = entry("00ff00ff00ff00ff", 1_790_000_000_000);

    // What is refused leaves no trace, even if only one of several entries is at fault.
    assert_eq!(doors.browser().post(&place, handed(json!([one]))).await.0, 403, "only for arbiters");
    let mut unknown = entry("11ff00ff00ff00ff", 1);
    unknown["inquiry"]["incident"] = json!("earthquake");
    let mut long = one.clone();
    long["note"] = json!("x".repeat(2_001));
    for (bad, told) in [
        (json!({ "version": 7, "type": "desk_entries", "entries": [one] }), "version 7, expected 1"),
        (handed(json!([])), "ound 0 entries, expected 1 to 200"),
        (handed(json!([one, long])), "ntry 2: the note has 2001 bytes, expected at most 2000"),
        (handed(json!([one, one])), "ntry 2 has the same identifier"),
        (handed(json!([one, unknown])), "earthquake"),
        (json!({ "version": 1, "type": "game", "entries": [] }), "desk_entries"),
        (json!({}), "missing field"),
        (json!([1, "desk_entries", [one]]), "the body is a list, expected an object"),
        (json!("x"), "ound a text, expected an object with version, type and entries"),
        (handed(json!("x")), "“entries” is a text, expected a list"),
        (handed(json!([one, [1]])), "ntry 2 is a list, expected an object"),
    ] {
        let (status, refused) = browser.post(&place, bad).await;
        assert!((400..500).contains(&status), "{status} {refused}");
        assert!(refused["message"].as_str().is_some_and(|message| message.contains(told)), "{told}: {refused}");
    }
    assert_eq!(browser.get(&wooden).await.1["notes"], json!([]));

    let (status, noted) = browser.post(&place, handed(json!([one]))).await;
    assert_eq!(status, 200, "{noted}");
    let note = &noted["notes"][0];
    assert_eq!((&note["handed"]["at"], &note["by"]), (&json!(1_790_000_000_000_u64), &json!("arbiter")));
    assert_ne!(note["at"], note["handed"]["at"], "the time of the import is another");
    let lines = note["lines"].to_string();
    assert!(lines.contains("7.5.5") && lines.contains("near the wall · noise"), "{lines}");
    // The phone knew of one illegal move; here the entry counts for one more.
    assert_eq!(noted["illegal_moves"], json!([0, 1]));
    let (status, again) = browser.post(&place, handed(json!([one]))).await;
    assert_eq!((status, &again["error"]), (409, &json!("already_noted")), "{again}");
    let log = browser.text(&format!("/api/v1/competitions/{competition}/incidents.txt")).await;
    assert!(log.contains("near the wall"), "{log}");
    // Struck out by mistake, it can be handed over again.
    assert_eq!(browser.post(&wooden, json!({ "strike": 0 })).await.0, 200);
    assert_eq!(browser.post(&place, handed(json!([one]))).await.0, 200);
    doors.close().await;
}

#[tokio::test]
async fn a_result_against_a_ruling_needs_confirmation_and_stays_visible() {
    let kept = Place::sqlite();
    let doors = Doors::open(Arc::clone(&kept.store)).await;
    let browser = arbiter(&doors).await;
    let (competition, game) = paired(&browser, json!({})).await;
    let (place, watch) = (format!("/api/v1/games/{game}/wooden"), format!("/api/v1/games/{game}/watch"));
    let flag =
        json!({ "edition": "2023", "control": "90+30", "incident": "flag", "variant": "claimed", "player": "white" });
    let (_, ruled) = browser.post(&place, json!({ "ruled": flag })).await;
    let lost = json!({ "white": 0, "black": 2 });
    assert_eq!(ruled["decided"]["score"], lost, "{ruled}");
    let (_, watched) = browser.get(&watch).await;
    assert_eq!((&watched["urgent"][0], &watched["noted"]["decided"]["score"]), (&json!("undeclared"), &lost));
    // A note in one language can be read in another.
    let (_, read) = browser.get(&format!("{place}?lang=hu")).await;
    let lines = read["notes"][0]["lines"].to_string();
    assert!(lines.contains("6.9") && lines.contains("világos") && !lines.contains("White"), "{lines}");

    let won = json!({ "result": { "white": 2, "black": 0 } });
    let (status, refused) = browser.post(&place, won.clone()).await;
    assert_eq!((status, &refused["error"]), (409, &json!("against_ruling")));
    assert_eq!(browser.get(&place).await.1.get("score"), None, "nothing was declared");
    let (status, entered) = browser.post(&format!("{place}?nevertheless=true"), won).await;
    assert_eq!((status, &entered["score"]), (200, &json!({ "white": 2, "black": 0 })));
    assert_eq!(entered["notes"][1]["lines"][1], "This contradicts the ruling noted earlier: 0-1");
    assert_eq!(browser.get(&watch).await.1["urgent"], json!(["contradiction"]));
    let log = browser.text(&format!("/api/v1/competitions/{competition}/incidents.txt")).await;
    assert!(log.contains("contradicts the ruling"), "{log}");
    // The ruling was the mistake: the contradiction disappears with it.
    browser.post(&place, json!({ "strike": 0 })).await;
    assert_eq!(browser.get(&watch).await.1["urgent"], json!([]));
    // A result that agrees with the ruling needs no confirmation.
    browser.post(&place, json!({ "strike": 1 })).await;
    browser.post(&place, json!({ "ruled": flag })).await;
    assert_eq!(browser.post(&place, json!({ "result": lost })).await.0, 200);
    // Nobody has written the text that the desk reads: errors are reported without lines and columns.
    let mut odd = flag;
    odd["position"] = json!("4k3/8/8/8/8/8/8/4K2Z w - - 0 1");
    let (_, refused) = browser.post("/api/v1/desk?lang=hu", odd).await;
    let said = refused["message"].as_str().unwrap();
    assert!(said.starts_with("Ez nem érvényes állás") && !said.contains("line") && !said.contains("column"), "{said}");
    doors.close().await;
}

#[tokio::test]
async fn the_screen_shows_no_more_than_the_broadcast_may() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    for (settings, seen) in [(json!({}), 1), (json!({ "delay_seconds": 900 }), 0), (json!({ "delay_plies": 2 }), 0)] {
        let (competition, game) = paired(&browser, settings.clone()).await;
        let start = json!({ "id": "s", "acts": ["starts_round"] });
        browser.post(&format!("/api/v1/games/{game}/acts"), start).await;
        let (_, drawn) = browser.post(&format!("/api/v1/games/{game}/links"), json!({ "role": "white" })).await;
        let mut line = Wire::open(&doors, &game, drawn["token"].as_str(), "").await.unwrap();
        line.act("m", json!([{ "plays": { "played": "e2e4", "hands": "one" } }, { "presses": { "hand": "one" } }]))
            .await;
        line.wait("done").await;
        // The showcase follows the board in the background; wait until it has caught up.
        let address = format!("/api/v1/competitions/{competition}/screen");
        let patience = std::time::Instant::now() + std::time::Duration::from_secs(60);
        loop {
            let (_, screen) = doors.browser().get(&address).await;
            let plies = screen["boards"][0]["view"]["plies"].as_u64().unwrap();
            if plies == seen {
                break;
            }
            assert!(std::time::Instant::now() < patience, "{settings}: {plies} plies are shown, and not {seen}");
        }
    }
    doors.close().await;
}

#[tokio::test]
async fn only_possible_acts_are_offered_and_connected_players_are_present() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let (_, game) = paired(&browser, json!({})).await;
    let offered = async |group: &str| -> Vec<Value> {
        let (status, found) = browser.get(&format!("/api/v1/games/{game}/offered")).await;
        assert_eq!(status, 200, "{found}");
        let found = found.as_array().unwrap().iter().filter(|offered| offered["group"] == group);
        found.map(|offered| offered["act"]["adjourned"].clone()).collect()
    };
    let acts = async |id: &str, acts: Value| {
        let (status, done) =
            browser.post(&format!("/api/v1/games/{game}/acts"), json!({ "id": id, "acts": acts })).await;
        assert_eq!(status, 200, "{acts}: {done}");
    };
    assert_eq!(doors.browser().get(&format!("/api/v1/games/{game}/offered")).await.0, 403);
    assert!(offered("adjourn").await.is_empty(), "it has not begun");
    let mut lines = Vec::new();
    for role in ["white", "black"] {
        let (_, drawn) = browser.post(&format!("/api/v1/games/{game}/links"), json!({ "role": role })).await;
        let token = drawn["token"].as_str().unwrap().to_owned();
        let mut line = Wire::open(&doors, &game, Some(&token), "").await.unwrap();
        line.wait("snapshot").await;
        lines.push((line, token));
    }
    acts("s", json!(["starts_round"])).await;
    assert_eq!(offered("adjourn").await, [json!("asks_to_seal")]);
    let (_, observed) = browser.get(&format!("/api/v1/games/{game}/offered")).await;
    let seen = |observation: Value| {
        let act = json!({ "observes": observation });
        observed.as_array().unwrap().iter().any(|offered| offered["act"] == act)
    };
    assert!(seen(json!("clock_defect")) && seen(json!("wrong_set_up")), "{observed}");
    for idle in ["both_flags", "dead_position", "two_hands", "illegal_move"] {
        assert!(!seen(json!(idle)), "{idle} is not so");
    }
    assert!(!seen(json!({ "flag": "white" })) && !seen(json!({ "flag_uncounted": "black" })), "{observed}");
    let conduct = browser.get(&format!("/api/v1/games/{game}/offered")).await.1;
    let mut conduct = conduct.as_array().unwrap().iter().filter(|offered| offered["group"] == "conduct");
    assert!(conduct.all(|offered| offered["player"] == "white" || offered["player"] == "black"));
    acts("a", json!([{ "adjourned": "asks_to_seal" }])).await;
    assert!(offered("adjourn").await.is_empty(), "the player has to seal");
    let client = reqwest::Client::new();
    let sealed = client
        .post(doors.url(&format!("/api/v1/games/{game}/seal")))
        .bearer_auth(&lines[0].1)
        .json(&json!({ "id": "seal", "text": "e4", "on": "paper" }))
        .send();
    assert_eq!(sealed.await.unwrap().status(), 200);
    lines[0].0.act("stop", json!([{ "stops_clocks": { "reason": "none" } }])).await;
    lines[0].0.wait("done").await;
    assert_eq!(offered("resume").await, [json!("resumes")]);
    assert!(!offered("adjourn").await.contains(&json!("asks_to_seal")));
    let (_, all) = browser.get(&format!("/api/v1/games/{game}/offered")).await;
    let first: Vec<&Value> = all.as_array().unwrap().iter().filter(|offered| offered["first"] == true).collect();
    assert!(matches!(first[..], [only] if only["group"] == "resume"), "{first:?}");
    assert!(offered("open_envelope").await.is_empty(), "not before it is resumed");

    // Both pages are open when the arbiter resumes: nobody is absent, and nobody loses time.
    acts("r", json!([{ "adjourned": "resumes" }])).await;
    let (_, log) = browser.get(&format!("/api/v1/games/{game}/log")).await;
    let last = log["entries"].as_array().unwrap().iter().rev().take(3).cloned().collect::<Vec<_>>();
    assert_eq!((&last[1]["act"], &last[2]["act"]), (&json!("arrives"), &json!("arrives")), "{last:?}");
    assert_eq!(last[0]["rulings"].as_array().unwrap().len(), 1, "{last:?}");
    assert_eq!(last[0]["rulings"][0]["finding"], json!({ "adjourned": "set_up_again" }));
    // A single ruling has a headline too, with its Article separate from its text.
    let (ruling, headline) = (&last[0]["rulings"][0], &last[0]["headline"]);
    assert_eq!(ruling["article"]["edition"], "2023", "{ruling}");
    for field in ["article", "cited", "says", "class"] {
        assert_eq!(ruling[field], headline[field], "{field}");
    }
    assert_eq!(ruling["text"].as_str().unwrap().split_once(": ").unwrap().0, ruling["cited"]);
    assert!(offered("resume").await.is_empty());
    assert_eq!(offered("open_envelope").await.len(), 1, "both are present to see it");
    doors.close().await;
}

#[tokio::test]
async fn the_role_of_an_act_is_in_the_address_or_in_the_body() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let (_, game) = paired(&browser, json!({})).await;
    let acts = format!("/api/v1/games/{game}/acts");
    let starts = json!({ "id": "s", "acts": ["starts_round"], "as": "arbiter" });
    let (status, problem) = browser.post(&format!("{acts}?as=white"), starts.clone()).await;
    assert_eq!((status, &problem["error"]), (400, &json!("malformed")), "{problem}");
    assert_eq!(browser.post(&acts, json!({ "id": "s", "acts": ["starts_round"], "as": "white" })).await.0, 403);
    assert_eq!(browser.post(&acts, json!({ "id": "s", "acts": ["starts_round"], "at": 7 })).await.0, 422);
    assert_eq!(browser.post(&acts, starts.clone()).await.0, 200);
    assert_eq!(browser.post(&format!("{acts}?as=arbiter"), starts).await.0, 200, "the same again");
    doors.close().await;
}

/// A log of an earlier version, which did not refuse everything that counts as an illegal move, has an open one.
#[tokio::test]
async fn a_board_for_legal_moves_is_not_offered_what_it_refuses() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let browser = arbiter(&doors).await;
    let (_, game) = paired(&browser, json!({})).await;
    let starts = json!({ "id": "s", "acts": ["starts_round"] });
    assert_eq!(browser.post(&format!("/api/v1/games/{game}/acts"), starts).await.0, 200);
    let illegal = json!([{ "plays": { "played": "e2e5", "hands": "one" } }, { "presses": { "hand": "one" } }]);
    let (_, drawn) = browser.post(&format!("/api/v1/games/{game}/links"), json!({ "role": "white" })).await;
    let mut line = Wire::open(&doors, &game, drawn["token"].as_str(), "").await.unwrap();
    line.wait("snapshot").await;
    line.act("m", illegal).await;
    line.wait("done").await;

    let strict = "f".repeat(32);
    let rows = place.store.read(game.clone(), 0).await.unwrap();
    let mut head = Head { seq: 0, hash: Hash::START };
    let relinked = rows.iter().map(|row| {
        let body = row.body.replace("\"refuses_illegal_moves\":false", "\"refuses_illegal_moves\":true");
        chain::link(&mut head, &strict, 1, row.instant, row.client.clone(), body)
    });
    let rows = relinked.collect();
    let (stream, anchor) = (strict.clone(), Anchor { instant: Instant::START, since: 0 });
    let first = Append { stream, expected: 0, fence: 1, rows, close: false, summary: None, stood: 0 };
    place.store.create(Kind::Game, "test".to_owned(), anchor, first).await.unwrap();

    let observes = json!({ "observes": "illegal_move" });
    for (game, offers) in [(&game, true), (&strict, false)] {
        let (status, offered) = browser.get(&format!("/api/v1/games/{game}/offered")).await;
        assert_eq!(status, 200, "{offered}");
        let offered = offered.as_array().unwrap().iter().any(|offered| offered["act"] == observes);
        assert_eq!(offered, offers, "{game}");
        let acts = json!({ "id": "o", "acts": [observes] });
        let (status, _) = browser.post(&format!("/api/v1/games/{game}/acts"), acts).await;
        assert_eq!(status == 200, offers, "{game}");
    }
    doors.close().await;
}
