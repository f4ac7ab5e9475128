//! A board as the arbiter watches it: what is open, what is imminent, and how urgent it is.

use jadoube_api::PenaltyOffer;
use jadoube_board::Color;
use jadoube_clock::{ClockState, Flag, Instant, Millis, Rate, Sides};
use jadoube_laws::adjourned::{Commitment, Envelope};
use jadoube_laws::event::{Act, ClockAct, StopReason, Trouble};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::{Effect, Ruling};
use serde::Serialize;

use super::{AdjournedPhase, Opening, Otherwise, View, Watcher};

/// What an arbiter sees of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Watch {
    /// The instant of the observation.
    pub at: Instant,
    /// What was announced.
    pub opening: Opening,
    /// The state of the game.
    pub view: View,
    /// Whether White and Black have yet to arrive.
    pub awaited: [bool; 2],
    /// How long they have been absent, while the game goes on.
    pub absent: [Option<Absent>; 2],
    /// When the default time ends, while somebody is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_ends: Option<Instant>,
    /// Whether White and Black must record now.
    pub must_record: [bool; 2],
    /// Whether White and Black need not record now although players must in games of this kind: they have too little time.
    pub exempt: [bool; 2],
    /// How many moves are missing on the scoresheets.
    pub unwritten: [usize; 2],
    /// The penalties that can be imposed now, in the order of the edition.
    pub penalties: Vec<PenaltyOffer>,
    /// The adjournment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjourned: Option<Adjourned>,
    /// What must be written on the envelope, while a game is adjourned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub envelope: Option<Envelope>,
    /// Who completed an illegal move that was not dealt with, if the edition lets the arbiter act on it. Players do not see this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unnoticed: Option<Color>,
    /// Who has stopped the clocks to call the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<Called>,
    /// How many entries the log has.
    pub entries: usize,
    /// The ruling that ended the game.
    #[serde(skip)]
    pub ended: Option<Ruling>,
    /// Rulings that this engine would give differently and that nobody has struck out.
    #[serde(skip)]
    pub otherwise: Vec<Otherwise>,
    /// Why the arbiter should look, the most urgent first.
    pub urgent: Vec<Urgency>,
}

/// An absent player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Absent {
    /// The minutes of absence.
    pub minutes: u64,
    /// Whether the default time is over.
    pub default_over: bool,
}

impl Absent {
    /// The absence this long after the start, with this default time.
    pub fn after(passed: Millis, allowed: Option<Millis>) -> Absent {
        Absent { minutes: passed.0 / 60_000, default_over: allowed.is_some_and(|allowed| passed >= allowed) }
    }
}

/// A player's call for the arbiter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ArbiterCall"))]
pub struct Called {
    /// The player.
    pub by: Color,
    /// What it is about, if the player has said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Trouble>,
}

/// The state of an adjournment.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Adjournment"))]
pub struct Adjourned {
    /// Its phase.
    pub phase: AdjournedPhase,
    /// Who seals.
    pub sealer: Color,
    /// The envelope to open next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub envelope: Option<Commitment>,
}

/// Why an arbiter should look, in the order of urgency.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Urgency {
    /// The log cannot be read.
    Unreadable,
    /// A player has stopped the clocks to call the arbiter.
    Called,
    /// The clocks are stopped in the middle of the game: somebody is waiting for the arbiter.
    Stopped,
    /// A question is open.
    Question,
    /// A flag is down.
    Flag,
    /// A ruling has ended the game, and no result has been declared.
    Undeclared,
    /// An illegal move was completed, and nobody has noticed.
    Unnoticed,
    /// Less than a minute is left.
    LastMinute,
    /// A player is absent and the default time is over.
    DefaultOver,
    /// The result differs from a ruling.
    Contradiction,
    /// Another build of the engine gave rulings that this one would not give.
    RuledOtherwise,
    /// A player is absent and the default time is running.
    Absent,
    /// Less than five minutes are left.
    TimeTrouble,
    /// A scoresheet is behind although the player must record.
    NotRecording,
    /// A draw offer is open.
    Offer,
    /// A player has a completed illegal move on record.
    IllegalMoves,
    /// A move is being sealed.
    Sealing,
    /// The game is adjourned.
    Adjourned,
    /// The game should be resumed, and the envelope is still closed.
    Envelope,
    /// The game has not begun.
    NotStarted,
}

