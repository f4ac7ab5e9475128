//! Published positions with known verdicts. The tables are not part of the project; without them there is nothing to check.
#![allow(clippy::print_stdout, reason = "what was skipped and left undecided is told")]

mod common;

use std::path::PathBuf;
use std::str::FromStr;

use common::{full, replays};
use jadoube_board::{Color, Position};
use jadoube_mating::{Budget, Solver, Verdict};

/// Checks every `every`th row of a table, or every row in a full run, which also uses the default budget.
fn check(name: &str, every: usize, nodes: u64) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../../shared/suites/mating", name].iter().collect();
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: {name} is not there");
        return;
    };
    let (every, budget) = if full() { (1, Budget::DEFAULT) } else { (every, Budget::nodes(nodes)) };
    let mut solver = Solver::new();
    let (mut rows, mut undecided) = (0, 0);
    for line in text.lines().skip(1).step_by(every) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, side, known, ..] = fields[..] else { panic!("{name}: {line}") };
        let position = Position::from_str(fen).unwrap_or_else(|error| panic!("{name}: {fen}: {error}"));
        let winner = if side == "white" { Color::White } else { Color::Black };
        rows += 1;
        match solver.can_mate(&position, winner, budget) {
            Verdict::Winnable { line } => {
                assert_ne!(known, "unwinnable", "{name}: {fen} {side}");
                assert!(replays(&position, &line, winner), "{name}: {fen} {side}: {line:?}");
            }
            Verdict::Unwinnable { argument } => assert_ne!(known, "winnable", "{name}: {fen} {side}: {argument}"),
            Verdict::Undecided { .. } => undecided += 1,
        }
    }
    println!("{name}: {rows} rows, {undecided} undecided");
    assert!(rows > 0, "{name} has no rows");
}

#[test]
fn published_positions() {
    check("vectors-chasolver-positions.tsv", 10, 10_000);
}

#[test]
fn positions_of_real_games() {
    check("vectors-lichess65536.tsv", 50, 100_000);
}

#[test]
fn games_lost_on_time_to_a_side_that_could_not_mate() {
    check("vectors-lichess-unfair-half.tsv", 20, 100_000);
}

#[test]
fn positions_that_were_exhausted_by_others() {
    check("vectors-bruteforce-unwinnable.tsv", 5, 10_000);
}

#[test]
fn mates_by_a_pawn_that_another_program_missed() {
    check("hard-cha-wrong.tsv", 1, 1_000_000);
}

#[test]
fn positions_that_are_hard_for_others() {
    for name in ["hard-chasolver-slow.tsv", "hard-cha-undetermined-500k.tsv", "hard-slow-fastmode.tsv"] {
        check(name, 10, 20_000);
    }
}
