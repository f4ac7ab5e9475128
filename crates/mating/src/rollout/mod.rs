//! Plays towards a mate without backtracking: one move per ply, chosen by a plan and a little noise, until there is a mate
//! or the plan gives up.
//!
//! In nearly every position of a real game both sides together can do this: the king to be mated walks to a corner, the
//! other king stands opposite it, a pawn promotes if no queen or rook is left, and one of them mates on the edge. That
//! takes thirty plies and a few microseconds, whereas a search visits thousands of positions. The result is a help-mate;
//! finding none proves nothing.
//!
//! White is the side that mates. The noise comes from a fixed sequence, so that the same question has the same answer on
//! every machine.

mod choice;
mod hints;
mod loser;
mod plan;
mod winner;

use std::ops::ControlFlow;

use jadoube_board::{Color, Move, Position, Role};

pub(crate) use hints::{Hints, follow};
pub(crate) use plan::{Means, Plan, Temper, plans};

/// How many plies may pass without a capture or a pawn move.
const PATIENCE: usize = 40;
/// After how many such plies the moves get noisy, so that the two sides do not shuffle back and forth.
const CALM: usize = 2;
/// After how many such plies the plan follows the black king.
const REPLAN: usize = 12;

/// Plays on from `position` by the plan and writes the moves to `line`; whether the last of them mates.
pub(crate) fn play(
    position: &Position,
    plan: &Plan,
    temper: &Temper,
    plies: usize,
    seed: u32,
    line: &mut Vec<Move>,
) -> bool {
    play_until(position, plan, temper, plies, seed, line, |_| false)
}

/// The same, but it also ends, with success, after a capture or a pawn move that makes a mate `certain`.
pub(crate) fn play_until(
    position: &Position,
    plan: &Plan,
    temper: &Temper,
    plies: usize,
    seed: u32,
    line: &mut Vec<Move>,
    certain: impl Fn(&Position) -> bool,
) -> bool {
    let mut plan = *plan;
    let mut now = *position;
    let mut idle = 0;
    for ply in 0..plies {
        if idle > PATIENCE {
            return false;
        }
        if idle % REPLAN == REPLAN - 1 {
            plan = plan.following(&now);
        }
        let noise = (ply as u32 ^ seed).wrapping_mul(0x85eb_ca6b);
        let mask = if idle > CALM { temper.mask } else { temper.calm_mask };
        let choice = choice::Choice::new(noise, mask);
        let m = match now.turn() {
            Color::White => match winner::choose(&now, &plan, temper, choice) {
                ControlFlow::Break(mate) => {
                    line.push(mate);
                    return true;
                }
                ControlFlow::Continue(m) => m,
            },
            Color::Black => loser::choose(&now, &plan, temper, choice),
        };
        let Some(m) = m else { return false };
        line.push(m);
        let progress = m.role() == Role::Pawn || now.board().occupied().contains(m.to());
        idle = if progress { 0 } else { idle + 1 };
        now = now.after(m);
        if progress && certain(&now) {
            return true;
        }
    }
    false
}
