//! How long a ruling takes: a whole game of ordinary moves, made and completed, again and again; and how long a refusal takes at its end.
//!
//! `cargo run --release -p jadoube-laws --example apply`
#![allow(clippy::print_stdout)]

use std::time::Instant as Stopwatch;

use jadoube_board::{Coordinates, Position, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, Actor, ClockAct, Contact, Event, Hands, MovingAct};
use jadoube_laws::game::Game;

/// A quiet game of knight moves and pawn moves that never ends by itself within its length.
fn moves() -> Vec<Coordinates> {
    let mut position = Position::standard();
    let mut moves = Vec::new();
    let mut chance = 7u64;
    while moves.len() < 120 {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = position.legal_moves();
        let Some(m) = legal.iter().nth((chance >> 33) as usize % legal.len()) else { break };
        let next = position.after(m);
        if next.has_moves() && next.board().occupied().len() > 12 {
            moves.push(m.to_coordinates(&position));
            position = next;
        }
    }
    moves
}

fn main() {
    let moves = moves();
    let competition = Competition::new(Edition::newest(), "90+30".parse().expect("a time control"));
    let rounds = 2_000;
    let start = Stopwatch::now();
    let mut rulings = 0;
    for _ in 0..rounds {
        let mut game = Game::new(competition.clone());
        let mut act = |at, by, act| {
            rulings += game.apply(Event { at: Instant(at), by, act }).expect("a possible act").len();
        };
        act(0, Actor::Arbiter, Act::Clock(ClockAct::StartsRound));
        for (ply, &played) in moves.iter().enumerate() {
            let by = if ply % 2 == 0 { Actor::White } else { Actor::Black };
            act(ply as u64 * 1000 + 1, by, Act::Moving(MovingAct::Plays { played, hands: Hands::One }));
            act(ply as u64 * 1000 + 2, by, Act::Clock(ClockAct::Presses { hand: Hands::One }));
        }
    }
    let acts = rounds * (2 * moves.len() + 1);
    let each = start.elapsed().as_secs_f64() / acts as f64;
    println!("{acts} acts, {rulings} rulings, {:.2} microseconds an act", each * 1e6);
    refusals(&competition, &moves);
}

/// Touches an empty square at the end of a game, again and again.
fn refusals(competition: &Competition, moves: &[Coordinates]) {
    let mut game = Game::new(competition.clone());
    game.apply(Event { at: Instant(0), by: Actor::Arbiter, act: Act::Clock(ClockAct::StartsRound) })
        .expect("a possible act");
    let mut by = Actor::White;
    for &played in moves {
        let plays = Act::Moving(MovingAct::Plays { played, hands: Hands::One });
        let presses = Act::Clock(ClockAct::Presses { hand: Hands::One });
        for act in [plays, presses] {
            game.apply(Event { at: Instant(1), by, act }).expect("a possible act");
        }
        by = if by == Actor::White { Actor::Black } else { Actor::White };
    }
    let board = game.state().table().board;
    let square = Square::ALL.into_iter().find(|&square| board.piece_at(square).is_none()).expect("an empty square");
    let number = 200_000;
    let start = Stopwatch::now();
    for _ in 0..number {
        let act = Act::Moving(MovingAct::Touches { square, contact: Contact::Deliberate });
        game.apply(Event { at: Instant(1), by, act }).expect_err("an empty square cannot be touched");
    }
    let each = start.elapsed().as_secs_f64() / f64::from(number);
    println!("{number} refusals after {} plies, {:.2} microseconds a refusal", moves.len(), each * 1e6);
}
