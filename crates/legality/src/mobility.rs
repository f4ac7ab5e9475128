//! Where men can have gone, given those that have never moved.
//!
//! A pawn on its second rank has never moved, nor have a king and rook that keep the right to castle, nor has a piece on its
//! first square that men who never moved enclose. Their squares are *closed*: nobody else was ever there or went over them.

use jadoube_board::{Bitboard, Board, Castling, Color, File, Rank, Role, Square, attacks};

use crate::verdict::Start;

/// A pawn captures at most six times: each capture takes it one rank forward.
pub(crate) const MOST_CAPTURES: usize = 6;

/// What is known about the whole game that led to a board.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    pub(crate) board: Board,
    pub(crate) start: Start,
    /// Men that have never moved.
    pub(crate) closed: Bitboard,
    /// For each pawn that has always been on its file: the squares from its first to its present one. It has always been
    /// on one of them, so that no man has gone along the file over all of them.
    pub(crate) columns: Vec<Bitboard>,
    /// Squares next to closed men of a color that attack them: no king of the other color was ever there.
    guarded: [Bitboard; 2],
    /// The king of a color, if it has never moved.
    closed_king: [Option<Square>; 2],
}

impl Facts {
    pub(crate) fn of(board: Board, castling: Castling, start: Start) -> Facts {
        let closed = closed(&board, castling, start);
        let mut facts =
            Facts { board, start, closed, columns: Vec::new(), guarded: [Bitboard::EMPTY; 2], closed_king: [None; 2] };
        for color in Color::ALL {
            for square in closed & board.color(color) {
                if let Some(role) = board.role_at(square) {
                    facts.guarded[color as usize] |= attacks::of(role.of(color), square, Bitboard::ALL);
                }
            }
            facts.closed_king[color as usize] = board.king(color).filter(|king| closed.contains(*king));
        }
        facts
    }

    /// Whether nothing restricts the men.
    pub(crate) fn is_open(&self) -> bool {
        self.closed.is_empty() && self.columns.is_empty()
    }

    /// Whether a man there gives check to a king that has never moved, so that nothing but capturing it helped.
    fn is_dead_end(&self, color: Color, role: Role, square: Square) -> bool {
        self.closed_king[!color as usize]
            .is_some_and(|king| attacks::of(role.of(color), square, Bitboard::ALL).contains(king))
    }

    /// The squares where [such a man](Facts::is_dead_end) gives check.
    pub(crate) fn dead_ends(&self, color: Color, role: Role) -> Bitboard {
        match self.closed_king[!color as usize] {
            None => Bitboard::EMPTY,
            // From where a man attacks the king, the king attacks as such a man of the other color.
            Some(king) => attacks::of(role.of(!color), king, Bitboard::ALL),
        }
    }

    /// Squares where no king of the other color ever was, since men of `color` that never moved attack them.
    pub(crate) fn guarded(&self, color: Color) -> Bitboard {
        self.guarded[color as usize]
    }

    /// Whether a move between two squares would go over all squares of a column.
    fn crosses_column(&self, from: Square, to: Square) -> bool {
        let way = attacks::between(from, to) | Bitboard::of(from) | Bitboard::of(to);
        self.columns.iter().any(|column| column.without(way).is_empty())
    }

    /// Squares one move away, or from which one move leads here: without dead ends these are the same.
    fn neighbours(&self, color: Color, role: Role, square: Square) -> Bitboard {
        let mut to = attacks::of(role.of(color), square, self.closed).without(self.closed);
        if role == Role::King {
            to = to.without(self.guarded[!color as usize]);
        }
        if self.columns.is_empty() || matches!(role, Role::Knight | Role::Bishop) {
            return to;
        }
        let file = to & Bitboard::of_file(square.file());
        for other in file {
            if self.crosses_column(square, other) {
                to = to.without(Bitboard::of(other));
            }
        }
        to
    }

    /// All squares from which a piece can have come to `square`, itself included.
    pub(crate) fn sources(&self, color: Color, role: Role, square: Square) -> Bitboard {
        if self.closed.contains(square) {
            return Bitboard::of(square);
        }
        if self.is_open() {
            return match role {
                Role::Bishop if square.is_light() => Bitboard::LIGHT,
                Role::Bishop => Bitboard::DARK,
                _ => Bitboard::ALL,
            };
        }
        if role == Role::King && self.guarded[!color as usize].contains(square) {
            return Bitboard::EMPTY;
        }
        self.flood(color, role, square, |facts, next| !facts.is_dead_end(color, role, next))
    }

