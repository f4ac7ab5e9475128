//! What people and pairing programs write if a player has no opponent, and how many points they mean.

use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_texts::{Locale, Message};
use serde::{Deserialize, Serialize};

/// What a round without an opponent is worth.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ByeWorth {
    /// As much as a win: the player is the odd one out.
    #[default]
    Full,
    /// As much as a win, granted in advance: reports distinguish it from the bye of the odd player out.
    Granted,
    /// As much as a draw: the player asked for it.
    Half,
    /// Nothing: the player is absent.
    Zero,
}

impl ByeWorth {
    /// Points, in halves.
    pub const fn half_points(self) -> u8 {
        match self {
            ByeWorth::Full | ByeWorth::Granted => 2,
            ByeWorth::Half => 1,
            ByeWorth::Zero => 0,
        }
    }
}

/// The role of a word.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Word {
    /// "bye" itself.
    Bye,
    /// "bye" and its worth in one word.
    ByeOf(ByeWorth),
    /// Its worth.
    Of(ByeWorth),
    /// A filler that accompanies the others.
    Beside,
}

/// The signs and letters that pairing programs use, and German words.
const SIGNS: [(&str, Word); 17] = [
    ("pab", Word::ByeOf(ByeWorth::Full)),
    ("fpb", Word::ByeOf(ByeWorth::Granted)),
    ("hpb", Word::ByeOf(ByeWorth::Half)),
    ("zpb", Word::ByeOf(ByeWorth::Zero)),
    ("½", Word::Of(ByeWorth::Half)),
    ("=", Word::Of(ByeWorth::Half)),
    ("h", Word::Of(ByeWorth::Half)),
    ("1", Word::Of(ByeWorth::Full)),
    ("+", Word::Of(ByeWorth::Full)),
    ("u", Word::Of(ByeWorth::Full)),
    ("f", Word::Of(ByeWorth::Granted)),
    ("0", Word::Of(ByeWorth::Zero)),
    ("z", Word::Of(ByeWorth::Zero)),
    ("spielfrei", Word::Bye),
    ("freilos", Word::Bye),
    ("halb", Word::Of(ByeWorth::Half)),
    ("halber", Word::Of(ByeWorth::Half)),
];

/// The messages with the words of each language.
const MESSAGES: [(&str, Word); 9] = [
    ("typed-bye", Word::Bye),
    ("typed-bye-half", Word::ByeOf(ByeWorth::Half)),
    ("typed-bye-zero", Word::ByeOf(ByeWorth::Zero)),
    ("typed-bye-granted", Word::ByeOf(ByeWorth::Granted)),
    ("typed-worth-half", Word::Of(ByeWorth::Half)),
    ("typed-worth-full", Word::Of(ByeWorth::Full)),
    ("typed-worth-granted", Word::Of(ByeWorth::Granted)),
    ("typed-worth-zero", Word::Of(ByeWorth::Zero)),
    ("typed-beside", Word::Beside),
];

/// The words of all languages, also without accents, as people type them.
static WORDS: LazyLock<HashMap<String, Word>> = LazyLock::new(|| {
    let mut words: HashMap<String, Word> = SIGNS.into_iter().map(|(sign, word)| (sign.to_owned(), word)).collect();
    for locale in Locale::all() {
        for (message, word) in MESSAGES {
            for typed in Message::new(message).text(locale).split_whitespace() {
                for typed in [typed.to_lowercase(), jadoube_texts::fold(typed)] {
                    words.entry(typed).or_insert(word);
                }
            }
        }
    }
    words
});

/// Phrases of several words.
static SAYINGS: LazyLock<HashMap<String, ByeWorth>> = LazyLock::new(|| {
    let of_programs = ["no opponent", "pairing allocated bye"].map(|saying| (saying.to_owned(), ByeWorth::Full));
    let not_paired = Locale::all().flat_map(|locale| {
        let sayings = Message::new("typed-not-paired").text(locale);
        sayings.split("; ").map(|saying| (saying.to_owned(), ByeWorth::Zero)).collect::<Vec<_>>()
    });
    of_programs.into_iter().chain(not_paired).collect()
});

