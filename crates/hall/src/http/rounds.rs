//! Starting a round over HTTP, and the links to hand out before it.

use std::collections::HashSet;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jadoube_board::Color;
use jadoube_laws::event::{Act, ClockAct};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::JsonBody;
use super::competitions::is_on_wood;
use super::pairings::in_words;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::access::Link;
use crate::board::{Command, Seat, Signed};
use crate::competition::{BoardOfRound, CompetitionState, Eyes, Where, has_begun};
use crate::hall::NoBoard;
use crate::secret::Secret;
use crate::wooden::{Change, Note, Noted};

/// The start of a round.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RoundStart"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    /// The numbers of the wooden boards; if omitted, those to which nobody was given a link.
    #[serde(default)]
    wooden: Option<Vec<u16>>,
    /// Start although games of earlier rounds are still being played.
    #[serde(default)]
    anyway: bool,
}

/// Why a round should not be started yet: players who are still playing.
fn still_playing(state: &CompetitionState, round: u16, playing: &[BoardOfRound<'_>], locale: Locale) -> Problem {
    let name = |player: usize| state.players[player].name.clone();
    let board = |game: &BoardOfRound<'_>| {
        let told = Message::new("pairing-board").with("board", i64::from(game.pairing.board));
        told.with("white", name(game.pairing.white)).with("black", name(game.pairing.black)).text(locale)
    };
    let earlier = playing.iter().map(|game| game.round).max().unwrap_or(0);
    let boards: Vec<String> = playing.iter().filter(|game| game.round == earlier).map(board).collect();
    let told = Message::new("pairing-still-playing")
        .with("round", i64::from(round))
        .with("earlier", i64::from(earlier))
        .with("boards", boards.join(", "));
    Problem::new(StatusCode::CONFLICT, "still_playing", telling::sentence(&told.text(locale)))
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct RoundStarted {
    /// The boards whose clocks are running now.
    started: Vec<u16>,
    /// The wooden boards whose start was noted.
    noted: Vec<u16>,
    /// Those that could not be started.
    refused: Vec<NotStarted>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct NotStarted {
    board: u16,
    white: String,
    black: String,
    /// `over`, `begun`, `playing` if somebody still plays in an earlier round, `unreadable` if the log is broken, or `impossible`.
    why: &'static str,
    /// The reason in words, if the Laws have one.
    message: String,
}

/// 6.6: starts all boards of a round at once, as far as possible.
pub(crate) async fn start(
    State(context): State<Context>,
    visitor: Visitor,
    Path((competition, round)): Path<(String, u16)>,
    JsonBody(start): JsonBody<Start>,
) -> Result<Json<RoundStarted>, Problem> {
    let account = visitor.arbiter()?.to_owned();
    let _alone = context.desk.alone().await;
    let state = context.desk.state(&competition).await?;
    let index = state.index(round).map_err(|error| in_words(error.into(), visitor.locale))?;
    let playing = context.desk.still_playing(&state, round, Eyes::Arbiters).await?;
    if !playing.is_empty() && !start.anyway {
        return Err(still_playing(&state, round, &playing, visitor.locale));
    }
    let (mut here, mut on_wood, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    let busy: HashSet<usize> = playing.iter().flat_map(|game| [game.pairing.white, game.pairing.black]).collect();
    for pairing in &state.rounds[index].boards {
        let name = |player: usize| state.players[player].name.clone();
        let mut refuse = |why| {
            let (white, black) = (name(pairing.white), name(pairing.black));
            refused.push(NotStarted { board: pairing.board, white, black, why, message: String::new() });
        };
        let Where::Here(game) = &pairing.game else {
            refuse("over");
            continue;
        };
        let folded = match context.hall.read(game).await {
            Ok(folded) => folded,
            Err(NoBoard::Unreadable { .. }) => {
                refuse("unreadable");
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let notes = context.wooden.notes(game).await?;
        let wooden = match &start.wooden {
            Some(boards) => boards.contains(&pairing.board),
            None => is_on_wood(&context, &state, index, pairing.board, game).await?,
        };
        if folded.game.state().outcome().is_some() {
            refuse("over");
        } else if has_begun(&folded.game) || notes.started().is_some() {
            refuse("begun");
        } else if busy.contains(&pairing.white) || busy.contains(&pairing.black) {
            // A player who is still playing is not absent: start this board later.
            refuse("playing");
        } else if wooden {
            on_wood.push((pairing.board, game.clone()));
        } else {
            here.push((pairing, context.hall.board(game).await?));
        }
    }
    let arrived = std::time::Instant::now();
    let by = account.as_str();
    let starts = here.into_iter().map(|(pairing, board)| async move {
        let command = Command::new(format!("round-{}", Secret::draw()), [Act::Clock(ClockAct::StartsRound)]);
        let command = command.signed(Signed::by(Some(by)));
        (pairing, board.act(command, Seat::Arbiter, arrived, 0).await)
    });
    let mut started = Vec::new();
    for (pairing, done) in futures_util::future::join_all(starts).await {
        match done {
            Ok(_) => started.push(pairing.board),
            Err(refusal) => {
                let name = |player: usize| state.players[player].name.clone();
                let (white, black, message) = (name(pairing.white), name(pairing.black), refusal.to_string());
                refused.push(NotStarted { board: pairing.board, white, black, why: "impossible", message });
            }
        }
    }
    let mut noted = Vec::new();
    for (board, game) in on_wood {
        let (at, by) = (crate::date::now(), Some(account.clone()));
        let note = Noted::new(at, by, Note::Started);
        context.wooden.change(&game, Change::Add(vec![note])).await?;
        noted.push(board);
    }
    Ok(Json(RoundStarted { started, noted, refused }))
}

/// How many arrivals were noted.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct AllPresent {
    noted: usize,
}

/// Notes the arrival of everybody at the wooden boards of a round who has no note yet.
pub(crate) async fn present(
    State(context): State<Context>,
    visitor: Visitor,
    Path((competition, round)): Path<(String, u16)>,
) -> Result<Json<AllPresent>, Problem> {
    let account = visitor.arbiter()?.to_owned();
    let _alone = context.desk.alone().await;
    let state = context.desk.state(&competition).await?;
    let index = state.index(round).map_err(|error| in_words(error.into(), visitor.locale))?;
    let mut noted = 0;
    for pairing in &state.rounds[index].boards {
        let Some(game) = pairing.here() else { continue };
        let notes = context.wooden.notes(&game).await?;
        let going_on = match context.hall.read(&game).await {
            Ok(folded) => folded.game.state().outcome().is_none(),
            Err(NoBoard::Unreadable { .. }) => false,
            Err(error) => return Err(error.into()),
        };
        if notes.started().is_none() || !going_on {
            continue;
        }
        let arrived = notes.arrived();
        for side in Color::ALL.into_iter().filter(|side| !arrived[*side as usize]) {
            let (at, by) = (crate::date::now(), Some(account.clone()));
            let note = Noted::new(at, by, Note::Arrived(side));
            context.wooden.change(&game, Change::Add(vec![note])).await?;
            noted += 1;
        }
    }
    Ok(Json(AllPresent { noted }))
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Handout {
    board: u16,
    player: String,
    role: Seat,
    url: String,
    /// The address as a QR code, an SVG image.
    qr: String,
}

/// New links for both players of every board of the last round, to print and hand out. Earlier links are revoked.
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
        for (role, player) in [(Seat::White, pairing.white), (Seat::Black, pairing.black)] {
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
