//! The glossary.

use std::collections::BTreeMap;

use jadoube_lawbook::{Edition, glossary};
use jadoube_laws::vocabulary::distance;
use jadoube_texts::{Argument, Locale, Message, fold};
use serde::Serialize;

use crate::notation::short;
use crate::{ArticleRef, Error, ErrorCode};

/// A term of the Laws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Term {
    /// The word in the language.
    pub word: String,
    /// What names it in every language.
    pub id: &'static str,
    /// Other words for it in the language.
    pub also: Vec<String>,
    /// What it means.
    pub meaning: String,
    /// Where each edition has it.
    pub articles: Vec<ArticleRef>,
    /// The word in each language that this build has, by its tag.
    pub languages: BTreeMap<&'static str, String>,
}

impl Term {
    /// A term in a language.
    pub fn of(term: &jadoube_lawbook::Term, locale: Locale) -> Term {
        Term {
            word: term.word(locale).into_owned(),
            id: term.id,
            also: term.also(locale).into_iter().map(Into::into).collect(),
            meaning: term.meaning(locale).into_owned(),
            articles: Edition::all().iter().flat_map(|&edition| term.articles(edition)).map(Into::into).collect(),
            languages: Locale::all()
                .filter(|locale| locale.has_messages())
                .map(|locale| (locale.tag(), term.word(locale).into_owned()))
                .collect(),
        }
    }
}

/// All terms, sorted by their words in the language.
pub fn terms(locale: Locale) -> Vec<&'static jadoube_lawbook::Term> {
    let mut terms: Vec<&'static jadoube_lawbook::Term> = glossary().iter().collect();
    terms.sort_by_key(|term| fold(&term.word(locale)));
    terms
}

/// The terms that [`find_terms`] finds, as answers.
pub fn term(word: &str, locale: Locale) -> Result<Vec<Term>, Error> {
    Ok(find_terms(word, locale)?.into_iter().map(|term| Term::of(term, locale)).collect())
}

/// The terms with this name in the language, else in any language; else those whose name begins with it.
///
/// ```
/// use jadoube_texts::Locale;
/// assert_eq!(jadoube_api::find_terms("j'adoube", Locale::EN)?[0].id, "adjust");
/// assert_eq!(jadoube_api::find_terms("νεκρη θεση", Locale::EN)?[0].id, "dead-position");
/// assert!(jadoube_api::find_terms("zugzwang", Locale::EN).is_err());
/// # Ok::<(), jadoube_api::Error>(())
/// ```
pub fn find_terms(word: &str, locale: Locale) -> Result<Vec<&'static jadoube_lawbook::Term>, Error> {
    let wanted = fold(word);
    let languages = [locale].into_iter().chain(Locale::all());
    let exactly = languages.clone().map(|locale| matching(locale, |name| name == wanted));
    let beginning = languages.map(|locale| matching(locale, |name| name.starts_with(&wanted)));
    exactly.chain(beginning).find(|found| !found.is_empty()).ok_or_else(|| unknown(word, locale))
}

/// The folded words for a term in a language.
fn names(term: &jadoube_lawbook::Term, locale: Locale) -> Vec<String> {
    let mut names = vec![fold(&term.word(locale))];
    names.extend(term.also(locale).iter().map(|word| fold(word)));
    names.push(fold(term.id));
    names.push(fold(term.id).replace('-', " "));
    names
}

fn matching(locale: Locale, fits: impl Fn(&str) -> bool) -> Vec<&'static jadoube_lawbook::Term> {
    glossary().iter().filter(|term| names(term, locale).iter().any(|name| fits(name))).collect()
}

fn unknown(word: &str, locale: Locale) -> Error {
    let wanted = fold(word);
    let far = |term: &jadoube_lawbook::Term| {
        names(term, locale).iter().map(|name| distance(name, &wanted)).min().unwrap_or(usize::MAX)
    };
    let mut ranked: Vec<(usize, &jadoube_lawbook::Term)> = glossary().iter().map(|term| (far(term), term)).collect();
    ranked.sort_by_key(|&(far, _)| far);
    let near: Vec<String> = ranked.iter().take(4).map(|(_, term)| term.word(locale).into_owned()).collect();
    let message = Message::new("laws-unknown-term").with("found", short(word));
    let message = message.with("nearest", Argument::Any(near.clone()));
    Error { nearest: near, ..Error::new(ErrorCode::UnknownTerm, &message, locale) }
}
