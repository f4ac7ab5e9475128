//! Positions from random games are shown to be legal, most of them.
#![allow(clippy::print_stdout, reason = "how many were found is told")]

mod common;

use std::time::{Duration, Instant};

use common::{Dice, Style, full, random_move};
use jadoube_board::Setup;
use jadoube_legality::{Budget, Start, Verdict, check, legality};

/// How many of `games` random games of this length are found again, within this budget.
fn found(plies: usize, games: usize, style: Style, nodes: u64) -> usize {
    let mut dice = Dice(0x5eed_0000_0000_0001 + plies as u64);
    let (mut legal, mut longest, mut total) = (0, Duration::ZERO, Duration::ZERO);
    for _ in 0..games {
        let mut position = Start::Standard.position();
        for _ in 0..plies {
            let Some(m) = random_move(&position, style, &mut dice) else { break };
            position = position.after(m);
        }
        let setup = Setup::from(position);
        let began = Instant::now();
        let verdict = legality(&setup, Start::Standard, Budget { nodes, ..Budget::SMALL });
        let took = began.elapsed();
        longest = longest.max(took);
        total += took;
        assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()), "{}", position.fen());
        assert!(!verdict.is_illegal(), "{}", position.fen());
        if let Verdict::Unknown(_) = verdict {
            if std::env::var_os("JADOUBE_TELL").is_some() {
                println!("unknown: {}", position.fen());
            }
        } else {
            legal += 1;
        }
    }
    println!(
        "{plies} plies, {style:?}: {legal} of {games} found, {:?} on average, {longest:?} at most",
        total / games as u32
    );
    legal
}

#[test]
fn short_games_are_found_again() {
    let games = if full() { 300 } else { 30 };
    for (plies, least) in [(4, 100), (8, 90), (12, 80)] {
        assert!(found(plies, games, Style::Any, 200_000) * 100 >= games * least, "{plies} plies");
    }
}

#[test]
fn longer_games_are_mostly_found_again() {
    let games = if full() { 100 } else { 6 };
    let nodes = 600_000;
    let all: usize = [20, 40, 80, 160].into_iter().map(|plies| found(plies, games, Style::Any, nodes)).sum();
    assert!(all * 10 >= 4 * games * 9, "only {all}");
}
