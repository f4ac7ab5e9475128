//! Rulings for readers: typed, with the sentences of a language beside the types.

use std::borrow::Cow;

use jadoube_lawbook::{Edition, Matter};
use jadoube_laws::ruling as laws;
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Class;
use jadoube_texts::Locale;
use serde::Serialize;

/// An Article by its number and the edition that has this number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArticleRef {
    /// As the edition writes it: `7.5.5`.
    pub number: Cow<'static, str>,
    /// The edition.
    pub edition: Edition,
}

impl From<jadoube_lawbook::Article> for ArticleRef {
    fn from(article: jadoube_lawbook::Article) -> ArticleRef {
        ArticleRef { number: article.number.into(), edition: article.edition }
    }
}

/// A ruling in words, with what programs need of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RulingText"))]
pub struct Ruling {
    /// The Article.
    pub article: ArticleRef,
    /// The Article as the language writes it: `§ 7.5.5`.
    pub cited: String,
    /// The ruling as sentences, without the Article.
    pub says: String,
    /// The whole ruling, beginning with the Article.
    pub text: String,
    /// How serious it is.
    pub class: Class,
    /// Whether it follows in every game: pages show it only on request.
    pub routine: bool,
    /// The matter that the Article is about, the same in every edition.
    pub matter: Matter,
    /// What was found.
    pub finding: laws::Finding,
    /// What follows, in order.
    pub effects: Vec<Effect>,
}

/// Something that follows from a finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EffectText"))]
pub struct Effect {
    /// For programs.
    pub effect: laws::Effect,
    /// In words.
    pub text: String,
}

impl Ruling {
    /// A ruling for players and spectators: a question to the arbiter is in it without its number and its answers.
    pub fn new(ruling: &laws::Ruling, locale: Locale) -> Ruling {
        Ruling::with_text(ruling, telling::ruling_openly(ruling, locale), locale)
    }

    /// The same for the arbiter, who answers the questions.
    pub fn for_arbiter(ruling: &laws::Ruling, locale: Locale) -> Ruling {
        Ruling::with_text(ruling, telling::ruling(ruling, locale), locale)
    }

    fn with_text(ruling: &laws::Ruling, text: String, locale: Locale) -> Ruling {
        let effect =
            |effect: &laws::Effect| Effect { text: telling::effect_in(ruling, effect, locale), effect: effect.clone() };
        Ruling {
            article: ruling.article.into(),
            cited: telling::cited(ruling.article, locale),
            says: telling::says(ruling, locale),
            text,
            class: ruling.class(),
            routine: ruling.is_routine(),
            matter: ruling.matter,
            finding: ruling.finding.clone(),
            effects: ruling.effects.iter().map(effect).collect(),
        }
    }
}

/// The line that comes first among all rulings on an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeadlineText"))]
pub struct Headline {
    /// Sentences without the Article.
    pub says: String,
    /// The Article as the language writes it: `§ 7.5.5`.
    pub cited: String,
    /// The Article.
    pub article: ArticleRef,
    /// The class of its ruling, or the highest class if it sums up several.
    pub class: Class,
    /// Whether all rulings on the event follow in every game: pages show them only on request.
    pub routine: bool,
    /// The index of its ruling, from 0; none if it sums up several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<usize>,
}

impl Headline {
    /// The headline of some rulings; `None` if there are none.
    pub fn of(rulings: &[laws::Ruling], locale: Locale) -> Option<Headline> {
        telling::headline(rulings, locale).map(|headline| Headline::new(headline, rulings, locale))
    }

    /// A headline of these rulings.
    pub fn new(headline: telling::Headline, rulings: &[laws::Ruling], locale: Locale) -> Headline {
        let told = headline.ruling.and_then(|index| rulings.get(index)).map(laws::Ruling::class);
        let highest = || rulings.iter().map(laws::Ruling::class).max().unwrap_or(Class::Course);
        Headline {
            says: headline.text,
            cited: telling::cited(headline.article, locale),
            article: headline.article.into(),
            class: told.unwrap_or_else(highest),
            routine: rulings.iter().all(laws::Ruling::is_routine),
            ruling: headline.ruling,
        }
    }
}
