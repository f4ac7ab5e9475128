//! What single words and signs are, without regard to where they stand.

use memchr::memchr;

use crate::pgn::boundary::tag_head;
use crate::pgn::{Nag, Outcome, Text, Visitor, written};

/// Whether a byte can go on a token that has begun.
pub(super) static IN_TOKEN: [bool; 256] = in_token();

const fn in_token() -> [bool; 256] {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric()
            || byte >= 128
            || matches!(byte as u8, b'+' | b'#' | b'=' | b'-' | b':' | b'/' | b'@' | b'_' | b'\'' | b'|' | b'~' | b'^');
        byte += 1;
    }
    table
}

/// How many bytes a token goes on for. Moves are short and of every length, so that a loop would be guessed wrong at each: all
/// of eight bytes are looked at together.
#[inline(always)]
pub(super) fn token_length(rest: &[u8]) -> usize {
    if let Some(eight) = rest.first_chunk::<8>() {
        let ends = eight
            .iter()
            .enumerate()
            .fold(0u32, |ends, (index, &byte)| ends | u32::from(!IN_TOKEN[byte as usize]) << index);
        if ends != 0 {
            return ends.trailing_zeros() as usize;
        }
    }
    rest.iter().position(|&byte| !IN_TOKEN[byte as usize]).unwrap_or(rest.len())
}

/// The number of a move, as nearly all are written.
pub(super) struct Numeral {
    /// Zero if the visitor does not want to hear it.
    pub(super) number: u32,
    pub(super) dots: u32,
    /// With the dots and the blank behind them.
    pub(super) length: usize,
}

/// The number that a text begins with, from its first eight bytes, if it has at most four digits, does not begin with zero and is
/// not 1, and one dot follows it, or three and a blank. Others are rare, and some are not move numbers. The first byte must be a digit.
///
/// Half of the numbers have one digit and half have two, so nothing here branches on that.
#[inline(always)]
pub(super) fn numeral<V: Visitor>(word: u64) -> Option<Numeral> {
    // A digit becomes its value, and nothing else becomes less than ten.
    let values = word as u32 ^ 0x3030_3030;
    let others = (((values & 0x7f7f_7f7f) + 0x7676_7676) | values) & 0x8080_8080;
    let digits = others.trailing_zeros() >> 3;
    let after = word >> (8 * digits);
    let is_one_or_begins_with_zero = (values & 0xff == 0) | ((digits == 1) & (values & 0xff == 1));
    if (after as u8 != b'.') | is_one_or_begins_with_zero {
        return None;
    }
    let (dots, length) = if after >> 8 & 0xff != u64::from(b'.') {
        (1, 1 + u32::from(after >> 8 & 0xff == u64::from(b' ')))
    } else if after as u32 == u32::from_le_bytes(*b"... ") {
        (3, 4)
    } else {
        return None;
    };
    let number = if V::NUMBERS {
        // The last digit is in the highest byte, with zeros before the first one.
        let values = u64::from(values) << (32 - 8 * digits) & 0xffff_ffff;
        let pairs = values * 10 + (values >> 8);
        ((pairs & 0xff) * 100 + (pairs >> 16 & 0xff)) as u32
    } else {
        0
    };
    Some(Numeral { number, dots, length: (digits + length) as usize })
}

/// [`numeral`] if it has one digit or two, and one dot and a blank or line break follow.
///
/// A game first has the numbers of one digit and then those of two, so that the processor predicts where they end.
#[inline(always)]
pub(super) fn short_numeral(word: u64) -> Option<Numeral> {
    let [first, second, third, fourth, ..] = word.to_le_bytes();
    let (first, last) = (first.wrapping_sub(b'0'), second.wrapping_sub(b'0'));
    if (second == b'.') & (third <= b' ') & (first > 1) {
        Some(Numeral { number: first.into(), dots: 1, length: 3 })
    } else if (third == b'.') & (fourth <= b' ') & (first > 0) & (last < 10) {
        Some(Numeral { number: u32::from(first) * 10 + u32::from(last), dots: 1, length: 4 })
    } else {
        None
    }
}

