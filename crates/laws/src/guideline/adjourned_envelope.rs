//! The envelope of an adjourned game: what must be written on it, whether it is, and the form to fill in.

use jadoube_board::{Color, Setup};
use jadoube_clock::{Millis, Sides};
use jadoube_lawbook::Matter;
use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

use crate::telling;
use crate::vocabulary::Vocabulary;

/// What is written on the envelope, of which any part may be missing or wrong. The sealed move is inside.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Envelope {
    /// The names of the players; empty if none is written.
    pub names: Sides<String>,
    /// The position immediately before the sealed move.
    pub position: Option<Setup>,
    /// The times used.
    pub used: Option<Sides<Millis>>,
    /// Who sealed.
    pub sealer: Option<Color>,
    /// The number of the sealed move.
    pub number: Option<u32>,
    /// The player with an open draw offer, if any.
    pub offer: Option<Color>,
    /// When and where the game is resumed.
    pub resumption: Resumption,
}

/// When and where an adjourned game is resumed, in the words of those who arranged it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Resumption {
    /// The date.
    pub date: String,
    /// The time of day.
    pub time: String,
    /// The place.
    pub place: String,
}

/// Something that must be written on the envelope.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum EnvelopeItem {
    /// The names of the players.
    #[says("names")]
    Names,
    /// The position before the sealed move.
    #[says("position")]
    Position,
    /// The times used.
    #[says("times")]
    Times,
    /// Who sealed.
    #[says("sealer")]
    Sealer,
    /// The number of the sealed move.
    #[says("number")]
    Number,
    /// The draw offer that stands.
    #[says("offer")]
    Offer,
    /// Date, time and place of the resumption.
    #[says("resumption")]
    Resumption,
}

impl EnvelopeItem {
    /// All of them, in the order of the Laws.
    pub const ALL: [EnvelopeItem; 7] = [
        EnvelopeItem::Names,
        EnvelopeItem::Position,
        EnvelopeItem::Times,
        EnvelopeItem::Sealer,
        EnvelopeItem::Number,
        EnvelopeItem::Offer,
        EnvelopeItem::Resumption,
    ];

    pub(crate) const fn matter(self) -> Matter {
        match self {
            EnvelopeItem::Names => Matter::EnvelopeNames,
            EnvelopeItem::Position => Matter::EnvelopePosition,
            EnvelopeItem::Times => Matter::EnvelopeTimes,
            EnvelopeItem::Sealer => Matter::EnvelopeSealer,
            EnvelopeItem::Number => Matter::EnvelopeNumber,
            EnvelopeItem::Offer => Matter::EnvelopeOffer,
            EnvelopeItem::Resumption => Matter::EnvelopeResumption,
        }
    }
}

/// What is wrong with an item on the envelope.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Flaw {
    /// It is not there.
    Missing,
    /// It is not correct.
    Wrong,
}

impl Envelope {
    /// What is missing or wrong on this envelope given these facts, in the order of the Laws. Names, date, time and place
    /// are not compared: only the players and the arbiter know them.
    pub fn flaws(&self, facts: &Envelope) -> Vec<(EnvelopeItem, Flaw)> {
        let found = |item| match item {
            EnvelopeItem::Names => missing(self.names.white.trim().is_empty() || self.names.black.trim().is_empty()),
            EnvelopeItem::Position => differs(&self.position, &facts.position),
            EnvelopeItem::Times => differs(&self.used, &facts.used),
            EnvelopeItem::Sealer => differs(&self.sealer, &facts.sealer),
            EnvelopeItem::Number => differs(&self.number, &facts.number),
            EnvelopeItem::Offer => differs(&self.offer, &facts.offer),
            EnvelopeItem::Resumption => {
                let Resumption { date, time, place } = &self.resumption;
                missing([date, time, place].iter().any(|text| text.trim().is_empty()))
            }
        };
        EnvelopeItem::ALL.into_iter().filter_map(|item| Some((item, found(item)?))).collect()
    }

