//! The possible answers with their certificates.

use std::fmt;

use jadoube_board::{ArrayNumber, Bitboard, Color, Move, Position, Role, SetupFault, Square};

use crate::past::Past;

/// The initial position of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Start {
    /// The initial position of Article 2.3.
    #[default]
    Standard,
    /// A given array of Guideline II.
    Chess960(ArrayNumber),
}

impl Start {
    /// The number of the array.
    pub fn array(self) -> ArrayNumber {
        match self {
            Start::Standard => ArrayNumber::STANDARD,
            Start::Chess960(array) => array,
        }
    }

    /// The position from which the game begins.
    pub fn position(self) -> Position {
        self.array().position()
    }

    /// What stands on the first rank of both players, from the a-file to the h-file.
    pub(crate) fn first_rank(self) -> [Role; 8] {
        match self {
            Start::Standard => [
                Role::Rook,
                Role::Knight,
                Role::Bishop,
                Role::Queen,
                Role::King,
                Role::Bishop,
                Role::Knight,
                Role::Rook,
            ],
            Start::Chess960(array) => array.first_rank(),
        }
    }
}

/// What happened when nobody could mate any more (5.2.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum DeadPositions {
    /// The players may have gone on: only the moves have to be legal.
    #[default]
    PlayedOn,
    /// The game ended at once, so that no position before the last one was dead.
    EndedGame,
}

/// The rules of the game that led to a position.
///
/// ```
/// use jadoube_legality::{DeadPositions, Rules, Start};
/// assert_eq!(Rules::from(Start::Standard).dead, DeadPositions::PlayedOn);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// Where it began.
    pub start: Start,
    /// Whether it went on after a dead position.
    pub dead: DeadPositions,
}

impl From<Start> for Rules {
    fn from(start: Start) -> Rules {
        Rules { start, ..Rules::default() }
    }
}

/// How much work a question may cost. The same budget gives the same answer on every machine.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Budget {
    /// How many positions the search for a proof game may visit; those that it meets backward count tenfold.
    pub nodes: u64,
    /// How many positions of the past the retraction may visit.
    pub retractions: u64,
    /// How many arrangements of pawns the proof kernel may visit, and as many again with ranks.
    pub kernels: u64,
}

impl Budget {
    /// Some seconds at most.
    pub const DEFAULT: Budget = Budget { nodes: 4_000_000, retractions: 1_000, kernels: 200_000 };

    /// Only what is cheap: a few milliseconds at most.
    pub const SMALL: Budget = Budget { nodes: 20_000, retractions: 100, kernels: 2_000 };

    /// The default retraction and kernel with so many positions for the search for a proof game.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes, ..Budget::DEFAULT }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::DEFAULT
    }
}

/// Whether a series of legal moves can reach a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can: here is one.
    Legal(ProofGame),
    /// It cannot, for this reason.
    Illegal(Argument),
    /// Neither was found within the budget. Nothing follows from it.
    Unknown(Trace),
}

impl Verdict {
    /// Whether there is a proof game.
    pub fn is_legal(&self) -> bool {
        matches!(self, Verdict::Legal(_))
    }

    /// Whether there is proof that no game exists.
    pub fn is_illegal(&self) -> bool {
        matches!(self, Verdict::Illegal(_))
    }
}

/// `legal`, `illegal` or `unknown`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Legal(_) => "legal",
            Verdict::Illegal(_) => "illegal",
            Verdict::Unknown(_) => "unknown",
        })
    }
}

/// Legal moves from the initial position to the position in question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofGame {
    /// Where the game begins.
    pub start: Start,
    /// The moves of both players.
    pub moves: Vec<Move>,
    /// If [dead positions ended the game](DeadPositions::EndedGame): moves from the position before the last move to a mate.
    /// They show that it was not dead, nor any before it.
    pub alive: Option<Vec<Move>>,
}

impl ProofGame {
    /// The position after the last move; `None` if a move is not legal.
    pub fn replay(&self) -> Option<Position> {
        let mut position = self.start.position();
        for &m in &self.moves {
            if !position.is_legal(m) {
                return None;
            }
            position = position.after(m);
        }
        Some(position)
    }
}

