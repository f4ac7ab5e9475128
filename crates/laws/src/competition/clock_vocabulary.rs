//! The vocabulary of Article 6: acts and findings about the chess clock.

use jadoube_board::Color;
use jadoube_clock::Millis;
use jadoube_texts::Argument;
use serde::{Deserialize, Serialize};

use crate::basic::moving_vocabulary::Hands;
use crate::vocabulary::{Expected, ReadError, Scene, Slot, Vocabulary, Words};

/// The clock and the start of the game (Article 6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(Playing), class = Incident)]
pub enum ClockAct {
    /// A player arrives at the board (6.7).
    #[says("arrives", by(Player), during(NotBegun, Playing), class = Course)]
    Arrives,
    /// A player is ready to begin, or to go on after the clocks were stopped. It matters only in games without an arbiter.
    #[says("is ready", by(Player), during(NotBegun, Playing), class = Course)]
    IsReady,
    /// The round starts, and with it White's clock (6.6).
    #[says("starts the round", during(NotBegun, Playing), class = Course, also("starts"))]
    StartsRound,
    /// A player presses the clock (6.2).
    #[says("presses", hand = Hands::One, by(Player, Assistant), class = Course, also("presses the clock"))]
    #[says("presses with the other hand", hand = Hands::Other, message = "act-presses-with-other-hand", by(Player, Assistant), class = Course, also("presses other hand", "presses the clock with the other hand"))]
    #[says("presses with both hands", hand = Hands::Both, by(Player, Assistant), class = Course, also("presses the clock with both hands"))]
    Presses {
        /// The hand that was used.
        hand: Hands,
    },
    /// A player hits, lifts or knocks over the clock (6.2.4).
    #[says("mishandles the clock", by(Player, Assistant), during(Playing, Over), also("mishandles"))]
    MishandlesClock,
    /// A player keeps a finger on the button of the clock, or hovers over it (6.2.3).
    #[says("keeps a finger on the clock", by(Player, Assistant))]
    KeepsFinger,
    /// A player or the arbiter stops both clocks (6.11).
    #[says("stops the clocks", reason = StopReason::CallArbiter, by(Player, Assistant, Arbiter), also("stops the clocks to call the arbiter", "stops to call the arbiter", "stops"))]
    #[says("stops the clocks to call the arbiter {reason as TroubleReason}", reason = StopReason::CallAbout(_), args(trouble: trouble), message = "act-stops-clocks-to-call-about", by(Player, Assistant, Arbiter), also("stops the clocks {reason as TroubleReason}"))]
    #[says("stops the clocks for a promotion piece", reason = StopReason::PromotionPiece, message = "act-stops-clocks-for-promotion", by(Player, Assistant, Arbiter), also("stops promotion", "stops for a promotion piece"))]
    #[says("stops the clocks after sealing", reason = StopReason::Sealed, message = "act-stops-clocks-after-sealing", by(Player, Assistant, Arbiter))]
    #[says("stops the clocks without reason", reason = StopReason::None, message = "act-stops-clocks-without-reason", by(Player, Assistant, Arbiter), also("stops without reason"))]
    StopsClocks {
        /// Why, as far as is known.
        reason: StopReason,
    },
    /// The arbiter restarts the clock of the player to move, or of the player who is named.
    #[says("restarts the clocks", side = None, also("restarts"))]
    #[says("restarts {side}'s clock", message = "act-restarts-clock", also("restarts {side}"))]
    Restarts {
        /// Whose; the clock of the player to move if `None`.
        side: Option<Color>,
    },
    /// The arbiter sets a clock.
    #[says("sets {side} {time as crate::vocabulary::ClockTime}", args(color, time: clock_time))]
    SetsClock {
        /// The player whose clock it is.
        side: Color,
        /// The new time.
        time: Millis,
    },
    /// The arbiter corrects the move counter of a clock (7.1). It changes what the clock shows, not how many moves were completed.
    #[says(
        "sets the counter of {side} to {moves}",
        also("sets counter {side} [to] {moves}", "sets counter of {side} [to] {moves}")
    )]
    SetsCounter {
        /// The player whose counter it is.
        side: Color,
        /// The new number of moves.
        moves: u16,
    },
}

/// Why a player stopped the clocks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum StopReason {
    /// To call the arbiter, for any reason.
    #[says("to call the arbiter")]
    CallArbiter,
    /// To call the arbiter and say what about.
    #[says("to call the arbiter {trouble}")]
    CallAbout(Trouble),
    /// The promotion piece is not at hand.
    #[says("for a promotion piece")]
    PromotionPiece,
    /// A move has been sealed (Guideline I).
    #[says("after sealing")]
    Sealed,
    /// For a reason that the Laws do not accept.
    #[says("without reason")]
    None,
}

/// What a player calls the arbiter about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Trouble {
    /// An illegal move, or pieces touched or displaced.
    #[says("about an illegal move")]
    IllegalMove,
    /// The clock.
    #[says("about the clock")]
    Clock,
    /// A disturbance.
    #[says("about a disturbance")]
    Disturbance,
    /// Something to claim.
    #[says("about a claim")]
    Claim,
}

