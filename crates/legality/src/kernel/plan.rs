//! A kernel as a plan for a game: which arrangements of pawns follow each other.

use jadoube_board::{Board, File, Rank};

use super::{Kernel, Pawns, Step, pawns_of_file, search_with};

/// The arrangements of the pawns from the beginning of the game, and the promotions between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The arrangements before each step, and after the last one. From this, promotions alone lead to the goal.
    lists: Vec<[Pawns; 8]>,
    /// The side and the file of a promotion, for each step that is one.
    promotions: Vec<Option<(usize, usize)>>,
}

/// A pawn of a plan: its side, and how often it has captured.
type Tracked = (usize, usize);

impl Plan {
    /// A plan for the pawns of a board, if a kernel is found whose pawns have gone far enough for their captures.
    pub(crate) fn of(board: &Board, budget: u64, seed: u64) -> Option<Plan> {
        let (Kernel::Found(steps), _) = search_with(board, budget, seed) else { return None };
        let mut files: Vec<Vec<Tracked>> = vec![vec![(0, 0), (1, 0)]; 8];
        let mut lists = vec![packed(&files)];
        let mut promotions = Vec::new();
        for step in steps {
            promotions.push(apply(step, &mut files));
            lists.push(packed(&files));
        }
        let plan = Plan { lists, promotions };
        plan.is_possible(board, &files).then_some(plan)
    }

    /// Whether every pawn on the board has gone at least as many ranks forward as it has captured.
    fn is_possible(&self, board: &Board, files: &[Vec<Tracked>]) -> bool {
        File::ALL.into_iter().zip(files).all(|(file, tracked)| {
            let wanted = pawns_of_file(board, file);
            let Some(surplus) = packed(files)[file.index()].surplus_by_promotion(Pawns::of(board, file)) else {
                return false;
            };
            // The free black pawns are the lowest, the free white ones the highest.
            let kept = &tracked[usize::from(surplus[1])..tracked.len() - usize::from(surplus[0])];
            wanted.len() == kept.len()
                && wanted.iter().zip(kept).all(|((square, color), (_, captures))| {
                    let second = Rank::Second.seen_by(*color);
                    square.rank().index().abs_diff(second.index()) >= *captures
                })
        })
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> usize {
        self.promotions.len()
    }

    /// The earliest stage, at most `latest`, from whose arrangement promotions alone lead to these pawns.
    pub(crate) fn stage(&self, files: &[Pawns; 8], latest: usize) -> Option<usize> {
        (0..=latest.min(self.len())).find(|stage| self.surplus(files, *stage).is_some())
    }

    /// By side and file, how many promotions lead from the arrangement of a stage to these pawns.
    fn surplus(&self, files: &[Pawns; 8], stage: usize) -> Option<[[u8; 8]; 2]> {
        let mut all = [[0; 8]; 2];
        for file in 0..8 {
            let [white, black] = self.lists[stage][file].surplus_by_promotion(files[file])?;
            all[0][file] = white;
            all[1][file] = black;
        }
        Some(all)
    }

    /// By side and file, how many promotions there were until this arrangement of this stage.
    pub(crate) fn promotions(&self, files: &[Pawns; 8], stage: usize) -> [[u8; 8]; 2] {
        let mut all = self.surplus(files, stage).unwrap_or_default();
        for (side, file) in self.promotions[..stage.min(self.len())].iter().flatten() {
            all[*side][*file] += 1;
        }
        all
    }
}

fn packed(files: &[Vec<Tracked>]) -> [Pawns; 8] {
    std::array::from_fn(|file| {
        let pawns = files[file].iter().enumerate();
        pawns.fold(Pawns(1), |list, (place, (side, _))| list.with(place, *side))
    })
}

/// Carries out a step; the side and file of a promotion.
fn apply(step: Step, files: &mut [Vec<Tracked>]) -> Option<(usize, usize)> {
    match step {
        Step::PawnTakesPawn { from, to } => {
            let (side, captures) = files[from.0].remove(from.1);
            files[to.0][to.1] = (side, captures + 1);
            None
        }
        Step::PawnTakesPiece { from, to } => {
            let (side, captures) = files[from.0].remove(from.1);
            files[to.0].insert(to.1, (side, captures + 1));
            None
        }
        Step::PawnTakesAndPromotes { from, to } => Some((files[from.0].remove(from.1).0, to)),
        Step::PieceTakesPawn { pawn } => {
            files[pawn.0].remove(pawn.1);
            None
        }
        Step::Promotes { pawn } => Some((files[pawn.0].remove(pawn.1).0, pawn.0)),
    }
}

/// The pawns of all files.
pub(crate) fn files_of(board: &Board) -> [Pawns; 8] {
    File::ALL.map(|file| Pawns::of(board, file))
}
