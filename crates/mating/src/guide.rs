//! Estimates how near a mate is, which decides the order of the search. Nothing here can make a verdict wrong, only late.

use crate::reach::attacked;
use jadoube_board::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// All estimates are below this.
pub(crate) const WORST: usize = 256;

#[inline]
fn distance(a: Square, b: Square) -> i32 {
    let files = (a as i32 & 7) - (b as i32 & 7);
    let ranks = (a as i32 >> 3) - (b as i32 >> 3);
    files.abs().max(ranks.abs())
}

/// The corners, and the squares beside each that have the other color.
const CORNERS: [(Square, [Square; 2]); 4] = [
    (Square::A1, [Square::A2, Square::B1]),
    (Square::H1, [Square::H2, Square::G1]),
    (Square::A8, [Square::A7, Square::B8]),
    (Square::H8, [Square::H7, Square::G8]),
];

/// An estimate of how far White is from mating: smaller is nearer.
pub(crate) fn estimate(position: &Position) -> usize {
    let board = position.board();
    let black_king = position.king(Color::Black);
    let white_king = position.king(Color::White);
    let white = board.color(Color::White);
    let black = board.color(Color::Black);
    let under_fire = attacked(board, Color::White, board.occupied().without(black_king.into()));
    let free = attacks::king(black_king).without(under_fire | black).len() as i32;
    let kings = (distance(white_king, black_king) - 2).max(0);
    let mut h = free * 5 + kings * 3;
    let heavy = (board.role(Role::Queen) | board.role(Role::Rook)) & white;
    let white_pawns = board.role(Role::Pawn) & white;
    if heavy.any() {
        h += edge(black_king);
    } else if white_pawns.any() {
        h += edge(black_king) + 30 + to_promotion(board, white_king, white_pawns);
    } else {
        h = free * 2 + minors(board, black_king, white_king);
    }
    h.clamp(0, WORST as i32 - 1) as usize
}

/// Mates come easiest at the edge, and in the corner.
#[inline]
fn edge(king: Square) -> i32 {
    let file = king as i32 & 7;
    let rank = king as i32 >> 3;
    let to_side = file.min(7 - file);
    let to_end = rank.min(7 - rank);
    to_side.min(to_end) * 3 + to_side.max(to_end)
}

/// How far the best white pawn is from becoming a queen, including what blocks it.
fn to_promotion(board: &Board, white_king: Square, pawns: Bitboard) -> i32 {
    let occupied = board.occupied();
    pawns
        .into_iter()
        .map(|pawn| {
            let steps = 7 - (pawn as i32 >> 3);
            let ahead = Bitboard((0x0101_0101_0101_0101u64 << pawn as u32) & !Bitboard::of(pawn).0);
            let blockers = ahead & occupied;
            match blockers.first() {
                None => steps * 4,
                Some(first) => steps * 4 + 6 * blockers.len() as i32 + 3 * distance(white_king, first),
            }
        })
        .min()
        .unwrap_or(0)
}

/// Bishops and knights alone need a corner of the bishops' color, and usually black pieces that block their own king: these
/// or the white king take away the squares beside the corner.
fn minors(board: &Board, black_king: Square, white_king: Square) -> i32 {
    let white = board.color(Color::White);
    let black = board.color(Color::Black);
    let occupied = board.occupied();
    let knights = board.role(Role::Knight);
    let bishops = board.role(Role::Bishop);
    let has_knight = (knights & white).any();
    let queens = (board.role(Role::Queen) & black).len() as i32;
    let rooks = board.role(Role::Rook) & black;
    let harmful = 4 * queens + if has_knight { 0 } else { 4 * rooks.len() as i32 };
    let helpers = black & (knights | bishops) | if has_knight { rooks } else { Bitboard::EMPTY };
    let pawns = board.role(Role::Pawn) & black;
    // The first in the order of squares is the nearest to promotion.
    let promoted = pawns.first().map_or(60, |pawn| 16 + (pawn as i32 >> 3) * 4);
    let shut = |square: Square| {
        let by_king = 3 * (distance(white_king, square) - 1).max(0);
        let color = if square.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
        let by_man = helpers.without(bishops.without(color)).into_iter().map(|man| {
            if man == square {
                0
            } else if bishops.contains(man) && !attacks::bishop(square, occupied).contains(man) {
                4 + distance(man, square) / 2
            } else if bishops.contains(man) {
                2
            } else {
                2 * distance(man, square)
            }
        });
        by_king.min(by_man.min().unwrap_or(promoted))
    };
    let corner = |(corner, beside): (Square, [Square; 2])| {
        let fits =
            has_knight || (bishops & white & if corner.is_light() { Bitboard::LIGHT } else { Bitboard::DARK }).any();
        let far = 4 * distance(corner, black_king) + shut(beside[0]) + shut(beside[1]);
        if fits { far } else { far + 60 }
    };
    20 + harmful + CORNERS.into_iter().map(corner).min().unwrap_or(0)
}
