//! Draws that need no agreement: repetitions and moves without capture or pawn move (9.2, 9.3, 9.6).

use jadoube_board::{Move, Position};
use jadoube_lawbook::{CLAIMED_HALFMOVES, CLAIMED_REPETITION, Matter};
use jadoube_notation::pgn::{Place, Replay, Token};

use super::Judge;
use crate::Kind;

/// The game has ended automatically (9.6), although moves may follow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Ended {
    pub(super) ply: u32,
    pub(super) place: Place,
    pub(super) kind: Kind,
    pub(super) matter: Matter,
}

/// The first chances to claim a draw.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Claims {
    pub(super) repetition: Option<u32>,
    pub(super) fifty: Option<u32>,
}

impl Judge {
    /// The initial position of a game, whose counter may already be high.
    #[inline]
    pub(super) fn count_start(&mut self, position: &Position) {
        if position.halfmoves() >= CLAIMED_HALFMOVES {
            let place = self.begin;
            self.repeated(position, 1, usize::from(position.halfmoves()), || place);
        }
    }

    /// The board after a legal move: puts it into the history, and counts repetitions and moves without capture or pawn move.
    pub(super) fn count(&mut self, m: Move, token: &Token<'_>) {
        let Replay::Lawful(position) = &self.board else { return };
        if self.history.push(m, position) {
            self.look_back(token);
        }
    }

    /// Looks for the same position after a move that may have repeated one, or after many without capture or pawn move.
    #[cold]
    #[inline(never)]
    pub(super) fn look_back(&mut self, token: &Token<'_>) {
        let Replay::Lawful(position) = self.board else { return };
        let quiet = usize::from(position.halfmoves());
        let times = 1 + self.history.times(quiet);
        if times >= usize::from(CLAIMED_REPETITION) || quiet >= usize::from(CLAIMED_HALFMOVES) {
            self.repeated(&position, times, quiet, || token.place());
        }
    }

    #[cold]
    fn repeated(&mut self, position: &Position, times: usize, quiet: usize, place: impl FnOnce() -> Place) {
        if times >= usize::from(CLAIMED_REPETITION) {
            self.claims.repetition.get_or_insert(self.ply);
        }
        if quiet >= usize::from(CLAIMED_HALFMOVES) {
            self.claims.fifty.get_or_insert(self.ply);
        }
        if self.ended.is_some() {
            return;
        }
        let in_succession = 1 + self.history.in_succession(quiet);
        let fivefold = self.editions.agree(|rules| rules.automatic_repetition.is_reached(|| times, || in_succession));
        let by_moves = self.editions.agree(|rules| rules.automatic_moves.is_reached(position.halfmoves()));
        let (kind, matter) = match (fivefold, by_moves) {
            (true, _) => (Kind::AfterFivefold, Matter::Fivefold),
            // A checkmate by the last move takes precedence.
            (false, true) if !position.is_checkmate() => (Kind::AfterSeventyFive, Matter::SeventyFive),
            (false, _) => return,
        };
        self.ended = Some(Ended { ply: self.ply, place: place(), kind, matter });
    }
}
