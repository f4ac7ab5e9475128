//! Boards over HTTP: setting up, looking, acting, following.

use std::convert::Infallible;
use std::time::Instant as Monotonic;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event as SseEvent, KeepAlive, Sse};
use futures_util::{Stream, stream};
use jadoube_clock::TimeControl;
use jadoube_laws::competition::Competition;
use jadoube_laws::edition::{Edition, Supervision};
use serde::{Deserialize, Serialize};

use super::Context;
use super::problem::{Given, Problem};
use super::visitor::Visitor;
use crate::access::{Grant, Link};
use crate::board::{Command, Done, Opening, Role, Settings, Snapshot};
use crate::secret::Secret;

/// A board for two people who have just met, without a competition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    #[serde(default = "newest")]
    edition: Edition,
    /// `90+30`, `40/90m, 30m; +30s`, `5400+30` …
    control: String,
    #[serde(default)]
    unsupervised: bool,
    #[serde(default)]
    white: String,
    #[serde(default)]
    black: String,
    #[serde(default)]
    settings: Settings,
    /// A number of Chess960; 518 is the usual array.
    #[serde(default)]
    chess960: Option<u16>,
}

fn newest() -> Edition {
    Edition::Y2023
}

/// The new board, with the links that bring the players to it.
#[derive(Serialize)]
pub(crate) struct NewBoard {
    game: String,
    white: String,
    black: String,
    arbiter: String,
}

fn read_control(text: &str) -> Result<TimeControl, Problem> {
    text.parse()
        .or_else(|_| TimeControl::read_as_people_write(text))
        .map_err(|error| Problem::bad(format!("the time control {text:?} cannot be read: {error}")))
}

pub(crate) async fn set_up(
    State(context): State<Context>,
    visitor: Visitor,
    Given(new): Given<NewGame>,
) -> Result<(StatusCode, Json<NewBoard>), Problem> {
    if visitor.session.arbiter().is_none() && !context.limits.boards(visitor.address) {
        return Err(Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_often",
            "too many boards from this address; wait a little",
        ));
    }
    let mut rules = Competition::new(new.edition, read_control(&new.control)?);
    if new.unsupervised {
        rules.supervision = Supervision::Reduced;
    }
    if let Some(number) = new.chess960 {
        let array = jadoube_board::ArrayNumber::new(number)
            .ok_or_else(|| Problem::bad(format!("{number} is no number of Chess960: they go from 0 to 959")))?;
        rules.start = array.into();
    }
    let name = |given: String, else_named: &str| match given.trim() {
        "" => else_named.to_owned(),
        given => given.chars().take(100).collect(),
    };
    let opening = Opening {
        event: None,
        white: name(new.white, "White"),
        black: name(new.black, "Black"),
        date: crate::date::today(),
        rules,
        settings: new.settings,
    };
    let game = Secret::draw().to_string();
    context.hall.set_up(&game, opening).await?;
    let mut draw = Vec::new();
    for role in [Role::White, Role::Black, Role::Arbiter] {
        draw.push(context.links.draw(&Link { game: game.clone(), role }).await?.to_string());
    }
    let [white, black, arbiter] = <[String; 3]>::try_from(draw).unwrap_or_default();
    Ok((StatusCode::CREATED, Json(NewBoard { game, white, black, arbiter })))
}

#[derive(Deserialize)]
pub(crate) struct As {
    /// In which of one's roles, when there are several.
    #[serde(default, rename = "as")]
    role: Option<Role>,
    #[serde(default)]
    from: Option<u64>,
}

pub(crate) async fn snapshot(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<As>,
) -> Result<Json<Snapshot>, Problem> {
    let role = visitor.role(&game, wanted.role)?;
    let board = context.hall.board(&game).await?;
    board.snapshot(role).await.map(Json).ok_or_else(|| (&crate::board::Refusal::Gone).into())
}

pub(crate) async fn acts(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<As>,
    Given(command): Given<Command>,
) -> Result<Json<Done>, Problem> {
    let arrived = Monotonic::now();
    let role = visitor.role(&game, wanted.role)?;
    if !context.limits.acts(format!("{game} {role:?} {}", visitor.address)) {
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", "too many acts; wait a little"));
    }
    let board = context.hall.board(&game).await?;
    let done = board.act(command, role, arrived, 0).await;
    context.metrics.act(done.is_ok(), arrived.elapsed());
    done.map(Json).map_err(|refusal| (&refusal).into())
}

/// Server-sent events. `Last-Event-ID`, which browsers send by themselves, resumes where the connection was lost.
pub(crate) async fn feed(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<As>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<SseEvent, Infallible>>>, Problem> {
    let role = visitor.role(&game, wanted.role)?;
    let board = context.hall.board(&game).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    let from = last.map(|last| last + 1).or(wanted.from).unwrap_or(1);
    let locale = visitor.locale;
    let rows = stream::unfold(board.follow(from, role), move |mut follower| async move {
        let row = follower.next().await?;
        let event = SseEvent::default().id(row.seq.to_string()).event("entry").data(&*row.frame(locale));
        Some((Ok(event), follower))
    });
    Ok(Sse::new(rows).keep_alive(KeepAlive::default()))
}

/// Draws new links for the players of a board, as when one was lost; the old ones are good no more.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLink {
    role: Role,
}

#[derive(Serialize)]
pub(crate) struct Drawn {
    token: String,
}

pub(crate) async fn links(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Given(wanted): Given<NewLink>,
) -> Result<Json<Drawn>, Problem> {
    let here = Grant::Board(Link { game: game.clone(), role: Role::Arbiter });
    if !visitor.session.grants.contains(&here) {
        visitor.arbiter()?;
    }
    context.hall.board(&game).await?;
    let link = Link { game, role: wanted.role };
    context.links.revoke(&link).await?;
    Ok(Json(Drawn { token: context.links.draw(&link).await?.to_string() }))
}
