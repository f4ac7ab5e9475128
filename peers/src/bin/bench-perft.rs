//! Perft of Jadoube and its peers in one run, on one thread: million nodes a second.
//!
//! ```text
//! cargo run --release -p jadoube-peers --bin bench-perft -- [--quick] [--reps N] [--only SUBSTR] [--peers A,B]
//! ```
//! All programs count the same tree and every count is checked. The programs take turns within each repetition, so
//! that noise of the machine hits all alike, and the best repetition of each counts.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "a table is what this program is for")]

use std::ops::Range;
use std::time::{Duration, Instant};

use jadoube_peers::ours::Jadoube;
use jadoube_peers::positions::{CASES, Case};
use jadoube_peers::program::{Mode, Program};
use jadoube_peers::rules;
use jadoube_peers::stockfish::Stockfish;

const USAGE: &str = "options: [--quick] [--reps N] [--only PART-OF-POSITION-NAME] [--peers PART,PART...]";

/// Where we stand among the programs: first, then the crates, then Stockfish.
const OURS: usize = 0;

fn main() -> Result<(), String> {
    let options = Options::parse(std::env::args().skip(1))?;
    let cases: Vec<_> = CASES.iter().filter(|case| case.name.contains(&options.only)).collect();
    if cases.is_empty() || options.reps == 0 {
        return Err(format!("nothing to measure; {USAGE}"));
    }
    let mut programs: Vec<Box<dyn Program>> = vec![Box::new(Jadoube)];
    programs.extend(rules::crates().into_iter().filter(|peer| options.wants(&peer.name())));
    let crates = OURS + 1..programs.len();

    println!("{}", build());
    if options.wants("stockfish") {
        match Stockfish::start() {
            Ok(stockfish) => programs.push(Box::new(stockfish)),
            Err(reason) => println!("Stockfish skipped: {reason}"),
        }
    }
    for mode in [Mode::Bulk, Mode::Each] {
        let rates = measure(&mut programs, &cases, mode, &options)?;
        let names: Vec<_> = programs.iter().map(|program| program.name()).collect();
        report(&names, crates.clone(), &cases, mode, &rates);
    }
    Ok(())
}

struct Options {
    quick: bool,
    reps: u32,
    only: String,
    peers: Vec<String>,
}

impl Options {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self { quick: false, reps: 3, only: String::new(), peers: Vec::new() };
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{argument} wants a value; {USAGE}"));
            match argument.as_str() {
                "--quick" => options.quick = true,
                "--reps" => options.reps = value()?.parse().map_err(|_| format!("--reps wants a number; {USAGE}"))?,
                "--only" => options.only = value()?,
                "--peers" => options.peers = value()?.split(',').map(str::to_lowercase).collect(),
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(options)
    }

    fn wants(&self, peer: &str) -> bool {
        self.peers.is_empty() || self.peers.iter().any(|part| peer.to_lowercase().contains(part))
    }

    /// The greatest tree that is counted at once. Playing each leaf takes several times as long as counting it.
    fn budget(&self, mode: Mode) -> u64 {
        match (self.quick, mode) {
            (false, Mode::Bulk) => 250_000_000,
            (false, Mode::Each) => 40_000_000,
            (true, _) => 6_000_000,
        }
    }

    /// A count that took less is repeated until this much has passed.
    fn at_least(&self) -> Duration {
        Duration::from_millis(if self.quick { 50 } else { 300 })
    }
}

/// What the compiler was allowed to use, the same for us and for every crate.
fn build() -> String {
    let features = [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("bmi1", cfg!(target_feature = "bmi1")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("avx2", cfg!(target_feature = "avx2")),
    ];
    let used: Vec<_> = features.iter().filter(|(_, used)| *used).map(|(name, _)| *name).collect();
    let used = if used.is_empty() { "portable, no special instructions".to_owned() } else { used.join(" ") };
    let profile = if cfg!(debug_assertions) { "; NOT A RELEASE BUILD, the numbers mean nothing" } else { "" };
    format!("Build for {}: {used}{profile}. One thread.", std::env::consts::ARCH)
}

/// Million nodes a second by position and program; none where a program cannot play by the rules or in the mode.
type Rates = Vec<Vec<Option<f64>>>;

fn measure(programs: &mut [Box<dyn Program>], cases: &[&Case], mode: Mode, options: &Options) -> Result<Rates, String> {
    let mut rates = vec![vec![None; programs.len()]; cases.len()];
    for (case, rates) in cases.iter().zip(&mut rates) {
        for _ in 0..options.reps {
            for (program, best) in programs.iter_mut().zip(&mut *rates) {
                if program.can(case, mode) {
                    let rate = rate(program.as_mut(), case, mode, options)?;
                    *best = Some(best.map_or(rate, |best: f64| best.max(rate)));
                }
            }
        }
    }
    Ok(rates)
}

fn rate(program: &mut dyn Program, case: &Case, mode: Mode, options: &Options) -> Result<f64, String> {
    let (depth, expected) = case.within(options.budget(mode));
    let start = Instant::now();
    let mut nodes = 0;
    while start.elapsed() < options.at_least() {
        let counted = program.perft(case, depth, mode).map_err(|error| format!("{}: {error}", program.name()))?;
        if counted != expected {
            let name = program.name();
            return Err(format!("{name} counts {counted}, not {expected}: depth {depth} of {}", case.fen));
        }
        nodes += counted;
    }
    Ok(nodes as f64 / start.elapsed().as_secs_f64() / 1e6)
}

fn report(names: &[String], crates: Range<usize>, cases: &[&Case], mode: Mode, rates: &Rates) {
    println!();
    println!(
        "Million nodes a second, {}",
        match mode {
            Mode::Bulk => "bulk counting: the moves of the last ply are counted, not played",
            Mode::Each => "no bulk counting: every move is played",
        }
    );
    let measured: Vec<usize> = (0..names.len()).filter(|&i| rates.iter().any(|row| row[i].is_some())).collect();
    let row = |title: &str, cells: &dyn Fn(usize) -> String| {
        let cells: Vec<_> = measured.iter().map(|&i| format!("{:>1$}", cells(i), names[i].len().max(8))).collect();
        println!("{title:<15} {}", cells.join("  "));
    };
    row("", &|i| names[i].clone());
    for (case, rates) in cases.iter().zip(rates) {
        row(case.name, &|i| cell(rates[i]));
    }
    row("geometric mean", &|i| cell(geometric_mean(rates.iter().filter_map(|row| row[i]))));
    let standard = rates.iter().zip(cases).filter(|(_, case)| !case.chess960).map(|(row, _)| row);
    row("- standard only", &|i| cell(geometric_mean(standard.clone().filter_map(|row| row[i]))));

    let ratio = |i: usize| geometric_mean(rates.iter().filter_map(|row| Some(row[OURS]? / row[i]?)));
    for (i, ratio) in measured.iter().filter(|&&i| i != OURS).filter_map(|&i| Some((i, ratio(i)?))) {
        println!("ratio ours / {}: {ratio:.2}", names[i]);
    }
    if let Some((i, ratio)) = crates.filter_map(|i| Some((i, ratio(i)?))).min_by(|a, b| a.1.total_cmp(&b.1)) {
        println!("ratio ours / fastest crate ({}): {ratio:.2}", names[i]);
    }
}

fn cell(rate: Option<f64>) -> String {
    rate.map_or("-".to_owned(), |rate| format!("{rate:.1}"))
}

fn geometric_mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value.ln(), count + 1));
    (count > 0).then(|| (sum / f64::from(count)).exp())
}
