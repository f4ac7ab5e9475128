//! Lists and ends the sessions of a visitor, on all devices.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;

use super::Context;
use super::asked::Path;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::access::{Grant, Link, Relation};

/// A session of the same account, or one that has the same place at a board.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SessionLine"))]
pub(crate) struct Line {
    session: String,
    /// Whether it is the current session.
    current: bool,
    /// The account, if they share it.
    #[serde(skip_serializing_if = "Option::is_none")]
    arbiter: Option<String>,
    /// The places at boards that they share.
    boards: Vec<Link>,
    /// When it began and when it ends, in seconds since 1970.
    since: u64,
    until: u64,
    /// What the browser calls itself.
    agent: String,
}

pub(crate) async fn list(State(context): State<Context>, visitor: Visitor) -> Result<Json<Vec<Line>>, Problem> {
    let mine = &visitor.session;
    let boards = |grants: &[Grant]| {
        let board = |grant: &Grant| match grant {
            Grant::Board(link) if mine.grants.contains(grant) => Some(link.clone()),
            _ => None,
        };
        grants.iter().filter_map(board).collect()
    };
    let related = if mine.grants.is_empty() { Vec::new() } else { context.sessions.related(mine).await? };
    let line = |named: &crate::access::Named| Line {
        session: named.session.name.clone(),
        current: named.relation == Relation::Same,
        arbiter: match named.relation {
            Relation::Same | Relation::Account => named.session.account().map(str::to_owned),
            Relation::Places(_) => None,
        },
        boards: boards(&named.session.grants),
        since: named.session.since,
        until: named.session.until,
        agent: named.session.agent.clone(),
    };
    Ok(Json(related.iter().map(line).collect()))
}

/// Ends one of them; a session that only shares a place at a board loses that place.
pub(crate) async fn end(
    State(context): State<Context>,
    visitor: Visitor,
    Path(session): Path<String>,
) -> Result<StatusCode, Problem> {
    let related = context.sessions.related(&visitor.session).await?;
    let Some(named) = related.into_iter().find(|named| named.session.name == session) else {
        return Err(Problem::new(StatusCode::NOT_FOUND, "unknown_session", "this session is not yours, or has ended"));
    };
    context.sessions.end_related(named).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all of them except the current one.
pub(crate) async fn end_others(State(context): State<Context>, visitor: Visitor) -> Result<StatusCode, Problem> {
    if visitor.session.grants.is_empty() {
        return Err(Problem::forbidden("log in first"));
    }
    for named in context.sessions.related(&visitor.session).await? {
        if named.relation != Relation::Same {
            context.sessions.end_related(named).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}
