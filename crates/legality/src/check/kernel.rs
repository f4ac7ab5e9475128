//! The proof kernel, written a second time: pawns as lists of colors.

use std::collections::{HashMap, HashSet, VecDeque};

use jadoube_board::{Color, Role};

use super::diagram::{Diagram, rank_of};
use super::origins::World;
use crate::past::Past;
use crate::verdict::Start;

/// The pawns of a file from the first rank on.
type List = Vec<Color>;

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) files: Vec<List>,
    /// Captures left to White and to Black.
    pub(super) captures: [usize; 2],
    /// Promotions of White and Black on light and dark squares, and on those that a bishop cannot leave.
    pub(super) promotions: [[usize; 3]; 2],
}

pub(super) struct Wanted {
    pub(super) files: Vec<List>,
    pawns: [usize; 2],
    promoted: [usize; 2],
    bishops: [[usize; 3]; 2],
    pub(super) unmoved: Vec<[bool; 2]>,
    /// By file and color: whether a man that never moved is on the promotion square.
    pub(super) barred: Vec<[bool; 2]>,
    touches: HashMap<(List, List), usize>,
}

/// Whether there is a kernel; `None` if more than `most` arrangements would have to be visited.
pub(super) fn exists(past: &Past, start: Start, most: usize) -> Option<bool> {
    let (mut wanted, start) = Wanted::of(past, start);
    let mut seen = HashSet::new();
    let mut waiting = vec![start];
    while let Some(state) = waiting.pop() {
        if !wanted.is_possible(&state) || !seen.insert(state.clone()) {
            continue;
        }
        if wanted.is_reached(&state) {
            return Some(true);
        }
        if seen.len() > most {
            return None;
        }
        waiting.extend(next(&state, &wanted));
    }
    Some(false)
}

impl Wanted {
    /// What is wanted for a position, and the arrangement in the beginning.
    pub(super) fn of(past: &Past, start: Start) -> (Wanted, State) {
        let World { diagram, immobile, .. } = &World::of(past, start);
        let is_barred = |file: i32, color: Color| immobile.contains(&(file, rank_of(color, 7)));
        let at_home = |file: i32, color: Color| diagram.at((file, rank_of(color, 1))) == Some(Role::Pawn.of(color));
        let unmoved: Vec<[bool; 2]> = (0..8).map(|file| Color::ALL.map(|color| at_home(file, color))).collect();
        let bishops = Color::ALL.map(|color| bishops(diagram, start, &unmoved, color));
        // A bishop that fell at home was captured by a piece, for its own pawns kept those of the opponent away.
        let lost = Color::ALL.map(|color| {
            let fallen = shut_in(start, &unmoved, color)
                .filter(|file| diagram.at((*file as i32, rank_of(color, 0))) != Some(Role::Bishop.of(color)));
            16usize.saturating_sub(diagram.men(color).len() + fallen.count())
        });
        let wanted = Wanted {
            files: (0..8).map(|file| diagram.pawns_of_file(file)).collect(),
            pawns: Color::ALL.map(|color| diagram.number(color, Role::Pawn)),
            promoted: Color::ALL.map(|color| {
                let extra = diagram.extra_bishops(color, true) + diagram.extra_bishops(color, false);
                diagram.promoted(color) - extra + bishops[color as usize].iter().sum::<usize>()
            }),
            bishops,
            unmoved,
            barred: (0..8).map(|file| Color::ALL.map(|color| is_barred(file, color))).collect(),
            touches: HashMap::new(),
        };
        let first = State {
            files: vec![vec![Color::White, Color::Black]; 8],
            captures: [lost[1], lost[0]],
            promotions: [[0; 3]; 2],
        };
        (wanted, first)
    }

