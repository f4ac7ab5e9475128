//! Positions, which stay here and are known outside by a number.

use std::cell::RefCell;

use jadoube_board::{
    Castling, Color, Coordinates, File, Move, MoveKind, Position, Rank, Role, Setup, Square, Wing, perft,
};
use jadoube_notation::{Form, Language, Style};
use jadoube_notation::{read_san, write_to};
use serde::Serialize;

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

/// What a board alone does not show: the rights that this one leaves open.
#[derive(Serialize)]
struct Rights {
    castling: Vec<CastlingRight>,
    en_passant: Vec<Passed>,
}

/// A right to castle, if neither the king nor the rook has moved (3.8.2.1).
#[derive(Serialize)]
struct CastlingRight {
    /// As FEN writes it.
    letter: &'static str,
    side: Color,
    /// As a scoresheet writes it.
    written: String,
}

/// A pawn that can be captured en passant, if it has just made a double step (3.7.3.1).
#[derive(Serialize)]
struct Passed {
    /// The square that FEN names.
    square: Square,
    pawn: Square,
}

/// Writes as JSON which rights a FEN could have: castling with king and rook on their first squares, and captures en passant. Those that
/// the FEN has already make no difference.
pub fn rights(fen: &str, output: &mut Vec<u8>) -> Result<u32, String> {
    let setup = fen.parse::<Setup>().map_err(|error| error.to_string())?;
    let bare = Setup { castling: Castling::NONE, en_passant: None, ..setup };
    let faults = bare.faults().len();
    let castling = [
        ("K", Color::White, Wing::King),
        ("Q", Color::White, Wing::Queen),
        ("k", Color::Black, Wing::King),
        ("q", Color::Black, Wing::Queen),
    ];
    let first = |file: File, side: Color| Square::new(file, Rank::First.seen_by(side));
    let is_open = |side: Color, wing: Wing| {
        let rook = first(if wing == Wing::King { File::H } else { File::A }, side);
        let claimed = Setup { castling: Castling::NONE.with(rook), ..bare };
        setup.board.king(side) == Some(first(File::E, side)) && claimed.faults().len() == faults
    };
    let right =
        |(letter, side, wing): (&'static str, Color, Wing)| CastlingRight { letter, side, written: wing.to_string() };
    let passed = |square: Square| {
        let position = Position::try_from(Setup { en_passant: Some(square), ..bare }).ok()?;
        let ahead = if position.turn() == Color::White { -1 } else { 1 };
        position.en_passant().and_then(|square| Some(Passed { square, pawn: square.offset(0, ahead)? }))
    };
    let rights = Rights {
        castling: castling.into_iter().filter(|&(_, side, wing)| is_open(side, wing)).map(right).collect(),
        en_passant: Square::ALL.iter().copied().filter_map(passed).collect(),
    };
    serde_json::to_writer(output, &rights).map(|()| 0).map_err(|error| error.to_string())
}

/// Bits: Black is to move (1), check (2), checkmate (4), stalemate (8).
pub fn state(number: u32) -> u32 {
    let position = get(number);
    let bit = |value: bool, bit: u32| if value { bit } else { 0 };
    let (check, stuck) = (position.is_check(), !position.has_moves());
    bit(position.turn() == Color::Black, 1) | bit(check, 2) | bit(check && stuck, 4) | bit(!check && stuck, 8)
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
    fn the_rights_that_a_board_leaves_open() {
        let open = |fen: &str| {
            let mut output = Vec::new();
            rights(fen, &mut output).unwrap();
            let found: serde_json::Value = serde_json::from_slice(&output).unwrap();
            let list = |name: &str, field: &str| -> String {
                let all = found[name].as_array().unwrap().iter();
                all.map(|right| right[field].as_str().unwrap()).collect::<Vec<_>>().join(" ")
            };
            format!("{} | {} {}", list("castling", "letter"), list("en_passant", "square"), list("en_passant", "pawn"))
        };
        assert_eq!(open("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"), "K Q k q |  ");
        assert_eq!(open("r3k3/8/8/8/8/8/8/4K2R w - - 0 1"), "K q |  ");
        // A king on another square, a bishop in the corner; in check from e8 the right is still there.
        assert_eq!(open("4r1k1/8/8/8/8/8/8/B3K2R w - - 0 1"), "K |  ");
        // Two pawns can have come to stand beside a white one.
        assert_eq!(open("4k3/8/8/2pPpP2/8/8/8/4K3 w - - 0 1"), " | c6 e6 c5 e5");
        assert_eq!(open("4k3/8/8/8/pP6/8/8/4K3 b - - 0 1"), " | b3 b4");
        // The square from which it came is occupied; a capture would expose the king.
        assert_eq!(open("4k3/4n3/8/3Pp3/8/8/8/4K3 w - - 0 1"), " |  ");
        assert_eq!(open("4k3/8/8/K2Pp2r/8/8/8/8 w - - 0 1"), " |  ");
        // A board without a king: castling is not asked about, and nothing breaks.
        assert_eq!(open("8/8/8/3Pp3/8/8/8/4K2R w - - 0 1"), "K |  ");
        assert!(rights("nonsense", &mut Vec::new()).is_err());
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
