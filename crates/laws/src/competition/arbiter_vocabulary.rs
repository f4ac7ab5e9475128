//! Article 12 in words: what the arbiter does, what is done by people who do not play, and what is found about both.

use jadoube_board::Color;
use jadoube_clock::Millis;
use jadoube_texts::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::competition::points::Points;
use crate::edition::PenaltyKind;
use crate::telling;
use crate::vocabulary::{Sample, Tell, Vocabulary};

/// Acts that Article 12 is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(NotBegun, Playing, Over), class = Incident)]
pub enum ArbiterAct {
    /// Penalizes a player.
    #[says("penalizes {player}: {penalty}", penalty = Penalty::Warning | Penalty::Loss | Penalty::Expulsion, args(color, kind), also("penalizes {player} {penalty}"))]
    #[says("penalizes {player}: {penalty}", tell = penalizes_by, message = "act-penalizes-by", also("penalizes {player} {penalty}"))]
    Penalizes {
        /// Whom.
        player: Color,
        /// With what.
        penalty: Penalty,
    },
    /// Gives a player time because the game was disturbed from outside.
    #[says("gives {player} {time} for a disturbance")]
    GivesTime {
        /// Whom.
        player: Color,
        /// How much.
        time: Millis,
    },
    /// Says something to the players about the game.
    #[says("{said}")]
    Says(Said),
    /// Sees to something that is the arbiter's to see to.
    #[says("sees to {duty}")]
    SeesTo(Duty),
    /// Appoints assistants to watch games.
    #[says("appoints assistants")]
    AppointsAssistants,
    /// Sends out somebody who has interfered.
    #[says("sends the offender out")]
    SendsOut,
    /// Somebody who does not play here speaks about the game or interferes in another way.
    #[says("interferes", by(Spectator, EnteredByArbiter))]
    Interferes,
    /// Somebody tells the arbiter of an irregularity.
    #[says("reports an irregularity", by(Spectator, EnteredByArbiter))]
    Reports,
    /// Somebody who does not play uses a telephone in the venue.
    #[says("uses a phone", authorized = false, args(authorized), by(Spectator))]
    #[says("uses a phone with permission", authorized = true, args(authorized), by(Spectator))]
    UsesPhone {
        /// With the arbiter's authorization.
        authorized: bool,
    },
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
    /// Less time for the offender, at most what is left.
    #[says("offender's time {millis}")]
    OffendersTime(Millis),
    /// So many points more for the opponent. It changes what the game has brought, so it comes when the game is over.
    #[says("opponent's points {points}")]
    OpponentsPoints(Points),
    /// So many points less for the offender, when the game is over.
    #[says("offender's points {points}")]
    OffendersPoints(Points),
    /// The game is lost.
    #[says("loss")]
    Loss,
    /// A fine of an amount that was announced.
    #[says("fine {u32}")]
    Fine(u32),
    /// No play for so many rounds.
    #[says("rounds {u16}")]
    Rounds(u16),
    /// Expulsion from the competition.
    #[says("expulsion")]
    Expulsion,
}

/// What an arbiter can be tempted to say.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Said {
    /// How many moves have been made.
    #[says("says the number of moves", message = "count")]
    MoveCount,
    /// To this player: the opponent has moved.
    #[says("tells {color} that the opponent has moved", message = "moved")]
    OpponentMoved(Color),
    /// To this player: the clock has not been pressed.
    #[says("tells {color} that the clock is not pressed", message = "pressed")]
    NotPressed(Color),
}

/// What an arbiter has to see to (12.1 to 12.3).
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
    /// The games, above all in time trouble.
    #[says("the games")]
    Games,
}

/// What is found under Article 12.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "arbiter", class = Incident)]
pub enum ArbiterFinding {
    /// A player is penalized.
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
    /// A player who was expelled cannot play on, and has lost.
    #[says("cannot play on")]
    CannotPlayOn(Color),
    /// The game was disturbed, and a player gets time for it.
    #[says("disturbed from outside")]
    Disturbed(Color),
    /// The arbiter may say this.
    #[says("the arbiter may say it")]
    MaySay(Said),
    /// The arbiter must not say this.
    #[says("the arbiter must not say it")]
    MustNotSay(Said),
    /// A duty was attended to.
    #[says("duty noted")]
    SeenTo(Duty),
    /// Assistants watch.
    #[says("assistants appointed", message = "arbiter-assistants")]
    AssistantsAppointed,
    /// Somebody interfered who must not.
    #[says("interfered")]
    Interfered,
    /// The arbiter was told of an irregularity.
    #[says("reported to the arbiter")]
    Reported,
    /// Somebody was sent out.
    #[says("sent out")]
    SentOut,
    /// A telephone was used without authorization.
    #[says("phone used")]
    PhoneUsed,
    /// A telephone was used with authorization.
    #[says("phone authorized")]
    PhoneAuthorized,
}

/// A penalty that has an amount is told with it.
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
