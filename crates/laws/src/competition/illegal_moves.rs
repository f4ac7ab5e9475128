//! 7.5: illegal moves, noticed at once or forty moves later, and their penalties.

use jadoube_board::{Color, Move, Role, Setup, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::{Matter, Misdeed, Step, UnpromotedPawn};

use crate::basic::act_of_moving::legal_moves;
use crate::event::{Actor, Claim};
use crate::game::state::{Ply, State, Turn};
use crate::ruling::{
    ClockFinding, Effect, Finding, Illegality, Impossible, IrregularityFinding, MovingFinding, Ruling,
};

/// A completed illegal move, or an offence that counts as one. The engine knows it at once; the consequences wait until
/// somebody notices.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Offence {
    /// The offender.
    pub by: Color,
    /// The kind of offence.
    pub kind: Illegality,
    /// The move, counted from 0; a press without a move has none.
    pub ply: Option<usize>,
    /// How many moves had been made when it was completed.
    pub after: usize,
    /// When it was completed.
    pub at: Instant,
    /// Whether it has been dealt with.
    pub settled: bool,
}

impl Offence {
    /// Whether it is visible on the board, so that the game goes back to before it.
    pub(super) fn is_on_the_board(&self) -> bool {
        !matches!(self.kind, Illegality::PressWithoutMove | Illegality::TwoHands)
    }
}

impl State {
    /// Offences that nobody has dealt with, the earliest first.
    pub fn unnoticed(&self) -> impl Iterator<Item = &Offence> {
        self.record.offences().iter().filter(|offence| !offence.settled)
    }

    pub(crate) fn note_offence(&mut self, by: Color, kind: Illegality, ply: Option<usize>, at: Instant) {
        let after = self.record.plies().len();
        self.record.note_offence(Offence { by, kind, ply, after, at, settled: false });
    }

    pub(crate) fn settle_offence(&mut self, index: usize) {
        if let Some(offence) = self.record.offence_mut(index) {
            offence.settled = true;
        }
    }

    /// A move has been completed: if it is illegal or counts as such, it is an offence from now on. Using both hands counts
    /// only with the press (7.5.4).
    pub(crate) fn note_offence_of_completed(&mut self, index: usize, at: Instant, pressed: bool) {
        let ply = &self.record.plies()[index];
        let by = ply.by;
        match ply.played {
            Err(kind) => self.note_offence(by, kind, Some(index), at),
            Ok(_) if pressed && ply.both_hands && self.rules().two_hands == Misdeed::IllegalMove => {
                self.note_offence(by, Illegality::TwoHands, Some(index), at);
            }
            Ok(_) => {}
        }
    }

    /// Somebody points out an illegal move.
    pub(crate) fn illegal_move_noticed(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let Some(index) = self.offence_meant(by) else { return self.nothing_illegal(at, by) };
        if self.record.offences()[index].kind == Illegality::TwoHands {
            return self.two_hands_noticed(at, by);
        }
        match self.illegal_move_stands(by, index) {
            Some(rulings) => Ok(rulings),
            None => self.punish(at, index),
        }
    }

    /// The offence that a claim or an observation is about. If the game goes back to it, that is the first one, because
    /// later moves fall with it. An offence that leaves the board unchanged, or that stands once it is answered, can be
    /// claimed only right away.
    pub(crate) fn offence_meant(&self, by: Actor) -> Option<usize> {
        let reduced = self.setting.competition.reduced();
        let own = |offence: &Offence| reduced && by.player() == Some(offence.by);
        let open = |offence: &Offence| !offence.settled && !own(offence);
        let in_time = |offence: &Offence| open(offence) && self.is_in_time(offence, by);
        let first =
            self.record.offences().iter().position(|offence| !reduced && open(offence) && offence.is_on_the_board());
        // A claim concerns the opponent.
        let others = |offence: &Offence| in_time(offence) && by.player() != Some(offence.by);
        let latest = |test: &dyn Fn(&Offence) -> bool| self.record.offences().iter().rposition(test);
        first.or_else(|| latest(&others)).or_else(|| latest(&in_time)).or_else(|| latest(&open))
    }

    /// Whether it is not too late to act on an offence: without full supervision until it is answered (A.5.2 in 2023); with
    /// it, a complaint about both hands until the opponent touches a piece (4.8).
    pub(crate) fn is_in_time(&self, offence: &Offence, by: Actor) -> bool {
        let reduced = self.setting.competition.reduced();
        let stands = reduced && self.answered(offence);
        let touched = offence.ply.and_then(|ply| self.record.plies().get(ply)).is_some_and(|ply| ply.complaint_lost);
        let complaint_lost = !reduced && offence.kind == Illegality::TwoHands && by.player().is_some() && touched;
        !stands && !complaint_lost
    }

