//! Guideline III in words: what is done, found and asked in games without increment.

use jadoube_board::Color;
use serde::{Deserialize, Serialize};

use crate::vocabulary::Vocabulary;

/// What is done in games without increment only.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing, Concluded), class = Incident)]
pub enum QuickplayAct {
    /// A player asks for five seconds a move for both (III.4).
    #[says("asks for five seconds", mode = Mode::Increment, args(mode))]
    #[says("asks for five seconds as delay", mode = Mode::Delay, args(mode))]
    AsksForFiveSeconds(Mode),
    /// A player claims a draw before the arbiter (III.5; 10.2 in 2009).
    #[says("claims that {grounds}", message = "act-claims-quickplay")]
    Claims(Grounds),
    /// A player claims a draw where no arbiter is there, which concludes the game (III.6; D in 2009).
    #[says("claims that {grounds} without an arbiter", message = "act-claims-quickplay-without-arbiter")]
    ClaimsWithoutArbiter(Grounds),
    /// The claimant writes down the final position.
    #[says("notes the position {text}", message = "act-writes-final-position")]
    WritesPosition {
        /// As written.
        text: String,
    },
    /// The claimant submits the scoresheet.
    #[says("submits the scoresheet")]
    SubmitsSheet,
    /// The opponent confirms this, or does not.
    #[says("confirms {evidence}", bool = true, message = "act-confirms")]
    #[says("disputes {evidence}", bool = false, message = "act-disputes")]
    Verifies(Evidence, bool),
    /// The arbiter, who has postponed the decision, declares the draw later in the game (III.5.2).
    #[says("declares the postponed draw", message = "act-declares-drawn", by(Arbiter))]
    DeclaresDraw,
}

/// On which grounds a draw is claimed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Grounds {
    /// There is no winning by normal means.
    #[says("the game cannot be won")]
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    #[says("no effort is made")]
    NoEffort,
    /// Both.
    #[says("the game cannot be won and no effort is made")]
    Both,
}

/// In which mode five seconds are asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Mode {
    /// Added with each move.
    #[says("increment")]
    Increment,
    /// Before the main time runs.
    #[says("delay")]
    Delay,
}

/// What is handed to an arbiter who was not there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Evidence {
    /// The final position, written down.
    #[says("the position")]
    Position,
    /// The scoresheet, up to date.
    #[says("the scoresheet")]
    Sheet,
}

/// What was found in games without increment only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "quickplay", class = Incident)]
pub enum QuickplayFinding {
    /// The rules on games without increment were announced.
    #[says("guidelines announced")]
    Announced,
    /// They do not apply to this game.
    #[says("guidelines not in force")]
    NotHere,
    /// This player does not have the move.
    #[says("without the move")]
    NotOnMove(Color),
    /// This player has two minutes or more.
    #[says("too much time left")]
    TimeLeft(Color),
    /// The flag of this player is down.
    #[says("flag already down")]
    FlagDown(Color),
    /// Five seconds cannot be asked for, or not in this mode.
    #[says("no five seconds")]
    NoFiveSeconds(Color),
    /// This player asks for five seconds in this mode.
    #[says("asked for five seconds")]
    Asked(Color, Mode),
    /// The clocks are set so.
    #[says("five seconds granted")]
    Granted(Color, Mode),
    /// The arbiter does not agree to the request.
    #[says("five seconds refused")]
    Refused(Color),
    /// This player claims a draw.
    #[says("claimed by normal means")]
    Claimed(Color, Grounds),
    /// The claim is granted.
    #[says("claim granted")]
    Agreed(Color),
    /// The decision is postponed.
    #[says("decision postponed")]
    Postponed(Color),
    /// The claim is rejected.
    #[says("claim rejected")]
    Rejected(Color),
    /// There is no appeal against this decision.
    #[says("decision final")]
    Final,
    /// The flag of this player fell after the decision had been postponed.
    #[says("flag fell after postponing", message = "quickplay-fell")]
    FellAfterPostponing(Color),
    /// The arbiter declares the draw.
    #[says("declared drawn", message = "quickplay-declared")]
    DeclaredDrawn,
    /// This player's claim concludes the game.
    #[says("game concluded by claim")]
    Concluded(Color),
    /// On this ground.
    #[says("no win by normal means", grounds = Grounds::CannotWin, args(color, grounds))]
    #[says("no effort to win")]
    Ground(Color, Grounds),
    /// This player has given this.
    #[says("final position noted", evidence = Evidence::Position, args(color, evidence))]
    #[says("scoresheet submitted", evidence = Evidence::Sheet, args(color, evidence))]
    Given(Color, Evidence),
    /// This player confirms it, or does not.
    #[says("final position confirmed", evidence = Evidence::Position, bool = true, args(color, evidence, _), message = "quickplay-confirmed")]
    #[says("final position disputed", evidence = Evidence::Position, bool = false, args(color, evidence, _), message = "quickplay-disputed")]
    #[says("scoresheet confirmed", evidence = Evidence::Sheet, bool = true, args(color, evidence, _), message = "quickplay-confirmed")]
    #[says("scoresheet disputed", evidence = Evidence::Sheet, bool = false, args(color, evidence, _), message = "quickplay-disputed")]
    Verified(Color, Evidence, bool),
    /// The claim goes to an arbiter.
    #[says("claim referred")]
    Referred(Color),
}

/// What follows in games without increment only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(effect, message = "quickplay", class = Course)]
pub enum QuickplayEffect {
    /// Both players have five seconds a move in this mode from now on.
    #[says("{mode} of five seconds")]
    FiveSeconds(Mode),
}

/// What the arbiter is asked in games without increment only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum QuickplayQuestion {
    /// Are five seconds introduced as this player asks?
    #[says("five seconds for {color}")]
    FiveSeconds(Color),
    /// What becomes of this player's claim?
    #[says("claim of {color}", message = "asked-quickplay-claim")]
    Claim(Color),
    /// The flag of this player has fallen: is the final position a draw by normal means, or was no effort made?
    #[says("final position after {color}'s flag")]
    FinalPosition(Color),
    /// The flag of this player has fallen: can the opponent not win by normal means, or was no effort made?
    #[says("opponent of {color} after the flag")]
    OpponentOfFallen(Color),
    /// What becomes of this player's claim that was referred?
    #[says("referred claim of {color}")]
    Referred(Color),
}
