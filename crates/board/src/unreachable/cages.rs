//! What pawns that never moved have kept in or out.
//!
//! A pawn on its second rank has never moved: no pawn moves backward. So its square has been taken from the beginning,
//! and so have the squares of a king and a rook that keep the right to castle. A bishop on its first rank with such pawns
//! on all the squares diagonally in front of it has never moved either, since neither it nor another bishop could have
//! entered its square. These squares are *locked*: no piece has ever stood on them or gone over them but the one that
//! is there. Castling is no exception: king and rook need their ways free of all others (3.8.2.2.2, II.3.2.7.4).

use super::{Start, Unreachable, origins};
use crate::{Bitboard, Board, Color, Rank, Role, Setup, Square, attacks};
use alloc::vec::Vec;

/// What the locked squares say about the original pieces.
pub(super) struct Cages {
    board: Board,
    /// Whether more follows from this than from bare counting.
    known: bool,
    start: Start,
    locked: Bitboard,
}

impl Cages {
    pub(super) fn of(setup: &Setup, start: Start) -> Cages {
        let board = setup.board;
        let mut locked = setup.castling.all_rooks();
        for color in Color::ALL {
            if setup.castling.rooks(color).any() {
                locked |= board.pieces(Role::King.of(color));
            }
            locked |= unmoved_pawns(&board, color) | caged_bishops(&board, color);
        }
        Cages { board, known: true, start, locked }
    }

    /// Nothing is known to be locked.
    pub(super) fn unknown(board: Board) -> Cages {
        Cages { board, known: false, start: Start::Chess960, locked: Bitboard::EMPTY }
    }

    /// Pieces that cannot be where they are, promoted or not.
    pub(super) fn proofs(&self, proofs: &mut Vec<Unreachable>) {
        if !self.known {
            return;
        }
        for color in Color::ALL {
            let king = self.board.pieces(Role::King.of(color));
            let homes = self.homes(color, Role::King);
            for square in king.without(self.reach(Role::King, homes)) {
                proofs.push(Unreachable::Caged(square));
            }
            // A caged bishop stands where it started, and only one on squares of a color did start.
            for squares in [Bitboard::LIGHT, Bitboard::DARK] {
                let caged = caged_bishops(&self.board, color) & squares;
                let at_home = caged & origins(color, Role::Bishop, self.start);
                let first = at_home.first().map_or(Bitboard::EMPTY, Bitboard::of);
                for square in caged.without(first) {
                    proofs.push(Unreachable::Caged(square));
                }
            }
        }
    }

    /// How many of the pieces on `squares`, which are all squares or those of one color, may be original ones.
    pub(super) fn originals(&self, color: Color, role: Role, squares: Bitboard) -> usize {
        let pieces = self.board.pieces(role.of(color)) & squares;
        let homes = self.homes(color, role) & squares;
        match (self.start, role) {
            (Start::Standard, Role::Rook) => {
                // Each rook has its own cage; two rooks are original if each can be assigned one.
                let cages = homes.into_iter().map(|home| pieces & self.reach(role, home.into()));
                let cages: Vec<Bitboard> = cages.filter(|cage| cage.any()).collect();
                let all = cages.iter().fold(Bitboard::EMPTY, |all, cage| all | *cage);
                cages.len().min(all.len())
            }
            (_, Role::Rook | Role::Knight) => pieces.len().min(2),
            _ => (pieces & self.reach(role, homes)).len().min(1),
        }
    }

    /// How many bishops of `color` were captured in their cages, where no pawn can have captured them: the squares from
    /// which it would have are locked.
    pub(super) fn bishops_lost_at_home(&self, color: Color) -> usize {
        if !self.known || self.start == Start::Chess960 {
            return 0;
        }
        let pawns = unmoved_pawns(&self.board, color);
        origins(color, Role::Bishop, self.start)
            .without(self.board.pieces(Role::Bishop.of(color)))
            .into_iter()
            .filter(|home| attacks::pawn(color, *home).without(pawns).is_empty())
            .count()
    }

    /// Where pieces of this role may have started, given what is locked there.
    fn homes(&self, color: Color, role: Role) -> Bitboard {
        origins(color, role, self.start).without(self.locked.without(self.board.pieces(role.of(color))))
    }

    /// All squares that a piece of this role can have got to from any of `homes` over squares that are not locked.
    fn reach(&self, role: Role, homes: Bitboard) -> Bitboard {
        let mut reach = homes;
        let mut edge = homes;
        while edge.any() {
            let steps = edge.into_iter().fold(Bitboard::EMPTY, |steps, square| steps | step(role, square));
            edge = steps.without(reach | self.locked);
            reach |= edge;
        }
        reach
    }
}

/// The neighboring squares that a piece goes to or over.
fn step(role: Role, square: Square) -> Bitboard {
    match role {
        Role::Bishop => attacks::bishop(square, Bitboard::ALL),
        Role::Rook => attacks::rook(square, Bitboard::ALL),
        _ => attacks::king(square),
    }
}

fn unmoved_pawns(board: &Board, color: Color) -> Bitboard {
    board.pieces(Role::Pawn.of(color)) & Bitboard::of_rank(Rank::Second.seen_by(color))
}

/// Bishops on their first rank whose ways out are all taken by pawns of their own that never moved.
fn caged_bishops(board: &Board, color: Color) -> Bitboard {
    let pawns = unmoved_pawns(board, color);
    let home = board.pieces(Role::Bishop.of(color)) & Bitboard::of_rank(Rank::First.seen_by(color));
    home.into_iter().filter(|bishop| attacks::pawn(color, *bishop).without(pawns).is_empty()).collect()
}
