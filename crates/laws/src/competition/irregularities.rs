//! Article 7: what was wrong, found at once or forty moves later, and what it costs.

use jadoube_board::{Color, Move, Role, Setup, Square};
use jadoube_clock::{ClockEvent, Instant, Millis};
use jadoube_lawbook::{Colors, Matter, Misdeed, Step, UnpromotedPawn};

use crate::appendix::rapid::{RapidFinding, SetUpPart};
use crate::basic::act_of_moving::legal_moves;
use crate::event::{Actor, Claim, Observation, Score};
use crate::game::state::{Binding, Ply, State, Turn};
use crate::mate::{Dead, deadness};
use crate::ruling::{
    Answer, Asked, ClockFinding, CompletionFinding, CompletionRemark, Effect, Finding, Illegality, Impossible,
    IrregularityFinding, IrregularityRemark, MovingFinding, Remark, Ruling,
};

/// An illegal move, or what counts as one, that has been completed. The engine knows it at once; what follows waits until
/// somebody notices.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Offence {
    /// Whose.
    pub by: Color,
    /// What.
    pub kind: Illegality,
    /// The move, counted from 0; a press without a move has none.
    pub ply: Option<usize>,
    /// How many moves had been made when it was completed.
    pub after: usize,
    /// When it was completed.
    pub at: Instant,
    /// Whether the matter is settled.
    pub settled: bool,
}

impl Offence {
    /// Whether it can be seen on the board, so that the game goes back to before it.
    fn is_on_the_board(&self) -> bool {
        !matches!(self.kind, Illegality::PressWithoutMove | Illegality::TwoHands)
    }
}

impl State {
    /// Offences that nobody has dealt with, earliest first.
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

    /// That a move was made with both hands and pressed for, where nobody has dealt with it, apart from the move itself.
    fn two_hands_of(&self, number: usize) -> Option<Offence> {
        let of_it = |offence: &&Offence| !offence.settled && offence.ply == Some(number);
        let found = self.record.offences().iter().filter(of_it).find(|offence| offence.kind == Illegality::TwoHands);
        found.map(|offence| Offence { ply: None, after: number, ..*offence })
    }

    /// A move has been completed: if it is illegal, or counts as such, that is now an offence. Both hands count as one only
    /// with the press (7.5.4).
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

    /// Somebody draws attention to an illegal move.
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

    /// Which offence is meant by whoever speaks of an illegal move. Where the game goes back to it that is the first one, since
    /// what was played after it falls with it; what leaves the board as it is, or stands once it was answered, is spoken of
    /// when it has just happened.
    fn offence_meant(&self, by: Actor) -> Option<usize> {
        let reduced = self.setting.competition.reduced();
        let own = |offence: &Offence| reduced && by.player() == Some(offence.by);
        let open = |offence: &Offence| !offence.settled && !own(offence);
        let in_time = |offence: &Offence| open(offence) && self.is_in_time(offence, by);
        let first =
            self.record.offences().iter().position(|offence| !reduced && open(offence) && offence.is_on_the_board());
        // Who claims speaks of the opponent.
        let others = |offence: &Offence| in_time(offence) && by.player() != Some(offence.by);
        let latest = |test: &dyn Fn(&Offence) -> bool| self.record.offences().iter().rposition(test);
        first.or_else(|| latest(&others)).or_else(|| latest(&in_time)).or_else(|| latest(&open))
    }

    /// Whether something can still be done about an offence: without full supervision until it is answered (A.5.2 in 2023), with
    /// it about both hands on a complaint until the opponent touches a piece (4.8).
    fn is_in_time(&self, offence: &Offence, by: Actor) -> bool {
        let reduced = self.setting.competition.reduced();
        let stands = reduced && self.answered(offence);
        let touched = offence.ply.and_then(|ply| self.record.plies().get(ply)).is_some_and(|ply| ply.complaint_lost);
        let complaint_lost = !reduced && offence.kind == Illegality::TwoHands && by.player().is_some() && touched;
        !stands && !complaint_lost
    }

    /// The moves are played through again, and one of them is illegal: the game goes back to it. Without full supervision what
    /// was answered stands.
    pub(crate) fn illegal_move_replayed(&mut self, at: Instant) -> Result<Option<Vec<Ruling>>, Impossible> {
        if self.setting.competition.reduced() {
            return Ok(None);
        }
        match self.record.offences().iter().position(|offence| !offence.settled && offence.is_on_the_board()) {
            Some(index) => self.punish(at, index).map(Some),
            None => self.put_right_unmade(at, Actor::Arbiter),
        }
    }

