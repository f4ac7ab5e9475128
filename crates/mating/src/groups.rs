//! A search that visits positions in groups: all those that differ only in where one king is, the *wanderer*.
//!
//! In blocked positions and in pawn races the board has few arrangements, and a king that walks about multiplies them by
//! dozens. A group is a board without that king and the set of its squares. Its successors are found for all squares at
//! once, and exactly:
//!
//! - The wanderer's own steps lead to every adjacent square that the opponent does not attack. It does not shield any square
//!   from a line, since the squares behind a king in check are also attacked.
//! - A move of another man of its color is legal for those squares that the opponent does not attack after the move, and
//!   that are not on its way.
//! - A move of the opponent is legal if the wanderer is not on its way, and not next to a king that moves, and if afterwards
//!   the opposing king is attacked by nobody, or only along lines that all cross the wanderer's square.
//!
//! A group is visited again when it has got new squares, and then only these count. Every other visit is to the group with the
//! most captures and pawn moves left, so that few groups get new squares after they were visited; the others are to the one
//! with the fewest, where a mate is more likely. Rollouts start from groups with new pawns or material, and now and then from
//! another one. White is the side that wants to mate. Positions with castling rights are left to the other search.

mod moves;
#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use jadoube_board::{Bitboard, Board, Color, Move, Position, Role, Setup, Square, attacks};

use moves::unattacked;

use crate::mobility::Mix;
use crate::search::Outcome;
use crate::{material, reach};

const NONE: u32 = u32::MAX;
/// Slots of the smallest table.
const SMALL_TABLE: usize = 1 << 10;
/// The weight of a man in the order of groups; a pawn also counts its steps to promotion.
const MAN: u16 = 10;
/// One in this many visits goes to the group with the fewest captures and pawn moves left.
const PATIENCE: usize = 2;
/// After this many visits without a rollout, one is started.
const PROBED: usize = 96;

/// Positions that differ only in where the wanderer is, in one cache line.
#[repr(align(64))]
struct Group {
    /// Without the wanderer.
    board: Board,
    /// Its squares.
    all: Bitboard,
    /// Those not visited yet.
    new: Bitboard,
    /// The last arrival.
    arrival: u32,
    /// The next waiting group of the same rank.
    next: u32,
    /// How many captures and pawn moves are left, about; every such move lowers it.
    rank: u16,
    turn: Color,
    /// The square that a pawn has just passed over, if a pawn attacks it.
    passed: Option<Square>,
    /// Whether a capture or pawn move led here since the last visit.
    fresh: bool,
    waiting: bool,
}

/// New squares of a group, and the move that led there.
struct Arrival {
    squares: Bitboard,
    /// The visit during which the move was made; none for the first position.
    visit: u32,
    /// The arrival before this one in the same group.
    before: u32,
    step: Step,
}

/// A move; where the wanderer came from is not known.
#[derive(Copy, Clone)]
enum Step {
    Wander,
    Other { from: Square, to: Square, promotion: Option<Role> },
}

/// The squares of a group that were visited together.
struct Visit {
    group: u32,
    squares: Bitboard,
}

/// Where a move leads.
struct Next {
    board: Board,
    turn: Color,
    passed: Option<Square>,
    rank: u16,
    fresh: bool,
}

/// The memory of the search, kept for the next one.
pub(crate) struct Groups {
    wanderer: Color,
    groups: Vec<Group>,
    /// Indices of groups; open addressing.
    table: Vec<u32>,
    arrivals: Vec<Arrival>,
    visits: Vec<Visit>,
    /// For every rank the first and the last of the waiting groups.
    queues: Vec<[u32; 2]>,
    /// No waiting group has a higher rank.
    highest: usize,
    pops: usize,
    /// How many visits there had been at the last rollout.
    probed: usize,
    /// White pawns, black pawns and the numbers of other men from which a rollout was started.
    structures: HashSet<[u64; 3], BuildHasherDefault<Mix>>,
}

