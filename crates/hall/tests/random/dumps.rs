//! Damaged backups.

use std::sync::Arc;

use jadoube_hall::access::Accounts;
use jadoube_hall::board::{Opening, Settings};
use jadoube_hall::dump;
use jadoube_hall::hall::Hall;
use jadoube_hall::store::{Kind, chain};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;

use super::common::Place;
use super::dice::{Dice, rounds};

#[tokio::test(flavor = "multi_thread")]
async fn dumps() {
    let place = Place::sqlite();
    Accounts::new(Arc::clone(&place.store)).set("arbiter", "correct horse").await.unwrap();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let rules = Competition::new(Edition::newest(), "180+2".parse().unwrap());
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
    assert!(taken > 0, "the good one");
}
