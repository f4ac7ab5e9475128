//! Kernels with ranks: every capture by a pawn is on some rank, and pawns go forward only.
//!
//! A pawn here is as far back as the captures so far allow. When it captures on a rank it is brought to the rank before, and
//! pawns of its own color ahead are pushed on as far as they must. So in every game each pawn has gone at least as far as here,
//! and what is impossible here is impossible in every game. A pawn that is pushed over the last rank is promoted; otherwise
//! pawns are promoted at the end.

use std::collections::HashSet;

use jadoube_board::{Color, File};

use super::file::Pawns;
use super::lanes::{Lane, Lanes, SoFar};
use super::{Bishops, Goal, Plain, pawns_of_file};
use crate::past::Past;
use crate::verdict::Start;

/// The pawns of a file from the first rank on, four bits for each: eight for Black, and the index of the rank.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Line(u32);

/// The indices of the ranks on which pawns start.
pub(super) const SECOND: usize = 1;
pub(super) const SEVENTH: usize = 6;

impl Line {
    const START: Line = Line(SECOND as u32 | (8 | SEVENTH as u32) << 4);

    fn len(self) -> usize {
        (32 - self.0.leading_zeros() as usize).div_ceil(4)
    }

    /// The side and the rank of a pawn.
    fn get(self, place: usize) -> Option<(usize, usize)> {
        let bits = self.0 >> (4 * place) & 15;
        (bits != 0).then_some((bits as usize >> 3, bits as usize & 7))
    }

    fn without(self, place: usize) -> Line {
        let low = (1 << (4 * place)) - 1;
        Line(self.0 & low | (self.0 >> 4) & !low)
    }

    fn with(self, place: usize, side: usize, rank: usize) -> Line {
        let low = (1 << (4 * place)) - 1;
        Line(self.0 & low | (self.0 & !low) << 4).with_replaced(place, side, rank)
    }

    fn with_replaced(self, place: usize, side: usize, rank: usize) -> Line {
        Line(self.0 & !(15 << (4 * place)) | ((side << 3 | rank) as u32) << (4 * place))
    }

    fn plain(self) -> Pawns {
        let places = 0..self.len();
        places.fold(Pawns::NONE, |list, place| list.with(place, self.get(place).map_or(0, |pawn| pawn.0)))
    }

    fn lane(self) -> Lane {
        let pawns = (0..self.len()).filter_map(|place| self.get(place));
        pawns.fold(Lane::EMPTY, |lane, (side, rank)| lane.with(rank, side))
    }
}

/// A capture of a kernel with its rank. Pawns are counted from the first rank on, before the capture and whatever it pushes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Capture {
    /// A pawn captures a pawn and takes its place.
    PawnTakesPawn { from: (usize, usize), to: (usize, usize), rank: usize },
    /// A pawn captures a piece and gets in this place.
    PawnTakesPiece { from: (usize, usize), to: (usize, usize), rank: usize },
    /// A pawn is promoted with a capture on this file.
    PawnTakesAndPromotes { from: (usize, usize), to: usize },
    /// A piece captures a pawn.
    PieceTakesPawn { pawn: (usize, usize) },
}

/// An arrangement of pawns with their ranks, and what is left to do.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    files: [Line; 8],
    captures: [u8; 2],
    promotions: [[u8; 3]; 2],
    /// Pieces of each player that pawns have captured on light and on dark squares.
    fallen: [[u8; 2]; 2],
}

/// Whether captures on possible ranks lead to the pawns of a board; `None` if that takes more than `budget` arrangements. Gives
/// how many were visited, too.
pub(crate) fn exist(past: &Past, array: Start, budget: u64) -> (Option<bool>, u64) {
    search_with(past, array, budget, 0, &mut |_| true)
}

/// The same for captures that the caller accepts. Among those that look alike, the seed decides which are tried first.
pub(crate) fn search_with(
    past: &Past,
    array: Start,
    budget: u64,
    seed: u64,
    accepts: &mut dyn FnMut(&[Capture]) -> bool,
) -> (Option<bool>, u64) {
    let board = &past.board;
    let plain = &Plain::of(past, array);
    let start = State {
        files: [Line::START; 8],
        captures: plain.start.captures,
        promotions: plain.start.promotions,
        fallen: [[0; 2]; 2],
    };
    let ranks = File::ALL.map(|file| pawns_of_file(board, file).iter().map(|(at, _)| at.rank().index()).collect());
    let lanes = lanes_of(past, array, plain);
    let mut search = Search { plain, ranks, lanes, seen: HashSet::new(), budget, seed, path: Vec::new(), accepts };
    let found = if search.least_captures(&start).is_some() { search.visit(&start) } else { Some(false) };
    (found, search.seen.len() as u64)
}

