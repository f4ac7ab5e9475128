//! Guesses what was meant by a word that is not in the vocabulary.

pub use jadoube_texts::distance;

use super::{Form, forms};
use crate::event::Act;

/// The known word with the smallest distance, if it is small.
pub fn nearest(word: &str, known: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let most = match word.chars().count() {
        0..=2 => 0,
        3..=4 => 1,
        _ => 2,
    };
    let ranked = known.map(|known| (distance(known, word), known));
    ranked.filter(|(far, _)| (1..=most).contains(far)).min().map(|(_, known)| known)
}

/// Verbs that people use for acts that are declared with other verbs, without their ending.
const SYNONYMS: &[(&[&str], &[&str])] = &[
    (&["move", "put", "place", "go"], &["plays", "completes"]),
    (&["knock", "drop", "upset", "topple", "nudge", "bump"], &["displaces", "touches"]),
    (&["hit", "push", "punch", "stop"], &["presses", "stops"]),
    (
        &["call", "summon", "fetch", "protest", "appeal", "report", "complain"],
        &["claims", "calls", "complains", "appeals"],
    ),
    (&["withdraw", "retract", "revoke", "cancel"], &["withdraws", "takes", "corrects"]),
    (&["surrender", "concede"], &["resigns"]),
    (&["agree", "consent"], &["accepts"]),
    (&["refuse", "reject"], &["declines"]),
    (&["propose", "suggest"], &["offers"]),
    (&["note", "record", "notate"], &["writes"]),
    (&["see", "notice", "spot"], &["observes"]),
    (&["punish", "warn", "fine"], &["penalizes"]),
    (&["say", "announce", "speak"], &["announces", "adjusts"]),
    (&["phone", "ring", "telephone"], &["uses", "hands"]),
];

/// The phrases that a word in the place of a verb may stand for: those with a similarly spelled verb, and those with the
/// same meaning.
///
/// ```
/// use jadoube_laws::vocabulary::meant_by;
/// assert!(meant_by("knocks").iter().any(|phrase| phrase.starts_with("displaces")));
/// assert!(meant_by("arives").contains(&"arrives"));
/// ```
pub fn meant_by(word: &str) -> Vec<&'static str> {
    const SHOWN: usize = 4;
    let word = word.to_lowercase();
    let phrases: Vec<&'static str> = forms::<Act>().into_iter().flat_map(Form::phrases).collect();
    let verb = |phrase: &&'static str| phrase.split(' ').next().unwrap_or_default();
    let verbs = phrases.iter().map(&verb).filter(|verb| !verb.is_empty() && !verb.starts_with(['{', '[']));
    let mut meant: Vec<&str> = nearest(&word, verbs).into_iter().collect();
    let stem =
        |verb: &str| word == verb || word.strip_suffix('s') == Some(verb) || word.strip_suffix("es") == Some(verb);
    let alike = SYNONYMS.iter().filter(|(said, _)| said.iter().any(|verb| stem(verb)));
    meant.extend(alike.flat_map(|(_, verbs)| verbs.iter().copied()));
    let mut found: Vec<&'static str> = Vec::new();
    for meant in meant {
        // The shortest phrase shows the verb best.
        let said = phrases.iter().copied().filter(|phrase| verb(phrase) == meant).min_by_key(|phrase| phrase.len());
        found.extend(said.filter(|phrase| !found.contains(phrase)));
    }
    found.truncate(SHOWN);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_synonym_leads_to_a_declared_phrase() {
        for (said, _) in SYNONYMS {
            for word in *said {
                assert!(!meant_by(word).is_empty(), "{word}");
            }
        }
        assert_eq!(meant_by("xyzzy"), [] as [&str; 0]);
    }
}
