//! A full disk, and one that cannot be written: a clear error, nothing lost, and everything continues when there is room again.
#![allow(clippy::print_stdout)] // skipping is said aloud

use crate::common;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use common::server::Doors;
use jadoube_hall::store::chain::check;
use jadoube_hall::store::sqlite::{Durability, Sqlite};
use jadoube_hall::store::{Store, StoreError};
use serde_json::{Value, json};

/// A small disk for the test, in memory.
struct Disk {
    path: PathBuf,
    _folder: tempfile::TempDir,
}

impl Disk {
    /// `None`, with a message, if we are not allowed to have one.
    fn of(kilobytes: u32) -> Option<Disk> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("disk");
        std::fs::create_dir(&path).unwrap();
        let size = format!("size={kilobytes}k");
        let made = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&path).output();
        if !made.as_ref().is_ok_and(|output| output.status.success()) {
            println!(
                "skipped: a small disk in memory cannot be mounted here ({made:?}), so that a full disk is not tested"
            );
            return None;
        }
        Some(Disk { path, _folder: folder })
    }

    fn remount(&self, how: &str) {
        let done = Command::new("mount").args(["-o", &format!("remount,{how}")]).arg(&self.path).status().unwrap();
        assert!(done.success());
    }

    /// Fills the disk with a file.
    fn fill(&self) -> PathBuf {
        let path = self.path.join("filler");
        let mut file = std::fs::File::create(&path).unwrap();
        while file.write_all(&[0; 512]).is_ok() {}
        path
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.path).status();
    }
}

fn store(path: &Path) -> Result<Sqlite, StoreError> {
    Sqlite::open(&path.join("hall.db"), Durability::Full)
}

struct Player<'a> {
    doors: &'a Doors,
    game: String,
    token: String,
}

impl Player<'_> {
    async fn act(&self, id: &str, acts: Value) -> (u16, Value) {
        let url = self.doors.url(&format!("/api/v1/games/{}/acts", self.game));
        let body = json!({ "id": id, "acts": acts });
        let response = reqwest::Client::new().post(url).bearer_auth(&self.token).json(&body).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap())
    }
}

/// Sends notes until the disk is full. Returns the id of the one that was refused.
async fn notes_until_refused(player: &Player<'_>, note: &Value, acknowledged: &mut Vec<String>) -> String {
    loop {
        let id = format!("w{}", acknowledged.len());
        match player.act(&id, note.clone()).await {
            (200, _) => acknowledged.push(id),
            (429, _) => tokio::task::yield_now().await,
            (status, answer) => {
                assert_eq!((status, &answer["error"]), (503, &json!("unavailable")), "{answer}");
                assert!(answer["message"].as_str().unwrap().contains("full"), "{answer}");
                return id;
            }
        }
        assert!(acknowledged.len() < 500, "the disk was never full");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_the_hall_recovers() {
    let Some(disk) = Disk::of(2048) else { return };
    let store: Arc<dyn Store> = Arc::new(store(&disk.path).unwrap());
    let doors = Doors::open(Arc::clone(&store)).await;
    let (_, board) = doors.browser().post("/api/v1/games", json!({ "control": "90+30" })).await;
    let text = |key: &str| board[key].as_str().unwrap().to_owned();
    let player = |token: &str| Player { doors: &doors, game: text("game"), token: text(token) };
    let (arbiter, white) = (player("arbiter"), player("white"));
    assert_eq!(arbiter.act("start", json!(["starts_round"])).await.0, 200);

    let filler = disk.fill();
    let mut acknowledged = vec!["start".to_owned()];
    let note = json!([{ "records": { "text": "0:45" } }]);
    let mut refused = notes_until_refused(&white, &note, &mut acknowledged).await;
    // Spectators notice nothing, and new boards are refused with a reason.
    let (status, snapshot) = doors.browser().get(&format!("/api/v1/games/{}", player("white").game)).await;
    assert_eq!((status, snapshot["seq"].as_u64().unwrap() as usize), (200, acknowledged.len() + 1));
    assert_eq!(reqwest::get(doors.url(&format!("/games/{}.pgn", arbiter.game))).await.unwrap().status(), 200);
    // The write-ahead log may be carried over into the database at any moment, and makes room for a little while.
    let mut rounds = 0..100;
    loop {
        let (status, answer) = doors.browser().post("/api/v1/games", json!({ "control": "90+30" })).await;
        if status != 201 {
            assert_eq!((status, &answer["error"]), (503, &json!("unavailable")), "{answer}");
            break;
        }
        rounds.next().expect("new boards are never refused");
        refused = notes_until_refused(&white, &note, &mut acknowledged).await;
    }
    while doors.browser().get("/readyz").await.0 != 503 {
        rounds.next().expect("a hall that cannot write is not ready");
        refused = notes_until_refused(&white, &note, &mut acknowledged).await;
    }

    std::fs::remove_file(filler).unwrap();
    assert_eq!(doors.browser().get("/readyz").await.0, 200);
    assert_eq!(white.act(&refused, note).await.0, 200, "a retry when there is room");
    acknowledged.push(refused);
    let rows = store.read(arbiter.game.clone(), 0).await.unwrap();
    assert!(check(&arbiter.game, &rows).is_ok());
    // In a row, the name of the command is preceded by the seat and a hash.
    let last_word = |name: &String| name.rsplit(' ').next().unwrap_or_default().to_owned();
    let named: Vec<String> = rows.iter().filter_map(|row| row.client.as_ref().map(last_word)).collect();
    assert_eq!(named, acknowledged, "all acknowledged acts, once, in order");
    doors.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_disk_is_refused_at_the_start() {
    let Some(disk) = Disk::of(2048) else { return };
    drop(store(&disk.path).unwrap());
    disk.remount("ro");
    let error = store(&disk.path).err().unwrap().to_string();
    assert!(error.contains("read") || error.contains("unable to open"), "{error}");
    disk.remount("rw");
    assert!(store(&disk.path).is_ok());
}
