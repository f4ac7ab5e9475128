//! Tag pairs and where they say that a game begins.

use jadoube_board::Position;
use memchr::{memchr, memmem};

use super::bytes::decode;
use super::fault::FaultKind;
use crate::pgn::{Start, Text, is_chess960};

/// A tag pair at the head of a text.
pub(super) struct TagPair<'a> {
    pub(super) name: &'a [u8],
    pub(super) value: &'a [u8],
    /// How many bytes it takes.
    pub(super) length: usize,
}

/// The tag pair that the text starts with: `[Name "value"]`, blanks allowed, on one line.
pub(super) fn tag_pair(text: &[u8]) -> Option<TagPair<'_>> {
    let blanks = |at: usize| at + text[at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    if text.first() != Some(&b'[') {
        return None;
    }
    let from = blanks(1);
    let in_name = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_-+#=:".contains(byte);
    let to = from + text[from..].iter().take(256).take_while(in_name).count();
    let quote = blanks(to);
    if to == from || text.get(quote) != Some(&b'"') {
        return None;
    }
    let line_end = memchr(b'\n', &text[quote..]).map_or(text.len(), |length| quote + length);
    let mut value = quote + 1;
    while let Some(found) = memchr(b'"', &text[value..line_end]) {
        value += found + 1;
        let close = blanks(value);
        if text.get(close) == Some(&b']') && text[value - 2] != b'\\' {
            return Some(TagPair { name: &text[from..to], value: &text[quote + 1..value - 1], length: close + 1 });
        }
    }
    Some(TagPair { name: &text[from..to], value: text[quote + 1..line_end].trim_ascii_end(), length: line_end })
}

/// The first line from `at` on that starts with a tag pair.
pub(super) fn next_tag_line(text: &[u8], at: usize) -> Option<usize> {
    let found = memmem::find_iter(&text[at..], b"\n[").map(|newline| at + newline + 1);
    found.into_iter().find(|&line| tag_pair(&text[line..]).is_some())
}

/// The first line from `at` on that starts with a tag pair after an empty line. There a game begins, whatever is open.
pub(super) fn next_section(text: &[u8], at: usize) -> Option<usize> {
    let found = memmem::find_iter(&text[at..], b"\n[").map(|newline| at + newline + 1);
    found.into_iter().find(|&line| after_empty_line(&text[..line]) && tag_pair(&text[line..]).is_some())
}

/// Whether the line before the one that starts behind this text is empty but for blanks.
pub(super) fn after_empty_line(before: &[u8]) -> bool {
    let mut breaks = 0;
    for byte in before.iter().rev() {
        match byte {
            b'\n' if breaks == 1 => return true,
            b'\n' => breaks = 1,
            b' ' | b'\t' | b'\r' => {}
            _ => return false,
        }
    }
    false
}

/// The tags of one game that matter for its moves.
pub(super) struct Section<'a> {
    /// A name that comes again begins another game, which has no moves before it.
    pub(super) first: &'a [u8],
    pub(super) fen: Option<Tag<'a>>,
    pub(super) variant: Option<Tag<'a>>,
}

/// The value of a tag and where the tag stands.
#[derive(Copy, Clone)]
pub(super) struct Tag<'a> {
    pub(super) value: &'a [u8],
    pub(super) place: (usize, usize),
}

/// Why a game cannot be followed, and the tag that says so.
pub(super) struct NoStart {
    pub(super) place: (usize, usize),
    pub(super) text: String,
    pub(super) kind: FaultKind,
}

impl<'a> Section<'a> {
    pub(super) fn new(first: &'a [u8]) -> Section<'a> {
        Section { first, fen: None, variant: None }
    }

    /// Whether the Variant tag says that this is Chess960.
    pub(super) fn is_chess960(&self) -> bool {
        self.variant.is_some_and(|tag| is_chess960(&decode(tag.value)))
    }

    /// Where the game begins; `None` when no tag says so.
    pub(super) fn start(&self) -> Result<Option<Position>, NoStart> {
        let text = |tag: Option<Tag<'a>>| tag.map(|tag| Text(tag.value));
        let no_start = |tag: Option<Tag<'a>>, kind| match tag {
            Some(tag) => Err(NoStart { place: tag.place, text: decode(tag.value), kind }),
            None => Ok(None),
        };
        match Start::from_tags(text(self.fen), text(self.variant)) {
            Start::Position(position) => Ok(self.fen.map(|_| position)),
            Start::Setup(setup) => match Position::try_from(setup) {
                Ok(position) => Ok(Some(position)),
                Err(error) => no_start(self.fen, FaultKind::BadPosition(error)),
            },
            Start::BadFen(error) => no_start(self.fen, FaultKind::BadFen(error)),
            Start::OtherVariant(_) => no_start(self.variant, FaultKind::OtherVariant),
        }
    }
}
