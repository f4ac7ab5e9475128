//! Article 7 in words: what is done and found about irregularities.

use jadoube_board::{Breach, Color, Setup, Square};
use jadoube_texts::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::telling;
use crate::vocabulary::{Sample, Tell, Vocabulary};

/// What happens to pieces that are not moved, and how the arbiter puts a position right (Article 7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player, Assistant), during(Playing), class = Incident)]
pub enum IrregularityAct {
    /// Knocks pieces over or off their squares (7.4).
    #[says("displaces {squares as crate::vocabulary::Listed}", args(squares))]
    Displaces {
        /// Which squares are upset.
        squares: Vec<Square>,
    },
    /// Puts displaced pieces back.
    #[says("puts back")]
    PutsBack,
    /// The arbiter sets up the position from which the game goes on, where the right one is none that the moves of the record lead to
    /// (7.5.1, 7.6).
    #[says("sets up {position}", args(fen: fen), by(Arbiter))]
    SetsPosition {
        /// As FEN has it; who has the move is part of it.
        position: Setup,
    },
}

/// What a completed move may have against it besides Article 3.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Illegality {
    /// It breaks a rule of Article 3, or ends in an arrangement that no move leads to (`None`).
    Move(Option<Breach>),
    /// A pawn was left on the last rank.
    PawnNotPromoted(Square),
    /// The clock was pressed without a move.
    PressWithoutMove,
    /// Both hands were used.
    TwoHands,
}

/// What is found about irregularities (Article 7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum IrregularityFinding {
    /// An illegal move of this player was dealt with.
    #[says("illegal move", illegality = Illegality::Move(None))]
    #[says("illegal move", illegality = Illegality::Move(Some(_)), args(color, reason), message = "finding-illegal-because")]
    #[says("pawn not promoted", illegality = Illegality::PawnNotPromoted(_), args(color, square), message = "finding-illegal-pawn")]
    #[says("press without move", illegality = Illegality::PressWithoutMove, message = "finding-illegal-press")]
    #[says("two hands", illegality = Illegality::TwoHands, message = "finding-illegal-hands")]
    Illegal(Color, Illegality),
    /// An illegal move stands because it was answered.
    #[says("illegal move stands")]
    IllegalStands(Color),
    /// Both players have been found with each other's color.
    #[says("colors reversed")]
    ColorsReversed(u16),
    /// The initial position was wrong.
    #[says("wrong set-up")]
    WrongSetUp,
    /// The board was turned.
    #[says("board turned")]
    BoardTurned,
    /// Pieces were displaced by this player.
    #[says("pieces displaced")]
    Displaced(Color),
    /// Pieces had been displaced for some moves.
    #[says("displacement found")]
    DisplacedLater,
    /// A player moved twice in a row.
    #[says("moved twice")]
    MovedTwice(Color),
}

/// What a single sub-Article of Article 7 adds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum IrregularityRemark {
    /// The clocks were stopped because pieces are displaced.
    #[says("stopped the clocks over displaced pieces")]
    StoppedForDisplaced(Color),
    /// Pieces have been displaced by this player, who may be penalized for it.
    #[says("penalty for displacing")]
    DisplacedPenalty(Color),
    /// The clock was pressed while pieces were still displaced.
    #[says("pressed with pieces displaced")]
    PressedWhileDisplaced(Color),
    /// The position before the irregularity cannot be found: the game goes on from the last one that can.
    #[says("last identifiable position")]
    LastIdentifiable,
    /// No position of the record is the right one: the game goes on from one that the arbiter sets up.
    #[says("another position set up")]
    PositionSet,
    /// What the clocks show is for the arbiter to decide.
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