impl Default for Groups {
    fn default() -> Groups {
        Groups {
            wanderer: Color::White,
            groups: Vec::new(),
            table: Vec::new(),
            arrivals: Vec::new(),
            visits: Vec::new(),
            queues: Vec::new(),
            highest: 0,
            pops: 0,
            probed: 0,
            structures: HashSet::default(),
        }
    }
}

/// How many steps a pawn has to its promotion.
fn steps_left(color: Color, pawn: Square) -> u16 {
    match color {
        Color::White => 7 - pawn as u16 / 8,
        Color::Black => pawn as u16 / 8,
    }
}

/// The squares that a king can get to while the pawns stay where they are, about.
fn room(position: &Position, color: Color) -> usize {
    let board = position.board();
    let pawns = board.role(Role::Pawn);
    let shut = reach::pawns(!color, pawns & board.color(!color)) | pawns;
    let mut room = Bitboard::of(position.king(color));
    loop {
        let next = room | reach::around(room).without(shut);
        if next == room {
            return room.len();
        }
        room = next;
    }
}

impl Groups {
    /// How many groups were found.
    pub(crate) fn found(&self) -> u64 {
        self.groups.len() as u64
    }

    /// How many positions were found.
    pub(crate) fn met(&self) -> u64 {
        self.groups.iter().map(|group| group.all.len() as u64).sum()
    }

    /// With how many different pawns and numbers of other men there was a rollout.
    pub(crate) fn structures(&self) -> usize {
        self.structures.len()
    }

    /// Begins a search; it is not possible with castling rights.
    pub(crate) fn start(&mut self, root: &Position) -> bool {
        let [white, black] = Color::ALL.map(|color| room(root, color));
        self.start_with(root, if black > white { Color::Black } else { Color::White })
    }

    fn start_with(&mut self, root: &Position, wanderer: Color) -> bool {
        if root.castling().all_rooks().any() {
            return false;
        }
        self.wanderer = wanderer;
        self.groups.clear();
        self.arrivals.clear();
        self.structures.clear();
        (self.pops, self.probed) = (0, 0);
        self.visits.clear();
        self.table.clear();
        self.table.resize(SMALL_TABLE, NONE);
        let mut board = *root.board();
        let pawns = board.role(Role::Pawn);
        let left =
            |color: Color| (pawns & board.color(color)).into_iter().map(|pawn| steps_left(color, pawn)).sum::<u16>();
        let rank = MAN * board.occupied().len() as u16 + left(Color::White) + left(Color::Black);
        self.queues.clear();
        self.queues.resize(rank as usize + 1, [NONE; 2]);
        self.highest = rank as usize;
        let king = root.king(wanderer);
        board.take(king);
        let next = Next { board, turn: root.turn(), passed: root.en_passant(), rank, fresh: false };
        self.arrive(&next, king.into(), NONE, Step::Wander);
        true
    }

    /// Searches until White mates, all positions were visited, or `limit` groups were found; after the last it can go on.
    /// `hopeless` may say after a capture or a pawn move that White can never mate from a position, and for which of the
    /// wanderer's squares this also holds; these are then not visited. `probe` may find a mate from a position by other
    /// means.
    pub(crate) fn run(
        &mut self,
        root: &Position,
        limit: usize,
        mut hopeless: impl FnMut(&Position, Color) -> (bool, Bitboard),
        mut probe: impl FnMut(&Position) -> Option<Vec<Move>>,
    ) -> Outcome {
        while let Some(index) = self.pop() {
            let group = &mut self.groups[index as usize];
            let mut squares = std::mem::take(&mut group.new);
            let fresh = std::mem::take(&mut group.fresh);
            if fresh {
                if let Some(mated) = self.mated(index, squares) {
                    return Outcome::Mate(self.line(root, index, mated));
                }
                squares = self.hopeful(index, squares, &mut hopeless);
            }
            let Some(first) = squares.first() else { continue };
            if fresh && self.is_new_structure(index) || self.visits.len() > self.probed + PROBED {
                self.probed = self.visits.len();
                if let Some(rest) = self.position(index, first).and_then(|position| probe(&position)) {
                    let mut line = self.line(root, index, first);
                    line.extend(rest);
                    return Outcome::Mate(line);
                }
            }
            let visit = self.visits.len() as u32;
            self.visits.push(Visit { group: index, squares });
            if let Some(mated) = self.expand(index, squares, visit).first() {
                return Outcome::Mate(self.line(root, index, mated));
            }
            if self.groups.len() >= limit {
                return Outcome::Limit;
            }
        }
        Outcome::Closed
    }

