//! Is this position legal: Jadoube beside Texel (`texelutil`) and Sherlock, in one run, one position after the other.
//!
//! ```text
//! cargo run --release -p jadoube-peers --bin bench-legality -- \
//!   [--draw N] [--seed S] [--suite FILE.tsv] [--source NAME] [--every N] [--budget NODES] [--peer-every N] [--limit SECONDS]
//! ```
//! The positions are drawn uniformly (100 by default), or are the rows of a table of FEN, source and label. `TEXELUTIL` and
//! `SHERLOCK` name the programs: Texel's utility, and Sherlock's command, which gets a FEN as its argument. A peer that is
//! missing is skipped. With `--peer-every N` a peer gets each Nth row, or each Nth drawn position that counting does not decide,
//! and is stopped after `--limit` seconds of processor time (60 by default), which counts as unknown. What a peer leaves open is
//! printed at once.
//!
//! Every proof of ours is confirmed by the checker, outside the measured time. Our times are processor time of this thread,
//! those of a peer processor time of its process, its start included (about 5 ms).
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a table is what this program is for")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use jadoube_board::Setup;
use jadoube_legality::{Budget, CheckError, Start, Verdict, check, legality};
use jadoube_peers::draw::Draw;
use jadoube_peers::timing::timed;
use nix::sys::resource::{UsageWho, getrusage};

const USAGE: &str = "options: [--draw N] [--seed S] [--suite FILE.tsv] [--source NAME] [--every N] [--budget NODES] \
                     [--peer-every N] [--limit SECONDS]";

struct Options {
    draw: usize,
    seed: u64,
    suite: Option<PathBuf>,
    source: String,
    every: usize,
    budget: Budget,
    peer_every: usize,
    limit: Duration,
}

/// A position, and what is known about it.
struct Row {
    setup: Setup,
    known: Option<bool>,
}

/// An answer: legal, illegal or neither, and how long it took.
struct Answer {
    legal: Option<bool>,
    time: Duration,
}

fn main() -> Result<(), String> {
    let options = options(std::env::args().skip(1))?;
    let rows = rows(&options)?;
    let mut ours = Vec::new();
    let mut hard = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let (verdict, time) = timed(|| legality(&row.setup, Start::Standard, options.budget));
        match check(&row.setup, Start::Standard, &verdict) {
            Ok(()) => {}
            Err(CheckError::TooLarge(step)) => println!("too large for the checker: {}: {step}", row.setup),
            Err(error) => return Err(format!("{}: {error}", row.setup)),
        }
        if matches!(verdict, Verdict::Unknown(_)) {
            println!("unknown to Jadoube: {}", row.setup);
        }
        // Counting and checks take a few microseconds; of a draw, only what needed more is worth a peer's time.
        if options.suite.is_some() || time > Duration::from_micros(100) {
            hard.push(index);
        }
        ours.push(Answer { legal: (!matches!(verdict, Verdict::Unknown(_))).then(|| verdict.is_legal()), time });
    }
    println!("{} positions", rows.len());
    println!(
        "{:24} {:>7} {:>7} {:>7} {:>7} {:>6} {:>12} {:>12}",
        "", "asked", "legal", "illegal", "unknown", "wrong", "median ms", "worst ms"
    );
    report("Jadoube, all", &ours.iter().collect::<Vec<_>>(), &rows.iter().map(|row| row.known).collect::<Vec<_>>());
    let asked: Vec<usize> = hard.into_iter().step_by(options.peer_every).collect();
    let known: Vec<Option<bool>> = asked.iter().map(|index| rows[*index].known.or(ours[*index].legal)).collect();
    report("Jadoube, where asked", &asked.iter().map(|index| &ours[*index]).collect::<Vec<_>>(), &known);
    for (name, variable, ask) in [("Texel", "TEXELUTIL", texel as Ask), ("Sherlock", "SHERLOCK", sherlock as Ask)] {
        let Some(program) = std::env::var_os(variable).map(PathBuf::from) else {
            println!("skipped: {name}, for {variable} does not name the program");
            continue;
        };
        let mut answers = Vec::new();
        let mut unknown = 0;
        for (number, index) in asked.iter().enumerate() {
            let answer = ask(&program, &rows[*index].setup, options.limit)?;
            if answer.legal.is_none() {
                unknown += 1;
                println!(
                    "unknown to {name} after {:.1} s: {}{}",
                    answer.time.as_secs_f64(),
                    rows[*index].setup,
                    if ours[*index].legal.is_none() { ", and to Jadoube" } else { "" }
                );
            }
            answers.push(answer);
            // Hours may pass: a run that is stopped should have said something.
            if (number + 1) % 50 == 0 {
                println!("{name}: {} of {} asked, {unknown} unknown", number + 1, asked.len());
            }
        }
        report(name, &answers.iter().collect::<Vec<_>>(), &known);
        for ((answer, index), known) in answers.iter().zip(&asked).zip(&known) {
            if let (Some(legal), Some(known)) = (answer.legal, known)
                && legal != *known
            {
                println!(
                    "disagreement: {} is {} to {name}",
                    rows[*index].setup,
                    if legal { "legal" } else { "illegal" }
                );
            }
        }
    }
    Ok(())
}

type Ask = fn(&PathBuf, &Setup, Duration) -> Result<Answer, String>;

