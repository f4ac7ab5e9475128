//! The tracker of whole games says at every move what the solver says of the position alone.

mod common;

use common::Dice;
use jadoube_board::Position;
use jadoube_mating::{Budget, Deadness, GameTracker, Solver};

#[test]
fn tracker_and_solver_agree_in_random_games() {
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    let mut solver = Solver::new();
    let mut tracker = GameTracker::new(Position::standard());
    let mut dead = 0;
    for _ in 0..30 {
        tracker.restart(Position::standard());
        for _ in 0..400 {
            let moves = tracker.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            // Captures first, so that the games come to an end with few men.
            let captures: Vec<_> = moves.iter().filter(|m| m.captures(tracker.position()).is_some()).collect();
            let m = match captures[..] {
                [] => moves.iter().nth(dice.roll(moves.len())).unwrap(),
                _ => dice.pick(&captures),
            };
            let deadness = tracker.play(m);
            assert_eq!(deadness, solver.is_dead(tracker.position(), Budget::DEFAULT), "{}", tracker.position().fen());
            dead += (deadness == Deadness::Dead) as usize;
        }
    }
    assert!(dead > 0, "no game came to a dead position");
}

#[test]
fn dead_positions_that_every_table_of_material_misses() {
    for (fen, deadness) in [
        ("8/8/4b1k1/1p1p1p1p/1P1P1P1P/4B1K1/8/8 w - - 0 1", Deadness::Dead),
        ("8/8/8/8/8/5k2/8/4K2r w - - 0 1", Deadness::Alive),
        // The only move takes the last man.
        ("7k/8/8/8/8/8/6q1/7K w - - 0 1", Deadness::Dead),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Deadness::Alive),
        ("8/8/3k4/8/3B4/2K5/8/5b2 w - - 0 1", Deadness::Alive),
        ("8/8/3k4/8/3B4/2K5/8/4b3 w - - 0 1", Deadness::Dead),
        // Stalemate, and mate.
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Deadness::Dead),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Deadness::Alive),
    ] {
        let position: Position = fen.parse().unwrap();
        assert_eq!(jadoube_mating::is_dead(&position), deadness, "{fen}");
    }
}
