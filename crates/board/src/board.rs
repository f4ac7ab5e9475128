use core::fmt;

use crate::{Bitboard, Color, File, Piece, Rank, Role, Square, attacks};

/// Pieces on squares, and nothing else: no turn, no history, no lawfulness.
///
/// Four words hold it: each role is a pattern over three planes, and the fourth plane tells White's pieces. Finding the
/// pieces of a role costs two or three operations, and taking whatever stands on a square off the board costs four.
///
/// ```
/// use jadoube_board::{Board, Piece, Role, Square};
/// let mut board = Board::STANDARD;
/// let knight = board.take(Square::G1).unwrap();
/// board.put(Square::F3, knight);
/// assert_eq!(board.piece_at(Square::F3), Piece::from_char('N'));
/// assert_eq!(board.role(Role::Knight).len(), 4);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Board {
    /// Pawns, bishops and queens.
    pub(crate) x: u64,
    /// Knights, bishops and kings.
    pub(crate) y: u64,
    /// Rooks, queens and kings.
    pub(crate) z: u64,
    /// White pieces of any role.
    pub(crate) white: u64,
}

/// The planes of [`Board`] that a role has a bit in, as masks.
#[inline(always)]
pub(crate) const fn planes(role: Role) -> (u64, u64, u64) {
    // The roles are numbered so that no branch has to ask which it is: a processor guesses wrong at every other move.
    let bits = role as u64 + 1;
    ((bits & 1).wrapping_neg(), (bits >> 1 & 1).wrapping_neg(), (bits >> 2 & 1).wrapping_neg())
}

impl Board {
    /// A bare board.
    pub const EMPTY: Board = Board { x: 0, y: 0, z: 0, white: 0 };

    /// The initial position of Article 2.3.
    pub const STANDARD: Board = Board {
        x: 0x2c00_0000_0000_002c | 0x00ff_0000_0000_ff00,
        y: 0x7600_0000_0000_0076,
        z: 0x9900_0000_0000_0099,
        white: 0xffff,
    };

    /// Squares with a piece on them.
    #[inline(always)]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.x | self.y | self.z)
    }

    /// Squares with a piece of this color.
    #[inline(always)]
    pub const fn color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(self.white),
            Color::Black => Bitboard(self.occupied().0 & !self.white),
        }
    }

    /// Squares with a piece of this role, of either color.
    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard {
        let (x, y, z) = planes(role);
        Bitboard(self.occupied().0 & !(self.x ^ x) & !(self.y ^ y) & !(self.z ^ z))
    }

    /// Squares with this piece.
    #[inline]
    pub const fn pieces(&self, piece: Piece) -> Bitboard {
        Bitboard(self.role(piece.role).0 & self.color(piece.color).0)
    }

    /// Bishops and queens.
    #[inline(always)]
    pub(crate) const fn diagonal_sliders(&self) -> Bitboard {
        Bitboard(self.x & (self.y | self.z))
    }

    /// Rooks and queens.
    #[inline(always)]
    pub(crate) const fn orthogonal_sliders(&self) -> Bitboard {
        Bitboard(self.z & !self.y)
    }

    /// Bishops, rooks and queens.
    #[inline(always)]
    pub(crate) const fn sliders(&self) -> Bitboard {
        Bitboard(self.x & self.y | self.z & !self.y)
    }

    /// The role of the piece on a square.
    #[inline]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        let at = square as u32;
        let pattern = (self.x >> at & 1) | (self.y >> at & 1) << 1 | (self.z >> at & 1) << 2;
        match pattern {
            1 => Some(Role::Pawn),
            2 => Some(Role::Knight),
            3 => Some(Role::Bishop),
            4 => Some(Role::Rook),
            5 => Some(Role::Queen),
            6 => Some(Role::King),
            _ => None,
        }
    }

    /// The color of the piece on a square.
    #[inline]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.white >> square as u32 & 1 != 0 {
            Some(Color::White)
        } else if self.occupied().contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// The piece on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.color_at(square), self.role_at(square)) {
            (Some(color), Some(role)) => Some(Piece { color, role }),
            _ => None,
        }
    }

    /// Puts a piece on a square; what stood there is gone.
    #[inline]
    pub const fn put(&mut self, square: Square, piece: Piece) {
        self.clear(Bitboard::of(square));
        let bit = Bitboard::of(square).0;
        let (x, y, z) = planes(piece.role);
        self.x |= bit & x;
        self.y |= bit & y;
        self.z |= bit & z;
        if matches!(piece.color, Color::White) {
            self.white |= bit;
        }
    }

    /// Takes the piece off a square.
    #[inline]
    pub const fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        self.clear(Bitboard::of(square));
        piece
    }

    /// Takes everything off these squares.
    #[inline(always)]
    pub const fn clear(&mut self, squares: Bitboard) {
        self.x &= !squares.0;
        self.y &= !squares.0;
        self.z &= !squares.0;
        self.white &= !squares.0;
    }

    /// The one king of a color; `None` when there is no king or more than one.
    #[inline]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.pieces(Piece { color, role: Role::King }).single()
    }

    /// The pieces of `color` that attack `square` when the squares of `occupied` are taken, in the sense of 3.1.2 and
    /// 3.1.3: a piece attacks also where moving it would leave its own king in check.
    pub fn attackers(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        let lines = attacks::rook(square, occupied) & self.orthogonal_sliders()
            | attacks::bishop(square, occupied) & self.diagonal_sliders();
        let steps = attacks::knight(square) & self.role(Role::Knight)
            | attacks::king(square) & self.role(Role::King)
            | attacks::pawn(!color, square) & self.role(Role::Pawn);
        (lines | steps) & self.color(color)
    }

    /// Whether a piece of `color` attacks a square (3.1.2, 3.1.3). It is cheaper than asking [which ones](Board::attackers):
    /// mostly no piece has a line to the square at all.
    #[inline]
    pub fn is_attacked(&self, square: Square, color: Color) -> bool {
        self.is_attacked_when(square, color, self.occupied())
    }

    /// The same when the squares of `occupied` are taken.
    #[inline]
    pub(crate) fn is_attacked_when(&self, square: Square, color: Color, occupied: Bitboard) -> bool {
        let theirs = self.color(color);
        let steps = attacks::knight(square) & self.role(Role::Knight)
            | attacks::king(square) & self.role(Role::King)
            | attacks::pawn(!color, square) & self.role(Role::Pawn);
        if steps.meets(theirs) {
            return true;
        }
        let aimed = attacks::tables::ROOK_LINES[square as usize] & self.orthogonal_sliders()
            | attacks::tables::BISHOP_LINES[square as usize] & self.diagonal_sliders();
        (aimed & theirs).into_iter().any(|slider| !attacks::between(square, slider).meets(occupied))
    }

    /// Every square that the pieces of `color` attack (3.1.2, 3.1.3), squares of their own pieces included.
    pub fn attacked_by(&self, color: Color) -> Bitboard {
        self.iter()
            .filter(|(_, piece)| piece.color == color)
            .fold(Bitboard::EMPTY, |seen, (square, piece)| seen | attacks::of(piece, square, self.occupied()))
    }

    /// The pieces with their squares, a1 first.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The same board with the colors exchanged and the ranks reversed: what White had, Black has.
    #[must_use]
    pub const fn mirrored(&self) -> Board {
        Board {
            x: self.x.swap_bytes(),
            y: self.y.swap_bytes(),
            z: self.z.swap_bytes(),
            white: (self.occupied().0 & !self.white).swap_bytes(),
        }
    }
}

