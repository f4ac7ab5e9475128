//! A line of a report, by columns, and the faults found so far.

use super::{Expected, Fault, Faults, MAX_FAULTS, MAX_RANK, MAX_ROUNDS};
use crate::{Points, Rank};

/// A line with its number.
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) letters: Vec<char>,
}

impl Line {
    pub(super) fn new(number: usize, text: &str) -> Line {
        Line { number, letters: text.chars().collect() }
    }

    /// The columns `from..=to`, counted from 1, trimmed.
    pub(super) fn field(&self, from: usize, to: usize) -> String {
        let end = to.min(self.letters.len());
        self.letters.get(from - 1..end).unwrap_or_default().iter().collect::<String>().trim().to_owned()
    }

    /// Everything from a column on.
    pub(super) fn rest(&self, from: usize) -> String {
        self.field(from, usize::MAX)
    }

    /// The character in a column; a blank after the end.
    pub(super) fn sign(&self, column: usize) -> char {
        self.letters.get(column - 1).copied().unwrap_or(' ')
    }

    pub(super) fn fault(&self, column: usize, expected: Expected, found: impl Into<String>) -> Fault {
        // A whole line would bury the message.
        let found: String = found.into();
        Fault { line: self.number, column, expected, found: found.chars().take(40).collect() }
    }

    /// A number in a field; `None` if it is blank.
    pub(super) fn number(&self, from: usize, to: usize, expected: Expected) -> Result<Option<u16>, Fault> {
        match self.field(from, to) {
            text if text.is_empty() => Ok(None),
            text => parse(&text).map(Some).ok_or_else(|| self.fault(from, expected, text)),
        }
    }

    /// A starting rank in a field.
    pub(super) fn rank(&self, from: usize, to: usize) -> Result<Rank, Fault> {
        let text = self.field(from, to);
        parse(&text).filter(|rank| (1..=MAX_RANK).contains(rank)).ok_or_else(|| self.fault(from, Expected::Rank, text))
    }

    /// A round in a field.
    pub(super) fn round(&self, from: usize, to: usize) -> Result<u16, Fault> {
        let text = self.field(from, to);
        let fits = |round: &u16| (1..=MAX_ROUNDS).contains(&usize::from(*round));
        parse(&text).filter(fits).ok_or_else(|| self.fault(from, Expected::Round, text))
    }

    /// Points in a field.
    pub(super) fn points(&self, from: usize, to: usize) -> Result<Points, Fault> {
        let text = self.field(from, to);
        text.parse().map_err(|_| self.fault(from, Expected::Points, text))
    }

    /// Starting ranks, one in every five columns from a column on.
    pub(super) fn ranks(&self, first: usize) -> Result<Vec<Rank>, Fault> {
        let last = self.letters.iter().rposition(|letter| !letter.is_whitespace()).map_or(0, |index| index + 1);
        let columns = (first..=last.max(first)).step_by(5);
        let mut found = Vec::new();
        for from in columns {
            if self.sign(from - 1) != ' ' {
                return Err(self.fault(from - 1, Expected::Blank, self.sign(from - 1)));
            }
            if !self.field(from, from + 3).is_empty() || from == first {
                found.push(self.rank(from, from + 3)?);
            }
        }
        Ok(found)
    }

    /// The words from column 5 on, each with its column.
    pub(super) fn words(&self) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for (column, letter) in (1..).zip(&self.letters).skip(4) {
            match (letter.is_whitespace(), inside) {
                (true, _) => inside = false,
                (false, false) => {
                    words.push((column, letter.to_string()));
                    inside = true;
                }
                (false, true) => {
                    if let Some((_, word)) = words.last_mut() {
                        word.push(*letter);
                    }
                }
            }
        }
        words
    }
}

/// A number of digits only: no sign, no blanks.
pub(super) fn parse(text: &str) -> Option<u16> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// Collects faults.
#[derive(Default)]
pub(super) struct Found {
    list: Vec<Fault>,
    more: bool,
}

impl Found {
    pub(super) fn add(&mut self, fault: Fault) {
        if self.list.len() < MAX_FAULTS {
            self.list.push(fault);
        } else {
            self.more = true;
        }
    }

    /// The value, or nothing after noting the fault.
    pub(super) fn keep<T>(&mut self, read: Result<T, Fault>) -> Option<T> {
        read.map_err(|fault| self.add(fault)).ok()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn is_full(&self) -> bool {
        self.more
    }

    pub(super) fn finish<T>(mut self, value: T) -> Result<T, Faults> {
        if self.list.is_empty() {
            return Ok(value);
        }
        self.list.sort_by_key(|fault| (fault.line, fault.column));
        Err(Faults { list: self.list, more: self.more })
    }
}
