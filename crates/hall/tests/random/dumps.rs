//! Damaged backups.

use std::sync::Arc;

use jadoube_clock::Instant;
use jadoube_hall::access::Accounts;
use jadoube_hall::board::{self, Opening, Settings};
use jadoube_hall::hall::Hall;
use jadoube_hall::store::chain::{self, Hash};
use jadoube_hall::store::{Head, Kind, Row};
use jadoube_hall::{competition, dump};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use serde_json::Value;

use super::common::Place;
use super::dice::{Dice, rounds};

#[tokio::test(flavor = "multi_thread")]
async fn dumps() {
    let place = Place::sqlite();
    Accounts::new(Arc::clone(&place.store)).set("arbiter", "correct horse").await.unwrap();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let rules = Competition::new(Edition::newest(), "3+2".parse().unwrap());
    let (white, black, date) = ("Anna".to_owned(), "Bert".to_owned(), "2026.11.15".to_owned());
    let opening =
        Opening { event: None, white, black, persons: Default::default(), date, rules, settings: Settings::default() };
    hall.set_up("0123456789abcdef", opening).await.unwrap();
    let mut good = Vec::new();
    dump::write(&*place.store, &mut good).await.unwrap();
    let good = String::from_utf8(good).unwrap();

    let mut dice = Dice(5);
    let mut taken = 0;
    for number in 0..rounds(40, 100) {
        let text = if number == 0 { good.clone() } else { dice.damaged(&good) };
        let empty = Place::sqlite();
        if dump::read(&*empty.store, text.as_bytes()).await.is_err() {
            continue;
        }
        taken += 1;
        for kind in [Kind::Game, Kind::Competition] {
            for stream in empty.store.streams(kind, false).await.unwrap() {
                let rows = empty.store.read(stream.clone(), 0).await.unwrap();
                assert!(chain::check(&stream, &rows).is_ok(), "{text:?}");
            }
        }
    }
    assert!(taken > 0, "the valid dump");
}

/// Forged rows with matching hashes; the fuzz target `dumps` does the same.
#[test]
fn rows() {
    let stored = include_str!("../data/hall-0.1.json");
    let stored: Vec<Value> = serde_json::from_str(stored).unwrap();
    let bodies = |log: &Value| -> Vec<String> {
        log["rows"].as_array().unwrap().iter().map(|row| row["body"].to_string()).collect()
    };
    let fold = |bodies: &[String]| {
        let mut head = Head { seq: 0, hash: Hash::START };
        let link = |body: &String| chain::link(&mut head, "s", 1, Instant(0), None, body.clone());
        let rows: Vec<Row> = bodies.iter().map(link).collect();
        board::fold("s", &rows).is_ok() || competition::fold("s", &rows).is_ok()
    };
    let logs: Vec<Vec<String>> = stored.iter().map(bodies).collect();
    assert!(logs.iter().all(|bodies| fold(bodies)));
    let mut dice = Dice(8);
    for _ in 0..rounds(300, 100) {
        let mut bodies = dice.of(&logs).clone();
        let at = dice.below(bodies.len());
        bodies[at] = dice.damaged(&bodies[at]);
        fold(&bodies);
    }
}
