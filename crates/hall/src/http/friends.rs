//! Two friends without an arbiter over HTTP: what an invitation offers, and sitting down.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use jadoube_board::Color;
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::JsonBody;
use super::games::{NewGame, announced, colors_reversed, open_casual};
use super::problem::Problem;
use super::visitor::Visitor;
use super::visits::{enter, too_often, unknown_link};
use crate::access::Link;
use crate::friends::{Invitation, seat};
use crate::secret::Secret;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Invitation"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    /// The secret of the invitation. Links carry it after a `#`, so that it is not sent to servers or written to logs.
    token: String,
}

/// What an invitation offers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct FreeSeats {
    /// The game.
    game: String,
    /// The colors that nobody plays yet.
    free: Vec<Color>,
    /// The color that this browser plays already.
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<Color>,
}

async fn read(context: &Context, visitor: &Visitor, token: &str) -> Result<Invitation, Problem> {
    let invitation = match Secret::parse(token) {
        Some(secret) => context.friends.read(&secret).await?,
        None => None,
    };
    invitation.ok_or_else(|| if context.limits.door(visitor.address) { unknown_link() } else { too_often() })
}

fn own(visitor: &Visitor, game: &str) -> Option<Color> {
    let roles = visitor.session.roles(game);
    Color::ALL.into_iter().find(|&color| roles.contains(&seat(color)))
}

pub(crate) async fn look(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(asked): JsonBody<Asked>,
) -> Result<Json<FreeSeats>, Problem> {
    let Invitation { game, free } = read(&context, &visitor, &asked.token).await?;
    let own = own(&visitor, &game);
    Ok(Json(FreeSeats { game, free, own }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SitsDown {
    /// The secret of the invitation.
    token: String,
    /// The color; left to chance if absent.
    #[serde(default)]
    color: Option<Color>,
}

/// Takes a seat. A browser that has one keeps it.
pub(crate) async fn sit_down(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(wanted): JsonBody<SitsDown>,
) -> Result<Response, Problem> {
    let Invitation { game, .. } = read(&context, &visitor, &wanted.token).await?;
    let color = match own(&visitor, &game) {
        Some(color) => color,
        None => context.friends.take(&game, wanted.color).await?.ok_or_else(|| {
            Problem::new(StatusCode::CONFLICT, "taken", "somebody else has taken this seat; you can still watch")
        })?,
    };
    let mut session = visitor.session.clone();
    let link = Link { game, role: seat(color) };
    let epoch = context.links.epoch(&link).await?;
    context.sessions.seat(&mut session, link, epoch)?;
    enter(&context, &visitor, session).await
}

/// A new game for two friends.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Invited {
    /// The game.
    game: String,
    /// The secret of the invitation, for both players. There are no other links, so that nobody is the arbiter.
    invitation: String,
}

/// Sets up a game without an arbiter.
pub(crate) async fn set_up(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(new): JsonBody<NewGame>,
) -> Result<(StatusCode, Json<Invited>), Problem> {
    let mut opening = announced(new, visitor.locale)?;
    opening.settings.without_arbiter = true;
    let game = open_casual(&context, &visitor, opening).await?;
    let invitation = context.friends.invite(&game).await?.to_string();
    Ok((StatusCode::CREATED, Json(Invited { game, invitation })))
}

/// Seats a player in the rematch of a game that is over, with colors reversed. The first who asks for it sets it up.
pub(crate) async fn rematch(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let Some(color) = own(&visitor, &game) else {
        return Err(Problem::forbidden("only the players of a game can ask for a rematch"));
    };
    let read = context.hall.read(&game).await?;
    if !read.opening.settings.without_arbiter || read.game.state().outcome().is_none() {
        return Err(Problem::forbidden("a rematch is possible when the game is over"));
    }
    let set_up = async { open_casual(&context, &visitor, colors_reversed(read.opening)?).await };
    let again = context.friends.again(&game, set_up).await?;
    let mut session = visitor.session.clone();
    let link = Link { game: again, role: seat(!color) };
    let epoch = context.links.epoch(&link).await?;
    context.sessions.seat(&mut session, link, epoch)?;
    enter(&context, &visitor, session).await
}
