//! A second opinion on all positions of three and four men: a retrograde solver with rules of its own, which shares
//! nothing with the crate, and nothing with the board but the last comparison.
//!
//! White is to mate. A table has a bit for every arrangement of its men on squares and each player to move: whether a
//! mate can be reached with the help of both. It starts from the mates and the captures and promotions into tables
//! solved before, and goes backwards by quiet moves. At most one side has a pawn, so there is no en passant.
//!
//! By default the tables of three men are compared at a part of their positions. With JADOUBE_FULL these are at all, and the
//! tables of four men at every position up to the symmetries of the question: left and right can be exchanged, and without
//! pawns the board can be turned too. JADOUBE_STRIDE=N takes each Nth of them; JADOUBE_FROM=KkBn begins with that table, to go
//! on where an earlier run ended.
#![allow(clippy::print_stdout, reason = "what was compared or skipped is told")]

mod common;

use std::collections::HashMap;
use std::iter::successors;
use std::sync::LazyLock;
use std::thread;

use common::{full, position};
use jadoube_board::{Color, Role, Square};
use jadoube_mating::{Budget, Solver, Verdict};

type Man = (bool, Role); // whether it is White's, and what it is
type Men = Vec<Man>;

const DIAGONALS: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const STRAIGHTS: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const JUMPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

fn stepped(square: usize, (file, rank): (i32, i32)) -> Option<usize> {
    let file = (square as i32 & 7) + file;
    let rank = (square as i32 >> 3) + rank;
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
}

/// A ray of squares from a square, and whether its squares have rising numbers.
#[derive(Clone, Copy)]
struct Ray {
    squares: u64,
    rises: bool,
}

impl Ray {
    /// The squares up to the first that is taken.
    fn seen(self, taken: u64) -> u64 {
        let blockers = self.squares & taken;
        if blockers == 0 {
            return self.squares;
        }
        if self.rises {
            self.squares & (u64::MAX >> (63 - blockers.trailing_zeros()))
        } else {
            self.squares & (u64::MAX << (63 - blockers.leading_zeros()))
        }
    }
}

/// What men attack on an empty board, from every square; of the rays the slanted ones first.
struct Lines {
    jumps: Vec<u64>,
    steps: Vec<u64>,
    pawns: [Vec<u64>; 2],
    rays: Vec<[Ray; 8]>,
}

static LINES: LazyLock<Lines> = LazyLock::new(|| {
    let leaps = |steps: &[(i32, i32)]| -> Vec<u64> {
        let set = |from| steps.iter().filter_map(|&step| stepped(from, step)).fold(0, |set, to| set | 1 << to);
        (0..64).map(set).collect()
    };
    let ray = |from: usize, step: (i32, i32)| {
        let squares = successors(stepped(from, step), |&at| stepped(at, step)).fold(0, |set, to| set | 1 << to);
        Ray { squares, rises: step.0 + 8 * step.1 > 0 }
    };
    let all: Vec<_> = DIAGONALS.into_iter().chain(STRAIGHTS).collect();
    Lines {
        jumps: leaps(&JUMPS),
        steps: leaps(&all),
        pawns: [leaps(&[(-1, -1), (1, -1)]), leaps(&[(-1, 1), (1, 1)])],
        rays: (0..64).map(|from| std::array::from_fn(|index| ray(from, all[index]))).collect(),
    }
});

/// The squares of a set.
fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        first
    })
}

/// Men on squares; a man that was taken is on square 64.
#[derive(Clone, Copy)]
struct State {
    at: [usize; 4],
    white_moves: bool,
}

struct Table {
    men: Men,
    won: Vec<u64>,
}

impl Table {
    fn size(&self) -> usize {
        2 << (6 * self.men.len())
    }

    fn index(&self, state: &State) -> usize {
        let squares = (0..self.men.len()).rev().fold(0, |index, man| index << 6 | state.at[man]);
        squares << 1 | state.white_moves as usize
    }

    fn state(&self, index: usize) -> State {
        let mut at = [64; 4];
        for (man, square) in at.iter_mut().enumerate().take(self.men.len()) {
            *square = index >> (1 + 6 * man) & 63;
        }
        State { at, white_moves: index & 1 == 1 }
    }

    fn is_won(&self, index: usize) -> bool {
        self.won[index / 64] >> (index % 64) & 1 == 1
    }

