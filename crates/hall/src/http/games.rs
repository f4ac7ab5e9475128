//! Boards over HTTP: setting up, looking, acting, following.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant as Monotonic;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event as SseEvent, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, stream};
use jadoube_board::ArrayNumber;
use jadoube_clock::{ControlInput, TimeControl};
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::adjourned::{Commitment, Nonce};
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, AdjournedAct, Medium};
use jadoube_laws::game::Game;
use jadoube_laws::telling;
use jadoube_notation::Language;
use jadoube_texts::Locale;
use serde::{Deserialize, Serialize};

use super::acted::Acted;
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::exports::{Kept, Made};
use super::pass::Pass;
use super::problem::Problem;
use super::socket::{Incoming, Wanted};
use super::visitor::Visitor;
use super::{Bounds, Context};
use crate::access::{Grant, Link};
use crate::apart::apart;
use crate::board::{Command, Opening, Refusal, Seat, Settings, Signed, Snapshot, is_silent_for};
use crate::casual::Full;
use crate::competition::{CompetitionState, Persons, export};
use crate::sealed::SealError;
use crate::secret::Secret;

/// A casual board for two people, without a competition.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    #[serde(default = "latest")]
    edition: Edition,
    control: ControlInput,
    #[serde(default)]
    unsupervised: bool,
    #[serde(default)]
    white: String,
    #[serde(default)]
    black: String,
    #[serde(default)]
    settings: Settings,
    /// A number of Chess960; 518 is the standard array.
    #[serde(default)]
    chess960: Option<u16>,
}

fn latest() -> Edition {
    Edition::newest()
}

/// The new board, with the links for the players.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct NewBoard {
    game: String,
    white: String,
    black: String,
    arbiter: String,
}

pub(crate) fn read_control(sent: &ControlInput, locale: Locale) -> Result<TimeControl, Problem> {
    sent.read().map_err(|error| Problem::bad(telling::sentence(&telling::control_in_json(&error).text(locale))))
}

pub(crate) async fn set_up(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(new): JsonBody<NewGame>,
) -> Result<(StatusCode, Json<NewBoard>), Problem> {
    let opening = announced(new, visitor.locale)?;
    open_board(&context, &visitor, opening).await
}

/// What is announced about a new casual game.
pub(super) fn announced(new: NewGame, locale: Locale) -> Result<Opening, Problem> {
    let mut rules = Competition::new(new.edition, read_control(&new.control, locale)?);
    if new.unsupervised {
        rules.supervision = Supervision::Reduced;
    }
    if let Some(number) = new.chess960 {
        let array = ArrayNumber::new(number)
            .ok_or_else(|| Problem::bad(format!("{number} is not a Chess960 number: expected 0 to 959")))?;
        rules.start = array.into();
    }
    let name = |given: &str| given.trim().chars().take(100).collect();
    Ok(Opening {
        event: None,
        white: name(&new.white),
        black: name(&new.black),
        persons: Default::default(),
        date: crate::date::today(),
        rules,
        settings: new.settings,
    })
}

/// The same game again, with colors reversed: somebody who plays both sides on one device sets it up.
pub(crate) async fn again(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<(StatusCode, Json<NewBoard>), Problem> {
    let roles = visitor.session.roles(&game);
    if !roles.contains(&Seat::White) || !roles.contains(&Seat::Black) {
        return Err(Problem::forbidden("only a player of both sides can set the game up again"));
    }
    let opening = colors_reversed(context.hall.read(&game).await?.opening)?;
    open_board(&context, &visitor, opening).await
}

/// The announcement of another game between the same players, with colors reversed. Chess960 begins with another array.
pub(super) fn colors_reversed(opening: Opening) -> Result<Opening, Problem> {
    let Opening { event, white, black, mut rules, settings, .. } = opening;
    if event.is_some() {
        return Err(Problem::forbidden("the games of a competition are paired"));
    }
    if rules.start != ArrayNumber::STANDARD.into() {
        let drawn = u128::from_ne_bytes(Secret::draw().bytes()) % u128::from(ARRAYS);
        rules.start = u16::try_from(drawn).ok().and_then(ArrayNumber::new).unwrap_or(ArrayNumber::STANDARD).into();
    }
    let date = crate::date::today();
    Ok(Opening { event: None, white: black, black: white, persons: Default::default(), date, rules, settings })
}

/// How many starting arrays Chess960 has.
const ARRAYS: u16 = 960;

/// A casual board without any links.
pub(super) async fn open_casual(context: &Context, visitor: &Visitor, opening: Opening) -> Result<String, Problem> {
    if visitor.session.arbiter().is_none() && !context.limits.boards(visitor.address) {
        return Err(Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_often",
            "too many boards from this address; wait a little",
        ));
    }
    let game = Secret::draw().to_string();
    let strangers = visitor.session.arbiter().is_none().then_some(visitor.address);
    let _room = match strangers {
        None => None,
        Some(address) => {
            let Bounds { casual_games, casual_games_per_address, .. } = context.address.bounds;
            let room = context.casual.room(address, casual_games, casual_games_per_address).await?;
            let full = |full: Full| Problem::new(StatusCode::TOO_MANY_REQUESTS, "full", full.to_string());
            Some(room.map_err(full)?)
        }
    };
    // Record it first: a game without a record would never expire.
    let now = crate::date::now();
    context.casual.note(&game, strangers, now).await?;
    let persons = Persons::new(Arc::clone(context.hall.store()));
    let (white, black) = tokio::try_join!(persons.enter(&opening.white, now), persons.enter(&opening.black, now))?;
    let opening = Opening { white: String::new(), black: String::new(), persons: [white, black], ..opening };
    context.hall.set_up(&game, opening).await?;
    Ok(game)
}

