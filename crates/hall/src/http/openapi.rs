//! The interface described for programs, as an OpenAPI document.

use axum::http::header;
use axum::response::{IntoResponse, Response};

/// The document. A test compares it with the routes.
pub(crate) const DOCUMENT: &str = include_str!("../../openapi.json");

pub(crate) async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT).into_response()
}
