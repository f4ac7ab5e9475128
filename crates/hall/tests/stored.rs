//! Databases of earlier versions can be opened and read unchanged. `examples/stored_hall` writes such a database.

#[path = "common/standing.rs"]
mod standing;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use jadoube_clock::TimeControl;
use jadoube_hall::board::{Body, Seat, fold_whole};
use jadoube_hall::competition;
use jadoube_hall::hall::{Found, Hall};
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_hall::store::{Kind, Store};
use jadoube_laws::event::{Act, IrregularityAct};
use serde_json::{Value, json};
use standing::standing;

/// A stored database, copied since opening it may change it, and what must be found in it.
struct Stored {
    name: String,
    store: Arc<dyn Store>,
    found: Value,
    _folder: tempfile::TempDir,
}

/// 0.1 called it a displacement when a player put displaced pieces back (7.4.1), and let a claim under Guideline III that came too
/// early pass without the penalty that any other unfounded claim may bring.
fn is_ruled_better_now(act: &Act) -> bool {
    matches!(act, Act::Irregularity(IrregularityAct::PutsBack) | Act::Quickplay(_))
}

/// A row as this version writes it. 0.1 wrote the time control as a plain string in PGN form; now it is an object with both forms.
fn as_now(row: &str, read: &Body) -> String {
    let Body::Opened(opening) = read else { return row.to_owned() };
    let stored: Value = serde_json::from_str(row).unwrap();
    let pgn = stored["opened"]["rules"]["control"].as_str().expect("a plain string");
    let control = TimeControl::from_pgn(pgn).unwrap();
    assert_eq!((&opening.rules.control, control.to_pgn().as_str()), (&control, pgn));
    let then = format!("\"control\":\"{pgn}\"");
    assert_eq!(row.matches(&then).count(), 1, "{row}");
    row.replace(&then, &format!("\"control\":{}", serde_json::to_string(&control).unwrap()))
}

fn all() -> Vec<Stored> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "db"));
    paths.sort();
    let open = |path: PathBuf| {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("hall.db");
        std::fs::copy(&path, &copy).unwrap();
        let found = std::fs::read_to_string(path.with_extension("json")).unwrap();
        Stored {
            name: path.display().to_string(),
            store: Arc::new(Sqlite::open(&copy, Durability::Off).unwrap()),
            found: serde_json::from_str(&found).unwrap(),
            _folder: folder,
        }
    };
    paths.into_iter().map(open).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn stored_rows_are_read_and_judged_unchanged() {
    let stored = all();
    assert!(!stored.is_empty(), "there is a stored database");
    for Stored { name, store, found, .. } in &stored {
        let mut games = 0;
        for expected in found.as_array().unwrap() {
            let stream = expected["stream"].as_str().unwrap();
            let rows = store.read(stream.to_owned(), 0).await.unwrap();
            let read = rows.iter().map(|row| {
                json!({
                    "instant": row.instant,
                    "client": row.client,
                    "hash": row.hash.to_string(),
                    "body": serde_json::from_str::<Value>(&row.body).unwrap(),
                })
            });
            assert_eq!(&Value::from_iter(read), &expected["rows"], "{name}: {stream}");
            if expected["kind"] == Kind::Competition.name() {
                let state = competition::fold(stream, &rows).unwrap();
                assert_eq!(state.rounds.len(), 1, "{name}: {stream}");
                continue;
            }
            games += 1;
            let folded = fold_whole(stream, &rows).unwrap_or_else(|error| panic!("{name}: {stream}: {error}"));
            let otherwise: Vec<_> =
                folded.otherwise.iter().filter(|row| !is_ruled_better_now(&row.event.act)).collect();
            assert!(otherwise.is_empty(), "{name}: {stream}: {otherwise:?}");
            assert_eq!(standing(&folded.game), expected["stands"], "{name}: {stream}");
            // This version would write the same rows, but for the time control.
            for row in &rows {
                let body: Body = serde_json::from_str(&row.body).unwrap();
                assert_eq!(serde_json::to_string(&body).unwrap(), as_now(&row.body, &body), "{name}: {stream}");
            }
        }
        assert!(games >= 10, "{name}: {games} games");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hall_opens_a_stored_database_and_continues() {
    for Stored { name, store, found, .. } in all() {
        let open = store.streams(Kind::Game, true).await.unwrap().len();
        let (hall, at_opening) = Hall::open(Arc::clone(&store)).await.unwrap();
        let Found { unreadable, .. } = &at_opening;
        assert!(unreadable.is_empty(), "{name}: {unreadable:?}");
        assert_eq!(at_opening.open, open, "{name}");
        for expected in found.as_array().unwrap() {
            if expected["kind"] != Kind::Game.name() {
                continue;
            }
            let stream = expected["stream"].as_str().unwrap();
            let snapshot = hall.board(stream).await.unwrap().snapshot(Seat::Arbiter).await.unwrap();
            assert_eq!(snapshot.view.fen, expected["stands"]["table"].as_str().unwrap(), "{name}: {stream}");
        }
    }
}
