//! The text of a line: its words, their places, and what is wrong with them.

use std::fmt;

use jadoube_board::{FenError, SetupFault};

/// A place in a text, both counted from 1, columns in characters.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A text that cannot be parsed as a case, and where it fails.
///
/// ```
/// let error = jadoube_laws::case::read("case Late\ncontrol 90+30\n0:31:00 white arives\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 3, column 15: found \"arives\", expected what white does, such as \"plays Nf3\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ReadError {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Problem,
}

/// What is wrong with a text. The words are in the language files.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// Something else stands there.
    Found {
        /// What stands there.
        found: String,
        /// What should stand there.
        expected: Expected,
    },
    /// The line ends too early.
    Ends(Expected),
    /// The time control is wrong.
    Control(jadoube_clock::ReadError),
    /// The FEN is wrong.
    Fen(FenError),
    /// A game cannot stand like that, whatever was done on the board.
    Setup(SetupFault),
    /// A setting that was given before.
    Twice(String),
    /// A setting after the first event.
    TooLate(String),
    /// An event before the one written above it.
    Backwards {
        /// The time.
        at: String,
        /// The time of the event before.
        last: String,
    },
    /// An edition of the line has several Articles, or another edition has one, or an Article has no edition.
    Articles,
    /// The case has no time control.
    NoControl,
    /// Nothing happens in the case.
    NothingHappens,
    /// The text has no case.
    NoCase,
    /// The move does not fit the board.
    NoMove(String),
    /// The move fits the board in several ways.
    SeveralMoves(String),
}

/// What a reader of cases looked for in vain.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// The beginning of a case.
    Case,
    /// A setting, a time or an edition.
    Line,
    /// The title.
    Title,
    /// An edition.
    Edition,
    /// Another edition or the first item.
    EditionOrItem,
    /// A time on the game's time line.
    Time,
    /// A time or an edition, where something like a year stands.
    TimeOrEdition,
    /// An amount such as `3:00`.
    Amount,
    /// A duration such as `30m`.
    Duration,
    /// Who acts.
    Actor,
    /// What a player does.
    Deed(&'static str),
    /// A square.
    Square,
    /// A move.
    Move,
    /// A role that a pawn can become.
    Promotion,
    /// A score.
    Score,
    /// A number.
    Number,
    /// A number that is not so big.
    SmallerNumber,
    /// A player.
    Color,
    /// A question.
    Question,
    /// An item.
    Item,
    /// An Article.
    Article,
    /// Something that ends a result.
    Reason,
    /// `reduced` or `full`.
    Supervision,
    /// A certain word.
    Word(&'static str),
    /// A number from 0 to 959.
    ArrayNumber,
    /// What results are worth.
    Scoring,
    /// Points.
    Points,
    /// The name of a player.
    Name,
    /// A penalty.
    Penalty,
    /// A penalty milder than the loss of the game.
    MilderPenalty,
    /// What a loss without play is worth.
    Forfeit,
    /// Lots for a Chess960 array.
    Lots,
    /// The name of a federation.
    Federation,
    /// The end of the line.
    End,
    /// One of these.
    AnyOf(&'static [super::Form]),
    /// A position.
    Fen,
    /// Short or long castling.
    Wing,
    /// Text of any kind.
    Text,
}

/// A line with its continuations, which begin with a blank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    text: String,
    /// From which byte on the text stands in which line, from which column.
    pieces: Vec<(usize, Place)>,
}

/// The lines of a text without remarks and blank ones, continuations joined to what they continue.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut open = false;
    for (index, raw) in text.lines().enumerate() {
        let content = raw.trim_end();
        let trimmed = content.trim_start();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            open &= !trimmed.is_empty();
            continue;
        }
        let column = content[..content.len() - trimmed.len()].chars().count() + 1;
        let place = Place { line: index + 1, column };
        match lines.last_mut() {
            Some(line) if open && column > 1 => {
                line.text.push(' ');
                line.pieces.push((line.text.len(), place));
                line.text.push_str(trimmed);
            }
            _ => lines.push(Line { text: trimmed.to_owned(), pieces: vec![(0, place)] }),
        }
        open = true;
    }
    lines
}

