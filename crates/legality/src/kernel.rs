//! The proof kernel: the game reduced to the order of the pawns on each file and to captures.
//!
//! Pieces have no squares here, and pawns no ranks. A game then is a series of captures, each of which moves a pawn to a
//! neighbouring file or takes a pawn away; promotions are free for a pawn with no opposing pawn ahead. Every game has such a
//! reduction, so that a position without one is illegal. (The idea is Peter Österlund's.)

mod file;
mod plan;
mod touches;

use std::collections::HashSet;

use jadoube_board::{Bitboard, Board, Color, File, Role, Square};

use crate::counts::Counts;
pub(crate) use file::Pawns;
pub(crate) use plan::{Plan, files_of};
use touches::Touches;

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
    /// Promotions of each player so far on light and on dark squares.
    promotions: [[u8; 2]; 2],
}

/// The arrangement that is wanted.
struct Goal {
    files: [Pawns; 8],
    pawns: [usize; 2],
    /// Promotions needed: in total, to a bishop of the light squares, to one of the dark squares.
    promoted: [usize; 2],
    bishops: [[usize; 2]; 2],
}

impl Goal {
    fn of(board: &Board) -> Goal {
        let counts = Color::ALL.map(|color| Counts::of(board, color));
        Goal {
            files: File::ALL.map(|file| Pawns::of(board, file)),
            pawns: [counts[0].pawns, counts[1].pawns],
            promoted: [counts[0].promoted, counts[1].promoted],
            bishops: [0, 1].map(|side: usize| [counts[side].light_bishops, counts[side].dark_bishops]),
        }
    }

    /// Whether promotions alone lead from here to the goal, with enough of them.
    fn is_reached(&self, state: &State) -> bool {
        let mut promotions = state.promotions;
        for (file, (now, wanted)) in state.files.iter().zip(&self.files).enumerate() {
            let Some(surplus) = now.surplus_by_promotion(*wanted) else { return false };
            for side in 0..2 {
                promotions[side][shade(Color::ALL[side], file)] += surplus[side];
            }
        }
        (0..2).all(|side| {
            let [light, dark] = promotions[side].map(usize::from);
            light + dark >= self.promoted[side] && light >= self.bishops[side][0] && dark >= self.bishops[side][1]
        })
    }

    /// Whether enough pawns are left of each player for what is still needed.
    fn has_enough_pawns(&self, state: &State) -> bool {
        (0..2).all(|side| {
            let left: usize = state.files.iter().map(|file| file.number(side)).sum();
            let promoted: usize = state.promotions[side].iter().map(|number| usize::from(*number)).sum();
            left >= self.pawns[side] && left + promoted >= self.pawns[side] + self.promoted[side]
        })
    }
}

/// 0 if the promotion square of this file is light, 1 if it is dark.
pub(crate) fn shade(color: Color, file: usize) -> usize {
    (file + color.pick(0, 1)) % 2
}

/// Looks for a kernel, visiting at most `budget` arrangements; gives how many it visited, too.
pub(crate) fn search(board: &Board, budget: u64) -> (Kernel, u64) {
    search_with(board, budget, Order { seed: 0, promotions: true }, &mut |_| true)
}

/// How kernels are looked for.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Order {
    /// Among steps that look alike, the seed decides which is tried first.
    pub(crate) seed: u64,
    /// Whether pawns are promoted between captures, too, and not only at the end. Without it the search is not complete.
    pub(crate) promotions: bool,
}

/// The same in a given order. Kernels that are not accepted are passed over.
pub(crate) fn search_with(
    board: &Board,
    budget: u64,
    order: Order,
    accepts: &mut dyn FnMut(&[Step]) -> bool,
) -> (Kernel, u64) {
    let goal = Goal::of(board);
    let lost = Color::ALL.map(|color| Counts::of(board, color).lost() as u8);
    let start = State { files: [Pawns::START; 8], captures: [lost[1], lost[0]], promotions: [[0; 2]; 2] };
    let mut search = Search {
        touches: Touches::to(&goal.files),
        goal,
        seen: HashSet::new(),
        path: Vec::new(),
        budget,
        order,
        accepts,
    };
    let found =
        if search.least_captures(&start) > usize::from(lost[0] + lost[1]) { Some(false) } else { search.visit(&start) };
    let visited = search.seen.len() as u64;
    match found {
        Some(true) => (Kernel::Found(search.path), visited),
        Some(false) => (Kernel::Impossible, visited),
        None => (Kernel::Open, visited),
    }
}

