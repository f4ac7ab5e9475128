//! The arbiters of the hall: their accounts, and the boards that each of them looks after.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::JsonBody;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::access::{Member, Sector, Session};

/// An arbiter of the hall.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "StaffMember"))]
pub(crate) struct Line {
    name: String,
    /// Whether it is the reader.
    current: bool,
    /// Whether this arbiter can change the staff.
    chief: bool,
    /// Whether the password that was generated has not been changed yet.
    new: bool,
    /// The boards that this arbiter looks after; all if there are none.
    sectors: Vec<Sector>,
}

/// A generated password, which is shown once.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct OneTimePassword {
    name: String,
    password: String,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewMember {
    name: String,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSectors {
    sectors: Vec<Sector>,
}

/// The most sectors of an arbiter.
const MOST_SECTORS: usize = 50;

/// Whether the visitor is an arbiter who can change the staff.
async fn chief(context: &Context, visitor: &Visitor) -> Result<(), Problem> {
    let member = context.accounts.member(visitor.arbiter()?).await?;
    match member {
        Some(Member { chief: true, .. }) => Ok(()),
        _ => Err(Problem::forbidden("only the chief arbiter changes the staff")),
    }
}

pub(crate) async fn list(State(context): State<Context>, visitor: Visitor) -> Result<Json<Vec<Line>>, Problem> {
    let me = visitor.arbiter()?;
    let line =
        |Member { name, once, chief, sectors }: Member| Line { current: name == me, name, chief, new: once, sectors };
    Ok(Json(context.accounts.list().await?.into_iter().map(line).collect()))
}

/// Adds an arbiter, whose password is generated and shown once.
pub(crate) async fn add(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(new): JsonBody<NewMember>,
) -> Result<(StatusCode, Json<OneTimePassword>), Problem> {
    chief(&context, &visitor).await?;
    let name = new.name.trim().to_owned();
    let password = context.accounts.add(&name).await?;
    Ok((StatusCode::CREATED, Json(OneTimePassword { name, password })))
}

/// A new generated password for an arbiter who has forgotten the old one. All sessions of the account end.
pub(crate) async fn reset(
    State(context): State<Context>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Json<OneTimePassword>, Problem> {
    chief(&context, &visitor).await?;
    not_oneself(&visitor, &name)?;
    let password = context.accounts.reset(&name).await?;
    context.sessions.end_others(&name, &Session::default()).await?;
    Ok(Json(OneTimePassword { name, password }))
}

/// Removes an arbiter, whose sessions end.
pub(crate) async fn remove(
    State(context): State<Context>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    chief(&context, &visitor).await?;
    not_oneself(&visitor, &name)?;
    context.accounts.remove(&name).await?;
    context.sessions.end_others(&name, &Session::default()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets the boards that an arbiter looks after: one's own, or as the chief arbiter anybody's.
pub(crate) async fn sectors(
    State(context): State<Context>,
    visitor: Visitor,
    Path(name): Path<String>,
    JsonBody(NewSectors { sectors }): JsonBody<NewSectors>,
) -> Result<StatusCode, Problem> {
    if visitor.arbiter()? != name {
        chief(&context, &visitor).await?;
    }
    if sectors.len() > MOST_SECTORS || sectors.iter().any(|sector| sector.from == 0 || sector.from > sector.to) {
        return Err(Problem::bad("a sector has a first board, counted from 1, and a last board that is not before it"));
    }
    context.accounts.set_sectors(&name, sectors).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The chief arbiter cannot be locked out by a slip.
fn not_oneself(visitor: &Visitor, name: &str) -> Result<(), Problem> {
    if visitor.arbiter()? == name {
        return Err(Problem::new(StatusCode::CONFLICT, "own_account", "this is your own account"));
    }
    Ok(())
}