/// How many bytes after a token belong to it though they look like other things: `(Q)` after a pawn move, `.p.` after
/// `e`.
#[cold]
pub(super) fn joined(rest: &[u8]) -> usize {
    match rest {
        [b'(', b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n', b')', ..] => 3,
        [b'.', b'p', b'.', ..] => 3,
        [b'.', b'p', after, ..] if !IN_TOKEN[*after as usize] => 2,
        _ => 0,
    }
}

/// Whether this text, written among moves, is read as one token that stands for a move.
pub(crate) fn is_token(text: &str) -> bool {
    let text = text.as_bytes();
    text.first().is_some_and(u8::is_ascii_alphabetic)
        && text.iter().all(|&byte| IN_TOKEN[byte as usize])
        && stands_for_move(text)
        && glued_sign(text).is_none()
}

pub(super) fn is_move(word: &[u8]) -> bool {
    written::read(&Text(word).decode()).is_some()
}

/// Whether a word has its place among the moves, if only as one that nobody can read. Moves name the rank where they
/// end, but for castling, null moves and short captures (`ed`).
pub(super) fn stands_for_move(word: &[u8]) -> bool {
    word.iter().any(u8::is_ascii_digit)
        || matches!(word, [b'O' | b'o', b'-' | b'O' | b'o' | 128.., ..])
        || matches!(word, [b'a'..=b'h', b'a'..=b'h'] | [b'a'..=b'h', b'x', b'a'..=b'h'])
        || is_move(word)
}

/// The glyph of the signs that printed books use, and of N and D, which some programs write.
pub(super) fn sign(token: &str) -> Option<Nag> {
    Some(Nag(match token {
        "=" => 10,
        "∞" => 13,
        "+=" | "+/=" | "⩲" => 14,
        "=+" | "=/+" | "⩱" => 15,
        "+/-" | "±" => 16,
        "-/+" | "∓" => 17,
        "+-" | "+−" => 18,
        "-+" | "−+" => 19,
        "□" => 7,
        "N" | "TN" => 146,
        "D" => 220,
        _ => return None,
    }))
}

/// Signs that are also written right behind a move, longer ones before their endings.
const GLUED: [&str; 16] =
    ["+/=", "=/+", "+/-", "-/+", "+=", "=+", "+-", "-+", "+−", "−+", "⩲", "⩱", "±", "∓", "∞", "□"];

/// Whether it is worth while to look for [`glued_sign`]. A plus alone is check.
#[inline(always)]
pub(super) fn may_have_sign(word: &[u8]) -> bool {
    matches!(word, [.., b'=' | b'-' | 128..] | [.., b'=' | b'/' | b'-' | 128.., b'+'])
}

/// How long the move is that stands before a sign in the same word, and the glyph of the sign.
#[cold]
pub(super) fn glued_sign(word: &[u8]) -> Option<(usize, Nag)> {
    let text = Text(word).decode();
    let last = GLUED.into_iter().find(|glued| text.ends_with(glued)).or_else(|| equals(&text))?;
    let before = text.strip_suffix(last)?;
    // In Latin-1 each character is one byte.
    let length = if text.as_bytes() == word { before.len() } else { before.chars().count() };
    is_move(&word[..length]).then_some((length, sign(last)?))
}

/// Behind a pawn on the last rank, `=` is a promotion that was not written to its end.
fn equals(text: &str) -> Option<&'static str> {
    let promotes = matches!(text.as_bytes(), [b'a'..=b'h', .., b'1' | b'8', b'=']);
    (text.ends_with('=') && !promotes).then_some("=")
}

/// The outcome that the text starts with, and how many bytes it takes, if it is written as the standard says and nothing but a blank
/// follows.
pub(super) fn plain_outcome(text: &[u8]) -> Option<(Outcome, usize)> {
    let (outcome, rest) = match text {
        [b'1', b'-', b'0', rest @ ..] => (Outcome::WhiteWins, rest),
        [b'0', b'-', b'1', rest @ ..] => (Outcome::BlackWins, rest),
        [b'1', b'/', b'2', b'-', b'1', b'/', b'2', rest @ ..] => (Outcome::Draw, rest),
        _ => return None,
    };
    let ends = matches!(rest.first(), None | Some(b' ' | b'\n' | b'\r' | b'\t'));
    ends.then_some((outcome, text.len() - rest.len()))
}

