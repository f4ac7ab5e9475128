//! The tag section of a game, and what may stand before it.

use std::borrow::Cow;
use std::ops::ControlFlow;

use memchr::{memchr, memchr2};

use super::Movetext;
use super::words::{IN_TOKEN, is_move, spaced_outcome};
use crate::pgn::boundary::tag_head;
use crate::pgn::tags::read_tag_pair;
use crate::pgn::{Outcome, ProblemKind, Start, Text, Visitor};

impl<'a> Movetext<'a> {
    /// The tag section, and lines before it that are no PGN. `quotes` are those around the values of plain tags that come first, if
    /// they are known.
    pub(super) fn tags<V: Visitor>(&mut self, visitor: &mut V, quotes: &[u32]) -> ControlFlow<(), Start> {
        let (mut fen, mut variant) = (None, None);
        let mut any = false;
        let text = self.text;
        for &[open, close] in quotes.as_chunks::<2>().0 {
            let (open, close) = (open as usize, close as usize);
            // Plain tags are on lines of their own: `[Name "value"]`.
            let line_break = if text.get(self.at) == Some(&b'\r') { 2 } else { usize::from(any) };
            let (name, value) = (&text[self.at + line_break + 1..open - 1], &text[open + 1..close]);
            any = true;
            self.at = close + 2;
            visitor.tag(Text(name), Text(value))?;
            match name {
                b"FEN" => fen = Some(Cow::Borrowed(value)),
                b"Variant" => variant = Some(Cow::Borrowed(value)),
                _ => {}
            }
        }
        loop {
            // Mostly the next tag is on the next line, and what is a tag is nothing else.
            self.at += usize::from(self.text.get(self.at) == Some(&b'\n'));
            let Some(pair) = read_tag_pair(&self.text[self.at..]).or_else(|| {
                self.skip_blanks();
                read_tag_pair(&self.text[self.at..])
            }) else {
                if self.looks_like_moves() || any && !self.next_line_is_tag() {
                    break;
                }
                self.report(visitor, self.at, ProblemKind::NotAGame);
                self.skip_line();
                continue;
            };
            any = true;
            if !pair.closed {
                self.report(visitor, self.at, ProblemKind::UnclosedTag);
            }
            self.at += pair.length;
            visitor.tag(Text(pair.name), Text(&pair.value))?;
            match pair.name {
                b"FEN" => fen = Some(pair.value),
                b"Variant" => variant = Some(pair.value),
                _ => {}
            }
        }
        ControlFlow::Continue(Start::from_tags(fen.as_deref().map(Text), variant.as_deref().map(Text)))
    }

    /// The same for nobody; `any` when there have been tags already.
    pub(super) fn skip_tags(&mut self, mut any: bool) {
        loop {
            self.skip_blanks();
            if let Some(length) = plain_tag_line(&self.text[self.at..]) {
                any = true;
                self.at += length;
                continue;
            }
            match read_tag_pair(&self.text[self.at..]) {
                Some(pair) => {
                    any = true;
                    self.at += pair.length;
                }
                None if self.looks_like_moves() || any && !self.next_line_is_tag() => break,
                None => self.skip_line(),
            }
        }
    }

    /// Blanks, byte order marks, escaped lines and HTML between games and tags.
    pub(super) fn skip_blanks(&mut self) {
        loop {
            match self.text[self.at..] {
                [byte, ..] if byte <= b' ' => self.at += 1,
                [0xef, 0xbb, 0xbf, ..] => self.at += 3,
                [b'%', ..] if self.at_line_start() => self.skip_line(),
                [b'<' | b'[', ..] => match self.markup() {
                    Some(length) => self.at += length,
                    None => return,
                },
                _ => return,
            }
        }
    }

    pub(super) fn skip_line(&mut self) {
        self.at = memchr(b'\n', &self.text[self.at..]).map_or(self.text.len(), |newline| self.at + newline + 1);
    }

    pub(super) fn next_line_is_tag(&self) -> bool {
        let rest = &self.text[self.at..];
        memchr(b'\n', rest).is_some_and(|newline| tag_head(&rest[newline + 1..]).is_some())
    }

    pub(super) fn at_line_start(&self) -> bool {
        self.at == 0 || matches!(self.text[self.at - 1], b'\n' | b'\r')
    }

    /// Whether the text here can be that of a game without tags.
    pub(super) fn looks_like_moves(&self) -> bool {
        let rest = &self.text[self.at..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits > 0 && matches!(rest.get(digits), Some(b'.' | b'-' | b'/')) {
            return true;
        }
        let after = rest[digits..].trim_ascii_start();
        let word = &after[..after.iter().take_while(|&&byte| IN_TOKEN[byte as usize]).count()];
        match rest.first() {
            None | Some(b'*' | b'{' | b';' | b'(') => true,
            Some(b'0'..=b'9') => is_move(word) || spaced_outcome(rest).is_some(),
            Some(_) => is_move(word) || Outcome::read(&Text(word).decode()).is_some(),
        }
    }

    /// The length of a tag of HTML, or of those in square brackets that forums use: `<br>`, `[pgn]`.
    pub(super) fn markup(&self) -> Option<usize> {
        let rest = &self.text[self.at..];
        let near = &rest[..rest.len().min(256)];
        match near {
            [b'<', b'a'..=b'z' | b'A'..=b'Z' | b'/' | b'!', ..] => memchr(b'>', near).map(|end| end + 1),
            [b'[', inside @ ..] => {
                let end = memchr(b']', inside).filter(|end| (1..=8).contains(end))?;
                let name = inside[..end].strip_prefix(b"/").unwrap_or(&inside[..end]);
                name.iter().all(u8::is_ascii_alphabetic).then_some(end + 2)
            }
            _ => None,
        }
    }
}

/// The length of a line with one tag pair and nothing else, line break included, where that can be seen at once.
#[inline]
fn plain_tag_line(text: &[u8]) -> Option<usize> {
    let from = tag_head(text)?.value;
    let bracket = from + memchr2(b']', b'\n', &text[from..])?;
    let plain = matches!(text[bracket - 2..], [before, b'"', b']', b'\n', ..] if before != b'\\');
    (plain && bracket > from).then_some(bracket + 2)
}
