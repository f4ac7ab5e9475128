//! Damaged input for everything in the hall that parses untrusted data: it is accepted or refused, and nothing panics.
//!
//! Takes seconds by default, minutes with `JADOUBE_FULL=1`. PGN, FEN, time controls and cases have such tests in their own crates;
//! `live_and_stored.rs` tests that the live game equals its log after random acts.

mod bodies;
#[path = "../common/mod.rs"]
mod common;
mod dice;
mod dumps;

use dice::{Dice, rounds};
use jadoube_clock::Instant;
use jadoube_hall::board::table::Table;
use jadoube_hall::board::{Opening, Seat, Settings, Watcher};
use jadoube_hall::competition::trf::{self, Dialect};
use jadoube_hall::competition::{Player, csv, new_names, typed};
use jadoube_hall::http::Incoming;
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_texts::Locale;
use jadoube_tournament::{Color, GameResult, Round, Tournament};

fn report() -> String {
    let player = |rank: u16, name: &str, rounds: [Round; 2]| jadoube_tournament::Player {
        rank,
        name: name.to_owned(),
        rating: Some(2100),
        federation: "HUN".into(),
        place: Some(rank),
        rounds: rounds.to_vec(),
        ..jadoube_tournament::Player::default()
    };
    let game = Round::game;
    let players = vec![
        player(1, "Nagy, Ödön", [game(2, Color::White, GameResult::Win), game(2, Color::Black, GameResult::Pending)]),
        player(2, "Kis, Éva", [game(1, Color::Black, GameResult::Loss), game(1, Color::White, GameResult::Pending)]),
    ];
    let event = Tournament { name: "Őszi verseny".to_owned(), players, ..Tournament::default() };
    trf::write(&event, Dialect::Trf26).unwrap()
}

#[test]
fn reports() {
    let (good, mut dice) = (report(), Dice(1));
    assert!(trf::read(&good).is_ok());
    for _ in 0..rounds(5_000, 200) {
        let text = dice.damaged(&good);
        match trf::read(&text) {
            Ok(report) => {
                let written = trf::write(&report, Dialect::Trf26).unwrap();
                let records = written.lines().filter(|line| line.starts_with("001")).count();
                assert_eq!(records, report.players.len(), "{text:?}");
            }
            Err(faults) => assert!(faults.list.iter().all(|fault| !trf::message(fault).text(Locale::EN).is_empty())),
        }
    }
}

#[test]
fn tables_of_pairings() {
    let good = "round,board,white,black,white_rating,white_title\n1,1,\"Nagy, Ödön\",Eva,1900,FM\n1,2,Felix,bye,,\n";
    assert!(csv::read(good).is_ok());
    let mut dice = Dice(2);
    for _ in 0..rounds(5_000, 200) {
        let text = dice.damaged(good);
        match csv::read(&text) {
            Ok(list) => assert!(list.iter().all(|paired| !paired.white.trim().is_empty()), "{text:?}"),
            Err(error) => assert!(!error.message().text(Locale::EN).is_empty()),
        }
    }
}

#[test]
fn typed_pairings() {
    let good = [
        "1. Nagy Ödön (FM, 2100) - Kis Éva 1-0\n2. Felix 1800 : Gustav ½-½\nHanna - bye\n",
        "White;Black\nAnna;Bert\nCecil;bye ½\n",
        "Board White Black\n1 Anna – Bert\n",
    ];
    let players = ["Anna", "Bert"].map(|name| Player { name: name.to_owned(), ..Player::default() });
    let mut dice = Dice(3);
    for _ in 0..rounds(3_000, 200) {
        let text = dice.of(&good).to_string();
        let text = dice.damaged(&text);
        let lines = typed::read(&text);
        let _ = typed::list(&lines);
        let names = typed::names(&lines);
        let _ = new_names(&names, &players);
    }
}

fn table(number: u64) -> Table {
    let edition = Edition::all()[number as usize % Edition::all().len()];
    let watcher = if number & 8 == 0 { Watcher::People } else { Watcher::Hall };
    let settings = Settings {
        flags: watcher,
        illegal_moves: watcher,
        refuses_illegal_moves: number & 16 != 0,
        lag_limit: 100,
        ..Settings::default()
    };
    let rules = Competition::new(edition, "3+2".parse().unwrap());
    let date = "2026.11.15".to_owned();
    Table::new(Opening {
        event: None,
        white: "W".into(),
        black: "B".into(),
        persons: Default::default(),
        date,
        rules,
        settings,
    })
}

#[test]
fn frames() {
    let good = [
        r#"{"id":"m1","acts":[{"plays":{"played":"e2e4","hands":"one"}},{"presses":{"hand":"one"}}],"as":"white"}"#,
        r#"{"id":"m2","acts":[{"plays":{"played":"e7e5","hands":"one"}},{"presses":{"hand":"one"}}],"as":"black"}"#,
        r#"{"id":"m3","acts":[{"touches":{"square":"g1","contact":"deliberate"}}]}"#,
        r#"{"id":"m4","acts":["resigns"],"as":"black"}"#,
        r#"{"id":"m5","acts":["starts_round"],"as":"arbiter"}"#,
    ];
    assert!(good.iter().all(|text| Incoming::read(text).is_ok()));
    let mut dice = Dice(4);
    for number in 0..rounds(300, 200) {
        let mut table = table(number);
        for step in 0..30 {
            let text = dice.of(&good).to_string();
            let text = if dice.below(3) == 0 { text } else { dice.damaged(&text) };
            let Ok(Incoming { command, role }) = Incoming::read(&text) else { continue };
            let _ = table.decide(command, role.unwrap_or(Seat::Arbiter), Instant(step * 700), 50);
        }
    }
}
