//! What each piece reaches from each square, and the lines between squares, computed when the crate is compiled.

use crate::{Bitboard, Role, Square};

const fn leaper(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < steps.len() {
            if let Some(to) = Square::ALL[square].offset(steps[step].0, steps[step].1) {
                table[square].0 |= 1 << to as u32;
            }
            step += 1;
        }
        square += 1;
    }
    table
}

/// From `from` in one direction up to the edge of the board, `from` itself left out.
pub(crate) const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut set = 0;
    let mut square = from;
    while let Some(next) = square.offset(files, ranks) {
        set |= 1 << next as u32;
        square = next;
    }
    set
}

const fn rays(directions: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < directions.len() {
            table[square].0 |= ray(Square::ALL[square], directions[direction].0, directions[direction].1);
            direction += 1;
        }
        square += 1;
    }
    table
}

const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// Article 3.6.
pub(crate) static KNIGHT: [Bitboard; 64] =
    leaper(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);

/// Article 3.8.1.
pub(crate) static KING: [Bitboard; 64] =
    leaper(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);

/// Article 3.7.3, by color.
pub(crate) static PAWN: [[Bitboard; 64]; 2] = [leaper(&[(-1, 1), (1, 1)]), leaper(&[(-1, -1), (1, -1)])];

/// Article 3.3 on an empty board.
pub(crate) static ROOK_LINES: [Bitboard; 64] = rays(&ORTHOGONAL);

/// Article 3.2 on an empty board.
pub(crate) static BISHOP_LINES: [Bitboard; 64] = rays(&DIAGONAL);

const fn between() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = if direction < 4 { ORTHOGONAL[direction] } else { DIAGONAL[direction - 4] };
            let mut passed = 0;
            let mut square = Square::ALL[from];
            while let Some(next) = square.offset(files, ranks) {
                table[from][next as usize] = Bitboard(passed);
                passed |= 1 << next as u32;
                square = next;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

/// The squares that lie between two squares of one rank, file or diagonal, both left out; empty for other pairs.
pub(crate) static BETWEEN: [[Bitboard; 64]; 64] = between();

const fn sights() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = if direction < 4 { ORTHOGONAL[direction] } else { DIAGONAL[direction - 4] };
            let seen = Bitboard(ray(Square::ALL[from], files, ranks));
            let mut square = Square::ALL[from];
            while let Some(next) = square.offset(files, ranks) {
                table[from][next as usize] = seen;
                square = next;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

/// The squares that are seen from the first square in the direction of the second one, up to the edge; empty for pairs that
/// are on no line.
pub(crate) static RAY: [[Bitboard; 64]; 64] = sights();

/// What each role attacks on an empty board; pawns twice, the white ones first.
pub(crate) static REACH: [[Bitboard; 64]; 7] = {
    let mut table = [[Bitboard::EMPTY; 64]; 7];
    table[0] = PAWN[0];
    table[1] = PAWN[1];
    table[Role::Knight as usize + 1] = KNIGHT;
    table[Role::Bishop as usize + 1] = BISHOP_LINES;
    table[Role::Rook as usize + 1] = ROOK_LINES;
    table[Role::King as usize + 1] = KING;
    let mut square = 0;
    while square < 64 {
        table[Role::Queen as usize + 1][square] = Bitboard(ROOK_LINES[square].0 | BISHOP_LINES[square].0);
        square += 1;
    }
    table
};

/// From where a man goes to a square: white pawns, black pawns, capturing white pawns, capturing black pawns, then the other roles. Pawns that
/// would promote are left out.
pub(crate) static ORIGINS: [[Bitboard; 64]; 9] = {
    let mut table = [[Bitboard::EMPTY; 64]; 9];
    let mut square = 8;
    while square < 56 {
        let at = 1u64 << square;
        let fourth = 0xff << 24;
        let fifth = 0xff << 32;
        table[0][square] = Bitboard(at >> 8 | (at & fourth) >> 16);
        table[1][square] = Bitboard(at << 8 | (at & fifth) << 16);
        table[2][square] = PAWN[1][square];
        table[3][square] = PAWN[0][square];
        square += 1;
    }
    let mut role = 1;
    while role < 6 {
        table[role + 3] = REACH[role + 1];
        role += 1;
    }
    table
};

/// For a king on the square: the squares from which a piece of the table might attack one of the squares next to it.
const fn zone(reach: &[Bitboard; 64]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut king = 0;
    while king < 64 {
        let mut beside = 0;
        while beside < 64 {
            if KING[king].0 >> beside & 1 != 0 {
                table[king].0 |= reach[beside].0;
            }
            beside += 1;
        }
        king += 1;
    }
    table
}

/// Where a knight must stand to attack a square beside the king.
pub(crate) static KNIGHT_ZONE: [Bitboard; 64] = zone(&KNIGHT);
/// Where a rook or queen must stand to attack, along rank or file, a square beside the king.
pub(crate) static ROOK_ZONE: [Bitboard; 64] = zone(&ROOK_LINES);
/// Where a bishop or queen must stand to attack, along a diagonal, a square beside the king.
pub(crate) static BISHOP_ZONE: [Bitboard; 64] = zone(&BISHOP_LINES);