/// Arrivals, the clock and the flags (Article 6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum ClockFinding {
    /// The game has begun.
    #[says("game started", class = Course)]
    Started,
    /// A player arrived.
    #[says("arrived", class = Course)]
    Arrived(Color),
    /// A player is ready to begin or to go on.
    #[says("ready", class = Course)]
    Ready(Color),
    /// A player arrived after the default time, or was still absent when it ended (6.7).
    #[says("late")]
    Late(Color),
    /// Both players were absent; White loses the time that has passed.
    #[says("both absent")]
    BothAbsent,
    /// A move was completed.
    #[says("move completed", class = Course)]
    Completed(Color),
    /// A flag fell (6.8).
    #[says("flag fell")]
    FlagFell(Color),
    /// A flag that was observed or claimed is not down.
    #[says("flag not down")]
    FlagUp(Color),
    /// Both flags are down.
    #[says("both flags down")]
    BothFlags,
    /// A player lost on time (6.9).
    #[says("lost on time")]
    TimeLost(Color),
    /// A player pressed the clock with the wrong hand or handled it badly.
    #[says("clock mishandled")]
    ClockMishandled(Color),
    /// Pressing the clock changed nothing.
    #[says("press idle", class = Notice)]
    PressIdle(Color),
    /// A player stopped the clocks, with or without a reason (6.11).
    #[says("stopped the clocks", bool = true)]
    #[says("stopped the clocks without reason", bool = false, message = "finding-stopped-without-reason")]
    Stopped(Color, bool),
    /// The arbiter stopped the clocks.
    #[says("arbiter stopped the clocks")]
    StoppedByArbiter,
    /// The hall was interrupted; the clocks are stopped at the last moment that it recorded.
    #[says("game interrupted")]
    Interrupted,
    /// The arbiter restarted a clock.
    #[says("clock restarted", class = Clerk)]
    Restarted(Color),
    /// The arbiter set a clock.
    #[says("clock set", class = Clerk)]
    ClockSet(Color),
    /// The clock is defective or set wrongly (6.10).
    #[says("clock wrong")]
    ClockWrong,
}

/// Questions about the clock and the start of the game (Article 6).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum ClockQuestion {
    /// Does the late player lose (6.7.1)?
    #[says("late arrival of {color}")]
    LateArrival(Color),
    /// Both flags are down, nobody knows which fell first, and no Article covers this game: what is the result (Preface)?
    #[says("order of flags")]
    BothFlags,
}

/// What a single sub-Article of Article 6 adds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum ClockRemark {
    /// The player has arrived, or the default time is not over.
    #[says("in time")]
    NotLate(Color),
    /// The game is played with a delay before the main time runs.
    #[says("delay in use", args(seconds: seconds), class = Routine)]
    Delay(Millis),
    /// A player completed the moves of a period in time.
    #[says("moves of the period completed", class = Routine)]
    PeriodCompleted(Color, u32),
    /// The time left of a period is added to the next one.
    #[says("time saved", class = Routine)]
    TimeSaved(Color, Millis),
    /// The time left of a period is lost.
    #[says("time not saved", class = Routine)]
    TimeNotSaved(Color, Millis),
    /// After a flag fell, the completed moves were counted.
    #[says("moves checked", args(color, done, required))]
    MovesChecked(Color, u16, u32),
    /// A player pressed the clock only after the flag had fallen.
    #[says("pressed too late")]
    PressedTooLate(Color),
    /// A player pressed the clock after the opponent had already replied, which completes the move.
    #[says("pressed after the reply", class = Routine)]
    PressedAfterReply(Color),
    /// Nobody knows which flag fell first.
    #[says("order of flags unknown")]
    FlagOrderUnknown,
    /// Nobody knows which flag fell first, and no Article covers this.
    #[says("order of flags uncovered")]
    FlagsUncovered,
    /// Pressing a stopped clock changes nothing.
    #[says("press with the clocks stopped")]
    PressedWhileStopped(Color),
    /// Pressing the clock after a move out of turn does not complete the move, and does not count as pressing
    /// without a move.
    #[says("press after a move out of turn")]
    PressedOutOfTurn(Color),
    /// A player acted before the round was started, which has no effect.
    #[says("before the start", class = Notice)]
    BeforeStart(Color),
}

fn seconds(time: &Millis) -> Argument {
    i64::try_from(time.0 / 1000).unwrap_or(i64::MAX).into()
}

fn clock_time(time: &Millis) -> Argument {
    time.to_string().into()
}

fn trouble(reason: &StopReason) -> Argument {
    match reason {
        StopReason::CallAbout(trouble) => crate::vocabulary::Vocabulary::form(trouble).message.into(),
        _ => "".into(),
    }
}

/// `about the clock`, as a reason to stop the clocks.
pub struct TroubleReason;

impl Slot<StopReason> for TroubleReason {
    const EXPECTED: Expected = <Trouble as Slot>::EXPECTED;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<StopReason, ReadError> {
        Trouble::read(words, scene).map(StopReason::CallAbout)
    }

    fn write(value: &StopReason, line: &mut String) {
        if let StopReason::CallAbout(trouble) = value {
            <Trouble as Slot>::write(trouble, line);
        }
    }
}
