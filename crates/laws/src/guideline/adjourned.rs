//! Guideline I (guidelines of 2009, Appendix E in 2014): adjourned games. Acts, findings, and what is possible in which
//! phase of an adjournment; sealing and resumption have their own files.

use jadoube_board::{Color, Move, Setup};
use jadoube_clock::{ClockEvent, Instant, Millis, Sides};
use jadoube_lawbook::Matter;

use crate::event::{
    Act, Actor, Claim, ClockAct, CompletionAct, DecisionAct, DrawAct, Event, IrregularityAct, Observation,
    RecordingAct, Score,
};
use crate::game::state::State;
use crate::ruling::{Answer, DrawFinding, Effect, Finding, Impossible, Ruling};

pub use super::adjourned_envelope::Envelope;
pub use super::adjourned_seal::{Commitment, Nonce};
pub use super::adjourned_vocabulary::{AdjournedAct, AdjournedAsked, AdjournedFinding, Medium};

/// Why something cannot have happened in an adjournment.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AdjournedImpossible {
    /// The game is adjourned, and nobody plays.
    Adjourned,
    /// The game is not adjourned, or has not reached that phase.
    NotAdjourned,
    /// The game was annulled.
    Annulled,
    /// There is no end of the session that the time could be charged to.
    SessionEndUnknown,
    /// The envelope is opened only in the presence of the player who has to reply.
    ReplierAbsent,
    /// A sealed reply is opened only when the absent player has arrived.
    SealerAbsent,
    /// There is an envelope to open first.
    EnvelopeUnopened,
    /// Text and nonce are not what was sealed.
    NotWhatWasSealed(Commitment),
    /// There is no language with this code.
    NoLanguage(String),
    /// The envelope is not missing.
    NothingToState,
    /// Nothing is unclear.
    NothingUnclear,
}

/// When a session begins and ends by the arbiter's clock, as far as announced.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Session {
    /// The beginning.
    pub starts: Option<Instant>,
    /// The end.
    pub ends: Option<Instant>,
}

/// The phase of an adjournment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The player has been asked to seal and has not stopped the clock.
    Sealing,
    /// The clock was stopped, and the game is not yet resumed.
    Closed,
    /// The game is resumed, and the envelope has not been opened.
    Resumed,
    /// The sealed move is on the board.
    Opened,
    /// The position is unknown and the game annulled.
    Annulled,
}

/// A reply that was sealed in a second envelope.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reply {
    pub(crate) commitment: Commitment,
    pub(crate) pressed: Option<Instant>,
}

/// An adjournment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adjournment {
    pub(crate) sealer: Color,
    pub(crate) phase: Phase,
    /// The position before the sealed move.
    pub(crate) position: Setup,
    /// An early sealing is charged until then.
    pub(crate) charged_until: Option<Instant>,
    pub(crate) sealed: Option<Commitment>,
    /// The move that was made on the board instead.
    pub(crate) played: Option<Move>,
    /// The clock was stopped although that move had not been sealed.
    pub(crate) stopped_unsealed: bool,
    /// The clock times, and the times used, when the game was adjourned.
    pub(crate) noted: Sides<Millis>,
    pub(crate) used: Sides<Millis>,
    pub(crate) present: Sides<bool>,
    pub(crate) resumed: Option<Instant>,
    /// The player who has to reply was absent when the game was resumed.
    pub(crate) waited: bool,
    /// The clock times when the game was resumed.
    pub(crate) shown: Sides<Millis>,
    /// Whether White and Black arrived too late; the consequences wait for the envelope.
    pub(crate) late: Sides<bool>,
    /// Whether White and Black arrived too late and may play.
    pub(crate) excused: Sides<bool>,
    pub(crate) missing: bool,
    /// The player whose sealed text the arbiter has to interpret.
    pub(crate) unclear: Option<Color>,
    pub(crate) reply: Option<Reply>,
    /// How many moves had been made once the sealed one was on the board.
    pub(crate) made: usize,
}

impl Adjournment {
    /// Who seals or has sealed.
    pub fn sealer(&self) -> Color {
        self.sealer
    }

    /// Its phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether a move is in the envelope.
    pub fn is_sealed(&self) -> bool {
        self.sealed.is_some()
    }

    /// The contents of the envelope that is to be opened next.
    pub fn to_be_opened(&self) -> Option<Commitment> {
        match self.phase {
            Phase::Opened => self.reply.map(|reply| reply.commitment),
            _ => self.sealed,
        }
    }

    /// Whether a player is present at the resumption.
    pub fn is_present(&self, player: Color) -> bool {
        self.present[player]
    }
}

impl State {
    /// What must be written on the envelope, as far as the game knows: people add names, date, time and place.
    pub fn envelope(&self) -> Option<Envelope> {
        let adjournment = self.adjournment().filter(|adjournment| adjournment.phase != Phase::Sealing)?;
        Some(Envelope {
            position: Some(adjournment.position),
            used: Some(adjournment.used),
            sealer: Some(adjournment.sealer),
            number: Some(adjournment.position.fullmoves),
            offer: self.offers().first(),
            ..Envelope::default()
        })
    }

