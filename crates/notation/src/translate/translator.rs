use jadoube_board::{Position, Setup};
use memchr::{memchr, memchr2};

use super::bytes::{Places, char_at, decode};
use super::fault::{Fault, FaultKind};
use super::tags::{NoStart, Section, Tag, TagPair, after_empty_line, next_section, next_tag_line, tag_pair};
use super::words::{JUDGEMENTS, Number, Word, markup, move_end, number_with_dots, spaced_castling, word, word_end};
use crate::pgn::{MAX_NESTING, Outcome, Replay, ends_game, ends_with_number};
use crate::style::Form;
use crate::write::write;
use crate::{Language, ReadError, Reading, read};

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

/// So near is the end of what stands in brackets among the moves.
const NEAR: usize = 200;

/// A variation that is open: what it interrupts, and where it begins.
struct Outer {
    line: Line,
    place: (usize, usize),
}

pub(super) struct Translator<'a> {
    from: Language,
    to: Form,
    /// The form that this game is written in.
    form: Form,
    /// Where games begin that do not say otherwise.
    start: Position,
    /// The moves of the first game's main line.
    pub(super) played: Vec<Reading>,
    games_before: usize,
    text: &'a [u8],
    at: usize,
    pub(super) out: Vec<u8>,
    pub(super) faults: Vec<Fault>,
    line: Line,
    outer: Vec<Outer>,
    /// Variations that are open beyond the limit.
    too_deep: usize,
    /// The last token was an outcome inside a variation: perhaps that was never closed.
    outcome_inside: bool,
    /// The tags of the game whose moves have not begun.
    section: Option<Section<'a>>,
    /// The game has tags; and what its Result tag says.
    has_tags: bool,
    result: Option<Outcome>,
    places: Places,
    /// Where the next tag section begins after an empty line, if that lies ahead.
    next_section: usize,
    /// No `}` stands between these.
    no_brace: (usize, usize),
}

