//! The catalogue of the desk for readers, in their language.

use jadoube_board::Color;
use jadoube_lawbook::Edition;
use jadoube_texts::{Locale, Message};
use serde::Serialize;

use super::{Group, INCIDENTS, Incident, Inquiry, Need, Variant};

/// What the desk can be asked, in a language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskCatalogue"))]
pub struct Catalogue {
    editions: Vec<Edition>,
    incidents: Vec<Listed>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskIncident"))]
struct Listed {
    id: &'static str,
    group: Group,
    text: String,
    of_player: bool,
    variants: Vec<How>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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

/// The catalogue in a language.
pub fn catalogue(locale: Locale) -> Catalogue {
    let listed = |incident: &Incident| Listed {
        id: incident.id(),
        group: incident.group,
        text: Message::new(incident.label).text(locale),
        of_player: incident.of_player,
        variants: incident.variants.iter().map(|variant| how(incident, variant, locale)).collect(),
    };
    Catalogue {
        editions: Edition::all().iter().copied().rev().collect(),
        incidents: INCIDENTS.iter().map(listed).collect(),
    }
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
