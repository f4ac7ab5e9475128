//! The groups against the legal moves of the board crate.

use std::collections::HashSet;

use super::*;
use crate::mobility::common::{Dice, blocked_position, caged_position, full, replays};

/// A king that is shut in, and on the other files a race of a few pawns, with promotions and captures en passant.
fn pawn_race(dice: &mut Dice) -> Option<Position> {
    let cages = ["1k6/1P6/BP6/1P6", "Bk6/1P6/1P6/8", "kb6/b1p5/1pP5/1P6", "k7/Pp6/1P6/8"];
    let cage: Setup = format!("{}/8/8/8/8 w - - 0 1", dice.pick(&cages)).parse().ok()?;
    let mut men: Vec<_> = cage.board.iter().collect();
    let mut place = |square: Square, piece| {
        let free = men.iter().all(|&(taken, _)| taken != square);
        men.push((square, piece));
        free
    };
    let mut free = place(dice.pick(&Square::ALL), Role::King.of(Color::White));
    for color in Color::ALL {
        for _ in 0..=dice.roll(2) {
            let square = Square::ALL[8 * (1 + dice.roll(6)) + 3 + dice.roll(5)];
            free &= place(square, Role::Pawn.of(color));
        }
    }
    let turn = dice.pick(&Color::ALL);
    let position = if free { crate::mobility::common::position(&men, turn) } else { None }?;
    Some(if dice.roll(2) == 0 { position } else { position.mirrored() })
}

/// All that can be reached by the legal moves of the board crate, except where White lacks material; `None` if there is a
/// mate by White.
fn exhaust(root: &Position) -> Option<HashSet<Position>> {
    let plain = |position: &Position| Position::try_from(Setup { halfmoves: 0, fullmoves: 1, ..(*position).into() });
    let root = plain(root).ok()?;
    let (mut seen, mut waiting) = (HashSet::from([root]), vec![root]);
    while let Some(position) = waiting.pop() {
        for m in &position.legal_moves() {
            let next = plain(&position.after(m)).ok()?;
            if next.turn() == Color::Black && next.is_checkmate() {
                return None;
            }
            if material::shortage(next.board()).is_none() && seen.insert(next) {
                waiting.push(next);
            }
        }
    }
    Some(seen)
}

/// The groups hold exactly the positions that can be reached if there is no mate, and otherwise find one.
fn groups_are_exact(source: fn(&mut Dice) -> Option<Position>, seed: u64) {
    let (positions, limit) = if full() { (300_000, 3_000) } else { (12_000, 200) };
    let (mut dice, mut groups) = (Dice(seed), Groups::default());
    let (mut closed, mut mated) = (0, 0);
    for _ in 0..positions {
        let Some(root) = source(&mut dice) else { continue };
        if !root.has_moves() || material::shortage(root.board()).is_some() {
            continue;
        }
        let fen = root.fen();
        for wanderer in Color::ALL {
            assert!(groups.start_with(&root, wanderer));
            match groups.run(&root, limit, |_, _| (false, Bitboard::EMPTY), |_| None) {
                Outcome::Closed => {
                    closed += 1;
                    let found: HashSet<Position> = groups.positions().collect();
                    let reached = exhaust(&root).unwrap_or_else(|| panic!("{fen}: a mate was missed"));
                    assert!(found == reached, "{fen}: {} found, {} reached", found.len(), reached.len());
                }
                Outcome::Mate(line) => {
                    mated += 1;
                    assert!(replays(&root, &line, Color::White), "{fen}: {line:?}");
                }
                Outcome::Limit => {}
            }
        }
    }
    assert!(closed > 10 && mated > 10, "{closed} closed, {mated} mated: the dice are loaded");
}

impl Groups {
    /// All positions that were found; a square passed over counts only where the capture is legal.
    fn positions(&self) -> impl Iterator<Item = Position> {
        let places =
            self.groups.iter().enumerate().flat_map(|(index, group)| group.all.into_iter().map(move |at| (index, at)));
        places.map(|(index, at)| self.position(index as u32, at).expect("a legal position"))
    }
}

#[test]
fn groups_match_reachable_positions_behind_walls() {
    groups_are_exact(blocked_position, 0x9e37_79b9_7f4a_7c15);
}

#[test]
fn groups_match_reachable_positions_in_cages() {
    groups_are_exact(caged_position, 0x2545_f491_4f6c_dd1d);
}

#[test]
fn groups_match_reachable_positions_in_pawn_races() {
    groups_are_exact(pawn_race, 0x6a09_e667_f3bc_c909);
}

/// On a5 White cannot capture en passant, because the bishop on d8 would give check; on a4 and b5 White can.
#[test]
fn refutation_is_not_extended_to_squares_with_en_passant() {
    let root: Position = "k2b4/p1pp4/P2p1p1p/K2PpP1P/1pP1P3/1P4p1/6P1/8 w - - 0 1".parse().unwrap();
    let mut groups = Groups::default();
    assert!(groups.start_with(&root, Color::White));
    let _ = groups.run(&root, 3_000, |_, _| (false, Bitboard::EMPTY), |_| None);
    let squares = Bitboard::from(Square::A4) | Square::A5.into() | Square::B5.into();
    let index = (0..).zip(&groups.groups).find_map(|(index, group)| {
        (group.passed == Some(Square::C6) && group.all & squares == squares).then_some(index)
    });
    let kept = groups.hopeful(index.unwrap(), squares, &mut |next: &Position, _| match next.en_passant() {
        Some(_) => (false, Bitboard::EMPTY),
        None => (true, Bitboard::ALL),
    });
    assert_eq!(kept, squares.without(Square::A5.into()));
}
