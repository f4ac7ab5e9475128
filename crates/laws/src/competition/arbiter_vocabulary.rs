//! The vocabulary of Article 12: acts of the arbiter and of people who are not playing, and findings about both.

use jadoube_board::Color;
use jadoube_clock::Millis;
use jadoube_lawbook::PenaltyKind;
use jadoube_texts::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::competition::points::Points;
use crate::telling;
use crate::vocabulary::{Sample, Tell, Vocabulary};

/// The arbiter, and people who are not playing (Article 12).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(NotBegun, Playing, Over), class = Incident)]
pub enum ArbiterAct {
    /// The arbiter penalizes a player (12.9).
    #[says("penalizes {player}: {penalty}", penalty = Penalty::Warning | Penalty::Loss | Penalty::Expulsion, args(color, kind), also("penalizes {player} {penalty}"))]
    #[says("penalizes {player}: {penalty}", tell = penalizes_by, message = "act-penalizes-by", also("penalizes {player} {penalty}"))]
    Penalizes {
        /// The player.
        player: Color,
        /// The penalty.
        penalty: Penalty,
    },
    /// The arbiter gives a player more time: because the game was disturbed from outside (12.5), because the clock was defective or
    /// set wrongly (6.10), or for a reason that no Article covers (Preface).
    #[says("gives {player} {time} for a disturbance", ground = TimeGround::Disturbance, args(color, time, _))]
    #[says("gives {player} {time} because of the clock", ground = TimeGround::Clock, args(color, time, _), message = "act-gives-time-for-clock")]
    #[says("gives {player} {time} for another reason", ground = TimeGround::Judgment, args(color, time, _), message = "act-gives-time-by-judgment")]
    GivesTime {
        /// The player.
        player: Color,
        /// The extra time.
        time: Millis,
        /// Why.
        #[serde(default)]
        ground: TimeGround,
    },
    /// The arbiter announces something to the players.
    #[says(
        "makes an announcement {text as crate::vocabulary::Quoted}",
        args(text),
        during(NotBegun, Playing, Concluded, Over)
    )]
    Announces {
        /// The announcement.
        text: String,
    },
    /// The arbiter tells a player something about the game.
    #[says("{statement}", args(said))]
    Says(Statement),
    /// The arbiter attends to a duty (12.1 to 12.3).
    #[says("sees to {duty}")]
    SeesTo(Duty),
    /// The arbiter appoints assistants to watch games.
    #[says("appoints assistants")]
    AppointsAssistants,
    /// The arbiter expels a person who interfered from the playing area.
    #[says("sends the offender out")]
    SendsOut,
    /// A spectator, or a player of another game, comments on the game or interferes in some other way.
    #[says("interferes", by(Spectator, EnteredByArbiter))]
    Interferes,
    /// Somebody tells the arbiter about an irregularity: a spectator, a player, an assistant or the organizer.
    #[says("reports an irregularity", by(Spectator, Player, Assistant, Arbiter, Organizer, EnteredByArbiter))]
    Reports,
    /// A spectator uses a mobile phone in the venue.
    #[says("uses a phone", authorized = false, args(authorized), by(Spectator))]
    #[says("uses a phone with permission", authorized = true, args(authorized), by(Spectator))]
    UsesPhone {
        /// With the arbiter's authorization.
        authorized: bool,
    },
}

/// Why the arbiter gives a player more time, apart from penalties for the opponent.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum TimeGround {
    /// The game was disturbed from outside (12.5).
    #[default]
    #[says("for a disturbance")]
    Disturbance,
    /// The clock was defective or set wrongly (6.10).
    #[says("because of the clock")]
    Clock,
    /// Another reason, which no Article covers (Preface).
    #[says("for another reason")]
    Judgment,
}

/// A penalty with its amount.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Penalty {
    /// A warning.
    #[says("warning")]
    Warning,
    /// More time for the opponent.
    #[says("opponent's time {millis}")]
    OpponentsTime(Millis),
    /// Less time for the offender, at most the time left.
    #[says("offender's time {millis}")]
    OffendersTime(Millis),
    /// More points for the opponent. It changes the score, so it comes when the game is over.
    #[says("opponent's points {points}")]
    OpponentsPoints(Points),
    /// Fewer points for the offender, when the game is over.
    #[says("offender's points {points}")]
    OffendersPoints(Points),
    /// The game is lost.
    #[says("loss")]
    Loss,
    /// A fine of an amount that was announced.
    #[says("fine {u32}")]
    Fine(u32),
    /// Exclusion from a number of rounds.
    #[says("rounds {u16}")]
    Rounds(u16),
    /// Expulsion from the competition.
    #[says("expulsion")]
    Expulsion,
}

/// Something that an arbiter might say to a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Statement {
    /// How many moves have been made.
    #[says("says the number of moves", message = "count")]
    MoveCount,
    /// The opponent has moved.
    #[says("tells {color} that the opponent has moved", message = "moved")]
    OpponentMoved(Color),
    /// The player has not pressed the clock.
    #[says("tells {color} that the clock is not pressed", message = "pressed")]
    NotPressed(Color),
}

