use core::fmt;
use core::str::FromStr;

use crate::{Bitboard, Color, Position, Role, Square, Wing};

/// What is special about a move besides its two squares.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    /// A piece goes from one square to another and captures what stands there (3.1).
    Plain,
    /// A pawn advances two squares (3.7.2).
    DoubleStep,
    /// A pawn captures one that has just made a double step (3.7.3.1; 3.7.4.1 in 2018, 3.7.d before).
    EnPassant,
    /// A pawn reaches the last rank and becomes a knight (3.7.3.3; 3.7.5.1 in 2018, 3.7.e before).
    ToKnight,
    /// ... a bishop.
    ToBishop,
    /// ... a rook.
    ToRook,
    /// ... a queen.
    ToQueen,
    /// Castling with the rook on the king's right as White sees it (3.8.2).
    CastlingKing,
    /// Castling with the rook on the king's left as White sees it.
    CastlingQueen,
}

impl MoveKind {
    /// The promotion to this role; `None` for a pawn or a king, which no pawn can become.
    #[inline]
    pub const fn promotion(role: Role) -> Option<MoveKind> {
        match role {
            Role::Knight => Some(MoveKind::ToKnight),
            Role::Bishop => Some(MoveKind::ToBishop),
            Role::Rook => Some(MoveKind::ToRook),
            Role::Queen => Some(MoveKind::ToQueen),
            Role::Pawn | Role::King => None,
        }
    }

    /// Castling on this wing.
    #[inline]
    pub const fn castling(wing: Wing) -> MoveKind {
        match wing {
            Wing::King => MoveKind::CastlingKing,
            Wing::Queen => MoveKind::CastlingQueen,
        }
    }
}

/// A move in four bytes. It is read together with the position that it is played in.
///
/// In castling, [`Move::from`] and [`Move::to`] are the king's squares, which in Chess960 may be the same square.
///
/// ```
/// use jadoube_board::{Position, Square};
/// let position = Position::standard();
/// let moves: Vec<_> = position.legal_moves().iter().filter(|m| m.to() == Square::F3).collect();
/// assert_eq!(moves.len(), 2); // f2-f3 and Ng1-f3
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) role: Role,
    pub(crate) kind: MoveKind,
}

impl Move {
    /// A move that is neither castling nor a promotion nor a capture en passant. Legality is not checked: see
    /// [`Position::judge`].
    ///
    /// ```
    /// use jadoube_board::{Move, MoveKind, Role, Square};
    /// assert_eq!(Move::simple(Role::Pawn, Square::E2, Square::E4).kind(), MoveKind::DoubleStep);
    /// assert_eq!(Move::simple(Role::Rook, Square::E2, Square::E4).kind(), MoveKind::Plain);
    /// ```
    #[inline(always)]
    #[must_use]
    pub const fn simple(role: Role, from: Square, to: Square) -> Move {
        // Between ranks 2 and 4, or 7 and 5, this bit alone differs; no other move of a pawn that does not promote is like that.
        let two = from as u8 ^ to as u8 == 16;
        let kind = if matches!(role, Role::Pawn) & two { MoveKind::DoubleStep } else { MoveKind::Plain };
        Move { from, to, role, kind }
    }

    /// Where the piece starts; in castling, the king.
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where the piece ends; in castling, the king.
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// What moves; a pawn also when it promotes, the king also when it castles.
    #[inline]
    pub const fn role(self) -> Role {
        self.role
    }

