//! The board on which a mate is looked for: that of the position, or after preparations by both sides.

use jadoube_board::{Bitboard, Board, Color, Move, MoveSet, Position, Rank, Role, Square, attacks};

use super::Place;
use super::script::{Way, piece_move};
use super::walks::{Side, WALK, Walks, opposites};
use crate::reach::{self, attacked};

/// The most moves of one side before the scene is set: those of a pawn, of a king, and of pieces that leave their paths.
const MOVES: usize = 10 + WALK;
/// How many edges are tried.
const EDGES: usize = 6;

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
    /// The squares that a pawn passes and attacks on its way to promotion.
    run: Bitboard,
    moves: [Moves; 2],
}

/// The moves of one side.
#[derive(Copy, Clone)]
struct Moves {
    list: [Option<Move>; MOVES],
    length: usize,
}

impl Moves {
    const NONE: Moves = Moves { list: [None; MOVES], length: 0 };

    fn push(&mut self, m: Move) {
        if let Some(place) = self.list.get_mut(self.length) {
            *place = Some(m);
            self.length += 1;
        }
    }

    fn last(&self) -> Option<Move> {
        self.list[..self.length].last().copied().flatten()
    }

    fn push_first(&mut self, m: Move) {
        self.push(m);
        self.list[..self.length].rotate_right(1);
    }
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
            run: Bitboard::EMPTY,
            moves: [Moves::NONE; 2],
        }
    }

    /// Whether the white king has walked to stand opposite the black one, or a pawn was promoted for that.
    pub(super) fn is_at_the_edge(&self) -> bool {
        self.moves[Color::White as usize].length > 0
    }

    /// The moves of one side that lead to it.
    pub(super) fn moves(&self, side: Color) -> impl Iterator<Item = Move> {
        self.moves[side as usize].list[..self.moves[side as usize].length].iter().copied().flatten()
    }

    fn set_board(&mut self, board: Board) {
        self.board = board;
        self.occupied = board.occupied();
        self.white = board.color(Color::White);
        self.black = board.color(Color::Black);
        self.ring = attacks::king(self.king);
    }

    /// The squares from which a piece of this role gives check.
    #[inline]
    pub(super) fn checks(&self, role: Role, occupied: Bitboard) -> Bitboard {
        attacks::of(role.of(Color::Black), self.king, occupied)
    }

    /// What the black pieces other than the king attack.
    pub(super) fn hit_by_black(&self) -> Bitboard {
        let mut kingless = self.board;
        kingless.clear(self.king.into());
        attacked(&kingless, Color::Black, self.occupied)
    }

    /// The black pieces other than the king that could capture what gives check from `to`, or interpose; `hit` is what they
    /// attack.
    pub(super) fn guards(&self, to: Square, without: Bitboard, hit: Bitboard) -> Bitboard {
        let occupied = without | to.into();
        let shut = (attacks::between(to, self.king) | to.into()) & hit;
        let guards = shut.into_iter().map(|square| self.board.attackers(square, Color::Black, occupied));
        guards.fold(Bitboard::EMPTY, |all, guards| all | guards).without(self.king.into())
    }

    /// Whether each of these black pieces has a quiet move to where it no longer attacks `to` or the squares in front of
    /// the king.
    pub(super) fn can_leave(&self, guards: Bitboard, to: Square, without: Bitboard) -> bool {
        let shut = attacks::between(to, self.king) | to.into();
        guards.into_iter().all(|guard| match self.board.role_at(guard) {
            Some(Role::Pawn) => !self.occupied.meets(Bitboard(Bitboard::of(guard).0 >> 8)),
            Some(role) => {
                let piece = role.of(Color::Black);
                let others = without.without(guard.into());
                let seen = shut.into_iter().fold(shut, |seen, square| seen | attacks::of(piece, square, others));
                attacks::of(piece, guard, self.occupied).without(self.occupied | seen).any()
            }
            None => false,
        })
    }

    /// Whether it looks like mate with the helper on `to` and the mating piece on its place: each has left its square, and
    /// may have controlled something from there or kept a line closed.
    pub(super) fn is_mate(&self, place: &Place, helper: &Way, to: Square) -> bool {
        let mut board = self.board;
        board.clear(Bitboard::of(helper.from()) | place.way.from().into());
        board.put(to, helper.role().of(Color::White));
        board.put(place.to, place.way.role().of(Color::White));
        let occupied = board.occupied();
        let held = attacked(&board, Color::White, occupied.without(self.king.into()));
        if self.ring.without(board.color(Color::Black) | held).any() {
            return false;
        }
        board.clear(place.guards | self.king.into());
        let shut = attacks::between(place.to, self.king) | place.to.into();
        shut.into_iter().all(|square| board.attackers(square, Color::Black, occupied).is_empty())
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
            board.clear(to.into());
            from = to;
        }
        board.put(from, Role::King.of(color));
        *color.pick(&mut self.white_king, &mut self.king) = from;
        self.set_board(board);
    }

    /// The scene with a queen or rook for White: itself, or after the promotion of the most advanced pawn, which gets there
    /// past or over the black pieces as they stand, or once those that can leave its path have done so.
    pub(super) fn armed(&self) -> Option<Scene> {
        let heavy = self.board.role(Role::Queen) | self.board.role(Role::Rook);
        if heavy.meets(self.white) {
            return Some(self.clone());
        }
        let fixed = self.board.role(Role::Pawn) | self.white_king.into();
        self.promoted(!self.occupied).or_else(|| self.promoted(!fixed))
    }

    /// The scene after a promotion, with the pawn passing over squares that are or become `free`.
    fn promoted(&self, free: Bitboard) -> Option<Scene> {
        let ways = PawnWays::new(free, self.black.without(self.king.into()));
        let pawns = self.board.role(Role::Pawn) & self.white & ways.starts();
        // The last in the order of squares is the most advanced.
        let runner = pawns.into_iter().last()?;
        let mut scene = self.clone();
        let mut board = scene.board;
        board.clear(runner.into());
        scene.run = attacks::pawn(Color::White, runner);
        let mut at = runner;
        let mut passed = Bitboard::EMPTY;
        while at.rank() != Rank::Eighth {
            let (step, to) = ways.next(at)?;
            let promote = at.rank() == Rank::Seventh;
            let push = MoveSet::Pawns { step, to: to.into(), promote }.into_iter().next()?;
            scene.moves[Color::White as usize].push(push);
            if at.file() == to.file() {
                passed |= attacks::between(at, to) | to.into();
            } else {
                board.clear(to.into());
            }
            at = to;
            if at.rank() != Rank::Eighth {
                scene.run |= attacks::pawn(Color::White, at);
            }
        }
        let leaving = passed & self.occupied;
        scene.run |= passed;
        scene.set_board(board);
        if !leaving.without(self.king.into()).into_iter().all(|man| scene.leaves(man, passed)) {
            return None;
        }
        let mut board = scene.board;
        board.put(at, Role::Queen.of(Color::White));
        scene.set_board(board);
        Some(scene)
    }

    /// Moves a piece out of the path of a pawn, without a check; whether it can go.
    fn leaves(&mut self, from: Square, way: Bitboard) -> bool {
        let Some(piece) = self.board.piece_at(from) else { return false };
        let others = self.occupied.without(from.into());
        let king = piece.color.pick(self.king, self.white_king);
        let quiet = attacks::of(piece, from, others).without(others | way);
        let Some(to) = quiet.into_iter().find(|&to| !attacks::of(piece, to, others).contains(king)) else {
            return false;
        };
        self.moves[piece.color as usize].push_first(piece_move(piece.role, from, to));
        let mut board = self.board;
        board.clear(from.into());
        board.put(to, piece);
        self.set_board(board);
        true
    }

    /// The squares that the black king and the white one can cross now, ignoring the other king.
    fn open(&self, fleeting: Bitboard) -> (Bitboard, Bitboard) {
        let mut board = self.board;
        board.clear(fleeting);
        let fire = attacked(&board, Color::White, self.occupied.without(self.king.into())) | self.run;
        let men = self.occupied.without(Bitboard::of(self.king) | self.white_king.into());
        board.clear(self.king.into());
        let danger = attacked(&board, Color::Black, men);
        // If paths must be cleared, the kings capture what blocks them, except the mating piece.
        let (black_prey, white_prey) = if fleeting.any() {
            (self.board.role(Role::Pawn) & self.white, self.black)
        } else {
            (Bitboard::EMPTY, Bitboard::EMPTY)
        };
        ((!fire).without(men.without(black_prey)), (!danger).without(men.without(white_prey)))
    }

    /// Lets the kings walk to the nearest edges and opposite each other, and tries the result.
    pub(super) fn at_the_edge(&self, parking: Parking, mut found: impl FnMut(&Scene) -> bool) -> bool {
        let fleeting = match parking {
            Parking::No => Bitboard::EMPTY,
            Parking::First => self.occupied.without(self.board.role(Role::Pawn) | self.board.role(Role::King)),
        };
        let (open_to_black, open_to_white) = self.open(fleeting);
        let mut black = Walks::new(self.king, open_to_black);
        let mut white = Walks::new(self.white_king, open_to_white);
        // While a pawn runs the black king walks.
        for _ in 0..self.moves[Color::White as usize].length {
            black.grow();
        }
        let mut met = [Bitboard::EMPTY; Side::ALL.len()];
        let mut tried = 0;
        loop {
            let facing = opposites(white.reached());
            for side in Side::ALL {
                let meetings = black.reached() & facing[side as usize];
                for edge in meetings.without(met[side as usize]) {
                    let opposite = side.opposite(edge);
                    // The black king gets there first.
                    let mut around = Walks::new(self.white_king, open_to_white.without(attacks::king(edge)));
                    if !around.reaches(opposite) {
                        continue;
                    }
                    tried += 1;
                    let mut scene = self.clone();
                    let (black, white) = (black.to(edge), around.to(opposite));
                    let ways = [white.all(self.white_king), black.all(self.king)];
                    if parking == Parking::No || scene.park(fleeting, ways) && scene.differs(self, ways) {
                        scene.king_walks(Color::Black, black.squares());
                        scene.king_walks(Color::White, white.squares());
                        if found(&scene) {
                            return true;
                        }
                    }
                    if tried == EDGES {
                        return false;
                    }
                }
                met[side as usize] = meetings;
            }
            if !(black.grow() | white.grow()) {
                return false;
            }
        }
    }

    /// Whether something has left the kings' paths or is captured on them.
    fn differs(&self, before: &Scene, [white_way, black_way]: [Bitboard; 2]) -> bool {
        self.occupied != before.occupied || white_way.meets(before.black) || black_way.meets(before.white)
    }

    /// Moves the pieces that cover the path of the other king elsewhere; whether all of them can go.
    fn park(&mut self, movers: Bitboard, [white_way, black_way]: [Bitboard; 2]) -> bool {
        let ways = black_way | white_way;
        for (color, spared) in [(Color::White, black_way), (Color::Black, white_way)] {
            for from in movers & self.board.color(color) {
                let Some(role) = self.board.role_at(from) else { continue };
                let piece = role.of(color);
                // The kings will have left their current squares.
                let others = self.occupied.without(self.board.role(Role::King) | from.into());
                if !attacks::of(piece, from, others).meets(spared) {
                    continue;
                }
                let quiet = attacks::of(piece, from, self.occupied).without(self.occupied | ways);
                let Some(to) = quiet.into_iter().find(|&to| !attacks::of(piece, to, others).meets(spared)) else {
                    return false;
                };
                let m = piece_move(role, from, to);
                let moves = &mut self.moves[color as usize];
                if moves.last().is_some_and(|last| last.to() == from) {
                    // This is the queen that a pawn becomes.
                    moves.push(m);
                } else {
                    moves.push_first(m);
                }
                let mut board = self.board;
                board.clear(from.into());
                board.put(to, piece);
                self.set_board(board);
            }
        }
        true
    }
}

