//! What must hold of every position, tried on positions from random games.

mod common;

use common::{Dice, flipped, replays};
use jadoube_board::{Color, Position};
use jadoube_mating::{Budget, CanMate, Deadness, Solver, Verdict};
use proptest::prelude::*;

/// The position after so many random moves, captures preferred now and then so that the board empties.
fn played(seed: u64, plies: usize) -> Position {
    let mut dice = Dice(seed | 1);
    let mut position = Position::standard();
    for _ in 0..plies {
        let moves: Vec<_> = position.legal_moves().iter().collect();
        let captures: Vec<_> = moves.iter().copied().filter(|m| m.captures(&position).is_some()).collect();
        let from = if captures.is_empty() || dice.roll(3) == 0 { &moves } else { &captures };
        if from.is_empty() {
            break;
        }
        position = position.after(dice.pick(from));
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_verdict_does_not_depend_on_names_and_can_be_replayed(seed: u64, plies in 0usize..300) {
        let position = played(seed, plies);
        let mut solver = Solver::new();
        let budget = Budget::nodes(50_000);
        let mut alive = false;
        for winner in Color::ALL {
            let verdict = solver.can_mate(&position, winner, budget);
            let mirrored = solver.can_mate(&position.mirrored(), !winner, budget);
            prop_assert_eq!(verdict.to_string(), mirrored.to_string());
            if let Some(flipped) = flipped(&position).filter(|_| position.castling().is_empty()) {
                let other = solver.can_mate(&flipped, winner, budget);
                let decided = |verdict: &Verdict| !matches!(verdict, Verdict::Undecided { .. });
                prop_assert!(!decided(&verdict) || !decided(&other) || verdict.is_winnable() == other.is_winnable());
            }
            let ever = solver.can_ever_mate(&position, winner, budget);
            prop_assert!(verdict.can_mate() == CanMate::Unknown || ever == verdict.can_mate(), "{}", position.fen());
            if let Some(line) = verdict.line() {
                alive = true;
                prop_assert!(replays(&position, line, winner));
            }
        }
        prop_assert_eq!(alive, solver.is_dead(&position, budget) == Deadness::Alive);
    }

    #[test]
    fn a_winnable_line_stays_winnable_move_by_move(seed: u64, plies in 100usize..300) {
        let position = played(seed, plies);
        let mut solver = Solver::new();
        let verdict = solver.can_mate(&position, Color::White, Budget::nodes(50_000));
        let mut now = position;
        for &m in verdict.line().unwrap_or(&[]) {
            now = now.after(m);
            let later = solver.can_mate(&now, Color::White, Budget::nodes(50_000));
            prop_assert!(!later.is_unwinnable(), "{}", now.fen());
        }
    }
}
