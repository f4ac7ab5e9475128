//! What follows from an act: rulings that cite their Article.

use jadoube_board::{Breach, Color, Coordinates, Move, Role, SetupFault, Square};
use jadoube_clock::{Instant, Millis};

use serde::{Deserialize, Serialize};

use crate::appendix::blind::{BlindFinding, BlindImpossible};
use crate::competition::arbiter::{ArbiterFinding, Barred};
use crate::competition::conduct::ConductFinding;
use crate::competition::log::{GameEvent, Refused};
use crate::edition::{Article, Matter, PenaltyKind};
use crate::event::{Claim, Score};
use crate::guideline::adjourned::{AdjournedAsked, AdjournedFinding, AdjournedImpossible};

/// One ruling: an Article, what was found, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// What a completed move may have against it besides Article 3.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegality {
    /// It breaks a rule of Article 3, or ends in an arrangement that no move leads to (`None`).
    Move(Option<Breach>),
    /// A pawn was left on the last rank.
    PawnNotPromoted(Square),
    /// The clock was pressed without a move.
    PressWithoutMove,
    /// Both hands were used.
    TwoHands,
}

/// What was found. Names of squares, players and numbers are arguments; the words are in the language files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// The game has begun.
    Started,
    /// A player arrived.
    Arrived(Color),
    /// A player arrived after the default time, or was not there when it was over.
    Late(Color),
    /// Both players were absent; White has lost the time until now.
    BothAbsent,
    /// The player is bound by what was touched, to these moves.
    Bound(Color),
    /// Touching or adjusting when that was not the player's right.
    AdjustedWrongly(Color),
    /// A piece was adjusted.
    Adjusted(Color),
    /// A legal move was made.
    Made(Color, Move),
    /// A move that breaks Article 3 was released; it can still be corrected.
    ReleasedIllegally(Color, Option<Breach>),
    /// The move that was made is not one that the touched pieces allow.
    TouchMoveBroken(Color),
    /// The right to complain of the opponent's last act is lost.
    ComplaintTooLate(Color),
    /// There is nothing to complain of.
    ComplaintUnfounded(Color, Claim),
    /// A move was completed.
    Completed(Color),
    /// Checkmate.
    Checkmate(Color),
    /// Stalemate.
    Stalemate,
    /// Nobody can mate any more.
    Dead,
    /// A player resigned.
    Resigned(Color),
    /// A draw was agreed.
    Agreed,
    /// The competition does not allow this agreement or offer.
    AgreementBarred,
    /// A draw was offered.
    Offered(Color),
    /// A draw was offered at the wrong moment: valid, and perhaps a distraction.
    OfferedWrongly(Color),
    /// The condition of an offer is void.
    ConditionVoid(Color),
    /// An offer was declined, in words or by touching a piece.
    Declined(Color),
    /// There is no offer to accept or decline.
    NoOffer,
    /// The flag of this player counts as fallen.
    FlagFell(Color),
    /// The flag of this player is up.
    FlagUp(Color),
    /// Both flags are down.
    BothFlags,
    /// A player lost on time.
    TimeLost(Color),
    /// An illegal move of this player was dealt with.
    Illegal(Color, Illegality),
    /// An illegal move stands because it was answered.
    IllegalStands(Color),
    /// The clock was pressed with the wrong hand, or badly handled.
    ClockMishandled(Color),
    /// The press changed nothing.
    PressIdle(Color),
    /// The clocks were stopped by a player, for a reason or without one.
    Stopped(Color, bool),
    /// The clocks were stopped by the arbiter.
    StoppedByArbiter,
    /// The hall could not go on, and the clocks stand as of the last moment that it knows.
    Interrupted,
    /// The clocks run again.
    Restarted(Color),
    /// A draw is claimed.
    Claimed(Color, Claim),
    /// A claim of a draw is right.
    ClaimRight(Color, Claim),
    /// A claim of a draw is wrong: so often or so many instead of what is needed.
    ClaimWrong(Color, Claim, u16),
    /// A claim that could not be made: the player did not have the move.
    ClaimNotOnMove(Color, Claim),
    /// A claim that could not be made: a piece had been touched.
    ClaimAfterTouch(Color, Claim),
    /// The same position five times.
    Fivefold,
    /// Seventy-five moves by each.
    SeventyFive,
    /// Both players have been found with each other's color.
    ColorsReversed(u16),
    /// The initial position was wrong.
    WrongSetUp,
    /// The board was turned.
    BoardTurned,
    /// Pieces were displaced by this player.
    Displaced(Color),
    /// Pieces had been displaced for some moves.
    DisplacedLater,
    /// The clock is not right.
    ClockWrong,
    /// Something was written on a scoresheet.
    Recorded(Writing),
    /// Written before it was played.
    RecordedAhead(Writing),
    /// A move was made before the previous one was written.
    NotRecorded(Color),
    /// The duty to record has ended for this period.
    NeedNotRecord(Color),
    /// A player signed.
    Signed(Color),
    /// The results signed differ from each other or from the game.
    SignedWrongly(Color),
    /// The arbiter decided a question.
    Decided(u16),
    /// The arbiter set a clock.
    ClockSet(Color),
    /// The arbiter declared the result.
    Declared,
    /// A player moved twice in a row.
    MovedTwice(Color),
    /// A move that had been made was taken back before it was completed.
    TakenBack(Color),
    /// Of Article 11.
    Conduct(ConductFinding),
    /// Of Article 12.
    Arbiter(ArbiterFinding),
    /// Something of rapid and blitz (Appendices A and B).
    Rapid(crate::appendix::rapid::RapidFinding),
    /// Something of Chess960 (Guideline II).
    Chess960(crate::guideline::chess960::Chess960Finding),
    /// Something of games without increment (Guideline III).
    Quickplay(crate::guideline::without_increment::QuickplayFinding),
    /// Something about the Laws themselves (Preface).
    Preface(crate::preface::PrefaceFinding),
    /// A player writes moves in another system than the algebraic one.
    OtherNotation(Color),
    /// What a single sub-Article has to say.
    Point(crate::point::Point),
    /// Something about scoresheets.
    Sheet(crate::competition::recording::SheetFinding),
    /// Something about an adjournment.
    Adjourned(AdjournedFinding),
    /// Something about a player who does not see.
    Blind(BlindFinding),
}

