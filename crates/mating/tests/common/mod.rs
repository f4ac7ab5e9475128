//! What several tests need.
#![allow(dead_code, reason = "each test uses its part")]

use jadoube_board::{Board, Castling, Color, Move, Piece, Position, Role, Setup, Square};

/// Whether the moves are legal one after the other and end with a mate by `winner`.
pub fn replays(position: &Position, line: &[Move], winner: Color) -> bool {
    let mut now = *position;
    for &m in line {
        if !now.is_legal(m) {
            return false;
        }
        now = now.after(m);
    }
    now.is_checkmate() && now.turn() != winner
}

/// Whether the long runs are wanted.
pub fn full() -> bool {
    std::env::var_os("JADOUBE_FULL").is_some()
}

/// A position without castling rights, if these men on these squares make one.
pub fn position(men: &[(Square, Piece)], turn: Color) -> Option<Position> {
    let board: Board = men.iter().copied().collect();
    let setup = Setup { board, turn, castling: Castling::NONE, ..Setup::EMPTY };
    Position::try_from(setup).ok()
}

/// The same position with the a-file for the h-file.
pub fn flipped(position: &Position) -> Option<Position> {
    let men: Vec<_> = position.board().iter().map(|(square, piece)| (square.flip_horizontal(), piece)).collect();
    let board: Board = men.into_iter().collect();
    let en_passant = position.en_passant().map(Square::flip_horizontal);
    let setup = Setup { board, turn: position.turn(), en_passant, castling: Castling::NONE, ..Setup::EMPTY };
    Position::try_from(setup).ok()
}

/// A small random number generator, so that a failure can be seen again.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }
}

/// Walls of pawns that face each other, and a few pieces: where proofs are needed and mistakes hide.
pub fn blocked_position(dice: &mut Dice) -> Option<Position> {
    let mut men: Vec<(Square, Piece)> = Vec::new();
    let place = |men: &mut Vec<(Square, Piece)>, square: Square, piece: Piece| {
        if men.iter().all(|&(taken, _)| taken != square) {
            men.push((square, piece));
        }
    };
    let lowest = 1 + dice.roll(3);
    let step = 1 + dice.roll(2);
    for file in (dice.roll(2)..8).step_by(step) {
        if dice.roll(8) > 0 {
            let white = 8 * (lowest + dice.roll(2)) + file;
            place(&mut men, Square::ALL[white], Role::Pawn.of(Color::White));
            place(&mut men, Square::ALL[white + 8], Role::Pawn.of(Color::Black));
        }
    }
    for _ in 0..dice.roll(2) {
        let square = Square::ALL[8 + dice.roll(48)];
        place(&mut men, square, Role::Pawn.of(dice.pick(&Color::ALL)));
    }
    for _ in 0..dice.roll(3) {
        let role = dice.pick(&[Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight]);
        place(&mut men, dice.pick(&Square::ALL), role.of(dice.pick(&Color::ALL)));
    }
    for color in Color::ALL {
        place(&mut men, dice.pick(&Square::ALL), Role::King.of(color));
    }
    position(&men, dice.pick(&Color::ALL))
}

/// Kings among many men that hardly can move, and a few free ones: where a single step decides.
pub fn caged_position(dice: &mut Dice) -> Option<Position> {
    let mut men: Vec<(Square, Piece)> = Vec::new();
    let free = |men: &[(Square, Piece)], square: Square| men.iter().all(|&(taken, _)| taken != square);
    for color in Color::ALL {
        let king = dice.pick(&Square::ALL);
        if !free(&men, king) {
            return None;
        }
        men.push((king, Role::King.of(color)));
    }
    let kings = [men[0].0, men[1].0];
    let crowded = dice.roll(2);
    for (index, king) in kings.into_iter().enumerate() {
        for files in -1..=1 {
            for ranks in -1..=1 {
                let Some(square) = king.offset(files, ranks) else { continue };
                let wanted = if index == crowded { 7 } else { 4 };
                if !free(&men, square) || dice.roll(8) >= wanted {
                    continue;
                }
                let roles = [Role::Pawn, Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
                let mut role = dice.pick(&roles);
                if role == Role::Pawn && (square as usize / 8 == 0 || square as usize / 8 == 7) {
                    role = dice.pick(&[Role::Knight, Role::Bishop]);
                }
                let color = if dice.roll(5) == 0 { Color::ALL[1 - index] } else { Color::ALL[index] };
                men.push((square, role.of(color)));
            }
        }
    }
    for _ in 0..dice.roll(4) {
        let square = Square::ALL[8 + dice.roll(48)];
        let role = dice.pick(&[Role::Pawn, Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop]);
        if free(&men, square) {
            men.push((square, role.of(dice.pick(&Color::ALL))));
        }
    }
    position(&men, dice.pick(&Color::ALL))
}
