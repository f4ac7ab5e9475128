//! `jadoube perft`: counts move paths, alone or against a suite of known counts.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use jadoube_api::{Answer, Perft, PerftSuite, WrongCount};
use jadoube_board::perft::{divide, perft};
use jadoube_board::{Move, Position};
use miette::{Diagnostic, IntoDiagnostic, NamedSource, Result, SourceSpan, miette};
use thiserror::Error;

use crate::Outcome;
use crate::input::{given_or_stdin, read_position, read_text};
use crate::output::{json_line, put};

/// Count the sequences of legal moves from a position, or check a suite of such counts.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The depth in half-moves; with --suite, the maximum
    #[arg(required_unless_present = "suite")]
    depth: Option<u8>,

    /// The position: FEN, X-FEN or Shredder-FEN, Chess960 castling rights included; `-` for standard input
    #[arg(long, conflicts_with = "suite")]
    fen: Option<String>,

    /// Print the count after each first move
    #[arg(long, conflicts_with = "suite")]
    divide: bool,

    /// How many threads to use; 0 for as many as the machine has
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,

    /// Check the lines `FEN ;D1 n ;D2 n …` of a file (`-` for standard input)
    #[arg(long, value_name = "FILE.epd")]
    suite: Option<PathBuf>,

    /// Skip counts of a suite that are larger than this; 100000000 by default
    #[arg(long, value_name = "N", requires = "suite")]
    max_nodes: Option<u64>,

    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let threads = match arguments.threads {
        0 => std::thread::available_parallelism().into_diagnostic()?.get(),
        threads => threads,
    };
    if arguments.max_nodes.is_some() && arguments.suite.is_none() {
        return Err(miette!("--max-nodes is for the counts of a --suite"));
    }
    match (&arguments.suite, arguments.depth) {
        (Some(path), _) => check_suite(path, arguments, threads),
        (None, Some(depth)) => count(depth, arguments, threads),
        (None, None) => Err(miette!("expected a depth or --suite")),
    }
}

fn count(depth: u8, arguments: &Arguments, threads: usize) -> Result<Outcome> {
    let position = match &arguments.fen {
        Some(fen) => {
            let fen = given_or_stdin(fen)?;
            read_position("--fen", &fen, 0, &fen)?
        }
        None => Position::standard(),
    };
    let start = Instant::now();
    let (division, nodes) = if arguments.divide && depth > 0 {
        let division = divide_parallel(&position, depth, threads);
        let nodes = division.iter().map(|(_, count)| count).sum();
        (Some(division), nodes)
    } else {
        (None, perft_parallel(&position, depth, threads))
    };
    let seconds = start.elapsed().as_secs_f64();
    if arguments.json {
        let divide = division.map(|division| division_map(&position, &division));
        put(&json_line(Answer::Perft(Perft { fen: position.to_string(), depth, nodes, seconds, divide })))?;
    } else {
        let lines = division.map_or(String::new(), |division| division_text(&position, &division));
        let rate = nodes as f64 / seconds.max(1e-9) / 1e6;
        put(&format!("{lines}nodes {nodes}\nseconds {seconds:.3}\nmillion nodes a second {rate:.0}\n"))?;
    }
    Ok(Outcome::Well)
}

