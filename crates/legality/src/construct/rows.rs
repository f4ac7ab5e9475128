//! What the pawns do in a whole game, square by square: a proof kernel with ranks.
//!
//! A kernel says which pawn captures onto which file, but not on which rank. Here every capture gets a rank, the pawns in its
//! way are pushed on, and at the end all pawns go to where the position has them. A kernel whose pawns would have to go
//! backward is given up.

use jadoube_board::{Board, Color, File, Rank, Square};

use crate::counts::Counts;
use crate::kernel::ranks::Capture;
use crate::kernel::{Pawns, Step, pawns_of_file, shade};

/// Something that has to happen once in the game. Apart from these, only pieces move, and they do not capture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Job {
    /// A pawn goes straight on; on the last rank it is promoted.
    Push { from: Square, to: Square },
    /// A pawn captures a piece; on the last rank it is promoted.
    Takes { from: Square, to: Square },
    /// A pawn captures the pawn on that square.
    TakesPawn { from: Square, to: Square },
    /// A piece captures the pawn on this square.
    PieceTakesPawn { square: Square },
    /// A piece captures a piece that is not needed.
    PieceTakesPiece,
}

impl Job {
    /// Where a pawn is promoted, if this is a promotion.
    pub(super) fn promotion(self, color: Color) -> Option<Square> {
        match self {
            Job::Push { to, .. } | Job::Takes { to, .. } if to.rank() == Rank::Eighth.seen_by(color) => Some(to),
            _ => None,
        }
    }

    /// The files that it changes, as bits.
    fn files(self) -> u8 {
        let bit = |square: Square| 1 << square.file().index();
        match self {
            Job::Push { from, .. } => bit(from),
            Job::Takes { from, to } | Job::TakesPawn { from, to } => bit(from) | bit(to),
            Job::PieceTakesPawn { square } => bit(square),
            Job::PieceTakesPiece => 0,
        }
    }
}

/// The jobs of both players in a possible order, and which others must come before each.
#[derive(Clone, Debug)]
pub(super) struct Jobs {
    pub(super) list: Vec<(Color, Job)>,
    /// For each job the earlier ones that it depends on, as bits.
    pub(super) needs: Vec<u128>,
    /// How many there are before the pawns that stay on the board go to their last squares.
    pub(super) settled: usize,
}

/// More jobs than a plan can have.
const MOST_JOBS: usize = 128;
/// How many ranks are tried for the captures of one kernel.
const MOST_TRIES: usize = 300;

/// The jobs that carry out a kernel for this board, if its captures have possible ranks.
///
/// `accepts` is asked whether the jobs leave the pieces that are wanted.
pub(super) fn jobs(
    board: &Board,
    steps: &[Step],
    seed: u64,
    visited: &mut u64,
    accepts: impl Fn(&[(Color, Job)]) -> bool,
) -> Option<Jobs> {
    let mut draft = Draft::new(board, false);
    let mut tries = MOST_TRIES;
    let accepts = |list: &[(Color, Job)]| list.len() <= MOST_JOBS && accepts(list);
    let list = draft.carry_out(board, steps, seed, &mut tries, &accepts);
    *visited += (MOST_TRIES - tries) as u64;
    list.map(Jobs::of)
}

/// The same for captures whose ranks are known.
pub(super) fn jobs_on_ranks(
    board: &Board,
    captures: &[Capture],
    seed: u64,
    accepts: impl Fn(&[(Color, Job)]) -> bool,
) -> Option<Jobs> {
    let mut draft = Draft::new(board, true);
    let is_done = captures.iter().all(|capture| draft.make(Choice::from(*capture)));
    let settled = if is_done { draft.finish(board, seed)? } else { return None };
    (draft.list.len() <= MOST_JOBS && accepts(&draft.list)).then(|| Jobs::of((draft.list, settled)))
}

impl Jobs {
    fn of((list, settled): (Vec<(Color, Job)>, usize)) -> Jobs {
        let needs = (0..list.len()).map(|later| {
            let shares = |earlier: &usize| list[*earlier].1.files() & list[later].1.files() != 0;
            (0..later).filter(shares).fold(0u128, |all, earlier| all | 1 << earlier)
        });
        let needs = needs.collect();
        Jobs { needs, list, settled }
    }
}

/// A pawn: its side, and the index of its rank.
type Pawn = (usize, usize);

