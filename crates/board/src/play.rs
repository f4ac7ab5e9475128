//! Making a move: the position after it. Nothing here asks whose turn it is, so nothing here branches on it.

use crate::board::planes;
use crate::generate::{en_passant_possible, pawns_beside};
use crate::{Bitboard, Board, Castling, Move, MoveKind, Position, Role, Square, Wing};

impl Position {
    /// The position after a legal move of this one.
    ///
    /// The move is trusted to be legal here, as those of [`Position::legal_moves`] and [`Position::judge`] are. With any
    /// other move the result is some arrangement that need not make sense; it is never undefined behaviour or a panic.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let position = Position::standard();
    /// let first = position.legal_moves().iter().next().unwrap();
    /// assert_ne!(position.after(first), position);
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn after(&self, m: Move) -> Position {
        match m.kind {
            MoveKind::CastlingKing => self.after_castling(m.from, Wing::King),
            MoveKind::CastlingQueen => self.after_castling(m.from, Wing::Queen),
            MoveKind::EnPassant => self.after_en_passant(m.from, m.to),
            MoveKind::DoubleStep => {
                let mut next = self.after_plain(Role::Pawn, Role::Pawn, m.from, m.to);
                let passed = m.passed();
                next.en_passant = en_passant_possible(&next, passed).then_some(passed);
                next
            }
            _ => self.after_plain(m.role, m.promotion().unwrap_or(m.role), m.from, m.to),
        }
    }

    /// Makes a legal move here. For a position that stays where it is this is cheaper than to put [`Position::after`] in its place: the
    /// next move reads words just as they were written, where after a copy the processor would have to wait for it.
    #[inline(always)]
    pub fn make(&mut self, m: Move) {
        match m.kind {
            MoveKind::Plain | MoveKind::DoubleStep => {
                *self = self.after_usual(m);
                self.allow_en_passant(m);
            }
            _ => self.make_specially(m),
        }
    }

    /// After a move that is neither castling nor a promotion nor a capture en passant. The en passant square is not set yet.
    #[inline(always)]
    pub(crate) fn after_usual(&self, m: Move) -> Position {
        self.after_plain(m.role, m.role, m.from, m.to)
    }

    /// Sets the en passant square if the double step that was just made can be captured.
    #[inline(always)]
    pub(crate) fn allow_en_passant(&mut self, m: Move) {
        // Whether a move is a double step is hard to predict, and a pawn hardly ever stands beside one.
        let beside = pawns_beside(self, m.passed()).0 & u64::from(m.kind == MoveKind::DoubleStep).wrapping_neg();
        if beside != 0 {
            let passed = m.passed();
            self.en_passant = en_passant_possible(self, passed).then_some(passed);
        }
    }

    #[inline(never)]
    fn make_specially(&mut self, m: Move) {
        *self = self.after(m);
    }

    /// The position after a null move: the other player moves, and nothing else happens. Chess has no such move; engines search with
    /// it. `None` if the player to move is in check, because the other player could then capture the king.
    ///
    /// ```
    /// use jadoube_board::{Color, Position};
    /// let passed = Position::standard().after_null().unwrap();
    /// assert_eq!(passed.turn(), Color::Black);
    /// assert_eq!(passed.fen().to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
    /// let check: Position = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1".parse().unwrap();
    /// assert_eq!(check.after_null(), None);
    /// ```
    #[must_use]
    pub fn after_null(&self) -> Option<Position> {
        (!self.is_check()).then(|| Position {
            turn: !self.turn,
            en_passant: None,
            halfmoves: self.halfmoves.saturating_add(1),
            fullmoves: self.fullmoves.saturating_add(self.turn as u32),
            ..*self
        })
    }

    /// The word that is all ones when White moves and zero when Black does.
    #[inline(always)]
    fn white_moves(&self) -> u64 {
        (self.turn as u64).wrapping_sub(1)
    }

    /// `role` leaves `from`, and `arrives` stands on `to` instead of whatever stood there.
    ///
    /// The result is put together from whole words. Copying the position and changing it in place makes the processor
    /// wait for its own narrow stores when the result is read again, which measured half the speed.
    #[inline(always)]
    fn after_plain(&self, role: Role, arrives: Role, from: Square, to: Square) -> Position {
        let Board { x, y, z, white } = self.board;
        let at = Bitboard::of(to).0;
        let touched = Bitboard::of(from).0 | at;
        // Nobody can guess what the next move captures, so nothing here branches on it.
        let resets = ((x | y | z) & at != 0) | matches!(role, Role::Pawn);
        let in_planes = planes(arrives);
        let board = Board {
            x: x & !touched | at & in_planes.0,
            y: y & !touched | at & in_planes.1,
            z: z & !touched | at & in_planes.2,
            white: white & !touched | at & self.white_moves(),
        };
        // A rook that moves or is captured loses its right, a king all of its own (3.8.2.1).
        let lost = if matches!(role, Role::King) { touched | self.own_back_rank() } else { touched };
        Position {
            board,
            castling: Castling(self.castling.0 & !lost),
            turn: !self.turn,
            en_passant: None,
            halfmoves: self.halfmoves.saturating_add(1) & u16::from(resets).wrapping_sub(1),
            fullmoves: self.fullmoves.saturating_add(self.turn as u32),
        }
    }

    #[cold]
    #[inline(never)]
    fn after_en_passant(&self, from: Square, to: Square) -> Position {
        let mut next = self.after_plain(Role::Pawn, Role::Pawn, from, to);
        next.board.clear(Bitboard::of(to.en_passant_neighbour()));
        next
    }

    #[cold]
    #[inline(never)]
    fn after_castling(&self, king: Square, wing: Wing) -> Position {
        let mut board = self.board;
        if let Some(rook) = self.castling.rook(self.turn, wing, king) {
            let (king_to, rook_to) = (Bitboard::of(wing.king_to(self.turn)).0, Bitboard::of(wing.rook_to(self.turn)).0);
            board.clear(Bitboard::of(king) | Bitboard::of(rook) | Bitboard(king_to | rook_to));
            let (kings, rooks) = (planes(Role::King), planes(Role::Rook));
            board.x |= king_to & kings.0 | rook_to & rooks.0;
            board.y |= king_to & kings.1 | rook_to & rooks.1;
            board.z |= king_to & kings.2 | rook_to & rooks.2;
            board.white |= (king_to | rook_to) & self.white_moves();
        }
        Position {
            board,
            castling: Castling(self.castling.0 & !self.own_back_rank()),
            turn: !self.turn,
            en_passant: None,
            halfmoves: self.halfmoves.saturating_add(1),
            fullmoves: self.fullmoves.saturating_add(self.turn as u32),
        }
    }

    #[inline(always)]
    fn own_back_rank(&self) -> u64 {
        0xff << (56 * self.turn as u32)
    }
}
