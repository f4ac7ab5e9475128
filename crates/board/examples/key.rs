//! What a key costs when it is asked for, beside playing the moves that lead to the positions.
//!
//! `cargo run --release -p jadoube-board --example key`
#![allow(clippy::print_stdout)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use jadoube_board::Position;

/// Walks the tree without counting in bulk and does something with every position.
fn walk(position: &Position, depth: u8, f: &mut impl FnMut(&Position)) {
    position.visit_next(|_, next| {
        f(next);
        if depth > 1 {
            walk(next, depth - 1, f);
        }
    });
}

fn best(mut run: impl FnMut()) -> Duration {
    (0..5)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .min()
        .unwrap_or_default()
}

fn main() {
    let kiwipete: Position =
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1".parse().expect("a FEN");
    let mut positions = 0u64;
    walk(&kiwipete, 4, &mut |_| positions += 1);
    let played = best(|| {
        walk(&kiwipete, 4, &mut |next| {
            black_box(next);
        })
    });
    let keyed = best(|| {
        walk(&kiwipete, 4, &mut |next| {
            black_box(next.key());
        })
    });
    let nanoseconds = |time: Duration| time.as_nanos() as f64 / positions as f64;
    println!("{positions} positions");
    println!("played: {:.1} ns each", nanoseconds(played));
    println!("played, and the key asked for: {:.1} ns each", nanoseconds(keyed));
}
