//! The arbiter's procedure at the board, step by step: the effects of the rulings in the order in which they are carried out.

use jadoube_board::Color;
use jadoube_lawbook::Matter;
use jadoube_laws::ruling::{
    ClockFinding, DrawFinding, Effect, Finding, IrregularityFinding, IrregularityRemark, MovingFinding, Question,
    Remark, Ruling,
};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::Serialize;

/// A step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskStep"))]
pub struct Step {
    /// Its kind, for an icon.
    pub kind: Kind,
    /// In words.
    pub text: String,
}

/// Kinds of steps, in their order.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "StepKind"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The clocks are stopped.
    Stop,
    /// The arbiter has to decide something.
    Decide,
    /// The position is corrected.
    Board,
    /// The times are corrected.
    Time,
    /// Something is counted.
    Count,
    /// What a player must do now.
    Player,
    /// What else the arbiter may do.
    May,
    /// The game is over.
    Over,
    /// The game continues.
    GoOn,
}

fn kind(effect: &Effect) -> Option<Kind> {
    Some(match effect {
        Effect::Restored(_) | Effect::PositionSet(_) | Effect::Became(..) | Effect::NewGame => Kind::Board,
        Effect::TimeAdded(..) | Effect::TimeTaken(..) => Kind::Time,
        Effect::IllegalMoves(..) | Effect::Warned(_) => Kind::Count,
        Effect::MustPlay(..)
        | Effect::FreeToPlay(_)
        | Effect::MustUpdate(_)
        | Effect::OfferStands(_)
        | Effect::OfferGone => Kind::Player,
        Effect::Rapid(_) | Effect::Quickplay(_) => Kind::Player,
        Effect::MayPenalize(_) | Effect::MaySendOut => Kind::May,
        Effect::MustPenalize(_) | Effect::Asked(_) => Kind::Decide,
        Effect::Over(_) => Kind::Over,
        // The desk does not know the moves of the game, so it cannot say what the counter should show.
        Effect::ClocksStopped | Effect::ClockRuns(_) | Effect::Event(_) | Effect::Counter(..) => return None,
    })
}

/// In words. Without a position, only what does not depend on it (`bound` then says how touch-move applies).
fn words(ruling: &Ruling, effect: &Effect, bound: Option<&'static str>, locale: Locale) -> String {
    let message = match effect {
        Effect::Restored(_) => Message::new("desk-step-restore"),
        Effect::MustPlay(color, _) if let Some(bound) = bound => Message::new(bound).with("color", *color),
        Effect::Became(_, role) if bound.is_some() => Message::new("desk-step-became").with("piece", *role),
        Effect::Asked(question) => Message::new("desk-step-decide").with("question", question.about.message()),
        Effect::Over(outcome) => Message::new("desk-step-over").with("score", telling::score(outcome.score)),
        // The text of the finding is a step all the same.
        effect => {
            let told = telling::effect_of(ruling, effect, locale);
            return format!("{}.", told.unwrap_or_else(|| telling::effect(effect, locale)));
        }
    };
    telling::sentence(&message.text(locale))
}

/// What a finding tells somebody to do although it has no such effect.
fn told_by(finding: &Finding) -> Option<Message> {
    let of = |id: &'static str, color: &Color| Some(Message::new(id).with("color", *color));
    match finding {
        Finding::Moving(MovingFinding::ReleasedIllegally(color, _)) => of("desk-step-take-back", color),
        Finding::Irregularity(IrregularityFinding::Displaced(color)) => of("desk-step-put-right", color),
        Finding::Remark(Remark::Irregularity(IrregularityRemark::PressedWhileDisplaced(color))) => {
            of("desk-step-put-right-first", color)
        }
        Finding::Draw(DrawFinding::ConditionVoid(color)) => of("desk-step-no-condition", color),
        _ => None,
    }
}

/// Whether it leaves the wrong clock running, so that the arbiter stops both to start the right one.
fn misleads_the_clock(ruling: &Ruling) -> bool {
    match ruling.finding {
        Finding::Clock(ClockFinding::ClockMishandled(_)) => ruling.matter == Matter::PressWithoutMove,
        Finding::Remark(Remark::Irregularity(IrregularityRemark::PressedWhileDisplaced(_))) => true,
        _ => false,
    }
}

