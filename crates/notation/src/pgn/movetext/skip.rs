//! The way to the end of a game whose moves nobody wants.

use memchr::{memchr, memchr3};

use super::Movetext;
use super::words::{IN_TOKEN, line_end};
use crate::pgn::visitor::Nobody;
use crate::pgn::{Outcome, Text};

/// A text up to this length may be searched several times over.
const SHORT: usize = 1 << 16;

impl<'a> Movetext<'a> {
    /// To the end of the game.
    pub(super) fn skip(&mut self) {
        match self.plain_end() {
            Some(end) => self.at = end,
            None => self.run(&mut Nobody),
        }
    }

    /// The end of the game in a text of moves, numbers and outcomes only, where nothing can hide an outcome. Searching
    /// such a text a few times for single bytes is ten times faster than reading it.
    pub(super) fn plain_end(&self) -> Option<usize> {
        let text = &self.text[self.at..];
        // Annotated games have a comment soon.
        if memchr(b'{', &text[..text.len().min(256)]).is_some() {
            return None;
        }
        // Without an early end, the compiler turns this into a few instructions for many bytes at once.
        let special = |byte: u8| {
            (byte == b'{')
                | (byte == b';')
                | (byte == b'(')
                | (byte == b'[')
                | (byte == b'%')
                | (byte == b'<')
                | (byte == b':')
                | (byte == b'&')
                | (byte >= 128)
        };
        if self.depth > 0 || text.len() > SHORT || text.iter().fold(false, |any, &byte| any | special(byte)) {
            return None;
        }
        let mut at = 0;
        loop {
            at += memchr3(b'-', b'/', b'*', &text[at..])?;
            let (mut from, mut to) = (at, at + 1);
            if text[at] != b'*' {
                // Perhaps an outcome with blanks in it.
                let blank = |place: usize| text.get(place).is_none_or(u8::is_ascii_whitespace);
                if blank(at + 1) || blank(at.wrapping_sub(1)) {
                    return None;
                }
                from -= text[..at].iter().rev().take_while(|&&byte| IN_TOKEN[byte as usize]).count();
                to += text[to..].iter().take_while(|&&byte| IN_TOKEN[byte as usize]).count();
            }
            let token = &text[from..to];
            if matches!(token[0], b'0'..=b'9' | b'*') && Outcome::read(&Text(token).decode()).is_some() {
                // More on the line, an empty line before, or a token that began earlier may still make a difference.
                let stands_alone = from == 0 || text[from - 1].is_ascii_whitespace();
                let nothing_follows = text[to..].iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
                let no_empty_line = memchr::memchr_iter(b'\n', &text[..from]).all(|newline| text[newline + 1] > b' ');
                return (stands_alone && nothing_follows && no_empty_line).then_some(self.at + line_end(text, to));
            }
            at = to;
        }
    }
}
