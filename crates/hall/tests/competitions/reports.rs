//! Reports for and from other programs, tie-breaks, and their explanations.

use jadoube_hall::competition::trf::{self, Dialect};
use jadoube_tournament::{Bye, Color, GameResult, Points, Round, Tournament};
use serde_json::{Value, json};

use super::{Club, act, club, completes};

impl Club {
    /// Notes something at a board of the last round, as the arbiter of a wooden board.
    async fn note(&self, path: &str, board: usize, note: Value) -> String {
        let (_, overview) = self.arbiter.get(path).await;
        let round = overview["rounds"].as_array().unwrap().last().unwrap();
        let game = round[board]["game"].as_str().unwrap().to_owned();
        let (status, answer) = self.arbiter.post(&format!("/api/v1/games/{game}/wooden"), note).await;
        assert_eq!(status, 200, "{answer}");
        game
    }

    async fn result(&self, path: &str, board: usize, white: u8, black: u8) -> String {
        self.note(path, board, json!({ "result": { "white": white, "black": black } })).await
    }

    async fn report(&self, path: &str, query: &str) -> Tournament {
        let text = self.arbiter.text(&format!("{path}/report.trf{query}")).await;
        assert!(text.ends_with("\r\n"), "{text}");
        trf::read(&text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
    }
}

fn rounds(report: &Tournament, rank: u16) -> &[Round] {
    &report.player(rank).unwrap().rounds
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pairing_program_gets_finished_rounds_and_its_answer_is_imported() {
    let club = club().await;
    let competition = club.announce(json!({ "regulations": { "rounds": 5 } })).await;
    let path = format!("/api/v1/competitions/{competition}");
    club.pair(&competition, json!({ "typed": "Anna - Bert\nCecil - Dora\nEva - bye\n" })).await;
    club.result(&path, 0, 2, 0).await;
    // A forfeit that was entered by hand is one in the report.
    let game = club.note(&path, 1, json!({ "ended": { "score": { "white": 0, "black": 2 }, "how": "forfeit" } })).await;
    let report = club.report(&path, "").await;
    assert_eq!(rounds(&report, 3), [Round::game(4, Color::White, GameResult::ForfeitLoss)]);
    assert_eq!(rounds(&report, 4), [Round::game(3, Color::Black, GameResult::ForfeitWin)]);
    let pgn = club.text(&format!("/games/{game}.pgn")).await;
    assert!(pgn.contains("[Termination \"abandoned\"]"), "{pgn}");

    // Round 2 is being played: the report as it stands has it, the one for pairing has not.
    let answer = "2\n2 5\n4 1\n";
    assert_eq!(club.pair(&competition, json!({ "pairs": answer })).await, (201, json!({ "round": 2 })));
    let (_, overview) = club.arbiter.get(&path).await;
    let board = |board: usize| (&overview["rounds"][1][board]["white"], &overview["rounds"][1][board]["black"]);
    assert_eq!((board(0), board(1)), ((&json!("Bert"), &json!("Eva")), (&json!("Dora"), &json!("Anna"))));
    assert_eq!(rounds(&club.report(&path, "").await, 1)[1], Round::game(4, Color::Black, GameResult::Pending));
    let for_pairing = club.report(&path, "?pairing=true&absent=2&half=4").await;
    assert_eq!((for_pairing.rounds(), for_pairing.planned_rounds), (1, Some(5)));
    assert_eq!((for_pairing.next_round(), for_pairing.system.as_str()), (2, "FIDE_DUTCH"));
    let byes: Vec<_> = for_pairing.byes.iter().map(|absence| (absence.bye, absence.players.clone())).collect();
    assert_eq!(byes, [(Bye::Half, vec![5]), (Bye::Zero, vec![3])]);
    let text = club.arbiter.text(&format!("{path}/report.trf?pairing=true&trf16=true")).await;
    assert!(text.contains("XXR 5\r\n") && !text.contains("\r\n142"), "{text}");

    // Answers that do not fit change nothing.
    for (answer, says) in
        [("1\n1 9\n", "starting rank 9"), ("2\n1 2\n", "column 1"), ("1\n1 1\n", "two starting ranks")]
    {
        let (status, refused) = club.pair(&competition, json!({ "pairs": answer })).await;
        let message = refused["message"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], "");
        assert!((400..500).contains(&status) && message.contains(says), "{answer}: {message}");
    }
    let (_, overview) = club.arbiter.get(&path).await;
    assert_eq!(overview["rounds"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn starting_ranks_have_no_gaps_and_nothing_doubles_on_a_round_trip() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    let path = format!("/api/v1/competitions/{competition}");
    club.pair(&competition, json!({ "typed": "Anna - Wrong\nCecil - Dora\n" })).await;
    let right = json!({ "round": { "round": 1, "typed": "Anna - Bert\nCecil - Dora\n" } });
    let corrected = club.arbiter.post(&format!("{path}/corrections"), right).await;
    assert_eq!(corrected.0, 204, "{corrected:?}");
    club.result(&path, 0, 2, 0).await;
    club.result(&path, 1, 1, 1).await;
    let text = club.arbiter.text(&format!("{path}/report.trf")).await;
    let report = trf::read(&text).unwrap();
    let ranks: Vec<u16> = report.players.iter().map(|player| player.rank).collect();
    assert_eq!(ranks, [1, 2, 3, 4], "{text}");
    let twice = trf::write(&trf::read(&trf::write(&report, Dialect::Trf26).unwrap()).unwrap(), Dialect::Trf26).unwrap();
    assert_eq!(twice, text);
    assert_eq!(twice.matches("\r\n062 ").count(), 1);

    // Another hall imports it with its history, forfeits included.
    let other = club.announce(json!({})).await;
    let forfeited = text.replacen("w 1", "w +", 1).replacen("b 0", "b -", 1);
    assert_eq!(club.pair(&other, json!({ "trf": forfeited })).await, (201, json!({ "round": 1 })));
    let report = club.report(&format!("/api/v1/competitions/{other}"), "").await;
    // Bert was entered last.
    assert_eq!(rounds(&report, 1), [Round::game(4, Color::White, GameResult::ForfeitWin)]);
    assert_eq!(report.players[0].points, Some(Points::ONE));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_has_the_announced_tie_breaks_and_explains_them() {
    let club = club().await;
    let regulations = json!({ "tie_breaks": "bh-c1, sb, de", "rounds": 3 });
    let competition = club.announce(json!({ "regulations": regulations })).await;
    let path = format!("/api/v1/competitions/{competition}");
    club.pair(&competition, json!({ "typed": "Anna - Bert\nCecil - Dora\n" })).await;
    club.result(&path, 0, 2, 0).await;
    club.result(&path, 1, 0, 2).await;
    club.pair(&competition, json!({ "typed": "Dora - Anna\nBert - bye ½\nCecil - bye\n" })).await;
    club.result(&path, 0, 2, 0).await;
    // The preview of the next round warns.
    let draft = json!({ "typed": "Anna - Dora\nCecil - bye\n", "competition": competition });
    let (_, read) = club.arbiter.post("/api/v1/pairings/read", draft).await;
    let warnings = read["warnings"].to_string();
    assert!(warnings.contains("already met") && warnings.contains("full point"), "{read}");

    let (_, overview) = club.arbiter.get(&path).await;
    let codes: Vec<_> = overview["tie_breaks"].as_array().unwrap().iter().map(|one| &one["code"]).collect();
    assert_eq!(codes, ["BH/C1", "SB", "DE"]);
    let name = overview["tie_breaks"][0]["name"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(name, "Buchholz, without the lowest value");
    let table: Vec<(&Value, &Value)> =
        overview["standings"].as_array().unwrap().iter().map(|line| (&line["name"], &line["tie_breaks"])).collect();
    // Dora has 2 points, Anna and Cecil 1, Bert 1/2.
    assert_eq!(table[0], (&json!("Dora"), &json!(["1.0", "2.00", null])));
    assert_eq!(table[1], (&json!("Cecil"), &json!(["2.0", "1.00", null])));
    assert_eq!(table[2], (&json!("Anna"), &json!(["2.0", "0.50", null])));
    assert_eq!(overview["standings"][1]["place"], 2);

    let (status, explained) = club.doors.browser().get(&format!("{path}/tie-breaks/3")).await;
    assert_eq!((status, &explained[0]["code"], &explained[0]["value"]), (200, &json!("BH/C1"), &json!("1.0")));
    let lines: Vec<String> = explained[0]["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line.as_str().unwrap().replace(['\u{2068}', '\u{2069}'], ""))
        .collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("not counted: the lowest value")), "{lines:?}");
    assert!(lines[2].contains("1.0"), "{lines:?}");
    assert_eq!(club.doors.browser().get(&format!("{path}/tie-breaks/9")).await.0, 404);

    for (regulations, says) in [
        (json!({ "tie_breaks": "luck" }), "luck"),
        (json!({ "tie_breaks": "WIN/C1" }), "/C1"),
        (json!({ "tie_breaks": "BH", "system": "round_robin" }), "round robin"),
        (json!({ "rounds": 0 }), "100 rounds"),
    ] {
        let new = json!({ "name": "Open", "edition": "2023", "control": "3+2", "regulations": regulations });
        let (status, refused) = club.arbiter.post("/api/v1/competitions", new).await;
        assert!(status == 400 && refused["message"].as_str().unwrap().contains(says), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_entered_after_moves_says_what_ended_the_game() {
    let club = club().await;
    let competition = club.announce(json!({})).await;
    let path = format!("/api/v1/competitions/{competition}");
    club.pair(&competition, json!({ "typed": "1. Anna - Bert\n2. Cecil - Dora\n3. Eva - Fred\n" })).await;
    let players = club.players(&competition).await;
    let (_, overview) = club.arbiter.get(&path).await;
    let score = json!({ "white": 2, "black": 0 });
    let ended = |how: &str| json!({ "ended": { "score": score, "how": how } });
    let notes = [(ended("time"), "time forfeit"), (json!({ "result": score }), "normal")];
    for (board, (note, says)) in notes.into_iter().enumerate() {
        let game = overview["rounds"][0][board]["game"].as_str().unwrap();
        act(&club.arbiter, game, "start", json!(["starts_round"])).await;
        act(&players[2 * board], game, "1", completes("e2e4")).await;
        club.note(&path, board, note).await;
        let pgn = club.text(&format!("/games/{game}.pgn")).await;
        assert!(pgn.contains(&format!("[Termination \"{says}\"]")) && pgn.contains("1. e4"), "{pgn}");
    }
    // What the arbiter decides without saying so at the board is still an adjudication.
    let game = overview["rounds"][0][2]["game"].as_str().unwrap();
    act(&club.arbiter, game, "start", json!(["starts_round"])).await;
    act(&players[4], game, "1", completes("e2e4")).await;
    act(&club.arbiter, game, "2", json!([{ "declares": { "score": score } }])).await;
    assert!(club.text(&format!("/games/{game}.pgn")).await.contains("[Termination \"adjudication\"]"));
}
