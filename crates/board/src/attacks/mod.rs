//! Which squares a piece attacks: Article 3.1.2, and 3.1.3 that pinned pieces attack too.

#[cfg(all(target_arch = "x86_64", feature = "std"))]
pub(crate) mod processor;
pub(crate) mod rays;
pub(crate) mod sliders;
pub(crate) mod tables;

use crate::{Bitboard, Color, Piece, Role, Square};
use sliders::{Arithmetic, Sliders};

/// The squares that a knight attacks (3.6).
#[inline]
pub fn knight(from: Square) -> Bitboard {
    tables::KNIGHT[from as usize]
}

/// The squares that a king attacks (3.8.1).
#[inline]
pub fn king(from: Square) -> Bitboard {
    tables::KING[from as usize]
}

/// The squares that a pawn attacks, whether or not anything stands there (3.7.3).
#[inline]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    tables::PAWN[color as usize][from as usize]
}

/// The squares that a rook attacks when the squares of `occupied` are taken (3.3, 3.5).
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    Arithmetic::rook(from, occupied)
}

/// The squares that a bishop attacks when the squares of `occupied` are taken (3.2, 3.5).
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    Arithmetic::bishop(from, occupied)
}

/// The squares that a queen attacks when the squares of `occupied` are taken (3.4, 3.5).
#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    rook(from, occupied) | bishop(from, occupied)
}

/// The squares that a piece attacks when the squares of `occupied` are taken.
///
/// ```
/// use jadoube_board::{attacks, Bitboard, Piece, Square};
/// let rook = Piece::from_char('R').unwrap();
/// assert_eq!(attacks::of(rook, Square::A1, Bitboard::EMPTY).len(), 14);
/// ```
#[inline]
pub fn of(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn(piece.color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// The squares between two squares of one rank, file or diagonal, both ends left out; empty for other pairs.
///
/// ```
/// use jadoube_board::{attacks, Bitboard, Square};
/// assert_eq!(attacks::between(Square::A1, Square::C3), Square::B2.into());
/// assert_eq!(attacks::between(Square::A1, Square::B3), Bitboard::EMPTY);
/// ```
#[inline]
pub fn between(from: Square, to: Square) -> Bitboard {
    tables::BETWEEN[from as usize][to as usize]
}

/// The squares from `from` in the direction of `to`, up to the edge of the board and whatever stands there; empty for pairs
/// that are on no line. A man on `to` can hide `from` only from what stands there.
///
/// ```
/// use jadoube_board::{attacks, Bitboard, Square};
/// assert_eq!(attacks::ray(Square::F1, Square::G1), Bitboard::of(Square::G1) | Square::H1.into());
/// assert_eq!(attacks::ray(Square::A1, Square::B3), Bitboard::EMPTY);
/// ```
#[inline]
pub fn ray(from: Square, to: Square) -> Bitboard {
    tables::RAY[from as usize][to as usize]
}

/// What a piece attacks when nothing stands in its way.
///
/// ```
/// use jadoube_board::{attacks, Piece, Square};
/// let bishop = Piece::from_char('B').unwrap();
/// assert!(attacks::reach(bishop, Square::A1).contains(Square::H8));
/// ```
#[inline]
pub fn reach(piece: Piece, from: Square) -> Bitboard {
    let white_pawn = piece.role as usize | piece.color as usize == 0;
    tables::REACH[piece.role as usize + usize::from(!white_pawn)][from as usize]
}

/// From where a piece goes to a square when nothing stands in its way, apart from castling, promotions and captures en passant. Pawns
/// advance or capture as `captures` says; a double step counts, too.
///
/// ```
/// use jadoube_board::{attacks, Bitboard, Color, Role, Square};
/// let pawn = Role::Pawn.of(Color::White);
/// assert_eq!(attacks::origins(pawn, Square::D4, false), Bitboard::of(Square::D3) | Square::D2.into());
/// assert_eq!(attacks::origins(pawn, Square::D4, true), Bitboard::of(Square::C3) | Square::E3.into());
/// assert_eq!(attacks::origins(pawn, Square::D8, false), Bitboard::EMPTY);
/// ```
#[inline]
pub fn origins(piece: Piece, to: Square, captures: bool) -> Bitboard {
    let pawns = piece.color as usize + 2 * usize::from(captures);
    let row = if piece.role as usize == 0 { pawns } else { piece.role as usize + 3 };
    tables::ORIGINS[row][to as usize]
}
