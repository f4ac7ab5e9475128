//! A quick look whether the origins of the men can contain a contradiction: for most positions a few table lookups show that
//! they do not.
//!
//! Men that never moved are on the two first and the two last ranks. So the four ranks between them are open, every kind of
//! piece (a bishop on its color) gets from each of their squares to each other, and only the ways into this *middle* need a
//! look. Wherever something is doubtful the worse is assumed: every pawn on its third rank is taken for one that was always on its
//! file, and a piece that was locked in for one that no pawn has captured. If the men have origins all the same, those of
//! [`origins`](crate::origins) have too, and nothing is to be found there.

use jadoube_board::{Bitboard, Color, File, Rank, Role, Square, attacks};

use crate::counts::Counts;
use crate::mobility::Facts;

/// The third to the sixth rank.
const MIDDLE: Bitboard = Bitboard(0x0000_ffff_ffff_0000);
/// More than there can be captures.
const NEVER: u8 = 100;
/// A pawn gets so many files aside on its way to the seventh rank, at most.
const MOST_ASIDE: u8 = 5;

/// Whether the men of both players surely have origins within the captures that there were.
pub(crate) fn is_consistent(facts: &Facts) -> bool {
    Color::ALL.into_iter().all(|color| {
        needed(facts, color).is_some_and(|needed| {
            let lost = Counts::of(&facts.board, !color).lost();
            // Without captures nothing has to be there for them.
            needed == 0 || needed + locked_in(facts, !color) <= lost
        })
    })
}

/// An upper bound of how often the pawns of a player must have captured; `None` if no assignment of origins was found.
fn needed(facts: &Facts, color: Color) -> Option<usize> {
    let (board, closed) = (&facts.board, facts.closed);
    let first = Bitboard::of_rank(Rank::First.seen_by(color));
    let mut homes = first.without(closed);
    let mut promoted = Promoted::default();
    let array = facts.start.first_rank();
    for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let mut origins: Bitboard = homes.into_iter().filter(|home| array[home.file().index()] == role).collect();
        let pieces = board.pieces(role.of(color)).without(closed);
        homes = homes.without(origins);
        if pieces.is_empty() {
            continue;
        }
        let inside: Bitboard = origins.into_iter().filter(|home| is_free(facts, color, role, *home, false)).collect();
        let (mut free, mut locked) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for piece in pieces {
            let set = if is_free(facts, color, role, piece, true) { &mut free } else { &mut locked };
            *set |= piece.into();
        }
        // Those that are locked in have less to choose from.
        for piece in locked {
            let pocket = way(facts, color, role, piece).unwrap_or_default();
            match (pocket & origins).first() {
                Some(home) => origins = origins.without(home.into()),
                None => promoted.add(facts, color, role, pocket)?,
            }
        }
        let colors = if role == Role::Bishop { &[Bitboard::LIGHT, Bitboard::DARK][..] } else { &[Bitboard::ALL] };
        for &squares in colors {
            let number = (free & squares).len();
            let own = (inside & origins & squares).len();
            for _ in own..number {
                promoted.add_free(facts, color, role, squares)?;
            }
        }
    }
    pawns(facts, color, &promoted)
}

/// Whether a piece gets from a square to the middle; `stands` if it may be a dead end, because the piece is still there.
fn is_free(facts: &Facts, color: Color, role: Role, square: Square, stands: bool) -> bool {
    let dead = facts.dead_ends(color, role).contains(square);
    if dead && !stands {
        return false;
    }
    let in_middle = MIDDLE.contains(square) && !dead && role != Role::King;
    in_middle || way(facts, color, role, square).is_none()
}

/// `None` if a piece gets from a square to the middle, or else the squares that it can get to: where it can go it can have
/// come from.
fn way(facts: &Facts, color: Color, role: Role, square: Square) -> Option<Bitboard> {
    let dead = facts.dead_ends(color, role);
    let shut = facts.closed | if role == Role::King { facts.guarded(!color) } else { Bitboard::EMPTY };
    if role == Role::King && shut.contains(square) {
        return Some(Bitboard::EMPTY);
    }
    let mut pocket = Bitboard::of(square);
    let mut edge = pocket;
    while edge.any() {
        let mut next = Bitboard::EMPTY;
        for from in edge {
            let mut to = attacks::of(role.of(color), from, facts.closed).without(shut | dead);
            if matches!(role, Role::Queen | Role::Rook | Role::King) && is_cut(facts, from) {
                to = to.without(Bitboard::of_file(from.file()) & MIDDLE);
            }
            next |= to;
        }
        if next.meets(MIDDLE) {
            return None;
        }
        edge = next.without(pocket);
        pocket |= edge;
    }
    Some(pocket)
}

/// Whether a pawn that may always have been on its file is on the third rank above a square of the first two, so that nothing
/// went straight into the middle.
fn is_cut(facts: &Facts, from: Square) -> bool {
    let color = if from.rank() <= Rank::Second { Color::White } else { Color::Black };
    let third = Square::new(from.file(), Rank::Third.seen_by(color));
    facts.board.pieces(Role::Pawn.of(color)).contains(third)
}

/// How many pieces of a player, except those that never moved, cannot have left the first two ranks.
fn locked_in(facts: &Facts, color: Color) -> usize {
    let array = facts.start.first_rank();
    let homes = Bitboard::of_rank(Rank::First.seen_by(color)).without(facts.closed);
    let locked = homes.into_iter().filter(|home| {
        let role = array[home.file().index()];
        role != Role::King && !is_free(facts, color, role, *home, false)
    });
    locked.count()
}

