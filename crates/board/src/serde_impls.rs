//! Serde, with the feature `serde`: every type as people write it, so that stored games and events can be read without
//! this crate, and so that nothing can be read that is not a value of the type.
//!
//! | type | written as |
//! |---|---|
//! | [`Color`], [`Role`] | `"white"`, `"knight"` |
//! | [`File`], [`Rank`], [`Square`] | `"e"`, `"4"`, `"e4"` |
//! | [`Piece`] | its FEN letter, `"N"` or `"n"` |
//! | [`Wing`] | `"0-0"`, `"0-0-0"` |
//! | [`Board`] | the first field of a FEN |
//! | [`Setup`], [`Position`] | a FEN, castling rights as X-FEN has them; a position is checked when read |
//! | [`Bitboard`], [`Castling`] | a list of squares in their order; not a number, which JSON readers round beyond 2^53 |
//! | [`Coordinates`] | as UCI writes moves, `"e7e8q"` |
//! | [`Move`] | see below |
//! | [`ArrayNumber`] | the number |
//!
//! A [`Move`] is the letter of what moves (`P` for a pawn), the square left, the square reached and what is special about
//! the move, if anything: `"Ng1f3"`, `"Pe2e4"`, `"Pe7e8=Q"`, `"Pe5d6 e.p."`, `"Ke1g1 0-0"`. This says all that a move
//! holds, without a position; that it is legal somewhere is not checked when it is read, only that such a piece goes
//! so on an empty board.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    ArrayNumber, Bitboard, Board, Castling, Color, Coordinates, File, Move, MoveKind, Piece, Position, Rank, Role,
    Setup, Square, Wing, attacks,
};

/// Reads a string with `read`; `expected` says what it should have been.
struct Text<T> {
    expected: &'static str,
    read: fn(&str) -> Option<T>,
}

impl<T> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.read)(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self.expected))
    }
}

/// Like [`Text`], with the error that `FromStr` gives.
struct Parsed<T>(&'static str, core::marker::PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Parsed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// The one character of a text.
fn letter(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

/// `Serialize` by a displayable value, `Deserialize` by a function from text.
macro_rules! as_text {
    ($type:ty, $expected:literal, |$value:ident| $write:expr, $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                serializer.collect_str(&$write)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(Text { expected: $expected, read: $read })
            }
        }
    };
}

/// `Serialize` as a FEN, `Deserialize` with the error of reading one.
macro_rules! as_fen {
    ($type:ty, $expected:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.fen())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(Parsed($expected, core::marker::PhantomData))
            }
        }
    };
}

as_text!(Color, "`white` or `black`", |color| color, |text| {
    Color::ALL.into_iter().find(|color| color.to_string() == text)
});
as_text!(Role, "`pawn`, `knight`, `bishop`, `rook`, `queen` or `king`", |role| role, |text| {
    Role::ALL.into_iter().find(|role| role.to_string() == text)
});
as_text!(Wing, "`0-0` or `0-0-0`", |wing| wing, |text| { Wing::ALL.into_iter().find(|wing| wing.to_string() == text) });
as_text!(File, "a letter from `a` to `h`", |file| file, |text| letter(text).and_then(File::from_char));
as_text!(Rank, "a digit from `1` to `8`", |rank| rank, |text| letter(text).and_then(Rank::from_char));
as_text!(Square, "a square from `a1` to `h8`", |square| square, |text| text.parse().ok());
as_text!(Piece, "a piece letter, PNBRQK or pnbrqk", |piece| piece.to_char(), |text| {
    letter(text).and_then(Piece::from_char)
});
as_text!(Coordinates, "two squares and perhaps a promotion letter, as `e7e8q`", |played| played, read_coordinates);
as_text!(Move, "a piece letter, two squares and what is special, as `Ng1f3`, `Pe7e8=Q`", |m| MoveText(*m), read_move);
as_text!(Board, "the pieces as the first field of a FEN has them", |board| BoardText(*board), read_board);
as_fen!(Setup, "a FEN");
as_fen!(Position, "the FEN of a position");

/// The first field of the FEN.
struct BoardText(Board);

