//! What would follow from an arbiter's act, before it is done.

use axum::Json;
use axum::extract::State;
use jadoube_laws::event::{Act, Actor, DecisionAct};
use jadoube_laws::telling;
use serde::{Deserialize, Serialize};

use super::Context;
use super::asked::Path;
use super::body::JsonBody;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::board::{Command, EntryRef, Seat, entry_text};

/// Acts that an arbiter might do.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Considering {
    acts: Vec<Act>,
    #[serde(default, rename = "for")]
    of: Option<Actor>,
}

/// What would follow from them.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Considered {
    /// Whether they end a game, change its result, or cost anybody time or points.
    grave: bool,
    /// Whether the arbiter must say why.
    needs_reason: bool,
    /// What would be done, in words.
    acts: Vec<String>,
    /// The rulings that would be given.
    rulings: Vec<jadoube_api::Ruling>,
    /// How the result and the clocks would change, in words.
    changes: Vec<String>,
}

/// Tries acts without keeping them.
pub(crate) async fn consider(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(Considering { acts, of }): JsonBody<Considering>,
) -> Result<Json<Considered>, Problem> {
    let role = visitor.role(&game, Some(Seat::Arbiter))?;
    let board = context.hall.board(&game).await?;
    let command = Command { of, ..Command::new("considered", acts) };
    let found = board.consider(command, role).await;
    let found = found.map_err(|refusal| Problem::refused(&refusal, visitor.locale))?;
    let locale = visitor.locale;
    let mut told = Vec::with_capacity(found.acts.len());
    for act in &found.acts {
        told.push(match act {
            Act::Decision(DecisionAct::Corrects { entry }) => struck(&context, &game, *entry, act, locale).await?,
            act => telling::sentence(&act.message(of.unwrap_or(Actor::Arbiter)).text(locale)),
        });
    }
    Ok(Json(Considered {
        grave: found.is_grave(),
        needs_reason: found.needs_reason(),
        acts: told,
        changes: found.changes(locale),
        rulings: found.rulings.iter().map(|ruling| jadoube_api::Ruling::new(ruling, locale)).collect(),
    }))
}

/// Striking out an entry, in the words of that entry.
async fn struck(
    context: &Context,
    game: &str,
    entry: u32,
    act: &Act,
    locale: jadoube_texts::Locale,
) -> Result<String, Problem> {
    let folded = context.hall.read(game).await?;
    let log = folded.game.log();
    let entries: Vec<EntryRef<'_>> = log.iter().map(|entry| (&entry.event, &entry.rulings[..])).collect();
    let index = usize::try_from(entry).unwrap_or(usize::MAX);
    Ok(match entries.get(index) {
        Some(_) => entry_text(&entries, index, locale),
        None => telling::sentence(&act.message(Actor::Arbiter).text(locale)),
    })
}
