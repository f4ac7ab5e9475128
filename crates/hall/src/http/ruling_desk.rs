//! The ruling desk over HTTP. It is stateless.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use jadoube_board::Color;
use jadoube_lawbook::Edition;
use jadoube_laws::telling;
use jadoube_texts::{Locale, Message};
use serde::Serialize;

use super::Context;
use super::body::JsonBody;
use super::pages::{JSON, Sent};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::ruling_desk::{Answered, Group, INCIDENTS, Incident, Inquiry, Need, Unanswerable, Variant, answer};

/// Why the desk has no answer, in a language.
pub(super) fn unanswerable(error: &Unanswerable, locale: Locale) -> Problem {
    let status = match error {
        Unanswerable::Case(_) | Unanswerable::Run(_) | Unanswerable::Impossible(_) => StatusCode::CONFLICT,
        _ => StatusCode::BAD_REQUEST,
    };
    Problem::new(status, "unanswerable", telling::sentence(&error.message().text(locale)))
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskCatalogue"))]
pub(crate) struct Catalogue {
    editions: Vec<Edition>,
    incidents: Vec<Listed>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskIncident"))]
struct Listed {
    id: &'static str,
    group: Group,
    text: String,
    of_player: bool,
    variants: Vec<How>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskVariant"))]
struct How {
    id: &'static str,
    /// Its text if White did it, and if Black did.
    text: [String; 2],
    needs: &'static [Need],
    /// The number of earlier illegal moves matters.
    counts: bool,
    /// The default time matters.
    late: bool,
}

fn how(incident: &Incident, variant: &'static Variant, locale: Locale) -> How {
    let told = |player: Color| match variant.label {
        Some(label) => Message::new(label).text(locale),
        None => last_line(incident, variant, player, locale),
    };
    How {
        id: variant.id,
        text: [told(Color::White), told(Color::Black)],
        needs: variant.needs,
        counts: variant.counts,
        late: variant.is_late(),
    }
}

/// The last line of a variant, in a language.
fn last_line(incident: &Incident, variant: &Variant, player: Color, locale: Locale) -> String {
    let inquiry = Inquiry::about(incident.id(), variant.id, player);
    let happenings = inquiry.case().ok().and_then(|text| jadoube_cases::read(&text).ok()?.pop()).map(|case| case.steps);
    let last = happenings.unwrap_or_default().into_iter().rev().find_map(|step| match step {
        jadoube_cases::Step::Happens(happening) => Some(happening),
        _ => None,
    });
    last.map_or_else(|| variant.id.to_owned(), |happening| happening.sentence(locale))
}

pub(crate) async fn catalogue(visitor: Visitor, headers: HeaderMap) -> Response {
    let locale = visitor.locale;
    let listed = |incident: &Incident| Listed {
        id: incident.id(),
        group: incident.group,
        text: Message::new(incident.label).text(locale),
        of_player: incident.of_player,
        variants: incident.variants.iter().map(|variant| how(incident, variant, locale)).collect(),
    };
    let catalogue = Catalogue {
        editions: Edition::all().iter().copied().rev().collect(),
        incidents: INCIDENTS.iter().map(listed).collect(),
    };
    Sent::new(JSON, serde_json::to_vec(&catalogue).unwrap_or_default()).answer(&headers)
}

pub(crate) async fn rule(
    State(context): State<Context>,
    visitor: Visitor,
    JsonBody(inquiry): JsonBody<Inquiry>,
) -> Result<Json<Answered>, Problem> {
    if !context.limits.acts(format!("desk {}", visitor.address)) {
        let message = "too many questions from this address; wait a little";
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", message));
    }
    // The search for whether a position can still be won must not hold up boards.
    let locale = visitor.locale;
    let answered = tokio::task::spawn_blocking(move || answer(&inquiry, locale)).await;
    let gone = |_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "the desk has lost this question");
    Ok(Json(answered.map_err(gone)?.map_err(|error| unanswerable(&error, locale))?))
}
