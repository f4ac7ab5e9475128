//! All boards at once: stopping the clocks for an alarm, restarting them, and announcing something.

use std::collections::BTreeMap;
use std::time::Instant as Monotonic;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::future::join_all;
use jadoube_laws::event::{Act, ArbiterAct, ClockAct, StopReason};
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::JsonBody;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::alarms::Alarm;
use crate::board::{Command, LONGEST_ID, Phase, Place, Refusal, Seat, Signed};
use crate::competition::{DeskError, Eyes};
use crate::date::now;
use crate::hall::NoBoard;
use crate::wooden::{Change, Note, Noted};

/// Stopping all clocks.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "AlarmOrder"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Stopping {
    /// The sender's name for the alarm, which makes a retry idempotent.
    id: String,
    /// The competition; without it, all boards of the hall.
    #[serde(default)]
    competition: Option<String>,
    reason: String,
}

/// An announcement to all boards.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Announcement"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Announcing {
    id: String,
    #[serde(default)]
    competition: Option<String>,
    text: String,
}

/// What became of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OutcomeAtOnce"))]
#[serde(rename_all = "snake_case")]
enum Outcome {
    /// It is in the log of the board.
    Done,
    /// It was noted at a wooden board.
    Noted,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The clocks were already stopped, and stay stopped when the others are restarted.
    AlreadyStopped,
    /// The clocks were stopped for another reason, or something has happened since.
    OtherReason,
    /// The log of the board cannot be read.
    Unreadable,
    /// The board could not take it in.
    Refused,
}

/// A board of the hall, and what became of it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardAtOnce"))]
struct Line {
    game: String,
    white: String,
    black: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<Place>,
    outcome: Outcome,
    /// Why it was refused, in words.
    #[serde(skip_serializing_if = "String::is_empty")]
    message: String,
}

/// What became of all boards.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct AtOnce {
    /// At how many boards it was done or noted.
    done: usize,
    /// The other boards, and why.
    others: Vec<Line>,
}

impl AtOnce {
    fn of(lines: Vec<Line>) -> AtOnce {
        let (done, others): (Vec<Line>, Vec<Line>) =
            lines.into_iter().partition(|line| matches!(line.outcome, Outcome::Done | Outcome::Noted));
        AtOnce { done: done.len(), others }
    }
}

/// An alarm whose boards are stopped.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct AlarmLine {
    alarm: String,
    /// When, in milliseconds since 1970.
    at: u64,
    by: String,
    reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    competition: Option<String>,
    boards: usize,
}

/// A board that something is to be done at.
struct Target {
    game: String,
    white: String,
    black: String,
    event: Option<Place>,
}

/// All boards of a competition, or of the hall, whose games may not be over.
async fn targets(context: &Context, wanted: Option<&str>) -> Result<Vec<Target>, Problem> {
    let mut found: BTreeMap<String, Target> = BTreeMap::new();
    if wanted.is_none() {
        for game in context.hall.open_boards() {
            let target = Target { game: game.clone(), white: String::new(), black: String::new(), event: None };
            found.insert(game, target);
        }
    }
    for (competition, name) in context.desk.list().await? {
        if wanted.is_some_and(|wanted| wanted != competition) {
            continue;
        }
        let state = match context.desk.state(&competition).await {
            // An unreadable competition must not keep the others running.
            Err(DeskError::Unfit(_)) if wanted.is_none() => continue,
            state => state?,
        };
        let last = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
        let earlier = context.desk.still_playing(&state, last, Eyes::Arbiters).await?;
        for place in earlier.into_iter().chain(state.games().filter(|place| place.round == last)) {
            let Some(game) = place.pairing.here() else { continue };
            let player = |number: usize| state.players.get(number).map_or_else(String::new, |found| found.name.clone());
            let (white, black) = (player(place.pairing.white), player(place.pairing.black));
            let (competition, name) = (competition.clone(), name.clone());
            let event = Place { competition, name, round: place.round, board: place.pairing.board };
            found.insert(game.clone(), Target { game, white, black, event: Some(event) });
        }
    }
    if let Some(wanted) = wanted.filter(|_| found.is_empty()) {
        // An unknown competition is reported as such.
        context.desk.state(wanted).await?;
    }
    let mut found: Vec<Target> = found.into_values().collect();
    found.sort_by_key(|target| target.event.as_ref().map(|place| (place.name.clone(), place.round, place.board)));
    Ok(found)
}