    /// The form as it is written on the envelope, one or a few lines for each item. Unknown items leave room for a pen.
    ///
    /// ```
    /// use jadoube_board::{Color, Position};
    /// use jadoube_laws::adjourned::Envelope;
    /// use jadoube_texts::Locale;
    ///
    /// let mut envelope = Envelope { sealer: Some(Color::White), number: Some(41), ..Envelope::default() };
    /// envelope.position = Some(Position::standard().into());
    /// envelope.names.white = "Maria Sandberg".into();
    /// let form = envelope.form(Locale::SV);
    /// assert!(form.contains("Förseglat av: Maria Sandberg (vit)"), "{form}");
    /// assert!(form.contains("Dragets nummer: 41") && form.contains("1 T S L D K L S T"), "{form}");
    /// ```
    pub fn form(&self, locale: Locale) -> String {
        let name = |color: Color| or_blank(&self.names[color]);
        let time = |color: Color| self.used.map_or(BLANK.to_owned(), |used| used[color].to_string());
        let mut lines = vec![
            Message::new("envelope-title").text(locale),
            Message::new("envelope-players")
                .with("white", name(Color::White))
                .with("black", name(Color::Black))
                .text(locale),
            Message::new("envelope-position").text(locale),
        ];
        match &self.position {
            Some(setup) => {
                lines.extend(telling::diagram(setup, locale));
                lines.push(format!("  {}", setup.fen()));
            }
            None => lines.push(format!("  {BLANK}")),
        }
        lines.push(
            Message::new("envelope-used")
                .with("white", time(Color::White))
                .with("black", time(Color::Black))
                .text(locale),
        );
        lines.push(match self.sealer {
            Some(color) => Message::new("envelope-sealer").with("name", name(color)).with("color", color).text(locale),
            None => Message::new("envelope-sealer-open").with("name", BLANK).text(locale),
        });
        let number = self.number.map_or(BLANK.to_owned(), |number| number.to_string());
        lines.push(Message::new("envelope-number").with("number", number).text(locale));
        lines.push(match self.offer {
            Some(color) => Message::new("envelope-offer").with("name", name(color)).with("color", color).text(locale),
            None => Message::new("envelope-no-offer").text(locale),
        });
        let Resumption { date, time, place } = &self.resumption;
        lines.push(
            Message::new("envelope-resumption")
                .with("date", or_blank(date))
                .with("time", or_blank(time))
                .with("place", or_blank(place))
                .text(locale),
        );
        lines.push(Message::new("envelope-checked").with("name", BLANK).text(locale));
        lines.join("\n") + "\n"
    }
}

const BLANK: &str = "____________________";

fn or_blank(text: &str) -> String {
    if text.trim().is_empty() { BLANK.to_owned() } else { text.to_owned() }
}

fn missing(is: bool) -> Option<Flaw> {
    is.then_some(Flaw::Missing)
}

fn differs<T: PartialEq>(written: &Option<T>, fact: &Option<T>) -> Option<Flaw> {
    match (written, fact) {
        (None, Some(_)) => Some(Flaw::Missing),
        (written, fact) if written != fact => Some(Flaw::Wrong),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::Position;

    use super::*;

    fn filled() -> Envelope {
        Envelope {
            names: Sides { white: "Anna".into(), black: "Bella".into() },
            position: Some(Position::standard().into()),
            used: Some(Sides { white: Millis::from_minutes(118), black: Millis::from_minutes(103) }),
            sealer: Some(Color::Black),
            number: Some(41),
            offer: Some(Color::Black),
            resumption: Resumption { date: "2026-11-15".into(), time: "15:00".into(), place: "B 12".into() },
        }
    }

    #[test]
    fn a_correct_envelope_has_no_flaws() {
        assert_eq!(filled().flaws(&filled()), []);
    }

    #[test]
    fn an_empty_envelope_lacks_everything() {
        let flaws = Envelope::default().flaws(&filled());
        assert_eq!(flaws, EnvelopeItem::ALL.map(|item| (item, Flaw::Missing)));
        let facts = Envelope { offer: None, number: Some(40), ..filled() };
        assert_eq!(filled().flaws(&facts), [(EnvelopeItem::Number, Flaw::Wrong), (EnvelopeItem::Offer, Flaw::Wrong)]);
    }

    #[test]
    fn the_form_holds_everything_in_every_language() {
        for locale in Locale::all_and_pseudo() {
            let form = filled().form(locale);
            for text in ["Anna", "Bella", "1:58:00", "1:43:00", "41", "2026-11-15", "15:00", "B 12", "rnbqkbnr/pppp"] {
                assert!(form.contains(text), "{locale}: {text} is not in\n{form}");
            }
            assert!(!form.contains(['{', '[']), "{form}");
            assert_eq!(form.lines().count(), 19, "{form}");
        }
    }

    #[test]
    fn an_empty_form_has_room_for_everything() {
        let form = Envelope::default().form(Locale::EN);
        assert_eq!(form.matches(BLANK).count(), 11, "{form}");
    }
}