    /// What is special about it.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// What a pawn becomes.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::ToKnight => Some(Role::Knight),
            MoveKind::ToBishop => Some(Role::Bishop),
            MoveKind::ToRook => Some(Role::Rook),
            MoveKind::ToQueen => Some(Role::Queen),
            _ => None,
        }
    }

    /// On which wing it castles.
    #[inline]
    pub const fn castling(self) -> Option<Wing> {
        match self.kind {
            MoveKind::CastlingKing => Some(Wing::King),
            MoveKind::CastlingQueen => Some(Wing::Queen),
            _ => None,
        }
    }

    /// The square that a double step passes over.
    #[inline(always)]
    pub(crate) fn passed(self) -> Square {
        Square::wrapping((self.from as u32 + self.to as u32) / 2)
    }

    /// The square whose piece it captures in `position`, which en passant is not the square of arrival.
    #[inline]
    pub fn captures(self, position: &Position) -> Option<Square> {
        match self.kind {
            MoveKind::EnPassant => Some(self.to.en_passant_neighbour()),
            MoveKind::CastlingKing | MoveKind::CastlingQueen => None,
            _ => position.board().occupied().contains(self.to).then_some(self.to),
        }
    }

    /// The move of the mirrored position ([`Position::mirrored`]).
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Move {
        Move { from: self.from.flip_vertical(), to: self.to.flip_vertical(), ..self }
    }

    /// Squares and promotion letter, as UCI writes a move: `e2e4`, `e7e8q`. Castling is `e1g1` where king and rooks stand
    /// as in chess, and the king's square with the rook's where `position` needs Chess960 to say it. [`Position::judge`]
    /// reads both. Since that depends on the rights that remain, a program that plays Chess960 writes the whole game
    /// with [`Move::to_chess960_coordinates`].
    pub fn to_coordinates(self, position: &Position) -> Coordinates {
        if position.is_standard_array() {
            Coordinates { from: self.from, to: self.to, promotion: self.promotion() }
        } else {
            self.to_chess960_coordinates(position)
        }
    }

    /// The same with castling always as the king's square and the rook's, as UCI has it with `UCI_Chess960`.
    pub fn to_chess960_coordinates(self, position: &Position) -> Coordinates {
        let rook = self.castling().and_then(|wing| position.castling().rook(position.turn(), wing, self.from));
        Coordinates { from: self.from, to: rook.unwrap_or(self.to), promotion: self.promotion() }
    }
}

/// Two squares and a promotion, without a position: what a hand does, or what a program sends.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Coordinates {
    /// The square left.
    pub from: Square,
    /// The square reached; a king that goes to its own rook castles with it.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<Role>,
}

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.to_char()))
    }
}

/// The text is not two squares and perhaps a promotion letter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotCoordinates;

impl fmt::Display for NotCoordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected two squares and, for a promotion, one of q, r, b and n, as in e2e4 or e7e8q")
    }
}

impl core::error::Error for NotCoordinates {}

/// ```
/// use jadoube_board::Coordinates;
/// let played: Coordinates = "e7e8q".parse()?;
/// assert_eq!(played.to_string(), "e7e8q");
/// # Ok::<(), jadoube_board::NotCoordinates>(())
/// ```
impl FromStr for Coordinates {
    type Err = NotCoordinates;

    fn from_str(text: &str) -> Result<Coordinates, NotCoordinates> {
        let square = |part: Option<&str>| part.and_then(|part| part.parse().ok()).ok_or(NotCoordinates);
        let (from, to) = (square(text.get(..2))?, square(text.get(2..4))?);
        let mut letters = text.get(4..).ok_or(NotCoordinates)?.chars();
        let promotion = match letters.next() {
            None => None,
            Some(letter) => {
                let role = Role::from_char(letter).filter(|role| Role::PROMOTIONS.contains(role));
                Some(role.filter(|_| letters.next().is_none()).ok_or(NotCoordinates)?)
            }
        };
        Ok(Coordinates { from, to, promotion })
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = Coordinates { from: self.from, to: self.to, promotion: self.promotion() };
        match self.kind {
            MoveKind::EnPassant => write!(f, "{squares} e.p."),
            MoveKind::CastlingKing => write!(f, "{squares} 0-0"),
            MoveKind::CastlingQueen => write!(f, "{squares} 0-0-0"),
            _ => write!(f, "{squares}"),
        }
    }
}