    pub(crate) fn adjourned_ruling(&self, matter: Matter, finding: AdjournedFinding, effects: Vec<Effect>) -> Ruling {
        self.ruling(matter, Finding::Adjourned(finding), effects)
    }

    pub(crate) fn adjournment_in(&mut self, phases: &[Phase]) -> Result<&mut Adjournment, Impossible> {
        let found = self.adjournment_mut().filter(|adjournment| phases.contains(&adjournment.phase));
        found.ok_or(Impossible::Adjourned(AdjournedImpossible::NotAdjourned))
    }

    /// An act of the adjournment itself.
    pub(crate) fn adjourned(&mut self, at: Instant, by: Actor, act: &AdjournedAct) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player();
        match act {
            AdjournedAct::AnnouncesSession { starts, ends } => Ok(self.announces_session(*starts, *ends)),
            AdjournedAct::AsksToSeal => self.asks_to_seal(at),
            AdjournedAct::AdjournsEarly => self.adjourns_early(at, player.ok_or(Impossible::NotForThem)?),
            AdjournedAct::Seals { commitment, on } => {
                self.seals(at, player.ok_or(Impossible::NotForThem)?, *commitment, *on)
            }
            AdjournedAct::ChecksEnvelope(envelope) => self.checks_envelope(envelope),
            AdjournedAct::Resumes => self.resumes(at),
            AdjournedAct::Opens { text, nonce, language } => self.opens(at, text, *nonce, language),
            AdjournedAct::Reads { played } => self.reads_sealed(at, *played),
            AdjournedAct::MissesEnvelope { position, times } => self.misses_envelope(at, *position, *times),
            AdjournedAct::StatesMove { text, language } => {
                self.states_move(at, player.ok_or(Impossible::NotForThem)?, text, language)
            }
            AdjournedAct::PointsOutTimes => self.points_out_times(at, player.ok_or(Impossible::NotForThem)?),
        }
    }

    /// Any other act, as far as an adjournment changes its meaning; `None` if it does not.
    pub(crate) fn while_adjourned(&mut self, event: &Event) -> Result<Option<Vec<Ruling>>, Impossible> {
        let Some(adjournment) = self.adjournment() else { return Ok(None) };
        if matches!(event.act, Act::Adjourned(_) | Act::Decision(DecisionAct::Corrects { .. })) {
            return Ok(None);
        }
        match adjournment.phase {
            Phase::Annulled => Err(Impossible::Adjourned(AdjournedImpossible::Annulled)),
            Phase::Sealing => self.while_sealing(event),
            Phase::Closed | Phase::Resumed => self.between_sessions(event).map(Some),
            Phase::Opened => self.after_opening(event),
        }
    }

    /// The clock has been stopped and the sealed move is not on the board: nobody plays, but other acts are possible.
    fn between_sessions(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let (at, by) = (event.at, event.by);
        let adjournment = self.adjournment_in(&[Phase::Closed, Phase::Resumed])?;
        let (sealer, resumed) = (adjournment.sealer, adjournment.phase == Phase::Resumed);
        let here = by.player().is_some_and(|player| adjournment.present[player]);
        match &event.act {
            Act::Clock(ClockAct::Arrives) => {
                self.arrives_to_resume(at, by.player().ok_or(Impossible::NotForThem)?, true)
            }
            Act::Decision(DecisionAct::Observes(Observation::Absent(player))) if resumed => {
                self.arrives_to_resume(at, *player, false)
            }
            Act::Clock(ClockAct::StopsClocks { .. }) if resumed && here && by.player() == Some(!sealer) => {
                let stopped = self.stop(at)?;
                let finding = AdjournedFinding::StoppedOnArrival(!sealer);
                Ok(vec![self.adjourned_ruling(Matter::ReplierAbsent, finding, vec![stopped])])
            }
            Act::Draw(DrawAct::OffersDraw { .. }) => {
                let mut rulings = self.happens(event)?;
                for ruling in &mut rulings {
                    if let Finding::Draw(DrawFinding::OfferedWrongly(player)) = ruling.finding {
                        // 9.1.2.1 concerns players at the board; this offer is as good as any (I.4, or 9.1 for the player
                        // who sealed).
                        let matter = if player == sealer { Matter::Offer } else { Matter::AdjournedOffer };
                        let finding = AdjournedFinding::Offered(player);
                        *ruling = self.adjourned_ruling(matter, finding, vec![Effect::OfferStands(player)]);
                    }
                }
                Ok(rulings)
            }
            Act::Draw(DrawAct::Accepts | DrawAct::Consents { .. }) | Act::Completion(CompletionAct::Resigns) => {
                let mut rulings = self.happens(event)?;
                if self.is_over() {
                    let ended = AdjournedFinding::EndedBefore;
                    rulings.push(self.adjourned_ruling(Matter::AdjournedEnd, ended, vec![]));
                }
                Ok(rulings)
            }
            Act::Draw(DrawAct::Declines)
            | Act::Draw(DrawAct::Claims { claim: Claim::Flag, .. })
            | Act::Clock(ClockAct::SetsClock { .. })
            | Act::Clock(ClockAct::SetsCounter { .. })
            | Act::Decision(DecisionAct::Decides { .. })
            | Act::Decision(DecisionAct::Declares { .. })
            | Act::Recording(RecordingAct::Signs { .. })
            | Act::Recording(RecordingAct::Records { .. }) => self.happens(event),
            Act::Decision(DecisionAct::Observes(Observation::Absent(_))) => {
                Err(Impossible::Adjourned(AdjournedImpossible::Adjourned))
            }
            Act::Decision(DecisionAct::Observes(_)) | Act::Irregularity(IrregularityAct::SetsPosition { .. }) => {
                let rulings = self.happens(event)?;
                self.lapse_if_position_changed();
                Ok(rulings)
            }
            act if act.is_of_the_board() => {
                let player = by.player().ok_or(Impossible::Adjourned(AdjournedImpossible::Adjourned))?;
                let matter = if resumed { Matter::EnvelopeOpened } else { Matter::Sealing };
                Ok(vec![self.adjourned_ruling(matter, AdjournedFinding::WhileAdjourned(player), vec![])])
            }
            _ => self.happens(event),
        }
    }

    /// If an irregularity sends the game back, there is nothing to seal any more.
    pub(crate) fn lapse_if_position_changed(&mut self) {
        if self.adjournment().is_some_and(|adjournment| adjournment.position != self.turn.before) {
            self.forget_adjournment();
        }
    }

    /// The sealed move is on the board; perhaps somebody is still absent.
    fn after_opening(&mut self, event: &Event) -> Result<Option<Vec<Ruling>>, Impossible> {
        let (at, by) = (event.at, event.by);
        let adjournment = self.adjournment_in(&[Phase::Opened])?;
        let (sealer, reply) = (adjournment.sealer, adjournment.reply);
        match &event.act {
            Act::Clock(ClockAct::Arrives) => {
                let player = by.player().ok_or(Impossible::NotForThem)?;
                self.arrives_to_resume(at, player, true).map(Some)
            }
            Act::Decision(DecisionAct::Observes(Observation::Absent(player))) => {
                self.arrives_to_resume(at, *player, false).map(Some)
            }
            Act::Clock(ClockAct::Presses { .. })
                if by.player() == Some(!sealer) && reply.is_some_and(|reply| reply.pressed.is_none()) =>
            {
                self.clock_event(at, ClockEvent::Press(!sealer))?;
                let adjournment = self.adjournment_in(&[Phase::Opened])?;
                adjournment.reply = reply.map(|reply| Reply { pressed: Some(at), ..reply });
                let effects = vec![Effect::ClockRuns(sealer)];
                let finding = AdjournedFinding::ReplySealed(!sealer);
                Ok(Some(vec![self.adjourned_ruling(Matter::SealerAbsent, finding, effects)]))
            }
            act if reply.is_some() && act.is_of_the_board() => {
                let player = by.player().ok_or(Impossible::Adjourned(AdjournedImpossible::EnvelopeUnopened))?;
                let finding = AdjournedFinding::WhileAdjourned(player);
                Ok(Some(vec![self.adjourned_ruling(Matter::SealerAbsent, finding, vec![])]))
            }
            _ => Ok(None),
        }
    }

    /// The arbiter has answered.
    pub(crate) fn adjourned_decided(
        &mut self,
        at: Instant,
        asked: AdjournedAsked,
        answer: Answer,
    ) -> Result<(Matter, Vec<Effect>), Impossible> {
        match (asked, answer) {
            (AdjournedAsked::Late(player), Answer::Lost) => {
                let other = self
                    .adjournment()
                    .is_none_or(|adjournment| adjournment.present[!player] && !adjournment.late[!player]);
                let score = if other { Score::win(!player) } else { Score::BOTH_LOSE };
                Ok((Matter::ResumptionLate, vec![self.end(at, Matter::ResumptionLate, score)?]))
            }
            (AdjournedAsked::Late(player), _) => {
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.late[player] = false;
                    adjournment.excused[player] = true;
                }
                Ok((Matter::ResumptionLate, vec![]))
            }
            (AdjournedAsked::Meaning(_), Answer::Yes) => Ok((Matter::SealedUnclear, vec![])),
            (AdjournedAsked::Meaning(player), _) => {
                if let Some(adjournment) = self.adjournment_mut() {
                    adjournment.unclear = None;
                }
                let from = self.turn.before;
                let over = self.win_unless_unmateable(at, Matter::SealedFaulty, !player, &from)?;
                Ok((Matter::SealedUnclear, vec![over]))
            }
            (AdjournedAsked::Times, Answer::Yes) => Ok((Matter::ResumptionTimes, self.correct_times(at)?)),
            (AdjournedAsked::Times, _) => Ok((Matter::ResumptionTimes, vec![])),
        }
    }
}
