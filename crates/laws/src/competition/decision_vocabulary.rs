//! What the arbiter observes, decides and declares, in words.

use jadoube_board::Color;
use serde::{Deserialize, Serialize};

use crate::event::Score;
use crate::ruling::Answer;
use crate::vocabulary::{Expected, ReadError, Scene, Slot, Vocabulary, Words};

/// What the arbiter, or the hall for the arbiter, decides about the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(NotBegun, Playing), class = Incident)]
pub enum DecisionAct {
    /// Notices something.
    #[group]
    Observes(Observation),
    /// The arbiter answers an open question.
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
    /// The arbiter declares the game over with a score, for a reason that has no act of its own.
    #[says("declares {score}", during(NotBegun, Playing, Concluded))]
    Declares {
        /// The score.
        score: Score,
    },
    /// An earlier entry of the log was a mistake of whoever wrote it down.
    #[says(
        "corrects entry {entry}",
        args(number),
        during(NotBegun, Playing, Concluded, Over),
        also("corrects {entry}")
    )]
    Corrects {
        /// The number of the entry, from 0. It is left out when the log is read again.
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

/// What an arbiter, or the hall, notices.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act-observes", by(Arbiter), during(NotBegun, Playing), class = Incident)]
pub enum Observation {
    /// This player's flag is down (6.8).
    #[says("observes {color}'s flag", also("observes flag {color}", "flag {color}"))]
    Flag(Color),
    /// Both flags are down, and nobody can say which fell first.
    #[says("observes both flags")]
    BothFlags,
    /// An illegal move, the earliest that has not been dealt with.
    #[says("observes an illegal move", also("observes illegal move", "observes illegal"))]
    IllegalMove,
    /// A breach of the rules on touching, in the last move.
    #[says("observes touch-move")]
    TouchMove,
    /// Both hands were used for the last move.
    #[says("observes two hands")]
    TwoHands,
    /// This player has not arrived when the default time was over (6.7.1).
    #[says("observes {color} absent")]
    Absent(Color),
    /// The initial position was wrong (7.2.1).
    #[says("observes wrong set-up")]
    WrongSetUp,
    /// The board stands the wrong way round (7.2.2).
    #[says("observes board turned")]
    BoardTurned,
    /// The players have each other's color (7.3).
    #[says("observes colors reversed")]
    ColorsReversed,
    /// Pieces were displaced and not put back rightly, since this many plies (7.6).
    #[says(
        "observes pieces displaced for {u16} plies",
        message = "act-observes-displaced",
        also("observes displaced {u16} [plies]")
    )]
    DisplacedSince(u16),
    /// The clock is defective (6.10.1).
    #[says("observes clock defect")]
    ClockDefect,
    /// The clock was set wrongly (6.10.2).
    #[says("observes clock misset")]
    ClockMisset,
    /// This player does not keep score though it is a duty (8.1).
    #[says("observes {color} not recording")]
    NotRecording(Color),
    /// This player's flag is down, and nobody knows how many moves were completed (8.5).
    #[says("observes {color}'s flag with the moves uncounted", also("observes uncounted {color}"))]
    FlagUncounted(Color),
    /// Nobody can mate any more (5.2.2, 9.6 in 2009).
    #[says("observes a dead position")]
    DeadPosition,
    /// An irregularity was found, and the last position before it that can be identified is so many plies back (7.5.1, 7.6).
    #[says(
        "observes the last identifiable position {u16} plies ago",
        also("observes last identifiable [position] {u16} [plies ago|plies]")
    )]
    LastIdentifiable(u16),
}

/// What the arbiter has decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "finding", class = Incident)]
pub enum DecisionFinding {
    /// The arbiter decided a question.
    #[says("decided", args(number))]
    Decided(u16),
    /// The arbiter declared the result.
    #[says("declared by the arbiter")]
    Declared,
}
