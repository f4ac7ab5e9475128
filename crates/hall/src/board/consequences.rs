//! What would follow from an act of the arbiter, so that it can be told before it is done.

use jadoube_board::Color;
use jadoube_clock::{Instant, Millis};
use jadoube_lawbook::PenaltyKind;
use jadoube_laws::competition::GameEvent;
use jadoube_laws::event::{Act, ArbiterAct, ClockAct, DecisionAct, Score, TimeGround};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::{Answer, Effect, Ruling};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};

/// The result and the clocks at an instant.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    score: Option<Score>,
    clocks: Option<[Millis; 2]>,
}

impl Standing {
    pub(super) fn of(game: &Game, at: Instant) -> Standing {
        let state = game.state();
        let clocks = state.reading(at).map(|reading| Color::ALL.map(|side| reading.sides[side].main));
        Standing { score: state.outcome().map(|outcome| outcome.score), clocks }
    }
}

/// What would follow from acts that have not happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consequences {
    /// The acts.
    pub acts: Vec<Act>,
    /// The rulings on them.
    pub rulings: Vec<Ruling>,
    before: Standing,
    after: Standing,
}

impl Consequences {
    pub(super) fn new(acts: Vec<Act>, rulings: Vec<Ruling>, before: Standing, after: Standing) -> Consequences {
        Consequences { acts, rulings, before, after }
    }

    /// Whether the acts end a game, change its result, or cost anybody time or points: an arbiter is asked to confirm them.
    pub fn is_grave(&self) -> bool {
        // A warning costs nothing; neither does an appeal.
        let costs = |effect: &Effect| match effect {
            Effect::TimeAdded(..) | Effect::TimeTaken(..) | Effect::NewGame | Effect::Over(_) => true,
            Effect::Event(event) => !matches!(
                event,
                GameEvent::Warned(_) | GameEvent::Appealed(_) | GameEvent::AppealDecided { .. } | GameEvent::FideAsked
            ),
            _ => false,
        };
        // A game that is declared lost ends only when the opponent's score is decided.
        let penalizes = |act: &Act| match act {
            Act::Arbiter(ArbiterAct::Penalizes { penalty, .. }) => penalty.kind() != PenaltyKind::Warning,
            Act::Decision(DecisionAct::Decides { answer: Answer::Penalty(kind), .. }) => *kind != PenaltyKind::Warning,
            _ => false,
        };
        self.acts.iter().any(penalizes)
            || self.before != self.after
            || self.rulings.iter().flat_map(|ruling| &ruling.effects).any(costs)
    }

    /// Whether the arbiter must say why: a result that is declared or changed, a penalty, a clock that is set, time that is given for a
    /// reason without an Article, an entry that is struck out.
    pub fn needs_reason(&self) -> bool {
        let needs = |act: &Act| match act {
            Act::Decision(DecisionAct::Declares { .. } | DecisionAct::Corrects { .. })
            | Act::Arbiter(ArbiterAct::Penalizes { .. })
            | Act::Clock(ClockAct::SetsClock { .. }) => true,
            Act::Arbiter(ArbiterAct::GivesTime { ground, .. }) => *ground == TimeGround::Judgment,
            _ => false,
        };
        self.acts.iter().any(needs)
    }

    /// How the result and the clocks change, in words.
    pub fn changes(&self, locale: Locale) -> Vec<String> {
        let (before, after) = (self.before, self.after);
        let score = |name, message: Message, score: Score| message.with(name, telling::score(score));
        let result = match (before.score, after.score) {
            (None, Some(now)) => Some(score("score", Message::new("change-ends"), now)),
            (Some(was), None) => Some(score("score", Message::new("change-reopens"), was)),
            (Some(was), Some(now)) if was != now => {
                Some(score("after", score("before", Message::new("change-result"), was), now))
            }
            _ => None,
        };
        let clocks = before.clocks.zip(after.clocks).into_iter().flat_map(|(was, now)| {
            let changed = Color::ALL.into_iter().filter(move |side| was[*side as usize] != now[*side as usize]);
            changed.map(move |side| {
                let [was, now] = [was, now].map(|clocks| clock_time(clocks[side as usize]));
                Message::new("change-clock").with("color", side).with("before", was).with("after", now)
            })
        });
        result.into_iter().chain(clocks).map(|message| telling::sentence(&message.text(locale))).collect()
    }
}

/// A time as a clock shows it, without fractions.
fn clock_time(time: Millis) -> String {
    Millis(time.0 / 1000 * 1000).to_string()
}
