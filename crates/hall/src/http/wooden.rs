//! Wooden boards over HTTP: what the arbiter has noted, and one more note.

use std::time::{Instant as Monotonic, SystemTime, UNIX_EPOCH};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use jadoube_clock::{Millis, Rate};
use jadoube_laws::edition::{Edition, Supervision};
use jadoube_laws::event::{Act, Score};
use serde::{Deserialize, Serialize};

use super::Context;
use super::problem::{Given, Problem};
use super::visitor::Visitor;
use crate::board::{Command, Place, Refusal, Role};
use crate::ruling_desk::{Inquiry, answer};
use crate::wooden::{Note, Noted, Notes, Ruled};

/// A wooden board with its counts.
#[derive(Serialize)]
pub(crate) struct WoodenBoard {
    white: String,
    black: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<Place>,
    edition: Edition,
    control: String,
    rate: Rate,
    unsupervised: bool,
    /// The default time that was announced or that the edition has.
    #[serde(skip_serializing_if = "Option::is_none")]
    default_time: Option<Millis>,
    /// Now, in milliseconds since 1970, by the clock of the hall.
    now: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    started: Option<u64>,
    arrived: [bool; 2],
    illegal_moves: [u8; 2],
    warnings: [u8; 2],
    offers: [usize; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
    #[serde(flatten)]
    notes: Notes,
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

async fn describe(context: &Context, game: &str, notes: Notes) -> Result<WoodenBoard, Problem> {
    let board = context.hall.board(game).await?;
    let snapshot = board.snapshot(Role::Arbiter).await.ok_or_else(|| Problem::from(&Refusal::Gone))?;
    let rules = &snapshot.opening.rules;
    Ok(WoodenBoard {
        edition: rules.edition,
        control: rules.control.as_people_write().to_string(),
        rate: rules.rate(),
        unsupervised: rules.supervision() == Supervision::Reduced,
        default_time: rules.default_time(),
        now: now(),
        started: notes.started(),
        arrived: notes.arrived(),
        illegal_moves: notes.illegal_moves(),
        warnings: notes.warnings(),
        offers: notes.offers(),
        score: snapshot.view.score,
        white: snapshot.opening.white,
        black: snapshot.opening.black,
        event: snapshot.opening.event,
        notes,
    })
}

pub(crate) async fn look(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<WoodenBoard>, Problem> {
    visitor.role(&game, Some(Role::Arbiter))?;
    let notes = context.wooden.notes(&game).await?;
    describe(&context, &game, notes).await.map(Json)
}

/// What to write down.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Writing {
    Started,
    Arrived(jadoube_board::Color),
    Offered(jadoube_board::Color),
    Ruled(Box<Inquiry>),
    Result(Score),
    /// The last note was a mistake.
    TakeBack,
}

pub(crate) async fn note(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Given(writing): Given<Writing>,
) -> Result<Json<WoodenBoard>, Problem> {
    let arrived = Monotonic::now();
    visitor.role(&game, Some(Role::Arbiter))?;
    let board = context.hall.board(&game).await?;
    let note = match writing {
        Writing::Started => Some(Note::Started),
        Writing::Arrived(side) => Some(Note::Arrived(side)),
        Writing::Offered(side) => Some(Note::Offered(side)),
        Writing::Ruled(mut inquiry) => {
            inquiry.earlier = context.wooden.notes(&game).await?.illegal_moves();
            let answered = answer(&inquiry, visitor.locale)?;
            let minutes =
                answered.told.into_iter().chain(answered.rulings.into_iter().map(|ruled| ruled.text)).collect();
            let (illegal_moves, warnings) = (answered.illegal_moves, answered.warnings);
            Some(Note::Ruled(Box::new(Ruled { inquiry: *inquiry, minutes, illegal_moves, warnings })))
        }
        Writing::Result(score) => {
            // The result belongs to the game: there the standings and the reports find it.
            let id = format!("wooden-{}", now());
            let command = Command::new(id, [Act::Declares { score }]);
            board.act(command, Role::Arbiter, arrived, 0).await.map_err(|refusal| Problem::from(&refusal))?;
            Some(Note::Result(score))
        }
        Writing::TakeBack => {
            let last = context.wooden.notes(&game).await?.notes.pop();
            if last.is_some_and(|noted| matches!(noted.note, Note::Result(_))) {
                let why = "a result that was declared stands; only the appeals committee can change it";
                return Err(Problem::new(StatusCode::CONFLICT, "declared", why));
            }
            None
        }
    };
    let notes = context.wooden.change(&game, note.map(|note| Noted { at: now(), note })).await?;
    describe(&context, &game, notes).await.map(Json)
}