/// The state of the game after the rulings.
pub(super) struct Standing<'a> {
    /// How touch-move applies, if there is no position.
    pub bound: Option<&'static str>,
    /// The side to move in the end.
    pub to_move: Color,
    /// The game was over before.
    pub over_before: bool,
    /// It applies only if the guidelines on games without increment were announced.
    pub announced: bool,
    /// The arbiter's open questions.
    pub open: &'a [Question],
}

/// The steps that follow from rulings.
pub(super) fn steps(rulings: &[Ruling], standing: &Standing<'_>, locale: Locale) -> Vec<Step> {
    let &Standing { bound, to_move, over_before, announced, open } = standing;
    let all: Vec<(&Ruling, &Effect)> =
        rulings.iter().flat_map(|ruling| ruling.effects.iter().map(move |effect| (ruling, effect))).collect();
    let effects: Vec<&Effect> = all.iter().map(|(_, effect)| *effect).collect();
    let mut steps: Vec<Step> = Vec::new();
    for (index, (ruling, effect)) in all.iter().enumerate() {
        let decided = matches!(effect, Effect::Asked(question) if !open.contains(question));
        let is_so = !decided && is_still_so(effect, &effects[index + 1..], to_move);
        let Some(kind) = kind(effect).filter(|_| is_so) else { continue };
        let text = words(ruling, effect, bound, locale);
        if steps.iter().all(|step| step.text != text) {
            steps.push(Step { kind, text });
        }
    }
    let pressed = |color: &Color| {
        rulings.iter().any(|ruling| {
            ruling.finding == Finding::Remark(Remark::Irregularity(IrregularityRemark::PressedWhileDisplaced(*color)))
        })
    };
    for finding in rulings.iter().map(|ruling| &ruling.finding) {
        let overtaken =
            matches!(finding, Finding::Irregularity(IrregularityFinding::Displaced(color)) if pressed(color));
        if let Some(message) = told_by(finding).filter(|_| !overtaken) {
            steps.push(Step { kind: Kind::Player, text: telling::sentence(&message.text(locale)) });
        }
    }
    steps.sort_by_key(|step| step.kind);
    let over = steps.iter().any(|step| step.kind == Kind::Over);
    let anew = effects.iter().any(|effect| matches!(effect, Effect::NewGame));
    let interferes = steps.iter().any(|step| !matches!(step.kind, Kind::Player | Kind::May));
    let stopped = effects.iter().any(|effect| matches!(effect, Effect::ClocksStopped));
    let stops = interferes || stopped || rulings.iter().any(misleads_the_clock);
    if stops && !over_before {
        let text = Message::new("desk-step-stop").text(locale);
        steps.insert(0, Step { kind: Kind::Stop, text });
    }
    if announced {
        steps.insert(0, Step { kind: Kind::Decide, text: Message::new("desk-step-announced").text(locale) });
    }
    if !over && !anew && !over_before {
        let text = if !open.is_empty() {
            Message::new("desk-step-decided-first").with("color", to_move).text(locale)
        } else if stops {
            format!("{}.", telling::effect(&Effect::ClockRuns(to_move), locale))
        } else if steps.is_empty() {
            Message::new("desk-step-go-on").text(locale)
        } else {
            Message::new("desk-step-goes-on").text(locale)
        };
        steps.push(Step { kind: Kind::GoOn, text });
    }
    steps
}

/// Whether nothing later has undone it, such as an offer that has lapsed or an obligation of a player who is no longer to move.
fn is_still_so(effect: &Effect, later: &[&Effect], to_move: Color) -> bool {
    let over = later.iter().any(|later| matches!(later, Effect::Over(_)));
    match effect {
        Effect::OfferStands(_) => !over && !later.contains(&&Effect::OfferGone),
        Effect::OfferGone => !over,
        Effect::MustPlay(color, _) | Effect::FreeToPlay(color) => !over && *color == to_move,
        _ => true,
    }
}