/// Dashes of every length.
pub(super) const fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Replaces every form of half a point, `1/2`, `0.5` and `0,5`, by `½`.
fn with_halves(text: &str) -> String {
    ["1/2", "0.5", "0,5", "½"].into_iter().fold(text.to_lowercase(), |text, sign| text.replace(sign, " ½ "))
}

/// The worth of an amount alone, `½`, `1` or `0`.
pub(super) fn amount(text: &str) -> Option<ByeWorth> {
    match with_halves(text).trim().trim_matches(['(', ')', '[', ']']).trim() {
        "½" | "=" => Some(ByeWorth::Half),
        "1" | "1.0" | "+" => Some(ByeWorth::Full),
        "0" | "0.0" => Some(ByeWorth::Zero),
        _ => None,
    }
}

/// The worth of a text that means "no opponent"; `None` if it says something else, such as a name.
///
/// ```
/// use jadoube_hall::competition::byes::{ByeWorth, read};
/// assert_eq!(read("bye"), Some(ByeWorth::Full));
/// assert_eq!(read("half-point bye"), Some(ByeWorth::Half));
/// assert_eq!(read("(0) bye"), Some(ByeWorth::Zero));
/// assert_eq!(read("–"), Some(ByeWorth::Full));
/// assert_eq!(read("Bye, Anna"), None);
/// ```
pub fn read(text: &str) -> Option<ByeWorth> {
    let text = text.trim();
    let is_sign = |letter: char| is_dash(letter) || matches!(letter, '(' | ')' | '[' | ']' | '/' | ':' | '.' | ',');
    if text.contains(is_dash) && text.chars().all(|letter| is_sign(letter) || letter == ' ') {
        return Some(ByeWorth::Full);
    }
    let text: String = with_halves(text).chars().map(|letter| if is_sign(letter) { ' ' } else { letter }).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    let joined = words.join(" ");
    if let Some(worth) = SAYINGS.get(&joined) {
        return Some(*worth);
    }
    let (mut is_bye, mut worth) = (false, None);
    for word in words {
        match *WORDS.get(word)? {
            Word::Bye => is_bye = true,
            Word::ByeOf(said) => (is_bye, worth) = (true, Some(said)),
            Word::Of(said) => worth = Some(said),
            Word::Beside => {}
        }
    }
    is_bye.then(|| worth.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byes_of_every_worth_are_understood_in_every_language_and_names_are_not() {
        let all = |worth: Option<ByeWorth>, texts: &[&str]| {
            for text in texts {
                assert_eq!(read(text), worth, "{text:?}");
            }
        };
        all(
            Some(ByeWorth::Full),
            &[
                "bye",
                "BYE",
                "(bye)",
                "Bye 1",
                "bye (1 point)",
                "1-point bye",
                "PAB",
                "+ bye",
                "-",
                "–",
                "(—)",
                "--",
                "spielfrei",
                "erőnyerő",
                "egypontos bye",
                "frirond",
                "ρεπό",
                "slobodan",
                "слободна",
            ],
        );
        all(Some(ByeWorth::Granted), &["full-point bye", "Full point bye", "FPB", "bye F", "helpoängsbye"]);
        all(
            Some(ByeWorth::Half),
            &[
                "bye ½",
                "½ bye",
                "bye½",
                "½-bye",
                "bye (½)",
                "bye 1/2",
                "bye 0.5",
                "bye 0,5",
                "half-point bye",
                "Half point bye",
                "requested half-point bye",
                "HPB",
                "bye H",
                "bye =",
                "fél pontos bye",
                "félpontos erőnyerő",
                "halvpoängsbye",
                "frirond ½ poäng",
                "ρεπό ½",
                "ρεπό μισού βαθμού",
                "slobodan ½",
                "bye pola poena",
                "слободан пола поена",
            ],
        );
        all(
            Some(ByeWorth::Zero),
            &[
                "bye 0",
                "0 bye",
                "zero-point bye",
                "Zero point bye",
                "0-point bye",
                "ZPB",
                "not paired",
                "absent",
                "nulla pontos bye",
                "nollpoängsbye",
                "frirond 0",
                "ρεπό 0",
                "απών",
                "nula poena bye",
                "без поена слободан",
            ],
        );
        all(None, &["Anna", "Bye Anna", "½", "1", "Half", "Point", "Zero Mostel", "", "Nagy-Bye", "H. Pola"]);
    }
}
