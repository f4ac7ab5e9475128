//! Competitions over HTTP: announcing, pairing, tables and downloads.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_clock::Millis;
use jadoube_laws::competition::Competition;
use jadoube_laws::edition::{Edition, Supervision};
use jadoube_laws::event::{Act, Score};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

use super::Context;
use super::games::{read_control, visible};
use super::problem::{Given, Problem};
use super::visitor::Visitor;
use crate::access::Link;
use crate::board::{Command, Role, Settings};
use crate::competition::export::{self, Facts, Finished, as_broadcast};
use crate::competition::{
    Announcement, BoardOfRound, CompetitionState, DeskError, Eyes, Moved, NewName, Player, Standing, Unfit, Where, csv,
    has_begun, new_names, trf, typed,
};
use crate::secret::Secret;
use crate::wooden::{Change, Note, Noted};

impl From<DeskError> for Problem {
    fn from(error: DeskError) -> Problem {
        let (status, code) = match &error {
            DeskError::Unknown(_) => (StatusCode::NOT_FOUND, "unknown_competition"),
            DeskError::Unfit(_)
            | DeskError::Refused(_)
            | DeskError::SeveralRounds(..)
            | DeskError::NoPlayer(_)
            | DeskError::NothingToPlay => (StatusCode::CONFLICT, "unfit"),
            DeskError::Begun { .. } => (StatusCode::CONFLICT, "begun"),
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
    let mut rules = Competition::new(new.edition, read_control(&new.control, visitor.locale)?);
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
    /// The numbers of players who were entered by mistake.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dropped: Vec<usize>,
    rounds: Vec<Vec<BoardLine>>,
    /// Of every round, the players without an opponent.
    byes: Vec<Vec<ByeLine>>,
    standings: Vec<Standing>,
    /// How late everybody but the arbiters gets to know results.
    delay_seconds: u32,
    delay_plies: u16,
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
    /// Whether it has begun, for arbiters while it is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    begun: Option<bool>,
    /// Whether it is played on wood as far as can be told: something was noted of it, or nobody was given a link to play here.
    #[serde(skip_serializing_if = "Option::is_none")]
    wooden: Option<bool>,
}

/// A player without an opponent.
#[derive(Serialize)]
struct ByeLine {
    player: String,
    half_points: u8,
}

/// Whether a board of a round, counted from 0, is of wood as far as can be told: it seems so, or the board of this number was in the round before.
async fn is_on_wood(
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

/// Whether a game is played on wood, as far as can be told.
pub(crate) async fn seems_wooden(context: &Context, game: &str) -> Result<bool, Problem> {
    if context.wooden.is_wooden(game).await? {
        return Ok(true);
    }
    for role in [Role::White, Role::Black] {
        if context.links.is_drawn(&Link { game: game.to_owned(), role }).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

pub(crate) async fn overview(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Overview>, Problem> {
    let state = context.desk.state(&competition).await?;
    let eyes = visitor.eyes();
    let results = context.desk.results(&state, eyes).await?;
    let line = |pairing: &crate::competition::Pairing| {
        let (game, score) = match &pairing.game {
            Where::Here(game) => (Some(game.clone()), results.get(game).copied()),
            Where::Elsewhere(score) => (None, Some(*score)),
        };
        let name = |player: usize| state.players[player].name.clone();
        let (white, black) = (name(pairing.white), name(pairing.black));
        BoardLine { board: pairing.board, white, black, game, score, begun: None, wooden: None }
    };
    let bye = |bye: &crate::competition::Bye| ByeLine {
        player: state.players[bye.player].name.clone(),
        half_points: bye.half_points,
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
    Ok(Json(Overview {
        name: state.announcement.name.clone(),
        edition: state.announcement.rules.edition,
        control: state.announcement.rules.control.as_people_write().to_string(),
        players: state.players.clone(),
        dropped: state.dropped.iter().copied().collect(),
        rounds,
        byes: state.rounds.iter().map(|round| round.byes.iter().map(bye).collect()).collect(),
        standings: context.desk.standings(&state, eyes).await?,
        delay_seconds: state.announcement.settings.delay_seconds,
        delay_plies: state.announcement.settings.delay_plies,
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
    /// A board a line, or a table with a head.
    #[serde(default)]
    typed: String,
    /// A report, in the place of a list.
    #[serde(default)]
    trf: Option<String>,
    /// For which competition, whose players are known already.
    #[serde(default)]
    competition: Option<String>,
}

/// What was made of a text of pairings.
#[derive(Serialize)]
pub(crate) struct PairingsRead {
    lines: Vec<typed::Line>,
    /// The names that nobody in the competition has so far.
    new: Vec<NewName>,
    /// How many players the competition has.
    players: usize,
}

/// What cannot be read, in the reader's language.
fn malformed(message: &Message, locale: Locale) -> Problem {
    Problem::bad(telling::sentence(&message.text(locale)))
}

/// Whether the first line names columns.
fn is_table(text: &str) -> bool {
    let head = text.lines().next().unwrap_or("").to_lowercase();
    let has =
        |name: &str| head.split([',', ';', '\t']).any(|column| column.trim_matches(['"', ' ', '\u{feff}']) == name);
    has("white") && has("black")
}

fn typed_lines(text: &str, locale: Locale) -> Result<Vec<typed::Line>, Problem> {
    if !is_table(text) {
        return Ok(typed::read(text));
    }
    let list = csv::read(text).map_err(|error| malformed(&error.message(), locale))?;
    let line = |(index, paired): (usize, csv::Paired)| {
        let board = paired.board.unwrap_or_else(|| u16::try_from(index + 1).unwrap_or(u16::MAX));
        let read = match paired.black {
            Some(black) => typed::Read::Board(Box::new(typed::Board {
                board,
                white: paired.white,
                black,
                white_title: paired.white_title,
                black_title: paired.black_title,
                white_rating: paired.white_rating,
                black_rating: paired.black_rating,
                left_out: Vec::new(),
            })),
            None => {
                let (title, rating) = (paired.white_title, paired.white_rating);
                typed::Read::Bye(typed::Bye { player: paired.white, title, rating, worth: paired.bye })
            }
        };
        typed::Line { line: index + 2, read }
    };
    Ok(list.into_iter().enumerate().map(line).collect())
}

pub(crate) async fn read_pairings(
    State(context): State<Context>,
    visitor: Visitor,
    Given(draft): Given<Draft>,
) -> Result<Json<PairingsRead>, Problem> {
    visitor.arbiter()?;
    let (lines, names) = match &draft.trf {
        Some(report) => {
            let report = trf::read(report).map_err(|error| malformed(&error.message(), visitor.locale))?;
            (Vec::new(), report.players.into_iter().map(|line| line.player.name).collect())
        }
        None => {
            let lines = typed_lines(&draft.typed, visitor.locale)?;
            let names = typed::names(&lines);
            (lines, names)
        }
    };
    let players = match &draft.competition {
        Some(competition) => context.desk.state(competition).await?.players,
        None => Vec::new(),
    };
    Ok(Json(PairingsRead { lines, new: new_names(&names, &players), players: players.len() }))
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
            let list = csv::read(&text).map_err(|error| malformed(&error.message(), visitor.locale))?;
            context.desk.pair(&competition, &list).await
        }
        Pairings::Typed(text) if is_table(&text) => {
            let list = csv::read(&text).map_err(|error| malformed(&error.message(), visitor.locale))?;
            context.desk.pair(&competition, &list).await
        }
        Pairings::Typed(text) => {
            let list = typed::list(&typed::read(&text)).filter(|list| !list.is_empty());
            let list = list.ok_or_else(|| malformed(&Message::new("pairing-unread"), visitor.locale))?;
            context.desk.pair(&competition, &list).await
        }
        Pairings::Trf(text) => {
            let report = trf::read(&text).map_err(|error| malformed(&error.message(), visitor.locale))?;
            context.desk.pair_from_report(&competition, &report).await
        }
    };
    let round = round.map_err(|error| in_words(error, visitor.locale))?;
    Ok((StatusCode::CREATED, Json(RoundPaired { round })))
}

/// What was announced or paired wrongly, and what is right.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub(crate) enum Correction {
    /// The competition has another name.
    Name(String),
    /// The name of a player was written wrongly, wherever it stands.
    Player { wrong: String, right: String },
    /// A round is to be as this list has it, a board a line; games that have begun are in it as they were.
    Round { round: u16, typed: String },
    /// The last round was paired by mistake.
    Unpaired { round: u16 },
}

/// Why something cannot be paired, corrected or started, in the reader's language.
fn in_words(error: DeskError, locale: Locale) -> Problem {
    let told = match &error {
        DeskError::Begun { round, board, white, black } => Message::new("pairing-begun")
            .with("round", i64::from(*round))
            .with("board", i64::from(*board))
            .with("white", white.clone())
            .with("black", black.clone()),
        DeskError::NoPlayer(name) => Message::new("pairing-no-player").with("name", name.clone()),
        DeskError::Unfit(Unfit::NameTaken(name)) => Message::new("pairing-name-taken").with("name", name.clone()),
        DeskError::Unfit(Unfit::NotLast { round, last }) => {
            Message::new("pairing-not-last").with("round", i64::from(*round)).with("last", last.to_string())
        }
        DeskError::Unfit(Unfit::Twice { name, round }) => {
            Message::new("pairing-twice").with("name", name.clone()).with("round", i64::from(*round))
        }
        DeskError::Unfit(Unfit::Round { expected, found }) => {
            Message::new("pairing-round-order").with("expected", expected.to_string()).with("found", i64::from(*found))
        }
        DeskError::Unfit(Unfit::Board { board, round }) => {
            Message::new("pairing-board-twice").with("board", i64::from(*board)).with("round", i64::from(*round))
        }
        DeskError::Unfit(Unfit::NoRound(round)) => Message::new("pairing-no-round").with("round", i64::from(*round)),
        DeskError::Unfit(Unfit::NoName) => Message::new("pairing-name-missing"),
        DeskError::SeveralRounds(one, other) => {
            Message::new("pairing-several-rounds").with("one", i64::from(*one)).with("other", i64::from(*other))
        }
        DeskError::NothingToPlay => Message::new("pairing-nothing-to-play"),
        DeskError::Refused(refused) => refused.message(),
        _ => return error.into(),
    };
    Problem { message: telling::sentence(&told.text(locale)), ..error.into() }
}

pub(crate) async fn correct(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
    Given(correction): Given<Correction>,
) -> Result<StatusCode, Problem> {
    visitor.arbiter()?;
    let desk = &context.desk;
    let _alone = desk.alone().await;
    let moved = match correction {
        Correction::Name(name) => desk.rename(&competition, &name).await.map(|()| Vec::new()),
        Correction::Player { wrong, right } => desk.correct_name(&competition, &wrong, &right).await,
        Correction::Round { round, typed } => {
            let list = typed::list(&typed_lines(&typed, visitor.locale)?).filter(|list| !list.is_empty());
            let list = list.ok_or_else(|| malformed(&Message::new("pairing-unread"), visitor.locale))?;
            desk.repair(&competition, round, &list).await
        }
        Correction::Unpaired { round } => desk.unpair(&competition, round).await,
    };
    let moved = moved.map_err(|error| in_words(error, visitor.locale))?;
    for Moved { from, to } in &moved {
        context.links.lead(from, to.as_ref()).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The start of a round.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    /// The boards that are played on wood, by their numbers; where it is not said, those to which nobody was given a link.
    #[serde(default)]
    wooden: Option<Vec<u16>>,
    /// Though boards of earlier rounds still play.
    #[serde(default)]
    anyway: bool,
}

/// Why a round should not be started yet: who still plays.
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
pub(crate) struct RoundStarted {
    /// The boards whose clocks run here now.
    started: Vec<u16>,
    /// The wooden boards of which it was noted.
    noted: Vec<u16>,
    /// Those that could not be started.
    refused: Vec<NotStarted>,
}

#[derive(Serialize)]
struct NotStarted {
    board: u16,
    white: String,
    black: String,
    /// `over`, `begun` or `impossible`.
    why: &'static str,
    /// The reason in words, where the Laws have one.
    message: String,
}

/// 6.6: all boards of a round at once, as far as they can be started.
pub(crate) async fn start(
    State(context): State<Context>,
    visitor: Visitor,
    Path((competition, round)): Path<(String, u16)>,
    Given(start): Given<Start>,
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
        let folded = context.hall.read(game).await?;
        let notes = context.wooden.notes(game).await?;
        let wooden = match &start.wooden {
            Some(boards) => boards.contains(&pairing.board),
            None => is_on_wood(&context, &state, index, pairing.board, game).await?,
        };
        if folded.game.state().outcome().is_some() {
            refuse("over");
        } else if has_begun(&folded.game) || notes.started().is_some() {
            refuse("begun");
        } else if wooden {
            on_wood.push((pairing.board, game.clone()));
        } else {
            here.push((pairing, context.hall.board(game).await?));
        }
    }
    let arrived = std::time::Instant::now();
    let starts = here.into_iter().map(|(pairing, board)| async move {
        let command = Command::new(format!("round-{}", Secret::draw()), [Act::StartsRound]);
        (pairing, board.act(command, Role::Arbiter, arrived, 0).await)
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
        let note = Noted { at, by, entry: None, struck: None, note: Note::Started };
        context.wooden.change(&game, Change::Add(note)).await?;
        noted.push(board);
    }
    Ok(Json(RoundStarted { started, noted, refused }))
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
        let (opening, shown) = visible(&context, &visitor, stream).await?;
        let facts = Facts::of(&state, stream);
        out.push_str(&export::pgn_text(&opening, facts.as_ref(), &shown, visitor.locale));
        out.push('\n');
    }
    Ok(text("application/x-chess-pgn; charset=utf-8", "games.pgn", out))
}

/// How games ended, as far as these eyes may know it.
async fn finished(
    context: &Context,
    state: &CompetitionState,
    eyes: Eyes,
) -> Result<HashMap<String, Finished>, Problem> {
    let mut found = HashMap::new();
    for game in state.games() {
        let Where::Here(stream) = &game.pairing.game else { continue };
        let folded = context.hall.read(stream).await?;
        let shown = match eyes {
            Eyes::Arbiters => folded.game,
            Eyes::Everybody => {
                as_broadcast(&folded.game, folded.opening.settings, context.hall.board(stream).await?.now())
            }
        };
        if let Some(finished) = Finished::of(&shown) {
            found.insert(stream.clone(), finished);
        }
    }
    Ok(found)
}

pub(crate) async fn report(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Response, Problem> {
    let state = context.desk.state(&competition).await?;
    let eyes = visitor.eyes();
    let finished = finished(&context, &state, eyes).await?;
    let log = context.desk.log(&state, eyes).await?;
    Ok(text("text/plain; charset=utf-8", "report.trf", trf::write(&export::report(&state, &log, &finished))))
}

/// Where somebody is who reads a time of day.
#[derive(Deserialize)]
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
    let mut out = format!("{}\n\n", state.announcement.name);
    for game in state.games() {
        let Where::Here(stream) = &game.pairing.game else { continue };
        let folded = context.hall.read_whole(stream).await?;
        let incidents = export::incidents(&folded, visitor.locale);
        let notes = super::wooden::settled(&context, stream).await?;
        let text = export::incidents_text(&folded.opening, &incidents, &notes, visitor.locale, place.minutes_east);
        out.push_str(&text);
    }
    Ok(text("text/plain; charset=utf-8", "incidents.txt", out))
}

#[derive(Serialize)]
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
        let folded = context.hall.read_whole(stream).await?;
        let incidents = export::incidents(&folded, visitor.locale);
        let notes = super::wooden::told(super::wooden::settled(&context, stream).await?, visitor.locale);
        let (white, black) = (folded.opening.white, folded.opening.black);
        found.push(GameIncidents { game: stream.clone(), white, black, incidents, notes });
    }
    Ok(Json(found))
}
