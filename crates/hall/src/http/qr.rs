//! Links that a phone can read from a screen or from a sheet of paper.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};

use super::Context;
use super::body::JsonBody;
use super::problem::Problem;
use super::visitor::Visitor;

/// A link of this hall, without the hall's own address.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LinkPath"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Inside {
    path: String,
}

/// The whole link, as others in the room can reach it, and its QR code.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QrCode"))]
pub(crate) struct Pictured {
    address: String,
    svg: String,
}

/// The longest link that is drawn; those of the hall are far shorter.
const LONGEST: usize = 200;

pub(crate) async fn code(
    State(context): State<Context>,
    _: Visitor,
    JsonBody(link): JsonBody<Inside>,
) -> Result<Json<Pictured>, Problem> {
    if !link.path.starts_with('/') || link.path.len() > LONGEST {
        return Err(Problem::bad("a link of the hall begins with / and has at most 200 bytes"));
    }
    let hall = context.address.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
    let address = format!("{hall}{}", link.path);
    let svg = svg(&address)?;
    Ok(Json(Pictured { address, svg }))
}

/// A QR code as a drawing.
pub(crate) fn svg(text: &str) -> Result<String, Problem> {
    let code = qrcode::QrCode::new(text).map_err(|error| Problem::bad(error.to_string()))?;
    Ok(code.render::<qrcode::render::svg::Color>().min_dimensions(180, 180).build())
}
