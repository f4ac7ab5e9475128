//! The proof kernel: the game reduced to the order of the pawns on each file and to captures.
//!
//! Pieces have no squares here, and pawns no ranks. A game then is a series of captures, each of which moves a pawn to a
//! neighbouring file or takes a pawn away; promotions are free for a pawn with no opposing pawn ahead. Every game has such a
//! reduction, so that a position without one is illegal. (The idea is Peter Österlund's.)

mod bishops;
mod file;
mod lanes;
mod plan;
pub(crate) mod ranks;
mod touches;

use std::collections::HashSet;

use jadoube_board::{Bitboard, Board, Color, File, Rank, Role, Square};

use crate::counts::Counts;
use crate::mobility;
use crate::past::Past;
use crate::verdict::Start;
pub(crate) use bishops::Bishops;
use bishops::SHUT;
pub(crate) use file::Pawns;
pub(crate) use plan::{Plan, files_of};
use touches::{Captures, Touches};

/// What a search for a kernel ended with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kernel {
    /// These captures and promotions, in this order, make the arrangement of the pawns possible.
    Found(Vec<Step>),
    /// There is none.
    Impossible,
    /// The budget ran out.
    Open,
}

/// One step of a kernel. Pawns are counted from the first rank on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// A pawn captures a pawn and takes its place.
    PawnTakesPawn { from: (usize, usize), to: (usize, usize) },
    /// A pawn captures a piece and gets in this place.
    PawnTakesPiece { from: (usize, usize), to: (usize, usize) },
    /// A pawn is promoted with a capture on this file.
    PawnTakesAndPromotes { from: (usize, usize), to: usize },
    /// A piece captures a pawn.
    PieceTakesPawn { pawn: (usize, usize) },
    /// A pawn with no opposing pawn ahead is promoted.
    Promotes { pawn: (usize, usize) },
}

/// An arrangement of pawns, and what is left to do.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    files: [Pawns; 8],
    /// Captures that each player can still make.
    captures: [u8; 2],
    /// Promotions of each player so far on light, dark and [shut](SHUT) squares.
    promotions: [[u8; 3]; 2],
}

/// The arrangement that is wanted.
struct Goal {
    files: [Pawns; 8],
    pawns: [usize; 2],
    /// Promotions needed: in total, and to bishops on light, dark and shut squares.
    promoted: [usize; 2],
    bishops: [[usize; 3]; 2],
    /// By side and file, which of these three the promotion square is; `None` if a man that never moved is there.
    kinds: [[Option<usize>; 8]; 2],
    unmoved: [Unmoved; 8],
}

/// Whether the white and the black pawn of a file are on their second ranks, so that they have never moved.
#[derive(Copy, Clone, Debug)]
struct Unmoved([bool; 2]);

impl Unmoved {
    fn of(board: &Board, file: File) -> Unmoved {
        Unmoved(Color::ALL.map(|color| {
            let home = Square::new(file, Rank::Second.seen_by(color));
            board.piece_at(home) == Some(Role::Pawn.of(color))
        }))
    }

    /// Whether the pawn at this place is one of them: the white one is the first, the black one the last.
    fn is_at(self, pawns: Pawns, place: usize) -> bool {
        (self.0[0] && place == 0) || (self.0[1] && place + 1 == pawns.len())
    }

    /// Whether a pawn that comes to this place would be behind one of them.
    fn bars(self, pawns: Pawns, place: usize) -> bool {
        (self.0[0] && place == 0) || (self.0[1] && place == pawns.len())
    }
}

impl Goal {
    fn of(past: &Past, start: Start, bishops: &[Bishops; 2]) -> Goal {
        let board = &past.board;
        let never_moved = mobility::closed(board, past.castling, start);
        let counts = Color::ALL.map(|color| Counts::of(board, color));
        Goal {
            unmoved: File::ALL.map(|file| Unmoved::of(board, file)),
            files: File::ALL.map(|file| Pawns::of(board, file)),
            pawns: [counts[0].pawns, counts[1].pawns],
            promoted: [0, 1].map(|side: usize| {
                let counted = counts[side].light_bishops + counts[side].dark_bishops;
                counts[side].promoted - counted + bishops[side].promoted.iter().sum::<usize>()
            }),
            bishops: bishops.map(|bishops| bishops.promoted),
            kinds: Color::ALL.map(|color| {
                let shut = bishops[color as usize].shut;
                File::ALL.map(|file| {
                    let square = Square::new(file, Rank::Eighth.seen_by(color));
                    let kind = if shut.contains(square) { SHUT } else { shade(color, file.index()) };
                    (!never_moved.contains(square)).then_some(kind)
                })
            }),
        }
    }

