//! What several tests need.
#![allow(dead_code, reason = "each test uses its part")]

use jadoube_board::{MoveKind, Position};

/// Whether the long runs are wanted.
pub fn full() -> bool {
    std::env::var_os("JADOUBE_FULL").is_some()
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

/// How a random game is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Style {
    /// Any move.
    Any,
    /// Captures whenever there are some, mostly.
    Captures,
    /// Pawn moves, promotions before all others.
    Pawns,
    /// Checks, castling and captures en passant whenever possible: what is rare.
    Rare,
    /// Pieces near home, so that rights to castle and closed squares stay.
    Quiet,
}

impl Style {
    pub const ALL: [Style; 5] = [Style::Any, Style::Captures, Style::Pawns, Style::Rare, Style::Quiet];
}

/// A random legal move in this style.
pub fn random_move(position: &Position, style: Style, dice: &mut Dice) -> Option<jadoube_board::Move> {
    let moves: Vec<_> = position.legal_moves().iter().collect();
    if moves.is_empty() {
        return None;
    }
    let wanted: Vec<_> = match style {
        Style::Any => Vec::new(),
        _ if dice.roll(3) == 0 => Vec::new(),
        Style::Captures => moves.iter().copied().filter(|m| m.captures(position).is_some()).collect(),
        Style::Pawns => moves.iter().copied().filter(|m| m.role() == jadoube_board::Role::Pawn).collect(),
        Style::Rare => moves
            .iter()
            .copied()
            .filter(|m| {
                m.castling().is_some()
                    || m.promotion().is_some()
                    || m.kind() == MoveKind::EnPassant
                    || position.after(*m).is_check()
            })
            .collect(),
        Style::Quiet => moves
            .iter()
            .copied()
            .filter(|m| m.role() == jadoube_board::Role::Knight || m.captures(position).is_some())
            .collect(),
    };
    Some(if wanted.is_empty() { dice.pick(&moves) } else { dice.pick(&wanted) })
}
