//! The number of captures that each file needs, computed by independent code: every arrangement of pawns, in rounds
//! until nothing changes.

use std::collections::HashMap;

use jadoube_board::{Color, Role};

use super::diagram::{Diagram, forward, rank_of};

/// What is on the squares of a file from the second rank to the seventh.
pub(super) type Lane = [Option<Color>; 6];

const ALL: usize = 729;

/// More captures than there are.
const NEVER: usize = 99;

/// What one file sees of a game.
struct Change {
    after: usize,
    /// Whose pawn left with a capture or was captured by a piece.
    left: Option<Color>,
    /// Whose pawn was promoted without a capture.
    promoted: Option<Color>,
    /// Whose pawn came with a capture, on which rank, and whether it captured a pawn.
    came: Option<(Color, i32, bool)>,
}

/// Which captures are counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Counted {
    /// Each capture where its pawn arrives.
    Arrivals,
    /// Everything that captures do to a file.
    Touches,
    /// What is sure to be a capture by this player, who captured alone or not; and if a color of squares is given, only what cannot
    /// be the capture of a bishop there; for `Some(None)`, of any piece.
    By { color: Color, alone: bool, unless: Option<Option<bool>> },
}

/// The files that are wanted.
pub(super) struct Files {
    goals: Vec<Lane>,
    /// By file and color: whether a man that never moved is on the promotion square.
    barred: Vec<[bool; 2]>,
    changes: Vec<Vec<Change>>,
    known: HashMap<(usize, Counted), Vec<usize>>,
}

fn number(lane: &Lane) -> usize {
    lane.iter().rev().fold(0, |number, pawn| 3 * number + pawn.map_or(0, |color| 1 + color as usize))
}

fn arrangement(mut number: usize) -> Lane {
    std::array::from_fn(|_| {
        let digit = number % 3;
        number /= 3;
        [None, Some(Color::White), Some(Color::Black)][digit]
    })
}

/// The lane of some pawns, each with the index of its rank.
pub(super) fn lane(pawns: &[(Color, i32)]) -> Lane {
    let mut lane = [None; 6];
    for (color, rank) in pawns {
        lane[(*rank - 1) as usize] = Some(*color);
    }
    lane
}

/// All that can happen to a file. A capture en passant has the same effect as one on the square that was passed.
fn changes(lane: &Lane) -> Vec<Change> {
    let mut all = Vec::new();
    let set = |at: usize, pawn: Option<Color>| {
        let mut changed = *lane;
        changed[at] = pawn;
        changed
    };
    for at in 0..6 {
        let rank = at as i32 + 1;
        if let Some(color) = lane[at] {
            let after = number(&set(at, None));
            all.push(Change { after, left: Some(color), promoted: None, came: None });
            let next = rank + forward(color);
            if next == rank_of(color, 7) {
                all.push(Change { after, left: None, promoted: Some(color), came: None });
            } else if lane[(next - 1) as usize].is_none() {
                let mut moved = set(at, None);
                moved[(next - 1) as usize] = Some(color);
                all.push(Change { after: number(&moved), left: None, promoted: None, came: None });
            }
        }
        for color in Color::ALL {
            if lane[at] != Some(color) && rank != rank_of(color, 1) {
                let after = number(&set(at, Some(color)));
                all.push(Change { after, left: None, promoted: None, came: Some((color, rank, lane[at].is_some())) });
            }
        }
    }
    all
}

impl Counted {
    /// Whether a change on this file counts; `None` if it did not happen.
    fn counts(self, change: &Change, file: usize) -> Option<bool> {
        match self {
            Counted::Arrivals => Some(change.came.is_some()),
            Counted::Touches => Some(change.came.is_some() || change.left.is_some()),
            Counted::By { color, alone, unless } => {
                if let Some((mover, rank, takes_pawn)) = change.came {
                    let can_be_excepted = match unless {
                        None => false,
                        Some(None) => !takes_pawn,
                        // The square a1 is dark.
                        Some(Some(light)) => !takes_pawn && ((file as i32 + rank) % 2 == 1) == light,
                    };
                    return if mover == color { Some(!can_be_excepted) } else { (!alone).then_some(false) };
                }
                Some(alone && change.left == Some(!color))
            }
        }
    }
}

