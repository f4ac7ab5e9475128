//! Article 3.10.3: positions that no series of legal moves can have reached, as far as cheap proofs go.
//!
//! Deciding the question in general is what retrograde analysis is about, and nobody has a procedure for it that ends in
//! a lifetime. Here every answer is a proof; silence means that none was found, not that a game to the position exists.
//! Whatever a setup leaves open is read in its favour: an absent castling right may have been lost, an absent en passant
//! square says nothing about the last move, and the counters are not looked at.

mod cages;
mod last_move;
mod material;

use alloc::vec::Vec;
use core::fmt;

use crate::validity::list;
use crate::{Bitboard, Color, File, Rank, Role, Setup, SetupFault, Square, Wing};

/// The array that a game is taken to have begun from. A proof holds for this beginning and for no other.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// The initial position of Article 2.3.
    Standard,
    /// Any of the 960 arrays of Guideline II, Black's mirroring White's.
    Chess960,
}

/// A proof that a position cannot have come about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Unreachable {
    /// It is not even a [`Position`](crate::Position).
    Fault(SetupFault),
    /// More than the sixteen men of 2.2: nothing adds a man.
    TooManyMen(Color, usize),
    /// More than eight pawns: nothing becomes a pawn.
    TooManyPawns(Color, usize),
    /// More men that only promotion can explain than pawns that are gone. A bishop on squares of a color that has one
    /// already is such a man, and so is a piece outside of the cage in which the original must still be, or have been
    /// captured.
    TooManyPromoted {
        /// Whose men.
        color: Color,
        /// How many men of this player must have been pawns, at least.
        promoted: usize,
        /// How many of the eight pawns are gone.
        gone: usize,
    },
    /// A pawn promotes only if a capture cleared its way: a capture by it, by the pawn opposite to it, or of that pawn.
    /// One capture clears the way of at most three: the two pawns of the capturing pawn's file, and the pawn opposite
    /// to the captured one, which then is not a promoted pawn itself.
    TooFewCapturesToPromote {
        /// How many men of both players must have been pawns, at least.
        promoted: usize,
        /// How many men are gone.
        captures: usize,
    },
    /// A pawn changes its file by capturing, once for each file. Whatever pawn came from whatever file, this player's
    /// pawns captured more than the opponent has lost to them.
    TooFewCapturesForPawns {
        /// Whose pawns.
        color: Color,
        /// How many captures they need, at least.
        needed: usize,
        /// How many men of the opponent a pawn can have captured, at most.
        available: usize,
    },
    /// The pawns of this player cannot have come from eight different files of the second rank: one needs more
    /// sideways steps than it has gone forward.
    PawnsFromNowhere(Color),
    /// Nothing was captured, yet two opposing pawns of this file have passed each other.
    PawnsPassed(File),
    /// The piece there is in a place that it cannot have entered or left, because pawns that never moved, pieces that
    /// they lock in, or men that keep the right to castle have always been in its way.
    Caged(Square),
    /// The right to castle is claimed for a king and rook that did not start where they stand.
    CastlingStart(Color),
    /// Both players are said to have kept the right to castle, but their kings, or rooks of the same wing, are on
    /// different files, so that the arrays did not mirror each other (II.2.3).
    CastlingNotMirrored,
    /// A pawn is said to have just passed over this square, but before that step the opponent's king would have been in
    /// check already, or the position impossible for another of these reasons.
    EnPassant(Square),
    /// The player to move is in check from these pieces, and no last move of the opponent explains it.
    Check(Bitboard),
    /// This player has just moved, but there is no move that he can have made.
    NoLastMove(Color),
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Unreachable::Fault(fault) => fault.fmt(f),
            Unreachable::TooManyMen(color, men) => write!(f, "{color} has {men} men, more than 16"),
            Unreachable::TooManyPawns(color, pawns) => write!(f, "{color} has {pawns} pawns, more than 8"),
            Unreachable::TooManyPromoted { color, promoted, gone } => write!(
                f,
                "at least {promoted} of the {color} men must have been promoted, but only {gone} pawns are gone"
            ),
            Unreachable::TooFewCapturesToPromote { promoted, captures } => write!(
                f,
                "at least {promoted} pawns must have been promoted, more than {captures} captures can have let pass"
            ),
            Unreachable::TooFewCapturesForPawns { color, needed, available } => write!(
                f,
                "the {color} pawns must have captured at least {needed} times, but can have done so at most {available} times"
            ),
            Unreachable::PawnsFromNowhere(color) => {
                write!(f, "the {color} pawns cannot have come from eight different files")
            }
            Unreachable::PawnsPassed(file) => {
                write!(f, "nothing was captured, but the pawns of the {file}-file have passed each other")
            }
            Unreachable::Caged(square) => write!(f, "the piece on {square} cannot have got there"),
            Unreachable::CastlingStart(color) => {
                write!(f, "{color} is said to have the right to castle, but king and rook did not start there")
            }
            Unreachable::CastlingNotMirrored => f.write_str(
                "the players are said to have the right to castle from arrays that do not mirror each other",
            ),
            Unreachable::EnPassant(square) => {
                write!(f, "a double step over {square} cannot have been the last move")
            }
            Unreachable::Check(by) => write!(f, "no last move explains the check from {}", list(by)),
            Unreachable::NoLastMove(color) => write!(f, "{color} has no possible last move"),
        }
    }
}

