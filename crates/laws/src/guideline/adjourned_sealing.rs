//! The end of a session: who seals, until when the sealed move can be changed, and what is written on the envelope.

use jadoube_board::Color;
use jadoube_clock::{ClockEvent, Instant, Millis, Sides};
use jadoube_lawbook::Matter;

use super::adjourned::{
    AdjournedFinding, AdjournedImpossible, Adjournment, Commitment, Envelope, Medium, Phase, Reply, Session,
};
use super::adjourned_envelope::Flaw;
use crate::event::{Act, ClockAct, Event};
use crate::game::state::{Binding, State, Turn};
use crate::ruling::{Effect, Impossible, Ruling};

impl State {
    /// I.14: sessions go by the arbiter's clock and are announced.
    pub(super) fn announces_session(&mut self, starts: Option<Instant>, ends: Option<Instant>) -> Vec<Ruling> {
        self.memory.session = Session { starts, ends };
        let lacks_end = ends.is_none() && self.rules().session_end_announced;
        let finding = if lacks_end { AdjournedFinding::SessionEndMissing } else { AdjournedFinding::SessionAnnounced };
        vec![self.adjourned_ruling(Matter::SessionClock, finding, vec![])]
    }

    fn adjourns(&mut self, charged_until: Option<Instant>) -> Result<Color, Impossible> {
        match self.adjournment() {
            None => {}
            Some(Adjournment { phase: Phase::Opened, reply: None, .. }) => {}
            Some(_) => return Err(Impossible::Adjourned(AdjournedImpossible::Adjourned)),
        }
        if self.displaced().is_some() {
            return Err(Impossible::Displaced);
        }
        let sealer = self.turn.mover();
        self.begin_sealing(Adjournment {
            sealer,
            phase: Phase::Sealing,
            position: self.turn.before,
            charged_until,
            sealed: None,
            played: None,
            stopped_unsealed: false,
            noted: Sides::default(),
            used: Sides::default(),
            present: Sides { white: true, black: true },
            resumed: None,
            waited: false,
            shown: Sides::default(),
            late: Sides::default(),
            excused: Sides::default(),
            missing: false,
            unclear: None,
            reply: None,
            made: 0,
        })?;
        Ok(sealer)
    }

    /// I.1.1: at the end of the session the side to move seals.
    pub(super) fn asks_to_seal(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        if self.memory.session.ends.is_some_and(|ends| at < ends) {
            let finding = AdjournedFinding::SessionNotOver;
            return Ok(vec![self.adjourned_ruling(Matter::Sealing, finding, vec![])]);
        }
        let sealer = self.adjourns(None)?;
        Ok(vec![self.adjourned_ruling(Matter::Sealing, AdjournedFinding::MustSeal(sealer), vec![])])
    }

    /// I.1.2: a player who adjourns before the end of the session counts as having sealed at its end.
    pub(super) fn adjourns_early(&mut self, at: Instant, player: Color) -> Result<Vec<Ruling>, Impossible> {
        if player != self.turn.mover() {
            return Err(Impossible::NotForThem);
        }
        let ends = self.memory.session.ends.ok_or(Impossible::Adjourned(AdjournedImpossible::SessionEndUnknown))?;
        self.adjourns(Some(ends).filter(|&ends| at < ends))?;
        Ok(vec![self.adjourned_ruling(Matter::SealingEarly, AdjournedFinding::SealsEarly(player), vec![])])
    }

    /// A move is written and put in an envelope: the sealed move, or the reply to an absent player (I.9.3).
    pub(super) fn seals(
        &mut self,
        at: Instant,
        player: Color,
        commitment: Commitment,
        on: Medium,
    ) -> Result<Vec<Ruling>, Impossible> {
        let on_paper = on == Medium::Paper || !self.rules().sealed_on_paper;
        let mover = self.turn.mover();
        let not_now = Impossible::Adjourned(AdjournedImpossible::NotAdjourned);
        let adjournment = self.adjournment_mut().ok_or(not_now.clone())?;
        let (sealer, absent) = (adjournment.sealer, !adjournment.present[adjournment.sealer]);
        let (matter, finding) = match adjournment.phase {
            Phase::Annulled => return Err(Impossible::Adjourned(AdjournedImpossible::Annulled)),
            Phase::Sealing if player != sealer => return Err(Impossible::NotForThem),
            Phase::Opened if player == sealer || player != mover || !absent || adjournment.reply.is_some() => {
                return Err(not_now);
            }
            Phase::Closed | Phase::Resumed if player != sealer => return Err(Impossible::NotForThem),
            Phase::Closed | Phase::Resumed => (Matter::Sealing, AdjournedFinding::TooLateToChange(player)),
            _ if !on_paper => (Matter::Sealing, AdjournedFinding::NotOnPaper(player)),
            Phase::Opened => {
                adjournment.reply = Some(Reply { commitment, pressed: None });
                (Matter::SealerAbsent, AdjournedFinding::ReplySealed(player))
            }
            Phase::Sealing => {
                let finding = match adjournment.sealed.replace(commitment) {
                    None => AdjournedFinding::Sealed(player),
                    Some(_) => AdjournedFinding::Changed(player),
                };
                if adjournment.stopped_unsealed {
                    let sealed = self.adjourned_ruling(Matter::Sealing, finding, vec![]);
                    return self.closes(at, Some(sealed));
                }
                (Matter::Sealing, finding)
            }
        };
        Ok(vec![self.adjourned_ruling(matter, finding, vec![])])
    }

