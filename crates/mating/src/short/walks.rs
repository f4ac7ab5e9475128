//! Where the kings can walk, and at which edges they can meet.

use jadoube_board::{Bitboard, File, Rank, Square, attacks};

use crate::reach::spread;

/// The longest walk of a king.
pub(super) const WALK: usize = 10;

/// A side of the board, where the black king stands with the white one opposite.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Top,
    Bottom,
    Left,
    Right,
}

impl Side {
    pub(super) const ALL: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];

    /// The rank or file of a square of the side.
    #[inline]
    pub(super) fn line(self, edge: Square) -> Bitboard {
        match self {
            Side::Top | Side::Bottom => Bitboard::of_rank(edge.rank()),
            Side::Left | Side::Right => Bitboard::of_file(edge.file()),
        }
    }

    /// Where the white king takes most squares away from the black one on this square of the side: two squares away, and a
    /// knight's move from a corner.
    pub(super) fn opposite(self, edge: Square) -> Square {
        let (file, rank) = (edge as usize % 8, edge as usize / 8);
        let (file, rank) = match self {
            Side::Top => (file.clamp(1, 6), 5),
            Side::Bottom => (file.clamp(1, 6), 2),
            Side::Left => (2, rank.clamp(1, 6)),
            Side::Right => (5, rank.clamp(1, 6)),
        };
        Square::ALL[8 * rank + file]
    }
}

/// The squares of each side that have a square of the set opposite.
#[inline]
pub(super) fn opposites(kings: Bitboard) -> [Bitboard; Side::ALL.len()] {
    const FILES: u64 = !(Bitboard::of_file(File::A).0 | Bitboard::of_file(File::H).0);
    const RANKS: u64 = !(Bitboard::of_rank(Rank::First).0 | Bitboard::of_rank(Rank::Eighth).0);
    const B: u64 = Bitboard::of_file(File::B).0;
    const G: u64 = Bitboard::of_file(File::G).0;
    const SECOND: u64 = Bitboard::of_rank(Rank::Second).0;
    const SEVENTH: u64 = Bitboard::of_rank(Rank::Seventh).0;
    let sixth = kings.0 & Bitboard::of_rank(Rank::Sixth).0 & FILES;
    let third = kings.0 & Bitboard::of_rank(Rank::Third).0 & FILES;
    let c = kings.0 & Bitboard::of_file(File::C).0 & RANKS;
    let f = kings.0 & Bitboard::of_file(File::F).0 & RANKS;
    [
        Bitboard(sixth << 16 | (sixth & B) << 15 | (sixth & G) << 17),
        Bitboard(third >> 16 | (third & B) >> 17 | (third & G) >> 15),
        Bitboard(c >> 2 | (c & SECOND) >> 10 | (c & SEVENTH) << 6),
        Bitboard(f << 2 | (f & SECOND) >> 6 | (f & SEVENTH) << 10),
    ]
}

/// The shortest paths of a king, found step by step.
pub(super) struct Walks {
    open: Bitboard,
    /// Where it can be after at most this many moves.
    layers: [Bitboard; WALK + 1],
    /// How many moves have been computed.
    longest: usize,
}

/// A path.
pub(super) struct Walk {
    squares: [Square; WALK],
    length: usize,
}

impl Walk {
    pub(super) fn squares(&self) -> &[Square] {
        &self.squares[..self.length]
    }

    /// Its squares, including the first.
    pub(super) fn all(&self, from: Square) -> Bitboard {
        self.squares().iter().fold(from.into(), |all, &square| all | square.into())
    }
}

impl Walks {
    /// The path without a move.
    pub(super) fn new(from: Square, open: Bitboard) -> Walks {
        Walks { open, layers: [from.into(); WALK + 1], longest: 0 }
    }

    /// Where the king can be.
    pub(super) fn reached(&self) -> Bitboard {
        self.layers[self.longest]
    }

    /// Computes one more move; whether there is anything new.
    pub(super) fn grow(&mut self) -> bool {
        let reached = self.reached();
        let wider = spread(reached) & self.open | reached;
        if wider == reached || self.longest == WALK {
            return false;
        }
        self.longest += 1;
        self.layers[self.longest] = wider;
        true
    }

    /// Computes as far as necessary to get there; whether the king can.
    pub(super) fn reaches(&mut self, to: Square) -> bool {
        while !self.reached().contains(to) {
            if !self.grow() {
                return false;
            }
        }
        true
    }

    /// The path to a square that was reached.
    pub(super) fn to(&self, to: Square) -> Walk {
        let length = self.layers.iter().position(|layer| layer.contains(to)).unwrap_or(0);
        let mut squares = [to; WALK];
        let mut at = to;
        for step in (1..length).rev() {
            at = (attacks::king(at) & self.layers[step]).first().unwrap_or(at);
            squares[step - 1] = at;
        }
        Walk { squares, length }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposites_are_symmetric() {
        for side in Side::ALL {
            let mut edges = Bitboard::EMPTY;
            for king in Square::ALL {
                for edge in opposites(king.into())[side as usize] {
                    assert_eq!(side.opposite(edge), king, "{side:?} {edge}");
                    assert!(!attacks::king(edge).contains(king));
                    edges |= edge.into();
                }
            }
            assert_eq!(edges.len(), 8, "{side:?}");
        }
    }

    #[test]
    fn a_walk_goes_around_closed_squares() {
        let wall = Bitboard::of_file(File::D).without(Square::D8.into());
        let mut walks = Walks::new(Square::A1, !wall);
        assert!(!walks.reaches(Square::D1));
        assert!(walks.reaches(Square::E8));
        let walk = walks.to(Square::E8);
        let mut at = Square::A1;
        for &to in walk.squares() {
            assert!(attacks::king(at).contains(to) && !wall.contains(to));
            at = to;
        }
        assert_eq!((at, walk.squares().len()), (Square::E8, 8));
    }
}
