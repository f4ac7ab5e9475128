//! A board as the arbiter watches it: what is open, what is near, and how urgent it is.

use jadoube_board::Color;
use jadoube_clock::{ClockState, Flag, Instant, Millis, Sides};
use jadoube_laws::edition::PenaltyKind;
use jadoube_laws::game::Game;
use jadoube_laws::guideline::adjourned::{Commitment, Envelope, Phase};
use jadoube_laws::ruling::{Effect, Ruling};
use serde::Serialize;

use super::{Opening, View};

/// What an arbiter sees of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Watch {
    /// The instant at which it was looked at.
    pub at: Instant,
    /// What was announced.
    pub opening: Opening,
    /// How things stand.
    pub view: View,
    /// Who has not come, White and Black.
    pub awaited: [bool; 2],
    /// When the default time is over, while somebody is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_ends: Option<Instant>,
    /// Who must record now.
    pub must_record: [bool; 2],
    /// How many moves are not on the scoresheets.
    pub unwritten: [usize; 2],
    /// The penalties that can be chosen now, in the order of the edition.
    pub penalties: Vec<PenaltyKind>,
    /// The adjournment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjourned: Option<Adjourned>,
    /// What must stand on the envelope, while a game is adjourned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub envelope: Option<Envelope>,
    /// How many entries the log has.
    pub entries: usize,
    /// The ruling that ended the game.
    #[serde(skip)]
    pub ended: Option<Ruling>,
    /// Why the arbiter should look, the most urgent first.
    pub urgent: Vec<Urgency>,
}

/// How far an adjournment has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Adjourned {
    /// How far.
    pub phase: AdjournedPhase,
    /// Who seals.
    pub sealer: Color,
    /// The envelope to be opened next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub envelope: Option<Commitment>,
}

/// The parts of an adjournment.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjournedPhase {
    /// The player seals.
    Sealing,
    /// The envelope is closed.
    Closed,
    /// It is time to go on.
    Resumed,
    /// The sealed move is on the board.
    Opened,
    /// The game is annulled.
    Annulled,
}

/// Why an arbiter should look. The order is that of urgency.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Urgency {
    /// A question is open.
    Question,
    /// A flag is down.
    Flag,
    /// The clocks stand in the middle of the game: somebody waits for the arbiter.
    Stopped,
    /// Less than a minute is left.
    LastMinute,
    /// A player is absent and the default time runs.
    Absent,
    /// Less than five minutes are left.
    TimeTrouble,
    /// A scoresheet is behind though it is a duty.
    NotRecording,
    /// An offer stands.
    Offer,
    /// An illegal move counts.
    IllegalMoves,
    /// The game is adjourned.
    Adjourned,
    /// It has not begun.
    NotStarted,
}

/// 8.4 and common practice: from here on arbiters stand by.
const TROUBLE: Millis = Millis::from_minutes(5);
const LAST_MINUTE: Millis = Millis::from_minutes(1);
/// A move that was just made need not be written yet.
const BEHIND: usize = 3;

/// Whether a flag is a fact that somebody should notice, and not just the end of a period.
fn is_overstepped(flag: Flag) -> bool {
    match flag {
        Flag::Up => false,
        Flag::Passed(fall) | Flag::Down(fall) => !fall.quota_completed(),
    }
}

fn ends(ruling: &Ruling) -> bool {
    ruling.effects.iter().any(|effect| matches!(effect, Effect::Over(_)))
}

/// The ruling that ended the game. One that was struck out ended nothing.
fn ended(game: &Game) -> Option<Ruling> {
    game.state().outcome()?;
    let entries = game.log().iter().rev().filter(|entry| !entry.corrected);
    entries.flat_map(|entry| &entry.rulings).find(|ruling| ends(ruling)).cloned()
}

impl Watch {
    /// A game at an instant.
    pub fn of(opening: &Opening, game: &Game, at: Instant) -> Watch {
        let state = game.state();
        let view = View::of(state, at);
        let made = state.plies().len();
        let adjourned = state.adjournment().filter(|_| view.score.is_none()).map(|adjournment| Adjourned {
            phase: match adjournment.phase() {
                Phase::Sealing => AdjournedPhase::Sealing,
                Phase::Closed => AdjournedPhase::Closed,
                Phase::Resumed => AdjournedPhase::Resumed,
                Phase::Opened => AdjournedPhase::Opened,
                Phase::Annulled => AdjournedPhase::Annulled,
            },
            sealer: adjournment.sealer(),
            envelope: adjournment.to_be_opened(),
        });
        let must_record = Color::ALL.map(|side| view.score.is_none() && state.must_record(side, at));
        let unwritten = Color::ALL.map(|side| made.saturating_sub(state.sheet(side).moves.len()));
        let mut watch = Watch {
            at,
            opening: opening.clone(),
            awaited: Color::ALL.map(|side| state.is_awaited(side)),
            default_ends: state.default_time_ends(),
            must_record,
            unwritten,
            penalties: state.penalties(),
            envelope: adjourned.is_some().then(|| state.envelope()).flatten().map(|envelope| Envelope {
                names: Sides { white: opening.white.clone(), black: opening.black.clone() },
                ..envelope
            }),
            adjourned,
            entries: game.log().len(),
            ended: ended(game),
            urgent: Vec::new(),
            view,
        };
        watch.urgent = watch.reasons();
        watch
    }

