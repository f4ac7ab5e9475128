//! The phases of a game: not begun, in play, adjourned, over. Each phase owns what exists only then.
//!
//! The position is not part of it: the pieces are set up before the game begins and stay there when it is over.

use jadoube_board::Color;
use jadoube_clock::{Instant, Sides};

use super::State;
use crate::competition::consent::Consent;
use crate::competition::drawn_game::Offers;
use crate::event::Score;
use crate::guideline::adjourned::{Adjournment, Phase as Step};
use crate::ruling::{Impossible, Outcome};
use crate::vocabulary::Stage;

/// The phase of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The round has not been started.
    NotBegun(Arrivals),
    /// The game is being played, also while a move is being sealed or the clocks are stopped.
    Playing(Play),
    /// The clocks were stopped after a move had been sealed, and the sealed move is not on the board yet.
    Adjourned(Box<Adjourned>),
    /// There is a result.
    Over(Ended),
}

/// Who has arrived before the start of the round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrivals {
    arrived: Sides<bool>,
}

/// What exists while a game is in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// When the round was started.
    pub(crate) started: Instant,
    pub(crate) arrived: Sides<bool>,
    /// Who has lost by not arriving in time, while the question is still open for the opponent.
    pub(crate) forfeited: Sides<bool>,
    pub(crate) offers: Offers,
    /// The arbiter's consent to a draw by agreement (9.1.1).
    pub(crate) consent: Consent,
    /// Who has displaced pieces that are not back in place yet.
    pub(crate) displaced: Option<Color>,
    /// A move is being sealed, or the game has been resumed after this adjournment.
    adjournment: Option<Box<Adjournment>>,
}

/// An adjourned game, and the play that will be resumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adjourned {
    adjournment: Box<Adjournment>,
    play: Play,
}

/// How a game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    outcome: Outcome,
    arrived: Sides<bool>,
    /// The winner had neither arrived nor moved: the game counts as not played.
    unplayed: bool,
    /// The last adjournment of the game.
    adjournment: Option<Box<Adjournment>>,
}

impl Phase {
    /// The open draw offers.
    pub(super) fn offers(&self) -> Offers {
        match self {
            Phase::Playing(play) => play.offers,
            Phase::Adjourned(adjourned) => adjourned.play.offers,
            Phase::NotBegun(_) | Phase::Over(_) => Offers::default(),
        }
    }
}

impl Default for Phase {
    fn default() -> Phase {
        Phase::NotBegun(Arrivals::default())
    }
}

impl State {
    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The stage that decides which acts are possible: the phase, except that play has ended without a result while a claim
    /// under Guideline III waits for the arbiter.
    pub fn stage(&self) -> Stage {
        match self.phase {
            Phase::Over(_) => Stage::Over,
            Phase::NotBegun(_) => Stage::NotBegun,
            _ if self.concluded() => Stage::Concluded,
            Phase::Playing(_) | Phase::Adjourned(_) => Stage::Playing,
        }
    }

    /// The game begins with the players who have arrived.
    pub(crate) fn begin(&mut self, at: Instant) -> Result<(), Impossible> {
        let Phase::NotBegun(Arrivals { arrived }) = self.phase else { return Err(Impossible::AlreadyStarted) };
        self.phase = Phase::Playing(Play {
            started: at,
            arrived,
            forfeited: Sides { white: false, black: false },
            offers: Offers::default(),
            consent: Consent::default(),
            displaced: None,
            adjournment: None,
        });
        Ok(())
    }

    /// The game is over. Offers, displaced pieces and absences no longer matter.
    pub(crate) fn finish(&mut self, outcome: Outcome) {
        let arrived = self.arrivals();
        let Score { white, black } = outcome.score;
        let winner = if white > black { Color::White } else { Color::Black };
        let moved = self.record.plies().iter().any(|ply| ply.by == winner);
        let unplayed = white != black && !arrived[winner] && !moved && !self.is_over();
        let adjournment = match std::mem::take(&mut self.phase) {
            Phase::NotBegun(_) => None,
            Phase::Playing(play) => play.adjournment,
            Phase::Adjourned(adjourned) => Some(adjourned.adjournment),
            Phase::Over(ended) => ended.adjournment,
        };
        self.phase = Phase::Over(Ended { outcome, arrived, unplayed, adjournment });
    }

