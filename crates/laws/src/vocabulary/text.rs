//! The text of a line: its words, their places, and the errors in them.

use std::fmt;

use jadoube_board::FenError;

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

/// Words that are not a phrase of the vocabulary, with their place.
///
/// ```
/// use jadoube_laws::event::Act;
/// use jadoube_laws::vocabulary::{Scene, read_line};
/// let error = read_line::<Act>("touches e9", &Scene::default()).unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 9: found \"e9\", expected a square such as \"e4\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ReadError {
    /// The place.
    pub place: Place,
    /// The error.
    pub problem: Problem,
}

/// What is wrong with the words. The sentences are in the locales.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// Something else was found.
    Found {
        /// What was found.
        found: String,
        /// What was expected.
        expected: Expected,
    },
    /// The line ends too early.
    Ends(Expected),
    /// The FEN is wrong.
    Fen(FenError),
    /// The move does not fit the board.
    NoMove(String),
    /// The move fits the board in several ways.
    SeveralMoves(String),
}

/// What a reader expected.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A time on the game's time line.
    Time,
    /// An amount such as `3:00`.
    Amount,
    /// Who acts.
    Actor,
    /// What a player does.
    Deed(&'static str),
    /// A square.
    Square,
    /// A move.
    Move,
    /// A piece that a pawn can become.
    Promotion,
    /// A score.
    Score,
    /// A number.
    Number,
    /// A smaller number.
    SmallerNumber,
    /// A player.
    Color,
    /// A question.
    Question,
    /// An Article.
    Article,
    /// A certain word.
    Word(&'static str),
    /// Points.
    Points,
    /// Lots for a Chess960 array.
    Lots,
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

/// A line with its continuations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    text: String,
    /// The line and column at which each piece of the text begins, by its first byte.
    pieces: Vec<(usize, Place)>,
}

impl Line {
    /// A line that somebody typed. Columns count the blanks before it.
    pub fn new(text: &str) -> Line {
        let blanks = text.chars().take_while(|letter| letter.is_whitespace()).count();
        Line { text: text.trim().to_owned(), pieces: vec![(0, Place { line: 1, column: blanks + 1 })] }
    }

    /// A line that begins at this place.
    pub fn at(text: &str, place: Place) -> Line {
        Line { text: text.to_owned(), pieces: vec![(0, place)] }
    }

    /// Adds a continuation, which is at another place.
    pub fn push(&mut self, text: &str, place: Place) {
        self.text.push(' ');
        self.pieces.push((self.text.len(), place));
        self.text.push_str(text);
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

/// A cursor over the words of a line. `,` `;` `(` `)` are separate words.
#[derive(Copy, Clone, Debug)]
pub struct Words<'a> {
    line: &'a Line,
    at: usize,
    end: usize,
    lenient: bool,
}

const MARKS: [char; 4] = [',', ';', '(', ')'];

impl<'a> Words<'a> {
    /// The place of the next word, or of the end of the line.
    pub fn place(&self) -> Place {
        self.line.place(self.skipped())
    }

    fn skipped(&self) -> usize {
        let rest = &self.line.text[self.at..self.end];
        // Nearly always there is one blank, or none.
        match rest.as_bytes() {
            [first, ..] if first.is_ascii_graphic() => return self.at,
            [b' ', second, ..] if second.is_ascii_graphic() => return self.at + 1,
            _ => {}
        }
        self.at + (rest.len() - rest.trim_start().len())
    }

    /// The remaining words as a separate line, which keeps its places.
    pub fn detached(&self) -> Line {
        let start = self.skipped();
        let later = self.line.pieces.iter().filter(|(at, _)| *at > start).map(|&(at, place)| (at - start, place));
        let pieces = std::iter::once((0, self.line.place(start))).chain(later).collect();
        Line { text: self.line.text[start..self.end].to_owned(), pieces }
    }

    /// How far it has got, to compare readings of the same line.
    pub(crate) fn reached(&self) -> usize {
        self.skipped()
    }

    /// The same words from a place that a reading has reached.
    pub(crate) fn jump(&self, reached: usize) -> Words<'a> {
        Words { at: reached.min(self.end), ..*self }
    }

    /// As people type at a board: the imperative instead of a report (`touch e2`), capital letters, no articles.
    pub fn leniently(self) -> Words<'a> {
        Words { lenient: true, ..self }
    }

    pub(crate) fn is_lenient(&self) -> bool {
        self.lenient
    }

    /// The part of the next word between these letters, as words; the word is taken.
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

    /// The next word as an error quotes it, shortened if it is long.
    pub fn peek_shortened(&self) -> Option<String> {
        self.peek().map(shortened)
    }

    /// Takes the next word.
    pub fn take(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at = self.skipped() + word.len();
        Some(word)
    }

    /// Takes a word of a phrase, ignoring case. A lenient reader accepts the imperative of a verb: `touch` for `touches`.
    pub(crate) fn take_word(&mut self, word: &str, is_verb: bool) -> bool {
        // Most phrases already differ in the first letter. Beyond ASCII, a letter can be the lower case of another.
        let first = self.line.text.as_bytes()[..self.end].get(self.skipped());
        let is_other = first.zip(word.as_bytes().first()).is_some_and(|(found, expected)| {
            found.is_ascii() && expected.is_ascii() && !found.eq_ignore_ascii_case(expected)
        });
        if is_other {
            return false;
        }
        let Some(next) = self.peek() else { return false };
        let fits = next.eq_ignore_ascii_case(word) || self.lenient && is_same_leniently(next, word, is_verb);
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

    /// Skips this many bytes.
    pub(crate) fn skip(&mut self, bytes: usize) {
        self.at = (self.skipped() + bytes).min(self.end);
    }

    /// Takes the rest, as written.
    pub fn rest(&mut self) -> &'a str {
        let rest = &self.line.text[self.skipped()..self.end];
        self.at = self.end;
        rest
    }

    /// The rest, without taking it.
    pub fn ahead(&self) -> &'a str {
        &self.line.text[self.skipped()..self.end]
    }

    /// The words up to the next `;`, `(` or the end.
    pub fn until_mark(&mut self) -> &'a str {
        let rest = &self.line.text[self.skipped()..self.end];
        let end = rest.find([';', '(']).unwrap_or(rest.len());
        let start = self.skipped();
        self.at = start + end;
        rest[..end].trim_end()
    }

    /// The text between another cursor of the same line and this one.
    pub fn since(&self, start: &Words<'a>) -> &'a str {
        self.line.text[start.skipped()..self.at].trim_end()
    }

    /// The error that something else was expected here.
    pub fn error(&self, expected: Expected) -> ReadError {
        let problem = match self.peek_shortened() {
            Some(found) => Problem::Found { found, expected },
            None => Problem::Ends(expected),
        };
        ReadError { place: self.place(), problem }
    }

    /// An error at this place.
    pub fn fail(&self, problem: Problem) -> ReadError {
        ReadError { place: self.place(), problem }
    }

    /// Checks that nothing is left.
    pub fn end(&self) -> Result<(), ReadError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    /// Takes these words, which must come next.
    pub fn must(&mut self, phrase: &'static str) -> Result<(), ReadError> {
        for word in phrase.split(' ') {
            if !self.eat(word) {
                return Err(self.error(Expected::Word(phrase)));
            }
        }
        Ok(())
    }

    /// Parses the next word, or returns an error that says what was expected.
    pub fn parse<T>(&mut self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ReadError> {
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
