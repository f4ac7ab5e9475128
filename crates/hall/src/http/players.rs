//! The list of players: late entries, absences and withdrawals.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::{JsonBody, LIST, check_lines};
use super::pairings::{in_words, malformed};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::competition::{Attendance, Attends, Player, typed};

/// Players to be entered.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPlayers {
    /// One player per line, with title and rating if there are any: `GM Anna 2500`.
    typed: String,
}

/// How many players are new.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PlayersEntered {
    entered: usize,
}

/// A player as a line names them.
fn player(line: &str) -> Option<Player> {
    // A name alone is read like a player without an opponent.
    match typed::read(&format!("{line} – bye")).pop()?.read {
        typed::Read::Bye(typed::Bye { player, title, rating, .. }) => {
            Some(Player { name: player, title, rating, ..Player::default() })
        }
        typed::Read::Board(_) | typed::Read::Fault(_) => None,
    }
}

pub(crate) async fn enter(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
    JsonBody(new): JsonBody<NewPlayers, LIST>,
) -> Result<Json<PlayersEntered>, Problem> {
    visitor.arbiter()?;
    check_lines(&new.typed)?;
    let lines = new.typed.lines().map(str::trim).filter(|line| !line.is_empty());
    let players: Option<Vec<Player>> = lines.map(player).collect();
    let players = players.filter(|players| !players.is_empty());
    let players = players.ok_or_else(|| malformed(&Message::new("players-unread"), visitor.locale))?;
    let entered = context.desk.enter(&competition, &players).await;
    let entered = entered.map_err(|error| in_words(error, visitor.locale))?;
    Ok(Json(PlayersEntered { entered }))
}

/// Whether a player plays.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAttendance {
    /// The round, from 1; it is not paired yet.
    round: u16,
    attends: Attends,
}

pub(crate) async fn attend(
    State(context): State<Context>,
    visitor: Visitor,
    Path((competition, player)): Path<(String, usize)>,
    JsonBody(NewAttendance { round, attends }): JsonBody<NewAttendance>,
) -> Result<StatusCode, Problem> {
    visitor.arbiter()?;
    let said = context.desk.attend(&competition, Attendance { player, round, attends }).await;
    said.map_err(|error| in_words(error, visitor.locale))?;
    Ok(StatusCode::NO_CONTENT)
}
