//! Where the engine of today would rule otherwise than was ruled. What was ruled stands; the arbiter decides whether to change it.

use jadoube_laws::event::Event;
use jadoube_laws::game::{Game, Verdict};
use jadoube_laws::ruling::Ruling;
use jadoube_laws::telling;
use jadoube_texts::Locale;
use serde::Serialize;

use crate::store::Seq;

/// A row that this engine would judge otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Otherwise {
    /// Its number.
    pub seq: Seq,
    /// The build that judged it.
    pub engine: String,
    /// What happened.
    pub event: Event,
    /// What was ruled, which stands.
    pub then: Vec<Ruling>,
    /// What this engine makes of it.
    pub now: Verdict,
}

/// The same in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Otherwise"))]
pub struct OtherwiseTold {
    /// The number of the row.
    pub seq: Seq,
    /// The build that judged it.
    pub engine: String,
    /// What happened.
    pub text: String,
    /// What was ruled, which stands.
    pub then: Vec<String>,
    /// What this engine would rule, or why it would refuse the act.
    pub now: Vec<String>,
}

impl Otherwise {
    /// Whether nobody has struck the row out since.
    pub(super) fn stands(&self, game: &Game) -> bool {
        // The first row is the opening, and no entry of the game.
        let entry = self.seq.checked_sub(1).and_then(|entry| usize::try_from(entry).ok());
        entry.and_then(|entry| game.log().get(entry)).is_none_or(|entry| !entry.corrected)
    }

    /// In the reader's language.
    pub fn told(&self, locale: Locale) -> OtherwiseTold {
        let said = |rulings: &[Ruling]| rulings.iter().map(|ruling| telling::ruling(ruling, locale)).collect();
        OtherwiseTold {
            seq: self.seq,
            engine: self.engine.clone(),
            text: telling::sentence(&self.event.act.message(self.event.by).text(locale)),
            then: said(&self.then),
            now: match &self.now {
                Ok(rulings) => said(rulings),
                Err(why) => vec![telling::impossible(why, locale)],
            },
        }
    }
}
