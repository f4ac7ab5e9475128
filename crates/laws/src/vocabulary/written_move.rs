//! Moves in the case language: English short algebraic notation, or both squares for a move that may be illegal.
//!
//! This small reader is separate from the crate `notation` because it reads on any board, legal or not, and compares a
//! written move with a list of moves without knowing their position.

use std::fmt;
use std::str::FromStr;

use jadoube_board::{Coordinates, File, Move, Rank, Role, Setup, Square, Wing};

/// A written move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum MovePattern {
    /// Castling.
    Castles(Wing),
    /// A piece moves.
    Goes {
        /// The kind of piece.
        role: Role,
        /// The file of origin, if given.
        file: Option<File>,
        /// The rank of origin, if given.
        rank: Option<Rank>,
        /// The destination.
        to: Square,
        /// The promotion piece.
        promotion: Option<Role>,
    },
}

/// Why a pattern does not name a single move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Unresolved {
    /// No legal move fits.
    None,
    /// Several legal moves fit.
    Several,
}

impl MovePattern {
    /// Whether it describes a move.
    pub fn matches(&self, m: Move) -> bool {
        match *self {
            MovePattern::Castles(wing) => m.castling() == Some(wing),
            MovePattern::Goes { role, file, rank, to, promotion } => {
                m.castling().is_none()
                    && m.role() == role
                    && m.to() == to
                    && file.is_none_or(|file| m.from().file() == file)
                    && rank.is_none_or(|rank| m.from().rank() == rank)
                    && m.promotion() == promotion
            }
        }
    }

    /// The two squares if both are written out.
    pub(crate) fn squares(&self) -> Option<Coordinates> {
        match *self {
            MovePattern::Goes { file: Some(file), rank: Some(rank), to, promotion, .. } => {
                Some(Coordinates { from: Square::new(file, rank), to, promotion })
            }
            _ => None,
        }
    }

    /// The squares on a board: as written if both are, otherwise those of the only legal move that fits.
    pub fn on(&self, setup: &Setup) -> Result<Coordinates, Unresolved> {
        if let Some(squares) = self.squares() {
            return Ok(squares);
        }
        let legal = crate::basic::act_of_moving::legal_moves(setup);
        let mut fitting = legal.into_iter().filter(|&m| self.matches(m));
        let m = fitting.next().ok_or(Unresolved::None)?;
        match fitting.next() {
            Some(_) => Err(Unresolved::Several),
            None => Ok(Coordinates { from: m.from(), to: m.to(), promotion: m.promotion() }),
        }
    }
}

/// The text is not a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct NotAMove;

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a move such as Nf3, exd5, e8=Q, O-O or Ng1-g3")
    }
}

impl std::error::Error for NotAMove {}

impl FromStr for MovePattern {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<MovePattern, NotAMove> {
        let text = text.trim_end_matches(['+', '#', '!', '?']);
        match text {
            "O-O" | "0-0" => return Ok(MovePattern::Castles(Wing::King)),
            "O-O-O" | "0-0-0" => return Ok(MovePattern::Castles(Wing::Queen)),
            _ => {}
        }
        let mut letters: Vec<char> = text.chars().filter(|c| !matches!(c, 'x' | '-' | '=')).collect();
        let mut role = Role::Pawn;
        if let Some(&first @ ('N' | 'B' | 'R' | 'Q' | 'K')) = letters.first() {
            role = Role::from_char(first.to_ascii_lowercase()).ok_or(NotAMove)?;
            letters.remove(0);
        }
        let mut promotion = None;
        // A king is not a promotion piece, but some players put one there all the same.
        if let Some(&last @ ('N' | 'B' | 'R' | 'Q' | 'K')) = letters.last() {
            promotion = Role::from_char(last.to_ascii_lowercase());
            letters.pop();
        }
        let (rank, file) = (letters.pop().and_then(Rank::from_char), letters.pop().and_then(File::from_char));
        let to = Square::new(file.ok_or(NotAMove)?, rank.ok_or(NotAMove)?);
        let (file, rank) = match letters[..] {
            [] => (None, None),
            [one] => match (File::from_char(one), Rank::from_char(one)) {
                (None, None) => return Err(NotAMove),
                (file, rank) => (file, rank),
            },
            [file, rank] => {
                (Some(File::from_char(file).ok_or(NotAMove)?), Some(Rank::from_char(rank).ok_or(NotAMove)?))
            }
            _ => return Err(NotAMove),
        };
        Ok(MovePattern::Goes { role, file, rank, to, promotion })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_board::Position;

    fn on_start(text: &str) -> Result<String, Unresolved> {
        let pattern: MovePattern = text.parse().unwrap();
        pattern.on(&Position::standard().into()).map(|squares| squares.to_string())
    }

    #[test]
    fn short_and_long_forms() {
        assert_eq!(on_start("Nf3"), Ok("g1f3".to_owned()));
        assert_eq!(on_start("e4"), Ok("e2e4".to_owned()));
        assert_eq!(on_start("Ng1-g3"), Ok("g1g3".to_owned()), "long forms need not be legal");
        assert_eq!(on_start("Ne2"), Err(Unresolved::None));
        let two = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1".parse().unwrap();
        let pattern: MovePattern = "Rf1".parse().unwrap();
        assert!(pattern.on(&two).is_ok());
        let two = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1".parse().unwrap();
        assert_eq!(pattern.on(&two), Err(Unresolved::Several));
        let from_a: MovePattern = "Raf1+".parse().unwrap();
        assert_eq!(from_a.on(&two).unwrap().to_string(), "a1f1");
    }

    #[test]
    fn texts_that_are_not_moves() {
        for text in ["", "N", "Nf9", "e", "Xe4", "Nabc3", "e4e5e6", "O-O-O-O", "white", "é4"] {
            assert_eq!(text.parse::<MovePattern>(), Err(NotAMove), "{text:?}");
        }
    }
}
