//! Articles by the numbers that people write: `7.5.5`, `7.4b`, `7.4(b)`, `a4.2`, `Appendix A`.

use std::cmp::Reverse;

use jadoube_texts::fold;

use crate::{Article, Edition};

/// What a number means in an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lookup {
    /// The Article with exactly this number; an edition may have only the parts of one.
    pub article: Option<Article>,
    /// The Articles below it: `7.5.1` and so on for `7.5`.
    pub parts: Vec<Article>,
}

/// Words before a number that say only what kind of number it is.
const KINDS: [&str; 17] = [
    "article",
    "art",
    "appendix",
    "app",
    "guideline",
    "guidelines",
    "cikk",
    "pont",
    "fuggelek",
    "utmutato",
    "vagledning",
    "αρθρο",
    "παραρτημα",
    "clan",
    "dodatak",
    "uputstvo",
    "rule",
];

/// Whether a word only announces a number, as in `appendix A`.
fn is_kind(word: &str) -> bool {
    KINDS.contains(&word)
}

/// The parts of a number: digits, letters, and `+1` for a sentence without a number.
fn parts(number: &str) -> Vec<String> {
    let folded = fold(number);
    let words: Vec<&str> = folded.split_whitespace().collect();
    let rest = match &words[..] {
        [kind, rest @ ..] if !rest.is_empty() && is_kind(kind.trim_end_matches('.')) => rest.join(" "),
        words => words.join(" "),
    };
    let mut parts: Vec<String> = Vec::new();
    let mut last = Kind::Between;
    for character in rest.chars() {
        let kind = match character {
            '+' => Kind::Plus,
            c if c.is_ascii_digit() => Kind::Digit,
            c if c.is_alphabetic() => Kind::Letter,
            _ => Kind::Between,
        };
        match parts.last_mut() {
            _ if kind == Kind::Between => {}
            Some(part) if kind == last || (last == Kind::Plus && kind == Kind::Digit) => part.push(character),
            _ => parts.push(character.to_string()),
        }
        // The digits after a plus belong to it.
        last = if last == Kind::Plus && kind == Kind::Digit { Kind::Plus } else { kind };
    }
    parts.iter().map(|part| latin(part).map_or_else(|| part.clone(), str::to_owned)).collect()
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    Digit,
    Letter,
    Plus,
    Between,
}

/// The Greek translation counts with Greek letters, where `στ` is the sixth.
fn latin(part: &str) -> Option<&'static str> {
    Some(match part {
        "α" => "a",
        "β" => "b",
        "γ" => "c",
        "δ" => "d",
        "ε" => "e",
        "στ" => "f",
        "ζ" => "g",
        "η" => "h",
        _ => return None,
    })
}

impl Edition {
    /// The Article that a number means, however it is written, and its parts. `None` where there is neither.
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// let found = Edition::all()[0].look_up("7.4(b)").unwrap();
    /// assert_eq!(found.article.unwrap().number, "7.4.b");
    /// let parts = Edition::newest().look_up("Article 7.5").unwrap();
    /// assert_eq!(parts.parts.len(), 5);
    /// assert!(Edition::newest().look_up("99").is_none());
    /// ```
    pub fn look_up(self, number: &str) -> Option<Lookup> {
        let wanted = parts(number);
        if wanted.is_empty() {
            return None;
        }
        let mut lookup = Lookup { article: None, parts: Vec::new() };
        for entry in self.catalogue().entries() {
            let article = Article { edition: self, number: entry.number };
            let own = parts(entry.number);
            if own == wanted {
                lookup.article = Some(article);
            } else if own.starts_with(&wanted) {
                lookup.parts.push(article);
            }
        }
        (lookup.article.is_some() || !lookup.parts.is_empty()).then_some(lookup)
    }
}

/// What may be meant by a number that an edition does not have, five Articles at most: its own on the matter that has
/// the number in another edition, then those with the most similar numbers.
pub fn nearest(edition: Edition, number: &str) -> Vec<Article> {
    let wanted = parts(number);
    let mut ranked: Vec<_> = edition
        .catalogue()
        .entries()
        .iter()
        .map(|entry| {
            let own = parts(entry.number);
            let common = own.iter().zip(&wanted).take_while(|(own, wanted)| own == wanted).count();
            let apart = distance(own.get(common), wanted.get(common));
            let longer = own.len().abs_diff(wanted.len());
            (Reverse(common), apart, longer, Article { edition, number: entry.number })
        })
        .collect();
    ranked.sort_by_key(|&(common, apart, longer, _)| (common, apart, longer));
    let elsewhere = Edition::all().iter().rev().filter_map(|other| other.look_up(number)?.article);
    let mut found: Vec<Article> = Vec::new();
    for article in
        elsewhere.flat_map(|there| there.in_edition(edition)).chain(ranked.into_iter().map(|(.., near)| near))
    {
        if found.len() < 5 && !found.contains(&article) {
            found.push(article);
        }
    }
    found
}

