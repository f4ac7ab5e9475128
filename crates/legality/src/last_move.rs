//! Whether there was a last move, and moves before it: the positions of the past that nothing excludes.

use std::collections::HashSet;

use jadoube_board::{Color, Square};

use crate::past::Past;
use crate::retract::each_before;
use crate::standing::Standing;
use crate::verdict::{Argument, Case};

/// What taking moves back ended with.
pub(crate) enum Retraction {
    /// Every position of the past is impossible.
    Impossible(Argument),
    /// A last move is not excluded, as the squares that it left and reached.
    Open(Option<(Square, Square)>),
}

/// Takes moves back until no position of the past is left, or `budget` of them have been visited; gives how many, too. `over` says
/// of a position just before the root that the game had ended.
pub(crate) fn search(
    root: &Past,
    standing: &mut Standing,
    budget: u64,
    mut over: impl FnMut(&Past) -> bool,
) -> (Retraction, u64) {
    let mut seen: HashSet<Past> = HashSet::from([*root]);
    let mut cases = Vec::new();
    let mut waiting = vec![*root];
    let initial = standing.start.position();
    let mut visited = 0;
    let mut last_move = None;
    // The latest first: a man that gets free shows itself early.
    while let Some(past) = waiting.pop() {
        for before in each_before(&past, standing.start) {
            if !seen.insert(before.past) {
                continue;
            }
            visited += 1;
            let argument = standing.argument(&before.past);
            match argument.or_else(|| (past == *root && over(&before.past)).then_some(Argument::Dead)) {
                Some(argument) => cases.push((before.past, Case::Refuted(argument))),
                None => {
                    last_move = last_move.or(Some((before.from, before.to)).filter(|_| past == *root));
                    let is_initial = before.past.board == *initial.board() && before.past.turn == Color::White;
                    if visited >= budget || is_initial {
                        return (Retraction::Open(last_move), visited);
                    }
                    cases.push((before.past, Case::Retracted));
                    waiting.push(before.past);
                }
            }
        }
    }
    (Retraction::Impossible(Argument::LastMove { cases }), visited)
}