/// Whether there are too few captures for the files, or for the files and the missing bishops together.
pub(crate) fn are_ruled_out(past: &Past, array: Start) -> bool {
    let plain = Plain::of(past, array);
    !lanes_of(past, array, &plain).can_be_reached(&SoFar::nothing(plain.start.captures))
}

fn lanes_of(past: &Past, array: Start, plain: &Plain) -> Lanes {
    let bishops = Color::ALL.map(|color| Bishops::of(&past.board, array, color).captured);
    let promotions = std::array::from_fn(|file| [0, 1].map(|side: usize| plain.goal.kinds[side][file].is_some()));
    Lanes::of(&past.board, promotions, bishops)
}

struct Search<'a> {
    plain: &'a Plain,
    /// The ranks of the pawns that are wanted.
    ranks: [Vec<usize>; 8],
    lanes: Lanes,
    seen: HashSet<State>,
    budget: u64,
    seed: u64,
    path: Vec<Capture>,
    accepts: &'a mut dyn FnMut(&[Capture]) -> bool,
}

impl Search<'_> {
    fn visit(&mut self, state: &State) -> Option<bool> {
        if !self.seen.insert(*state) {
            return Some(false);
        }
        if self.seen.len() as u64 > self.budget {
            return None;
        }
        if self.is_reached(state) && (self.accepts)(&self.path) {
            return Some(true);
        }
        let mut next = Vec::new();
        state.each_next(&self.plain.goal, &mut |capture, after| {
            if let Some(needed) = self.least_captures(&after)
                && !self.seen.contains(&after)
            {
                let chance = self.seed.wrapping_mul(next.len() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
                next.push((needed, chance, capture, after));
            }
        });
        next.sort_by_key(|(needed, chance, ..)| (*needed, *chance));
        for (_, _, capture, after) in next {
            self.path.push(capture);
            if self.visit(&after)? {
                return Some(true);
            }
            self.path.pop();
        }
        Some(false)
    }

    /// A lower bound for the captures that are still needed; `None` if there are fewer.
    fn least_captures(&self, state: &State) -> Option<usize> {
        let needed = self.plain.least_captures(&state.plain())?;
        let lanes = state.files.map(Line::lane);
        let so_far = SoFar { lanes, captures: state.captures, fallen: state.fallen };
        self.lanes.can_be_reached(&so_far).then_some(needed)
    }

    /// Whether promotions alone lead to the goal, and no pawn has gone too far.
    fn is_reached(&self, state: &State) -> bool {
        let plain = state.plain();
        self.plain.goal.is_reached(&plain)
            && (0..8).all(|file| {
                let wanted = self.plain.goal.files[file];
                let Some([_, promoted]) = plain.files[file].surplus_by_promotion(wanted) else { return false };
                self.ranks[file].iter().enumerate().all(|(place, wanted)| {
                    match state.files[file].get(place + usize::from(promoted)) {
                        Some((0, rank)) => rank <= *wanted,
                        Some((_, rank)) => rank >= *wanted,
                        None => false,
                    }
                })
            })
    }
}

impl State {
    fn plain(&self) -> super::State {
        super::State { files: self.files.map(Line::plain), captures: self.captures, promotions: self.promotions }
    }

