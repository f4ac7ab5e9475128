//! Plays towards a mate that worked from an earlier position of the game.

use std::ops::ControlFlow;

use jadoube_board::{Bitboard, Color, Move, MoveSet, Position, Role};

use super::choice::Choice;
use super::plan::{Temper, plans};
use super::{loser, winner};
use crate::replay::played;

/// How many hints in a row may be skipped.
const SKIPS: usize = 4;
/// Plies that may be played without a hint.
const UNHINTED: usize = 50;

/// The moves of each side that lead to a mate, the next move last.
#[derive(Default)]
pub(crate) struct Hints {
    sides: [Vec<Move>; 2],
}

impl Hints {
    /// The moves of a line whose first move is that of `turn`.
    pub(crate) fn set(&mut self, line: &[Move], turn: Color) {
        self.sides.iter_mut().for_each(Vec::clear);
        for (index, &m) in line.iter().enumerate().rev() {
            let side = if index % 2 == 0 { turn } else { !turn };
            self.sides[side as usize].push(m);
        }
    }

    /// How many moves there are.
    pub(crate) fn len(&self) -> usize {
        self.sides[0].len() + self.sides[1].len()
    }

    /// Whether this is the next move of a side, which is then consumed.
    pub(crate) fn advance(&mut self, side: Color, m: Move) -> bool {
        let hints = &mut self.sides[side as usize];
        let next = hints.last() == Some(&m);
        if next {
            hints.pop();
        }
        next
    }

    /// A piece has moved elsewhere: the next hint is to move it back.
    pub(crate) fn go_back(&mut self, side: Color, m: Move) {
        let back = MoveSet::Piece { role: m.role(), from: m.to(), to: m.from().into() };
        back.for_each(|m| self.sides[side as usize].push(m));
    }

    /// The next hint of this side that is legal now, and the position after it.
    fn take(&mut self, now: &Position) -> Option<(Move, Position)> {
        let hints = &mut self.sides[now.turn() as usize];
        for _ in 0..SKIPS {
            let m = hints.pop()?;
            if let Some(after) = played(now, m) {
                return Some((m, after));
            }
        }
        None
    }

    /// Whether the side to move has fewer hints left than it takes to stay in step: White's mate comes last.
    fn must_wait(&self, turn: Color) -> bool {
        let [white, black] = [self.sides[0].len(), self.sides[1].len()];
        match turn {
            Color::White => white <= black && black > 0,
            Color::Black => black < white,
        }
    }

    /// A quiet move of a piece that has no part in the hints.
    fn waiting(&self, now: &Position) -> Option<Move> {
        let mine = self.sides[now.turn() as usize].iter();
        let needed = mine.fold(Bitboard::EMPTY, |needed, m| needed | m.from().into());
        let taken = now.board().occupied();
        let found = now.visit_moves(|set| match set {
            MoveSet::Piece { role, from, to } if role != Role::King && !needed.contains(from) => {
                match to.without(taken).first() {
                    Some(to) => ControlFlow::Break(MoveSet::Piece { role, from, to: to.into() }),
                    None => ControlFlow::Continue(()),
                }
            }
            _ => ControlFlow::Continue(()),
        });
        let mut waiting = None;
        found.break_value()?.for_each(|m| waiting = Some(m));
        waiting
    }
}

/// Plays on from `position`, each side by its hints and otherwise by a plan; whether that ends in a mate.
///
/// A side that is short of moves waits with a piece that has no part in them: so the two stay in step, and most lines
/// survive unrelated changes. The hints are consumed.
pub(crate) fn follow(position: &Position, hints: &mut Hints, line: &mut Vec<Move>) -> bool {
    let mut now = *position;
    let mut plan = None;
    let mut unhinted = 0;
    loop {
        let turn = now.turn();
        let hint = if hints.must_wait(turn) { None } else { hints.take(&now) };
        if let Some((m, after)) = hint {
            line.push(m);
            if turn == Color::White && after.is_check() && !after.has_moves() {
                return true;
            }
            now = after;
            continue;
        }
        unhinted += 1;
        if unhinted > UNHINTED {
            return false;
        }
        let waiting = if hints.len() > 0 { hints.waiting(&now) } else { None };
        let m = waiting.or_else(|| {
            let plan = &*plan.get_or_insert_with(|| plans(&now).0[0]);
            let choice = Choice::new((unhinted as u32).wrapping_mul(0x85eb_ca6b), 31);
            match turn {
                Color::White => match winner::choose(&now, plan, &Temper::USUAL, choice) {
                    ControlFlow::Break(m) => Some(m),
                    ControlFlow::Continue(m) => m,
                },
                Color::Black => loser::choose(&now, plan, &Temper::USUAL, choice),
            }
        });
        let Some(m) = m else { return false };
        line.push(m);
        now = now.after(m);
        if turn == Color::White && now.is_check() && !now.has_moves() {
            return true;
        }
    }
}