/// What is done at each board.
struct Deed<'a> {
    id: String,
    act: Act,
    note: Note,
    signed: Signed,
    /// Whether a game that has not begun is left alone.
    needs_begun: bool,
    visitor: &'a Visitor,
    arrived: Monotonic,
}

impl Deed<'_> {
    async fn at(&self, context: &Context, target: Target) -> Result<Line, Problem> {
        let Target { game, mut white, mut black, mut event } = target;
        let (outcome, message) = match context.hall.board(&game).await {
            Err(error @ NoBoard::Unreadable { .. }) => (Outcome::Unreadable, error.to_string()),
            Err(error) => (Outcome::Refused, error.to_string()),
            Ok(board) => match board.watch().await {
                None => (Outcome::Refused, Refusal::Gone.to_string()),
                Some(watch) => {
                    (white, black) = (watch.opening.white.clone(), watch.opening.black.clone());
                    event = event.or(watch.opening.event);
                    let notes = context.wooden.notes(&game).await?;
                    let wooden = notes.standing().next().is_some();
                    let begun = if wooden { notes.started().is_some() } else { watch.view.phase != Phase::NotBegun };
                    if watch.view.score.is_some() {
                        (Outcome::Over, String::new())
                    } else if self.needs_begun && !begun {
                        (Outcome::NotBegun, String::new())
                    } else if wooden {
                        let (at, by) = (now(), self.signed.arbiter.clone());
                        let noted = Noted::new(at, by, self.note.clone());
                        context.wooden.change(&game, Change::Add(vec![noted])).await?;
                        (Outcome::Noted, String::new())
                    } else {
                        let command = Command::new(self.id.clone(), [self.act.clone()]).signed(self.signed.clone());
                        match board.act(command, Seat::Arbiter, self.arrived, 0).await {
                            Ok(_) => (Outcome::Done, String::new()),
                            Err(Refusal::NotRunning) => (Outcome::AlreadyStopped, String::new()),
                            Err(Refusal::OtherReason) => (Outcome::OtherReason, String::new()),
                            Err(refusal) => (Outcome::Refused, Problem::refused(&refusal, self.visitor.locale).message),
                        }
                    }
                }
            },
        };
        Ok(Line { game, white, black, event, outcome, message })
    }

    /// At all boards; the command reaches each of them as if it had arrived at the same moment.
    async fn everywhere(&self, context: &Context, targets: Vec<Target>) -> Result<Vec<Line>, Problem> {
        let deeds = targets.into_iter().map(|target| self.at(context, target));
        join_all(deeds).await.into_iter().collect()
    }
}

/// A name of an alarm or an announcement: it becomes part of the names of commands.
fn check_id(id: &str) -> Result<(), Problem> {
    let fits = !id.is_empty() && id.len() <= LONGEST_ID - 10;
    if fits && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
        return Ok(());
    }
    Err(Problem::bad("an id has 1 to 54 letters, digits and hyphens"))
}

fn said(text: &str, what: &'static str) -> Result<String, Problem> {
    let text = text.trim();
    if text.is_empty() { Err(Problem::bad(what)) } else { Ok(text.to_owned()) }
}

/// The alarms whose boards are stopped.
pub(crate) async fn alarms(State(context): State<Context>, visitor: Visitor) -> Result<Json<Vec<AlarmLine>>, Problem> {
    visitor.arbiter()?;
    let line = |(alarm, found): (String, Alarm)| AlarmLine {
        alarm,
        at: found.at,
        by: found.by,
        reason: found.reason,
        competition: found.competition,
        boards: found.boards.len() + found.wooden.len(),
    };
    Ok(Json(context.alarms.open().await?.into_iter().map(line).collect()))
}

