//! What the visitor is told, at once or later.

use std::ops::ControlFlow;

use super::Movetext;
use crate::San;
use crate::pgn::simd::{Work, with_best_instructions};
use crate::pgn::tape::{self, Entry, Run};
use crate::pgn::{MAX_PROBLEMS, Nag, Problem, ProblemKind, Token, Visitor};

/// What a visitor makes of a run.
struct Telling<'a, V> {
    visitor: &'a mut V,
    run: Run<'a>,
}

impl<V: Visitor> Work for Telling<'_, V> {
    type Output = ControlFlow<()>;

    #[inline(always)]
    fn run(self) -> ControlFlow<()> {
        self.visitor.run(self.run)
    }
}

impl<'a> Movetext<'a> {
    /// Writes a step down. The visitor is told later.
    #[inline(always)]
    pub(super) fn note<V: Visitor>(&mut self, visitor: &mut V, entry: Entry) -> ControlFlow<()> {
        if V::LISTENS {
            if self.noted == self.tape.len() {
                self.make_room(visitor)?;
            }
            if let Some(slot) = self.tape.get_mut(self.noted) {
                *slot = entry;
                self.noted += 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// Room on the tape for another step. A short game needs little.
    #[cold]
    #[inline(never)]
    pub(super) fn make_room<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        if self.tape.len() >= tape::LONGEST {
            return self.tell(visitor);
        }
        let longer = (2 * self.tape.len()).clamp(tape::SHORTEST, tape::LONGEST);
        self.tape.resize(longer, Entry::Nag(Nag(0)));
        ControlFlow::Continue(())
    }

    /// The number of a move, for those who want to hear it.
    #[inline(always)]
    pub(super) fn note_number<V: Visitor>(&mut self, visitor: &mut V, number: u32, dots: u32) -> ControlFlow<()> {
        if V::NUMBERS { self.note(visitor, Entry::Number { number, dots }) } else { ControlFlow::Continue(()) }
    }

    /// A move is read here, whatever its form, and not while moves are made: see the module `tape`.
    #[inline(always)]
    pub(super) fn note_move<V: Visitor>(&mut self, visitor: &mut V, token: Token<'a>) -> ControlFlow<()> {
        let san = if V::LISTENS { San::read(token.text()).unwrap_or(San::NONE) } else { San::NONE };
        self.note(visitor, Entry::Move { from: token.from() as u32, to: token.to() as u32, san })
    }

    /// Tells the visitor what was written down.
    #[inline(never)]
    pub(super) fn tell<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        if self.noted == 0 {
            return ControlFlow::Continue(());
        }
        let run = Run { source: self.source, entries: &self.tape[..self.noted] };
        let flow = with_best_instructions(Telling { visitor, run });
        self.noted = 0;
        flow
    }

    /// A problem in its order among the moves.
    pub(super) fn problem<V: Visitor>(&mut self, visitor: &mut V, at: usize, kind: ProblemKind) -> ControlFlow<()> {
        self.tell(visitor)?;
        self.report(visitor, at, kind);
        ControlFlow::Continue(())
    }

    pub(super) fn report<V: Visitor>(&mut self, visitor: &mut V, at: usize, kind: ProblemKind) {
        self.problems += 1;
        if self.problems <= MAX_PROBLEMS {
            visitor.problem(Problem { place: self.source.place(at), kind });
        }
    }
}