    /// The moves are replayed, and one of them is illegal: the game goes back to it. Without full supervision an answered
    /// move stands.
    pub(crate) fn illegal_move_replayed(&mut self, at: Instant) -> Result<Option<Vec<Ruling>>, Impossible> {
        if self.setting.competition.reduced() {
            return Ok(None);
        }
        match self.record.offences().iter().position(|offence| !offence.settled && offence.is_on_the_board()) {
            Some(index) => self.punish(at, index).map(Some),
            None => self.put_right_unmade(at, Actor::Arbiter),
        }
    }

    /// A move that was released, never completed and answered all the same is corrected without a penalty: only a completed
    /// one is an illegal move under 7.5.
    fn put_right_unmade(&mut self, at: Instant, by: Actor) -> Result<Option<Vec<Ruling>>, Impossible> {
        let unmade = |ply: &Ply| ply.played.is_err() && ply.completed.is_none() && by.player() != Some(ply.by);
        let Some(number) = self.record.plies().iter().position(unmade).filter(|_| !self.setting.competition.reduced())
        else {
            return Ok(None);
        };
        let (offender, breach) = (self.record.plies()[number].by, breach_of(&self.record.plies()[number]));
        let mut effects = vec![self.stop(at)?];
        self.restore(number, &mut effects);
        effects.extend(self.counters_put_right(at)?.effects);
        Ok(Some(vec![self.ruling(
            Matter::Released,
            Finding::Moving(MovingFinding::ReleasedIllegally(offender, breach)),
            effects,
        )]))
    }

    fn nothing_illegal(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        if let Some(rulings) = self.put_right_unmade(at, by)? {
            return Ok(rulings);
        }
        self.unfounded(at, by, Matter::IllegalMove, Claim::IllegalMove)
    }

    /// 7.5.3, or improper handling of the clock in editions where it does not count as an illegal move.
    pub(crate) fn pressed_without_move(&mut self, at: Instant, player: Color) -> Ruling {
        match self.rules().press_without_move {
            Misdeed::IllegalMove => {
                self.note_offence(player, Illegality::PressWithoutMove, None, at);
                self.ruling(Matter::PressWithoutMove, Finding::Clock(ClockFinding::ClockMishandled(player)), vec![])
            }
            Misdeed::Discretion | Misdeed::Penalized => {
                self.turn.pressed_unmoved = Some(player);
                self.pressed_unmoved(player)
            }
        }
    }

    /// The ruling on a press without a move in editions where it does not count as an illegal move.
    pub(crate) fn pressed_unmoved(&self, player: Color) -> Ruling {
        let effect = match self.rules().press_without_move {
            Misdeed::Penalized => Effect::MustPenalize(player),
            Misdeed::Discretion | Misdeed::IllegalMove => Effect::MayPenalize(player),
        };
        let finding = Finding::Clock(ClockFinding::ClockMishandled(player));
        self.ruling(Matter::PressWithoutMove, finding, vec![effect])
    }

    /// 7.5: corrects the board, counts the offence, and imposes the time penalty or the loss.
    pub(crate) fn punish(&mut self, at: Instant, index: usize) -> Result<Vec<Ruling>, Impossible> {
        let offence = self.record.offences()[index];
        self.settle_offence(index);
        let offender = offence.by;
        let mut effects = vec![self.stop(at)?];
        let increment = self.clock.last_increment(offender);
        // Only the last press can be undone: once the offender has pressed again, that increment was earned.
        let next = offence.ply.map_or(offence.after, |ply| ply + 1);
        let pressed_again =
            self.record.plies().iter().skip(next).any(|ply| ply.by == offender && ply.completed.is_some());
        let later = offence.is_on_the_board() && offence.ply.is_some_and(|ply| ply + 1 < self.record.plies().len());
        let matter = self.put_right(&offence, &mut effects);
        // A move that stands was completed by its press: with both hands (7.5.4), or with a queen replacing the pawn
        // (7.5.2).
        let stands =
            offence.kind == Illegality::TwoHands || effects.iter().any(|effect| matches!(effect, Effect::Became(..)));
        let counters = self.counters_put_right(at)?;
        effects.extend(counters.effects);

        let steps = self.illegal_move_steps();
        let count = self.record.count_illegal_move(offender);
        effects.push(Effect::IllegalMoves(offender, count));
        let mut rulings = vec![self.ruling(
            matter,
            Finding::Irregularity(IrregularityFinding::Illegal(offender, offence.kind)),
            effects,
        )];
        let penalty = self.penalty_matter(offence.kind);
        let mut effects = Vec::new();
        let step = steps.at(count);
        if step == Step::Loss {
            let from = self.turn.before;
            // No move will replace it, so touches no longer matter.
            self.turn.touches.clear();
            self.turn.bound = None;
            effects.push(self.win_unless_unmateable(at, penalty, !offender, &from)?);
        } else {
            if !pressed_again && !stands {
                effects.extend(self.take_back(at, offender, increment)?);
            }
            effects.push(self.add_time(at, !offender, steps.time(count))?);
        }
        rulings.push(self.ruling(
            penalty,
            Finding::Irregularity(IrregularityFinding::Illegal(offender, offence.kind)),
            effects,
        ));
        if !self.is_over() {
            rulings.extend(self.shorter_penalty(steps.time(count), self.rules().illegal.standard.time(count)));
        }
        // A lost game needs no times, not even while it is open whether the opponent can checkmate.
        if (later || counters.period_given) && step != Step::Loss {
            rulings.push(self.times_open());
        }
        Ok(rulings)
    }

