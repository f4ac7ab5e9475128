//! Reading PGN beside pgn-reader with shakmaty, and pgn-extract where it is installed: megabytes a second, one thread.
//!
//! ```text
//! cargo run --release -p jadoube-peers --bin bench-pgn -- [--reps N] [--only SUBSTR]
//! ```
//! Two jobs: `moves` reads every tag and checks every move of the main line for legality, `skip` only finds where games
//! begin. The text is in memory before the time starts; neither library copies it first. It is processor time, but for
//! pgn-extract. The programs take turns within each repetition, so that noise of the machine hits all alike; the ratio is that of
//! each pair of neighbours, as median with the extremes. Games and legal moves are counted by both libraries and must agree, but
//! for files with damaged games, where the difference is printed. `read` is a pass that only loads every byte: the bandwidth of
//! the memory, as far as one core gets it.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a table is what this program is for")]

use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use jadoube_notation::pgn;
use jadoube_peers::corpus::{self, Count};
use jadoube_peers::timing::{self, Sample};

const USAGE: &str = "options: [--reps N] [--only PART-OF-FILE-NAME]";

fn main() -> Result<(), String> {
    let (mut reps, mut only) = (31, String::new());
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
    println!("median of {reps}, MB/s; x = times pgn-reader with shakmaty (extremes), or times pgn-extract");
    println!(
        "{:16} {:>6} {:>7} {:>9} {:>9} {:>10} {:>18} {:>9} {:>6}",
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
    let (mut ours, mut theirs) = (Sample::default(), Sample::default());
    let (mut our_skip, mut their_skip, mut load) = (Sample::default(), Sample::default(), Sample::default());
    let mut extract: Result<Duration, String> = Err("not run".to_owned());
    let mut counts = [Count::default(); 4];
    // The reader takes the text and gives it back.
    let mut owned = text.clone();
    for rep in 0..reps {
        counts[0] = timed(&mut ours, || read_ours(&mut owned));
        counts[1] = timed(&mut theirs, || corpus::replay(&text));
        counts[2] = timed(&mut our_skip, || skip_ours(&mut owned));
        counts[3] = timed(&mut their_skip, || skip_theirs(&text));
        timed(&mut load, || Count { games: load_all(&text), moves: 0 });
        // Seconds a run: twice is enough.
        if rep == 0 || rep == 1 && extract.is_ok() {
            let again = pgn_extract(&text);
            extract = match (extract, again) {
                (Ok(before), Ok(now)) => Ok(before.min(now)),
                (_, now) => now,
            };
        }
    }
    let rate = |seconds: f64| text.len() as f64 / 1e6 / seconds;
    let (extract_rate, extract_ratio) = match &extract {
        Ok(time) => (format!("{:.1}", rate(time.as_secs_f64())), format!("{:.1}", time.as_secs_f64() / ours.median())),
        Err(_) => ("-".to_owned(), "-".to_owned()),
    };
    println!(
        "{name:16} {:>6} {:>7} {:>9} {:>9.1} {:>10.1} {:>18} {extract_rate:>9} {extract_ratio:>6}",
        "moves",
        counts[0].games,
        counts[0].moves,
        rate(ours.median()),
        rate(theirs.median()),
        theirs.ratio_to(&ours),
    );
    println!(
        "{name:16} {:>6} {:>7} {:>9} {:>9.1} {:>10.1} {:>18}   {:.0} % of read at {:.0}",
        "skip",
        counts[2].games,
        "-",
        rate(our_skip.median()),
        rate(their_skip.median()),
        their_skip.ratio_to(&our_skip),
        100.0 * load.median() / our_skip.median(),
        rate(load.median()),
    );
    if counts[0] != counts[1] {
        println!("{:16} pgn-reader found {} games and {} legal moves", "", counts[1].games, counts[1].moves);
    }
    if counts[2].games != counts[0].games {
        return Err(format!("{name}: skipping found {} games, reading {}", counts[2].games, counts[0].games));
    }
    if let Err(reason) = extract {
        println!("{:16} pgn-extract skipped: {reason}", "");
    }
    Ok(())
}

fn timed(sample: &mut Sample, job: impl FnOnce() -> Count) -> Count {
    let (count, time) = timing::timed(job);
    sample.add_time(time);
    count
}

/// A pass over the text that needs every byte of it and does next to nothing with it.
fn load_all(text: &[u8]) -> u64 {
    let mut sums = [0u64; 16];
    for block in text.chunks_exact(128) {
        for (sum, word) in sums.iter_mut().zip(block.as_chunks::<8>().0) {
            *sum ^= u64::from_le_bytes(*word);
        }
    }
    std::hint::black_box(sums).iter().fold(0, |all, sum| all ^ sum)
}

/// Follows the main line up to the first move that is not legal.
struct OurLine {
    replay: pgn::Replay,
    count: Count,
}

impl pgn::Visitor for OurLine {
    const NUMBERS: bool = false;

    fn begin(&mut self, _: pgn::Place) {
        self.count.games += 1;
    }

    fn start(&mut self, start: &pgn::Start) -> ControlFlow<()> {
        self.replay = start.replay();
        ControlFlow::Continue(())
    }

    // Compiled into the loop of the reader, for the instructions that it has found.
    #[inline(always)]
    fn played(&mut self, token: pgn::Token<'_>) -> ControlFlow<()> {
        match self.replay.follow(&token) {
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

fn read_ours(text: &mut Vec<u8>) -> Count {
    let mut line = OurLine { replay: pgn::Replay::default(), count: Count::default() };
    let mut reader = pgn::Reader::over(std::mem::take(text));
    while reader.read_game(&mut line).is_ok_and(|more| more) {}
    *text = reader.into_text();
    line.count
}

fn skip_ours(text: &mut Vec<u8>) -> Count {
    let mut reader = pgn::Reader::over(std::mem::take(text));
    let mut games = 0;
    while reader.skip_game().is_ok_and(|more| more) {
        games += 1;
    }
    *text = reader.into_text();
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