    /// Whether promotions alone lead from here to the goal, with enough of them.
    fn is_reached(&self, state: &State) -> bool {
        let mut promotions = state.promotions;
        for (file, (now, wanted)) in state.files.iter().zip(&self.files).enumerate() {
            let Some(surplus) = now.surplus_by_promotion(*wanted) else { return false };
            for side in 0..2 {
                match self.kinds[side][file] {
                    Some(kind) => promotions[side][kind] += surplus[side],
                    None if surplus[side] > 0 => return false,
                    None => {}
                }
            }
        }
        (0..2).all(|side| {
            let promotions = promotions[side].map(usize::from);
            let is_enough =
                promotions.iter().zip(&self.bishops[side]).all(|(promotions, bishops)| promotions >= bishops);
            is_enough && promotions.iter().sum::<usize>() >= self.promoted[side]
        })
    }

    /// Whether enough pawns are left of each player for what is still needed.
    fn has_enough_pawns(&self, state: &State) -> bool {
        (0..2).all(|side| {
            let left: usize = state.files.iter().map(|file| file.number(side)).sum();
            let promoted: usize = state.promotions[side].iter().map(|number| usize::from(*number)).sum();
            left >= self.pawns[side]
                && left + promoted >= self.pawns[side] + self.promoted[side]
                && self.bishops_missing(state, side) <= usize::from(state.captures[side])
        })
    }

    /// How many pawns of a side have to change files, at least, so that enough of them are promoted where bishops are needed. Those that
    /// stay on the board are needed on their files.
    fn bishops_missing(&self, state: &State, side: usize) -> usize {
        let mut missing = self.bishops[side].map(|bishops| bishops as i32);
        for (file, kind) in self.kinds[side].iter().enumerate() {
            let Some(kind) = *kind else { continue };
            missing[kind] += self.files[file].number(side) as i32 - state.files[file].number(side) as i32;
        }
        let missing = missing.iter().zip(state.promotions[side]).map(|(missing, done)| missing - i32::from(done));
        missing.map(|missing| missing.max(0) as usize).sum()
    }
}

/// 0 if the promotion square of this file is light, 1 if it is dark.
pub(crate) fn shade(color: Color, file: usize) -> usize {
    (file + color.pick(0, 1)) % 2
}

/// Looks for a kernel, visiting at most `budget` arrangements; gives how many it visited, too.
pub(crate) fn search(past: &Past, start: Start, budget: u64) -> (Kernel, u64) {
    search_with(past, start, budget, Order { seed: 0, promotions: Promotions::Late }, &mut |_| true)
}

/// How kernels are looked for.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Order {
    /// Among steps that look alike, the seed decides which is tried first.
    pub(crate) seed: u64,
    /// When pawns are promoted without a capture.
    pub(crate) promotions: Promotions,
}

/// When pawns are promoted without a capture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Promotions {
    /// Between captures, too: there are more kernels to choose from.
    AnyTime,
    /// At the end, or when their file is full. The search is still complete: a pawn that could be promoted is in nobody's way,
    /// since whatever comes to its file can come behind it as well.
    Late,
    /// At the end. The search is not complete.
    AtTheEnd,
}

/// The same in a given order. Kernels that are not accepted are passed over.
pub(crate) fn search_with(
    past: &Past,
    start: Start,
    budget: u64,
    order: Order,
    accepts: &mut dyn FnMut(&[Step]) -> bool,
) -> (Kernel, u64) {
    let plain = Plain::of(past, start);
    let start = plain.start;
    let is_possible = plain.least_captures(&start).is_some();
    let mut search = Search { plain, seen: HashSet::new(), path: Vec::new(), budget, order, accepts };
    let found = if is_possible { search.visit(&start) } else { Some(false) };
    let visited = search.seen.len() as u64;
    match found {
        Some(true) => (Kernel::Found(search.path), visited),
        Some(false) => (Kernel::Impossible, visited),
        None => (Kernel::Open, visited),
    }
}

