//! Article 3.9.2 for one move, without generating any: is the player's own king safe after it?

use crate::{Bitboard, Position, Role, Square, attacks};

impl Position {
    /// Whether the king of the player to move is not attacked once a man has gone from one square to another and what stood on `victim`
    /// has been taken off the board. Apart from en passant, `victim` is the square of arrival. Nothing else about the move is asked, and
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
        let theirs = board.occupied().without(own | victim.into());
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
}