    /// A square with which White has just mated: arguments about what can still happen come after this question.
    fn mated(&self, index: u32, squares: Bitboard) -> Option<Square> {
        let &Group { board, turn, .. } = &self.groups[index as usize];
        if turn == Color::White {
            return None;
        }
        let checked = match board.king(Color::Black) {
            Some(king) => squares.without(unattacked(&board, king, Color::White)),
            None => squares & reach::attacked(&board, Color::White, board.occupied()),
        };
        checked.into_iter().find(|&square| self.position(index, square).is_some_and(|position| position.is_checkmate()))
    }

    /// The squares from which a mate is not refuted.
    fn hopeful(
        &self,
        index: u32,
        squares: Bitboard,
        hopeless: &mut impl FnMut(&Position, Color) -> (bool, Bitboard),
    ) -> Bitboard {
        let (mut unknown, mut hopeful) = (squares, Bitboard::EMPTY);
        // Whether a pawn may be captured en passant can depend on the wanderer's square. Then no position is like another.
        let passed = self.groups[index as usize].passed.is_some();
        while let Some(square) = unknown.first() {
            let (refuted, alike) = self
                .position(index, square)
                .map_or((false, Bitboard::EMPTY), |position| hopeless(&position, self.wanderer));
            let alike = if passed { square.into() } else { alike & unknown | square.into() };
            unknown = unknown.without(alike);
            if !refuted {
                hopeful |= alike;
            }
        }
        hopeful
    }

    /// The position of a group with the wanderer on this square.
    fn position(&self, index: u32, square: Square) -> Option<Position> {
        let group = &self.groups[index as usize];
        let mut board = group.board;
        board.put(square, Role::King.of(self.wanderer));
        Position::try_from(Setup { board, turn: group.turn, en_passant: group.passed, ..Setup::EMPTY }).ok()
    }