impl fmt::Display for BoardText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = Setup { board: self.0, ..Setup::EMPTY }.fen().to_string();
        f.write_str(fen.split(' ').next().unwrap_or_default())
    }
}

fn read_board(text: &str) -> Option<Board> {
    let alone = !text.contains(char::is_whitespace);
    text.parse::<Setup>().ok().filter(|_| alone).map(|setup| setup.board)
}

/// Two squares, and what follows them.
fn read_squares(text: &str) -> Option<(Square, Square, &str)> {
    Some((text.get(..2)?.parse().ok()?, text.get(2..4)?.parse().ok()?, text.get(4..)?))
}

fn read_coordinates(text: &str) -> Option<Coordinates> {
    text.parse().ok()
}

struct MoveText(Move);

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let m = self.0;
        write!(f, "{}{}{}", m.role.of(Color::White).to_char(), m.from, m.to)?;
        match (m.promotion(), m.castling()) {
            (Some(role), _) => write!(f, "={}", role.of(Color::White).to_char()),
            (_, Some(wing)) => write!(f, " {wing}"),
            _ if m.kind == MoveKind::EnPassant => f.write_str(" e.p."),
            _ => Ok(()),
        }
    }
}

fn read_move(text: &str) -> Option<Move> {
    let role = text.chars().next().filter(char::is_ascii_uppercase).and_then(Role::from_char)?;
    let (from, to, rest) = read_squares(text.get(1..)?)?;
    let kind = match (role, rest) {
        (Role::Pawn, rest) => read_pawn_kind(from, to, rest)?,
        (Role::King, " 0-0" | " 0-0-0") => {
            let (wing, kind) = match rest {
                " 0-0" => (Wing::King, MoveKind::CastlingKing),
                _ => (Wing::Queen, MoveKind::CastlingQueen),
            };
            let color = Color::ALL.into_iter().find(|color| Rank::First.seen_by(*color) == from.rank())?;
            (wing.king_to(color) == to).then_some(kind)?
        }
        (role, "") => {
            let reach = attacks::of(role.of(Color::White), from, Bitboard::EMPTY);
            reach.contains(to).then_some(MoveKind::Plain)?
        }
        _ => return None,
    };
    Some(Move { from, to, role, kind })
}

/// What kind of move a pawn of either color makes from one square to another, `rest` being written after them.
fn read_pawn_kind(from: Square, to: Square, rest: &str) -> Option<MoveKind> {
    let color = if from < to { Color::White } else { Color::Black };
    let aside = from.file().index().abs_diff(to.file().index());
    let rank = |square: Square| square.rank().seen_by(color).index();
    let last = rank(to) == Rank::Eighth.index();
    match (rank(to).checked_sub(rank(from))?, aside, rest) {
        (2, 0, "") if rank(from) == Rank::Second.index() => Some(MoveKind::DoubleStep),
        (1, 1, " e.p.") if rank(to) == Rank::Sixth.index() => Some(MoveKind::EnPassant),
        (1, 0 | 1, "") if !last => Some(MoveKind::Plain),
        (1, 0 | 1, rest) if last => {
            let role = letter(rest.strip_prefix('=')?).filter(char::is_ascii_uppercase).and_then(Role::from_char)?;
            MoveKind::promotion(role)
        }
        _ => None,
    }
}

impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bitboard, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for Castling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.all_rooks().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Castling {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Castling, D::Error> {
        let rooks = Bitboard::deserialize(deserializer)?;
        match rooks.without(Bitboard::BACK_RANKS).first() {
            None => Ok(Castling::from_rooks(rooks)),
            Some(square) => Err(D::Error::custom(format_args!(
                "expected squares of rooks on the first or eighth rank, found {square}"
            ))),
        }
    }
}

impl Serialize for ArrayNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.get())
    }
}

impl<'de> Deserialize<'de> for ArrayNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ArrayNumber, D::Error> {
        let number = u16::deserialize(deserializer)?;
        ArrayNumber::new(number)
            .ok_or_else(|| D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"a number from 0 to 959"))
    }
}
