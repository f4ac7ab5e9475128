//! What people type and what the Laws say, as words that can be compared.

use std::collections::{HashMap, HashSet};

use jadoube_texts::fold;

use crate::load::{File, LoadError, lawbook};

/// Words that stand for a number, by language: `fifty` is `50`, `ötször` is `5 ször`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Amounts(HashMap<&'static str, HashMap<String, Vec<String>>>);

impl Amounts {
    /// Reads `amounts.tsv`: language, words, meaning.
    pub(crate) fn read(file: &File) -> Result<Amounts, LoadError> {
        let mut amounts = Amounts::default();
        for row in file.rows(3) {
            let (line, fields) = row?;
            let of_language = amounts.0.entry(fields[0]).or_default();
            for word in fields[1].split("; ") {
                let meaning = fields[2].split(' ').map(plain).collect();
                if of_language.insert(plain(word), meaning).is_some() {
                    return Err(file.fails(line, format!("{word:?} has two meanings")));
                }
            }
        }
        Ok(amounts)
    }

    fn get(&self, language: &str, word: &str) -> Option<&[String]> {
        self.0.get(language)?.get(word).map(Vec::as_slice)
    }
}

/// Words that say little by themselves, by language: `the`, `what`, `may`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SmallWords(HashMap<&'static str, HashSet<String>>);

impl SmallWords {
    /// Reads `small-words.tsv`: language, words.
    pub(crate) fn read(file: &File) -> Result<SmallWords, LoadError> {
        let mut small = SmallWords::default();
        for row in file.rows(2) {
            let (line, fields) = row?;
            if small.0.insert(fields[0], fields[1].split(' ').map(plain).collect()).is_some() {
                return Err(file.fails(line, format!("{:?} has two lines", fields[0])));
            }
        }
        Ok(small)
    }

    pub(super) fn contains(&self, language: &str, word: &str) -> bool {
        self.0.get(language).is_some_and(|words| words.contains(word))
    }
}

/// Folded, and alike for those who write đ as `dj` and for those who write `d`.
pub(super) fn plain(text: &str) -> String {
    let folded: String = fold(text).chars().map(|letter| if is_apostrophe(letter) { '\'' } else { letter }).collect();
    folded.replace("dj", "d")
}

fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '’' | '‘' | 'ʼ' | '´' | '`')
}

fn is_hyphen(letter: char) -> bool {
    matches!(letter, '-' | '‐' | '‑' | '–' | '—')
}

/// The words of a text, with numbers in digits: `fifty-move` is `50 move`, `5x` is `5 times`.
pub(super) fn words_of(text: &str, language: &str) -> Vec<String> {
    let amounts = lawbook().amounts();
    let mut words = Vec::new();
    let mut push = |word: &str| match amounts.get(language, word) {
        Some(tokens) => words.extend_from_slice(tokens),
        None => words.push(word.to_owned()),
    };
    for chunk in plain(text).split(|letter: char| !letter.is_alphanumeric() && letter != '.' && !is_hyphen(letter)) {
        let chunk = chunk.trim_matches('.');
        // The number of an Article is not an amount.
        if chunk.contains('.') && chunk.contains(|letter: char| letter.is_ascii_digit()) {
            push(chunk);
            continue;
        }
        let parts: Vec<&str> = chunk
            .split(|letter| letter == '.' || is_hyphen(letter))
            .flat_map(digits_first)
            .filter(|part| !part.is_empty())
            .collect();
        // `seventy-five` is one number, `fifty-move` a number and a word.
        let whole = parts.concat();
        match amounts.get(language, &whole) {
            Some(_) => push(&whole),
            None => parts.into_iter().for_each(&mut push),
        }
    }
    with_tens_and_units(words)
}

/// `5x` as `5` and `x`; a square such as `e4` stays whole.
fn digits_first(part: &str) -> [&str; 2] {
    let (digits, rest) = part.split_at(part.bytes().take_while(u8::is_ascii_digit).count());
    if rest.contains(|letter: char| letter.is_ascii_digit()) { [part, ""] } else { [digits, rest] }
}

