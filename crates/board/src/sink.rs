//! What becomes of the sets of moves that the generator finds.

use core::convert::Infallible;
use core::ops::ControlFlow;

use crate::{Move, MoveSet, Position};

/// What becomes of the sets that the generator finds. Unlike a closure's, the method of a sink can insist on being inlined,
/// so that what is constant about a set stays constant where its moves are played.
pub(crate) trait Sink<B> {
    fn take(&mut self, set: MoveSet) -> ControlFlow<B>;
}

/// Hands the sets out.
pub(crate) struct Sets<F>(pub(crate) F);

impl<B, F: FnMut(MoveSet) -> ControlFlow<B>> Sink<B> for Sets<F> {
    #[inline(always)]
    fn take(&mut self, set: MoveSet) -> ControlFlow<B> {
        (self.0)(set)
    }
}

/// Plays every move.
pub(crate) struct Successors<'a, F> {
    position: &'a Position,
    f: F,
}

impl<'a, F: FnMut(Move, &Position)> Successors<'a, F> {
    #[inline(always)]
    pub(crate) fn new(position: &'a Position, f: F) -> Successors<'a, F> {
        Successors { position, f }
    }
}

impl<F: FnMut(Move, &Position)> Sink<Infallible> for Successors<'_, F> {
    #[inline(always)]
    fn take(&mut self, set: MoveSet) -> ControlFlow<Infallible> {
        let Successors { position, f } = self;
        match set {
            MoveSet::Piece { to, .. } | MoveSet::Pawns { to, promote: false, .. } => {
                for to in to {
                    let m = set.nth_move(to, 0);
                    f(m, &position.after(m));
                }
            }
            MoveSet::Pawns { to, promote: true, .. } => {
                for to in to {
                    for promotion in 0..4 {
                        let m = set.nth_move(to, promotion);
                        f(m, &position.after(m));
                    }
                }
            }
            MoveSet::EnPassant { to, .. } => {
                let m = set.nth_move(to, 0);
                f(m, &position.after(m));
            }
            MoveSet::Castling { color, wing, .. } => {
                let m = set.nth_move(wing.king_to(color), 0);
                f(m, &position.after(m));
            }
        }
        ControlFlow::Continue(())
    }
}
