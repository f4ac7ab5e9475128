//! Who can still mate: Jadoube beside chasolver in its exact mode, in one run, on one thread.
//!
//! ```text
//! cargo run --release -p jadoube-peers --bin bench-mating -- [--sets DIR] [--only PART] [--every N] [--ours] [--reps N]
//! cargo run --release -p jadoube-peers --bin bench-mating -- --games FILE.pgn[.zst]... [--limit GAMES]
//! ```
//! A set is a table of FEN, side and known verdict with a header line. Every line of `winnable` of ours is replayed, outside the
//! measured time. `--every N` takes each Nth row; `--ours` leaves the peer out. `--reps N` asks everything N times, ours and the
//! peer in turns; the ratio is then the median of those of each turn, with the extremes. The second form replays games and asks after
//! every move whether the position is dead.
//!
//! Totals are processor time of this thread where the system tells it (Linux), so that other work on the machine does not count;
//! the worst question of a set is by the clock on the wall. The worst calls in games are asked three times, and the least counts.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a table is what this program is for")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::str::FromStr;
use std::time::{Duration, Instant};

use jadoube_board::{Color, Coordinates, Move, Position, Square};
use jadoube_mating::{Budget, Deadness, GameTracker, Layer, Solver, Verdict};
use jadoube_peers::timing::{Sample, processor_time};
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Position as _};

const USAGE: &str =
    "options: [--sets DIR] [--only PART] [--every N] [--ours] [--reps N] [--games FILE...] [--limit GAMES]";

struct Options {
    sets: PathBuf,
    only: String,
    every: usize,
    ours: bool,
    reps: usize,
    games: Vec<PathBuf>,
    limit: usize,
}

fn main() -> Result<(), String> {
    let options = options(std::env::args().skip(1))?;
    if !options.games.is_empty() {
        return options.games.iter().try_for_each(|file| games(file, options.limit));
    }
    let entries = std::fs::read_dir(&options.sets).map_err(|e| format!("{}: {e}", options.sets.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == "tsv"));
    files.retain(|file| file.to_string_lossy().contains(&options.only));
    files.sort();
    println!(
        "{:32} {:>8} | {:>5} {:>9} {:>12} {:>10} | {:>5} {:>9} {:>12} {:>10} | {:>6}",
        "set",
        "queries",
        "wrong",
        "undecided",
        "us/query",
        "worst ms",
        "wrong",
        "undecided",
        "us/query",
        "worst ms",
        "ratio"
    );
    files.iter().try_for_each(|file| set(file, &options))
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let sets = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/suites/mating").into();
    let mut options =
        Options { sets, only: String::new(), every: 1, ours: false, reps: 1, games: Vec::new(), limit: usize::MAX };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value; {USAGE}"));
        match argument.as_str() {
            "--sets" => options.sets = value()?.into(),
            "--only" => options.only = value()?,
            "--every" => options.every = number(&value()?)?.max(1),
            "--limit" => options.limit = number(&value()?)?,
            "--ours" => options.ours = true,
            "--reps" => options.reps = number(&value()?)?.max(1),
            "--games" => options.games.push(value()?.into()),
            file if !options.games.is_empty() && !file.starts_with("--") => options.games.push(file.into()),
            _ => return Err(format!("unknown option {argument}; {USAGE}")),
        }
    }
    Ok(options)
}

fn number(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("a number was expected, found {text}; {USAGE}"))
}

/// What is known of a query.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Winnable,
    Unwinnable,
    Unknown,
}

#[derive(Default)]
struct Tally {
    wrong: usize,
    undecided: usize,
    time: Duration,
    worst: Duration,
}

impl Tally {
    fn count(&mut self, took: Duration, winnable: Option<bool>, known: Known) {
        self.worst = self.worst.max(took);
        match winnable {
            None => self.undecided += 1,
            Some(winnable) if known != Known::Unknown => {
                self.wrong += (winnable != (known == Known::Winnable)) as usize
            }
            Some(_) => {}
        }
    }

    fn row(&self, queries: usize) -> String {
        let mean = self.time.as_secs_f64() * 1e6 / queries.max(1) as f64;
        format!("{:>5} {:>9} {mean:>12.2} {:>10.2}", self.wrong, self.undecided, self.worst.as_secs_f64() * 1e3)
    }
}

