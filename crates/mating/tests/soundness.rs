//! Verdicts on random blocked positions against an exhaustion of the reachable set that shares nothing with the crate.

#![allow(clippy::print_stdout, reason = "how much was checked is told")]

mod common;

use std::collections::HashSet;

use common::{Dice, blocked_position, caged_position, flipped, full, replays};
use jadoube_board::{Color, Position};
use jadoube_mating::{Budget, Solver, Verdict};

/// Whether a mate by `winner` can be reached; `None` when there are more than `limit` positions.
fn exhaust(start: &Position, winner: Color, limit: usize) -> Option<bool> {
    let bare = |position: &Position| {
        Position::try_from(jadoube_board::Setup { halfmoves: 0, fullmoves: 1, ..(*position).into() })
    };
    let start = bare(start).ok()?;
    let mut seen = HashSet::from([start]);
    let mut waiting = vec![start];
    while let Some(position) = waiting.pop() {
        if position.turn() != winner && position.is_checkmate() {
            return Some(true);
        }
        for m in &position.legal_moves() {
            let next = bare(&position.after(m)).ok()?;
            if seen.insert(next) {
                waiting.push(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// Asks of many positions from a source, and exhausts those that are said to be unwinnable.
fn check(positions: usize, limit: usize, mut dice: Dice, source: fn(&mut Dice) -> Option<Position>) {
    let mut solver = Solver::new();
    let budget = Budget::nodes(20_000);
    let (mut unwinnable, mut checked) = (0, 0);
    for _ in 0..positions {
        let Some(position) = source(&mut dice) else { continue };
        let winner = dice.pick(&Color::ALL);
        let verdict = solver.can_mate(&position, winner, budget);
        let mirrored = solver.can_mate(&position.mirrored(), !winner, budget);
        assert_eq!(verdict.to_string(), mirrored.to_string(), "{} {winner}: colors exchanged", position.fen());
        if let Some(flipped) = flipped(&position) {
            let other = solver.can_mate(&flipped, winner, budget);
            let decided = !matches!(verdict, Verdict::Undecided { .. }) && !matches!(other, Verdict::Undecided { .. });
            if decided {
                assert_eq!(verdict.is_winnable(), other.is_winnable(), "{} {winner}: sides exchanged", position.fen());
            }
        }
        match &verdict {
            Verdict::Winnable { line } => assert!(replays(&position, line, winner), "{} {winner}", position.fen()),
            Verdict::Unwinnable { argument } => {
                unwinnable += 1;
                if let Some(mate) = exhaust(&position, winner, limit) {
                    checked += 1;
                    assert!(!mate, "{} {winner}: {argument}", position.fen());
                }
            }
            Verdict::Undecided { .. } => {}
        }
    }
    assert!(
        unwinnable > 20 && checked > 10,
        "{unwinnable} unwinnable, {checked} of them exhausted: the dice are loaded"
    );
    println!("{unwinnable} unwinnable, {checked} of them exhausted");
}

#[test]
fn verdicts_on_walls_agree_with_exhaustion_and_do_not_depend_on_the_side_of_the_board() {
    let (positions, limit) = if full() { (1_000_000, 60_000) } else { (20_000, 4_000) };
    check(positions, limit, Dice(0x9e37_79b9_7f4a_7c15), blocked_position);
}

#[test]
fn verdicts_on_cages_agree_with_exhaustion_and_do_not_depend_on_the_side_of_the_board() {
    let (positions, limit) = if full() { (1_000_000, 60_000) } else { (20_000, 4_000) };
    check(positions, limit, Dice(0x2545_f491_4f6c_dd1d), caged_position);
}
