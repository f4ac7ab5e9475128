//! Corrections that are certain: moves as PGN spells them, their numbers, and the result that the board shows.
//!
//! A game with an illegal move, or whose text is not closed, is left alone, byte for byte, and so is everything in a game
//! that is not wrong. While a game is judged, the corrections are collected here; then the text is [read again](tokens) by
//! stricter rules, and unless both agree on what every byte of it is, nothing is changed.

mod join;
mod tokens;

use std::ops::Range;

use jadoube_board::{Color, Move, MoveKind, Position};
use jadoube_notation::pgn::{Outcome, Reader, Token};
use jadoube_notation::write_san;

use crate::judge::Judge;
pub use join::Joiner;
use tokens::{Number, Tokens};

/// What can be corrected in one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fix {
    /// Where the game begins.
    begin: u64,
    /// The game was followed to its end.
    is_followed: bool,
    /// Some move was not legal.
    is_broken: bool,
    /// Some sign beside a move is wrong, so that another move may have been meant.
    is_doubtful: bool,
    /// The place and the length of each move.
    moves: Vec<(u64, usize)>,
    /// The correct notation of moves that are written differently, by their index.
    spellings: Vec<(usize, String)>,
    /// The number and the player of the first move.
    first: (u32, Option<Color>),
    has_wrong_number: bool,
    result: Option<Outcome>,
}

/// A range of the text and its replacement.
type Edit = (Range<usize>, String);

impl Fix {
    pub(crate) fn begin(&mut self, byte: u64) {
        let (mut moves, mut spellings) = (std::mem::take(&mut self.moves), std::mem::take(&mut self.spellings));
        moves.clear();
        spellings.clear();
        *self = Fix { begin: byte, moves, spellings, ..Fix::default() };
    }

    pub(crate) fn wrong_number(&mut self) {
        self.has_wrong_number = true;
    }

    /// The game was followed to its end; `result` is the certain result by the board.
    pub(crate) fn certain(&mut self, result: Option<Outcome>) {
        self.is_followed = true;
        self.result = result;
    }

    /// Appends the game to `corrected`, with the corrections made. It is at `game` in the text that the reader was given.
    pub fn apply(&self, text: &[u8], game: Range<usize>, corrected: &mut Vec<u8>) {
        let start = corrected.len();
        let mut at = game.start;
        for (place, replacement) in self.edits(text, game.end).unwrap_or_default() {
            corrected.extend_from_slice(&text[at..place.start]);
            corrected.extend_from_slice(replacement.as_bytes());
            at = place.end;
        }
        corrected.extend_from_slice(&text[at..game.end]);
        // A number at the beginning of a line can split a game.
        if at > game.start && !is_one_game(&corrected[start..]) {
            corrected.truncate(start);
            corrected.extend_from_slice(&text[game]);
        }
    }

    /// In the order of the text. `None` if something is too uncertain for any correction.
    fn edits(&self, text: &[u8], end: usize) -> Option<Vec<Edit>> {
        let wanted = !self.spellings.is_empty() || self.has_wrong_number || self.result.is_some();
        if !self.is_followed || self.is_broken || !wanted {
            return None;
        }
        let begin = usize::try_from(self.begin).ok()?;
        let tokens = Tokens::of(text.get(..end)?, begin, &self.moves)?;
        if ends_in_doubt(text, &tokens) || another_outcome_follows(text, end, &tokens) {
            return None;
        }
        let mut edits: Vec<Edit> = Vec::new();
        for (index, spelling) in &self.spellings {
            edits.push((tokens.moves.get(*index)?.clone(), spelling.clone()));
        }
        if self.has_wrong_number {
            edits.extend(self.numbers(&tokens));
        }
        edits.extend(self.result_edits(text, &tokens).into_iter().flatten());
        edits.sort_by_key(|(place, _)| place.start);
        Some(edits)
    }

    /// All wrong numbers of the game, or none if they may mean something else: the text has its own numbering, or a number
    /// without a move shows that moves are missing.
    fn numbers(&self, tokens: &Tokens) -> Vec<Edit> {
        let is_right = |number: &Number| {
            let (due, color) = self.due(number.before);
            number.value == due && (number.dots < 2 || color == Color::Black)
        };
        let trusted = if tokens.has_fen { 1 } else { tokens.numbers.len() };
        let wrong_at_end = tokens.numbers.iter().any(|number| number.before == tokens.moves.len() && !is_right(number));
        if wrong_at_end || !tokens.numbers.iter().take(trusted).any(is_right) {
            return Vec::new();
        }
        let wrong = tokens.numbers.iter().filter(|number| !is_right(number));
        wrong
            .map(|number| match self.due(number.before) {
                (due, Color::White) if number.dots >= 2 => {
                    (number.digits.start..number.digits.end + number.dots, format!("{due}."))
                }
                (due, _) => (number.digits.clone(), due.to_string()),
            })
            .collect()
    }

