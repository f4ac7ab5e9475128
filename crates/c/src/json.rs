//! Questions that are answered with JSON: the same objects that the command line, the hall and the other bindings give.

use jadoube_api::{Answer, AuditOptions, Error, ErrorCode, Request, answer, answer_json, audit, json};
use jadoube_lawbook::Edition;
use jadoube_texts::Locale;

use crate::status::{Failure, JadoubeStatus};

fn refused(error: &Error) -> Failure {
    let status = match error.code {
        ErrorCode::BadFen => JadoubeStatus::JADOUBE_BAD_FEN,
        ErrorCode::UnplayablePosition => JadoubeStatus::JADOUBE_UNPLAYABLE_POSITION,
        ErrorCode::BadMove => JadoubeStatus::JADOUBE_BAD_MOVE,
        ErrorCode::BadRequest | ErrorCode::BadCase | ErrorCode::CannotRun => JadoubeStatus::JADOUBE_BAD_REQUEST,
        _ => JadoubeStatus::JADOUBE_BAD_ARGUMENT,
    };
    match error.place {
        Some(place) => Failure::new(status, format!("line {}, column {}: {error}", place.line, place.column)),
        None => Failure::new(status, error),
    }
}

/// Rules on cases under editions that commas separate. If nothing of the text can be read, the first error is the answer.
pub(crate) fn rule(case: &str, editions: Option<&str>, locale: Option<&str>) -> Result<String, Failure> {
    let names = editions.unwrap_or_default().split(',').map(str::trim).filter(|name| !name.is_empty());
    let editions = names.map(str::to_owned).collect();
    let request = Request::Rule { case: case.to_owned(), editions, locale: locale.map(str::to_owned) };
    let answered = answer(&request).map_err(|error| refused(&error))?;
    if let Answer::Rule(rule) = &answered
        && rule.runs.is_empty()
        && let Some(error) = rule.errors.first()
    {
        return Err(refused(error));
    }
    Ok(json(answered))
}

/// What an Article says.
pub(crate) fn laws(number: &str, edition: Option<&str>, locale: Option<&str>) -> Result<String, Failure> {
    let request = Request::Article {
        number: number.to_owned(),
        edition: edition.map(str::to_owned),
        locale: locale.map(str::to_owned),
    };
    answer(&request).map(json).map_err(|error| refused(&error))
}

/// Judges all games of a buffer.
pub(crate) fn audit_games(pgn: &[u8], edition: Option<&str>, locale: Option<&str>) -> Result<String, Failure> {
    let bad = |error: &dyn std::fmt::Display| Failure::new(JadoubeStatus::JADOUBE_BAD_ARGUMENT, error);
    let unknown = |name: &str, error: &dyn std::fmt::Display| bad(&format!("there is no edition {name:?}: {error}"));
    let edition = edition.map(|name| name.parse::<Edition>().map_err(|error| unknown(name, &error))).transpose()?;
    let locale = locale.map_or(Ok(Locale::EN), |tag| tag.parse::<Locale>().map_err(|error| bad(&error)))?;
    let options = AuditOptions { edition, ..AuditOptions::default() };
    Ok(json(Answer::Audit(audit(pgn, &options, locale))))
}

/// Any question in JSON; an error is an answer too.
pub(crate) fn ask(request: &str) -> String {
    answer_json(request)
}
