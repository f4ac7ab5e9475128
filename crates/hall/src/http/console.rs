//! The arbiter's console over HTTP: the hall at a glance, a board in full, and the envelope of an adjourned game.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_board::Color;
use jadoube_laws::competition::conduct::{ConductAct, Device, Held, Misconduct, Power};
use jadoube_laws::competition::recording::SheetAct;
use jadoube_laws::event::{Act, Actor, Observation};
use jadoube_laws::guideline::adjourned::AdjournedAct;
use jadoube_laws::telling;
use jadoube_texts::Locale;
use serde::Serialize;

use super::Context;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::board::{Made, Refusal, Role, Watch, written};
use crate::competition::Where;
use crate::ruling_desk::Open;

/// A board of the console.
#[derive(Serialize)]
pub(crate) struct Watched {
    game: String,
    #[serde(flatten)]
    watch: Watch,
    /// The open questions in words.
    open: Vec<Open>,
    /// Whether the game is played on wood, and only noted here.
    wooden: bool,
    /// By which Article the game has ended, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
}

async fn watched(context: &Context, game: &str, locale: Locale) -> Result<Watched, Problem> {
    let board = context.hall.board(game).await?;
    let watch = board.watch().await.ok_or_else(|| Problem::from(&Refusal::Gone))?;
    let open = watch.view.questions.iter().map(|question| Open::of(question, locale)).collect();
    let wooden = context.wooden.is_wooden(game).await?;
    let ended = watch.ended.as_ref().map(|ruling| telling::ruling(ruling, locale));
    Ok(Watched { game: game.to_owned(), watch, open, wooden, ended })
}

/// The most boards that are shown at once.
const MOST: usize = 300;

/// All boards that this visitor arbitrates: those of every last round, and those that are open besides.
pub(crate) async fn hall(State(context): State<Context>, visitor: Visitor) -> Result<Json<Vec<Watched>>, Problem> {
    let mut games: BTreeSet<String> = context.hall.open_boards().into_iter().collect();
    if visitor.session.arbiter().is_some() {
        for (competition, _) in context.desk.list().await? {
            let state = context.desk.state(&competition).await?;
            let last = state.rounds.last().map_or(&[][..], |round| &round.boards);
            games.extend(last.iter().filter_map(|pairing| match &pairing.game {
                Where::Here(game) => Some(game.clone()),
                Where::Elsewhere(_) => None,
            }));
        }
    }
    let mut boards = Vec::new();
    for game in games.iter().filter(|game| visitor.session.roles(game).contains(&Role::Arbiter)).take(MOST) {
        // One board that cannot be read must not hide the others.
        if let Ok(watched) = watched(&context, game, visitor.locale).await {
            boards.push(watched);
        }
    }
    boards.sort_by_key(|board| {
        let place = board.watch.opening.event.as_ref().map(|place| (place.name.clone(), place.round, place.board));
        let over = board.watch.view.score.is_some() && board.watch.urgent.is_empty();
        (over, board.watch.urgent.first().copied().map_or(u8::MAX, |first| first as u8), place)
    });
    Ok(Json(boards))
}

pub(crate) async fn board(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Watched>, Problem> {
    visitor.role(&game, Some(Role::Arbiter))?;
    watched(&context, &game, visitor.locale).await.map(Json)
}

/// A position that stood on the board, and the move that led to it.
#[derive(Serialize)]
pub(crate) struct Stood {
    /// How many moves of either player had been made.
    plies: usize,
    fen: String,
    /// The move as it is written; nothing for the position at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
}

/// Every position of the game, from the start to what stands now, for an arbiter who looks for the last sure one (7.5.1, 7.6).
pub(crate) async fn line(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Vec<Stood>>, Problem> {
    visitor.role(&game, Some(Role::Arbiter))?;
    let folded = context.hall.read(&game).await?;
    let state = folded.game.state();
    let plies = state.plies();
    // Before each move, and what stands now: that need not be where the move before led, if the arbiter has set up something else.
    let stood =
        plies.iter().map(|ply| &ply.before).chain([state.before_turn()]).enumerate().map(|(index, before)| Stood {
            plies: index,
            fen: before.to_string(),
            written: index.checked_sub(1).map(|last| written(&Made::of(&plies[last]), visitor.locale)),
        });
    Ok(Json(stood.collect()))
}

/// Something that an arbiter can do or find, in words.
#[derive(Serialize)]
pub(crate) struct Offered {
    group: &'static str,
    act: Act,
    text: String,
}

/// What arbiters find most often beside a question, in the words of the protocol.
pub(crate) async fn acts(visitor: Visitor) -> Json<Vec<Offered>> {
    let mut all: Vec<(&'static str, Act)> = Vec::new();
    let observed = [
        Observation::IllegalMove,
        Observation::TouchMove,
        Observation::TwoHands,
        Observation::BothFlags,
        Observation::DeadPosition,
        Observation::WrongSetUp,
        Observation::BoardTurned,
        Observation::ColorsReversed,
        Observation::ClockMisset,
        Observation::ClockDefect,
    ];
    for side in Color::ALL {
        all.push(("observe", Act::Observes(Observation::Flag(side))));
    }
    all.extend(observed.map(|observation| ("observe", Act::Observes(observation))));
    for side in Color::ALL {
        let found = [Observation::NotRecording(side), Observation::Absent(side), Observation::FlagUncounted(side)];
        all.extend(found.map(|observation| ("observe", Act::Observes(observation))));
    }
    for player in Color::ALL {
        all.push(("reconstruct", Act::Sheet(SheetAct::FoundIncomplete { flag: player })));
        let found = Misconduct::ALL.map(|what| ("conduct", Act::Conduct(ConductAct::Finds { player, what })));
        all.extend(found);
        for (held, power) in [(Held::Body, Power::Off), (Held::Body, Power::Sounding), (Held::Bag, Power::On)] {
            let device = Device { held, power, approved: false };
            all.push(("conduct", Act::Conduct(ConductAct::FindsDevice { player, device })));
        }
        all.push(("conduct", Act::Conduct(ConductAct::FindsRefusing { player })));
    }
    let adjourned = [AdjournedAct::AsksToSeal, AdjournedAct::Resumes];
    all.extend(adjourned.map(|act| ("adjourn", Act::Adjourned(act))));
    let missing = |position, times| Act::Adjourned(AdjournedAct::MissesEnvelope { position, times });
    all.extend([
        ("adjourn", missing(true, true)),
        ("adjourn", missing(true, false)),
        ("adjourn", missing(false, false)),
    ]);
    let told = |(group, act): (&'static str, Act)| Offered {
        group,
        text: telling::sentence(&act.message(Actor::Arbiter).text(visitor.locale)),
        act,
    };
    Json(all.into_iter().map(told).collect())
}

/// What must stand on the envelope of an adjourned game, as a form to print.
pub(crate) async fn envelope(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    visitor.role(&game, Some(Role::Arbiter))?;
    let folded = context.hall.read(&game).await?;
    let envelope = folded.game.state().envelope();
    let mut envelope =
        envelope.ok_or_else(|| Problem::new(StatusCode::CONFLICT, "not_adjourned", "this game is not adjourned"))?;
    let name = |given: String, word| if given.is_empty() { super::texts::plain(visitor.locale, word) } else { given };
    envelope.names.white = name(folded.opening.white, "web-white");
    envelope.names.black = name(folded.opening.black, "web-black");
    let form = envelope.form(visitor.locale);
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], form).into_response())
}
