//! Article 3.9.2 for one move, without generating any: is the player's own king safe after it?

use crate::{Bitboard, Move, Position, Role, Square, attacks};

impl Position {
    /// Whether the king of the player to move is not attacked once a man has gone from one square to another and what stood on `victim`
    /// has been taken off the board. Apart from en passant, `victim` is the square of arrival. The move is not checked otherwise, and
    /// it must not be castling.
    ///
    /// This is asked from the king: does anything attack from where it stands? Which man moves next is hard to predict, so nothing here
    /// branches on it.
    ///
    /// ```
    /// use jadoube_board::{Position, Role, Square};
    /// let pinned: Position = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1".parse().unwrap();
    /// assert!(!pinned.leaves_king_safe(Role::Knight, Square::E2, Square::C3, Square::C3));
    /// assert!(pinned.leaves_king_safe(Role::King, Square::E1, Square::F2, Square::F2));
    /// ```
    #[inline(always)]
    pub fn leaves_king_safe(&self, role: Role, from: Square, to: Square, victim: Square) -> bool {
        let board = &self.board;
        let own = self.own();
        let theirs = board.occupied().without(own | victim.into() | from.into());
        let occupied = board.occupied().without(Bitboard::of(from) | victim.into()) | to.into();
        // All ones for a king, whose number is 5: nobody else's has these two bits when one is added.
        let number = role as u64 + 1;
        let arrives = (number >> 1 & number >> 2 & 1).wrapping_neg();
        let kings = board.role(Role::King);
        let king = Bitboard((kings & own).without(from.into()).0 | Bitboard::of(to).0 & arrives);
        let king = king.first().unwrap_or(to);
        let steps = attacks::knight(king) & board.role(Role::Knight)
            | attacks::pawn(self.turn, king) & board.role(Role::Pawn)
            | attacks::king(king) & kings;
        let orthogonal = board.orthogonal_sliders() & theirs;
        let diagonal = board.diagonal_sliders() & theirs;
        !steps.meets(theirs) & !attacks::rays::is_hit(king, occupied, orthogonal, diagonal)
    }

    /// Whether the king of the player who has just moved is not attacked.
    #[inline(always)]
    fn king_was_left_safe(&self) -> bool {
        let board = &self.board;
        let theirs = self.own();
        let kings = board.role(Role::King);
        let king = kings.without(theirs).first_or_a1();
        let steps = attacks::knight(king) & board.role(Role::Knight)
            | attacks::pawn(!self.turn, king) & board.role(Role::Pawn)
            | attacks::king(king) & kings;
        let orthogonal = board.orthogonal_sliders() & theirs;
        let diagonal = board.diagonal_sliders() & theirs;
        !steps.meets(theirs) & !attacks::rays::is_hit(king, board.occupied(), orthogonal, diagonal)
    }

    /// Makes a move that is legal but for the safety of the king, which is neither castling nor a promotion nor a capture en passant.
    /// If it leaves the king attacked, nothing changes, and the answer is `false`. This is cheaper than calling
    /// [`Position::leaves_king_safe`] before [`Position::make`].
    ///
    /// ```
    /// use jadoube_board::{Move, Position, Role, Square};
    /// let mut position: Position = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1".parse().unwrap();
    /// assert!(!position.make_if_safe(Move::simple(Role::Knight, Square::E2, Square::C3)));
    /// assert!(position.make_if_safe(Move::simple(Role::King, Square::E1, Square::F2)));
    /// assert_eq!(position.fen().to_string(), "4r1k1/8/8/8/8/8/4NK2/8 b - - 1 1");
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn make_if_safe(&mut self, m: Move) -> bool {
        let next = self.after_usual(m);
        let safe = next.king_was_left_safe();
        if safe {
            *self = next;
            self.allow_en_passant(m);
        }
        safe
    }
}
