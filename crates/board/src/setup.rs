use crate::{Board, Castling, Color, Position, Square};

/// Anything that one could put on a board, lawful or not: both kings in check, a pawn on the last rank, no king.
///
/// A setup becomes a [`Position`] when it can be played on (`Position::try_from`), and keeps answering by the words of
/// Article 3 when it cannot: games without supervision go on from such boards (Appendix A.4; A.5 in 2023).
///
/// ```
/// use jadoube_board::{Position, Setup};
/// let setup: Setup = "8/8/8/8/8/8/P7/K6P w - - 0 1".parse().unwrap();
/// let error = Position::try_from(setup).unwrap_err();
/// assert_eq!(error.to_string(), "black has no king; a pawn stands on its first or last rank: h1");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces on their squares.
    pub board: Board,
    /// The player to move.
    pub turn: Color,
    /// Who is said to have kept the right to castle, with which rook.
    pub castling: Castling,
    /// The square that a pawn is said to have just passed over in a double step.
    pub en_passant: Option<Square>,
    /// Moves by either player since the last capture or pawn move.
    pub halfmoves: u16,
    /// The number of the move that is to be played.
    pub fullmoves: u32,
}

impl Setup {
    /// A bare board with White to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Color::White,
        castling: Castling::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    };

    /// The same with the colors exchanged and the ranks reversed.
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        Setup {
            board: self.board.mirrored(),
            turn: !self.turn,
            castling: Castling(self.castling.0.swap_bytes()),
            en_passant: self.en_passant.map(Square::flip_vertical),
            ..*self
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        let Position { board, turn, castling, en_passant, halfmoves, fullmoves } = position;
        Setup { board, turn, castling, en_passant, halfmoves, fullmoves }
    }
}