/// What does not change during a search.
struct Plain {
    goal: Goal,
    touches: Touches,
    start: State,
}

impl Plain {
    fn of(past: &Past, start: Start) -> Plain {
        let board = &past.board;
        let bishops = Color::ALL.map(|color| Bishops::of(board, start, color));
        let goal = Goal::of(past, start, &bishops);
        // Men that pieces captured at home are of no use to pawns.
        let lost = Color::ALL.map(|color| {
            let lost = Counts::of(board, color).lost();
            lost.saturating_sub(bishops[color as usize].fell_at_home) as u8
        });
        let start = State { files: [Pawns::START; 8], captures: [lost[1], lost[0]], promotions: [[0; 3]; 2] };
        Plain { touches: Touches::to(&goal.files), goal, start }
    }

    /// A lower bound for the captures that are still needed; `None` if there are fewer, or too few pawns.
    fn least_captures(&self, state: &State) -> Option<usize> {
        if !self.goal.has_enough_pawns(state) {
            return None;
        }
        let [white, black] = state.captures.map(usize::from);
        let captures = match (white, black) {
            (_, 0) => Captures::Only(0),
            (0, _) => Captures::Only(1),
            _ => Captures::Both,
        };
        let needed = self.touches.least(&state.files, captures);
        let is_enough = |side: usize, left: usize| self.touches.least(&state.files, Captures::Of(side)) <= left;
        let both = captures != Captures::Both || (is_enough(0, white) && is_enough(1, black));
        (needed <= white + black && both).then_some(needed)
    }
}

struct Search<'a> {
    plain: Plain,
    seen: HashSet<State>,
    path: Vec<Step>,
    budget: u64,
    order: Order,
    accepts: &'a mut dyn FnMut(&[Step]) -> bool,
}

