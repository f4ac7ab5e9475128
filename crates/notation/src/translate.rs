//! Moves and games from one language and form to another, everything between the moves left as it is.

use jadoube_board::{Position, Setup};
use jadoube_texts::Message;

use crate::style::Form;
use crate::write::write;
use crate::{Language, ReadError, Reading, read};

/// A translated text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Translation {
    /// The text with its moves rewritten. After a move that could not be read the rest of its game, or of its variation,
    /// stands as it was.
    pub text: String,
    /// The moves that could not be read.
    pub faults: Vec<Fault>,
}

/// A move that could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// In characters from 1: where the move begins.
    pub column: usize,
    /// The move as written.
    pub text: String,
    /// What is wrong with it.
    pub error: ReadError,
}

impl From<&Fault> for Message {
    fn from(fault: &Fault) -> Message {
        Message::new("move-fault")
            .with("line", fault.line)
            .with("column", fault.column)
            .with("text", fault.text.as_str())
            .with("error", Message::from(&fault.error))
    }
}

/// Rewrites every move of a text: a list of moves, a score sheet, or PGN with tags, comments and variations.
///
/// A game begins at the start, at a tag, after a result, or at another move number 1; its position is that of a `FEN` tag
/// or else the initial one. Comments, numbers, marks such as `!?` and line breaks stay where they are.
///
/// ```
/// use jadoube_notation::{translate, Form, Language, Style};
/// let hungarian = Language::find("hu").unwrap();
/// let english = Form::Algebraic(Style::pgn(Language::ENGLISH));
/// let game = translate("1. e4 e5 2. Hf3! {jó} Hc6 3. Fb5 (3. Fc4) Hge7", hungarian, &english);
/// assert_eq!(game.text, "1. e4 e5 2. Nf3! {jó} Nc6 3. Bb5 (3. Bc4) Nge7");
/// assert!(game.faults.is_empty());
/// ```
pub fn translate(text: &str, from: Language, to: &Form) -> Translation {
    translate_from(&Position::standard(), text, from, to)
}

/// The same with another position to begin at, for games that have no `FEN` tag.
pub fn translate_from(start: &Position, text: &str, from: Language, to: &Form) -> Translation {
    let characters: Vec<char> = text.chars().collect();
    let mut translator = Translator::new(&characters, *start, from, to);
    translator.run();
    Translation { text: translator.out, faults: translator.faults }
}

/// The moves of the first game in a text, written as [`translate()`] takes them, from a position on. Variations are checked
/// and left out; the first move that cannot be read is the error.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{read_moves, Language};
/// let moves = read_moves(&Position::standard(), "1. e4 e5 2. Nf3 Nc6 (=)", Language::ENGLISH).unwrap();
/// assert_eq!(moves.len(), 4);
/// assert!(moves[3].draw_offer);
/// ```
pub fn read_moves(start: &Position, text: &str, language: Language) -> Result<Vec<Reading>, Fault> {
    let characters: Vec<char> = text.chars().collect();
    let mut translator = Translator::new(&characters, *start, language, &Form::Uci);
    translator.run();
    match translator.faults.into_iter().next() {
        Some(fault) => Err(fault),
        None => Ok(translator.played),
    }
}

/// Where a game or a variation stands.
#[derive(Copy, Clone)]
struct Line {
    /// Before the last move, where a variation starts.
    before: Position,
    now: Position,
    moves: usize,
    /// After a move that could not be read nobody knows the position.
    lost: bool,
}

impl Line {
    fn new(start: Position) -> Line {
        Line { before: start, now: start, moves: 0, lost: false }
    }
}

struct Translator<'a> {
    from: Language,
    to: &'a Form,
    /// Where games begin that do not say otherwise.
    start: Position,
    /// The moves of the first game's main line.
    played: Vec<Reading>,
    games_before: usize,
    characters: &'a [char],
    at: usize,
    out: String,
    faults: Vec<Fault>,
    line: Line,
    outer: Vec<Line>,
    start_of_line: bool,
    place: Place,
}

/// A place in the text with its line and column.
struct Place {
    at: usize,
    line: usize,
    column: usize,
}

const RESULTS: [&str; 9] = ["1-0", "0-1", "1/2-1/2", "½-½", "1/2", "*", "1–0", "0–1", "½–½"];

