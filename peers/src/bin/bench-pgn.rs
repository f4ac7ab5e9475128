//! Reading PGN beside pgn-reader with shakmaty, and pgn-extract where it is installed: megabytes a second, one thread.
//!
//! ```text
//! cargo run --release -p jadoube-peers --bin bench-pgn -- [--reps N] [--only SUBSTR]
//! ```
//! Two jobs: `moves` reads every tag and checks every move of the main line for legality, `skip` only finds where games
//! begin. The text is in memory before the time starts. It is processor time, but for pgn-extract. The programs take turns
//! within each repetition, so that noise of the machine hits all alike, and the best repetition of each counts. Games and
//! legal moves are counted by both libraries and must agree, but for files with damaged games, where the difference is
//! printed.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a table is what this program is for")]

use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use jadoube_notation::pgn;
use jadoube_peers::corpus::{self, Count};
use jadoube_peers::timing;

const USAGE: &str = "options: [--reps N] [--only PART-OF-FILE-NAME]";

fn main() -> Result<(), String> {
    let (mut reps, mut only) = (5, String::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or(USAGE)?;
        match argument.as_str() {
            "--reps" => reps = value.parse().map_err(|_| USAGE)?,
            "--only" => only = value,
            _ => return Err(USAGE.to_owned()),
        }
    }
    let Some(files) = corpus::files(&only) else {
        println!("skipped: the folder pgn-corpus of the test suites is not there");
        return Ok(());
    };
    println!("best of {reps}, MB/s; x = times pgn-reader with shakmaty, or times pgn-extract");
    println!(
        "{:22} {:>6} {:>9} {:>10} {:>9} {:>9} {:>6} {:>9} {:>6}",
        "file", "job", "games", "moves", "jadoube", "pgn-reader", "x", "extract", "x"
    );
    for path in files {
        measure(&path, reps)?;
    }
    Ok(())
}

/// How long pgn-extract may take for one file.
const PATIENCE: Duration = Duration::from_secs(30);

fn measure(path: &Path, reps: u32) -> Result<(), String> {
    let (name, text) = corpus::unpack(path)?;
    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    let (mut our_skip, mut their_skip) = (Duration::MAX, Duration::MAX);
    let mut extract: Result<Duration, String> = Err("not run".to_owned());
    let mut counts = [Count::default(); 4];
    for rep in 0..reps {
        counts[0] = timed(&mut ours, || read_ours(&text));
        counts[1] = timed(&mut theirs, || corpus::replay(&text));
        counts[2] = timed(&mut our_skip, || skip_ours(&text));
        counts[3] = timed(&mut their_skip, || skip_theirs(&text));
        // Seconds a run: twice is enough.
        if rep == 0 || rep == 1 && extract.is_ok() {
            let again = pgn_extract(&text);
            extract = match (extract, again) {
                (Ok(before), Ok(now)) => Ok(before.min(now)),
                (_, now) => now,
            };
        }
    }
    let rate = |time: Duration| text.len() as f64 / 1e6 / time.as_secs_f64();
    let (extract_rate, extract_ratio) = match &extract {
        Ok(time) => (format!("{:.1}", rate(*time)), format!("{:.1}", time.as_secs_f64() / ours.as_secs_f64())),
        Err(_) => ("-".to_owned(), "-".to_owned()),
    };
    println!(
        "{name:22} {:>6} {:>9} {:>10} {:>9.1} {:>9.1} {:>6.2} {extract_rate:>9} {extract_ratio:>6}",
        "moves",
        counts[0].games,
        counts[0].moves,
        rate(ours),
        rate(theirs),
        theirs.as_secs_f64() / ours.as_secs_f64(),
    );
    println!(
        "{name:22} {:>6} {:>9} {:>10} {:>9.1} {:>9.1} {:>6.2}",
        "skip",
        counts[2].games,
        "-",
        rate(our_skip),
        rate(their_skip),
        their_skip.as_secs_f64() / our_skip.as_secs_f64(),
    );
    if counts[0] != counts[1] {
        println!("{:22} pgn-reader found {} games and {} legal moves", "", counts[1].games, counts[1].moves);
    }
    if counts[2].games != counts[0].games {
        return Err(format!("{name}: skipping found {} games, reading {}", counts[2].games, counts[0].games));
    }
    if let Err(reason) = extract {
        println!("{:22} pgn-extract skipped: {reason}", "");
    }
    Ok(())
}

fn timed(best: &mut Duration, job: impl FnOnce() -> Count) -> Count {
    let (count, time) = timing::timed(job);
    *best = time.min(*best);
    count
}

/// Follows the main line up to the first move that is not legal.
struct OurLine {
    replay: pgn::Replay,
    count: Count,
}

impl pgn::Visitor for OurLine {
    fn begin(&mut self, _: pgn::Place) {
        self.count.games += 1;
    }

    fn start(&mut self, start: &pgn::Start) -> ControlFlow<()> {
        self.replay = start.replay();
        ControlFlow::Continue(())
    }

    #[inline]
    fn played(&mut self, token: pgn::Token<'_>) -> ControlFlow<()> {
        match self.replay.play(token.text()) {
            pgn::Played::Legal(_) => {
                self.count.moves += 1;
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Break(()),
        }
    }

    fn begin_variation(&mut self, _: pgn::Token<'_>) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

fn read_ours(text: &[u8]) -> Count {
    let mut line = OurLine { replay: pgn::Replay::default(), count: Count::default() };
    let mut reader = pgn::Reader::new(text);
    while reader.read_game(&mut line).is_ok_and(|more| more) {}
    line.count
}

fn skip_ours(text: &[u8]) -> Count {
    let mut reader = pgn::Reader::new(text);
    let mut games = 0;
    while reader.skip_game().is_ok_and(|more| more) {
        games += 1;
    }
    Count { games, moves: 0 }
}

fn skip_theirs(text: &[u8]) -> Count {
    let mut reader = pgn_reader::Reader::new(text);
    let mut games = 0;
    while reader.skip_game().is_ok_and(|more| more) {
        games += 1;
    }
    Count { games, moves: 0 }
}

/// pgn-extract checking all moves of a file and writing nothing.
fn pgn_extract(text: &[u8]) -> Result<Duration, String> {
    let file = std::env::temp_dir().join(format!("bench-pgn-{}.pgn", std::process::id()));
    std::fs::write(&file, text).map_err(|error| error.to_string())?;
    let start = Instant::now();
    let time = Command::new("pgn-extract")
        .args(["-s", "-r"])
        .arg(&file)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("it does not start ({error})"))
        .and_then(|child| wait(child, start));
    let _ = std::fs::remove_file(&file);
    time
}

/// An unclosed comment can keep pgn-extract busy for ever. Its output, which ends when it does, is waited for.
fn wait(mut child: Child, start: Instant) -> Result<Duration, String> {
    let output = child.stdout.take().ok_or("its output is not there")?;
    let (ended, end) = mpsc::channel();
    std::thread::spawn(move || {
        let read = std::io::copy(&mut { output }, &mut std::io::sink());
        let _ = ended.send(read.map(|_| start.elapsed()));
    });
    let waited = end.recv_timeout(PATIENCE);
    // Where it has ended by itself, this does nothing.
    let _ = child.kill();
    let _ = child.wait();
    match waited {
        Ok(time) => time.map_err(|error| error.to_string()),
        Err(_) => Err(format!("it was not done after {} seconds", PATIENCE.as_secs())),
    }
}
