//! What follows from an act: rulings that cite their Article.

use jadoube_board::{Breach, Color, Coordinates, Move, Role, SetupFault, Square};
use jadoube_clock::{Instant, Millis};
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

use crate::appendix::blind::BlindImpossible;
use crate::appendix::blind_vocabulary::BlindFinding;
use crate::appendix::rapid_vocabulary::{RapidEffect, RapidFinding, RapidQuestion};
pub use crate::basic::completion_vocabulary::{CompletionFinding, CompletionRemark};
pub use crate::basic::moving_vocabulary::{MovingFinding, MovingRemark, PromotionWay};
use crate::competition::arbiter::Barred;
use crate::competition::arbiter_vocabulary::ArbiterFinding;
pub use crate::competition::clock_vocabulary::{ClockFinding, ClockRemark};
use crate::competition::conduct_vocabulary::ConductFinding;
pub use crate::competition::decision_vocabulary::DecisionFinding;
pub use crate::competition::drawn_game_vocabulary::{DrawFinding, DrawRemark, Unlike};
pub use crate::competition::irregularities_vocabulary::{Illegality, IrregularityFinding, IrregularityRemark};
use crate::competition::log::{GameEvent, Refused};
use crate::competition::recording_vocabulary::SheetFinding;
pub use crate::competition::recording_vocabulary::{RecordingFinding, Writing};
pub use crate::competition::surroundings_vocabulary::{SurroundingsRemark, Task};
use crate::edition::{Article, Matter, PenaltyKind};
use crate::event::Score;
use crate::guideline::adjourned::AdjournedImpossible;
use crate::guideline::adjourned_vocabulary::{AdjournedAsked, AdjournedFinding};
use crate::guideline::chess960::Chess960Finding;
use crate::guideline::without_increment_vocabulary::{QuickplayEffect, QuickplayFinding, QuickplayQuestion};
use crate::preface::PrefaceFinding;
use crate::telling;
use crate::vocabulary::{Class, Flat, Vocabulary};

/// One ruling: an Article, what was found, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ruling {
    /// The Article in the edition of the game.
    pub article: Article,
    /// The matter that the Article is about, the same in every edition.
    pub matter: Matter,
    /// What was found.
    pub finding: Finding,
    /// What follows, in order.
    pub effects: Vec<Effect>,
}

impl Ruling {
    /// The gravest class of what was found and what follows.
    pub fn class(&self) -> Class {
        let effects = self.effects.iter().map(|effect| effect.form().class);
        effects.fold(self.finding.form().class, Class::max)
    }

    /// Whether anything follows but that a clock runs.
    pub fn has_consequences(&self) -> bool {
        !self.effects.iter().all(|effect| matches!(effect, Effect::ClockRuns(_)))
    }
}

/// What was found. Each Article declares its own findings; the groups of Articles 4 to 9 leave no trace in what is stored.
#[derive(Clone, PartialEq, Eq, Debug, Vocabulary, Flat)]
#[vocabulary(finding)]
pub enum Finding {
    /// The act of moving (Article 4).
    #[group(flat)]
    Moving(MovingFinding),
    /// The end of the game (Article 5).
    #[group(flat)]
    Completion(CompletionFinding),
    /// The clock (Article 6).
    #[group(flat)]
    Clock(ClockFinding),
    /// Irregularities (Article 7).
    #[group(flat)]
    Irregularity(IrregularityFinding),
    /// Recording (Article 8).
    #[group(flat)]
    Recording(RecordingFinding),
    /// Scoresheets (Article 8).
    #[group]
    Sheet(SheetFinding),
    /// Draws (Article 9).
    #[group(flat)]
    Draw(DrawFinding),
    /// What the arbiter decided.
    #[group(flat)]
    Decision(DecisionFinding),
    /// What single sub-Articles of 4 to 9 add.
    #[group(stored = "point")]
    Remark(Remark),
    /// Conduct (Article 11).
    #[group]
    Conduct(ConductFinding),
    /// The arbiter (Article 12).
    #[group]
    Arbiter(ArbiterFinding),
    /// Rapid and blitz (Appendices A and B).
    #[group]
    Rapid(RapidFinding),
    /// Players who do not see (Appendix D).
    #[group]
    Blind(BlindFinding),
    /// Adjourned games (Guideline I).
    #[group]
    Adjourned(AdjournedFinding),
    /// Chess960 (Guideline II).
    #[group]
    Chess960(Chess960Finding),
    /// Games without increment (Guideline III).
    #[group]
    Quickplay(QuickplayFinding),
    /// The Laws themselves (Preface).
    #[group]
    Preface(PrefaceFinding),
}

/// What a single sub-Article adds beside the course of a game, so that it is cited by its own number.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Vocabulary, Flat)]
#[vocabulary(finding)]
pub enum Remark {
    /// Of Article 4.
    #[group(flat)]
    Moving(MovingRemark),
    /// Of Article 5.
    #[group(flat)]
    Completion(CompletionRemark),
    /// Of Article 6.
    #[group(flat)]
    Clock(ClockRemark),
    /// Of Article 7.
    #[group(flat)]
    Irregularity(IrregularityRemark),
    /// Of Article 9.
    #[group(flat)]
    Draw(DrawRemark),
    /// Of 4.9, 6.2.6, 6.5 and 6.12.
    #[group(flat)]
    Surroundings(SurroundingsRemark),
}

