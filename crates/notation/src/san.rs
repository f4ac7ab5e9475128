//! English short algebraic notation, the move text of PGN, read as fast as possible.
//!
//! This reader takes what programs write. What people write, and why something is not a move, is for [`crate::read()`].

use std::error::Error;
use std::fmt;

use jadoube_board::{Bitboard, Move, Position, Role, Square, Wing};

use crate::resolve::{Kings, Unresolved, resolve, resolve_unguarded, resolve_usual};

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

/// In English. [`crate::read()`] says why a move is not legal.
impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SanError::Form => "this is not a move in SAN",
            SanError::NoMove => "there is no such legal move",
            SanError::Ambiguous => "more than one legal move is written this way",
        })
    }
}

impl Error for SanError {}

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
    San::read(token).ok_or(SanError::Form)?.find(position)
}

/// What a token in SAN says, whatever the position.
///
/// Its fields are numbers, and fill sixteen bytes: an `Option` of it, or an enum with it inside, would otherwise keep its variant in one
/// of them and be copied in parts that overlap. A processor that reads what it has just written in other parts has to wait.
#[derive(Copy, Clone, Eq)]
pub struct San {
    /// What castles comes from anywhere.
    among: Bitboard,
    /// The square of arrival.
    to: u8,
    role: u8,
    /// A [`Special`].
    special: u8,
    /// An [`Ending`].
    ending: u8,
    /// Characters between the man and the square of arrival. Only [`San::marks_capture`] looks at them, which is rarely called.
    signs: u32,
}

impl PartialEq for San {
    fn eq(&self, other: &San) -> bool {
        let said = |san: &San| (san.among, san.to, san.role, san.special, san.ending, san.marks_capture());
        said(self) == said(other)
    }
}

/// The sign at the very end of a token.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Neither of these.
    Plain,
    /// `+`
    Check,
    /// `#`
    Mate,
}

/// What is said besides the man and the squares.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Special {
    Nothing,
    /// The token does not have the form of SAN at all: only for [`San::NONE`].
    NoSan,
    CastlingKing,
    CastlingQueen,
    ToKnight,
    ToBishop,
    ToRook,
    ToQueen,
}

impl Ending {
    /// That of a token.
    #[inline]
    pub fn of(token: &[u8]) -> Ending {
        match token.last() {
            Some(b'+') => Ending::Check,
            Some(b'#') => Ending::Mate,
            _ => Ending::Plain,
        }
    }
}

impl San {
    /// Stands for what is not a `San`. An `Option` would be copied in parts.
    pub(crate) const NONE: San =
        San { among: Bitboard::EMPTY, to: 0, role: 0, special: Special::NoSan as u8, ending: 0, signs: 0 };

    /// `None` for [`San::NONE`].
    #[inline(always)]
    pub(crate) fn known(self) -> Option<San> {
        (self.special != Special::NoSan as u8).then_some(self)
    }

    /// Reads what [`read_san`] takes; `None` for what does not have the form of SAN.
    #[inline]
    pub fn read(token: &[u8]) -> Option<San> {
        let mut rest = token;
        while let [before @ .., b'+' | b'#' | b'!' | b'?'] = rest {
            rest = before;
        }
        let role = match FIRST[usize::from(*rest.first()?)] {
            First::Piece(role) => {
                rest = &rest[1..];
                role
            }
            First::File => Role::Pawn,
            First::Castling => {
                let special = castling(rest)?;
                return Some(San::new(Bitboard::ALL, Square::A1, Role::King, special, token));
            }
            First::Other => return None,
        };
        let mut special = Special::Nothing;
        if let [before @ .., letter @ (b'Q' | b'R' | b'B' | b'N')] = rest {
            special = match letter {
                b'Q' => Special::ToQueen,
                b'R' => Special::ToRook,
                b'B' => Special::ToBishop,
                _ => Special::ToKnight,
            };
            rest = before.strip_suffix(b"=").unwrap_or(before);
        }
        let [origin @ .., file, rank] = rest else { return None };
        let to = square(*file, *rank)?;
        // At most a file, a rank and a sign; what is not there says as little as a sign.
        let said = |index: usize| SAYS[usize::from(origin.get(index).copied().unwrap_or(b'x'))];
        let among = said(0) & said(1) & said(2);
        if among.is_empty() || origin.len() > 3 {
            return None;
        }
        Some(San::new(among, to, role, special, token))
    }