/// Stops all running clocks.
pub(crate) async fn stop(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(stopping): JsonBody<Stopping>,
) -> Result<Json<AtOnce>, Problem> {
    let arrived = Monotonic::now();
    let by = visitor.arbiter()?.to_owned();
    check_id(&stopping.id)?;
    let reason = said(&stopping.reason, "an alarm needs a reason")?;
    let Stopping { id, competition, .. } = stopping;
    let targets = targets(&context, competition.as_deref()).await?;
    // If it is sent twice, what was noted at wooden boards must not be noted twice.
    let before = context.alarms.find(&id).await?;
    let noted_before = before.as_ref().map_or_else(Vec::new, |alarm| alarm.wooden.clone());
    let mut alarm = before.unwrap_or_else(|| {
        let boards = targets.iter().map(|target| target.game.clone()).collect();
        Alarm { at: now(), by: by.clone(), reason: reason.clone(), competition, boards, wooden: Vec::new() }
    });
    context.alarms.keep(&id, &alarm).await?;
    let deed = Deed {
        id: format!("{id}-stop"),
        act: Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }),
        note: Note::Stopped(reason.clone()),
        signed: Signed { arbiter: Some(by), reason: Some(reason), alarm: Some(id.clone()) },
        needs_begun: true,
        visitor: &visitor,
        arrived,
    };
    let (again, targets): (Vec<Target>, Vec<Target>) =
        targets.into_iter().partition(|target| noted_before.contains(&target.game));
    let lines = deed.everywhere(&context, targets).await?;
    let of = |wanted: Outcome| lines.iter().filter(move |line| line.outcome == wanted).map(|line| line.game.clone());
    alarm.boards = of(Outcome::Done).collect();
    alarm.wooden = noted_before.into_iter().chain(of(Outcome::Noted)).collect();
    if alarm.boards.is_empty() && alarm.wooden.is_empty() {
        context.alarms.end(&id).await?;
    } else {
        context.alarms.keep(&id, &alarm).await?;
    }
    let mut all = AtOnce::of(lines);
    all.done += again.len();
    Ok(Json(all))
}

/// Restarts the clocks that an alarm stopped. Boards that were stopped for another reason stay stopped.
pub(crate) async fn restart(
    State(context): State<Context>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<AtOnce>, Problem> {
    let arrived = Monotonic::now();
    let by = visitor.arbiter()?.to_owned();
    let Some(mut alarm) = context.alarms.find(&id).await? else {
        return Err(Problem::new(StatusCode::NOT_FOUND, "unknown_alarm", "there is no such alarm, or it is over"));
    };
    let unnamed =
        |game: &String| Target { game: game.clone(), white: String::new(), black: String::new(), event: None };
    let targets = alarm.boards.iter().chain(&alarm.wooden).map(unnamed).collect();
    let deed = Deed {
        id: format!("{id}-restart"),
        act: Act::Clock(ClockAct::Restarts { side: None }),
        note: Note::Restarted(alarm.reason.clone()),
        signed: Signed { arbiter: Some(by), reason: Some(alarm.reason.clone()), alarm: Some(id.clone()) },
        needs_begun: true,
        visitor: &visitor,
        arrived,
    };
    let mut lines = deed.everywhere(&context, targets).await?;
    lines.sort_by_key(|line| line.event.as_ref().map(|place| (place.name.clone(), place.round, place.board)));
    // Boards that could not be reached can be restarted by another attempt.
    alarm.boards = lines.iter().filter(|line| line.outcome == Outcome::Refused).map(|line| line.game.clone()).collect();
    alarm.wooden = Vec::new();
    match alarm.boards.is_empty() {
        true => context.alarms.end(&id).await?,
        false => context.alarms.keep(&id, &alarm).await?,
    }
    Ok(Json(AtOnce::of(lines)))
}

/// Announces something at all boards whose games are not over.
pub(crate) async fn announce(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(announcing): JsonBody<Announcing>,
) -> Result<Json<AtOnce>, Problem> {
    let arrived = Monotonic::now();
    let by = visitor.arbiter()?.to_owned();
    check_id(&announcing.id)?;
    let text = said(&announcing.text, "an announcement needs a text")?;
    let targets = targets(&context, announcing.competition.as_deref()).await?;
    let deed = Deed {
        id: format!("{}-announce", announcing.id),
        act: Act::Arbiter(ArbiterAct::Announces { text: text.clone() }),
        note: Note::Announced(text),
        signed: Signed::by(Some(&by)),
        needs_begun: false,
        visitor: &visitor,
        arrived,
    };
    let lines = deed.everywhere(&context, targets).await?;
    // Nobody at a finished board needs to hear it.
    let lines = lines.into_iter().filter(|line| line.outcome != Outcome::Over).collect();
    Ok(Json(AtOnce::of(lines)))
}
