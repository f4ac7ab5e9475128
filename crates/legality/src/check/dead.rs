//! Dead positions, confirmed by trying everything.

use std::collections::HashSet;

use jadoube_board::{Color, Position, Role};

use super::diagram::{Diagram, forward, rank_of};
use crate::past::Past;
use crate::verdict::{ProofGame, Start};

/// Positions that are tried at most.
const MOST: usize = 300_000;

/// Whether the certificate shows a mate that was possible before the last move.
pub(super) fn is_alive_before_the_end(game: &ProofGame) -> bool {
    let Some((_, earlier)) = game.moves.split_last() else { return true };
    let Some(mate) = &game.alive else { return false };
    let moves = earlier.iter().chain(mate).copied().collect();
    let to_mate = ProofGame { start: game.start, moves, alive: None };
    to_mate.replay().is_some_and(|end| end.is_checkmate())
}

/// Whether nobody could mate any more, whatever is not known about the rights; `None` if there is too much to try.
pub(super) fn is_dead(past: &Past, start: Start) -> Option<bool> {
    let diagram = Diagram::of(&past.board);
    if has_open_rights(past, &diagram, start) {
        return Some(false);
    }
    let men = Color::ALL.map(|color| diagram.men(color)).concat();
    let others: Vec<_> = men.into_iter().filter(|(_, role)| *role != Role::King).collect();
    // A king in check from a bishop can leave its diagonal unless something else than bishops of that color helps; a knight alone
    // does not mate a bare king.
    let bishops =
        |parity: i32| others.iter().all(|((file, rank), role)| *role == Role::Bishop && (file + rank) % 2 == parity);
    let knight = matches!(others[..], [(_, Role::Knight)]);
    if knight || bishops(0) || bishops(1) {
        return Some(true);
    }
    let root = Position::try_from(past.setup()).ok()?;
    let mut seen = HashSet::from([root]);
    let mut waiting = vec![root];
    while let Some(position) = waiting.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() {
            return Some(false);
        }
        for m in &moves {
            let mut next = position.after(m).into();
            let jadoube_board::Setup { halfmoves, fullmoves, .. } = &mut next;
            (*halfmoves, *fullmoves) = (0, 1);
            let next = Position::try_from(next).ok()?;
            if seen.insert(next) {
                waiting.push(next);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(true)
}

/// Whether a king and a rook are where they started, or a pawn of the player to move is beside an opposing one that may have made a
/// double step.
fn has_open_rights(past: &Past, diagram: &Diagram, start: Start) -> bool {
    let first = Diagram::of(start.position().board());
    let castling = Color::ALL.into_iter().any(|color| {
        let unmoved =
            |role: Role| diagram.men(color).into_iter().any(|(at, man)| man == role && first.at(at) == diagram.at(at));
        unmoved(Role::King) && unmoved(Role::Rook)
    });
    let fifth = rank_of(past.turn, 1) + 3 * forward(past.turn);
    let on_fifth = |color: Color| -> Vec<i32> {
        let men = diagram.men(color).into_iter();
        men.filter(|(at, role)| *role == Role::Pawn && at.1 == fifth).map(|(at, _)| at.0).collect()
    };
    let theirs = on_fifth(!past.turn);
    castling || on_fifth(past.turn).into_iter().any(|file| theirs.iter().any(|other| (other - file).abs() == 1))
}