impl Setup {
    /// Proofs that no game from `start` has reached this setup by legal moves (3.10.3); none found if empty.
    ///
    /// The reasons that can be read off the board are all given. Only where there is none, a last move is looked for,
    /// such that the position before it is not impossible by the same reasons.
    ///
    /// ```
    /// use jadoube_board::{Setup, Start, Unreachable};
    /// let setup: Setup = "4k3/8/8/8/8/8/1PPPPPPP/B3K3 w - - 0 1".parse()?;
    /// let proofs = setup.provably_unreachable(Start::Standard);
    /// assert_eq!(proofs, [Unreachable::Caged(jadoube_board::Square::A1)]);
    /// assert_eq!(proofs[0].to_string(), "the piece on a1 cannot have got there");
    /// assert_eq!(setup.provably_unreachable(Start::Chess960), []);
    /// # Ok::<(), jadoube_board::FenError>(())
    /// ```
    pub fn provably_unreachable(&self, start: Start) -> Vec<Unreachable> {
        let mut proofs = standing_proofs(self, start);
        if proofs.is_empty() && !last_move::exists(self, start) {
            let by = self.attackers_of_king(self.turn);
            proofs.push(match self.en_passant {
                Some(square) => Unreachable::EnPassant(square),
                None if by.any() => Unreachable::Check(by),
                None => Unreachable::NoLastMove(!self.turn),
            });
        }
        proofs
    }
}

/// The proofs that look at nothing but what stands on the board now.
fn standing_proofs(setup: &Setup, start: Start) -> Vec<Unreachable> {
    let mut proofs: Vec<Unreachable> = setup.faults().into_iter().map(Unreachable::Fault).collect();
    if proofs.is_empty() {
        castling_proofs(setup, start, &mut proofs);
    }
    // What is locked in is read from the rights to castle: where those are wrong, nothing follows from them.
    let cages = if proofs.is_empty() { cages::Cages::of(setup, start) } else { cages::Cages::unknown(setup.board) };
    cages.proofs(&mut proofs);
    material::proofs(&setup.board, &cages, &mut proofs);
    proofs
}

/// The king and the rook of a right to castle have never moved (3.8.2.1).
fn castling_proofs(setup: &Setup, start: Start, proofs: &mut Vec<Unreachable>) {
    let array = |color| {
        let king = setup.board.king(color).filter(|_| setup.castling.rooks(color).any())?;
        let rook = |wing| setup.castling.rook(color, wing, king).map(Square::file);
        Some((king.file(), rook(Wing::King), rook(Wing::Queen)))
    };
    for color in Color::ALL {
        let Some((king, right, left)) = array(color) else { continue };
        let possible = match start {
            Start::Standard => {
                king == File::E && right.is_none_or(|file| file == File::H) && left.is_none_or(|file| file == File::A)
            }
            // The king is between the rooks (II.2.1), so neither corner is his.
            Start::Chess960 => king != File::A && king != File::H,
        };
        if !possible {
            proofs.push(Unreachable::CastlingStart(color));
        }
    }
    if let (Some(white), Some(black)) = (array(Color::White), array(Color::Black)) {
        let differ = |one: Option<File>, other: Option<File>| one.is_some() && other.is_some() && one != other;
        if white.0 != black.0 || differ(white.1, black.1) || differ(white.2, black.2) {
            proofs.push(Unreachable::CastlingNotMirrored);
        }
    }
}

/// The squares of the first rank of `color` where a piece of this role may have started; of bishops, both.
fn origins(color: Color, role: Role, start: Start) -> Bitboard {
    let first = Rank::First.seen_by(color);
    let files: &[File] = match (start, role) {
        (_, Role::Pawn) => &[],
        (Start::Chess960, Role::King) => &[File::B, File::C, File::D, File::E, File::F, File::G],
        (Start::Chess960, _) => &File::ALL,
        (Start::Standard, Role::King) => &[File::E],
        (Start::Standard, Role::Queen) => &[File::D],
        (Start::Standard, Role::Rook) => &[File::A, File::H],
        (Start::Standard, Role::Bishop) => &[File::C, File::F],
        (Start::Standard, Role::Knight) => &[File::B, File::G],
    };
    files.iter().map(|file| Square::new(*file, first)).collect()
}
