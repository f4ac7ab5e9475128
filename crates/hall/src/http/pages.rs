//! The pages, embedded in the binary.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Context;
use super::problem::Problem;

/// The files under `web/`, with what they are.
macro_rules! files {
    ($($name:literal: $kind:literal),* $(,)?) => {
        const FILES: &[(&str, &str, &str)] =
            &[$(($name, $kind, include_str!(concat!("../../../../web/", $name)))),*];
    };
}

files! {
    "home.html": "text/html; charset=utf-8",
    "play.html": "text/html; charset=utf-8",
    "join.html": "text/html; charset=utf-8",
    "hall.css": "text/css; charset=utf-8",
    "hall.js": "text/javascript; charset=utf-8",
    "home.js": "text/javascript; charset=utf-8",
    "play.js": "text/javascript; charset=utf-8",
    "join.js": "text/javascript; charset=utf-8",
}

fn send(name: &str) -> Response {
    match FILES.iter().find(|(found, ..)| *found == name) {
        Some((_, kind, text)) => {
            ([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "no-cache")], *text).into_response()
        }
        None => Problem::new(StatusCode::NOT_FOUND, "unknown_page", format!("there is no page {name}")).into_response(),
    }
}

pub(crate) async fn home() -> Response {
    send("home.html")
}

pub(crate) async fn play() -> Response {
    send("play.html")
}

pub(crate) async fn join() -> Response {
    send("join.html")
}

pub(crate) async fn file(Path(name): Path<String>) -> Response {
    send(&name)
}

pub(crate) async fn not_found() -> Response {
    Problem::new(StatusCode::NOT_FOUND, "unknown_page", "there is no such page").into_response()
}

/// The process answers.
pub(crate) async fn alive() -> &'static str {
    "alive\n"
}

/// The process answers and its store can be used.
pub(crate) async fn ready(State(context): State<Context>) -> Response {
    if !context.hall.is_ready() {
        let why = "this node is about to leave, or the database has not heard of it lately";
        return Problem::new(StatusCode::SERVICE_UNAVAILABLE, "not_ready", why).into_response();
    }
    match context.hall.store().get("account", String::new()).await {
        Ok(_) => "ready\n".into_response(),
        Err(error) => Problem::from(error).into_response(),
    }
}
