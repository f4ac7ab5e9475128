//! How near a mate seems: the order in which the search looks at positions. Nothing here can make a verdict wrong, only
//! late.

use crate::reach::attacked;
use jadoube_board::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// Estimates are below this.
pub(crate) const WORST: usize = 256;

#[inline]
fn distance(a: Square, b: Square) -> i32 {
    let files = (a as i32 & 7) - (b as i32 & 7);
    let ranks = (a as i32 >> 3) - (b as i32 >> 3);
    files.abs().max(ranks.abs())
}

/// The corners of light squares.
const LIGHT_CORNERS: [Square; 2] = [Square::A8, Square::H1];
/// The corners of dark squares.
const DARK_CORNERS: [Square; 2] = [Square::A1, Square::H8];

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
        h += minors(board, black_king, white, black);
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

/// How far the best white pawn is from becoming a queen, what stands in its way included.
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

/// Bishops and knights alone need a corner, of the bishops' color, and mostly a black man in the way of the black king.
fn minors(board: &Board, black_king: Square, white: Bitboard, black: Bitboard) -> i32 {
    let bishops = board.role(Role::Bishop);
    let knights = board.role(Role::Knight);
    let ours = bishops & white;
    let corner = |corners: [Square; 2]| corners.into_iter().map(|c| distance(c, black_king)).min().unwrap_or(0);
    let mut helpers = (knights | board.role(Role::Pawn)) & black;
    let h = if (knights & white).any() {
        helpers |= (bishops | board.role(Role::Rook)) & black;
        corner(LIGHT_CORNERS).min(corner(DARK_CORNERS))
    } else if (ours & Bitboard::LIGHT).any() {
        helpers |= bishops & black & Bitboard::DARK;
        corner(LIGHT_CORNERS)
    } else {
        helpers |= bishops & black & Bitboard::LIGHT;
        corner(DARK_CORNERS)
    };
    let pieces = helpers.without(board.role(Role::Pawn));
    let pawns = board.role(Role::Pawn) & black;
    let help = if pieces.any() {
        pieces.into_iter().map(|piece| distance(piece, black_king)).min().unwrap_or(0) * 2
    } else if pawns.any() {
        // The first in the order of squares is the one nearest to promotion.
        16 + pawns.first().map_or(0, |pawn| (pawn as i32 >> 3) * 4)
    } else {
        0
    };
    20 + h * 4 + help
}
