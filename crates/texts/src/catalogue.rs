//! The texts of all locales, embedded and ready to be formatted.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{Attribute, Entry, Pattern};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::derived::adapted;
use crate::resolve::{Resolver, Variables};
use crate::{Locale, PerLocale, TextError, adapt_source};

/// All files of a locale together.
static WHOLE: PerLocale<Catalogue> = PerLocale::new();
/// The files of a locale one by one, each parsed when a message of it is asked for: a process that reports a few findings does not need
/// the texts of all pages.
static PARTS: PerLocale<Vec<OnceLock<Catalogue>>> = PerLocale::new();
static SOURCES: PerLocale<Vec<(&str, Cow<'_, str>)>> = PerLocale::new();

/// Whether the files of a locale have been read, so that it is too late for others.
pub(crate) fn is_loaded(locale: Locale) -> bool {
    WHOLE.get(locale).is_some() || PARTS.get(locale).is_some() || SOURCES.get(locale).is_some()
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

fn parts(locale: Locale) -> impl Iterator<Item = (&'static OnceLock<Catalogue>, &'static str)> {
    let files = locale.base().own_files();
    let parts = PARTS.get_or_init(locale, || files.iter().map(|_| OnceLock::new()).collect());
    parts.iter().zip(files.iter().map(|&(_, source)| source))
}

/// The file that has this message, if it is found at the start of a line, alone.
fn part(locale: Locale, id: &str) -> Option<&'static Catalogue> {
    let loaded = parts(locale).filter_map(|(part, _)| part.get()).find(|part| part.pattern(id).is_some());
    loaded.or_else(|| {
        let begins = format!("{id} =");
        let inside = format!("\n{begins}");
        let has_it = |source: &str| source.starts_with(&begins) || source.contains(&inside);
        let (part, source) = parts(locale).find(|(part, source)| part.get().is_none() && has_it(source))?;
        let part = part.get_or_init(|| Catalogue::of(locale, [source]));
        part.pattern(id).is_some().then_some(part)
    })
}

fn whole(locale: Locale) -> &'static Catalogue {
    WHOLE.get_or_init(locale, || Catalogue::of(locale, locale.base().own_files().iter().map(|&(_, source)| source)))
}

pub(crate) fn format(locale: Locale, id: &'static str, variables: &Variables<'_>) -> Result<String, TextError> {
    // A message that refers to one in another file needs all of them.
    match part(locale, id).map(|part| format_in(part, locale, id, variables)) {
        Some(Ok(text)) => Ok(text),
        _ => format_in(whole(locale), locale, id, variables),
    }
}

fn format_in(
    catalogue: &Catalogue,
    locale: Locale,
    id: &'static str,
    variables: &Variables<'_>,
) -> Result<String, TextError> {
    let pattern = catalogue.pattern(id).ok_or(TextError::Missing(id, locale))?;
    let mut text = String::new();
    match Resolver::new(catalogue, variables).write(pattern, &mut text) {
        Ok(()) => Ok(text),
        Err(why) => Err(TextError::Faulty(id, locale, why)),
    }
}