fn set(file: &Path, options: &Options) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate().skip(1).step_by(options.every) {
        let place = || format!("{}:{}", file.display(), index + 1);
        let mut fields = line.split('\t');
        let (Some(fen), Some(side), Some(verdict)) = (fields.next(), fields.next(), fields.next()) else {
            return Err(format!("{}: three fields were expected", place()));
        };
        let ours = Position::from_str(fen).map_err(|e| format!("{}: {e}", place()))?;
        let theirs = chess::Board::from_str(fen).map_err(|e| format!("{}: chess: {e}", place()))?;
        let winner = match side {
            "white" => Color::White,
            "black" => Color::Black,
            other => return Err(format!("{}: white or black was expected, found {other}", place())),
        };
        let known = match verdict {
            "winnable" => Known::Winnable,
            "unwinnable" => Known::Unwinnable,
            _ => Known::Unknown,
        };
        rows.push((ours, theirs, winner, known));
    }
    let mut solver = Solver::new();
    let (mut our_times, mut peer_times) = (Sample::default(), Sample::default());
    let (mut us, mut peer) = (Tally::default(), Tally::default());
    for _ in 0..options.reps {
        solver = Solver::new();
        us = ask_us(&mut solver, &rows);
        our_times.add_time(us.time);
        if !options.ours {
            peer = ask_peer(&rows);
            peer_times.add_time(peer.time);
        }
    }
    let name = file.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let ratio = peer_times.ratio_to(&our_times);
    println!("{name:32} {:>8} | {} | {} | {ratio}", rows.len(), us.row(rows.len()), peer.row(rows.len()));
    let layers: Vec<String> =
        Layer::ALL.iter().map(|&layer| format!("{layer} {}", solver.stats().decided_by(layer))).collect();
    println!("{:41} decided by: {}", "", layers.join(", "));
    Ok(())
}

type Row = (Position, chess::Board, Color, Known);

fn ask_us(solver: &mut Solver, rows: &[Row]) -> Tally {
    let mut us = Tally::default();
    let mut lines = Vec::new();
    let before = processor_time();
    for (position, _, winner, known) in rows {
        let start = Instant::now();
        let verdict = solver.can_mate(position, *winner, Budget::DEFAULT);
        let took = start.elapsed();
        let winnable = match verdict {
            Verdict::Winnable { line } => {
                lines.push((position, line, *winner));
                Some(true)
            }
            Verdict::Unwinnable { .. } => Some(false),
            Verdict::Undecided { .. } => None,
        };
        us.count(took, winnable, *known);
    }
    us.time = processor_time() - before;
    us.wrong += lines.iter().filter(|(position, line, winner)| !replays(position, line, *winner)).count();
    us
}

fn ask_peer(rows: &[Row]) -> Tally {
    let mut peer = Tally::default();
    let before = processor_time();
    for (_, board, winner, known) in rows {
        let winner = if *winner == Color::White { chess::Color::White } else { chess::Color::Black };
        let start = Instant::now();
        let verdict = chasolver::winnability(board, winner);
        let took = start.elapsed();
        let winnable = verdict.map(|verdict| matches!(verdict, chasolver::Winnability::Winnable { .. }));
        peer.count(took, winnable, *known);
    }
    peer.time = processor_time() - before;
    peer
}

fn replays(position: &Position, line: &[Move], winner: Color) -> bool {
    let mut now = *position;
    for &m in line {
        if !now.is_legal(m) {
            return false;
        }
        now = now.after(m);
    }
    now.is_checkmate() && now.turn() != winner
}

