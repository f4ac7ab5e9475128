//! Asks about each FEN of the command line, or of standard input.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::io::BufRead;
use std::time::Instant;

use jadoube_board::Setup;
use jadoube_legality::{Budget, Start, Verdict, legality};

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let lines: Vec<String> =
        if given.is_empty() { std::io::stdin().lock().lines().map_while(Result::ok).collect() } else { given };
    for line in lines {
        let fen = line.split('\t').next().unwrap_or_default();
        let Ok(setup) = fen.parse::<Setup>() else {
            println!("{fen}: cannot be parsed");
            continue;
        };
        let began = Instant::now();
        let verdict = legality(&setup, Start::Standard, Budget::DEFAULT);
        let took = began.elapsed().as_micros();
        match verdict {
            Verdict::Legal(game) => println!("{fen}: legal, {} plies {:?} ({took} µs)", game.moves.len(), game.moves),
            Verdict::Illegal(argument) => println!("{fen}: illegal: {argument} ({took} µs)"),
            Verdict::Unknown(trace) => println!("{fen}: unknown: {trace} ({took} µs)"),
        }
    }
}