/// What somebody wrote on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Writing {
    /// Who.
    pub by: Color,
    /// What, as written.
    pub text: String,
}

/// What follows from a finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// A player gets time.
    TimeAdded(Color, Millis),
    /// A player loses time.
    TimeTaken(Color, Millis),
    /// The move counter of this player's clock now shows this.
    Counter(Color, u16),
    /// Both clocks stand still.
    ClocksStopped,
    /// This clock runs.
    ClockRuns(Color),
    /// The board is set back to the position before this ply, counted from 0.
    Restored(u16),
    /// The game goes on from a position that the arbiter has set up; this player has the move.
    PositionSet(Color),
    /// The player must play one of these.
    MustPlay(Color, Vec<Move>),
    /// The player may play any legal move.
    FreeToPlay(Color),
    /// The pawn became this piece.
    Became(Square, Role),
    /// The count of illegal moves of this player.
    IllegalMoves(Color, u8),
    /// The offer of this player stands.
    OfferStands(Color),
    /// The offer is gone.
    OfferGone,
    /// The arbiter may penalize this player under the list of penalties.
    MayPenalize(Color),
    /// The player is warned.
    Warned(Color),
    /// The player must complete the scoresheet before moving.
    MustUpdate(Color),
    /// A question to the arbiter.
    Asked(Question),
    /// The game is annulled and played anew.
    NewGame,
    /// Something of rapid and blitz (Appendices A and B).
    Rapid(crate::appendix::rapid::RapidEffect),
    /// Something of games without increment (Guideline III).
    Quickplay(crate::guideline::without_increment::QuickplayEffect),
    /// The game is over.
    Over(Outcome),
    /// Something that outlives the game, for the log of the competition.
    Event(GameEvent),
    /// The arbiter may send out who has interfered.
    MaySendOut,
}

/// The end of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
pub struct Question {
    /// Its number in the game, from 0.
    pub number: u16,
    /// What it is about.
    pub about: Asked,
    /// The answers that the Laws allow.
    pub answers: Vec<Answer>,
}

