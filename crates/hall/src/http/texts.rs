//! The texts of pages over HTTP.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use jadoube_pocket::page_texts;
use jadoube_texts::Locale;

pub(crate) use page_texts::plain;

use super::Context;
use super::asked::Path;
use super::pages::{JSON, Sent};
use super::problem::Problem;

/// `/texts/el.json`: all messages of pages in a language.
pub(crate) async fn file(State(context): State<Context>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    let mut known = Locale::all().chain(context.address.everybody_reads);
    match name.strip_suffix(".json").and_then(|tag| known.find(|locale| locale.tag() == tag)) {
        Some(locale) => Sent::new(JSON, page_texts::json(locale)).answer(&headers),
        None => {
            Problem::new(StatusCode::NOT_FOUND, "unknown_page", format!("there are no texts {name}")).into_response()
        }
    }
}