    /// Whether the pawns and the numbers of other men have not been met yet.
    fn is_new_structure(&mut self, index: u32) -> bool {
        let board = &self.groups[index as usize].board;
        let [white, black] = Color::ALL.map(|color| board.color(color));
        let pawns = board.role(Role::Pawn);
        let mut men = 0;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for side in [white, black] {
                men = men << 8 | (board.role(role) & side).len() as u64;
            }
        }
        self.structures.insert([(pawns & white).0, (pawns & black).0, men])
    }

    /// The group to visit next.
    fn pop(&mut self) -> Option<u32> {
        while self.queues[self.highest][0] == NONE {
            self.highest = self.highest.checked_sub(1)?;
        }
        self.pops += 1;
        let advanced = self.pops.is_multiple_of(PATIENCE);
        let lowest = advanced.then(|| self.queues.iter().position(|queue| queue[0] != NONE)).flatten();
        let [first, _] = &mut self.queues[lowest.unwrap_or(self.highest)];
        let group = &mut self.groups[*first as usize];
        group.waiting = false;
        Some(std::mem::replace(first, group.next))
    }

    /// Adds squares to a group.
    fn arrive(&mut self, next: &Next, squares: Bitboard, visit: u32, step: Step) {
        let Some(index) = self.find(next) else { return };
        let group = &mut self.groups[index as usize];
        let squares = squares.without(group.all);
        if squares.is_empty() {
            return;
        }
        group.all |= squares;
        group.new |= squares;
        group.fresh |= next.fresh;
        self.arrivals.push(Arrival { squares, visit, before: group.arrival, step });
        group.arrival = self.arrivals.len() as u32 - 1;
        if !std::mem::replace(&mut group.waiting, true) {
            group.next = NONE;
            let [first, last] = &mut self.queues[group.rank as usize];
            if *first == NONE {
                *first = index;
            } else {
                let last = *last as usize;
                self.groups[last].next = index;
            }
            self.queues[next.rank as usize][1] = index;
        }
    }

    /// The index of a group, which is created if necessary; none if White lacks the material for a mate.
    fn find(&mut self, next: &Next) -> Option<u32> {
        let mask = self.table.len() - 1;
        let mut at = hash(&next.board, next.turn, next.passed) as usize & mask;
        loop {
            let index = self.table[at];
            if index == NONE {
                break;
            }
            let group = &self.groups[index as usize];
            if group.board == next.board && group.turn == next.turn && group.passed == next.passed {
                return Some(index);
            }
            at = (at + 1) & mask;
        }
        if next.fresh {
            let mut board = next.board;
            let free = (!board.occupied()).first()?;
            board.put(free, Role::King.of(self.wanderer));
            if material::shortage(&board).is_some() {
                return None;
            }
        }
        let index = self.groups.len() as u32;
        self.table[at] = index;
        self.groups.push(Group {
            board: next.board,
            all: Bitboard::EMPTY,
            new: Bitboard::EMPTY,
            arrival: NONE,
            next: NONE,
            rank: next.rank,
            turn: next.turn,
            passed: next.passed,
            fresh: false,
            waiting: false,
        });
        if 2 * self.groups.len() >= self.table.len() {
            self.grow();
        }
        Some(index)
    }

    fn grow(&mut self) {
        let slots = 4 * self.table.len();
        self.table.clear();
        self.table.resize(slots, NONE);
        for (index, group) in self.groups.iter().enumerate() {
            let mut at = hash(&group.board, group.turn, group.passed) as usize & (slots - 1);
            while self.table[at] != NONE {
                at = (at + 1) & (slots - 1);
            }
            self.table[at] = index as u32;
        }
    }

    /// The moves from the first position to a mate with the wanderer on this square.
    fn line(&self, root: &Position, mut index: u32, mut square: Square) -> Vec<Move> {
        let mut coordinates = Vec::new();
        loop {
            let mut arrival = self.groups[index as usize].arrival;
            while arrival != NONE && !self.arrivals[arrival as usize].squares.contains(square) {
                arrival = self.arrivals[arrival as usize].before;
            }
            let Some(arrival) = self.arrivals.get(arrival as usize) else { return Vec::new() };
            let Some(visit) = self.visits.get(arrival.visit as usize) else { break };
            index = visit.group;
            match arrival.step {
                Step::Wander => {
                    let Some(from) = (visit.squares & attacks::king(square)).first() else { return Vec::new() };
                    coordinates.push((from, square, None));
                    square = from;
                }
                Step::Other { from, to, promotion } => coordinates.push((from, to, promotion)),
            }
        }
        let mut now = *root;
        let mut line = Vec::with_capacity(coordinates.len());
        for &(from, to, promotion) in coordinates.iter().rev() {
            let moves = now.legal_moves();
            let found = moves.iter().find(|m| (m.from(), m.to(), m.promotion()) == (from, to, promotion));
            let Some(m) = found else { return Vec::new() };
            line.push(m);
            now = now.after(m);
        }
        line
    }
}

fn hash(board: &Board, turn: Color, passed: Option<Square>) -> u64 {
    let mut mix = Mix::default();
    board.hash(&mut mix);
    mix.write_u64(passed.map_or(64, |square| square as u64) << 1 | turn as u64);
    mix.finish()
}
