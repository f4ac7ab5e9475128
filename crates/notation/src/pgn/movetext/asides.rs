//! Comments and variations.

use std::ops::ControlFlow;

use memchr::memchr3;

use super::Movetext;
use crate::pgn::boundary::{begins_game, next_tag_line};
use crate::pgn::place::Source;
use crate::pgn::tape::Entry;
use crate::pgn::visitor::Nobody;
use crate::pgn::{MAX_NESTING, ProblemKind, Text, Token, Visitor, tail};

/// What comes next in a comment, and where.
enum Brace {
    Opens(usize),
    Closes(usize),
    /// The line with the first tag of the next game.
    GameBegins(usize),
    None,
}

impl<'a> Movetext<'a> {
    pub(super) fn comment<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        if self.text[self.at] == b'{' { self.braces(visitor) } else { self.rest_of_line(visitor) }
    }

    pub(super) fn rest_of_line<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let from = self.at + 1;
        self.skip_line();
        let to = from + self.text[from..self.at].trim_ascii_end().len();
        self.note(visitor, Entry::Comment { from: from as u32, to: to as u32 })
    }

    /// A comment in braces.
    #[inline(always)]
    pub(super) fn braces<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let from = self.at + 1;
        let Some(to) = self.known_close() else { return self.braces_to_be_closed(visitor) };
        let text = &self.text[from..to];
        if tail::may_be_packed(text) {
            return self.comment_up_to(to, visitor);
        }
        self.at = to + 1;
        self.note(visitor, Entry::Comment { from: from as u32, to: to as u32 })
    }

    /// The same where it is not known yet where the comment ends.
    #[inline(never)]
    fn braces_to_be_closed<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let from = self.at + 1;
        match self.find_close(from) {
            Ok(to) => self.comment_up_to(to, visitor),
            Err(end) => {
                self.tell(visitor)?;
                self.unclosed_comment(from, end, visitor)
            }
        }
    }

    #[inline(never)]
    fn comment_up_to<V: Visitor>(&mut self, to: usize, visitor: &mut V) -> ControlFlow<()> {
        let from = self.at + 1;
        let text = &self.text[from..to];
        if !self.is_tail {
            if let Some(moves) = tail::unpacked(text) {
                self.tell(visitor)?;
                self.at = to + 1;
                return self.tail(&moves, from - 1, visitor);
            }
            self.at = to + 1;
            return self.note(visitor, Entry::Comment { from: from as u32, to: to as u32 });
        }
        self.tell(visitor)?;
        self.at = to + 1;
        visitor.comment(Text(&tail::without_escapes(text)))
    }

    /// The brace that closes the comment which begins here, if its place was found before. It never was in a tail.
    #[inline(always)]
    fn known_close(&mut self) -> Option<usize> {
        while let ([open, opens @ ..], [close, closes @ ..]) = (self.opens, self.closes) {
            if *open as usize > self.at {
                return None;
            }
            (self.opens, self.closes) = (opens, closes);
            if *open as usize == self.at {
                return Some(*close as usize);
            }
        }
        None
    }

    #[inline]
    fn find_close(&mut self, from: usize) -> Result<usize, usize> {
        // Nearly always the comment is on one line, and the next brace is the one that closes.
        match memchr3(b'{', b'}', b'\n', &self.text[from..]) {
            Some(length) if self.text[from + length] == b'}' => Ok(from + length),
            _ => self.long_comment(from),
        }
    }

    /// The closing brace of a comment with several lines, or with an opening brace inside, or else where the comment must
    /// end without one. A brace inside it is taken for a nested comment when what follows would otherwise have one closing
    /// brace too many.
    fn long_comment(&mut self, from: usize) -> Result<usize, usize> {
        let known_without = self.text.len() - self.without_brace.min(self.text.len());
        let mut next = if from < known_without { self.next_brace(from) } else { Brace::None };
        let mut nested = 0;
        let mut to = loop {
            match next {
                Brace::Opens(at) => {
                    nested += 1;
                    next = self.next_brace(at + 1);
                }
                Brace::Closes(at) => break at,
                Brace::GameBegins(line) => return Err(line),
                Brace::None => {
                    self.without_brace = self.without_brace.max(self.text.len() - from);
                    return Err(next_tag_line(self.text, from).filter(|_| !self.is_tail).unwrap_or(self.text.len()));
                }
            }
        };
        for _ in 0..nested {
            match self.next_brace(to + 1) {
                Brace::Closes(at) => to = at,
                _ => break,
            }
        }
        Ok(to)
    }

    /// The first brace from `at` on, unless the next game begins before it.
    fn next_brace(&self, mut at: usize) -> Brace {
        while let Some(length) = memchr3(b'{', b'}', b'\n', &self.text[at..]) {
            at += length;
            match self.text[at..] {
                [b'{', ..] => return Brace::Opens(at),
                [b'}', ..] => return Brace::Closes(at),
                [_, b'[', ..] if begins_game(&self.text[at + 1..]) => return Brace::GameBegins(at + 1),
                _ => at += 1,
            }
        }
        Brace::None
    }

    /// Moves that the writer packed into a comment because no other program can follow them.
    #[cold]
    pub(super) fn tail<V: Visitor>(&mut self, moves: &[u8], at: usize, visitor: &mut V) -> ControlFlow<()> {
        let source = Source { text: moves, start: self.source.start, unpacked_from: Some((self.source, at)) };
        let mut inside = Movetext::new(&source, 0);
        inside.is_tail = true;
        inside.problems = self.problems;
        let flow = inside.tokens(visitor);
        // Variations that the comment opens end with it.
        let mut open = inside.depth;
        while flow.is_continue() && open > 0 {
            open -= 1;
            visitor.end_variation()?;
        }
        if self.depth == 0 {
            self.plies += inside.plies;
        }
        self.problems = inside.problems;
        flow
    }

    /// The comment goes on to the next game. Where it has no other end, any tag is that.
    #[cold]
    fn unclosed_comment<V: Visitor>(&mut self, from: usize, to: usize, visitor: &mut V) -> ControlFlow<()> {
        self.at = to;
        self.report(visitor, from - 1, ProblemKind::UnclosedComment);
        visitor.comment(Text(&self.text[from..to]))
    }

    pub(super) fn open<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        self.outcome_inside = None;
        // C.12: the offer of a draw.
        if self.text[self.at..].starts_with(b"(=)") {
            self.at += 3;
            return visitor.comment(Text(b"(=)"));
        }
        if self.skips_above.is_some() {
            self.at += 1;
            self.depth += 1;
            return ControlFlow::Continue(());
        }
        if self.depth == MAX_NESTING {
            self.report(visitor, self.at, ProblemKind::TooDeep);
            self.skip_variation(visitor);
            return ControlFlow::Continue(());
        }
        let from = self.at;
        self.at += 1;
        let bracket = Token::new(self.source, from, self.at);
        if visitor.begin_variation(bracket).is_break() {
            self.at = from;
            self.skip_variation(visitor);
            return ControlFlow::Continue(());
        }
        if self.depth == 0 {
            self.opened = from;
        }
        self.depth += 1;
        ControlFlow::Continue(())
    }

    pub(super) fn close<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        self.at += 1;
        self.outcome_inside = None;
        if self.depth == 0 {
            self.report(visitor, self.at - 1, ProblemKind::NothingToClose(')'));
            return ControlFlow::Continue(());
        }
        self.depth -= 1;
        visitor.end_variation()
    }

    /// To the bracket that closes the variation which begins here, reading as if nobody listened.
    pub(super) fn skip_variation<V: Visitor>(&mut self, visitor: &mut V) {
        let (opened, depth, problems) = (self.at, self.depth, self.problems);
        self.at += 1;
        self.depth += 1;
        self.skips_above = Some(depth);
        let _ = self.tokens(&mut Nobody);
        self.skips_above = None;
        self.problems = problems;
        if self.depth > depth {
            self.depth = depth;
            self.report(visitor, opened, ProblemKind::UnclosedVariation);
            if let Some(outcome) = self.outcome_inside.filter(|_| depth == 0) {
                visitor.outcome(outcome);
            }
        }
    }
}