    fn reasons(&self) -> Vec<Urgency> {
        let mut found = Vec::new();
        let view = &self.view;
        if !view.questions.is_empty() {
            found.push(Urgency::Question);
        }
        if view.score.is_some() {
            return found;
        }
        let Some(clock) = &view.clock else { return found };
        if Color::ALL.iter().any(|&side| is_overstepped(clock.sides[side].flag)) && !self.is_between_sessions() {
            found.push(Urgency::Flag);
        }
        match clock.state {
            ClockState::NotStarted => found.push(Urgency::NotStarted),
            // A game that was adjourned goes on like any other once the envelope is open.
            ClockState::Stopped(_)
                if self.adjourned.is_none_or(|adjourned| adjourned.phase == AdjournedPhase::Opened) =>
            {
                found.push(Urgency::Stopped);
            }
            ClockState::Stopped(_) => {}
            ClockState::Running(_) => {
                let least = Color::ALL.map(|side| clock.sides[side].main).into_iter().min();
                match least {
                    Some(least) if least < LAST_MINUTE => found.push(Urgency::LastMinute),
                    Some(least) if least < TROUBLE => found.push(Urgency::TimeTrouble),
                    _ => {}
                }
                if self.awaited.contains(&true) {
                    found.push(Urgency::Absent);
                }
                let behind = |side: usize| self.must_record[side] && self.unwritten[side] >= BEHIND;
                if behind(0) || behind(1) {
                    found.push(Urgency::NotRecording);
                }
            }
        }
        if view.offer.is_some() {
            found.push(Urgency::Offer);
        }
        if view.illegal_moves != [0, 0] {
            found.push(Urgency::IllegalMoves);
        }
        if self.adjourned.is_some_and(|adjourned| adjourned.phase != AdjournedPhase::Opened) {
            found.push(Urgency::Adjourned);
        }
        found.sort_unstable();
        found
    }

    fn is_between_sessions(&self) -> bool {
        self.adjourned.is_some_and(|adjourned| adjourned.phase == AdjournedPhase::Closed)
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::competition::Competition;
    use jadoube_laws::edition::Edition;
    use jadoube_laws::event::{Act, Actor, Event, StopReason};
    use jadoube_laws::guideline::adjourned::{AdjournedAct, Medium, Nonce};

    use super::super::Settings;
    use super::*;

    #[test]
    fn clocks_that_stand_are_urgent_again_once_an_adjourned_game_goes_on() {
        let rules = Competition::new(Edition::Y2023, "5400+30".parse().unwrap());
        let mut game = Game::new(rules.clone());
        let [white, black] = ["Anna", "Bella"].map(str::to_owned);
        let date = "2026.11.15".to_owned();
        let opening = Opening { event: None, white, black, date, rules, settings: Settings::default() };
        let mut does = |by: Actor, act: Act| {
            game.apply(Event { at: Instant(1_000), by, act }).unwrap();
            Watch::of(&opening, &game, Instant(1_000)).urgent
        };
        let nonce = Nonce([7; 16]);
        let seals = AdjournedAct::Seals { commitment: Commitment::to("Nf3", nonce), on: Medium::Paper };
        does(Actor::Arbiter, Act::StartsRound);
        does(Actor::Arbiter, Act::Adjourned(AdjournedAct::AsksToSeal));
        does(Actor::White, Act::Adjourned(seals));
        let between = does(Actor::White, Act::StopsClocks { reason: StopReason::None });
        assert!(between.contains(&Urgency::Adjourned) && !between.contains(&Urgency::Stopped), "{between:?}");
        does(Actor::Black, Act::Arrives);
        does(Actor::Arbiter, Act::Adjourned(AdjournedAct::Resumes));
        let opens = AdjournedAct::Opens { text: "Nf3".to_owned(), nonce, language: "en".to_owned() };
        assert!(!does(Actor::Arbiter, Act::Adjourned(opens)).contains(&Urgency::Adjourned));
        let stopped = does(Actor::Black, Act::StopsClocks { reason: StopReason::CallArbiter });
        assert!(stopped.contains(&Urgency::Stopped), "{stopped:?}");
    }
}
