//! Reading PGN beside pgn-reader with shakmaty, and pgn-extract where it is installed: megabytes a second, one thread.
//!
//! ```text
//! cargo run --release -p jadoube-peers --bin bench-pgn -- [--reps N] [--only SUBSTR]
//! ```
//! Two jobs: `moves` reads every tag and checks every move of the main line for legality, `skip` only finds where games
//! begin. The text is in memory before the time starts. The programs take turns within each repetition, so that noise of
//! the machine hits all alike, and the best repetition of each counts. Games and legal moves are counted by both libraries
//! and must agree, but for files with damaged games, where the difference is printed.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a table is what this program is for")]

use std::io::Read;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use jadoube_notation::pgn;
use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

const USAGE: &str = "options: [--reps N] [--only PART-OF-FILE-NAME]";
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/suites/pgn-corpus");

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
    let Ok(folder) = std::fs::read_dir(CORPUS) else {
        println!("skipped: the folder pgn-corpus of the test suites is not there");
        return Ok(());
    };
    let mut files: Vec<_> = folder.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "zst"));
    files.retain(|path| path.to_string_lossy().contains(&only));
    files.sort();
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

/// What a library made of a file.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
struct Count {
    games: u64,
    moves: u64,
}

fn measure(path: &Path, reps: u32) -> Result<(), String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().replace(".pgn.zst", "");
    let file = std::fs::File::open(path).map_err(|error| format!("{name}: {error}"))?;
    let mut text = Vec::new();
    zstd::Decoder::new(file)
        .and_then(|mut decoder| decoder.read_to_end(&mut text))
        .map_err(|error| format!("{name}: {error}"))?;

    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    let (mut our_skip, mut their_skip) = (Duration::MAX, Duration::MAX);
    let mut extract: Result<Duration, String> = Err("not run".to_owned());
    let mut counts = [Count::default(); 4];
    for rep in 0..reps {
        counts[0] = timed(&mut ours, || read_ours(&text));
        counts[1] = timed(&mut theirs, || read_theirs(&text));
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
    let start = Instant::now();
    let count = job();
    *best = start.elapsed().min(*best);
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

/// The same with pgn-reader and shakmaty.
#[derive(Default)]
struct TheirLine {
    count: Count,
}

impl pgn_reader::Visitor for TheirLine {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        self.count.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<Chess>, name: &[u8], value: pgn_reader::RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes());
            match fen.ok().and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(position) => *tags = Some(position),
                None => return ControlFlow::Break(()),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: pgn_reader::SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                self.count.moves += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn end_game(&mut self, _: Chess) {}
}

fn read_theirs(text: &[u8]) -> Count {
    let mut line = TheirLine::default();
    let mut reader = pgn_reader::Reader::new(text);
    while reader.read_game(&mut line).is_ok_and(|more| more.is_some()) {}
    line.count
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
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("it does not start ({error})"))
        .and_then(|child| wait(child, start));
    let _ = std::fs::remove_file(&file);
    time
}

/// An unclosed comment can keep pgn-extract busy for ever.
fn wait(mut child: Child, start: Instant) -> Result<Duration, String> {
    while start.elapsed() < PATIENCE {
        match child.try_wait() {
            Ok(Some(_)) => return Ok(start.elapsed()),
            Ok(None) => std::thread::sleep(Duration::from_millis(2)),
            Err(error) => return Err(error.to_string()),
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    Err(format!("it was not done after {} seconds", PATIENCE.as_secs()))
}
