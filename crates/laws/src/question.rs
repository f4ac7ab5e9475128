//! Questions that the Laws leave to the arbiter, with the answers that they allow.

use jadoube_lawbook::PenaltyKind;
use serde::{Deserialize, Serialize};

use crate::appendix::rapid_vocabulary::RapidQuestion;
use crate::basic::completion_vocabulary::CompletionQuestion;
use crate::competition::arbiter_vocabulary::ArbiterQuestion;
use crate::competition::clock_vocabulary::ClockQuestion;
use crate::competition::conduct_vocabulary::ConductQuestion;
use crate::competition::irregularities_vocabulary::IrregularityQuestion;
use crate::competition::recording_vocabulary::RecordingQuestion;
use crate::guideline::adjourned_vocabulary::AdjournedAsked;
use crate::guideline::without_increment_vocabulary::QuickplayQuestion;
use crate::preface::PrefaceQuestion;
use crate::vocabulary::{Flat, Vocabulary};

/// A question that the Laws leave to the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Question {
    /// Its number in the game, from 0.
    pub number: u16,
    /// What it is about.
    pub about: Asked,
    /// The answers that the Laws allow.
    pub answers: Vec<Answer>,
}

/// What a question is about. Each Article declares its own questions; the groups of Articles 5 to 12 and of the Preface do
/// not appear in stored data.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Vocabulary, Flat)]
#[vocabulary(question)]
pub enum Asked {
    /// The end of the game (Article 5).
    #[group(flat)]
    Completion(CompletionQuestion),
    /// The clock and the start of the game (Article 6).
    #[group(flat)]
    Clock(ClockQuestion),
    /// Irregularities (Article 7).
    #[group(flat)]
    Irregularity(IrregularityQuestion),
    /// Scoresheets (Article 8).
    #[group(flat)]
    Recording(RecordingQuestion),
    /// Conduct of the players (Article 11).
    #[group(flat)]
    Conduct(ConductQuestion),
    /// Penalties (Article 12).
    #[group(flat)]
    Arbiter(ArbiterQuestion),
    /// Questions that the Laws do not answer (Preface).
    #[group(flat)]
    Preface(PrefaceQuestion),
    /// Rapid and blitz (Appendices A and B).
    #[group]
    Rapid(RapidQuestion),
    /// Games without increment (Guideline III).
    #[group]
    Quickplay(QuickplayQuestion),
    /// Adjourned games (Guideline I).
    #[group]
    Adjourned(AdjournedAsked),
}

/// An answer to a question.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(answer, message = "answer")]
pub enum Answer {
    /// Yes.
    #[says("yes")]
    Yes,
    /// No.
    #[says("no")]
    No,
    /// The player in question loses the game.
    #[says("lost")]
    Lost,
    /// The player may play the game.
    #[says("may play")]
    MayPlay,
    /// The game continues.
    #[says("go on")]
    GoOn,
    /// A new game is played.
    #[says("new game")]
    NewGame,
    /// The second move is taken back.
    #[says("take back")]
    TakeBack,
    /// The clocks keep their times. To change them, the arbiter sets the clocks instead.
    #[says("leave times")]
    LeaveTimes,
    /// A penalty. One that needs an amount is imposed with `penalizes` instead.
    #[says("warning", penalty_kind = PenaltyKind::Warning, args(kind))]
    #[says("opponent's time", penalty_kind = PenaltyKind::OpponentsTime, args(kind))]
    #[says("offender's time", penalty_kind = PenaltyKind::OffendersTime, args(kind))]
    #[says("opponent's points", penalty_kind = PenaltyKind::OpponentsPoints, args(kind))]
    #[says("offender's points", penalty_kind = PenaltyKind::OffendersPoints, args(kind))]
    #[says("loss", penalty_kind = PenaltyKind::Loss, args(kind))]
    #[says("fine", penalty_kind = PenaltyKind::Fine, args(kind))]
    #[says("rounds", penalty_kind = PenaltyKind::Rounds, args(kind))]
    #[says("expulsion", penalty_kind = PenaltyKind::Expulsion, args(kind))]
    Penalty(PenaltyKind),
    /// The opponent wins.
    #[says("opponent wins")]
    OpponentWins,
    /// The opponent scores half a point.
    #[says("opponent draws")]
    OpponentDraws,
    /// The opponent scores nothing either.
    #[says("opponent loses")]
    OpponentLoses,
    /// The claim is granted.
    #[says("agree")]
    Agree,
    /// The decision is postponed.
    #[says("postpone")]
    Postpone,
    /// The decision is postponed, and the opponent gets extra time.
    #[says("postpone with time")]
    PostponeWithTime,
    /// The claim is rejected.
    #[says("reject")]
    Reject,
    /// The game is drawn.
    #[says("drawn")]
    Drawn,
    /// As in the first of the Articles that were named.
    #[says("as the first")]
    LikeFirst,
    /// As in the second.
    #[says("as the second")]
    LikeSecond,
    /// As in the third.
    #[says("as the third")]
    LikeThird,
    /// In a different way from the Articles that were named.
    #[says("otherwise")]
    Otherwise,
    /// The player exceeded the time limit.
    #[says("overstepped")]
    Overstepped,
    /// The player completed the moves in time.
    #[says("reached")]
    Reached,
    /// Neither can be proved.
    #[says("unproved")]
    Unproved,
    /// The signed result stands.
    #[says("stands")]
    Stands,
    /// The signed result is corrected.
    #[says("corrected")]
    Corrected,
}

impl Answer {
    /// The answers that follow one of the named Articles, in their order.
    pub const LIKE: [Answer; 3] = [Answer::LikeFirst, Answer::LikeSecond, Answer::LikeThird];
}