/// 8.4 and common practice: from here on an arbiter stands by.
const TROUBLE: Millis = Millis::from_minutes(5);
const LAST_MINUTE: Millis = Millis::from_minutes(1);
/// Moves made just now need not be recorded yet.
const BEHIND: usize = 3;

/// Whether a fallen flag matters, and is not just the end of a period.
fn is_overstepped(flag: Flag) -> bool {
    match flag {
        Flag::Up => false,
        Flag::Passed(fall) | Flag::Down(fall) => !fall.quota_completed(),
    }
}

fn ends(ruling: &Ruling) -> bool {
    ruling.effects.iter().any(|effect| matches!(effect, Effect::Over(_)))
}

/// The ruling that ended the game, unless it was struck out.
fn ended(game: &Game) -> Option<Ruling> {
    game.state().outcome()?;
    let entries = game.log().iter().rev().filter(|entry| !entry.corrected);
    entries.flat_map(|entry| &entry.rulings).find(|ruling| ends(ruling)).cloned()
}

/// Who called the arbiter when the clocks were last stopped.
fn called(game: &Game) -> Option<Called> {
    let entries = game.log().iter().rev().filter(|entry| !entry.corrected);
    let stood = entries.take_while(|entry| {
        !matches!(entry.event.act, Act::Clock(ClockAct::Restarts { .. }) | Act::Clock(ClockAct::StartsRound))
    });
    stood.into_iter().find_map(|entry| match entry.event.act {
        Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter | StopReason::PromotionPiece }) => {
            Some(Called { by: entry.event.by.player()?, about: None })
        }
        Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallAbout(trouble) }) => {
            Some(Called { by: entry.event.by.player()?, about: Some(trouble) })
        }
        _ => None,
    })
}