/// Why no series of legal moves reaches a position. [`check`](crate::check) confirms it without the code that found it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// It is not a position that can be played on.
    Fault(SetupFault),
    /// More than the sixteen men of 2.2: nothing adds a man.
    Men {
        /// Whose men.
        color: Color,
        /// How many there are.
        men: usize,
    },
    /// More men that only promotion explains than pawns that are gone. Of two bishops on squares of one color, one was
    /// promoted.
    Promotions {
        /// Whose men.
        color: Color,
        /// How many men must have been promoted, at least.
        promoted: usize,
        /// How many of the eight pawns are gone.
        gone: usize,
    },
    /// Two opposing pawns of one file pass each other only if one of them captures or is captured. Too few men are gone for
    /// the pawns that have got past their opponents, promoted ones included.
    Passing {
        /// Pawns of both players, on the board or promoted, that got past the pawn opposite to them, at least.
        passed: usize,
        /// How many of them the men that are gone can explain, at most.
        explained: usize,
    },
    /// The right to castle is claimed for a king and rook that did not start there.
    Castling(Color),
    /// No assignment of the men on the board to the sixteen men of the initial position is possible, or every one needs
    /// more captures by pawns than there were. Men that never moved bound where the others can have gone.
    Origins {
        /// Whose men.
        color: Color,
        /// How many captures the pawns of this player must have made, at least; `None` if no assignment exists.
        needed: Option<usize>,
        /// How many they can have made, at most.
        available: usize,
        /// The men that have never moved.
        immobile: Bitboard,
        /// The files of pawns that have never left them, from the first square to the present one, which nothing crosses.
        columns: Vec<Bitboard>,
    },
    /// Whatever captures are made, the pawns do not get to where they are, or not enough of them are promoted.
    Kernel {
        /// How many captures there were.
        captures: usize,
    },
    /// The same with ranks: pawns capture forward and never go back, and a bishop is captured on a square of its color. Whatever
    /// ranks the captures are on, a pawn that is on the board has gone too far, or a bishop that is gone was not captured.
    Ranks {
        /// How many captures there were.
        captures: usize,
    },
    /// It is known of every man whether it has made an even or an odd number of moves, and the sum does not fit the side to move.
    Parity {
        /// Whether the number of moves of both players together was odd.
        odd: bool,
    },
    /// Nobody could mate any more, so that the game had ended before the last move.
    Dead,
    /// Every last move, and every move before it as far as needed, is impossible.
    ///
    /// The positions are closed under taking moves back: each one before the position in question, or before one of those
    /// [retracted](Case::Retracted), is in the list. None of those is the initial position, so that no game can come from
    /// outside into this set.
    LastMove {
        /// The positions before, each with what is known about it.
        cases: Vec<(Past, Case)>,
    },
}

/// What is known about a position before the one in question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Case {
    /// It is impossible itself.
    Refuted(Argument),
    /// All positions before it are in the list.
    Retracted,
}

impl Argument {
    /// How many named steps it has, those of its parts included.
    pub fn steps(&self) -> usize {
        let Argument::LastMove { cases } = self else { return 1 };
        let parts = cases.iter().map(|(_, case)| match case {
            Case::Refuted(argument) => argument.steps(),
            Case::Retracted => 1,
        });
        1 + parts.sum::<usize>()
    }

    /// The name of the layer that found it.
    pub fn name(&self) -> &'static str {
        match self {
            Argument::Fault(_) => "fault",
            Argument::Men { .. } | Argument::Promotions { .. } => "counts",
            Argument::Passing { .. } => "passing",
            Argument::Castling(_) => "castling",
            Argument::Origins { .. } => "origins",
            Argument::Kernel { .. } => "kernel",
            Argument::Ranks { .. } => "ranks",
            Argument::Parity { .. } => "parity",
            Argument::Dead => "dead position",
            Argument::LastMove { .. } => "last move",
        }
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Fault(fault) => fault.fmt(f),
            Argument::Men { color, men } => write!(f, "{color} has {men} men, more than 16"),
            Argument::Promotions { color, promoted, gone } => {
                write!(f, "at least {promoted} {color} men were promoted, but only {gone} {color} pawns are gone")
            }
            Argument::Passing { passed, explained } => write!(
                f,
                "at least {passed} pawns have passed the pawn opposite to them, but the captures explain only {explained}"
            ),
            Argument::Castling(color) => {
                write!(f, "{color} is said to have the right to castle, but king and rook did not start there")
            }
            Argument::Origins { color, needed: None, .. } => {
                write!(f, "the {color} men cannot all have come from the initial position")
            }
            Argument::Origins { color, needed: Some(needed), available, .. } => write!(
                f,
                "the {color} pawns captured at least {needed} times, but can have captured only {available} times"
            ),
            Argument::Kernel { captures } => {
                write!(f, "no order of {captures} captures brings the pawns to their files and promotes enough of them")
            }
            Argument::Ranks { captures } => {
                write!(f, "no order of {captures} captures, whatever their ranks, brings the pawns to their squares")
            }
            Argument::Parity { odd } => {
                write!(f, "the number of moves made by both players together is {}", if *odd { "odd" } else { "even" })
            }
            Argument::Dead => f.write_str("the position was dead, so that the game had ended"),
            Argument::LastMove { cases } => match cases.first() {
                None => f.write_str("there is no possible last move"),
                Some((past, _)) => write!(f, "{} has no possible last move", past.turn),
            },
        }
    }
}

/// What was tried when a question stayed open.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Trace {
    /// Positions that the search for a proof game visited.
    pub nodes: u64,
    /// Positions of the past that were visited.
    pub retractions: u64,
    /// Arrangements of pawns that were visited.
    pub kernels: u64,
    /// A last move that was not excluded, as the squares that it left and reached.
    pub last_move: Option<(Square, Square)>,
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no proof game in {} positions, no contradiction in {} positions of the past and {} arrangements of pawns",
            self.nodes, self.retractions, self.kernels
        )
    }
}