    /// The token that begins these eight bytes and its length, if a blank follows it and it is written as programs write most moves:
    /// no promotion. The same as [`San::read`] of it.
    ///
    /// Tokens have every length and shape, and a processor that goes on before it knows which guesses wrong at every other
    /// move. So all eight bytes are taken together, and nothing here is asked that is not nearly always so.
    #[inline(always)]
    pub(crate) fn common(word: u64) -> Option<(San, usize)> {
        // The highest bit of each byte up to the first blank is set where the byte is a blank or a control character.
        let blanks = word.wrapping_sub(0x2121_2121_2121_2121) & !word & 0x8080_8080_8080_8080;
        let length = blanks.trailing_zeros() >> 3;
        let from_byte = |index: u32| word >> (8 * (index & 7));
        let ending = ENDINGS[usize::from(from_byte(length.wrapping_sub(1)) as u8)];
        // Without the sign; the square of arrival is at the end.
        let end = length.wrapping_sub(u32::from(ending != 0));
        // Its file and its rank, in two bytes. Anything that is not a square has a higher bit in one of them.
        let to = (from_byte(end.wrapping_sub(2)) as u16).wrapping_sub(u16::from_le_bytes(*b"a1"));
        let Leads { role, letters } = LEADS[usize::from(word as u8)];
        let before = end.wrapping_sub(2).wrapping_sub(u32::from(letters));
        let origin = word >> (8 * u32::from(letters & 1));
        let told = (1u64 << (8 * (before & 3))) - 1;
        // Missing characters count as hyphens, which say nothing.
        let origin = origin & told | 0x2d_2d_2d & !told;
        let among = SAYS[usize::from(origin as u8)]
            & SAYS[usize::from((origin >> 8) as u8)]
            & SAYS[usize::from((origin >> 16) as u8)];
        if (blanks == 0) | (before > 3) | (to & 0xf8_f8 != 0) | among.is_empty() {
            let special = castling_word(word, length)?;
            let san = San { among: Bitboard::ALL, role: Role::King as u8, special: special as u8, ..San::NONE };
            return Some((san, length as usize));
        }
        let san = San {
            among,
            to: (to | to >> 5) as u8,
            role: role as u8,
            special: Special::Nothing as u8,
            ending,
            signs: origin as u32,
        };
        Some((san, length as usize))
    }

    #[inline(always)]
    fn new(among: Bitboard, to: Square, role: Role, special: Special, token: &[u8]) -> San {
        // Behind a piece, a file, or a whole square.
        let marks_capture = token.iter().skip(1).take(3).any(|&byte| byte == b'x');
        San {
            among,
            to: to as u8,
            role: role as u8,
            special: special as u8,
            ending: Ending::of(token) as u8,
            signs: if marks_capture { b'x'.into() } else { 0 },
        }
    }

    /// Whether the sign for a capture is written.
    #[inline]
    pub fn marks_capture(&self) -> bool {
        // A byte of this is zero where the sign is.
        let others = self.signs ^ u32::from_le_bytes(*b"xxxx");
        others.wrapping_sub(0x0101_0101) & !others & 0x8080_8080 != 0
    }

    /// The sign for check or mate.
    #[inline]
    pub fn ending(&self) -> Ending {
        match self.ending {
            0 => Ending::Plain,
            1 => Ending::Check,
            _ => Ending::Mate,
        }
    }

    #[inline(always)]
    fn to(&self) -> Square {
        Square::from_index(usize::from(self.to & 63)).unwrap_or(Square::A1)
    }

    #[inline(always)]
    fn role(&self) -> Role {
        // An array, so that nothing has to be compared.
        const ALL: [Role; 8] =
            [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King, Role::King, Role::King];
        ALL[usize::from(self.role & 7)]
    }

    fn special(&self) -> Special {
        const ALL: [Special; 8] = [
            Special::Nothing,
            Special::NoSan,
            Special::CastlingKing,
            Special::CastlingQueen,
            Special::ToKnight,
            Special::ToBishop,
            Special::ToRook,
            Special::ToQueen,
        ];
        ALL[usize::from(self.special & 7)]
    }

    /// The legal move that it means here.
    #[inline(always)]
    pub fn find(&self, position: &Position) -> Result<Move, SanError> {
        self.find_knowing(position, Kings::Unknown)
    }

    /// The legal move that it means here, for those who know something about the king of the player to move. What they know changes
    /// how long it takes, and nothing else.
    #[inline(always)]
    pub fn find_knowing(&self, position: &Position, known: Kings) -> Result<Move, SanError> {
        match self.find_usual(position, known) {
            Some(m) => Ok(m),
            None => self.find_any(position),
        }
    }

    /// The same for usual moves: not castling, not promotions, not captures en passant. `None` decides nothing.
    #[inline(always)]
    pub fn find_usual(&self, position: &Position, known: Kings) -> Option<Move> {
        debug_assert!(known == Kings::Unknown || !position.is_check(), "{position}");
        if self.special != Special::Nothing as u8 {
            return None;
        }
        resolve_usual(position, known, self.role(), self.among, self.to())
    }

    /// Makes the move here if it is usual and legal. `None` decides nothing, and then nothing has changed.
    #[inline(always)]
    pub(crate) fn make_usual(&self, position: &mut Position) -> Option<Move> {
        if self.special != Special::Nothing as u8 {
            return None;
        }
        let m = resolve_unguarded(position, self.role(), self.among, self.to())?;
        position.make_if_safe(m).then_some(m)
    }

