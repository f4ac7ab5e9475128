//! 4.8: complaints that a move was not made according to Article 4, and the arbiter's observations of it.

use jadoube_board::Color;
use jadoube_clock::{Instant, Millis};
use jadoube_lawbook::Matter;

use crate::appendix::rapid::RapidFinding;
use crate::competition::illegal_moves::Offence;
use crate::event::{Actor, Claim};
use crate::game::state::{Binding, State, Turn};
use crate::ruling::{
    ClockFinding, DecisionFinding, Effect, Finding, Illegality, Impossible, IrregularityFinding, IrregularityRemark,
    MovingFinding, Remark, Ruling,
};

impl State {
    /// A complaint or an observation about how the last move was made.
    pub(crate) fn touch_move_noticed(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let found = self.record.plies().last().and_then(|last| Some((last, last.should_have.clone()?)));
        let Some((last, required)) = found else {
            if let Some(player) = by.player() {
                let bound = self.permission();
                if self.turn.mover() != player && bound.bound && !self.turn.touches.is_empty() {
                    // Touch-move is not broken yet: the claim is that it applies.
                    let effects = vec![Effect::MustPlay(!player, bound.moves)];
                    let finding = Finding::Moving(MovingFinding::Bound(!player));
                    return Ok(vec![self.ruling(bound.matter, finding, effects)]);
                }
                // It is too late to complain about a move that was answered.
                if self.record.plies().iter().any(|ply| ply.by != player && ply.should_have.is_some()) {
                    return Ok(vec![self.complaint_too_late(player)]);
                }
            }
            return self.unfounded(at, by, Matter::RightToComplain, Claim::TouchMove);
        };
        if let Some(player) = by.player().filter(|&player| player != last.by && last.complaint_lost) {
            return Ok(vec![self.complaint_too_late(player)]);
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
        // The press with both hands stays an offence, whatever happens to the move.
        two_hands.into_iter().for_each(|offence| self.record.note_offence(offence));
        self.table = before;
        self.turn = Turn::new(before);
        let Binding { matter, moves } = required.clone();
        self.turn.bound = Some(required);
        // Another clock should be running now; the arbiter decides what it shows (7.1).
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
                return Ok(vec![self.complaint_too_late(player)]);
            }
            return self.punish(at, index);
        }
        // Two faults in one move: it is illegal anyway, and counts once.
        let illegal = |offence: &Offence| {
            !offence.settled
                && offence.ply.and_then(|ply| self.record.plies().get(ply)).is_some_and(|ply| ply.both_hands)
        };
        if self.record.offences().iter().any(illegal) && self.offence_meant(by).is_some() {
            return self.illegal_move_noticed(at, by);
        }
        // The opponent's last move may already have been answered; the arbiter does not lose the right to act on it.
        let counted = |number: usize| self.record.offences().iter().any(|offence| offence.ply == Some(number));
        let mut latest = self.record.plies().iter().enumerate().rev();
        let last = match by.player() {
            Some(player) => latest.find(|(_, ply)| ply.by != player),
            None => latest.find(|(number, ply)| ply.both_hands && !counted(*number)),
        };
        let last = last.map(|(_, ply)| ply);
        let Some(last) = last.filter(|ply| ply.both_hands) else {
            let earlier = |player: Color| self.record.plies().iter().any(|ply| ply.by != player && ply.both_hands);
            if let Some(player) = by.player().filter(|&player| earlier(player)) {
                return Ok(vec![self.complaint_too_late(player)]);
            }
            return self.unfounded(at, by, Matter::OneHand, Claim::TwoHands);
        };
        if let Some(player) = by.player().filter(|_| last.complaint_lost) {
            return Ok(vec![self.complaint_too_late(player)]);
        }
        let offender = last.by;
        Ok(vec![self.ruling(
            Matter::OneHand,
            Finding::Clock(ClockFinding::ClockMishandled(offender)),
            vec![Effect::MayPenalize(offender)],
        )])
    }

    /// The open offence of making this move with both hands, separate from the move itself.
    fn two_hands_of(&self, number: usize) -> Option<Offence> {
        let of_it = |offence: &&Offence| !offence.settled && offence.ply == Some(number);
        let found = self.record.offences().iter().filter(of_it).find(|offence| offence.kind == Illegality::TwoHands);
        found.map(|offence| Offence { ply: None, after: number, ..*offence })
    }

    fn complaint_too_late(&self, player: Color) -> Ruling {
        let finding = Finding::Moving(MovingFinding::ComplaintTooLate(player));
        self.ruling(Matter::RightToComplain, finding, vec![])
    }

    /// A complaint without cause, which may be an unreasonable claim (11.5); or an observation of the arbiter that the log
    /// does not confirm.
    pub(crate) fn unfounded(
        &mut self,
        at: Instant,
        by: Actor,
        matter: Matter,
        claim: Claim,
    ) -> Result<Vec<Ruling>, Impossible> {
        let Some(player) = by.player() else {
            return Ok(vec![self.ruling(matter, Finding::Decision(DecisionFinding::NotOnRecord), vec![])]);
        };
        if let Some(rulings) = self.of_another_kind(at, by, player, claim)? {
            return Ok(rulings);
        }
        let finding = Finding::Moving(MovingFinding::ComplaintUnfounded(player, claim));
        Ok(vec![self.ruling(matter, finding, vec![Effect::MayPenalize(player)])])
    }

    /// A player who complains about one irregularity when there was another had a reason to call the arbiter: the ruling is
    /// on what happened.
    pub(crate) fn of_another_kind(
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
            return Ok(Some(vec![self.pressed_unmoved(offender)]));
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
}