    fn mark(&mut self, index: usize) {
        self.won[index / 64] |= 1 << (index % 64);
    }

    fn man_at(&self, state: &State, square: usize) -> Option<usize> {
        (0..self.men.len()).find(|&man| state.at[man] == square)
    }

    /// The squares with a man on them.
    fn taken(&self, state: &State) -> u64 {
        state.at[..self.men.len()].iter().fold(0, |taken, &at| if at < 64 { taken | 1 << at } else { taken })
    }

    /// The squares that a man attacks, own men included.
    fn attacks(&self, state: &State, man: usize) -> u64 {
        let (white, role) = self.men[man];
        let from = state.at[man];
        let rays = match role {
            Role::Knight => return LINES.jumps[from],
            Role::King => return LINES.steps[from],
            Role::Pawn => return LINES.pawns[white as usize][from],
            Role::Bishop => &LINES.rays[from][..4],
            Role::Rook => &LINES.rays[from][4..],
            _ => &LINES.rays[from][..],
        };
        let taken = self.taken(state);
        rays.iter().fold(0, |all, ray| all | ray.seen(taken))
    }

    fn king_attacked(&self, state: &State, white_king: bool) -> bool {
        let king = state.at[!white_king as usize];
        (0..self.men.len()).any(|man| {
            self.men[man].0 != white_king && state.at[man] != 64 && self.attacks(state, man) >> king & 1 == 1
        })
    }

    fn is_legal(&self, state: &State) -> bool {
        let count = self.men.len();
        let apart = (0..count).all(|a| (0..a).all(|b| state.at[a] != state.at[b]));
        let pawns = (0..count).all(|man| self.men[man].1 != Role::Pawn || (8..56).contains(&state.at[man]));
        apart && pawns && !self.king_attacked(state, !state.white_moves)
    }

    /// Whether the player to move attacks a man or has a pawn before its last rank.
    fn may_change(&self, state: &State) -> bool {
        let theirs = (2..self.men.len()).filter(|&man| self.men[man].0 != state.white_moves);
        let theirs = theirs.fold(0, |theirs, man| theirs | 1u64 << state.at[man]);
        (0..self.men.len()).filter(|&man| self.men[man].0 == state.white_moves).any(|man| {
            let last = state.at[man] / 8 == if state.white_moves { 6 } else { 1 };
            self.attacks(state, man) & theirs != 0 || self.men[man].1 == Role::Pawn && last
        })
    }

    /// Calls `f` with every legal successor: the man that moved, the one taken, and whether a pawn stands on its last rank.
    fn successors(&self, state: &State, mut f: impl FnMut(State, usize, Option<usize>, bool)) {
        for man in 0..self.men.len() {
            let (white, role) = self.men[man];
            if white != state.white_moves {
                continue;
            }
            let mut targets = Vec::with_capacity(28);
            for to in squares(self.attacks(state, man)) {
                match self.man_at(state, to) {
                    Some(other) if self.men[other].0 == white || self.men[other].1 == Role::King => {}
                    None if role == Role::Pawn => {}
                    other => targets.push((to, other)),
                }
            }
            if role == Role::Pawn {
                let ahead = if white { 1 } else { -1 };
                let one = stepped(state.at[man], (0, ahead)).filter(|&to| self.man_at(state, to).is_none());
                targets.extend(one.map(|to| (to, None)));
                let home = state.at[man] / 8 == if white { 1 } else { 6 };
                let two = one.filter(|_| home).and_then(|to| stepped(to, (0, ahead)));
                targets.extend(two.filter(|&to| self.man_at(state, to).is_none()).map(|to| (to, None)));
            }
            for (to, taken) in targets {
                let mut next = State { white_moves: !state.white_moves, ..*state };
                next.at[man] = to;
                if let Some(taken) = taken {
                    next.at[taken] = 64;
                }
                if !self.king_attacked(&next, white) {
                    f(next, man, taken, role == Role::Pawn && !(8..56).contains(&to));
                }
            }
        }
    }

