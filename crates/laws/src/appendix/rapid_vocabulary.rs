//! The vocabulary of Appendices A and B: acts, findings and questions in rapid and blitz only.

use jadoube_board::{Color, Square};
use jadoube_clock::{Millis, Rate};
use jadoube_lawbook::Supervision;
use serde::{Deserialize, Serialize};

use crate::vocabulary::Vocabulary;

/// What is set up before a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum SetUpPart {
    /// The pieces.
    #[says("wrong set-up")]
    Pieces,
    /// The board.
    #[says("board turned")]
    Board,
    /// The clock.
    #[says("clock misset")]
    Clock,
}

/// Rapid and blitz (Appendices A and B).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing), class = Incident)]
pub enum RapidAct {
    /// A player asks for a scoresheet to write on (A.2).
    #[says("asks for a scoresheet")]
    AsksForSheet,
    /// A player asks to see the scoresheet that the arbiter keeps (A.3.2; A.4.3 in 2023).
    #[says("asks to see the scoresheet")]
    AsksToSeeSheet,
    /// A player claims that the pieces, the board or the clock were set up wrongly.
    #[says("claims {set_up_part}", args(part))]
    ClaimsSetUp(SetUpPart),
    /// The arbiter observes both kings in check or a pawn on the last rank (A.4.4; A.5.4 in 2023).
    #[says("observes an illegal position", by(Arbiter))]
    SeesIllegalPosition,
    /// A player agrees, without the arbiter, to correct an illegal move after the opponent has replied (A.4.2;
    /// A.5.2 in 2023).
    #[says("agrees to correct")]
    AgreesToCorrect,
}

/// Rapid and blitz (Appendices A and B).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "rapid", class = Incident)]
pub enum RapidFinding {
    /// The time control makes the game rapid or blitz.
    #[says("blitz", rate = Rate::Blitz, message = "rapid-is-blitz", class = Setting)]
    #[says("rapid", args(_), message = "rapid-is-rapid", class = Setting)]
    Rate(Rate),
    /// The players need not record.
    #[says("no duty to record", class = Setting)]
    NoRecording,
    /// The competition announced its supervision.
    #[says("full supervision announced", supervision = Supervision::Full, message = "rapid-announced-full", class = Setting)]
    #[says("reduced supervision announced", supervision = Supervision::Reduced, message = "rapid-announced-reduced", class = Setting)]
    Announced(Supervision),
    /// Whether there are enough arbiters for full supervision.
    #[says("enough arbiters", bool = true, message = "rapid-enough-arbiters", class = Setting)]
    #[says("too few arbiters", bool = false, message = "rapid-too-few-arbiters", class = Setting)]
    Arbiters(u8, bool),
    /// Whether the arbiters record the games.
    #[says("arbiter records", bool = true, class = Setting)]
    #[says("arbiter does not record", bool = false, message = "rapid-arbiter-does-not-record", class = Setting)]
    ArbiterRecords(bool),
    /// Whether the Competition Rules apply in full or with the changes of the appendix.
    #[says("competition rules in full", supervision = Supervision::Full, message = "rapid-full", class = Setting)]
    #[says("competition rules reduced", supervision = Supervision::Reduced, message = "rapid-reduced", class = Setting)]
    Regime(Supervision),
    /// Blitz is played under the rules for rapid.
    #[says("played as rapid", message = "rapid-blitz-as-rapid", class = Setting)]
    AsRapid,
    /// A player gets a scoresheet.
    #[says("scoresheet given")]
    SheetGiven(Color),
    /// A player does not have the right to a scoresheet.
    #[says("no scoresheet given")]
    NoSheet(Color),
    /// A player looked at the arbiter's scoresheet.
    #[says("looked at the scoresheet", args(color, number))]
    Look(Color, u8),
    /// A player may not look at the arbiter's scoresheet now.
    #[says("no look at the scoresheet")]
    NoLook(Color),
    /// A player has already looked as often as allowed.
    #[says("looks used up")]
    LooksUsedUp(Color),
    /// It is too late to claim that this was set up wrongly.
    #[says("set-up stands", set_up_part = SetUpPart::Pieces, message = "rapid-pieces-stand")]
    #[says("board stands as it is", set_up_part = SetUpPart::Board, message = "rapid-board-stands")]
    #[says("clock setting stands", set_up_part = SetUpPart::Clock, message = "rapid-clock-stands")]
    SetUpStands(SetUpPart),
    /// A flag is down, and only the players may point it out.
    #[says("flag left to the players", message = "rapid-flag-left")]
    FlagLeftToPlayers(Color),
    /// A player made an illegal move, and only the opponent may claim it.
    #[says("illegal move left to the players", message = "rapid-illegal-left")]
    IllegalLeftToPlayers(Color),
    /// A player broke touch-move, and only the opponent may claim it.
    #[says("touch-move left to the players", message = "rapid-touch-left")]
    TouchLeftToPlayers(Color),
    /// A player's claim fails because their own flag is down too.
    #[says("own flag down")]
    OwnFlagDown(Color),
    /// The arbiter waits for the next move to be completed.
    #[says("arbiter waits")]
    Waits,
    /// The position is still illegal.
    #[says("illegal position stays")]
    StillIllegal,
    /// The position is legal again.
    #[says("illegal position gone")]
    LawfulAgain,
    /// The position is not illegal.
    #[says("no illegal position")]
    NoIllegalPosition,
    /// A player agreed to correct an illegal move.
    #[says("agreed to correct", message = "rapid-agrees")]
    AgreesToCorrect(Color),
    /// The players corrected an illegal move by agreement.
    #[says("corrected by agreement")]
    Corrected,
    /// There is no move that the players can correct by agreement.
    #[says("no correction possible")]
    NothingToCorrect(Color),
    /// The penalty is shorter in this kind of game.
    #[says("shorter penalty")]
    ShorterPenalty(Millis),
}

/// Effects in rapid and blitz only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(effect, message = "rapid", class = Notice)]
pub enum RapidEffect {
    /// A player may not castle, or not with the rook that stood on this square, because of a wrong set-up.
    #[says("{color} may not castle", square = None)]
    #[says("{color} may not castle with {square}", message = "rapid-castling-barred-with")]
    CastlingBarred(Color, Option<Square>),
}

/// Questions to the arbiter in rapid and blitz only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum RapidQuestion {
    /// Would the wrong clock setting upset the schedule of the event (A.4.1.1)?
    #[says("schedule")]
    Schedule,
}
