//! Downloads of a competition: games, report, incidents.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt as _, stream};
use jadoube_texts::Message;
use jadoube_tournament::{Date, Points};
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::{Path, Query};
use super::games::pgn_of;
use super::problem::{Problem, UNREADABLE};
use super::visitor::Visitor;
use crate::competition::export;
use crate::competition::trf::{self, Dialect, ForPairing};
use crate::competition::{CompetitionState, OneLine, Where, standings};
use crate::hall::NoBoard;

fn text(kind: &'static str, name: &str, body: impl Into<Body>) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], body.into()).into_response()
}

pub(crate) async fn games_pgn(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Response, Problem> {
    let state = Arc::new(context.desk.state_for(&competition, visitor.eyes()).await?);
    let games = state.games().filter_map(|game| game.pairing.here()).collect::<Vec<_>>().into_iter();
    // Each game is sent as soon as it is read; a slow client does not block the reading of others.
    let texts = stream::unfold((games, context, visitor, state), |(mut games, context, visitor, state)| async {
        let game = games.next()?;
        let text = pgn_of(&context, &visitor, &game, Some(Arc::clone(&state))).await;
        let text = text.unwrap_or_else(|problem| {
            tracing::error!(game, why = problem.message, "a game cannot be given out");
            Bytes::from(format!("% game {game} cannot be read\n"))
        });
        Some(([text, Bytes::from_static(b"\n")], (games, context, visitor, state)))
    });
    let body = Body::from_stream(texts.flat_map(|parts| stream::iter(parts.map(Ok::<_, Infallible>))));
    Ok(text("application/x-chess-pgn; charset=utf-8", "games.pgn", body))
}

/// Leaves out a game that cannot be read, without hiding the others.
fn readable<T>(read: Result<T, NoBoard>) -> Result<Option<T>, Problem> {
    unless_unreadable(read.map_err(Problem::from))
}

fn unless_unreadable<T>(read: Result<T, Problem>) -> Result<Option<T>, Problem> {
    match read {
        Ok(found) => Ok(Some(found)),
        Err(problem) if problem.code == UNREADABLE => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// The dates of the games.
async fn days(context: &Context, state: &CompetitionState) -> Result<BTreeSet<String>, Problem> {
    let mut days = BTreeSet::new();
    for game in state.games() {
        let Where::Here(stream) = &game.pairing.game else { continue };
        if let Some(folded) = readable(context.hall.read(stream).await)? {
            days.insert(folded.opening.date);
        }
    }
    Ok(days)
}

/// Which report is wanted.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct ReportWanted {
    /// For a pairing program: finished rounds only, the points of the results, and who is not to be paired.
    #[serde(default)]
    pairing: bool,
    /// TRF16 instead of TRF26.
    #[serde(default)]
    trf16: bool,
    /// How many rounds are planned, if the announcement does not say.
    #[serde(default)]
    rounds: Option<u16>,
    /// The numbers of players who are absent in the next round, between commas, from 0.
    #[serde(default)]
    absent: String,
    /// The numbers of players who have a half-point bye in the next round.
    #[serde(default)]
    half: String,
}

fn player_numbers(text: &str) -> Vec<usize> {
    text.split(',').filter_map(|number| number.trim().parse().ok()).collect()
}

pub(crate) async fn report(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
    Query(wanted): Query<ReportWanted>,
) -> Result<Response, Problem> {
    let eyes = visitor.eyes();
    let state = context.desk.published(&context.desk.state_for(&competition, eyes).await?, eyes).await?;
    let days = days(&context, &state).await?;
    let (log, ends) = context.desk.log_and_ends(&state, eyes).await?;
    let mut event = if wanted.pairing {
        let (absent, half) = (player_numbers(&wanted.absent), player_numbers(&wanted.half));
        let rounds = wanted.rounds.filter(|rounds| (1..=100).contains(rounds));
        trf::for_pairing(&state, &log, &ends, &ForPairing { rounds, absent, half })
    } else {
        let mut event = trf::tournament(&state, &log, &ends);
        let numbers = trf::numbers(&state);
        for standing in standings(&state, &log, &ends) {
            if let Some(rank) = numbers.iter().position(|number| *number == standing.player) {
                let player = &mut event.players[rank];
                player.place = u16::try_from(standing.place).ok().filter(|place| *place <= 9_999);
                player.points = i32::try_from(standing.half_points).ok().map(Points::from_halves);
            }
        }
        event
    };
    let day = |day: Option<&String>| Date::new(day.map_or("", String::as_str));
    (event.start, event.end) = (day(days.first()), day(days.last()));
    let dialect = if wanted.trf16 { Dialect::Trf16 } else { Dialect::Trf26 };
    let report = trf::write(&event, dialect)
        .map_err(|error| Problem::new(StatusCode::CONFLICT, "does_not_fit_a_report", error.to_string()))?;
    Ok(text("text/plain; charset=utf-8", "report.trf", report))
}

/// The time zone of somebody who reads a time of day.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Place {
    /// How many minutes the clocks there are ahead of Greenwich.
    #[serde(default)]
    minutes_east: i32,
}

pub(crate) async fn incidents_text(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
    Query(place): Query<Place>,
) -> Result<Response, Problem> {
    visitor.arbiter()?;
    let state = context.desk.state(&competition).await?;
    let mut out = format!("{}\n\n", OneLine::new(&state.announcement.name));
    for game in state.games() {
        let Where::Here(stream) = &game.pairing.game else { continue };
        let folded = match context.hall.read_whole(stream).await {
            Ok(folded) => folded,
            Err(error @ NoBoard::Unreadable { .. }) => {
                let board = Message::new("pairing-board")
                    .with("board", i64::from(game.pairing.board))
                    .with("white", state.players[game.pairing.white].name.clone())
                    .with("black", state.players[game.pairing.black].name.clone());
                out.push_str(&format!("{}\n{error}\n\n", board.text(visitor.locale)));
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let incidents = export::incidents(&folded, visitor.locale);
        let notes = super::wooden::settled(&context, stream).await?;
        let text = export::incidents_text(&folded.opening, &incidents, &notes, visitor.locale, place.minutes_east);
        out.push_str(&text);
    }
    Ok(text("text/plain; charset=utf-8", "incidents.txt", out))
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct GameIncidents {
    game: String,
    white: String,
    black: String,
    incidents: Vec<export::Incident>,
    /// What was noted at its wooden board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<super::wooden::NoteLine>,
}

pub(crate) async fn incidents(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Vec<GameIncidents>>, Problem> {
    visitor.arbiter()?;
    let state = context.desk.state(&competition).await?;
    let mut found = Vec::new();
    for game in state.games() {
        let Where::Here(stream) = &game.pairing.game else { continue };
        let Some(folded) = readable(context.hall.read_whole(stream).await)? else { continue };
        let incidents = export::incidents(&folded, visitor.locale);
        let notes = super::wooden::told(super::wooden::settled(&context, stream).await?, visitor.locale);
        let (white, black) = (folded.opening.white, folded.opening.black);
        found.push(GameIncidents { game: stream.clone(), white, black, incidents, notes });
    }
    Ok(Json(found))
}
