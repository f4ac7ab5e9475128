//! Moves in writing and speech against suites, sources and every legal move of many positions.

#![allow(clippy::print_stdout, reason = "a skipped test says so")]

mod damage;
mod errors;
mod everything;
mod resolver;
mod sources;
mod speech;
mod suites;
mod tolerance;
mod translation;

use std::fs;
use std::io::Read;

use jadoube_board::{Move, Position};

/// A file of the shared test data, or `None` with a printed reason where it is not at hand.
fn shared(path: &str) -> Option<String> {
    let whole = format!("{}/../../../shared/{path}", env!("CARGO_MANIFEST_DIR"));
    match fs::read_to_string(&whole) {
        Ok(text) => Some(text),
        Err(error) => {
            println!("skipped: {path}: {error}");
            None
        }
    }
}

/// The same for a packed file of bytes.
fn shared_bytes(path: &str) -> Option<Vec<u8>> {
    let whole = format!("{}/../../../shared/{path}", env!("CARGO_MANIFEST_DIR"));
    match fs::File::open(&whole) {
        Ok(file) => {
            let mut bytes = Vec::new();
            let mut packed = ruzstd::decoding::StreamingDecoder::new(file).expect("a zstd file");
            packed.read_to_end(&mut bytes).expect("the whole file");
            Some(bytes)
        }
        Err(error) => {
            println!("skipped: {path}: {error}");
            None
        }
    }
}

/// Numbers that look random, the same in every run.
struct Dice(u64);

impl Dice {
    fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }
}

/// Positions of random games, so that promotions, castling, en passant and pins all occur.
fn random_positions(seed: u64, games: usize, plies: usize) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = Position::standard();
        for _ in 0..plies {
            positions.push(position);
            let moves: Vec<Move> = position.legal_moves().iter().collect();
            if moves.is_empty() {
                break;
            }
            position = position.after(moves[dice.below(moves.len())]);
        }
    }
    positions
}

/// Positions where many pieces of a kind are about, and some of Chess960.
const CROWDED: [&str; 9] = [
    "kr6/pp6/8/3Q3Q/8/Q6Q/8/Q3Q2K w - - 0 1",
    "N3N2N/1k6/N6N/8/3N4/N6N/1K6/N3N2N w - - 0 1",
    "3k4/8/B3B3/7B/8/8/B1B1B1B1/K6B w - - 0 1",
    "k6b/5b1b/8/3b1b1b/8/5b1b/7b/2K5 b - - 0 1",
    "r3k2r/1P1pPp1P/8/2pPpPp1/1pPpP1Pp/8/P1p2p1P/R3K2R w KQkq c6 0 1",
    "4k3/8/8/8/4r3/8/3NKN2/3N1N2 w - - 0 1",
    "bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w CFcf - 0 1",
    "1r3k1r/p6p/8/8/8/8/P6P/1R3K1R w HBhb - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];
