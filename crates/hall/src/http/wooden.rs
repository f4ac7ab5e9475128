//! Wooden boards over HTTP: the arbiter's notes, and adding one.

use std::time::Instant as Monotonic;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jadoube_api::desk::{HandedOver, Inquiry, Unacceptable};
use jadoube_clock::{Millis, Rate, TimeControl};
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::event::{Act, DecisionAct, Score};
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::{Path, Query};
use super::body::{JsonBody, LIST, check_line};
use super::problem::Problem;
use super::ruling_desk::{admit, answered};
use super::visitor::Visitor;
use crate::board::{Board, Body, Command, Folded, Place, Refusal, Seat, Signed};
use crate::date::now;
use crate::wooden::{Change, Decided, Ending, Handed, Note, Noted, Notes, Ruled, Struck};

/// A wooden board with its counts.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct WoodenBoard {
    white: String,
    black: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<Place>,
    edition: Edition,
    control: TimeControl,
    rate: Rate,
    unsupervised: bool,
    /// The default time that was announced, or that of the edition.
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
    /// The result according to a noted ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided: Option<Decided>,
    notes: Vec<NoteLine>,
    /// How many notes and corrections there have been. Adding a note names the version that the page showed.
    version: usize,
}

/// A note with its words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct NoteLine {
    /// The number by which it is struck out, from 0.
    number: usize,
    #[serde(flatten)]
    noted: Noted,
    /// One text per line.
    lines: Vec<String>,
}

/// The current notes of a board: entries that were struck out in the game's own log are struck out here.
pub(crate) async fn settled(context: &Context, game: &str) -> Result<Notes, Problem> {
    let mut notes = context.wooden.notes(game).await?;
    if notes.standing().any(|noted| noted.entry.is_some()) {
        let folded = context.hall.read_whole(game).await?;
        for noted in notes.notes.iter_mut().filter(|noted| noted.struck.is_none()) {
            noted.struck = noted.entry.and_then(|entry| struck_in(&folded, entry));
        }
    }
    Ok(notes)
}

/// Whether an entry of a game's log was struck out, and when.
fn struck_in(folded: &Folded, entry: u32) -> Option<Struck> {
    folded.published.iter().find_map(|row| match &row.body {
        Body::Judged(judged) if judged.event.act == (Act::Decision(DecisionAct::Corrects { entry })) => {
            Some(Struck { at: judged.wall, by: judged.signed.arbiter.clone() })
        }
        _ => None,
    })
}

/// How many notes and corrections there have been.
fn version(notes: &Notes) -> usize {
    notes.notes.len() + notes.notes.iter().filter(|noted| noted.struck.is_some()).count()
}

/// The state of the page that a note comes from.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Shown {
    /// The version of the notes that the arbiter has seen; a newer one is a conflict.
    seen: Option<usize>,
    /// The result is intended although it contradicts a noted ruling.
    #[serde(default)]
    nevertheless: bool,
    /// Why, in the arbiter's own words.
    #[serde(default)]
    reason: Option<String>,
}

/// The notes with their words.
pub(crate) fn told(notes: Notes, locale: Locale) -> Vec<NoteLine> {
    let lines: Vec<Vec<String>> = (0..notes.notes.len()).map(|number| notes.lines(number, locale)).collect();
    let numbered = notes.notes.into_iter().zip(lines).enumerate();
    numbered.map(|(number, (noted, lines))| NoteLine { number, noted, lines }).collect()
}

async fn describe(context: &Context, game: &str, locale: Locale) -> Result<WoodenBoard, Problem> {
    let notes = settled(context, game).await?;
    let board = context.hall.board(game).await?;
    let snapshot = board.snapshot(Seat::Arbiter).await.ok_or_else(|| Problem::from(&Refusal::Gone))?;
    let rules = &snapshot.opening.rules;
    Ok(WoodenBoard {
        edition: rules.edition,
        control: rules.control.clone(),
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
        decided: notes.decided(),
        white: snapshot.opening.white,
        black: snapshot.opening.black,
        event: snapshot.opening.event,
        version: version(&notes),
        notes: told(notes, locale),
    })
}

