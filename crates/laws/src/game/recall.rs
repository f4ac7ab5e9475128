//! Replays given rulings: a game continues as it was ruled, even if this engine would rule differently.
//!
//! The state takes in the event as this engine understands it. If the given rulings differ, what they say about the result,
//! the clocks, penalties, questions and offers replaces what this engine has found. Everything else stays as this engine
//! has it.

use jadoube_board::{Color, Move};
use jadoube_clock::{ClockEvent, ClockState, Instant, Millis, Sides};

use super::state::{Binding, Mark};
use super::{Phase, State};
use crate::competition::drawn_game::Offers;
use crate::competition::log::GameEvent;
use crate::competition::points::Award;
use crate::event::{Act, ClockAct, DecisionAct, Event};
use crate::ruling::{Effect, Impossible, Outcome, Question, Ruling};
use jadoube_lawbook::Matter;

/// This engine's verdict on an entry with other rulings: its own rulings, or that it could not have happened.
pub type Verdict = Result<Vec<Ruling>, Impossible>;

/// What happens to the clocks.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Clocks {
    Stopped,
    Run(Color),
}

/// The effects of rulings that the state has to follow.
#[derive(Default)]
struct Consequences<'a> {
    over: Option<Outcome>,
    /// Milliseconds added, less those subtracted.
    time: Sides<i64>,
    counters: Sides<Option<u16>>,
    clocks: Option<Clocks>,
    restored: Option<u16>,
    position_set: bool,
    /// Who must play, and which moves; any if `None`.
    must: Option<(Color, Matter, Option<&'a [Move]>)>,
    illegal_moves: Sides<Option<u8>>,
    /// That an offer is open, or that none is any more.
    offer: Option<Option<Color>>,
    asked: Vec<&'a Question>,
    points: Option<Award>,
}

fn are_the_same(rulings: &[Ruling], given: &[Ruling]) -> bool {
    rulings.len() == given.len() && rulings.iter().zip(given).all(|(ruling, given)| ruling.rules_as(given))
}

fn signed(time: Millis) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

impl<'a> Consequences<'a> {
    fn of(rulings: &'a [Ruling]) -> Consequences<'a> {
        let mut all = Consequences::default();
        for ruling in rulings {
            for effect in &ruling.effects {
                all.add(ruling.matter, effect);
            }
        }
        all
    }

    fn add(&mut self, matter: Matter, effect: &'a Effect) {
        match effect {
            Effect::Over(outcome) => self.over = Some(*outcome),
            Effect::TimeAdded(side, time) => self.time[*side] = self.time[*side].saturating_add(signed(*time)),
            Effect::TimeTaken(side, time) => self.time[*side] = self.time[*side].saturating_sub(signed(*time)),
            Effect::Counter(side, moves) => self.counters[*side] = Some(*moves),
            Effect::ClocksStopped => self.clocks = Some(Clocks::Stopped),
            Effect::ClockRuns(side) => self.clocks = Some(Clocks::Run(*side)),
            Effect::Restored(ply) => self.restored = Some(*ply),
            Effect::PositionSet(_) => self.position_set = true,
            Effect::MustPlay(side, moves) => self.must = Some((*side, matter, Some(moves))),
            Effect::FreeToPlay(side) => self.must = Some((*side, matter, None)),
            Effect::IllegalMoves(side, count) => self.illegal_moves[*side] = Some(*count),
            Effect::OfferStands(side) => self.offer = Some(Some(*side)),
            Effect::OfferGone => self.offer = Some(None),
            Effect::Asked(question) => self.asked.push(question),
            Effect::Event(GameEvent::Points(award)) => self.points = Some(*award),
            _ => {}
        }
    }
}

impl State {
    /// Takes in an event with the rulings given on it. Returns this engine's verdict if it differs.
    pub(crate) fn recall(&mut self, event: &Event, given: &[Ruling]) -> Option<Verdict> {
        let mark = self.mark();
        let counted = Sides { white: self.illegal_moves(Color::White), black: self.illegal_moves(Color::Black) };
        let verdict = self.take_in(event);
        let then = Consequences::of(given);
        match &verdict {
            Ok(rulings) if are_the_same(rulings, given) => return None,
            Ok(rulings) => {
                let now = Consequences::of(rulings);
                if (now.restored.is_some() && then.restored.is_none()) || (now.position_set && !then.position_set) {
                    // This engine would leave a different position from the one on which the game continued.
                    self.roll_back(mark);
                    self.carry_alone(event, &then);
                } else {
                    self.carry(event, &then, &now, mark, counted);
                }
            }
            Err(_) => {
                self.roll_back(mark);
                self.carry_alone(event, &then);
            }
        }
        Some(verdict)
    }

