//! The path, the query and the upgrade of a request. One that cannot be read is refused in the same form as everything else.

use std::error::Error;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{self, FromRequestParts};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::Context;
use super::problem::Problem;

/// The variable parts of the path.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Context> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, context: &Context) -> Result<Path<T>, Problem> {
        let read = extract::Path::from_request_parts(parts, context).await;
        read.map(|extract::Path(read)| Path(read))
            .map_err(|rejection| unread("the path", rejection.status(), &rejection))
    }
}

/// The parameters behind the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Context> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, context: &Context) -> Result<Query<T>, Problem> {
        let read = extract::Query::from_request_parts(parts, context).await;
        read.map(|extract::Query(read)| Query(read))
            .map_err(|rejection| unread("the query", rejection.status(), &rejection))
    }
}

/// The upgrade to a WebSocket.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl FromRequestParts<Context> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, context: &Context) -> Result<Upgrade, Problem> {
        WebSocketUpgrade::from_request_parts(parts, context).await.map(Upgrade).map_err(|rejection| {
            Problem::new(rejection.status(), "no_websocket", "this address is for WebSockets only")
        })
    }
}

/// Refuses a request with the innermost reason: the parser's, which says what is wrong, and not that of axum around it.
fn unread(what: &str, status: StatusCode, rejection: &dyn Error) -> Problem {
    let mut why = rejection;
    while let Some(source) = why.source() {
        why = source;
    }
    Problem::new(status, "malformed", format!("{what} of this address cannot be read: {why}"))
}
