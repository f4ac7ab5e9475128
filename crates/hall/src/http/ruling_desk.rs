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
pub(super) fn unanswerable(error: &Unanswerable, locale: Locale) -> Problem {
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
    if !context.limits.acts(format!("desk {}", visitor.address)) {
        let message = "too many questions from this address; wait a little";
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", message));
    }
    // The search for whether a position can still be won must not hold up boards.
    let locale = visitor.locale;
    let answered = tokio::task::spawn_blocking(move || desk::answer(&inquiry, locale)).await;
    let gone = |_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "the desk has lost this question");
    Ok(Json(answered.map_err(gone)?.map_err(|error| unanswerable(&error, locale))?))
}
