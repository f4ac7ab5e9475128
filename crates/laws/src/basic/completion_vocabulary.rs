//! The vocabulary of Article 5: how a game ends on the board, and by resignation.

use jadoube_board::Color;
use serde::{Deserialize, Serialize};

use crate::vocabulary::Vocabulary;

/// What a player does to end the game (Article 5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(NotBegun, Playing), class = Incident)]
pub enum CompletionAct {
    /// A player resigns (5.1.2).
    #[says("resigns")]
    Resigns,
}

/// How the game has ended (Article 5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum CompletionFinding {
    /// This player checkmated the opponent (5.1.1).
    #[says("checkmate")]
    Checkmate(Color),
    /// The player to move is stalemated (5.2.1).
    #[says("stalemate")]
    Stalemate,
    /// Neither player can checkmate any more (5.2.2).
    #[says("dead position")]
    Dead,
    /// A player resigned.
    #[says("resigned")]
    Resigned(Color),
    /// A player acted after the end of the game, which changes nothing.
    #[says("after the end", class = Notice)]
    AfterEnd(Color),
    /// Something was found after the end of the game, too late to change anything.
    #[says("found after the end", class = Notice)]
    FoundAfterEnd,
}

/// Questions about the end of the game (Article 5).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum CompletionQuestion {
    /// Can this player still checkmate? Asked when the program cannot decide it in time.
    #[says("can {color} mate")]
    CanMate(Color),
    /// Is the position dead (5.2.2)? Asked when the program cannot decide it in time.
    #[says("dead position")]
    Dead,
}

/// What a single sub-Article of Article 5 adds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum CompletionRemark {
    /// The position is not dead: a checkmate is still possible.
    #[says("still alive")]
    NotDead,
}
