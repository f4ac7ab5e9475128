//! Where the kings go, and what blocks the one that is mated.

use crate::reach::spread;
use jadoube_board::{Bitboard, Board, Color, MoveKind, Position, Role, Square};

/// What White can mate with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Means {
    /// A queen or a rook.
    Heavy,
    /// No queen or rook, but a pawn that may become one.
    Pawns,
    /// Only bishops and knights: usually a black piece must help by blocking its own king.
    Minors,
}

impl Means {
    #[inline]
    pub(crate) fn of(board: &Board) -> Means {
        let white = board.color(Color::White);
        if (board.role(Role::Queen) | board.role(Role::Rook)).meets(white) {
            Means::Heavy
        } else if board.role(Role::Pawn).meets(white) {
            Means::Pawns
        } else {
            Means::Minors
        }
    }

    /// The same if a plan with blocks expects nothing of pawns.
    #[inline]
    pub(super) fn by(board: &Board, plan: &Plan) -> Means {
        match Means::of(board) {
            Means::Pawns if plan.blocks.any() => Means::Minors,
            means => means,
        }
    }
}

/// A corner for the black king, squares for the white one, and for [`Means::Minors`] squares for black pieces.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) black_king: Square,
    pub(crate) white_king: [Square; 2],
    pub(crate) blocks: Bitboard,
}

const fn plan(black_king: Square, white_king: [Square; 2], blocks: &[Square]) -> Plan {
    let mut set = Bitboard::EMPTY;
    let mut index = 0;
    while index < blocks.len() {
        set.0 |= Bitboard::of(blocks[index]).0;
        index += 1;
    }
    Plan { black_king, white_king, blocks: set }
}

/// The four corners with the squares from which the white king takes away two of the three flight squares.
const CORNERS: [Plan; 4] = [
    plan(Square::H8, [Square::G6, Square::F7], &[]),
    plan(Square::A8, [Square::B6, Square::C7], &[]),
    plan(Square::H1, [Square::G3, Square::F2], &[]),
    plan(Square::A1, [Square::B3, Square::C2], &[]),
];

/// How many plans there are at most.
const MANY: usize = CORNERS.len() + BLOCKED.len();

/// The corners with one flight square blocked and the other two taken away by the white king, and those with two blocked,
/// for white kings that cannot get there.
const BLOCKED: [Plan; 12] = [
    plan(Square::H8, [Square::G6, Square::H6], &[Square::G8]),
    plan(Square::H8, [Square::F7, Square::F8], &[Square::H7]),
    plan(Square::A8, [Square::B6, Square::A6], &[Square::B8]),
    plan(Square::A8, [Square::C7, Square::C8], &[Square::A7]),
    plan(Square::H1, [Square::G3, Square::H3], &[Square::G1]),
    plan(Square::H1, [Square::F2, Square::F1], &[Square::H2]),
    plan(Square::A1, [Square::B3, Square::A3], &[Square::B1]),
    plan(Square::A1, [Square::C2, Square::C1], &[Square::A2]),
    plan(Square::H8, [Square::G6, Square::F7], &[Square::G8, Square::H7]),
    plan(Square::A8, [Square::B6, Square::C7], &[Square::B8, Square::A7]),
    plan(Square::H1, [Square::G3, Square::F2], &[Square::G1, Square::H2]),
    plan(Square::A1, [Square::B3, Square::C2], &[Square::B1, Square::A2]),
];

/// The king's distance between two squares of an empty board.
#[inline]
pub(crate) fn distance(a: Square, b: Square) -> i32 {
    let files = (a as i32 & 7) - (b as i32 & 7);
    let ranks = (a as i32 >> 3) - (b as i32 >> 3);
    files.abs().max(ranks.abs())
}

impl Plan {
    fn cost(&self, position: &Position) -> i32 {
        let board = position.board();
        let mut cost = distance(position.king(Color::Black), self.black_king)
            + distance(position.king(Color::White), self.white_king[0]);
        let black_pawns = board.role(Role::Pawn) & board.color(Color::Black);
        cost -= 6 * (black_pawns & self.blocks).len() as i32;
        cost + 10 * self.blocks.many() as i32
    }

    /// The plan of the same kind whose corner is the nearest to the black king now.
    pub(crate) fn following(&self, position: &Position) -> Plan {
        if self.blocks.any() {
            return *self;
        }
        CORNERS.into_iter().min_by_key(|plan| plan.cost(position)).unwrap_or(*self)
    }
}

/// The plans for a position, the nearest first; those with blocks come last where White has pawns.
pub(crate) fn plans(position: &Position) -> ([Plan; MANY], usize) {
    let board = position.board();
    let mut plans = [CORNERS[0]; MANY];
    let mut count = 0;
    let means = Means::of(board);
    if means != Means::Minors {
        plans[..4].copy_from_slice(&CORNERS);
        plans[..4].sort_by_key(|plan| plan.cost(position));
        count = 4;
    }
    if means == Means::Minors || means == Means::Pawns && rammed(board) {
        let white = board.color(Color::White);
        let bishops = board.role(Role::Bishop) & white;
        let knights = board.role(Role::Knight) & white;
        let wrong = |corner: Square| knights.is_empty() && !bishops.meets(color_of(corner));
        let useless = |plan: &Plan| wrong(plan.black_king) || plan.blocks.many() && helpers(board) < 2;
        let mut blocked = BLOCKED;
        blocked.sort_by_key(|plan| plan.cost(position) + 100 * useless(plan) as i32);
        for plan in blocked.into_iter().filter(|plan| !useless(plan)) {
            plans[count] = plan;
            count += 1;
        }
    }
    (plans, count)
}

