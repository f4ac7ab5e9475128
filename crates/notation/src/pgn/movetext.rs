//! One game, from its first tag to its last token, told to a [`Visitor`].

mod asides;
mod head;
mod skip;
mod telling;
mod words;

use std::ops::ControlFlow;

use super::boundary::tag_head;
use super::place::Source;
use super::scan::Places;
use super::tape::Entry;
use super::visitor::Nobody;
use super::{Nag, Outcome, ProblemKind, Text, Token, Visitor, tail};
use crate::San;
use words::{
    Numeral, Zeros, after_empty_line, entity, glued_sign, is_move, joined, line_end, may_have_sign, plain_outcome,
    sign, spaced_outcome, stands_for_move, token_length, zeros,
};

pub(crate) use words::{ends_game, ends_with_number, is_token};

/// What was learned about the text ahead while one game was read, and spares the next ones from looking again.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Ahead {
    /// So many bytes before the end of the text have no `}`.
    pub(crate) without_brace: usize,
}

/// What a reader keeps from game to game so that its memory can be used again.
#[derive(Default, Debug)]
pub(crate) struct Memory {
    pub(crate) tape: Vec<Entry>,
    /// The parts of the game, where they are known; otherwise empty.
    pub(crate) places: Places,
}

/// Reads the game that the text starts with, and says how many bytes it takes.
pub(crate) fn read_game<V: Visitor>(
    source: &Source<'_>,
    visitor: &mut V,
    ahead: &mut Ahead,
    memory: &mut Memory,
    cut: bool,
) -> usize {
    let mut game = Movetext::new(source, 0);
    game.tape = std::mem::take(&mut memory.tape);
    (game.opens, game.closes) = (&memory.places.opens, &memory.places.closes);
    visitor.begin(source.start);
    game.without_brace = ahead.without_brace;
    match game.tags(visitor, &memory.places.quotes) {
        ControlFlow::Continue(start) if visitor.start(&start).is_continue() => game.run(visitor),
        ControlFlow::Continue(_) => game.skip(),
        ControlFlow::Break(()) => {
            game.skip_tags(true);
            game.skip();
        }
    }
    if cut && game.at == source.text.len() {
        game.report(visitor, game.at, ProblemKind::TooLong);
    }
    visitor.end();
    ahead.without_brace = game.without_brace;
    memory.tape = game.tape;
    game.at
}

/// Whether the text has nothing but markup and escaped lines in it, which is not a game.
pub(crate) fn is_empty(source: &Source<'_>) -> bool {
    let may_be = match source.text.first() {
        Some(b'<' | b'%') => true,
        Some(b'[') => tag_head(source.text).is_none(),
        _ => false,
    };
    let mut text = Movetext::new(source, 0);
    may_be && {
        text.skip_blanks();
        text.at == source.text.len()
    }
}

/// Finds the end of the game that the text starts with, where [`read_game`] would.
pub(crate) fn skip_game(source: &Source<'_>, ahead: &mut Ahead) -> usize {
    let mut game = Movetext::new(source, 0);
    game.without_brace = ahead.without_brace;
    game.skip_tags(false);
    game.skip();
    ahead.without_brace = game.without_brace;
    game.at
}

/// What some programs write for three dots.
const ELLIPSIS: &[u8] = "…".as_bytes();

struct Movetext<'a> {
    source: &'a Source<'a>,
    text: &'a [u8],
    at: usize,
    /// How many variations are open, and where the outermost begins.
    depth: usize,
    opened: usize,
    /// Moves of the main line so far.
    plies: usize,
    /// The last token, if it was an outcome inside a variation: that variation was never closed.
    outcome_inside: Option<Outcome>,
    is_over: bool,
    /// While a variation is skipped: how deep we are outside it.
    skips_above: Option<usize>,
    problems: usize,
    without_brace: usize,
    /// Unpacked from a comment: has no outcome, may have quoted moves.
    is_tail: bool,
    /// What the visitor has not been told yet. Empty whenever it is asked for an answer or told anything else.
    tape: Vec<Entry>,
    /// How many entries of the tape are in use. The rest is left over from earlier.
    noted: usize,
    /// The braces of the comments that are known, and those that are still ahead are the last of them.
    opens: &'a [u32],
    closes: &'a [u32],
}

