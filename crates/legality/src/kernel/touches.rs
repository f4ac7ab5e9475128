//! How often captures must touch a file, at least, to give it the pawns that are wanted.

use std::sync::OnceLock;

use super::file::Pawns;

/// For each file and each list of pawns on it, the fewest captures that touch it on the way to the goal.
pub(crate) struct Touches([&'static [u8; Pawns::KINDS]; 8]);

/// More than ever needed.
const MANY: u8 = 30;

/// The tables of all goals, each computed when it is first needed.
static TABLES: [OnceLock<[u8; Pawns::KINDS]>; Pawns::KINDS] = [const { OnceLock::new() }; Pawns::KINDS];

impl Touches {
    pub(crate) fn to(goal: &[Pawns; 8]) -> Touches {
        Touches(goal.map(|goal| TABLES[usize::from(goal.0) & (Pawns::KINDS - 1)].get_or_init(|| to_one(goal))))
    }

    pub(crate) fn least(&self, file: usize, pawns: Pawns) -> usize {
        usize::from(self.0[file & 7][usize::from(pawns.0) & (Pawns::KINDS - 1)])
    }
}

/// Relaxes until nothing changes: there are 127 lists, and a list needs at most about a dozen changes.
fn to_one(goal: Pawns) -> [u8; Pawns::KINDS] {
    let mut least = [MANY; Pawns::KINDS];
    least[usize::from(goal.0)] = 0;
    loop {
        let mut changed = false;
        for kind in 1..Pawns::KINDS {
            let list = Pawns(kind as u8);
            let mut best = least[kind];
            each_change(list, &mut |next, touch| best = best.min(least[usize::from(next.0)] + touch));
            changed |= best < least[kind];
            least[kind] = best;
        }
        if !changed {
            return least;
        }
    }
}

fn each_change(list: Pawns, found: &mut dyn FnMut(Pawns, u8)) {
    for place in 0..list.len() {
        found(list.without(place), u8::from(!list.is_free(place)));
        found(list.with_replaced(place, 1 - list.side(place)), 1);
    }
    if list.len() < Pawns::MOST {
        for place in 0..=list.len() {
            for side in 0..2 {
                found(list.with(place, side), 1);
            }
        }
    }
}