    /// A move that was let go of, never completed and answered all the same is put right, and costs nothing: only a completed one is an
    /// illegal move of 7.5.
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
        let Some(player) = by.player() else { return Ok(Vec::new()) };
        if let Some(rulings) = self.of_another_kind(at, by, player, Claim::IllegalMove)? {
            return Ok(rulings);
        }
        let effects = vec![Effect::MayPenalize(player)];
        Ok(vec![self.ruling(
            Matter::IllegalMove,
            Finding::Moving(MovingFinding::ComplaintUnfounded(player, Claim::IllegalMove)),
            effects,
        )])
    }

    /// Who complains of one irregularity where there was another has called the arbiter with reason: the ruling is on what happened.
    fn of_another_kind(
        &mut self,
        at: Instant,
        by: Actor,
        player: Color,
        claim: Claim,
    ) -> Result<Option<Vec<Ruling>>, Impossible> {
        let offender = !player;
        let open = |offence: &Offence| !offence.settled && offence.by == offender && self.is_in_time(offence, by);
        if claim != Claim::IllegalMove && self.record.offences().iter().any(open) {
            return self.illegal_move_noticed(at, by).map(Some);
        }
        let last = self.record.plies().last().filter(|ply| ply.by == offender && !ply.complaint_lost);
        if claim != Claim::TouchMove && last.is_some_and(|ply| ply.should_have.is_some()) {
            return self.touch_move_noticed(at, by).map(Some);
        }
        if claim != Claim::TwoHands && last.is_some_and(|ply| ply.both_hands) {
            return self.two_hands_noticed(at, by).map(Some);
        }
        let found = if self.turn.out_of_turn && self.turn.mover() == player {
            (Matter::Penalties, Finding::Irregularity(IrregularityFinding::MovedTwice(offender)))
        } else if self.turn.pressed_unmoved == Some(offender) {
            (Matter::PressWithoutMove, Finding::Clock(ClockFinding::ClockMishandled(offender)))
        } else if self.displaced() == Some(offender) {
            (
                Matter::DisplacedPenalty,
                Finding::Remark(Remark::Irregularity(IrregularityRemark::DisplacedPenalty(offender))),
            )
        } else {
            return Ok(None);
        };
        Ok(Some(vec![self.ruling(found.0, found.1, vec![Effect::MayPenalize(offender)])]))
    }

    /// 7.5: the board, the count, the time or the loss.
    pub(crate) fn punish(&mut self, at: Instant, index: usize) -> Result<Vec<Ruling>, Impossible> {
        let offence = self.record.offences()[index];
        self.settle_offence(index);
        let offender = offence.by;
        let mut effects = vec![self.stop(at)?];
        let increment = self.clock.last_increment(offender);
        // Only the last press can be taken back: once the offender has pressed again, that increment was earned.
        let next = offence.ply.map_or(offence.after, |ply| ply + 1);
        let pressed_again =
            self.record.plies().iter().skip(next).any(|ply| ply.by == offender && ply.completed.is_some());
        let later = offence.is_on_the_board() && offence.ply.is_some_and(|ply| ply + 1 < self.record.plies().len());
        let matter = self.put_right(&offence, &mut effects);
        // A move that stands was completed by its press: with both hands (7.5.4), or with the queen in the place of the pawn (7.5.2).
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
            // No move will replace it, and nothing that was touched matters.
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
        // A lost game needs no times, also while it is asked whether the opponent can mate.
        if (later || counters.period_given) && step != Step::Loss {
            rulings.push(self.times_open());
        }
        Ok(rulings)
    }

    /// The increment of a press that completed nothing: the move that replaces what was taken back brings it again (7.1).
    fn take_back(&mut self, at: Instant, side: Color, time: Millis) -> Result<Option<Effect>, Impossible> {
        if !self.setting.competition.switches.increment_taken_back || time.is_zero() {
            return Ok(None);
        }
        self.clock_event(at, ClockEvent::Take { side, time })?;
        Ok(Some(Effect::TimeTaken(side, time)))
    }

    /// The board after an offence: back to before it, or with the queen, or as it is.
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

    /// The board, but where what stands there came about by an illegal move that nobody has dealt with, the position from which
    /// play would have gone on: before it, or with the queen.
    fn without_illegal_move(&self) -> Setup {
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
        // What was played after it falls with the position that it was played from.
        self.record.truncate(number + 1);
        if let Some(ply) = self.record.ply_mut(number) {
            (ply.played, ply.after) = (Ok(m), after);
        }
        self.table = after;
        self.turn = Turn::new(after);
        self.record.set_position(jadoube_board::Position::try_from(after).ok());
        true
    }

    /// Back to the position before a ply; 4.3 and 4.7 apply to the move that replaces it.
    pub(crate) fn restore(&mut self, number: usize, effects: &mut Vec<Effect>) {
        let Some(ply) = self.record.plies().get(number) else { return };
        let (by, before, mut touches, bound) = (ply.by, ply.before, ply.touches.clone(), ply.bound.clone());
        touches.truncate(2);
        self.record.truncate(number);
        self.cross_out(number);
        self.table = before;
        self.turn = Turn::new(before);
        self.turn.touches = touches;
        self.turn.bound = bound;
        effects.push(Effect::Restored(u16::try_from(number).unwrap_or(u16::MAX)));
        let permission = self.permission();
        effects.push(if permission.bound { Effect::MustPlay(by, permission.moves) } else { Effect::FreeToPlay(by) });
    }

    /// A complaint of, or a look at, the way the last move was made.
    pub(crate) fn touch_move_noticed(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let found = self.record.plies().last().and_then(|last| Some((last, last.should_have.clone()?)));
        let Some((last, required)) = found else {
            return self.unfounded(at, by, Matter::RightToComplain, Claim::TouchMove);
        };
        if by.player() == Some(last.by) {
            return Err(Impossible::NotForThem);
        }
        if let Some(player) = by.player().filter(|_| last.complaint_lost) {
            return Ok(vec![self.ruling(
                Matter::RightToComplain,
                Finding::Moving(MovingFinding::ComplaintTooLate(player)),
                vec![],
            )]);
        }
        if by.player().is_none() && self.setting.competition.reduced() && self.rules().arbiter_waits_for_claim {
            // A.4.b (2009): the arbiter rules on Article 4 only when asked.
            let left = Finding::Rapid(RapidFinding::TouchLeftToPlayers(last.by));
            return Ok(vec![self.ruling(Matter::ReducedTouch, left, vec![])]);
        }
        let (offender, before, number) = (last.by, last.before, self.record.plies().len() - 1);
        let increment = if last.completed.is_some() { self.clock.last_increment(offender) } else { Millis::ZERO };
        let two_hands = self.two_hands_of(number);
        self.record.truncate(number);
        self.cross_out(number);
        // The press with both hands was one, whatever becomes of the move.
        two_hands.into_iter().for_each(|offence| self.record.note_offence(offence));
        self.table = before;
        self.turn = Turn::new(before);
        let Binding { matter, moves } = required.clone();
        self.turn.bound = Some(required);
        // Whose clock should run has changed; what it shows is for the arbiter to set (7.1).
        let mut effects = vec![
            self.stop(at)?,
            Effect::Restored(u16::try_from(number).unwrap_or(u16::MAX)),
            Effect::MustPlay(offender, moves),
        ];
        let counters = self.counters_put_right(at)?;
        effects.extend(counters.effects);
        effects.extend(self.take_back(at, offender, increment)?);
        let mut rulings = vec![self.ruling(matter, Finding::Moving(MovingFinding::TouchMoveBroken(offender)), effects)];
        if counters.period_given {
            rulings.push(self.times_open());
        }
        Ok(rulings)
    }

    fn unfounded(&mut self, at: Instant, by: Actor, matter: Matter, claim: Claim) -> Result<Vec<Ruling>, Impossible> {
        let Some(player) = by.player() else { return Ok(Vec::new()) };
        if let Some(rulings) = self.of_another_kind(at, by, player, claim)? {
            return Ok(rulings);
        }
        Ok(vec![self.ruling(matter, Finding::Moving(MovingFinding::ComplaintUnfounded(player, claim)), vec![])])
    }

    /// Both hands were used for the last move (4.1).
    pub(crate) fn two_hands_noticed(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let found =
            self.record.offences().iter().rposition(|offence| !offence.settled && offence.kind == Illegality::TwoHands);
        if let Some(index) = found {
            let offence = self.record.offences()[index];
            if self.answered(&offence)
                && let Some(rulings) = self.illegal_move_stands(by, index)
            {
                return Ok(rulings);
            }
            if let Some(player) = by.player().filter(|_| !self.is_in_time(&offence, by)) {
                return Ok(vec![self.ruling(
                    Matter::RightToComplain,
                    Finding::Moving(MovingFinding::ComplaintTooLate(player)),
                    vec![],
                )]);
            }
            return self.punish(at, index);
        }
        // Two faults in one move: the move is illegal whatever hands made it, and counts once.
        let illegal = |offence: &Offence| {
            !offence.settled
                && offence.ply.and_then(|ply| self.record.plies().get(ply)).is_some_and(|ply| ply.both_hands)
        };
        if self.record.offences().iter().any(illegal) && self.offence_meant(by).is_some() {
            return self.illegal_move_noticed(at, by);
        }
        // Of the opponent's last move, which may already have been answered; the arbiter loses no right to speak of it.
        let counted = |number: usize| self.record.offences().iter().any(|offence| offence.ply == Some(number));
        let mut latest = self.record.plies().iter().enumerate().rev();
        let last = match by.player() {
            Some(player) => latest.find(|(_, ply)| ply.by != player),
            None => latest.find(|(number, ply)| ply.both_hands && !counted(*number)),
        };
        let last = last.map(|(_, ply)| ply);
        let Some(last) = last.filter(|ply| ply.both_hands) else {
            return self.unfounded(at, by, Matter::OneHand, Claim::TwoHands);
        };
        if let Some(player) = by.player().filter(|_| last.complaint_lost) {
            return Ok(vec![self.ruling(
                Matter::RightToComplain,
                Finding::Moving(MovingFinding::ComplaintTooLate(player)),
                vec![],
            )]);
        }
        let offender = last.by;
        Ok(vec![self.ruling(
            Matter::OneHand,
            Finding::Clock(ClockFinding::ClockMishandled(offender)),
            vec![Effect::MayPenalize(offender)],
        )])
    }

    /// The arbiter, or the hall, notices something.
    pub(crate) fn observes(
        &mut self,
        at: Instant,
        by: Actor,
        observation: Observation,
    ) -> Result<Vec<Ruling>, Impossible> {
        if !by.is_arbiter() {
            return Err(Impossible::NotForThem);
        }
        match observation {
            Observation::Flag(side) => self.flag(at, by, side),
            Observation::BothFlags => self.both_flags(at),
            Observation::IllegalMove => self.illegal_move_noticed(at, by),
            Observation::TouchMove => self.touch_move_noticed(at, by),
            Observation::TwoHands => self.two_hands_noticed(at, by),
            Observation::Absent(player) => self.absent(at, player),
            Observation::WrongSetUp => self.set_up_found(at, SetUpPart::Pieces),
            Observation::BoardTurned => self.set_up_found(at, SetUpPart::Board),
            Observation::ColorsReversed => self.colors_reversed(at),
            Observation::DisplacedSince(plies) => self.displaced_since(at, plies),
            Observation::ClockDefect => self.clock_wrong(at, Matter::ClockDefect),
            Observation::ClockMisset => self.set_up_found(at, SetUpPart::Clock),
            Observation::NotRecording(player) => self.not_recording(player, at),
            Observation::FlagUncounted(side) => self.flag_uncounted(at, side),
            Observation::DeadPosition => self.dead_position_found(at),
            Observation::LastIdentifiable(plies) => self.last_identifiable(at, plies),
        }
    }

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
    fn colors_reversed(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let made = self.made(Color::White).min(self.made(Color::Black));
        let effects = match self.rules().colors {
            Colors::NewGameBefore(moves) if made < moves => vec![self.stop(at)?, Effect::NewGame],
            Colors::NewGameBefore(_) => vec![],
            Colors::GoOnUnlessArbiter => vec![self.ask(Asked::ColorsReversed, vec![Answer::GoOn, Answer::NewGame])],
        };
        Ok(vec![self.ruling(
            Matter::ColorsReversed,
            Finding::Irregularity(IrregularityFinding::ColorsReversed(made)),
            effects,
        )])
    }

    /// 7.4: pieces are knocked over.
    pub(crate) fn displaces(&mut self, _at: Instant, by: Actor, squares: &[Square]) -> Result<Vec<Ruling>, Impossible> {
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

    /// The pieces stand as they stood.
    pub(crate) fn puts_back(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        self.play_mut()?.displaced.take().ok_or(Impossible::NothingDisplaced)?;
        Ok(vec![self.ruling(Matter::Displaced, Finding::Irregularity(IrregularityFinding::Displaced(player)), vec![])])
    }

    /// 7.6: back to before the pieces were displaced.
    fn displaced_since(&mut self, at: Instant, plies: u16) -> Result<Vec<Ruling>, Impossible> {
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

    /// What was illegal on a board that stands there no more, and was not dealt with, leads nowhere.
    pub(crate) fn forget_offences_on_the_board(&mut self) {
        self.record.retain_offences(|offence| offence.settled || !offence.is_on_the_board());
    }

    /// 7.1: what the clocks show after the position was restored is for the arbiter to decide.
    pub(crate) fn times_open(&mut self) -> Ruling {
        // The clocks are set once: what was asked about an earlier position is no longer asked.
        self.desk.drop_all(|about| *about == Asked::Times);
        let asked = self.ask(Asked::Times, vec![Answer::LeaveTimes]);
        self.ruling(
            Matter::ClocksAfterIrregularity,
            Finding::Remark(Remark::Irregularity(IrregularityRemark::TimesOpen)),
            vec![asked],
        )
    }

    /// 7.5.1, 7.6: the position just before the irregularity cannot be found, and the arbiter says from where the game goes
    /// on. An illegal move that lies after that is dealt with by it; where there is none, pieces had been displaced.
    fn last_identifiable(&mut self, at: Instant, plies: u16) -> Result<Vec<Ruling>, Impossible> {
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
        // The replacement is of another move, which no touch of then binds (4.3).
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

    /// Somebody points out that nobody can mate any more: what a move did not show to be so, or the position at the start.
    fn dead_position_found(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let position = jadoube_board::Position::try_from(self.table);
        let effect = match position.map_or(Dead::Unknown, |position| deadness(&position)) {
            Dead::Yes => self.end(at, Matter::DeadFound, Score::DRAW)?,
            Dead::No => {
                return Ok(vec![self.ruling(
                    Matter::DeadFound,
                    Finding::Remark(Remark::Completion(CompletionRemark::NotDead)),
                    vec![],
                )]);
            }
            Dead::Unknown => self.ask(Asked::Dead, vec![Answer::Yes, Answer::No]),
        };
        Ok(vec![self.ruling(Matter::DeadFound, Finding::Completion(CompletionFinding::Dead), vec![effect])])
    }

    /// 6.10.
    pub(crate) fn clock_wrong(&mut self, at: Instant, matter: Matter) -> Result<Vec<Ruling>, Impossible> {
        let stopped = self.stop(at)?;
        let asked = self.ask(Asked::Times, vec![Answer::LeaveTimes]);
        Ok(vec![self.ruling(matter, Finding::Clock(ClockFinding::ClockWrong), vec![stopped, asked])])
    }

    /// Resigns, with the rider of 2023.
    pub(crate) fn resigns(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let effect = if self.rules().resignation_may_draw {
            let from = self.without_illegal_move();
            self.win_unless_unmateable(at, Matter::Resignation, !player, &from)?
        } else {
            self.end(at, Matter::Resignation, Score::win(!player))?
        };
        Ok(vec![self.ruling(
            Matter::Resignation,
            Finding::Completion(CompletionFinding::Resigned(player)),
            vec![effect],
        )])
    }
}

/// The legal move that a pawn left on the last rank becomes with a queen in its place.
fn promotion_to_queen(ply: &Ply, square: Square) -> Option<Move> {
    let mut board = ply.after.board;
    board.put(square, Role::Queen.of(ply.by));
    legal_moves(&ply.before).into_iter().find(|&m| ply.before.after(m).board == board)
}

/// The rule of Article 3 that a move breaks, where it breaks one.
fn breach_of(ply: &Ply) -> Option<jadoube_board::Breach> {
    match ply.played {
        Err(Illegality::Move(breach)) => breach,
        _ => None,
    }
}
