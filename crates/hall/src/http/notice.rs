//! Rulings as notices to print and sign: for an entry in the log of a board, for a note at a wooden one, and for an answer of
//! the ruling desk.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use jadoube_api::desk::{Inquiry, notice, outcome_of};
use jadoube_clock::{Reading, Sides};
use jadoube_laws::telling::{self, Notice};
use jadoube_texts::Locale;
use serde::Deserialize;

use super::Context;
use super::asked::{Path, Query};
use super::problem::Problem;
use super::ruling_desk::{admit, answered};
use super::visitor::Visitor;
use crate::board::{Folded, Refusal, Seat};
use crate::secret::Secret;
use crate::wooden::Note;

/// The ruling on an entry of the log, numbered from 0.
pub(crate) async fn of_entry(
    State(context): State<Context>,
    visitor: Visitor,
    Path((game, entry)): Path<(String, usize)>,
) -> Result<Response, Problem> {
    visitor.role(&game, Some(Seat::Arbiter))?;
    let _turn = context.exports.turn(&visitor).await;
    let folded = context.hall.read(&game).await?;
    let notice = notice_of(&folded, entry, visitor.locale).ok_or_else(|| {
        Problem::new(StatusCode::NOT_FOUND, "no_ruling", "this entry has no ruling that a notice could tell")
    })?;
    Ok(page(&notice, visitor.locale))
}

fn notice_of(folded: &Folded, entry: usize, locale: Locale) -> Option<Notice> {
    let opening = &folded.opening;
    let told = folded.game.log().get(entry)?;
    let rulings: Vec<_> = told.rulings.iter().filter(|ruling| !ruling.class().is_ordinary()).cloned().collect();
    if rulings.is_empty() {
        return None;
    }
    let game = folded.game.until(entry + 1).ok()?;
    let state = game.state();
    let at = told.event.at;
    let reading = state.reading(at);
    let place = opening.event.as_ref();
    Some(Notice {
        competition: place.map(|place| place.name.clone()).unwrap_or_default(),
        round: place.map(|place| place.round),
        board: place.map(|place| place.board),
        players: Sides { white: opening.white.clone(), black: opening.black.clone() },
        date: opening.date.replace('.', "-"),
        edition: opening.rules.edition,
        rate: opening.rules.rate(),
        supervision: opening.rules.supervision(),
        happened: vec![(Some(at), telling::sentence(&told.event.act.message(told.event.by).text(locale)))],
        rulings,
        clocks: reading.map(|Reading { sides, .. }| Sides { white: sides.white.main, black: sides.black.main }),
        running: reading.and_then(|reading| reading.state.running()),
        position: Some(*state.before_turn()),
        outcome: state.outcome(),
        no_appeals: opening.rules.announced.no_appeals,
    })
}

/// An inquiry at the ruling desk, as JSON.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Asked {
    /// The inquiry as JSON.
    inquiry: String,
}

/// The answer of the ruling desk. It stores nothing, so a link is enough.
pub(crate) async fn of_inquiry(
    State(context): State<Context>,
    visitor: Visitor,
    Query(wanted): Query<Asked>,
) -> Result<Response, Problem> {
    let inquiry: Inquiry = serde_json::from_str(&wanted.inquiry)
        .map_err(|error| Problem::bad(format!("this is not an inquiry: {error}")))?;
    admit(&context, &visitor)?;
    let answered = answered(&context, &visitor, inquiry.clone()).await?;
    let notice = notice(&inquiry, answered).ok_or_else(no_incident)?;
    Ok(page(&notice, visitor.locale))
}

fn no_incident() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no_ruling", "this answer has no incident that a notice could tell")
}

/// A ruling that was noted at a wooden board, numbered from 0. What the arbiter did not enter is left out.
pub(crate) async fn of_note(
    State(context): State<Context>,
    visitor: Visitor,
    Path((game, number)): Path<(String, usize)>,
) -> Result<Response, Problem> {
    visitor.role(&game, Some(Seat::Arbiter))?;
    let notes = super::wooden::settled(&context, &game).await?;
    let Some(Note::Ruled(ruled)) = notes.notes.get(number).map(|noted| &noted.note) else {
        return Err(no_incident());
    };
    admit(&context, &visitor)?;
    let answered = answered(&context, &visitor, ruled.inquiry.clone()).await?;
    let mut notice = notice(&ruled.inquiry, answered).ok_or_else(no_incident)?;
    // What was ruled then stands, even if this version would rule differently.
    if !ruled.rulings.is_empty() {
        notice.outcome = outcome_of(&ruled.rulings);
        notice.rulings = ruled.rulings.clone();
    }
    let board = context.hall.board(&game).await?;
    let opening = board.snapshot(Seat::Arbiter).await.ok_or_else(|| Problem::from(&Refusal::Gone))?.opening;
    if let Some(place) = opening.event {
        (notice.competition, notice.round, notice.board) = (place.name, Some(place.round), Some(place.board));
    }
    notice.players = Sides { white: opening.white, black: opening.black };
    notice.date = opening.date.replace('.', "-");
    notice.no_appeals = opening.rules.announced.no_appeals;
    Ok(page(&notice, visitor.locale))
}

/// The page. Its policy allows the styles in it and nothing else.
fn page(notice: &Notice, locale: Locale) -> Response {
    let nonce = Secret::draw().to_string();
    let page = telling::notices(std::slice::from_ref(notice), locale);
    let page = page.replacen("<style>", &format!("<style nonce=\"{nonce}\">"), 1);
    let mut response = Html(page).into_response();
    let policy = format!("default-src 'none'; style-src 'nonce-{nonce}'; base-uri 'none'; frame-ancestors 'none'");
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}
