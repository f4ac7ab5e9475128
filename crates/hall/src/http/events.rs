//! One link per player for a whole event, and the games that it leads to.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use jadoube_board::Color;
use jadoube_laws::event::Score;
use serde::Serialize;

use super::Context;
use super::asked::Path;
use super::problem::Problem;
use super::visitor::Visitor;
use super::visits::enter;
use crate::access::{Entrant, Entry, Grant, Link};
use crate::board::Seat;
use crate::competition::{BoardOfRound, CompetitionState, DeskError, Eyes, Where};
use crate::friends::seat;
use crate::hall::NoBoard;

/// The games of a player in one competition.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct MyEvent {
    competition: String,
    /// The name of the competition.
    name: String,
    /// The name of the player.
    player: String,
    /// The games, the last one first.
    games: Vec<MyGame>,
}

/// A game of a player, seen by that player.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct MyGame {
    round: u16,
    /// Absent in a round without an opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pairing: Option<MyPairing>,
    /// What the round without an opponent is worth, in half points.
    #[serde(skip_serializing_if = "Option::is_none")]
    half_points: Option<u8>,
}

/// Where and against whom a player plays.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct MyPairing {
    board: u16,
    color: Color,
    opponent: String,
    /// Absent for a game that is not played here.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
    /// Whether it has begun.
    begun: bool,
}

/// The color of a player at a board, if they play there.
fn color_at(game: &BoardOfRound<'_>, player: usize) -> Option<Color> {
    let pairing = game.pairing;
    [(Color::White, pairing.white), (Color::Black, pairing.black)]
        .into_iter()
        .find_map(|(color, there)| (there == player).then_some(color))
}

