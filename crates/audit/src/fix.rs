//! Corrections that are certain: moves as PGN spells them, their numbers, and the result that the board shows.
//!
//! A game whose moves are not all legal, or whose text is not closed, is left alone, byte for byte, and so is everything in
//! a game that is not wrong.

use jadoube_board::{Move, Position};
use jadoube_notation::pgn::{Outcome, Token};
use jadoube_notation::write_san;

use crate::judge::Judge;

/// What can be corrected in one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fix {
    /// All moves are legal, so that the corrections hold.
    is_certain: bool,
    /// Where a move stands, how long it is, and how it should be written.
    spellings: Vec<(u64, usize, String)>,
    /// Where each move with a wrong number before it stands, and the right number.
    numbers: Vec<(u64, u32)>,
    /// The ply before which the number is wrong.
    wrong_number: Option<(u32, u32)>,
    result: Option<Outcome>,
}

impl Fix {
    pub(crate) fn clear(&mut self) {
        self.is_certain = false;
        self.spellings.clear();
        self.numbers.clear();
        self.wrong_number = None;
        self.result = None;
    }

    pub(crate) fn number(&mut self, ply: u32, expected: u32) {
        self.wrong_number = Some((ply, expected));
    }

    pub(crate) fn certain(&mut self, result: Option<Outcome>) {
        self.is_certain = true;
        self.result = result;
    }

    /// The game with the corrections made. `text` is the game as it stands, beginning at `start` of the stream.
    pub fn apply(&self, text: &[u8], start: u64) -> Vec<u8> {
        if !self.is_certain {
            return text.to_vec();
        }
        let mut edits: Vec<(usize, usize, String)> = Vec::new();
        let within = |byte: u64| usize::try_from(byte.checked_sub(start)?).ok().filter(|at| *at <= text.len());
        for (byte, length, spelling) in &self.spellings {
            if let Some(at) = within(*byte).filter(|at| at + length <= text.len()) {
                edits.push((at, at + length, spelling.clone()));
            }
        }
        for (byte, number) in &self.numbers {
            if let Some((from, to)) = within(*byte).and_then(|at| number_before(text, at)) {
                edits.push((from, to, number.to_string()));
            }
        }
        if let Some(result) = self.result {
            if let Some((from, to)) = result_tag(text) {
                edits.push((from, to, result.as_str().to_owned()));
            }
            if let Some((from, to)) = outcome_token(text) {
                edits.push((from, to, result.as_str().to_owned()));
            }
        }
        edits.sort();
        let mut corrected = Vec::with_capacity(text.len() + 16);
        let mut at = 0;
        for (from, to, replacement) in edits {
            if from < at {
                continue;
            }
            corrected.extend_from_slice(&text[at..from]);
            corrected.extend_from_slice(replacement.as_bytes());
            at = to;
        }
        corrected.extend_from_slice(&text[at..]);
        corrected
    }
}

/// The digits of the move number right before a move.
fn number_before(text: &[u8], at: usize) -> Option<(usize, usize)> {
    let back =
        |from: usize, keep: fn(&u8) -> bool| from - text[..from].iter().rev().take_while(|byte| keep(byte)).count();
    let dots = back(back(at, u8::is_ascii_whitespace), |byte| *byte == b'.');
    let digits = back(dots, u8::is_ascii_digit);
    (digits < dots).then_some((digits, dots))
}

/// The value of the Result tag.
fn result_tag(text: &[u8]) -> Option<(usize, usize)> {
    const HEAD: &[u8] = b"[Result \"";
    let from = memchr::memmem::find(text, HEAD)? + HEAD.len();
    let length = memchr::memchr2(b'"', b'\n', &text[from..])?;
    (text[from + length] == b'"').then_some((from, from + length))
}

/// The outcome at the very end of the moves.
fn outcome_token(text: &[u8]) -> Option<(usize, usize)> {
    let end = text.trim_ascii_end().len();
    let from = end - text[..end].iter().rev().take_while(|byte| !byte.is_ascii_whitespace()).count();
    let token = std::str::from_utf8(&text[from..end]).ok()?;
    Outcome::read(token).map(|_| (from, end))
}

impl Judge {
    /// Keeps how a move should be written, if it is written otherwise. Only reached when corrections are wanted.
    #[cold]
    #[inline(never)]
    pub(crate) fn spell(&mut self, before: &Position, m: Move, token: Token<'_>) {
        let written = token.text();
        let signs = written.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let written = &written[..written.len() - signs];
        let spelling = write_san(before, m);
        let byte = token.place().byte;
        let ply = self.ply();
        let fix = self.fix_mut();
        if let Some((due, number)) = fix.wrong_number.take()
            && due == ply
        {
            fix.numbers.push((byte, number));
        }
        if spelling.as_bytes() != written {
            fix.spellings.push((byte, written.len(), spelling));
        }
    }
}