impl Square {
    /// The square beside which an en passant capture on `self` finds its victim: e6 and e5, e3 and e4.
    #[inline(always)]
    pub(crate) const fn en_passant_neighbour(self) -> Square {
        Square::wrapping(self as u32 ^ 8)
    }
}

/// Legal moves that differ only in one square. The generator gives moves as such sets, so that counting them is
/// counting bits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MoveSet {
    /// Moves of one piece that is not a pawn, castling apart.
    Piece {
        /// What moves.
        role: Role,
        /// From where.
        from: Square,
        /// To any of these.
        to: Bitboard,
    },
    /// Moves of pawns in one direction.
    Pawns {
        /// How far the index of the square grows by the move; negative for Black.
        step: i8,
        /// To any of these.
        to: Bitboard,
        /// Whether the pawns promote there, in one of four ways each.
        promote: bool,
    },
    /// A capture en passant.
    EnPassant {
        /// The capturing pawn's square.
        from: Square,
        /// The square that the captured pawn passed over.
        to: Square,
    },
    /// Castling.
    Castling {
        /// The king's square.
        from: Square,
        /// The king's color.
        color: Color,
        /// The side of the rook.
        wing: Wing,
    },
}

impl MoveSet {
    /// How many moves are in the set.
    #[inline(always)]
    pub const fn len(self) -> usize {
        match self {
            MoveSet::Piece { to, .. } => to.len(),
            MoveSet::Pawns { to, promote: false, .. } => to.len(),
            MoveSet::Pawns { to, promote: true, .. } => 4 * to.len(),
            MoveSet::EnPassant { .. } | MoveSet::Castling { .. } => 1,
        }
    }

    /// Whether no move is in the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        match self {
            MoveSet::Piece { to, .. } | MoveSet::Pawns { to, .. } => to.is_empty(),
            MoveSet::EnPassant { .. } | MoveSet::Castling { .. } => false,
        }
    }

    /// Calls `f` with each move of the set. Inside [`Position::visit_moves`] this is the fastest way through them.
    #[inline(always)]
    pub fn for_each(self, mut f: impl FnMut(Move)) {
        match self {
            MoveSet::Piece { to, .. } | MoveSet::Pawns { to, promote: false, .. } => {
                for to in to {
                    f(self.nth_move(to, 0));
                }
            }
            MoveSet::Pawns { to, promote: true, .. } => {
                for to in to {
                    for promotion in 0..4 {
                        f(self.nth_move(to, promotion));
                    }
                }
            }
            MoveSet::EnPassant { to, .. } => f(self.nth_move(to, 0)),
            MoveSet::Castling { color, wing, .. } => f(self.nth_move(wing.king_to(color), 0)),
        }
    }

    /// The move of the set to a square, for promotions in one of four ways.
    #[inline(always)]
    pub(crate) const fn nth_move(self, to: Square, promotion: usize) -> Move {
        const PROMOTIONS: [MoveKind; 4] = [MoveKind::ToQueen, MoveKind::ToRook, MoveKind::ToBishop, MoveKind::ToKnight];
        match self {
            MoveSet::Piece { role, from, .. } => Move { from, to, role, kind: MoveKind::Plain },
            MoveSet::Pawns { step, promote, .. } => {
                let kind = match (promote, step) {
                    (true, _) => PROMOTIONS[promotion & 3],
                    (false, 16 | -16) => MoveKind::DoubleStep,
                    (false, _) => MoveKind::Plain,
                };
                let from = Square::wrapping((to as u32).wrapping_sub(step as u32));
                Move { from, to, role: Role::Pawn, kind }
            }
            MoveSet::EnPassant { from, .. } => Move { from, to, role: Role::Pawn, kind: MoveKind::EnPassant },
            MoveSet::Castling { from, wing, .. } => Move { from, to, role: Role::King, kind: MoveKind::castling(wing) },
        }
    }
}
