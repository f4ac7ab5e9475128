//! Guideline III (Articles 10 and D in 2009, Appendix G in 2014): games without increment. Five seconds on request, claims
//! with less than two minutes left, and claims in the absence of an arbiter.

use jadoube_board::Color;
use jadoube_clock::{Bonus, ClockEvent, Instant, Millis, Rate};
use jadoube_lawbook::{AfterPostponing, FiveSeconds, Matter, Quickplay};

use crate::event::{Actor, Score};
use crate::game::state::State;
use crate::ruling::{Answer, Asked, ClockFinding, Effect, Finding, Impossible, Ruling};

pub use super::without_increment_vocabulary::{
    Evidence, Grounds, Mode, QuickplayAct, QuickplayEffect, QuickplayFinding, QuickplayQuestion,
};

/// Below this a player may ask or claim, in every edition.
const WINDOW: Millis = Millis::from_minutes(2);
/// The extra time for the opponent.
const COMPENSATION: Millis = Millis::from_minutes(2);
/// The time per move that can be requested.
const EXTRA: Millis = Millis::from_seconds(5);

/// The state of a claim in the absence of an arbiter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Referral {
    by: Color,
    grounds: Grounds,
    given: [bool; 2],
    verified: [bool; 2],
    asked: bool,
}

/// What a game without increment has to remember.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct QuickplayState {
    /// Who has asked for five seconds, while the opponent has not answered.
    request: Option<(Color, Mode)>,
    /// The request that the arbiter has to decide.
    asked: Option<(Color, Mode)>,
    postponed: Option<Color>,
    referral: Option<Referral>,
}

impl State {
    /// III.2: whether the rules on games without increment apply, or the rule by which they do not.
    fn quickplay_applies(&self) -> Result<(), Matter> {
        let competition = &self.setting.competition;
        let blitz = competition.rate() == Rate::Blitz;
        match self.rules().quickplay {
            Quickplay::UnlessReducedBlitz if blitz && competition.reduced() => Err(Matter::QuickplayScope),
            Quickplay::UnlessReducedBlitz if self.has_bonus() => Err(Matter::QuickplayClaim),
            Quickplay::UnlessReducedBlitz => Ok(()),
            Quickplay::WhenAnnounced if !competition.without_increment => Err(Matter::QuickplayAnnounced),
            Quickplay::WhenAnnounced if blitz || self.has_bonus() => Err(Matter::QuickplayScope),
            Quickplay::WhenAnnounced => Ok(()),
        }
    }

    fn has_bonus(&self) -> bool {
        let bonus = |side| !self.clock.bonus(side).per_move().is_zero();
        bonus(Color::White) || bonus(Color::Black)
    }

    /// Whether III.3.1 covers two fallen flags.
    pub(crate) fn both_flags_by_guideline(&self) -> bool {
        // III.2.2: not for blitz, and not if there is time for every move.
        self.setting.competition.without_increment
            && self.setting.competition.rate() != Rate::Blitz
            && !self.has_bonus()
    }

    /// Whether a claim in the absence of an arbiter has concluded the game, so that only the decision is open.
    pub(crate) fn concluded(&self) -> bool {
        self.memory.quickplay.referral.is_some()
    }

    /// III.2.1: what was announced, when the game begins.
    pub(crate) fn quickplay_announced(&self) -> Vec<Ruling> {
        if !self.setting.competition.without_increment || self.rules().quickplay != Quickplay::WhenAnnounced {
            return Vec::new();
        }
        let mut rulings = self.found(Matter::QuickplayAnnounced, QuickplayFinding::Announced, vec![]);
        if let Err(matter) = self.quickplay_applies() {
            rulings.extend(self.found(matter, QuickplayFinding::NotHere, vec![]));
        }
        rulings
    }

    fn found(&self, matter: Matter, finding: QuickplayFinding, effects: Vec<Effect>) -> Vec<Ruling> {
        vec![self.ruling(matter, Finding::Quickplay(finding), effects)]
    }

    pub(crate) fn quickplay_act(
        &mut self,
        at: Instant,
        by: Actor,
        act: &QuickplayAct,
    ) -> Result<Vec<Ruling>, Impossible> {
        match act {
            QuickplayAct::AsksForFiveSeconds(mode) => self.asks_for_five_seconds(at, by, *mode),
            QuickplayAct::Claims(grounds) => self.claims_before_arbiter(at, by, *grounds),
            QuickplayAct::ClaimsWithoutArbiter(grounds) => self.claims_without_arbiter(at, by, *grounds),
            QuickplayAct::WritesPosition { .. } => self.gives(by, Evidence::Position),
            QuickplayAct::SubmitsSheet => self.gives(by, Evidence::Sheet),
            QuickplayAct::Verifies(evidence, right) => self.verifies(by, *evidence, *right),
            QuickplayAct::DeclaresDraw => self.declares_postponed_draw(at),
        }
    }

