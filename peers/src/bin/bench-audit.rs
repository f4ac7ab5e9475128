//! The full audit beside pgn-extract checking moves and pgn-reader with shakmaty replaying them; one core, two cores; plain
//! and packed.
//!
//! ```text
//! cargo build --release -p jadoube-cli
//! cargo run --release -p jadoube-peers --bin bench-audit -- [--reps N] [--only SUBSTR] [--jadoube PATH]
//! ```
//! The audit runs as users run it: the program `jadoube audit --json` reads a file from the disk and writes to nowhere. So
//! does pgn-extract. pgn-reader has its text in memory, which is in its favour. User and system time of the processor count,
//! not the clock on the wall, except in the column for two threads, where the wall is what matters. The programs take turns
//! within each repetition, and the best of each counts.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a table is what this program is for")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use jadoube_peers::{corpus, timing};
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;

const USAGE: &str = "options: [--reps N] [--only PART-OF-FILE-NAME] [--jadoube PATH-OF-THE-PROGRAM]";

fn main() -> Result<(), String> {
    let (mut reps, mut only) = (5, String::new());
    let beside = std::env::current_exe().ok().and_then(|path| Some(path.parent()?.join("jadoube")));
    let mut jadoube = beside.unwrap_or_else(|| PathBuf::from("jadoube"));
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or(USAGE)?;
        match argument.as_str() {
            "--reps" => reps = value.parse().map_err(|_| USAGE)?,
            "--only" => only = value,
            "--jadoube" => jadoube = PathBuf::from(value),
            _ => return Err(USAGE.to_owned()),
        }
    }
    let Some(files) = corpus::files(&only) else {
        println!("skipped: the folder pgn-corpus of the test suites is not there");
        return Ok(());
    };
    println!("best of {reps}; seconds of processor time, in brackets times the audit with one thread");
    println!(
        "{:16} {:>6} {:>8} {:>16} {:>16} {:>12} {:>14} {:>8}",
        "file", "MB", "audit", "pgn-extract", "pgn-reader", "zstd input", "2 threads", "peak MB"
    );
    for path in files {
        measure(&path, &jadoube, reps)?;
    }
    Ok(())
}

/// What a program cost.
#[derive(Copy, Clone)]
struct Cost {
    processor: Duration,
    wall: Duration,
    peak_kb: u64,
}

impl Cost {
    const MOST: Cost = Cost { processor: Duration::MAX, wall: Duration::MAX, peak_kb: 0 };

    fn best(self, other: Cost) -> Cost {
        Cost {
            processor: self.processor.min(other.processor),
            wall: self.wall.min(other.wall),
            peak_kb: self.peak_kb.max(other.peak_kb),
        }
    }
}

fn measure(packed: &Path, jadoube: &Path, reps: u32) -> Result<(), String> {
    let (name, text) = corpus::unpack(packed)?;
    let plain = std::env::temp_dir().join(format!("bench-audit-{}.pgn", std::process::id()));
    std::fs::write(&plain, &text).map_err(|error| error.to_string())?;
    let measured = measure_all(&plain, packed, &text, jadoube, reps);
    let _ = std::fs::remove_file(&plain);
    let [one, two, zstd, extract, replay] = measured?;
    let seconds = |time: Duration| time.as_secs_f64();
    let times = |time: Duration| {
        if time == Duration::MAX {
            "-".to_owned()
        } else {
            format!("{:.3} ({:.2}x)", seconds(time), seconds(time) / seconds(one.processor))
        }
    };
    println!(
        "{name:16} {:>6.1} {:>8.3} {:>16} {:>16} {:>12} {:>14} {:>8.1}",
        text.len() as f64 / 1e6,
        seconds(one.processor),
        times(extract.processor),
        times(replay.processor),
        format!("{:+.0} %", 100.0 * (seconds(zstd.wall) / seconds(one.wall) - 1.0)),
        format!("{:.2}x faster", seconds(one.wall) / seconds(two.wall)),
        one.peak_kb.max(two.peak_kb).max(zstd.peak_kb) as f64 / 1e3,
    );
    Ok(())
}

fn measure_all(plain: &Path, packed: &Path, text: &[u8], jadoube: &Path, reps: u32) -> Result<[Cost; 5], String> {
    let audit = |threads: &str, file: &Path| {
        let mut command = Command::new(jadoube);
        command.args(["audit", "--json", "--threads", threads]).arg(file);
        cost(command)
    };
    let mut best = [Cost::MOST; 5];
    for rep in 0..reps {
        best[0] = best[0].best(audit("1", plain)?);
        best[1] = best[1].best(audit("2", plain)?);
        best[2] = best[2].best(audit("1", packed)?);
        // Seconds a run: twice is enough. It may not be installed, and an unclosed comment can keep it busy for ever.
        if rep < 2 {
            let mut command = Command::new("timeout");
            command.args(["60", "pgn-extract", "-s", "-r"]).arg(plain);
            if let Ok(extract) = cost(command) {
                best[3] = best[3].best(extract);
            }
        }
        let (_, processor) = timing::timed(|| corpus::replay(text));
        best[4].processor = best[4].processor.min(processor);
    }
    Ok(best)
}

/// Runs a program under `time`, which tells how much memory it took. What it says of time it cuts to hundredths of a second, so
/// that the system is asked itself; the start of `time` is then in it too, about a thousandth.
fn cost(program: Command) -> Result<Cost, String> {
    let mut command = Command::new("/usr/bin/time");
    command.args(["-f", "cost %M"]).arg(program.get_program()).args(program.get_args());
    let before = processor_of_children()?;
    let start = Instant::now();
    let output = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| format!("time does not start: {error}"))?;
    let wall = start.elapsed();
    let processor = processor_of_children()?.saturating_sub(before);
    // 1 says that there are findings.
    if !matches!(output.status.code(), Some(0 | 1)) {
        return Err(format!("{} ended with {}", program.get_program().to_string_lossy(), output.status));
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    let peak = errors.rsplit("cost ").next().unwrap_or_default().trim();
    let peak_kb =
        peak.parse().map_err(|_| format!("time said {peak:?} of {}", program.get_program().to_string_lossy()))?;
    Ok(Cost { processor, wall, peak_kb })
}

/// Of all programs that were started here and have ended.
fn processor_of_children() -> Result<Duration, String> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|error| format!("no times of programs: {error}"))?;
    let micros = [usage.user_time(), usage.system_time()].iter().map(TimeValLike::num_microseconds).sum::<i64>();
    Ok(Duration::from_micros(micros.unsigned_abs()))
}