/// Whether a list of jobs is one that the caller can use.
type Accepts<'a> = dyn Fn(&[(Color, Job)]) -> bool + 'a;

#[derive(Clone)]
struct Draft {
    files: [Vec<Pawn>; 8],
    list: Vec<(Color, Job)>,
    /// Captures that each side has left.
    captures: [usize; 2],
    /// Promotions of each side on light and dark squares.
    promotions: [[usize; 2]; 2],
    /// Whether pawns that have to go beyond the last rank are promoted. A kernel without ranks names all promotions.
    pushes_over: bool,
}

impl Draft {
    fn new(board: &Board, pushes_over: bool) -> Draft {
        let [white, black] = Color::ALL.map(|color| Counts::of(board, color).lost());
        Draft {
            files: std::array::from_fn(|_| vec![(0, 1), (1, 6)]),
            list: Vec::new(),
            captures: [black, white],
            promotions: [[0; 2]; 2],
            pushes_over,
        }
    }

    fn carry_out(
        &mut self,
        board: &Board,
        steps: &[Step],
        seed: u64,
        tries: &mut usize,
        accepts: &Accepts<'_>,
    ) -> Option<(Vec<(Color, Job)>, usize)> {
        *tries = tries.checked_sub(1)?;
        let Some((step, rest)) = steps.split_first() else {
            let mut end = self.clone();
            let settled = end.finish(board, seed)?;
            return accepts(&end.list).then_some((end.list, settled));
        };
        for choice in self.choices(*step, seed) {
            let mut next = self.clone();
            if next.make(choice)
                && let Some(found) = next.carry_out(board, rest, seed, tries, accepts)
            {
                return Some(found);
            }
        }
        None
    }

    /// The ways to make a step, those with the fewest pawn moves first.
    fn choices(&self, step: Step, seed: u64) -> Vec<Choice> {
        let mut choices = Vec::new();
        match step {
            Step::PawnTakesPawn { from, to } => {
                let side = self.files[from.0][from.1].0;
                choices.extend(self.ranks(from, side).map(|rank| Choice::Pawn { from, to, rank }));
            }
            Step::PawnTakesPiece { from, to } => {
                let side = self.files[from.0][from.1].0;
                // Among pawns of its own color it may come anywhere.
                let run = self.files[to.0][to.1..].iter().take_while(|pawn| pawn.0 == side).count();
                for rank in self.ranks(from, side) {
                    choices.extend((to.1..=to.1 + run).map(|place| Choice::Piece { from, to: (to.0, place), rank }));
                }
            }
            Step::PawnTakesAndPromotes { from, to } => choices.push(Choice::Promotion { from, to }),
            Step::PieceTakesPawn { pawn } => choices.push(Choice::Fallen(pawn)),
            Step::Promotes { pawn } => choices.push(Choice::Promotion { from: pawn, to: pawn.0 }),
        }
        if seed > 1 && seed % 2 == 1 && choices.len() > 1 {
            let turn = (seed / 2) as usize % choices.len();
            choices.rotate_left(turn);
        }
        choices
    }

    /// The ranks on which a pawn can capture, the nearest first.
    fn ranks(&self, from: (usize, usize), side: usize) -> impl Iterator<Item = usize> + use<> {
        let rank = self.files[from.0][from.1].1;
        let ahead = if side == 0 { 6usize.saturating_sub(rank) } else { rank.saturating_sub(1) };
        (1..=ahead).map(move |step| if side == 0 { rank + step } else { rank - step })
    }