/// `70 5`, which many languages write in two words, as `75`.
fn with_tens_and_units(words: Vec<String>) -> Vec<String> {
    let mut joined: Vec<String> = Vec::with_capacity(words.len());
    for word in words {
        match joined.last_mut() {
            Some(tens)
                if matches!(tens.as_bytes(), [b'2'..=b'9', b'0']) && matches!(word.as_bytes(), [b'1'..=b'9']) =>
            {
                tens.replace_range(1.., &word);
            }
            _ => joined.push(word),
        }
    }
    joined
}

pub(super) fn is_amount(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word begins as wanted. A number is wanted whole: `5` is not `50`.
pub(super) fn begins(wanted: &str, found: &str) -> bool {
    if is_amount(wanted) { wanted == found } else { found.starts_with(wanted) }
}

fn shared_letters(one: &str, other: &str) -> usize {
    one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count()
}

/// Whether two words differ only in their ending, as in inflected languages.
fn alike(one: &str, other: &str) -> bool {
    if is_amount(one) || is_amount(other) {
        return one == other;
    }
    let shared = shared_letters(one, other);
    let (one, other) = (one.chars().count(), other.chars().count());
    let (shorter, longer) = (one.min(other), one.max(other));
    // A short word must match except for its last letter, or it is another word: κινητό is not κίνηση.
    let needed = shorter.saturating_sub(if shorter < 8 { 1 } else { 2 }).max(4);
    shared >= needed && shared * 10 >= longer * 6
}

pub(super) fn like(wanted: &str, found: &str) -> bool {
    begins(wanted, found) || alike(wanted, found)
}

/// Whether two words may be forms of one, short ones too: `šahom` and `šah`, `kafu` and `kafa`. Other words of the same
/// question must confirm it.
pub(super) fn related(wanted: &str, found: &str) -> bool {
    if is_amount(wanted) || is_amount(found) {
        return wanted == found;
    }
    if found.starts_with(wanted) {
        return true;
    }
    let shared = shared_letters(wanted, found);
    let (one, other) = (wanted.chars().count(), found.chars().count());
    let shorter = one.min(other);
    shared >= (shorter - if shorter < 8 { 1 } else { 2 }).max(3) && one.max(other) - shared < shared.min(6)
}

pub(super) fn within(wanted: &str, found: &str) -> bool {
    !is_amount(wanted) && wanted.chars().count() > 2 && found.contains(wanted)
}

/// Whether every word that is wanted is there.
pub(super) fn has(wanted: &[String], there: &[String], fits: impl Fn(&str, &str) -> bool) -> bool {
    !wanted.is_empty() && wanted.iter().all(|word| there.iter().any(|found| fits(word, found)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_digits_in_every_language() {
        for (language, typed) in [
            ("en", "seventy-five moves"),
            ("en", "seventy five moves"),
            ("en", "75moves"),
            ("hu", "hetvenöt lépés"),
            ("sv", "sjuttiofem drag"),
            ("el", "εβδομήντα πέντε κινήσεις"),
            ("sr-Latn", "sedamdeset pet poteza"),
            ("sr-Latn", "седамдесет пет потеза"),
        ] {
            assert_eq!(words_of(typed, language)[0], "75", "{language}: {typed}");
        }
        assert_eq!(words_of("e4 20 50", "en"), ["e4", "20", "50"]);
        assert_eq!(words_of("0-0-0", "en"), ["0", "0", "0"]);
    }

    #[test]
    fn short_words_may_be_inflected() {
        assert!(related("sahom", "sah") && related("kafu", "kafa") && related("telefont", "telefon"));
        assert!(
            !related("telefno", "telo") && !related("mat", "top") && !related("5", "50") && !related("king", "ring")
        );
    }
}
