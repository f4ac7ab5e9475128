//! A store that somebody has changed, or a disk has damaged: `verify` notices it, and with a checkpoint it even notices when the owner of
//! the database has rewritten a log with all hashes.
#![allow(clippy::print_stdout)] // the table of results is what the test is for

use crate::common;

use std::path::Path;
use std::sync::Arc;
use std::time::Instant as Monotonic;

use common::Place;
use common::server::Doors;
use jadoube_hall::access::{Accounts, Link, Links};
use jadoube_hall::board::{Command, Seat, Settings};
use jadoube_hall::checkpoint::{self, AfterRound, Checkpoint, Signer};
use jadoube_hall::competition::{Announcement, Desk, csv};
use jadoube_hall::hall::Hall;
use jadoube_hall::sealed::Key;
use jadoube_hall::store::Store;
use jadoube_hall::store::chain::{self, Hash};
use jadoube_hall::store::postgres::Postgres;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_hall::verify::{Fault, Report, Wanted, verify};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, ClockAct, CompletionAct, DecisionAct, Hands, MovingAct, Score};
use rusqlite::Connection;
use serde_json::json;

/// A hall with a finished round, one being played, a casual board, accounts and links.
struct Played {
    competition: String,
    games: Vec<String>,
    checkpoint: Checkpoint,
}

async fn played(store: &Arc<dyn Store>) -> Played {
    let (hall, _) = Hall::open(Arc::clone(store)).await.unwrap();
    let desk = Desk::new(Arc::clone(&hall));
    let rules = Competition::new(Edition::newest(), "90+30".parse().unwrap());
    let (name, settings) = ("Open".to_owned(), Settings::default());
    let announcement =
        Announcement { name, site: String::new(), rules: rules.clone(), settings, regulations: Default::default() };
    let competition = desk.announce(announcement).await.unwrap();
    Accounts::new(Arc::clone(store)).set("arbiter", "a long password").await.unwrap();
    let signer = Signer::of(&Key::draw());
    let mut made = None;
    for (round, list) in [(1, "board,white,black\n1,Anna,Bert\n2,Cleo,Dora\n"), (2, "board,white,black\n1,Anna,Cleo\n")]
    {
        desk.pair(&competition, &csv::read(list).unwrap()).await.unwrap();
        let state = desk.state(&competition).await.unwrap();
        for game in state.games().filter(|game| game.round == round).filter_map(|game| game.pairing.here()) {
            Links::new(Arc::clone(store)).draw(&Link { game: game.clone(), role: Seat::White }).await.unwrap();
            plays(&hall, &game, round == 1).await;
        }
        if round == 1 {
            let after = AfterRound { competition: competition.clone(), round };
            made = Some(checkpoint::make(&**store, &signer, Some(after)).await.unwrap());
        }
    }
    let games = desk.state(&competition).await.unwrap();
    let games = games.games().filter_map(|game| game.pairing.here()).collect();
    hall.close().await;
    Played { competition, games, checkpoint: made.unwrap() }
}

async fn plays(hall: &Hall, game: &str, to_the_end: bool) {
    let board = hall.board(game).await.unwrap();
    let act = async |id: &str, seat, acts: Vec<Act>| {
        board.act(Command::new(id, acts), seat, Monotonic::now(), 0).await.unwrap();
    };
    act("start", Seat::Arbiter, vec![Act::Clock(ClockAct::StartsRound)]).await;
    let line = [("g1f3", Seat::White), ("g8f6", Seat::Black), ("f3g1", Seat::White), ("f6g8", Seat::Black)];
    for (number, (squares, seat)) in line.into_iter().cycle().take(12).enumerate() {
        let played = squares.parse().unwrap();
        let press = Act::Clock(ClockAct::Presses { hand: Hands::One });
        act(&format!("m{number}"), seat, vec![Act::Moving(MovingAct::Plays { played, hands: Hands::One }), press])
            .await;
    }
    if to_the_end {
        act("resigns", Seat::Black, vec![Act::Completion(CompletionAct::Resigns)]).await;
    }
}

async fn looked_at(path: &Path, wanted: &Wanted) -> Result<Report, String> {
    let store = Sqlite::look_at(path).map_err(|error| error.to_string())?;
    verify(&store, wanted).await.map_err(|error| error.to_string())
}

