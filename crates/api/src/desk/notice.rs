//! An answer of the desk as a notice to print and sign.

use jadoube_clock::{Millis, Sides};
use jadoube_lawbook::Supervision;
use jadoube_laws::ruling::{Effect, Outcome, Ruling};
use jadoube_laws::telling::{self, Notice};
use jadoube_texts::Locale;
use serde::{Deserialize, Serialize};

use super::{Answered, Inquiry, Unanswerable, answer};

/// What stands above a ruling: the place and the players, as far as they are known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NoticeHeading"))]
#[serde(deny_unknown_fields, default)]
pub struct Heading {
    /// The competition.
    pub competition: String,
    /// The round.
    pub round: Option<u16>,
    /// The board.
    pub board: Option<u16>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The date to print.
    pub date: String,
}

/// An incident with what stands above its notice.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DeskEntry"))]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The incident.
    pub inquiry: Inquiry,
    /// What stands above it.
    #[serde(default)]
    pub heading: Heading,
}

/// Notices as a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticePage {
    /// A whole page, with its styles and without scripts.
    pub html: String,
}

/// The answers to inquiries as one page to print and sign. What has no ruling has no notice.
pub fn notices(entries: &[Entry], locale: Locale) -> Result<NoticePage, Unanswerable> {
    let mut all = Vec::new();
    for Entry { inquiry, heading } in entries {
        let Some(mut notice) = notice(inquiry, answer(inquiry, locale)?) else { continue };
        let Heading { competition, round, board, white, black, date } = heading.clone();
        (notice.competition, notice.round, notice.board, notice.date) = (competition, round, board, date);
        notice.players = Sides { white, black };
        all.push(notice);
    }
    if all.is_empty() { Err(Unanswerable::NoRuling) } else { Ok(NoticePage { html: telling::notices(&all, locale) }) }
}

/// An answer of the desk as a notice, without the position and the times of a stand-in; `None` without a ruling.
pub fn notice(inquiry: &Inquiry, answered: Answered) -> Option<Notice> {
    (!answered.judged.is_empty()).then(|| Notice {
        competition: String::new(),
        round: None,
        board: None,
        players: Sides { white: String::new(), black: String::new() },
        date: String::new(),
        edition: inquiry.edition,
        rate: answered.rate,
        supervision: if inquiry.unsupervised { Supervision::Reduced } else { Supervision::Full },
        happened: answered.happened.into_iter().map(|happened| (None, happened)).collect(),
        clocks: answered.clocks.map(|[white, black]| Sides { white: Millis(white), black: Millis(black) }),
        running: None,
        position: answered.position.and_then(|position| position.parse().ok()),
        outcome: outcome_of(&answered.judged),
        rulings: answered.judged,
        no_appeals: false,
    })
}

/// How the game ended by these rulings.
pub fn outcome_of(rulings: &[Ruling]) -> Option<Outcome> {
    rulings.iter().flat_map(|ruling| &ruling.effects).rev().find_map(|effect| match effect {
        Effect::Over(outcome) => Some(*outcome),
        _ => None,
    })
}
