//! What a written move can mean, before the position is asked.

use jadoube_board::{Bitboard, File, Rank, Role, Square, Wing};

use super::text::{self, Licence, Text};
use crate::Language;
use crate::error::Expected;

/// One way to understand the writing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Meaning {
    pub(crate) what: What,
    pub(crate) licence: Licence,
    pub(crate) draw_offer: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Castling(Wing),
    /// Two squares without a piece: of a pawn in the long form, of any piece in UCI and ICCF.
    Squares {
        from: Square,
        to: Square,
        promotion: Option<Role>,
    },
    Piece {
        role: Role,
        from: Hint,
        captures: bool,
        to: Square,
        promotion: Option<Role>,
    },
    /// `ed`: a pawn's capture with nothing but the two files.
    Files {
        from: File,
        to: File,
        promotion: Option<Role>,
    },
}

/// What the writing says about the square left.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hint {
    Nothing,
    File(File),
    Rank(Rank),
    Square(Square),
}

impl Hint {
    pub(crate) fn squares(self) -> Bitboard {
        match self {
            Hint::Nothing => Bitboard::ALL,
            Hint::File(file) => Bitboard::of_file(file),
            Hint::Rank(rank) => Bitboard::of_rank(rank),
            Hint::Square(square) => square.into(),
        }
    }
}

/// What stands before the square reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sign {
    None,
    Dash,
    Capture,
}

/// Where reading failed after getting farthest.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) index: usize,
    pub(crate) expected: Expected,
}

pub(crate) struct Grammar<'a> {
    text: &'a Text,
    language: Language,
    meanings: Vec<Meaning>,
    failure: Failure,
}

/// Everything that the text can mean, or where it stops making sense.
pub(crate) fn meanings(text: &Text, language: Language) -> Result<Vec<Meaning>, Failure> {
    let start = text.after_number();
    let failure = Failure { index: start, expected: Expected::Move };
    let mut grammar = Grammar { text, language, meanings: Vec::new(), failure };
    grammar.castling(start);
    grammar.numeric(start);
    grammar.piece_moves(start);
    if grammar.meanings.is_empty() {
        return Err(grammar.failure);
    }
    grammar.meanings.sort_by_key(|meaning| meaning.licence);
    Ok(grammar.meanings)
}

