//! Checkpoints over HTTP: the last one of a competition, to print and to keep elsewhere.

use axum::Json;
use axum::extract::State;
use serde::Serialize;

use super::Context;
use super::asked::Path;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::checkpoint::{AfterRound, Checkpoint};
use crate::hex;

/// A checkpoint with everything that a page prints.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Checkpoint"))]
pub(crate) struct Printed {
    /// The name to save it under.
    file: String,
    /// The competition.
    name: String,
    /// The round that was over.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    /// The time of day in milliseconds since 1970.
    at: u64,
    /// How many logs it covers.
    logs: u64,
    root: String,
    key: String,
    signature: String,
    /// The whole file.
    text: String,
    /// The part of it that fits in a QR code.
    short: String,
    /// That part as a QR code, an SVG image.
    qr: String,
}

fn printed(name: String, checkpoint: &Checkpoint) -> Result<Printed, Problem> {
    let (root, short) = (checkpoint.root.to_string(), checkpoint.short());
    Ok(Printed {
        file: format!("checkpoint-{}.txt", &root[..12]),
        name,
        round: checkpoint.after.as_ref().map(|after| after.round),
        at: checkpoint.at,
        logs: checkpoint.logs_only(),
        root,
        key: hex::write(&checkpoint.key),
        signature: checkpoint.signature(),
        text: checkpoint.text(),
        qr: super::qr::svg(&short)?,
        short,
    })
}

/// The last checkpoint of a competition, `null` if there is none.
pub(crate) async fn last(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Option<Printed>>, Problem> {
    visitor.arbiter()?;
    let state = context.desk.state(&competition).await?;
    let found = context.keeper.last(&competition).await?;
    found.map(|checkpoint| printed(state.announcement.name, &checkpoint)).transpose().map(Json)
}

/// Creates a checkpoint now.
pub(crate) async fn make(
    State(context): State<Context>,
    visitor: Visitor,
    Path(competition): Path<String>,
) -> Result<Json<Printed>, Problem> {
    visitor.arbiter()?;
    let state = context.desk.state(&competition).await?;
    let round = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    let over = round > 0 && context.desk.is_round_over(&state, round).await?;
    let after = over.then_some(AfterRound { competition, round });
    let checkpoint = context.keeper.make(after).await?;
    printed(state.announcement.name, &checkpoint).map(Json)
}