    fn each_next(&self, goal: &Goal, found: &mut dyn FnMut(Capture, State)) {
        for file in 0..8 {
            for place in 0..self.files[file].len() {
                let Some((side, rank)) = self.files[file].get(place) else { break };
                if goal.unmoved[file].is_at(self.files[file].plain(), place) {
                    continue;
                }
                let from = (file, place);
                if self.captures[1 - side] > 0 {
                    let mut after = *self;
                    after.captures[1 - side] -= 1;
                    after.files[file] = self.files[file].without(place);
                    found(Capture::PieceTakesPawn { pawn: from }, after);
                }
                if self.captures[side] == 0 {
                    continue;
                }
                let ahead = if side == 0 { SEVENTH - rank.min(SEVENTH) } else { rank.saturating_sub(SECOND) };
                for steps in 1..=ahead {
                    let on = if side == 0 { rank + steps } else { rank - steps };
                    let mut left = *self;
                    let Some(place) = left.push(goal, file, place, backward(side, on)) else { break };
                    left.captures[side] -= 1;
                    left.files[file] = left.files[file].without(place);
                    for to in [file.checked_sub(1), Some(file + 1).filter(|to| *to < 8)].into_iter().flatten() {
                        left.take_pawns(goal, side, from, to, on, found);
                        left.take_pieces(goal, side, from, to, on, found);
                    }
                }
                let mut left = *self;
                let last = if side == 0 { SEVENTH } else { SECOND };
                if let Some(place) = left.push(goal, file, place, last) {
                    left.captures[side] -= 1;
                    left.files[file] = left.files[file].without(place);
                    for to in [file.checked_sub(1), Some(file + 1).filter(|to| *to < 8)].into_iter().flatten() {
                        let Some(kind) = goal.kinds[side][to] else { continue };
                        let mut after = left;
                        after.promotions[side][kind] += 1;
                        after.fallen[1 - side][shade(to, if side == 0 { SEVENTH + 1 } else { SECOND - 1 })] += 1;
                        found(Capture::PawnTakesAndPromotes { from, to }, after);
                    }
                }
            }
        }
    }

    /// A pawn of this side arrives on a rank of a file and captures a pawn there.
    fn take_pawns(
        &self,
        goal: &Goal,
        side: usize,
        from: (usize, usize),
        file: usize,
        on: usize,
        found: &mut dyn FnMut(Capture, State),
    ) {
        for place in 0..self.files[file].len() {
            let Some((other, rank)) = self.files[file].get(place) else { break };
            let too_far = if other == 0 { rank > on } else { rank < on };
            if other == side || too_far || goal.unmoved[file].is_at(self.files[file].plain(), place) {
                continue;
            }
            let mut after = *self;
            if let Some(now) = after.push(goal, file, place, on) {
                after.files[file] = after.files[file].with_replaced(now, side, on);
                found(Capture::PawnTakesPawn { from, to: (file, place), rank: on }, after);
            }
        }
    }

    /// The same with a piece: the pawns above and below make room.
    fn take_pieces(
        &self,
        goal: &Goal,
        side: usize,
        from: (usize, usize),
        file: usize,
        on: usize,
        found: &mut dyn FnMut(Capture, State),
    ) {
        for place in 0..=self.files[file].len() {
            if goal.unmoved[file].bars(self.files[file].plain(), place) {
                continue;
            }
            let mut after = *self;
            let has_room_above = match after.files[file].get(place) {
                Some((0, rank)) if rank <= on => after.push(goal, file, place, on + 1).is_some(),
                Some((_, rank)) => rank > on,
                None => true,
            };
            let number = after.files[file].len();
            let has_room_below = match place.checked_sub(1).and_then(|below| after.files[file].get(below)) {
                Some((1, rank)) if rank >= on => after.push(goal, file, place - 1, on - 1).is_some(),
                Some((_, rank)) => rank < on,
                None => true,
            };
            if has_room_above && has_room_below {
                // Black pawns that had to be promoted are gone from below.
                let now = place - (number - after.files[file].len());
                after.files[file] = after.files[file].with(now, side, on);
                after.fallen[1 - side][shade(file, on)] += 1;
                found(Capture::PawnTakesPiece { from, to: (file, place), rank: on }, after);
            }
        }
    }

