//! Keys of positions as Polyglot opening books have them, which a program that plays many moves keeps up to date.

mod numbers;

use crate::{Board, Castling, Color, Move, MoveKind, Piece, Position, Role, Setup, Square, Wing, attacks};
use numbers::NUMBERS;

/// Where the parts of the table begin.
const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const WHITE_TO_MOVE: usize = 780;

/// The key of a position in Polyglot opening books, kept up to date move by move: an incremental Zobrist key.
///
/// Polyglot counts an en passant square as soon as a pawn stands beside the one that made the double step, even if the
/// capture would expose the king. A [`Position`] keeps the square only if the capture is legal, so that the key of a position
/// made from a FEN can differ from the books in this one case; the keys of [`PolyglotKey::after`] and of a [`Setup`] do not.
///
/// ```
/// use jadoube_board::{PolyglotKey, Position};
///
/// let mut position = Position::standard();
/// let mut key = PolyglotKey::of(&position);
/// assert_eq!(key.get(), 0x463b_9618_1691_fc9c);
/// for played in ["e2e4", "d7d5", "e4e5", "f7f5"] {
///     let m = position.judge(played.parse().unwrap()).unwrap();
///     key = key.after(&position, m);
///     position = position.after(m);
/// }
/// assert_eq!(key.get(), 0x22a4_8b5a_8e47_ff78);
/// assert_eq!(key, PolyglotKey::of(&position));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PolyglotKey {
    /// Everything but en passant.
    rest: u64,
    /// The number of the en passant file, or 0.
    en_passant: u64,
}

impl PolyglotKey {
    /// The key of a position, computed from all its pieces.
    pub fn of(position: &Position) -> PolyglotKey {
        PolyglotKey::of_setup(&Setup::from(*position))
    }

    /// The key of a setup, playable or not.
    pub fn of_setup(setup: &Setup) -> PolyglotKey {
        let mut rest = castling(&setup.board, setup.castling);
        for (square, piece) in setup.board.iter() {
            rest ^= number(piece, square);
        }
        if setup.turn == Color::White {
            rest ^= NUMBERS[WHITE_TO_MOVE];
        }
        let passed = setup.en_passant.filter(|&passed| can_meet(&setup.board, setup.turn, passed));
        PolyglotKey { rest, en_passant: passed.map_or(0, en_passant) }
    }

    /// The key.
    #[inline]
    pub const fn get(self) -> u64 {
        self.rest ^ self.en_passant
    }

    /// The key after a legal move of `position`, whose key this is.
    #[must_use]
    pub fn after(self, position: &Position, m: Move) -> PolyglotKey {
        let (board, turn) = (position.board(), position.turn());
        let mut rest = self.rest ^ NUMBERS[WHITE_TO_MOVE];
        if let Some(square) = m.captures(position) {
            rest ^= board.piece_at(square).map_or(0, |piece| number(piece, square));
        }
        rest ^= number(m.role().of(turn), m.from());
        rest ^= number(m.promotion().unwrap_or(m.role()).of(turn), m.to());
        if let Some(wing) = m.castling()
            && let Some(rook) = position.castling().rook(turn, wing, m.from())
        {
            rest ^= number(Role::Rook.of(turn), rook) ^ number(Role::Rook.of(turn), wing.rook_to(turn));
        }
        let next = position.after(m);
        if next.castling() != position.castling() {
            rest ^= castling(board, position.castling()) ^ castling(next.board(), next.castling());
        }
        let passed = (m.kind() == MoveKind::DoubleStep).then(|| m.passed());
        let passed = passed.filter(|&passed| can_meet(next.board(), next.turn(), passed));
        PolyglotKey { rest, en_passant: passed.map_or(0, en_passant) }
    }

    /// The key after a null move ([`Position::after_null`]).
    #[inline]
    #[must_use]
    pub const fn after_null(self) -> PolyglotKey {
        PolyglotKey { rest: self.rest ^ NUMBERS[WHITE_TO_MOVE], en_passant: 0 }
    }
}

fn number(piece: Piece, square: Square) -> u64 {
    let kind = 2 * piece.role as usize + usize::from(piece.color == Color::White);
    NUMBERS[64 * kind + square as usize]
}

fn castling(board: &Board, rights: Castling) -> u64 {
    let wings = [
        (Color::White, Wing::King),
        (Color::White, Wing::Queen),
        (Color::Black, Wing::King),
        (Color::Black, Wing::Queen),
    ];
    let has =
        |(color, wing): (Color, Wing)| board.king(color).is_some_and(|king| rights.rook(color, wing, king).is_some());
    wings.into_iter().zip(&NUMBERS[CASTLING..]).filter(|&(wing, _)| has(wing)).fold(0, |key, (_, number)| key ^ number)
}

fn en_passant(passed: Square) -> u64 {
    NUMBERS[EN_PASSANT + passed.file() as usize]
}

/// Whether a pawn of the player to move stands beside the one that passed over this square.
fn can_meet(board: &Board, turn: Color, passed: Square) -> bool {
    attacks::pawn(!turn, passed).meets(board.pieces(Role::Pawn.of(turn)))
}
