//! Competitions over HTTP: announcing, pairing, tables and downloads.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_clock::Millis;
use jadoube_laws::competition::Competition;
use jadoube_laws::edition::{Edition, Supervision};
use jadoube_laws::event::Score;
use serde::{Deserialize, Serialize};

use super::Context;
use super::games::{read_control, visible};
use super::problem::{Given, Problem};
use super::visitor::Visitor;
use crate::access::Link;
use crate::board::{Role, Settings};
use crate::competition::export::{self, Finished};
use crate::competition::{Announcement, CompetitionState, DeskError, Player, Standing, Where, csv, trf, typed};

impl From<DeskError> for Problem {
    fn from(error: DeskError) -> Problem {
        let (status, code) = match &error {
            DeskError::Unknown(_) => (StatusCode::NOT_FOUND, "unknown_competition"),
            DeskError::Unfit(_) | DeskError::Refused(_) | DeskError::SeveralRounds(..) | DeskError::NothingToPlay => {
                (StatusCode::CONFLICT, "unfit")
            }
            DeskError::Store(_) | DeskError::Board(_) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        };
        Problem::new(status, code, error.to_string())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCompetition {
    name: String,
    #[serde(default)]
    site: String,
    edition: Edition,
    control: String,
    #[serde(default)]
    unsupervised: bool,
    /// The default time in minutes (6.7.1); the edition's own unless it is said.
    #[serde(default)]
    default_minutes: Option<u16>,
    /// No draw by agreement before so many moves (9.1.1).
    #[serde(default)]
    no_agreement_before: u16,
    #[serde(default)]
    settings: Settings,
}

#[derive(Serialize)]
pub(crate) struct Named {
    competition: String,
    name: String,
}

pub(crate) async fn announce(
    State(context): State<Context>,
    visitor: Visitor,
    Given(new): Given<NewCompetition>,
) -> Result<(StatusCode, Json<Named>), Problem> {
    visitor.arbiter()?;
    if new.name.trim().is_empty() {
        return Err(Problem::bad("a competition needs a name"));
    }
    let mut rules = Competition::new(new.edition, read_control(&new.control)?);
    if new.unsupervised {
        rules.supervision = Supervision::Reduced;
    }
    rules.default_time = new.default_minutes.map(|minutes| Millis::from_minutes(minutes.into()));
    rules.no_agreement_before = new.no_agreement_before;
    let announcement = Announcement { name: new.name.clone(), site: new.site, rules, settings: new.settings };
    let competition = context.desk.announce(announcement).await?;
    Ok((StatusCode::CREATED, Json(Named { competition, name: new.name })))
}

pub(crate) async fn list(State(context): State<Context>) -> Result<Json<Vec<Named>>, Problem> {
    let found = context.desk.list().await?;
    Ok(Json(found.into_iter().map(|(competition, name)| Named { competition, name }).collect()))
}

#[derive(Serialize)]
pub(crate) struct Overview {
    name: String,
    edition: Edition,
    control: String,
    players: Vec<Player>,
    rounds: Vec<Vec<BoardLine>>,
    /// Of every round, the players without an opponent.
    byes: Vec<Vec<ByeLine>>,
    standings: Vec<Standing>,
}

#[derive(Serialize)]
struct BoardLine {
    board: u16,
    white: String,
    black: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
}

/// A player without an opponent.
#[derive(Serialize)]
struct ByeLine {
    player: String,
    half_points: u8,
}

pub(crate) async fn overview(
    State(context): State<Context>,
    Path(competition): Path<String>,
) -> Result<Json<Overview>, Problem> {
    let state = context.desk.state(&competition).await?;
    let results = context.desk.results(&state).await?;
    let line = |pairing: &crate::competition::Pairing| {
        let (game, score) = match &pairing.game {
            Where::Here(game) => (Some(game.clone()), results.get(game).copied()),
            Where::Elsewhere(score) => (None, Some(*score)),
        };
        let name = |player: usize| state.players[player].name.clone();
        BoardLine { board: pairing.board, white: name(pairing.white), black: name(pairing.black), game, score }
    };
    let bye = |bye: &crate::competition::Bye| ByeLine {
        player: state.players[bye.player].name.clone(),
        half_points: bye.half_points,
    };
    Ok(Json(Overview {
        name: state.announcement.name.clone(),
        edition: state.announcement.rules.edition,
        control: state.announcement.rules.control.as_people_write().to_string(),
        players: state.players.clone(),
        rounds: state.rounds.iter().map(|round| round.boards.iter().map(line).collect()).collect(),
        byes: state.rounds.iter().map(|round| round.byes.iter().map(bye).collect()).collect(),
        standings: context.desk.standings(&state).await?,
    }))
}

/// A pairing list as text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub(crate) enum Pairings {
    Csv(String),
    Trf(String),
    /// A board a line, as people type it; or a table with a head.
    Typed(String),
}

/// What a text of pairings says, for whoever wants to see it before boards are set up.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Draft {
    typed: String,
}

/// Whether the first line names columns.
fn is_table(text: &str) -> bool {
    let head = text.lines().next().unwrap_or("").to_lowercase();
    let has =
        |name: &str| head.split([',', ';', '\t']).any(|column| column.trim_matches(['"', ' ', '\u{feff}']) == name);
    has("white") && has("black")
}

