//! The full audit beside pgn-extract checking moves and pgn-reader with shakmaty replaying them; one core, two cores; plain
//! and packed.
//!
//! ```text
//! cargo build --release -p jadoube-cli
//! cargo run --release -p jadoube-peers --bin bench-audit -- [--reps N] [--only SUBSTR] [--jadoube PATH]
//! ```
//! All run as users run them, as processes that read a file from the disk: `jadoube audit --json`, writing to nowhere;
//! pgn-extract; and pgn-reader with shakmaty, which replays the main lines and which this program starts as itself. User and
//! system time of the processor count, not the clock on the wall, except for two threads and for packed files, where the wall is
//! what matters. The programs take turns within each repetition; ratios are those of neighbours, as medians with the extremes.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a table is what this program is for")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use jadoube_peers::corpus;
use jadoube_peers::timing::Sample;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;

const USAGE: &str = "options: [--reps N] [--only PART-OF-FILE-NAME] [--jadoube PATH-OF-THE-PROGRAM]";

fn main() -> Result<(), String> {
    let (mut reps, mut only) = (31, String::new());
    let beside = std::env::current_exe().ok().and_then(|path| Some(path.parent()?.join("jadoube")));
    let mut jadoube = beside.unwrap_or_else(|| PathBuf::from("jadoube"));
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or(USAGE)?;
        match argument.as_str() {
            "--reps" => reps = value.parse().map_err(|_| USAGE)?,
            "--only" => only = value,
            "--jadoube" => jadoube = PathBuf::from(value),
            "--replay" => return replay(Path::new(&value)),
            _ => return Err(USAGE.to_owned()),
        }
    }
    let Some(files) = corpus::files(&only) else {
        println!("skipped: the folder pgn-corpus of the test suites is not there");
        return Ok(());
    };
    println!("median of {reps}; ms of processor time; ratios: median (extremes), more than 1 is good for the audit");
    println!(
        "{:16} {:>6} {:>8} {:>18} {:>18} {:>22} {:>18} {:>8}",
        "file",
        "MB",
        "audit",
        "pgn-reader / audit",
        "extract / audit",
        "zstd / plain, wall",
        "1 / 2 threads, wall",
        "peak MB"
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

/// The repetitions of one program.
#[derive(Default)]
struct Costs {
    processor: Sample,
    wall: Sample,
    peak_kb: u64,
}

impl Costs {
    fn add(&mut self, cost: Cost) {
        self.processor.add_time(cost.processor);
        self.wall.add_time(cost.wall);
        self.peak_kb = self.peak_kb.max(cost.peak_kb);
    }
}

/// The peer as a process: reads a file and replays its games.
fn replay(file: &Path) -> Result<(), String> {
    let text = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    std::hint::black_box(corpus::replay(&text));
    Ok(())
}

fn measure(packed: &Path, jadoube: &Path, reps: u32) -> Result<(), String> {
    let (name, text) = corpus::unpack(packed)?;
    let plain = std::env::temp_dir().join(format!("bench-audit-{}.pgn", std::process::id()));
    std::fs::write(&plain, &text).map_err(|error| error.to_string())?;
    let measured = measure_all(&plain, packed, jadoube, reps);
    let _ = std::fs::remove_file(&plain);
    let [one, two, zstd, extract, replay] = measured?;
    println!(
        "{name:16} {:>6.1} {:>8.1} {:>18} {:>18} {:>22} {:>18} {:>8.1}",
        text.len() as f64 / 1e6,
        1e3 * one.processor.median(),
        replay.processor.ratio_to(&one.processor),
        extract.processor.ratio_to(&one.processor),
        zstd.wall.ratio_to(&one.wall),
        one.wall.ratio_to(&two.wall),
        one.peak_kb.max(two.peak_kb).max(zstd.peak_kb) as f64 / 1e3,
    );
    Ok(())
}

fn measure_all(plain: &Path, packed: &Path, jadoube: &Path, reps: u32) -> Result<[Costs; 5], String> {
    let audit = |threads: &str, file: &Path| {
        let mut command = Command::new(jadoube);
        command.args(["audit", "--json", "--threads", threads]).arg(file);
        cost(command)
    };
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut costs: [Costs; 5] = Default::default();
    for rep in 0..reps {
        costs[0].add(audit("1", plain)?);
        let mut peer = Command::new(&this);
        peer.arg("--replay").arg(plain);
        costs[4].add(cost(peer)?);
        costs[1].add(audit("2", plain)?);
        costs[2].add(audit("1", packed)?);
        // Seconds a run: twice is enough. It may not be installed, and an unclosed comment can keep it busy for ever.
        if rep < 2 {
            let mut command = Command::new("timeout");
            command.args(["60", "pgn-extract", "-s", "-r"]).arg(plain);
            if let Ok(extract) = cost(command) {
                costs[3].add(extract);
            }
        }
    }
    Ok(costs)
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
