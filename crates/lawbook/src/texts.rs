//! What the Articles say, in our own words: a headline each, and a text that leaves nothing out.
//!
//! The English texts are blocks of `data/texts/en/*.txt`. The first line of a block names every place whose text it is
//! (`2018 4.2.1; 2023 4.2.1`), the second is the headline, the others are the paragraphs of the text. The first place is
//! the id by which `data/texts/LOCALE/*.txt` have the same text in another language. Serbian Cyrillic is generated from
//! Serbian Latin; what stands between braces there (`{A.2}`) keeps its Latin letters.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_texts::Locale;

use crate::Entry;
use crate::load::{File, LoadError, lawbook};

/// The mark of a heading, which has no text of its own.
const TITLE: &str = "Title: ";

/// The language in which the texts are written first.
const ENGLISH: &str = "en";

/// A text in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wording {
    headline: &'static str,
    paragraphs: Vec<&'static str>,
}

/// A text in every language that has it.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Text {
    id: &'static str,
    is_title: bool,
    english: Wording,
    translations: HashMap<&'static str, Wording>,
}

impl Text {
    fn wording(&self, locale: Locale) -> &Wording {
        self.translations.get(written_as(locale)).unwrap_or(&self.english)
    }
}

/// The name of an edition and the number of an Article, by which a text is found.
pub(crate) type Place = (&'static str, &'static str);