impl Grammar<'_> {
    fn fail(&mut self, index: usize, expected: Expected) {
        // Of two things expected at one place the one that the writer began is told.
        let telling = |expected| match expected {
            Expected::Promotion => 2,
            Expected::End => 1,
            _ => 0,
        };
        let before = &self.failure;
        if (index, telling(expected)) > (before.index, telling(before.expected)) {
            self.failure = Failure { index, expected };
        }
    }

    /// Takes the meaning if nothing but marks follows.
    fn conclude(&mut self, index: usize, what: What, licence: Licence) {
        match self.marks(index) {
            Ok(draw_offer) => {
                let meaning = Meaning { what, licence, draw_offer };
                if !self.meanings.contains(&meaning) {
                    self.meanings.push(meaning);
                }
            }
            Err(index) => self.fail(index, Expected::End),
        }
    }

    /// `0-0` and `0-0-0` with zeros, letters and dashes of any kind, or without the dashes.
    fn castling(&mut self, start: usize) {
        let zero = |index| self.text.at(index).is_some_and(text::is_zero);
        let dash = |index| self.text.at(index).is_some_and(text::is_dash);
        let next = |index| {
            let index = if dash(index) { index + 1 } else { index };
            zero(index).then_some(index + 1)
        };
        if !zero(start) {
            return;
        }
        let Some(second) = next(start + 1) else { return };
        match next(second) {
            Some(third) => self.conclude(third, What::Castling(Wing::Queen), Licence::None),
            None => self.conclude(second, What::Castling(Wing::King), Licence::None),
        }
    }

    /// ICCF: two digits for each square and one for the promotion.
    fn numeric(&mut self, start: usize) {
        let digit = |index| self.text.at(index).and_then(text::rank).map(Rank::index);
        let square = |index| {
            let file = digit(index).and_then(File::from_index)?;
            let rank = digit(index + 1).and_then(Rank::from_index)?;
            Some(Square::new(file, rank))
        };
        let after_dash = |index| if self.text.at(index).is_some_and(text::is_dash) { index + 1 } else { index };
        let Some(from) = square(start) else { return };
        let second = after_dash(start + 2);
        let Some(to) = square(second) else { return };
        let promotion = digit(second + 2).and_then(|index| Role::PROMOTIONS.get(index).copied());
        let end = second + 2 + usize::from(promotion.is_some());
        self.conclude(end, What::Squares { from, to, promotion }, Licence::None);
    }

    fn piece_moves(&mut self, start: usize) {
        let symbols = text::symbols(self.text, start, self.language);
        let names_piece = symbols.iter().any(|&(_, _, licence)| licence == Licence::None);
        for (role, end, licence) in symbols {
            self.squares(end, Some(role), licence);
        }
        // Who writes Bb3 means a bishop, and not the pawn on b2 because the bishop cannot go there.
        let first = self.text.at(start).and_then(|letter| text::file(letter, self.language));
        if !(names_piece && matches!(first, Some((_, Licence::Taken)))) {
            self.squares(start, None, Licence::None);
        }
    }

    /// The square left, as far as it is written, a sign, the square reached, and a promotion.
    fn squares(&mut self, start: usize, role: Option<Role>, licence: Licence) {
        let file = |index| self.text.at(index).and_then(|letter| text::file(letter, self.language));
        let rank = |index| self.text.at(index).and_then(text::rank);
        let mut hints = vec![(Hint::Nothing, start, licence)];
        if let Some((file, taken)) = file(start) {
            hints.push((Hint::File(file), start + 1, licence.max(taken)));
            if let Some(rank) = rank(start + 1) {
                hints.push((Hint::Square(Square::new(file, rank)), start + 2, licence.max(taken)));
            }
        }
        if let Some(rank) = rank(start) {
            hints.push((Hint::Rank(rank), start + 1, licence));
        }
        for (hint, index, licence) in hints {
            self.target(index, role, hint, Sign::None, licence);
            let Some(sign) = self.text.at(index) else { continue };
            if let Some(taken) = text::capture(sign, self.language) {
                // A pawn that captures should say its file (C.9).
                let taken = if role.is_none() && hint == Hint::Nothing { Licence::Taken } else { taken };
                self.target(index + 1, role, hint, Sign::Capture, licence.max(taken));
            } else if text::is_dash(sign) {
                self.target(index + 1, role, hint, Sign::Dash, licence);
            }
        }
    }

    fn target(&mut self, index: usize, role: Option<Role>, from: Hint, sign: Sign, licence: Licence) {
        let captures = sign == Sign::Capture;
        let Some((file, taken)) = self.text.at(index).and_then(|letter| text::file(letter, self.language)) else {
            let start_of_move = role.is_none() && from == Hint::Nothing && !captures;
            self.fail(index, if start_of_move { Expected::Move } else { Expected::Square });
            return;
        };
        let Some(rank) = self.text.at(index + 1).and_then(text::rank) else {
            self.fail(index + 1, Expected::Rank);
            match (role, from) {
                (None, Hint::File(from)) if from.index().abs_diff(file.index()) == 1 => {
                    let what = |promotion| What::Files { from, to: file, promotion };
                    self.conclude(index + 1, what(None), Licence::Taken);
                    self.promotion(index + 1, what, Licence::Taken);
                }
                _ => {}
            }
            return;
        };
        let to = Square::new(file, rank);
        let licence = licence.max(taken);
        let what = |promotion| match (role, from) {
            (None, Hint::Square(from)) => What::Squares { from, to, promotion },
            _ => What::Piece { role: role.unwrap_or(Role::Pawn), from, captures, to, promotion },
        };
        let end = index + 2;
        self.conclude(end, what(None), licence);
        // Marks of programs come first: a small letter right after two squares is UCI in any language, if nothing stands
        // between the squares.
        if let (None, Hint::Square(_), Sign::None, Some(letter @ ('q' | 'r' | 'b' | 'n'))) =
            (role, from, sign, self.text.at(end))
        {
            self.conclude(end + 1, what(Role::from_char(letter)), licence);
            if self.marks(end + 1).is_ok() {
                return;
            }
        }
        if role.is_none_or(|role| role == Role::Pawn) {
            self.promotion(end, what, licence);
        }
    }

    /// `Q`, `=Q`, `(Q)`, `/Q` and the like, in the letters of the language.
    fn promotion(&mut self, index: usize, what: impl Fn(Option<Role>) -> What, licence: Licence) {
        let (symbol, bracket, sign) = match self.text.at(index) {
            Some('(' | '[') => (index + 1, true, true),
            Some('=' | '/' | ':' | '>' | '*') => match self.text.at(index + 1) {
                Some('(') => (index + 2, true, true),
                _ => (index + 1, false, true),
            },
            Some(dash) if text::is_dash(dash) => (index + 1, false, true),
            _ => (index, false, false),
        };
        let symbols = text::symbols(self.text, symbol, self.language);
        if symbols.is_empty() && sign && self.text.at(symbol).is_some_and(char::is_alphanumeric) {
            self.fail(symbol, Expected::Promotion);
        }
        for (role, end, taken) in symbols {
            let end = match self.text.at(end) {
                Some(')' | ']') if bracket => end + 1,
                _ => end,
            };
            self.conclude(end, what(Some(role)), licence.max(taken));
        }
    }

    /// Whether only marks follow, and whether the offer of a draw is one of them; or else where something else stands.
    fn marks(&self, start: usize) -> Result<bool, usize> {
        const EN_PASSANT: [&str; 8] = ["(e.p.)", "(ep)", "e.p.", "e.p", "ep.", "ep", "е.п.", "е.п"];
        const WORDS: [&str; 6] = ["mate", "matt", "mat", "ch.", "ch", "ματ"];
        let mut index = start;
        let mut draw_offer = false;
        while let Some(mark) = self.text.at(index) {
            let word = EN_PASSANT.iter().chain(&WORDS).find_map(|word| self.text.skip(index, word));
            index = if let Some(end) = word {
                end
            } else if let Some(end) = self.text.skip(index, "(=)").or(self.text.skip(index, "=")) {
                draw_offer = true;
                end
            } else if mark == '+' {
                // The Serbian translation of the Laws has the number of a footnote there.
                let footnote = self.text.at(index + 1).is_some_and(|next| next.is_ascii_digit());
                index + 1 + usize::from(footnote)
            } else if matches!(
                mark,
                '#' | '!' | '?' | ':' | '†' | '‡' | '≠' | '.' | ',' | ';' | '⁇' | '‼' | '⁉' | '⁈' | '□'
            ) {
                index + 1
            } else {
                return Err(index);
            };
        }
        Ok(draw_offer)
    }
}
