//! Appendices A and B in words: what is done, found and asked in rapid and blitz only.

use jadoube_board::{Color, Square};
use jadoube_clock::{Millis, Rate};
use serde::{Deserialize, Serialize};

use crate::edition::Supervision;
use crate::vocabulary::Vocabulary;

/// A part of what is set up before a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum SetUpPart {
    /// Which piece stands where.
    #[says("wrong set-up")]
    Pieces,
    /// Which way the board lies.
    #[says("board turned")]
    Board,
    /// How the clock was set.
    #[says("clock misset")]
    Clock,
}

/// What is done in rapid and blitz only.
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
    /// A player says that this was set up wrongly.
    #[says("claims {set_up_part}", args(part))]
    ClaimsSetUp(SetUpPart),
    /// The arbiter sees both kings in check, or a pawn on the last rank (A.4.4; A.5.4 in 2023).
    #[says("observes an illegal position", by(Arbiter))]
    SeesIllegalPosition,
    /// A player agrees to correct an illegal move that has been answered, without an arbiter (A.4.2; A.5.2 in 2023).
    #[says("agrees to correct")]
    AgreesToCorrect,
}

/// What was found in rapid and blitz only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "rapid", class = Incident)]
pub enum RapidFinding {
    /// The game is rapid or blitz by its times.
    #[says("blitz", rate = Rate::Blitz, message = "rapid-is-blitz", class = Setting)]
    #[says("rapid", args(_), message = "rapid-is-rapid", class = Setting)]
    Rate(Rate),
    /// Nobody has to record.
    #[says("no duty to record", class = Setting)]
    NoRecording,
    /// This was announced.
    #[says("full supervision announced", supervision = Supervision::Full, message = "rapid-announced-full", class = Setting)]
    #[says("reduced supervision announced", supervision = Supervision::Reduced, message = "rapid-announced-reduced", class = Setting)]
    Announced(Supervision),
    /// One arbiter has so many games, which is few enough or not.
    #[says("enough arbiters", bool = true, message = "rapid-enough-arbiters", class = Setting)]
    #[says("too few arbiters", bool = false, message = "rapid-too-few-arbiters", class = Setting)]
    Arbiters(u8, bool),
    /// The arbiters record the games, or do not.
    #[says("arbiter records", bool = true, class = Setting)]
    #[says("arbiter does not record", bool = false, message = "rapid-arbiter-does-not-record", class = Setting)]
    ArbiterRecords(bool),
    /// The Competition Rules apply in full, or with the changes of the appendix.
    #[says("competition rules in full", supervision = Supervision::Full, message = "rapid-full", class = Setting)]
    #[says("competition rules reduced", supervision = Supervision::Reduced, message = "rapid-reduced", class = Setting)]
    Regime(Supervision),
    /// Blitz is played by the rules of rapid.
    #[says("played as rapid", message = "rapid-blitz-as-rapid", class = Setting)]
    AsRapid,
    /// A player is given a scoresheet.
    #[says("scoresheet given")]
    SheetGiven(Color),
    /// The rules give a player no right to a scoresheet.
    #[says("no scoresheet given")]
    NoSheet(Color),
    /// A player looks at the arbiter's scoresheet, for the time with this number.
    #[says("looked at the scoresheet", args(color, number))]
    Look(Color, u8),
    /// A player has no right to look at it, here or at this moment.
    #[says("no look at the scoresheet")]
    NoLook(Color),
    /// A player has looked as often as is allowed.
    #[says("looks used up")]
    LooksUsedUp(Color),
    /// It is too late to claim that this was set up wrongly.
    #[says("set-up stands", set_up_part = SetUpPart::Pieces, message = "rapid-pieces-stand")]
    #[says("board stands as it is", set_up_part = SetUpPart::Board, message = "rapid-board-stands")]
    #[says("clock setting stands", set_up_part = SetUpPart::Clock, message = "rapid-clock-stands")]
    SetUpStands(SetUpPart),
    /// A flag is down, and it is for the players to say so.
    #[says("flag left to the players", message = "rapid-flag-left")]
    FlagLeftToPlayers(Color),
    /// It is for the opponent to claim this player's illegal move.
    #[says("illegal move left to the players", message = "rapid-illegal-left")]
    IllegalLeftToPlayers(Color),
    /// It is for the opponent to claim that this player's move is not one that the touched pieces allow.
    #[says("touch-move left to the players", message = "rapid-touch-left")]
    TouchLeftToPlayers(Color),
    /// The claim of this player fails, whose own flag is down as well.
    #[says("own flag down")]
    OwnFlagDown(Color),
    /// The arbiter waits for the next move.
    #[says("arbiter waits")]
    Waits,
    /// The position still cannot be.
    #[says("illegal position stays")]
    StillIllegal,
    /// The position is lawful again.
    #[says("illegal position gone")]
    LawfulAgain,
    /// There is no such position.
    #[says("no illegal position")]
    NoIllegalPosition,
    /// A player agrees to a correction.
    #[says("agreed to correct", message = "rapid-agrees")]
    AgreesToCorrect(Color),
    /// The players have corrected the move.
    #[says("corrected by agreement")]
    Corrected,
    /// There is nothing that the players could correct by agreement.
    #[says("no correction possible")]
    NothingToCorrect(Color),
    /// The penalty is this time instead of the longer one.
    #[says("shorter penalty")]
    ShorterPenalty(Millis),
}

/// What follows in rapid and blitz only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(effect, message = "rapid", class = Notice)]
pub enum RapidEffect {
    /// A player cannot castle, or cannot with the rook that stood on this square.
    #[says("{color} may not castle", square = None)]
    #[says("{color} may not castle with {square}", message = "rapid-castling-barred-with")]
    CastlingBarred(Color, Option<Square>),
}

/// What the arbiter is asked in rapid and blitz only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum RapidQuestion {
    /// Would the timetable of the event suffer from the clock's setting (A.4.1.1)?
    #[says("schedule")]
    Schedule,
}