    /// Pushes a pawn on to a rank at least, and those of its side ahead of it as far as they must; gives its place, which changes when
    /// black pawns below are promoted. `None` if it cannot get there, or never moved.
    fn push(&mut self, goal: &Goal, file: usize, place: usize, rank: usize) -> Option<usize> {
        let (side, now) = self.files[file].get(place)?;
        let is_there = if side == 0 { now >= rank } else { now <= rank };
        if is_there {
            return Some(place);
        }
        if goal.unmoved[file].is_at(self.files[file].plain(), place) {
            return None;
        }
        let mut place = place;
        let next = |place: usize| if side == 0 { Some(place + 1) } else { place.checked_sub(1) };
        while let Some(next) = next(place)
            && let Some((other, ahead)) = self.files[file].get(next)
            && if side == 0 { ahead <= rank } else { ahead >= rank }
        {
            if other != side {
                return None;
            }
            let number = self.files[file].len();
            self.push(goal, file, next, if side == 0 { rank + 1 } else { rank.saturating_sub(1) })?;
            // Whoever was promoted is gone, all black ones from below.
            let promoted = number - self.files[file].len();
            if promoted == 0 {
                break;
            }
            place -= if side == 0 { 0 } else { promoted };
        }
        if (SECOND..=SEVENTH).contains(&rank) {
            self.files[file] = self.files[file].with_replaced(place, side, rank);
        } else {
            self.files[file] = self.files[file].without(place);
            self.promotions[side][goal.kinds[side][file]?] += 1;
        }
        Some(place)
    }
}

/// 0 for a light square, 1 for a dark one.
fn shade(file: usize, rank: usize) -> usize {
    (file + rank + 1) % 2
}

/// The rank behind, as a side sees it.
fn backward(side: usize, rank: usize) -> usize {
    if side == 0 { rank - 1 } else { rank + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::{ArrayNumber, Position, Role, Setup};

    fn exist_for(fen: &str) -> Option<bool> {
        let position = Position::try_from(fen.parse::<Setup>().unwrap()).unwrap();
        exist(&Past::of(&position), Start::Standard, 100_000).0
    }

    #[test]
    fn pawns_capture_forward() {
        // Two captures, on the b-file and on the c-file, bring a pawn at least to the fourth rank.
        assert_eq!(exist_for("r1bqkb1r/pppppppp/8/8/2P5/8/1PPPPPPP/RNBQKBNR b KQkq - 0 1"), Some(true));
        assert_eq!(exist_for("r1bqkb1r/pppppppp/8/8/8/2P5/1PPPPPPP/RNBQKBNR b KQkq - 0 1"), Some(false));
    }

    #[test]
    fn a_bishop_is_captured_on_its_color() {
        // White captured one man with a pawn, on b3 (light) or on b4 (dark); the bishop of f8 is gone.
        assert_eq!(exist_for("rnbqk1nr/pppp1ppp/4p3/8/1P6/8/1PPPPPPP/RNBQKBNR b KQkq - 0 1"), Some(true));
        assert_eq!(exist_for("rn1qkbnr/ppp1pppp/3p4/8/8/1P6/1PPPPPPP/RNBQKBNR b KQkq - 0 1"), Some(true));
        assert_eq!(exist_for("rnbqk1nr/pppp1ppp/4p3/8/8/1P6/1PPPPPPP/RNBQKBNR b KQkq - 0 1"), Some(false));
    }

    #[test]
    fn positions_of_random_games_are_possible() {
        let mut chance = 11u64;
        let mut below = |bound: usize| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (chance >> 33) as usize % bound
        };
        let games = if std::env::var_os("JADOUBE_FULL").is_some() { 20_000 } else { 150 };
        let mut decided = [0; 2];
        for game in 0..games {
            let array = if game % 4 > 0 { ArrayNumber::STANDARD } else { ArrayNumber::new(below(960) as u16).unwrap() };
            let mut position = array.position();
            for ply in 0..260 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                // Captures by pawns and promotions are what this is about.
                let by_pawns = moves.iter().filter(|m| m.role() == Role::Pawn).collect::<Vec<_>>();
                let captures = by_pawns.iter().filter(|m| m.captures(&position).is_some()).collect::<Vec<_>>();
                let any = moves.iter().nth(below(moves.len())).unwrap();
                let m = match below(4) {
                    0 | 1 if !captures.is_empty() => *captures[below(captures.len())],
                    2 if !by_pawns.is_empty() => by_pawns[below(by_pawns.len())],
                    _ => any,
                };
                position = position.after(m);
                if ply % 9 == 0 && position.board().occupied().len() >= 20 {
                    let found = exist(&Past::of(&position), Start::Chess960(array), 2_000).0;
                    assert_ne!(found, Some(false), "{}", position.fen());
                    decided[usize::from(found.is_some())] += 1;
                }
            }
        }
        assert!(decided[1] > 5 * decided[0], "{decided:?}: most should be decided");
    }
}