    pub(super) fn is_possible(&mut self, state: &State) -> bool {
        for color in Color::ALL {
            let side = color as usize;
            let left = state.files.iter().flatten().filter(|pawn| **pawn == color).count();
            let promoted: usize = state.promotions[side].iter().sum();
            if left < self.pawns[side] || left + promoted < self.pawns[side] + self.promoted[side] {
                return false;
            }
        }
        // A pawn gets to squares of another kind only by capturing.
        for color in Color::ALL {
            let side = color as usize;
            let mut missing = [0isize; 3];
            for file in (0..8).filter(|file| !self.barred[*file][side]) {
                let number = |list: &List| list.iter().filter(|pawn| **pawn == color).count() as isize;
                let kind = square_kind(&self.unmoved, color, file);
                missing[kind] += number(&self.files[file]) - number(&state.files[file]);
            }
            let short = (0..3).map(|kind| {
                let wanted = self.bishops[side][kind] as isize - state.promotions[side][kind] as isize;
                (missing[kind] + wanted).max(0)
            });
            if short.sum::<isize>() > state.captures[side] as isize {
                return false;
            }
        }
        // A capture touches one file, or two side by side.
        let (mut captures, mut shared) = (0, 0);
        for file in 0..8 {
            let touches = self.fewest_touches(&state.files[file], file);
            let new = touches.saturating_sub(shared);
            captures += new;
            shared = new;
        }
        captures <= state.captures[0] + state.captures[1]
    }

    /// The fewest captures that touch a file until it has the pawns that are wanted there.
    fn fewest_touches(&mut self, from: &List, file: usize) -> usize {
        let key = (from.clone(), self.files[file].clone());
        if let Some(known) = self.touches.get(&key) {
            return *known;
        }
        let mut fewest: HashMap<List, usize> = HashMap::from([(from.clone(), 0)]);
        let mut waiting = VecDeque::from([(from.clone(), 0)]);
        while let Some((list, so_far)) = waiting.pop_front() {
            if list == key.1 {
                break;
            }
            if fewest[&list] < so_far {
                continue;
            }
            for (changed, cost) in changes(&list) {
                let total = so_far + cost;
                if fewest.get(&changed).is_none_or(|known| *known > total) {
                    fewest.insert(changed.clone(), total);
                    if cost == 0 {
                        waiting.push_front((changed, total));
                    } else {
                        waiting.push_back((changed, total));
                    }
                }
            }
        }
        // Only a damaged certificate has a file with more pawns than can stand there.
        let found = fewest.get(&key.1).copied().unwrap_or(usize::MAX / 16);
        self.touches.insert(key, found);
        found
    }

    pub(super) fn is_reached(&self, state: &State) -> bool {
        let mut promotions = state.promotions;
        for (file, (list, wanted)) in state.files.iter().zip(&self.files).enumerate() {
            // Free pawns go one by one, the others stay.
            let mut left = list.clone();
            for color in Color::ALL {
                let count = |list: &List| list.iter().filter(|pawn| **pawn == color).count();
                while count(&left) > count(wanted) {
                    let Some(place) = (0..left.len()).find(|place| left[*place] == color && is_free(&left, *place))
                    else {
                        return false;
                    };
                    if self.barred[file][color as usize] {
                        return false;
                    }
                    left.remove(place);
                    promotions[color as usize][square_kind(&self.unmoved, color, file)] += 1;
                }
            }
            if left != *wanted {
                return false;
            }
        }
        (0..2).all(|side| {
            let enough = (0..3).all(|kind| promotions[side][kind] >= self.bishops[side][kind]);
            enough && promotions[side].iter().sum::<usize>() >= self.promoted[side]
        })
    }
}

/// 0 for a light promotion square, 1 for a dark one, 2 for one where a bishop is shut in by pawns that never moved.
pub(super) fn square_kind(unmoved: &[[bool; 2]], color: Color, file: usize) -> usize {
    let opponent = 1 - color as usize;
    let is_barred =
        |beside: Option<usize>| beside.and_then(|file| unmoved.get(file)).is_none_or(|pawns| pawns[opponent]);
    if is_barred(file.checked_sub(1)) && is_barred(Some(file + 1)) {
        return 2;
    }
    let rank = if color == Color::White { 7 } else { 0 };
    (file + rank + 1) % 2
}

