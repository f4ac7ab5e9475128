//! Sets of squares that many pieces attack at once.

use jadoube_board::{Bitboard, Board, Color, Role};

const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = 0x8080_8080_8080_8080;

/// Every square that the pieces of `color` attack if the squares of `occupied` are occupied.
#[inline]
pub(crate) fn attacked(board: &Board, color: Color, occupied: Bitboard) -> Bitboard {
    let ours = board.color(color);
    let queens = board.role(Role::Queen);
    let mut all = pawns(color, board.role(Role::Pawn) & ours) | knights(board.role(Role::Knight) & ours);
    // All lines at once: cheaper than piece by piece if there are two or more.
    let straight = (board.role(Role::Rook) | queens) & ours;
    if straight.any() {
        all |= rooks(straight, occupied);
    }
    let slanted = (board.role(Role::Bishop) | queens) & ours;
    if slanted.any() {
        all |= bishops(slanted, occupied);
    }
    all | spread(board.role(Role::King) & ours)
}

/// A set and the squares one king's step around it.
#[inline]
pub(crate) fn spread(set: Bitboard) -> Bitboard {
    let row = set.0 | (set.0 & !H_FILE) << 1 | (set.0 & !A_FILE) >> 1;
    Bitboard(row | row << 8 | row >> 8)
}

/// The squares one king's step away from any square of a set.
#[inline]
pub(crate) fn around(set: Bitboard) -> Bitboard {
    let beside = (set.0 & !H_FILE) << 1 | (set.0 & !A_FILE) >> 1;
    let row = set.0 | beside;
    Bitboard(beside | row << 8 | row >> 8)
}

/// Shifts every square of a set by `delta` in index; the caller masks what would wrap around.
#[inline(always)]
const fn shifted(set: u64, delta: i32) -> u64 {
    if delta >= 0 { set << delta } else { set >> -delta }
}

/// The squares that sliders on all squares of `set` attack in one direction, passing over `free` squares.
#[inline(always)]
const fn ray(set: u64, free: u64, delta: i32) -> u64 {
    let mask = match delta {
        1 | 9 | -7 => !A_FILE,
        -1 | -9 | 7 => !H_FILE,
        _ => !0,
    };
    let mut reach = set;
    let mut pass = free & mask;
    reach |= pass & shifted(reach, delta);
    pass &= shifted(pass, delta);
    reach |= pass & shifted(reach, 2 * delta);
    pass &= shifted(pass, 2 * delta);
    reach |= pass & shifted(reach, 4 * delta);
    shifted(reach, delta) & mask
}

/// The squares that bishops on all squares of a set attack if the squares of `blockers` are occupied.
#[inline]
pub(crate) const fn bishops(set: Bitboard, blockers: Bitboard) -> Bitboard {
    let free = !blockers.0;
    Bitboard(ray(set.0, free, 7) | ray(set.0, free, 9) | ray(set.0, free, -7) | ray(set.0, free, -9))
}

/// The same for rooks.
#[inline]
pub(crate) const fn rooks(set: Bitboard, blockers: Bitboard) -> Bitboard {
    let free = !blockers.0;
    Bitboard(ray(set.0, free, 1) | ray(set.0, free, 8) | ray(set.0, free, -1) | ray(set.0, free, -8))
}

/// The same for knights.
#[inline]
pub(crate) const fn knights(set: Bitboard) -> Bitboard {
    const B: u64 = A_FILE << 1;
    const G: u64 = H_FILE >> 1;
    let s = set.0;
    let one = (s & !A_FILE) >> 1 | (s & !H_FILE) << 1;
    let two = (s & !(A_FILE | B)) >> 2 | (s & !(H_FILE | G)) << 2;
    Bitboard(one << 16 | one >> 16 | two << 8 | two >> 8)
}

/// The squares that pawns of a color on all squares of a set attack.
#[inline]
pub(crate) const fn pawns(color: Color, set: Bitboard) -> Bitboard {
    let s = set.0;
    match color {
        Color::White => Bitboard((s & !A_FILE) << 7 | (s & !H_FILE) << 9),
        Color::Black => Bitboard((s & !A_FILE) >> 9 | (s & !H_FILE) >> 7),
    }
}
