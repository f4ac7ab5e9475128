//! The screen over HTTP: all boards of a round for everybody in the room, and what is still to be shown of none.

use axum::Json;
use axum::extract::{Path, State};
use jadoube_clock::Rate;
use jadoube_laws::edition::Edition;
use jadoube_texts::Locale;
use serde::Serialize;

use super::Context;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::board::{Refusal, Role, Told};
use crate::competition::Where;
use crate::showcase::Shown;

#[derive(Serialize)]
pub(crate) struct Screen {
    name: String,
    round: usize,
    edition: Edition,
    control: String,
    rate: Rate,
    delay_seconds: u32,
    delay_plies: u16,
    boards: Vec<Line>,
}

#[derive(Serialize)]
pub(crate) struct Line {
    game: String,
    board: u16,
    white: String,
    black: String,
    delay_seconds: u32,
    delay_plies: u16,
    #[serde(flatten)]
    shown: Shown,
    /// The last move in the reader's letters.
    told: Told,
}

async fn line(context: &Context, game: &str, locale: Locale) -> Result<Line, Problem> {
    let board = context.hall.board(game).await?;
    let opening = board.snapshot(Role::Spectator).await.ok_or_else(|| Problem::from(&Refusal::Gone))?.opening;
    let shown = context.showcase.show(game, &board, &opening).await;
    let number = opening.event.as_ref().map_or(0, |place| place.board);
    let told = Told::of(&shown.view, locale);
    let (delay_seconds, delay_plies) = (opening.settings.delay_seconds, opening.settings.delay_plies);
    let (white, black) = (opening.white, opening.black);
    Ok(Line { game: game.to_owned(), board: number, white, black, delay_seconds, delay_plies, shown, told })
}

/// The last round of a competition.
pub(crate) async fn round(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Screen>, Problem> {
    let state = context.desk.state(&competition).await?;
    let mut boards = Vec::new();
    for pairing in state.rounds.last().map_or(&[][..], |round| &round.boards) {
        if let Where::Here(game) = &pairing.game {
            boards.push(line(&context, game, visitor.locale).await?);
        }
    }
    let announced = &state.announcement;
    Ok(Json(Screen {
        name: announced.name.clone(),
        round: state.rounds.len(),
        edition: announced.rules.edition,
        control: announced.rules.control.as_people_write().to_string(),
        rate: announced.rules.rate(),
        delay_seconds: announced.settings.delay_seconds,
        delay_plies: announced.settings.delay_plies,
        boards,
    }))
}

/// One board.
pub(crate) async fn board(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Line>, Problem> {
    line(&context, &game, visitor.locale).await.map(Json)
}