    /// The number of the next move after this many half-moves, and its player.
    fn due(&self, before: usize) -> (u32, Color) {
        let (first, color) = self.first;
        let index = before + usize::from(color == Some(Color::Black));
        let color = if index.is_multiple_of(2) { Color::White } else { Color::Black };
        (first.saturating_add(u32::try_from(index / 2).unwrap_or(u32::MAX)), color)
    }

    /// Result tag and outcome, both or neither.
    fn result_edits(&self, text: &[u8], tokens: &Tokens) -> Option<Vec<Edit>> {
        let result = self.result.filter(|_| !self.is_doubtful)?.as_str();
        let [tag] = &tokens.result_tags[..] else { return None };
        let outcome = tokens.outcome.clone()?;
        // `Qh4#*`: a longer outcome would merge with the word before it.
        let stands_apart = matches!(text[..outcome.start], [.., 0..=b' ' | b'}' | b')' | b'!' | b'?']);
        if !stands_apart {
            return None;
        }
        let places = [tag.clone(), outcome];
        // Other values, as for forfeits, say more than who won.
        if !places.iter().all(|place| is_outcome(&text[place.clone()])) {
            return None;
        }
        let wrong = places.into_iter().filter(|place| &text[place.clone()] != result.as_bytes());
        Some(wrong.map(|place| (place, result.to_owned())).collect())
    }
}

/// One of the four outcomes of PGN.
fn is_outcome(text: &[u8]) -> bool {
    matches!(text, b"1-0" | b"0-1" | b"1/2-1/2" | b"*")
}

/// Zeros at the very end may be castling, or a score that PGN has no token for.
fn ends_in_doubt(text: &[u8], tokens: &Tokens) -> bool {
    let ends_with_zeros = tokens.moves.last().is_some_and(|last| &text[last.clone()] == b"0-0");
    ends_with_zeros && (tokens.outcome.is_none() || tokens.result_tags.iter().any(|tag| &text[tag.clone()] == b"0-0"))
}

/// Whether there is something else on the line of the outcome, or another outcome below it.
fn another_outcome_follows(text: &[u8], end: usize, tokens: &Tokens) -> bool {
    let Some(outcome) = &tokens.outcome else { return false };
    let rest = text[end..].trim_ascii_start();
    let word = rest.iter().position(u8::is_ascii_whitespace).map_or(rest, |length| &rest[..length]);
    let same_line = !rest.is_empty() && memchr::memchr(b'\n', &text[outcome.end..text.len() - rest.len()]).is_none();
    same_line || is_outcome(word)
}

fn is_one_game(text: &[u8]) -> bool {
    let mut reader = Reader::new(text);
    // Reading from memory cannot fail.
    reader.skip_game().unwrap_or(false) && !reader.skip_game().unwrap_or(true)
}

/// Whether a sign for capture, check, mate or en passant beside a move is wrong. Then the writer saw another position or
/// another move than the board shows.
fn has_false_sign(before: &Position, m: Move, written: &[u8]) -> bool {
    let after = before.after(m);
    let checks = written.iter().filter(|&&byte| byte == b'+').count();
    let false_check = match checks {
        0 => false,
        1 => !after.is_check(),
        // `++` means double check to some, mate to others.
        _ => !after.checkers().many() && !after.is_checkmate(),
    };
    let false_mate = written.contains(&b'#') && !after.is_checkmate();
    let captures = m.captures(before).is_some();
    let says_capture = written.iter().any(|byte| matches!(byte, b'x' | b'X' | b':'))
        || memchr::memmem::find(written, "×".as_bytes()).is_some();
    // `e4-d5` says that nothing was captured.
    let says_none = written.contains(&b'-');
    let says_en_passant = [&b"ep"[..], b"e.p"].iter().any(|word| memchr::memmem::find(written, word).is_some());
    false_check
        || false_mate
        || says_capture && !captures
        || says_none && captures
        || says_en_passant && m.kind() != MoveKind::EnPassant
}

impl Judge {
    /// Records the correct notation of a move, if it is written differently. Only called if corrections are wanted.
    #[cold]
    #[inline(never)]
    pub(crate) fn spell(&mut self, before: &Position, m: Move, token: Token<'_>) {
        let ply = self.ply();
        let fix = self.fix_mut();
        if fix.moves.is_empty() {
            fix.first = (before.fullmoves(), Some(before.turn()));
        }
        let written = token.text();
        let signs = written.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let written = &written[..written.len() - signs];
        fix.moves.push((token.byte(), written.len()));
        // Every legal move arrives here, and no other.
        fix.is_broken |= fix.moves.len() as u64 != u64::from(ply);
        let spelling = write_san(before, m);
        if spelling.as_bytes() == written {
            return;
        }
        if has_false_sign(before, m, written) {
            fix.is_doubtful = true;
        } else {
            fix.spellings.push((fix.moves.len() - 1, spelling));
        }
    }
}
