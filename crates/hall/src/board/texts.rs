//! What pages show of a board, as sentences in the reader's language.

use std::borrow::Cow;

use jadoube_api::{MoveText, QuestionText};
use jadoube_lawbook::{Article, Edition, Matter};
use jadoube_laws::ruling::{Effect, Finding, Ruling};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Class;
use jadoube_notation::{Form, Language, Style, write};
use jadoube_texts::Locale;
use serde::Serialize;

use super::{Made, View, is_ordinary};

/// The parts of a view that are shown or read out as text: the last move and the open questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ViewText {
    /// The last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<MoveText>,
    /// The open questions to the arbiter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    questions: Vec<QuestionText>,
}

/// An Article by its number and the edition that has this number.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArticleRef {
    /// As the edition writes it: `7.5.5`.
    pub number: &'static str,
    /// The edition.
    pub edition: Edition,
}

impl From<Article> for ArticleRef {
    fn from(Article { number, edition }: Article) -> ArticleRef {
        ArticleRef { number, edition }
    }
}

/// A ruling in words, with its class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct RulingText<'a> {
    /// The whole ruling, beginning with the Article.
    text: String,
    /// The Article as the language writes it: `§ 7.5.5`.
    cited: String,
    /// The ruling as sentences, without the Article.
    says: String,
    /// Its class.
    class: Class,
    /// Whether it follows in every game: pages show it only on request.
    routine: bool,
    article: ArticleRef,
    matter: Matter,
    finding: Cow<'a, Finding>,
    effects: Cow<'a, [Effect]>,
}

impl<'a> RulingText<'a> {
    pub(crate) fn new(ruling: Cow<'a, Ruling>, locale: Locale) -> RulingText<'a> {
        let text = telling::ruling_openly(&ruling, locale);
        let (cited, says) = (telling::cited(ruling.article, locale), telling::says(&ruling, locale));
        let (class, article, matter) = (ruling.class(), ruling.article.into(), ruling.matter);
        let routine = is_ordinary(&ruling);
        let (finding, effects) = match ruling {
            Cow::Borrowed(ruling) => (Cow::Borrowed(&ruling.finding), Cow::Borrowed(&ruling.effects[..])),
            Cow::Owned(ruling) => (Cow::Owned(ruling.finding), Cow::Owned(ruling.effects)),
        };
        RulingText { text, cited, says, class, routine, article, matter, finding, effects }
    }
}

/// The line that comes first among all rulings on an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeadlineText {
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

impl HeadlineText {
    /// The headline of some rulings; `None` if there are none.
    pub fn of(rulings: &[Ruling], locale: Locale) -> Option<HeadlineText> {
        telling::headline(rulings, locale).map(|headline| HeadlineText::new(headline, rulings, locale))
    }

    /// A headline of these rulings.
    pub(crate) fn new(headline: telling::Headline, rulings: &[Ruling], locale: Locale) -> HeadlineText {
        let told = headline.ruling.and_then(|index| rulings.get(index)).map(Ruling::class);
        let highest = || rulings.iter().map(Ruling::class).max().unwrap_or(Class::Course);
        HeadlineText {
            says: headline.text,
            cited: telling::cited(headline.article, locale),
            article: headline.article.into(),
            class: told.unwrap_or_else(highest),
            routine: rulings.iter().all(is_ordinary),
            ruling: headline.ruling,
        }
    }
}

/// The language in which moves are written for readers of a locale.
pub(crate) fn language(locale: Locale) -> Language {
    locale.into()
}

/// A move in the notation of a language; as in PGN if it is not legal.
pub(crate) fn written(made: &Made, locale: Locale) -> String {
    written_as(made, &Style::fide(language(locale)))
}

/// The same in a style.
pub(crate) fn written_as(made: &Made, style: &Style) -> String {
    match (&made.legal, &made.seen) {
        (Some((before, m)), _) => write(before, *m, &Form::Algebraic(*style)),
        (None, Some(seen)) => seen.written(style),
        (None, None) => made.san.clone(),
    }
}

/// A move in words.
fn move_text(made: &Made, locale: Locale) -> MoveText {
    let (by, number, style) = (made.by, made.number, &Style::fide(language(locale)));
    match (&made.legal, &made.seen) {
        (Some((before, m)), _) => MoveText::legal(by, number, before, *m, style, locale),
        (None, Some(seen)) => MoveText::seen(by, number, seen, style, locale),
        (None, None) => MoveText::numbered(by, number, made.san.clone(), made.san.clone(), made.san.clone()),
    }
}

impl ViewText {
    /// A view in a language.
    pub fn of(view: &View, locale: Locale) -> ViewText {
        ViewText {
            last: view.last.as_ref().map(|made| move_text(made, locale)),
            questions: view.questions.iter().map(|question| QuestionText::of(question, locale)).collect(),
        }
    }
}