pub(crate) async fn look(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<WoodenBoard>, Problem> {
    visitor.role(&game, Some(Seat::Arbiter))?;
    describe(&context, &game, visitor.locale).await.map(Json)
}

/// A note to add.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NewNote"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Writing {
    Started,
    Arrived(jadoube_board::Color),
    Offered(jadoube_board::Color),
    Ruled(Box<Inquiry>),
    Result(Score),
    /// The same with how the game ended: at the board, on time, or without being played.
    Ended {
        score: Score,
        how: Ending,
    },
    /// The last note was a mistake.
    TakeBack,
    /// The note of this number was a mistake.
    Strike(usize),
}

/// Performs an act in the game itself, as its arbiter.
async fn act(board: &Board, act: Act, signed: Signed, arrived: Monotonic, locale: Locale) -> Result<u64, Problem> {
    let id = format!("wooden-{}", crate::secret::Secret::draw());
    let done = board.act(Command::new(id, [act]).signed(signed), Seat::Arbiter, arrived, 0).await;
    done.map(|done| done.seq).map_err(|refusal| Problem::refused(&refusal, locale))
}

pub(crate) async fn note(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(shown): Query<Shown>,
    JsonBody(writing): JsonBody<Writing>,
) -> Result<Json<WoodenBoard>, Problem> {
    let arrived = Monotonic::now();
    visitor.role(&game, Some(Seat::Arbiter))?;
    // Judging takes time, in which others can go on noting.
    let mut judged = None;
    if let Writing::Ruled(inquiry) = &writing {
        admit(&context, &visitor)?;
        let earlier = context.wooden.notes(&game).await?.illegal_moves();
        judged = Some((earlier, ruled(&context, &visitor, Inquiry { earlier, ..(**inquiry).clone() }).await?));
    }
    // The board must not be withdrawn between checking its notes and adding one.
    let _alone = context.desk.alone().await;
    // A ruling that depends on another arbiter's recent note must not come from a page that does not show it.
    if let Some(seen) = shown.seen
        && seen != version(&settled(&context, &game).await?)
    {
        return Err(board_changed());
    }
    let board = context.hall.board(&game).await?;
    if let Some(reason) = &shown.reason {
        check_line(reason)?;
    }
    let by = visitor.session.arbiter().map(str::to_owned);
    let reason = shown.reason.map(|reason| reason.trim().to_owned()).filter(|reason| !reason.is_empty());
    let signed = Signed { arbiter: by.clone(), reason, alarm: None };
    let (mut entry, mut how) = (None, None);
    if let Writing::Ended { how: said, .. } = &writing {
        how = Some(*said);
    }
    let note = match writing {
        Writing::Started => Note::Started,
        Writing::Arrived(side) => Note::Arrived(side),
        Writing::Offered(side) => Note::Offered(side),
        Writing::Ruled(_) => {
            let earlier = context.wooden.notes(&game).await?.illegal_moves();
            let judged = judged.filter(|(counted, _)| *counted == earlier);
            judged.ok_or_else(board_changed)?.1
        }
        Writing::Result(score) | Writing::Ended { score, .. } => {
            let decided = settled(&context, &game).await?.decided();
            if decided.is_some_and(|decided| decided.score != score) && !shown.nevertheless {
                let message = "a ruling that was noted gives a different result";
                return Err(Problem::new(StatusCode::CONFLICT, "against_ruling", message));
            }
            // The result belongs to the game, where the standings and the reports find it.
            let seq =
                act(&board, Act::Decision(DecisionAct::Declares { score }), signed.clone(), arrived, visitor.locale)
                    .await?;
            // The first row of a log is the opening, which is not an entry of the game.
            entry = u32::try_from(seq.saturating_sub(1)).ok();
            Note::Result(score)
        }
        Writing::TakeBack => {
            let last = settled(&context, &game).await?.last();
            strike(&context, &board, &game, last, signed, arrived, visitor.locale).await?;
            return describe(&context, &game, visitor.locale).await.map(Json);
        }
        Writing::Strike(number) => {
            strike(&context, &board, &game, Some(number), signed, arrived, visitor.locale).await?;
            return describe(&context, &game, visitor.locale).await.map(Json);
        }
    };
    let noted = Noted { entry, how, ..Noted::new(now(), by, note) };
    context.wooden.change(&game, Change::Add(vec![noted])).await?;
    describe(&context, &game, visitor.locale).await.map(Json)
}

fn board_changed() -> Problem {
    let message = "somebody else has noted something at this board meanwhile";
    Problem::new(StatusCode::CONFLICT, "board_changed", message)
}

