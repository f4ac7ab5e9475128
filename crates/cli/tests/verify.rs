//! `jadoube verify`, `backup` and `restore` as a user runs them.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::time::Instant as Monotonic;

use common::{jadoube, text};
use jadoube_hall::board::{Command, Opening, Seat, Settings};
use jadoube_hall::checkpoint::{self, Signer};
use jadoube_hall::engine::Engine;
use jadoube_hall::hall::Hall;
use jadoube_hall::sealed::Key;
use jadoube_hall::store::Store;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, ClockAct, CompletionAct, Event, Score};
use jadoube_laws::ruling::{Effect, Ruling};
use serde_json::{Value, json};

/// A build that took a resignation for an offer of a draw.
#[expect(clippy::ptr_arg, reason = "the type of `Engine::amend`")]
fn generous(_: &Event, rulings: &mut Vec<Ruling>) {
    for effect in rulings.iter_mut().flat_map(|ruling| &mut ruling.effects) {
        if let Effect::Over(outcome) = effect {
            outcome.score = Score::DRAW;
        }
    }
}

/// A database with one game, and a file with a checkpoint of it.
async fn played(folder: &Path, amend: bool) -> (String, String) {
    let database = folder.join("hall.db");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&database, Durability::Off).unwrap());
    let amend = amend.then_some(generous as fn(&Event, &mut Vec<Ruling>));
    let engine = Engine { build: "0.0.9+generous", amend };
    let (hall, _) = Hall::open_judging(Arc::clone(&store), engine).await.unwrap();
    let [white, black, date] = ["Anna", "Bella", "2026.11.15"].map(str::to_owned);
    let rules = Competition::new(Edition::newest(), "90+30".parse().unwrap());
    let opening =
        Opening { event: None, white, black, persons: Default::default(), date, rules, settings: Settings::default() };
    let board = hall.set_up("g", opening).await.unwrap();
    for (id, seat, act) in [
        ("start", Seat::Arbiter, Act::Clock(ClockAct::StartsRound)),
        ("resigns", Seat::White, Act::Completion(CompletionAct::Resigns)),
    ] {
        board.act(Command::new(id, [act]), seat, Monotonic::now(), 0).await.unwrap();
    }
    hall.close().await;
    let checkpoint = checkpoint::make(&*store, &Signer::of(&Key::draw()), None).await.unwrap();
    let file = folder.join("checkpoint.txt");
    std::fs::write(&file, checkpoint.short()).unwrap();
    (database.display().to_string(), file.display().to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn verify_checks_without_judging_and_judge_lists_what_would_be_ruled_now() {
    let folder = tempfile::tempdir().unwrap();
    let (database, checkpoint) = played(folder.path(), true).await;
    let plain = jadoube(&["verify", "--database", &database, "--checkpoint", &checkpoint], "");
    let said = text(&plain.stdout);
    assert!(plain.status.success(), "{said}{}", text(&plain.stderr));
    assert!(said.contains("game g: whole, 3 rows") && said.contains("0 faults"), "{said}");
    assert!(said.contains("this build would rule differently on 1 row"), "{said}");
    let judged = jadoube(&["verify", "--database", &database, "--judge"], "");
    let said = text(&judged.stdout);
    assert_eq!(judged.status.code(), Some(1), "{said}");
    assert!(said.contains("game g, row 2") && said.contains("0.0.9+generous"), "{said}");
    assert!(said.contains("1/2-1/2") && said.contains("0-1"), "{said}");

    let judged = jadoube(&["verify", "--database", &database, "--judge", "--json"], "");
    assert_eq!(judged.status.code(), Some(1));
    let lines = json_lines(&judged.stdout);
    let types: Vec<_> = lines.iter().map(|line| line["type"].as_str().unwrap()).collect();
    assert_eq!(types, ["checked_log", "ruled_differently", "verify_summary"]);
    assert_eq!((&lines[0]["log"], &lines[0]["rows"]), (&json!("g"), &json!(3)));
    assert_eq!((&lines[1]["game"], &lines[1]["row"]), (&json!("g"), &json!(2)));
    for (when, score) in [("then", "1/2-1/2"), ("now", "0-1")] {
        assert!(lines[1][when][0]["text"].as_str().unwrap().contains(score), "{}", lines[1]);
    }
    assert_eq!((&lines[2]["faults"], &lines[2]["ruled_differently"]), (&json!(0), &json!(1)));
}

fn json_lines(printed: &[u8]) -> Vec<Value> {
    text(printed).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A row changed by somebody who has the file.
#[tokio::test(flavor = "multi_thread")]
async fn faults_are_lines_of_json_too() {
    let folder = tempfile::tempdir().unwrap();
    let (database, checkpoint) = played(folder.path(), false).await;
    let backup = folder.path().join("backup.jsonl").display().to_string();
    let written = json_lines(&jadoube(&["backup", "--json", "--database", &database, &backup], "").stdout);
    assert_eq!((&written[0]["type"], &written[0]["rows"]), (&json!("backup"), &json!(3)));
    let restored = folder.path().join("restored.db").display().to_string();
    let read = json_lines(&jadoube(&["restore", "--json", &backup, "--database", &restored], "").stdout);
    assert_eq!((read.len(), &read[0]["type"], &read[0]["logs"]), (1, &json!("restore"), &json!(1)));

    let store = rusqlite::Connection::open(&restored).unwrap();
    let changed = store.execute("UPDATE entry SET body = replace(body, 'resigns', 'resigned') WHERE seq = 2", ());
    assert_eq!(changed.unwrap(), 1);
    drop(store);
    let checked = jadoube(&["verify", "--json", "--database", &restored, "--checkpoint", &checkpoint], "");
    assert_eq!(checked.status.code(), Some(1));
    let faults: Vec<_> = json_lines(&checked.stdout).into_iter().filter(|line| line["type"] == "log_fault").collect();
    assert!(faults.iter().any(|fault| fault["fault"] == "unreadable" && fault["log"] == "g"), "{faults:?}");
    assert!(faults.iter().any(|fault| fault["fault"] == "damaged" && fault["checkpoint"].is_string()), "{faults:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_restore_leaves_nothing_behind_and_nobody_else_reads_what_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let (database, checkpoint) = played(folder.path(), false).await;
    let place = |name: &str| folder.path().join(name).display().to_string();
    let (backup, restored) = (place("backup.jsonl"), place("restored.db"));
    assert!(jadoube(&["backup", "--database", &database, &backup], "").status.success());
    let whole = std::fs::read_to_string(&backup).unwrap();
    for (name, damaged) in [
        ("cut.jsonl", whole.lines().take(whole.lines().count() - 1).collect::<Vec<_>>().join("\n")),
        ("changed.jsonl", whole.replace("Anna", "Anne")),
    ] {
        std::fs::write(place(name), damaged).unwrap();
        let failed = jadoube(&["restore", &place(name), "--database", &restored], "");
        assert!(!failed.status.success(), "{name}");
        assert!(!Path::new(&restored).exists() && !Path::new(&format!("{restored}-wal")).exists(), "{name}");
    }
    let done = jadoube(&["restore", &backup, "--database", &restored], "");
    assert!(done.status.success(), "{}{}", text(&done.stdout), text(&done.stderr));
    // The checkpoint has come along.
    let checked = jadoube(&["verify", "--database", &restored, "--checkpoint", &checkpoint], "");
    assert!(checked.status.success(), "{}", text(&checked.stdout));
    #[cfg(unix)]
    for made in [&database, &backup, &restored] {
        let mode = std::os::unix::fs::MetadataExt::mode(&std::fs::metadata(made).unwrap());
        assert_eq!(mode & 0o777, 0o600, "{made}");
    }
}
