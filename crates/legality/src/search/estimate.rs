//! How far the men of a position are from home.

use std::collections::HashMap;

use jadoube_board::{Bitboard, Board, Color, File, Rank, Role, Square, attacks};

use super::ways::{self, AllWays, Ways};
use crate::assign::{NEVER, cheapest};
use crate::kernel::{Pawns, Plan};
use crate::past::Past;
use crate::verdict::Start;

/// What one move of a piece weighs; one of a pawn weighs one.
pub(crate) const MOVE: u32 = 4;

/// What the parts of an estimate weigh. Which weights are best differs from position to position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Weights {
    /// A man that has yet to appear.
    pub(crate) missing: u32,
    /// A piece that has yet to become a pawn again.
    pub(crate) promoted: u32,
    /// A step of the plan.
    pub(crate) step: u32,
    /// A step of the man that has to fetch a captured one from its closed square.
    pub(crate) fetch: u32,
    /// A pawn that is home before the pieces behind it.
    pub(crate) early_pawn: u32,
    /// A piece that is home while pawns of the opponent must still come from there.
    pub(crate) early_piece: u32,
    /// A man that is where a pawn has to come from.
    pub(crate) blocking: u32,
    /// Halves of what is left to the player who has more to do, and to the other.
    pub(crate) farther: u32,
    pub(crate) nearer: u32,
}

impl Weights {
    pub(crate) const DEFAULT: Weights = Weights {
        missing: 7,
        promoted: 16,
        step: 20,
        fetch: 4,
        early_pawn: 3,
        early_piece: 3,
        blocking: 8,
        farther: 4,
        nearer: 1,
    };
}

/// The end has the wrong player to move.
const ODD_TEMPO: u32 = 30;

type Key = ([u64; 6], u64, [u8; 8]);

/// Adds up the distances of all men: pieces to their first squares, or to where the plan has them promoted.
pub(crate) struct Estimate {
    weights: Weights,
    /// The files on which pieces of each role start.
    homes: [Bitboard; 6],
    array: [Role; 8],
    ways: AllWays,
    known: HashMap<Key, Option<u32>>,
}

impl Estimate {
    pub(crate) fn new(start: Start, weights: Weights) -> Estimate {
        let array = start.first_rank();
        let homes = Role::ALL.map(|role| {
            let files = File::ALL.into_iter().filter(|file| array[file.index()] == role);
            files.fold(Bitboard::EMPTY, |all, file| all | Bitboard::of_file(file))
        });
        Estimate { weights, homes, array, ways: AllWays::default(), known: HashMap::new() }
    }

    /// The weight of what is left to do at this stage of the plan; `None` if the men cannot all come home.
    pub(crate) fn of(&mut self, past: &Past, plan: &Plan, files: &[Pawns; 8], stage: usize) -> Option<u32> {
        let promotions = plan.promotions(files, stage);
        let ways = self.ways.around(past.board.role(Role::Pawn));
        let mut sides = [0; 2];
        for color in Color::ALL {
            let (own, other) = (promotions[color as usize], promotions[!color as usize]);
            let early = self.too_early(&past.board, color, other.iter().any(|number| *number > 0))
                + self.blocking(&past.board, color, own, other);
            sides[color as usize] = self.side(&past.board, color, own, &ways)? + early;
        }
        let fetch = self.fetch(&past.board, Color::White, &ways) + self.fetch(&past.board, Color::Black, &ways);
        // The players move in turn: what the one who is nearer does costs little.
        let [white, black] = sides;
        let moves = (white.max(black) * self.weights.farther + white.min(black) * self.weights.nearer) / 2;
        Some(moves + fetch + stage as u32 * self.weights.step + self.odd_tempo(past))
    }

    /// What should wait: pawns go home after the pieces behind them, and pieces after the pawns that are promoted among them.
    fn too_early(&self, board: &Board, color: Color, promotions: bool) -> u32 {
        let [first, second] = [Rank::First, Rank::Second].map(|rank| Bitboard::of_rank(rank.seen_by(color)));
        let (mut away, mut at_home) = (0, 0);
        for role in [Role::Bishop, Role::Rook, Role::Queen, Role::King] {
            let homes = self.homes[role as usize] & first;
            let there = (board.pieces(role.of(color)) & homes).len() as u32;
            at_home += there;
            away += homes.len() as u32 - there;
        }
        let mut weight = 0;
        if away > 0 {
            weight += (board.pieces(Role::Pawn.of(color)) & second).len() as u32 * self.weights.early_pawn;
        }
        if promotions {
            weight += at_home * self.weights.early_piece;
        }
        weight
    }

    /// Men on the last two squares of a file where the opponent's pawns were promoted, and a king who would be in check there.
    fn blocking(&self, board: &Board, color: Color, own: [u8; 8], other: [u8; 8]) -> u32 {
        let mut number = 0;
        for file in File::ALL {
            let last = |rank: Rank, of: Color| Square::new(file, rank.seen_by(of));
            if other[file.index()] > 0 {
                let [eighth, seventh] = [Rank::Eighth, Rank::Seventh].map(|rank| last(rank, !color));
                let squares = Bitboard::of(eighth) | Bitboard::of(seventh);
                number += (board.color(color) & squares).len() as u32;
                number += (board.pieces(Role::King.of(color)) & attacks::pawn(!color, seventh)).len() as u32;
            }
            if own[file.index()] > 0 {
                number += (board.color(color) & Bitboard::of(last(Rank::Seventh, color))).len() as u32;
            }
        }
        number * self.weights.blocking
    }