/// A casual board, with links for the players and the arbiter.
async fn open_board(
    context: &Context,
    visitor: &Visitor,
    opening: Opening,
) -> Result<(StatusCode, Json<NewBoard>), Problem> {
    let game = open_casual(context, visitor, opening).await?;
    let draw = |role| {
        let (links, link) = (&context.links, Link { game: game.clone(), role });
        async move { links.draw(&link).await.map(|secret| secret.to_string()) }
    };
    let (white, black, arbiter) = tokio::try_join!(draw(Seat::White), draw(Seat::Black), draw(Seat::Arbiter))?;
    Ok((StatusCode::CREATED, Json(NewBoard { game, white, black, arbiter })))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct As {
    /// The role, if the visitor has several.
    #[serde(default, rename = "as")]
    role: Option<Seat>,
}

pub(crate) async fn snapshot(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<As>,
) -> Result<Json<Snapshot>, Problem> {
    let role = visitor.role(&game, wanted.role)?;
    still_there(&context, &game).await?;
    let board = context.hall.board(&game).await?;
    board.snapshot(role).await.map(Json).ok_or_else(|| (&crate::board::Refusal::Gone).into())
}

fn too_often() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", "too many acts; wait a little")
}

pub(crate) async fn acts(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<As>,
    JsonBody(incoming): JsonBody<Incoming>,
) -> Result<Json<Acted>, Problem> {
    let arrived = Monotonic::now();
    let role = incoming.role;
    if role.is_some_and(|role| wanted.role.is_some_and(|other| role != other)) {
        return Err(Problem::bad("`as` in the address and `as` in the body are different roles"));
    }
    let role = visitor.role(&game, role.or(wanted.role))?;
    if !context.limits.acts(format!("{game} {role:?} {}", visitor.address)) {
        return Err(too_often());
    }
    let command = incoming.sent_by(visitor.session.arbiter(), role);
    if command.brings_an_envelope() {
        return Err(no_envelopes());
    }
    let board = context.hall.board(&game).await?;
    context.presence.note(&game, &board, &command, role).await;
    let acts = command.acts.clone();
    let done = board.act(command, role, arrived, 0).await;
    context.metrics.act(done.is_ok(), arrived.elapsed());
    let done = done.map_err(|refusal| Problem::refused(&refusal, visitor.locale))?;
    Ok(Json(Acted::of(done, &acts, &board, role, visitor.locale).await))
}

/// Nobody can join a board that was paired by mistake.
pub(crate) async fn still_there(context: &Context, game: &str) -> Result<(), Problem> {
    if context.links.is_withdrawn(game).await? {
        let why = "this board was paired by mistake and is withdrawn";
        return Err(Problem::new(StatusCode::GONE, "withdrawn", why));
    }
    Ok(())
}

/// A move is sealed in an envelope of the hall, or not at all.
pub(crate) fn no_envelopes() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "not_for_them", "a move is sealed at the address for that, not by an act")
}

