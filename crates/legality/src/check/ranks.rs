//! The proof kernel with ranks, written a second time: pawns as lists of colors and ranks.
//!
//! After every capture the ranks of a file are put in order again: whoever is in the way goes forward, as little as possible.

use std::collections::HashSet;

use jadoube_board::{Color, Role};

use super::diagram::{Diagram, rank_of};
use super::kernel::{self, Wanted, shut_in, square_kind};
use super::lanes::{self, Files};
use crate::past::Past;
use crate::verdict::Start;

/// The pawns of a file from the first rank on, each with the rank that it has reached at least.
type List = Vec<(Color, i32)>;

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    files: Vec<List>,
    captures: [usize; 2],
    promotions: [[usize; 3]; 2],
    /// Pieces of White and Black that pawns captured on light and on dark squares.
    fallen: [[usize; 2]; 2],
}

impl State {
    fn plain(&self) -> kernel::State {
        let colors = |list: &List| list.iter().map(|pawn| pawn.0).collect();
        kernel::State {
            files: self.files.iter().map(colors).collect(),
            captures: self.captures,
            promotions: self.promotions,
        }
    }

    /// Those of the captured bishops that no capture so far can have been.
    fn bishops_left(&self, captured: [[usize; 2]; 2]) -> [[usize; 2]; 2] {
        let left = |side: usize, shade: usize| captured[side][shade].saturating_sub(self.fallen[side][shade]);
        std::array::from_fn(|side| std::array::from_fn(|shade| left(side, shade)))
    }
}

/// Whether there is a kernel with ranks; `None` if more than `most` arrangements would have to be visited.
pub(super) fn exists(past: &Past, start: Start, most: usize) -> Option<bool> {
    let diagram = &Diagram::of(&past.board);
    let (mut wanted, plain) = Wanted::of(past, start);
    let mut files = Files::of(diagram, &wanted.barred);
    let bishops = Color::ALL.map(|color| captured_bishops(diagram, start, &wanted.unmoved, color));
    let ranks: Vec<Vec<i32>> = (0..8)
        .map(|file| (1..7).filter(|rank| diagram.at((file, *rank)).is_some_and(|man| man.role == Role::Pawn)).collect())
        .collect();
    let mut seen = HashSet::new();
    let mut waiting = vec![State {
        files: vec![vec![(Color::White, 1), (Color::Black, 6)]; 8],
        captures: plain.captures,
        promotions: plain.promotions,
        fallen: [[0; 2]; 2],
    }];
    while let Some(state) = waiting.pop() {
        if seen.contains(&state) {
            continue;
        }
        let lanes: Vec<_> = state.files.iter().map(|pawns| lanes::lane(pawns)).collect();
        if !files.suffice(&lanes, state.captures, state.bishops_left(bishops)) {
            continue;
        }
        let plain = state.plain();
        if !wanted.is_possible(&plain) {
            continue;
        }
        if wanted.is_reached(&plain) && is_behind(&state, &wanted, &ranks) {
            return Some(true);
        }
        if seen.len() >= most {
            return None;
        }
        waiting.extend(next(&state, &wanted));
        seen.insert(state);
    }
    Some(false)
}

/// Bishops on light and on dark squares that a player began with and that were captured away from home.
fn captured_bishops(diagram: &Diagram, start: Start, unmoved: &[[bool; 2]], color: Color) -> [usize; 2] {
    let mut captured = [1, 1];
    for file in 0..8 {
        for rank in 0..8 {
            let was_promoted_there = rank == rank_of(color, 7) && square_kind(unmoved, color, file as usize) == 2;
            if diagram.at((file, rank)) == Some(Role::Bishop.of(color)) && !was_promoted_there {
                captured[shade(file as usize, rank)] = 0;
            }
        }
    }
    for file in shut_in(start, unmoved, color) {
        captured[shade(file, rank_of(color, 0))] = 0;
    }
    captured
}

/// 0 for a light square, 1 for a dark one.
fn shade(file: usize, rank: i32) -> usize {
    (file + rank as usize + 1) % 2
}

/// Whether all pawns that stay have still to go to their squares, or are there. Of the others the white ones are above them.
fn is_behind(state: &State, wanted: &Wanted, ranks: &[Vec<i32>]) -> bool {
    (0..8).all(|file| {
        let number = |color: Color, list: &mut dyn Iterator<Item = Color>| list.filter(|pawn| *pawn == color).count();
        let now = number(Color::Black, &mut state.files[file].iter().map(|pawn| pawn.0));
        let then = number(Color::Black, &mut wanted.files[file].iter().copied());
        let stay = state.files[file].iter().skip(now.saturating_sub(then)).take(ranks[file].len());
        stay.zip(&ranks[file]).all(|((color, rank), goal)| match color {
            Color::White => rank <= goal,
            Color::Black => rank >= goal,
        })
    })
}

