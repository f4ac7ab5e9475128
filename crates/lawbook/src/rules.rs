//! The rule values of each edition. Formulas elsewhere read them and know no year.

use jadoube_clock::{Bound, Millis, Rate, RateBounds, SavedTime};
use serde::{Deserialize, Serialize};

use crate::Edition;
use crate::conduct::{
    AppealRight, ClaimsChecked, DeviceRule, PENALTIES_2009, PENALTIES_2014, PENALTIES_2018, PenaltyList, SearchRight,
};

/// Whether the Competition Rules apply in full. In rapid and blitz that needs supervision (A.3, B.3; A.4, B.2 in 2023).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// The Competition Rules apply.
    Full,
    /// The reduced regime of rapid and blitz. It means nothing in a standard game.
    Reduced,
}

/// What illegal moves cost.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub struct Ladder {
    /// Extra time for the opponent.
    pub time: Millis,
    /// The illegal move with which the game is lost.
    pub lost_at: u8,
}

/// How an edition treats an act that is not itself a move against Article 3.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Misdeed {
    /// The arbiter may act under the list of penalties.
    Discretion,
    /// It counts as an illegal move.
    IllegalMove,
}

/// Which contact binds a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
#[serde(rename_all = "snake_case")]
pub enum UnpromotedPawn {
    /// The move is taken back and promoted anew, to any piece.
    TakenBack,
    /// It becomes a queen where it stands.
    BecomesQueen,
}

/// Repetition that ends the game without a claim.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutomaticRepetition {
    /// There is none.
    None,
    /// The same position on five of a player's own turns in succession.
    FiveInSuccession,
    /// The same position for the fifth time, whenever.
    FiveTimes,
}

/// Moves without capture or pawn move that end the game without a claim.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutomaticMoves {
    /// There is no such end.
    None,
    /// So many by each player.
    After(u16),
}

/// What a move must agree with for mate, stalemate or a dead position to end the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndBy {
    /// Article 3.
    LegalMove,
    /// Article 3 and the rules on touching and releasing (4.2 to 4.7).
    LegalMoveRightlyMade,
}

/// The default time when none was announced.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Default {
    /// Zero.
    Zero,
    /// It has to be announced.
    MustBeAnnounced,
}

/// What becomes of a player who arrives after the default time.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateArrival {
    /// The game is lost.
    Lost,
    /// The game is lost unless the arbiter decides otherwise.
    LostUnlessArbiter,
}

/// Colors reversed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colors {
    /// The game goes on unless the arbiter rules otherwise.
    GoOnUnlessArbiter,
    /// A new game while fewer than so many moves have been made by both players.
    NewGameBefore(u16),
}

/// Both flags are down and nobody can say which fell first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BothFlags {
    /// Part of the Laws: the game goes on, or is drawn in the last period.
    InTheLaws,
    /// Only where the guidelines on games without increment were announced.
    InTheGuidelines,
}

/// What full supervision asks for in rapid or blitz.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Conditions {
    /// At most so many games for each arbiter.
    pub games_per_arbiter: u8,
    /// Each game is recorded by the arbiter or an assistant.
    pub recorded: bool,
}

/// Which men that stood wrongly from the start cannot castle in the reduced regime.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CastlingBar {
    /// A king that stood where the queen belongs, and she where he does.
    KingForQueen,
    /// A king that stood wrongly, and any rook that did.
    KingOrRook,
}

/// Claims about the setting of the clock in the reduced regime, once they are late.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateClockClaim {
    /// There are none.
    None,
    /// Only where the timetable of the event would suffer.
    IfScheduleSuffers,
}

/// Both kings in check, or a pawn left on the last rank, in the reduced regime.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
#[serde(rename_all = "snake_case")]
pub enum FlagClaim {
    /// The claimant's own time is not over.
    OwnTimeLeft,
    /// No more than the opponent's fallen flag.
    Free,
}

/// When the rules on games without increment apply (10 and D in the oldest text).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quickplay {
    /// In every game but blitz without supervision.
    UnlessReducedBlitz,
    /// Where they were announced, and never in blitz or with an increment.
    WhenAnnounced,
}

