//! Answers to requests that fail: a status, a code for programs and a sentence for people.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jadoube_texts::Locale;
use serde::Serialize;

use crate::access::AccountError;
use crate::board::Refusal;
use crate::hall::NoBoard;
use crate::store::StoreError;

/// The code for a game whose log cannot be read.
pub(crate) const UNREADABLE: &str = "unreadable_log";

/// Why a request was not granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    /// A code that does not depend on the language.
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Problem"))]
pub(crate) struct Body<'a> {
    error: &'a str,
    message: &'a str,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Problem {
        Problem { status, code, message: message.into() }
    }

    pub(crate) fn forbidden(message: &str) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    pub(crate) fn bad(message: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "malformed", message)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(Body { error: self.code, message: &self.message })).into_response();
        if self.status == StatusCode::UNAUTHORIZED {
            let scheme = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
        }
        response
    }
}

impl From<NoBoard> for Problem {
    fn from(error: NoBoard) -> Problem {
        let (status, code) = match &error {
            NoBoard::Unknown(_) => (StatusCode::NOT_FOUND, "unknown_game"),
            NoBoard::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            NoBoard::Unreadable { .. } => (StatusCode::CONFLICT, UNREADABLE),
            NoBoard::Withdrawn(_) => (StatusCode::GONE, "withdrawn"),
        };
        Problem::new(status, code, error.to_string())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", error.to_string())
    }
}

impl From<AccountError> for Problem {
    fn from(error: AccountError) -> Problem {
        match error {
            AccountError::Wrong => Problem::new(StatusCode::UNAUTHORIZED, "wrong_password", error.to_string()),
            AccountError::Length => Problem::new(StatusCode::BAD_REQUEST, "password_length", error.to_string()),
            AccountError::Name => Problem::new(StatusCode::BAD_REQUEST, "account_name", error.to_string()),
            AccountError::Taken => Problem::new(StatusCode::CONFLICT, "account_taken", error.to_string()),
            AccountError::Unknown => Problem::new(StatusCode::NOT_FOUND, "unknown_account", error.to_string()),
            AccountError::Store(error) => error.into(),
            AccountError::Hash(_) => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", error.to_string()),
        }
    }
}

impl Problem {
    /// Why a command was refused. An impossible act is explained in the reader's language; for the rest, pages have a message for each
    /// code.
    pub(crate) fn refused(refusal: &Refusal, locale: Locale) -> Problem {
        let (status, code) = match refusal {
            Refusal::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed"),
            Refusal::NotForThem(_) => (StatusCode::FORBIDDEN, "not_for_them"),
            Refusal::Impossible(_) | Refusal::ImpossibleElsewhere(_) => (StatusCode::CONFLICT, "impossible"),
            Refusal::IllegalMove => (StatusCode::CONFLICT, "illegal_move"),
            Refusal::TooOften => (StatusCode::TOO_MANY_REQUESTS, "too_often"),
            Refusal::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Refusal::NameTaken => (StatusCode::CONFLICT, "conflict"),
            Refusal::OtherReason => (StatusCode::CONFLICT, "other_reason"),
            Refusal::NotRunning => (StatusCode::CONFLICT, "not_running"),
            Refusal::Unavailable(_) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            Refusal::Gone => (StatusCode::SERVICE_UNAVAILABLE, "gone"),
        };
        let message = match refusal {
            Refusal::Impossible(impossible) => jadoube_laws::telling::impossible(impossible, locale),
            Refusal::ImpossibleElsewhere(said) => said.text(locale),
            _ => refusal.to_string(),
        };
        Problem::new(status, code, message)
    }
}

impl From<&Refusal> for Problem {
    fn from(refusal: &Refusal) -> Problem {
        Problem::refused(refusal, Locale::EN)
    }
}
