//! Dispatches an event: whether it can happen now, and which Article deals with it.

use jadoube_lawbook::Matter;

use crate::event::{
    Act, ClockAct, CompletionAct, Contact, DecisionAct, DrawAct, Event, IrregularityAct, MovingAct, RecordingAct,
};
use crate::game::state::State;
use crate::guideline::adjourned::{Adjournment, Phase};
use crate::ruling::{
    AdjournedImpossible, ClockRemark, CompletionFinding, Finding, Impossible, Remark, Ruling, Written,
};
use crate::vocabulary::{Person, Stage, Vocabulary};
use crate::written::Start;

impl State {
    /// Takes in one event. After an error the caller rolls back to a mark, or discards the state.
    pub(crate) fn take_in(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let before = Start::of(self);
        let mut rulings = self.act(event)?;
        if !self.is_over() {
            rulings.extend(self.illegal_position_awaited(event.at)?);
            rulings.extend(self.request_refused());
        }
        for ruling in &mut rulings {
            ruling.written = Written::of(ruling, &before, self);
        }
        Ok(rulings)
    }

    fn act(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        if let Some(noted) = self.gate(event)? {
            return Ok(vec![noted]);
        }
        // Scoresheets can still be signed, wrong signatures decided on (8.7), and conduct judged.
        if self.is_over() {
            return self.carry_out(event).map_err(|why| self.too_late(why));
        }
        if let Some(rulings) = self.while_adjourned(event)? {
            return Ok(rulings);
        }
        let unknown = self.assistant_unknown(event.by, &event.act);
        let mut rulings = self.happens(event)?;
        rulings.extend(unknown);
        Ok(rulings)
    }

    /// What an event means if the game is not adjourned.
    pub(crate) fn happens(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        match self.for_the_blind(event)? {
            Some(rulings) => Ok(rulings),
            None => self.carry_out(event),
        }
    }

    /// What an event means in the ordinary case.
    pub(crate) fn carry_out(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let (at, by) = (event.at, event.by);
        match &event.act {
            Act::Rapid(act) => self.rapid_act(at, by, *act),
            Act::Chess960(act) => self.chess960_act(by, act),
            Act::Quickplay(act) => self.quickplay_act(at, by, act),
            Act::Preface(act) => self.preface_act(act),
            Act::Clock(ClockAct::Arrives) => self.arrives(at, by),
            Act::Clock(ClockAct::IsReady) => self.is_ready(at, by),
            Act::Clock(ClockAct::StartsRound) => self.starts_round(at),
            Act::Moving(MovingAct::Touches { square, contact }) => self.touches(at, by, &[*square], *contact),
            Act::Moving(MovingAct::TouchesTogether { squares }) => self.touches(at, by, squares, Contact::Deliberate),
            Act::Moving(MovingAct::Releases { on }) => self.releases(at, by, *on),
            Act::Moving(MovingAct::TakesOff { square }) => self.takes_off(at, by, *square),
            Act::Moving(MovingAct::Places { role, on, color }) => self.places(at, by, *role, *on, *color),
            Act::Moving(MovingAct::LetsGo) => self.lets_go(at, by),
            Act::Moving(MovingAct::Plays { played, hands }) => self.plays(at, by, *played, *hands),
            Act::Moving(MovingAct::Castles { wing, hands }) => self.castles(at, by, *wing, *hands),
            Act::Moving(MovingAct::TakesBack) => self.takes_back(by),
            Act::Irregularity(IrregularityAct::Displaces { squares }) => self.displaces(by, squares),
            Act::Irregularity(IrregularityAct::PutsBack) => self.puts_back(by),
            Act::Clock(ClockAct::Presses { hand }) => self.presses(at, by, *hand),
            Act::Clock(ClockAct::MishandlesClock) => self.mishandles_clock(by, Matter::ClockHandling),
            Act::Clock(ClockAct::KeepsFinger) => self.mishandles_clock(by, Matter::PressingHand),
            Act::Clock(ClockAct::StopsClocks { reason }) => self.stops_clocks(at, by, *reason),
            Act::Draw(DrawAct::OffersDraw { conditional }) => self.offers_draw(at, by, *conditional),
            Act::Draw(DrawAct::Accepts) => self.accepts(at, by),
            Act::Draw(DrawAct::Declines) => self.declines(by),
            Act::Draw(DrawAct::WithdrawsOffer) => self.withdraws_offer(by),
            Act::Draw(DrawAct::WithdrawsClaim) => self.withdraws_claim(by),
            Act::Draw(DrawAct::Consents { given }) => self.consents(at, *given),
            Act::Completion(CompletionAct::Resigns) => self.resigns(at, by),
            Act::Draw(DrawAct::Claims { claim, intends }) => self.claims(at, by, *claim, *intends),
            Act::Recording(RecordingAct::Records { text }) => self.records(at, by, text),
            Act::Sheet(act) => self.sheet_act(at, by, *act),
            Act::Arranges(arrangement) => self.arranges(by, *arrangement),
            Act::Recording(RecordingAct::Signs { score }) => self.signs(at, by, *score),
            Act::Decision(DecisionAct::Observes(observation)) => self.observes(at, by, *observation),
            Act::Clock(ClockAct::Restarts { side }) => self.restarts(at, *side),
            Act::Clock(ClockAct::SetsClock { side, time }) => self.sets_clock(at, *side, *time),
            Act::Clock(ClockAct::SetsCounter { side, moves }) => self.sets_counter(at, *side, *moves),
            Act::Irregularity(IrregularityAct::SetsPosition { position }) => self.sets_position(at, *position),
            Act::Decision(DecisionAct::Decides { question, answer }) => self.decides(at, by, *question, *answer),
            Act::Decision(DecisionAct::Declares { score }) => self.declares(at, *score),
            Act::Blind(act) => self.blind_act(at, by, act),
            Act::Conduct(act) => self.conducts(at, by, act),
            Act::Arbiter(act) => self.arbitrates(at, by, act),
            Act::Adjourned(act) => self.adjourned(at, by, act),
            Act::Decision(DecisionAct::Corrects { entry }) => Err(Impossible::NoEntry(*entry)),
        }
    }