    /// Replaces the rulings of this engine by the given ones, after the event was taken in.
    fn carry(
        &mut self,
        event: &Event,
        then: &Consequences<'_>,
        now: &Consequences<'_>,
        before: Mark,
        counted: Sides<u8>,
    ) {
        let at = event.at;
        let next = before.desk.next();
        let offers = before.phase.offers();
        let over_before = matches!(before.phase, Phase::Over(_));
        if now.over.is_some() && then.over.is_none() && !over_before {
            // The game continued.
            self.phase = before.phase;
            self.desk = before.desk;
            self.memory.conduct.points = before.memory.conduct.points;
            self.clock = before.clock;
            self.carry_clocks(event, then);
        } else {
            for side in Color::ALL {
                self.shift_time(at, side, then.time[side].saturating_sub(now.time[side]));
                if let Some(moves) = then.counters[side].filter(|_| then.counters[side] != now.counters[side]) {
                    let _ = self.clock_event(at, ClockEvent::SetMoves { side, moves });
                }
            }
            if then.clocks != now.clocks {
                self.set_clocks(at, then.clocks);
            }
            if now.points != then.points {
                self.memory.conduct.points = then.points.or(before.memory.conduct.points);
            }
        }
        for side in Color::ALL {
            if now.illegal_moves[side] != then.illegal_moves[side] {
                self.record.set_illegal_moves(side, then.illegal_moves[side].unwrap_or(counted[side]));
            }
        }
        if let Some(number) = then.restored.filter(|_| then.restored != now.restored) {
            self.restore(usize::from(number), &mut Vec::new());
        }
        if then.must != now.must {
            self.bind_as(then);
        }
        if then.offer != now.offer
            && let Ok(play) = self.play_mut()
        {
            play.offers = offers;
            self.carry_offer(then);
        }
        self.finish_as(at, then);
        self.desk.forget_from(next);
        self.carry_questions(then);
    }

    /// Follows rulings on an event that this engine refuses, or that leads it to a different position.
    fn carry_alone(&mut self, event: &Event, then: &Consequences<'_>) {
        let at = event.at;
        self.carry_clocks(event, then);
        for side in Color::ALL {
            if let Some(count) = then.illegal_moves[side] {
                self.record.set_illegal_moves(side, count);
            }
        }
        if let Some(number) = then.restored {
            self.restore(usize::from(number), &mut Vec::new());
        }
        self.bind_as(then);
        self.carry_offer(then);
        if let Some(points) = then.points {
            self.memory.conduct.points = Some(points);
        }
        if let Act::Decision(DecisionAct::Decides { question, .. }) = event.act {
            self.desk.drop_number(question);
        }
        self.finish_as(at, then);
        self.carry_questions(then);
    }

    /// Sets the clocks as an event and its rulings say, starting from their state before it.
    fn carry_clocks(&mut self, event: &Event, then: &Consequences<'_>) {
        let at = event.at;
        let running = match self.reading(at).map(|reading| reading.state) {
            Some(ClockState::Running(side)) => Some(side),
            _ => None,
        };
        let is_press = matches!(event.act, Act::Clock(ClockAct::Presses { .. }));
        match (event.by.player(), then.clocks) {
            (Some(player), Some(Clocks::Run(side))) if is_press && side != player && running == Some(player) => {
                let _ = self.clock_event(at, ClockEvent::Press(player));
                if let Some(last) = self.record.plies().len().checked_sub(1)
                    && self.record.plies()[last].by == player
                    && self.record.plies()[last].completed.is_none()
                {
                    self.record.complete(last, at);
                }
            }
            (_, clocks) => self.set_clocks(at, clocks),
        }
        for side in Color::ALL {
            self.shift_time(at, side, then.time[side]);
            if let Some(moves) = then.counters[side] {
                let _ = self.clock_event(at, ClockEvent::SetMoves { side, moves });
            }
        }
    }

    fn set_clocks(&mut self, at: Instant, clocks: Option<Clocks>) {
        let event = match clocks {
            Some(Clocks::Stopped) => ClockEvent::Stop,
            Some(Clocks::Run(side)) => ClockEvent::Start(side),
            None => return,
        };
        // Events do not go backwards: the game has checked that.
        let _ = self.clock_event(at, event);
    }

    fn shift_time(&mut self, at: Instant, side: Color, by: i64) {
        let time = Millis(by.unsigned_abs());
        let event = match by {
            0 => return,
            1.. => ClockEvent::Add { side, time },
            _ => ClockEvent::Take { side, time },
        };
        let _ = self.clock_event(at, event);
    }

    fn bind_as(&mut self, then: &Consequences<'_>) {
        let Some((_, matter, moves)) = then.must.filter(|(side, ..)| *side == self.side_to_move()) else { return };
        match moves {
            Some(moves) => self.turn.bound = Some(Binding { matter, moves: moves.to_vec() }),
            None => {
                self.turn.bound = None;
                self.turn.touches.clear();
            }
        }
    }

    fn carry_offer(&mut self, then: &Consequences<'_>) {
        let Ok(play) = self.play_mut() else { return };
        match then.offer {
            Some(Some(side)) => play.offers.add(side),
            Some(None) => play.offers = Offers::default(),
            None => {}
        }
    }

    /// The result is the given one.
    fn finish_as(&mut self, at: Instant, then: &Consequences<'_>) {
        let Some(outcome) = then.over.filter(|outcome| self.outcome() != Some(*outcome)) else { return };
        self.finish(outcome);
        self.memory.conduct.points = then.points;
        self.desk.clear();
        let _ = self.clock_event(at, ClockEvent::Stop);
    }

    fn carry_questions(&mut self, then: &Consequences<'_>) {
        for question in &then.asked {
            self.desk.put(question);
        }
    }
}
