//! From a setup to a position, with every reason at once when it cannot be one.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::generate::en_passant_possible;
use crate::{Bitboard, Castling, Color, Position, Rank, Role, Setup, Square, Wing};

/// One reason why a [`Setup`] is not a [`Position`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SetupFault {
    /// This player has no king (2.2).
    NoKing(Color),
    /// This player has more than one king (2.2).
    SeveralKings(Color, Bitboard),
    /// Pawns stand on the first or the eighth rank, which they never enter or never leave as pawns (2.3, 3.7).
    PawnsOnBackRank(Bitboard),
    /// The player who has just moved left the king in check (3.9.2) from these pieces.
    OpponentInCheck {
        /// Whose king it is.
        color: Color,
        /// The attackers.
        by: Bitboard,
    },
    /// A right to castle is claimed for a king that is not on its first rank, or not there at all (3.8.2).
    CastlingKingAway(Color),
    /// A right to castle is claimed with a rook that is not on this square (3.8.2).
    CastlingRookAway(Color, Square),
    /// Rights to castle are claimed with two rooks on one side of the king (Guideline II.2.1).
    CastlingTwice(Color, Wing),
    /// The en passant square is not one that a pawn of the opponent can have just passed over: it is on another rank,
    /// the pawn is not in front of it, or one of the squares passed is taken (3.7.3.1).
    EnPassant(Square),
}

/// Squares in words: `e4`, `e4 and f5`, `a1, b1 and c1`.
pub(crate) fn list(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => "no square".into(),
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupFault::NoKing(color) => write!(f, "{color} has no king"),
            SetupFault::SeveralKings(color, kings) => {
                write!(f, "{color} has {} kings, on {}", kings.len(), list(kings))
            }
            SetupFault::PawnsOnBackRank(pawns) if pawns.many() => {
                write!(f, "pawns stand on their first or last rank: {}", list(pawns))
            }
            SetupFault::PawnsOnBackRank(pawn) => {
                write!(f, "a pawn stands on its first or last rank: {}", list(pawn))
            }
            SetupFault::OpponentInCheck { color, by } => {
                write!(f, "it is {}'s turn, but the {color} king is in check from {}", !color, list(by))
            }
            SetupFault::CastlingKingAway(color) => {
                write!(f, "{color} is said to have the right to castle, but the king is not on its first rank")
            }
            SetupFault::CastlingRookAway(color, square) => {
                write!(f, "{color} is said to have the right to castle with a rook on {square}, but there is none")
            }
            SetupFault::CastlingTwice(color, wing) => {
                write!(f, "{color} is said to have the right to castle {wing} with two rooks")
            }
            SetupFault::EnPassant(square) => {
                write!(f, "no pawn can have just passed over {square} in a double step")
            }
        }
    }
}

/// A setup that cannot be played on, with all the reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    setup: Setup,
    faults: Vec<SetupFault>,
}

impl SetupError {
    /// The setup as it was given.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Every reason, at least one.
    pub fn faults(&self) -> &[SetupFault] {
        &self.faults
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if index > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// Every reason why this is not a [`Position`]; none if it is one.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            let kings = self.board.pieces(Role::King.of(color));
            if kings.is_empty() {
                faults.push(SetupFault::NoKing(color));
            } else if kings.many() {
                faults.push(SetupFault::SeveralKings(color, kings));
            }
        }
        let pawns = self.board.role(Role::Pawn) & Bitboard::BACK_RANKS;
        if pawns.any() {
            faults.push(SetupFault::PawnsOnBackRank(pawns));
        }
        let waiting = !self.turn;
        let attackers = self.attackers_of_king(waiting);
        if attackers.any() {
            faults.push(SetupFault::OpponentInCheck { color: waiting, by: attackers });
        }
        for color in Color::ALL {
            self.castling_faults(color, &mut faults);
        }
        if let Some(square) = self.en_passant.filter(|&square| !self.can_have_been_passed(square)) {
            faults.push(SetupFault::EnPassant(square));
        }
        faults
    }

    /// The pieces that attack any king of `color` (3.9.1).
    pub fn attackers_of_king(&self, color: Color) -> Bitboard {
        self.board
            .pieces(Role::King.of(color))
            .into_iter()
            .fold(Bitboard::EMPTY, |by, king| by | self.board.attackers(king, !color, self.board.occupied()))
    }

    fn castling_faults(&self, color: Color, faults: &mut Vec<SetupFault>) {
        let claimed = self.castling.rooks(color);
        if claimed.is_empty() {
            return;
        }
        for rook in claimed.without(self.board.pieces(Role::Rook.of(color))) {
            faults.push(SetupFault::CastlingRookAway(color, rook));
        }
        match self.board.king(color) {
            Some(king) if king.rank() == Rank::First.seen_by(color) => {
                for wing in Wing::ALL {
                    if self.castling.rooks_beside(color, wing, king).many() {
                        faults.push(SetupFault::CastlingTwice(color, wing));
                    }
                }
            }
            _ => faults.push(SetupFault::CastlingKingAway(color)),
        }
    }

    /// Whether a pawn of the player who does not have the move stands where a double step over `square` ends, and the
    /// squares that it left and passed are empty.
    fn can_have_been_passed(&self, square: Square) -> bool {
        let mover = !self.turn;
        let (ahead, behind) = mover.pick((1, -1), (-1, 1));
        let pawn = square.offset(0, ahead).and_then(|square| self.board.piece_at(square));
        let start = square.offset(0, behind);
        square.rank() == Rank::Third.seen_by(mover)
            && pawn == Some(Role::Pawn.of(mover))
            && self.board.piece_at(square).is_none()
            && start.is_some_and(|start| self.board.piece_at(start).is_none())
    }

    /// The same setup without castling rights and an en passant square that cannot be: what a reader of careless FENs
    /// may want before `Position::try_from`.
    #[must_use]
    pub fn without_impossible_rights(mut self) -> Setup {
        for fault in self.faults() {
            match fault {
                SetupFault::CastlingKingAway(color) => {
                    self.castling = self.castling.without(Bitboard::of_rank(Rank::First.seen_by(color)));
                }
                SetupFault::CastlingRookAway(_, square) => self.castling = self.castling.without(square.into()),
                SetupFault::CastlingTwice(color, wing) => self.keep_outer_right(color, wing),
                SetupFault::EnPassant(_) => self.en_passant = None,
                _ => {}
            }
        }
        self
    }

    /// Of two rights on one side of the king, only that of the rook farther from it stays, as X-FEN reads `K` and `Q`.
    fn keep_outer_right(&mut self, color: Color, wing: Wing) {
        let Some(king) = self.board.king(color) else { return };
        let kept = self.castling.without(self.castling.rooks_beside(color, wing, king));
        self.castling = self.castling.rook(color, wing, king).map_or(kept, |rook| kept.with(rook));
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(SetupError { setup, faults });
        }
        let Setup { board, turn, castling, en_passant, halfmoves, fullmoves } = setup;
        let fullmoves = fullmoves.max(1);
        let mut position =
            Position { board, turn, castling: Castling(castling.0), en_passant: None, halfmoves, fullmoves };
        position.en_passant = en_passant.filter(|&square| en_passant_possible(&position, square));
        Ok(position)
    }
}
