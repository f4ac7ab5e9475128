//! Pages of other sites that may use the interface (CORS). They come with a token: cookies are for the hall's own pages only.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Address;

/// Everything that clients send and browsers ask about: the kind of the body, the token, where a feed resumes.
const ALLOWED_HEADERS: &str = "authorization, content-type, accept-language, last-event-id";
const ALLOWED_METHODS: &str = "GET, POST, DELETE";
/// How many seconds a browser may remember the answer.
const REMEMBERED: &str = "3600";
/// Only the interface is open to others, not the pages.
const INTERFACE: &str = "/api/v1/";

/// The origin to allow in the answer to a request, if its site was named.
pub(super) fn allowed(path: &str, headers: &HeaderMap, address: &Address) -> Option<HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    if !path.starts_with(INTERFACE) && !path.starts_with("/games/") {
        return None;
    }
    let is_named = |allowed: &String| allowed == "*" || allowed.trim_end_matches('/').as_bytes() == origin.as_bytes();
    address.allowed_origins.iter().any(is_named).then(|| origin.clone())
}

/// The answer to the question of a browser whether it may send a request.
pub(super) fn preflight(request: &Request, origin: Option<&HeaderValue>) -> Option<Response> {
    let asks =
        *request.method() == Method::OPTIONS && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
    (asks && origin.is_some()).then(|| {
        let answers = [
            (header::ACCESS_CONTROL_ALLOW_METHODS, ALLOWED_METHODS),
            (header::ACCESS_CONTROL_ALLOW_HEADERS, ALLOWED_HEADERS),
            (header::ACCESS_CONTROL_MAX_AGE, REMEMBERED),
        ];
        (StatusCode::NO_CONTENT, answers).into_response()
    })
}

/// Allows the site to read an answer. What is answered differs from origin to origin.
pub(super) fn permit(headers: &mut HeaderMap, origin: Option<HeaderValue>, address: &Address) {
    if !address.allowed_origins.is_empty() {
        headers.append(header::VARY, HeaderValue::from_static("origin"));
    }
    if let Some(origin) = origin {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    }
}