/// Bishops that were promoted: all but one on light squares, all but one on dark squares, and all that are shut in.
///
/// Where the one that was there from the beginning is shut in by its own pawns, it is still there, or it is gone and all others
/// on squares of its color were promoted.
fn bishops(diagram: &Diagram, start: Start, unmoved: &[[bool; 2]], color: Color) -> [usize; 3] {
    let bishop = Role::Bishop.of(color);
    let mut number = [0usize; 3];
    let mut first = [1, 1];
    for file in shut_in(start, unmoved, color) {
        let rank = rank_of(color, 0);
        if diagram.at((file as i32, rank)) != Some(bishop) {
            first[(file + rank as usize + 1) % 2] = 0;
        }
    }
    for file in 0..8 {
        for rank in 0..8 {
            if diagram.at((file, rank)) == Some(bishop) {
                let at_end = rank == rank_of(color, 7) && square_kind(unmoved, color, file as usize) == 2;
                number[if at_end { 2 } else { ((file + rank + 1) % 2) as usize }] += 1;
            }
        }
    }
    [number[0].saturating_sub(first[0]), number[1].saturating_sub(first[1]), number[2]]
}

/// The files of bishops that never left their first squares: their own pawns beside never moved.
pub(super) fn shut_in(start: Start, unmoved: &[[bool; 2]], color: Color) -> impl Iterator<Item = usize> {
    let is_bishop = move |file: &usize| start.first_rank()[*file] == Role::Bishop;
    (0..8).filter(is_bishop).filter(move |file| {
        let beside = [file.wrapping_sub(1), file + 1];
        beside.into_iter().all(|file| unmoved.get(file).is_none_or(|pawns| pawns[color as usize]))
    })
}

fn is_free(list: &List, place: usize) -> bool {
    match list[place] {
        Color::White => !list[place..].contains(&Color::Black),
        Color::Black => !list[..place].contains(&Color::White),
    }
}

fn without(list: &List, place: usize) -> List {
    let mut list = list.clone();
    list.remove(place);
    list
}

fn with(list: &List, place: usize, color: Color) -> List {
    let mut list = list.clone();
    list.insert(place, color);
    list
}

/// What can happen to one file, and whether that takes a capture.
fn changes(list: &List) -> Vec<(List, usize)> {
    let mut all = Vec::new();
    for place in 0..list.len() {
        all.push((without(list, place), usize::from(!is_free(list, place))));
        let mut replaced = list.clone();
        replaced[place] = !replaced[place];
        all.push((replaced, 1));
    }
    if list.len() < FULL {
        for place in 0..=list.len() {
            all.extend(Color::ALL.map(|color| (with(list, place, color), 1)));
        }
    }
    all
}

/// The most pawns that can be on a file.
const FULL: usize = 6;

/// What can happen next.
///
/// A pawn that can be promoted stays where it is until the end, or until its file is full: what comes to its file comes behind it.
fn next(state: &State, wanted: &Wanted) -> Vec<State> {
    let Wanted { unmoved, barred, .. } = wanted;
    let mut all = Vec::new();
    let stays = |file: usize, place: usize| {
        (unmoved[file][0] && place == 0) || (unmoved[file][1] && place == state.files[file].len() - 1)
    };
    for file in 0..8 {
        for place in 0..state.files[file].len() {
            if stays(file, place) {
                continue;
            }
            let color = state.files[file][place];
            let side = color as usize;
            let mut gone = state.clone();
            gone.files[file].remove(place);
            let free = is_free(&state.files[file], place);
            if free && state.files[file].len() == FULL && !barred[file][side] {
                let mut promoted = gone.clone();
                promoted.promotions[side][square_kind(unmoved, color, file)] += 1;
                all.push(promoted);
            }
            if state.captures[1 - side] > 0 {
                let mut captured = gone.clone();
                captured.captures[1 - side] -= 1;
                all.push(captured);
            }
            if state.captures[side] == 0 {
                continue;
            }
            gone.captures[side] -= 1;
            for to in [file.wrapping_sub(1), file + 1].into_iter().filter(|to| *to < 8) {
                let most = state.files[to].len();
                for target in 0..=most {
                    let behind = (unmoved[to][0] && target == 0) || (unmoved[to][1] && target == most);
                    if most < FULL && !behind {
                        let mut inserted = gone.clone();
                        inserted.files[to].insert(target, color);
                        all.push(inserted);
                    }
                    if state.files[to].get(target) == Some(&!color) && !stays(to, target) {
                        let mut replaced = gone.clone();
                        replaced.files[to][target] = color;
                        all.push(replaced);
                    }
                }
                if free && !barred[to][side] {
                    let mut promoted = gone.clone();
                    promoted.promotions[side][square_kind(unmoved, color, to)] += 1;
                    all.push(promoted);
                }
            }
        }
    }
    all
}
