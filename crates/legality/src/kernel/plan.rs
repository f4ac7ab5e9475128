//! A kernel as a plan for a game: which arrangements of pawns follow each other.

use jadoube_board::{Bitboard, Board, Color, File, Rank, Square};

use super::{Kernel, Order, Pawns, Promotions, Step, pawns_of_file, search_with, shade};
use crate::counts::Counts;
use crate::past::Past;
use crate::verdict::Start;

/// The arrangements of the pawns from the beginning of the game, and the promotions between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The arrangements before each step, and after the last one. From this, promotions alone lead to the goal.
    lists: Vec<[Pawns; 8]>,
    /// The side and the file of a promotion, for each step that is one.
    promotions: Vec<Option<(usize, usize)>>,
    /// The side, the file and the place of a pawn that a piece captures, for each step that is such a capture.
    fallen: Vec<Option<(usize, usize, usize)>>,
}

/// A pawn of a plan: its side, and how often it has captured.
type Tracked = (usize, usize);

impl Plan {
    /// A plan for the pawns of a board, if a kernel is found whose pawns have gone far enough for their captures.
    pub(crate) fn of(past: &Past, start: Start, budget: u64, seed: u64) -> Option<Plan> {
        let board = &past.board;
        let order = Order { seed, promotions: Promotions::AnyTime };
        let (Kernel::Found(steps), _) = search_with(past, start, budget, order, &mut |_| true) else { return None };
        let mut draft = Draft::new(board);
        for step in steps {
            draft.carry_out(step);
        }
        draft.capture_instead_of_promoting(board);
        let Draft { files, lists, promotions, fallen, .. } = draft;
        let plan = Plan { lists, promotions, fallen };
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

    /// The pawn that is next to appear where a piece captured it: its side and the squares where it can have been.
    pub(crate) fn next_fallen(&self, board: &Board, files: &[Pawns; 8], stage: usize) -> Option<(usize, Bitboard)> {
        let (side, file, place) = (*self.fallen.get(stage.checked_sub(1)?)?)?;
        let surplus = self.surplus(files, stage)?;
        let place = place.checked_sub(usize::from(surplus[1][file]))?;
        let pawns = pawns_of_file(board, File::ALL[file]);
        let above = pawns.get(place).map_or(7, |(square, _)| square.rank().index());
        let below =
            place.checked_sub(1).and_then(|place| pawns.get(place)).map_or(0, |(square, _)| square.rank().index());
        let ranks = Rank::ALL.into_iter().filter(|rank| (below + 1..above).contains(&rank.index()));
        Some((side, ranks.map(|rank| Square::new(File::ALL[file], rank)).collect()))
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> usize {
        self.promotions.len()
    }

    /// A stage, at most `latest`, from whose arrangement promotions alone lead to these pawns: the earliest one, which leaves
    /// open more ways, or the last one, which keeps to the plan.
    pub(crate) fn stage(&self, files: &[Pawns; 8], latest: usize, earliest: bool) -> Option<usize> {
        let mut stages = 0..=latest.min(self.len());
        let fits = |stage: &usize| self.surplus(files, *stage).is_some();
        if earliest { stages.find(fits) } else { stages.rfind(fits) }
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

/// A plan in the making.
struct Draft {
    files: Vec<Vec<Tracked>>,
    lists: Vec<[Pawns; 8]>,
    promotions: Vec<Option<(usize, usize)>>,
    fallen: Vec<Option<(usize, usize, usize)>>,
    /// Captures that each side has left.
    captures: [usize; 2],
}

impl Draft {
    fn new(board: &Board) -> Draft {
        let files: Vec<Vec<Tracked>> = vec![vec![(0, 0), (1, 0)]; 8];
        let [white, black] = Color::ALL.map(|color| Counts::of(board, color).lost());
        Draft {
            lists: vec![packed(&files)],
            files,
            promotions: Vec::new(),
            fallen: Vec::new(),
            captures: [black, white],
        }
    }

    fn carry_out(&mut self, step: Step) {
        let files = &mut self.files;
        self.fallen.push(match step {
            Step::PieceTakesPawn { pawn: (file, place) } => Some((files[file][place].0, file, place)),
            _ => None,
        });
        let (capturer, promotion) = match step {
            Step::PawnTakesPawn { from, to } => {
                let (side, captures) = files[from.0].remove(from.1);
                files[to.0][to.1] = (side, captures + 1);
                (Some(side), None)
            }
            Step::PawnTakesPiece { from, to } => {
                let (side, captures) = files[from.0].remove(from.1);
                files[to.0].insert(to.1, (side, captures + 1));
                (Some(side), None)
            }
            Step::PawnTakesAndPromotes { from, to } => {
                let side = files[from.0].remove(from.1).0;
                (Some(side), Some((side, to)))
            }
            Step::PieceTakesPawn { pawn } => (Some(1 - files[pawn.0].remove(pawn.1).0), None),
            Step::Promotes { pawn } => (None, Some((files[pawn.0].remove(pawn.1).0, pawn.0))),
        };
        if let Some(side) = capturer {
            self.captures[side] = self.captures[side].saturating_sub(1);
        }
        self.promotions.push(promotion);
        self.lists.push(packed(files));
    }

    /// Nobody is promoted only to be captured: as long as captures are left, the pawn is captured.
    fn capture_instead_of_promoting(&mut self, board: &Board) {
        for color in Color::ALL {
            let (side, counts) = (color as usize, Counts::of(board, color));
            let needed = [counts.light_bishops, counts.dark_bishops];
            for file in File::ALL {
                let shade = shade(color, file.index());
                loop {
                    let promoted = self.promoted(board, side);
                    let total: usize = promoted.iter().sum();
                    let surplus = self.surplus(board, file)[side];
                    let spare = total > counts.promoted && promoted[shade] > needed[shade];
                    if surplus == 0 || self.captures[1 - side] == 0 || !spare {
                        break;
                    }
                    let place = if side == 0 { self.files[file.index()].len() - 1 } else { 0 };
                    self.carry_out(Step::PieceTakesPawn { pawn: (file.index(), place) });
                }
            }
        }
    }

    fn surplus(&self, board: &Board, file: File) -> [usize; 2] {
        let list = packed(&self.files)[file.index()];
        list.surplus_by_promotion(Pawns::of(board, file)).map_or([0; 2], |surplus| surplus.map(usize::from))
    }

    /// Promotions of a side on light and on dark squares, those at the end included.
    fn promoted(&self, board: &Board, side: usize) -> [usize; 2] {
        let color = Color::ALL[side];
        let mut number = [0; 2];
        for (_, file) in self.promotions.iter().flatten().filter(|(other, _)| *other == side) {
            number[shade(color, *file)] += 1;
        }
        for file in File::ALL {
            number[shade(color, file.index())] += self.surplus(board, file)[side];
        }
        number
    }
}

/// The pawns of all files.
pub(crate) fn files_of(board: &Board) -> [Pawns; 8] {
    File::ALL.map(|file| Pawns::of(board, file))
}
