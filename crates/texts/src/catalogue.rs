//! The texts of all locales, embedded and ready to be formatted.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fluent_syntax::ast::{Attribute, Entry, Pattern};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::derived::adapted;
use crate::resolve::{Resolver, Variables};
use crate::{Locale, PerLocale, TextError, adapt_source};

static CATALOGUES: PerLocale<Catalogue> = PerLocale::new();
static SOURCES: PerLocale<Vec<(&str, Cow<'_, str>)>> = PerLocale::new();

/// Whether the files of a locale have been read, so that it is too late for others.
pub(crate) fn is_loaded(locale: Locale) -> bool {
    CATALOGUES.get(locale).is_some() || SOURCES.get(locale).is_some()
}

/// The names and contents of the Fluent files of a locale.
pub fn sources(locale: Locale) -> &'static [(&'static str, Cow<'static, str>)] {
    SOURCES.get_or_init(locale, || {
        let files = locale.base().own_files().iter();
        files.map(|&(name, source)| (name, adapt_source(source, locale))).collect()
    })
}

/// The messages and terms of a locale with their attributes, by [`Catalogue::key`].
pub(crate) struct Catalogue {
    patterns: BTreeMap<String, Pattern<String>>,
    plurals: Option<PluralRules>,
}

impl Catalogue {
    /// What these Fluent files say. What cannot be parsed or is there twice is left out here and fails the test of the catalogue.
    pub(crate) fn of<'a>(locale: Locale, sources: impl IntoIterator<Item = &'a str>) -> Catalogue {
        let mut catalogue = Catalogue { patterns: BTreeMap::new(), plurals: plurals(locale) };
        for source in sources {
            for entry in adapted(source, locale).body {
                match entry {
                    Entry::Message(message) => catalogue.add(message.id.name, message.value, message.attributes),
                    Entry::Term(term) => catalogue.add(format!("-{}", term.id.name), Some(term.value), term.attributes),
                    _ => {}
                }
            }
        }
        catalogue
    }

    fn add(&mut self, name: String, value: Option<Pattern<String>>, attributes: Vec<Attribute<String>>) {
        for Attribute { id, value } in attributes {
            self.patterns.entry(Catalogue::key(&name, Some(&id.name)).into_owned()).or_insert(value);
        }
        if let Some(value) = value {
            self.patterns.entry(name).or_insert(value);
        }
    }

    /// What a message, a term (`-name`) or its attribute is found by.
    pub(crate) fn key<'a>(name: &'a str, attribute: Option<&str>) -> Cow<'a, str> {
        attribute.map_or(Cow::Borrowed(name), |attribute| format!("{name}.{attribute}").into())
    }

    pub(crate) fn pattern(&self, key: &str) -> Option<&Pattern<String>> {
        self.patterns.get(key)
    }

    /// The plural form that goes with a number.
    pub(crate) fn plural_of(&self, number: u64) -> PluralCategory {
        self.plurals.as_ref().and_then(|rules| rules.select(number).ok()).unwrap_or(PluralCategory::OTHER)
    }
}

/// The rules of the tag, or of its language; of English for a language that has none.
fn plurals(locale: Locale) -> Option<PluralRules> {
    let tag = locale.tag();
    let language = tag.split('-').next().unwrap_or(tag);
    let rules = |tag: &str| {
        let language: LanguageIdentifier = tag.parse().ok()?;
        PluralRules::create(language, PluralRuleType::CARDINAL).ok()
    };
    rules(tag).or_else(|| rules(language)).or_else(|| rules(Locale::EN.tag()))
}

pub(crate) fn format(locale: Locale, id: &'static str, variables: &Variables<'_>) -> Result<String, TextError> {
    let catalogue = CATALOGUES
        .get_or_init(locale, || Catalogue::of(locale, locale.base().own_files().iter().map(|&(_, source)| source)));
    let pattern = catalogue.pattern(id).ok_or(TextError::Missing(id, locale))?;
    let mut text = String::new();
    match Resolver::new(catalogue, variables).write(pattern, &mut text) {
        Ok(()) => Ok(text),
        Err(why) => Err(TextError::Faulty(id, locale, why)),
    }
}