/// What follows from a finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(effect, message = "effect", class = Course)]
pub enum Effect {
    /// A player gets time.
    #[says("{color} +{millis}")]
    TimeAdded(Color, Millis),
    /// A player loses time.
    #[says("{color} -{millis}", class = Incident)]
    TimeTaken(Color, Millis),
    /// The move counter of this player's clock now shows this.
    #[says("counter of {color}: {u16}")]
    Counter(Color, u16),
    /// Both clocks stand still.
    #[says("")]
    ClocksStopped,
    /// This clock runs.
    #[says("")]
    ClockRuns(Color),
    /// The board is set back to the position before this ply, counted from 0.
    #[says("", u16 = 0, message = "effect-restored-to-start", class = Incident)]
    #[says("", class = Incident)]
    Restored(u16),
    /// The game goes on from a position that the arbiter has set up; this player has the move.
    #[says("")]
    PositionSet(Color),
    /// The player must play one of these.
    #[says("", args(color, moves))]
    MustPlay(Color, Vec<Move>),
    /// The player may play any legal move.
    #[says("{color} may play anything")]
    FreeToPlay(Color),
    /// The pawn became this piece.
    #[says("{square} becomes {role}")]
    Became(Square, Role),
    /// The count of illegal moves of this player.
    #[says("", class = Incident)]
    IllegalMoves(Color, u8),
    /// The offer of this player stands.
    #[says("")]
    OfferStands(Color),
    /// The offer is gone.
    #[says("")]
    OfferGone,
    /// The arbiter may penalize this player under the list of penalties.
    #[says("{color} may be penalized", class = Incident)]
    MayPenalize(Color),
    /// The player is warned.
    #[says("{color} warned", class = Incident)]
    Warned(Color),
    /// The player must complete the scoresheet before moving.
    #[says("{color} must update the scoresheet")]
    MustUpdate(Color),
    /// A question to the arbiter.
    #[says("", tell = question, message = "question", class = Incident)]
    Asked(Question),
    /// The game is annulled and played anew.
    #[says("new game")]
    NewGame,
    /// Something of rapid and blitz (Appendices A and B).
    #[group]
    Rapid(RapidEffect),
    /// Something of games without increment (Guideline III).
    #[group]
    Quickplay(QuickplayEffect),
    /// The game is over.
    #[says("", tell = over, class = Incident)]
    Over(Outcome),
    /// Something that outlives the game, for the log of the competition.
    #[group]
    Event(GameEvent),
    /// The arbiter may send out who has interfered.
    #[says("the offender may be sent out")]
    MaySendOut,
}

fn question(effect: &Effect, message: Message) -> Message {
    match effect {
        Effect::Asked(question) => question.message(),
        _ => message,
    }
}

/// A draw only because the winner could not have mated is told as such.
fn over(effect: &Effect, message: Message) -> Message {
    match effect {
        Effect::Over(outcome) if outcome.could_not_be_won() => {
            message.renamed("effect-over-cannot-mate").with("score", telling::score(outcome.score))
        }
        Effect::Over(outcome) => message.with("score", telling::score(outcome.score)),
        _ => message,
    }
}

/// The end of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// The score.
    pub score: Score,
    /// By what.
    pub reason: Matter,
    /// When.
    pub at: Instant,
}

impl Outcome {
    /// Whether it is a draw only because the player who would have won cannot mate by any series of legal moves (5.1.2, 6.9,
    /// 7.5.5).
    #[must_use]
    pub fn could_not_be_won(&self) -> bool {
        let wins = matches!(
            self.reason,
            Matter::Resignation
                | Matter::LossOnTime
                | Matter::ReducedFlagLoss
                | Matter::IllegalMovePenalty
                | Matter::TwoHandsPenalty
                | Matter::PressPenalty
                | Matter::ReducedIllegalMove
                | Matter::ReducedBlitzIllegalMove
        );
        wins && self.score == Score::DRAW
    }
}

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