/// Server-sent events. `Last-Event-ID`, which browsers send automatically, resumes after a lost connection.
pub(crate) async fn feed(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<SseEvent, Infallible>>>, Problem> {
    let role = visitor.role(&game, wanted.role)?;
    let board = context.hall.board(&game).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    let from = last.map(|last| last.saturating_add(1)).or(wanted.from).unwrap_or(1);
    let locale = visitor.locale;
    let pass = Pass::new(&context, visitor.shown, &visitor.session, &game, role);
    let rows = stream::unfold((board.follow(from, role), pass), move |(mut follower, mut pass)| async move {
        let row = tokio::select! {
            biased;
            () = pass.ended() => return None,
            row = follower.next() => row?,
        };
        let event = SseEvent::default().id(row.seq.to_string()).event("entry").data(row.frame(locale, role).entry());
        Some((Ok(event), (follower, pass)))
    });
    Ok(Sse::new(rows).keep_alive(KeepAlive::default()))
}

/// Creates new links for the players of a board, as after a loss; the old ones are revoked.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLink {
    role: Seat,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SecretLink"))]
pub(crate) struct Drawn {
    token: String,
}

pub(crate) async fn links(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(wanted): JsonBody<NewLink>,
) -> Result<Json<Drawn>, Problem> {
    let here = Grant::Board(Link { game: game.clone(), role: Seat::Arbiter });
    if !visitor.session.grants.contains(&here) {
        visitor.arbiter()?;
    }
    context.hall.board(&game).await?;
    let link = Link { game, role: wanted.role };
    context.links.revoke(&link).await?;
    Ok(Json(Drawn { token: context.links.draw(&link).await?.to_string() }))
}

/// A game as far as this visitor may see it.
pub(crate) async fn visible(context: &Context, visitor: &Visitor, game: &str) -> Result<(Opening, Game), Problem> {
    let folded = context.hall.read(game).await?;
    let spectator = visitor.role(game, None)? == Seat::Spectator;
    let delayed = folded.opening.settings.delay_seconds > 0 || folded.opening.settings.delay_plies > 0;
    if !spectator || !delayed {
        return Ok((folded.opening, folded.game));
    }
    let now = context.hall.board(game).await?.now();
    let shown = apart(move || {
        let shown = export::as_broadcast(&folded.game, folded.opening.settings, now);
        (folded.opening, shown)
    });
    Ok(shown.await?)
}

/// The game as PGN at an address that does not change: `/games/NAME.pgn`.
pub(crate) async fn pgn(
    State(context): State<Context>,
    visitor: Visitor,
    Path(file): Path<String>,
) -> Result<Response, Problem> {
    let Some(game) = file.strip_suffix(".pgn") else {
        return Err(Problem::new(StatusCode::NOT_FOUND, "unknown_page", format!("there is no page {file}")));
    };
    let text = pgn_of(&context, &visitor, game, None).await?;
    Ok(([(header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8")], text).into_response())
}

/// A game as PGN, as far as this visitor may see it. The text is cached.
pub(crate) async fn pgn_of(
    context: &Context,
    visitor: &Visitor,
    game: &str,
    competition: Option<Arc<CompetitionState>>,
) -> Result<Bytes, Problem> {
    let known = async |name: Option<&str>| match (&competition, name) {
        (Some(state), _) => Some(Arc::clone(state)),
        (None, Some(name)) => context.desk.state_for(name, visitor.eyes()).await.ok().map(Arc::new),
        (None, None) => None,
    };
    let how = context.wooden.notes(game).await?.ending();
    let facts =
        |state: Option<&CompetitionState>| format!("{how:?} {:?}", state.map(|state| export::Facts::of(state, game)));
    let (store, persons) = (context.hall.store(), Persons::new(Arc::clone(context.hall.store())));
    let locale = visitor.locale;
    let role = visitor.role(game, None)?;
    let made = Made { game: game.to_owned(), lang: locale.tag(), silent: role != Seat::Arbiter };
    let _turn = context.exports.turn(visitor).await;
    if let Some(kept) = context.exports.find(&made)
        && store.read(game.to_owned(), kept.rows - 1).await?.len() == 1
        && kept.names == persons.names(&kept.persons).await?
        && facts(known(kept.competition.as_deref()).await.as_deref()) == kept.facts
    {
        return Ok(kept.text);
    }
    let (opening, shown) = visible(context, visitor, game).await?;
    let delayed = opening.settings.delay_seconds > 0 || opening.settings.delay_plies > 0;
    let (rows, competition) =
        (shown.log().len() as u64 + 1, opening.event.as_ref().map(|place| place.competition.clone()));
    let state = known(competition.as_deref()).await;
    let facts = facts(state.as_deref());
    let shown_as = [opening.white.clone(), opening.black.clone()];
    let (ids, names) = (opening.persons.clone(), persons.names(&opening.persons).await?);
    let stream = game.to_owned();
    let text = apart(move || {
        let facts = state.as_ref().and_then(|state| export::Facts::of(state, &stream));
        let silent = is_silent_for(role, opening.settings, &shown);
        let text = if silent { export::pgn_text_in_silence } else { export::pgn_text };
        Bytes::from(text(&opening, facts.as_ref(), &shown, how, locale))
    });
    let text = text.await?;
    // Do not cache a name that was erased or corrected just now.
    let is_current =
        |(id, (name, shown)): (&String, (&Option<String>, &String))| id.is_empty() || name.as_ref() == Some(shown);
    if !delayed && ids.iter().zip(names.iter().zip(&shown_as)).all(is_current) {
        context.exports.keep(made, Kept { rows, competition, facts, persons: ids, names, text: text.clone() });
    }
    Ok(text)
}

/// A move to seal: the hall puts it into an envelope, and the log gets only the commitment.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Sealing {
    id: String,
    text: String,
    #[serde(default = "english")]
    language: String,
    /// What else the player has written it on: some editions require paper, which is in the arbiter's envelope.
    #[serde(default = "electronic")]
    on: Medium,
}

fn electronic() -> Medium {
    Medium::Electronic
}

fn english() -> String {
    "en".to_owned()
}

/// Longer than any line on a scoresheet.
const LONGEST_SEALED: usize = 200;

impl From<SealError> for Problem {
    fn from(error: SealError) -> Problem {
        match error {
            SealError::Store(error) => error.into(),
            SealError::Missing => Problem::new(StatusCode::NOT_FOUND, "no_envelope", error.to_string()),
            SealError::WrongKey => Problem::new(StatusCode::CONFLICT, "wrong_key", error.to_string()),
        }
    }
}

/// A move that was to be sealed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Sealed {
    #[serde(flatten)]
    acted: Acted,
    /// Whether it is in the envelope now. If the edition does not accept it as sealed, there is a ruling and no envelope.
    sealed: bool,
}

pub(crate) async fn seal(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<As>,
    JsonBody(sealing): JsonBody<Sealing>,
) -> Result<Json<Sealed>, Problem> {
    let arrived = Monotonic::now();
    let role = visitor.role(&game, wanted.role)?;
    if role.side().is_none() {
        return Err(Problem::forbidden("only a player seals a move"));
    }
    let Sealing { id, text, language, on } = sealing;
    if text.is_empty() || text.len() > LONGEST_SEALED {
        return Err(Problem::bad("a sealed move has 1 to 200 bytes"));
    }
    if Language::find(&language).is_none() {
        return Err(Problem::bad("this language of notation is not known here"));
    }
    if !context.limits.acts(format!("{game} {role:?} {}", visitor.address)) {
        return Err(too_often());
    }
    let board = context.hall.board(&game).await?;
    // Each envelope has another number; a retry is recognized by the contents.
    let contents = context.envelopes.fingerprint(&["sealing", &game, &text, &language, &format!("{on:?}")]);
    let command = |commitment| {
        let seals = Act::Adjourned(AdjournedAct::Seals { commitment, on });
        Command { contents: Some(contents.clone()), ..Command::new(id.clone(), [seals]) }
    };
    let refused = |refusal: Refusal| Problem::refused(&refusal, visitor.locale);
    let commitment = Commitment::to(&text, Nonce(Secret::draw().bytes()));
    if let Some(done) = board.rehearse(command(commitment), role).await.map_err(refused)? {
        let sealed = board.watch().await.and_then(|watch| watch.adjourned?.envelope).is_some();
        let acted = Acted::of(done, &command(commitment).acts, &board, role, visitor.locale).await;
        return Ok(Json(Sealed { acted, sealed }));
    }
    let commitment = context.envelopes.seal(&game, &text, &language).await?;
    let done = board.act(command(commitment), role, arrived, 0).await;
    // If the outcome is unknown, keep the envelope.
    if done.as_ref().is_err_and(|refusal| !matches!(refusal, Refusal::Unavailable(_) | Refusal::Gone)) {
        context.envelopes.discard(&game, &commitment).await?;
    }
    let done = done.map_err(refused)?;
    let envelope = board.watch().await.and_then(|watch| watch.adjourned?.envelope);
    let acted = Acted::of(done, &command(commitment).acts, &board, role, visitor.locale).await;
    Ok(Json(Sealed { acted, sealed: envelope == Some(commitment) }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EnvelopeOpening"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    id: String,
    /// The commitment of the envelope, as the log has it.
    commitment: Commitment,
}

/// The arbiter opens an envelope; the player who sealed it need not be present.
pub(crate) async fn open(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(opened): JsonBody<Opened>,
) -> Result<Json<Acted>, Problem> {
    let arrived = Monotonic::now();
    let role = visitor.role(&game, Some(Seat::Arbiter))?;
    let board = context.hall.board(&game).await?;
    let contents = context.envelopes.open(&game, &opened.commitment).await?;
    let nonce = contents.nonce();
    let act = Act::Adjourned(AdjournedAct::Opens { text: contents.text, nonce, language: contents.language });
    let command = Command::new(opened.id, [act.clone()]).signed(Signed::by(visitor.session.arbiter()));
    let done = board.act(command, role, arrived, 0).await;
    let done = done.map_err(|refusal| Problem::refused(&refusal, visitor.locale))?;
    Ok(Json(Acted::of(done, &[act], &board, role, visitor.locale).await))
}
