use jadoube_board::{FenError, SetupError};

use crate::ReadError;

/// Longer words are cut where they are quoted.
const QUOTED: usize = 40;

/// Something that could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// In characters from 1: where the fault begins.
    pub column: usize,
    /// What stands there, cut if it is long.
    pub text: String,
    /// What is wrong with it.
    pub kind: FaultKind,
}

/// What is wrong, and so what is left as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// A move cannot be read: the rest of its game or variation.
    Move(ReadError),
    /// The comment that begins here does not end before the next game: all up to there.
    UnclosedComment,
    /// The variation that begins here does not end before the next game. Its moves are translated.
    UnclosedVariation,
    /// So many variations are open already: this one.
    TooDeep,
    /// The `FEN` tag cannot be read: the game.
    BadFen(FenError),
    /// The position of the `FEN` tag cannot be played on: the game.
    BadPosition(SetupError),
    /// The `Variant` tag names other rules: the game.
    OtherVariant,
}

impl Fault {
    pub(super) fn new((line, column): (usize, usize), text: &str, kind: FaultKind) -> Fault {
        let mut quoted: String = text.chars().take(QUOTED).collect();
        if quoted.len() < text.len() {
            quoted.push('…');
        }
        Fault { line, column, text: quoted, kind }
    }
}
