//! One word for one thing: the words of each language are those of its official translation of the Laws, and words that
//! the list rejects stand in no text, message or explanation of a term.

use std::collections::BTreeSet;
use std::path::Path;

use jadoube_lawbook::{Edition, glossary};
use jadoube_texts::{Locale, sources};

/// A line of `crates/texts/terms/LOCALE.tsv`.
struct Term {
    english: String,
    word: String,
    rejected: Vec<String>,
}

fn terms(locale: Locale) -> Vec<Term> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../texts/terms/{locale}.tsv"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("term\tword\tforms\trejected\tsource"), "{}", path.display());
    let read = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [english, word, _forms, rejected, _source] = fields[..] else { panic!("five fields expected: {line}") };
        let rejected = rejected.split([',', ';']).map(|word| word.trim().to_lowercase());
        Term {
            english: english.to_owned(),
            word: word.to_owned(),
            rejected: rejected.filter(|word| !word.is_empty() && word != "-").collect(),
        }
    };
    lines.map(read).collect()
}

/// The languages with messages of their own, but for English.
fn languages() -> impl Iterator<Item = Locale> {
    Locale::all().filter(|locale| locale.base() == *locale && *locale != Locale::EN)
}

/// Whether the words stand somewhere in the text, not as a part of other words.
fn has_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// Everything that people read in a language, with its place. Words by which people search, or that they speak, are theirs.
fn read_by_people(locale: Locale) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut seen = BTreeSet::new();
    for entry in Edition::known().iter().flat_map(|edition| edition.catalogue().entries()) {
        if seen.insert(entry.text_id()) {
            let text = entry.paragraphs(locale).chain([entry.headline(locale)]);
            all.extend(text.map(|text| (entry.text_id().to_owned(), text.to_lowercase())));
        }
    }
    for (name, source) in sources(locale).iter().filter(|(name, _)| *name != "speech.ftl") {
        let lines = source.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        all.extend(lines.map(|(index, line)| (format!("{name}, line {}", index + 1), line.to_lowercase())));
    }
    for term in glossary() {
        let told = format!("{}: {}", term.word(locale), term.meaning(locale));
        all.push((format!("glossary, {}", term.id), told.to_lowercase()));
    }
    all
}

#[test]
fn rejected_words_are_not_used() {
    let mut wrong = String::new();
    for locale in languages() {
        let terms = terms(locale);
        assert!(terms.len() > 50, "{locale}: only {} terms", terms.len());
        for (place, text) in read_by_people(locale) {
            for Term { english, word, rejected } in &terms {
                for words in rejected.iter().filter(|words| has_words(&text, words)) {
                    wrong += &format!("\n{locale}, {place}: {words:?} for {english}, expected {word:?}: {text}");
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_term_has_a_word_that_is_not_rejected() {
    for locale in languages() {
        for Term { english, word, rejected } in terms(locale) {
            assert!(!word.trim().is_empty(), "{locale}: {english}");
            assert!(!rejected.contains(&word.to_lowercase()), "{locale}: {english} rejects its own word");
        }
    }
}

#[test]
fn no_word_mixes_scripts() {
    let script = |letter: char| match letter {
        'a'..='z' | 'à'..='ɏ' => Some('L'),
        'Ͱ'..='Ͽ' | 'ἀ'..='῿' => Some('G'),
        'Ѐ'..='ӿ' => Some('C'),
        _ => None,
    };
    for locale in languages() {
        for (place, text) in read_by_people(locale) {
            for word in text.split(|letter: char| !letter.is_alphabetic()) {
                let mut scripts: Vec<char> = word.chars().filter_map(script).collect();
                scripts.dedup();
                assert!(scripts.len() < 2, "{locale}, {place}: {word:?} in {text}");
            }
        }
    }
}

#[test]
fn words_are_found_whole() {
    assert!(has_words("han slår om klockan.", "slår om klockan"));
    assert!(!has_words("klockans", "klocka") && !has_words("väckarklocka", "klocka"));
}