/// Replays the games of a PGN file and asks after every move.
fn games(file: &Path, limit: usize) -> Result<(), String> {
    let text = read_pgn(file)?;
    let mut played = Vec::new();
    let mut skipped = 0;
    for game in text.split("\n[Event ").take(limit) {
        match read_game(game) {
            Some(moves) => played.push(moves),
            None => skipped += 1,
        }
    }
    let mut tracker = GameTracker::new(Position::standard());
    let (mut plies, mut time, mut dead, mut undecided) = (0, Duration::ZERO, 0, 0);
    let mut slow = Vec::new();
    for game in &played {
        tracker.restart(Position::standard());
        let mut last = Instant::now();
        let mut worst = Duration::ZERO;
        let before = processor_time();
        for &m in game {
            let deadness = tracker.play(m);
            let now = Instant::now();
            worst = worst.max(now - last);
            last = now;
            dead += (deadness == Deadness::Dead) as usize;
            undecided += (deadness == Deadness::Undecided) as usize;
        }
        plies += game.len();
        time += processor_time() - before;
        if worst > SLOW {
            slow.push(game);
        }
    }
    println!(
        "{}: {} games ({skipped} skipped: other starts, or moves that this simple reader does not take), {plies} positions, \
         {:.3} us/position, dead {dead}, undecided {undecided}\n    {:?}",
        file.display(),
        played.len(),
        time.as_secs_f64() * 1e6 / plies.max(1) as f64,
        tracker.ways(),
    );
    let mut worst: Vec<(Duration, Position)> = slow.into_iter().flat_map(|game| calls(&mut tracker, game)).collect();
    worst.sort_by_key(|&(time, _)| std::cmp::Reverse(time));
    println!(
        "    calls over 1 ms: {}; the worst:",
        worst.iter().filter(|(time, _)| *time > Duration::from_millis(1)).count()
    );
    for (time, position) in worst.iter().take(5) {
        println!("    {:.2} ms  {position}", time.as_secs_f64() * 1e3);
    }
    Ok(())
}

/// A game with a call that takes longer than this is looked at again: other work on the machine may have been the reason.
const SLOW: Duration = Duration::from_micros(300);

/// The processor time of every call in a game, the least of three, and the position asked about.
fn calls(tracker: &mut GameTracker, game: &[Move]) -> Vec<(Duration, Position)> {
    let mut calls = Vec::new();
    for round in 0..3 {
        tracker.restart(Position::standard());
        for (index, &m) in game.iter().enumerate() {
            let before = processor_time();
            tracker.play(m);
            let took = processor_time() - before;
            match round {
                0 => calls.push((took, *tracker.position())),
                _ => calls[index].0 = calls[index].0.min(took),
            }
        }
    }
    calls
}

fn read_pgn(file: &Path) -> Result<String, String> {
    let failed = |e: std::io::Error| format!("{}: {e}", file.display());
    let bytes = if file.extension().is_some_and(|e| e == "zst") {
        let output = Command::new("zstd").arg("-dcq").arg(file).stderr(Stdio::inherit()).output().map_err(failed)?;
        if !output.status.success() {
            return Err(format!("{}: zstd could not unpack it", file.display()));
        }
        output.stdout
    } else {
        std::fs::read(file).map_err(failed)?
    };
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The moves of a game from the initial position; `None` for other starts and for what is not plain PGN.
fn read_game(text: &str) -> Option<Vec<Move>> {
    let mut san_text = String::new();
    for line in text.lines() {
        if line.starts_with("[FEN") || line.starts_with("[Variant") && !line.contains("Standard") {
            return None;
        }
        if !line.starts_with('[') && !line.contains("\"]") && !line.starts_with('%') {
            san_text.push_str(line);
            san_text.push(' ');
        }
    }
    let mut theirs = Chess::default();
    let mut ours = Position::standard();
    let mut moves = Vec::new();
    let mut depth = 0;
    let spaced: String = san_text
        .chars()
        .filter_map(|c| {
            match c {
                '{' | '(' => depth += 1,
                '}' | ')' => depth -= 1,
                _ => return (depth == 0).then_some(c),
            }
            Some(' ')
        })
        .collect();
    for token in spaced.split_whitespace() {
        let token = token.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        if token.is_empty() || token.starts_with('$') || matches!(token, "-0" | "-1" | "/2-1/2" | "*") {
            continue;
        }
        let san: SanPlus = token.trim_end_matches(['!', '?']).parse().ok()?;
        let m = san.san.to_move(&theirs).ok()?;
        let uci = m.to_uci(CastlingMode::Standard).to_string();
        let coordinates = Coordinates {
            from: Square::from_str(uci.get(0..2)?).ok()?,
            to: Square::from_str(uci.get(2..4)?).ok()?,
            promotion: uci.chars().nth(4).and_then(jadoube_board::Role::from_char),
        };
        let m_ours = ours.judge(coordinates).ok()?;
        moves.push(m_ours);
        ours = ours.after(m_ours);
        theirs.play_unchecked(m);
    }
    (!moves.is_empty()).then_some(moves)
}
