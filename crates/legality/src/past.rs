//! What is known about a position of the past.

use jadoube_board::{Board, Castling, Color, Position, Setup, Square};

/// A position that may have been on the board: more is known about the one in question than about those before it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Past {
    /// The pieces on their squares.
    pub board: Board,
    /// The player to move.
    pub turn: Color,
    /// The rights to castle that were still there; there may have been more.
    pub castling: Castling,
    /// What is known about the last move.
    pub en_passant: EnPassant,
}

/// What is known about a capture en passant.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum EnPassant {
    /// Nothing.
    Open,
    /// There was no legal capture en passant.
    None,
    /// The last move was a double step over this square.
    Over(Square),
}

impl Past {
    /// The position in question, without its exact castling rights.
    pub fn of(position: &Position) -> Past {
        Past {
            board: *position.board(),
            turn: position.turn(),
            castling: position.castling(),
            en_passant: position.en_passant().map_or(EnPassant::None, EnPassant::Over),
        }
    }

    /// As a setup with the least rights; an en passant square that is not known is left out.
    pub fn setup(&self) -> Setup {
        let en_passant = match self.en_passant {
            EnPassant::Over(square) => Some(square),
            EnPassant::Open | EnPassant::None => None,
        };
        Setup { board: self.board, turn: self.turn, castling: self.castling, en_passant, ..Setup::EMPTY }
    }
}
