//! The arbiter's console over HTTP: the hall at a glance, a board in full, and the envelope of an adjourned game.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_api::QuestionText;
use jadoube_board::Color;
use jadoube_clock::{ClockState, Instant, Millis};
use jadoube_laws::adjourned::Nonce;
use jadoube_laws::event::{
    Act, Actor, AdjournedAct, ConductAct, DecisionAct, Device, Event, Held, Misconduct, Observation, Power, SheetAct,
};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::{
    AdjournedImpossible, ClockFinding, ClockRemark, CompletionRemark, DecisionFinding, Finding, Impossible, Remark,
    Ruling,
};
use jadoube_laws::telling;
use jadoube_texts::Locale;
use serde::Serialize;

use super::Context;
use super::asked::Path;
use super::problem::{Problem, UNREADABLE};
use super::reasons::{Reason, reasons};
use super::visitor::Visitor;
use crate::board::{
    Absent, AdjournedPhase, Body, Command, Folded, Opening, OtherwiseTold, Refusal, Seat, Urgency, Watch, Watcher,
};
use crate::competition::{DeskError, Persons, has_begun};
use crate::date::now;
use crate::wooden::{Decided, Notes};

/// A board of the console.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Watched {
    game: String,
    #[serde(flatten)]
    watch: Watch,
    /// The open questions in words.
    open: Vec<QuestionText>,
    /// Whether the game is played on a wooden board, and only noted here.
    wooden: bool,
    /// Whether the game has begun, on a wooden board or here.
    begun: bool,
    /// Why the arbiter should look, the most urgent first, and whom it is about.
    reasons: Vec<Reason>,
    /// The counts of the notes.
    #[serde(skip_serializing_if = "Option::is_none")]
    noted: Option<Counted>,
    /// The Article by which the game ended, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
    /// Rulings that this engine would give differently, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    otherwise: Vec<OtherwiseTold>,
    /// Why the log cannot be read, if so. The rest is then the state before the first act.
    #[serde(skip_serializing_if = "Option::is_none")]
    unreadable: Option<String>,
}

impl Watched {
    /// The order of urgency, the most urgent first. A missing arrival note at a wooden board is less urgent than a call.
    fn rank(&self) -> u8 {
        let first = self.watch.urgent.first().copied();
        let first = first.map(|urgency| match urgency {
            Urgency::DefaultOver if self.wooden => Urgency::Absent,
            urgency => urgency,
        });
        first.map_or(u8::MAX, |urgency| urgency as u8)
    }
}

/// The notes of a wooden board at a glance.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NotedCounts"))]
struct Counted {
    /// When it was started, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    started: Option<u64>,
    arrived: [bool; 2],
    warnings: [u8; 2],
    notes: usize,
    /// The result according to a noted ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided: Option<Decided>,
}

/// Adds what the notes of a wooden board say and its game does not.
fn count(watch: &mut Watch, notes: &Notes) -> Counted {
    let counted = Counted {
        started: notes.started(),
        arrived: notes.arrived(),
        warnings: notes.warnings(),
        notes: notes.standing().count(),
        decided: notes.decided(),
    };
    watch.view.illegal_moves = notes.illegal_moves();
    watch.awaited = counted.arrived.map(|arrived| counted.started.is_some() && !arrived && watch.view.score.is_none());
    let allowed = watch.opening.rules.default_time();
    let passed = |started: u64| Millis(now().saturating_sub(started));
    watch.absent = watch.awaited.map(|awaited| {
        counted.started.filter(|_| awaited && allowed.is_some()).map(|at| Absent::after(passed(at), allowed))
    });
    let mut found = Vec::new();
    if let Some(score) = watch.view.score {
        found.push((Urgency::Contradiction, counted.decided.is_some_and(|decided| decided.score != score)));
    } else {
        watch.urgent.retain(|urgency| *urgency == Urgency::Question);
        watch.urgent.extend(watch.absence());
        found.extend([
            (Urgency::Undeclared, counted.decided.is_some()),
            (Urgency::NotStarted, counted.started.is_none()),
            (Urgency::IllegalMoves, watch.view.illegal_moves != [0, 0]),
        ]);
    }
    watch.urgent.extend(found.into_iter().filter_map(|(urgency, is)| is.then_some(urgency)));
    watch.urgent.sort_unstable();
    counted
}

