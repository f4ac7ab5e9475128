//! Reads the text of a game, byte by byte, by stricter rules than those of the reader.
//!
//! The reader makes sense of whatever it can. Here everything has to be strict PGN, and the moves have to be where the
//! reader has found them; otherwise there are no tokens, and the game is left alone.

use std::ops::Range;

use super::is_outcome;

/// The places of everything in the text that may be corrected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tokens {
    /// The values of all Result tags, trimmed.
    pub(super) result_tags: Vec<Range<usize>>,
    pub(super) has_fen: bool,
    /// The numbers of the game itself, without those of its variations.
    pub(super) numbers: Vec<Number>,
    pub(super) moves: Vec<Range<usize>>,
    pub(super) outcome: Option<Range<usize>>,
}

/// A move number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Number {
    pub(super) digits: Range<usize>,
    pub(super) value: u32,
    /// How many dots follow directly.
    pub(super) dots: usize,
    /// How many moves come before it.
    pub(super) before: usize,
}

impl Tokens {
    /// The tokens of the game that begins at `begin` and ends with the text. The reader says where its moves are.
    pub(super) fn of(text: &[u8], begin: usize, moves: &[(u64, usize)]) -> Option<Tokens> {
        let mut scan = Scan { text, begin, at: begin, tokens: Tokens::default() };
        scan.tags()?;
        scan.movetext(moves)?;
        (scan.tokens.moves.len() == moves.len()).then_some(scan.tokens)
    }
}

struct Scan<'a> {
    text: &'a [u8],
    begin: usize,
    at: usize,
    tokens: Tokens,
}

impl Scan<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn skip_while(&mut self, keep: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&keep) {
            self.at += 1;
        }
    }

    fn skip_line(&mut self) {
        let rest = &self.text[self.at..];
        self.at += memchr::memchr(b'\n', rest).map_or(rest.len(), |newline| newline + 1);
    }

    fn at_line_start(&self) -> bool {
        self.at == self.begin || matches!(self.text[self.at - 1], b'\n' | b'\r')
    }

    fn tags(&mut self) -> Option<()> {
        loop {
            match self.peek() {
                Some(byte) if byte <= b' ' => self.at += 1,
                Some(b'%') if self.at_line_start() => self.skip_line(),
                Some(b'[') => self.tag()?,
                _ => return Some(()),
            }
        }
    }

    /// `[Name "value"]`, on one line and closed.
    fn tag(&mut self) -> Option<()> {
        let is_blank = |byte| matches!(byte, b' ' | b'\t');
        self.at += 1;
        self.skip_while(is_blank);
        let from = self.at;
        self.skip_while(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let name = from..self.at;
        self.skip_while(is_blank);
        if name.is_empty() || self.peek() != Some(b'"') {
            return None;
        }
        self.at += 1;
        let from = self.at;
        loop {
            match self.peek()? {
                b'"' => break,
                b'\n' => return None,
                b'\\' if self.text.get(self.at + 1).is_some_and(|&byte| byte != b'\n') => self.at += 2,
                _ => self.at += 1,
            }
        }
        let value = from..self.at;
        self.at += 1;
        self.skip_while(is_blank);
        if self.peek() != Some(b']') {
            return None;
        }
        self.at += 1;
        match &self.text[name] {
            b"Result" => self.tokens.result_tags.push(trimmed(self.text, value)),
            b"FEN" => self.tokens.has_fen = true,
            _ => {}
        }
        Some(())
    }

    fn movetext(&mut self, moves: &[(u64, usize)]) -> Option<()> {
        while let Some(byte) = self.peek() {
            let next = moves.get(self.tokens.moves.len());
            // Moves that the reader has extracted from a comment have the place of the comment.
            if let Some(&(_, length)) = next.filter(|(place, _)| *place == self.at as u64 && byte != b'{') {
                self.tokens.moves.push(self.at..self.at + length);
                self.at += length;
                continue;
            }
            match byte {
                b'0'..=b'9' | b'*' => {
                    if self.number_or_outcome()? {
                        return self.after_outcome();
                    }
                }
                b'(' => self.variation()?,
                b'e' => self.en_passant()?,
                b'!' | b'?' => self.at += 1,
                _ => self.aside()?,
            }
        }
        Some(())
    }

    /// What may come anywhere among moves and does not concern them: blanks, dots, comments, glyphs.
    fn aside(&mut self) -> Option<()> {
        match self.peek()? {
            0..=b' ' | b'.' => self.at += 1,
            b'{' => self.comment()?,
            b';' => self.skip_line(),
            b'%' if self.at_line_start() => self.skip_line(),
            b'$' => {
                self.at += 1;
                let from = self.at;
                self.skip_while(|byte| byte.is_ascii_digit());
                if self.at == from {
                    return None;
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// A comment with another brace inside may end at several places.
    fn comment(&mut self) -> Option<()> {
        let from = self.at + 1;
        let to = from + memchr::memchr2(b'{', b'}', &self.text[from..])?;
        self.at = to + 1;
        (self.text[to] == b'}').then_some(())
    }

    /// Up to the closing bracket.
    fn variation(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            match self.peek()? {
                b'(' => {
                    depth += 1;
                    self.at += 1;
                }
                b')' => {
                    depth -= 1;
                    self.at += 1;
                    if depth == 0 {
                        return Some(());
                    }
                }
                b'{' | b';' => self.aside()?,
                b'%' if self.at_line_start() => self.skip_line(),
                // Markup and tags, in which the other signs may mean nothing.
                b'[' | b'<' | b'&' => return None,
                _ => self.at += 1,
            }
        }
    }

    /// The words beside a move that C.9 allows.
    fn en_passant(&mut self) -> Option<()> {
        let from = self.at;
        self.skip_while(|byte| byte > b' ');
        matches!(&self.text[from..self.at], b"e.p." | b"ep").then_some(())
    }

    /// True for an outcome.
    fn number_or_outcome(&mut self) -> Option<bool> {
        let from = self.at;
        self.skip_while(|byte| byte.is_ascii_digit());
        let digits = from..self.at;
        let blanks = self.text[self.at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        match self.text.get(self.at + blanks) {
            Some(b'-' | b'/' | b':' | b'*' | 128..) if blanks == 0 => {
                self.skip_while(|byte| byte > b' ' && !matches!(byte, b'{' | b';' | b'(' | b')' | b'$'));
                self.tokens.outcome = Some(from..self.at);
                return is_outcome(&self.text[from..self.at]).then_some(true);
            }
            // An outcome with blanks in it.
            Some(b'-' | b'/' | b':' | 128..) => return None,
            _ => {}
        }
        let before = self.tokens.moves.len();
        let value = self.text[digits.clone()]
            .iter()
            .fold(0_u32, |sum, digit| sum.saturating_mul(10).saturating_add(u32::from(digit - b'0')));
        let dots = self.text[self.at..].iter().take_while(|&&byte| byte == b'.').count();
        self.at += dots;
        self.tokens.numbers.push(Number { digits, value, dots, before });
        Some(false)
    }

    fn after_outcome(&mut self) -> Option<()> {
        while let Some(byte) = self.peek() {
            match byte {
                b'$' | b'%' => return None,
                _ => self.aside()?,
            }
        }
        Some(())
    }
}

fn trimmed(text: &[u8], place: Range<usize>) -> Range<usize> {
    let value = &text[place.clone()];
    let from = place.start + (value.len() - value.trim_ascii_start().len());
    from..(from + value.trim_ascii().len())
}
