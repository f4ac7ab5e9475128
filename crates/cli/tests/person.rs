//! `jadoube person` as a user runs it.

mod common;

use std::sync::Arc;

use common::{jadoube, text};
use jadoube_hall::competition::trf;
use jadoube_hall::competition::{Announcement, Desk};
use jadoube_hall::hall::Hall;
use jadoube_hall::store::Store;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;

#[test]
fn a_person_is_printed_and_erased() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("hall.db");
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&database, Durability::Off).unwrap());
        let (hall, _) = Hall::open(store).await.unwrap();
        let desk = Desk::new(Arc::clone(&hall));
        let rules = Competition::new(Edition::newest(), "90+30".parse().unwrap());
        let announcement = Announcement {
            name: "Youth open".to_owned(),
            site: String::new(),
            rules,
            settings: Default::default(),
            regulations: Default::default(),
        };
        let competition = desk.announce(announcement.clone()).await.unwrap();
        let line = |rank: u16, color: char, name: &str| {
            let (nothing, other) = ("", 3 - rank);
            format!("001 {rank:>4}      {name:<33} {nothing:21}2014/05/17  0.0 {rank:>4}  {other:>4} {color}\n")
        };
        let report = trf::read(&(line(1, 'w', "Kis, Anna") + &line(2, 'b', "Nagy, Bence"))).unwrap();
        desk.pair_from_report(&competition, &report).await.unwrap();
        // Somebody else of the same name, elsewhere.
        let other = desk.announce(Announcement { name: "Town open".to_owned(), ..announcement }).await.unwrap();
        desk.pair_from_report(&other, &report).await.unwrap();
        hall.close().await;
    });
    let run = |arguments: &[&str]| {
        let output = jadoube(&[arguments, &["--database", database.to_str().unwrap()]].concat(), "");
        (output.status.code(), text(&output.stdout))
    };
    let (code, printed) = run(&["person", "export", "Kis, Anna"]);
    assert_eq!(code, Some(0));
    assert!(printed.contains("2014/05/17") && printed.contains("Youth open"), "{printed}");
    assert_eq!(run(&["person", "erase", "Nobody"]).0, Some(2));
    // Namesakes are listed, and nobody is erased.
    let output = jadoube(&["person", "erase", "Kis, Anna", "--database", database.to_str().unwrap()], "");
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("Youth open") && said.contains("Town open") && said.contains("--id"), "{said}");
    let mut exported = printed.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let found = exported.find(|found| found["competition_name"] == "Youth open").unwrap();
    assert_eq!((&found["version"], &found["type"]), (&1.into(), &"person".into()));
    assert_eq!(found["games"][0]["color"], "white", "{found}");
    let id = found["id"].as_str().unwrap();
    assert!(said.contains(id), "{said}");
    let (code, printed) = run(&["person", "erase", "--id", id]);
    assert_eq!(code, Some(0), "{printed}");
    assert!(printed.contains("Youth open") && !printed.contains("Town open"), "{printed}");
    assert_eq!(run(&["person", "export", "--id", id]).0, Some(0), "the games of Player 1");
    let left = run(&["person", "export", "Kis, Anna"]).1;
    assert!(left.contains("Town open") && !left.contains("Youth open"), "{left}");
    assert!(run(&["person", "expire", "--days", "365"]).1.contains("about 0 persons"));
    assert!(run(&["person", "expire", "--days", "0", "--keep-names"]).1.contains("birth date and sex of 3 persons"));
    assert!(run(&["person", "expire", "--days", "0"]).1.contains("about 3 persons"));
    assert_eq!(run(&["verify"]).0, Some(0));
}
