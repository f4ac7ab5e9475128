//! The texts of all locales, embedded and ready to be formatted.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Locale, PerLocale, TextError, adapt_source};

static SOURCES: PerLocale<Vec<(&str, Cow<'_, str>)>> = PerLocale::new();

/// Whether the files of a locale have been read, so that it is too late for others.
pub(crate) fn is_loaded(locale: Locale) -> bool {
    SOURCES.get(locale).is_some()
}

/// The names and contents of the Fluent files of a locale.
pub fn sources(locale: Locale) -> &'static [(&'static str, Cow<'static, str>)] {
    SOURCES.get_or_init(locale, || {
        let files = locale.base().own_files().iter();
        files.map(|&(name, source)| (name, adapt_source(source, locale))).collect()
    })
}

type Bundle = FluentBundle<FluentResource>;

/// All files of a locale together.
fn bundle(locale: Locale) -> &'static Bundle {
    static BUNDLES: PerLocale<Bundle> = PerLocale::new();
    BUNDLES.get_or_init(locale, || load(locale, sources(locale)))
}

/// The files of a locale one by one, each parsed when a message of it is asked for: a process that reports a few findings does
/// not need the texts of all pages.
fn parts(
    locale: Locale,
) -> impl Iterator<Item = (&'static OnceLock<Bundle>, &'static (&'static str, Cow<'static, str>))> {
    static PARTS: PerLocale<Vec<OnceLock<Bundle>>> = PerLocale::new();
    let sources = sources(locale);
    let parts = PARTS.get_or_init(locale, || sources.iter().map(|_| OnceLock::new()).collect());
    parts.iter().zip(sources)
}

/// The file that has this message, if it is found at the start of a line, alone.
fn part(locale: Locale, id: &str) -> Option<&'static Bundle> {
    let loaded = parts(locale).filter_map(|(part, _)| part.get()).find(|part| part.has_message(id));
    loaded.or_else(|| {
        let begins = format!("{id} =");
        let inside = format!("\n{begins}");
        let has_it = |source: &str| source.starts_with(&begins) || source.contains(&inside);
        let (part, source) = parts(locale).find(|(part, (_, source))| part.get().is_none() && has_it(source))?;
        let part = part.get_or_init(|| load(locale, std::slice::from_ref(source)));
        part.has_message(id).then_some(part)
    })
}

fn load(locale: Locale, sources: &[(&str, Cow<'_, str>)]) -> Bundle {
    let language: LanguageIdentifier = locale.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks are for mixing scripts of both directions; here they would end up in terminals and logs.
    bundle.set_use_isolating(false);
    for (_, source) in sources {
        // What cannot be parsed or is there twice is left out here and fails the test of the catalogue.
        let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(rest, _)| rest);
        let _ = bundle.add_resource(resource);
    }
    // Only an earlier function of the same name could be in the way.
    let _ = bundle.add_function("ARTICLE", |positional, _| match positional.first() {
        Some(FluentValue::String(word)) => hungarian_article(word).into(),
        _ => FluentValue::Error,
    });
    bundle
}

/// The Hungarian definite article before a word, or before a square or a letter as it is spoken: `a d4`, `az e4`, `az f3`.
fn hungarian_article(word: &str) -> &'static str {
    let mut characters = word.chars().flat_map(char::to_lowercase);
    let first = characters.next();
    // Letters spoken alone: ef, el, em, en, er, es, iksz.
    let spoken_alone = characters.next().is_none_or(|second| second.is_ascii_digit());
    match first {
        Some('a' | 'á' | 'e' | 'é' | 'i' | 'í' | 'o' | 'ó' | 'ö' | 'ő' | 'u' | 'ú' | 'ü' | 'ű') => "az",
        Some('f' | 'l' | 'm' | 'n' | 'r' | 's' | 'x') if spoken_alone => "az",
        Some('1' | '5') => "az",
        _ => "a",
    }
}

pub(crate) fn format(locale: Locale, id: &'static str, arguments: &FluentArgs<'_>) -> Result<String, TextError> {
    // A message that refers to one in another file needs all of them.
    match part(locale, id).map(|part| format_in(part, locale, id, arguments)) {
        Some(Ok(text)) => Ok(text),
        _ => format_in(bundle(locale), locale, id, arguments),
    }
}

fn format_in(
    bundle: &Bundle,
    locale: Locale,
    id: &'static str,
    arguments: &FluentArgs<'_>,
) -> Result<String, TextError> {
    let missing = TextError::Missing(id, locale);
    let pattern = bundle.get_message(id).and_then(|message| message.value()).ok_or(missing)?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
    match errors.first() {
        Some(error) => Err(TextError::Faulty(id, locale, error.to_string())),
        None => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use super::hungarian_article;

    #[test]
    fn the_article_follows_the_spoken_word() {
        for (word, article) in [("e4", "az"), ("f3", "az"), ("d4", "a"), ("h8", "a"), ("futó", "a"), ("a1 és b2", "az")]
        {
            assert_eq!(hungarian_article(word), article, "{word}");
        }
    }
}
