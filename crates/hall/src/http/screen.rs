//! The wall display over HTTP: all boards of a round for everybody in the room, subject to the broadcast delay.

use axum::Json;
use axum::extract::State;
use jadoube_clock::{ClockState, Instant, Rate, TimeControl};
use jadoube_lawbook::Edition;
use jadoube_laws::game::Game;
use jadoube_texts::Locale;
use serde::Serialize;

use super::Context;
use super::asked::Path;
use super::competitions::seems_wooden;
use super::problem::{Problem, UNREADABLE};
use super::visitor::Visitor;
use crate::board::{Refusal, Seat, View, ViewText};
use crate::competition::{BoardOfRound, CompetitionState, Eyes, Where};
use crate::showcase::Shown;

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Screen {
    name: String,
    /// The rounds that are shown: the last one, preceded by those still being played.
    rounds: Vec<u16>,
    edition: Edition,
    control: TimeControl,
    rate: Rate,
    delay_seconds: u32,
    delay_plies: u16,
    boards: Vec<Line>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ScreenBoard"))]
pub(crate) struct Line {
    game: String,
    round: u16,
    board: u16,
    white: String,
    black: String,
    delay_seconds: u32,
    delay_plies: u16,
    #[serde(flatten)]
    shown: Shown,
    /// The last move in the reader's notation.
    texts: ViewText,
    /// It seems to be played on a wooden board: its clock is not known here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    wooden: bool,
    /// Its log cannot be read: its state is unknown.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unreadable: bool,
}

/// A board whose log cannot be read, in its initial state.
fn unreadable(state: &CompetitionState, game: &BoardOfRound<'_>, stream: &str, locale: Locale) -> Line {
    let opening = state.opening_of("", game);
    let shown = Shown { view: View::of(&Game::new(opening.rules), Instant::START), since: 0 };
    let texts = ViewText::of(&shown.view, locale);
    let (delay_seconds, delay_plies) = (opening.settings.delay_seconds, opening.settings.delay_plies);
    let (game, round, board) = (stream.to_owned(), game.round, game.pairing.board);
    let (white, black) = (opening.white, opening.black);
    Line { game, round, board, white, black, delay_seconds, delay_plies, shown, texts, wooden: false, unreadable: true }
}

async fn line(context: &Context, game: &str, locale: Locale) -> Result<Line, Problem> {
    let board = context.hall.board(game).await?;
    let opening = board.snapshot(Seat::Spectator).await.ok_or_else(|| Problem::from(&Refusal::Gone))?.opening;
    let shown = context.showcase.show(game, &board, &opening).await;
    let (round, number) = opening.event.as_ref().map_or((0, 0), |place| (place.round, place.board));
    let stands = shown.view.clock.as_ref().is_none_or(|clock| clock.state == ClockState::NotStarted);
    let wooden = number > 0 && stands && seems_wooden(context, game).await?;
    let texts = ViewText::of(&shown.view, locale);
    let (delay_seconds, delay_plies) = (opening.settings.delay_seconds, opening.settings.delay_plies);
    let (white, black) = (opening.white, opening.black);
    let game = game.to_owned();
    Ok(Line {
        game,
        round,
        board: number,
        white,
        black,
        delay_seconds,
        delay_plies,
        shown,
        texts,
        wooden,
        unreadable: false,
    })
}

/// The boards to show: those of the last round, and those of earlier rounds while they are being played or have only just ended. A round
/// that has not begun waits for them.
async fn to_show(context: &Context, state: &CompetitionState) -> Result<Vec<(u16, String)>, Problem> {
    let last = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    let of_round = |round: u16| {
        let games = state.games().filter(move |game| game.round == round);
        games.filter_map(move |game| Some((round, game.pairing.here()?))).collect::<Vec<_>>()
    };
    let mut playing = context.desk.still_playing(state, last, Eyes::Everybody).await?;
    playing.extend(context.desk.just_over(state, last).await?);
    playing.sort_by_key(|game| (game.round, game.pairing.board));
    let Some(latest) = playing.iter().map(|game| game.round).max() else { return Ok(of_round(last)) };
    let mut begun = false;
    for (_, game) in of_round(last) {
        begun = begun || context.desk.has_begun(&Where::Here(game)).await?;
    }
    let whole = if begun { last } else { latest };
    let earlier = playing.iter().filter(|game| game.round < whole);
    let earlier = earlier.filter_map(|game| Some((game.round, game.pairing.here()?)));
    Ok(earlier.chain(of_round(whole)).collect())
}

/// The last round of a competition, and the games still being played.
pub(crate) async fn round(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Screen>, Problem> {
    let state = context.desk.state(&competition).await?;
    let (mut boards, mut rounds) = (Vec::new(), Vec::new());
    for (round, game) in to_show(&context, &state).await? {
        let line = line(&context, &game, visitor.locale).await;
        let place = state.games().find(|place| place.pairing.here().as_ref() == Some(&game));
        boards.push(match (line, place) {
            // One unreadable game must not remove the others from the display.
            (Err(problem), Some(place)) if problem.code == UNREADABLE => {
                unreadable(&state, &place, &game, visitor.locale)
            }
            (line, _) => line?,
        });
        rounds.push(round);
    }
    rounds.dedup();
    let announced = &state.announcement;
    Ok(Json(Screen {
        name: announced.name.clone(),
        rounds,
        edition: announced.rules.edition,
        control: announced.rules.control.clone(),
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