/// What the arbiter is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum Asked {
    /// Does the late player lose (6.7.1)?
    #[says("late arrival of {color}")]
    LateArrival(Color),
    /// Can this player still mate? The program could not decide it within its budget.
    #[says("can {color} mate")]
    CanMate(Color),
    /// Does the game go on with the colors as they are (7.3)?
    #[says("colors reversed")]
    ColorsReversed,
    /// What becomes of the two moves in a row?
    #[says("{color} moved twice")]
    MovedTwice(Color),
    /// Which times do the clocks show now (7.1, 6.10)?
    #[says("times")]
    Times,
    /// Which penalty does this player get (11.6, 11.3.3)? One that needs an amount is answered by giving it.
    #[says("penalty for {color}")]
    Penalty(Color),
    /// Could this player, whose opponent's device has sounded, still win (12.3.b in 2009)?
    #[says("can {color} win", message = "asked-can-win")]
    CanWinAfterDevice(Color),
    /// What does the opponent of this player score, who has lost by refusing to comply (11.7)?
    #[says("score against refusing {color}", message = "asked-score-against")]
    ScoreAgainstRefusing(Color),
    /// What does the opponent of this player score, whose game was declared lost (12.9.6)?
    #[says("score against penalized {color}", message = "asked-score-against")]
    ScoreAgainstPenalized(Color),
    /// Something of rapid and blitz.
    #[group]
    Rapid(RapidQuestion),
    /// Something of games without increment.
    #[group]
    Quickplay(QuickplayQuestion),
    /// What follows from something that no Article covers (Preface)?
    #[says("uncovered case")]
    Uncovered,
    /// Has this player overstepped the time, as far as the game can be reconstructed (8.5.3, 8.6)?
    #[says("{color} overstepped")]
    Overstepped(Color),
    /// Does the wrong result stand that both have signed (8.7)?
    #[says("signed result")]
    SignedResult,
    /// What follows where both flags are down, nobody can say which fell first, and no Article is for this game (Preface)?
    #[says("order of flags")]
    BothFlags,
    /// Is this a position in which nobody can mate (5.2.2)? The program could not decide it within its budget.
    #[says("dead position")]
    Dead,
    /// Something about an adjournment.
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
    /// The game is lost for the player that the question is about.
    #[says("lost")]
    Lost,
    /// The player may play.
    #[says("may play")]
    MayPlay,
    /// The game goes on.
    #[says("go on")]
    GoOn,
    /// A new game.
    #[says("new game")]
    NewGame,
    /// The board goes back to before the second move.
    #[says("take back")]
    TakeBack,
    /// Times are left as they are; otherwise the arbiter sets them.
    #[says("leave times")]
    LeaveTimes,
    /// A penalty.
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
    /// The opponent has won.
    #[says("opponent wins")]
    OpponentWins,
    /// The opponent has half a point.
    #[says("opponent draws")]
    OpponentDraws,
    /// The opponent has nothing either.
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
    /// As in the first of the like Articles that were named.
    #[says("as the first")]
    LikeFirst,
    /// As in the second.
    #[says("as the second")]
    LikeSecond,
    /// As in the third.
    #[says("as the third")]
    LikeThird,
    /// In another way than those that were named.
    #[says("otherwise")]
    Otherwise,
    /// The time was overstepped.
    #[says("overstepped")]
    Overstepped,
    /// The moves were completed in time.
    #[says("reached")]
    Reached,
    /// Neither can be shown.
    #[says("unproved")]
    Unproved,
    /// What was signed stands.
    #[says("stands")]
    Stands,
    /// What was signed is put right.
    #[says("corrected")]
    Corrected,
}

impl Answer {
    /// The answers that follow one of the like Articles, in their order.
    pub const LIKE: [Answer; 3] = [Answer::LikeFirst, Answer::LikeSecond, Answer::LikeThird];
}

/// What cannot have happened, so that the log does not take it. The words are in the language files.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Impossible {
    /// Time does not go backwards.
    Backwards {
        /// The time of the act.
        at: Instant,
        /// The time of the last act.
        last: Instant,
    },
    /// No piece to touch there.
    NoPiece(Square),
    /// Nothing in hand to let go of.
    NothingInHand,
    /// No piece has been knocked over.
    NothingDisplaced,
    /// There is no own move to take back: none was made, or it is completed.
    NothingToTakeBack,
    /// This player does not have the move. The own last one may still be taken back, if that is said here.
    NotOnMove {
        /// The own last move is not completed.
        can_take_back: bool,
    },
    /// A piece cannot stand where another of the same player stands.
    Occupied(Square),
    /// There is no king, or no rook on that side, to castle with.
    NoCastling(jadoube_board::Wing),
    /// The game has not begun.
    NotStarted,
    /// It has begun already.
    AlreadyStarted,
    /// The game is over, and this can no longer happen in it.
    Over,
    /// The same, with how it ended.
    AfterTheEnd {
        /// The end.
        outcome: Outcome,
        /// The Article by which it ended, in the edition of the game.
        article: Article,
    },
    /// This actor cannot do that.
    NotForThem,
    /// There is no such question, or not this answer to it.
    NoQuestion(u16),
    /// There is no such entry of the log to correct.
    NoEntry(u32),
    /// The edition has no such Article.
    NoArticle(String),
    /// The lots give no array.
    NoArray(crate::guideline::chess960::NoArray),
    /// Pieces are displaced, and nothing else can be done on the board first.
    Displaced,
    /// The position to go back to must lie before the irregularity (7.5.1).
    NotBefore,
    /// A position that is set up must be one.
    NoPosition(SetupFault),
    /// A position that is set up must have a legal move, or the game would be over.
    NothingToPlay,
    /// These squares name no piece that could be played.
    CannotPlay(Coordinates, Breach),
    /// Articles 10 to 12 do not know it.
    Conduct(Barred),
    /// The log of the competition does not take it.
    Competition(Refused),
    /// Not in this part of an adjournment.
    Adjourned(AdjournedImpossible),
    /// Not with these boards.
    Blind(BlindImpossible),
}
