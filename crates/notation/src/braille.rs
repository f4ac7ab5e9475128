use jadoube_board::{Move, Position};

use crate::Language;
use crate::style::{Form, Style};
use crate::write::write;

/// A legal move in English chess braille, as Unicode braille patterns.
///
/// Squares and pieces follow the braille chess code of the United Kingdom: small letters for pieces, with s for the
/// knight, files as letters, ranks as lowered digits without a numeric sign, and its sign of check. What that code was
/// not at hand for is unified English braille of the printed sign: x for a capture, o-o for castling, an equals sign
/// before a promotion, a hash for mate, and the capital sign before the letter of a bishop, which would otherwise be
/// taken for the b-file: two legal moves of a position never have the same cells. The other pieces, whose letters are
/// those of no file, go without that sign. How the code itself tells a bishop from the file could not be verified.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{read_san, write_braille};
/// let start = Position::standard();
/// assert_eq!(write_braille(&start, read_san(&start, b"Nf3").unwrap()), "⠎⠋⠒");
/// ```
pub fn write_braille(position: &Position, m: Move) -> String {
    // The short form in print decides what has to be said about the square left.
    let print = write(position, m, &Form::Algebraic(Style::pgn(Language::ENGLISH)));
    print.chars().map(cell).collect()
}

fn cell(sign: char) -> &'static str {
    match sign {
        'K' => "⠅",
        'Q' => "⠟",
        'R' => "⠗",
        'B' => "⠠⠃",
        'b' => "⠃",
        'N' => "⠎",
        'a' => "⠁",
        'c' => "⠉",
        'd' => "⠙",
        'e' => "⠑",
        'f' => "⠋",
        'g' => "⠛",
        'h' => "⠓",
        '1' => "⠂",
        '2' => "⠆",
        '3' => "⠒",
        '4' => "⠲",
        '5' => "⠢",
        '6' => "⠖",
        '7' => "⠶",
        '8' => "⠦",
        'x' => "⠭",
        'O' => "⠕",
        '-' => "⠤",
        '=' => "⠐⠶",
        '+' => "⠜⠏",
        '#' => "⠸⠹",
        _ => "",
    }
}
