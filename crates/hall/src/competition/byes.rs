//! What people and pairing programs write where a player has no opponent, and how many points they mean by it.

use serde::{Deserialize, Serialize};

/// What a round without an opponent is worth.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeWorth {
    /// As much as a win: the player was left over.
    #[default]
    Full,
    /// As much as a win, and so it was granted beforehand: reports keep it apart from that of who was left over.
    Granted,
    /// As much as a draw: the player had asked for it.
    Half,
    /// Nothing: the player is not there.
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

/// What a word has to do with it.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Word {
    /// "bye" itself.
    Bye,
    /// "bye" with its worth in one word.
    ByeOf(ByeWorth),
    /// How much.
    Of(ByeWorth),
    /// Goes with the others.
    Beside,
}

/// The languages of the hall, German, and the letters of pairing programs, without accents as people type them, too.
const WORDS: [(&str, Word); 117] = [
    ("bye", Word::Bye),
    ("byes", Word::Bye),
    ("spielfrei", Word::Bye),
    ("erőnyerő", Word::Bye),
    ("eronyero", Word::Bye),
    ("szabadnapos", Word::Bye),
    ("szabadnap", Word::Bye),
    ("pihenő", Word::Bye),
    ("pihenőnap", Word::Bye),
    ("frirond", Word::Bye),
    ("friplats", Word::Bye),
    ("ρεπό", Word::Bye),
    ("ρεπο", Word::Bye),
    ("άδεια", Word::Bye),
    ("slobodan", Word::Bye),
    ("slobodna", Word::Bye),
    ("slobodno", Word::Bye),
    ("слободан", Word::Bye),
    ("слободна", Word::Bye),
    ("слободно", Word::Bye),
    ("бај", Word::Bye),
    ("baj", Word::Bye),
    ("freilos", Word::Bye),
    ("pab", Word::ByeOf(ByeWorth::Full)),
    ("fpb", Word::ByeOf(ByeWorth::Granted)),
    ("hpb", Word::ByeOf(ByeWorth::Half)),
    ("zpb", Word::ByeOf(ByeWorth::Zero)),
    ("halvpoängsbye", Word::ByeOf(ByeWorth::Half)),
    ("halvpoängsfrirond", Word::ByeOf(ByeWorth::Half)),
    ("nollpoängsbye", Word::ByeOf(ByeWorth::Zero)),
    ("nollpoängsfrirond", Word::ByeOf(ByeWorth::Zero)),
    ("helpoängsbye", Word::ByeOf(ByeWorth::Granted)),
    ("unpaired", Word::ByeOf(ByeWorth::Zero)),
    ("absent", Word::ByeOf(ByeWorth::Zero)),
    ("withdrawn", Word::ByeOf(ByeWorth::Zero)),
    ("párosítatlan", Word::ByeOf(ByeWorth::Zero)),
    ("hiányzik", Word::ByeOf(ByeWorth::Zero)),
    ("visszalépett", Word::ByeOf(ByeWorth::Zero)),
    ("oparad", Word::ByeOf(ByeWorth::Zero)),
    ("olottad", Word::ByeOf(ByeWorth::Zero)),
    ("frånvarande", Word::ByeOf(ByeWorth::Zero)),
    ("utgått", Word::ByeOf(ByeWorth::Zero)),
    ("απών", Word::ByeOf(ByeWorth::Zero)),
    ("απούσα", Word::ByeOf(ByeWorth::Zero)),
    ("απουσία", Word::ByeOf(ByeWorth::Zero)),
    ("odsutan", Word::ByeOf(ByeWorth::Zero)),
    ("odsutna", Word::ByeOf(ByeWorth::Zero)),
    ("одсутан", Word::ByeOf(ByeWorth::Zero)),
    ("одсутна", Word::ByeOf(ByeWorth::Zero)),
    ("½", Word::Of(ByeWorth::Half)),
    ("=", Word::Of(ByeWorth::Half)),
    ("h", Word::Of(ByeWorth::Half)),
    ("half", Word::Of(ByeWorth::Half)),
    ("halfpoint", Word::Of(ByeWorth::Half)),
    ("fél", Word::Of(ByeWorth::Half)),
    ("fel", Word::Of(ByeWorth::Half)),
    ("félpontos", Word::Of(ByeWorth::Half)),
    ("felpontos", Word::Of(ByeWorth::Half)),
    ("halv", Word::Of(ByeWorth::Half)),
    ("halva", Word::Of(ByeWorth::Half)),
    ("halvt", Word::Of(ByeWorth::Half)),
    ("halvpoäng", Word::Of(ByeWorth::Half)),
    ("halvpoängs", Word::Of(ByeWorth::Half)),
    ("μισός", Word::Of(ByeWorth::Half)),
    ("μισού", Word::Of(ByeWorth::Half)),
    ("μισό", Word::Of(ByeWorth::Half)),
    ("ημίσεος", Word::Of(ByeWorth::Half)),
    ("pola", Word::Of(ByeWorth::Half)),
    ("пола", Word::Of(ByeWorth::Half)),
    ("halb", Word::Of(ByeWorth::Half)),
    ("halber", Word::Of(ByeWorth::Half)),
    ("1", Word::Of(ByeWorth::Full)),
    ("+", Word::Of(ByeWorth::Full)),
    ("u", Word::Of(ByeWorth::Full)),
    ("f", Word::Of(ByeWorth::Granted)),
    ("full", Word::Of(ByeWorth::Granted)),
    ("fullpoint", Word::Of(ByeWorth::Granted)),
    ("one", Word::Of(ByeWorth::Full)),
    ("egy", Word::Of(ByeWorth::Full)),
    ("egypontos", Word::Of(ByeWorth::Full)),
    ("hel", Word::Of(ByeWorth::Full)),
    ("helpoängs", Word::Of(ByeWorth::Granted)),
    ("ένας", Word::Of(ByeWorth::Full)),
    ("ενός", Word::Of(ByeWorth::Full)),
    ("jedan", Word::Of(ByeWorth::Full)),
    ("један", Word::Of(ByeWorth::Full)),
    ("0", Word::Of(ByeWorth::Zero)),
    ("z", Word::Of(ByeWorth::Zero)),
    ("zero", Word::Of(ByeWorth::Zero)),
    ("zeropoint", Word::Of(ByeWorth::Zero)),
    ("no", Word::Of(ByeWorth::Zero)),
    ("nulla", Word::Of(ByeWorth::Zero)),
    ("nullapontos", Word::Of(ByeWorth::Zero)),
    ("noll", Word::Of(ByeWorth::Zero)),
    ("nollpoängs", Word::Of(ByeWorth::Zero)),
    ("μηδέν", Word::Of(ByeWorth::Zero)),
    ("μηδενικός", Word::Of(ByeWorth::Zero)),
    ("nula", Word::Of(ByeWorth::Zero)),
    ("нула", Word::Of(ByeWorth::Zero)),
    ("bez", Word::Of(ByeWorth::Zero)),
    ("без", Word::Of(ByeWorth::Zero)),
    ("point", Word::Beside),
    ("points", Word::Beside),
    ("pt", Word::Beside),
    ("pts", Word::Beside),
    ("pont", Word::Beside),
    ("pontos", Word::Beside),
    ("poäng", Word::Beside),
    ("poängs", Word::Beside),
    ("βαθμός", Word::Beside),
    ("βαθμού", Word::Beside),
    ("poen", Word::Beside),
    ("poena", Word::Beside),
    ("поен", Word::Beside),
    ("поена", Word::Beside),
    ("requested", Word::Beside),
    ("allocated", Word::Beside),
];

