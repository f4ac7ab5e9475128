//! What the Articles say, in the languages of Jadoube.
//!
//! The English line stands in the lists of the editions; `data/summaries/LOCALE.tsv` has the others, found by the English
//! line itself, so that none can be left behind when it changes. Serbian Cyrillic is made from Serbian Latin; what stands
//! between braces there (`{A.2}`) keeps its Latin letters.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_texts::{Locale, to_cyrillic};

use crate::Entry;

/// The mark of a heading in the English lists.
const TITLE: &str = "Title: ";

type Translations = LazyLock<HashMap<&'static str, &'static str>>;

macro_rules! embedded {
    ($file:literal) => {
        LazyLock::new(|| lines(include_str!(concat!("../data/summaries/", $file))).collect())
    };
}

static HUNGARIAN: Translations = embedded!("hu.tsv");
static SWEDISH: Translations = embedded!("sv.tsv");
static GREEK: Translations = embedded!("el.tsv");
static SERBIAN: Translations = embedded!("sr-Latn.tsv");

/// English and translation; the first line is the head.
fn lines(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.lines().skip(1).filter_map(|line| line.split_once('\t'))
}

fn translations(locale: Locale) -> Option<&'static Translations> {
    match locale {
        Locale::En => None,
        Locale::Hu => Some(&HUNGARIAN),
        Locale::Sv => Some(&SWEDISH),
        Locale::El => Some(&GREEK),
        Locale::SrLatn | Locale::SrCyrl => Some(&SERBIAN),
    }
}

/// A text of a data file in its script: `{A.2}` is `A.2` in Serbian, Cyrillic or not.
pub(crate) fn in_script(text: &'static str, locale: Locale) -> Cow<'static, str> {
    match locale {
        Locale::SrLatn if text.contains('{') => text.replace(['{', '}'], "").into(),
        Locale::SrCyrl => {
            let mut cyrillic = String::with_capacity(text.len() * 2);
            for part in text.split('}') {
                let (before, kept) = part.split_once('{').unwrap_or((part, ""));
                cyrillic += &to_cyrillic(before);
                cyrillic += kept;
            }
            cyrillic.into()
        }
        _ => text.into(),
    }
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
    /// let one_hand = Edition::Y2023.catalogue().get("4.1").unwrap();
    /// assert_eq!(one_hand.summary_in(Locale::En), "A player moves with one hand, not two");
    /// assert_eq!(one_hand.summary_in(Locale::Sv), "En spelare flyttar med en hand, inte två");
    /// assert_eq!(one_hand.summary_in(Locale::SrCyrl), "Играч вуче једном руком, не двема");
    /// ```
    pub fn summary_in(&self, locale: Locale) -> Cow<'static, str> {
        let translated = translations(locale).and_then(|known| known.get(self.summary));
        match translated {
            Some(text) => in_script(text, locale),
            None => match self.summary.strip_prefix(TITLE) {
                Some(words) => capitalized(words).into(),
                None => self.summary.into(),
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

    const FILES: [(Locale, &str); 4] = [
        (Locale::Hu, include_str!("../data/summaries/hu.tsv")),
        (Locale::Sv, include_str!("../data/summaries/sv.tsv")),
        (Locale::El, include_str!("../data/summaries/el.tsv")),
        (Locale::SrLatn, include_str!("../data/summaries/sr-Latn.tsv")),
    ];

    fn english() -> BTreeSet<&'static str> {
        let entries = Edition::WITH_INTERIM.into_iter().flat_map(|edition| edition.catalogue().entries());
        entries.map(|entry| entry.summary).collect()
    }

    #[test]
    fn every_summary_is_translated_once_and_no_translation_is_left_over() {
        let english = english();
        for (locale, text) in FILES {
            assert_eq!(text.lines().next(), Some("english\ttranslation"), "{locale}");
            let mut seen = BTreeSet::new();
            for line in text.lines().skip(1) {
                let fields: Vec<&str> = line.split('\t').collect();
                let [key, translation] = fields[..] else { panic!("{locale}: no translation: {line}") };
                assert!(seen.insert(key), "{locale}: there twice: {key}");
                assert!(english.contains(key), "{locale}: no Article says this any more: {key}");
                assert!(!translation.trim().is_empty() && translation.trim() == translation, "{locale}: {line}");
                assert!(translation.chars().count() <= 120, "{locale}: too long: {translation}");
            }
            let missing: Vec<_> = english.difference(&seen).collect();
            assert!(missing.is_empty(), "data/summaries/{locale}.tsv lacks {missing:#?}");
        }
    }

    #[test]
    fn no_translation_is_the_english_line() {
        for (locale, text) in FILES {
            for (english, translation) in lines(text) {
                assert_ne!(english.strip_prefix(TITLE).unwrap_or(english), translation, "{locale}");
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
        for (locale, text) in FILES {
            for (english, translation) in lines(text) {
                assert_eq!(figures(english), figures(translation), "{locale}: {english}");
            }
        }
    }

    #[test]
    fn each_language_keeps_to_its_letters() {
        for entry in Edition::Y2023.catalogue().entries() {
            let greek = entry.summary_in(Locale::El);
            assert!(greek.contains(|c: char| ('α'..='ώ').contains(&c)), "{greek}");
            let cyrillic = entry.summary_in(Locale::SrCyrl);
            assert!(cyrillic.contains(|c: char| ('а'..='џ').contains(&c)), "{cyrillic}");
            for text in [entry.summary_in(Locale::SrLatn), cyrillic] {
                assert!(!text.contains(['{', '}']), "{text}");
            }
        }
        let rapid = Edition::Y2023.catalogue().get("B.3").unwrap();
        assert!(rapid.summary_in(Locale::SrCyrl).contains("(A.2, A.3, A.5)"), "Latin letters of Articles stay");
    }

    #[test]
    fn a_heading_has_only_its_words() {
        let pawn = Edition::Y2023.catalogue().get("3.7").unwrap();
        assert!(pawn.is_title());
        assert_eq!((pawn.summary_in(Locale::En), pawn.summary_in(Locale::Hu)), ("The pawn".into(), "A gyalog".into()));
    }
}