    /// The board after an offence: back to before it, or with the queen, or unchanged.
    fn put_right(&mut self, offence: &Offence, effects: &mut Vec<Effect>) -> Matter {
        match (offence.kind, offence.ply) {
            (Illegality::PressWithoutMove, _) => Matter::PressWithoutMove,
            (Illegality::TwoHands, _) => Matter::TwoHands,
            (Illegality::PawnNotPromoted(square), Some(number))
                if self.rules().unpromoted_pawn == UnpromotedPawn::BecomesQueen
                    && self.becomes_queen(number, square) =>
            {
                effects.push(Effect::Became(square, Role::Queen));
                Matter::PawnNotPromoted
            }
            (kind, number) => {
                if let Some(number) = number {
                    self.restore(number, effects);
                }
                if matches!(kind, Illegality::PawnNotPromoted(_)) {
                    Matter::PawnNotPromoted
                } else {
                    Matter::IllegalMove
                }
            }
        }
    }

    /// The board; or if an illegal move that nobody has dealt with led to it, the position from which play would have
    /// continued: before it, or with the queen.
    pub(crate) fn without_illegal_move(&self) -> Setup {
        let illegal = self.record.plies().iter().rev().take_while(|ply| ply.played.is_err());
        let on_the_board = self.turn.before == self.table && !self.is_just_set_up();
        let Some(first) = illegal.last().filter(|_| on_the_board) else { return self.table };
        let queen = match (first.played, self.rules().unpromoted_pawn) {
            (Err(Illegality::PawnNotPromoted(square)), UnpromotedPawn::BecomesQueen) => {
                promotion_to_queen(first, square)
            }
            _ => None,
        };
        queen.map_or(first.before, |m| first.before.after(m))
    }

    /// 7.5.2: the pawn is replaced by a queen of its color, and the move is the promotion to a queen.
    fn becomes_queen(&mut self, number: usize, square: Square) -> bool {
        let ply = &self.record.plies()[number];
        let Some(m) = promotion_to_queen(ply, square) else { return false };
        let after = ply.before.after(m);
        // Later moves fall with the position from which they were played.
        self.record.truncate(number + 1);
        if let Some(ply) = self.record.ply_mut(number) {
            (ply.played, ply.after) = (Ok(m), after);
        }
        self.table = after;
        self.turn = Turn::new(after);
        self.record.set_position(jadoube_board::Position::try_from(after).ok());
        true
    }

    /// Open offences on a board that no longer exists have no consequences.
    pub(crate) fn forget_offences_on_the_board(&mut self) {
        self.record.retain_offences(|offence| offence.settled || !offence.is_on_the_board());
    }
}

/// The legal move that results from replacing a pawn on the last rank by a queen.
fn promotion_to_queen(ply: &Ply, square: Square) -> Option<Move> {
    let mut board = ply.after.board;
    board.put(square, Role::Queen.of(ply.by));
    legal_moves(&ply.before).into_iter().find(|&m| ply.before.after(m).board == board)
}

/// The rule of Article 3 that a move breaks, if any.
fn breach_of(ply: &Ply) -> Option<jadoube_board::Breach> {
    match ply.played {
        Err(Illegality::Move(breach)) => breach,
        _ => None,
    }
}
