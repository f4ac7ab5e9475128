//! Counting the paths of legal moves to a depth: the usual check, and the usual measure, of a move generator.

use alloc::vec::Vec;
use core::hint::black_box;

use crate::{Move, Position};

/// How many sequences of `depth` legal moves start here. The last move of each is counted, not played.
///
/// Each move is a call deep; that is why the depth is a small number.
///
/// ```
/// use jadoube_board::{perft::perft, Position};
/// assert_eq!(perft(&Position::standard(), 3), 8902);
/// ```
pub fn perft(position: &Position, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves() as u64,
        _ => {
            let mut nodes = 0;
            position.visit_next(|_, next| nodes += perft(next, depth - 1));
            nodes
        }
    }
}

/// The same count with every move played, the last one too.
pub fn perft_each(position: &Position, depth: u8) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => position.visit_next(|_, next| {
            // Without the black box the compiler would see that nobody looks at the last position.
            black_box(next);
            nodes += 1;
        }),
        _ => position.visit_next(|_, next| nodes += perft_each(next, depth - 1)),
    }
    nodes
}

/// The count of [`perft`] after each legal move, in the order of the generator. Empty at depth 0.
pub fn divide(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    position.legal_moves().iter().map(|m| (m, perft(&position.after(m), depth - 1))).collect()
}