/// Sayings of several words.
const SAYINGS: [(&str, ByeWorth); 10] = [
    ("not paired", ByeWorth::Zero),
    ("nincs párosítva", ByeWorth::Zero),
    ("nem párosított", ByeWorth::Zero),
    ("inte lottad", ByeWorth::Zero),
    ("ej lottad", ByeWorth::Zero),
    ("δεν κληρώθηκε", ByeWorth::Zero),
    ("nije parovan", ByeWorth::Zero),
    ("није парован", ByeWorth::Zero),
    ("no opponent", ByeWorth::Full),
    ("pairing allocated bye", ByeWorth::Full),
];

/// Dashes of every length.
pub(super) const fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// What stands for half a point, as one sign: `½`, `1/2`, `0.5`, `0,5`.
fn with_halves(text: &str) -> String {
    ["1/2", "0.5", "0,5", "½"].into_iter().fold(text.to_lowercase(), |text, sign| text.replace(sign, " ½ "))
}

/// How much an amount alone is, `½`, `1` or `0`.
pub(super) fn amount(text: &str) -> Option<ByeWorth> {
    match with_halves(text).trim().trim_matches(['(', ')', '[', ']']).trim() {
        "½" | "=" => Some(ByeWorth::Half),
        "1" | "1.0" | "+" => Some(ByeWorth::Full),
        "0" | "0.0" => Some(ByeWorth::Zero),
        _ => None,
    }
}

/// What a text that says "no opponent" is worth; `None` where it says something else, a name for instance.
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
    if let Some((_, worth)) = SAYINGS.into_iter().find(|(saying, _)| *saying == joined) {
        return Some(worth);
    }
    let (mut is_bye, mut worth) = (false, None);
    for word in words {
        match WORDS.into_iter().find(|(known, _)| *known == word)?.1 {
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