    /// What prevents a request or claim before the arbiter: III.2, the turn, two minutes, the flag.
    fn barred(&self, at: Instant, player: Color, matter: Matter) -> Option<Vec<Ruling>> {
        if self.quickplay_applies().is_ok() && player != self.turn.mover() {
            return Some(self.found(matter, QuickplayFinding::NotOnMove(player), vec![]));
        }
        self.barred_by_time(at, player, matter)
    }

    /// The same without the turn, which the rule on claims in the absence of an arbiter does not require.
    fn barred_by_time(&self, at: Instant, player: Color, matter: Matter) -> Option<Vec<Ruling>> {
        if let Err(why) = self.quickplay_applies() {
            return Some(self.found(why, QuickplayFinding::NotHere, vec![]));
        }
        let side = self.reading(at)?.sides[player];
        let last_period = self.clock.control().of(player).period(side.period).moves.is_none();
        if !last_period || side.main >= WINDOW {
            return Some(self.found(matter, QuickplayFinding::TimeLeft(player), vec![]));
        }
        side.flag.is_down().then(|| self.found(matter, QuickplayFinding::FlagDown(player), vec![]))
    }

    /// III.4 (G.4 in 2014): five seconds for both players; the request includes a draw offer.
    fn asks_for_five_seconds(&mut self, at: Instant, by: Actor, mode: Mode) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let matter = Matter::FiveSeconds;
        let possible = match self.rules().five_seconds {
            FiveSeconds::None => false,
            FiveSeconds::DelayOrIncrement => true,
            FiveSeconds::Increment => mode == Mode::Increment,
        };
        if !possible {
            return Ok(self.found(matter, QuickplayFinding::NoFiveSeconds(player), vec![]));
        }
        if let Some(rulings) = self.barred(at, player, matter) {
            return Ok(rulings);
        }
        let stopped = self.stop(at)?;
        self.play_mut()?.offers.add(player);
        self.memory.quickplay.request = Some((player, mode));
        let effects = vec![stopped, Effect::OfferStands(player)];
        Ok(self.found(matter, QuickplayFinding::Asked(player, mode), effects))
    }

    /// The opponent has not accepted the draw that came with the request: now the arbiter decides.
    pub(crate) fn request_refused(&mut self) -> Vec<Ruling> {
        let Some((player, mode)) = self.memory.quickplay.request.filter(|(player, _)| !self.offers().stands(*player))
        else {
            return Vec::new();
        };
        self.memory.quickplay.request = None;
        self.memory.quickplay.asked = Some((player, mode));
        let question = Asked::Quickplay(QuickplayQuestion::FiveSeconds(player));
        let asked = self.ask(question, vec![Answer::Yes, Answer::No]);
        self.found(Matter::FiveSeconds, QuickplayFinding::Asked(player, mode), vec![asked])
    }

    /// III.5 (10.2 in 2009, G.5 in 2014): the arbiter grants, postpones or rejects.
    fn claims_before_arbiter(&mut self, at: Instant, by: Actor, grounds: Grounds) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let matter = Matter::QuickplayClaim;
        if let Some(mut rulings) = self.barred(at, player, matter) {
            if self.quickplay_applies().is_ok() {
                unfounded(&mut rulings, player);
                rulings.extend(self.quickplay_claim_is_offer(player)?);
            }
            return Ok(rulings);
        }
        let stopped = self.stop(at)?;
        let answers = vec![Answer::Agree, Answer::PostponeWithTime, Answer::Postpone, Answer::Reject];
        let asked = self.ask(Asked::Quickplay(QuickplayQuestion::Claim(player)), answers);
        let mut rulings = self.found(matter, QuickplayFinding::Claimed(player, grounds), vec![stopped, asked]);
        rulings.extend(self.quickplay_claim_is_offer(player)?);
        Ok(rulings)
    }

    /// 9.1.b.3 of 2009 names claims under 10.2 too.
    fn quickplay_claim_is_offer(&mut self, player: Color) -> Result<Option<Ruling>, Impossible> {
        if self.rules().quickplay_claim_is_offer { self.claim_is_offer(player) } else { Ok(None) }
    }

    /// III.6 (D in 2009, G.6 in 2014): the game is concluded, and an arbiter decides later.
    fn claims_without_arbiter(&mut self, at: Instant, by: Actor, grounds: Grounds) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        if let Some(mut rulings) = self.barred_by_time(at, player, Matter::NoArbiterClaim) {
            if self.quickplay_applies().is_ok() {
                unfounded(&mut rulings, player);
            }
            return Ok(rulings);
        }
        let stopped = self.stop(at)?;
        self.desk.clear();
        let referral = Referral { by: player, grounds, given: [false; 2], verified: [false; 2], asked: false };
        self.memory.quickplay.referral = Some(referral);
        let mut rulings = self.found(Matter::NoArbiterClaim, QuickplayFinding::Concluded(player), vec![stopped]);
        for (matter, ground, other) in [
            (Matter::NoArbiterCannotWin, Grounds::CannotWin, Grounds::NoEffort),
            (Matter::NoArbiterNoEffort, Grounds::NoEffort, Grounds::CannotWin),
        ] {
            if grounds != other {
                rulings.extend(self.found(matter, QuickplayFinding::Ground(player, ground), vec![]));
            }
        }
        Ok(rulings)
    }

    fn gives(&mut self, by: Actor, evidence: Evidence) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let referral = self.memory.quickplay.referral.as_mut().filter(|referral| referral.by == player);
        referral.ok_or(Impossible::NotForThem)?.given[evidence as usize] = true;
        let finding = QuickplayFinding::Given(player, evidence);
        Ok(self.found(evidence_matter(evidence), finding, vec![]))
    }

    /// The opponent has to confirm what the claimant has submitted; when it is complete, the claim is referred, confirmed
    /// or not.
    fn verifies(&mut self, by: Actor, evidence: Evidence, right: bool) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let referral = self.memory.quickplay.referral.as_mut().filter(|referral| referral.by != player);
        let referral = referral.ok_or(Impossible::NotForThem)?;
        if !referral.given[evidence as usize] {
            return Err(Impossible::NotForThem);
        }
        referral.verified[evidence as usize] = true;
        let needed = |evidence: Evidence| evidence == Evidence::Position || referral.grounds != Grounds::CannotWin;
        let complete = [Evidence::Position, Evidence::Sheet]
            .into_iter()
            .all(|evidence| referral.verified[evidence as usize] || !needed(evidence));
        let refer = complete && !referral.asked;
        referral.asked |= complete;
        let claimant = referral.by;
        let finding = QuickplayFinding::Verified(player, evidence, right);
        let mut rulings = self.found(evidence_matter(evidence), finding, vec![]);
        if refer {
            let question = Asked::Quickplay(QuickplayQuestion::Referred(claimant));
            let asked = self.ask(question, vec![Answer::Agree, Answer::Reject]);
            let finding = QuickplayFinding::Referred(claimant);
            rulings.extend(self.found(Matter::NoArbiterReferred, finding, vec![asked]));
        }
        Ok(rulings)
    }

    /// III.5.2: the arbiter declares the draw later in the game.
    fn declares_postponed_draw(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        if self.memory.quickplay.postponed.is_none() {
            return Err(Impossible::NotForThem);
        }
        let over = self.end(at, Matter::QuickplayPostpone, Score::DRAW)?;
        let rulings = self.found(Matter::QuickplayPostpone, QuickplayFinding::DeclaredDrawn, vec![over]);
        Ok(self.with_finality(rulings))
    }

    /// III.5.2: a flag has fallen in a game with an undecided claim. `None` if there is no such claim.
    pub(crate) fn flag_after_postponing(
        &mut self,
        at: Instant,
        side: Color,
    ) -> Result<Option<Vec<Ruling>>, Impossible> {
        if self.memory.quickplay.postponed.is_none() {
            return Ok(None);
        }
        let question = match self.rules().after_postponing {
            AfterPostponing::FinalPosition => QuickplayQuestion::FinalPosition(side),
            AfterPostponing::OpponentOfFallen => QuickplayQuestion::OpponentOfFallen(side),
        };
        let stopped = self.stop(at)?;
        let asked = self.ask(Asked::Quickplay(question), vec![Answer::Drawn, Answer::Lost]);
        let finding = QuickplayFinding::FellAfterPostponing(side);
        Ok(Some(self.found(Matter::QuickplayPostpone, finding, vec![stopped, asked])))
    }

    pub(crate) fn decides_quickplay(
        &mut self,
        at: Instant,
        question: QuickplayQuestion,
        answer: Answer,
    ) -> Result<Vec<Ruling>, Impossible> {
        match question {
            QuickplayQuestion::FiveSeconds(player) => self.decides_five_seconds(at, player, answer),
            QuickplayQuestion::Claim(player) => {
                let rulings = self.decides_claim(at, player, answer)?;
                Ok(self.with_finality(rulings))
            }
            QuickplayQuestion::FinalPosition(side) | QuickplayQuestion::OpponentOfFallen(side) => {
                if answer == Answer::Drawn {
                    let over = self.end(at, Matter::QuickplayPostpone, Score::DRAW)?;
                    let finding = QuickplayFinding::DeclaredDrawn;
                    let rulings = self.found(Matter::QuickplayPostpone, finding, vec![over]);
                    return Ok(self.with_finality(rulings));
                }
                let table = self.table;
                let over = self.win_unless_unmateable(at, Matter::LossOnTime, !side, &table)?;
                Ok(vec![self.ruling(Matter::LossOnTime, Finding::Clock(ClockFinding::TimeLost(side)), vec![over])])
            }
            QuickplayQuestion::Referred(player) => {
                let matter = Matter::NoArbiterReferred;
                // If a claim is rejected the arbiter declares the result: the Laws do not name one.
                let (finding, effects) = match answer {
                    Answer::Agree => (QuickplayFinding::Agreed(player), vec![self.end(at, matter, Score::DRAW)?]),
                    _ => (QuickplayFinding::Rejected(player), vec![]),
                };
                let rulings = self.found(matter, finding, effects);
                Ok(self.with_finality(rulings))
            }
        }
    }

    fn decides_five_seconds(&mut self, at: Instant, player: Color, answer: Answer) -> Result<Vec<Ruling>, Impossible> {
        let mode = self.memory.quickplay.asked.take().map_or(Mode::Increment, |(_, mode)| mode);
        if answer != Answer::Yes {
            return Ok(self.found(Matter::FiveSeconds, QuickplayFinding::Refused(player), vec![]));
        }
        let bonus = match mode {
            Mode::Increment => Bonus::Increment(EXTRA),
            Mode::Delay => Bonus::Delay(EXTRA),
        };
        for side in Color::ALL {
            self.clock_event(at, ClockEvent::SetBonus { side, bonus })?;
        }
        let compensation = self.add_time(at, !player, COMPENSATION)?;
        let effects = vec![Effect::Quickplay(QuickplayEffect::FiveSeconds(mode)), compensation];
        Ok(self.found(Matter::FiveSeconds, QuickplayFinding::Granted(player, mode), effects))
    }

    fn decides_claim(&mut self, at: Instant, player: Color, answer: Answer) -> Result<Vec<Ruling>, Impossible> {
        let (matter, finding, effects) = match answer {
            Answer::Agree => {
                let over = self.end(at, Matter::QuickplayAgree, Score::DRAW)?;
                (Matter::QuickplayAgree, QuickplayFinding::Agreed(player), vec![over])
            }
            Answer::Postpone | Answer::PostponeWithTime => {
                self.memory.quickplay.postponed = Some(player);
                let effects = match answer {
                    Answer::PostponeWithTime => vec![self.add_time(at, !player, COMPENSATION)?],
                    _ => vec![],
                };
                (Matter::QuickplayPostpone, QuickplayFinding::Postponed(player), effects)
            }
            _ => {
                let effects = vec![self.add_time(at, !player, COMPENSATION)?];
                (Matter::QuickplayReject, QuickplayFinding::Rejected(player), effects)
            }
        };
        Ok(self.found(matter, finding, effects))
    }

    /// 10.2.d (2009): the arbiter's decision is final.
    fn with_finality(&self, mut rulings: Vec<Ruling>) -> Vec<Ruling> {
        if self.rules().quickplay_final {
            rulings.extend(self.found(Matter::QuickplayFinal, QuickplayFinding::Final, vec![]));
        }
        rulings
    }
}

/// A claim that cannot be made is unfounded, and the arbiter may penalize the player for it (11.5).
fn unfounded(rulings: &mut [Ruling], player: Color) {
    rulings.iter_mut().for_each(|ruling| ruling.effects.push(Effect::MayPenalize(player)));
}

const fn evidence_matter(evidence: Evidence) -> Matter {
    match evidence {
        Evidence::Position => Matter::NoArbiterPosition,
        Evidence::Sheet => Matter::NoArbiterSheet,
    }
}
