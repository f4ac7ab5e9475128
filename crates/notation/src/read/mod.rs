//! Moves as people write them, in any language, tolerantly; and why a text is not a legal move.

mod explain;
mod grammar;
pub(crate) mod text;

use jadoube_board::{Bitboard, Coordinates, Move, Position, Rank, Role, Square};

use crate::Language;
use crate::error::{Expected, ReadError};
use crate::resolve::{Unresolved, resolve};
use crate::style::{Form, Style};
use crate::write::write;
use grammar::{Failure, Meaning};
pub(crate) use grammar::{Hint, What};
#[cfg(feature = "texts")]
use text::Licence;
use text::Text;

/// What a written move says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The move.
    pub played: Move,
    /// Whether `(=)` stands by it, the offer of a draw (C.12; C.13 in 2009).
    pub draw_offer: bool,
}

/// The legal move that a text means.
///
/// Any of the forms that [`crate::write()`] knows is understood, with the piece letters of `language` or figurines, and
/// what people make of them: dashes of every kind, zeros and letters in castling, blanks, superfluous or missing signs
/// of capture and check, `e.p.`, exclamation and question marks, promotion as `=Q`, `(Q)`, `/Q` or `Q`, small letters
/// for pieces where nothing else can be meant, the number of the move before it, `(=)` after it.
///
/// ```
/// use jadoube_board::{Position, Square};
/// use jadoube_notation::{read, Language};
/// let start = Position::standard();
/// let hungarian = Language::find("hu").unwrap();
/// assert_eq!(read(&start, "1. Hg1–f3!", hungarian).unwrap().played.to(), Square::F3);
///
/// let error = read(&start, "Fb5", hungarian).unwrap_err();
/// assert_eq!(error.to_string(), "bishop f1–b5: the white pawn on e2 is in the way");
/// ```
pub fn read(position: &Position, text: &str, language: Language) -> Result<Reading, ReadError> {
    let text = Text::new(text);
    if text.len() == 0 {
        return Err(ReadError::Empty);
    }
    let meanings = grammar::meanings(&text, language).map_err(|failure| unreadable(&text, failure))?;
    match weigh(position, &meanings) {
        Verdict::One(reading) => Ok(reading),
        Verdict::None => Err(explain::no_move(position, &meanings, language)),
        Verdict::Ambiguous(meaning) => Err(explain::ambiguous(position, &meaning, language)),
        Verdict::Several(moves) => {
            let form = Form::Algebraic(Style::long(language));
            Err(ReadError::Unclear { choices: moves.iter().map(|&m| write(position, m, &form)).collect() })
        }
    }
}

/// Whether a text is read as this move.
pub(crate) fn means(position: &Position, text: &str, language: Language, m: Move) -> bool {
    let meanings = grammar::meanings(&Text::new(text), language).unwrap_or_default();
    matches!(weigh(position, &meanings), Verdict::One(reading) if reading.played == m)
}

/// What the position makes of the readings.
enum Verdict {
    One(Reading),
    None,
    /// One reading that fits several pieces.
    Ambiguous(Meaning),
    /// Readings that fit different moves.
    Several(Vec<Move>),
}

fn weigh(position: &Position, meanings: &[Meaning]) -> Verdict {
    let mut found: Vec<Reading> = Vec::new();
    let mut ambiguous = None;
    let mut licence = None;
    for meaning in meanings {
        // A regular reading that fits leaves no room for an irregular one.
        if licence.is_some_and(|licence| meaning.licence > licence) {
            break;
        }
        match moves(position, meaning) {
            Ok(played) => {
                licence = Some(meaning.licence);
                if found.iter().all(|reading| reading.played != played) {
                    found.push(Reading { played, draw_offer: meaning.draw_offer });
                }
            }
            Err(Unresolved::Ambiguous) => {
                licence = Some(meaning.licence);
                ambiguous = ambiguous.or(Some(*meaning));
            }
            Err(Unresolved::NoMove) => {}
        }
    }
    match (found.as_slice(), ambiguous) {
        ([reading], _) => Verdict::One(*reading),
        ([], Some(meaning)) => Verdict::Ambiguous(meaning),
        ([], None) => Verdict::None,
        (several, _) => Verdict::Several(several.iter().map(|reading| reading.played).collect()),
    }
}

/// The legal move that a description means, wherever the description comes from.
#[cfg(feature = "texts")]
pub(crate) fn settle(position: &Position, what: What, language: Language) -> Result<Move, ReadError> {
    let meaning = Meaning { what, licence: Licence::None, draw_offer: false };
    moves(position, &meaning).map_err(|unresolved| match unresolved {
        Unresolved::Ambiguous => explain::ambiguous(position, &meaning, language),
        Unresolved::NoMove => explain::no_move(position, &[meaning], language),
    })
}

/// The move that a reading means here.
fn moves(position: &Position, meaning: &Meaning) -> Result<Move, Unresolved> {
    match meaning.what {
        What::Castling(wing) => position.judge_castling(wing).map_err(|_| Unresolved::NoMove),
        What::Squares { from, to, promotion } => {
            position.judge(Coordinates { from, to, promotion }).map_err(|_| Unresolved::NoMove)
        }
        What::Files { from, to, promotion } => {
            let on = |rank| resolve(position, Role::Pawn, Bitboard::of_file(from), Square::new(to, rank), promotion);
            let mut captures = Rank::ALL.into_iter().filter_map(|rank| on(rank).ok());
            let first = captures.next().ok_or(Unresolved::NoMove)?;
            if captures.next().is_some() { Err(Unresolved::Ambiguous) } else { Ok(first) }
        }
        What::Piece { role: Role::King, from: Hint::Square(from), to, promotion, .. } => {
            // The king's long form may be castling: Ke1-g1.
            let king = position.king(position.turn()) == from;
            let judged = position.judge(Coordinates { from, to, promotion });
            judged.ok().filter(|_| king).ok_or(Unresolved::NoMove)
        }
        What::Piece { role, from, captures, to, promotion } => {
            resolve(position, role, origin(role, from, captures, to), to, promotion)
        }
    }
}

/// Where the piece can come from, as far as the writing says. A pawn that captures comes from some other file.
fn origin(role: Role, from: Hint, captures: bool, to: Square) -> Bitboard {
    match (role, from) {
        (Role::Pawn, Hint::Nothing) if captures => !Bitboard::of_file(to.file()),
        _ => from.squares(),
    }
}

fn unreadable(text: &Text, failure: Failure) -> ReadError {
    let Failure { index, expected } = failure;
    match text.at(index) {
        Some(found) => ReadError::Unexpected { column: text.column(index), found: found.to_string(), expected },
        None if expected == Expected::Move => ReadError::Empty,
        None => ReadError::Unfinished(expected),
    }
}
