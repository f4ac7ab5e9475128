//! Article 7: a wrong set-up, reversed colors, and pieces that were displaced. Illegal moves are in `illegal_moves.rs`.

use jadoube_board::{Color, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::{Colors, Matter};

pub use super::illegal_moves::Offence;
use crate::event::Actor;
use crate::game::state::State;
use crate::ruling::{
    Answer, Asked, Effect, Finding, Impossible, IrregularityFinding, IrregularityQuestion, IrregularityRemark, Remark,
    Ruling,
};

impl State {
    /// 7.2.1.
    pub(crate) fn wrong_set_up(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let stopped = self.stop(at)?;
        Ok(vec![self.ruling(
            Matter::WrongSetUp,
            Finding::Irregularity(IrregularityFinding::WrongSetUp),
            vec![stopped, Effect::NewGame],
        )])
    }

    /// 7.3.
    pub(crate) fn colors_reversed(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let made = self.made(Color::White).min(self.made(Color::Black));
        let effects =
            match self.rules().colors {
                Colors::NewGameBefore(moves) if made < moves => vec![self.stop(at)?, Effect::NewGame],
                Colors::NewGameBefore(_) => vec![],
                Colors::GoOnUnlessArbiter => vec![self.ask(
                    Asked::Irregularity(IrregularityQuestion::ColorsReversed),
                    vec![Answer::GoOn, Answer::NewGame],
                )],
            };
        Ok(vec![self.ruling(
            Matter::ColorsReversed,
            Finding::Irregularity(IrregularityFinding::ColorsReversed(made)),
            effects,
        )])
    }

    /// 7.4: pieces are knocked over.
    pub(crate) fn displaces(&mut self, by: Actor, squares: &[Square]) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if let Some(&empty) = squares.iter().find(|&&square| self.table.board.piece_at(square).is_none()) {
            return Err(Impossible::NoPiece(empty));
        }
        self.play_mut()?.displaced = Some(player);
        let penalty = Finding::Remark(Remark::Irregularity(IrregularityRemark::DisplacedPenalty(player)));
        Ok(vec![
            self.ruling(Matter::Displaced, Finding::Irregularity(IrregularityFinding::Displaced(player)), vec![]),
            self.ruling(Matter::DisplacedPenalty, penalty, vec![Effect::MayPenalize(player)]),
        ])
    }

    /// The pieces are back in place.
    pub(crate) fn puts_back(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        self.play_mut()?.displaced.take().ok_or(Impossible::NothingDisplaced)?;
        Ok(vec![self.ruling(Matter::Displaced, Finding::Irregularity(IrregularityFinding::PutBack(player)), vec![])])
    }

    /// 7.6: the game goes back to before the displacement.
    pub(crate) fn displaced_since(&mut self, at: Instant, plies: u16) -> Result<Vec<Ruling>, Impossible> {
        let mut effects = vec![self.stop(at)?];
        let number = self.record.plies().len().saturating_sub(usize::from(plies));
        self.restore(number, &mut effects);
        self.turn.touches.clear();
        self.turn.bound = None;
        effects.retain(|effect| !matches!(effect, Effect::MustPlay(..) | Effect::FreeToPlay(_)));
        effects.extend(self.counters_put_right(at)?.effects);
        let found = self.ruling(
            Matter::DisplacedFoundLater,
            Finding::Irregularity(IrregularityFinding::DisplacedLater),
            effects,
        );
        Ok(vec![found, self.times_open()])
    }

    /// 7.5.1, 7.6: the position just before the irregularity cannot be identified, and the arbiter says from where the game
    /// continues. This also settles an illegal move after that; if there is none, pieces had been displaced.
    pub(crate) fn last_identifiable(&mut self, at: Instant, plies: u16) -> Result<Vec<Ruling>, Impossible> {
        let number = self.record.plies().len().saturating_sub(usize::from(plies));
        let offence = self.record.offences().iter().position(|offence| !offence.settled && offence.is_on_the_board());
        let Some(index) = offence else {
            let mut rulings = self.displaced_since(at, plies)?;
            let finding = Finding::Remark(Remark::Irregularity(IrregularityRemark::LastIdentifiable));
            rulings.insert(0, self.ruling(Matter::DisplacedFoundLater, finding, vec![]));
            return Ok(rulings);
        };
        if self.record.offences()[index].ply.is_some_and(|ply| number > ply) {
            return Err(Impossible::NotBefore);
        }
        if let Some(offence) = self.record.offence_mut(index) {
            offence.ply = Some(number);
        }
        // A different move is replaced now, so the earlier touches no longer count (4.3).
        if let Some(ply) = self.record.ply_mut(number) {
            ply.touches.clear();
            ply.bound = None;
        }
        let mut rulings = self.punish(at, index)?;
        rulings.insert(
            0,
            self.ruling(
                Matter::IllegalMove,
                Finding::Remark(Remark::Irregularity(IrregularityRemark::LastIdentifiable)),
                vec![],
            ),
        );
        Ok(rulings)
    }

    /// The arbiter's decision on colors, a second move or the times.
    pub(crate) fn decides_irregularity(
        &mut self,
        question: IrregularityQuestion,
        answer: Answer,
    ) -> (Matter, Vec<Effect>) {
        match question {
            IrregularityQuestion::ColorsReversed if answer == Answer::NewGame => {
                (Matter::ColorsReversed, vec![Effect::NewGame])
            }
            IrregularityQuestion::ColorsReversed => (Matter::ColorsReversed, vec![]),
            IrregularityQuestion::MovedTwice(_) => {
                self.turn.out_of_turn = false;
                (Matter::Penalties, vec![])
            }
            IrregularityQuestion::Times => (Matter::ClocksAfterIrregularity, vec![]),
        }
    }
}
