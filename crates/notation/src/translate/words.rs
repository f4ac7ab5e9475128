//! What the words among the moves are, and where they end.

use super::bytes::{char_at, chars};
use crate::Language;
use crate::pgn::Outcome;
use crate::read::text::{capture, file, is_dash, is_zero, symbols_of};

/// What a word can be, before any position is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Outcome,
    /// The number of a move, or a move in digits.
    Digits,
    NullMove,
    Move,
    /// `mate`, `resigns`, `N`, `±`: no move in any language.
    Other,
}

pub(super) fn word(text: &str, language: Language) -> Word {
    if Outcome::read(text).is_some() {
        return Word::Outcome;
    }
    if matches!(text, "--" | "Z0" | "Z1" | "0000" | "@@@@" | "null" | "NULL" | "pass") {
        return Word::NullMove;
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Word::Digits;
    }
    if may_be_move(text, language) { Word::Move } else { Word::Other }
}

/// The number of a move with the dots behind it.
pub(super) struct Number {
    pub(super) bytes: usize,
    /// 1 for White: `1.`, and not `1...`.
    pub(super) is_one: bool,
}

/// The number of a move that the text begins with, if dots follow it; the move may stand right behind them.
pub(super) fn number_with_dots(text: &[u8]) -> Option<Number> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut bytes = digits;
    loop {
        bytes += match &text[bytes..] {
            [b'.', ..] => 1,
            [0xe2, 0x80, 0xa6, ..] => "…".len(),
            _ => break,
        };
    }
    // 0.5-0.5 is a result.
    let is_number = digits > 0 && bytes > digits && !text.starts_with(b"0.5");
    is_number.then_some(Number { bytes, is_one: &text[..digits] == b"1" && bytes == digits + 1 })
}

/// Moves name the rank where they end, but for castling and short captures (`ed`). Two or three letters that could be the
/// beginning of a move are taken for one, too, so that a rank that somebody forgot is noticed.
fn may_be_move(word: &str, language: Language) -> bool {
    if word.chars().any(|character| character.is_ascii_digit()) {
        return word.chars().any(char::is_alphabetic)
            || word.chars().any(is_figurine)
            || word.starts_with(|digit: char| digit.is_ascii_digit());
    }
    let plain = word.trim_end_matches(|mark: char| !mark.is_alphanumeric());
    let castling = plain.chars().filter(|&sign| is_zero(sign)).count() >= 2
        && plain.chars().all(|sign| is_zero(sign) || is_dash(sign));
    let of_move = |letter: char| {
        file(letter, language).is_some()
            || capture(letter, language).is_some()
            || symbols_of(language).any(|symbol| symbol.contains(letter))
            || is_figurine(letter)
    };
    castling || (2..=3).contains(&plain.chars().count()) && plain.chars().all(of_move)
}

fn is_figurine(character: char) -> bool {
    ('♔'..='♟').contains(&character)
}

/// Where the word that begins at a byte ends: at a blank or the beginning of something else. Brackets around what a pawn
/// becomes belong to the word.
pub(super) fn word_end(text: &[u8], at: usize) -> usize {
    let mut before = '\0';
    let mut end = at;
    while let Some((character, width)) = char_at(text, end) {
        if character == '('
            && matches!(before, '1' | '8')
            && let Some(closed) = promotion_end(text, end)
        {
            end = closed;
            before = ')';
            continue;
        }
        let ends = character.is_whitespace()
            || matches!(character, '{' | '}' | '(' | ')' | ';' | '$' | '[' | '<' | '&' | '\0');
        if ends && end > at {
            break;
        }
        end += width;
        before = character;
    }
    end
}

/// `(Q)`, with one to three letters.
fn promotion_end(text: &[u8], open: usize) -> Option<usize> {
    let mut letters = 0;
    for (character, end) in chars(text, open).skip(1).take(4) {
        match character {
            ')' => return (letters > 0).then_some(end),
            _ if character.is_alphabetic() || is_figurine(character) => letters += 1,
            _ => return None,
        }
    }
    None
}