/// A duty of the arbiter (12.1 to 12.3).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Duty {
    /// That the Laws are observed.
    #[says("the observance of the Laws")]
    Observance,
    /// Fair play.
    #[says("fair play")]
    FairPlay,
    /// The interest of the competition.
    #[says("the interest of the competition", message = "interest")]
    BestInterest,
    /// Good playing conditions.
    #[says("the playing conditions")]
    Conditions,
    /// That the players are not disturbed.
    #[says("the quiet of the players")]
    Undisturbed,
    /// The progress of the competition.
    #[says("the progress of the competition")]
    Progress,
    /// Disabled players and those who need medical attention.
    #[says("special needs", message = "needs")]
    SpecialNeeds,
    /// The regulations against cheating.
    #[says("the rules against cheating")]
    AntiCheating,
    /// The games, especially when players are short of time.
    #[says("the games")]
    Games,
}

/// The arbiter, and people who are not playing (Article 12).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "arbiter", class = Incident)]
pub enum ArbiterFinding {
    /// A player is penalized (12.9).
    #[says("penalized by a warning", penalty_kind = PenaltyKind::Warning, args(color, kind))]
    #[says("penalized by opponent's time", penalty_kind = PenaltyKind::OpponentsTime, args(color, kind))]
    #[says("penalized by offender's time", penalty_kind = PenaltyKind::OffendersTime, args(color, kind))]
    #[says("penalized by opponent's points", penalty_kind = PenaltyKind::OpponentsPoints, args(color, kind))]
    #[says("penalized by offender's points", penalty_kind = PenaltyKind::OffendersPoints, args(color, kind))]
    #[says("penalized by loss", penalty_kind = PenaltyKind::Loss, args(color, kind))]
    #[says("penalized by a fine", penalty_kind = PenaltyKind::Fine, args(color, kind))]
    #[says("penalized by rounds", penalty_kind = PenaltyKind::Rounds, args(color, kind))]
    #[says("penalized by expulsion", penalty_kind = PenaltyKind::Expulsion, args(color, kind))]
    Penalized(Color, PenaltyKind),
    /// A player was expelled during the game and loses it.
    #[says("cannot play on")]
    CannotPlayOn(Color),
    /// The game was disturbed from outside, and a player gets more time.
    #[says("disturbed from outside")]
    Disturbed(Color),
    /// The clock was defective or set wrongly, and a player gets more time.
    #[says("time made up")]
    TimeMadeUp(Color),
    /// A player gets more time for a reason that no Article covers.
    #[says("time given by judgment")]
    TimeByJudgment(Color),
    /// The arbiter announced something.
    #[says("announcement made", args(text), class = Notice)]
    Announced(String),
    /// The arbiter may tell a player this.
    #[says("the arbiter may say it", args(said))]
    MaySay(Statement),
    /// The arbiter must not tell a player this.
    #[says("the arbiter must not say it", args(said))]
    MustNotSay(Statement),
    /// The arbiter attended to a duty.
    #[says("duty noted")]
    SeenTo(Duty),
    /// Assistants were appointed to watch games.
    #[says("assistants appointed", message = "arbiter-assistants")]
    AssistantsAppointed,
    /// A person who is not playing interfered in the game.
    #[says("interfered")]
    Interfered,
    /// The arbiter was told about an irregularity.
    #[says("reported to the arbiter")]
    Reported,
    /// A person who interfered was sent out.
    #[says("sent out")]
    SentOut,
    /// A mobile phone was used without permission.
    #[says("phone used")]
    PhoneUsed,
    /// A mobile phone was used with permission.
    #[says("phone authorized")]
    PhoneAuthorized,
}

/// Questions about penalties (Article 12).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum ArbiterQuestion {
    /// The game was declared lost for this player: what does the opponent score (12.9.6)?
    #[says("score against penalized {color}", message = "asked-score-against")]
    ScoreAgainstPenalized(Color),
}

/// A penalty with an amount is rendered with it.
fn penalizes_by(act: &ArbiterAct, message: Message) -> Message {
    let ArbiterAct::Penalizes { player, penalty } = act else { return message };
    let amount: Argument = match *penalty {
        Penalty::OpponentsTime(time) | Penalty::OffendersTime(time) => telling::amount(time),
        Penalty::OpponentsPoints(points) | Penalty::OffendersPoints(points) => points.to_string().into(),
        Penalty::Fine(sum) => sum.to_string().into(),
        Penalty::Rounds(rounds) => rounds.to_string().into(),
        Penalty::Warning | Penalty::Loss | Penalty::Expulsion => return message,
    };
    Tell::tell(penalty, "kind", message.with("color", *player)).with("amount", amount)
}

impl Tell for PenaltyKind {
    fn tell(&self, variable: &'static str, message: Message) -> Message {
        message.with(variable, telling::penalty_key(*self))
    }
}

impl Sample for PenaltyKind {
    fn samples() -> Vec<PenaltyKind> {
        Penalty::samples()
            .into_iter()
            .map(|penalty| penalty.kind())
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter()
            .collect()
    }
}
