//! Counting men: what was captured, what was promoted, and how often pawns changed their files.

use super::Unreachable;
use super::cages::Cages;
use crate::{Bitboard, Board, Color, File, Rank, Role};
use alloc::vec::Vec;

pub(super) fn proofs(board: &Board, cages: &Cages, proofs: &mut Vec<Unreachable>) {
    let before = proofs.len();
    for color in Color::ALL {
        let men = board.color(color).len();
        if men > 16 {
            proofs.push(Unreachable::TooManyMen(color, men));
        }
        let pawns = board.pieces(Role::Pawn.of(color)).len();
        if pawns > 8 {
            proofs.push(Unreachable::TooManyPawns(color, pawns));
        }
        let (promoted, gone) = (promoted(board, color, cages), 8usize.saturating_sub(pawns));
        if promoted > gone {
            proofs.push(Unreachable::TooManyPromoted { color, promoted, gone });
        }
    }
    // What follows counts what is gone, and starts from the counts above being possible.
    if proofs.len() == before && board.role(Role::Pawn) & Bitboard::BACK_RANKS == Bitboard::EMPTY {
        promotion_proof(board, cages, proofs);
        Color::ALL.into_iter().for_each(|color| pawn_proof(board, color, cages, proofs));
        passing_proof(board, proofs);
    }
}

/// How many men of `color` must have been promoted, at least.
fn promoted(board: &Board, color: Color, cages: &Cages) -> usize {
    [
        (Role::Queen, Bitboard::ALL),
        (Role::Rook, Bitboard::ALL),
        (Role::Knight, Bitboard::ALL),
        (Role::Bishop, Bitboard::LIGHT),
        (Role::Bishop, Bitboard::DARK),
    ]
    .into_iter()
    .map(|(role, squares)| {
        let pieces = board.pieces(role.of(color)) & squares;
        pieces.len().saturating_sub(cages.originals(color, role, squares))
    })
    .sum()
}

/// See [`Unreachable::TooFewCapturesToPromote`].
fn promotion_proof(board: &Board, cages: &Cages, proofs: &mut Vec<Unreachable>) {
    let promoted: usize = Color::ALL.into_iter().map(|color| promoted(board, color, cages)).sum();
    let captures = 32usize.saturating_sub(board.occupied().len());
    // The pawns that may have been captured as pawns.
    let others_gone = 16usize.saturating_sub(board.role(Role::Pawn).len() + promoted);
    if promoted > 2 * captures + captures.min(others_gone) {
        proofs.push(Unreachable::TooFewCapturesToPromote { promoted, captures });
    }
}

/// See [`Unreachable::TooFewCapturesForPawns`].
fn pawn_proof(board: &Board, color: Color, cages: &Cages, proofs: &mut Vec<Unreachable>) {
    let lost = 16usize.saturating_sub(board.color(!color).len());
    let available = lost.saturating_sub(cages.bishops_lost_at_home(!color));
    match captures_needed(board, color) {
        None => proofs.push(Unreachable::PawnsFromNowhere(color)),
        Some(needed) if needed > available => {
            proofs.push(Unreachable::TooFewCapturesForPawns { color, needed, available });
        }
        Some(_) => {}
    }
}

/// The fewest captures that bring pawns from different files of the second rank to where the pawns of `color` are, each
/// capture going one file aside and one rank forward; `None` if that is impossible.
fn captures_needed(board: &Board, color: Color) -> Option<usize> {
    let pawns = board.pieces(Role::Pawn.of(color));
    if File::ALL.into_iter().all(|file| !(pawns & Bitboard::of_file(file)).many()) {
        return Some(0);
    }
    // The fewest captures by the set of files that the pawns so far have come from.
    let mut fewest = [None; 256];
    fewest[0] = Some(0usize);
    for pawn in pawns {
        let forward = pawn.rank().index().abs_diff(Rank::Second.seen_by(color).index());
        let mut next = [None; 256];
        for (taken, so_far) in fewest.iter().enumerate() {
            let Some(so_far) = so_far else { continue };
            for file in 0..8usize {
                let aside = file.abs_diff(pawn.file().index());
                if taken >> file & 1 == 0 && aside <= forward {
                    let entry: &mut Option<usize> = &mut next[taken | 1 << file];
                    *entry = Some(entry.map_or(so_far + aside, |other| other.min(so_far + aside)));
                }
            }
        }
        fewest = next;
    }
    fewest.into_iter().flatten().min()
}

/// See [`Unreachable::PawnsPassed`].
fn passing_proof(board: &Board, proofs: &mut Vec<Unreachable>) {
    if board.occupied().len() < 32 {
        return;
    }
    for file in File::ALL {
        let pawn = |color| (board.pieces(Role::Pawn.of(color)) & Bitboard::of_file(file)).single();
        if let (Some(white), Some(black)) = (pawn(Color::White), pawn(Color::Black))
            && white > black
        {
            proofs.push(Unreachable::PawnsPassed(file));
        }
    }
}
