//! Where the current engine would rule differently from the rulings in the log. Those rulings stand; the arbiter decides whether to change
//! them.

use jadoube_api::RuledDifferently;
use jadoube_laws::event::Event;
use jadoube_laws::game::{Game, Verdict};
use jadoube_laws::ruling::Ruling;
use jadoube_laws::telling;
use jadoube_texts::Locale;
use serde::Serialize;

use crate::store::Seq;

/// A row that this engine would rule on differently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Otherwise {
    /// Its number.
    pub seq: Seq,
    /// The build that ruled on it.
    pub engine: String,
    /// What happened.
    pub event: Event,
    /// The rulings that were given and stand.
    pub then: Vec<Ruling>,
    /// The verdict of this engine.
    pub now: Verdict,
}

/// The same in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Otherwise"))]
pub struct OtherwiseTold {
    /// The number of the row.
    pub seq: Seq,
    /// The build that ruled on it.
    pub engine: String,
    /// What happened.
    pub text: String,
    /// The rulings that were given and stand.
    pub then: Vec<String>,
    /// What this engine would rule, or why it would refuse the act.
    pub now: Vec<String>,
}

impl Otherwise {
    /// Whether the row still stands, and has not been struck out since.
    pub(super) fn stands(&self, game: &Game) -> bool {
        // The first row is the opening, which is not an entry of the game.
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

    /// With whole rulings, for programs.
    pub fn report(&self, game: &str, locale: Locale) -> RuledDifferently {
        let whole =
            |rulings: &[Ruling]| rulings.iter().map(|ruling| jadoube_api::Ruling::new(ruling, locale)).collect();
        RuledDifferently {
            game: game.to_owned(),
            row: self.seq,
            engine: self.engine.clone(),
            text: telling::sentence(&self.event.act.message(self.event.by).text(locale)),
            then: whole(&self.then),
            now: self.now.as_ref().map_or_else(|_| Vec::new(), |rulings| whole(rulings)),
            refused: self.now.as_ref().err().map(|why| telling::impossible(why, locale)),
        }
    }
}
