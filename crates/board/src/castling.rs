use core::fmt;

use crate::{Bitboard, Color, File, Rank, Square};

/// The two kinds of castling by where king and rook end, which is the same in chess and Chess960 (3.8.2,
/// Guideline II.3.2.6).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Wing {
    /// 0-0: the king ends in the g-file, the rook in the f-file.
    King,
    /// 0-0-0: the king ends in the c-file, the rook in the d-file.
    Queen,
}

impl Wing {
    /// Both, the king's wing first.
    pub const ALL: [Wing; 2] = [Wing::King, Wing::Queen];

    /// Where the king of `color` ends.
    #[inline(always)]
    pub const fn king_to(self, color: Color) -> Square {
        let file = match self {
            Wing::King => File::G,
            Wing::Queen => File::C,
        };
        Square::new(file, Rank::First.seen_by(color))
    }

    /// Where the rook of `color` ends.
    #[inline(always)]
    pub const fn rook_to(self, color: Color) -> Square {
        let file = match self {
            Wing::King => File::F,
            Wing::Queen => File::D,
        };
        Square::new(file, Rank::First.seen_by(color))
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wing::King => "0-0",
            Wing::Queen => "0-0-0",
        })
    }
}

/// Who has not yet lost the right to castle with which rook (3.8.2.1): the squares of these rooks.
///
/// A right says that neither the king nor this rook has moved, not that castling is possible now. Naming the rook by its
/// square serves every Chess960 array, also when the two players' arrays differ.
///
/// ```
/// use jadoube_board::{Castling, Color, Square};
/// let castling = Castling::STANDARD;
/// assert!(castling.has(Square::H8));
/// assert_eq!(castling.rooks(Color::White).len(), 2);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Castling(pub(crate) u64);

impl Castling {
    /// Nobody may castle any more.
    pub const NONE: Castling = Castling(0);
    /// Both players on both wings, with rooks in the corners.
    pub const STANDARD: Castling = Castling(0x8100_0000_0000_0081);

    /// The rights of these rooks. Squares off the first and eighth rank mean nothing and are left out.
    #[inline]
    pub const fn from_rooks(rooks: Bitboard) -> Castling {
        Castling(rooks.0 & Bitboard::BACK_RANKS.0)
    }

    /// The squares of the rooks that `color` may still castle with.
    #[inline(always)]
    pub const fn rooks(self, color: Color) -> Bitboard {
        Bitboard(self.0 & Bitboard::of_rank(Rank::First.seen_by(color)).0)
    }

    /// The squares of all rooks that may still castle.
    #[inline]
    pub const fn all_rooks(self) -> Bitboard {
        Bitboard(self.0)
    }

    /// Whether the rook on `rook` may still castle.
    #[inline]
    pub const fn has(self, rook: Square) -> bool {
        self.0 >> rook as u32 & 1 != 0
    }

    /// Whether nobody may castle any more.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rook with which a king on `king` still may castle on a wing: the one to the king's right as White sees
    /// it for [`Wing::King`], to the left for [`Wing::Queen`]. Where a setup claims two on one side, it is the outer one,
    /// as X-FEN reads `K` and `Q`.
    #[inline]
    pub const fn rook(self, color: Color, wing: Wing, king: Square) -> Option<Square> {
        let side = self.rooks_beside(color, wing, king);
        match wing {
            Wing::King => side.last(),
            Wing::Queen => side.first(),
        }
    }

    /// The squares of all rooks on that side of the king for which a right is claimed.
    #[inline]
    pub(crate) const fn rooks_beside(self, color: Color, wing: Wing, king: Square) -> Bitboard {
        let below_king = Bitboard::of(king).0 - 1;
        let side = match wing {
            Wing::King => !below_king & !Bitboard::of(king).0,
            Wing::Queen => below_king,
        };
        Bitboard(self.rooks(color).0 & side)
    }

    /// The rights without those of the rooks on these squares.
    #[inline(always)]
    pub const fn without(self, squares: Bitboard) -> Castling {
        Castling(self.0 & !squares.0)
    }

    /// The rights with that of a rook on `rook`.
    #[inline]
    pub const fn with(self, rook: Square) -> Castling {
        Castling::from_rooks(Bitboard(self.0 | 1 << rook as u32))
    }
}

impl fmt::Debug for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.all_rooks()).finish()
    }
}
