//! Moves in writing (Appendix C).

use jadoube_board::{Color, Coordinates, File, Move, MoveKind, Position, Role, Square, Wing};

use crate::read::means;
use crate::resolve::origins;
use crate::style::{CaptureSign, CastlingSign, Form, Length, MateSign, PromotionSign, Style};
use crate::{Language, write_announcement, write_braille};

/// A legal move of `position` in writing.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{read_san, write, Form, Language, Style};
/// let start = Position::standard();
/// let m = read_san(&start, b"Nf3").unwrap();
/// let greek = Language::find("el").unwrap();
/// assert_eq!(write(&start, m, &Form::Algebraic(Style::fide(greek))), "Ιζ3");
/// assert_eq!(write(&start, m, &Form::Algebraic(Style::long(Language::ENGLISH))), "Ng1-f3");
/// assert_eq!(write(&start, m, &Form::Iccf), "7163");
/// ```
pub fn write(position: &Position, m: Move, form: &Form) -> String {
    let mut out = String::with_capacity(8);
    write_to(&mut out, position, m, form);
    out
}

/// A legal move of `position` in SAN, as PGN wants it.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{read_san, write_san};
/// let start = Position::standard();
/// assert_eq!(write_san(&start, read_san(&start, b"Ng1f3").unwrap()), "Nf3");
/// ```
pub fn write_san(position: &Position, m: Move) -> String {
    write(position, m, &Form::Algebraic(Style::pgn(Language::ENGLISH)))
}

/// The same as [`write()`], at the end of a text.
pub fn write_to(out: &mut String, position: &Position, m: Move, form: &Form) {
    match form {
        Form::Algebraic(style) => algebraic(out, position, m, style),
        Form::Uci => out.push_str(&m.to_coordinates(position).to_string()),
        Form::UciChess960 => out.push_str(&m.to_chess960_coordinates(position).to_string()),
        Form::Iccf => iccf(out, m.to_coordinates(position)),
        Form::IccfChess960 => iccf(out, m.to_chess960_coordinates(position)),
        Form::Announcement => out.push_str(&write_announcement(m)),
        #[cfg(feature = "texts")]
        Form::Speech(locale) => out.push_str(&crate::write_speech(position, m, *locale)),
        Form::Braille => out.push_str(&write_braille(position, m)),
    }
}

fn algebraic(out: &mut String, position: &Position, m: Move, style: &Style) {
    if let Some(wing) = m.castling() {
        out.push_str(match (style.castling, wing) {
            (CastlingSign::Zeros, Wing::King) => "0-0",
            (CastlingSign::Zeros, Wing::Queen) => "0-0-0",
            (CastlingSign::Letters, Wing::King) => "O-O",
            (CastlingSign::Letters, Wing::Queen) => "O-O-O",
        });
    } else {
        let start = out.len();
        pieces_and_squares(out, position, m, style);
        // A symbol followed by a file may look like another symbol. Then the whole square left makes it plain, or else a
        // figurine does.
        let clash = style.language.symbols_clash();
        for plainer in [Style { length: Length::Long, ..*style }, style.with_figurines()] {
            if !clash || means(position, &out[start..], style.language, m) {
                break;
            }
            out.truncate(start);
            pieces_and_squares(out, position, m, &plainer);
        }
    }
    marks(out, position, m, style);
}

fn pieces_and_squares(out: &mut String, position: &Position, m: Move, style: &Style) {
    let Style { language, length, .. } = *style;
    let captures = m.captures(position).is_some();
    if m.role() != Role::Pawn {
        push_symbol(out, style, m.role(), position.turn());
    }
    let from = m.from();
    match length {
        Length::Long => push_square(out, language, from),
        Length::Short if m.role() == Role::Pawn => {
            if captures {
                out.push(language.file(from.file()));
            }
        }
        Length::Short => {
            let (file, rank) = needed(position, m);
            if file {
                out.push(language.file(from.file()));
            }
            if rank {
                out.push(from.rank().to_char());
            }
        }
    }
    match (captures, style.capture, length) {
        (true, CaptureSign::Cross, _) => out.push('x'),
        (true, CaptureSign::Colon, _) => out.push(':'),
        (_, _, Length::Long) => out.push('-'),
        _ => {}
    }
    push_square(out, language, m.to());
    if let Some(role) = m.promotion() {
        match style.promotion {
            PromotionSign::None => push_symbol(out, style, role, position.turn()),
            PromotionSign::Equals => {
                out.push('=');
                push_symbol(out, style, role, position.turn());
            }
            PromotionSign::Brackets => {
                out.push('(');
                push_symbol(out, style, role, position.turn());
                out.push(')');
            }
        }
    }
}

/// C.10: whether the file and whether the rank of the square left is needed to tell the piece from its legal rivals. The
/// file is preferred, then the rank; both are needed only when neither alone will do.
fn needed(position: &Position, m: Move) -> (bool, bool) {
    let rivals = origins(position, m.role(), m.to()).without(m.from().into());
    if rivals.is_empty() {
        return (false, false);
    }
    let same_file = rivals.into_iter().any(|rival| rival.file() == m.from().file());
    let same_rank = rivals.into_iter().any(|rival| rival.rank() == m.from().rank());
    (!same_file || same_rank, same_file)
}

fn marks(out: &mut String, position: &Position, m: Move, style: &Style) {
    if style.en_passant && m.kind() == MoveKind::EnPassant {
        out.push_str(" e.p.");
    }
    if !style.check && style.mate == MateSign::None {
        return;
    }
    let after = position.after(m);
    if !after.is_check_by(m) {
        return;
    }
    let mate = style.mate != MateSign::Check && !after.has_moves();
    match style.mate {
        MateSign::None if mate => {}
        MateSign::Hash if mate => out.push('#'),
        MateSign::TwoPluses if mate => out.push_str("++"),
        _ if style.check => out.push('+'),
        _ => {}
    }
}

pub(crate) fn push_symbol(out: &mut String, style: &Style, role: Role, color: Color) {
    if style.figurines {
        out.push(figurine(role, color));
    } else {
        out.push_str(style.language.symbol(role));
    }
}

/// The figurine of a piece: `♘`.
pub const fn figurine(role: Role, color: Color) -> char {
    match (color, role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}

pub(crate) fn push_square(out: &mut String, language: Language, square: Square) {
    out.push(language.file(square.file()));
    out.push(square.rank().to_char());
}

/// Files are numbered like ranks; a promotion adds 1 for a queen, 2 rook, 3 bishop, 4 knight.
fn iccf(out: &mut String, coordinates: Coordinates) {
    for square in [coordinates.from, coordinates.to] {
        out.push(digit(square.file()));
        out.push(square.rank().to_char());
    }
    match coordinates.promotion {
        Some(Role::Queen) => out.push('1'),
        Some(Role::Rook) => out.push('2'),
        Some(Role::Bishop) => out.push('3'),
        Some(Role::Knight) => out.push('4'),
        _ => {}
    }
}

fn digit(file: File) -> char {
    char::from(b'1' + file.index() as u8)
}