impl Search<'_> {
    /// Whether the goal can be reached from here; `None` when the budget runs out.
    fn visit(&mut self, state: &State) -> Option<bool> {
        if self.plain.goal.is_reached(state) && (self.accepts)(&self.path) {
            return Some(true);
        }
        if !self.seen.insert(*state) {
            return Some(false);
        }
        if self.seen.len() as u64 > self.budget {
            return None;
        }
        let mut next: Vec<(usize, Step, State)> = Vec::new();
        state.each_next(&self.plain.goal, &mut |step, after| {
            let wanted = match (self.order.promotions, step) {
                (Promotions::AtTheEnd, Step::Promotes { .. }) => false,
                (Promotions::Late, Step::Promotes { pawn: (file, _) }) => state.files[file].len() == Pawns::MOST,
                _ => true,
            };
            if wanted
                && let Some(needed) = self.plain.least_captures(&after)
                && !self.seen.contains(&after)
            {
                next.push((needed, step, after));
            }
        });
        let chance =
            |index: usize| (self.order.seed.wrapping_mul(index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 40;
        let mut order: Vec<_> = next.into_iter().enumerate().collect();
        order
            .sort_by_key(|(index, (needed, step, _))| (*needed, matches!(step, Step::Promotes { .. }), chance(*index)));
        for (_, (_, step, after)) in order {
            self.path.push(step);
            if self.visit(&after)? {
                return Some(true);
            }
            self.path.pop();
        }
        Some(false)
    }
}

impl State {
    fn each_next(&self, goal: &Goal, found: &mut dyn FnMut(Step, State)) {
        for file in 0..8 {
            for place in 0..self.files[file].len() {
                if goal.unmoved[file].is_at(self.files[file], place) {
                    continue;
                }
                let side = self.files[file].side(place);
                if self.files[file].is_free(place)
                    && let Some(kind) = goal.kinds[side][file]
                {
                    found(Step::Promotes { pawn: (file, place) }, self.promoted((file, place), side, kind));
                }
                if self.captures[1 - side] > 0 {
                    let mut after = *self;
                    after.captures[1 - side] -= 1;
                    after.files[file] = self.files[file].without(place);
                    found(Step::PieceTakesPawn { pawn: (file, place) }, after);
                }
                if self.captures[side] > 0 {
                    let neighbours = [file.checked_sub(1), Some(file + 1).filter(|file| *file < 8)];
                    for to in neighbours.into_iter().flatten() {
                        self.pawn_captures((file, place), side, to, goal, found);
                    }
                }
            }
        }
    }

    fn promoted(&self, (file, place): (usize, usize), side: usize, kind: usize) -> State {
        let mut after = *self;
        after.files[file] = self.files[file].without(place);
        after.promotions[side][kind] += 1;
        after
    }

    fn pawn_captures(
        &self,
        (file, place): (usize, usize),
        side: usize,
        to: usize,
        goal: &Goal,
        found: &mut dyn FnMut(Step, State),
    ) {
        let unmoved = goal.unmoved[to];
        let mut left = *self;
        left.captures[side] -= 1;
        left.files[file] = self.files[file].without(place);
        for target in 0..self.files[to].len() {
            if self.files[to].side(target) != side && !unmoved.is_at(self.files[to], target) {
                let mut after = left;
                after.files[to] = self.files[to].with_replaced(target, side);
                found(Step::PawnTakesPawn { from: (file, place), to: (to, target) }, after);
            }
        }
        if self.files[to].len() < Pawns::MOST {
            for target in 0..=self.files[to].len() {
                if unmoved.bars(self.files[to], target) {
                    continue;
                }
                // Beside a pawn of the same color it does not matter on which side.
                let behind = target.checked_sub(1).filter(|behind| !unmoved.bars(self.files[to], *behind));
                if behind.is_some_and(|behind| self.files[to].side(behind) == side) {
                    continue;
                }
                let mut after = left;
                after.files[to] = self.files[to].with(target, side);
                found(Step::PawnTakesPiece { from: (file, place), to: (to, target) }, after);
            }
        }
        if self.files[file].is_free(place)
            && let Some(kind) = goal.kinds[side][to]
        {
            let mut after = self.promoted((file, place), side, kind);
            after.captures[side] -= 1;
            found(Step::PawnTakesAndPromotes { from: (file, place), to }, after);
        }
    }
}

/// The pawns of a file from the first rank on.
pub(crate) fn pawns_of_file(board: &Board, file: File) -> Vec<(Square, Color)> {
    let pawns = board.role(Role::Pawn) & Bitboard::of_file(file);
    pawns.into_iter().filter_map(|square| Some((square, board.color_at(square)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{Position, Setup};

    fn past(fen: &str) -> Past {
        Past::of(&Position::try_from(fen.parse::<Setup>().unwrap()).unwrap())
    }

    fn kernel(fen: &str) -> Kernel {
        search(&past(fen), Start::Standard, 100_000).0
    }

    #[test]
    fn nothing_happens_in_the_initial_position() {
        assert_eq!(kernel("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), Kernel::Found(vec![]));
    }

    #[test]
    fn pawns_that_passed_each_other_need_captures() {
        assert_eq!(kernel("rnbqkbnr/1ppppppp/P7/8/8/p7/1PPPPPPP/RNBQKBNR w - - 0 1"), Kernel::Impossible);
        assert_eq!(kernel("rnbqkbn1/1ppppppp/P7/8/8/p7/1PPPPPPP/RNBQKBNR w - - 0 1"), Kernel::Impossible);
        assert!(matches!(kernel("rnbqkbn1/1ppppppp/P7/8/8/p7/1PPPPPPP/RNBQKB1R w - - 0 1"), Kernel::Impossible));
    }

    #[test]
    fn nothing_is_promoted_where_a_man_never_moved() {
        // Both pawns of the a-file are gone, and there is a queen more: it was promoted on a8, or on b8 with a capture.
        let rooks_at_home = "rnbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNQ w Qkq - 0 1";
        assert_eq!(kernel(rooks_at_home), Kernel::Impossible);
        assert!(matches!(kernel(&rooks_at_home.replace("Qkq", "Qk")), Kernel::Found(_)));
        assert!(matches!(kernel("r1bqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNQ w Qkq - 0 1"), Kernel::Found(_)));
    }

    #[test]
    fn a_pawn_that_captured_left_its_file() {
        let Kernel::Found(steps) = kernel("rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2") else {
            panic!("1.e4 d5 2.exd5")
        };
        assert_eq!(steps, [Step::PawnTakesPawn { from: (4, 0), to: (3, 1) }]);
    }
}