    fn make(&mut self, choice: Choice) -> bool {
        match choice {
            Choice::Pawn { from, to, rank } => {
                let side = self.files[from.0][from.1].0;
                let (Some(place), Some(target)) = (self.bring(from, before(side, rank)), self.bring(to, rank)) else {
                    return false;
                };
                self.captures[side] = self.captures[side].saturating_sub(1);
                self.files[to.0][target] = (side, rank);
                self.files[from.0].remove(place);
                self.add(side, Job::TakesPawn { from: at(from.0, before(side, rank)), to: at(to.0, rank) });
                true
            }
            Choice::Piece { from, to, rank } => {
                let side = self.files[from.0][from.1].0;
                let Some(place) = self.bring(from, before(side, rank)) else { return false };
                let Some(target) = self.make_room(to, rank) else { return false };
                self.captures[side] = self.captures[side].saturating_sub(1);
                self.files[from.0].remove(place);
                self.files[to.0].insert(target, (side, rank));
                self.add(side, Job::Takes { from: at(from.0, before(side, rank)), to: at(to.0, rank) });
                true
            }
            Choice::Promotion { from: (file, place), to } => {
                let side = self.files[file][place].0;
                // Those ahead go first; without ranks it is the foremost one that goes.
                let ahead = if side == 0 { self.files[file].len() - 1 - place } else { place };
                let first = if self.pushes_over { ahead } else { 0 };
                (0..first).all(|_| self.promote(file, side, file)) && self.promote(file, side, to)
            }
            Choice::Fallen((file, place)) => {
                let (side, rank) = self.files[file].remove(place);
                self.captures[1 - side] = self.captures[1 - side].saturating_sub(1);
                self.add(1 - side, Job::PieceTakesPawn { square: at(file, rank) });
                true
            }
        }
    }

    fn add(&mut self, side: usize, job: Job) {
        self.list.push((Color::ALL[side], job));
    }

    /// The foremost pawn of a side on a file is promoted, on this file or with a capture on the next.
    fn promote(&mut self, file: usize, side: usize, to: usize) -> bool {
        let (place, seventh, last) = if side == 0 { (self.files[file].len().wrapping_sub(1), 6, 7) } else { (0, 1, 0) };
        let is_there = self.files[file].get(place).is_some_and(|pawn| pawn.0 == side);
        if !is_there || self.bring((file, place), seventh).is_none() {
            return false;
        }
        self.files[file].remove(place);
        let (from, to_square) = (at(file, seventh), at(to, last));
        if to == file {
            self.add(side, Job::Push { from, to: to_square });
        } else {
            self.captures[side] = self.captures[side].saturating_sub(1);
            self.add(side, Job::Takes { from, to: to_square });
        }
        self.promotions[side][shade(Color::ALL[side], to)] += 1;
        true
    }

    /// A pawn goes forward to a rank, pushing on its own men ahead; it may be there already. A pawn that has to go beyond the last rank
    /// is promoted. Returns where the pawn is then.
    fn bring(&mut self, (file, mut place): (usize, usize), rank: usize) -> Option<usize> {
        let (side, now) = self.files[file][place];
        if now == rank {
            return Some(place);
        }
        let is_behind = if side == 0 { now < rank && rank <= 6 } else { now > rank && rank >= 1 };
        if !is_behind {
            return None;
        }
        let next = |place: usize| if side == 0 { Some(place + 1) } else { place.checked_sub(1) };
        while let Some(ahead) = next(place)
            && let Some(&(other, on)) = self.files[file].get(ahead)
            && if side == 0 { on <= rank } else { on >= rank }
        {
            if other != side {
                return None;
            }
            let number = self.files[file].len();
            if !self.push_beyond((file, ahead), rank) {
                return None;
            }
            // Black pawns are promoted from below.
            place -= if side == 1 { number - self.files[file].len() } else { 0 };
        }
        let mut from = now;
        while from != rank {
            let twice = if side == 0 { from == 1 && rank >= 3 } else { from == 6 && rank <= 4 };
            let length = if twice { 2 } else { 1 };
            let to = if side == 0 { from + length } else { from - length };
            self.add(side, Job::Push { from: at(file, from), to: at(file, to) });
            from = to;
        }
        self.files[file][place].1 = rank;
        Some(place)
    }

    /// A pawn goes forward past a rank, or the foremost one is promoted if that is the last rank where pawns stand.
    fn push_beyond(&mut self, (file, place): (usize, usize), rank: usize) -> bool {
        let side = self.files[file][place].0;
        let (last, next) = if side == 0 { (6, rank + 1) } else { (1, rank.saturating_sub(1)) };
        if rank != last {
            return self.bring((file, place), next).is_some();
        }
        self.pushes_over && self.promote(file, side, file)
    }