    /// Acts of a player who has been asked to seal and has not stopped the clock.
    pub(super) fn while_sealing(&mut self, event: &Event) -> Result<Option<Vec<Ruling>>, Impossible> {
        let at = event.at;
        let adjournment = self.adjournment_in(&[Phase::Sealing])?;
        let (sealer, sealed, played) = (adjournment.sealer, adjournment.sealed.is_some(), adjournment.played.is_some());
        if event.by.player() != Some(sealer) {
            if event.act.is_of_the_board() {
                // Nobody replies to a move that is being sealed: the piece in the player's hand goes back first.
                self.put_back_for_sealing();
            }
            let rulings = self.happens(event)?;
            self.lapse_if_position_changed();
            return Ok(Some(rulings));
        }
        match &event.act {
            Act::Clock(ClockAct::StopsClocks { .. }) if sealed => self.closes(at, None).map(Some),
            // I.1.1: a move made on the board is written and sealed like any other, which adjourns the game.
            Act::Clock(ClockAct::StopsClocks { .. }) if played => {
                let stopped = self.stop(at)?;
                self.adjournment_in(&[Phase::Sealing])?.stopped_unsealed = true;
                let finding = AdjournedFinding::StillToSeal(sealer);
                Ok(Some(vec![self.adjourned_ruling(Matter::Sealing, finding, vec![stopped])]))
            }
            Act::Clock(ClockAct::Presses { .. }) => {
                let finding = AdjournedFinding::PressedInstead(sealer);
                let pressed = self.adjourned_ruling(Matter::Sealing, finding, vec![]);
                if sealed { self.closes(at, Some(pressed)).map(Some) } else { Ok(Some(vec![pressed])) }
            }
            act if act.is_of_the_board() => {
                let made = self.record.plies().len();
                let mut rulings = self.happens(event)?;
                if !self.is_over() && self.record.plies().len() > made {
                    rulings.extend(self.played_instead());
                } else {
                    self.lapse_if_position_changed();
                }
                Ok(Some(rulings))
            }
            _ => Ok(None),
        }
    }

    fn put_back_for_sealing(&mut self) {
        let before = self.turn.before;
        self.table = before;
        self.turn.in_hand = None;
        self.turn.placed = None;
    }

    /// I.1.1: a move made on the board is the sealed move. It is written down, and the position before it is noted.
    fn played_instead(&mut self) -> Option<Ruling> {
        let ply = self.record.pop()?;
        self.table = ply.before;
        self.turn = Turn::new(ply.before);
        self.turn.touches = ply.touches;
        let m = ply.played.ok()?;
        let adjournment = self.adjournment_mut()?;
        let (sealer, first) = (adjournment.sealer, *adjournment.played.get_or_insert(m));
        self.turn.bound = Some(Binding { matter: Matter::Sealing, moves: vec![first] });
        let finding = AdjournedFinding::PlayedInstead(sealer, first);
        let effects = vec![Effect::MustPlay(sealer, vec![first])];
        Some(self.adjourned_ruling(Matter::Sealing, finding, effects))
    }

    /// The clock is stopped, and the other one is not started: the game is adjourned.
    fn closes(&mut self, at: Instant, before: Option<Ruling>) -> Result<Vec<Ruling>, Impossible> {
        let mut effects = vec![self.stop(at)?];
        self.put_back_for_sealing();
        let adjournment = self.adjournment_in(&[Phase::Sealing])?;
        let (sealer, until) = (adjournment.sealer, adjournment.charged_until.filter(|&until| until > at));
        let mut charged = Millis::ZERO;
        let mut matter = Matter::Sealing;
        if let Some(until) = until {
            // Nobody can lose more time than is left; then the flag is down, and can be observed or claimed (6.8).
            let left = self.reading(at).map(|reading| reading.sides[sealer].main);
            charged = left.unwrap_or_default().min(until.since(at));
            self.clock_event(at, ClockEvent::Take { side: sealer, time: charged })?;
            effects.push(Effect::TimeTaken(sealer, charged));
            matter = Matter::SealingEarly;
        }
        let reading = self.reading(at).ok_or(Impossible::Backwards { at, last: at })?;
        let adjournment = self.adjournment_in(&[Phase::Sealing])?;
        adjournment.noted = reading.sides.map(|side| side.main);
        adjournment.used = reading.sides.map(|side| side.used);
        adjournment.used[sealer] = adjournment.used[sealer].plus(charged);
        adjournment.present = Sides { white: false, black: false };
        self.enter_step(Phase::Closed);
        let mut rulings: Vec<Ruling> = before.into_iter().collect();
        rulings.push(self.adjourned_ruling(matter, AdjournedFinding::Adjourned(sealer), effects));
        Ok(rulings)
    }

    /// I.2 and I.3: the envelope is checked, and a correct one is kept.
    pub(super) fn checks_envelope(&mut self, written: &Envelope) -> Result<Vec<Ruling>, Impossible> {
        self.adjournment_in(&[Phase::Closed])?;
        let facts = self.envelope().unwrap_or_default();
        let flaws = written.flaws(&facts);
        if flaws.is_empty() {
            return Ok(vec![
                self.adjourned_ruling(Matter::EnvelopeData, AdjournedFinding::EnvelopeInOrder, vec![]),
                self.adjourned_ruling(Matter::EnvelopeKept, AdjournedFinding::EnvelopeKept, vec![]),
            ]);
        }
        let told = flaws.into_iter().map(|(item, flaw)| {
            let finding = match flaw {
                Flaw::Missing => AdjournedFinding::EnvelopeLacks(item),
                Flaw::Wrong => AdjournedFinding::EnvelopeWrong(item),
            };
            self.adjourned_ruling(item.matter(), finding, vec![])
        });
        Ok(told.collect())
    }
}