async fn watched(context: &Context, game: &str, locale: Locale) -> Result<Watched, Problem> {
    let board = context.hall.board(game).await?;
    let mut watch = board.watch().await.ok_or_else(|| Problem::from(&Refusal::Gone))?;
    let notes = context.wooden.notes(game).await?;
    let noted = notes.standing().next().is_some().then(|| count(&mut watch, &notes));
    let open = watch.view.questions.iter().map(|question| QuestionText::of(question, locale)).collect();
    let ended = watch.ended.as_ref().map(|ruling| telling::ruling(ruling, locale));
    let otherwise = watch.otherwise.iter().map(|found| found.told(locale)).collect();
    let begun = match &noted {
        Some(noted) => noted.started.is_some(),
        None => watch.view.clock.as_ref().is_some_and(|clock| clock.state != ClockState::NotStarted),
    };
    let wooden = noted.is_some();
    let reasons = reasons(&watch, wooden);
    let game = game.to_owned();
    Ok(Watched { game, watch, open, wooden, begun, reasons, noted, ended, otherwise, unreadable: None })
}

/// A board whose log cannot be read: its players are known from the first row or from the competition.
async fn unreadable(context: &Context, game: &str, why: String, place: Option<Opening>) -> Option<Watched> {
    let rows = context.hall.store().read(game.to_owned(), 0).await.ok()?;
    let first = rows.first().and_then(|row| match serde_json::from_str(&row.body) {
        Ok(Body::Opened(opening)) => Some(*opening),
        _ => None,
    });
    let mut opening = place.or(first)?;
    let _ = Persons::new(Arc::clone(context.hall.store())).name(&mut opening).await;
    opening.persons = Default::default();
    let mut watch = Watch::of(&opening, &Game::new(opening.rules.clone()), &[], Instant::START);
    watch.urgent = vec![Urgency::Unreadable];
    let reasons = reasons(&watch, false);
    Some(Watched {
        game: game.to_owned(),
        watch,
        open: Vec::new(),
        wooden: false,
        begun: false,
        reasons,
        noted: None,
        ended: None,
        otherwise: Vec::new(),
        unreadable: Some(why),
    })
}

/// The most boards that are shown at once.
const MOST: usize = 300;

/// All boards that this visitor arbitrates: those of every last round, and all others that are open.
pub(crate) async fn hall(State(context): State<Context>, visitor: Visitor) -> Result<Json<Vec<Watched>>, Problem> {
    let (mut names, mut places) = (HashMap::new(), HashMap::new());
    let mut games: BTreeSet<String> = context.hall.open_boards().into_iter().collect();
    if visitor.session.arbiter().is_some() {
        for (competition, name) in context.desk.list().await? {
            names.insert(competition.clone(), name);
            let state = match context.desk.state(&competition).await {
                // An unreadable competition must not hide the others.
                Err(DeskError::Unfit(_)) => continue,
                state => state?,
            };
            let last = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
            for place in state.games().filter(|place| place.round == last) {
                let Some(game) = place.pairing.here() else { continue };
                places.insert(game.clone(), state.opening_of(&competition, &place));
                games.insert(game);
            }
        }
    }
    let mut boards = Vec::new();
    for game in games.iter().filter(|game| visitor.session.roles(game).contains(&Seat::Arbiter)).take(MOST) {
        let found = match watched(&context, game, visitor.locale).await {
            Ok(watched) => Some(watched),
            // An unreadable board must neither hide the others nor be hidden itself.
            Err(problem) if problem.code == UNREADABLE => {
                unreadable(&context, game, problem.message, places.remove(game)).await
            }
            Err(_) => None,
        };
        if let Some(mut watched) = found {
            // The competition may have been renamed since the board was set up.
            if let Some(place) = &mut watched.watch.opening.event
                && let Some(name) = names.get(&place.competition)
            {
                place.name.clone_from(name);
            }
            boards.push(watched);
        }
    }
    boards.sort_by_key(|board| {
        let place = board.watch.opening.event.as_ref().map(|place| (place.name.clone(), place.round, place.board));
        let over = board.watch.view.score.is_some() && board.watch.urgent.is_empty();
        // Anybody can set up a casual board: these come after those of competitions.
        (over, place.is_none(), board.rank(), place)
    });
    Ok(Json(boards))
}