impl Line {
    /// A line that somebody typed. Columns count the blanks before it.
    pub fn new(text: &str) -> Line {
        let blanks = text.chars().take_while(|letter| letter.is_whitespace()).count();
        Line { text: text.trim().to_owned(), pieces: vec![(0, Place { line: 1, column: blanks + 1 })] }
    }

    /// A line that stands at this place.
    pub(crate) fn at(text: &str, place: Place) -> Line {
        Line { text: text.to_owned(), pieces: vec![(0, place)] }
    }

    fn place(&self, byte: usize) -> Place {
        let piece = self.pieces.iter().rev().find(|(start, _)| *start <= byte);
        let &(start, Place { line, column }) = piece.unwrap_or(&self.pieces[0]);
        let before = self.text.get(start..byte).map_or(0, |before| before.chars().count());
        Place { line, column: column + before }
    }

    /// Its words, from the first on.
    pub fn words(&self) -> Words<'_> {
        Words { line: self, at: 0, end: self.text.len(), lenient: false }
    }
}

/// A cursor over the words of a line. `,` `;` `(` `)` are words of their own.
#[derive(Copy, Clone, Debug)]
pub struct Words<'a> {
    line: &'a Line,
    at: usize,
    end: usize,
    lenient: bool,
}

const MARKS: [char; 4] = [',', ';', '(', ')'];

impl<'a> Words<'a> {
    /// Where the next word stands, or the line ends.
    pub fn place(&self) -> Place {
        self.line.place(self.skipped())
    }

    fn skipped(&self) -> usize {
        let rest = &self.line.text[self.at..self.end];
        self.at + (rest.len() - rest.trim_start().len())
    }

    /// What is left as a line of its own, which keeps its places.
    pub(crate) fn detached(&self) -> Line {
        let start = self.skipped();
        let later = self.line.pieces.iter().filter(|(at, _)| *at > start).map(|&(at, place)| (at - start, place));
        let pieces = std::iter::once((0, self.line.place(start))).chain(later).collect();
        Line { text: self.line.text[start..self.end].to_owned(), pieces }
    }

    /// How far it has come, to compare readings of the same line.
    pub(crate) fn reached(&self) -> usize {
        self.skipped()
    }

