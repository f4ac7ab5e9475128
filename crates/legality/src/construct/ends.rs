//! Last moves that cannot be undone by walking back: captures, promotions and pawn moves.
//!
//! Often the position in question leaves no other last move. Then the position before it is what a game has to arrive at.

use std::collections::HashSet;

use jadoube_board::{Board, Role};

use crate::past::Past;
use crate::retract::each_before;
use crate::standing::Standing;

/// A position with so many positions before it, by piece moves alone, leaves enough room.
const ROOM: usize = 150;
/// How many positions without room are looked at, and how many with room are found.
const MOST_LOOKS: usize = 40;
const MOST_ENDS: usize = 12;

/// A position that a game can arrive at, and the boards that follow it up to the position in question.
pub(super) struct End {
    pub(super) past: Past,
    pub(super) boards: Vec<Board>,
}

/// The position itself if its pieces have room to walk back, or else some positions before it.
pub(super) fn ends(target: &Past, standing: &mut Standing) -> Vec<End> {
    let mut found = Vec::new();
    let mut waiting = vec![End { past: *target, boards: Vec::new() }];
    let mut seen = HashSet::new();
    for _ in 0..MOST_LOOKS {
        if waiting.is_empty() || found.len() >= MOST_ENDS {
            break;
        }
        let end = waiting.remove(0);
        let closed = quiet_past(&end, standing);
        if closed.len() >= ROOM {
            found.push(end);
            continue;
        }
        let mut before = Vec::new();
        for Quiet { past, boards } in closed {
            for step in each_before(&past, standing.start) {
                if !is_quiet(&past, &step.past) && seen.insert(step.past) && standing.argument(&step.past).is_none() {
                    before.push((order(&past, &step.past), End { past: step.past, boards: boards.clone() }));
                }
            }
        }
        before.sort_by_key(|(order, _)| *order);
        waiting.extend(before.into_iter().map(|(_, end)| end));
    }
    found
}

/// A position before, and the boards after it.
struct Quiet {
    past: Past,
    boards: Vec<Board>,
}

/// The positions before that piece moves without captures lead back to, this one first.
fn quiet_past(end: &End, standing: &Standing) -> Vec<Quiet> {
    let after = |past: &Past, boards: &[Board]| {
        let mut all = vec![past.board];
        all.extend_from_slice(boards);
        all
    };
    let mut found = vec![Quiet { past: end.past, boards: after(&end.past, &end.boards) }];
    let mut seen = HashSet::from([end.past]);
    let mut next = 0;
    while next < found.len() && found.len() < ROOM {
        let Quiet { past, ref boards } = found[next];
        let boards = boards.clone();
        for step in each_before(&past, standing.start) {
            if is_quiet(&past, &step.past) && seen.insert(step.past) {
                found.push(Quiet { past: step.past, boards: after(&step.past, &boards) });
            }
        }
        next += 1;
    }
    found
}

fn is_quiet(after: &Past, before: &Past) -> bool {
    after.board.role(Role::Pawn) == before.board.role(Role::Pawn)
        && after.board.occupied().len() == before.board.occupied().len()
        && after.castling == before.castling
}

/// Moves of pawns first, then captures by pieces, then the others.
fn order(after: &Past, before: &Past) -> usize {
    let captures = before.board.occupied().len() - after.board.occupied().len();
    let pawns = before.board.role(Role::Pawn) != after.board.role(Role::Pawn);
    match (captures, pawns) {
        (0, _) => 0,
        (_, false) => 1,
        _ => 2,
    }
}