pub(crate) async fn board(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Watched>, Problem> {
    visitor.role(&game, Some(Seat::Arbiter))?;
    match watched(&context, &game, visitor.locale).await {
        Err(problem) if problem.code == UNREADABLE => {
            let found = unreadable(&context, &game, problem.message.clone(), None).await;
            found.map(Json).ok_or(problem)
        }
        watched => watched.map(Json),
    }
}

/// Something that an arbiter can do or find, in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OfferedAct"))]
pub(crate) struct Offered {
    group: OfferGroup,
    /// It is the arbiter's next step.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    first: bool,
    /// The player whom it is about, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Color>,
    act: Act,
    text: String,
}

/// Where the console offers an act.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum OfferGroup {
    /// What the arbiter observes.
    Observe,
    /// Restoring scoresheets after time trouble.
    Reconstruct,
    /// Breaches of conduct.
    Conduct,
    /// Adjourning a game, and dealing with a missing envelope.
    Adjourn,
    /// The resumption of an adjourned game.
    Resume,
    /// The opening of the envelope.
    OpenEnvelope,
}

impl Offered {
    fn of((group, act): (OfferGroup, Act), locale: Locale) -> Offered {
        let player = match &act {
            Act::Conduct(
                ConductAct::Finds { player, .. }
                | ConductAct::FindsDevice { player, .. }
                | ConductAct::FindsRefusing { player },
            ) => Some(*player),
            _ => None,
        };
        let text = telling::sentence(&act.message(Actor::Arbiter).text(locale));
        Offered { group, first: false, player, text, act }
    }
}

/// What arbiters find most often apart from questions, in the words of the log.
pub(crate) async fn acts(visitor: Visitor) -> Json<Vec<Offered>> {
    Json(usual().into_iter().map(|act| Offered::of(act, visitor.locale)).collect())
}