    /// The same words from a place that a reading has reached.
    pub(crate) fn jump(&self, reached: usize) -> Words<'a> {
        Words { at: reached.min(self.end), ..*self }
    }

    /// As people type at a board: an order instead of a report (`touch e2`), capital letters, no articles.
    pub fn leniently(self) -> Words<'a> {
        Words { lenient: true, ..self }
    }

    pub(crate) fn is_lenient(&self) -> bool {
        self.lenient
    }

    /// What stands in the next word between these letters, as words of its own; the word is taken.
    pub(crate) fn inside(&mut self, prefix: &str, suffix: &str) -> Option<Words<'a>> {
        let word = self.peek()?;
        let inner = word.strip_prefix(prefix)?.strip_suffix(suffix)?;
        let at = self.skipped() + prefix.len();
        self.take();
        Some(Words { at, end: at + inner.len(), ..*self })
    }

    /// The next word, without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        let rest = &self.line.text[self.skipped()..self.end];
        let first = rest.chars().next()?;
        let end = if MARKS.contains(&first) {
            first.len_utf8()
        } else {
            rest.find(|c: char| c.is_whitespace() || MARKS.contains(&c)).unwrap_or(rest.len())
        };
        Some(&rest[..end])
    }

    /// Takes the next word.
    pub fn take(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at = self.skipped() + word.len();
        Some(word)
    }

    /// Takes a word of a phrase. Read leniently, letters may be capital, and the verb may be an order: `touch` for `touches`.
    pub(crate) fn take_word(&mut self, word: &str, is_verb: bool) -> bool {
        let Some(next) = self.peek() else { return false };
        let fits = next == word || self.lenient && is_same_leniently(next, word, is_verb);
        if fits {
            self.take();
        }
        fits
    }

    /// Takes these words if they come next.
    pub fn eat(&mut self, phrase: &str) -> bool {
        let mut ahead = *self;
        let all = phrase.split(' ').all(|word| ahead.take_word(word, false));
        if all {
            *self = ahead;
        }
        all
    }

    /// Passes over so many bytes of what is ahead.
    pub(crate) fn skip(&mut self, bytes: usize) {
        self.at = (self.skipped() + bytes).min(self.end);
    }

    /// All that is left, as written.
    pub fn rest(&mut self) -> &'a str {
        let rest = &self.line.text[self.skipped()..self.end];
        self.at = self.end;
        rest
    }

    /// What is left, without taking it.
    pub fn ahead(&self) -> &'a str {
        &self.line.text[self.skipped()..self.end]
    }

    /// The words up to the next `;`, `(` or the end.
    pub(crate) fn until_mark(&mut self) -> &'a str {
        let rest = &self.line.text[self.skipped()..self.end];
        let end = rest.find([';', '(']).unwrap_or(rest.len());
        let start = self.skipped();
        self.at = start + end;
        rest[..end].trim_end()
    }

    /// The text between another cursor of the same line and this one.
    pub(crate) fn since(&self, start: &Words<'a>) -> &'a str {
        self.line.text[start.skipped()..self.at].trim_end()
    }

    /// That something else should stand here.
    pub fn error(&self, expected: Expected) -> ReadError {
        let problem = match self.peek() {
            Some(found) => Problem::Found { found: shortened(found), expected },
            None => Problem::Ends(expected),
        };
        ReadError { place: self.place(), problem }
    }

    pub(crate) fn fail(&self, problem: Problem) -> ReadError {
        ReadError { place: self.place(), problem }
    }

    /// That nothing is left.
    pub fn end(&self) -> Result<(), ReadError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    pub(crate) fn must(&mut self, phrase: &'static str) -> Result<(), ReadError> {
        for word in phrase.split(' ') {
            if !self.eat(word) {
                return Err(self.error(Expected::Word(phrase)));
            }
        }
        Ok(())
    }

    /// The next word as something, or an error that says what was expected.
    pub(crate) fn parse<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ReadError> {
        let found = self.peek().and_then(read).ok_or_else(|| {
            let digits = self.peek().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
            self.error(if digits && expected == Expected::Number { Expected::SmallerNumber } else { expected })
        })?;
        self.take();
        Ok(found)
    }
}

fn is_same_leniently(next: &str, word: &str, is_verb: bool) -> bool {
    let next = next.to_lowercase();
    let next = next.strip_suffix(':').unwrap_or(&next);
    let order = |ending: &str| word.strip_suffix(ending).is_some_and(|stem| next == stem);
    next == word || is_verb && (order("s") || order("es"))
}

const FOUND_CHARS: usize = 32;

fn shortened(found: &str) -> String {
    match found.char_indices().nth(FOUND_CHARS) {
        Some((end, _)) => format!("{}...", &found[..end]),
        None => found.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_place_across_continued_lines() {
        let all = lines("# remark\n\nafter  1. e4\n       e5 (x)\n\n  alone\n");
        assert_eq!(all.len(), 2);
        let mut words = all[0].words();
        let mut seen = Vec::new();
        while let Some(word) = words.peek() {
            seen.push((word.to_owned(), words.place().line, words.place().column));
            words.take();
        }
        let expected =
            [("after", 3, 1), ("1.", 3, 8), ("e4", 3, 11), ("e5", 4, 8), ("(", 4, 11), ("x", 4, 12), (")", 4, 13)];
        assert_eq!(seen, expected.map(|(word, line, column)| (word.to_owned(), line, column)));
        assert_eq!(all[1].words().place(), Place { line: 6, column: 3 });
    }
}
