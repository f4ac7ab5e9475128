//! The consequences of an act: rulings that cite their Article.

use jadoube_board::{Color, Move, Role, Square};
use jadoube_clock::Millis;
use jadoube_lawbook::{Article, Matter};
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

pub use crate::appendix::blind::BlindImpossible;
pub use crate::appendix::blind_vocabulary::BlindFinding;
pub use crate::appendix::rapid_vocabulary::{RapidEffect, RapidFinding, RapidQuestion};
pub use crate::basic::completion::Outcome;
pub use crate::basic::completion_vocabulary::{CompletionFinding, CompletionQuestion, CompletionRemark};
pub use crate::basic::moving_vocabulary::{MovingFinding, MovingRemark, PromotionWay};
pub use crate::competition::arbiter::Barred;
pub use crate::competition::arbiter_vocabulary::{ArbiterFinding, ArbiterQuestion};
pub use crate::competition::clock_vocabulary::{ClockFinding, ClockQuestion, ClockRemark};
pub use crate::competition::conduct_vocabulary::{ConductFinding, ConductQuestion};
pub use crate::competition::decision_vocabulary::DecisionFinding;
pub use crate::competition::drawn_game_vocabulary::{DrawFinding, DrawRemark, Unlike};
pub use crate::competition::irregularities_vocabulary::{
    Illegality, IrregularityFinding, IrregularityQuestion, IrregularityRemark,
};
use crate::competition::log::GameEvent;
pub use crate::competition::recording_vocabulary::{
    Miswriting, RecordingFinding, RecordingQuestion, SheetFinding, Writing,
};
pub use crate::competition::surroundings_vocabulary::{SurroundingsRemark, Task};
pub use crate::grounds::behind;
pub use crate::guideline::adjourned::AdjournedImpossible;
pub use crate::guideline::adjourned_vocabulary::{AdjournedAsked, AdjournedFinding};
pub use crate::guideline::chess960::{Chess960Finding, NoArray};
pub use crate::guideline::without_increment_vocabulary::{QuickplayEffect, QuickplayFinding, QuickplayQuestion};
pub use crate::impossible::Impossible;
pub use crate::preface::{PrefaceFinding, PrefaceQuestion};
pub use crate::question::{Answer, Asked, Question};
use crate::telling;
use crate::vocabulary::{Class, Flat, Vocabulary};
pub use crate::written::Written;

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
    /// The notation of the moves in it.
    #[serde(default, skip_serializing_if = "Written::is_empty")]
    pub written: Written,
}

impl Ruling {
    /// The most serious class of its finding and effects.
    pub fn class(&self) -> Class {
        let effects = self.effects.iter().map(|effect| effect.form().class);
        effects.fold(self.finding.form().class, Class::max)
    }

    /// Whether it follows in every game, without a question, a penalty or the end of the game.
    pub fn is_routine(&self) -> bool {
        let grave = |effect: &Effect| effect.form().class == Class::Incident;
        self.finding.form().class.is_of_play() && !self.effects.iter().any(grave)
    }

    /// Whether the ruling is the same, apart from the notation of its moves, which earlier builds did not store.
    pub fn rules_as(&self, other: &Ruling) -> bool {
        let Ruling { article, matter, finding, effects, written: _ } = self;
        (article, matter, finding, effects) == (&other.article, &other.matter, &other.finding, &other.effects)
    }

    /// Whether it says that something happened before the start, during an adjournment or after the end, and had no effect.
    pub fn is_out_of_play(&self) -> bool {
        matches!(
            self.finding,
            Finding::Completion(CompletionFinding::AfterEnd(_) | CompletionFinding::FoundAfterEnd)
                | Finding::Remark(Remark::Clock(ClockRemark::BeforeStart(_)))
                | Finding::Adjourned(AdjournedFinding::WhileAdjourned(_))
        )
    }

    /// Whether it has any effect besides a running clock.
    pub fn has_consequences(&self) -> bool {
        !self.effects.iter().all(|effect| matches!(effect, Effect::ClockRuns(_)))
    }
}

/// What was found. Each Article declares its own findings; the groups of Articles 4 to 9 do not appear in stored data.
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
    /// The arbiter must penalize this player (12.9): the Laws say *shall*.
    #[says("{color} must be penalized", class = Incident)]
    MustPenalize(Color),
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

/// A game that is drawn only because the winner could not have checkmated has its own message.
fn over(effect: &Effect, message: Message) -> Message {
    match effect {
        Effect::Over(outcome) if outcome.could_not_be_won() => {
            message.renamed("effect-over-cannot-mate").with("score", telling::score(outcome.score))
        }
        Effect::Over(outcome) => message.with("score", telling::score(outcome.score)),
        _ => message,
    }
}
