//! Where the next game begins, found without looking at the moves or at what is open or closed before it.
//!
//! A line that starts with a tag pair after an empty line always begins a game, even inside a comment or a variation: this
//! is what one unclosed brace cannot undo. The price is that a comment cannot quote a tag section after an empty line.
//! Without an empty line, a line with Event or two lines with tag pairs end a comment too. Tag pairs elsewhere begin a game
//! only outside comments. Both is for the reader of the moves to see.

use std::sync::LazyLock;

use memchr::memmem::Finder;
use memchr::{memchr, memchr3, memrchr};

static LINE_WITH_BRACKET: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"\n["));

static EMPTY_LINE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"\n\n"));

static BLANK_FIRST: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"\n "));

/// How far the tags of a game mostly go.
const NEAR: usize = 2048;

/// No sane tag has a longer name.
const MAX_TAG_NAME: usize = 255;

/// The head of a tag pair: `[Name "`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct TagHead<'a> {
    pub(crate) name: &'a [u8],
    /// Where the value begins, behind the quote.
    pub(crate) value: usize,
}

/// The head of the tag pair that the text starts with, if it has the look of one.
#[inline]
pub(crate) fn tag_head(text: &[u8]) -> Option<TagHead<'_>> {
    if text.first() != Some(&b'[') {
        return None;
    }
    let from = skip_blanks(text, 1);
    let rest = text.get(from..)?;
    let to = from + rest.iter().position(|&byte| !IN_NAME[byte as usize]).unwrap_or(rest.len());
    let quote = skip_blanks(text, to);
    let fits = to > from && to - from <= MAX_TAG_NAME && text.get(quote) == Some(&b'"');
    fits.then(|| TagHead { name: &text[from..to], value: quote + 1 })
}

#[inline(always)]
fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'\t') = text.get(at) {
        at += 1;
    }
    at
}

static IN_NAME: [bool; 256] = in_name();

const fn in_name() -> [bool; 256] {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] =
            (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'_' | b'-' | b'+' | b'#' | b'=' | b':');
        byte += 1;
    }
    table
}

/// Where the next game must begin, if the text, which starts with a game, goes so far.
///
/// The same answer comes from any longer text, so that a reader can try with what it has.
pub(crate) fn next_game(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    // Nearly always there is one empty line, and then the moves: no need to look at each tag.
    if let Some(empty_line) = EMPTY_LINE.find(&text[..text.len().min(NEAR)]) {
        let tags = &text[..empty_line];
        // Unless there are blanks that could make another empty line before it.
        let plain = memchr3(b'\r', b'\t', b'\x0c', tags).is_none() && BLANK_FIRST.find(tags).is_none();
        if plain && !text[empty_line..].trim_ascii_start().starts_with(b"[") {
            return next_section(text, empty_line + 1);
        }
    }
    let mut first: Option<&[u8]> = None;
    let mut after_blank = false;
    // The tag section, which may have empty lines in it.
    while let Some(&byte) = text.get(at) {
        if byte == b'[' {
            if after_blank || first.is_none() {
                let Some(TagHead { name, .. }) = tag_head(&text[at..]) else { break };
                // Tags all over again: the game before has no moves.
                if after_blank && (first == Some(name) || name == b"Event") {
                    return Some(at);
                }
                first = first.or(Some(name));
            }
            after_blank = false;
        } else if byte == b'\n' || byte == b'\r' && text.get(at + 1) == Some(&b'\n') {
            after_blank = first.is_some();
        } else {
            break;
        }
        at += memchr(b'\n', &text[at..])? + 1;
    }
    next_section(text, at.saturating_sub(1))
}

/// The first line from `at` on that starts with a tag pair after an empty line.
pub(crate) fn next_section(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let line = at + LINE_WITH_BRACKET.find(text.get(at..)?)? + 1;
        if tag_head(&text[line..]).is_some() && ends_with_empty_line(&text[..line - 1]) {
            return Some(line);
        }
        at = line;
    }
}

/// The first line from `at` on that starts with a tag pair.
pub(crate) fn next_tag_line(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let line = at + LINE_WITH_BRACKET.find(text.get(at..)?)? + 1;
        if tag_head(&text[line..]).is_some() {
            return Some(line);
        }
        at = line;
    }
}

/// Whether the line that the text starts with can only be the head of the next game, even where no empty line comes before
/// it: Event, or a tag pair with another one on the next line. One other tag pair alone may be quoted in a comment.
pub(crate) fn begins_game(text: &[u8]) -> bool {
    tag_head(text).is_some_and(|head| {
        head.name == b"Event"
            || memchr(b'\n', text).is_some_and(|line_break| tag_head(&text[line_break + 1..]).is_some())
    })
}

/// Whether the last line of this text, whose line break is cut off, has nothing but blanks, and is not the first.
pub(super) fn ends_with_empty_line(text: &[u8]) -> bool {
    // Nearly always the very last byte decides.
    match text.last() {
        Some(b'\n') => return true,
        Some(b' ' | b'\t' | b'\r') => {}
        _ => return false,
    }
    memrchr(b'\n', text).is_some_and(|newline| text[newline..].iter().all(u8::is_ascii_whitespace))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_pair_needs_name_and_quote() {
        assert_eq!(tag_head(b"[Event \"x\"]"), Some(TagHead { name: b"Event", value: 8 }));
        assert_eq!(tag_head(b"[ Event\"x"), Some(TagHead { name: b"Event", value: 8 }));
        for text in ["[%clk 1:00]", "[Event x]", "[Event", "[]", "[ \"x\"]", "x"] {
            assert_eq!(tag_head(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn a_tag_section_after_an_empty_line_begins_a_game_whatever_is_open() {
        let text = b"[Event \"1\"]\n\n1. e4 { never closed\n\n[Event \"2\"]\n";
        assert_eq!(next_game(text), Some(35));
        let crlf = b"[Event \"1\"]\r\n\r\n1. e4 ( 1. d4\r\n \t\r\n[Event \"2\"]\r\n";
        assert_eq!(next_game(crlf).map(|at| &crlf[at..at + 10]), Some(&b"[Event \"2\""[..]));
    }

    #[test]
    fn without_an_empty_line_only_event_or_two_tag_pairs_begin_a_game() {
        for text in ["[Event \"2\"]", "[White \"A\"]\n[Black \"B\"]", "[White \"A\"]\r\n[Black \""] {
            assert!(begins_game(text.as_bytes()), "{text}");
        }
        for text in ["[White \"A\"]", "[White \"A\"]\n\n[Black \"B\"]", "[Event]", "[EventDate \"2\"]\n1. e4"] {
            assert!(!begins_game(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn a_line_in_brackets_inside_a_game_does_not() {
        assert_eq!(next_game(b"[Event \"1\"]\n\n1. e4 {a\n[%clk 1:00]\n\n[x]\n[Site \"weak\"]} *\n"), None);
        assert_eq!(next_game(b"[Event \"1\"]\n\n[Site \"2\"]\n\n1. e4 *\n"), None);
    }

    #[test]
    fn a_game_without_moves_ends_where_its_tags_come_again() {
        let text = b"[Event \"1\"]\n[Site \"\"]\n\n[Event \"2\"]\n[Site \"\"]\n";
        assert_eq!(next_game(text), Some(23));
    }
}