/// Splits the tree after two moves, so that one large branch does not keep a single thread busy.
fn perft_parallel(position: &Position, depth: u8, threads: usize) -> u64 {
    if threads <= 1 || depth < 3 {
        return perft(position, depth);
    }
    let mut tasks = Vec::new();
    position.visit_next(|_, next| next.visit_next(|_, second| tasks.push(*second)));
    let (next_task, nodes) = (AtomicUsize::new(0), AtomicU64::new(0));
    let work = || {
        while let Some(task) = tasks.get(next_task.fetch_add(1, Ordering::Relaxed)) {
            nodes.fetch_add(perft(task, depth - 2), Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(tasks.len()) {
            // If the system refuses another thread, the existing ones do the work.
            if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    nodes.into_inner()
}

fn divide_parallel(position: &Position, depth: u8, threads: usize) -> Vec<(Move, u64)> {
    if threads <= 1 {
        return divide(position, depth);
    }
    let moves = position.legal_moves();
    moves.iter().map(|m| (m, perft_parallel(&position.after(m), depth - 1, threads))).collect()
}

/// Lines `e2e4 20`, in the order of the squares.
fn division_text(position: &Position, division: &[(Move, u64)]) -> String {
    let mut lines: Vec<String> =
        division.iter().map(|(m, count)| format!("{} {count}\n", m.to_coordinates(position))).collect();
    lines.sort_unstable();
    lines.concat()
}

fn division_map(position: &Position, division: &[(Move, u64)]) -> BTreeMap<String, u64> {
    division.iter().map(|&(m, count)| (m.to_coordinates(position).to_string(), count)).collect()
}

/// The line of a suite that is not `FEN ;D1 n ;D2 n …`.
#[derive(Debug, Error, Diagnostic)]
#[error("this is not a count")]
struct BadCount {
    #[source_code]
    source_code: NamedSource<String>,
    #[label("expected `D`, a depth, a blank and a number of nodes")]
    place: SourceSpan,
}

/// One known count of a suite.
struct Count {
    depth: u8,
    nodes: u64,
}

/// A line of a suite.
struct Entry {
    line: usize,
    position: Position,
    counts: Vec<Count>,
}

/// Reads the whole suite before the first count, so that a bad line is known at once.
fn read_suite(name: &str, text: &str) -> Result<Vec<Entry>> {
    let mut entries = Vec::new();
    let mut start = 0;
    for (index, line) in text.split('\n').enumerate() {
        let content = line.trim_end();
        if !content.trim_start().is_empty() && !content.trim_start().starts_with('#') {
            let fen = content.split(';').next().unwrap_or(content);
            let position = read_position(name, text, start, fen)?;
            let counts = read_counts(name, text, start + fen.len(), &content[fen.len()..])?;
            entries.push(Entry { line: index + 1, position, counts });
        }
        start += line.len() + 1;
    }
    Ok(entries)
}

/// The counts `;D1 n ;D2 n`; other remarks such as `;id x` are skipped.
fn read_counts(name: &str, text: &str, start: usize, counts: &str) -> Result<Vec<Count>> {
    let mut found = Vec::new();
    let mut at = start;
    for field in counts.split(';') {
        let content = field.trim();
        let rest = content.strip_prefix('D').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if let Some(rest) = rest {
            let mut words = rest.split_whitespace();
            let depth = words.next().and_then(|word| word.parse().ok());
            let nodes = words.next().and_then(|word| word.parse().ok());
            match (depth, nodes, words.next()) {
                (Some(depth), Some(nodes), None) => found.push(Count { depth, nodes }),
                _ => {
                    let blanks = field.len() - field.trim_start().len();
                    let source_code = NamedSource::new(name, text.to_owned());
                    let place = (at + blanks, content.len()).into();
                    return Err(BadCount { source_code, place }.into());
                }
            }
        }
        at += field.len() + 1;
    }
    Ok(found)
}

fn check_suite(path: &Path, arguments: &Arguments, threads: usize) -> Result<Outcome> {
    let name = path.display().to_string();
    let text = read_text(path)?;
    let entries = read_suite(&name, &text)?;
    let start = Instant::now();
    let (max_nodes, max_depth) = (arguments.max_nodes.unwrap_or(MAX_NODES), arguments.depth.unwrap_or(u8::MAX));
    let (mut checked, mut left_out, mut nodes) = (0u64, 0u64, 0u64);
    let mut wrong = None;
    'suite: for entry in &entries {
        for count in &entry.counts {
            if count.nodes > max_nodes || count.depth > max_depth {
                left_out += 1;
                continue;
            }
            let found = perft_parallel(&entry.position, count.depth, threads);
            nodes += found;
            if found != count.nodes {
                wrong = Some(Wrong::new(entry, count, found, threads));
                break 'suite;
            }
            checked += 1;
        }
    }
    if checked == 0 && wrong.is_none() {
        return Err(miette!(
            "{name} has no count to check: expected lines `FEN ;D1 n ;D2 n`, {left_out} were left out"
        ));
    }
    let seconds = start.elapsed().as_secs_f64();
    if arguments.json {
        let (positions, wrong) = (entries.len(), wrong.as_ref().map(|wrong| wrong.answer(&name)));
        put(&json_line(Answer::PerftSuite(PerftSuite { positions, checked, left_out, nodes, seconds, wrong })))?;
    } else if let Some(wrong) = &wrong {
        put(&wrong.text(&name))?;
    } else {
        let positions = entries.len();
        put(&format!("{name}: {positions} positions, {checked} counts right, {nodes} nodes in {seconds:.3} s\n"))?;
        if left_out > 0 {
            put(&format!("{left_out} counts left out, over {max_nodes} nodes (--max-nodes) or too deep\n"))?;
        }
    }
    Ok(if wrong.is_some() { Outcome::Found } else { Outcome::Well })
}

/// The largest count of a suite that is checked by default: about a quarter of a second.
const MAX_NODES: u64 = 100_000_000;

/// A count of a suite that differs from ours.
struct Wrong<'a> {
    entry: &'a Entry,
    count: &'a Count,
    found: u64,
    division: Vec<(Move, u64)>,
}

impl<'a> Wrong<'a> {
    fn new(entry: &'a Entry, count: &'a Count, found: u64, threads: usize) -> Wrong<'a> {
        let depth = count.depth;
        let division = if depth == 0 { Vec::new() } else { divide_parallel(&entry.position, depth, threads) };
        Wrong { entry, count, found, division }
    }

    fn answer(&self, name: &str) -> WrongCount {
        WrongCount {
            file: name.to_owned(),
            line: self.entry.line,
            fen: self.entry.position.to_string(),
            depth: self.count.depth,
            expected: self.count.nodes,
            found: self.found,
            divide: division_map(&self.entry.position, &self.division),
        }
    }

    fn text(&self, name: &str) -> String {
        let Wrong { entry: Entry { line, position, .. }, count: Count { depth, nodes: expected }, found, .. } = self;
        let moves = division_text(position, &self.division);
        format!(
            "{name}:{line}: {position}\ndepth {depth}: expected {expected}, found {found}; after each move:\n{moves}"
        )
    }
}