struct Search<'a> {
    goal: Goal,
    touches: Touches,
    seen: HashSet<State>,
    path: Vec<Step>,
    budget: u64,
    order: Order,
    accepts: &'a mut dyn FnMut(&[Step]) -> bool,
}

impl Search<'_> {
    /// A lower bound for the captures that are still needed: each one touches at most two files, side by side.
    fn least_captures(&self, state: &State) -> usize {
        let mut total = 0;
        let mut carried = 0;
        for (file, pawns) in state.files.iter().enumerate() {
            let needed = self.touches.least(file, *pawns);
            // As many as possible are shared with the file to the left.
            let shared = needed.min(carried);
            total += needed - shared;
            carried = needed - shared;
        }
        total
    }

    /// Whether the goal can be reached from here; `None` when the budget runs out.
    fn visit(&mut self, state: &State) -> Option<bool> {
        if self.goal.is_reached(state) && (self.accepts)(&self.path) {
            return Some(true);
        }
        if !self.seen.insert(*state) {
            return Some(false);
        }
        if self.seen.len() as u64 > self.budget {
            return None;
        }
        let mut next: Vec<(usize, Step, State)> = Vec::new();
        state.each_next(&mut |step, after| {
            let left = usize::from(after.captures[0] + after.captures[1]);
            let wanted = self.order.promotions || !matches!(step, Step::Promotes { .. });
            if wanted && self.goal.has_enough_pawns(&after) {
                let needed = self.least_captures(&after);
                if needed <= left && !self.seen.contains(&after) {
                    next.push((needed, step, after));
                }
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
    fn each_next(&self, found: &mut dyn FnMut(Step, State)) {
        for file in 0..8 {
            for place in 0..self.files[file].len() {
                let side = self.files[file].side(place);
                if self.files[file].is_free(place) {
                    found(Step::Promotes { pawn: (file, place) }, self.promoted(file, place, side, file));
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
                        self.pawn_captures(file, place, side, to, found);
                    }
                }
            }
        }
    }

    fn promoted(&self, file: usize, place: usize, side: usize, on: usize) -> State {
        let mut after = *self;
        after.files[file] = self.files[file].without(place);
        after.promotions[side][shade(Color::ALL[side], on)] += 1;
        after
    }

    fn pawn_captures(&self, file: usize, place: usize, side: usize, to: usize, found: &mut dyn FnMut(Step, State)) {
        let mut left = *self;
        left.captures[side] -= 1;
        left.files[file] = self.files[file].without(place);
        for target in 0..self.files[to].len() {
            if self.files[to].side(target) != side {
                let mut after = left;
                after.files[to] = self.files[to].with_replaced(target, side);
                found(Step::PawnTakesPawn { from: (file, place), to: (to, target) }, after);
            }
        }
        if self.files[to].len() < Pawns::MOST {
            for target in 0..=self.files[to].len() {
                // Beside a pawn of the same color it does not matter on which side.
                if target > 0 && self.files[to].side(target - 1) == side {
                    continue;
                }
                let mut after = left;
                after.files[to] = self.files[to].with(target, side);
                found(Step::PawnTakesPiece { from: (file, place), to: (to, target) }, after);
            }
        }
        if self.files[file].is_free(place) {
            let mut after = self.promoted(file, place, side, to);
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
    use jadoube_board::Setup;

    fn kernel(fen: &str) -> Kernel {
        search(&fen.parse::<Setup>().unwrap().board, 100_000).0
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
    fn a_pawn_that_captured_left_its_file() {
        let Kernel::Found(steps) = kernel("rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2") else {
            panic!("1.e4 d5 2.exd5")
        };
        assert_eq!(steps, [Step::PawnTakesPawn { from: (4, 0), to: (3, 1) }]);
    }
}
