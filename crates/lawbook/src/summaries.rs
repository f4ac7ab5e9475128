//! What the Articles say, in the languages of Jadoube.
//!
//! The English line stands in the lists of the editions; `data/summaries/LOCALE.tsv` has the others, found by the English
//! line itself, so that none can be left behind when it changes. Serbian Cyrillic is made from Serbian Latin; what stands
//! between braces there (`{A.2}`) keeps its Latin letters.

use std::borrow::Cow;
use std::collections::HashMap;

use jadoube_texts::Locale;

use crate::Entry;
use crate::load::{File, LoadError, lawbook};

/// The mark of a heading in the English lists.
const TITLE: &str = "Title: ";

/// The translations of each language by the English line.
pub(crate) struct Summaries {
    languages: HashMap<&'static str, HashMap<&'static str, &'static str>>,
}

impl Summaries {
    pub(crate) fn read(languages: impl Iterator<Item = (&'static str, File)>) -> Result<Summaries, LoadError> {
        let mut read = HashMap::new();
        for (tag, file) in languages {
            if file.head() != ["english", "translation"] {
                return Err(file.fails(1, "expected english and translation with a tab between"));
            }
            let mut lines = HashMap::new();
            for row in file.rows(2) {
                let (line, row) = row?;
                if lines.insert(row[0], row[1]).is_some() {
                    return Err(file.fails(line, format!("{:?} is there twice", row[0])));
                }
            }
            read.insert(tag, lines);
        }
        Ok(Summaries { languages: read })
    }

    /// All lines of a language with their translations, if it has any.
    fn of(&self, locale: Locale) -> Option<&HashMap<&'static str, &'static str>> {
        self.languages.get(written_as(locale))
    }
}

/// The tag by which the files of a language are named. Serbian Cyrillic is made from Serbian Latin.
pub(crate) fn written_as(locale: Locale) -> &'static str {
    locale.base().tag()
}

/// A text of a data file in its script: `{A.2}` is `A.2` in Serbian, Cyrillic or not.
pub(crate) fn in_script(text: &'static str, locale: Locale) -> Cow<'static, str> {
    if locale.base() == locale {
        return if text.contains('{') { text.replace(['{', '}'], "").into() } else { text.into() };
    }
    let mut adapted = String::with_capacity(text.len() * 2);
    for part in text.split('}') {
        let (before, kept) = part.split_once('{').unwrap_or((part, ""));
        adapted += &locale.adapt(before);
        adapted += kept;
    }
    adapted.into()
}

impl Entry {
    /// Whether it is a heading with no text of its own.
    pub fn is_title(&self) -> bool {
        self.summary.starts_with(TITLE)
    }

    /// What it says, in a language. Of a heading only its words.
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// use jadoube_texts::Locale;
    /// let one_hand = Edition::newest().catalogue().get("4.1").unwrap();
    /// assert_eq!(one_hand.summary_in(Locale::EN), "A player moves with one hand, not two");
    /// assert_eq!(one_hand.summary_in(Locale::SV), "En spelare flyttar med en hand, inte två");
    /// assert_eq!(one_hand.summary_in(Locale::SR_CYRL), "Играч вуче једном руком, не двема");
    /// ```
    pub fn summary_in(&self, locale: Locale) -> Cow<'static, str> {
        let translated = lawbook().summaries.of(locale).and_then(|known| known.get(self.summary));
        match translated {
            Some(text) => in_script(text, locale),
            None => match self.summary.strip_prefix(TITLE) {
                Some(words) => locale.adapt(&capitalized(words)).into_owned().into(),
                None => in_script(self.summary, locale),
            },
        }
    }
}

fn capitalized(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Edition;

    /// The languages that have a file.
    fn translated() -> impl Iterator<Item = (Locale, &'static HashMap<&'static str, &'static str>)> {
        let languages = Locale::all().filter(|locale| written_as(*locale) == locale.tag());
        let found = languages.filter_map(|locale| Some((locale, lawbook().summaries.of(locale)?)));
        found.collect::<Vec<_>>().into_iter()
    }

    fn english() -> BTreeSet<&'static str> {
        let entries = Edition::known().iter().flat_map(|edition| edition.catalogue().entries());
        entries.map(|entry| entry.summary).collect()
    }

    #[test]
    fn every_summary_is_translated_once_and_no_translation_is_left_over() {
        let english = english();
        assert!(translated().count() > 3);
        for (locale, lines) in translated() {
            for (key, translation) in lines {
                assert!(english.contains(key), "{locale}: no Article says this any more: {key}");
                assert!(!translation.trim().is_empty() && translation.trim() == *translation, "{locale}: {key}");
                assert!(translation.chars().count() <= 120, "{locale}: too long: {translation}");
            }
            let missing: Vec<_> = english.iter().filter(|line| !lines.contains_key(*line)).collect();
            assert!(missing.is_empty(), "data/summaries/{locale}.tsv lacks {missing:#?}");
        }
    }

    #[test]
    fn no_translation_is_the_english_line() {
        for (locale, lines) in translated() {
            for (english, translation) in lines {
                assert_ne!(english.strip_prefix(TITLE).unwrap_or(english), *translation, "{locale}");
            }
        }
    }

    #[test]
    fn numbers_of_articles_and_figures_are_the_same_in_every_language() {
        // Words take the place of figures nowhere: a changed figure would pass unseen otherwise.
        let figures = |text: &str| -> BTreeSet<String> {
            let parts = text.split(|c: char| !c.is_ascii_digit() && c != '.');
            let parts = parts.map(|part| part.trim_matches('.').to_owned());
            parts.filter(|part| part.contains(|c: char| c.is_ascii_digit()) && part.len() > 1).collect()
        };
        for (locale, lines) in translated() {
            for (english, translation) in lines {
                assert_eq!(figures(english), figures(translation), "{locale}: {english}");
            }
        }
    }

    #[test]
    fn each_language_keeps_to_its_letters() {
        for entry in Edition::newest().catalogue().entries() {
            let greek = entry.summary_in(Locale::EL);
            assert!(greek.contains(|c: char| ('α'..='ώ').contains(&c)), "{greek}");
            let cyrillic = entry.summary_in(Locale::SR_CYRL);
            assert!(cyrillic.contains(|c: char| ('а'..='џ').contains(&c)), "{cyrillic}");
            for text in [entry.summary_in(Locale::SR_LATN), cyrillic] {
                assert!(!text.contains(['{', '}']), "{text}");
            }
        }
        let rapid = Edition::newest().catalogue().get("B.3").unwrap();
        assert!(rapid.summary_in(Locale::SR_CYRL).contains("(A.2, A.3, A.5)"), "Latin letters of Articles stay");
    }

    #[test]
    fn a_heading_has_only_its_words() {
        let pawn = Edition::newest().catalogue().get("3.7").unwrap();
        assert!(pawn.is_title());
        assert_eq!((pawn.summary_in(Locale::EN), pawn.summary_in(Locale::HU)), ("The pawn".into(), "A gyalog".into()));
    }
}
