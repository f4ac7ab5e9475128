//! The proof kernel, written a second time: pawns as lists of colors.

use std::collections::{HashMap, HashSet, VecDeque};

use jadoube_board::Color;

use super::diagram::Diagram;

/// The pawns of a file from the first rank on.
type List = Vec<Color>;

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    files: Vec<List>,
    /// Captures left to White and to Black.
    captures: [usize; 2],
    /// Promotions of White and Black on light and dark squares.
    promotions: [[usize; 2]; 2],
}

struct Wanted {
    files: Vec<List>,
    pawns: [usize; 2],
    promoted: [usize; 2],
    bishops: [[usize; 2]; 2],
    touches: HashMap<(List, List), usize>,
}

/// Whether there is a kernel; `None` if more than `most` arrangements would have to be visited.
pub(super) fn exists(diagram: &Diagram, most: usize) -> Option<bool> {
    let lost = Color::ALL.map(|color| 16usize.saturating_sub(diagram.men(color).len()));
    let mut wanted = Wanted {
        files: (0..8).map(|file| diagram.pawns_of_file(file)).collect(),
        pawns: Color::ALL.map(|color| diagram.number(color, jadoube_board::Role::Pawn)),
        promoted: Color::ALL.map(|color| diagram.promoted(color)),
        bishops: Color::ALL.map(|color| [diagram.extra_bishops(color, true), diagram.extra_bishops(color, false)]),
        touches: HashMap::new(),
    };
    let start = State {
        files: vec![vec![Color::White, Color::Black]; 8],
        captures: [lost[1], lost[0]],
        promotions: [[0; 2]; 2],
    };
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
        waiting.extend(next(&state));
    }
    Some(false)
}

impl Wanted {
    fn is_possible(&mut self, state: &State) -> bool {
        for color in Color::ALL {
            let side = color as usize;
            let left = state.files.iter().flatten().filter(|pawn| **pawn == color).count();
            let promoted: usize = state.promotions[side].iter().sum();
            if left < self.pawns[side] || left + promoted < self.pawns[side] + self.promoted[side] {
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

    fn is_reached(&self, state: &State) -> bool {
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
                    left.remove(place);
                    promotions[color as usize][shade(color, file)] += 1;
                }
            }
            if left != *wanted {
                return false;
            }
        }
        (0..2).all(|side| {
            let [light, dark] = promotions[side];
            light + dark >= self.promoted[side] && light >= self.bishops[side][0] && dark >= self.bishops[side][1]
        })
    }
}

/// 0 for a light promotion square, 1 for a dark one.
fn shade(color: Color, file: usize) -> usize {
    let rank = if color == Color::White { 7 } else { 0 };
    (file + rank + 1) % 2
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
    if list.len() < 6 {
        for place in 0..=list.len() {
            all.extend(Color::ALL.map(|color| (with(list, place, color), 1)));
        }
    }
    all
}

fn next(state: &State) -> Vec<State> {
    let mut all = Vec::new();
    for file in 0..8 {
        for place in 0..state.files[file].len() {
            let color = state.files[file][place];
            let side = color as usize;
            let mut gone = state.clone();
            gone.files[file].remove(place);
            let free = is_free(&state.files[file], place);
            if free {
                let mut promoted = gone.clone();
                promoted.promotions[side][shade(color, file)] += 1;
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
                for target in 0..=state.files[to].len() {
                    if state.files[to].len() < 6 {
                        let mut inserted = gone.clone();
                        inserted.files[to].insert(target, color);
                        all.push(inserted);
                    }
                    if state.files[to].get(target) == Some(&!color) {
                        let mut replaced = gone.clone();
                        replaced.files[to][target] = color;
                        all.push(replaced);
                    }
                }
                if free {
                    let mut promoted = gone.clone();
                    promoted.promotions[side][shade(color, to)] += 1;
                    all.push(promoted);
                }
            }
        }
    }
    all
}
