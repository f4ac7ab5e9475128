//! Carries what is in SQLite's write-ahead log over into the database, beside the writer and not in its way.
//!
//! Left to itself SQLite does this inside a commit every thousand pages, and everybody who waits for that commit waits for it, too. Here a
//! thread of its own does nearly all of it; only the last few pages are left to the writer, since the log begins anew when nobody adds to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;

/// The least time from one carrying over to the next, so that the disk has time for commits.
const PAUSE: Duration = Duration::from_millis(250);
/// With so many pages in the log it should begin anew: 32 MiB.
const LONG: i64 = 8_192;
/// With so many the writer carries them over itself, whatever that costs: the disk cannot keep up.
pub(super) const LONGEST: i64 = 65_536;

/// What the writer knows of whoever carries over.
pub(super) struct Carrier {
    nudge: SyncSender<()>,
    /// Nearly all has been carried over, and the writer should do the rest.
    nearly: Arc<AtomicBool>,
}

impl Carrier {
    /// Sets the thread to work with a connection of its own.
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
            // Nobody adds to the log meanwhile: all of it is carried over, and the next commit begins it anew.
            let _ = carry_over(writer);
        } else {
            // One who has been nudged already need not be nudged again.
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
                // What was added while we were busy is little; once more, and it is less.
                let _ = carry_over(connection);
                nearly.store(true, Ordering::Relaxed);
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the write-ahead log cannot be carried over into the database"),
        }
        // Not a wait for something: the disk belongs to commits for that long.
        std::thread::sleep(PAUSE);
    }
}

/// How many pages are in the log, and how many of them are in the database now.
fn carry_over(connection: &Connection) -> rusqlite::Result<(i64, i64)> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| Ok((row.get(1)?, row.get(2)?)))
}
