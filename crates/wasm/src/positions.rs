//! Positions, which stay here and are known outside by a number.

use std::cell::RefCell;

use jadoube_board::{Coordinates, Move, MoveKind, Position, Role, Square, perft};
use jadoube_notation::{Form, Language, Style};
use jadoube_notation::{read_san, write_to};

/// The positions, and which numbers are free again.
#[derive(Default)]
struct Positions {
    all: Vec<Position>,
    free: Vec<u32>,
}

thread_local! {
    static POSITIONS: RefCell<Positions> = RefCell::default();
}

fn keep(position: Position) -> u32 {
    POSITIONS.with_borrow_mut(|positions| match positions.free.pop() {
        Some(number) => {
            positions.all[number as usize] = position;
            number
        }
        None => {
            positions.all.push(position);
            // Memory ends before the numbers do.
            u32::try_from(positions.all.len() - 1).unwrap_or(u32::MAX)
        }
    })
}

/// The position with this number; the initial one for a number that was never given out.
fn get(number: u32) -> Position {
    POSITIONS.with_borrow(|positions| positions.all.get(number as usize).copied().unwrap_or(Position::standard()))
}

/// A position from a FEN; the initial position of chess from an empty text.
pub fn create(fen: &str) -> Result<u32, String> {
    let position = match fen {
        "" => Position::standard(),
        fen => fen.parse::<Position>().map_err(|error| error.to_string())?,
    };
    Ok(keep(position))
}

/// The number may be given to another position from now on.
pub fn forget(number: u32) {
    POSITIONS.with_borrow_mut(|positions| {
        if (number as usize) < positions.all.len() {
            positions.free.push(number);
        }
    });
}

/// A move as a number: the square left, from 0 for a1 to 63 for h8; the square reached, times 64; and what a pawn becomes, times 4096: 1
/// for a knight, 2 a bishop, 3 a rook, 4 a queen. Castling has the squares of the king, in Chess960 the king's and the rook's.
pub fn code(played: Move, position: &Position) -> u16 {
    let Coordinates { from, to, promotion } = match played.kind() {
        MoveKind::CastlingKing | MoveKind::CastlingQueen => played.to_coordinates(position),
        _ => Coordinates { from: played.from(), to: played.to(), promotion: played.promotion() },
    };
    let promotion = match promotion {
        Some(Role::Knight) => 1,
        Some(Role::Bishop) => 2,
        Some(Role::Rook) => 3,
        Some(Role::Queen) => 4,
        _ => 0,
    };
    from as u16 | (to as u16) << 6 | promotion << 12
}

fn decode(code: u32) -> Option<Coordinates> {
    let promotion = match code >> 12 {
        0 => None,
        1 => Some(Role::Knight),
        2 => Some(Role::Bishop),
        3 => Some(Role::Rook),
        4 => Some(Role::Queen),
        _ => return None,
    };
    let square = |index: u32| Square::ALL.get((index & 63) as usize).copied();
    Some(Coordinates { from: square(code)?, to: square(code >> 6)?, promotion })
}

/// Writes the legal moves as numbers of 16 bits, the low byte first; returns how many.
pub fn moves(number: u32, output: &mut Vec<u8>) -> u32 {
    let position = get(number);
    let mut count = 0;
    for played in &position.legal_moves() {
        output.extend_from_slice(&code(played, &position).to_le_bytes());
        count += 1;
    }
    count
}

/// Writes the legal moves in SAN, separated by blanks.
pub fn sans(number: u32, output: &mut Vec<u8>) {
    let position = get(number);
    let form = Form::Algebraic(Style::pgn(Language::ENGLISH));
    let mut text = String::with_capacity(256);
    for played in &position.legal_moves() {
        if !text.is_empty() {
            text.push(' ');
        }
        write_to(&mut text, &position, played, &form);
    }
    output.extend_from_slice(text.as_bytes());
}

/// Writes the FEN.
pub fn fen(number: u32, output: &mut Vec<u8>) {
    output.extend_from_slice(get(number).fen().to_string().as_bytes());
}

/// Bits: Black is to move (1), check (2), checkmate (4), stalemate (8).
pub fn state(number: u32) -> u32 {
    let position = get(number);
    let bit = |value: bool, bit: u32| if value { bit } else { 0 };
    let (check, stuck) = (position.is_check(), !position.has_moves());
    bit(position.turn() == jadoube_board::Color::Black, 1)
        | bit(check, 2)
        | bit(check && stuck, 4)
        | bit(!check && stuck, 8)
}

/// The position after a move, in SAN or as two squares; or the reason why it cannot be played.
pub fn play(number: u32, text: &str) -> Result<u32, String> {
    let position = get(number);
    if let Ok(squares) = text.parse::<Coordinates>() {
        return judged(&position, squares);
    }
    match read_san(&position, text.as_bytes()) {
        Ok(played) => Ok(keep(position.after(played))),
        // The slow reader takes what people write, and says precisely what is wrong.
        Err(_) => match jadoube_notation::read(&position, text, Language::ENGLISH) {
            Ok(reading) => Ok(keep(position.after(reading.played))),
            Err(error) => Err(error.to_string()),
        },
    }
}

/// The position after a move as a number, or the reason why it cannot be played.
pub fn play_code(number: u32, code: u32) -> Result<u32, String> {
    let squares = decode(code).ok_or_else(|| format!("{code} does not stand for a move"))?;
    judged(&get(number), squares)
}

fn judged(position: &Position, squares: Coordinates) -> Result<u32, String> {
    let played = position.judge(squares).map_err(|breach| breach.to_string())?;
    Ok(keep(position.after(played)))
}

/// How many sequences of so many legal moves there are; depth 7 at most, beyond which nobody would wait.
pub fn perft(number: u32, depth: u32) -> f64 {
    let depth = u8::try_from(depth.min(7)).unwrap_or(7);
    perft::perft(&get(number), depth) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_cross_the_border_as_numbers_and_come_back() {
        let start = create("r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
        let mut written = Vec::new();
        let count = moves(start, &mut written);
        assert_eq!((count as usize, written.len()), (get(start).count_moves(), 2 * get(start).count_moves()));
        let mut after: Vec<String> = Vec::new();
        for pair in written.chunks(2) {
            let next = play_code(start, u32::from(u16::from_le_bytes([pair[0], pair[1]]))).unwrap();
            after.push(get(next).fen().to_string());
            forget(next);
        }
        let mut expected: Vec<String> = Vec::new();
        for played in &get(start).legal_moves() {
            expected.push(get(start).after(played).fen().to_string());
        }
        assert_eq!(after, expected);
    }

    #[test]
    fn a_move_that_cannot_be_played_comes_back_with_its_reason() {
        let start = create("").unwrap();
        assert_eq!(play(start, "a1a3").unwrap_err(), "the rook cannot jump over the piece on a2");
        assert_eq!(play_code(start, 5 << 12).unwrap_err(), "20480 does not stand for a move");
        assert!(play(start, "Nf6").is_err() && play(start, "hello").is_err() && create("nonsense").is_err());
        assert_eq!(get(play(start, "Nf3").unwrap()), get(play(start, "g1f3").unwrap()));
        assert_eq!((state(start), perft(start, 3)), (0, 8902.0));
    }
}