impl Files {
    pub(super) fn of(diagram: &Diagram, barred: &[[bool; 2]]) -> Files {
        let pawn_at = |file: i32, rank: i32| diagram.at((file, rank)).filter(|man| man.role == Role::Pawn);
        let goal = |file: i32| std::array::from_fn(|at| pawn_at(file, at as i32 + 1).map(|man| man.color));
        Files {
            goals: (0..8).map(goal).collect(),
            barred: barred.to_vec(),
            changes: (0..ALL).map(|number| changes(&arrangement(number))).collect(),
            known: HashMap::new(),
        }
    }

    /// The fewest captures of a kind that a file needs from an arrangement to the one that is wanted.
    fn fewest(&mut self, file: usize, lane: &Lane, counted: Counted) -> usize {
        let Files { goals, barred, changes, known } = self;
        let table = known.entry((file, counted)).or_insert_with(|| {
            let mut table = vec![NEVER; ALL];
            table[number(&goals[file])] = 0;
            loop {
                let before = table.clone();
                for (from, changes) in changes.iter().enumerate() {
                    for change in changes {
                        if change.promoted.is_some_and(|color| barred[file][color as usize]) {
                            continue;
                        }
                        if let Some(counts) = counted.counts(change, file) {
                            table[from] = table[from].min((table[change.after] + usize::from(counts)).min(NEVER));
                        }
                    }
                }
                if table == before {
                    return table;
                }
            }
        });
        table[number(lane)]
    }

    /// Whether the captures left to White and Black suffice, and can be those of the bishops that are still to be captured: for each
    /// player, on light and on dark squares.
    pub(super) fn suffice(&mut self, lanes: &[Lane], captures: [usize; 2], bishops: [[usize; 2]; 2]) -> bool {
        let mut sum = |counted: Counted| {
            lanes.iter().enumerate().map(|(file, lane)| self.fewest(file, lane, counted)).sum::<usize>()
        };
        if sum(Counted::Arrivals) > captures[0] + captures[1] {
            return false;
        }
        for color in Color::ALL {
            let (left, alone) = (captures[color as usize], captures[1 - color as usize] == 0);
            let [light, dark] = bishops[1 - color as usize];
            let cases = [(None, 0), (Some(None), light + dark), (Some(Some(true)), light), (Some(Some(false)), dark)];
            for (unless, bishops) in cases {
                let is_asked = unless.is_none() || bishops > 0;
                if is_asked && sum(Counted::By { color, alone, unless }) + bishops > left {
                    return false;
                }
            }
        }
        // One capture is seen by two files side by side at most.
        let mut total = 0;
        let mut seen_before = 0;
        for (file, lane) in lanes.iter().enumerate() {
            let needed = self.fewest(file, lane, Counted::Touches);
            let new = needed.saturating_sub(seen_before);
            total += new;
            seen_before = new;
        }
        total <= captures[0] + captures[1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::Position;

    #[test]
    fn one_file_is_counted() {
        let diagram = Diagram::of(Position::standard().board());
        let mut files = Files::of(&diagram, &[[false; 2]; 8]);
        let black = |alone, unless| Counted::By { color: Color::Black, alone, unless };
        let pawns = |list: &str| {
            let pawn = |(at, pawn): (usize, char)| match pawn {
                'P' => Some((Color::White, at as i32 + 1)),
                'p' => Some((Color::Black, at as i32 + 1)),
                _ => None,
            };
            lane(&list.chars().enumerate().filter_map(pawn).collect::<Vec<_>>())
        };
        let mut between = |from: &str, to: &str, counted: Counted| {
            files.known.clear();
            files.goals[5] = pawns(to);
            files.fewest(5, &pawns(from), counted)
        };
        assert_eq!(between("P....p", "..Pp..", Counted::Touches), 0);
        assert_eq!(between("..P..p", "P....p", Counted::Touches), NEVER);
        assert_eq!(between("P....p", "......", Counted::Touches), 1);
        assert_eq!(between("P....p", ".....p", black(false, None)), 0);
        assert_eq!(between("P....p", ".....p", black(true, None)), 1);
        // Black's pawn came to f6, a dark square.
        assert_eq!(between("P....p", "P...pp", black(false, None)), 1);
        assert_eq!(between("P....p", "P...pp", black(false, Some(None))), 0);
        assert_eq!(between("P....p", "P...pp", black(false, Some(Some(false)))), 0);
        assert_eq!(between("P....p", "P...pp", black(false, Some(Some(true)))), 1);
    }
}
