//! How much of a question an Article covers, when none has all its words: rare words count more than common ones, and words
//! of a name or a headline more than those of the text.

use std::collections::HashMap;

use jadoube_texts::distance;

use super::Line;
use super::words::{is_amount, related};

/// Where a word of an Article stands, and how much it says there: as it was typed, and in another form.
const IN_NAMES: (f64, f64) = (1.0, 0.85);
const IN_HEADLINE: (f64, f64) = (0.95, 0.8);
const IN_TEXT: (f64, f64) = (0.5, 0.4);

/// The Articles in which a word stands, by their index, and how much it says there.
type Places = Vec<(usize, (f64, f64))>;

/// Every word of the Articles with the places where it stands.
pub(super) struct Index {
    lines: usize,
    words: HashMap<String, Places>,
}

impl Index {
    pub(super) fn new(lines: &[Line]) -> Index {
        let mut words: HashMap<String, Places> = HashMap::new();
        for (index, line) in lines.iter().enumerate() {
            let names = line.names.iter().flat_map(|name| &name.words).map(|word| (word, IN_NAMES));
            let headline = line.words.iter().map(|word| (word, IN_HEADLINE));
            let text = line.text.iter().map(|word| (word, IN_TEXT));
            for (word, worth) in names.chain(headline).chain(text) {
                let places = words.entry(word.clone()).or_default();
                // A line's places come one after the other, the best first.
                if places.last().is_none_or(|(last, _)| *last != index) {
                    places.push((index, worth));
                }
            }
        }
        Index { lines: lines.len(), words }
    }

    /// How much of the words each Article covers, from 0 to 1. Words that no Article has are passed over.
    pub(super) fn coverage(&self, wanted: &[String]) -> Vec<f64> {
        let mut covered = vec![0.0; self.lines];
        let mut total = 0.0;
        for (index, word) in wanted.iter().enumerate() {
            if wanted[..index].contains(word) {
                continue;
            }
            let mut best = vec![0.0_f64; self.lines];
            for (found, places) in self.words.iter().filter(|(found, _)| related(word, found)) {
                for &(line, (typed, inflected)) in places {
                    best[line] = best[line].max(if found == word { typed } else { inflected });
                }
            }
            let holding = best.iter().filter(|worth| **worth > 0.0).count();
            if holding == 0 {
                continue;
            }
            let rarity = (1.0 + self.lines as f64 / holding as f64).ln();
            total += rarity;
            for (covered, worth) in covered.iter_mut().zip(best) {
                *covered += worth * rarity;
            }
        }
        if total > 0.0 {
            covered.iter_mut().for_each(|covered| *covered /= total);
        }
        covered
    }

    fn has(&self, word: &str) -> bool {
        self.words.contains_key(word)
    }

    fn has_form_of(&self, word: &str) -> bool {
        self.has(word) || self.words.keys().any(|found| related(word, found))
    }

    /// Two words that the Articles write as one: `stale mate`.
    pub(super) fn joined(&self, words: Vec<String>, is_small: impl Fn(&str) -> bool) -> Vec<String> {
        let long = |word: &str| word.chars().count() > 2 && !is_amount(word) && !is_small(word);
        let mut joined: Vec<String> = Vec::with_capacity(words.len());
        for word in words {
            if let Some(last) = joined.last_mut()
                && long(last)
                && long(&word)
                && self.has(&format!("{last}{word}"))
            {
                last.push_str(&word);
            } else {
                joined.push(word);
            }
        }
        joined
    }

    /// The words with those that no Article has replaced by the nearest that one has; `None` if there are none.
    pub(super) fn corrected(&self, words: &[String], is_small: impl Fn(&str) -> bool) -> Option<Vec<String>> {
        let mut changed = false;
        let mut corrected = Vec::new();
        for word in words {
            let meant = if is_small(word) || self.has_form_of(word) { None } else { self.meant_by(word) };
            changed |= meant.is_some();
            corrected.extend(meant.unwrap_or_else(|| vec![word.clone()]));
        }
        changed.then_some(corrected)
    }

    /// Two known words written as one, or a known word with a slip or two.
    fn meant_by(&self, word: &str) -> Option<Vec<String>> {
        let letters = word.chars().count();
        if is_amount(word) || letters < 5 {
            return None;
        }
        let cuts = word.char_indices().skip(3).map(|(at, _)| word.split_at(at));
        let halves = cuts.filter(|(one, other)| other.chars().count() > 2 && self.has(one) && self.has(other)).last();
        if let Some((one, other)) = halves {
            return Some(vec![one.to_owned(), other.to_owned()]);
        }
        let most = if letters < 8 { 1 } else { 2 };
        let close = |known: &&String| {
            let length = known.chars().count();
            length > 3 && length.abs_diff(letters) <= most && known.chars().next() == word.chars().next()
        };
        let nearest = self.words.keys().filter(close).map(|known| (slips(known, word), known)).min();
        nearest.filter(|(slips, _)| *slips <= most).map(|(_, known)| vec![known.clone()])
    }
}

/// The edit distance, with two letters in the wrong order as one slip.
fn slips(one: &str, other: &str) -> usize {
    let differing: Vec<(char, char)> = one.chars().zip(other.chars()).filter(|(one, other)| one != other).collect();
    match (one.len() == other.len(), &differing[..]) {
        (true, [(a, b), (c, d)]) if a == d && b == c => 1,
        _ => distance(one, other),
    }
}