    /// All squares to which a piece from `square` can have gone, itself included.
    pub(crate) fn targets(&self, color: Color, role: Role, square: Square) -> Bitboard {
        if self.closed.contains(square) || self.is_dead_end(color, role, square) {
            return Bitboard::of(square);
        }
        let inner = self.flood(color, role, square, |facts, next| !facts.is_dead_end(color, role, next));
        // Dead ends next to the region are entered, but not left.
        inner.into_iter().fold(inner, |all, square| all | self.neighbours(color, role, square))
    }

    /// The squares that a piece from its first square gets to in an even and in an odd number of moves; `None` if there is a
    /// square for both.
    pub(crate) fn even_and_odd(&self, color: Color, role: Role, home: Square) -> Option<[Bitboard; 2]> {
        let mut sets = [Bitboard::of(home), Bitboard::EMPTY];
        if self.closed.contains(home) {
            return Some(sets);
        }
        let mut edge = sets[0];
        let mut turn = 0;
        while edge.any() {
            let leaving = edge.into_iter().filter(|square| !self.is_dead_end(color, role, *square));
            let next = leaving.fold(Bitboard::EMPTY, |next, square| next | self.neighbours(color, role, square));
            turn = 1 - turn;
            edge = next.without(sets[turn]);
            sets[turn] |= next;
            if sets[0].meets(sets[1]) {
                return None;
            }
        }
        Some(sets)
    }

    fn flood(&self, color: Color, role: Role, square: Square, admits: impl Fn(&Facts, Square) -> bool) -> Bitboard {
        let mut reach = Bitboard::of(square);
        let mut edge = reach;
        while edge.any() {
            let mut next = Bitboard::EMPTY;
            for square in edge {
                next |= self.neighbours(color, role, square);
            }
            edge = next.without(reach);
            if self.closed_king[!color as usize].is_some() {
                edge = edge.into_iter().filter(|square| admits(self, *square)).collect();
            }
            reach |= edge;
        }
        reach
    }

    /// The squares that the pawn of a file can have got to, its last rank included, by the number of its captures.
    pub(crate) fn pawn_ways(&self, color: Color, file: File) -> [Bitboard; MOST_CAPTURES + 1] {
        let home = Square::new(file, Rank::Second.seen_by(color));
        let mut ways = [Bitboard::EMPTY; MOST_CAPTURES + 1];
        ways[0] = Bitboard::of(home);
        if self.closed.contains(home) {
            // It is this pawn, or else a king or rook of the opponent that has never moved, which cannot be there.
            return ways;
        }
        for rank in 1..7 {
            let row = Bitboard::of_rank(seen(rank, color));
            for captures in (0..=MOST_CAPTURES).rev() {
                let mut from = ways[captures] & row;
                if self.closed_king[!color as usize].is_some() {
                    from = from.into_iter().filter(|from| !self.is_dead_end(color, Role::Pawn, *from)).collect();
                }
                ways[captures] |= ahead(from, color).without(self.closed);
                if captures < MOST_CAPTURES {
                    ways[captures + 1] |= aside(from, color).without(self.closed);
                }
            }
        }
        ways
    }

    /// The squares on which a pawn of this color can have captured something.
    pub(crate) fn pawn_captures(&self, color: Color, ways: &[[Bitboard; MOST_CAPTURES + 1]; 8]) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        for way in ways {
            all = way.iter().fold(all, |all, squares| all | *squares);
        }
        let unmoved = self.closed;
        aside(all.without(unmoved & self.board.color(color)), color).without(unmoved)
    }
}

/// The rank with this index as `color` counts it.
fn seen(index: usize, color: Color) -> Rank {
    Rank::ALL[index & 7].seen_by(color)
}

fn ahead(squares: Bitboard, color: Color) -> Bitboard {
    Bitboard(color.pick(squares.0 << 8, squares.0 >> 8))
}

fn aside(squares: Bitboard, color: Color) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::pawn(color, square))
}

/// Men that have never moved.
pub(crate) fn closed(board: &Board, castling: Castling, start: Start) -> Bitboard {
    let mut closed = castling.all_rooks();
    for color in Color::ALL {
        let second = Bitboard::of_rank(Rank::Second.seen_by(color));
        closed |= board.pieces(Role::Pawn.of(color)) & second;
        if castling.rooks(color).any() {
            closed |= board.pieces(Role::King.of(color));
        }
    }
    if closed.is_empty() {
        return closed;
    }
    let array = start.first_rank();
    loop {
        let before = closed;
        for color in Color::ALL {
            let first = Bitboard::of_rank(Rank::First.seen_by(color));
            for square in (board.color(color) & first).without(closed) {
                let role = array[square.file().index()];
                let enclosed = || attacks::of(role.of(color), square, Bitboard::ALL).without(closed).is_empty();
                if board.role_at(square) == Some(role) && enclosed() {
                    closed |= Bitboard::of(square);
                }
            }
        }
        if closed == before {
            return closed;
        }
    }
}