    /// Calls `f` with the index of every legal state from which a quiet move leads here and that is not known to be won.
    fn predecessors(&self, state: &State, mut f: impl FnMut(usize)) {
        let mover = !state.white_moves;
        let mut origins = Vec::with_capacity(28);
        for man in 0..self.men.len() {
            let (white, role) = self.men[man];
            if white != mover {
                continue;
            }
            origins.clear();
            if role == Role::Pawn {
                let back = if white { -1 } else { 1 };
                let one = stepped(state.at[man], (0, back)).filter(|&to| self.man_at(state, to).is_none());
                origins.extend(one);
                let double = state.at[man] / 8 == if white { 3 } else { 4 };
                origins.extend(one.filter(|_| double).and_then(|to| stepped(to, (0, back))));
            } else {
                origins.extend(squares(self.attacks(state, man)));
            }
            for &origin in &origins {
                if self.man_at(state, origin).is_none() {
                    let mut before = State { white_moves: mover, ..*state };
                    before.at[man] = origin;
                    let index = self.index(&before);
                    if !self.is_won(index) && self.is_legal(&before) {
                        f(index);
                    }
                }
            }
        }
    }
}

/// The tables solved so far, by their men in order.
#[derive(Default)]
struct Tables(HashMap<Men, Table>);

impl Tables {
    fn solve(&mut self, men: &Men) {
        if self.0.contains_key(men) {
            return;
        }
        // What captures and promotions lead to.
        for man in 0..men.len() {
            if men[man].1 != Role::King {
                let mut fewer = men.clone();
                fewer.remove(man);
                self.solve(&fewer);
            }
            if men[man].1 == Role::Pawn {
                for role in Role::PROMOTIONS {
                    let mut promoted = men.clone();
                    promoted[man].1 = role;
                    self.solve(&promoted);
                    for other in (0..men.len()).filter(|&other| other != man && men[other].1 != Role::King) {
                        let mut both = promoted.clone();
                        both.remove(other);
                        self.solve(&both);
                    }
                }
            }
        }
        let mut table = Table { men: men.clone(), won: Vec::new() };
        table.won = vec![0; table.size().div_ceil(64)];
        let mut waiting: Vec<u32> = in_parts(table.size(), |part| -> Vec<u32> {
            part.filter(|&index| self.is_won_at_once(&table, index)).map(|index| index as u32).collect()
        })
        .concat();
        for &index in &waiting {
            table.mark(index as usize);
        }
        while let Some(index) = waiting.pop() {
            let state = table.state(index as usize);
            let first = waiting.len();
            table.predecessors(&state, |before| waiting.push(before as u32));
            for &before in &waiting[first..] {
                table.mark(before as usize);
            }
        }
        self.0.insert(men.clone(), table);
    }

    /// Whether this is a mate, or a capture or promotion leads to a position that is won.
    fn is_won_at_once(&self, table: &Table, index: usize) -> bool {
        let state = table.state(index);
        if !table.is_legal(&state) {
            return false;
        }
        if !table.may_change(&state) && (state.white_moves || !table.king_attacked(&state, false)) {
            return false;
        }
        let (mut moves, mut won) = (0, false);
        table.successors(&state, |next, man, taken, promotes| {
            moves += 1;
            if taken.is_some() || promotes {
                won |= self.is_won_elsewhere(&table.men, &next, man, taken, promotes);
            }
        });
        won || moves == 0 && !state.white_moves && table.king_attacked(&state, false)
    }

    fn is_won_elsewhere(&self, men: &Men, next: &State, man: usize, taken: Option<usize>, promotes: bool) -> bool {
        let roles: &[Role] = if promotes { &Role::PROMOTIONS } else { &[Role::King] };
        roles.iter().any(|&role| {
            let mut men = men.clone();
            let mut at = next.at.to_vec();
            if promotes {
                men[man].1 = role;
            }
            if let Some(taken) = taken {
                men.remove(taken);
                at.remove(taken);
                at.push(64);
            }
            let table = &self.0[&men];
            let state = State { at: [at[0], at[1], at[2], at[3]], white_moves: next.white_moves };
            table.is_won(table.index(&state))
        })
    }

