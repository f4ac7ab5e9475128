//! 6.6 and 6.7: the start of the game, and late arrivals.

use jadoube_board::Color;
use jadoube_clock::{Bonus, ClockEvent, Instant};
use jadoube_lawbook::{LateArrival, Matter};

use crate::event::{Actor, Score};
use crate::game::state::State;
use crate::ruling::{
    Answer, Asked, ClockFinding, ClockQuestion, ClockRemark, Effect, Finding, Impossible, Remark, Ruling,
};

impl State {
    /// 6.6: at the time set for the start, White's clock is started.
    pub(crate) fn starts_round(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        self.begin(at)?;
        let first = self.turn.mover();
        self.clock_event(at, ClockEvent::Start(first))?;
        let mut rulings =
            vec![self.ruling(Matter::Start, Finding::Clock(ClockFinding::Started), vec![Effect::ClockRuns(first)])];
        rulings.extend(self.regime());
        rulings.extend(self.quickplay_announced());
        rulings.extend(self.own_rules());
        if let Bonus::Delay(time) = self.clock.bonus(first) {
            rulings.push(self.ruling(Matter::Delay, Finding::Remark(Remark::Clock(ClockRemark::Delay(time))), vec![]));
        }
        Ok(rulings)
    }

    /// 6.7: a player who arrives after the default time.
    pub(crate) fn arrives(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        // A player who has moved has arrived, even if the log says so only later.
        if self.made(player) > 0 {
            self.note_arrival(player);
            return Ok(vec![self.ruling(Matter::DefaultTime, Finding::Clock(ClockFinding::Arrived(player)), vec![])]);
        }
        let nobody_yet = Color::ALL.iter().all(|&color| !self.arrivals()[color] && self.made(color) == 0);
        self.note_arrival(player);
        let Some(started) = self.started() else {
            return Ok(vec![self.ruling(Matter::DefaultTime, Finding::Clock(ClockFinding::Arrived(player)), vec![])]);
        };
        let late = self.setting.competition.default_time().is_some_and(|allowed| at.since(started) > allowed);
        if late {
            return self.late(at, player);
        }
        let mut rulings = vec![self.ruling(Matter::DefaultTime, Finding::Clock(ClockFinding::Arrived(player)), vec![])];
        if nobody_yet && player == self.setting.start.turn && at > started {
            rulings.push(self.ruling(Matter::BothAbsent, Finding::Clock(ClockFinding::BothAbsent), vec![]));
        }
        Ok(rulings)
    }

    /// The arbiter observes that a player is absent. This matters only after the default time, and a player who has arrived
    /// or moved is present.
    pub(crate) fn absent(&mut self, at: Instant, player: Color) -> Result<Vec<Ruling>, Impossible> {
        let present = self.arrivals()[player] || self.made(player) > 0;
        let over = match (self.started(), self.setting.competition.default_time()) {
            (Some(started), Some(allowed)) => at.since(started) > allowed,
            _ => false,
        };
        if present || !over {
            return Ok(vec![self.ruling(
                Matter::DefaultTime,
                Finding::Remark(Remark::Clock(ClockRemark::NotLate(player))),
                vec![],
            )]);
        }
        self.late(at, player)
    }

    pub(crate) fn late(&mut self, at: Instant, player: Color) -> Result<Vec<Ruling>, Impossible> {
        let effect = match self.rules().late_arrival {
            LateArrival::Lost => {
                let play = self.play_mut()?;
                play.forfeited[player] = true;
                // An absent player does not win either.
                play.forfeited[!player] |= !play.arrived[!player];
                self.end(at, Matter::DefaultTime, self.forfeit_score())?
            }
            LateArrival::LostUnlessArbiter => {
                self.ask(Asked::Clock(ClockQuestion::LateArrival(player)), vec![Answer::Lost, Answer::MayPlay])
            }
        };
        Ok(vec![self.ruling(Matter::DefaultTime, Finding::Clock(ClockFinding::Late(player)), vec![effect])])
    }

    fn forfeit_score(&self) -> Score {
        match (self.forfeited().white, self.forfeited().black) {
            (true, true) => Score::BOTH_LOSE,
            (true, false) => Score::BLACK_WINS,
            _ => Score::WHITE_WINS,
        }
    }

    /// Ends the game once it is decided for every late or absent player whether they lose.
    pub(crate) fn forfeits_decided(&mut self, at: Instant) -> Result<Option<Effect>, Impossible> {
        let open = self.desk.asks(|about| matches!(about, Asked::Clock(ClockQuestion::LateArrival(_))));
        if open || !(self.forfeited().white || self.forfeited().black) {
            return Ok(None);
        }
        self.end(at, Matter::DefaultTime, self.forfeit_score()).map(Some)
    }
}