/// What can happen next.
fn next(state: &State, wanted: &Wanted) -> Vec<State> {
    let mut all = Vec::new();
    for file in 0..8 {
        for place in 0..state.files[file].len() {
            let (color, rank) = state.files[file][place];
            let side = color as usize;
            if stays(&state.files[file], wanted.unmoved[file], place) {
                continue;
            }
            if state.captures[1 - side] > 0 {
                let mut captured = state.clone();
                captured.files[file].remove(place);
                captured.captures[1 - side] -= 1;
                all.push(captured);
            }
            if state.captures[side] == 0 {
                continue;
            }
            let forward = if color == Color::White { 1 } else { -1 };
            let mut on = rank + forward;
            while (0..8).contains(&on) {
                let mut gone = state.clone();
                if let Some(place) = gone.bring(file, place, on - forward, wanted) {
                    gone.files[file].remove(place);
                    gone.captures[side] -= 1;
                    for to in [file.wrapping_sub(1), file + 1].into_iter().filter(|to| *to < 8) {
                        arrivals(&gone, color, to, on, wanted, &mut all);
                    }
                }
                on += forward;
            }
        }
    }
    all
}

/// A pawn arrives with a capture on a rank of a file, in every place where it can be.
fn arrivals(state: &State, color: Color, file: usize, on: i32, wanted: &Wanted, all: &mut Vec<State>) {
    let unmoved = &wanted.unmoved;
    let side = color as usize;
    if on == rank_of(color, 7) {
        if wanted.barred[file][side] {
            return;
        }
        let mut promoted = state.clone();
        promoted.promotions[side][square_kind(unmoved, color, file)] += 1;
        promoted.fallen[1 - side][shade(file, on)] += 1;
        all.push(promoted);
        return;
    }
    let list = &state.files[file];
    for place in 0..=list.len() {
        let behind = (unmoved[file][0] && place == 0) || (unmoved[file][1] && place == list.len());
        if !behind {
            let mut taken = state.clone();
            taken.files[file].insert(place, (color, on));
            taken.fallen[1 - side][shade(file, on)] += 1;
            if taken.settle(file, place, wanted).is_some() {
                all.push(taken);
            }
        }
        if place < list.len() && list[place].0 != color && !stays(list, unmoved[file], place) {
            let mut taken = state.clone();
            if let Some(place) = taken.bring(file, place, on, wanted) {
                taken.files[file][place] = (color, on);
                all.push(taken);
            }
        }
    }
}

/// Whether this pawn is one that never moved.
fn stays(list: &List, unmoved: [bool; 2], place: usize) -> bool {
    (unmoved[0] && place == 0) || (unmoved[1] && place + 1 == list.len())
}

impl State {
    /// A pawn goes forward to a rank; gives its place then.
    fn bring(&mut self, file: usize, place: usize, rank: i32, wanted: &Wanted) -> Option<usize> {
        let (color, now) = self.files[file][place];
        let is_possible = if color == Color::White { now <= rank } else { now >= rank };
        self.files[file][place].1 = rank;
        if is_possible { self.settle(file, place, wanted) } else { None }
    }

    /// Puts a file in order around a pawn that is where it is: those above it go up if they are white, those below it down if they
    /// are black, and over the last rank they are promoted. Gives the place of the pawn then.
    fn settle(&mut self, file: usize, place: usize, wanted: &Wanted) -> Option<usize> {
        let unmoved = &wanted.unmoved;
        let list = &mut self.files[file];
        for above in place + 1..list.len() {
            if list[above].1 <= list[above - 1].1 {
                if list[above].0 == Color::Black || stays(list, unmoved[file], above) {
                    return None;
                }
                list[above].1 = list[above - 1].1 + 1;
            }
        }
        for below in (0..place).rev() {
            if list[below].1 >= list[below + 1].1 {
                if list[below].0 == Color::White || stays(list, unmoved[file], below) {
                    return None;
                }
                list[below].1 = list[below + 1].1 - 1;
            }
        }
        let is_over = |pawn: &&(Color, i32)| pawn.1 < 1 || pawn.1 > 6;
        let gone_below = list[..place].iter().filter(is_over).count();
        for (color, _) in list.iter().filter(is_over) {
            if wanted.barred[file][*color as usize] {
                return None;
            }
            self.promotions[*color as usize][square_kind(unmoved, *color, file)] += 1;
        }
        list.retain(|pawn| !is_over(&pawn));
        Some(place - gone_below)
    }
}
