//! A competition from the announcement to the report, and a sealed move that stays secret until the envelope is opened.

#[path = "../common/mod.rs"]
mod common;
mod corrections;
mod events;
mod publication;
mod reports;
mod turns;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::access::Accounts;
use jadoube_hall::competition::trf;
use jadoube_notation::pgn::{Played, Reader};
use jadoube_tournament::{Points, Round, Tournament};
use serde_json::{Value, json};

/// The sign of a player's first round in a report.
fn sign(report: &Tournament, index: usize) -> char {
    match report.players[index].rounds[0] {
        Round::Game { result, .. } => result.sign(),
        Round::Bye(bye) => bye.sign(),
        Round::NotPaired => '?',
    }
}

struct Club {
    doors: Doors,
    place: Place,
    arbiter: Browser,
}

async fn club() -> Club {
    let place = Place::sqlite();
    let accounts = Accounts::new(Arc::clone(&place.store));
    accounts.set("arbiter", "correct horse").await.unwrap();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let arbiter = doors.browser();
    let login = json!({ "name": "arbiter", "password": "correct horse" });
    assert_eq!(arbiter.post("/api/v1/login", login).await.0, 200);
    Club { doors, place, arbiter }
}

impl Club {
    async fn announce(&self, more: Value) -> String {
        let mut new = json!({ "name": "Club open", "edition": "2018", "control": "3+2", "unsupervised": true });
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let (status, answer) = self.arbiter.post("/api/v1/competitions", new).await;
        assert_eq!(status, 201, "{answer}");
        answer["competition"].as_str().unwrap().to_owned()
    }

    async fn pair(&self, competition: &str, body: Value) -> (u16, Value) {
        self.arbiter.post(&format!("/api/v1/competitions/{competition}/pairings"), body).await
    }

    async fn text(&self, path: &str) -> String {
        reqwest::get(self.doors.url(path)).await.unwrap().text().await.unwrap()
    }

    /// A browser for each player of a board, after following the links that were handed out.
    async fn players(&self, competition: &str) -> Vec<Browser> {
        let (_, handouts) = self.arbiter.post(&format!("/api/v1/competitions/{competition}/handouts"), json!({})).await;
        let mut players = Vec::new();
        for handout in handouts.as_array().unwrap() {
            assert!(handout["qr"].as_str().unwrap().contains("<svg"));
            let token = handout["url"].as_str().unwrap().split_once('#').unwrap().1;
            let browser = self.doors.browser();
            assert_eq!(browser.post("/api/v1/join", json!({ "token": token })).await.0, 200);
            players.push(browser);
        }
        players
    }
}

async fn act(browser: &Browser, game: &str, id: &str, acts: Value) -> Value {
    let (status, answer) = browser.post(&format!("/api/v1/games/{game}/acts"), json!({ "id": id, "acts": acts })).await;
    assert_eq!(status, 200, "{acts}: {answer}");
    answer
}

