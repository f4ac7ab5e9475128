//! The tracker of whole games says at every move what the solver says of the position alone.

mod common;

use common::{Dice, replays};
use jadoube_board::{Color, Position};
use jadoube_mating::{Budget, Deadness, GameTracker, Layer, Solver, can_mate};

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
        // Seven bishops on eight squares always guard the pawns beside them.
        ("1B1B1B1B/1pBpBpBp/1P1P1P1P/8/2b5/3b4/8/k1K5 w - - 0 1", Deadness::Dead),
        // Stalemate, and mate.
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Deadness::Dead),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Deadness::Alive),
    ] {
        let position: Position = fen.parse().unwrap();
        assert_eq!(jadoube_mating::is_dead(&position), deadness, "{fen}");
    }
}

#[test]
fn cages_that_a_single_step_opens_or_closes() {
    for (fen, winnable) in [
        // Every step out of Black's cage mates White, and the queen is taken wherever she breaks in.
        ("8/6p1/8/8/ppp5/bkp5/qnp5/n1K4Q b - - 0 1", false),
        // One step of the b-pawn would mate White; two steps pass that square.
        ("rn6/kp1p4/p1pP4/K1p5/P1P5/8/8/8 b - - 0 1", true),
        // The white king is locked out, so that two black bishops have to stand beside their own king.
        ("k1b1b3/8/8/1pBpBpBp/1PbPbPbP/8/8/K1B1B3 b - - 0 1", true),
    ] {
        let position: Position = fen.parse().unwrap();
        let verdict = can_mate(&position, Color::White);
        assert_eq!(verdict.is_winnable(), winnable, "{fen}");
        assert_eq!(verdict.is_unwinnable(), !winnable, "{fen}");
    }
}

#[test]
fn walls_that_need_no_search() {
    for fen in [
        // Wherever the knight goes, it mates White, once by a double check against which capturing it does not help.
        "6Q1/5b2/4b3/8/ppp5/qkp3b1/rnp5/n1K5 b - - 0 1",
        // The pawns beside the black bishop mate White when they move, and no white pawn can ever get to them.
        "3b4/6k1/1ppp4/2b3p1/1pKp1pP1/1P1P1P2/8/1BbB1B1B b - - 0 1",
    ] {
        let position: Position = fen.parse().unwrap();
        let mut solver = Solver::new();
        assert!(solver.can_mate(&position, Color::White, Budget::DEFAULT).is_unwinnable(), "{fen}");
        assert_eq!(solver.stats().decided_by(Layer::Mobility), 1, "{fen}");
    }
}

#[test]
fn ordinary_positions_have_short_mates() {
    for (fen, longest) in [
        // The queen takes on f7, with the bishop's help.
        ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", 11),
        // The knight on f6 guards h7 and has to go.
        ("r1bq1rk1/ppp2ppp/2nb1n2/3p4/3P4/2NB1N2/PPP2PPP/R1BQ1RK1 w - - 0 8", 15),
        // The kings walk to the edge.
        ("6k1/8/8/7p/8/6K1/5R2/8 w - - 0 1", 15),
        // A pawn becomes a queen first.
        ("8/6kp/8/8/8/4K3/P7/8 w - - 0 1", 25),
    ] {
        let position: Position = fen.parse().unwrap();
        let mut solver = Solver::new();
        let verdict = solver.can_mate(&position, Color::White, Budget::DEFAULT);
        let line = verdict.line().unwrap();
        assert!(replays(&position, line, Color::White), "{fen}: {line:?}");
        assert!(line.len() <= longest, "{fen}: {} plies", line.len());
        assert_eq!(solver.stats().decided_by(Layer::Short), 1, "{fen}");
    }
}