/// How far two parts of a number are from each other.
fn distance(own: Option<&String>, wanted: Option<&String>) -> u32 {
    const FAR: u32 = 1000;
    let (Some(own), Some(wanted)) = (own, wanted) else { return FAR };
    match (own.parse::<u32>(), wanted.parse::<u32>()) {
        (Ok(own), Ok(wanted)) => own.abs_diff(wanted).min(FAR - 1),
        (Err(_), Err(_)) => match (own.chars().next(), wanted.chars().next()) {
            (Some(own), Some(wanted)) => u32::from(own).abs_diff(u32::from(wanted)).min(FAR - 1),
            _ => FAR,
        },
        _ => FAR + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Edition {
        name.parse().unwrap()
    }

    fn found(edition: Edition, written: &str) -> Option<&'static str> {
        edition.look_up(written)?.article.map(|article| article.number)
    }

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for written in ["7.4.b", "7.4b", "7.4(b)", "7.4 b", "§ 7.4 b)", "Art. 7.4.b", "7.4.β", "7.4.б", " 7 . 4 . B "]
        {
            assert_eq!(found(named("2009"), written), Some("7.4.b"), "{written}");
        }
        for written in ["A.4.2", "a4.2", "A 4.2", "Appendix A.4.2", "appendix a 4 2"] {
            assert_eq!(found(named("2023"), written), Some("A.4.2"), "{written}");
        }
        assert_eq!(found(named("2023"), "I.8"), Some("I.8"));
        assert_eq!(found(named("2023"), "guideline III"), Some("III"));
        assert_eq!(found(named("2023"), "appendix A"), Some("A"));
        assert_eq!(found(named("2014"), "παράρτημα ΣΤ"), Some("F"));
        assert_eq!(found(named("2018"), "preface"), Some("Preface"));
        assert_eq!(found(named("2009"), "adj10+1"), Some("ADJ.10.+1"));
        assert_eq!(found(named("2023"), "7.55"), None);
        for nothing in ["", " ", "..", "+", "article", "7.5.5.5.5", "999999999999999999999999"] {
            assert_eq!(found(named("2023"), nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn every_number_of_every_edition_is_found_as_it_is() {
        for &edition in Edition::all() {
            for entry in edition.catalogue().entries() {
                assert_eq!(found(edition, entry.number), Some(entry.number), "{edition}");
                assert_eq!(found(edition, &entry.number.to_lowercase()), Some(entry.number), "{edition}");
            }
        }
    }

    #[test]
    fn a_number_with_parts_lists_them() {
        let lookup = named("2023").look_up("7.5").unwrap();
        assert_eq!(lookup.article.unwrap().number, "7.5");
        assert_eq!(lookup.parts.len(), 5);
        let lookup = named("2018").look_up("5.1").unwrap();
        assert_eq!(lookup.article, None);
        let numbers: Vec<_> = lookup.parts.iter().map(|article| article.number).collect();
        assert_eq!(numbers, ["5.1.1", "5.1.2"]);
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig::with_cases(64))]

        #[test]
        fn whatever_is_typed_is_found_or_not(written in "[0-9a-zA-Zα-ω().+ §]{0,12}|\\PC{0,20}") {
            for &edition in Edition::all() {
                if let Some(article) = edition.look_up(&written).and_then(|found| found.article) {
                    proptest::prop_assert!(article.entry().is_some());
                }
                proptest::prop_assert_eq!(nearest(edition, &written).len(), 5);
            }
        }
    }

    #[test]
    fn the_nearest_share_the_beginning() {
        let numbers = |number: &str| nearest(named("2023"), number).iter().map(|a| a.number).collect::<Vec<_>>();
        assert_eq!(numbers("7.5.6")[0], "7.5.5");
        assert_eq!(numbers("15.1")[0], "12.1");
        // The penalties of 2009, and its list of them.
        assert_eq!(numbers("13.4")[0], "12.9");
        assert_eq!(numbers("").len(), 5);
    }
}