/// The faults after somebody has changed the database, without and with the checkpoint of the first round.
async fn found(change: impl FnOnce(&Connection, &Played)) -> (Vec<Fault>, Vec<Fault>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.db");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path, Durability::Off).unwrap());
    let played = played(&store).await;
    drop(store);
    let before = looked_at(&path, &Wanted::default()).await.unwrap();
    assert_eq!((before.faults, before.whole.len(), before.checkpoints), (vec![], 4, 1));
    change(&Connection::open(&path).unwrap(), &played);
    let alone = looked_at(&path, &Wanted::default()).await.unwrap().faults;
    let printed = Checkpoint::parse(&played.checkpoint.short()).unwrap();
    let wanted = Wanted { checkpoints: vec![played.checkpoint.clone(), printed], ..Wanted::default() };
    (alone, looked_at(&path, &wanted).await.unwrap().faults)
}

fn run(database: &Connection, sql: &str, stream: &str) {
    assert!(database.execute(sql, [stream]).unwrap() > 0, "{sql}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_last_entry_is_noticed() {
    let sql = "DELETE FROM entry WHERE stream = ?1 AND seq = (SELECT max(seq) FROM entry WHERE stream = ?1)";
    let (alone, _) = found(|database, played| run(database, sql, &played.games[0])).await;
    assert!(alone.iter().any(|fault| matches!(fault, Fault::Count { .. })), "{alone:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_summary_is_noticed() {
    let sql = "UPDATE stream SET summary = replace(summary, '\"white\":2,\"black\":0', '\"white\":0,\"black\":2') WHERE stream = ?1";
    let (alone, _) = found(|database, played| run(database, sql, &played.games[0])).await;
    assert!(alone.iter().any(|fault| matches!(fault, Fault::Summary { .. })), "{alone:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_game_is_noticed() {
    let (alone, _) = found(|database, played| {
        run(database, "DELETE FROM entry WHERE stream = ?1", &played.games[1]);
        run(database, "DELETE FROM stream WHERE stream = ?1", &played.games[1]);
    })
    .await;
    assert!(alone.iter().any(|fault| matches!(fault, Fault::GameMissing { board: 2, .. })), "{alone:?}");
    let (alone, _) =
        found(|database, played| run(database, "DELETE FROM stream WHERE stream = ?1", &played.games[1])).await;
    assert!(alone.iter().any(|fault| matches!(fault, Fault::Orphan(_))), "{alone:?}");
    let (alone, _) = found(|database, played| {
        run(database, "DELETE FROM entry WHERE stream = ?1", &played.competition);
        run(database, "DELETE FROM stream WHERE stream = ?1", &played.competition);
    })
    .await;
    assert!(alone.iter().any(|fault| matches!(fault, Fault::CompetitionMissing { .. })), "{alone:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_closed_or_opened_by_hand_is_noticed() {
    for (game, closed) in [(0, 0), (2, 1)] {
        let sql = format!("UPDATE stream SET closed = {closed} WHERE stream = ?1");
        let (alone, _) = found(|database, played| run(database, &sql, &played.games[game])).await;
        assert!(alone.iter().any(|fault| matches!(fault, Fault::Closed { .. })), "{alone:?}");
    }
}

/// Truncates a log to where the game was still open, with a matching head and everything else as the hall would have written it. The owner
/// of the database can do that.
fn truncate(database: &Connection, stream: &str) {
    run(database, "DELETE FROM entry WHERE stream = ?1 AND seq > 8", stream);
    let sql = "UPDATE stream SET seq = 9, hash = (SELECT hash FROM entry WHERE stream = ?1 AND seq = 8), closed = 0,
               summary = NULL WHERE stream = ?1";
    run(database, sql, stream);
    repair_sums(database);
}

/// A forger knows how the checksums are computed.
fn repair_sums(database: &Connection) {
    database
        .execute_batch("UPDATE stream SET sum = NULL; DELETE FROM refinery_schema_history WHERE version = 3")
        .unwrap();
    for table in ["stream", "item", "pulse"] {
        database.execute_batch(&format!("ALTER TABLE {table} DROP COLUMN sum")).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_truncated_log_with_a_new_head_is_noticed_by_its_checkpoint() {
    let forge = |database: &Connection, played: &Played| {
        truncate(database, &played.games[0]);
        // The forger also deletes the checkpoint from the database.
        database.execute("DELETE FROM item WHERE kind = 'checkpoint'", []).unwrap();
    };
    let (alone, kept) = found(forge).await;
    assert_eq!(alone, [], "only a checkpoint from elsewhere can tell");
    assert!(kept.iter().any(|fault| matches!(fault, Fault::Shorter { rows, now: 9, .. } if *rows > 9)), "{kept:?}");
    assert!(kept.iter().any(|fault| matches!(fault, Fault::ListMissing(_))), "{kept:?}");
    // If the checkpoint is still in the database, no other copy is needed.
    let (alone, _) = found(|database, played| truncate(database, &played.games[0])).await;
    assert!(alone.iter().any(|fault| matches!(fault, Fault::Shorter { .. })), "{alone:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rewritten_log_with_new_hashes_is_noticed_by_its_checkpoint() {
    let forge = |database: &Connection, played: &Played| {
        let stream = &played.games[0];
        let mut before = Hash::START;
        let mut statement = database
            .prepare("SELECT seq, fence, instant, client, replace(body, 'Player 1', 'Player 3') FROM entry WHERE stream = ?1 ORDER BY seq")
            .unwrap();
        let rows: Vec<(i64, i64, i64, Option<String>, String)> = statement
            .query_map([stream], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?)))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        for (seq, fence, instant, client, body) in rows {
            let number = |number: i64| u64::try_from(number).unwrap();
            let at = jadoube_clock::Instant(number(instant));
            before = chain::hash(before, stream, number(seq), number(fence), at, client.as_deref(), &body);
            let sql = "UPDATE entry SET body = ?3, hash = ?4 WHERE stream = ?1 AND seq = ?2";
            database.execute(sql, rusqlite::params![stream, seq, body, before.0]).unwrap();
        }
        let sql = "UPDATE stream SET hash = ?2 WHERE stream = ?1";
        database.execute(sql, rusqlite::params![stream, before.0]).unwrap();
        repair_sums(database);
        database.execute("DELETE FROM item WHERE kind = 'checkpoint'", []).unwrap();
    };
    let (alone, kept) = found(forge).await;
    assert_eq!(alone, []);
    assert!(kept.iter().any(|fault| matches!(fault, Fault::Rewritten { .. })), "{kept:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_checkpoint_signed_with_another_key_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.db");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path, Durability::Off).unwrap());
    played(&store).await;
    let signer = Signer::of(&Key::draw());
    let made = checkpoint::make(&*store, &signer, None).await.unwrap();
    drop(store);
    let database = Connection::open(&path).unwrap();
    database.execute("DELETE FROM item WHERE kind = 'checkpoint' AND name = ?1", [made.root.to_string()]).unwrap();
    let ours = Wanted { checkpoints: vec![made.clone()], key: Some(signer.public_key()), ..Wanted::default() };
    let faults = looked_at(&path, &ours).await.unwrap().faults;
    // The checkpoint of the first round was signed with another key.
    assert!(matches!(faults[..], [Fault::OtherKey { .. }]), "{faults:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/hall-0.1.db");
    std::fs::copy(&old, &path).unwrap();
    let report = looked_at(&path, &Wanted::default()).await.unwrap();
    assert_eq!(report.faults, [], "a database of version 0.1.0");
    assert!(report.whole.len() > 10);
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(&old).unwrap());
    let store = Sqlite::look_at(&path).unwrap();
    assert!(store.put("account", "x".to_owned(), Some("y".to_owned())).await.is_err());
    // After a migration it is still the same.
    drop(store);
    drop(Sqlite::open(&path, Durability::Off).unwrap());
    assert_eq!(looked_at(&path, &Wanted::default()).await.unwrap().faults, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_checkpoint_is_made_when_the_last_game_of_a_round_is_over() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    Accounts::new(doors.hall.store().clone()).set("arbiter", "a long password").await.unwrap();
    let browser = doors.browser();
    browser.post("/api/v1/login", json!({ "name": "arbiter", "password": "a long password" })).await;
    let announced = json!({ "name": "Open", "edition": "2023", "control": "90+30" });
    let (_, made) = browser.post("/api/v1/competitions", announced).await;
    let competition = format!("/api/v1/competitions/{}", made["competition"].as_str().unwrap());
    let csv = "board,white,black\n1,Anna,Bert\n2,Cleo,Dora\n";
    browser.post(&format!("{competition}/pairings"), json!({ "csv": csv })).await;
    let (_, overview) = browser.get(&competition).await;
    let (status, none) = browser.get(&format!("{competition}/checkpoint")).await;
    assert_eq!((status, none), (200, serde_json::Value::Null));
    assert_eq!(doors.browser().get(&format!("{competition}/checkpoint")).await.0, 403);
    for board in 0..2 {
        let game = overview["rounds"][0][board]["game"].as_str().unwrap();
        let board = doors.hall.board(game).await.unwrap();
        let declares = Act::Decision(DecisionAct::Declares { score: Score::DRAW });
        board.act(Command::new("over", [declares]), Seat::Arbiter, Monotonic::now(), 0).await.unwrap();
    }
    // It is created in the background; wait for it.
    let printed = loop {
        let (status, found) = browser.get(&format!("{competition}/checkpoint")).await;
        assert_eq!(status, 200);
        if !found.is_null() {
            break found;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!((printed["round"].as_u64(), printed["logs"].as_u64()), (Some(1), Some(3)));
    let checkpoint = Checkpoint::parse(printed["text"].as_str().unwrap()).unwrap();
    assert!(printed["qr"].as_str().unwrap().contains("<svg"));
    assert_eq!(Checkpoint::parse(printed["short"].as_str().unwrap()).unwrap().root, checkpoint.root);
    let (status, again) = browser.post(&format!("{competition}/checkpoint"), json!({})).await;
    assert_eq!(status, 200, "{again}");
    doors.close().await;
    // It is in every backup, and a restored hall can be compared with it.
    let mut backup = Vec::new();
    jadoube_hall::dump::write(&*place.store, &mut backup).await.unwrap();
    assert!(String::from_utf8_lossy(&backup).contains(&checkpoint.root.to_string()));
    let restored = Place::sqlite();
    jadoube_hall::dump::read(&*restored.store, &backup[..]).await.unwrap();
    let report =
        verify(&*restored.store, &Wanted { checkpoints: vec![checkpoint], ..Wanted::default() }).await.unwrap();
    assert_eq!(report.faults, []);
    assert!(report.checkpoints >= 2);
}

/// Everything that can be read from a database, row by row; `None` if something cannot be read.
fn answers(path: &Path) -> Option<Vec<String>> {
    let uri = format!("file:{}?immutable=1", path.display());
    let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY | rusqlite::OpenFlags::SQLITE_OPEN_URI;
    let database = Connection::open_with_flags(uri, flags).ok()?;
    let mut all = Vec::new();
    for sql in [
        "SELECT stream, kind, owner, fence, seq, hash, closed, instant, since, summary FROM stream ORDER BY stream",
        "SELECT stream, seq, fence, instant, client, body, hash FROM entry ORDER BY stream, seq",
        "SELECT kind, name, value FROM item ORDER BY kind, name",
        "SELECT owner, millis FROM pulse ORDER BY owner",
        "SELECT stream FROM stream WHERE kind = 'game' AND NOT closed ORDER BY stream",
        "SELECT stream FROM stream WHERE kind = 'competition' ORDER BY stream",
        "SELECT version, name, checksum FROM refinery_schema_history ORDER BY version",
    ] {
        let mut statement = database.prepare(sql).ok()?;
        let columns = statement.column_count();
        let mut rows = statement.query([]).ok()?;
        while let Some(row) = rows.next().ok()? {
            all.push((0..columns).map(|column| format!("{:?}|", row.get_ref(column))).collect());
        }
    }
    Some(all)
}

/// Random numbers from a seed (splitmix64).
fn chance(seed: u64) -> u64 {
    let mut word = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// 120 bits of a database, each flipped alone; `JADOUBE_FULL=1` flips twenty times as many.
#[tokio::test(flavor = "multi_thread")]
async fn every_bit_that_changes_an_answer_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let [path, damaged] = ["hall.db", "damaged.db"].map(|name| folder.path().join(name));
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path, Durability::Off).unwrap());
    played(&store).await;
    drop(store);
    assert!(!folder.path().join("hall.db-wal").exists(), "everything is in one file");
    let (bytes, whole) = (std::fs::read(&path).unwrap(), answers(&path).unwrap());
    let flips: u64 = if std::env::var_os("JADOUBE_FULL").is_some() { 2_400 } else { 120 };
    // Whether the answers were the same, different or missing; and whether that was noticed.
    let mut counted = [[0u32; 2]; 3];
    let mut missed = Vec::new();
    for flip in 1..=flips {
        let bit = usize::try_from(chance(flip) % (bytes.len() as u64 * 8)).unwrap();
        let mut changed = bytes.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        std::fs::write(&damaged, &changed).unwrap();
        let noticed = looked_at(&damaged, &Wanted::default()).await.map_or(true, |report| !report.faults.is_empty());
        for end in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(folder.path().join(format!("damaged.db{end}")));
        }
        let kind = match answers(&damaged) {
            Some(read) if read == whole => 0,
            Some(_) => 1,
            None => 2,
        };
        counted[kind][usize::from(noticed)] += 1;
        if kind > 0 && !noticed {
            missed.push(bit);
        }
    }
    println!("{flips} bits of {} bytes", bytes.len());
    println!("{:>22} {:>8} {:>8}", "", "noticed", "missed");
    for (name, [not, noticed]) in ["same answers", "other answers", "no answers"].iter().zip(counted) {
        println!("{name:>22} {noticed:>8} {not:>8}");
    }
    assert_eq!(missed, Vec::<usize>::new(), "unnoticed bits that change an answer");
    assert!(counted[1][1] > flips as u32 / 10, "most of the file matters: {counted:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_is_noticed_in_postgres() {
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = common::postgres::Server::start(folder.path()) else { return };
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&server.url(), 2).await.unwrap());
    let played = played(&store).await;
    let (client, connection) = tokio_postgres::connect(&server.url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let (first, second) = (&played.games[0], &played.games[1]);
    let wanted = Wanted { checkpoints: vec![played.checkpoint.clone()], ..Wanted::default() };
    let faults = async || {
        let looked_at = Postgres::look_at(&server.url()).await.unwrap();
        assert!(looked_at.put("account", "x".to_owned(), None).await.is_err(), "the server refuses to write");
        verify(&looked_at, &wanted).await.unwrap().faults
    };
    assert_eq!(faults().await, []);
    let changed = "UPDATE stream SET summary = replace(summary, '\"white\":2,\"black\":0', '\"white\":0,\"black\":2') WHERE stream = $1";
    assert_eq!(client.execute(changed, &[first]).await.unwrap(), 1);
    let found = faults().await;
    assert!(matches!(found[..], [Fault::Summary { .. }]), "{found:?}");
    let last = "DELETE FROM entry WHERE stream = $1 AND seq = (SELECT max(seq) FROM entry WHERE stream = $1)";
    assert_eq!(client.execute(last, &[first]).await.unwrap(), 1);
    let found = faults().await;
    assert!(found.iter().any(|fault| matches!(fault, Fault::Count { .. })), "{found:?}");
    assert!(found.iter().any(|fault| matches!(fault, Fault::Shorter { .. })), "{found:?}");
    client.execute("DELETE FROM stream WHERE stream = $1", &[second]).await.unwrap();
    let found = faults().await;
    assert!(found.iter().any(|fault| matches!(fault, Fault::Orphan(_))), "{found:?}");
    assert!(found.iter().any(|fault| matches!(fault, Fault::GameMissing { .. })), "{found:?}");
    assert!(found.iter().any(|fault| matches!(fault, Fault::Deleted { .. })), "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edited_row_is_not_mistaken_for_a_deleted_one() {
    let sql = "UPDATE entry SET body = replace(body, 'starts_round', 'calls_round') WHERE stream = ?1 AND seq = 1";
    let (alone, kept) = found(|database, played| run(database, sql, &played.games[0])).await;
    for faults in [alone, kept] {
        let damaged = faults.iter().filter(|fault| matches!(fault, Fault::Damaged { whole: 1, .. })).count();
        assert_eq!(damaged, 1, "once, though the checkpoint is in the store and in two files: {faults:?}");
        assert!(!faults.iter().any(|fault| matches!(fault, Fault::Shorter { .. })), "{faults:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_rows_beyond_those_listed_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.db");
    let store = Sqlite::open(&path, Durability::Off).unwrap();
    for number in 0..25 {
        store.put("account", format!("arbiter{number:02}"), Some("hash".to_owned())).await.unwrap();
    }
    drop(store);
    Connection::open(&path).unwrap().execute("UPDATE item SET value = 'other'", []).unwrap();
    let faults = looked_at(&path, &Wanted::default()).await.unwrap().faults;
    assert_eq!(faults.len(), 21, "{faults:?}");
    assert_eq!(faults[20].to_string(), "the database: 5 more rows of the table item are not what was written");
}
