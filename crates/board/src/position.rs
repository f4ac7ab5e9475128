use crate::{Bitboard, Board, Castling, Color, File, Move, MoveKind, Role, Setup, Square, attacks};

/// A position that can be played on: one king each, no pawn on a back rank, the player who has just moved not in check.
///
/// It is made from a [`Setup`], from a FEN, or by a move; 48 bytes, copied rather than undone. Whether it
/// could have come about in a game (3.10.3) is not asked: see
/// [`Setup::provably_unreachable`].
///
/// Equality is that of everything in the FEN, counters included. Article 9.2 asks for less:
/// [`Position::same_position`] and [`Position::key`].
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) castling: Castling,
    pub(crate) turn: Color,
    /// Only while a capture there is legal.
    pub(crate) en_passant: Option<Square>,
    pub(crate) halfmoves: u16,
    pub(crate) fullmoves: u32,
}

impl Position {
    /// The initial position of Article 2.3.
    pub const fn standard() -> Position {
        Position {
            board: Board::STANDARD,
            castling: Castling::STANDARD,
            turn: Color::White,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// The pieces on their squares.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The player to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The pieces of the player to move: like [`Board::color`], but without a branch on the side to move.
    ///
    /// ```
    /// use jadoube_board::{Color, Position};
    /// let start = Position::standard();
    /// assert_eq!(start.own(), start.board().color(Color::White));
    /// assert_eq!(start.after_null().unwrap().own(), start.board().color(Color::Black));
    /// ```
    #[inline(always)]
    pub const fn own(&self) -> Bitboard {
        Bitboard(self.board.occupied().0 & (self.board.white ^ (self.turn as u64).wrapping_neg()))
    }

    /// Who may still castle with which rook.
    #[inline]
    pub const fn castling(&self) -> Castling {
        self.castling
    }

    /// The square on which a pawn can now legally be captured en passant.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Moves by either player since the last capture or pawn move: 100 of them are the fifty moves of 9.3. It stops
    /// at 65 535.
    #[inline]
    pub const fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The number of the move that is to be played, as on a scoresheet; at least 1.
    #[inline]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// Where the king of `color` stands.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        self.board.pieces(Role::King.of(color)).first_or_a1()
    }

    /// The opponent's pieces that give check to the player to move (3.9.1).
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers(self.king(self.turn), !self.turn, self.board.occupied())
    }

    /// Whether the player to move is in check (3.9.1).
    #[inline]
    pub fn is_check(&self) -> bool {
        self.board.is_attacked(self.king(self.turn), !self.turn)
    }

    /// Whether the player to move is in check after `last`, the legal move that led here. It can give check only by itself or by
    /// leaving a line, so that this is mostly a glance at the two squares, and cheaper than [`Position::is_check`].
    ///
    /// ```
    /// use jadoube_board::{Coordinates, Position, Square};
    /// let before: Position = "4k3/8/8/8/8/8/4N3/4R2K w - - 0 1".parse().unwrap();
    /// let last = before.judge(Coordinates { from: Square::E2, to: Square::C1, promotion: None }).unwrap();
    /// assert!(before.after(last).is_check_by(last));
    /// ```
    #[inline(always)]
    pub fn is_check_by(&self, last: Move) -> bool {
        let king = self.king(self.turn);
        let sliders = self.board.sliders() & self.board.color(!self.turn);
        if attacks::ray(king, last.from).meets(sliders) || !matches!(last.kind, MoveKind::Plain | MoveKind::DoubleStep)
        {
            return self.is_check();
        }
        attacks::reach(last.role.of(!self.turn), last.to).contains(king)
            && !attacks::between(king, last.to).meets(self.board.occupied())
    }

    /// Whether a man of the player to move that leaves this square might open a line to the king: somewhere behind it, with
    /// or without others in between, stands a piece that attacks along lines. If not, a player who is not in check may
    /// move it wherever it goes, but for captures en passant.
    ///
    /// ```
    /// use jadoube_board::{Position, Square};
    /// assert!(!Position::standard().may_uncover_king(Square::D2));
    /// ```
    #[inline]
    pub fn may_uncover_king(&self, from: Square) -> bool {
        let sliders = self.board.sliders() & self.board.color(!self.turn);
        attacks::ray(self.king(self.turn), from).meets(sliders)
    }

    /// Whether the player to move is in check and has no legal move (1.4.1; 1.2 in 2009).
    #[inline]
    pub fn is_checkmate(&self) -> bool {
        !self.has_moves() && self.is_check()
    }

    /// Whether the player to move is not in check and has no legal move (5.2.1; 5.2.a in 2009).
    #[inline]
    pub fn is_stalemate(&self) -> bool {
        !self.has_moves() && !self.is_check()
    }

    /// The same position with the colors exchanged and the ranks reversed: whatever White could do, Black can do.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        let Setup { board, turn, castling, en_passant, halfmoves, fullmoves } = Setup::from(*self).mirrored();
        Position { board, turn, castling, en_passant, halfmoves, fullmoves }
    }

    /// Whether the castling rights that remain are those of kings on the e-file and rooks in the corners, so that moves
    /// and FEN can be written as in chess. So it is when no right remains.
    pub fn is_standard_array(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let rooks = self.castling.rooks(color);
            let corners = Bitboard::of_file(File::A) | Bitboard::of_file(File::H);
            rooks.is_empty() || (self.king(color).file() == File::E && rooks.without(corners).is_empty())
        })
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::standard()
    }
}
