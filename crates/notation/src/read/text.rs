//! The characters of a written move, without blanks, and what each can stand for.

use jadoube_board::{Color, File, Rank, Role};

use crate::Language;
use crate::language::{CYRILLIC_FILES, GREEK_FILES, Script};
use crate::write::figurine;

/// The characters of a move with their columns, blanks left out.
pub(crate) struct Text {
    characters: Vec<(char, usize)>,
}

/// How far a reading departs from what the language prescribes. Of two readings the more regular one counts.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Licence {
    /// As written in this language.
    None,
    /// Another case, letters of the same look, English letters in another script.
    Taken,
}

impl Text {
    pub(crate) fn new(text: &str) -> Text {
        let characters = text.chars().zip(1..).filter(|(character, _)| !is_blank(*character)).collect();
        Text { characters }
    }

    pub(crate) fn len(&self) -> usize {
        self.characters.len()
    }

    pub(crate) fn at(&self, index: usize) -> Option<char> {
        self.characters.get(index).map(|&(character, _)| character)
    }

    /// The column in the text as it was given, counted from 1.
    pub(crate) fn column(&self, index: usize) -> usize {
        match self.characters.get(index) {
            Some(&(_, column)) => column,
            None => self.characters.last().map_or(1, |&(_, column)| column + 1),
        }
    }

    /// The index after `word` if it stands at `index`, letters of either case.
    pub(crate) fn skip(&self, index: usize, word: &str) -> Option<usize> {
        let mut index = index;
        for wanted in word.chars() {
            let found = self.at(index)?;
            if found != wanted && !found.to_lowercase().eq(wanted.to_lowercase()) {
                return None;
            }
            index += 1;
        }
        Some(index)
    }

    /// Past `12.`, `12...`, `12…`, `12 ` or `...`, the number of a move. Digits before other digits are a move themselves.
    pub(crate) fn after_number(&self) -> usize {
        let is_digit = |index| self.at(index).is_some_and(|character| character.is_ascii_digit());
        let digits = (0..).take_while(|&index| is_digit(index)).count();
        let dots = (digits..).take_while(|&index| matches!(self.at(index), Some('.' | '…'))).count();
        let apart = digits > 0 && digits < self.len() && self.column(digits) > self.column(digits - 1) + 1;
        let is_number = dots > 0 || apart && !self.at(digits).is_some_and(is_dash);
        if is_number { digits + dots } else { 0 }
    }
}

fn is_blank(character: char) -> bool {
    // Joiners and marks of direction come with text copied from web pages.
    character.is_whitespace()
        || matches!(character, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Hyphens and dashes of every kind.
pub(crate) fn is_dash(character: char) -> bool {
    matches!(
        character,
        '-' | '\u{ad}'
            | '‐'
            | '‑'
            | '‒'
            | '–'
            | '—'
            | '―'
            | '−'
            | '˗'
            | '⁃'
            | '﹘'
            | '﹣'
            | '－'
            | '~'
            | '→'
    )
}

/// What can stand for the zeros of castling: figures and letters of three scripts.
pub(crate) fn is_zero(character: char) -> bool {
    matches!(character, '0' | 'o' | 'O' | 'о' | 'О' | 'ο' | 'Ο' | '○' | '◯')
}

/// A sign of capture. Regular are the cross and the colon; not so a capital cross, letters that look like one in Cyrillic
/// and Greek, and the kappa that the Greek translation of the Laws has in its place.
pub(crate) fn capture(character: char, language: Language) -> Option<Licence> {
    match character {
        'x' | '×' | '✕' | '✖' | ':' => Some(Licence::None),
        'X' => Some(Licence::Taken),
        'х' | 'Х' if matches!(language.script, Script::Cyrillic | Script::SerbianCyrillic) => Some(Licence::Taken),
        'χ' | 'Χ' | 'κ' | 'Κ' if language.script == Script::Greek => Some(Licence::Taken),
        _ => None,
    }
}

pub(crate) fn rank(character: char) -> Option<Rank> {
    Rank::from_char(character)
}

/// The file that a letter stands for. Latin letters are understood in every language.
pub(crate) fn file(character: char, language: Language) -> Option<(File, Licence)> {
    if let Some(file) = File::from_char(character).filter(|file| file.to_char() == character) {
        return Some((file, Licence::None));
    }
    let of =
        |letters: [char; 8], letter: char| letters.iter().position(|&known| known == letter).and_then(File::from_index);
    let native = match language.script {
        Script::Greek => of(GREEK_FILES, character),
        Script::SerbianCyrillic => of(CYRILLIC_FILES, character),
        // Not how they write, but what the keyboard gives: the same sound, and с, which looks like c.
        Script::Cyrillic => of(CYRILLIC_FILES, character).or((character == 'с').then_some(File::C)),
        _ => None,
    };
    if let Some(file) = native {
        let usual = language.script != Script::Cyrillic;
        return Some((file, if usual { Licence::None } else { Licence::Taken }));
    }
    let small = character.to_lowercase().next().filter(|&small| small != character)?;
    file(small, language).map(|(file, _)| (file, Licence::Taken))
}

/// A symbol of a piece that stands at `index`: what it means and where it ends, the longest first.
pub(crate) fn symbols(text: &Text, index: usize, language: Language) -> Vec<(Role, usize, Licence)> {
    let mut found = Vec::new();
    let Some(first) = text.at(index) else { return found };
    for color in Color::ALL {
        found.extend(
            Role::ALL
                .into_iter()
                .filter(|&role| figurine(role, color) == first)
                .map(|role| (role, index + 1, Licence::None)),
        );
    }
    for role in Role::ALL {
        let symbol = language.symbol(role);
        if symbol.is_empty() {
            continue;
        }
        if let Some(end) = same(text, index, symbol, |found, wanted| found == wanted) {
            found.push((role, end, Licence::None));
        } else if let Some(end) = same(text, index, symbol, |found, wanted| likeness(found) == likeness(wanted)) {
            found.push((role, end, Licence::Taken));
        }
    }
    // The Greek translation of the Laws writes ζ8N: who writes another script takes English letters as well.
    if language.script != Script::Latin
        && let Some(role) = Role::from_char(first)
    {
        found.push((role, index + 1, Licence::Taken));
    }
    // Serbian is written in both scripts, and often in both at once.
    if language.script == Script::SerbianCyrillic {
        let role = match first {
            'D' => Some(Role::Queen),
            'L' => Some(Role::Bishop),
            'S' => Some(Role::Knight),
            _ => None,
        };
        found.extend(role.map(|role| (role, index + 1, Licence::Taken)));
    }
    found.sort_by_key(|&(_, end, licence)| (licence, std::cmp::Reverse(end)));
    found
}

/// The letters of all pieces that have some.
pub(crate) fn symbols_of(language: Language) -> impl Iterator<Item = &'static str> {
    Role::ALL.into_iter().map(move |role| language.symbol(role)).filter(|symbol| !symbol.is_empty())
}

fn same(text: &Text, index: usize, symbol: &str, equal: impl Fn(char, char) -> bool) -> Option<usize> {
    let mut index = index;
    for wanted in symbol.chars() {
        if !equal(text.at(index)?, wanted) {
            return None;
        }
        index += 1;
    }
    Some(index)
}

/// One letter for all that look alike, whatever the case and the script.
fn likeness(letter: char) -> char {
    let capital = letter.to_uppercase().next().unwrap_or(letter);
    match capital {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        other => other,
    }
}
