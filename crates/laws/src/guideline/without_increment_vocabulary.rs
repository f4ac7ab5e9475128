//! The vocabulary of Guideline III: acts, findings and questions in games without increment.

use jadoube_board::Color;
use serde::{Deserialize, Serialize};

use crate::vocabulary::Vocabulary;

/// Games without increment (Guideline III).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Player), during(Playing, Concluded), class = Incident)]
pub enum QuickplayAct {
    /// A player asks for five seconds per move for both players, as increment or as delay (III.4).
    #[says("asks for five seconds", mode = Mode::Increment, args(mode))]
    #[says("asks for five seconds as delay", mode = Mode::Delay, args(mode))]
    AsksForFiveSeconds(Mode),
    /// A player with less than two minutes left claims a draw (III.5; 10.2 in 2009).
    #[says("claims that {grounds}", message = "act-claims-quickplay")]
    Claims(Grounds),
    /// A player claims a draw where there is no arbiter, which concludes the game (III.6; D in 2009).
    #[says("claims that {grounds} without an arbiter", message = "act-claims-quickplay-without-arbiter")]
    ClaimsWithoutArbiter(Grounds),
    /// The claimant writes down the final position.
    #[says("notes the position {text}", message = "act-writes-final-position")]
    WritesPosition {
        /// The text as written.
        text: String,
    },
    /// The claimant submits the scoresheet.
    #[says("submits the scoresheet")]
    SubmitsSheet,
    /// The opponent confirms or disputes what the claimant handed in.
    #[says("confirms {evidence}", bool = true, message = "act-confirms")]
    #[says("disputes {evidence}", bool = false, message = "act-disputes")]
    Verifies(Evidence, bool),
    /// The arbiter, who has postponed the decision, declares the draw later in the game (III.5.2).
    #[says("declares the postponed draw", message = "act-declares-drawn", by(Arbiter))]
    DeclaresDraw,
}

/// Why a draw is claimed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Grounds {
    /// The opponent cannot win by normal means.
    #[says("the game cannot be won")]
    CannotWin,
    /// The opponent is making no effort to win by normal means.
    #[says("no effort is made")]
    NoEffort,
    /// Both reasons.
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
    /// A delay before the main time runs.
    #[says("delay")]
    Delay,
}

/// What is submitted to an arbiter who was not present.
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

/// Games without increment (Guideline III).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "quickplay", class = Incident)]
pub enum QuickplayFinding {
    /// The rules for games without increment were announced.
    #[says("guidelines announced")]
    Announced,
    /// The rules for games without increment do not apply to this game.
    #[says("guidelines not in force")]
    NotHere,
    /// The claim or request fails: it is not the player's turn.
    #[says("without the move")]
    NotOnMove(Color),
    /// The claim or request fails: the player has two minutes or more left.
    #[says("too much time left")]
    TimeLeft(Color),
    /// The claim or request fails: the player's flag is down.
    #[says("flag already down")]
    FlagDown(Color),
    /// The player cannot ask for five seconds, or not in this mode.
    #[says("no five seconds")]
    NoFiveSeconds(Color),
    /// A player asked for five seconds per move.
    #[says("asked for five seconds")]
    Asked(Color, Mode),
    /// Five seconds per move were granted.
    #[says("five seconds granted")]
    Granted(Color, Mode),
    /// The arbiter refused five seconds per move.
    #[says("five seconds refused")]
    Refused(Color),
    /// A player claimed a draw.
    #[says("claimed by normal means")]
    Claimed(Color, Grounds),
    /// The arbiter agreed to the claim.
    #[says("claim granted")]
    Agreed(Color),
    /// The arbiter postponed the decision.
    #[says("decision postponed")]
    Postponed(Color),
    /// The arbiter rejected the claim.
    #[says("claim rejected")]
    Rejected(Color),
    /// The decision is final: there is no appeal.
    #[says("decision final")]
    Final,
    /// A flag fell after the decision was postponed.
    #[says("flag fell after postponing", message = "quickplay-fell")]
    FellAfterPostponing(Color),
    /// The arbiter declared the game drawn.
    #[says("declared drawn", message = "quickplay-declared")]
    DeclaredDrawn,
    /// A player's claim concluded the game.
    #[says("game concluded by claim")]
    Concluded(Color),
    /// The reason for the claim.
    #[says("no win by normal means", grounds = Grounds::CannotWin, args(color, grounds))]
    #[says("no effort to win")]
    Ground(Color, Grounds),
    /// The claimant handed in the final position or the scoresheet.
    #[says("final position noted", evidence = Evidence::Position, args(color, evidence))]
    #[says("scoresheet submitted", evidence = Evidence::Sheet, args(color, evidence))]
    Given(Color, Evidence),
    /// The opponent confirmed or disputed it.
    #[says("final position confirmed", evidence = Evidence::Position, bool = true, args(color, evidence, _), message = "quickplay-confirmed")]
    #[says("final position disputed", evidence = Evidence::Position, bool = false, args(color, evidence, _), message = "quickplay-disputed")]
    #[says("scoresheet confirmed", evidence = Evidence::Sheet, bool = true, args(color, evidence, _), message = "quickplay-confirmed")]
    #[says("scoresheet disputed", evidence = Evidence::Sheet, bool = false, args(color, evidence, _), message = "quickplay-disputed")]
    Verified(Color, Evidence, bool),
    /// The claim was referred to an arbiter.
    #[says("claim referred")]
    Referred(Color),
}

/// Effects in games without increment only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(effect, message = "quickplay", class = Course)]
pub enum QuickplayEffect {
    /// Both players have five seconds per move from now on.
    #[says("{mode} of five seconds")]
    FiveSeconds(Mode),
}

/// Questions to the arbiter in games without increment only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum QuickplayQuestion {
    /// Do both players get five seconds per move, as this player asks?
    #[says("five seconds for {color}")]
    FiveSeconds(Color),
    /// How is this player's claim decided?
    #[says("claim of {color}", message = "asked-quickplay-claim")]
    Claim(Color),
    /// This player's flag has fallen: is the final position drawn by normal means, or was no effort made?
    #[says("final position after {color}'s flag")]
    FinalPosition(Color),
    /// This player's flag has fallen: is the opponent unable to win by normal means, or was no effort made?
    #[says("opponent of {color} after the flag")]
    OpponentOfFallen(Color),
    /// How is the referred claim of this player decided?
    #[says("referred claim of {color}")]
    Referred(Color),
}