    /// A piece that was captured behind its unmoved pawns appears only where it stood: somebody has to have been there.
    fn fetch(&self, board: &Board, color: Color, ways: &Ways) -> u32 {
        let first = Bitboard::of_rank(Rank::First.seen_by(color));
        let pawns = board.pieces(Role::Pawn.of(color)) & Bitboard::of_rank(Rank::Second.seen_by(color));
        let mut weight = 0;
        for role in [Role::Bishop, Role::Queen, Role::Rook] {
            let homes = self.homes[role as usize] & first;
            let there = board.pieces(role.of(color));
            if there.len() >= homes.len() && role != Role::Bishop {
                continue;
            }
            for home in homes.without(there) {
                let shade = if home.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
                if role == Role::Bishop && (there & shade).any() {
                    continue;
                }
                let exits = attacks::of(role.of(color), home, Bitboard::ALL).without(first);
                if exits.without(pawns).is_empty() {
                    weight += nearest(board, !color, home, ways) * self.weights.fetch;
                }
            }
        }
        weight
    }

    /// Near the end the number of moves left is even or odd, and must fit the player to move.
    fn odd_tempo(&self, past: &Past) -> u32 {
        let board = &past.board;
        let mut moves = 0;
        for color in Color::ALL {
            let [first, second] = [Rank::First, Rank::Second].map(|rank| Bitboard::of_rank(rank.seen_by(color)));
            if board.color(color).len() < 16 {
                return 0;
            }
            for role in [Role::Bishop, Role::Rook, Role::Queen, Role::King] {
                if self.homes[role as usize] & first != board.pieces(role.of(color)) {
                    return 0;
                }
            }
            // A pawn that has gone two squares went in one move or in two.
            let pawns = board.pieces(Role::Pawn.of(color)).without(second);
            if pawns.without(Bitboard::of_rank(Rank::Third.seen_by(color))).any() {
                return 0;
            }
            // A knight changes the color of its square with each move.
            let knights = board.pieces(Role::Knight.of(color));
            let homes = self.homes[Role::Knight as usize] & first;
            moves += pawns.len() + (knights & Bitboard::LIGHT).len() + (homes & Bitboard::LIGHT).len();
        }
        if moves % 2 == past.turn as usize { 0 } else { ODD_TEMPO }
    }

    fn side(&mut self, board: &Board, color: Color, promotions: [u8; 8], ways: &Ways) -> Option<u32> {
        let men = Role::ALL.map(|role| board.pieces(role.of(color)).0);
        let key = (men, board.pieces(Role::Pawn.of(!color)).0, promotions);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let found = self.count(board, color, promotions, ways);
        self.known.insert(key, found);
        found
    }

    fn count(&self, board: &Board, color: Color, promotions: [u8; 8], ways: &Ways) -> Option<u32> {
        let men = board.color(color);
        let pawns = board.pieces(Role::Pawn.of(color));
        let second = Rank::Second.seen_by(color).index();
        let steps = pawns.into_iter().map(|square| {
            let ahead = square.rank().index().abs_diff(second) as u32;
            if ahead >= 2 { ahead - 1 } else { ahead }
        });
        let first = |file: File| Square::new(file, Rank::First.seen_by(color));
        let last = |file: usize| Square::new(File::ALL[file], Rank::Eighth.seen_by(color));
        let slots: Vec<usize> =
            (0..8).flat_map(|file| std::iter::repeat_n(file, usize::from(promotions[file]))).take(8).collect();
        let mut costs: Vec<[u16; 16]> = Vec::with_capacity(16);
        for square in men.without(pawns) {
            let role = board.role_at(square)?;
            let far = |to: Square| Some(ways.far(role, square, to)).filter(|far| *far < ways::NEVER).map(u16::from);
            let mut row = [NEVER; 16];
            for file in File::ALL {
                if self.array[file.index()] == role {
                    row[file.index()] = far(first(file)).map_or(NEVER, |far| far * MOVE as u16);
                }
            }
            for (slot, file) in slots.iter().enumerate().filter(|_| role != Role::King) {
                row[8 + slot] = far(last(*file)).map_or(NEVER, |far| far * MOVE as u16 + self.weights.promoted as u16);
            }
            costs.push(row);
        }
        let missing = 16u32.saturating_sub(men.len() as u32) * self.weights.missing;
        Some(cheapest(&costs)? as u32 + missing + steps.sum::<u32>())
    }
}

/// How many moves the nearest piece of `color` is from a square.
fn nearest(board: &Board, color: Color, to: Square, ways: &Ways) -> u32 {
    let near = board.color(color).into_iter().filter_map(|square| match board.role_at(square)? {
        Role::Pawn | Role::King => None,
        role => Some(u32::from(ways.far(role, square, to))),
    });
    near.min().unwrap_or_default().min(u32::from(ways::BLOCKED))
}
