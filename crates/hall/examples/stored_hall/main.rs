//! Writes a small hall as this version stores it, and a JSON file with what a later version must find in it.
//!
//! `cargo run -p jadoube-hall --example stored_hall -- crates/hall/tests/data NAME`
//!
//! `tests/stored.rs` opens every such pair in `tests/data`. A pair is never rewritten: it stands for databases that people have. A version
//! with a new format adds another pair.
#![allow(clippy::print_stdout)]

mod games;
#[path = "../../tests/common/standing.rs"]
mod standing;

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use games::{Script, scripts};
use jadoube_clock::Instant;
use jadoube_hall::board::table::Table;
use jadoube_hall::board::{Body, Command, Judged, Opening, Seat, Settings, fold_whole};
use jadoube_hall::competition::{Announcement, Desk};
use jadoube_hall::hall::Hall;
use jadoube_hall::store::chain::link;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_hall::store::{Anchor, Append, Hash, Head, Kind, Store};
use serde_json::{Value, json};
use standing::standing;

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let (Some(folder), Some(name)) = (arguments.next(), arguments.next()) else {
        return Err("give a folder and a name".into());
    };
    let path = PathBuf::from(&folder).join(format!("{name}.db"));
    if path.exists() {
        return Err(format!("{} is there already, and a stored hall is not written twice", path.display()).into());
    }
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path, Durability::Full)?);
    for script in scripts()? {
        write_game(&*store, script).await?;
    }
    write_competition(&store).await?;
    let found = found(&*store).await?;
    drop(store);
    // One stream per line, so that differences are easy to find.
    let lines: Vec<String> = found.iter().map(Value::to_string).collect();
    std::fs::write(PathBuf::from(folder).join(format!("{name}.json")), format!("[\n{}\n]\n", lines.join(",\n")))?;
    println!("{} is written", path.display());
    Ok(())
}

/// Plays a game as a board would and stores it.
async fn write_game(store: &dyn Store, script: Script) -> Result<(), Failure> {
    let Script { stream, rules, settings, steps } = script;
    let (white, black) = ("Anna Example".to_owned(), "Bela Example".to_owned());
    let opening = Opening {
        event: None,
        white,
        black,
        persons: Default::default(),
        date: "2026.11.16".to_owned(),
        rules,
        settings,
    };
    let mut head = Head { seq: 0, hash: Hash::START };
    let opened = serde_json::to_string(&Body::Opened(Box::new(opening.clone())))?;
    let mut rows = vec![link(&mut head, stream, 1, Instant::START, None, opened)];
    let mut table = Table::new(opening);
    for (number, step) in steps.into_iter().enumerate() {
        let (id, at) = (format!("{stream}-{number}"), Instant(step.seconds * 1_000));
        let told = format!("{stream}, step {number}: {}", serde_json::to_string(&step.acts)?);
        let mut command = Command::new(id.clone(), step.acts);
        command.of = step.of;
        let decided = table.decide(command, step.role, at, 0).map_err(|why| format!("{told}: {why}"))?;
        for (index, (judged, _)) in decided.rows.into_iter().enumerate() {
            let client = (index + 1 == decided.own).then(|| id.clone());
            let judged = Judged { wall: Some(1_794_819_600_000 + judged.event.at.0), ..judged };
            let at = judged.event.at;
            let body = serde_json::to_string(&Body::Judged(Box::new(judged)))?;
            rows.push(link(&mut head, stream, 1, at, client, body));
        }
    }
    let close = table.game().state().outcome().is_some();
    let first = Append { stream: stream.to_owned(), expected: 0, fence: 1, rows, close, summary: None, stood: 0 };
    let anchor = Anchor { instant: Instant::START, since: 0 };
    store.create(Kind::Game, "writer".to_owned(), anchor, first).await?;
    Ok(())
}

/// A competition of one round, with a game that the hall itself has recorded.
async fn write_competition(store: &Arc<dyn Store>) -> Result<(), Failure> {
    let (hall, _) = Hall::open(Arc::clone(store)).await?;
    let desk = Desk::new(Arc::clone(&hall));
    let rules = games::rules("2018", "3+2")?;
    let (name, site) = ("Club open".to_owned(), "Oslo NOR".to_owned());
    let competition = desk
        .announce(Announcement { name, site, rules, settings: Settings::default(), regulations: Default::default() })
        .await?;
    let list = jadoube_hall::competition::csv::read(
        "board,white,black\n1,Anna Example,Bela Example\n2,Cleo Example,Dora Example\n",
    )?;
    desk.pair(&competition, &list).await?;
    let state = desk.state(&competition).await?;
    let game = state.games().find_map(|board| board.pairing.here()).ok_or("no board of the round is here")?;
    let board = hall.board(&game).await?;
    for (role, id, acts) in [
        (Seat::Arbiter, "start", json!(["starts_round"])),
        (Seat::White, "w1", games::completes("e2e4")),
        (Seat::Black, "b1", games::completes("e7e5")),
        (Seat::White, "end", json!(["resigns"])),
    ] {
        let command = Command::new(id, serde_json::from_value::<Vec<_>>(acts)?);
        board.act(command, role, std::time::Instant::now(), 0).await?;
    }
    Ok(())
}

/// Every stream as it is stored, and the state of every game.
async fn found(store: &dyn Store) -> Result<Vec<Value>, Failure> {
    let mut streams = Vec::new();
    for kind in [Kind::Game, Kind::Competition] {
        let mut names = store.streams(kind, false).await?;
        names.sort();
        for stream in names {
            let stored = store.read(stream.clone(), 0).await?;
            let mut rows = Vec::new();
            for row in &stored {
                rows.push(json!({
                    "instant": row.instant,
                    "client": row.client,
                    "hash": row.hash.to_string(),
                    "body": serde_json::from_str::<Value>(&row.body)?,
                }));
            }
            let stands = match kind {
                Kind::Game => standing(&fold_whole(&stream, &stored)?.game),
                Kind::Competition => Value::Null,
            };
            streams.push(json!({ "stream": stream, "kind": kind.name(), "rows": rows, "stands": stands }));
        }
    }
    Ok(streams)
}
