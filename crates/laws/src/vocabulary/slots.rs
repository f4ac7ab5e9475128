//! What fills the gaps of phrases: squares, moves, times, scores, numbers, text, lists.

use std::str::FromStr;

use jadoube_board::{Breach, Color, Coordinates, Move, Position, Role, Setup, Square, Wing};
use jadoube_clock::{Instant, Millis, Rate, Sides};
use jadoube_lawbook::{Matter, Supervision};

use super::amounts::{read_amount, read_fen, read_score, read_time};
use super::text::{Expected, Place, Problem, ReadError, Words};
use super::written_move::{MovePattern, Unresolved};
use super::{Sample, Scene, Slot};
use crate::competition::points::{Award, Points};
use crate::event::Score;
use crate::ruling::{Answer, Asked, IrregularityQuestion, Outcome, Question};

/// Appends a word, after a blank if it is not the first.
pub(crate) fn write_word(line: &mut String, word: &str) {
    if !line.is_empty() && !word.is_empty() {
        line.push(' ');
    }
    line.push_str(word);
}

/// Appends what fills a gap, with the letters around it.
pub(crate) fn write_gap<S: Slot<T>, T>(line: &mut String, prefix: &str, value: &T, suffix: &str) {
    let mut written = prefix.to_owned();
    S::write(value, &mut written);
    written.push_str(suffix);
    write_word(line, &written);
}

/// A time as a clock shows it: `0:10:00`.
pub struct ClockTime;

/// Several values separated by `and` or commas: `a2, b2 and c2`.
pub struct Listed;

/// Text in quotation marks, or the rest of the line.
pub struct Quoted;

/// The rest of the line, if there is any.
pub struct Remainder;

/// Any piece, the king and the pawn included.
pub struct AnyRole;

/// Castling as a move: `O-O`.
pub struct CastlingMove;

/// A move on the board before the last one, which somebody repeats (Appendix D).
pub struct LastMove;

/// A move of the player whose sealed move is read (Guideline I).
pub struct SealedMove;

/// Parses the next word.
fn word<T>(words: &mut Words<'_>, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ReadError> {
    words.parse(expected, read)
}

impl Slot for Color {
    const EXPECTED: Expected = Expected::Color;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Color, ReadError> {
        word(words, Self::EXPECTED, |word| {
            Color::ALL.into_iter().find(|color| color.to_string() == word.to_lowercase())
        })
    }

    fn write(value: &Color, line: &mut String) {
        line.push_str(value.pick("white", "black"));
    }
}

impl Slot for Square {
    const EXPECTED: Expected = Expected::Square;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Square, ReadError> {
        let lenient = words.is_lenient();
        word(words, Self::EXPECTED, |word| if lenient { word.to_lowercase().parse().ok() } else { word.parse().ok() })
    }