/// The answer of the desk as a note.
async fn ruled(context: &Context, visitor: &Visitor, inquiry: Inquiry) -> Result<Note, Problem> {
    let answered = answered(context, visitor, inquiry.clone()).await?;
    let minutes = answered.happened.into_iter().chain(answered.rulings.into_iter().map(|ruled| ruled.text)).collect();
    let (illegal_moves, warnings) = (answered.illegal_moves, answered.warnings);
    let (rulings, score) = (answered.judged, answered.score);
    Ok(Note::Ruled(Box::new(Ruled { inquiry, minutes, rulings, score, illegal_moves, warnings })))
}

/// Takes in what an arbiter kept on a device without a network: all entries or none. Each is judged as it was entered there, with the
/// illegal moves that the arbiter knew of, and keeps the time of the device beside that of the import.
pub(crate) async fn hand_over(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(document): JsonBody<serde_json::Value, LIST>,
) -> Result<Json<WoodenBoard>, Problem> {
    visitor.role(&game, Some(Seat::Arbiter))?;
    let refused = |why: &Unacceptable| Problem::bad(telling::sentence(&why.message().text(visitor.locale)));
    let handed = HandedOver::read(document).and_then(|handed| handed.check().map(|()| handed));
    let handed = handed.map_err(|why| refused(&why))?;
    context.hall.board(&game).await?;
    admit(&context, &visitor)?;
    let (at, by) = (now(), visitor.session.arbiter().map(str::to_owned));
    let mut notes = Vec::with_capacity(handed.entries.len());
    let mut entries = handed.entries;
    entries.sort_by_key(|entry| entry.at);
    // Judging takes time, in which others can go on noting.
    for entry in entries {
        let note = ruled(&context, &visitor, entry.inquiry).await?;
        let handed = Some(Handed { id: entry.id, at: entry.at, note: entry.note.trim().to_owned() });
        notes.push(Noted { handed, ..Noted::new(at, by.clone(), note) });
    }
    let _alone = context.desk.alone().await;
    // The board may have been withdrawn meanwhile.
    context.hall.board(&game).await?;
    let known = settled(&context, &game).await?;
    // What was struck out here may be handed over again.
    let id = |noted: &Noted| noted.handed.as_ref().map(|handed| handed.id.clone());
    if notes.iter().any(|new| known.standing().any(|noted| id(noted) == id(new))) {
        let message = Message::new("handed-known").text(visitor.locale);
        return Err(Problem::new(StatusCode::CONFLICT, "already_noted", telling::sentence(&message)));
    }
    context.wooden.change(&game, Change::Add(notes)).await?;
    describe(&context, &game, visitor.locale).await.map(Json)
}

/// Strikes out a note. A result that was declared by mistake is struck out in the game's log as well, and is open again.
async fn strike(
    context: &Context,
    board: &Board,
    game: &str,
    number: Option<usize>,
    signed: Signed,
    arrived: Monotonic,
    locale: Locale,
) -> Result<(), Problem> {
    let notes = settled(context, game).await?;
    let found = number.and_then(|number| Some((number, notes.notes.get(number)?)));
    let Some((number, noted)) = found.filter(|(_, noted)| noted.struck.is_none()) else {
        return Err(Problem::new(StatusCode::CONFLICT, "no_note", "there is no such note to strike out"));
    };
    if let Note::Result(_) = noted.note {
        let entry = match noted.entry {
            Some(entry) => Some(entry),
            None => declared(context, game).await?,
        };
        if let Some(entry) = entry {
            act(board, Act::Decision(DecisionAct::Corrects { entry }), signed.clone(), arrived, locale).await?;
        }
    }
    context
        .wooden
        .change(game, Change::Strike { number, struck: Struck { at: Some(now()), by: signed.arbiter } })
        .await?;
    Ok(())
}

/// The entry that declared the current result.
async fn declared(context: &Context, game: &str) -> Result<Option<u32>, Problem> {
    let folded = context.hall.read(game).await?;
    let log = folded.game.log();
    let found = log
        .iter()
        .rposition(|entry| !entry.corrected && matches!(entry.event.act, Act::Decision(DecisionAct::Declares { .. })));
    Ok(found.and_then(|entry| u32::try_from(entry).ok()))
}
