//! What editions choose between: the types of rule values. Their stored names, with spaces, are how `edition.txt` says them.

use jadoube_clock::Millis;
use serde::{Deserialize, Serialize};

/// Whether the Competition Rules apply in full. In rapid and blitz that needs supervision (A.3, B.3; A.4, B.2 in 2023).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// The Competition Rules apply.
    Full,
    /// The reduced regime of rapid and blitz. It means nothing in a standard game.
    Reduced,
}

/// How an edition treats an act that is not itself a move against Article 3.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Misdeed {
    /// The arbiter may act under the list of penalties.
    Discretion,
    /// The arbiter must act under the list of penalties.
    Penalized,
    /// It counts as an illegal move.
    IllegalMove,
}

/// Which contact binds a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TouchIntent {
    /// Deliberate touch.
    Deliberate,
    /// Touch with the intention of moving or capturing.
    Intended,
    /// Any contact that is not clearly accidental.
    NotClearlyAccidental,
}

/// What becomes of a pawn left on the last rank when the clock was pressed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum UnpromotedPawn {
    /// The move is taken back and promoted anew, to any piece.
    TakenBack,
    /// It becomes a queen where it stands.
    BecomesQueen,
}

/// Repetition that ends the game without a claim.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AutomaticRepetition {
    /// There is none.
    None,
    /// The same position on five of a player's own turns in succession.
    FiveInSuccession,
    /// The same position for the fifth time, whenever.
    FiveTimes,
}

impl AutomaticRepetition {
    /// How often a position must occur.
    pub const TIMES: usize = 5;

    /// Whether a repetition ends the game (9.6.1). `times` says how often the position has occurred, `in_succession` on how
    /// many turns of the player to move in succession; only the one that matters is asked.
    #[inline]
    pub fn is_reached(self, times: impl FnOnce() -> usize, in_succession: impl FnOnce() -> usize) -> bool {
        match self {
            AutomaticRepetition::None => false,
            AutomaticRepetition::FiveInSuccession => in_succession() >= Self::TIMES,
            AutomaticRepetition::FiveTimes => times() >= Self::TIMES,
        }
    }
}

/// Moves without capture or pawn move that end the game without a claim.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AutomaticMoves {
    /// There is no such end.
    None,
    /// So many by each player.
    After(u16),
}

impl AutomaticMoves {
    /// Whether so many plies without capture or pawn move end the game (9.6.2). Checkmate by the last of them comes first.
    #[inline]
    pub const fn is_reached(self, halfmoves: u16) -> bool {
        match self {
            AutomaticMoves::None => false,
            AutomaticMoves::After(moves) => halfmoves >= 2 * moves,
        }
    }
}

/// How often a position must occur for a player to claim a draw (9.2).
pub const CLAIMED_REPETITION: u16 = 3;

/// How many plies without capture or pawn move let a player claim a draw (9.3): fifty moves by each.
pub const CLAIMED_HALFMOVES: u16 = 100;

/// What a move must agree with for mate, stalemate or a dead position to end the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndBy {
    /// Article 3.
    LegalMove,
    /// Article 3 and the rules on touching and releasing (4.2 to 4.7).
    LegalMoveRightlyMade,
}

/// The default time when none was announced.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DefaultTimeRule {
    /// Zero.
    Zero,
    /// It has to be announced.
    MustBeAnnounced,
}

/// What becomes of a player who arrives after the default time.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LateArrival {
    /// The game is lost.
    Lost,
    /// The game is lost unless the arbiter decides otherwise.
    LostUnlessArbiter,
}

/// Colors reversed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Colors {
    /// The game goes on unless the arbiter rules otherwise.
    GoOnUnlessArbiter,
    /// A new game while fewer than so many moves have been made by both players.
    NewGameBefore(u16),
}

/// Both flags are down and nobody can say which fell first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BothFlags {
    /// Part of the Laws: the game goes on, or is drawn in the last period.
    InTheLaws,
    /// Only where the guidelines on games without increment were announced.
    InTheGuidelines,
}

/// What full supervision asks for in rapid or blitz.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Conditions {
    /// At most so many games for each arbiter.
    pub games_per_arbiter: u8,
    /// Each game is recorded by the arbiter or an assistant.
    pub recorded: bool,
}

/// Which men that stood wrongly from the start cannot castle in the reduced regime.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CastlingBar {
    /// A king that stood where the queen belongs, and she where he does.
    KingForQueen,
    /// A king that stood wrongly, and any rook that did.
    KingOrRook,
}

/// Claims about the setting of the clock in the reduced regime, once they are late.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LateClockClaim {
    /// There are none.
    None,
    /// Only where the timetable of the event would suffer.
    IfScheduleSuffers,
}

/// Both kings in check, or a pawn left on the last rank, in the reduced regime.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum IllegalPosition {
    /// Nothing is said about it.
    Unmentioned,
    /// The arbiter intervenes.
    Intervene,
    /// The arbiter waits until the next move is completed, and declares a draw if it is still so.
    WaitThenDraw,
}

/// What a claim of a win on time needs in the reduced regime.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FlagClaim {
    /// The claimant's own time is not over.
    OwnTimeLeft,
    /// No more than the opponent's fallen flag.
    Free,
}

/// When the rules on games without increment apply (10 and D in the oldest text).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Quickplay {
    /// In every game but blitz without supervision.
    UnlessReducedBlitz,
    /// Where they were announced, and never in blitz or with an increment.
    WhenAnnounced,
}

/// The request for five seconds a move in a game without increment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FiveSeconds {
    /// There is none.
    None,
    /// As delay or as increment.
    DelayOrIncrement,
    /// As increment.
    Increment,
}

/// What the arbiter looks at when a flag falls after a decision was postponed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AfterPostponing {
    /// Whether the final position can be won by normal means, and whether the opponent of the claimant tried.
    FinalPosition,
    /// Whether the opponent of the player whose flag fell can win by normal means, and tried.
    OpponentOfFallen,
}

/// Who may play by rules of their own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OwnRules {
    /// A federation, on its own territory and not in events of FIDE.
    Federation,
    /// Anyone who does not want the game rated by FIDE.
    Unrated,
}

/// How late a player may come to the resumption of an adjourned game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ResumptionGrace {
    /// So long, whatever the default time.
    Fixed(Millis),
    /// As late as to the beginning of the game.
    DefaultTime,
}

/// What counts for more than coming late to the resumption.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LateAtResumption {
    /// If it is the player who sealed: mate, stalemate or a dead position by the sealed move, or the other's loss on time.
    SealerExcepted,
    /// Either player: the sealed move ended the game, however it did.
    SealedEndStands,
}

/// What a clock for players who do not see must have.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BlindClock {
    /// Hands and flag that can be felt.
    Tactile,
    /// It speaks; or it has hands that can be felt.
    Speaking,
}