    /// The end of the game.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.phase {
            Phase::Over(ended) => Some(ended.outcome),
            _ => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The play in progress, or to be resumed.
    pub(crate) fn play(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Playing(play) => Some(play),
            Phase::Adjourned(adjourned) => Some(&adjourned.play),
            Phase::NotBegun(_) | Phase::Over(_) => None,
        }
    }

    /// The same, mutable; an error before the game begins and after it is over.
    pub(crate) fn play_mut(&mut self) -> Result<&mut Play, Impossible> {
        match &mut self.phase {
            Phase::Playing(play) => Ok(play),
            Phase::Adjourned(adjourned) => Ok(&mut adjourned.play),
            Phase::NotBegun(_) => Err(Impossible::NotStarted),
            Phase::Over(_) => Err(Impossible::Over),
        }
    }

    /// When the round was started, if the game is not over.
    pub(crate) fn started(&self) -> Option<Instant> {
        self.play().map(|play| play.started)
    }

    /// Who has arrived. A player who has moved has arrived too, whatever the log says.
    pub(crate) fn arrivals(&self) -> Sides<bool> {
        match &self.phase {
            Phase::NotBegun(arrivals) => arrivals.arrived,
            Phase::Playing(play) => play.arrived,
            Phase::Adjourned(adjourned) => adjourned.play.arrived,
            Phase::Over(ended) => ended.arrived,
        }
    }

    /// Whether the game ended before the winner had arrived.
    pub(crate) fn is_unplayed(&self) -> bool {
        matches!(&self.phase, Phase::Over(Ended { unplayed: true, .. }))
    }

    pub(crate) fn note_arrival(&mut self, player: Color) {
        match &mut self.phase {
            Phase::NotBegun(arrivals) => arrivals.arrived[player] = true,
            Phase::Playing(play) => play.arrived[player] = true,
            Phase::Adjourned(adjourned) => adjourned.play.arrived[player] = true,
            Phase::Over(ended) => ended.arrived[player] = true,
        }
    }

    /// Who has lost by not arriving in time, while the question is still open for the opponent.
    pub(crate) fn forfeited(&self) -> Sides<bool> {
        self.play().map(|play| play.forfeited).unwrap_or_default()
    }

    /// The open draw offers.
    pub(crate) fn offers(&self) -> Offers {
        self.phase.offers()
    }

    /// Who has displaced pieces that are not back in place yet.
    pub(crate) fn displaced(&self) -> Option<Color> {
        self.play().and_then(|play| play.displaced)
    }

    /// The current or last adjournment.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        match &self.phase {
            Phase::NotBegun(_) => None,
            Phase::Playing(play) => play.adjournment.as_deref(),
            Phase::Adjourned(adjourned) => Some(&adjourned.adjournment),
            Phase::Over(ended) => ended.adjournment.as_deref(),
        }
    }

    pub(crate) fn adjournment_mut(&mut self) -> Option<&mut Adjournment> {
        match &mut self.phase {
            Phase::NotBegun(_) => None,
            Phase::Playing(play) => play.adjournment.as_deref_mut(),
            Phase::Adjourned(adjourned) => Some(&mut adjourned.adjournment),
            Phase::Over(ended) => ended.adjournment.as_deref_mut(),
        }
    }

    /// A move is to be sealed.
    pub(crate) fn begin_sealing(&mut self, adjournment: Adjournment) -> Result<(), Impossible> {
        self.play_mut()?.adjournment = Some(Box::new(adjournment));
        Ok(())
    }

    /// An adjournment reaches this step: stopping the clock after sealing interrupts the game, and putting the sealed move
    /// on the board resumes it.
    pub(crate) fn enter_step(&mut self, step: Step) {
        if let Some(adjournment) = self.adjournment_mut() {
            adjournment.phase = step;
        }
        let goes_on = matches!(step, Step::Sealing | Step::Opened);
        self.phase = match std::mem::take(&mut self.phase) {
            Phase::Adjourned(adjourned) if goes_on => {
                let Adjourned { adjournment, play } = *adjourned;
                Phase::Playing(Play { adjournment: Some(adjournment), ..play })
            }
            Phase::Playing(Play {
                adjournment: Some(adjournment),
                started,
                arrived,
                forfeited,
                offers,
                consent,
                displaced,
            }) if !goes_on => {
                let play = Play { started, arrived, forfeited, offers, consent, displaced, adjournment: None };
                Phase::Adjourned(Box::new(Adjourned { adjournment, play }))
            }
            phase => phase,
        };
    }

    /// Nothing is left to be sealed or resumed, and the game continues.
    pub(crate) fn forget_adjournment(&mut self) {
        self.phase = match std::mem::take(&mut self.phase) {
            Phase::NotBegun(arrivals) => Phase::NotBegun(arrivals),
            Phase::Playing(play) => Phase::Playing(Play { adjournment: None, ..play }),
            Phase::Adjourned(adjourned) => Phase::Playing(adjourned.play),
            Phase::Over(ended) => Phase::Over(Ended { adjournment: None, ..ended }),
        };
    }
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;

    use super::*;
    use crate::competition::Competition;
    use crate::event::{Act, Actor, ClockAct, CompletionAct, DrawAct, Event, Score, StopReason};
    use crate::game::Game;
    use crate::guideline::adjourned::{AdjournedAct, Commitment, Medium, Nonce};

    const NONCE: Nonce = Nonce([3; 16]);

    fn game() -> Game {
        Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()))
    }

    fn does(game: &mut Game, by: Actor, act: Act) -> Stage {
        game.apply(Event { at: Instant(0), by, act }).unwrap();
        game.state().stage()
    }

    #[test]
    fn an_adjourned_game_resumes_the_play_that_it_left() {
        let mut game = game();
        let seals = AdjournedAct::Seals { commitment: Commitment::to("e4", NONCE), on: Medium::Paper };
        let opens = AdjournedAct::Opens { text: "e4".into(), nonce: NONCE, language: "en".into() };
        let stops = Act::Clock(ClockAct::StopsClocks { reason: StopReason::Sealed });
        let offers = Act::Draw(DrawAct::OffersDraw { conditional: false });
        for (by, act, phase) in [
            (Actor::White, Act::Clock(ClockAct::Arrives), Stage::NotBegun),
            (Actor::Arbiter, Act::Clock(ClockAct::StartsRound), Stage::Playing),
            (Actor::Arbiter, Act::Adjourned(AdjournedAct::AsksToSeal), Stage::Playing),
            (Actor::White, Act::Adjourned(seals), Stage::Playing),
            (Actor::White, stops, Stage::Playing),
            (Actor::Black, offers, Stage::Playing),
            (Actor::Black, Act::Clock(ClockAct::Arrives), Stage::Playing),
            (Actor::Arbiter, Act::Adjourned(AdjournedAct::Resumes), Stage::Playing),
            (Actor::Arbiter, Act::Adjourned(opens), Stage::Playing),
        ] {
            assert_eq!(does(&mut game, by, act.clone()), phase, "{act:?}");
        }
        assert_eq!(game.state().offer(), Some(Color::Black), "the offer was made to the same game");
        assert!(game.state().has_arrived(Color::White));
        assert_eq!(game.state().adjournment().map(Adjournment::phase), Some(Step::Opened));
        assert_eq!(does(&mut game, Actor::White, Act::Completion(CompletionAct::Resigns)), Stage::Over);
        assert_eq!(game.state().outcome().map(|outcome| outcome.score), Some(Score::BLACK_WINS));
        assert_eq!(game.state().offer(), None);
    }

    #[test]
    fn a_game_can_end_before_it_begins() {
        let mut game = game();
        assert_eq!(does(&mut game, Actor::White, Act::Completion(CompletionAct::Resigns)), Stage::Over);
        assert_eq!(game.state().table(), game.state().start());
        let starts = Event { at: Instant(0), by: Actor::Arbiter, act: Act::Clock(ClockAct::StartsRound) };
        assert!(matches!(game.apply(starts), Err(Impossible::AfterTheEnd { .. })));
    }
}