    /// The same, whatever the move is like.
    #[cold]
    #[inline(never)]
    pub fn find_any(&self, position: &Position) -> Result<Move, SanError> {
        let promotion = match self.special() {
            Special::Nothing => None,
            Special::ToKnight => Some(Role::Knight),
            Special::ToBishop => Some(Role::Bishop),
            Special::ToRook => Some(Role::Rook),
            Special::ToQueen => Some(Role::Queen),
            Special::CastlingKing => return position.castles(Wing::King).ok_or(SanError::NoMove),
            Special::CastlingQueen => return position.castles(Wing::Queen).ok_or(SanError::NoMove),
            Special::NoSan => return Err(SanError::Form),
        };
        Ok(resolve(position, self.role(), self.among, self.to(), promotion)?)
    }
}

impl fmt::Debug for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("San")
            .field("among", &self.among)
            .field("to", &self.to())
            .field("role", &self.role())
            .field("special", &self.special())
            .field("marks_capture", &self.marks_capture())
            .field("ending", &self.ending())
            .finish()
    }
}

/// Castling as programs write it without a sign, before a blank.
#[cold]
#[inline(never)]
fn castling_word(word: u64, length: u32) -> Option<Special> {
    match (word.to_le_bytes(), length) {
        ([b'O', b'-', b'O', ..], 3) => Some(Special::CastlingKing),
        ([b'O', b'-', b'O', b'-', b'O', ..], 5) => Some(Special::CastlingQueen),
        _ => None,
    }
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

/// What moves other than castling begin with: the man, and how many letters it takes to name it. For what begins no move there are
/// more letters than a token has.
#[derive(Copy, Clone)]
struct Leads {
    role: Role,
    letters: u8,
}

static LEADS: [Leads; 256] = {
    let mut table = [Leads { role: Role::Pawn, letters: 99 }; 256];
    let mut byte = 0;
    while byte < 256 {
        match FIRST[byte] {
            First::Piece(role) => table[byte] = Leads { role, letters: 1 },
            First::File => table[byte] = Leads { role: Role::Pawn, letters: 0 },
            First::Castling | First::Other => {}
        }
        byte += 1;
    }
    table
};

/// The [`Ending`] that a character at the end of a token stands for.
static ENDINGS: [u8; 256] = {
    let mut table = [Ending::Plain as u8; 256];
    table[b'+' as usize] = Ending::Check as u8;
    table[b'#' as usize] = Ending::Mate as u8;
    table
};

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
fn castling(token: &[u8]) -> Option<Special> {
    match token {
        b"O-O" | b"0-0" => Some(Special::CastlingKing),
        b"O-O-O" | b"0-0-0" => Some(Special::CastlingQueen),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// [`San::common`] of a text.
    fn begins(text: &[u8]) -> Option<(San, usize)> {
        San::common(u64::from_le_bytes(*text.first_chunk::<8>()?))
    }

    /// What [`San::common`] makes of a token that stands before a blank.
    fn common(token: &str) -> Option<San> {
        let text = format!("{token} 2. Nf3 and more");
        let (san, length) = begins(text.as_bytes())?;
        assert_eq!(length, token.len(), "{token}");
        Some(san)
    }

    #[test]
    fn common_words_are_read_at_once() {
        let mut count = 0;
        for man in ["", "N", "B", "R", "Q", "K", "P"] {
            for origin in ["", "x", "c", "cx", "5", "5x", "d4", "d4x", "d4-"] {
                for to in Square::ALL {
                    for sign in ["", "+", "#"] {
                        let token = format!("{man}{origin}{to}{sign}");
                        let at_once = common(&token);
                        // Pawns cannot begin with a sign or a rank; what fills eight bytes has no room for the blank.
                        let is_common =
                            (!man.is_empty() || !matches!(origin.bytes().next(), Some(b'x' | b'5'))) && token.len() < 8;
                        assert_eq!(at_once, San::read(token.as_bytes()).filter(|_| is_common), "{token}");
                        count += usize::from(at_once.is_some());
                    }
                }
            }
        }
        assert!(count > 10_000, "{count}");
    }

    #[test]
    fn castling_without_a_sign_is_read_at_once() {
        for token in ["O-O", "O-O-O"] {
            let at_once = common(token);
            assert!(at_once.is_some(), "{token}");
            assert_eq!(at_once, San::read(token.as_bytes()), "{token}");
        }
    }

    #[test]
    fn others_are_left_to_the_long_way() {
        for token in [
            "O-O+", "O-O-O+", "O-", "O-O-", "OO-O", "O--O", "0-0", "e8=Q", "e8Q", "e4!", "e4++", "0000", "Z0", "N",
            "a", "x", "Nx", "Kee", "e9", "i4", "Nbcd2",
        ] {
            assert_eq!(common(token), None, "{token}");
        }
    }

    proptest! {
        #[test]
        fn at_once_and_the_long_way_say_the_same(text in "[a-h1-8NBRQKPOx+#=! \\-\n.]{0,12}") {
            if let Some((san, length)) = begins(text.as_bytes()) {
                prop_assert!(text.as_bytes()[length] <= b' ');
                prop_assert_eq!(San::read(&text.as_bytes()[..length]), Some(san));
            }
        }

        #[test]
        fn any_bytes_are_read_the_same(bytes: [u8; 8]) {
            if let Some((san, length)) = begins(&bytes) {
                prop_assert_eq!(San::read(&bytes[..length]), Some(san));
            }
        }
    }
}
