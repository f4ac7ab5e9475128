//! The vocabulary of what the arbiter observes, decides and declares.

use jadoube_board::Color;
use serde::{Deserialize, Serialize};

use crate::event::Score;
use crate::ruling::Answer;
use crate::vocabulary::{Expected, ReadError, Scene, Slot, Vocabulary, Words};

/// Observations and decisions of the arbiter, or of the hall on the arbiter's behalf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(NotBegun, Playing), class = Incident)]
pub enum DecisionAct {
    /// The arbiter observes something.
    #[group]
    Observes(Observation),
    /// The arbiter answers an open question with one of the answers that it offers. Questions are numbered from 0.
    #[says(
        "decides {question} {answer}",
        args(number, answer),
        during(Playing, Concluded, Over),
        also("decides {question} {answer as AsPrinted}")
    )]
    Decides {
        /// The number of the question.
        question: u16,
        /// The answer, one of those that were offered.
        answer: Answer,
    },
    /// The arbiter declares the result of the game for a reason that is not covered by another act; or, after the
    /// end, corrects the result (8.7).
    #[says("declares {score}", during(NotBegun, Playing, Concluded, Over))]
    Declares {
        /// The score.
        score: Score,
    },
    /// The arbiter corrects an earlier entry of the log that was made by mistake. Entry 0 is the start of the
    /// round.
    #[says(
        "corrects entry {entry}",
        args(number),
        during(NotBegun, Playing, Concluded, Over),
        also("corrects {entry}")
    )]
    Corrects {
        /// The number of the entry, from 0. It is skipped when the log is replayed.
        entry: u32,
    },
}

/// An answer as questions print it, in any language: only for people who type.
pub struct AsPrinted;

impl Slot<Answer> for AsPrinted {
    const EXPECTED: Expected = <Answer as Slot>::EXPECTED;

    fn read(words: &mut Words<'_>, scene: &Scene) -> Result<Answer, ReadError> {
        if words.is_lenient()
            && let Some(answer) = Answer::as_printed(words.ahead())
        {
            words.rest();
            return Ok(answer);
        }
        Answer::read(words, scene)
    }

    fn write(value: &Answer, line: &mut String) {
        <Answer as Slot>::write(value, line);
    }
}

/// What the arbiter or the hall observes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act-observes", by(Arbiter), during(NotBegun, Playing), class = Incident)]
pub enum Observation {
    /// A flag is down (6.8).
    #[says("observes {color}'s flag", also("observes flag {color}", "flag {color}"))]
    Flag(Color),
    /// Both flags are down, and nobody knows which fell first.
    #[says("observes both flags")]
    BothFlags,
    /// An illegal move was completed. If there are several, the earliest open one is meant (7.5).
    #[says("observes an illegal move", also("observes illegal move", "observes illegal"))]
    IllegalMove,
    /// The last move broke the touch-move rule.
    #[says("observes touch-move")]
    TouchMove,
    /// A player used both hands for the last move.
    #[says("observes two hands")]
    TwoHands,
    /// A player has not arrived by the default time (6.7.1).
    #[says("observes {color} absent")]
    Absent(Color),
    /// The initial position was wrong (7.2.1).
    #[says("observes wrong set-up")]
    WrongSetUp,
    /// The board is turned the wrong way (7.2.2).
    #[says("observes board turned")]
    BoardTurned,
    /// The colors are reversed (7.3).
    #[says("observes colors reversed")]
    ColorsReversed,
    /// Pieces were displaced and not put back correctly (7.6). Plies are moves by either player.
    #[says(
        "observes pieces displaced for {u16} plies",
        message = "act-observes-displaced",
        also("observes displaced {u16} [plies]")
    )]
    DisplacedSince(u16),
    /// The clock is defective (6.10.1).
    #[says("observes clock defect")]
    ClockDefect,
    /// The clock is set wrongly (6.10.2).
    #[says("observes clock misset")]
    ClockMisset,
    /// A player who must keep score does not (8.1).
    #[says("observes {color} not recording")]
    NotRecording(Color),
    /// A flag is down, and the number of completed moves is not known (8.5).
    #[says("observes {color}'s flag with the moves uncounted", also("observes uncounted {color}"))]
    FlagUncounted(Color),
    /// Neither player can checkmate any more (5.2.2, 9.6 in 2009).
    #[says("observes a dead position")]
    DeadPosition,
    /// An irregularity was found, and the position before it cannot be identified. This is the last position
    /// that can (7.5.1, 7.6).
    #[says(
        "observes the last identifiable position {u16} plies ago",
        also("observes last identifiable [position] {u16} [plies ago|plies]")
    )]
    LastIdentifiable(u16),
}

/// Decisions of the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum DecisionFinding {
    /// The arbiter answered a question.
    #[says("decided", args(number))]
    Decided(u16),
    /// Nothing in the log of the game agrees with what was observed.
    #[says("unsupported observation", class = Notice)]
    NotOnRecord,
    /// The arbiter declared the result.
    #[says("declared by the arbiter")]
    Declared,
    /// The arbiter corrected the result after the end of the game.
    #[says("corrected by the arbiter")]
    ResultCorrected,
}
