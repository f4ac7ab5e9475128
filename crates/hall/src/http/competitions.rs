//! Competitions over HTTP: announcing them, and their public view.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jadoube_clock::{ControlInput, Millis, TimeControl};
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::competition::Competition;
use jadoube_laws::event::Score;
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use jadoube_tournament::tie_breaks::BadCode;
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::JsonBody;
use super::events;
use super::games::read_control;
use super::problem::Problem;
use super::tie_breaks::{self, TieBreakName};
use super::visitor::Visitor;
use crate::access::Link;
use crate::board::{Seat, Settings};
use crate::competition::{
    Announcement, Attends, BadRegulations, CompetitionState, DeskError, Eyes, Player, Regulations, Standing, System,
    Where,
};

impl From<DeskError> for Problem {
    fn from(error: DeskError) -> Problem {
        let (status, code) = match &error {
            DeskError::Unknown(_) => (StatusCode::NOT_FOUND, "unknown_competition"),
            DeskError::Unfit(_)
            | DeskError::Refused(_)
            | DeskError::SeveralRounds(..)
            | DeskError::NoPlayer(_)
            | DeskError::NoRank(_)
            | DeskError::NothingToPlay => (StatusCode::CONFLICT, "unfit"),
            DeskError::Begun { .. } => (StatusCode::CONFLICT, "begun"),
            DeskError::Store(_) | DeskError::Board(_) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        };
        Problem::new(status, code, error.to_string())
    }
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCompetition {
    name: String,
    #[serde(default)]
    site: String,
    edition: Edition,
    control: ControlInput,
    #[serde(default)]
    unsupervised: bool,
    /// The default time in minutes (6.7.1); that of the edition if omitted.
    #[serde(default)]
    default_minutes: Option<u16>,
    /// No draw by agreement before this many moves (9.1.1).
    #[serde(default)]
    no_agreement_before: u16,
    #[serde(default)]
    settings: Settings,
    /// System, number of rounds and tie-breaks.
    #[serde(default)]
    regulations: Regulations,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CompetitionName"))]
pub(crate) struct Named {
    competition: String,
    name: String,
}

pub(crate) async fn announce(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(new): JsonBody<NewCompetition>,
) -> Result<(StatusCode, Json<Named>), Problem> {
    visitor.arbiter()?;
    if new.name.trim().is_empty() {
        return Err(Problem::bad("a competition needs a name"));
    }
    let mut rules = Competition::new(new.edition, read_control(&new.control, visitor.locale)?);
    if new.unsupervised {
        rules.supervision = Supervision::Reduced;
    }
    rules.default_time = new.default_minutes.map(|minutes| Millis::from_minutes(minutes.into()));
    rules.no_agreement_before = new.no_agreement_before;
    let regulations = new.regulations.checked().map_err(|error| bad_regulations(&error, visitor.locale))?;
    let (name, site) = (new.name.clone(), new.site);
    let announcement = Announcement { name, site, rules, settings: new.settings, regulations };
    let competition = context.desk.announce(announcement).await?;
    Ok((StatusCode::CREATED, Json(Named { competition, name: new.name })))
}

/// Why regulations are not accepted, in the reader's language.
fn bad_regulations(error: &BadRegulations, locale: Locale) -> Problem {
    let message = match error {
        BadRegulations::Code(BadCode::Unknown(code)) => Message::new("tie-break-unknown").with("code", code.clone()),
        BadRegulations::Code(BadCode::Teams(code)) => Message::new("tie-break-teams").with("code", code.clone()),
        BadRegulations::Code(BadCode::Modifier { code, modifier }) => {
            Message::new("tie-break-modifier").with("code", code.clone()).with("modifier", modifier.clone())
        }
        BadRegulations::Code(BadCode::TooMany) => Message::new("tie-break-too-many"),
        BadRegulations::NotAllowed(tie_break) => {
            Message::new("tie-break-not-allowed").with("code", tie_break.to_string())
        }
        BadRegulations::Rounds => Message::new("rounds-out-of-range"),
    };
    Problem::bad(telling::sentence(&message.text(locale)))
}

pub(crate) async fn list(State(context): State<Context>, _: Visitor) -> Result<Json<Vec<Named>>, Problem> {
    let found = context.desk.list().await?;
    Ok(Json(found.into_iter().map(|(competition, name)| Named { competition, name }).collect()))
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Overview {
    name: String,
    edition: Edition,
    control: TimeControl,
    players: Vec<Player>,
    /// The numbers of players who were entered by mistake.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dropped: Vec<usize>,
    rounds: Vec<Vec<BoardLine>>,
    /// The players without an opponent, for every round.
    byes: Vec<Vec<ByeLine>>,
    standings: Vec<Standing>,
    /// Whether each player plays in the next round, for arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attends: Vec<Attends>,
    /// How players are paired.
    system: System,
    /// How many rounds are planned.
    #[serde(skip_serializing_if = "Option::is_none")]
    planned_rounds: Option<u16>,
    /// The tie-breaks after points, in the order of the competition.
    tie_breaks: Vec<TieBreakName>,
    /// The delay with which everybody except the arbiters learns results.
    delay_seconds: u32,
    delay_plies: u16,
    /// Where it is played.
    #[serde(skip_serializing_if = "String::is_empty")]
    site: String,
    /// The default time that was announced, or that of the edition, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    default_time: Option<Millis>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct BoardLine {
    board: u16,
    white: String,
    black: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
    /// Whether it has begun, for arbiters, until it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    begun: Option<bool>,
    /// Whether it seems to be played on a wooden board: something was noted about it, or nobody was given a link to play here.
    #[serde(skip_serializing_if = "Option::is_none")]
    wooden: Option<bool>,
    /// Why its log cannot be read, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    unreadable: Option<String>,
}

/// A player without an opponent.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct ByeLine {
    player: String,
    half_points: u8,
    /// A full-point bye that was granted in advance.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    granted: bool,
}

/// Whether a board of a round, counted from 0, seems to be wooden: it looks so itself, or the board of this number did in the previous
/// round.
pub(super) async fn is_on_wood(
    context: &Context,
    state: &CompetitionState,
    round: usize,
    board: u16,
    game: &str,
) -> Result<bool, Problem> {
    if seems_wooden(context, game).await? {
        return Ok(true);
    }
    let before = round.checked_sub(1).and_then(|before| state.rounds.get(before));
    let same = before.and_then(|before| before.boards.iter().find(|pairing| pairing.board == board)?.here());
    match same {
        Some(game) => Ok(context.wooden.is_wooden(&game).await?),
        None => Ok(false),
    }
}

/// Whether a game seems to be played on a wooden board.
pub(crate) async fn seems_wooden(context: &Context, game: &str) -> Result<bool, Problem> {
    if context.wooden.is_wooden(game).await? {
        return Ok(true);
    }
    for role in [Seat::White, Seat::Black] {
        if context.links.is_drawn(&Link { game: game.to_owned(), role }).await? {
            return Ok(false);
        }
    }
    Ok(!events::has_link(context, game).await?)
}

pub(crate) async fn overview(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Overview>, Problem> {
    let eyes = visitor.eyes();
    let state = context.desk.state_for(&competition, eyes).await?;
    let results = context.desk.results(&state, eyes).await?;
    let line = |pairing: &crate::competition::Pairing| {
        let (game, score) = match &pairing.game {
            Where::Here(game) => (Some(game.clone()), results.scores.get(game).copied()),
            Where::Elsewhere(score) | Where::Forfeited(score) => (None, Some(*score)),
        };
        let name = |player: usize| state.players[player].name.clone();
        let (white, black) = (name(pairing.white), name(pairing.black));
        let unreadable = game.as_ref().and_then(|game| results.unreadable.get(game).cloned());
        BoardLine { board: pairing.board, white, black, game, score, begun: None, wooden: None, unreadable }
    };
    let bye = |bye: &crate::competition::Bye| ByeLine {
        player: state.players[bye.player].name.clone(),
        half_points: bye.half_points,
        granted: bye.granted,
    };
    let mut rounds: Vec<Vec<BoardLine>> =
        state.rounds.iter().map(|round| round.boards.iter().map(line).collect()).collect();
    if eyes == Eyes::Arbiters {
        for (index, lines) in rounds.iter_mut().enumerate() {
            for line in lines {
                let Some(game) = line.game.clone().filter(|_| line.score.is_none()) else { continue };
                line.wooden = Some(is_on_wood(&context, &state, index, line.board, &game).await?);
                line.begun = Some(context.desk.has_begun(&Where::Here(game)).await?);
            }
        }
    }
    let next = u16::try_from(state.rounds.len() + 1).unwrap_or(u16::MAX);
    Ok(Json(Overview {
        name: state.announcement.name.clone(),
        edition: state.announcement.rules.edition,
        control: state.announcement.rules.control.clone(),
        players: state.players.clone(),
        dropped: state.dropped.iter().copied().collect(),
        rounds,
        byes: state.rounds.iter().map(|round| round.byes.iter().map(bye).collect()).collect(),
        standings: context.desk.standings(&state, eyes).await?,
        attends: match eyes {
            Eyes::Arbiters => (0..state.players.len()).map(|player| state.attends(player, next)).collect(),
            Eyes::Everybody => Vec::new(),
        },
        system: state.announcement.regulations.system,
        planned_rounds: state.announcement.regulations.rounds,
        tie_breaks: tie_breaks::names(&state.announcement.regulations, visitor.locale),
        delay_seconds: state.announcement.settings.delay_seconds,
        delay_plies: state.announcement.settings.delay_plies,
        site: state.announcement.site.clone(),
        default_time: state.announcement.rules.default_time(),
    }))
}