    /// Whether the act is meaningful now, and whether this person may do it, as it is declared. Nothing has changed yet.
    /// Physical acts and statements before the start or after the end have still happened: they are recorded, and have no
    /// effect.
    fn gate(&self, event: &Event) -> Result<Option<Ruling>, Impossible> {
        let form = event.act.form();
        let allowed = match Person::from(event.by) {
            // An act beyond an assistant's tasks is a breach, and ruled on as such (D.2, 4.9).
            Person::Assistant => form.by.contains(Person::Assistant) || form.by.contains(Person::Player),
            Person::Player => form.by.contains(Person::Player) || form.by.contains(Person::EnteredByArbiter),
            person => form.by.contains(person),
        };
        let stage = self.stage();
        if !form.during.contains(stage) {
            return match self.without_effect(event, stage).filter(|_| allowed) {
                Some(noted) => Ok(Some(noted)),
                None => Err(self.out_of_play()),
            };
        }
        if allowed { Ok(None) } else { Err(Impossible::NotForThem) }
    }

    /// The ruling on an act of a player before the start or after the end, or on what an arbiter observes after the end.
    fn without_effect(&self, event: &Event, stage: Stage) -> Option<Ruling> {
        let after = |player| Finding::Completion(CompletionFinding::AfterEnd(player));
        let (matter, finding) = match (stage, event.by.player()) {
            (Stage::NotBegun, Some(player)) => {
                (Matter::Start, Finding::Remark(Remark::Clock(ClockRemark::BeforeStart(player))))
            }
            (Stage::Concluded, Some(player)) => (Matter::NoArbiterClaim, after(player)),
            (Stage::Over, Some(player)) => (self.outcome()?.reason, after(player)),
            (Stage::Over, None) if matches!(event.act, Act::Decision(DecisionAct::Observes(_))) => {
                (self.outcome()?.reason, Finding::Completion(CompletionFinding::FoundAfterEnd))
            }
            _ => return None,
        };
        Some(self.ruling(matter, finding, vec![]))
    }

    /// Why an act is impossible in a game that has not begun, is adjourned, or is over.
    pub fn out_of_play(&self) -> Impossible {
        match (self.stage(), self.adjournment().map(Adjournment::phase)) {
            (Stage::NotBegun, _) => Impossible::NotStarted,
            (Stage::Playing, Some(Phase::Closed | Phase::Resumed)) => {
                Impossible::Adjourned(AdjournedImpossible::Adjourned)
            }
            (Stage::Playing, Some(Phase::Opened)) => Impossible::Adjourned(AdjournedImpossible::EnvelopeUnopened),
            _ => self.too_late(Impossible::Over),
        }
    }

    /// A refusal because the game is over includes how it ended.
    fn too_late(&self, why: Impossible) -> Impossible {
        match (why, self.outcome()) {
            (Impossible::Over, Some(outcome)) => {
                let article = outcome.reason.article(self.setting.competition.edition);
                Impossible::AfterTheEnd { outcome, article }
            }
            (why, _) => why,
        }
    }
}
