//! Phrases of the case language as a reader would write them: `touches e2` instead of `touches {square}`.

use std::collections::BTreeMap;

use jadoube_laws::vocabulary::{Form, Vocabulary, forms, phrase};

/// A form with an example for each of its phrases.
pub struct Shown {
    pub form: &'static Form,
    /// What is written.
    pub says: String,
    /// What is read too.
    pub also: Vec<String>,
    /// The words that can stand in a gap, where there is a choice.
    pub choices: Vec<Vec<String>>,
}

/// Text that the samples contain, which no reader would write.
const SAMPLE_TEXT: &str = "7.1";

/// A move that the samples contain, as it is written without a board.
const SAMPLE_MOVE: &str = "g1-f3";

/// Gaps whose words are explained elsewhere on the page, or known to every chess player.
const EXPLAINED: [&str; 3] = ["answer", "device", "role"];

/// All forms that can be written without a game.
pub fn shown<V: Vocabulary>() -> Vec<Shown> {
    let mut phrases: BTreeMap<*const Form, Vec<String>> = BTreeMap::new();
    for sample in V::samples() {
        phrases.entry(std::ptr::from_ref(sample.form())).or_default().push(phrase(&sample));
    }
    let said = forms::<V>().into_iter().filter(|form| !form.says.is_empty());
    said.map(|form| show(form, phrases.get(&std::ptr::from_ref(form)).map_or(&[], Vec::as_slice))).collect()
}

fn show(form: &'static Form, samples: &[String]) -> Shown {
    let parts = parts(form.says);
    let filled: Vec<Gaps> = samples.iter().filter_map(|sample| gaps(&parts, sample)).collect();
    let Some(first) = filled.first() else {
        let says = samples.first().cloned().unwrap_or_else(|| form.says.to_owned());
        return Shown { form, says, also: Vec::new(), choices: Vec::new() };
    };
    let says = fill(&parts, first).unwrap_or_default();
    let also = form.also.iter().filter_map(|also| fill(&self::parts(also), first)).collect();
    let choices = first.keys().filter_map(|gap| choice(gap, &filled)).collect();
    Shown { form, says, also, choices }
}

/// A piece of a phrase.
enum Part<'a> {
    Text(String),
    /// What stands between braces: the field, and what reads it.
    Gap(&'a str),
}

/// What stands in each gap.
type Gaps<'a> = BTreeMap<&'a str, String>;

/// The pieces of a phrase, with the words that may be left out.
fn parts(phrase: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut rest = phrase;
    while let Some(start) = rest.find(['{', '[']) {
        let (text, opened) = rest.split_at(start);
        parts.push(Part::Text(text.to_owned()));
        let end = opened.find(['}', ']']).unwrap_or(opened.len() - 1);
        let inner = &opened[1..end];
        rest = &opened[end + 1..];
        if opened.starts_with('{') {
            parts.push(Part::Gap(inner));
        } else {
            parts.push(Part::Text(inner.split('|').next().unwrap_or(inner).to_owned()));
        }
    }
    parts.push(Part::Text(rest.to_owned()));
    parts
}

/// Finds what a written phrase has in its gaps.
fn gaps<'a>(parts: &[Part<'a>], written: &str) -> Option<Gaps<'a>> {
    let mut gaps = Gaps::new();
    let mut rest = written;
    let mut open: Option<&str> = None;
    for part in parts {
        match (part, open) {
            (Part::Gap(gap), None) => open = Some(gap),
            (Part::Gap(_), Some(_)) => return None,
            (Part::Text(text), None) => rest = rest.strip_prefix(text.as_str())?,
            (Part::Text(text), Some(gap)) => {
                let end = if text.is_empty() { rest.len() } else { rest.find(text.as_str())? };
                gaps.insert(gap, example(gap, &rest[..end]));
                rest = &rest[end + text.len()..];
                open = None;
            }
        }
    }
    rest.is_empty().then_some(gaps)
}

/// The field of a gap.
fn field(gap: &str) -> &str {
    gap.split(' ').next().unwrap_or(gap)
}

/// What a reader would write instead of the text of a sample.
fn example(gap: &str, value: &str) -> String {
    match field(gap) {
        "commitment" => "Nf3".to_owned(),
        "language" if value == SAMPLE_TEXT => "hu".to_owned(),
        "like" => value.to_owned(),
        _ if value == SAMPLE_MOVE => "Nf3".to_owned(),
        _ => value.replace(SAMPLE_TEXT, "TEXT"),
    }
}

/// A phrase with its gaps filled; `None` if it has a gap that the others do not tell about.
fn fill(parts: &[Part<'_>], gaps: &Gaps<'_>) -> Option<String> {
    let piece = |part: &Part<'_>| match part {
        Part::Text(text) => Some(text.clone()),
        Part::Gap(gap) => gaps.get(gap).cloned(),
    };
    parts.iter().map(piece).collect()
}

/// The words for a gap, if it takes one of several. Values that differ only in a number or a player count as one.
fn choice(gap: &str, filled: &[Gaps<'_>]) -> Option<Vec<String>> {
    if EXPLAINED.contains(&field(gap)) {
        return None;
    }
    let mut words: Vec<&str> = Vec::new();
    for value in filled.iter().filter_map(|gaps| gaps.get(gap)) {
        if !words.iter().any(|word| pattern(word) == pattern(value)) {
            words.push(value);
        }
    }
    let is_words = |value: &&str| {
        let first = value.split(' ').next().unwrap_or_default();
        first.chars().all(|letter| letter.is_ascii_lowercase() || "-'".contains(letter))
    };
    let several = words.len() > 1 && words.iter().all(is_words);
    several.then(|| words.into_iter().map(str::to_owned).collect())
}

/// A value without what is only an example in it.
fn pattern(value: &str) -> String {
    let words = value.split(' ').map(|word| match word {
        "white" | "black" => "player",
        number if number.starts_with(|first: char| first.is_ascii_digit()) => "number",
        word => word,
    });
    words.collect::<Vec<_>>().join(" ")
}
