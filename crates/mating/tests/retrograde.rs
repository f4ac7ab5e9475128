//! A second opinion on all positions of three and four men: a retrograde solver with rules of its own, which shares
//! nothing with the crate, and nothing with the board but the last comparison.
//!
//! White is to mate. A table has a bit for every arrangement of its men on squares and each player to move: whether a
//! mate can be reached with the help of both. It starts from the mates and the captures and promotions into tables
//! solved before, and goes backwards by quiet moves. At most one side has a pawn, so there is no en passant.
//!
//! By default the tables of three men are compared at a part of their positions; with JADOUBE_FULL all tables at all
//! positions, or at each Nth of them with JADOUBE_STRIDE=N.
#![allow(clippy::print_stdout, reason = "what was compared or skipped is told")]

mod common;

use std::collections::HashMap;

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

    /// Calls `f` with the squares that a man attacks, own men included.
    fn attacks(&self, state: &State, man: usize, mut f: impl FnMut(usize)) {
        let (white, role) = self.men[man];
        let from = state.at[man];
        let mut leap = |steps: &[(i32, i32)]| steps.iter().filter_map(|&step| stepped(from, step)).for_each(&mut f);
        match role {
            Role::Knight => leap(&JUMPS),
            Role::King => {
                leap(&DIAGONALS);
                leap(&STRAIGHTS);
            }
            Role::Pawn => {
                let ahead = if white { 1 } else { -1 };
                leap(&[(-1, ahead), (1, ahead)]);
            }
            Role::Bishop | Role::Rook | Role::Queen => {
                for (directions, wrong) in [(DIAGONALS, Role::Rook), (STRAIGHTS, Role::Bishop)] {
                    for direction in directions.into_iter().filter(|_| role != wrong) {
                        let mut square = from;
                        while let Some(next) = stepped(square, direction) {
                            f(next);
                            if self.man_at(state, next).is_some() {
                                break;
                            }
                            square = next;
                        }
                    }
                }
            }
        }
    }

    fn king_attacked(&self, state: &State, white_king: bool) -> bool {
        let king = self.men.iter().position(|&man| man == (white_king, Role::King)).unwrap();
        let mut hit = false;
        for man in 0..self.men.len() {
            if self.men[man].0 != white_king && state.at[man] != 64 {
                self.attacks(state, man, |square| hit |= square == state.at[king]);
            }
        }
        hit
    }

    fn is_legal(&self, state: &State) -> bool {
        let count = self.men.len();
        let apart = (0..count).all(|a| (0..a).all(|b| state.at[a] != state.at[b]));
        let pawns = (0..count).all(|man| self.men[man].1 != Role::Pawn || (8..56).contains(&state.at[man]));
        apart && pawns && !self.king_attacked(state, !state.white_moves)
    }

    /// Calls `f` with every legal successor: the man that moved, the one taken, and whether a pawn stands on its last rank.
    fn successors(&self, state: &State, mut f: impl FnMut(State, usize, Option<usize>, bool)) {
        for man in 0..self.men.len() {
            let (white, role) = self.men[man];
            if white != state.white_moves {
                continue;
            }
            let mut targets = Vec::new();
            self.attacks(state, man, |to| match self.man_at(state, to) {
                Some(other) if self.men[other].0 == white || self.men[other].1 == Role::King => {}
                None if role == Role::Pawn => {}
                other => targets.push((to, other)),
            });
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

    /// Calls `f` with every legal state from which a quiet move leads here.
    fn predecessors(&self, state: &State, mut f: impl FnMut(State)) {
        let mover = !state.white_moves;
        for man in 0..self.men.len() {
            let (white, role) = self.men[man];
            if white != mover {
                continue;
            }
            let mut origins = Vec::new();
            if role == Role::Pawn {
                let back = if white { -1 } else { 1 };
                let one = stepped(state.at[man], (0, back)).filter(|&to| self.man_at(state, to).is_none());
                origins.extend(one);
                let double = state.at[man] / 8 == if white { 3 } else { 4 };
                origins.extend(one.filter(|_| double).and_then(|to| stepped(to, (0, back))));
            } else {
                self.attacks(state, man, |to| origins.push(to));
            }
            for origin in origins {
                if self.man_at(state, origin).is_none() {
                    let mut before = State { white_moves: mover, ..*state };
                    before.at[man] = origin;
                    if self.is_legal(&before) {
                        f(before);
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
        let mut waiting = Vec::new();
        for index in 0..table.size() {
            let state = table.state(index);
            if !table.is_legal(&state) {
                continue;
            }
            let (mut moves, mut won) = (0, false);
            table.successors(&state, |next, man, taken, promotes| {
                moves += 1;
                if taken.is_some() || promotes {
                    won |= self.is_won_elsewhere(men, &next, man, taken, promotes);
                }
            });
            won |= moves == 0 && !state.white_moves && table.king_attacked(&state, false);
            if won {
                table.mark(index);
                waiting.push(index as u32);
            }
        }
        while let Some(index) = waiting.pop() {
            let state = table.state(index as usize);
            let mut new = Vec::new();
            table.predecessors(&state, |before| new.push(table.index(&before)));
            for before in new {
                if !table.is_won(before) {
                    table.mark(before);
                    waiting.push(before as u32);
                }
            }
        }
        self.0.insert(men.clone(), table);
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

    /// Compares each `stride`th legal position of a table; how many were compared.
    fn compare(&mut self, men: &Men, stride: usize) -> usize {
        self.solve(men);
        let table = &self.0[men];
        let mut solver = Solver::new();
        let mut compared = 0;
        for index in (0..table.size()).step_by(stride) {
            let state = table.state(index);
            if !table.is_legal(&state) {
                continue;
            }
            let placed: Vec<_> = men
                .iter()
                .zip(state.at)
                .map(|(&(white, role), at)| (Square::ALL[at], role.of(if white { Color::White } else { Color::Black })))
                .collect();
            let turn = if state.white_moves { Color::White } else { Color::Black };
            let position = position(&placed, turn).expect("what is legal here is legal there");
            let verdict = solver.can_mate(&position, Color::White, Budget::DEFAULT);
            assert!(!matches!(verdict, Verdict::Undecided { .. }), "{}", position.fen());
            assert_eq!(verdict.is_winnable(), table.is_won(index), "{}", position.fen());
            compared += 1;
        }
        println!("{men:?}: {compared} positions");
        compared
    }
}

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
            assert!(tables.compare(&with(&[(white, role)]), stride(7)) > 1_000);
        }
    }
}

#[test]
fn four_men() {
    let mut tables = Tables::default();
    if !full() {
        println!("skipped: tables of four men take half a minute each to solve; set JADOUBE_FULL=1 for them");
        return;
    }
    for (index, &first) in OTHERS.iter().enumerate() {
        for &second in &OTHERS {
            if first != Role::Pawn || second != Role::Pawn {
                tables.compare(&with(&[(true, first), (false, second)]), stride(1));
            }
        }
        for &second in &OTHERS[index..] {
            tables.compare(&with(&[(true, first), (true, second)]), stride(1));
        }
    }
}