fn report(name: &str, answers: &[&Answer], known: &[Option<bool>]) {
    let number = |wanted: Option<bool>| answers.iter().filter(|answer| answer.legal == wanted).count();
    let wrong = answers
        .iter()
        .zip(known)
        .filter(|(answer, known)| answer.legal.is_some() && known.is_some() && answer.legal != **known)
        .count();
    let mut times: Vec<f64> = answers.iter().map(|answer| answer.time.as_secs_f64() * 1e3).collect();
    times.sort_by(f64::total_cmp);
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let worst = times.last().copied().unwrap_or_default();
    println!(
        "{name:24} {:>7} {:>7} {:>7} {:>7} {wrong:>6} {median:>12.4} {worst:>12.2}",
        answers.len(),
        number(Some(true)),
        number(Some(false)),
        number(None)
    );
}

/// Texel's multi-pass mode with one position. The last file that it writes has the answer.
fn texel(program: &PathBuf, setup: &Setup, limit: Duration) -> Result<Answer, String> {
    let folder = std::env::temp_dir().join(format!("bench-legality-{}", std::process::id()));
    let failed = |error: std::io::Error| format!("{}: {error}", program.display());
    std::fs::create_dir_all(&folder).map_err(failed)?;
    let mut command = limited(program, limit);
    command.args(["proofgame", "-f", "-o", "out"]).current_dir(&folder);
    let time = run(command.stdin(Stdio::piped()), Some(&format!("{setup}\n")), limit).map_err(failed)?.1;
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(&folder).map_err(failed)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    let mut legal = None;
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        if text.contains(" illegal:") {
            legal = Some(false);
        } else if text.contains(" legal:") {
            legal = Some(true);
        }
    }
    std::fs::remove_dir_all(&folder).map_err(failed)?;
    Ok(Answer { legal, time })
}

/// Sherlock says only that a position is illegal, or nothing.
fn sherlock(program: &PathBuf, setup: &Setup, limit: Duration) -> Result<Answer, String> {
    let mut command = limited(program, limit);
    let (text, time) = run(command.arg(setup.to_string()).stdin(Stdio::null()), None, limit)
        .map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(Answer { legal: text.to_lowercase().contains("illegal").then_some(false), time })
}

/// A command that the system stops after so much processor time.
fn limited(program: &PathBuf, limit: Duration) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -t "$0" && exec "$@""#, &limit.as_secs().to_string()]).arg(program);
    command
}

/// Runs a limited program to its end; gives what it printed, and its processor time. One that waits instead of computing is
/// stopped after twenty times the limit.
fn run(command: &mut Command, input: Option<&str>, limit: Duration) -> std::io::Result<(String, Duration)> {
    let before = children_time();
    let mut child: Child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    if let (Some(mut pipe), Some(input)) = (child.stdin.take(), input) {
        pipe.write_all(input.as_bytes())?;
    }
    let mut output = child.stdout.take();
    let reader = std::thread::spawn(move || {
        output.as_mut().map(|pipe| std::io::read_to_string(pipe).unwrap_or_default()).unwrap_or_default()
    });
    let started = Instant::now();
    while child.try_wait()?.is_none() {
        if started.elapsed() > limit * 20 {
            child.kill()?;
        }
        // The standard library cannot wait for a child with a time limit. Processor time is measured, which this does not add to.
        std::thread::sleep(Duration::from_millis(1));
    }
    child.wait()?;
    let text = reader.join().unwrap_or_default();
    Ok((text, children_time().saturating_sub(before)))
}

/// Processor time of all programs that have been run and have ended.
fn children_time() -> Duration {
    let Ok(usage) = getrusage(UsageWho::RUSAGE_CHILDREN) else { return Duration::ZERO };
    let microseconds = |time: nix::sys::time::TimeVal| time.tv_sec() as u64 * 1_000_000 + time.tv_usec() as u64;
    Duration::from_micros(microseconds(usage.user_time()) + microseconds(usage.system_time()))
}

fn rows(options: &Options) -> Result<Vec<Row>, String> {
    let Some(file) = &options.suite else {
        let mut draw = Draw::new(options.seed);
        return Ok((0..options.draw).map(|_| Row { setup: draw.next_setup(), known: None }).collect());
    };
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate().skip(1) {
        let mut fields = line.split('\t');
        let (Some(fen), Some(source), Some(label)) = (fields.next(), fields.next(), fields.next()) else {
            return Err(format!("{}:{}: three fields were expected", file.display(), index + 1));
        };
        if source.contains(&options.source) {
            let setup = fen.parse().map_err(|error| format!("{}:{}: {error}", file.display(), index + 1))?;
            rows.push(Row { setup, known: Some(label == "legal") });
        }
    }
    Ok(rows.into_iter().step_by(options.every).collect())
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        draw: 100,
        seed: 1,
        suite: None,
        source: String::new(),
        every: 1,
        budget: Budget::DEFAULT,
        peer_every: 1,
        limit: Duration::from_secs(60),
    };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value; {USAGE}"));
        match argument.as_str() {
            "--draw" => options.draw = number(&value()?)? as usize,
            "--seed" => options.seed = number(&value()?)?,
            "--suite" => options.suite = Some(value()?.into()),
            "--source" => options.source = value()?,
            "--every" => options.every = number(&value()?)?.max(1) as usize,
            "--budget" => options.budget = Budget::nodes(number(&value()?)?),
            "--peer-every" => options.peer_every = number(&value()?)?.max(1) as usize,
            "--limit" => options.limit = Duration::from_secs(number(&value()?)?),
            _ => return Err(format!("unknown option {argument}; {USAGE}")),
        }
    }
    Ok(options)
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a number was expected, found {text}; {USAGE}"))
}
