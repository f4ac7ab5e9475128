//! What follows from an act: rulings that cite their Article.

use jadoube_board::{Breach, Color, Coordinates, Move, Role, SetupFault, Square};
use jadoube_clock::{Instant, Millis};
use jadoube_lawbook::{Article, Matter, PenaltyKind};
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

pub use crate::appendix::blind::BlindImpossible;
pub use crate::appendix::blind_vocabulary::BlindFinding;
pub use crate::appendix::rapid_vocabulary::{RapidEffect, RapidFinding, RapidQuestion};
pub use crate::competition::arbiter::Barred;
pub use crate::competition::arbiter_vocabulary::ArbiterFinding;
pub use crate::competition::conduct_vocabulary::ConductFinding;
use crate::competition::log::{GameEvent, Refused};
pub use crate::competition::recording_vocabulary::SheetFinding;
use crate::event::Score;
pub use crate::grounds::behind;
pub use crate::guideline::adjourned::AdjournedImpossible;
pub use crate::guideline::adjourned_vocabulary::{AdjournedAsked, AdjournedFinding};
pub use crate::guideline::chess960::{Chess960Finding, NoArray};
pub use crate::guideline::without_increment_vocabulary::{QuickplayEffect, QuickplayFinding, QuickplayQuestion};
pub use crate::preface::PrefaceFinding;
use crate::telling;
use crate::vocabulary::{Class, Flat, Vocabulary};

pub use crate::basic::completion_vocabulary::{CompletionFinding, CompletionRemark};
pub use crate::basic::moving_vocabulary::{MovingFinding, MovingRemark, PromotionWay};
pub use crate::competition::clock_vocabulary::{ClockFinding, ClockRemark};
pub use crate::competition::decision_vocabulary::DecisionFinding;
pub use crate::competition::drawn_game_vocabulary::{DrawFinding, DrawRemark, Unlike};
pub use crate::competition::irregularities_vocabulary::{Illegality, IrregularityFinding, IrregularityRemark};
pub use crate::competition::recording_vocabulary::{RecordingFinding, Writing};
pub use crate::competition::surroundings_vocabulary::{SurroundingsRemark, Task};

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

    /// Whether anything follows besides that a clock runs.
    pub fn has_consequences(&self) -> bool {
        !self.effects.iter().all(|effect| matches!(effect, Effect::ClockRuns(_)))
    }
}

/// What was found. Each Article declares its own findings; the groups of Articles 4 to 9 do not appear in what is stored.
#[derive(Clone, PartialEq, Eq, Debug, Vocabulary, Flat)]
#[vocabulary(finding)]
pub enum Finding {
    /// Touching and moving the pieces (Article 4).
    #[group(flat)]
    Moving(MovingFinding),
    /// The end of the game (Article 5).
    #[group(flat)]
    Completion(CompletionFinding),
    /// The clock and the start of the game (Article 6).
    #[group(flat)]
    Clock(ClockFinding),
    /// Irregularities (Article 7).
    #[group(flat)]
    Irregularity(IrregularityFinding),
    /// Writing and signing scoresheets (Article 8).
    #[group(flat)]
    Recording(RecordingFinding),
    /// Other findings about a scoresheet (Article 8).
    #[group]
    Sheet(SheetFinding),
    /// Draws and claims (Article 9).
    #[group(flat)]
    Draw(DrawFinding),
    /// Decisions of the arbiter.
    #[group(flat)]
    Decision(DecisionFinding),
    /// What a single sub-Article of 4 to 9 adds.
    #[group(stored = "point")]
    Remark(Remark),
    /// Conduct of the players (Article 11).
    #[group]
    Conduct(ConductFinding),
    /// The arbiter, and people who are not playing (Article 12).
    #[group]
    Arbiter(ArbiterFinding),
    /// Rapid and blitz (Appendices A and B).
    #[group]
    Rapid(RapidFinding),
    /// Blind and visually disabled players (Appendix D).
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
    /// Questions that the Laws do not answer (Preface).
    #[group]
    Preface(PrefaceFinding),
}

