//! Moves and games from one language and form to another, everything between the moves left as it is.

mod bytes;
mod fault;
mod tags;
mod translator;
mod words;

use jadoube_board::Position;

use crate::style::Form;
use crate::{Language, Reading};
pub use fault::{Fault, FaultKind};
use translator::Translator;

/// A translated text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Translation<T = String> {
    /// The text with its moves rewritten. After a move that could not be read the rest of its game, or of its variation,
    /// stands as it was.
    pub text: T,
    /// What could not be read, in the order of the text.
    pub faults: Vec<Fault>,
}

/// Rewrites every move of a text: a list of moves, a score sheet, or PGN with tags, comments and variations.
///
/// A game begins at the start, at a tag, after a result, or at another move number 1: in a game with tags only after an
/// empty line, and never where Black's move is numbered like White's (`1. e4 1. ... e5`). Its position is that of a `FEN`
/// tag or else the initial one. In UCI and ICCF notation castling is written in one way throughout a game. Comments, numbers, marks such as `!?`, words that are not moves and line breaks stay where
/// they are. What one game leaves open does not reach into the next: a tag pair at the start of a line after an empty
/// line begins a game wherever it stands, as it does for [`crate::pgn::Reader`].
///
/// ```
/// use jadoube_notation::{translate, Form, Language, Style};
/// let hungarian = Language::find("hu").unwrap();
/// let english = Form::Algebraic(Style::pgn(Language::ENGLISH));
/// let game = translate("1. e4 e5 2. Hf3! {jó} Hc6 3. Fb5 (3. Fc4) Hge7", hungarian, &english);
/// assert_eq!(game.text, "1. e4 e5 2. Nf3! {jó} Nc6 3. Bb5 (3. Bc4) Nge7");
/// assert!(game.faults.is_empty());
/// ```
pub fn translate(text: &str, from: Language, to: &Form) -> Translation {
    translate_from(&Position::standard(), text, from, to)
}

/// The same with another position to begin at, for games that have no `FEN` tag.
pub fn translate_from(start: &Position, text: &str, from: Language, to: &Form) -> Translation {
    let Translation { text, faults } = translate_bytes(start, text.as_bytes(), from, to);
    // Text is cut between characters only, so that what was UTF-8 still is.
    let text = String::from_utf8(text).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
    Translation { text, faults }
}

/// The same for a file in no known encoding: bytes that are not UTF-8 are taken for Latin-1, and all but the moves is
/// copied byte for byte.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{translate_bytes, Form, Language, Style};
/// let german = Form::Algebraic(Style::pgn(Language::find("de").unwrap()));
/// let game = translate_bytes(&Position::standard(), b"1. Nf3 {Gr\xfcnfeld}", Language::ENGLISH, &german);
/// assert_eq!(game.text, b"1. Sf3 {Gr\xfcnfeld}");
/// ```
pub fn translate_bytes(start: &Position, text: &[u8], from: Language, to: &Form) -> Translation<Vec<u8>> {
    let mut translator = Translator::new(text, *start, from, *to);
    translator.run();
    Translation { text: translator.out, faults: translator.faults }
}

/// The moves of the first game in a text, written as [`translate()`] takes them, from a position on. Variations are checked
/// and left out; the first fault is the error.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{read_moves, Language};
/// let moves = read_moves(&Position::standard(), "1. e4 e5 2. Nf3 Nc6 (=)", Language::ENGLISH).unwrap();
/// assert_eq!(moves.len(), 4);
/// assert!(moves[3].draw_offer);
/// ```
pub fn read_moves(start: &Position, text: &str, language: Language) -> Result<Vec<Reading>, Fault> {
    let mut translator = Translator::new(text.as_bytes(), *start, language, Form::Uci);
    translator.run();
    match translator.faults.into_iter().next() {
        Some(fault) => Err(fault),
        None => Ok(translator.played),
    }
}