impl Watch {
    /// A game at an instant.
    pub fn of(opening: &Opening, game: &Game, otherwise: &[Otherwise], at: Instant) -> Watch {
        let state = game.state();
        let view = View::of(game, at);
        let made = state.plies().len();
        let adjourned = state.adjournment().filter(|_| view.score.is_none()).map(|adjournment| Adjourned {
            phase: adjournment.phase().into(),
            sealer: adjournment.sealer(),
            envelope: adjournment.to_be_opened(),
        });
        let must_record = Color::ALL.map(|side| view.score.is_none() && state.must_record(side, at));
        let unwritten = Color::ALL.map(|side| made.saturating_sub(state.sheet(side).moves.len()));
        let mut watch = Watch {
            at,
            opening: opening.clone(),
            awaited: Color::ALL.map(|side| state.is_awaited(side)),
            absent: Color::ALL.map(|side| {
                let since = state.awaited_since().filter(|_| state.is_awaited(side))?;
                Some(Absent::after(at.since(since), opening.rules.default_time()))
            }),
            unnoticed: state
                .illegal_move_to_observe()
                .filter(|_| opening.settings.illegal_moves == Watcher::People)
                .map(|offence| offence.by),
            called: called(game),
            default_ends: state.default_time_ends(),
            must_record,
            exempt: must_record.map(|must| !must && view.score.is_none() && opening.rules.rate() == Rate::Standard),
            unwritten,
            penalties: state.penalties().into_iter().map(PenaltyOffer::from).collect(),
            envelope: adjourned.is_some().then(|| state.envelope()).flatten().map(|envelope| Envelope {
                names: Sides { white: opening.white.clone(), black: opening.black.clone() },
                ..envelope
            }),
            adjourned,
            entries: game.log().len(),
            ended: ended(game),
            otherwise: otherwise.iter().filter(|found| found.stands(game)).cloned().collect(),
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
        if !self.otherwise.is_empty() {
            found.push(Urgency::RuledOtherwise);
        }
        if view.score.is_some() {
            return found;
        }
        if self.unnoticed.is_some() {
            found.push(Urgency::Unnoticed);
        }
        let Some(clock) = &view.clock else { return found };
        if Color::ALL.iter().any(|&side| is_overstepped(clock.sides[side].flag)) && !self.is_between_sessions() {
            found.push(Urgency::Flag);
        }
        match clock.state {
            ClockState::NotStarted => found.push(Urgency::NotStarted),
            // An adjourned game continues like any other once the envelope is open.
            ClockState::Stopped(_)
                if self.adjourned.is_none_or(|adjourned| adjourned.phase == AdjournedPhase::Opened) =>
            {
                found.push(if self.called.is_some() { Urgency::Called } else { Urgency::Stopped });
            }
            ClockState::Stopped(_) => {}
            ClockState::Running(_) => {
                let least = Color::ALL.map(|side| clock.sides[side].main).into_iter().min();
                match least {
                    Some(least) if least < LAST_MINUTE => found.push(Urgency::LastMinute),
                    Some(least) if least < TROUBLE => found.push(Urgency::TimeTrouble),
                    _ => {}
                }
                found.extend(self.absence());
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
        found.extend(self.adjourned.and_then(|adjourned| match adjourned.phase {
            AdjournedPhase::Sealing => Some(Urgency::Sealing),
            AdjournedPhase::Closed | AdjournedPhase::Annulled => Some(Urgency::Adjourned),
            AdjournedPhase::Resumed => Some(Urgency::Envelope),
            AdjournedPhase::Opened => None,
        }));
        found.sort_unstable();
        found
    }

    /// How urgent it is that somebody is absent.
    pub fn absence(&self) -> Option<Urgency> {
        let over = |absent: &Absent| absent.default_over;
        self.absent
            .iter()
            .flatten()
            .map(over)
            .max()
            .map(|over| if over { Urgency::DefaultOver } else { Urgency::Absent })
    }

    fn is_between_sessions(&self) -> bool {
        self.adjourned.is_some_and(|adjourned| adjourned.phase == AdjournedPhase::Closed)
    }
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;
    use jadoube_laws::adjourned::Nonce;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::event::{Actor, AdjournedAct, Event, Medium, MovingAct};

    use super::super::Settings;
    use super::*;

    /// A game in which the two players watch the clocks themselves.
    fn opened(rules: Competition) -> (Opening, Game) {
        let game = Game::new(rules.clone());
        let [white, black] = ["Anna", "Bella"].map(str::to_owned);
        let date = "2026.11.15".to_owned();
        (
            Opening {
                event: None,
                white,
                black,
                persons: Default::default(),
                date,
                rules,
                settings: Settings::default(),
            },
            game,
        )
    }

    #[test]
    fn absent_players_are_listed_with_minutes() {
        let default_time = Some(Millis::from_minutes(10));
        let (opening, mut game) =
            opened(Competition { default_time, ..Competition::new(Edition::newest(), "90+30".parse().unwrap()) });
        game.apply(Event { at: Instant(0), by: Actor::White, act: Act::Clock(ClockAct::Arrives) }).unwrap();
        game.apply(Event { at: Instant(0), by: Actor::Arbiter, act: Act::Clock(ClockAct::StartsRound) }).unwrap();
        let after = |minutes: u64| Watch::of(&opening, &game, &[], Instant(60_000 * minutes));
        assert_eq!(after(9).absent, [None, Some(Absent { minutes: 9, default_over: false })]);
        assert_eq!((after(9).absence(), after(12).absence()), (Some(Urgency::Absent), Some(Urgency::DefaultOver)));
        assert_eq!(after(12).absent[1], Some(Absent { minutes: 12, default_over: true }));
    }

    #[test]
    fn the_edition_says_whether_the_arbiter_acts_on_an_unclaimed_illegal_move() {
        let seen = |edition: Edition, control: &str, reduced: bool, answered: bool| {
            let mut rules = Competition::new(edition, control.parse().unwrap());
            if reduced {
                rules.supervision = jadoube_lawbook::Supervision::Reduced;
            }
            let (opening, mut game) = opened(rules);
            let mut does = |by: Actor, act: Act| {
                game.apply(Event { at: Instant(1_000), by, act }).unwrap();
            };
            let plays = |played: &str| {
                Act::Moving(MovingAct::Plays { played: played.parse().unwrap(), hands: Default::default() })
            };
            let press = || Act::Clock(ClockAct::Presses { hand: Default::default() });
            does(Actor::Arbiter, Act::Clock(ClockAct::StartsRound));
            does(Actor::White, plays("g1g3"));
            does(Actor::White, press());
            if answered {
                does(Actor::Black, plays("e7e5"));
                does(Actor::Black, press());
            }
            let watch = Watch::of(&opening, &game, &[], Instant(1_000));
            assert_eq!(watch.unnoticed.is_some(), watch.urgent.contains(&Urgency::Unnoticed));
            watch.unnoticed
        };
        let white = Some(Color::White);
        for &edition in Edition::all() {
            assert_eq!(seen(edition, "90+30", false, false), white, "{edition}: 7.5");
            assert_eq!(seen(edition, "90+30", false, true), white, "{edition}: answered or not");
            assert_eq!(seen(edition, "5", true, true), None, "{edition}: it stands once it is answered");
        }
        // A.4.c of 2009 requires a claim; later editions let the arbiter act on what they see.
        assert_eq!(seen(Edition::from_name("2009").unwrap(), "5", true, false), None);
        assert_eq!(seen(Edition::from_name("2018").unwrap(), "5", true, false), white);
        assert_eq!(seen(Edition::newest(), "5", true, false), white);
    }

    #[test]
    fn a_call_is_shown_until_the_clocks_run_again() {
        let (opening, mut game) = opened(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        let mut does = |by: Actor, act: Act| {
            game.apply(Event { at: Instant(1_000), by, act }).unwrap();
            Watch::of(&opening, &game, &[], Instant(1_000)).called
        };
        does(Actor::Arbiter, Act::Clock(ClockAct::StartsRound));
        let about = |trouble| Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallAbout(trouble) });
        let called = does(Actor::Black, about(Trouble::Disturbance));
        assert_eq!(called, Some(Called { by: Color::Black, about: Some(Trouble::Disturbance) }));
        assert_eq!(does(Actor::Arbiter, Act::Clock(ClockAct::Restarts { side: None })), None);
    }

    #[test]
    fn stopped_clocks_are_urgent_after_a_resumption() {
        let (opening, mut game) = opened(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        let mut does = |by: Actor, act: Act| {
            game.apply(Event { at: Instant(1_000), by, act }).unwrap();
            Watch::of(&opening, &game, &[], Instant(1_000)).urgent
        };
        let nonce = Nonce([7; 16]);
        let seals = AdjournedAct::Seals { commitment: Commitment::to("Nf3", nonce), on: Medium::Paper };
        does(Actor::Arbiter, Act::Clock(ClockAct::StartsRound));
        let sealing = does(Actor::Arbiter, Act::Adjourned(AdjournedAct::AsksToSeal));
        assert!(sealing.contains(&Urgency::Sealing) && !sealing.contains(&Urgency::Adjourned), "{sealing:?}");
        does(Actor::White, Act::Adjourned(seals));
        let between = does(Actor::White, Act::Clock(ClockAct::StopsClocks { reason: StopReason::Sealed }));
        assert!(between.contains(&Urgency::Adjourned) && !between.contains(&Urgency::Stopped), "{between:?}");
        does(Actor::Black, Act::Clock(ClockAct::Arrives));
        does(Actor::Arbiter, Act::Adjourned(AdjournedAct::Resumes));
        let opens = AdjournedAct::Opens { text: "Nf3".to_owned(), nonce, language: "en".to_owned() };
        assert!(!does(Actor::Arbiter, Act::Adjourned(opens)).contains(&Urgency::Adjourned));
        let stopped = does(Actor::Black, Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }));
        assert!(stopped.contains(&Urgency::Called), "{stopped:?}");
    }
}
