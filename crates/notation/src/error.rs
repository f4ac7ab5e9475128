use std::fmt;

use jadoube_board::{Breach, Color, File, Piece, Rank, Role, Square};

/// Why a text is not a legal move, in a way that a person can act on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// There is nothing but blanks.
    Empty,
    /// Something stands where something else should.
    Unexpected {
        /// Where, in characters from 1.
        column: usize,
        /// What stands there.
        found: String,
        /// What should.
        expected: Expected,
    },
    /// The text ends too early.
    Unfinished(Expected),
    /// The player has no such piece at all.
    NoSuchPiece(Color, Role),
    /// The player has such pieces, but none where the writing says.
    NoneThere(Color, Role, Place),
    /// The player has several such pieces, and none of them goes there.
    NoneReaches(Role, Square),
    /// The piece that is meant may not go there.
    Barred(Barred),
    /// Each of the pieces that can be meant has its own reason.
    EachBarred(Vec<Barred>),
    /// Castling does not agree with 3.8.2.
    Castling(Breach),
    /// The king goes there by castling only, which has abbreviations of its own in Appendix C.
    WriteCastling(String),
    /// More than one of these pieces can go there.
    Ambiguous {
        /// What moves.
        role: Role,
        /// Where to.
        to: Square,
        /// How to write the moves that can be meant.
        choices: Vec<String>,
    },
    /// The letters can mean different moves.
    Unclear {
        /// How to write the moves that can be meant.
        choices: Vec<String>,
    },
    /// The pawn reaches the last rank, and what it becomes is not written.
    PromotionMissing {
        /// Where.
        to: Square,
        /// How to write the moves that can be meant.
        choices: Vec<String>,
    },
}

/// A piece that may not go where the writing sends it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Barred {
    /// What moves; `None` when nothing stands there.
    pub role: Option<Role>,
    /// From where.
    pub from: Square,
    /// Where to.
    pub to: Square,
    /// Why not.
    pub breach: Breach,
    /// What stands in the way, where that is the reason.
    pub obstacle: Option<(Square, Piece)>,
}

/// Where a piece should stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Anywhere on the file.
    File(File),
    /// Anywhere on the rank.
    Rank(Rank),
    /// On the square.
    Square(Square),
}

/// What should stand where something else does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A move.
    Move,
    /// A square.
    Square,
    /// A file.
    File,
    /// A rank.
    Rank,
    /// The piece that a pawn becomes.
    Promotion,
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Move => "a move",
            Expected::Square => "a square",
            Expected::File => "a file",
            Expected::Rank => "a rank (1 to 8)",
            Expected::Promotion => "the piece that the pawn becomes",
            Expected::End => "the end of the move",
        })
    }
}

impl fmt::Display for Barred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(role) = self.role {
            write!(f, "{role} ")?;
        }
        write!(f, "{}–{}: ", self.from, self.to)?;
        match self.obstacle {
            Some((square, Piece { color, role })) => write!(f, "the {color} {role} on {square} is in the way"),
            None => self.breach.fmt(f),
        }
    }
}

/// `a, b or c`.
fn any_of(choices: &[String]) -> String {
    match choices {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => choices.concat(),
    }
}

/// In English, as the feature `texts` has it in every language.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |color: &Color| color.pick("White", "Black");
        match self {
            ReadError::Empty => f.write_str("expected a move, found nothing"),
            ReadError::Unexpected { column, found, expected } => {
                write!(f, "column {column}: expected {expected}, found “{found}”")
            }
            ReadError::Unfinished(expected) => write!(f, "the move ends too early: expected {expected}"),
            ReadError::NoSuchPiece(color, role) => write!(f, "{} has no {role}", name(color)),
            ReadError::NoneThere(color, role, place) => {
                write!(f, "{} has no {role} on ", name(color))?;
                match place {
                    Place::File(file) => write!(f, "the {}-file", file.to_char()),
                    Place::Rank(rank) => write!(f, "rank {}", rank.to_char()),
                    Place::Square(square) => write!(f, "{square}"),
                }
            }
            ReadError::NoneReaches(role, to) => write!(f, "no {role} can get to {to}"),
            ReadError::Barred(barred) => barred.fmt(f),
            ReadError::EachBarred(all) => {
                let reasons: Vec<String> = all.iter().map(Barred::to_string).collect();
                f.write_str(&reasons.join("; "))
            }
            ReadError::Castling(breach) => breach.fmt(f),
            ReadError::WriteCastling(writing) => write!(f, "write {writing} for castling"),
            ReadError::Ambiguous { role, to, choices } => {
                write!(f, "more than one {role} can go to {to}: write {}", any_of(choices))
            }
            ReadError::Unclear { choices } => write!(f, "this can mean several moves: write {}", any_of(choices)),
            ReadError::PromotionMissing { to, choices } => write!(
                f,
                "the pawn that reaches {to} must become a queen, rook, bishop or knight: write {}",
                any_of(choices)
            ),
        }
    }
}

impl std::error::Error for ReadError {}
