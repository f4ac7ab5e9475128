//! The words of a typed line, with the place of each for messages.

use super::words::{Misread, Problem};

/// The words of a line, one after the other.
#[derive(Copy, Clone)]
pub(super) struct Words<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub(super) fn new(line: &'a str) -> Words<'a> {
        let mut words = Words { line, at: 0 };
        words.skip_blanks();
        words
    }

    fn skip_blanks(&mut self) {
        let rest = &self.line[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    pub(super) fn rest(&self) -> &'a str {
        self.line[self.at..].trim_end()
    }

    /// Nothing more of the line is looked at.
    pub(super) fn skip_rest(&mut self) {
        self.at = self.line.len();
    }

    pub(super) fn column(&self) -> usize {
        self.line[..self.at].chars().count() + 1
    }

    pub(super) fn peek(&self) -> Option<&'a str> {
        self.rest().split_whitespace().next()
    }

    pub(super) fn take(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at += word.len();
        self.skip_blanks();
        Some(word)
    }

    /// Takes a phrase of one or more words if it comes next, whatever its case.
    pub(super) fn eat(&mut self, phrase: &str) -> bool {
        let mut ahead = *self;
        let matches = phrase.split(' ').all(|wanted| {
            ahead.take().is_some_and(|word| word.trim_end_matches([',', ':']).eq_ignore_ascii_case(wanted))
        });
        if matches {
            *self = ahead;
        }
        matches
    }

    pub(super) fn eat_any(&mut self, phrases: &[&str]) -> bool {
        phrases.iter().any(|phrase| self.eat(phrase))
    }

    pub(super) fn expected(&self, expected: &'static str) -> Misread {
        let problem = Problem::Expected { found: self.peek().map(str::to_owned), expected };
        Misread { column: self.column(), problem }
    }

    pub(super) fn read<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Misread> {
        let value =
            self.peek().and_then(|word| read(word.trim_end_matches(','))).ok_or_else(|| self.expected(expected))?;
        self.take();
        Ok(value)
    }

    /// One of several phrases.
    pub(super) fn one_of<T: Copy>(&mut self, expected: &'static str, table: &[(&str, T)]) -> Result<T, Misread> {
        let found = table.iter().find(|(phrase, _)| self.eat(phrase));
        found.map(|(_, value)| *value).ok_or_else(|| self.expected(expected))
    }

    pub(super) fn end(&self) -> Result<(), Misread> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected("typed-end")) }
    }
}