/// What a single sub-Article adds to a ruling, so that it is cited by its own number.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Vocabulary, Flat)]
#[vocabulary(finding)]
pub enum Remark {
    /// Touching and moving the pieces (Article 4).
    #[group(flat)]
    Moving(MovingRemark),
    /// The end of the game (Article 5).
    #[group(flat)]
    Completion(CompletionRemark),
    /// The clock and the start of the game (Article 6).
    #[group(flat)]
    Clock(ClockRemark),
    /// Irregularities (Article 7).
    #[group(flat)]
    Irregularity(IrregularityRemark),
    /// Draws and claims (Article 9).
    #[group(flat)]
    Draw(DrawRemark),
    /// Assistants, the place of the clock, and screens (4.9, 6.2.6, 6.5, 6.12).
    #[group(flat)]
    Surroundings(SurroundingsRemark),
}

/// What follows from a finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(effect, message = "effect", class = Course)]
pub enum Effect {
    /// A player gets more time.
    #[says("{color} +{millis}")]
    TimeAdded(Color, Millis),
    /// A player loses time.
    #[says("{color} -{millis}", class = Incident)]
    TimeTaken(Color, Millis),
    /// The move counter of a clock changes.
    #[says("counter of {color}: {u16}")]
    Counter(Color, u16),
    /// Both clocks are stopped.
    #[says("")]
    ClocksStopped,
    /// The clock of this player runs.
    #[says("")]
    ClockRuns(Color),
    /// The board is set back to the position before this ply, counted from 0.
    #[says("", u16 = 0, message = "effect-restored-to-start", class = Incident)]
    #[says("", class = Incident)]
    Restored(u16),
    /// The game continues from a position that the arbiter has set up, with this player to move.
    #[says("")]
    PositionSet(Color),
    /// The player must play one of these moves.
    #[says("", args(color, moves))]
    MustPlay(Color, Vec<Move>),
    /// The player may play any legal move.
    #[says("{color} may play anything")]
    FreeToPlay(Color),
    /// A pawn is replaced by this piece.
    #[says("{square} becomes {role}")]
    Became(Square, Role),
    /// How many illegal moves now count against this player.
    #[says("", class = Incident)]
    IllegalMoves(Color, u8),
    /// The draw offer of this player stands.
    #[says("")]
    OfferStands(Color),
    /// The draw offer no longer stands.
    #[says("")]
    OfferGone,
    /// The arbiter may penalize this player (12.9).
    #[says("{color} may be penalized", class = Incident)]
    MayPenalize(Color),
    /// The player is warned.
    #[says("{color} warned", class = Incident)]
    Warned(Color),
    /// The player must bring the scoresheet up to date before moving.
    #[says("{color} must update the scoresheet")]
    MustUpdate(Color),
    /// The arbiter must answer a question.
    #[says("", tell = question, message = "question", class = Incident)]
    Asked(Question),
    /// The game is annulled and a new one is played.
    #[says("new game")]
    NewGame,
    /// Effects in rapid and blitz (Appendices A and B).
    #[group]
    Rapid(RapidEffect),
    /// Effects in games without increment (Guideline III).
    #[group]
    Quickplay(QuickplayEffect),
    /// The game is over.
    #[says("", tell = over, class = Incident)]
    Over(Outcome),
    /// Consequences beyond the game, for the log of the competition.
    #[group]
    Event(GameEvent),
    /// The arbiter may expel the person who interfered from the playing area.
    #[says("the offender may be sent out")]
    MaySendOut,
}

fn question(effect: &Effect, message: Message) -> Message {
    match effect {
        Effect::Asked(question) => question.message(),
        _ => message,
    }
}