    /// Compares each `stride`th legal position of a table, `once` only one of those that are images of each other; how many
    /// were compared.
    fn compare(&mut self, men: &Men, stride: usize, once: bool) -> usize {
        self.solve(men);
        let table = &self.0[men];
        let parts = in_parts(table.size().div_ceil(stride), |part| {
            let mut solver = Solver::new();
            let states = part.map(|index| (index * stride, table.state(index * stride)));
            let states = states.filter(|(_, state)| table.is_legal(state) && !(once && table.is_image(state)));
            states.map(|(index, state)| table.compare(&mut solver, index, &state)).count()
        });
        let compared = parts.into_iter().sum();
        println!("{}: {compared} positions", name(men));
        compared
    }
}

impl Table {
    /// Whether another image of this position comes before it: the white king stands on the a- to d-files in the first of
    /// two; without pawns also on the lower half, and on or below the long diagonal.
    fn is_image(&self, state: &State) -> bool {
        let (file, rank) = (state.at[0] % 8, state.at[0] / 8);
        let pawns = self.men.iter().any(|man| man.1 == Role::Pawn);
        file > 3 || !pawns && (rank > 3 || rank > file)
    }

    fn compare(&self, solver: &mut Solver, index: usize, state: &State) {
        let color = |white| if white { Color::White } else { Color::Black };
        let mut placed = [(Square::A1, Role::King.of(Color::White)); 4];
        for (place, (&(white, role), at)) in placed.iter_mut().zip(self.men.iter().zip(state.at)) {
            *place = (Square::ALL[at], role.of(color(white)));
        }
        let turn = color(state.white_moves);
        let position = position(&placed[..self.men.len()], turn).expect("what is legal here is legal there");
        let verdict = solver.can_mate(&position, Color::White, Budget::DEFAULT);
        assert!(!matches!(verdict, Verdict::Undecided { .. }), "{}", position.fen());
        assert_eq!(verdict.is_winnable(), self.is_won(index), "{}", position.fen());
    }
}

/// The men of a table in letters, White's in capitals.
fn name(men: &Men) -> String {
    men.iter().map(|&(white, role)| role.of(if white { Color::White } else { Color::Black }).to_char()).collect()
}

/// Works on parts of a range at the same time.
fn in_parts<T: Send>(count: usize, work: impl Fn(std::ops::Range<usize>) -> T + Sync) -> Vec<T> {
    let workers = thread::available_parallelism().map_or(1, |workers| workers.get());
    let part = |worker: usize| worker * count / workers;
    thread::scope(|scope| {
        let work = &work;
        let started = (0..workers).map(|worker| scope.spawn(move || work(part(worker)..part(worker + 1))));
        let started: Vec<_> = started.collect();
        started.into_iter().map(|worker| worker.join().expect("a worker found a disagreement")).collect()
    })
}

/// Every table begins with them.
const KINGS: [Man; 2] = [(true, Role::King), (false, Role::King)];
const OTHERS: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

fn with(more: &[Man]) -> Men {
    [&KINGS[..], more].concat()
}

fn stride(by_default: usize) -> usize {
    let wanted = std::env::var("JADOUBE_STRIDE").ok().and_then(|stride| stride.parse().ok());
    if full() { wanted.unwrap_or(1) } else { by_default }
}

#[test]
fn three_men() {
    let mut tables = Tables::default();
    for role in OTHERS {
        for white in [true, false] {
            assert!(tables.compare(&with(&[(white, role)]), stride(17), false) > 1_000);
        }
    }
}

/// A side with a bare king never mates, so White has a man more in every table.
#[test]
fn four_men() {
    if !full() {
        println!("skipped: each of the 39 tables of four men takes many seconds to solve; set JADOUBE_FULL=1 for them");
        return;
    }
    let mut pairs = Vec::new();
    for (index, &first) in OTHERS.iter().enumerate() {
        let against = OTHERS.iter().filter(|&&second| first != Role::Pawn || second != Role::Pawn);
        pairs.extend(against.map(|&second| with(&[(true, first), (false, second)])));
        pairs.extend(OTHERS[index..].iter().map(|&second| with(&[(true, first), (true, second)])));
    }
    if let Ok(from) = std::env::var("JADOUBE_FROM") {
        let skipped = pairs.iter().position(|men| name(men) == from).expect("JADOUBE_FROM is the name of a table");
        println!("skipped: the {skipped} tables before {from}");
        pairs.drain(..skipped);
    }
    let mut tables = Tables::default();
    let compared: usize = pairs.iter().map(|men| tables.compare(men, stride(1), true)).sum();
    println!("{compared} positions of four men");
}