/// Those of them that can happen at a board now.
pub(crate) async fn offered(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Vec<Offered>>, Problem> {
    visitor.role(&game, Some(Seat::Arbiter))?;
    let now = context.hall.board(&game).await?.now();
    let mut folded = context.hall.read(&game).await?;
    let at = folded.game.log().last().map_or(now, |entry| now.max(entry.event.at));
    let begun = has_begun(&folded.game);
    let can_be = |(group, act): &(OfferGroup, Act)| {
        let event = Event { at, by: Actor::Arbiter, act: act.clone() };
        // A game that has not begun is not adjourned, even if that could be recorded.
        let follows = folded.game.would_follow(&event);
        let adjourns = matches!(group, OfferGroup::Adjourn | OfferGroup::Resume);
        (!adjourns || begun) && follows.is_ok_and(|rulings| *group != OfferGroup::Observe || !is_idle(&rulings))
    };
    let mut can_be: Vec<(OfferGroup, Act)> =
        usual().into_iter().filter(can_be).chain(envelope_to_open(&folded.game, at)).collect();
    // A board that takes only legal moves refuses any illegal move, even from the arbiter.
    can_be.retain(|(_, act)| {
        let rehearsed = folded.rehearse(Command::new("offered", [act.clone()]), Seat::Arbiter, at);
        rehearsed != Err(Refusal::IllegalMove)
    });
    let offered = |(group, act): (OfferGroup, Act)| {
        let first = is_first(&folded, group, &act);
        Offered { first, ..Offered::of((group, act), visitor.locale) }
    };
    Ok(Json(can_be.into_iter().map(offered).collect()))
}

/// Whether it is the arbiter's next step: observe an illegal move, resume an adjourned game, open its envelope.
fn is_first(folded: &Folded, group: OfferGroup, act: &Act) -> bool {
    let state = folded.game.state();
    let stage = state.adjournment().filter(|_| state.outcome().is_none()).map(|adjournment| adjournment.phase().into());
    match group {
        OfferGroup::Observe => {
            *act == Act::Decision(DecisionAct::Observes(Observation::IllegalMove))
                && folded.opening.settings.illegal_moves == Watcher::People
                && state.illegal_move_to_observe().is_some()
        }
        OfferGroup::Resume => stage == Some(AdjournedPhase::Closed),
        OfferGroup::OpenEnvelope => stage == Some(AdjournedPhase::Resumed),
        OfferGroup::Reconstruct | OfferGroup::Conduct | OfferGroup::Adjourn => false,
    }
}

/// Whether an observation would be wrong: the flag is up, the player is present, or the position can still be won.
fn is_idle(rulings: &[Ruling]) -> bool {
    let idle = |finding: &Finding| {
        matches!(
            finding,
            Finding::Clock(ClockFinding::FlagUp(_))
                | Finding::Decision(DecisionFinding::NotOnRecord)
                | Finding::Remark(
                    Remark::Clock(ClockRemark::NotLate(_)) | Remark::Completion(CompletionRemark::NotDead)
                )
        )
    };
    rulings.iter().all(|ruling| idle(&ruling.finding) || ruling.is_out_of_play())
}

/// The act of opening the envelope, if it can be opened now. It has its own address: only the hall knows the contents.
fn envelope_to_open(game: &Game, at: Instant) -> Option<(OfferGroup, Act)> {
    game.state().adjournment()?.to_be_opened()?;
    let (text, nonce, language) = (String::new(), Nonce([0; 16]), "en".to_owned());
    let act = Act::Adjourned(AdjournedAct::Opens { text, nonce, language });
    let refusal = game.refusal(&Event { at, by: Actor::Arbiter, act: act.clone() });
    // The contents are wrong, of course; but that is only checked if somebody is present to see it opened.
    let opens = matches!(refusal, Some(Impossible::Adjourned(AdjournedImpossible::NotWhatWasSealed(_))));
    opens.then_some((OfferGroup::OpenEnvelope, act))
}

fn usual() -> Vec<(OfferGroup, Act)> {
    let mut all: Vec<(OfferGroup, Act)> = Vec::new();
    let observed = [
        Observation::IllegalMove,
        Observation::TouchMove,
        Observation::TwoHands,
        Observation::BothFlags,
        Observation::DeadPosition,
        Observation::WrongSetUp,
        Observation::BoardTurned,
        Observation::ColorsReversed,
        Observation::ClockMisset,
        Observation::ClockDefect,
    ];
    for side in Color::ALL {
        all.push((OfferGroup::Observe, Act::Decision(DecisionAct::Observes(Observation::Flag(side)))));
    }
    all.extend(observed.map(|observation| (OfferGroup::Observe, Act::Decision(DecisionAct::Observes(observation)))));
    for side in Color::ALL {
        let found = [Observation::NotRecording(side), Observation::Absent(side), Observation::FlagUncounted(side)];
        all.extend(found.map(|observation| (OfferGroup::Observe, Act::Decision(DecisionAct::Observes(observation)))));
    }
    for player in Color::ALL {
        all.push((OfferGroup::Reconstruct, Act::Sheet(SheetAct::FoundIncomplete { flag: player })));
        let found = Misconduct::ALL.map(|what| (OfferGroup::Conduct, Act::Conduct(ConductAct::Finds { player, what })));
        all.extend(found);
        for (held, power) in [(Held::Body, Power::Off), (Held::Body, Power::Sounding), (Held::Bag, Power::On)] {
            let device = Device { held, power, approved: false };
            all.push((OfferGroup::Conduct, Act::Conduct(ConductAct::FindsDevice { player, device })));
        }
        all.push((OfferGroup::Conduct, Act::Conduct(ConductAct::FindsRefusing { player })));
    }
    all.push((OfferGroup::Adjourn, Act::Adjourned(AdjournedAct::AsksToSeal)));
    all.push((OfferGroup::Resume, Act::Adjourned(AdjournedAct::Resumes)));
    let missing = |position, times| Act::Adjourned(AdjournedAct::MissesEnvelope { position, times });
    all.extend([
        (OfferGroup::Adjourn, missing(true, true)),
        (OfferGroup::Adjourn, missing(true, false)),
        (OfferGroup::Adjourn, missing(false, false)),
    ]);
    all
}

/// What must be written on the envelope of an adjourned game, as a form to print.
pub(crate) async fn envelope(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    visitor.role(&game, Some(Seat::Arbiter))?;
    let folded = context.hall.read(&game).await?;
    let envelope = folded.game.state().envelope();
    let mut envelope =
        envelope.ok_or_else(|| Problem::new(StatusCode::CONFLICT, "not_adjourned", "this game is not adjourned"))?;
    let name = |given: String, word| if given.is_empty() { super::texts::plain(visitor.locale, word) } else { given };
    envelope.names.white = name(folded.opening.white, "web-white");
    envelope.names.black = name(folded.opening.black, "web-black");
    let form = envelope.form(visitor.locale);
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], form).into_response())
}