/// The request for five seconds a move in a game without increment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
#[serde(rename_all = "snake_case")]
pub enum AfterPostponing {
    /// Whether the final position can be won by normal means, and whether the opponent of the claimant tried.
    FinalPosition,
    /// Whether the opponent of the player whose flag fell can win by normal means, and tried.
    OpponentOfFallen,
}

/// Who may play by rules of the own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnRules {
    /// A federation, on its own territory and not in events of FIDE.
    Federation,
    /// Whoever does not want the game rated by FIDE.
    Unrated,
}

/// How late a player may come to the resumption of an adjourned game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResumptionGrace {
    /// So long, whatever the default time.
    Fixed(Millis),
    /// As late as to the beginning of the game.
    DefaultTime,
}

/// What counts for more than coming late to the resumption.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateAtResumption {
    /// If it is the player who sealed: mate, stalemate or a dead position by the sealed move, or the other's loss on time.
    SealerExcepted,
    /// Whoever it is: any end of the game by the sealed move.
    SealedEndStands,
}

/// What a clock for players who do not see must have.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlindClock {
    /// Hands and flag that can be felt.
    Tactile,
    /// It speaks; or it has hands that can be felt.
    Speaking,
}

/// All that differs between editions.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// The edition, for citing its Articles.
    pub edition: Edition,
    /// Which contact binds (4.2, 4.3).
    pub touch_intent: TouchIntent,
    /// What ends the game on the board (5.1.1, 5.2).
    pub end_by: EndBy,
    /// Resigning against a player who cannot mate draws (5.1.2).
    pub resignation_may_draw: bool,
    /// Only the player whose clock runs may adjust (6.2.5).
    pub adjusting_on_own_time: bool,
    /// No time is taken from a player with a disability who has an assistant (6.2.6, 8.1.6).
    pub disability_keeps_time: bool,
    /// Electronic scoresheets may be used (8.1.1.2).
    pub electronic_sheets: bool,
    /// A draw is agreed only after a move by each (5.2.3).
    pub agreement_needs_moves: bool,
    /// A move is completed when the player makes the next one (6.2.1.2).
    pub completed_by_next_move: bool,
    /// The default time when none was announced (6.7.1).
    pub default_time: Default,
    /// Arriving after it.
    pub late_arrival: LateArrival,
    /// What becomes of saved time (6.3.2).
    pub saved_time: SavedTime,
    /// Both flags down.
    pub both_flags: BothFlags,
    /// Colors reversed (7.3).
    pub colors: Colors,
    /// A pawn left on the last rank (7.5.2).
    pub unpromoted_pawn: UnpromotedPawn,
    /// The clock pressed without a move (7.5.3).
    pub press_without_move: Misdeed,
    /// Two hands used for one move, and the clock pressed (7.5.4).
    pub two_hands: Misdeed,
    /// Article 9.1 restricts offers as well as agreements.
    pub offers_restricted: bool,
    /// Of the fifty moves that stand on the board every one must have been completed, not only made (9.3.2).
    pub fifty_completed: bool,
    /// The move written for a claim of a draw cannot be changed (9.2, 9.3).
    pub written_move_stands: bool,
    /// Time for the opponent after a wrong claim (9.5.3) in standard, rapid and blitz games.
    pub wrong_claim: [Millis; 3],
    /// Illegal moves in a standard game, rapid with full rules, rapid without, blitz with full rules, blitz without.
    pub illegal: [Ladder; 5],
    /// Fivefold (9.6.1).
    pub automatic_repetition: AutomaticRepetition,
    /// Seventy-five moves (9.6.2).
    pub automatic_moves: AutomaticMoves,
    /// Rates of play (A.1, B.1).
    pub rates: RateBounds,
    /// After how many moves by each nobody may claim a wrong set-up in the reduced regime (A.4.1; A.5.1 in 2023).
    pub set_up_claims_end_after: u16,
    /// The arbiter may call a flag in the reduced regime.
    pub arbiter_calls_flag: bool,
    /// In the reduced regime the arbiter acts on an illegal move only when asked.
    pub arbiter_waits_for_claim: bool,
    /// Read to the letter, the shorter penalty in blitz is only for the reduced regime.
    pub blitz_minute_only_unsupervised: bool,
    /// The scores of a game have limits (10.2).
    pub scores_limited: bool,
    /// Other people need the arbiter's permission to enter the playing area (11.2.3.3).
    pub outsiders_need_permission: bool,
    /// A competition may have players report before they leave the playing area (11.2.4).
    pub leaving_can_be_reported: bool,
    /// When a telephone or another device loses the game (11.3.2).
    pub device: DeviceRule,
    /// What an arbiter may ask to search (11.3.3).
    pub search: SearchRight,
    /// Electronic cigarettes count as smoking (11.3.4).
    pub vaping_is_smoking: bool,
    /// What else is written on a scoresheet is a matter of conduct, which leads to a penalty (12.4 and 12.7 in 2009).
    pub sheet_is_conduct: bool,
    /// A player has the right to have the Laws explained (11.9).
    pub explanation: bool,
    /// Appeals (11.10).
    pub appeals: AppealRight,
    /// Who checks a claim of a draw (11.12).
    pub claims_checked: ClaimsChecked,
    /// The arbiter's penalties in their order (12.9).
    pub penalties: PenaltyList,
    /// With the penalty of a lost game the arbiter decides the opponent's score (12.9.6).
    pub loss_leaves_opponents_score: bool,
    /// When the Competition Rules apply in full, in rapid (A.3; A.4 in 2023) and in blitz (B.3; B.2 in 2009 and 2023).
    pub full_supervision: [Conditions; 2],
    /// How often a player may ask to see the arbiter's scoresheet under full supervision (A.3.2, B.3.2).
    pub looks_at_sheet: u8,
    /// A player in rapid or blitz is given a scoresheet on request (A.2).
    pub sheet_on_request: bool,
    /// Who cannot castle after a wrong set-up in the reduced regime (A.4.1.2).
    pub castling_bar: CastlingBar,
    /// The clock's setting in the reduced regime, found late (A.4.1.1).
    pub late_clock_claim: LateClockClaim,
    /// Positions that cannot be in the reduced regime, in rapid and in blitz (A.4.4).
    pub illegal_position: [IllegalPosition; 2],
    /// In the reduced regime the players may agree to correct an illegal move that was answered, in rapid and in blitz (A.4.2).
    pub correction_agreed: [bool; 2],
    /// How a win on time is claimed in the reduced regime (A.4.3).
    pub flag_claim: FlagClaim,
    /// Games without increment (Guideline III).
    pub quickplay: Quickplay,
    /// The request for five seconds (III.4).
    pub five_seconds: FiveSeconds,
    /// A claim in a game without increment is an offer as well (9.1.b.3 in 2009).
    pub quickplay_claim_is_offer: bool,
    /// What is decided on such a claim is final (10.2.d in 2009).
    pub quickplay_final: bool,
    /// What is looked at when the flag has fallen (III.5.2).
    pub after_postponing: AfterPostponing,
    /// Rules of the own (Preface).
    pub own_rules: OwnRules,
    /// How late a player may come to the resumption (I.10).
    pub resumption_grace: ResumptionGrace,
    /// What counts for more than that (I.10).
    pub late_at_resumption: LateAtResumption,
    /// A sealed move is written on paper (I.1.1).
    pub sealed_on_paper: bool,
    /// The end of a session is announced as well as its beginning (I.14).
    pub session_end_announced: bool,
    /// Who adapts the rules for players who do not see asks the arbiter (D.1).
    pub adapting_asks_arbiter: bool,
    /// The arbiter may allow other than German numbers in announcements (D.2.1).
    pub german_numbers_waivable: bool,
    /// What a clock for players who do not see must have (D.2.6).
    pub blind_clock: BlindClock,
    /// There must be an assistant when one player does not see and the other does not hear (D.2.11).
    pub assistant_against_hearing_impaired: bool,
}

