//! The board on which a mate is looked for: that of the position, or what both sides make of it first.

use jadoube_board::{Bitboard, Board, Color, Move, MoveSet, Position, Rank, Role, Square, attacks};

use super::script::piece_move;
use crate::reach::{attacked, spread};

/// The longest walk of a king.
const WALK: usize = 8;

/// A board, and the moves of each side that lead to it.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) board: Board,
    pub(super) occupied: Bitboard,
    pub(super) white: Bitboard,
    pub(super) black: Bitboard,
    /// The black king, and the squares around it.
    pub(super) king: Square,
    pub(super) ring: Bitboard,
    white_king: Square,
    pub(super) moves: [Vec<Move>; 2],
}

/// An edge for the black king, and where the white one then stands.
type Edge = (Square, Square);

const EDGE_COUNT: usize = 32;

/// Every square of the edge with the one opposite; the corners with two each.
const OPPOSITE: [Edge; EDGE_COUNT] = {
    let mut all = [(Square::A1, Square::B3); EDGE_COUNT];
    let mut count = 0;
    let mut index = 0;
    while index < 64 {
        let (file, rank) = (index % 8, index / 8);
        let (side, end) = (file == 0 || file == 7, rank == 0 || rank == 7);
        let inner_file = if file == 0 { 2 } else { 5 };
        let inner_rank = if rank == 0 { 2 } else { 5 };
        if side {
            let rank = if rank == 0 {
                1
            } else if rank == 7 {
                6
            } else {
                rank
            };
            all[count] = (Square::ALL[index], Square::ALL[8 * rank + inner_file]);
            count += 1;
        }
        if end {
            let file = if file == 0 {
                1
            } else if file == 7 {
                6
            } else {
                file
            };
            all[count] = (Square::ALL[index], Square::ALL[8 * inner_rank + file]);
            count += 1;
        }
        index += 1;
    }
    all
};

fn distance(a: Square, b: Square) -> u32 {
    let files = (a as i32 & 7) - (b as i32 & 7);
    let ranks = (a as i32 >> 3) - (b as i32 >> 3);
    files.unsigned_abs().max(ranks.unsigned_abs())
}

impl Scene {
    /// The position as it is.
    pub(super) fn new(view: &Position) -> Scene {
        Scene::of(*view.board(), view.king(Color::White), view.king(Color::Black))
    }

    fn of(board: Board, white_king: Square, king: Square) -> Scene {
        Scene {
            board,
            occupied: board.occupied(),
            white: board.color(Color::White),
            black: board.color(Color::Black),
            king,
            ring: attacks::king(king),
            white_king,
            moves: [Vec::new(), Vec::new()],
        }
    }

    fn set_board(&mut self, board: Board) {
        let moves = std::mem::take(&mut self.moves);
        *self = Scene::of(board, self.white_king, self.king);
        self.moves = moves;
    }

    /// From where a man of this role gives check.
    #[inline]
    pub(super) fn checks(&self, role: Role, occupied: Bitboard) -> Bitboard {
        attacks::of(role.of(Color::Black), self.king, occupied)
    }

    /// The black men other than the king that could take what gives check from `to`, or come in between.
    pub(super) fn guards(&self, to: Square, without: Bitboard) -> Bitboard {
        let occupied = without | to.into();
        let mut guards = self.board.attackers(to, Color::Black, occupied);
        for square in attacks::between(to, self.king) {
            guards |= self.board.attackers(square, Color::Black, occupied);
        }
        guards.without(self.king.into())
    }

    /// Whether each of these black men has a quiet move to where it does not see `to` any more.
    pub(super) fn can_leave(&self, guards: Bitboard, to: Square, without: Bitboard) -> bool {
        guards.into_iter().all(|guard| match self.board.role_at(guard) {
            Some(Role::Pawn) => !self.occupied.meets(Bitboard(Bitboard::of(guard).0 >> 8)),
            Some(role) => {
                let piece = role.of(Color::Black);
                let exits = attacks::of(piece, guard, self.occupied).without(self.occupied);
                exits.without(attacks::of(piece, to, without.without(guard.into()))).any()
            }
            None => false,
        })
    }

    /// Where the black king can go.
    pub(super) fn steps(&self) -> Bitboard {
        let fire = attacked(&self.board, Color::White, self.occupied.without(self.king.into()));
        self.ring.without(self.occupied | fire)
    }