/// A game that is drawn only because the winner could not have mated has a message of its own.
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
    /// Why it ended.
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
    /// Can this player still checkmate? Asked when the program cannot decide it in time.
    #[says("can {color} mate")]
    CanMate(Color),
    /// Does the game continue with the colors reversed (7.3)?
    #[says("colors reversed")]
    ColorsReversed,
    /// What happens to the two moves that this player made in a row?
    #[says("{color} moved twice")]
    MovedTwice(Color),
    /// Which times should the clocks show (6.10, 7.1)?
    #[says("times")]
    Times,
    /// Which penalty does this player get (11.3.3, 11.6)?
    #[says("penalty for {color}")]
    Penalty(Color),
    /// The opponent's device has sounded: could this player still win (12.3.b in 2009)?
    #[says("can {color} win", message = "asked-can-win")]
    CanWinAfterDevice(Color),
    /// This player has lost by refusing to comply with the Laws: what does the opponent score (11.7)?
    #[says("score against refusing {color}", message = "asked-score-against")]
    ScoreAgainstRefusing(Color),
    /// The game was declared lost for this player: what does the opponent score (12.9.6)?
    #[says("score against penalized {color}", message = "asked-score-against")]
    ScoreAgainstPenalized(Color),
    /// Questions in rapid and blitz.
    #[group]
    Rapid(RapidQuestion),
    /// Questions in games without increment.
    #[group]
    Quickplay(QuickplayQuestion),
    /// How is a case decided that no Article covers (Preface)?
    #[says("uncovered case")]
    Uncovered,
    /// Has this player exceeded the time limit, as far as the game can be reconstructed (8.5.3, 8.6)?
    #[says("{color} overstepped")]
    Overstepped(Color),
    /// Both players signed a wrong result: does it stand (8.7)?
    #[says("signed result")]
    SignedResult,
    /// Both flags are down, nobody knows which fell first, and no Article covers this game: what is the result (Preface)?
    #[says("order of flags")]
    BothFlags,
    /// Is the position dead (5.2.2)? Asked when the program cannot decide it in time.
    #[says("dead position")]
    Dead,
    /// Questions about an adjournment.
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

/// Why an act cannot have happened, so that the log refuses it. The words are in the locales.
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
    /// There is no piece to touch on this square.
    NoPiece(Square),
    /// The player is not holding a piece.
    NothingInHand,
    /// No piece is displaced.
    NothingDisplaced,
    /// The player has no move to take back: none was made, or it is completed.
    NothingToTakeBack,
    /// It is not this player's turn.
    NotOnMove {
        /// The player's last move is not completed yet and can be taken back.
        can_take_back: bool,
    },
    /// A piece cannot stand where another of the same player stands.
    Occupied(Square),
    /// There is no king, or no rook on that side, to castle with.
    NoCastling(jadoube_board::Wing),
    /// The game has not begun.
    NotStarted,
    /// The game has already begun.
    AlreadyStarted,
    /// The game is over.
    Over,
    /// The game is over, with how it ended.
    AfterTheEnd {
        /// The end.
        outcome: Outcome,
        /// The Article by which it ended, in the edition of the game.
        article: Article,
    },
    /// This actor cannot do that.
    NotForThem,
    /// There is no such question, or it does not have this answer.
    NoQuestion(u16),
    /// The log has no such entry to correct.
    NoEntry(u32),
    /// The edition has no such Article.
    NoArticle(String),
    /// The lots do not give an array.
    NoArray(crate::guideline::chess960::NoArray),
    /// Displaced pieces must be put back first.
    Displaced,
    /// The position to return to must lie before the irregularity (7.5.1).
    NotBefore,
    /// The setup is not a position.
    NoPosition(SetupFault),
    /// The position has no legal move, so the game would be over.
    NothingToPlay,
    /// No piece can be played between these squares.
    CannotPlay(Coordinates, Breach),
    /// Articles 10 to 12 do not allow it.
    Conduct(Barred),
    /// The log of the competition refuses it.
    Competition(Refused),
    /// It cannot happen at this stage of an adjournment.
    Adjourned(AdjournedImpossible),
    /// It cannot happen on these boards.
    Blind(BlindImpossible),
}