/// The text of each Article.
pub(crate) struct Texts(HashMap<Place, &'static Text>);

/// A block of a file.
struct Block {
    line: usize,
    head: &'static str,
    wording: Wording,
}

fn blocks(file: &File) -> Result<Vec<Block>, LoadError> {
    let mut blocks = Vec::new();
    let mut lines = file.text.lines().enumerate().map(|(index, line)| (index + 1, line)).peekable();
    while let Some((line, head)) = lines.next() {
        if head.is_empty() {
            continue;
        }
        let rest: Vec<&'static str> =
            std::iter::from_fn(|| lines.next_if(|(_, line)| !line.is_empty())).map(|(_, line)| line).collect();
        let [headline, paragraphs @ ..] = &rest[..] else {
            return Err(file.fails(line, format!("{head:?} has no headline on the next line")));
        };
        if headline.starts_with(TITLE) != paragraphs.is_empty() {
            let problem = format!("{head}: expected a headline and a text, or a headline that begins with {TITLE:?}");
            return Err(file.fails(line, problem));
        }
        if let Some(spaced) = rest.iter().chain([&head]).find(|line| line.trim() != **line || line.contains('\t')) {
            return Err(file.fails(line, format!("blanks at an end, or a tab: {spaced:?}")));
        }
        let headline = headline.strip_prefix(TITLE).unwrap_or(headline);
        blocks.push(Block { line, head, wording: Wording { headline, paragraphs: paragraphs.to_vec() } });
    }
    Ok(blocks)
}

impl Texts {
    /// Reads the files of all languages, each with the tag of its language.
    pub(crate) fn read(files: &[(&'static str, File)]) -> Result<Texts, LoadError> {
        let mut read: Vec<(File, usize, &'static str, Text)> = Vec::new();
        let mut ids: HashMap<&'static str, usize> = HashMap::new();
        for (_, file) in files.iter().filter(|(tag, _)| *tag == ENGLISH) {
            for Block { line, head, wording } in blocks(file)? {
                let id = head.split("; ").next().unwrap_or(head);
                ids.insert(id, read.len());
                let is_title = wording.paragraphs.is_empty();
                read.push((*file, line, head, Text { id, is_title, english: wording, translations: HashMap::new() }));
            }
        }
        for (tag, file) in files.iter().filter(|(tag, _)| *tag != ENGLISH) {
            for Block { line, head, wording } in blocks(file)? {
                let Some(&index) = ids.get(head) else {
                    return Err(file.fails(line, format!("no English text begins with {head:?}")));
                };
                let text = &mut read[index].3;
                if text.is_title != wording.paragraphs.is_empty() {
                    return Err(file.fails(line, format!("{head}: a heading in one language and a text in another")));
                }
                if text.translations.insert(*tag, wording).is_some() {
                    return Err(file.fails(line, format!("{head} is there twice")));
                }
            }
        }
        let mut places = HashMap::new();
        for (file, line, head, text) in read {
            // Kept for good, as the editions are that refer to it.
            let text: &'static Text = Box::leak(Box::new(text));
            for place in head.split("; ") {
                let Some(key) = place.split_once(' ') else {
                    return Err(file.fails(line, format!("found {place:?}, expected an edition, a blank and a number")));
                };
                if places.insert(key, text).is_some() {
                    return Err(file.fails(line, format!("{place} has a text already")));
                }
            }
        }
        Ok(Texts(places))
    }

    /// The text of an Article.
    pub(crate) fn get(&self, place: Place) -> Option<&'static Text> {
        self.0.get(&place).copied()
    }

    /// Every place that has a text.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> {
        self.0.keys().copied()
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
    fn text(&self) -> &'static Text {
        static LEFT_OUT: LazyLock<Text> = LazyLock::new(|| Text {
            id: "",
            is_title: false,
            english: Wording { headline: "", paragraphs: Vec::new() },
            translations: HashMap::new(),
        });
        let Some(texts) = lawbook().texts() else { return &LEFT_OUT };
        let text = texts.get(self.place).or_else(|| texts.get(self.replaced?));
        text.expect("that every Article has a text is checked in a test, and when files are added")
    }

    /// Whether it is a heading with no text of its own.
    pub fn is_title(&self) -> bool {
        self.text().is_title
    }

    /// Whether another Article has the same text, word for word. The Laws may word it otherwise.
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// let [first, .., last] = *Edition::all() else { unreachable!() };
    /// let one_hand = |edition: Edition| *edition.catalogue().get("4.1").unwrap();
    /// assert!(one_hand(first).has_text_of(&one_hand(last)));
    /// ```
    pub fn has_text_of(&self, other: &Entry) -> bool {
        std::ptr::eq(self.text(), other.text())
    }

    /// What names its text: the place where our files have it, such as `2018 4.1` for Article 4.1 of every edition.
    pub fn text_id(&self) -> &'static str {
        self.text().id
    }

    /// What it says in a line, in a language. Of a heading its words. Nothing if the texts were left out of the build and are
    /// not there yet (see [`supply_files`](crate::supply_files)).
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// use jadoube_texts::Locale;
    /// let one_hand = Edition::newest().catalogue().get("4.1").unwrap();
    /// assert_eq!(one_hand.headline(Locale::EN), "Each move must be made with one hand only");
    /// ```
    pub fn headline(&self, locale: Locale) -> Cow<'static, str> {
        in_script(self.text().wording(locale).headline, locale)
    }

    /// The whole of what it says, in a language, paragraph by paragraph; nothing for a heading.
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// use jadoube_texts::Locale;
    /// let one_hand = Edition::newest().catalogue().get("4.1").unwrap();
    /// assert_eq!(one_hand.paragraphs(Locale::EN).collect::<Vec<_>>(), ["A player must use only one hand to make a move."]);
    /// ```
    pub fn paragraphs(&self, locale: Locale) -> impl Iterator<Item = Cow<'static, str>> {
        self.text().wording(locale).paragraphs.iter().map(move |paragraph| in_script(paragraph, locale))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::Edition;

    /// Every text once, by its id.
    fn all() -> BTreeMap<&'static str, &'static Text> {
        let entries = Edition::known().iter().flat_map(|edition| edition.catalogue().entries());
        entries.map(|entry| (entry.text().id, entry.text())).collect()
    }

    /// The languages other than English that have texts of their own.
    fn translations() -> impl Iterator<Item = Locale> {
        Locale::all().filter(|locale| written_as(*locale) == locale.tag() && locale.tag() != ENGLISH)
    }

    fn lines(wording: &Wording) -> impl Iterator<Item = &'static str> {
        std::iter::once(wording.headline).chain(wording.paragraphs.iter().copied())
    }

    #[test]
    fn every_text_is_translated() {
        assert!(translations().count() > 3);
        for locale in translations() {
            let texts = all();
            let missing: Vec<_> = texts.values().filter(|text| !text.translations.contains_key(locale.tag())).collect();
            let ids: Vec<_> = missing.iter().map(|text| text.id).collect();
            assert!(ids.is_empty(), "data/texts/{locale} lacks {} texts: {ids:?}", ids.len());
        }
    }

    #[test]
    fn translations_have_the_paragraphs_of_the_english_text() {
        for text in all().values() {
            for (tag, wording) in &text.translations {
                assert_eq!(wording.paragraphs.len(), text.english.paragraphs.len(), "{tag}: {}", text.id);
                // A heading may be a name, such as FIDE.
                assert!(text.is_title || lines(wording).ne(lines(&text.english)), "{tag}: {} is English", text.id);
            }
        }
    }

    #[test]
    fn headlines_are_short() {
        for text in all().values() {
            for (tag, wording) in text.translations.iter().chain([(&ENGLISH, &text.english)]) {
                let length = wording.headline.chars().count();
                assert!(length <= 120, "{tag}: the headline of {} has {length} characters", text.id);
            }
        }
    }

    /// Article numbers and amounts. Single digits may be words: "one hand".
    fn figures(wording: &Wording) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for line in lines(wording) {
            for part in line.split(|c: char| !c.is_ascii_digit() && c != '.') {
                let part = part.trim_matches('.');
                if part.chars().any(|c| c.is_ascii_digit()) {
                    found.insert(part.to_owned());
                }
            }
        }
        found
    }

    #[test]
    fn every_number_of_an_english_text_is_in_its_translations() {
        for text in all().values() {
            let english = figures(&text.english);
            for (tag, wording) in &text.translations {
                let theirs = figures(wording);
                let missing: Vec<_> = english.difference(&theirs).collect();
                assert!(missing.is_empty(), "{tag}: {} lacks {missing:?}", text.id);
            }
        }
    }

    /// The script of a letter, as far as our languages have several.
    fn script(letter: char) -> Option<&'static str> {
        match letter {
            'a'..='z' | 'A'..='Z' | 'À'..='ɏ' => Some("Latin"),
            'Ͱ'..='Ͽ' | 'ἀ'..='῿' => Some("Greek"),
            'Ѐ'..='ӿ' => Some("Cyrillic"),
            _ => None,
        }
    }

    #[test]
    fn no_word_mixes_scripts() {
        for entry in Edition::known().iter().flat_map(|edition| edition.catalogue().entries()) {
            for locale in Locale::all() {
                for text in entry.paragraphs(locale).chain([entry.headline(locale)]) {
                    assert!(!text.contains(['{', '}']), "{locale}: {text}");
                    for word in text.split(|c: char| !c.is_alphabetic()) {
                        let scripts: BTreeSet<_> = word.chars().filter_map(script).collect();
                        assert!(scripts.len() < 2, "{locale}: {word:?} in {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_bad_block_is_named() {
        let fails = |english: &'static str, hungarian: &'static str| {
            let file = |name, text| File { name, text };
            let files = [("en", file("en.txt", english)), ("hu", file("hu.txt", hungarian))];
            Texts::read(&files).err().map(|error| error.to_string()).unwrap_or_default()
        };
        let good = "2018 1.1; 2023 1.1\nHeadline\nText.";
        assert_eq!(fails(good, "2018 1.1\nCím\nSzöveg."), "");
        assert_eq!(fails("2018 1.1\n", ""), "en.txt, line 1: \"2018 1.1\" has no headline on the next line");
        assert!(fails("\n2018 1.1\nHeadline\n", "").starts_with("en.txt, line 2: 2018 1.1: expected a headline and"));
        assert!(fails("2018 1.1\nTitle: One\nText.", "").contains("expected a headline and a text, or"));
        assert!(fails("1.1\nHeadline\nText.", "").contains("expected an edition, a blank and a number"));
        assert!(fails("2018 1.1; 2018 1.1\nHeadline\nText.", "").contains("2018 1.1 has a text already"));
        assert!(fails("2018 1.1\nHeadline \nText.", "").contains("blanks at an end"));
        assert!(fails(good, "2023 1.1\nCím\nSzöveg.").contains("no English text begins with \"2023 1.1\""));
        assert!(fails(good, "2018 1.1\nTitle: Cím").contains("a heading in one language"));
        assert!(fails(good, "2018 1.1\nCím\nA.\n\n2018 1.1\nCím\nA.").contains("2018 1.1 is there twice"));
    }

    #[test]
    fn a_heading_has_only_its_words() {
        let pawn = Edition::newest().catalogue().get("3.7").unwrap();
        assert!(pawn.is_title() && pawn.paragraphs(Locale::EN).next().is_none());
        assert_eq!(pawn.headline(Locale::EN), "The pawn");
    }
}
