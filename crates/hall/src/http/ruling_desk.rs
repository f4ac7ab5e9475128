//! The ruling desk over HTTP. It is stateless.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use jadoube_api::desk::{self, Answered, Inquiry, Unanswerable};
use jadoube_laws::telling;
use jadoube_texts::Locale;

use super::Context;
use super::body::JsonBody;
use super::pages::{JSON, Sent};
use super::problem::Problem;
use super::visitor::Visitor;

/// Why the desk has no answer, in a language.
fn unanswerable(error: &Unanswerable, locale: Locale) -> Problem {
    let status = match error {
        Unanswerable::Case(_) | Unanswerable::Run(_) | Unanswerable::Impossible(_) => StatusCode::CONFLICT,
        _ => StatusCode::BAD_REQUEST,
    };
    Problem::new(status, "unanswerable", telling::sentence(&error.message().text(locale)))
}

pub(crate) async fn catalogue(visitor: Visitor, headers: HeaderMap) -> Response {
    let catalogue = desk::catalogue(visitor.locale);
    Sent::new(JSON, serde_json::to_vec(&catalogue).unwrap_or_default()).answer(&headers)
}

pub(crate) async fn rule(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(inquiry): JsonBody<Inquiry>,
) -> Result<Json<Answered>, Problem> {
    admit(&context, &visitor)?;
    Ok(Json(answered(&context, &visitor, inquiry).await?))
}

/// Refuses whoever asks too often. Arbiters of the hall may.
pub(super) fn admit(context: &Context, visitor: &Visitor) -> Result<(), Problem> {
    if visitor.session.arbiter().is_some() || context.limits.acts(format!("desk {}", visitor.address)) {
        return Ok(());
    }
    let message = "too many questions from this address; wait a little";
    Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", message))
}

/// The answer to an inquiry, found on a thread of its own, which must not hold up boards: whether a position can arise or still be won may
/// take seconds to find out. So visitors take turns, also those who have set up a casual board and are its arbiters.
pub(super) async fn answered(context: &Context, visitor: &Visitor, inquiry: Inquiry) -> Result<Answered, Problem> {
    let locale = visitor.locale;
    let answer = context.exports.in_turn(visitor, move || desk::answer(&inquiry, locale)).await?;
    answer.map_err(|error| unanswerable(&error, locale))
}
