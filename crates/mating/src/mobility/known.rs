//! Remembers what the mobility argument said about similar positions.
//!
//! A refutation is a statement about every position in which the men are somewhere in their final sets and the fixed men at
//! home, since only that is used in the induction over the moves. So if another position has the same pawns, and its other men
//! can be matched with those sets, it is refuted too. If the argument failed for a position it is not tried again for
//! those that match; it might have succeeded, but that costs more than it saves.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use jadoube_board::{Bitboard, Color, Piece, Position, Role};

use super::Mobility;

/// Entries for the same pawns and numbers of men. More are not kept.
const PER_KEY: usize = 6;
/// Keys in all.
const KEYS: usize = 1 << 16;

/// White pawns, black pawns, and the number of men of each kind, eight bits for each.
type Key = [u64; 3];

/// The sets of the men other than pawns, and what the argument said.
struct Entry {
    men: Vec<(Piece, Bitboard)>,
    refuted: bool,
}

impl Entry {
    /// Whether different men of this entry can be at the places of all men of a position.
    fn covers(&self, position: &Position) -> bool {
        let board = position.board();
        let mut used = 0u64;
        board.occupied().without(board.role(Role::Pawn)).into_iter().all(|square| {
            let piece = board.piece_at(square);
            let found = self.men.iter().enumerate().position(|(index, (other, set))| {
                used >> index & 1 == 0 && Some(*other) == piece && set.contains(square)
            });
            used |= found.map_or(0, |index| 1 << index);
            found.is_some()
        })
    }
}

/// What is known in one search.
#[derive(Default)]
pub(crate) struct Known {
    entries: HashMap<Key, Vec<Entry>, BuildHasherDefault<Mix>>,
}

impl Known {
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }

    /// Whether a similar position was refuted, if there was one.
    pub(crate) fn about(&self, position: &Position) -> Option<bool> {
        let entries = self.entries.get(&key(position)?)?;
        entries.iter().find(|entry| entry.covers(position)).map(|entry| entry.refuted)
    }

    /// The same, and on which squares the king of a color can also be.
    pub(crate) fn about_all(&self, position: &Position, color: Color) -> Option<(bool, Bitboard)> {
        let entries = self.entries.get(&key(position)?)?;
        let entry = entries.iter().find(|entry| entry.covers(position))?;
        let king = entry.men.iter().find(|(piece, _)| *piece == Role::King.of(color));
        king.map(|&(_, squares)| (entry.refuted, squares))
    }

    /// Remembers the answer about a position, with the sets for which it is true.
    pub(crate) fn remember(&mut self, position: &Position, mobility: &Mobility, refuted: bool) {
        let Some(key) = key(position) else { return };
        if self.entries.len() >= KEYS {
            self.entries.clear();
        }
        let entries = self.entries.entry(key).or_default();
        if entries.len() < PER_KEY {
            let men = mobility.men.iter().zip(&mobility.common).filter(|(man, _)| man.role != Role::Pawn);
            let men = men.map(|(man, set)| (man.role.of(man.color), *set)).collect();
            entries.push(Entry { men, refuted });
        }
    }
}

/// What must be equal. With castling or en passant a position has no other that is similar.
fn key(position: &Position) -> Option<Key> {
    if position.en_passant().is_some() || position.castling().all_rooks().any() {
        return None;
    }
    let board = position.board();
    let [white, black] = Color::ALL.map(|color| board.color(color));
    let pawns = board.role(Role::Pawn);
    let mut counts = 0u64;
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for side in [white, black] {
            counts = counts << 8 | (board.role(role) & side).len() as u64;
        }
    }
    Some([(pawns & white).0, (pawns & black).0, counts])
}

/// A fast hash for keys that nobody chooses with bad intent.
#[derive(Default)]
pub(crate) struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }

    fn finish(&self) -> u64 {
        self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }
}

#[cfg(test)]
mod tests {
    use super::super::common::{Dice, blocked_position, caged_position, full, position};
    use super::*;
    use crate::search::{Outcome, Walk};
    use jadoube_board::Square;

    /// The same men with up to three pieces somewhere else.
    fn moved(dice: &mut Dice, from: &Position) -> Option<Position> {
        let mut men: Vec<(Square, Piece)> = from.board().iter().collect();
        for _ in 0..=dice.roll(3) {
            let (index, to) = (dice.roll(men.len()), dice.pick(&Square::ALL));
            if men[index].1.role != Role::Pawn && men.iter().all(|(square, _)| *square != to) {
                men[index].0 = to;
            }
        }
        position(&men, dice.pick(&Color::ALL))
    }

    /// What is refuted by resemblance is searched for a mate all the same, without any other argument.
    fn resemblance_holds(source: fn(&mut Dice) -> Option<Position>, seed: u64) {
        let (positions, limit) = if full() { (300_000, 30_000) } else { (8_000, 1_000) };
        let (mut dice, mut mobility, mut walk) = (Dice(seed), Mobility::default(), Walk::default());
        let mut known = Known::default();
        let mut refuted = 0;
        for _ in 0..positions {
            let Some(first) = source(&mut dice) else { continue };
            if !mobility.refutes_mate_at_once(&first) && !mobility.refutes_mate_by_cases(&first) {
                continue;
            }
            known.clear();
            known.remember(&first, &mobility, true);
            for _ in 0..20 {
                let Some(other) = moved(&mut dice, &first) else { continue };
                // Stalemated or mated already: a search looks at what comes after a move.
                if !other.has_moves() || known.about(&other) != Some(true) {
                    continue;
                }
                refuted += 1;
                walk.start(&other);
                let outcome = walk.run(limit, |_| false, |_| None);
                assert!(!matches!(outcome, Outcome::Mate(_)), "{} like {}: {outcome:?}", other.fen(), first.fen());
            }
        }
        assert!(refuted > 200, "{refuted} refuted: the dice are loaded");
    }

    #[test]
    fn no_mate_is_found_behind_walls_like_one_that_refutes_it() {
        resemblance_holds(blocked_position, 0x9e37_79b9_7f4a_7c15);
    }

    #[test]
    fn no_mate_is_found_in_cages_like_one_that_refutes_it() {
        resemblance_holds(caged_position, 0x2545_f491_4f6c_dd1d);
    }
}
