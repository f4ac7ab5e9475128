use core::fmt;
use core::ops::ControlFlow;

use crate::{Bitboard, Move, MoveSet, Position, Role, Square};

/// More sets than any position can have: the squares that one side's pieces can stand on give one each, pawns at most
/// seven by direction and promotion, captures en passant two, castling two.
const ROOM: usize = 63 + 7 + 2 + 2;

/// The legal moves of a position, kept as sets of squares in a fixed room on the stack.
///
/// There is no largest number of moves: 218 is the most that is known for a position from a game, but a board full of
/// queens has more, and every one of them is here.
///
/// ```
/// use jadoube_board::{Position, Square};
/// let moves = Position::standard().legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert_eq!(moves.iter().filter(|m| m.from() == Square::B1).count(), 2);
/// ```
#[derive(Copy, Clone)]
pub struct MoveList {
    sets: [MoveSet; ROOM],
    used: usize,
    len: usize,
}

const NOTHING: MoveSet = MoveSet::Piece { role: Role::King, from: Square::A1, to: Bitboard::EMPTY };

impl MoveList {
    fn new() -> MoveList {
        MoveList { sets: [NOTHING; ROOM], used: 0, len: 0 }
    }

    fn push(&mut self, set: MoveSet) {
        if !set.is_empty() {
            self.sets[self.used] = set;
            self.used += 1;
            self.len += set.len();
        }
    }

    /// How many moves there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none: checkmate or stalemate when the list is that of a position.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether this very move is in the list.
    pub fn contains(&self, wanted: Move) -> bool {
        self.iter().any(|m| m == wanted)
    }

    /// The moves as sets, none of them empty.
    #[inline]
    pub fn sets(&self) -> &[MoveSet] {
        &self.sets[..self.used]
    }

    /// The moves one by one, in the order of the generator.
    #[inline]
    pub fn iter(&self) -> Moves<'_> {
        Moves { sets: self.sets().iter(), current: NOTHING.into_iter(), left: self.len }
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = Moves<'a>;

    fn into_iter(self) -> Moves<'a> {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// The moves of a [`MoveList`].
#[derive(Clone, Debug)]
pub struct Moves<'a> {
    sets: core::slice::Iter<'a, MoveSet>,
    current: MovesOfSet,
    left: usize,
}

impl Iterator for Moves<'_> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        loop {
            if let Some(m) = self.current.next() {
                self.left -= 1;
                return Some(m);
            }
            self.current = self.sets.next()?.into_iter();
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Moves<'_> {}

/// The moves of a [`MoveSet`].
#[derive(Clone, Debug)]
pub struct MovesOfSet {
    set: MoveSet,
    /// Squares of arrival still to come; for a set of one move, any one square until it is given.
    to: Bitboard,
    /// Which of the four promotions on the first of these squares is next.
    promotion: usize,
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = MovesOfSet;

    #[inline]
    fn into_iter(self) -> MovesOfSet {
        let to = match self {
            MoveSet::Piece { to, .. } | MoveSet::Pawns { to, .. } => to,
            MoveSet::EnPassant { to, .. } => to.into(),
            MoveSet::Castling { color, wing, .. } => wing.king_to(color).into(),
        };
        MovesOfSet { set: self, to, promotion: 0 }
    }
}

impl Iterator for MovesOfSet {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let to = self.to.first()?;
        let m = self.set.nth_move(to, self.promotion);
        if matches!(self.set, MoveSet::Pawns { promote: true, .. }) && self.promotion < 3 {
            self.promotion += 1;
        } else {
            self.promotion = 0;
            self.to = self.to.rest();
        }
        Some(m)
    }
}

impl Position {
    /// All legal moves (3.10.1).
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        let _ = self.visit_moves(|set| {
            list.push(set);
            ControlFlow::<()>::Continue(())
        });
        list
    }

    /// The legal moves of the piece on `from`, castling with the king's; none if it is not the turn of that piece.
    ///
    /// ```
    /// use jadoube_board::{Position, Square};
    /// assert_eq!(Position::standard().legal_moves_from(Square::E2).len(), 2);
    /// assert_eq!(Position::standard().legal_moves_from(Square::E7).len(), 0);
    /// ```
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        let mut list = MoveList::new();
        let _ = self.visit_moves(|set| {
            list.push(set.only_from(from));
            ControlFlow::<()>::Continue(())
        });
        list
    }

    /// The legal moves that capture (3.1.1), en passant included.
    pub fn legal_captures(&self) -> MoveList {
        let victims = self.board.color(!self.turn);
        let mut list = MoveList::new();
        let _ = self.visit_moves(|set| {
            match set {
                MoveSet::Piece { role, from, to } => list.push(MoveSet::Piece { role, from, to: to & victims }),
                MoveSet::Pawns { step, to, promote } => list.push(MoveSet::Pawns { step, to: to & victims, promote }),
                MoveSet::EnPassant { .. } => list.push(set),
                MoveSet::Castling { .. } => {}
            }
            ControlFlow::<()>::Continue(())
        });
        list
    }
}

impl MoveSet {
    /// The moves of the set that start on `square`.
    fn only_from(self, square: Square) -> MoveSet {
        match self {
            MoveSet::Piece { from, .. } | MoveSet::EnPassant { from, .. } | MoveSet::Castling { from, .. } => {
                if from == square { self } else { NOTHING }
            }
            MoveSet::Pawns { step, to, promote } => {
                MoveSet::Pawns { step, to: to & Bitboard::of(square).shifted(step.into()), promote }
            }
        }
    }
}