impl Rules {
    /// What illegal moves cost at this rate of play.
    pub fn illegal_moves(&self, rate: Rate, supervision: Supervision) -> Ladder {
        self.illegal[match (rate, supervision) {
            (Rate::Standard, _) => 0,
            (Rate::Rapid, Supervision::Full) => 1,
            (Rate::Rapid, Supervision::Reduced) => 2,
            (Rate::Blitz, Supervision::Full) => 3,
            (Rate::Blitz, Supervision::Reduced) => 4,
        }]
    }

    /// What a wrong claim gives the opponent.
    pub fn wrong_claim(&self, rate: Rate) -> Millis {
        self.wrong_claim[match rate {
            Rate::Standard => 0,
            Rate::Rapid => 1,
            Rate::Blitz => 2,
        }]
    }
}

const fn minutes(minutes: u64) -> Millis {
    Millis::from_minutes(minutes)
}

const fn ladder(time: u64, lost_at: u8) -> Ladder {
    Ladder { time: minutes(time), lost_at }
}

const LOST_AT_ONCE: Ladder = ladder(0, 1);

const RULES_2009: Rules = Rules {
    edition: Edition::Y2009,
    touch_intent: TouchIntent::Deliberate,
    end_by: EndBy::LegalMove,
    resignation_may_draw: false,
    adjusting_on_own_time: false,
    disability_keeps_time: false,
    electronic_sheets: false,
    agreement_needs_moves: false,
    fifty_completed: false,
    completed_by_next_move: false,
    default_time: Default::Zero,
    late_arrival: LateArrival::Lost,
    saved_time: SavedTime::LostInDelayMode,
    both_flags: BothFlags::InTheLaws,
    colors: Colors::GoOnUnlessArbiter,
    unpromoted_pawn: UnpromotedPawn::TakenBack,
    press_without_move: Misdeed::Discretion,
    two_hands: Misdeed::Discretion,
    offers_restricted: false,
    written_move_stands: false,
    wrong_claim: [minutes(3), minutes(3), minutes(3)],
    illegal: [ladder(2, 3), ladder(2, 3), ladder(2, 3), ladder(2, 3), LOST_AT_ONCE],
    automatic_repetition: AutomaticRepetition::None,
    automatic_moves: AutomaticMoves::None,
    rates: RateBounds { blitz: Bound::Below(minutes(15)), rapid: Bound::Below(minutes(60)) },
    set_up_claims_end_after: 3,
    arbiter_calls_flag: false,
    arbiter_waits_for_claim: true,
    blitz_minute_only_unsupervised: false,
    scores_limited: false,
    outsiders_need_permission: false,
    leaving_can_be_reported: false,
    device: DeviceRule::WhenItSounds,
    search: SearchRight::None,
    vaping_is_smoking: false,
    sheet_is_conduct: true,
    explanation: false,
    appeals: AppealRight::NotInQuickplay,
    claims_checked: ClaimsChecked::ByArbiter,
    penalties: PENALTIES_2009,
    loss_leaves_opponents_score: false,
    full_supervision: [
        Conditions { games_per_arbiter: 3, recorded: false },
        Conditions { games_per_arbiter: 1, recorded: false },
    ],
    looks_at_sheet: 0,
    sheet_on_request: false,
    castling_bar: CastlingBar::KingForQueen,
    late_clock_claim: LateClockClaim::None,
    // B.3.b: A.4.c, which has the intervention, does not apply in blitz; B.3.c has the agreement.
    illegal_position: [IllegalPosition::Intervene, IllegalPosition::Unmentioned],
    correction_agreed: [false, true],
    flag_claim: FlagClaim::OwnTimeLeft,
    quickplay: Quickplay::UnlessReducedBlitz,
    five_seconds: FiveSeconds::None,
    quickplay_claim_is_offer: true,
    quickplay_final: true,
    after_postponing: AfterPostponing::FinalPosition,
    own_rules: OwnRules::Federation,
    resumption_grace: ResumptionGrace::Fixed(minutes(60)),
    late_at_resumption: LateAtResumption::SealerExcepted,
    sealed_on_paper: false,
    session_end_announced: true,
    adapting_asks_arbiter: false,
    german_numbers_waivable: false,
    blind_clock: BlindClock::Tactile,
    assistant_against_hearing_impaired: false,
};

