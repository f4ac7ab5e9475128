//! A lone black pawn that walks down the board and promotes to a piece that blocks its own king.
//!
//! Against a bishop, or against a knight, Black's only pawn must become a piece that can stand in the corner. White waits
//! without giving check and keeps off the file, the black king steps aside if necessary, and then there is a mate in the
//! corner.

use std::ops::ControlFlow;

use jadoube_board::{Bitboard, Color, Move, Position, Role};

use super::{corner, whim};

/// The longest path to the last rank, including all waiting moves.
const LONGEST: usize = 28;
/// How many ways of waiting are tried.
const CAPRICES: u32 = 4;
/// What the pawn becomes, the best against a bishop first.
const BECOMES: [Role; 3] = [Role::Knight, Role::Bishop, Role::Rook];

/// Looks for such a mate and adds its moves to `line`. Finding none proves nothing.
pub(super) fn mates(view: &Position, line: &mut Vec<Move>) -> bool {
    let board = view.board();
    let pawns = board.role(Role::Pawn);
    let minors = board.role(Role::Bishop) | board.role(Role::Knight) | board.role(Role::King);
    let men = minors | board.pieces(Role::Pawn.of(Color::Black));
    if board.occupied() != men || pawns.is_empty() || pawns.many() || men.len() > corner::MEN {
        return false;
    }
    let start = line.len();
    (1..=CAPRICES).any(|caprice| {
        let found = walk(view, caprice, line).is_some_and(|last| promoted(&last, line));
        if !found {
            line.truncate(start);
        }
        found
    })
}

/// The pawn moves on until it is Black's move and the last rank is next.
fn walk(view: &Position, caprice: u32, line: &mut Vec<Move>) -> Option<Position> {
    let start = line.len();
    let mut drawn = caprice;
    let mut now = *view;
    while line.len() - start < LONGEST {
        let pawn = now.board().role(Role::Pawn).first()?;
        let ahead = Bitboard::of_file(pawn.file()) & Bitboard((1 << pawn.index()) - 1);
        let m = choose(&now, ahead, &mut drawn)?;
        if m.promotion().is_some() {
            return Some(now);
        }
        line.push(m);
        now = now.after(m);
    }
    None
}

/// A quiet move: with the pawn, or off its file, or one that stays off it; White's moves give no check.
fn choose(now: &Position, ahead: Bitboard, drawn: &mut u32) -> Option<Move> {
    let occupied = now.board().occupied();
    let white = now.turn() == Color::White;
    let mut best: Option<(u32, Move)> = None;
    let _ = now.visit_moves(|set| {
        set.for_each(|m| {
            if occupied.contains(m.to()) || m.role() == Role::Pawn && m.to().file() != m.from().file() {
                return;
            }
            let whim = whim(drawn);
            let cost = match (m.role(), ahead.contains(m.from()), ahead.contains(m.to())) {
                (Role::Pawn, ..) => 0,
                (_, true, false) => 16,
                (_, false, false) => 32,
                (_, _, true) => 64,
            };
            if best.is_none_or(|(least, _)| cost + whim < least) && !(white && now.after(m).is_check()) {
                best = Some((cost + whim, m));
            }
        });
        ControlFlow::<()>::Continue(())
    });
    best.map(|(_, m)| m)
}

/// What the pawn can become, and a mate with that.
fn promoted(now: &Position, line: &mut Vec<Move>) -> bool {
    let start = line.len();
    BECOMES.iter().any(|&role| {
        let all = now.legal_moves();
        let straight = |m: &Move| m.promotion() == Some(role) && m.from().file() == m.to().file();
        let Some(m) = all.iter().find(straight) else { return false };
        line.push(m);
        let found = corner::mates(&now.after(m), corner::CAPRICES, line);
        if !found {
            line.truncate(start);
        }
        found
    })
}

#[cfg(test)]
mod tests {
    use super::super::tried::{finds, finds_nothing};
    use super::*;

    #[test]
    fn the_pawn_becomes_what_is_needed() {
        for fen in [
            "8/8/3k4/7p/8/8/1KB5/8 w - - 0 1",
            "8/7p/8/8/8/2k5/8/K4B2 b - - 0 1",
            "8/8/3k4/7p/8/8/1KN5/8 w - - 0 1",
            "8/8/3k4/8/3p4/3B4/3K4/8 b - - 0 1",
        ] {
            finds(mates, fen);
        }
    }

    #[test]
    fn other_material_is_left_to_other_methods() {
        for fen in ["8/8/3k4/7p/7p/8/1KB5/8 w - - 0 1", "8/8/3k4/7p/8/8/1KR5/8 w - - 0 1"] {
            finds_nothing(mates, fen);
        }
    }
}
