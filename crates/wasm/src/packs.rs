//! Packs: the messages of a locale, and the texts of the Articles. The module has neither but English messages, so that it is small; a
//! program loads what its user reads.
//!
//! A pack is JSON: `{"kind":"messages","locale":"hu","files":[["acts.ftl","…"],…]}`, or `{"kind":"articles","files":[…]}` with the English
//! texts and those of the languages that were asked for.

use jadoube_lawbook::{Edition, has_texts, separate_files, supply_files};
use jadoube_notation::Language;
use jadoube_texts::Locale;
use serde::{Deserialize, Serialize};

/// A pack.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pack {
    /// What Jadoube says in a language.
    Messages {
        /// The tag of the locale.
        locale: String,
        /// Names and contents of its Fluent files.
        files: Vec<(String, String)>,
    },
    /// What the Laws say, in English and other languages.
    Articles {
        /// Names and contents of files of the lawbook.
        files: Vec<(String, String)>,
    },
}

fn owned(files: impl IntoIterator<Item = (&'static str, &'static str)>) -> Vec<(String, String)> {
    files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
}

impl Pack {
    /// The messages of a locale. One that is made from another has none of its own, and needs that one's.
    pub fn messages(locale: Locale) -> Pack {
        let base = locale.base();
        Pack::Messages { locale: base.tag().to_owned(), files: owned(base.own_files().iter().copied()) }
    }

    /// The Articles in English and in the languages of these locales.
    pub fn articles(locales: &[Locale]) -> Pack {
        let tags: Vec<&str> = locales.iter().map(|locale| locale.base().tag()).collect();
        Pack::Articles { files: owned(separate_files(&tags)) }
    }

    /// The pack as it is stored and sent.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

fn borrowed(files: &[(String, String)]) -> impl Iterator<Item = (&str, &str)> {
    files.iter().map(|(name, text)| (name.as_str(), text.as_str()))
}

/// Takes in a pack; what is there already is left alone.
pub fn supply(pack: &str) -> Result<(), String> {
    match serde_json::from_str(pack).map_err(|error| format!("this is not a pack: {error}"))? {
        Pack::Messages { locale, files } => {
            let locale: Locale = locale.parse().map_err(|error: jadoube_texts::UnknownLocale| error.to_string())?;
            if locale.has_messages() || locale.supply(borrowed(&files)) {
                return Ok(());
            }
            Err(format!("something was asked in {locale} before its messages were there"))
        }
        Pack::Articles { .. } if has_texts() => Ok(()),
        Pack::Articles { files } => supply_files(borrowed(&files)).map_err(|error| error.to_string()),
    }
}

/// What this module knows and has.
#[derive(Serialize)]
struct Contents {
    articles: bool,
    editions: Vec<&'static str>,
    locales: Vec<Known>,
    notations: Vec<&'static str>,
    /// English with accents and in brackets, for tests that look for text which bypasses the messages.
    pseudo: Known,
    version: &'static str,
}

/// A locale, whether its messages are there or not.
#[derive(Serialize)]
struct Known {
    base: &'static str,
    name: &'static str,
    notation: &'static str,
    tag: &'static str,
    there: bool,
}

/// What this module knows and has. Straight to text: a tree of values would bring the printing of all kinds of numbers along.
pub fn contents() -> String {
    let known = |locale: Locale| Known {
        base: locale.base().tag(),
        name: locale.name(),
        notation: locale.notation(),
        tag: locale.tag(),
        there: locale.has_messages(),
    };
    let contents = Contents {
        articles: has_texts(),
        editions: Edition::all().iter().map(|edition| edition.name()).collect(),
        locales: Locale::all().map(known).collect(),
        pseudo: known(Locale::PSEUDO),
        notations: Language::all().iter().map(|language| language.code()).collect(),
        version: env!("CARGO_PKG_VERSION"),
    };
    serde_json::to_string(&contents).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_have_what_a_small_build_lacks() {
        let Pack::Messages { locale, files } = Pack::messages(Locale::SR_CYRL) else { unreachable!() };
        assert!(locale == "sr-Latn" && files.iter().any(|(name, _)| name == "acts.ftl"));
        let Pack::Articles { files } = Pack::articles(&[Locale::HU]) else { unreachable!() };
        let has = |name: &str| files.iter().any(|(found, _)| found == name);
        assert!(has("texts/en/04-act-of-moving.txt") && has("texts/hu/04-act-of-moving.txt") && has("glossary/hu.tsv"));
        assert!(!files.iter().any(|(name, _)| name.contains("/sv")));
    }

    #[test]
    fn what_is_there_is_left_alone_and_what_is_not_a_pack_is_refused() {
        assert_eq!(supply(&Pack::messages(Locale::HU).to_json()), Ok(()));
        assert_eq!(supply(&Pack::articles(&[]).to_json()), Ok(()));
        assert!(supply("{}").unwrap_err().starts_with("this is not a pack: "));
        assert!(supply(r#"{"kind":"messages","locale":"tlh","files":[]}"#).unwrap_err().contains("tlh"));
        assert!(contents().contains(r#""editions":["2009","#));
    }
}
