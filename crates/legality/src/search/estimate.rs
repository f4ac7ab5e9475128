//! How far the men of a position are from home.

use std::collections::HashMap;

use jadoube_board::{Bitboard, Board, Color, File, Rank, Role, Square, attacks};

use super::last_rank;
use crate::assign::{NEVER, cheapest};
use crate::past::Past;
use crate::verdict::Start;

/// What one move of a piece weighs; one of a pawn weighs one.
pub(crate) const MOVE: u32 = 4;
/// A man that has yet to appear.
const MISSING: u32 = 7;
/// A piece that has yet to become a pawn again.
const PROMOTED: u16 = 16;
/// A pawn on a foreign file, for each file.
const ASIDE: u16 = 4;

/// Adds up the distances of all men, each to the origin that is best for all together.
pub(crate) struct Estimate {
    /// By color, role and square: the costs of the sixteen origins.
    rows: Vec<[u16; 16]>,
    known: HashMap<(u64, u64, u64, u64, u64, u64), Option<u32>>,
}

impl Estimate {
    pub(crate) fn new(start: Start) -> Estimate {
        let distances = Role::ALL.map(distances);
        let array = start.first_rank();
        let mut rows = Vec::with_capacity(2 * 6 * 64);
        for color in Color::ALL {
            for role in Role::ALL {
                for square in Square::ALL {
                    rows.push(row(color, role, square, &array, &distances[role as usize]));
                }
            }
        }
        Estimate { rows, known: HashMap::new() }
    }

    /// The weight of what is left to do; `None` if the men cannot all come home.
    pub(crate) fn of(&mut self, past: &Past) -> Option<u32> {
        let white = self.side(&past.board, Color::White)?;
        let black = self.side(&past.board, Color::Black)?;
        // The players move in turn: what the one who is nearer does costs little.
        Some(white.max(black) * 2 + white.min(black) / 2)
    }

    fn side(&mut self, board: &Board, color: Color) -> Option<u32> {
        let of = |role: Role| board.pieces(role.of(color)).0;
        let key =
            (of(Role::Pawn), of(Role::Knight), of(Role::Bishop), of(Role::Rook), of(Role::Queen), of(Role::King));
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let men = board.color(color);
        let costs: Vec<[u16; 16]> = men
            .into_iter()
            .filter_map(|square| {
                let role = board.role_at(square)?;
                Some(self.rows[(color as usize * 6 + role as usize) * 64 + square.index()])
            })
            .collect();
        let missing = 16u32.saturating_sub(men.len() as u32) * MISSING;
        let found = cheapest(&costs).map(|cost| cost as u32 + missing);
        self.known.insert(key, found);
        found
    }
}

fn row(color: Color, role: Role, square: Square, array: &[Role; 8], distances: &[[u8; 64]; 64]) -> [u16; 16] {
    let mut row = [NEVER; 16];
    let far = |to: Square| Some(u16::from(distances[square.index()][to.index()])).filter(|far| *far < 100);
    for (index, file) in File::ALL.into_iter().enumerate() {
        let pawn_home = Square::new(file, Rank::Second.seen_by(color));
        if role == Role::Pawn {
            let ahead = square.rank().index().abs_diff(pawn_home.rank().index()) as u16;
            let aside = square.file().index().abs_diff(index) as u16;
            let is_behind = Bitboard::BACK_RANKS.contains(square);
            if aside <= ahead && !is_behind {
                let double = u16::from(aside == 0 && ahead >= 2);
                row[8 + index] = ahead - double + ASIDE * aside;
            }
            continue;
        }
        let home = Square::new(file, Rank::First.seen_by(color));
        if array[index] == role {
            row[index] = far(home).map_or(NEVER, |far| far * MOVE as u16);
        }
        if role != Role::King {
            let ways = last_rank(color).filter_map(|last| {
                let aside = last.file().index().abs_diff(index) as u16;
                (aside <= 6).then_some(far(last)? * MOVE as u16 + PROMOTED + ASIDE * aside)
            });
            row[8 + index] = ways.min().unwrap_or(NEVER);
        }
    }
    row
}

/// The fewest moves between any two squares of an empty board.
fn distances(role: Role) -> [[u8; 64]; 64] {
    let mut all = [[100; 64]; 64];
    if role == Role::Pawn {
        return all;
    }
    for from in Square::ALL {
        let mut reach = Bitboard::of(from);
        let mut edge = reach;
        let mut far = 0;
        while edge.any() {
            for to in edge {
                all[from.index()][to.index()] = far;
            }
            let next = edge.into_iter().fold(Bitboard::EMPTY, |next, square| {
                next | attacks::of(role.of(Color::White), square, Bitboard::EMPTY)
            });
            edge = next.without(reach);
            reach |= edge;
            far += 1;
        }
    }
    all
}
