//! A board as an array of squares, and what can be counted on it.

use jadoube_board::{Board, Color, Piece, Role, Setup, SetupFault, Square};

use crate::past::Past;
use crate::verdict::Start;

/// What stands on each square; a square is a file and a rank from 0 to 7.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Diagram {
    squares: [[Option<Piece>; 8]; 8],
}

/// A file and a rank, perhaps off the board.
pub(super) type Place = (i32, i32);

pub(super) const STRAIGHT: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub(super) const SLANTED: [Place; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub(super) const JUMPS: [Place; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

pub(super) fn place(square: Square) -> Place {
    (square.file().index() as i32, square.rank().index() as i32)
}

pub(super) fn on_board((file, rank): Place) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

pub(super) fn square(place: Place) -> Option<Square> {
    if on_board(place) { Square::from_index((place.1 * 8 + place.0) as usize) } else { None }
}

/// How a role goes: the directions, and whether it goes on.
pub(super) fn directions(role: Role) -> (Vec<Place>, bool) {
    match role {
        Role::Knight => (JUMPS.to_vec(), false),
        Role::Bishop => (SLANTED.to_vec(), true),
        Role::Rook => (STRAIGHT.to_vec(), true),
        Role::Queen => ([STRAIGHT, SLANTED].concat(), true),
        Role::King => ([STRAIGHT, SLANTED].concat(), false),
        Role::Pawn => (Vec::new(), false),
    }
}

/// The direction in which the pawns of a player go.
pub(super) fn forward(color: Color) -> i32 {
    if color == Color::White { 1 } else { -1 }
}

/// The rank with this index as a player counts.
pub(super) fn rank_of(color: Color, index: i32) -> i32 {
    if color == Color::White { index } else { 7 - index }
}

impl Diagram {
    pub(super) fn of(board: &Board) -> Diagram {
        let mut squares = [[None; 8]; 8];
        for square in Square::ALL {
            squares[square.file().index()][square.rank().index()] = board.piece_at(square);
        }
        Diagram { squares }
    }

    pub(super) fn board(&self) -> Board {
        let filled = Square::ALL.into_iter().filter_map(|square| Some((square, self.at(place(square))?)));
        filled.collect()
    }

    pub(super) fn at(&self, place: Place) -> Option<Piece> {
        if on_board(place) { self.squares[place.0 as usize][place.1 as usize] } else { None }
    }

    pub(super) fn is_empty(&self, place: Place) -> bool {
        on_board(place) && self.at(place).is_none()
    }

    pub(super) fn set(&mut self, place: Place, piece: Option<Piece>) {
        if on_board(place) {
            self.squares[place.0 as usize][place.1 as usize] = piece;
        }
    }

    /// Where the men of a player are, and what they are.
    pub(super) fn men(&self, color: Color) -> Vec<(Place, Role)> {
        let places = (0..64).map(|index| (index % 8, index / 8));
        let men = places.filter_map(|place| Some((place, self.at(place)?)));
        men.filter(|(_, piece)| piece.color == color).map(|(place, piece)| (place, piece.role)).collect()
    }

    pub(super) fn number(&self, color: Color, role: Role) -> usize {
        self.men(color).iter().filter(|(_, other)| *other == role).count()
    }

    pub(super) fn king(&self, color: Color) -> Option<Place> {
        self.men(color).into_iter().find(|(_, role)| *role == Role::King).map(|(place, _)| place)
    }

    /// The colors of the pawns of a file, from the first rank on.
    pub(super) fn pawns_of_file(&self, file: i32) -> Vec<Color> {
        let pieces = (0..8).filter_map(|rank| self.at((file, rank)));
        pieces.filter(|piece| piece.role == Role::Pawn).map(|piece| piece.color).collect()
    }

    /// Bishops of one player on light or on dark squares, less the one that he began with.
    pub(super) fn extra_bishops(&self, color: Color, light: bool) -> usize {
        let bishops = self
            .men(color)
            .into_iter()
            .filter(|((file, rank), role)| *role == Role::Bishop && ((file + rank) % 2 == 1) == light);
        bishops.count().saturating_sub(1)
    }

    /// Men that must have been promoted.
    pub(super) fn promoted(&self, color: Color) -> usize {
        self.number(color, Role::Queen).saturating_sub(1)
            + self.number(color, Role::Rook).saturating_sub(2)
            + self.number(color, Role::Knight).saturating_sub(2)
            + self.extra_bishops(color, true)
            + self.extra_bishops(color, false)
    }

    /// Whether a man of `color` attacks a square.
    pub(super) fn attacks(&self, color: Color, target: Place) -> bool {
        self.men(color).into_iter().any(|(from, role)| {
            if role == Role::Pawn {
                return target.1 == from.1 + forward(color) && (target.0 - from.0).abs() == 1;
            }
            let (directions, goes_on) = directions(role);
            directions.into_iter().any(|(files, ranks)| {
                let mut next = (from.0 + files, from.1 + ranks);
                while goes_on && next != target && self.is_empty(next) {
                    next = (next.0 + files, next.1 + ranks);
                }
                next == target
            })
        })
    }
}

/// Whether a setup has this fault.
pub(super) fn has_fault(setup: &Setup, fault: &SetupFault) -> bool {
    let diagram = Diagram::of(&setup.board);
    let home = |square: Square, color: Color| place(square).1 == rank_of(color, 0);
    match *fault {
        SetupFault::NoKing(color) => diagram.number(color, Role::King) == 0,
        SetupFault::SeveralKings(color, _) => diagram.number(color, Role::King) > 1,
        SetupFault::PawnsOnBackRank(_) => Color::ALL
            .into_iter()
            .flat_map(|color| diagram.men(color))
            .any(|((_, rank), role)| role == Role::Pawn && (rank == 0 || rank == 7)),
        SetupFault::OpponentInCheck { color, .. } => {
            color != setup.turn && diagram.king(color).is_some_and(|king| diagram.attacks(!color, king))
        }
        SetupFault::CastlingKingAway(color) => {
            let king = diagram.king(color).and_then(square);
            setup.castling.rooks(color).any() && king.is_none_or(|king| !home(king, color))
        }
        SetupFault::CastlingRookAway(color, rook) => {
            let stands = diagram.at(place(rook)) == Some(Role::Rook.of(color));
            setup.castling.has(rook) && home(rook, color) && !stands
        }
        SetupFault::CastlingTwice(color, _) => {
            let Some(king) = diagram.king(color) else { return false };
            let rooks: Vec<i32> = setup.castling.rooks(color).into_iter().map(|rook| place(rook).0).collect();
            let left = rooks.iter().filter(|file| **file < king.0).count();
            let right = rooks.iter().filter(|file| **file > king.0).count();
            left > 1 || right > 1
        }
        SetupFault::EnPassant(passed) => {
            let mover = !setup.turn;
            let (file, rank) = place(passed);
            let pawn = diagram.at((file, rank + forward(mover))) == Some(Role::Pawn.of(mover));
            let free = diagram.is_empty((file, rank)) && diagram.is_empty((file, rank - forward(mover)));
            setup.en_passant == Some(passed) && !(rank == rank_of(mover, 2) && pawn && free)
        }
    }
}

/// Whether a right to castle is claimed for a king or rook that is not where it began.
pub(super) fn castling_away(past: &Past, start: Start, color: Color) -> bool {
    let diagram = Diagram::of(&past.board);
    let first = Diagram::of(start.position().board());
    let rooks = past.castling.rooks(color);
    let king_away = diagram.king(color) != first.king(color);
    let rook_away = rooks.into_iter().any(|rook| first.at(place(rook)) != Some(Role::Rook.of(color)));
    rooks.any() && (king_away || rook_away)
}