/// The games of this visitor in all events whose links they have used.
pub(crate) async fn my_games(State(context): State<Context>, visitor: Visitor) -> Result<Json<Vec<MyEvent>>, Problem> {
    let mut events = Vec::new();
    for entrant in visitor.session.entrants() {
        match event(&context, entrant).await {
            Ok(event) => events.push(event),
            // A competition that no longer exists has no games.
            Err(DeskError::Unknown(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(Json(events))
}

async fn event(context: &Context, entrant: &Entrant) -> Result<MyEvent, DeskError> {
    let state = context.desk.state(&entrant.competition).await?;
    // Players know the results of their own games before the broadcast shows them.
    let results = context.desk.results(&state, Eyes::Arbiters).await?;
    let mut games = Vec::new();
    for game in state.games() {
        let Some(color) = color_at(&game, entrant.player) else { continue };
        let pairing = game.pairing;
        let opponent = match color {
            Color::White => pairing.black,
            Color::Black => pairing.white,
        };
        let score = match &pairing.game {
            Where::Here(stream) => results.scores.get(stream).copied(),
            Where::Elsewhere(score) | Where::Forfeited(score) => Some(*score),
        };
        let begun = score.is_some() || context.desk.has_begun(&pairing.game).await?;
        let opponent = state.players[opponent].name.clone();
        let pairing = MyPairing { board: pairing.board, color, opponent, game: pairing.here(), score, begun };
        games.push(MyGame { round: game.round, pairing: Some(pairing), half_points: None });
    }
    for (round, paired) in (1..).zip(&state.rounds) {
        let bye = paired.byes.iter().find(|bye| bye.player == entrant.player);
        games.extend(bye.map(|bye| MyGame { round, pairing: None, half_points: Some(bye.half_points) }));
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.round));
    let player = state.players.get(entrant.player).map(|player| player.name.clone()).unwrap_or_default();
    Ok(MyEvent { competition: entrant.competition.clone(), name: state.announcement.name.clone(), player, games })
}

/// Takes the seat at a board that a link for the event leads to.
pub(crate) async fn sit_down(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    for grant in &visitor.session.grants {
        let Grant::Entrant(Entry { entrant, .. }) = grant else { continue };
        let state = context.desk.state(&entrant.competition).await?;
        let here = state.games().find(|place| place.pairing.here().as_ref() == Some(&game));
        if let Some(color) = here.and_then(|place| color_at(&place, entrant.player)) {
            let mut session = visitor.session.clone();
            let link = Link { game: game.clone(), role: seat(color) };
            let epoch = context.links.epoch(&link).await?;
            // A link for the event that was revoked meanwhile gives no seat.
            if context.sessions.is_good(&session, grant).await? {
                context.sessions.seat(&mut session, link, epoch)?;
                return enter(&context, &visitor, session).await;
            }
        }
    }
    Err(Problem::forbidden("none of your links leads to this board"))
}

/// A player's link for the whole event.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct EntrantLink {
    /// The number of the player in the competition, from 0.
    player: usize,
    name: String,
    url: String,
    /// The address as a QR code, an SVG image.
    qr: String,
}

/// New links for all players of a competition, to print and hand out once. Earlier ones are revoked.
pub(crate) async fn hand_out(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Vec<EntrantLink>>, Problem> {
    visitor.arbiter()?;
    let state = context.desk.state(&competition).await?;
    let mut links = Vec::new();
    for player in (0..state.players.len()).filter(|player| !state.dropped.contains(player)) {
        links.push(new_link(&context, &competition, &state, player).await?);
    }
    Ok(Json(links))
}

/// A new link for one player, who has lost theirs. Whoever has the old one loses it with every seat.
pub(crate) async fn hand_out_again(
    State(context): State<Context>,
    visitor: Visitor,
    Path((competition, player)): Path<(String, usize)>,
) -> Result<Json<EntrantLink>, Problem> {
    visitor.arbiter()?;
    let state = context.desk.state(&competition).await?;
    if player >= state.players.len() {
        return Err(Problem::new(
            StatusCode::NOT_FOUND,
            "unknown_player",
            "no player of this competition has this number",
        ));
    }
    new_link(&context, &competition, &state, player).await.map(Json)
}

async fn new_link(
    context: &Context,
    competition: &str,
    state: &CompetitionState,
    player: usize,
) -> Result<EntrantLink, Problem> {
    let entrant = Entrant { competition: competition.to_owned(), player };
    let earlier = context.entries.is_drawn(&entrant).await?;
    // The old link first, or whoever has it could take a seat again.
    let secret = context.entries.draw(&entrant).await?;
    if earlier {
        for game in state.games() {
            if let (Some(color), Some(stream)) = (color_at(&game, player), game.pairing.here()) {
                context.links.revoke(&Link { game: stream, role: seat(color) }).await?;
            }
        }
    }
    let base = context.address.public_url.as_deref().unwrap_or("").trim_end_matches('/');
    let url = format!("{base}/join#{secret}");
    let qr = super::qr::svg(&url)?;
    Ok(EntrantLink { player, name: state.players[player].name.clone(), url, qr })
}

/// Whether a player of this game has a link for the event: then it is not played on a wooden board.
pub(super) async fn has_link(context: &Context, game: &str) -> Result<bool, Problem> {
    let board = match context.hall.board(game).await {
        Ok(board) => board,
        // Nobody plays at a board whose log cannot be read.
        Err(NoBoard::Unreadable { .. }) => return Ok(false),
        Err(error) => return Err(error.into()),
    };
    let Some(snapshot) = board.snapshot(Seat::Spectator).await else { return Ok(false) };
    let Some(place) = snapshot.opening.event.as_ref() else { return Ok(false) };
    let state = context.desk.state(&place.competition).await?;
    let Some(here) = state.games().find(|other| other.pairing.here().as_deref() == Some(game)) else {
        return Ok(false);
    };
    for player in [here.pairing.white, here.pairing.black] {
        let entrant = Entrant { competition: place.competition.clone(), player };
        if context.entries.is_drawn(&entrant).await? {
            return Ok(true);
        }
    }
    Ok(false)
}
