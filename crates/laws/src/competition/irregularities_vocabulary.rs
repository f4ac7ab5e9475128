//! The vocabulary of Article 7: acts and findings about irregularities.

use jadoube_board::{Breach, Color, Setup, Square};
use jadoube_texts::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::telling;
use crate::vocabulary::{Sample, Tell, Vocabulary};

/// Irregularities on the board (Article 7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player, Assistant), during(Playing), class = Incident)]
pub enum IrregularityAct {
    /// A player displaces pieces, for example by knocking them over (7.4).
    #[says("displaces {squares as crate::vocabulary::Listed}", args(squares))]
    Displaces {
        /// The squares of the displaced pieces.
        squares: Vec<Square>,
    },
    /// A player puts displaced pieces back.
    #[says("puts back")]
    PutsBack,
    /// The arbiter sets up the position from which the game continues. It need not have occurred in the game (7.5.1, 7.6).
    #[says("sets up {position}", args(fen: fen), by(Arbiter))]
    SetsPosition {
        /// As FEN, including the side to move.
        position: Setup,
    },
}

/// Why a completed move counts as illegal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Illegality {
    /// It breaks a rule of Article 3, or leaves a position that no move leads to (`None`).
    Move(Option<Breach>),
    /// A pawn was left on the last rank.
    PawnNotPromoted(Square),
    /// The clock was pressed without a move.
    PressWithoutMove,
    /// Both hands were used.
    TwoHands,
}

/// Irregularities (Article 7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum IrregularityFinding {
    /// A player completed an illegal move, or one that counts as illegal (7.5).
    #[says("illegal move", illegality = Illegality::Move(None))]
    #[says("illegal move", illegality = Illegality::Move(Some(_)), args(color, reason), message = "finding-illegal-because")]
    #[says("pawn not promoted", illegality = Illegality::PawnNotPromoted(_), args(color, square), message = "finding-illegal-pawn")]
    #[says("press without move", illegality = Illegality::PressWithoutMove, message = "finding-illegal-press")]
    #[says("two hands", illegality = Illegality::TwoHands, message = "finding-illegal-hands")]
    Illegal(Color, Illegality),
    /// An illegal move stands because the opponent has replied.
    #[says("illegal move stands")]
    IllegalStands(Color),
    /// The colors are reversed (7.3).
    #[says("colors reversed")]
    ColorsReversed(u16),
    /// The initial position was wrong (7.2.1).
    #[says("wrong set-up")]
    WrongSetUp,
    /// The board is turned the wrong way (7.2.2).
    #[says("board turned")]
    BoardTurned,
    /// A player displaced pieces (7.4).
    #[says("pieces displaced")]
    Displaced(Color),
    /// A player put displaced pieces back (7.4.1), whoever had displaced them.
    #[says("pieces put back", class = Notice)]
    PutBack(Color),
    /// Pieces were displaced some moves ago (7.6).
    #[says("displacement found")]
    DisplacedLater,
    /// A player moved twice in a row.
    #[says("moved twice")]
    MovedTwice(Color),
}

/// Questions about irregularities (Article 7).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum IrregularityQuestion {
    /// Does the game continue with the colors reversed (7.3)?
    #[says("colors reversed")]
    ColorsReversed,
    /// What happens to the two moves that this player made in a row?
    #[says("{color} moved twice")]
    MovedTwice(Color),
    /// Which times should the clocks show (6.10, 7.1)?
    #[says("times")]
    Times,
}

/// What a single sub-Article of Article 7 adds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum IrregularityRemark {
    /// A player stopped the clocks because pieces are displaced.
    #[says("stopped the clocks over displaced pieces")]
    StoppedForDisplaced(Color),
    /// A player displaced pieces and may be penalized for it.
    #[says("penalty for displacing")]
    DisplacedPenalty(Color),
    /// A player pressed the clock while pieces were still displaced.
    #[says("pressed with pieces displaced")]
    PressedWhileDisplaced(Color),
    /// The position before the irregularity cannot be identified: the game continues from the last one that can.
    #[says("last identifiable position")]
    LastIdentifiable,
    /// The record does not contain the right position: the game continues from one that the arbiter sets up.
    #[says("another position set up")]
    PositionSet,
    /// The arbiter decides which times the clocks should show.
    #[says("times open")]
    TimesOpen,
}

fn fen(position: &Setup) -> Argument {
    position.to_string().into()
}

impl Tell for Illegality {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        match self {
            Illegality::Move(Some(breach)) => message.with(variable, telling::reason(*breach)),
            Illegality::PawnNotPromoted(square) => message.with(variable, *square),
            Illegality::Move(None) | Illegality::PressWithoutMove | Illegality::TwoHands => message,
        }
    }
}

impl Sample for Illegality {
    fn samples() -> Vec<Illegality> {
        let moves = Option::<Breach>::samples().into_iter().map(Illegality::Move);
        let pawns = Square::samples().into_iter().map(Illegality::PawnNotPromoted);
        moves.chain(pawns).chain([Illegality::PressWithoutMove, Illegality::TwoHands]).collect()
    }
}