    fn write(value: &Square, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

/// What can be put on the board: a promotion piece, or the king that was taken off to castle by hand.
impl Slot for Role {
    const EXPECTED: Expected = Expected::Promotion;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Role, ReadError> {
        word(words, Self::EXPECTED, |word| {
            let mut placed = Role::PROMOTIONS.into_iter().chain([Role::King]);
            placed.find(|role| role.to_string() == word.to_lowercase())
        })
    }

    fn write(value: &Role, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

impl Slot<Role> for AnyRole {
    const EXPECTED: Expected = Expected::Promotion;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Role, ReadError> {
        word(words, Self::EXPECTED, |word| Role::ALL.into_iter().find(|role| role.to_string() == word))
    }

    fn write(value: &Role, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

/// `short` and `long`.
impl Slot for Wing {
    const EXPECTED: Expected = Expected::Wing;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Wing, ReadError> {
        let lenient = words.is_lenient();
        let written = |word: &str| if lenient { word.to_lowercase() } else { word.to_owned() };
        word(words, Self::EXPECTED, |word| match written(word).as_str() {
            "short" => Some(Wing::King),
            "long" => Some(Wing::Queen),
            _ => None,
        })
    }

    fn write(value: &Wing, line: &mut String) {
        line.push_str(match value {
            Wing::King => "short",
            Wing::Queen => "long",
        });
    }
}

impl Slot for Points {
    const EXPECTED: Expected = Expected::Points;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Points, ReadError> {
        word(words, Self::EXPECTED, |word| word.parse().ok())
    }

    fn write(value: &Points, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

macro_rules! numbers {
    ($($type:ty),*) => {
        $(impl Slot for $type {
            const EXPECTED: Expected = Expected::Number;

            fn read(words: &mut Words<'_>, _: &Scene) -> Result<$type, ReadError> {
                words.parse(Expected::Number, |word| word.parse().ok())
            }

            fn write(value: &$type, line: &mut String) {
                line.push_str(&value.to_string());
            }
        }

        impl Sample for $type {
            fn samples() -> Vec<$type> {
                vec![2, 0]
            }
        })*
    };
}

numbers!(u8, u16, u32, u64);

/// `m:ss` or `h:mm:ss`.
impl Slot for Millis {
    const EXPECTED: Expected = Expected::Amount;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Millis, ReadError> {
        words.parse(Expected::Amount, read_amount)
    }

    fn write(value: &Millis, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

/// When typing, the hours may be omitted: `5:00`.
impl Slot<Millis> for ClockTime {
    const EXPECTED: Expected = Expected::Time;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Millis, ReadError> {
        if words.is_lenient() {
            return Millis::read(words, scene);
        }
        words.parse(Expected::Time, read_time)
    }

    fn write(value: &Millis, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

impl Slot for Instant {
    const EXPECTED: Expected = Expected::Time;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Instant, ReadError> {
        <ClockTime as Slot<Millis>>::read(words, scene).map(|time| Instant(time.0))
    }

    fn write(value: &Instant, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

impl Slot for Score {
    const EXPECTED: Expected = Expected::Score;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Score, ReadError> {
        words.parse(Expected::Score, read_score)
    }

    fn write(value: &Score, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

/// The rest of the line, as written.
impl Slot for String {
    const EXPECTED: Expected = Expected::Text;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<String, ReadError> {
        let start = *words;
        let text = words.rest();
        if text.is_empty() { Err(start.error(Self::EXPECTED)) } else { Ok(text.to_owned()) }
    }

    fn write(value: &String, line: &mut String) {
        line.push_str(value);
    }
}

impl Slot<String> for Remainder {
    const EXPECTED: Expected = Expected::Text;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<String, ReadError> {
        Ok(words.rest().to_owned())
    }

    fn write(value: &String, line: &mut String) {
        line.push_str(value);
    }
}

impl Slot<String> for Quoted {
    const EXPECTED: Expected = Expected::Text;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<String, ReadError> {
        if let Some((text, _)) = words.ahead().strip_prefix('"').and_then(|text| text.split_once('"')) {
            words.skip(text.len() + 2);
            return Ok(text.to_owned());
        }
        String::read(words, scene)
    }

    fn write(value: &String, line: &mut String) {
        line.push('"');
        line.push_str(value);
        line.push('"');
    }
}

/// When typing, the separators may be omitted: `a2 b2`.
impl<T: Slot> Slot<Vec<T>> for Listed {
    const EXPECTED: Expected = T::EXPECTED;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Vec<T>, ReadError> {
        let mut all = vec![T::read(words, scene)?];
        loop {
            if words.eat(",") || words.eat("and") {
                all.push(T::read(words, scene)?);
                continue;
            }
            let mut ahead = *words;
            if !words.is_lenient() {
                return Ok(all);
            }
            let Ok(next) = T::read(&mut ahead, scene) else { return Ok(all) };
            *words = ahead;
            all.push(next);
        }
    }

    fn write(value: &Vec<T>, line: &mut String) {
        for (index, item) in value.iter().enumerate() {
            line.push_str(match index {
                0 => "",
                last if last + 1 == value.len() => " and ",
                _ => ", ",
            });
            let mut written = String::new();
            T::write(item, &mut written);
            line.push_str(&written);
        }
    }
}

/// A value that is present: another form has `None`.
impl<T: Slot> Slot for Option<T> {
    const EXPECTED: Expected = T::EXPECTED;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Option<T>, ReadError> {
        T::read(words, scene).map(Some)
    }

    fn write(value: &Option<T>, line: &mut String) {
        if let Some(value) = value {
            T::write(value, line);
        }
    }
}

impl Slot for Setup {
    const EXPECTED: Expected = Expected::Fen;

    fn read(words: &mut Words<'_>, _: &Scene) -> Result<Setup, ReadError> {
        read_fen(words)
    }

    fn write(value: &Setup, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

/// A move, read on this board; without one any well-formed move is accepted.
fn read_move(
    words: &mut Words<'_>,
    scene: &Scene,
    board: Option<&Setup>,
    castling: bool,
) -> Result<Coordinates, ReadError> {
    let (place, text) = (words.place(), words.peek().unwrap_or_default().to_owned());
    let pattern = words.parse(Expected::Move, |word| {
        MovePattern::from_str(word).ok().filter(|pattern| castling || !matches!(pattern, MovePattern::Castles(_)))
    })?;
    eat_en_passant(words);
    scene.moves.borrow_mut().push(pattern);
    resolve(pattern, board, place, text)
}

/// Appendix C lets a player write `e.p.` after a capture en passant, which the squares already show.
pub fn eat_en_passant(words: &mut Words<'_>) {
    let _ = words.eat("e.p.") || words.eat("ep");
}

fn resolve(pattern: MovePattern, board: Option<&Setup>, place: Place, text: String) -> Result<Coordinates, ReadError> {
    let Some(board) = board else {
        return Ok(pattern.squares().unwrap_or(Coordinates { from: Square::A1, to: Square::A1, promotion: None }));
    };
    pattern.on(board).map_err(|why| {
        let problem = match why {
            Unresolved::None => Problem::NoMove(text),
            Unresolved::Several => Problem::SeveralMoves(text),
        };
        ReadError { place, problem }
    })
}

fn write_move(value: &Coordinates, line: &mut String) {
    let Coordinates { from, to, promotion } = value;
    line.push_str(&format!("{from}-{to}"));
    if let Some(role) = promotion {
        line.push('=');
        line.push(role.to_char().to_ascii_uppercase());
    }
}

impl Slot for Coordinates {
    const EXPECTED: Expected = Expected::Move;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Coordinates, ReadError> {
        read_move(words, scene, scene.board.as_ref(), false)
    }

    fn write(value: &Coordinates, line: &mut String) {
        write_move(value, line);
    }
}

impl Slot<Coordinates> for SealedMove {
    const EXPECTED: Expected = Expected::Move;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Coordinates, ReadError> {
        read_move(words, scene, scene.sealed_on.as_ref(), true)
    }

    fn write(value: &Coordinates, line: &mut String) {
        write_move(value, line);
    }
}

/// Castling is the king's move here, as the opponent announced it.
impl Slot<Coordinates> for LastMove {
    const EXPECTED: Expected = Expected::Move;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Coordinates, ReadError> {
        let (place, text) = (words.place(), words.peek().unwrap_or_default().to_owned());
        let pattern = words.parse(Expected::Move, |word| MovePattern::from_str(word).ok())?;
        eat_en_passant(words);
        scene.moves.borrow_mut().push(pattern);
        if let (MovePattern::Castles(wing), Some(board)) = (pattern, &scene.before_last)
            && let Ok(m) = board.judge_castling(wing)
        {
            return Ok(Coordinates { from: m.from(), to: m.to(), promotion: None });
        }
        resolve(pattern, scene.before_last.as_ref(), place, text)
    }

    fn write(value: &Coordinates, line: &mut String) {
        write_move(value, line);
    }
}

impl Slot<Wing> for CastlingMove {
    const EXPECTED: Expected = Expected::Move;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Wing, ReadError> {
        let wing = words.parse(Expected::Move, |word| match MovePattern::from_str(word) {
            Ok(MovePattern::Castles(wing)) => Some(wing),
            _ => None,
        })?;
        scene.moves.borrow_mut().push(MovePattern::Castles(wing));
        Ok(wing)
    }

    fn write(value: &Wing, line: &mut String) {
        line.push_str(&value.to_string());
    }
}

macro_rules! samples {
    ($($type:ty => $samples:expr;)*) => {
        $(impl Sample for $type {
            fn samples() -> Vec<$type> {
                $samples
            }
        })*
    };
}

samples! {
    Color => Color::ALL.to_vec();
    Square => vec![Square::E2, Square::D5];
    Role => vec![Role::Queen, Role::Knight, Role::King];
    Wing => vec![Wing::King, Wing::Queen];
    bool => vec![true, false];
    Millis => vec![Millis::from_minutes(2), Millis::from_seconds(5_400)];
    Instant => vec![Instant(60_000)];
    Score => vec![Score::WHITE_WINS, Score::DRAW];
    String => vec!["7.1".to_owned()];
    Setup => vec![Position::standard().into()];
    Coordinates => vec![
        Coordinates { from: Square::G1, to: Square::F3, promotion: None },
        Coordinates { from: Square::A7, to: Square::A8, promotion: Some(Role::Queen) },
    ];
    Move => Position::standard().legal_moves().into_iter().take(2).collect();
    Breach => vec![Breach::NoPiece(Square::E4)];
    Rate => vec![Rate::Blitz, Rate::Rapid, Rate::Standard];
    Points => vec![Points { halves: 1 }];
    Award => vec![Award { white: Points::whole(1), black: Points { halves: 0 } }];
    Sides<Millis> => vec![Sides { white: Millis::from_minutes(5), black: Millis::from_minutes(4) }];
    Sides<u16> => vec![Sides { white: 40, black: 39 }];
    Outcome => vec![Outcome { score: Score::DRAW, reason: Matter::Agreement, at: Instant(0) }];
    Question => vec![Question { number: 0, about: Asked::Irregularity(IrregularityQuestion::Times), answers: vec![Answer::Yes, Answer::No] }];
    Supervision => vec![Supervision::Full, Supervision::Reduced];
}

impl<T: Sample> Sample for Option<T> {
    fn samples() -> Vec<Option<T>> {
        std::iter::once(None).chain(T::samples().into_iter().map(Some)).collect()
    }
}

/// All of them together.
impl<T: Sample> Sample for Vec<T> {
    fn samples() -> Vec<Vec<T>> {
        vec![T::samples()]
    }
}
