//! The headings of columns and pages in a pairing list, which are not names.

use std::collections::HashSet;
use std::sync::LazyLock;

use jadoube_texts::{Locale, Message};

use super::byes::is_dash;

/// German; the languages of the hall have a message with their words.
const GERMAN: [&str; 7] = ["weiß", "weiss", "schwarz", "ergebnis", "tisch", "brett", "runde"];

/// The headings of columns and pages in pairing lists.
static HEADS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let mut heads: HashSet<String> = GERMAN.map(str::to_owned).into();
    for locale in Locale::all() {
        heads.extend(Message::new("typed-heads").text(locale).split_whitespace().map(str::to_lowercase));
    }
    heads
});

/// Whether a line is a heading of columns or a page: `White Black Result`, `Bo. No. Name Rtg`, `Round 3`.
pub(super) fn is_head(line: &str) -> bool {
    let is_sign = |letter: char| letter.is_whitespace() || is_dash(letter) || ".,;:()[]|#\"".contains(letter);
    let words: Vec<String> = line.split(is_sign).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    let is_number = |word: &String| word.chars().all(|letter| letter.is_ascii_digit());
    let (numbers, heads): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| is_number(word));
    heads.iter().all(|word| HEADS.contains(word.as_str()))
        && heads.len() + numbers.len().min(1) > 1
        && !heads.is_empty()
}