impl<'a> Translator<'a> {
    fn new(characters: &'a [char], start: Position, from: Language, to: &'a Form) -> Translator<'a> {
        Translator {
            from,
            to,
            start,
            played: Vec::new(),
            games_before: 0,
            characters,
            at: 0,
            out: String::with_capacity(characters.len()),
            faults: Vec::new(),
            line: Line::new(start),
            outer: Vec::new(),
            start_of_line: true,
            place: Place { at: 0, line: 1, column: 1 },
        }
    }

    fn run(&mut self) {
        while let Some(character) = self.peek(0) {
            let start_of_line = self.start_of_line;
            self.start_of_line = character == '\n';
            match character {
                '[' if start_of_line => self.tag(),
                '%' if start_of_line => self.copy_until('\n'),
                '{' => self.copy_until('}'),
                ';' => self.copy_until('\n'),
                '$' => {
                    self.copy(1);
                    while self.peek(0).is_some_and(|digit| digit.is_ascii_digit()) {
                        self.copy(1);
                    }
                }
                '(' if !self.looking_at("(=)") => {
                    self.copy(1);
                    self.outer.push(self.line);
                    self.line = Line { now: self.line.before, ..self.line };
                }
                ')' => {
                    self.copy(1);
                    self.line = self.outer.pop().unwrap_or(self.line);
                }
                _ if character.is_whitespace() => self.copy(1),
                _ => self.word(),
            }
        }
    }

    fn peek(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    fn looking_at(&self, word: &str) -> bool {
        word.chars().enumerate().all(|(index, wanted)| self.peek(index) == Some(wanted))
    }

    fn copy(&mut self, count: usize) {
        let end = (self.at + count).min(self.characters.len());
        self.out.extend(&self.characters[self.at..end]);
        self.at = end;
    }

    /// Copies up to and with `last`, or to the end.
    fn copy_until(&mut self, last: char) {
        let rest = &self.characters[self.at..];
        self.copy(rest.iter().position(|&character| character == last).map_or(rest.len(), |found| found + 1));
        self.start_of_line = last == '\n';
    }

    /// A tag after moves begins a new game; `FEN` says where it starts.
    fn tag(&mut self) {
        let start = self.at;
        self.copy_until('\n');
        let tag: String = self.characters[start..self.at].iter().collect();
        if self.line.moves > 0 || !self.outer.is_empty() || self.line.lost {
            self.new_game();
        }
        let value = tag.strip_prefix("[FEN").and_then(|rest| rest.split('"').nth(1));
        if let Some(position) = value.and_then(|fen| fen.parse().ok()) {
            self.line = Line::new(position);
        }
    }

    fn new_game(&mut self) {
        self.games_before += 1;
        self.line = Line::new(self.start);
        self.outer.clear();
    }

    /// A number, a result, a mark or a move.
    fn word(&mut self) {
        let length = self.word_length();
        let word: String = self.characters[self.at..self.at + length].iter().collect();
        if RESULTS.contains(&word.as_str()) {
            self.copy(length);
            if self.outer.is_empty() {
                self.new_game();
            }
            return;
        }
        if let Some(number) = number_length(&word) {
            if word.trim_end_matches('.') == "1"
                && !word.ends_with("..")
                && self.outer.is_empty()
                && self.line.moves > 0
            {
                self.new_game();
            }
            if number < length || !self.is_numeric_move(&word) {
                self.copy(number);
                return;
            }
        }
        if !word.chars().any(char::is_alphanumeric) && !is_null_move(&word) && !word.contains(is_figurine) {
            self.copy(length);
            return;
        }
        self.written_move(length);
    }

    /// Up to a blank or the beginning of something else; brackets inside a promotion belong to the word.
    fn word_length(&self) -> usize {
        let mut length = 1;
        while let Some(character) = self.peek(length) {
            let promotion = character == '('
                && (2..=4).any(|ahead| self.peek(length + ahead) == Some(')'))
                && self.peek(length + 1).is_some_and(char::is_alphabetic)
                && self.peek(length - 1).is_some_and(|before| matches!(before, '1' | '8'));
            if promotion {
                while self.peek(length) != Some(')') {
                    length += 1;
                }
                length += 1;
            } else if character.is_whitespace() || matches!(character, '{' | '}' | '(' | ')' | ';' | '$' | '[') {
                break;
            } else {
                length += 1;
            }
        }
        length
    }

    /// Four or five digits are a move in ICCF notation when they can be one, and the number of a move otherwise.
    fn is_numeric_move(&self, word: &str) -> bool {
        matches!(word.len(), 4 | 5) && !self.line.lost && read(&self.line.now, word, self.from).is_ok()
    }

    fn written_move(&mut self, length: usize) {
        let length = self.with_what_belongs(self.without_punctuation(length));
        let word: String = self.characters[self.at..self.at + length].iter().collect();
        if self.line.lost {
            self.copy(length);
            return;
        }
        if is_null_move(&word)
            && let Some(passed) = pass(&self.line.now)
        {
            self.line = Line { before: self.line.now, now: passed, moves: self.line.moves + 1, lost: false };
            self.copy(length);
            return;
        }
        match read(&self.line.now, &word, self.from) {
            Ok(reading) => {
                self.out.push_str(&write(&self.line.now, reading.played, self.to));
                self.out.extend(word.chars().filter(|mark| matches!(mark, '!' | '?')));
                if reading.draw_offer {
                    self.out.push_str(if word.contains(char::is_whitespace) { " (=)" } else { "(=)" });
                }
                if self.outer.is_empty() && self.games_before == 0 {
                    self.played.push(reading);
                }
                let now = self.line.now.after(reading.played);
                self.line = Line { before: self.line.now, now, moves: self.line.moves + 1, lost: false };
                self.at += length;
            }
            Err(error) => {
                let (line, column) = self.place();
                self.faults.push(Fault { line, column, text: word, error });
                self.line.lost = true;
                self.line.moves += 1;
                self.copy(length);
            }
        }
    }

    /// The length of a word without the commas and full stops of the text around it.
    fn without_punctuation(&self, length: usize) -> usize {
        let word = &self.characters[self.at..self.at + length];
        if word.ends_with(&['e', '.', 'p', '.']) {
            return length;
        }
        length - word.iter().rev().take_while(|sign| matches!(sign, '.' | ',' | ':')).count()
    }

    /// The length of a move with what stands apart from it: `e.p.`, the offer of a draw, castling with blanks.
    fn with_what_belongs(&self, length: usize) -> usize {
        let rest = &self.characters[self.at..];
        let mut length = length;
        let blanks = |from: usize| rest[from..].iter().take_while(|&&blank| blank == ' ').count();
        let starts = |from: usize, word: &str| {
            let end = from + word.chars().count();
            rest.get(from..end).is_some_and(|found| found.iter().copied().eq(word.chars()))
        };
        let zero = |index: usize| rest.get(index).is_some_and(|&sign| matches!(sign, '0' | 'O' | 'o' | 'О' | 'Ο'));
        let dash = |index: usize| rest.get(index).is_some_and(|&sign| matches!(sign, '-' | '–' | '—' | '−'));
        if length == 1 && zero(0) {
            loop {
                let hyphen = length + blanks(length);
                let next = hyphen + 1 + if dash(hyphen) { blanks(hyphen + 1) } else { 0 };
                if !dash(hyphen) || !zero(next) {
                    break;
                }
                length = next + 1;
            }
        }
        loop {
            let next = length + blanks(length);
            let marks = ["e.p.", "e. p.", "e.p", "(=)"];
            let Some(mark) = marks.into_iter().find(|mark| starts(next, mark)) else { return length };
            length = next + mark.chars().count();
        }
    }

    /// The line and column of where we are. Counting goes on from the last place asked for.
    fn place(&mut self) -> (usize, usize) {
        for &character in &self.characters[self.place.at..self.at] {
            if character == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
        self.place.at = self.at;
        (self.place.line, self.place.column)
    }
}

/// How long the number of a move is that the word begins with, dots included. A word of digits is one, too.
fn number_length(word: &str) -> Option<usize> {
    let digits = word.chars().take_while(char::is_ascii_digit).count();
    let dots = word.chars().skip(digits).take_while(|character| matches!(character, '.' | '…')).count();
    let whole = digits + dots == word.chars().count();
    (digits > 0 && (dots > 0 || whole)).then_some(digits + dots)
}

fn is_figurine(character: char) -> bool {
    ('♔'..='♟').contains(&character)
}

fn is_null_move(word: &str) -> bool {
    matches!(word, "--" | "Z0" | "0000" | "@@@@")
}

/// The other player to move, if that can be.
fn pass(position: &Position) -> Option<Position> {
    let setup = Setup { turn: !position.turn(), en_passant: None, ..Setup::from(*position) };
    Position::try_from(setup).ok()
}