/// Where a move ends whose word ends at `end`, without the commas and full stops of the text around it, and with what
/// stands apart from it: `e.p.`, the offer of a draw, castling with blanks.
pub(super) fn move_end(text: &[u8], at: usize, end: usize) -> usize {
    let mut end = end;
    if !text[at..end].ends_with(b"e.p.") {
        while end > at + 1 && matches!(text[end - 1], b'.' | b',' | b':') {
            end -= 1;
        }
    }
    let blanks = |from: usize| from + text[from..].iter().take_while(|&&byte| byte == b' ').count();
    if let Some(castling) = spaced_castling(text, at)
        && castling > end
    {
        end = castling;
    }
    loop {
        let next = blanks(end);
        let mark = MARKS.into_iter().find(|mark| text[next..].starts_with(mark.as_bytes()));
        let mark_end = mark.map(|mark| next + mark.len()).filter(|&end| {
            let ends_in_letter = text[end - 1].is_ascii_alphabetic();
            !(ends_in_letter && char_at(text, end).is_some_and(|(next, _)| next.is_alphanumeric()))
        });
        end = match mark_end {
            // `e.p.+`, `e.p.!`
            Some(end) => signs_end(text, end),
            None => match signs_end(text, next) {
                // `Qh5 +`; other signs that stand apart are judgements.
                apart if apart > next && apart == word_end(text, next) && is_check_sign(&text[next..apart]) => apart,
                _ => return end,
            },
        };
    }
}

/// What can stand apart from its move.
const MARKS: [&str; 8] = ["(e.p.)", "(ep)", "e.p.", "e. p.", "е.п.", "e.p", "ep", "(=)"];

/// Where the signs for check, mate and opinions end that stand here.
fn signs_end(text: &[u8], at: usize) -> usize {
    let signs = chars(text, at).take_while(|(sign, _)| matches!(sign, '+' | '#' | '!' | '?' | '†' | '‡'));
    signs.last().map_or(at, |(_, end)| end)
}

fn is_check_sign(sign: &[u8]) -> bool {
    matches!(sign, b"+" | b"++" | b"#" | b"##") || sign == "†".as_bytes() || sign == "‡".as_bytes()
}

/// The end of castling that is written with blanks, `O - O`, if it stands here.
pub(super) fn spaced_castling(text: &[u8], at: usize) -> Option<usize> {
    let blanks = |from: usize| from + text[from..].iter().take_while(|&&byte| byte == b' ').count();
    let sign = |from: usize, is: fn(char) -> bool| {
        char_at(text, from).filter(|&(character, _)| is(character)).map(|(_, width)| from + width)
    };
    let mut end = sign(at, is_zero)?;
    let mut zeros = 1;
    while zeros < 3 {
        let Some(dash) = sign(blanks(end), is_dash) else { break };
        let Some(zero) = sign(blanks(dash), is_zero) else { break };
        end = zero;
        zeros += 1;
    }
    let alone = char_at(text, end).is_none_or(|(next, _)| !next.is_alphanumeric());
    (zeros > 1 && alone).then_some(end)
}

/// Judgements that programs write close behind a move, and that a move does not have.
pub(super) const JUDGEMENTS: [&str; 16] =
    ["+/-", "-/+", "+/=", "=/+", "+-", "-+", "+−", "−+", "+=", "=+", "±", "∓", "⩲", "⩱", "∞", "□"];

/// The length of markup, `<br>` or `&amp;`, if the text begins with it.
pub(super) fn markup(text: &[u8]) -> Option<usize> {
    let (limit, last) = match text.first()? {
        b'<' => (80, b'>'),
        b'&' => (10, b';'),
        _ => return None,
    };
    let near = &text[..text.len().min(limit)];
    let end = near.iter().position(|&byte| byte == last)?;
    let fits =
        |byte: &u8| last == b'>' && !matches!(byte, b'\n' | b'<') || byte.is_ascii_alphanumeric() || *byte == b'#';
    (end > 1 && near[1..end].iter().all(fits)).then_some(end + 1)
}