impl<'a> Movetext<'a> {
    fn new(source: &'a Source<'a>, at: usize) -> Movetext<'a> {
        Movetext {
            source,
            text: source.text,
            at,
            depth: 0,
            opened: 0,
            plies: 0,
            outcome_inside: None,
            is_over: false,
            skips_above: None,
            problems: 0,
            without_brace: 0,
            is_tail: false,
            tape: Vec::new(),
            noted: 0,
            opens: &[],
            closes: &[],
        }
    }

    /// The moves and all that surrounds them, up to the outcome, the tags of the next game or the end.
    fn run<V: Visitor>(&mut self, visitor: &mut V) {
        if self.all_tokens(visitor).is_continue() {
            // All of the game is read, even if the visitor leaves when it hears the rest.
            let _ = self.tell(visitor);
            return;
        }
        self.noted = 0;
        let _ = if self.is_over { self.after_outcome(&mut Nobody) } else { self.tokens(&mut Nobody) };
    }

    fn tokens<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let flow = self.all_tokens(visitor);
        if flow.is_break() {
            self.noted = 0;
            return flow;
        }
        self.tell(visitor)
    }

    fn all_tokens<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        loop {
            self.usual_tokens::<V>();
            if V::LISTENS && self.noted == self.tape.len() {
                self.make_room(visitor)?;
                continue;
            }
            let Some(&byte) = self.text.get(self.at) else { break };
            if byte.is_ascii_alphabetic() {
                self.any_word(visitor)?;
                continue;
            }
            if byte.is_ascii_digit() {
                if self.digits(visitor)? {
                    return ControlFlow::Continue(());
                }
                continue;
            }
            match byte {
                0..=b' ' | b'.' | b',' => self.at += 1,
                b'{' => self.braces(visitor)?,
                b'$' | b'!' | b'?' => self.glyph(visitor)?,
                b'(' => {
                    self.tell(visitor)?;
                    self.open(visitor)?;
                }
                b')' => {
                    self.tell(visitor)?;
                    self.close(visitor)?;
                    if self.skips_above == Some(self.depth) {
                        return ControlFlow::Continue(());
                    }
                }
                b'*' => {
                    self.tell(visitor)?;
                    self.at += 1;
                    if self.ends_with(Outcome::Unknown, visitor)? {
                        return ControlFlow::Continue(());
                    }
                }
                b'[' if !self.is_tail && tag_head(&self.text[self.at..]).is_some() => break,
                _ => {
                    self.tell(visitor)?;
                    if self.other(byte, visitor)? {
                        return ControlFlow::Continue(());
                    }
                }
            }
        }
        if self.depth > 0 {
            self.problem(visitor, self.opened, ProblemKind::UnclosedVariation)?;
            if let Some(outcome) = self.outcome_inside {
                visitor.outcome(outcome);
            }
        }
        ControlFlow::Continue(())
    }

    /// Moves and their numbers as programs write them, until something else comes or the tape is full.
    ///
    /// Most of a game is this. What the loop needs is kept out of memory.
    #[inline(always)]
    fn usual_tokens<V: Visitor>(&mut self) {
        let (text, mut at) = (self.text, self.at);
        let mut free = self.tape[self.noted..].iter_mut();
        let mut plies = 0;
        while let Some(rest) = text.get(at..)
            && let Some(&eight) = rest.first_chunk::<8>()
        {
            let word = u64::from_le_bytes(eight);
            if eight[0].is_ascii_alphabetic() {
                let Some((san, length)) = San::common(word) else { break };
                if V::LISTENS {
                    let Some(slot) = free.next() else { break };
                    *slot = Entry::Move { from: at as u32, to: (at + length) as u32, san };
                }
                plies += 1;
                // A blank follows.
                at += length + 1;
            } else if eight[0].is_ascii_digit() {
                let numeral = words::short_numeral(word).or_else(|| words::numeral::<V>(word));
                let Some(Numeral { number, dots, length }) = numeral else { break };
                if V::LISTENS && V::NUMBERS {
                    let Some(slot) = free.next() else { break };
                    *slot = Entry::Number { number, dots };
                }
                at += length;
            } else if eight[0] <= b' ' {
                at += 1;
            } else {
                break;
            }
        }
        let free = free.len();
        (self.at, self.noted) = (at, self.tape.len() - free);
        if plies > 0 {
            self.plies += if self.depth == 0 { plies } else { 0 };
            self.outcome_inside = None;
        }
    }

    /// Any other move, or another word.
    fn any_word<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let token = self.word();
        self.at = token.to();
        self.played(token, visitor)
    }

    #[inline(always)]
    fn count_ply(&mut self) {
        self.plies += usize::from(self.depth == 0);
        self.outcome_inside = None;
    }

    /// The token that begins here.
    #[inline(always)]
    fn word(&self) -> Token<'a> {
        let from = self.at;
        let mut to = from + 1 + token_length(&self.text[from + 1..]);
        match self.text.get(to) {
            None | Some(b' ' | b'\n' | b'\r' | b')' | b'!' | b'?' | b'{') => {}
            Some(_) => to += joined(&self.text[to..]),
        }
        Token::new(self.source, from, to)
    }

    #[inline(never)]
    fn played<V: Visitor>(&mut self, token: Token<'a>, visitor: &mut V) -> ControlFlow<()> {
        let text = token.text();
        if !text[text.len() - 1].is_ascii_digit() {
            if may_have_sign(text)
                && let Some((length, nag)) = glued_sign(text)
            {
                return self.played_with_sign(
                    Token::new(self.source, token.from(), token.from() + length),
                    nag,
                    visitor,
                );
            }
            if !stands_for_move(text) {
                return self.remark(token, visitor);
            }
        }
        self.count_ply();
        self.note_move(visitor, token)
    }

    /// A move and what was written behind it without a blank.
    #[cold]
    fn played_with_sign<V: Visitor>(&mut self, token: Token<'a>, nag: Nag, visitor: &mut V) -> ControlFlow<()> {
        self.played(token, visitor)?;
        self.note(visitor, Entry::Nag(nag))
    }

    /// A word that is not a move.
    #[cold]
    fn remark<V: Visitor>(&mut self, token: Token<'a>, visitor: &mut V) -> ControlFlow<()> {
        self.tell(visitor)?;
        let text = Text(token.text()).decode();
        if let Some(nag) = sign(&text) {
            return visitor.nag(nag);
        }
        if matches!(&*text, "ep" | "e.p" | "e.p." | "ch" | "dis" | "mate") {
            return visitor.remark(token);
        }
        self.problem(visitor, token.from(), ProblemKind::Noise(text.into_owned()))
    }

    /// A move number, an outcome, or castling with zeros. True at the end of the game.
    fn digits<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<(), bool> {
        let mut number = 0u32;
        let mut to = self.at;
        while let Some(digit @ b'0'..=b'9') = self.text.get(to) {
            number = number.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
            to += 1;
        }
        match self.text.get(to) {
            // `2…Nc6`
            Some(0xe2) if self.text[to..].starts_with(ELLIPSIS) => {
                self.at = to + ELLIPSIS.len();
                self.note_number(visitor, number, 3)?;
                return ControlFlow::Continue(false);
            }
            Some(b'-' | b'/' | b':' | 128..) => return self.outcome_or_zeros(visitor),
            None | Some(b' ' | b'\n' | b'\r' | b'\t' | b')') if &self.text[self.at..to] == b"0000" => {
                let token = Token::new(self.source, self.at, to);
                self.at = to;
                self.played(token, visitor)?;
                return ControlFlow::Continue(false);
            }
            Some(b' ' | b'\t') if number <= 1 && to == self.at + 1 => {
                self.tell(visitor)?;
                if let Some((outcome, length)) = spaced_outcome(&self.text[self.at..]) {
                    self.at += length;
                    return self.ends_with(outcome, visitor);
                }
                if let Some(zeros) = zeros(&self.text[self.at..]) {
                    return self.zeros(zeros, visitor);
                }
            }
            _ => {}
        }
        let dots = self.text[to..].iter().take_while(|&&byte| byte == b'.').count();
        if number == 1 && self.plies > 0 && self.depth == 0 && after_empty_line(&self.text[..self.at]) {
            return ControlFlow::Continue(true);
        }
        self.at = to + dots;
        self.note_number(visitor, number, dots as u32)?;
        ControlFlow::Continue(false)
    }

    #[cold]
    fn outcome_or_zeros<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<(), bool> {
        self.tell(visitor)?;
        let rest = &self.text[self.at..];
        if let Some((outcome, length)) = plain_outcome(rest).or_else(|| spaced_outcome(rest)) {
            self.at += length;
            return self.ends_with(outcome, visitor);
        }
        if let Some(zeros) = zeros(rest) {
            return self.zeros(zeros, visitor);
        }
        let token = self.word();
        self.at = token.to();
        let text = Text(token.text()).decode();
        if let Some(outcome) = Outcome::read(&text) {
            return self.ends_with(outcome, visitor);
        }
        if is_move(token.text()) || token.text()[0] == b'0' {
            self.played(token, visitor)?;
        } else {
            self.problem(visitor, token.from(), ProblemKind::Noise(text.into_owned()))?;
        }
        ControlFlow::Continue(false)
    }

    /// Castling with zeros, or the score of two losers.
    fn zeros<V: Visitor>(&mut self, zeros: Zeros, visitor: &mut V) -> ControlFlow<(), bool> {
        let token = Token::new(self.source, self.at, self.at + zeros.length);
        let is_numbered = ends_with_number(&self.text[..self.at]);
        self.at = token.to();
        let may_be_score = zeros.count == 2 && self.depth == 0 && !self.is_tail && ends_game(&self.text[self.at..]);
        if !may_be_score {
            self.played(token, visitor)?;
            return ControlFlow::Continue(false);
        }
        if visitor.is_score(is_numbered) {
            return self.ends_with(Outcome::BothLose, visitor);
        }
        // Where the game ends does not depend on who reads it.
        self.is_over = true;
        self.played(token, visitor)?;
        self.after_outcome(visitor)?;
        ControlFlow::Continue(true)
    }

    /// True when this outcome ends the game, which inside a variation it does not.
    fn ends_with<V: Visitor>(&mut self, outcome: Outcome, visitor: &mut V) -> ControlFlow<(), bool> {
        if self.depth > 0 {
            self.outcome_inside = Some(outcome);
            return ControlFlow::Continue(false);
        }
        if self.is_tail {
            return ControlFlow::Continue(false);
        }
        visitor.outcome(outcome);
        self.is_over = true;
        self.after_outcome(visitor)?;
        ControlFlow::Continue(true)
    }

    /// What follows the outcome on the same line is of this game, unless another one begins there.
    fn after_outcome<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        loop {
            match self.text[self.at..] {
                [b' ' | b'\t' | b'\r' | b'.', ..] => self.at += 1,
                [b'{' | b';', ..] => self.comment(visitor)?,
                [b'<' | b'[', ..] if self.markup().is_some() => self.at += self.markup().unwrap_or(1),
                [] | [b'\n' | b'[', ..] => break,
                _ if self.looks_like_moves() => break,
                _ => self.noise(visitor)?,
            }
        }
        self.at = line_end(self.text, self.at);
        ControlFlow::Continue(())
    }

    fn glyph<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let rest = &self.text[self.at..];
        let (nag, length) = match rest {
            [b'$', digits @ ..] => {
                let count = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let number = std::str::from_utf8(&digits[..count]).ok().and_then(|digits| digits.parse().ok());
                (number.map(Nag), 1 + count)
            }
            [b'!', b'!', ..] => (Some(Nag(3)), 2),
            [b'?', b'?', ..] => (Some(Nag(4)), 2),
            [b'!', b'?', ..] => (Some(Nag(5)), 2),
            [b'?', b'!', ..] => (Some(Nag(6)), 2),
            [b'!', ..] => (Some(Nag(1)), 1),
            _ => (Some(Nag(2)), 1),
        };
        self.at += length;
        match nag {
            Some(nag) => self.note(visitor, Entry::Nag(nag)),
            None => {
                let text = Text(&self.text[self.at - length..self.at]).decode().into_owned();
                self.problem(visitor, self.at - length, ProblemKind::Noise(text))
            }
        }
    }

    /// Signs that begin no move in the standard, and text that is not ASCII. True at the end of the game.
    #[cold]
    #[inline(never)]
    fn other<V: Visitor>(&mut self, byte: u8, visitor: &mut V) -> ControlFlow<(), bool> {
        let rest = &self.text[self.at..];
        match byte {
            b';' => self.rest_of_line(visitor)?,
            b'%' if self.at_line_start() => self.skip_line(),
            b'<' | b'[' if self.markup().is_some() => self.at += self.markup().unwrap_or(1),
            b'&' if entity(rest).is_some() => self.at += entity(rest).unwrap_or(1),
            b'}' => {
                self.problem(visitor, self.at, ProblemKind::NothingToClose('}'))?;
                self.at += 1;
            }
            b'"' if self.is_tail => {
                let (text, length) = tail::quoted(rest);
                self.at += length;
                self.plies += usize::from(self.depth == 0);
                visitor.unreadable(Text(&text))?;
            }
            b'-' | b'+' | b'=' | b'#' | b'/' | b'@' | b'~' | b'^' | 128.. => return self.sign(visitor),
            _ => self.noise(visitor)?,
        }
        ControlFlow::Continue(false)
    }

    /// A token of signs: a null move, an outcome, a judgement, a check mark that went astray.
    fn sign<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<(), bool> {
        let rest = &self.text[self.at..];
        if rest.starts_with(b"\xef\xbb\xbf") || rest.starts_with(ELLIPSIS) {
            self.at += 3;
            return ControlFlow::Continue(false);
        }
        if let Some((outcome, length)) = spaced_outcome(&self.text[self.at..]) {
            self.at += length;
            return self.ends_with(outcome, visitor);
        }
        let token = self.word();
        let text = Text(token.text()).decode();
        if let Some(outcome) = Outcome::read(&text) {
            self.at = token.to();
            return self.ends_with(outcome, visitor);
        }
        if let Some(nag) = sign(&text) {
            self.at = token.to();
            visitor.nag(nag)?;
        } else if matches!(&*text, "+" | "++" | "#" | "##") {
            self.at = token.to();
            visitor.remark(token)?;
        } else if text == "\u{a0}" {
            self.at = token.to();
        } else if is_move(token.text()) || text.chars().next().is_some_and(char::is_alphanumeric) {
            self.at = token.to();
            self.played(token, visitor)?;
        } else {
            self.noise(visitor)?;
        }
        ControlFlow::Continue(false)
    }

    fn noise<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let from = self.at;
        let rest = &self.text[from + 1..];
        let ends =
            |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'(' | b')' | b'{' | b'}' | b'[' | b';' | b'<');
        self.at = from + 1 + rest.iter().position(ends).unwrap_or(rest.len());
        let text = Text(&self.text[from..self.at]).decode().into_owned();
        self.problem(visitor, from, ProblemKind::Noise(text))
    }
}
