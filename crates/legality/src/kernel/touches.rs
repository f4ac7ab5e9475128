//! How often captures must touch a file, at least, to give it the pawns that are wanted.

use std::sync::OnceLock;

use super::file::Pawns;

/// For each file and each list of pawns on it, the fewest captures that touch it on the way to the goal.
pub(crate) struct Touches([Pawns; 8]);

/// Whose captures there are, and whose are counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Captures {
    /// Both players capture.
    Both,
    /// Only this one captures.
    Only(usize),
    /// Both capture, and those of this one are counted.
    Of(usize),
}

impl Captures {
    const KINDS: usize = 5;

    fn index(self) -> usize {
        match self {
            Captures::Both => 0,
            Captures::Only(side) => 1 + (side & 1),
            Captures::Of(side) => 3 + (side & 1),
        }
    }

    /// What a capture by a side counts; `None` if there is none.
    fn cost(self, side: usize) -> Option<u8> {
        match self {
            Captures::Both => Some(1),
            Captures::Only(only) => (only == side).then_some(1),
            Captures::Of(counted) => Some(u8::from(counted == side)),
        }
    }
}

/// More than ever needed.
const MANY: u8 = 30;

type Table = OnceLock<[u8; Pawns::KINDS]>;

/// The tables of all goals, each computed when it is first needed.
static TABLES: [[Table; Pawns::KINDS]; Captures::KINDS] =
    [const { [const { OnceLock::new() }; Pawns::KINDS] }; Captures::KINDS];

impl Touches {
    pub(crate) fn to(goal: &[Pawns; 8]) -> Touches {
        Touches(*goal)
    }

    /// A lower bound for the captures that are still needed: each one touches at most two files, side by side. If those of one side
    /// are counted, a pawn that leaves its file counts nothing, and each capture brings one pawn to one file at most.
    pub(crate) fn least(&self, files: &[Pawns; 8], captures: Captures) -> usize {
        let mut total = 0;
        let mut carried = 0;
        for (goal, pawns) in self.0.iter().zip(files) {
            let table = TABLES[captures.index()][usize::from(goal.0) & (Pawns::KINDS - 1)]
                .get_or_init(|| to_one(*goal, captures));
            let needed = usize::from(table[usize::from(pawns.0) & (Pawns::KINDS - 1)]);
            // As many as possible are shared with the file to the left.
            let shared = if matches!(captures, Captures::Of(_)) { 0 } else { needed.min(carried) };
            total += needed - shared;
            carried = needed - shared;
        }
        total
    }
}

/// Relaxes until nothing changes: there are 127 lists, and a list needs at most about a dozen changes.
fn to_one(goal: Pawns, captures: Captures) -> [u8; Pawns::KINDS] {
    let mut least = [MANY; Pawns::KINDS];
    least[usize::from(goal.0)] = 0;
    loop {
        let mut changed = false;
        for kind in 1..Pawns::KINDS {
            let list = Pawns(kind as u8);
            let mut best = least[kind];
            each_change(list, captures, &mut |next, touch| best = best.min(least[usize::from(next.0)] + touch));
            changed |= best < least[kind];
            least[kind] = best;
        }
        if !changed {
            return least;
        }
    }
}

fn each_change(list: Pawns, captures: Captures, found: &mut dyn FnMut(Pawns, u8)) {
    // A pawn goes away by its own capture or by one of the opponent.
    let gone = (0..2).filter_map(|side| captures.cost(side)).min();
    for place in 0..list.len() {
        if let Some(cost) = if list.is_free(place) { Some(0) } else { gone } {
            found(list.without(place), cost);
        }
        let other = 1 - list.side(place);
        if let Some(cost) = captures.cost(other) {
            found(list.with_replaced(place, other), cost);
        }
    }
    if list.len() < Pawns::MOST {
        for place in 0..=list.len() {
            for side in 0..2 {
                if let Some(cost) = captures.cost(side) {
                    found(list.with(place, side), cost);
                }
            }
        }
    }
}