    /// Moves the black king over these squares.
    pub(super) fn black_king_walks(&mut self, squares: &[Square]) {
        self.king_walks(Color::Black, squares);
    }

    fn king_walks(&mut self, color: Color, squares: &[Square]) {
        let mut from = color.pick(self.white_king, self.king);
        let mut board = self.board;
        board.clear(from.into());
        for &to in squares {
            self.moves[color as usize].push(piece_move(Role::King, from, to));
            from = to;
        }
        board.put(from, Role::King.of(color));
        *color.pick(&mut self.white_king, &mut self.king) = from;
        self.set_board(board);
    }

    /// The scene with a queen or rook for White: itself, or after the promotion of the pawn that is nearest to it and has
    /// nothing in its way.
    pub(super) fn armed(&self) -> Option<Scene> {
        let heavy = self.board.role(Role::Queen) | self.board.role(Role::Rook);
        if heavy.meets(self.white) {
            return Some(self.clone());
        }
        let pawns = self.board.role(Role::Pawn) & self.white;
        let last = |pawn: Square| Square::new(pawn.file(), Rank::Eighth);
        let runs = |&pawn: &Square| {
            let way = attacks::between(pawn, last(pawn)) | last(pawn).into();
            !way.meets(self.occupied)
        };
        // The last in the order of squares is the nearest.
        let runner = pawns.into_iter().filter(runs).last()?;
        let mut scene = self.clone();
        let mut at = runner;
        while at.rank() != Rank::Eighth {
            let step = if at.rank() == Rank::Second { 16 } else { 8 };
            let to = Bitboard(Bitboard::of(at).0 << step);
            let mut push = None;
            let promote = at.rank() == Rank::Seventh;
            MoveSet::Pawns { step, to, promote }.for_each(|m| push = push.or(Some(m)));
            scene.moves[Color::White as usize].extend(push);
            at = to.first()?;
        }
        let mut board = scene.board;
        board.clear(runner.into());
        board.put(at, Role::Queen.of(Color::White));
        scene.set_board(board);
        Some(scene)
    }

    /// Lets the kings walk to the nearest edges and opposite, and tries what comes of it.
    pub(super) fn at_the_edge(&self, count: usize, mut found: impl FnMut(&Scene) -> bool) -> bool {
        let fire = attacked(&self.board, Color::White, self.occupied.without(self.king.into()));
        let unkinged = self.occupied.without(self.white_king.into());
        let danger = attacked(&self.board, Color::Black, unkinged);
        // The squares that each king can walk over as things stand; the other king moves too.
        let men = unkinged.without(self.king.into());
        let open = (!fire | spread(self.white_king.into())).without(men);
        let safe = (!danger | spread(self.king.into())).without(men);
        let mut edges = OPPOSITE.map(|(edge, opposite)| {
            let (far, near) = (distance(self.king, edge), distance(self.white_king, opposite));
            (4 * far.max(near) + far + near, edge, opposite)
        });
        edges.select_nth_unstable_by_key(4, |edge| edge.0);
        edges[..4].sort_unstable_by_key(|edge| edge.0);
        let mut tried = 0;
        for &(_, edge, opposite) in &edges[..4] {
            let (Some(black), Some(white)) = (walk(self.king, edge, open), walk(self.white_king, opposite, safe))
            else {
                continue;
            };
            let mut scene = self.clone();
            scene.king_walks(Color::Black, black.squares());
            scene.king_walks(Color::White, white.squares());
            if found(&scene) {
                return true;
            }
            tried += 1;
            if tried == count {
                break;
            }
        }
        false
    }
}

/// A shortest way of a king.
struct Walk {
    squares: [Square; WALK],
    length: usize,
}

impl Walk {
    fn squares(&self) -> &[Square] {
        &self.squares[..self.length]
    }
}

fn walk(from: Square, to: Square, open: Bitboard) -> Option<Walk> {
    let mut layers = [Bitboard::EMPTY; WALK + 1];
    layers[0] = from.into();
    let mut length = 0;
    while !layers[length].contains(to) {
        if length == WALK {
            return None;
        }
        layers[length + 1] = spread(layers[length]) & open | layers[length];
        if layers[length + 1] == layers[length] {
            return None;
        }
        length += 1;
    }
    let mut squares = [to; WALK];
    let mut at = to;
    for step in (1..length).rev() {
        at = (attacks::king(at) & layers[step]).first()?;
        squares[step - 1] = at;
    }
    Some(Walk { squares, length })
}