/// Pieces that a pawn must have become.
#[derive(Default)]
struct Promoted {
    number: usize,
    /// For each file: how often its pawn must capture on the way to be any of them, at most.
    costs: [u8; 8],
}

impl Promoted {
    /// A piece that comes from one of these squares.
    fn add(&mut self, facts: &Facts, color: Color, role: Role, sources: Bitboard) -> Option<()> {
        let last = (sources & Bitboard::of_rank(Rank::Eighth.seen_by(color))).without(facts.closed);
        if role == Role::King || last.is_empty() {
            return None;
        }
        self.number += 1;
        let seventh = Rank::Seventh.seen_by(color);
        let gates = Bitboard::of_rank(seventh).without(facts.closed | facts.dead_ends(color, Role::Pawn));
        for (cost, file) in self.costs.iter_mut().zip(File::ALL) {
            let mut least = NEVER;
            for gate in gates {
                let aside = (gate.file().index().abs_diff(file.index())) as u8;
                let to = attacks::pawn(color, gate);
                let step = Square::new(gate.file(), Rank::Eighth.seen_by(color));
                let more = if last.contains(step) {
                    0
                } else if last.meets(to) {
                    1
                } else {
                    continue;
                };
                if aside <= MOST_ASIDE {
                    least = least.min(aside + more);
                }
            }
            *cost = least.max(*cost);
        }
        Some(())
    }

    /// A piece that comes from the middle, on squares of this color.
    fn add_free(&mut self, facts: &Facts, color: Color, role: Role, squares: Bitboard) -> Option<()> {
        let last = Bitboard::of_rank(Rank::Eighth.seen_by(color)) & squares;
        let sources = last.without(facts.closed).into_iter();
        self.add(facts, color, role, sources.filter(|square| is_free(facts, color, role, *square, false)).collect())
    }
}

/// How often pawns must have captured if those that moved, in the order of their files, and the promoted ones have different
/// origins.
fn pawns(facts: &Facts, color: Color, promoted: &Promoted) -> Option<usize> {
    let all = facts.board.pieces(Role::Pawn.of(color)).without(facts.closed);
    let mut pawns = [(0u8, 0u8); 8];
    let mut number = 0;
    let home = Rank::Second.seen_by(color);
    for file in File::ALL {
        for pawn in all & Bitboard::of_file(file) {
            *pawns.get_mut(number)? = (file as u8, pawn.rank().index().abs_diff(home.index()) as u8);
            number += 1;
        }
    }
    let home_is_free = |file: u8| !facts.closed.contains(Square::new(File::ALL[usize::from(file & 7)], home));
    let alone = pawns[..number].windows(2).all(|two| two[0].0 != two[1].0);
    if alone && promoted.number == 0 && pawns[..number].iter().all(|pawn| home_is_free(pawn.0)) {
        return Some(0);
    }
    // The least number of captures for so many pawns on the board and so many promoted ones from the files so far.
    let mut least = [[NEVER; 9]; 9];
    least[0][0] = 0;
    for origin in (0..8u8).filter(|file| home_is_free(*file)) {
        for pawn in (0..=number).rev() {
            for other in (0..=promoted.number.min(8)).rev() {
                let mut best = least[pawn][other];
                if pawn > 0 {
                    let (file, advance) = pawns[pawn - 1];
                    let aside = file.abs_diff(origin);
                    if aside <= advance {
                        best = best.min(least[pawn - 1][other].saturating_add(aside));
                    }
                }
                if other > 0 {
                    best = best.min(least[pawn][other - 1].saturating_add(promoted.costs[usize::from(origin)]));
                }
                least[pawn][other] = best;
            }
        }
    }
    let captures = *least[number].get(promoted.number)?;
    (captures < NEVER).then_some(captures.into())
}

#[cfg(test)]
#[path = "../tests/common/mod.rs"]
mod common;

#[cfg(test)]
mod tests {
    use super::common::{Dice, Style, random_move};
    use super::*;
    use crate::past::Past;
    use crate::verdict::Start;
    use jadoube_board::{ArrayNumber, Position};

    /// Nothing is found where the quick look says so, in positions of games and where men were removed from them or moved.
    #[test]
    fn nothing_is_found_after_a_quick_look_that_succeeds() {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
        let (mut consistent, mut refuted) = (0, 0);
        for game in 0..400 {
            let start = match game % 4 {
                3 => Start::Chess960(ArrayNumber::new(dice.roll(960) as u16).unwrap()),
                _ => Start::Standard,
            };
            let mut position = start.position();
            let style = dice.pick(&Style::ALL);
            for _ in 0..dice.roll(120) {
                let Some(m) = random_move(&position, style, &mut dice) else { break };
                position = position.after(m);
            }
            for _ in 0..10 {
                let mut past = Past::of(&position);
                let mut men: Vec<_> = past.board.iter().collect();
                for _ in 0..dice.roll(4) {
                    let (index, to) = (dice.roll(men.len()), dice.pick(&Square::ALL));
                    if men.iter().all(|(square, _)| *square != to) {
                        men[index].0 = to;
                    }
                }
                past.board = men.into_iter().collect();
                let setup = past.setup();
                if Position::try_from(setup).is_err() || crate::counts::argument(&past.board).is_some() {
                    continue;
                }
                let facts = Facts::of(past.board, past.castling, start);
                let quick = is_consistent(&facts);
                let found = crate::origins::contradiction(facts);
                assert!(!quick || found.is_none(), "{}: {found:?}", setup.fen());
                consistent += usize::from(quick);
                refuted += usize::from(found.is_some());
            }
        }
        assert!(consistent > 1_000 && refuted > 20, "{consistent} consistent, {refuted} refuted");
    }
}