impl<'a> Translator<'a> {
    pub(super) fn new(text: &'a [u8], start: Position, from: Language, to: Form) -> Translator<'a> {
        Translator {
            from,
            to,
            form: if start.is_standard_array() { to } else { to.in_chess960() },
            start,
            played: Vec::new(),
            games_before: 0,
            text,
            at: 0,
            out: Vec::with_capacity(text.len()),
            faults: Vec::new(),
            line: Line::new(start),
            outer: Vec::new(),
            too_deep: 0,
            outcome_inside: false,
            section: None,
            has_tags: false,
            result: None,
            places: Places::new(),
            next_section: 0,
            no_brace: (0, 0),
        }
    }

    pub(super) fn run(&mut self) {
        if self.text.starts_with("\u{feff}".as_bytes()) {
            self.copy(3);
        }
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'[' => self.bracket(),
                b'%' if self.starts_line() => self.copy(self.to_line_end()),
                b'{' => self.comment(),
                b'}' => self.copy(1),
                b';' => self.copy(self.to_line_end()),
                b'$' => {
                    let digits = self.text[self.at + 1..].iter().take_while(|digit| digit.is_ascii_digit()).count();
                    self.copy(1 + digits);
                }
                b'(' if self.text[self.at..].starts_with(b"(=)") => self.copy(3),
                b'(' => self.open(),
                b')' => self.close(),
                b'<' | b'&' => self.copy(markup(&self.text[self.at..]).unwrap_or(1)),
                // The dots of Black's move may stand apart from its number: `2. ...Nc6`.
                0..=b' ' | b'.' => self.copy(1),
                _ => match char_at(self.text, self.at) {
                    Some((character, width)) if character.is_whitespace() || character == '…' => self.copy(width),
                    _ => self.word(),
                },
            }
        }
        self.end_game();
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
    }

    fn copy(&mut self, bytes: usize) {
        let end = (self.at + bytes).min(self.text.len());
        self.out.extend_from_slice(&self.text[self.at..end]);
        self.at = end;
    }

    fn starts_line(&self) -> bool {
        let before = &self.text[..self.at];
        before.is_empty() || before.ends_with(b"\n") || before == "\u{feff}".as_bytes()
    }

    fn to_line_end(&self) -> usize {
        let rest = &self.text[self.at..];
        memchr(b'\n', rest).unwrap_or(rest.len())
    }

    fn place(&mut self) -> (usize, usize) {
        self.places.of(self.text, self.at)
    }

    /// A tag pair, or anything else in brackets.
    fn bracket(&mut self) {
        let rest = &self.text[self.at..];
        if let Some(pair) = tag_pair(rest) {
            return self.tag(&pair);
        }
        let near = &rest[..rest.len().min(NEAR)];
        match memchr2(b']', b'\n', near) {
            Some(end) if near[end] == b']' => self.copy(end + 1),
            _ if self.starts_line() => self.copy(self.to_line_end()),
            _ => self.copy(1),
        }
    }

    /// A tag begins a new game, unless other tags of that game stand before it.
    fn tag(&mut self, pair: &TagPair<'a>) {
        let again = |section: &Section<'_>| pair.name == section.first || pair.name == b"Event";
        if self.section.as_ref().is_none_or(again) {
            let begun = self.section.is_some() || self.line.moves > 0 || self.line.lost || !self.outer.is_empty();
            if begun {
                self.new_game();
            }
            self.section = Some(Section::new(pair.name));
        }
        self.has_tags = true;
        if pair.name == b"Result" {
            self.result = Outcome::of_tag(&decode(pair.value));
        }
        if matches!(pair.name, b"FEN" | b"Variant") {
            let tag = Tag { value: pair.value, place: self.place() };
            if let Some(section) = &mut self.section {
                let place = if pair.name == b"FEN" { &mut section.fen } else { &mut section.variant };
                *place = Some(tag);
            }
        }
        self.copy(pair.length);
    }

    /// After the tags: the position where the moves begin.
    fn begin_moves(&mut self) {
        let Some(section) = self.section.take() else { return };
        match section.start() {
            Ok(start) => {
                let start = start.unwrap_or(self.start);
                self.line = Line::new(start);
                self.form = self.form_from(&start, section.is_chess960());
            }
            Err(NoStart { place, text, kind }) => {
                self.faults.push(Fault::new(place, &text, kind));
                self.line = Line { lost: true, ..Line::new(self.start) };
            }
        }
    }

    fn end_game(&mut self) {
        self.begin_moves();
        if let Some(Outer { place, .. }) = self.outer.first() {
            self.faults.push(Fault::new(*place, "(", FaultKind::UnclosedVariation));
        }
        self.outer.clear();
        self.too_deep = 0;
        self.outcome_inside = false;
    }

    fn new_game(&mut self) {
        self.end_game();
        self.games_before += 1;
        self.line = Line::new(self.start);
        self.form = self.form_from(&self.start, false);
        (self.has_tags, self.result) = (false, None);
    }

    /// One way to write castling for a whole game, whatever rights remain.
    fn form_from(&self, start: &Position, says_chess960: bool) -> Form {
        if says_chess960 || !start.is_standard_array() { self.to.in_chess960() } else { self.to }
    }

    /// A comment in braces. A brace inside it is taken for a nested comment when what follows would otherwise have one
    /// closing brace too many. Without an end it goes on to the next tags.
    fn comment(&mut self) {
        if self.next_section <= self.at {
            self.next_section = next_section(self.text, self.at).unwrap_or(self.text.len());
        }
        let limit = self.next_section;
        // Where another brace opens after tags, the comment before those has no end of its own.
        let brace = memchr2(b'{', b'}', &self.text[self.at + 1..limit]).map(|length| self.at + 1 + length);
        let tags_before =
            brace.filter(|&brace| self.text[brace] == b'{').and_then(|open| next_tag_line(&self.text[..open], self.at));
        if tags_before.is_none()
            && let Some(end) = self.comment_end(self.at + 1, limit)
        {
            return self.copy(end + 1 - self.at);
        }
        let place = self.place();
        self.faults.push(Fault::new(place, "{", FaultKind::UnclosedComment));
        let end = tags_before.or_else(|| next_tag_line(&self.text[..limit], self.at)).unwrap_or(limit);
        self.copy(end - self.at);
    }

    fn comment_end(&mut self, from: usize, limit: usize) -> Option<usize> {
        let (known_from, known_to) = self.no_brace;
        if known_from <= from && limit <= known_to {
            return None;
        }
        let text = &self.text[..limit];
        let Some(length) = memchr(b'}', &text[from..]) else {
            self.no_brace = (from, limit);
            return None;
        };
        let mut end = from + length;
        let mut inner = from;
        while let Some(nested) = memchr(b'{', &text[inner..end]) {
            inner += nested + 1;
            match memchr2(b'{', b'}', &text[end + 1..]) {
                Some(next) if text[end + 1 + next] == b'}' => end += 1 + next,
                _ => break,
            }
        }
        Some(end)
    }

    fn open(&mut self) {
        self.begin_moves();
        self.outcome_inside = false;
        if self.outer.len() == MAX_NESTING {
            if self.too_deep == 0 {
                let place = self.place();
                self.faults.push(Fault::new(place, "(", FaultKind::TooDeep));
            }
            self.too_deep += 1;
        } else {
            let place = self.place();
            self.outer.push(Outer { line: self.line, place });
            self.line.now = self.line.before;
        }
        self.copy(1);
    }

    fn close(&mut self) {
        self.outcome_inside = false;
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if let Some(Outer { line, .. }) = self.outer.pop() {
            self.line = line;
        }
        self.copy(1);
    }

    /// A number, a result, a mark or a move.
    fn word(&mut self) {
        self.begin_moves();
        if let Some(number) = number_with_dots(&self.text[self.at..]) {
            return self.number(number);
        }
        let end = word_end(self.text, self.at);
        let length = end - self.at;
        let castling = spaced_castling(self.text, self.at);
        if let Some(end) = castling.filter(|&end| self.is_score(end)) {
            self.copy(end - self.at);
            return self.new_game();
        }
        if castling.is_some_and(|castling| castling > end) {
            return self.written_move(end);
        }
        let text = decode(&self.text[self.at..end]);
        match word(&text, self.from) {
            Word::Outcome => {
                self.copy(length);
                if self.outer.is_empty() {
                    self.new_game();
                } else {
                    self.outcome_inside = true;
                }
            }
            Word::Digits if self.is_numeric_move(&text) => self.written_move(end),
            Word::Digits => self.number(Number { bytes: length, is_one: text == "1" }),
            Word::NullMove => self.null_move(length),
            Word::Move => self.written_move(end),
            Word::Other => self.copy(length),
        }
    }

    /// Whether the zeros up to `end`, after which the game ends, are the score of two losers and not castling.
    fn is_score(&self, end: usize) -> bool {
        let zeros = self.text[self.at..end].iter().filter(|&&byte| byte == b'0').count() == 2;
        let is_numbered = ends_with_number(&self.text[..self.at]);
        let board = if self.line.lost { Replay::Lost } else { Replay::Lawful(self.line.now) };
        zeros
            && self.outer.is_empty()
            && ends_game(&self.text[end..])
            && board.ends_with_score(self.result, is_numbered)
    }

    /// The number of a move. Another 1 can begin another game.
    fn number(&mut self, number: Number) {
        if number.is_one && self.begins_again(self.at + number.bytes) {
            self.new_game();
        }
        self.copy(number.bytes);
    }

    /// Whether the number 1, which ends at `end`, begins another game. Some people number Black's move like White's: `1. e4
    /// 1. e5`, `1. e4 1. ... e5`.
    fn begins_again(&self, end: usize) -> bool {
        let is_new = after_empty_line(&self.text[..self.at]);
        if !self.outer.is_empty() {
            return self.outcome_inside && is_new;
        }
        let next = end + self.text[end..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let rest = &self.text[next..];
        if self.line.moves == 0 || rest.starts_with(b".") || rest.starts_with("…".as_bytes()) {
            return false;
        }
        // The reader of PGN wants an empty line, too; lists of moves have no tags.
        if is_new || self.has_tags {
            return is_new;
        }
        let word = &self.text[next..move_end(self.text, next, word_end(self.text, next))];
        let answers = self.line.moves == 1 && !self.line.lost && self.read(&decode(word)).is_ok();
        !answers
    }

    /// Four or five digits are a move in ICCF notation when they can be one, and the number of a move otherwise.
    fn is_numeric_move(&self, word: &str) -> bool {
        matches!(word.len(), 4 | 5) && !self.line.lost && read(&self.line.now, word, self.from).is_ok()
    }

    fn null_move(&mut self, length: usize) {
        if !self.line.lost && self.too_deep == 0 {
            match pass(&self.line.now) {
                Some(passed) => self.go_on(passed),
                None => return self.written_move(self.at + length),
            }
        }
        self.copy(length);
    }

    fn go_on(&mut self, now: Position) {
        self.outcome_inside = false;
        self.line = Line { before: self.line.now, now, moves: self.line.moves + 1, lost: false };
    }

    fn written_move(&mut self, end: usize) {
        let end = move_end(self.text, self.at, end);
        if self.line.lost || self.too_deep > 0 {
            self.line.moves += 1;
            return self.copy(end - self.at);
        }
        let word = decode(&self.text[self.at..end]);
        match self.read(&word) {
            Ok((reading, judgement)) => {
                let marks = word.chars().filter(|mark| matches!(mark, '!' | '?' | '‼' | '⁇' | '⁉' | '⁈'));
                let mut written = write(&self.line.now, reading.played, &self.form);
                written.extend(marks);
                if reading.draw_offer {
                    written.push_str(if word.contains(char::is_whitespace) { " (=)" } else { "(=)" });
                }
                self.out.extend_from_slice(written.as_bytes());
                if self.outer.is_empty() && self.games_before == 0 {
                    self.played.push(reading);
                }
                self.go_on(self.line.now.after(reading.played));
                // Of one character in Latin-1 there is one byte.
                let as_is = self.text[self.at..end].ends_with(judgement.as_bytes());
                self.at = end - if as_is { judgement.len() } else { judgement.chars().count() };
            }
            Err(error) => {
                let place = self.place();
                self.faults.push(Fault::new(place, &word, FaultKind::Move(error)));
                self.outcome_inside = false;
                self.line.lost = true;
                self.line.moves += 1;
                self.copy(end - self.at);
            }
        }
    }

    /// A move and the judgement behind it.
    fn read(&self, word: &str) -> Result<(Reading, &'static str), ReadError> {
        let judged = JUDGEMENTS.into_iter().find_map(|judgement| {
            let reading = read(&self.line.now, word.strip_suffix(judgement)?, self.from).ok()?;
            // Behind a check it may as well be the sign of check and the offer of a draw.
            let is_judgement = judgement != "+=" || !self.line.now.after(reading.played).is_check();
            is_judgement.then_some((reading, judgement))
        });
        match judged {
            Some(judged) => Ok(judged),
            None => Ok((read(&self.line.now, word, self.from)?, "")),
        }
    }
}

/// The other player to move, if that can be.
fn pass(position: &Position) -> Option<Position> {
    let setup = Setup { turn: !position.turn(), en_passant: None, ..Setup::from(*position) };
    Position::try_from(setup).ok()
}