/// Whether a black pawn stands in front of every white one.
fn rammed(board: &Board) -> bool {
    let pawns = board.role(Role::Pawn);
    let [white, black] = Color::ALL.map(|color| pawns & board.color(color));
    Bitboard(white.0 << 8).without(black).is_empty()
}

/// How many black pieces could block their king or be promoted to such a piece.
fn helpers(board: &Board) -> usize {
    let black = board.color(Color::Black);
    let heavy = board.role(Role::Queen) | board.role(Role::King) | board.role(Role::Rook);
    black.without(heavy).len()
}

/// The squares of the same color as this one.
pub(crate) fn color_of(square: Square) -> Bitboard {
    if square.is_light() { Bitboard::LIGHT } else { Bitboard::DARK }
}

/// The first steps of the shortest paths of a king to `target` through squares that are open now.
#[inline]
pub(crate) fn route(target: Bitboard, steps: Bitboard, open: Bitboard) -> Bitboard {
    let mut layer = target;
    loop {
        if layer.meets(steps) {
            return layer & steps;
        }
        let wider = layer | spread(layer) & open;
        if wider == layer {
            return Bitboard::EMPTY;
        }
        layer = wider;
    }
}

/// The squares of `steps` from which a knight needs the fewest moves to `target`.
pub(crate) fn knight_route(target: Bitboard, steps: Bitboard) -> Bitboard {
    let mut layer = target;
    for _ in 0..6 {
        if layer.meets(steps) {
            return layer & steps;
        }
        for square in layer {
            layer |= jadoube_board::attacks::knight(square);
        }
    }
    Bitboard::EMPTY
}

/// How each side rates moves that the plan does not cover. The first set is for ordinary positions; the others come from a
/// fixed sequence, since in unusual positions it is unknown beforehand whether the loser must promote, capture what blocks
/// its own pawns, or keep everything.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Temper {
    /// The loser's promotions.
    pub(crate) promote: i32,
    /// What the loser's pawns become.
    pub(crate) becomes: MoveKind,
    /// The loser's captures.
    pub(crate) take: i32,
    /// The loser's pawn moves.
    pub(crate) push: i32,
    /// The loser's pieces moving to where they can be captured.
    pub(crate) sacrifice: i32,
    /// The winner's captures.
    pub(crate) capture: i32,
    /// The winner's pawn moves, while it has better means.
    pub(crate) advance: i32,
    /// The winner's pieces moving to where they can be captured.
    pub(crate) risk: i32,
    /// How much each king likes to capture pawns.
    pub(crate) hunt: [i32; 2],
    /// Whether the kings also go for pawns that are protected now.
    pub(crate) hunt_guarded: bool,
    /// What the winner's pawns become.
    pub(crate) wins_with: MoveKind,
    /// The noise of the first moves after each capture or pawn move, and that of the later ones.
    pub(crate) calm_mask: u32,
    pub(crate) mask: u32,
}

/// Lower than any noise can make up for.
const NEVER: i32 = -1000;

impl Temper {
    pub(crate) const USUAL: Temper = Temper {
        promote: -60,
        becomes: MoveKind::ToQueen,
        take: -80,
        push: 0,
        sacrifice: 22,
        capture: 50,
        advance: 5,
        risk: -50,
        hunt: [NEVER; 2],
        hunt_guarded: false,
        wins_with: MoveKind::ToQueen,
        calm_mask: 0,
        mask: 63,
    };

    pub(crate) fn drawn(seed: u32) -> Temper {
        let mut state = seed.wrapping_mul(0x9e37_79b1) ^ 0x5bd1_e995;
        let mut draw = |values: [i32; 4]| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            values[(state >> 9 & 3) as usize]
        };
        Temper {
            promote: draw([-60, -60, 60, 60]),
            becomes: [MoveKind::ToQueen, MoveKind::ToRook, MoveKind::ToBishop, MoveKind::ToKnight]
                [draw([0, 1, 2, 3]) as usize],
            take: draw([-80, -80, 0, 45]),
            push: draw([-20, 0, 20, 45]),
            sacrifice: draw([-20, 22, 22, 45]),
            capture: draw([-30, 20, 50, 50]),
            advance: draw([-20, 5, 30, 45]),
            risk: draw([-50, -50, 0, 30]),
            hunt: [draw([NEVER, NEVER, 35, 55]), draw([NEVER, NEVER, 35, 55])],
            calm_mask: draw([0, 0, 15, 31]) as u32,
            mask: draw([31, 63, 63, 127]) as u32,
            hunt_guarded: draw([0, 0, 1, 1]) == 1,
            wins_with: [MoveKind::ToQueen, MoveKind::ToRook, MoveKind::ToBishop, MoveKind::ToKnight]
                [draw([0, 0, 3, 2]) as usize],
        }
    }
}