/// Whether pieces that cover the kings' paths move elsewhere first.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Parking {
    No,
    First,
}

/// The paths of white pawns to the last rank over free squares and black pieces that stay in place.
pub(super) struct PawnWays {
    free: Bitboard,
    prey: Bitboard,
    /// The squares from which a pawn gets there.
    good: Bitboard,
}

impl PawnWays {
    pub(super) fn new(free: Bitboard, prey: Bitboard) -> PawnWays {
        let mut good = Bitboard::of_rank(Rank::Eighth);
        for _ in Rank::ALL {
            let taken = good & prey;
            good |= Bitboard((good & free).0 >> 8) | reach::pawns(Color::Black, taken);
        }
        PawnWays { free, prey, good }
    }

    pub(super) fn starts(&self) -> Bitboard {
        self.good
    }

    /// The next step from a square of a path, straight on if possible.
    pub(super) fn next(&self, at: Square) -> Option<(i8, Square)> {
        let ahead = |from: Square| (Bitboard(Bitboard::of(from).0 << 8) & self.free & self.good).first();
        if let Some(one) = ahead(at) {
            let two = if at.rank() == Rank::Second { ahead(one) } else { None };
            return Some(two.map_or((8, one), |two| (16, two)));
        }
        let to = (attacks::pawn(Color::White, at) & self.prey & self.good).first()?;
        Some(((to.index() - at.index()) as i8, to))
    }
}
