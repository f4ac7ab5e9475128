//! The ruling desk over HTTP. It is stateless.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use jadoube_api::desk::{self, Answered, Inquiry, Unanswerable};
use jadoube_laws::telling;
use jadoube_texts::Locale;
use tokio::sync::OwnedSemaphorePermit;

use super::Context;
use super::body::JsonBody;
use super::pages::{JSON, Sent};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::apart::apart;

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
    Ok(Json(asked(&context, &visitor, inquiry).await?))
}

/// Answers a visitor, who may be anybody: not too often, and not too much at a time.
pub(super) async fn asked(context: &Context, visitor: &Visitor, inquiry: Inquiry) -> Result<Answered, Problem> {
    if !context.limits.acts(format!("desk {}", visitor.address)) {
        let message = "too many questions from this address; wait a little";
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", message));
    }
    // Whether a position can arise or still be won may take a second to find out.
    let turn = context.exports.turn(visitor).await;
    answered(inquiry, visitor.locale, turn).await
}

/// The answer to an inquiry, found on a thread of its own, which must not hold up boards. The turn ends with the work, not with the
/// visitor's patience.
pub(super) async fn answered(
    inquiry: Inquiry,
    locale: Locale,
    turn: Option<OwnedSemaphorePermit>,
) -> Result<Answered, Problem> {
    let work = move || {
        let _turn = turn;
        desk::answer(&inquiry, locale)
    };
    apart(work).await?.map_err(|error| unanswerable(&error, locale))
}