fn typed_lines(text: &str) -> Result<Vec<typed::Line>, Problem> {
    if !is_table(text) {
        return Ok(typed::read(text));
    }
    let list = csv::read(text).map_err(|error| Problem::bad(error.to_string()))?;
    let line = |(index, paired): (usize, csv::Paired)| {
        let board = paired.board.unwrap_or_else(|| u16::try_from(index + 1).unwrap_or(u16::MAX));
        let read = match paired.black {
            Some(black) => typed::Read::Board { board, white: paired.white, black },
            None => typed::Read::Bye { player: paired.white },
        };
        typed::Line { line: index + 2, read }
    };
    Ok(list.into_iter().enumerate().map(line).collect())
}

pub(crate) async fn read_pairings(
    visitor: Visitor,
    Given(draft): Given<Draft>,
) -> Result<Json<Vec<typed::Line>>, Problem> {
    visitor.arbiter()?;
    typed_lines(&draft.typed).map(Json)
}

#[derive(Serialize)]
pub(crate) struct RoundPaired {
    round: u16,
}

pub(crate) async fn pair(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
    Given(pairings): Given<Pairings>,
) -> Result<(StatusCode, Json<RoundPaired>), Problem> {
    visitor.arbiter()?;
    let round = match pairings {
        Pairings::Csv(text) => {
            let list = csv::read(&text).map_err(|error| Problem::bad(error.to_string()))?;
            context.desk.pair(&competition, &list).await?
        }
        Pairings::Typed(text) if is_table(&text) => {
            let list = csv::read(&text).map_err(|error| Problem::bad(error.to_string()))?;
            context.desk.pair(&competition, &list).await?
        }
        Pairings::Typed(text) => {
            let list = typed::list(&typed::read(&text)).filter(|list| !list.is_empty());
            let list = list.ok_or_else(|| Problem::bad("not every line is a board; read it first"))?;
            context.desk.pair(&competition, &list).await?
        }
        Pairings::Trf(text) => {
            let report = trf::read(&text).map_err(|error| Problem::bad(error.to_string()))?;
            context.desk.pair_from_report(&competition, &report).await?
        }
    };
    Ok((StatusCode::CREATED, Json(RoundPaired { round })))
}

#[derive(Serialize)]
pub(crate) struct Handout {
    board: u16,
    player: String,
    role: Role,
    url: String,
    /// The address as a QR code, an SVG image.
    qr: String,
}

/// New links for both players of every board of the last round, to print and hand out. Earlier ones are good no more.
pub(crate) async fn handouts(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Vec<Handout>>, Problem> {
    visitor.arbiter()?;
    let state = context.desk.state(&competition).await?;
    let mut handouts = Vec::new();
    let Some(round) = state.rounds.last() else { return Ok(Json(handouts)) };
    for pairing in &round.boards {
        let Where::Here(game) = &pairing.game else { continue };
        for (role, player) in [(Role::White, pairing.white), (Role::Black, pairing.black)] {
            let link = Link { game: game.clone(), role };
            context.links.revoke(&link).await?;
            let secret = context.links.draw(&link).await?;
            let base = context.address.public_url.as_deref().unwrap_or("").trim_end_matches('/');
            let url = format!("{base}/join#{secret}");
            let qr = super::qr::svg(&url)?;
            handouts.push(Handout { board: pairing.board, player: state.players[player].name.clone(), role, url, qr });
        }
    }
    Ok(Json(handouts))
}

fn text(kind: &'static str, name: &str, body: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], body).into_response()
}

pub(crate) async fn games_pgn(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Response, Problem> {
    let state = context.desk.state(&competition).await?;
    let mut out = String::new();
    for game in state.games() {
        let Where::Here(stream) = &game.pairing.game else { continue };
        let (opening, game) = visible(&context, &visitor, stream).await?;
        out.push_str(&export::pgn_text(&opening, &game, visitor.locale));
        out.push('\n');
    }
    Ok(text("application/x-chess-pgn; charset=utf-8", "games.pgn", out))
}

async fn finished(context: &Context, state: &CompetitionState) -> Result<HashMap<String, Finished>, Problem> {
    let mut found = HashMap::new();
    for game in state.games() {
        let Where::Here(stream) = &game.pairing.game else { continue };
        let folded = context.hall.read(stream).await?;
        if let Some(finished) = Finished::of(&folded.game) {
            found.insert(stream.clone(), finished);
        }
    }
    Ok(found)
}

pub(crate) async fn report(
    State(context): State<Context>,
    Path(competition): Path<String>,
) -> Result<Response, Problem> {
    let state = context.desk.state(&competition).await?;
    let finished = finished(&context, &state).await?;
    let log = context.desk.log(&state).await?;
    Ok(text("text/plain; charset=utf-8", "report.trf", trf::write(&export::report(&state, &log, &finished))))
}

pub(crate) async fn incidents_text(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Response, Problem> {
    visitor.arbiter()?;
    let state = context.desk.state(&competition).await?;
    let mut out = String::new();
    for game in state.games() {
        let Where::Here(stream) = &game.pairing.game else { continue };
        let folded = context.hall.read(stream).await?;
        out.push_str(&export::incidents_text(&folded.opening, &export::incidents(&folded.game, visitor.locale)));
    }
    Ok(text("text/plain; charset=utf-8", "incidents.txt", out))
}

#[derive(Serialize)]
pub(crate) struct GameIncidents {
    game: String,
    white: String,
    black: String,
    incidents: Vec<export::Incident>,
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
        let folded = context.hall.read(stream).await?;
        let incidents = export::incidents(&folded.game, visitor.locale);
        let (white, black) = (folded.opening.white, folded.opening.black);
        found.push(GameIncidents { game: stream.clone(), white, black, incidents });
    }
    Ok(Json(found))
}
