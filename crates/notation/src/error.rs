use std::fmt;

use jadoube_board::{Breach, Color, File, Piece, Rank, Role, Square};
use jadoube_texts::{Argument, Message};

/// Why a text is not a legal move, in a way that a person can act on. [`Message`] says it in the reader's language.
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

impl From<Expected> for Message {
    fn from(expected: Expected) -> Message {
        Message::new(match expected {
            Expected::Move => "expected-move",
            Expected::Square => "expected-square",
            Expected::File => "expected-file",
            Expected::Rank => "expected-rank",
            Expected::Promotion => "expected-promotion",
            Expected::End => "expected-end",
        })
    }
}

impl From<&Barred> for Message {
    fn from(barred: &Barred) -> Message {
        let reason = match barred.obstacle {
            Some((square, piece)) => Message::new("move-blocked")
                .with("side", piece.color)
                .with("blocker", piece.role)
                .with("square", square),
            None => Message::from(&barred.breach),
        };
        let message = match barred.role {
            Some(role) => Message::new("move-barred").with("piece", role),
            None => Message::new("move-barred-bare"),
        };
        message.with("from", barred.from).with("to", barred.to).with("reason", reason)
    }
}

impl From<&ReadError> for Message {
    fn from(error: &ReadError) -> Message {
        match error {
            ReadError::Empty => Message::new("move-empty"),
            ReadError::Unexpected { column, found, expected } => Message::new("move-unexpected")
                .with("column", *column)
                .with("found", found.as_str())
                .with("expected", Message::from(*expected)),
            ReadError::Unfinished(expected) => {
                Message::new("move-unfinished").with("expected", Message::from(*expected))
            }
            ReadError::NoSuchPiece(color, role) => {
                Message::new("move-no-such-piece").with("color", *color).with("piece", *role)
            }
            ReadError::NoneThere(color, role, place) => {
                let message = match *place {
                    Place::File(file) => Message::new("move-none-on-file").with("file", file),
                    Place::Rank(rank) => Message::new("move-none-on-rank").with("rank", rank.to_char()),
                    Place::Square(square) => Message::new("move-none-on-square").with("square", square),
                };
                message.with("color", *color).with("piece", *role)
            }
            ReadError::NoneReaches(role, to) => {
                Message::new("move-none-reaches").with("piece", *role).with("square", *to)
            }
            ReadError::Barred(barred) => barred.into(),
            ReadError::EachBarred(all) => {
                let reasons: Vec<Message> = all.iter().map(Message::from).collect();
                Message::new("move-each-barred").with("reasons", reasons)
            }
            ReadError::Castling(breach) => breach.into(),
            ReadError::WriteCastling(writing) => Message::new("move-write-castling").with("writing", writing.as_str()),
            ReadError::Ambiguous { role, to, choices } => Message::new("move-ambiguous")
                .with("piece", *role)
                .with("square", *to)
                .with("choices", Argument::Any(choices.clone())),
            ReadError::Unclear { choices } => {
                Message::new("move-unclear").with("choices", Argument::Any(choices.clone()))
            }
            ReadError::PromotionMissing { to, choices } => Message::new("move-promotion-missing")
                .with("square", *to)
                .with("choices", Argument::Any(choices.clone())),
        }
    }
}

/// In English; for other languages there is [`Message`].
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl std::error::Error for ReadError {}