/// What the arbiter is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// Does the late player lose (6.7.1)?
    LateArrival(Color),
    /// Can this player still mate? The program could not decide it within its budget.
    CanMate(Color),
    /// Does the game go on with the colors as they are (7.3)?
    ColorsReversed,
    /// What becomes of the two moves in a row?
    MovedTwice(Color),
    /// Which times do the clocks show now (7.1, 6.10)?
    Times,
    /// Which penalty does this player get (11.6, 11.3.3)? One that needs an amount is answered by giving it.
    Penalty(Color),
    /// Could this player, whose opponent's device has sounded, still win (12.3.b in 2009)?
    CanWinAfterDevice(Color),
    /// What does the opponent of this player score, who has lost by refusing to comply (11.7)?
    ScoreAgainstRefusing(Color),
    /// What does the opponent of this player score, whose game was declared lost (12.9.6)?
    ScoreAgainstPenalized(Color),
    /// Something of rapid and blitz.
    Rapid(crate::appendix::rapid::RapidQuestion),
    /// Something of games without increment.
    Quickplay(crate::guideline::without_increment::QuickplayQuestion),
    /// What follows from something that no Article covers (Preface)?
    Uncovered,
    /// Has this player overstepped the time, as far as the game can be reconstructed (8.5.3, 8.6)?
    Overstepped(Color),
    /// Does the wrong result stand that both have signed (8.7)?
    SignedResult,
    /// What follows where both flags are down, nobody can say which fell first, and no Article is for this game (Preface)?
    BothFlags,
    /// Is this a position in which nobody can mate (5.2.2)? The program could not decide it within its budget.
    Dead,
    /// Something about an adjournment.
    Adjourned(AdjournedAsked),
}

/// An answer to a question.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The game is lost for the player that the question is about.
    Lost,
    /// The player may play.
    MayPlay,
    /// The game goes on.
    GoOn,
    /// A new game.
    NewGame,
    /// The board goes back to before the second move.
    TakeBack,
    /// Times are left as they are; otherwise the arbiter sets them.
    LeaveTimes,
    /// A penalty.
    Penalty(PenaltyKind),
    /// The opponent has won.
    OpponentWins,
    /// The opponent has half a point.
    OpponentDraws,
    /// The opponent has nothing either.
    OpponentLoses,
    /// The claim is granted.
    Agree,
    /// The decision is postponed.
    Postpone,
    /// The decision is postponed, and the opponent gets extra time.
    PostponeWithTime,
    /// The claim is rejected.
    Reject,
    /// The game is drawn.
    Drawn,
    /// As in the first of the like Articles that were named.
    LikeFirst,
    /// As in the second.
    LikeSecond,
    /// As in the third.
    LikeThird,
    /// In another way than those that were named.
    Otherwise,
    /// The time was overstepped.
    Overstepped,
    /// The moves were completed in time.
    Reached,
    /// Neither can be shown.
    Unproved,
    /// What was signed stands.
    Stands,
    /// What was signed is put right.
    Corrected,
}

impl Answer {
    /// The answers that follow one of the like Articles, in their order.
    pub const LIKE: [Answer; 3] = [Answer::LikeFirst, Answer::LikeSecond, Answer::LikeThird];

    /// How each is written in cases and typed at the board.
    pub const WORDS: &'static [(&'static str, Answer)] = &[
        ("yes", Answer::Yes),
        ("no", Answer::No),
        ("lost", Answer::Lost),
        ("may play", Answer::MayPlay),
        ("go on", Answer::GoOn),
        ("new game", Answer::NewGame),
        ("take back", Answer::TakeBack),
        ("leave times", Answer::LeaveTimes),
        ("opponent wins", Answer::OpponentWins),
        ("opponent draws", Answer::OpponentDraws),
        ("opponent loses", Answer::OpponentLoses),
        ("warning", Answer::Penalty(PenaltyKind::Warning)),
        ("opponent's time", Answer::Penalty(PenaltyKind::OpponentsTime)),
        ("offender's time", Answer::Penalty(PenaltyKind::OffendersTime)),
        ("opponent's points", Answer::Penalty(PenaltyKind::OpponentsPoints)),
        ("offender's points", Answer::Penalty(PenaltyKind::OffendersPoints)),
        ("loss", Answer::Penalty(PenaltyKind::Loss)),
        ("fine", Answer::Penalty(PenaltyKind::Fine)),
        ("rounds", Answer::Penalty(PenaltyKind::Rounds)),
        ("expulsion", Answer::Penalty(PenaltyKind::Expulsion)),
        ("agree", Answer::Agree),
        ("postpone with time", Answer::PostponeWithTime),
        ("postpone", Answer::Postpone),
        ("reject", Answer::Reject),
        ("drawn", Answer::Drawn),
        ("as the first", Answer::LikeFirst),
        ("as the second", Answer::LikeSecond),
        ("as the third", Answer::LikeThird),
        ("otherwise", Answer::Otherwise),
        ("overstepped", Answer::Overstepped),
        ("reached", Answer::Reached),
        ("unproved", Answer::Unproved),
        ("stands", Answer::Stands),
        ("corrected", Answer::Corrected),
    ];
}

/// What cannot have happened, so that the log does not take it. The words are in the language files.
#[derive(Clone, PartialEq, Eq, Debug)]
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