/// The outcome that the text starts with, if there are blanks inside it (`1 - 0`), and how many bytes it takes.
#[cold]
pub(super) fn spaced_outcome(text: &[u8]) -> Option<(Outcome, usize)> {
    let score = |at: usize| {
        let known: [&[u8]; 4] = [b"1/2", "½".as_bytes(), b"1", b"0"];
        known.into_iter().find(|known| text[at..].starts_with(known)).map(|known| at + known.len())
    };
    let blanks = |at: usize| at + text[at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let first = score(0)?;
    let dash = blanks(first);
    let known: [&[u8]; 5] = [b"-", b":", "–".as_bytes(), "—".as_bytes(), "−".as_bytes()];
    let sign = known.into_iter().find(|known| text[dash..].starts_with(known))?;
    let second = blanks(dash + sign.len());
    let end = score(second)?;
    let has_blanks = dash > first || second > dash + sign.len();
    let ends = text.get(end).is_none_or(|&byte| !IN_TOKEN[byte as usize]);
    let plain = [&text[..first], b"-", &text[second..end]].concat();
    let outcome = Outcome::read(&Text(&plain).decode())?;
    (has_blanks && ends).then_some((outcome, end))
}

/// Zeros with dashes between them: castling, or two of them perhaps a score.
pub(super) struct Zeros {
    pub(super) count: usize,
    pub(super) length: usize,
}

/// The zeros that the text starts with, with or without blanks between them (`0-0`, `0 - 0`).
pub(super) fn zeros(text: &[u8]) -> Option<Zeros> {
    let blanks = |at: usize| at + text[at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let dashes: [&[u8]; 4] = [b"-", "–".as_bytes(), "—".as_bytes(), "−".as_bytes()];
    let zero = |at: usize| (text.get(at) == Some(&b'0')).then_some(at + 1);
    let next = |at: usize| {
        let dash = blanks(at);
        let sign = dashes.into_iter().find(|sign| text[dash..].starts_with(sign))?;
        zero(blanks(dash + sign.len()))
    };
    let mut length = zero(0)?;
    let mut count = 1;
    while count < 3
        && let Some(end) = next(length)
    {
        (length, count) = (end, count + 1);
    }
    let ends = text.get(length).is_none_or(|&byte| !IN_TOKEN[byte as usize]);
    (count > 1 && ends).then_some(Zeros { count, length })
}

/// Whether a text ends with the number of a move: `12.`, `12...`, `12`.
pub(crate) fn ends_with_number(text: &[u8]) -> bool {
    let text = text.trim_ascii_end();
    let is_word = |byte: &&u8| !byte.is_ascii_whitespace();
    let word = &text[text.len() - text.iter().rev().take_while(is_word).count()..];
    word.ends_with(b".") || word.ends_with("…".as_bytes()) || !word.is_empty() && word.iter().all(u8::is_ascii_digit)
}

/// Whether the game ends here: comments to the end of the line, and then another game or nothing.
pub(crate) fn ends_game(text: &[u8]) -> bool {
    let mut at = 0;
    loop {
        at += match &text[at..] {
            [b' ' | b'\t' | b'\r' | b'.', ..] => 1,
            [b'{', comment @ ..] => match memchr(b'}', comment) {
                Some(length) => length + 2,
                None => return false,
            },
            [b';', comment @ ..] => memchr(b'\n', comment).unwrap_or(comment.len()) + 1,
            _ => break,
        };
    }
    let rest = text[at..].trim_ascii_start();
    let begins_again = matches!(rest, [b'1', b'.' | b' ', ..]) && after_empty_line(&text[..text.len() - rest.len()]);
    rest.is_empty() || begins_again || tag_head(rest).is_some()
}

/// The length of a character written as in HTML, which must not be taken for a comment because of its semicolon.
pub(super) fn entity(text: &[u8]) -> Option<usize> {
    let near = &text[..text.len().min(10)];
    let end = memchr(b';', near)?;
    let name = &near[1..end];
    (!name.is_empty() && name.iter().all(|&byte| byte.is_ascii_alphanumeric() || byte == b'#')).then_some(end + 1)
}

/// Whether there is an empty line before the line that starts with what follows this text.
pub(super) fn after_empty_line(text: &[u8]) -> bool {
    let blanks = text.iter().rev().take_while(|byte| byte.is_ascii_whitespace());
    blanks.filter(|&&byte| byte == b'\n').nth(1).is_some()
}

/// Behind the line break that comes next, if only blanks come before it.
pub(super) fn line_end(text: &[u8], at: usize) -> usize {
    let blanks = text[at..].iter().take_while(|&&byte| matches!(byte, b' ' | b'\t' | b'\r')).count();
    if text.get(at + blanks) == Some(&b'\n') { at + blanks + 1 } else { at + blanks }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::pgn::visitor::Nobody;

    /// Wants to hear everything.
    struct Everybody;

    impl Visitor for Everybody {}

    /// What [`numeral`] finds, digit by digit.
    fn plainly(text: &str) -> Option<(u32, u32, usize)> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let number: u32 = text[..digits].parse().unwrap_or(u32::MAX);
        let rest = text.get(digits..)?.strip_prefix('.')?;
        if text.len() < 8 || digits > 4 || number <= 1 || text.starts_with('0') {
            return None;
        }
        if rest.starts_with(".. ") {
            return Some((number, 3, digits + 4));
        }
        (!rest.starts_with('.')).then(|| (number, 1, digits + 1 + usize::from(rest.starts_with(' '))))
    }

    fn check(text: &str) {
        let word = text.as_bytes().first_chunk::<8>().map(|&eight| u64::from_le_bytes(eight));
        let quick = word.and_then(numeral::<Everybody>).map(|found| (found.number, found.dots, found.length));
        assert_eq!(quick, plainly(text), "{text:?}");
        // The short way steps over a line break, too.
        let short = word.filter(|_| text.starts_with(|first: char| first.is_ascii_digit())).and_then(short_numeral);
        if let Some(Numeral { number, dots, length }) = short {
            let line_break = text.as_bytes()[length - 1] != b' ';
            assert_eq!(quick, Some((number, dots, length - usize::from(line_break))), "{text:?}");
            assert!(text.as_bytes()[length - 1] <= b' ', "{text:?}");
        }
        let unheard = word.and_then(numeral::<Nobody>).map(|found| (found.dots, found.length));
        assert_eq!(unheard, plainly(text).map(|(_, dots, length)| (dots, length)), "{text:?}");
    }

    #[test]
    fn every_number_up_to_ten_thousand_is_read() {
        for number in 0..=10_000 {
            for behind in [".", ". ", ".\n", ".\r\n", "...", "... ", "..", "", " ", "-", "\u{e9}."] {
                check(&format!("{number}{behind}Nf3 and more"));
                check(&format!("{number}{behind}"));
            }
        }
    }

    #[test]
    fn numbers_of_one_digit_or_two_are_short() {
        for number in 0u32..200 {
            for blank in [" ", "\n", "\r\n"] {
                let text = format!("{number}.{blank}Nf3 and more");
                let word = u64::from_le_bytes(*text.as_bytes().first_chunk().unwrap());
                let found = short_numeral(word).map(|found| found.number);
                assert_eq!(found, Some(number).filter(|number| (2..100).contains(number)), "{text:?}");
            }
        }
    }

    #[test]
    fn outcomes_of_the_standard_are_seen_at_once() {
        for outcome in [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw] {
            let text = outcome.as_str();
            for behind in ["", " ", "\n", "\r\n", "\t{why}"] {
                assert_eq!(
                    plain_outcome(format!("{text}{behind}").as_bytes()),
                    Some((outcome, text.len())),
                    "{behind:?}"
                );
            }
            for behind in ["/2", "-0", "0", "x", "{", ")", ".", "\u{2009}"] {
                assert_eq!(plain_outcome(format!("{text}{behind}").as_bytes()), None, "{behind:?}");
            }
        }
        for text in ["", "1", "1-", "0-0", "1 - 0", "1/2-0", "*"] {
            assert_eq!(plain_outcome(text.as_bytes()), None, "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn numbers_are_read_as_digit_by_digit(text in "[0-9]{1,6}[. \n0-9a-z:;/\u{e9}-]{0,9}") {
            check(&text);
        }
    }
}