const RULES_2014: Rules = Rules {
    edition: Edition::Y2014,
    touch_intent: TouchIntent::Intended,
    end_by: EndBy::LegalMoveRightlyMade,
    adjusting_on_own_time: true,
    disability_keeps_time: true,
    completed_by_next_move: true,
    fifty_completed: true,
    default_time: Default::MustBeAnnounced,
    late_arrival: LateArrival::LostUnlessArbiter,
    saved_time: SavedTime::CarriedOver,
    unpromoted_pawn: UnpromotedPawn::BecomesQueen,
    written_move_stands: true,
    wrong_claim: [minutes(2), minutes(2), minutes(1)],
    illegal: [ladder(2, 2), ladder(2, 2), LOST_AT_ONCE, ladder(1, 2), LOST_AT_ONCE],
    automatic_repetition: AutomaticRepetition::FiveInSuccession,
    automatic_moves: AutomaticMoves::After(75),
    rates: RateBounds { blitz: Bound::UpTo(minutes(10)), rapid: Bound::Below(minutes(60)) },
    set_up_claims_end_after: 10,
    arbiter_calls_flag: true,
    arbiter_waits_for_claim: false,
    outsiders_need_permission: true,
    device: DeviceRule::InTheVenue,
    search: SearchRight::Belongings,
    sheet_is_conduct: false,
    explanation: true,
    appeals: AppealRight::Any,
    penalties: PENALTIES_2014,
    loss_leaves_opponents_score: true,
    full_supervision: [
        Conditions { games_per_arbiter: 3, recorded: true },
        Conditions { games_per_arbiter: 1, recorded: true },
    ],
    castling_bar: CastlingBar::KingOrRook,
    late_clock_claim: LateClockClaim::IfScheduleSuffers,
    illegal_position: [IllegalPosition::WaitThenDraw; 2],
    correction_agreed: [true, true],
    quickplay: Quickplay::WhenAnnounced,
    five_seconds: FiveSeconds::DelayOrIncrement,
    quickplay_claim_is_offer: false,
    quickplay_final: false,
    after_postponing: AfterPostponing::OpponentOfFallen,
    own_rules: OwnRules::Unrated,
    resumption_grace: ResumptionGrace::DefaultTime,
    late_at_resumption: LateAtResumption::SealedEndStands,
    session_end_announced: false,
    adapting_asks_arbiter: true,
    german_numbers_waivable: true,
    ..RULES_2009
};

