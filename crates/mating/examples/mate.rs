//! Reads lines of a FEN, a tab and a side, and prints whether that side can still mate, one word a line.
//!
//! ```text
//! mate [--budget NODES] [--line] [--stats] < QUERIES
//! ```
//! `--line` adds the moves or the argument after a tab, `--stats` a summary on standard error. A line that cannot be read
//! stops with its number, what is wrong, and exit code 2.
#![forbid(unsafe_code)]
#![allow(clippy::print_stderr, reason = "a program talks to its user")]

use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use jadoube_board::{Color, Position};
use jadoube_mating::{Budget, Layer, Solver, Verdict};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("mate: {message}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let (mut budget, mut with_line, mut with_stats) = (Budget::DEFAULT, false, false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--budget" => {
                let value = arguments.next().ok_or("--budget needs a number of positions")?;
                let nodes =
                    value.parse().map_err(|_| format!("--budget needs a number of positions, found {value}"))?;
                budget = Budget::nodes(nodes);
            }
            "--line" => with_line = true,
            "--stats" => with_stats = true,
            other => return Err(format!("unknown option {other}; known are --budget NODES, --line, --stats")),
        }
    }
    let mut solver = Solver::new();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let start = Instant::now();
    for (index, line) in std::io::stdin().lock().lines().enumerate() {
        let place = |what: String| format!("line {}: {what}", index + 1);
        let line = line.map_err(|error| place(error.to_string()))?;
        let (fen, side) = line.split_once('\t').ok_or_else(|| place("a FEN, a tab and a side were expected".into()))?;
        let position: Position = fen.parse().map_err(|error| place(format!("{error}")))?;
        let winner = match side.split('\t').next() {
            Some("white") => Color::White,
            Some("black") => Color::Black,
            _ => return Err(place(format!("white or black was expected after the tab, found {side}"))),
        };
        let verdict = solver.can_mate(&position, winner, budget);
        let text = if with_line { format!("{verdict}\t{}", details(&position, &verdict)) } else { verdict.to_string() };
        writeln!(out, "{text}").map_err(|error| error.to_string())?;
    }
    out.flush().map_err(|error| error.to_string())?;
    if with_stats {
        let stats = solver.stats();
        let seconds = start.elapsed().as_secs_f64();
        eprintln!("{} queries, {} positions looked at, {seconds:.3} s", stats.asked(), stats.nodes());
        for layer in Layer::ALL {
            eprintln!("{:>10}  {layer}", stats.decided_by(layer));
        }
    }
    Ok(())
}

/// The line in coordinates, the argument, or how far the search came.
fn details(position: &Position, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Winnable { line } => {
            let mut now = *position;
            let moves = line.iter().map(|&m| {
                let text = m.to_coordinates(&now).to_string();
                now = now.after(m);
                text
            });
            moves.collect::<Vec<_>>().join(" ")
        }
        Verdict::Unwinnable { argument } => argument.to_string(),
        Verdict::Undecided { nodes } => format!("{nodes} positions"),
    }
}
