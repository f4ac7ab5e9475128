//! The progress display, on a terminal.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use jadoube_audit::{Source, Watch};

/// A line on standard error that is updated several times a second; nothing if that is not a terminal.
pub(super) struct Progress {
    thread: Option<JoinHandle<()>>,
    shared: Arc<Shared>,
}

struct Shared {
    /// Held while somebody writes to the terminal.
    shown: Mutex<bool>,
    ended: AtomicBool,
    wake: Condvar,
}

const PERIOD: Duration = Duration::from_millis(200);

impl Progress {
    pub(super) fn start(sources: &[Source], watch: &Watch) -> Progress {
        let shared = Arc::new(Shared { shown: Mutex::new(false), ended: AtomicBool::new(false), wake: Condvar::new() });
        if !std::io::stderr().is_terminal() {
            return Progress { thread: None, shared };
        }
        let total = sources.iter().map(Source::size).sum::<Option<u64>>();
        let (watch, seen) = (watch.clone(), Arc::clone(&shared));
        let begun = Instant::now();
        let thread = std::thread::spawn(move || {
            let Ok(mut shown) = seen.shown.lock() else { return };
            while !seen.ended.load(Ordering::Relaxed) {
                let read = watch.read.load(Ordering::Relaxed);
                let games = watch.games.load(Ordering::Relaxed);
                let _ = write!(std::io::stderr(), "\r\x1b[K{}", line(read, total, games, begun.elapsed()));
                *shown = true;
                match seen.wake.wait_timeout(shown, PERIOD) {
                    Ok((guard, _)) => shown = guard,
                    Err(_) => return,
                }
            }
        });
        Progress { thread: Some(thread), shared }
    }

    /// Does something that writes to the terminal, with the line hidden.
    pub(super) fn hidden<T>(&self, job: impl FnOnce() -> T) -> T {
        if self.thread.is_none() {
            return job();
        }
        let guard = self.shared.shown.lock();
        if let Ok(mut shown) = guard {
            if *shown && std::io::stdout().is_terminal() {
                let _ = write!(std::io::stderr(), "\r\x1b[K");
                *shown = false;
            }
            return job();
        }
        job()
    }

    pub(super) fn end(self) {
        let Some(thread) = self.thread else { return };
        self.shared.ended.store(true, Ordering::Relaxed);
        self.shared.wake.notify_all();
        let _ = thread.join();
        let _ = write!(std::io::stderr(), "\r\x1b[K");
    }
}

fn line(read: u64, total: Option<u64>, games: u64, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64().max(0.001);
    let rate = games as f64 / seconds;
    let megabytes = read as f64 / 1e6;
    match total {
        Some(total) if total > 0 => {
            let part = (read as f64 / total as f64).min(1.0);
            let left = if part > 0.0 { seconds / part - seconds } else { 0.0 };
            let filled = (part * 24.0) as usize;
            let bar: String = (0..24).map(|at| if at < filled { '█' } else { '░' }).collect();
            format!("{bar} {:>3.0} %  {games} · {rate:.0}/s · {megabytes:.0} MB · {}", part * 100.0, clock(left))
        }
        _ => format!("{games} · {rate:.0}/s · {megabytes:.0} MB"),
    }
}

/// The remaining time, as a clock shows it.
fn clock(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    match seconds / 3600 {
        0 => format!("-{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("-{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_shows_the_remaining_time() {
        let text = line(25, Some(100), 10, Duration::from_secs(5));
        assert!(text.contains("25 %") && text.contains("2/s") && text.ends_with("-0:15"), "{text}");
        assert_eq!(line(0, None, 0, Duration::ZERO), "0 · 0/s · 0 MB");
        assert_eq!(clock(7325.0), "-2:02:05");
    }
}