fn completes(squares: &str) -> Value {
    json!([{ "plays": { "played": squares, "hands": "one" } }, { "presses": { "hand": "one" } }])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_from_the_pairing_list_to_the_report() {
    let club = club().await;
    let competition = club.announce(json!({ "site": "Győr HUN" })).await;
    let list = "board,white,black,white_rating,white_title,black_rating\n1,\"Nagy, Ödön\",Eva,1900,FM,2011\n2,Felix,Gustav,,,\n";
    assert_eq!(club.pair(&competition, json!({ "csv": list })).await, (201, json!({ "round": 1 })));
    let path = format!("/api/v1/competitions/{competition}");
    let (_, overview) = club.arbiter.get(&path).await;
    let game = overview["rounds"][0][0]["game"].as_str().unwrap().to_owned();
    assert_eq!(overview["players"][0]["rating"], 1900);
    assert_eq!((&overview["site"], overview["default_time"].is_u64()), (&json!("Győr HUN"), true), "{overview}");

    let players = club.players(&competition).await;
    act(&club.arbiter, &game, "start", json!(["starts_round"])).await;
    // An illegal move that the opponent has answered stands in unsupervised blitz.
    act(&players[0], &game, "1", completes("e2e5")).await;
    act(&players[1], &game, "2", completes("d7d6")).await;
    act(&players[0], &game, "o", json!([{ "offers_draw": { "conditional": false } }])).await;
    act(&players[1], &game, "r", json!(["resigns"])).await;

    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!(overview["rounds"][0][0]["score"], json!({ "white": 2, "black": 0 }));
    assert_eq!(
        overview["standings"][0],
        json!({
            "place": 1, "player": 0, "name": "Nagy, Ödön", "half_points": 2, "games": 1,
            "tie_breaks": ["0.0", "0.0", "0.00", null, "1"],
        })
    );

    let pgn = club.text(&format!("{path}/games.pgn")).await;
    let games: Vec<_> = Reader::new(pgn.as_bytes()).games().collect::<Result<_, _>>().unwrap();
    assert_eq!(games.len(), 2, "{pgn}");
    let first = &games[0];
    assert!(matches!(first.line.plies[0].played, Played::Stood(squares) if squares.to_string() == "e2e5"), "{pgn}");
    assert_eq!(first.tags.get("White"), Some("Nagy, Ödön"));
    assert_eq!((first.tags.get("Termination"), first.tags.get("TimeControl")), (Some("normal"), Some("180+2")));
    assert!(pgn.contains("[%clk 0:03:0") && pgn.contains("(=)"), "{pgn}");
    let tags = |name: &str| first.tags.get(name).unwrap_or("nothing").to_owned();
    assert_eq!([tags("Site"), tags("Round"), tags("Board")], ["Győr HUN", "1.1", "1"]);
    assert_eq!(
        [tags("WhiteElo"), tags("BlackElo"), tags("WhiteTitle"), tags("BlackTitle")],
        ["1900", "2011", "FM", "nothing"]
    );
    let tags = |name: &str| games[1].tags.get(name).unwrap_or("nothing").to_owned();
    assert_eq!([tags("Round"), tags("WhiteElo"), tags("Termination")], ["1.2", "nothing", "unterminated"]);
    let alone = club.text(&format!("/games/{game}.pgn")).await;
    assert!(pgn.starts_with(alone.trim_end()), "one game is the same as in the list: {alone}");

    let report = trf::read(&club.text(&format!("{path}/report.trf")).await).unwrap();
    assert_eq!((report.players[0].points, sign(&report, 0)), (Some(Points::ONE), '1'));
    assert_eq!(sign(&report, 2), ' ', "still to be played");

    let (status, incidents) = club.arbiter.get(&format!("{path}/incidents.json")).await;
    assert_eq!((status, incidents.as_array().unwrap().len()), (200, 2));
    assert!(incidents[0]["incidents"].to_string().contains("resigns"), "{incidents}");
    assert_eq!(club.doors.browser().get(&format!("{path}/incidents.json")).await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_of_another_program_is_imported_with_its_history() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    let line = |rank: u16, name: &str, rounds: &str| {
        format!("001 {rank:>4}      {name:<33} 2000 HUN             1990/01/01  1.0 {rank:>4}{rounds}\n")
    };
    let report = format!(
        "012 Zonal\n{}{}{}",
        line(1, "A", "  0002 w 1  0003 b  "),
        line(2, "B", "  0001 b 0  0000 - U"),
        line(3, "C", "  0000 - H  0001 w  "),
    );
    let (status, answer) = club.pair(&competition, json!({ "trf": report })).await;
    assert_eq!((status, answer), (201, json!({ "round": 2 })));
    let (_, overview) = club.arbiter.get(&format!("/api/v1/competitions/{competition}")).await;
    assert_eq!(overview["rounds"][0][0]["score"], json!({ "white": 2, "black": 0 }));
    assert_eq!(overview["rounds"][1][0]["white"], "C");
    let points: Vec<_> = overview["standings"].as_array().unwrap().iter().map(|line| &line["half_points"]).collect();
    assert_eq!(points, [2, 2, 1], "A won, B has a bye, C half of one");
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_lists_are_refused_with_their_line_and_change_nothing() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    for (body, says) in [
        (json!({ "csv": "board,white\n1,A\n" }), "no column “black”"),
        (json!({ "csv": "round,white,black\n2,A,B\n" }), "round 1 comes next"),
        (json!({ "csv": "round,white,black\n1,A,B\n2,C,D\n" }), "one round at a time"),
        (json!({ "csv": "white,black\nA,B\nA,C\n" }), "A is paired twice"),
        (json!({ "csv": "white,black\nA,A\n" }), "A is paired twice"),
        (json!({ "csv": "board,white,black\n1,A,B\n1,C,D\n" }), "Board 1 appears twice"),
        (json!({ "trf": "001 what" }), "column 5"),
        (json!({ "xls": "" }), "xls"),
    ] {
        let (status, answer) = club.pair(&competition, body.clone()).await;
        assert!((400..500).contains(&status), "{body}: {status}");
        assert!(answer["message"].as_str().unwrap().contains(says), "{body}: {answer}");
    }
    // In the reader's language.
    let new = json!({ "name": "Open", "edition": "2023", "control": "soon" });
    let (status, answer) = club.arbiter.post("/api/v1/competitions?lang=hu", new).await;
    assert!(
        status == 400 && answer["message"].as_str().unwrap().contains("időbeosztás nem értelmezhető: „soon”"),
        "{answer}"
    );
    let path = format!("/api/v1/competitions/{competition}/pairings");
    for (lang, body, says) in [
        ("hu", json!({ "csv": "round,white,black\nx,A,B\n" }), "2. sor: a(z) „round” oszlopban „x” nem szám"),
        ("sv", json!({ "csv": "white\nA\n" }), "Rad 1: kolumnen ”black” saknas"),
        ("el", json!({ "typed": "white;black\nA;\n" }), "Γραμμή 2: δεν υπάρχει όνομα στη στήλη «black»"),
        ("sr-Latn", json!({ "trf": "001 what" }), "1. red, 5. kolona: očekuje se startni broj; stoji „what“"),
        ("sr-Cyrl", json!({ "trf": "" }), "очекује се по један ред 001"),
        ("hu", json!({ "csv": "round,white,black\n7,A,B\n" }), "az 1. forduló következik"),
    ] {
        let (status, answer) = club.arbiter.post(&format!("{path}?lang={lang}"), body).await;
        let message = answer["message"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], "");
        let message = message.replace("a(z) 1.", "az 1.");
        assert!((400..500).contains(&status) && message.contains(says), "{lang}: {message}");
    }
    let (_, overview) = club.arbiter.get(&format!("/api/v1/competitions/{competition}")).await;
    assert_eq!((&overview["rounds"], &overview["players"]), (&json!([]), &json!([])));
    let stranger = club.doors.browser();
    let path = format!("/api/v1/competitions/{competition}/pairings");
    assert_eq!(stranger.post(&path, json!({ "csv": "white,black\nA,B\n" })).await.0, 403);
    assert_eq!(stranger.get("/api/v1/competitions/none").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn byes_of_every_worth_count_in_the_table_and_the_report() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    let path = format!("/api/v1/competitions/{competition}");
    let typed = "White Black Result\nAnna – Bert\nCecil – half-point bye\nDora – zero-point bye\nEva – bye\nFred\tbye\t½\nGert – full-point bye\n";
    assert_eq!(club.pair(&competition, json!({ "typed": typed })).await.0, 201);
    let (_, overview) = club.arbiter.get(&path).await;
    let names: Vec<&str> =
        overview["players"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Anna", "Bert", "Cecil", "Dora", "Eva", "Fred", "Gert"], "a bye is not a player");
    let points = |overview: &Value| -> Vec<(String, u64)> {
        let table = overview["standings"].as_array().unwrap();
        table
            .iter()
            .map(|line| (line["name"].as_str().unwrap().to_owned(), line["half_points"].as_u64().unwrap()))
            .collect()
    };
    let expected = [("Eva", 2), ("Gert", 2), ("Cecil", 1), ("Fred", 1), ("Anna", 0), ("Bert", 0), ("Dora", 0)];
    assert_eq!(points(&overview), expected.map(|(name, half)| (name.to_owned(), half)));
    let report = trf::read(&club.text(&format!("{path}/report.trf")).await).unwrap();
    assert!(report.start.parts().is_some() && report.start == report.end, "{:?}", report.start);
    let told = |index: usize| (report.players[index].points.unwrap().tenths(), sign(&report, index));
    assert_eq!([told(2), told(3), told(4), told(5), told(6)], [(5, 'H'), (0, 'Z'), (10, 'U'), (5, 'H'), (10, 'F')]);
    // The preview of the next list names the players who are missing, and reads a typed line within a table.
    let typed = "board\twhite\tblack\n1\tAnna\tCecil\nEva – bye ½\n2\tBert\tDora\n";
    let draft = json!({ "typed": typed, "competition": competition });
    let (status, read) = club.arbiter.post("/api/v1/pairings/read", draft).await;
    assert_eq!((status, &read["not_paired"]), (200, &json!(["Fred", "Gert"])), "{read}");
    let lines: Vec<_> = read["lines"].as_array().unwrap().iter().map(|line| &line["line"]).collect();
    assert_eq!(
        (lines, &read["lines"][1]["bye"]["worth"]),
        (vec![&json!(2), &json!(3), &json!(4)], &json!("half")),
        "{read}"
    );
    assert_eq!(club.pair(&competition, json!({ "typed": typed })).await, (201, json!({ "round": 2 })));
    assert_eq!(club.arbiter.post(&format!("{path}/corrections"), json!({ "unpaired": { "round": 2 } })).await.0, 204);
    // A correction changes the worth of a bye.
    let typed = "Anna – Bert\nCecil – bye\nDora – bye ½\nEva – bye 0\n";
    let right = json!({ "round": { "round": 1, "typed": typed } });
    assert_eq!(club.arbiter.post(&format!("{path}/corrections"), right).await.0, 204);
    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!(points(&overview)[..2], [("Cecil".to_owned(), 2), ("Dora".to_owned(), 1)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn starting_a_round_warns_about_games_in_progress_and_the_screen_keeps_them() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    let path = format!("/api/v1/competitions/{competition}");
    let shown = || async {
        let (_, screen) = club.doors.browser().get(&format!("{path}/screen")).await;
        let boards = screen["boards"].as_array().unwrap().iter();
        let boards: Vec<(u64, u64)> =
            boards.map(|line| (line["round"].as_u64().unwrap(), line["board"].as_u64().unwrap())).collect();
        (screen["rounds"].clone(), boards)
    };
    club.pair(&competition, json!({ "typed": "1. Anna - Bert\n2. Cecil - Dora\n3. Eva - Fred\n" })).await;
    club.players(&competition).await;
    let (_, overview) = club.arbiter.get(&path).await;
    let game = |board: usize| overview["rounds"][0][board]["game"].as_str().unwrap().to_owned();
    let start = |round: u16, body: Value| {
        let (arbiter, address) = (&club.arbiter, format!("{path}/rounds/{round}/start?lang=en"));
        async move { arbiter.post(&address, body).await }
    };
    assert_eq!(start(1, json!({ "wooden": [3] })).await.0, 200);
    let draw = json!([{ "declares": { "score": { "white": 1, "black": 1 } } }]);
    act(&club.arbiter, &game(1), "over", draw.clone()).await;

    // The next round is paired early: the display keeps the one being played.
    club.pair(&competition, json!({ "typed": "1. Dora - Cecil\n2. Bert - Anna\n3. Fred - Eva\n" })).await;
    assert_eq!(shown().await, (json!([1]), vec![(1, 1), (1, 2), (1, 3)]));
    let (status, refused) = start(2, json!({})).await;
    assert_eq!((status, refused["error"].as_str()), (409, Some("still_playing")), "{refused}");
    let message = refused["message"].as_str().unwrap();
    assert!(message.contains("board 1 (Anna – Bert), board 3 (Eva – Fred)") && !message.contains("Cecil"), "{message}");
    // The third board is wooden as before, although links were handed out for it.
    club.players(&competition).await;
    let (_, second) = club.arbiter.get(&path).await;
    let wooden = [0, 1, 2].map(|board| second["rounds"][1][board]["wooden"].as_bool().unwrap());
    assert_eq!(wooden, [false, false, true]);
    let (status, started) = start(2, json!({ "anyway": true })).await;
    assert_eq!((status, &started["started"], &started["noted"]), (200, &json!([1]), &json!([])), "{started}");
    let waits = |board: usize| (started["refused"][board]["board"].clone(), started["refused"][board]["why"].clone());
    assert_eq!([waits(0), waits(1)], [(json!(2), json!("playing")), (json!(3), json!("playing"))], "{started}");

    // Both rounds are shown until the first is over; recently finished games stay for some minutes.
    let both = (json!([1, 2]), vec![(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]);
    assert_eq!(shown().await, both);
    let (_, screen) = club.doors.browser().get(&format!("{path}/screen")).await;
    assert_eq!((&screen["boards"][2]["wooden"], screen["boards"][3].get("wooden")), (&json!(true), None));
    act(&club.arbiter, &game(0), "over", draw).await;
    let result = json!({ "result": { "white": 2, "black": 0 } });
    assert_eq!(club.arbiter.post(&format!("/api/v1/games/{}/wooden", game(2)), result).await.0, 200);
    assert_eq!(shown().await, both);
    // Now the boards that had to wait can be started.
    let (status, started) = start(2, json!({})).await;
    assert_eq!((status, &started["started"], &started["noted"]), (200, &json!([2]), &json!([3])), "{started}");

    // Everybody is present: noted at once for all wooden boards of the round.
    let present = format!("{path}/rounds/2/present");
    assert_eq!(club.doors.browser().post(&present, json!({})).await.0, 403);
    assert_eq!(club.arbiter.post(&present, json!({})).await, (200, json!({ "noted": 2 })));
    assert_eq!(club.arbiter.post(&present, json!({})).await.1, json!({ "noted": 0 }));
    let (_, second) = club.arbiter.get(&path).await;
    let third = second["rounds"][1][2]["game"].as_str().unwrap();
    let (_, notes) = club.arbiter.get(&format!("/api/v1/games/{third}/wooden")).await;
    assert_eq!((&notes["arrived"], &notes["notes"][1]["by"]), (&json!([true, true]), &json!("arbiter")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_move_stays_secret_until_the_envelope_is_opened() {
    let club = club().await;
    let more = json!({ "control": "90+30", "unsupervised": false, "settings": { "delay_plies": 4 } });
    let competition = club.announce(more).await;
    club.pair(&competition, json!({ "csv": "white,black\nA,B\n" })).await;
    let (_, overview) = club.arbiter.get(&format!("/api/v1/competitions/{competition}")).await;
    let game = overview["rounds"][0][0]["game"].as_str().unwrap().to_owned();
    let players = club.players(&competition).await;
    act(&club.arbiter, &game, "start", json!(["starts_round"])).await;
    act(&players[0], &game, "1", completes("e2e4")).await;
    act(&players[1], &game, "2", completes("e7e5")).await;
    act(&club.arbiter, &game, "ask", json!([{ "adjourned": "asks_to_seal" }])).await;
    let seal = format!("/api/v1/games/{game}/seal");
    assert_eq!(players[1].get("/api/v1/me").await.0, 200);
    assert_eq!(club.arbiter.post(&seal, json!({ "id": "s", "text": "Nf3" })).await.0, 403);
    assert_eq!(players[0].post(&seal, json!({ "id": "s", "text": "" })).await.0, 400);
    let (status, answer) = players[0].post(&seal, json!({ "id": "s", "text": "Qxh5 at last" })).await;
    assert_eq!(status, 200, "{answer}");
    act(&players[0], &game, "stop", json!([{ "stops_clocks": { "reason": "none" } }])).await;

    let rows = club.place.store.read(game.clone(), 0).await.unwrap();
    let sealed = rows.iter().find(|row| row.body.contains("seals")).unwrap();
    let event: Value = serde_json::from_str(&sealed.body).unwrap();
    let commitment = &event["judged"]["event"]["act"]["adjourned"]["seals"]["commitment"];
    assert!(rows.iter().all(|row| !row.body.contains("Qxh5")), "not in the log");
    let kept = club.place.store.list("envelope").await.unwrap();
    assert!(kept.len() == 1 && !kept[0].1.contains("Qxh5"), "not in the store");

    let pgn = club.text(&format!("/games/{game}.pgn")).await;
    assert!(!pgn.contains("e4"), "spectators are four moves behind: {pgn}");

    let open = format!("/api/v1/games/{game}/open");
    let opening = json!({ "id": "open", "commitment": commitment });
    assert_eq!(players[1].post(&open, opening.clone()).await.0, 403);
    act(&club.arbiter, &game, "resume", json!([{ "adjourned": "resumes" }])).await;
    act(&players[1], &game, "here", json!(["arrives"])).await;
    let (status, answer) = club.arbiter.post(&open, opening).await;
    assert_eq!(status, 200, "{answer}");
    let rows = club.place.store.read(game, 0).await.unwrap();
    assert!(rows.last().unwrap().body.contains("Qxh5 at last"), "now everybody can check it");
}

#[tokio::test(flavor = "multi_thread")]
async fn penalties_carry_over_and_excluded_players_are_not_paired() {
    let club = club().await;
    let competition = club.announce(json!({ "control": "90+30", "unsupervised": false })).await;
    let path = format!("/api/v1/competitions/{competition}");
    club.pair(&competition, json!({ "csv": "white,black\nAnna,Bella\nCarl,Dora\n" })).await;
    let (_, overview) = club.arbiter.get(&path).await;
    let game = overview["rounds"][0][0]["game"].as_str().unwrap().to_owned();
    let players = club.players(&competition).await;
    act(&club.arbiter, &game, "start", json!(["starts_round"])).await;
    let penalizes = |player: &str, penalty: Value| json!([{ "arbiter": { "penalizes": { "player": player, "penalty": penalty } } }]);
    act(&club.arbiter, &game, "p1", penalizes("white", json!("warning"))).await;
    act(&club.arbiter, &game, "p2", penalizes("black", json!({ "rounds": 1 }))).await;
    act(&players[0], &game, "a", json!([{ "conduct": { "appeals": { "against": "decision" } } }])).await;
    act(&players[1], &game, "r", json!(["resigns"])).await;
    act(&club.arbiter, &game, "p3", penalizes("white", json!({ "offenders_points": 1 }))).await;

    let (_, overview) = club.arbiter.get(&path).await;
    let line = |name: &str| {
        let table = overview["standings"].as_array().unwrap();
        table.iter().find(|line| line["name"] == name).unwrap().clone()
    };
    assert_eq!((&line("Anna")["half_points"], &line("Anna")["warnings"]), (&json!(1), &json!(1)), "{overview}");
    assert_eq!(line("Bella")["excluded_through"], 2);
    assert_eq!(line("Carl").get("warnings"), None);
    let report = trf::read(&club.text(&format!("{path}/report.trf")).await).unwrap();
    assert_eq!(report.players[0].points, Some(Points::HALF));
    assert_eq!(report.adjustments.len(), 1, "the penalty is a record of its own");
    let paired = trf::read(&club.text(&format!("{path}/report.trf?pairing=true")).await).unwrap();
    assert_eq!((paired.rounds(), &paired.adjustments), (0, &vec![]), "a pairing program gets finished rounds only");
    assert_eq!(paired.byes.iter().map(|absence| &absence.players).collect::<Vec<_>>(), [&[2]], "Bella may not play");

    let (status, answer) = club.pair(&competition, json!({ "csv": "white,black\nBella,Anna\nCarl,Dora\n" })).await;
    assert_eq!(status, 409, "{answer}");
    assert!(answer["message"].as_str().unwrap().contains("Bella"), "{answer}");
    assert_eq!(club.pair(&competition, json!({ "csv": "white,black\nDora,Anna\n" })).await.0, 201);
    assert_eq!(club.pair(&competition, json!({ "csv": "white,black\nBella,Dora\n" })).await.0, 201, "in round 3 again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_started_at_all_boards_at_once() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    let path = format!("/api/v1/competitions/{competition}");
    club.pair(&competition, json!({ "typed": "1. Anna - Bert\n2. Cecil - Dora\n3. Eva - Fred\n4. Gina - Hugo\n" }))
        .await;
    let first = format!("{path}/rounds/1/start");
    let start = |body: Value| club.arbiter.post(&first, body);
    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!(overview["rounds"][0][0]["wooden"], true, "nobody was given a link");
    club.players(&competition).await;
    let (_, overview) = club.arbiter.get(&path).await;
    let game = |board: usize| overview["rounds"][0][board]["game"].as_str().unwrap().to_owned();
    assert_eq!(overview["rounds"][0][0]["wooden"], false);
    act(&club.arbiter, &game(1), "start", json!(["starts_round"])).await;
    act(&club.arbiter, &game(2), "end", json!([{ "declares": { "score": { "white": 2, "black": 0 } } }])).await;
    let (status, started) = start(json!({ "wooden": [4] })).await;
    assert_eq!(status, 200, "{started}");
    assert_eq!((&started["started"], &started["noted"]), (&json!([1]), &json!([4])));
    let refused = json!([
        { "board": 2, "white": "Cecil", "black": "Dora", "why": "begun", "message": "" },
        { "board": 3, "white": "Eva", "black": "Fred", "why": "over", "message": "" },
    ]);
    assert_eq!(started["refused"], refused);
    let (_, watched) = club.arbiter.get(&format!("/api/v1/games/{}/watch", game(0))).await;
    assert_eq!(watched["view"]["clock"]["state"], json!({ "running": "white" }));
    let (_, wooden) = club.arbiter.get(&format!("/api/v1/games/{}/wooden", game(3))).await;
    assert!(wooden["started"].is_u64() && wooden["notes"][0]["by"] == "arbiter", "{wooden}");
    let (_, again) = start(json!({})).await;
    assert_eq!(again["refused"].as_array().unwrap().len(), 4, "{again}");
    assert_eq!(club.doors.browser().post(&format!("{path}/rounds/1/start"), json!({})).await.0, 403);
    assert_eq!(club.arbiter.post(&format!("{path}/rounds/2/start"), json!({})).await.0, 409);
}
