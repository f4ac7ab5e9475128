//! English short algebraic notation, the move text of PGN, read as fast as possible.
//!
//! This reader takes what programs write. What people write, and why something is not a move, is for [`crate::read()`].

use jadoube_board::{Bitboard, Move, Position, Role, Square, Wing};

use crate::resolve::{Unresolved, resolve};

/// Why a token is not a legal move in SAN.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// Not in the form of SAN.
    Form,
    /// In form, but there is no such legal move.
    NoMove,
    /// In form, but it fits several legal moves.
    Ambiguous,
}

impl From<Unresolved> for SanError {
    fn from(unresolved: Unresolved) -> SanError {
        match unresolved {
            Unresolved::NoMove => SanError::NoMove,
            Unresolved::Ambiguous => SanError::Ambiguous,
        }
    }
}

/// The legal move that a token in SAN means: `e4`, `Nbd7`, `exd8=Q+`, `O-O`.
///
/// Accepted beyond the standard: a missing or superfluous `x`, `+`, `#` or `=`, zeros in castling, `!` and `?` at the
/// end, hyphens between the squares, and the square left written out (`e2-e4`, `Ng1f3`). The bytes have no blanks around.
///
/// ```
/// use jadoube_board::{Position, Square};
/// let m = jadoube_notation::read_san(&Position::standard(), b"Nf3").unwrap();
/// assert_eq!((m.from(), m.to()), (Square::G1, Square::F3));
/// ```
#[inline]
pub fn read_san(position: &Position, token: &[u8]) -> Result<Move, SanError> {
    let mut rest = token;
    while let [before @ .., b'+' | b'#' | b'!' | b'?'] = rest {
        rest = before;
    }
    let Some(&first) = rest.first() else { return Err(SanError::Form) };
    let role = match FIRST[usize::from(first)] {
        First::Piece(role) => {
            rest = &rest[1..];
            role
        }
        First::File => Role::Pawn,
        First::Castling => return read_castling(position, rest),
        First::Other => return Err(SanError::Form),
    };
    let mut promotion = None;
    if let [before @ .., letter @ (b'Q' | b'R' | b'B' | b'N')] = rest {
        promotion = Role::from_char((*letter).into());
        rest = before.strip_suffix(b"=").unwrap_or(before);
    }
    let [origin @ .., file, rank] = rest else { return Err(SanError::Form) };
    let to = square(*file, *rank).ok_or(SanError::Form)?;
    // At most a file, a rank and a sign; what is not there says as little as a sign.
    let said = |index: usize| SAYS[usize::from(origin.get(index).copied().unwrap_or(b'x'))];
    let among = said(0) & said(1) & said(2);
    if among.is_empty() || origin.len() > 3 {
        return Err(SanError::Form);
    }
    Ok(resolve(position, role, among, to, promotion)?)
}

#[inline(always)]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if (file | rank) < 8 { Square::from_index((rank << 3 | file).into()) } else { None }
}

/// What a move can begin with.
#[derive(Copy, Clone)]
enum First {
    Other,
    File,
    Castling,
    Piece(Role),
}

static FIRST: [First; 256] = {
    let mut table = [First::Other; 256];
    let mut file = b'a';
    while file <= b'h' {
        table[file as usize] = First::File;
        file += 1;
    }
    table[b'O' as usize] = First::Castling;
    table[b'0' as usize] = First::Castling;
    table[b'P' as usize] = First::Piece(Role::Pawn);
    table[b'N' as usize] = First::Piece(Role::Knight);
    table[b'B' as usize] = First::Piece(Role::Bishop);
    table[b'R' as usize] = First::Piece(Role::Rook);
    table[b'Q' as usize] = First::Piece(Role::Queen);
    table[b'K' as usize] = First::Piece(Role::King);
    table
};

/// What a character before the square of arrival says about the square left: signs nothing, others that it is nowhere.
static SAYS: [Bitboard; 256] = {
    let mut table = [Bitboard::EMPTY; 256];
    let mut index = 0;
    while index < 8 {
        table[b'a' as usize + index] = Bitboard(0x0101_0101_0101_0101 << index);
        table[b'1' as usize + index] = Bitboard(0xff << (8 * index));
        index += 1;
    }
    table[b'x' as usize] = Bitboard::ALL;
    table[b'-' as usize] = Bitboard::ALL;
    table
};

#[cold]
fn read_castling(position: &Position, token: &[u8]) -> Result<Move, SanError> {
    let wing = match token {
        b"O-O" | b"0-0" => Wing::King,
        b"O-O-O" | b"0-0-0" => Wing::Queen,
        _ => return Err(SanError::Form),
    };
    position.judge_castling(wing).map_err(|_| SanError::NoMove)
}
