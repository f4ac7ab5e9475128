//! What a token says about a move, leniently and without a board. Only for what [`read_san`](crate::read_san) refuses.

use jadoube_board::{Bitboard, File, Rank, Role, Square, Wing};

/// A move as written: what moves, from somewhere among these squares, to there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    Castling(Wing),
    /// `--`, `Z0` and their like: the turn passes.
    Null,
    Goes {
        /// `None` when the token names no piece but both squares, as coordinates do.
        role: Option<Role>,
        among: Bitboard,
        to: Square,
        promotion: Option<Role>,
    },
}

/// `None` when the token has the form of no move.
pub(crate) fn read(token: &str) -> Option<Written> {
    if token.len() > 32 {
        return None;
    }
    if matches!(token, "--" | "Z0" | "Z1" | "null" | "NULL" | "@@@@" | "pass" | "<>" | "0000") {
        return Some(Written::Null);
    }
    // A piece dropped from the hand is not a move in chess.
    if token.contains('@') {
        return None;
    }
    let plain: String = token.chars().filter_map(plain_letter).collect();
    let plain = plain.trim_end_matches("ep").trim_end_matches("mate");
    match plain.to_ascii_lowercase().replace('0', "o").as_str() {
        "oo" => return Some(Written::Castling(Wing::King)),
        "ooo" => return Some(Written::Castling(Wing::Queen)),
        _ => {}
    }
    goes(plain.as_bytes())
}

/// Letters and digits, and figurines as the letters of their pieces; signs between and after them say nothing that the board does not know better.
fn plain_letter(letter: char) -> Option<char> {
    match letter {
        'О' | 'о' => Some('O'),
        '×' | 'x' | 'X' => None,
        '♔' | '♚' => Some('K'),
        '♕' | '♛' => Some('Q'),
        '♖' | '♜' => Some('R'),
        '♗' | '♝' => Some('B'),
        '♘' | '♞' => Some('N'),
        '♙' | '♟' => Some('P'),
        _ if letter.is_alphanumeric() => Some(letter),
        _ => None,
    }
}

/// Piece, square left or a part of it, square reached, promotion: all but the third may be missing.
fn goes(plain: &[u8]) -> Option<Written> {
    let (piece, rest) = match plain {
        [letter @ (b'P' | b'N' | b'B' | b'R' | b'Q' | b'K'), rest @ ..] => (role(*letter), rest),
        // A small b is a file; the other small letters that are pieces are not files.
        [letter @ (b'n' | b'r' | b'q' | b'k'), rest @ ..] => (role(*letter), rest),
        _ => (None, plain),
    };
    let (rest, promotion) = match rest {
        [before @ .., letter] if !letter.is_ascii_digit() && before.len() >= 2 => (before, Some(role(*letter)?)),
        _ => (rest, None),
    };
    let [origin @ .., file, rank] = rest else { return None };
    let to = square(*file, *rank)?;
    let (among, whole) = match origin {
        [] => (Bitboard::ALL, false),
        [hint] => (file_of(*hint).map(Bitboard::of_file).or_else(|| rank_of(*hint).map(Bitboard::of_rank))?, false),
        [file, rank] => (square(*file, *rank)?.into(), true),
        _ => return None,
    };
    let role = if whole { piece } else { piece.or(Some(Role::Pawn)) };
    Some(Written::Goes { role, among, to, promotion })
}

fn role(letter: u8) -> Option<Role> {
    Role::from_char(char::from(letter))
}

fn file_of(letter: u8) -> Option<File> {
    File::from_char(char::from(letter))
}

fn rank_of(digit: u8) -> Option<Rank> {
    Rank::from_char(char::from(digit))
}

fn square(file: u8, rank: u8) -> Option<Square> {
    Some(Square::new(file_of(file)?, rank_of(rank)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_between_the_letters_do_not_matter() {
        let knight = read("Ng1-f3").unwrap();
        assert_eq!(read("Ng1xf3+!"), Some(knight.clone()));
        assert_eq!(read("Ng1:f3"), Some(knight));
        assert_eq!(read("e7-e8(Q)#"), read("e7e8q"));
        assert_eq!(read("exd6e.p."), read("ed6"));
        assert_eq!(read("0—0"), Some(Written::Castling(Wing::King)));
        assert_eq!(read("o-o-o+"), Some(Written::Castling(Wing::Queen)));
    }

    #[test]
    fn figurines_of_both_colours_name_pieces() {
        for (figurine, letter) in [
            ("♔e2", "Ke2"),
            ("♚e7", "Ke7"),
            ("♕xd4+", "Qxd4+"),
            ("♛h4#", "Qh4#"),
            ("♖1e2", "R1e2"),
            ("♜ad8", "Rad8"),
            ("♗g2", "Bg2"),
            ("♝b4", "Bb4"),
            ("♘f3", "Nf3"),
            ("♞c6", "Nc6"),
            ("♙e4", "Pe4"),
            ("♟e5", "Pe5"),
            ("e8=♕", "e8=Q"),
            ("♘\u{fe0e}f3", "Nf3"),
        ] {
            assert_eq!(read(figurine), read(letter), "{figurine}");
        }
        assert_ne!(read("♘f3"), read("f3"));
    }

    #[test]
    fn text_without_the_form_of_a_move_is_not_a_move() {
        for token in ["", "e", "Nz3", "O-O-O-O", "xyzzy", "e9", "Ke1e2e3", "é4"] {
            assert_eq!(read(token), None, "{token}");
        }
    }
}