const RULES_2018: Rules = Rules {
    edition: Edition::Y2018,
    touch_intent: TouchIntent::NotClearlyAccidental,
    agreement_needs_moves: true,
    default_time: Default::Zero,
    both_flags: BothFlags::InTheGuidelines,
    colors: Colors::NewGameBefore(10),
    press_without_move: Misdeed::IllegalMove,
    two_hands: Misdeed::IllegalMove,
    offers_restricted: true,
    illegal: [ladder(2, 2), ladder(2, 2), ladder(2, 2), ladder(1, 2), ladder(1, 2)],
    automatic_repetition: AutomaticRepetition::FiveTimes,
    blind_clock: BlindClock::Speaking,
    assistant_against_hearing_impaired: true,
    scores_limited: true,
    leaving_can_be_reported: true,
    device: DeviceRule::OnTheBody,
    search: SearchRight::Body,
    vaping_is_smoking: true,
    claims_checked: ClaimsChecked::ByPlayers,
    penalties: PENALTIES_2018,
    looks_at_sheet: 5,
    sheet_on_request: true,
    flag_claim: FlagClaim::Free,
    five_seconds: FiveSeconds::Increment,
    ..RULES_2014
};

/// The interim text: unsupervised rapid and blitz were still lost with the first illegal move.
const RULES_2017: Rules = Rules {
    edition: Edition::Y2017,
    illegal: [ladder(2, 2), ladder(2, 2), LOST_AT_ONCE, ladder(1, 2), LOST_AT_ONCE],
    ..RULES_2018
};

const RULES_2023: Rules = Rules {
    edition: Edition::Y2023,
    blitz_minute_only_unsupervised: true,
    resignation_may_draw: true,
    electronic_sheets: true,
    sealed_on_paper: true,
    wrong_claim: [minutes(2), minutes(1), minutes(1)],
    illegal: [ladder(2, 2), ladder(1, 2), ladder(1, 2), ladder(1, 2), ladder(1, 2)],
    ..RULES_2018
};

impl Edition {
    /// Its rule values.
    pub const fn rules(self) -> &'static Rules {
        match self {
            Edition::Y2009 => &RULES_2009,
            Edition::Y2014 => &RULES_2014,
            Edition::Y2017 => &RULES_2017,
            Edition::Y2018 => &RULES_2018,
            Edition::Y2023 => &RULES_2023,
        }
    }
}