impl FromIterator<(Square, Piece)> for Board {
    fn from_iter<I: IntoIterator<Item = (Square, Piece)>>(pieces: I) -> Board {
        let mut board = Board::EMPTY;
        for (square, piece) in pieces {
            board.put(square, piece);
        }
        board
    }
}

/// A diagram of eight lines, the eighth rank first, as White sees the board.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let letter = self.piece_at(Square::new(file, rank)).map_or('.', Piece::to_char);
                write!(f, "{letter}{}", if file == File::H { '\n' } else { ' ' })?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_2_3_initial_position() {
        let diagram = "r n b q k b n r\np p p p p p p p\n. . . . . . . .\n. . . . . . . .\n\
                       . . . . . . . .\n. . . . . . . .\nP P P P P P P P\nR N B Q K B N R\n";
        assert_eq!(format!("{:?}", Board::STANDARD), diagram);
        assert_eq!(Board::STANDARD.mirrored(), Board::STANDARD);
    }

    #[test]
    fn every_piece_on_every_square_is_found_and_taken() {
        for square in Square::ALL {
            for color in Color::ALL {
                for role in Role::ALL {
                    let mut board = Board::STANDARD;
                    board.put(square, role.of(color));
                    assert_eq!(board.piece_at(square), Some(role.of(color)));
                    assert!(board.role(role).contains(square) && board.color(color).contains(square));
                    assert_eq!(board.take(square), Some(role.of(color)));
                    assert_eq!(board.piece_at(square), None);
                    assert_eq!(board.take(square), None);
                    assert!(!board.occupied().contains(square));
                }
            }
        }
    }

    #[test]
    fn a_square_is_attacked_when_somebody_attacks_it() {
        let mut position = crate::Position::standard();
        let mut draw = 7u32;
        for _ in 0..400 {
            let board = position.board();
            for (square, color) in Square::ALL.into_iter().flat_map(|square| Color::ALL.map(|color| (square, color))) {
                let attackers = board.attackers(square, color, board.occupied());
                assert_eq!(board.is_attacked(square, color), attackers.any(), "{board:?} {square:?} {color:?}");
            }
            draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let moves = position.legal_moves();
            let count = moves.iter().count();
            let next = (count > 0).then(|| moves.iter().nth((draw >> 8) as usize % count)).flatten();
            position = next.map_or_else(crate::Position::standard, |m| position.after(m));
        }
    }
}