    /// The pawns from this place on are above the rank, the others below it; gives the place between them then.
    fn make_room(&mut self, (file, place): (usize, usize), rank: usize) -> Option<usize> {
        while let Some(&(side, above)) = self.files[file].get(place)
            && above <= rank
        {
            if side != 0 || !self.push_beyond((file, place), rank) {
                return None;
            }
        }
        let mut place = place;
        while let Some(below) = place.checked_sub(1)
            && let Some(&(side, under)) = self.files[file].get(below)
            && under >= rank
        {
            let number = self.files[file].len();
            if side != 1 || !self.push_beyond((file, below), rank) {
                return None;
            }
            place -= number - self.files[file].len();
        }
        Some(place)
    }

    /// Promotes the pawns that are left over, captures what is left over, and sends the others to their squares; gives how many
    /// jobs came before that.
    fn finish(&mut self, board: &Board, seed: u64) -> Option<usize> {
        self.capture_instead_of_promoting(board);
        let mut order: Vec<usize> = (0..8).collect();
        order.rotate_left(seed as usize % 8);
        for file in order {
            let surplus = self.surplus(board, file);
            for (side, pawns) in surplus.into_iter().enumerate() {
                for _ in 0..pawns {
                    if !self.promote(file, side, file) {
                        return None;
                    }
                }
            }
        }
        for side in 0..2 {
            for _ in 0..self.captures[side] {
                self.add(side, Job::PieceTakesPiece);
            }
        }
        let settled = self.list.len();
        for file in File::ALL {
            let wanted = pawns_of_file(board, file);
            if wanted.len() != self.files[file.index()].len() {
                return None;
            }
            // White pawns from the foremost one, then black ones.
            for (place, (square, color)) in wanted.iter().enumerate().rev() {
                if *color == Color::White {
                    self.bring((file.index(), place), square.rank().index())?;
                }
            }
            for (place, (square, color)) in wanted.iter().enumerate() {
                if *color == Color::Black {
                    self.bring((file.index(), place), square.rank().index())?;
                }
            }
        }
        Some(settled)
    }

    /// Nobody is promoted only to be captured: as long as captures are left, the pawn is captured.
    fn capture_instead_of_promoting(&mut self, board: &Board) {
        for color in Color::ALL {
            let (side, counts) = (color as usize, Counts::of(board, color));
            let needed = [counts.light_bishops, counts.dark_bishops];
            for file in 0..8 {
                let shade = shade(color, file);
                loop {
                    let mut promoted = self.promotions[side];
                    for other in 0..8 {
                        promoted[crate::kernel::shade(color, other)] += self.surplus(board, other)[side];
                    }
                    let spare = promoted[0] + promoted[1] > counts.promoted && promoted[shade] > needed[shade];
                    if self.surplus(board, file)[side] == 0 || self.captures[1 - side] == 0 || !spare {
                        break;
                    }
                    let place = if side == 0 { self.files[file].len() - 1 } else { 0 };
                    self.make(Choice::Fallen((file, place)));
                }
            }
        }
    }

    /// How many pawns of each side on a file are promoted at the end.
    fn surplus(&self, board: &Board, file: usize) -> [usize; 2] {
        let list =
            self.files[file].iter().enumerate().fold(Pawns::NONE, |list, (place, pawn)| list.with(place, pawn.0));
        let wanted = Pawns::of(board, File::ALL[file]);
        list.surplus_by_promotion(wanted).map_or([0; 2], |surplus| surplus.map(usize::from))
    }
}

/// One way to make a step.
#[derive(Copy, Clone)]
enum Choice {
    Pawn { from: (usize, usize), to: (usize, usize), rank: usize },
    Piece { from: (usize, usize), to: (usize, usize), rank: usize },
    Promotion { from: (usize, usize), to: usize },
    Fallen((usize, usize)),
}

impl From<Capture> for Choice {
    fn from(capture: Capture) -> Choice {
        match capture {
            Capture::PawnTakesPawn { from, to, rank } => Choice::Pawn { from, to, rank },
            Capture::PawnTakesPiece { from, to, rank } => Choice::Piece { from, to, rank },
            Capture::PawnTakesAndPromotes { from, to } => Choice::Promotion { from, to },
            Capture::PieceTakesPawn { pawn } => Choice::Fallen(pawn),
        }
    }
}

/// The rank behind, as a side sees it.
fn before(side: usize, rank: usize) -> usize {
    if side == 0 { rank.saturating_sub(1) } else { rank + 1 }
}

fn at(file: usize, rank: usize) -> Square {
    Square::new(File::ALL[file & 7], Rank::ALL[rank & 7])
}
