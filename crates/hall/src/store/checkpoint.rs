//! Checkpoints SQLite's write-ahead log in the background, without blocking the writer.
//!
//! By default SQLite does this inside a commit every thousand pages, which delays everybody who waits for that commit. Here a separate
//! thread does nearly all of it. Only the last few pages are left to the writer, since the log restarts only while nobody appends to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;

/// The minimum time between two checkpoints, so that the disk has time for commits.
const PAUSE: Duration = Duration::from_millis(250);
/// With this many pages the log should restart: 32 MiB.
const LONG: i64 = 8_192;
/// With this many pages the writer checkpoints them itself, whatever the cost: the disk cannot keep up.
pub(super) const LONGEST: i64 = 65_536;

/// The writer's handle to the checkpointing thread.
pub(super) struct Carrier {
    nudge: SyncSender<()>,
    /// Nearly all pages have been checkpointed, and the writer should do the rest.
    nearly: Arc<AtomicBool>,
}

impl Carrier {
    /// Starts the thread with its own connection.
    pub(super) fn start(connection: Connection) -> std::io::Result<(Carrier, JoinHandle<()>)> {
        let (nudge, nudged) = sync_channel(1);
        let nearly = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&nearly);
        let thread =
            std::thread::Builder::new().name("carrier".to_owned()).spawn(move || work(&connection, &nudged, &told))?;
        Ok((Carrier { nudge, nearly }, thread))
    }

    /// The writer has committed something.
    pub(super) fn committed(&self, writer: &Connection) {
        if self.nearly.swap(false, Ordering::Relaxed) {
            // Nobody appends to the log now: all of it is checkpointed, and the next commit restarts it.
            let _ = carry_over(writer);
        } else {
            // One pending nudge is enough.
            let _ = self.nudge.try_send(());
        }
    }
}

/// Works until the writer is gone.
fn work(connection: &Connection, nudged: &Receiver<()>, nearly: &AtomicBool) {
    while nudged.recv().is_ok() {
        let carried = carry_over(connection);
        match carried {
            Ok((log, _)) if log > LONG => {
                // Only little was added in the meantime; after another pass it is even less.
                let _ = carry_over(connection);
                nearly.store(true, Ordering::Relaxed);
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the write-ahead log cannot be carried over into the database"),
        }
        // Pacing, not waiting: between two passes the disk belongs to commits, however often the writer nudges.
        std::thread::sleep(PAUSE);
    }
}

/// How many pages are in the log, and how many of them are in the database now.
fn carry_over(connection: &Connection) -> rusqlite::Result<(i64, i64)> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| Ok((row.get(1)?, row.get(2)?)))
}
