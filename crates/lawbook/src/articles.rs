//! The concordance: under which number each edition has a matter.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Edition;

/// The number of an Article in one edition, as that edition spells it: `7.5.5`, or `7.4.b` in 2009.
///
/// A part `+1` stands for a sentence that the edition prints without a number of its own after the numbered text.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article {
    /// The edition whose number it is.
    pub edition: Edition,
    /// The number.
    pub number: &'static str,
}

/// Stored as `7.5.5 (2018)`: the number alone does not say of which edition.
impl Serialize for Article {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{} ({})", self.number, self.edition))
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Article, D::Error> {
        let text = String::deserialize(deserializer)?;
        let known = text.strip_suffix(')').and_then(|text| text.split_once(" (")).and_then(|(number, year)| {
            let edition = Edition::from_name(year)?;
            Matter::ALL.iter().map(|matter| matter.article(edition)).find(|article| article.number == number)
        });
        known.ok_or_else(|| serde::de::Error::custom(format!("expected an Article as `7.5.5 (2018)`, found {text:?}")))
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number)
    }
}

macro_rules! matters {
    ($($(#[$doc:meta])* $name:ident: $y2009:literal, $y2014:literal, $y2018:literal, $y2023:literal;)*) => {
        /// A matter that the Laws rule on, whatever its number.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Matter {
            $($(#[$doc])* $name,)*
        }

        impl Matter {
            /// All of them.
            pub const ALL: &'static [Matter] = &[$(Matter::$name),*];

            const fn numbers(self) -> [&'static str; 4] {
                match self {
                    $(Matter::$name => [$y2009, $y2014, $y2018, $y2023],)*
                }
            }
        }
    };
}

impl Matter {
    /// The Article on this matter. Where an edition has none of its own, the one it is decided by there.
    pub const fn article(self, edition: Edition) -> Article {
        let number = match edition {
            // The interim text had no A.4.5 yet, and two of the illegal moves in Articles of their own.
            Edition::Y2017 if matches!(self, Matter::ReducedFlag) => self.numbers()[1],
            Edition::Y2017 if matches!(self, Matter::IllegalMovePenalty) => "7.5.3",
            Edition::Y2017 if matches!(self, Matter::TwoHands) => "7.7.1",
            Edition::Y2017 if matches!(self, Matter::TwoHandsPenalty) => "7.7.2",
            Edition::Y2017 if matches!(self, Matter::PressWithoutMove) => "7.8.1",
            Edition::Y2017 if matches!(self, Matter::PressPenalty) => "7.8.2",
            Edition::Y2009 => self.numbers()[0],
            Edition::Y2014 => self.numbers()[1],
            Edition::Y2017 | Edition::Y2018 => self.numbers()[2],
            Edition::Y2023 => self.numbers()[3],
        };
        Article { edition, number }
    }
}

matters! {
    /// One hand for each move.
    OneHand: "4.1", "4.1", "4.1", "4.1";
    /// Adjusting, announced first.
    Adjusting: "4.2", "4.2", "4.2.1", "4.2.1";
    /// Contact that counts as intent.
    OtherContact: "4.3", "4.3", "4.2.2", "4.2.2";
    /// Touching binds the player who has the move.
    Touching: "4.3", "4.3", "4.3", "4.3";
    /// Own pieces touched.
    TouchedOwn: "4.3.a", "4.3.a", "4.3.1", "4.3.1";
    /// The opponent's pieces touched.
    TouchedOpponents: "4.3.b", "4.3.b", "4.3.2", "4.3.2";
    /// Pieces of both colors touched.
    TouchedBoth: "4.3.c", "4.3.c", "4.3.3", "4.3.3";
    /// King and rook touched.
    TouchedKingAndRook: "4.4.a", "4.4.a", "4.4.1", "4.4.1";
    /// Rook touched before the king.
    TouchedRookThenKing: "4.4.b", "4.4.b", "4.4.2", "4.4.2";
    /// Castling attempted where it is illegal.
    CastlingAttemptIllegal: "4.4.c", "4.4.c", "4.4.3", "4.4.3";
    /// When the choice of a promotion is final.
    PromotionChoice: "4.4.d", "4.4.d", "4.4.4", "4.4.4";
    /// No piece touched can be moved or captured.
    NothingUsable: "4.5", "4.5", "4.5", "4.5";
    /// How a promotion is carried out.
    PromotionAct: "4.6.c", "4.6", "4.6", "4.6";
    /// The pawn need not stand on the last rank first.
    PromotionSkips: "4.6.c", "4.6.1", "4.6.1", "4.6.1";
    /// Pawn off and piece on, in any order.
    PromotionOrder: "4.6.c", "4.6.2", "4.6.2", "4.6.2";
    /// A piece of the opponent on the promotion square is captured.
    PromotionCaptures: "4.6.c", "4.6.+1", "4.6.3", "4.6.3";
    /// A piece released stays.
    Released: "4.6", "4.7", "4.7", "4.7";
    /// When a capture is made.
    CaptureMade: "4.6.a", "4.7.a", "4.7.1", "4.7.1";
    /// When castling is made.
    CastlingMade: "4.6.b", "4.7.b", "4.7.2", "4.7.2";
    /// When a promotion is made.
    PromotionMade: "4.6.c", "4.7.c", "4.7.3", "4.7.3";
    /// An illegal move that is not completed can be corrected.
    IllegalNotCompleted: "4.6.+1", "7.5.a", "7.5.1", "7.5.1";
    /// The right to complain is lost by touching a piece.
    RightToComplain: "4.7", "4.8", "4.8", "4.8";
    /// An assistant who moves the pieces.
    MoversAssistant: "P.+1", "4.9", "4.9", "4.9";
    /// Mate wins.
    Checkmate: "5.1.a", "5.1.a", "5.1.1", "5.1.1";
    /// Resignation.
    Resignation: "5.1.b", "5.1.b", "5.1.2", "5.1.2";
    /// Stalemate draws.
    Stalemate: "5.2.a", "5.2.a", "5.2.1", "5.2.1";
    /// A dead position draws.
    DeadPosition: "5.2.b", "5.2.b", "5.2.2", "5.2.2";
    /// A draw by agreement.
    Agreement: "5.2.c", "5.2.c", "5.2.3", "5.2.3";
    /// A third appearance may draw.
    DrawByRepetition: "5.2.d", "5.2.d", "9.2.1", "9.2";
    /// Fifty moves may draw.
    DrawByFifty: "5.2.e", "5.2.e", "9.3", "9.3";
    /// A move is completed by pressing the clock.
    Completed: "6.7.a", "6.2.a", "6.2.1", "6.2.1";
    /// A move that ends the game needs no press.
    CompletedByEnd: "6.7.a", "6.2.a.1", "6.2.1.1", "6.2.1.1";
    /// A move completed by making the next.
    CompletedByNext: "6.7.a", "6.2.a.2", "6.2.1.2", "6.2.1.2";
    /// The press must always be allowed.
    PressAllowed: "6.7.a", "6.2.a.+1", "6.2.2", "6.2.2";
    /// The time until the press is the player's own.
    OwnTime: "6.7.a.+1", "6.2.a.+2", "6.2.2", "6.2.2";
    /// The hand that presses.
    PressingHand: "6.7.b", "6.2.b", "6.2.3", "6.2.3";
    /// How the clock is handled.
    ClockHandling: "6.7.c", "6.2.c", "6.2.4", "6.2.4";
    /// Only the player whose clock runs adjusts.
    AdjustingOnOwnTime: "4.2", "6.2.d", "6.2.5", "6.2.5";
    /// An assistant who presses the clock.
    PressersAssistant: "6.7.d", "6.2.e", "6.2.6", "6.2.6";
    /// Moves required in the time allotted.
    TimeControl: "6.2.a", "6.3.a", "6.3.1", "6.3.1";
    /// Time saved.
    SavedTime: "6.2.b", "6.3.b", "6.3.2", "6.3.2";
    /// Delay: the main time runs after the extra time.
    Delay: "6.2.b.+1", "6.3.b.+1", "6.3.2.+1", "6.3.2.+1";
    /// The moves are checked after a flag.
    FlagChecked: "6.3", "6.4", "6.4", "6.4";
    /// Where the clock stands.
    ClockPlace: "6.4", "6.5", "6.5", "6.5";
    /// White's clock is started.
    Start: "6.5", "6.6", "6.6", "6.6";
    /// Arriving after the default time.
    DefaultTime: "6.6.a", "6.7.a", "6.7.1", "6.7.1";
    /// Both players absent.
    BothAbsent: "6.6.b", "6.7.b", "6.7.2", "6.7.2";
    /// When a flag is considered to have fallen.
    FlagFallen: "6.8", "6.8", "6.8", "6.8";
    /// Loss on time.
    LossOnTime: "6.9", "6.9", "6.9", "6.9";
    /// A defective clock.
    ClockDefect: "6.10.a", "6.10.a", "6.10.1", "6.10.1";
    /// A clock set wrongly.
    ClockMisset: "6.10.b", "6.10.b", "6.10.2", "6.10.2";
    /// Both flags down, and nobody can say which fell first.
    BothFlags: "6.11", "6.11", "III.3.1", "III.3.1";
    /// Both flags down before the last period.
    BothFlagsGoOn: "6.11.a", "6.11.a", "III.3.1.1", "III.3.1.1";
    /// Both flags down in the last period.
    BothFlagsDraw: "6.11.b", "6.11.b", "III.3.1.2", "III.3.1.2";
    /// The arbiter stops the clocks.
    ArbiterStops: "6.12.a", "6.12.a", "6.11.1", "6.11.1";
    /// A player stops the clocks to call the arbiter.
    PlayerStops: "6.12.b", "6.12.b", "6.11.2", "6.11.2";
    /// The arbiter says when the game goes on.
    Restart: "6.12.c", "6.12.c", "6.11.3", "6.11.3";
    /// Clocks stopped without a valid reason.
    StoppedWithoutReason: "6.12.d", "6.12.d", "6.11.4", "6.11.4";
    /// No claim on a display alone.
    Screens: "6.14", "6.13", "6.12.2", "6.12.2";
    /// The clocks after an irregularity.
    ClocksAfterIrregularity: "6.13", "7.1", "7.1", "7.1";
    /// A wrong initial position.
    WrongSetUp: "7.1.a", "7.2.a", "7.2.1", "7.2.1";
    /// The board turned the wrong way.
    BoardTurned: "7.1.b", "7.2.b", "7.2.2", "7.2.2";
    /// Colors reversed.
    ColorsReversed: "7.2", "7.3", "7.3", "7.3";
    /// Pieces displaced.
    Displaced: "7.3", "7.4", "7.4.1", "7.4.1";
    /// The clocks stopped because pieces are displaced.
    DisplacedStop: "7.3", "7.4", "7.4.2", "7.4.2";
    /// A penalty for displacing pieces.
    DisplacedPenalty: "7.3", "7.4", "7.4.3", "7.4.3";
    /// An illegal move.
    IllegalMove: "7.4.a", "7.5.a", "7.5.1", "7.5.1";
    /// A pawn left on the last rank.
    PawnNotPromoted: "7.4.a", "7.5.a.+1", "7.5.2", "7.5.2";
    /// The clock pressed without a move.
    PressWithoutMove: "12.6", "6.2.c", "7.5.3", "7.5.3";
    /// Two hands and a press.
    TwoHands: "4.1", "4.1", "7.5.4", "7.5.4";
    /// What illegal moves cost.
    IllegalMovePenalty: "7.4.b", "7.5.b", "7.5.5", "7.5.5";
    /// What two hands cost where they count as an illegal move.
    TwoHandsPenalty: "7.4.b", "7.5.b", "7.5.5", "7.5.5";
    /// What a press without a move costs where it counts as one.
    PressPenalty: "7.4.b", "7.5.b", "7.5.5", "7.5.5";
    /// Displaced pieces found later.
    DisplacedFoundLater: "7.5", "7.6", "7.6", "7.6";
    /// The duty to record.
    Recording: "8.1", "8.1.a", "8.1.1", "8.1.1";
    /// A scoresheet of paper.
    PaperSheet: "8.1", "8.1.a", "8.1.1", "8.1.1.1";
    /// An electronic scoresheet.
    ElectronicSheet: "8.1", "8.1.a", "8.1.1", "8.1.1.2";
    /// No recording ahead.
    RecordingAhead: "8.1.+1", "8.1.a.+1", "8.1.2", "8.1.2";
    /// The previous move recorded before the next.
    RecordingBeforeNext: "8.1.+2", "8.1.c", "8.1.3", "8.1.3";
    /// What a scoresheet is for.
    SheetContents: "12.4", "8.1.b", "8.1.4", "8.1.4";
    /// A draw offer is recorded.
    OfferRecorded: "8.1.+3", "8.1.d", "8.1.5", "8.1.5";
    /// An assistant who records.
    RecordersAssistant: "8.1.+4", "8.1.e", "8.1.6", "8.1.6";
    /// The arbiter can see the scoresheets.
    SheetVisible: "8.2", "8.2", "8.2", "8.2";
    /// A scoresheet out of order.
    SheetReplaced: "8.1", "8.1.a", "8.1.1", "8.3";
    /// No duty to record under five minutes.
    RecordingExempt: "8.4", "8.4", "8.4", "8.4";
    /// The scoresheet is completed after a flag.
    UpdateAfterFlag: "8.5.b", "8.5.b", "8.5.2", "8.5.2";
    /// The scoresheet is complete before a piece is moved.
    UpdateBeforeMoving: "8.4.+1", "8.5.b", "8.5.2", "8.5.2";
    /// Neither player keeps score.
    NeitherRecords: "8.5.a", "8.5.a", "8.5.1", "8.5.1";
    /// The game is reconstructed.
    Reconstruction: "8.5.c", "8.5.c", "8.5.3", "8.5.3";
    /// It cannot be shown that a player overstepped.
    OverstepUnproved: "8.6", "8.6", "8.6", "8.6";
    /// The scoresheets are signed.
    Signing: "8.7", "8.7", "8.7", "8.7";
    /// Draws by agreement restricted by the competition.
    AgreementRestricted: "9.1.a", "9.1.a", "9.1.1", "9.1.1";
    /// Offering a draw.
    Offer: "9.1.b.1", "9.1.b.1", "9.1.2.1", "9.1.2.1";
    /// The offer is noted by both.
    OfferOnBothSheets: "9.1.b.2", "9.1.b.2", "9.1.2.2", "9.1.2.2";
    /// A claim counts as an offer.
    ClaimIsOffer: "9.1.b.3", "9.1.b.3", "9.1.2.3", "9.1.2.3";
    /// Claim of a repetition.
    Repetition: "9.2", "9.2", "9.2.1", "9.2";
    /// A repetition about to appear.
    RepetitionAbout: "9.2.a", "9.2.a", "9.2.1.1", "9.2.1";
    /// A repetition that has appeared.
    RepetitionThere: "9.2.b", "9.2.b", "9.2.1.2", "9.2.2";
    /// When positions are the same.
    Identity: "9.2.+1", "9.2.+1", "9.2.2", "9.2.3";
    /// Positions differ by a capture en passant.
    IdentityEnPassant: "9.2.+2", "9.2.+1.1", "9.2.2.1", "9.2.3.1";
    /// Positions differ by a right to castle.
    IdentityCastling: "9.2.+2", "9.2.+1.2", "9.2.2.2", "9.2.3.2";
    /// Claim of fifty moves.
    Fifty: "9.3", "9.3", "9.3", "9.3";
    /// Fifty moves with the move written.
    FiftyAbout: "9.3.a", "9.3.a", "9.3.1", "9.3.1";
    /// Fifty moves completed.
    FiftyThere: "9.3.b", "9.3.b", "9.3.2", "9.3.2";
    /// The right to claim is lost by touching.
    ClaimLostByTouch: "9.4", "9.4", "9.4", "9.4";
    /// A claim stops the clocks and stands.
    ClaimStops: "9.5", "9.5", "9.5.1", "9.5.1";
    /// A correct claim.
    ClaimCorrect: "9.5.a", "9.5.a", "9.5.2", "9.5.2";
    /// A wrong claim.
    ClaimWrong: "9.5.b", "9.5.b", "9.5.3", "9.5.3";
    /// Five times the same position.
    Fivefold: "9.6", "9.6.a", "9.6.1", "9.6.1";
    /// Seventy-five moves.
    SeventyFive: "9.6", "9.6.b", "9.6.2", "9.6.2";
    /// A dead position that somebody points out.
    DeadFound: "9.6", "9.7", "5.2.2", "5.2.2";
    /// Distracting the opponent.
    Distraction: "12.6", "11.5", "11.5", "11.5";
    /// The arbiter's penalties.
    Penalties: "13.4", "12.9", "12.9", "12.9";
    /// What a result is worth.
    Points: "11.1", "10.1", "10.1", "10.1";
    /// The limits of scores.
    ScoreLimits: "11.1", "10.1", "10.2", "10.2";
    /// Bringing chess into disrepute.
    Disrepute: "12.1", "11.1", "11.1", "11.1";
    /// What only the arbiter can allow.
    Permission: "12.2", "11.2.+2", "11.2.3", "11.2.3";
    /// Leaving the venue.
    LeavingVenue: "12.2", "11.2.a", "11.2.3.1", "11.2.3.1";
    /// Leaving the playing area with the move.
    LeavingArea: "12.2.+2", "11.2.b", "11.2.3.2", "11.2.3.2";
    /// Others in the playing area.
    Outsiders: "13.7.a", "11.2.c", "11.2.3.3", "11.2.3.3";
    /// Reporting before leaving the playing area.
    ReportLeaving: "12.2.+2", "11.2.b", "11.2.4", "11.2.4";
    /// Notes, sources, advice, another board.
    Sources: "12.3.a", "11.3.a", "11.3.1", "11.3.1";
    /// Devices are forbidden.
    DeviceForbidden: "12.3.b", "11.3.b", "11.3.2.1", "11.3.2";
    /// Devices in a bag, where the competition allows it.
    DeviceInBag: "12.3.b", "11.3.b", "11.3.2.1", "11.3.2.1";
    /// A device loses the game.
    DeviceLoses: "12.3.b", "11.3.b", "11.3.2.2", "11.3.2.2";
    /// A device costs less, as announced.
    DeviceMilder: "12.3.b", "11.3.b.+1", "11.3.2.2", "11.3.2.2";
    /// Searching a player.
    Search: "13.2", "11.3.b.+2", "11.3.3", "11.3.3";
    /// Smoking.
    Smoking: "12.3.c", "11.3.c", "11.3.4", "11.3.4";
    /// Players who have finished are spectators.
    Finished: "12.5", "11.4", "11.4", "11.4";
    /// Breaches of conduct lead to penalties.
    ConductPenalized: "12.7", "11.6", "11.6", "11.6";
    /// Persistent refusal to comply.
    PersistentRefusal: "12.8", "11.7", "11.7", "11.7";
    /// Both players refuse.
    BothRefuse: "12.9", "11.8", "11.8", "11.8";
    /// Having the Laws explained.
    Explanation: "13.1", "11.9", "11.9", "11.9";
    /// Appeals.
    Appeal: "12.10", "11.10", "11.10", "11.10";
    /// Helping to reconstruct the game.
    HelpReconstruct: "8.5.c", "8.5.c", "11.11", "11.11";
    /// Checking a claim of a draw.
    ClaimChecked: "9.5", "9.5", "11.12", "11.12";
    /// The Laws are observed.
    Observance: "13.1", "12.1", "12.1", "12.1";
    /// Fair play.
    FairPlay: "13.2", "12.2.a", "12.2.1", "12.2.1";
    /// The interest of the competition.
    BestInterest: "13.2", "12.2.b", "12.2.2", "12.2.2";
    /// Good playing conditions.
    PlayingConditions: "13.2", "12.2.c", "12.2.3", "12.2.3";
    /// Players are not disturbed.
    Undisturbed: "13.2", "12.2.d", "12.2.4", "12.2.4";
    /// The progress of the competition.
    Progress: "13.2", "12.2.e", "12.2.5", "12.2.5";
    /// Disabled players and medical needs.
    SpecialNeeds: "13.2", "12.2.f", "12.2.6", "12.2.6";
    /// The regulations against cheating.
    AntiCheating: "13.2", "12.2.a", "12.2.7", "12.2.7";
    /// Watching the games.
    Watching: "13.3", "12.3", "12.3", "12.3";
    /// Assistants of the arbiter.
    ArbitersAssistants: "13.3", "12.4", "12.4", "12.4";
    /// Extra time after a disturbance.
    ExtraTime: "13.5", "12.5", "12.5", "12.5";
    /// The arbiter does not interfere.
    Interference: "13.6", "12.6", "12.6", "12.6";
    /// Spectators do not interfere.
    Spectators: "13.7.a", "12.7", "12.7", "12.7";
    /// Telephones of others.
    PhonesOfOthers: "13.7.b", "12.8", "12.8", "12.8";
    /// A penalty: warning.
    PenaltyWarning: "13.4.a", "12.9.a", "12.9.1", "12.9.1";
    /// A penalty: more time for the opponent.
    PenaltyOpponentsTime: "13.4.b", "12.9.b", "12.9.2", "12.9.2";
    /// A penalty: less time for the offender.
    PenaltyOffendersTime: "13.4.c", "12.9.c", "12.9.3", "12.9.3";
    /// A penalty: more points for the opponent.
    PenaltyOpponentsPoints: "13.4.f", "12.9.d", "12.9.4", "12.9.4";
    /// A penalty: fewer points for the offender.
    PenaltyOffendersPoints: "13.4.e", "12.9.e", "12.9.5", "12.9.5";
    /// A penalty: the game is lost.
    PenaltyLoss: "13.4.d", "12.9.f", "12.9.6", "12.9.6";
    /// A penalty: a fine.
    PenaltyFine: "13.4", "12.9.g", "12.9.7", "12.9.7";
    /// A penalty: exclusion from rounds.
    PenaltyRounds: "13.4", "12.9", "12.9.8", "12.9.8";
    /// A penalty: expulsion.
    PenaltyExpulsion: "13.4.g", "12.9.h", "12.9.9", "12.9.9";
    /// An illegal move without supervision.
    ReducedIllegalMove: "A.4.c", "A.4.b", "A.4.2", "A.5.2";
    /// An illegal move in blitz without supervision.
    ReducedBlitzIllegalMove: "B.3.c", "B.4", "B.4", "B.3";
    /// Claims about the set-up without supervision.
    ReducedSetUp: "A.4.a", "A.4.a", "A.4.1", "A.5.1";
    /// Both flags down without supervision.
    ReducedBothFlags: "A.4.d.3", "6.11.b", "III.3.1.2", "III.3.1.2";
    /// Touching rules without supervision.
    ReducedTouch: "A.4.b", "4.8", "4.8", "4.8";
    /// Flags without supervision.
    ReducedFlag: "A.4.d.1", "6.8", "A.4.5", "A.5.5";
    /// Which games are rapid.
    RapidRate: "A.1", "A.1", "A.1", "A.1";
    /// Which games are blitz.
    BlitzRate: "B.1", "B.1", "B.1", "B.1";
    /// No duty to record in rapid and blitz.
    NoRecording: "A.2", "A.2", "A.2", "A.2";
    /// Shorter penalties in rapid and blitz.
    ShorterPenalties: "7.4.b", "B.2", "B.2", "A.3";
    /// The Competition Rules in rapid.
    RapidFull: "A.3", "A.3", "A.3.1", "A.4";
    /// How many arbiters that takes.
    RapidArbiters: "A.3", "A.3.a", "A.3.1.1", "A.4.1";
    /// That the arbiter records.
    RapidRecorded: "A.3", "A.3.b", "A.3.1.2", "A.4.2";
    /// Looks at the arbiter's scoresheet in rapid.
    RapidLooks: "A.3", "A.3", "A.3.2", "A.4.3";
    /// Rapid otherwise.
    RapidReduced: "A.4", "A.4", "A.4", "A.5";
    /// Which of the two it is was announced.
    RapidAnnounced: "A.3", "A.5", "A.5", "A.6";
    /// The Competition Rules in blitz.
    BlitzFull: "B.2", "B.3", "B.3.1", "B.2";
    /// How many arbiters that takes.
    BlitzArbiters: "B.2", "B.3.a", "B.3.1.1", "B.2.1";
    /// That the arbiter records.
    BlitzRecorded: "B.2", "B.3.b", "B.3.1.2", "B.2.2";
    /// Looks at the arbiter's scoresheet in blitz.
    BlitzLooks: "B.2", "B.3", "B.3.2", "B.2.3";
    /// Blitz otherwise.
    BlitzReduced: "B.3", "B.4", "B.4", "B.3";
    /// Blitz as rapid.
    BlitzAsRapid: "B.3.a", "B.4", "B.4", "B.3";
    /// Which of the two it is was announced.
    BlitzAnnounced: "B.2", "B.5", "B.5", "B.4";
    /// The clock's setting without supervision, found late.
    ReducedClock: "A.4.a", "A.4.a.1", "A.4.1.1", "A.5.1.1";
    /// The set-up without supervision, found late.
    ReducedPieces: "A.4.a", "A.4.a.2", "A.4.1.2", "A.5.1.2";
    /// Claiming a win on time without supervision.
    ReducedFlagClaim: "A.4.d.2", "A.4.c", "A.4.3", "A.5.3";
    /// Losing on time without supervision.
    ReducedFlagLoss: "6.9", "A.4.c", "A.4.3", "A.5.3";
    /// A position that cannot be, without supervision.
    ReducedIllegalPosition: "A.4.c", "A.4.d", "A.4.4", "A.5.4";
    /// Correcting an illegal move by agreement, without supervision.
    ReducedCorrection: "B.3.c", "A.4.b", "A.4.2", "A.5.2";
    /// Games to which the rules without increment do not apply.
    QuickplayScope: "B.3.b", "G.3", "III.2.2", "III.2.2";
    /// The rules without increment were announced.
    QuickplayAnnounced: "10.2", "G.2", "III.2.1", "III.2.1";
    /// The request for five seconds.
    FiveSeconds: "10.2", "G.4", "III.4", "III.4";
    /// Claim of a draw with less than two minutes.
    QuickplayClaim: "10.2", "G.5", "III.5", "III.5";
    /// Such a claim is granted.
    QuickplayAgree: "10.2.a", "G.5.a", "III.5.1", "III.5.1";
    /// The decision on it is postponed.
    QuickplayPostpone: "10.2.b", "G.5.b", "III.5.2", "III.5.2";
    /// It is rejected.
    QuickplayReject: "10.2.c", "G.5.c", "III.5.3", "III.5.3";
    /// Whether that is final.
    QuickplayFinal: "10.2.d", "G.5", "III.5", "III.5";
    /// Such a claim with no arbiter there.
    NoArbiterClaim: "D.1", "G.6.a", "III.6.1", "III.6.1";
    /// Its ground: no winning by normal means.
    NoArbiterCannotWin: "D.1.a", "G.6.a.1", "III.6.1.1", "III.6.1.1";
    /// Its ground: the opponent does not try.
    NoArbiterNoEffort: "D.1.b", "G.6.a.2", "III.6.1.2", "III.6.1.2";
    /// The final position is written and confirmed.
    NoArbiterPosition: "D.1.+1", "G.6.a.+1", "III.6.1.2.+1", "III.6.1.2.+1";
    /// The scoresheet is submitted and confirmed.
    NoArbiterSheet: "D.1.+2", "G.6.a.+2", "III.6.1.2.+2", "III.6.1.2.+2";
    /// An arbiter decides later.
    NoArbiterReferred: "D.1.+3", "G.6.b", "III.6.2", "III.6.2";
    /// What no Article covers.
    Uncovered: "P.+1", "P.+2", "Preface", "0.2";
    /// Rules of the own.
    OwnRules: "P.+2", "P.+3", "Preface.+2", "0.2.+2";
    /// They must not conflict with the Laws.
    OwnRulesConflict: "P.a", "P.+3", "Preface.+2", "0.2.+2";
    /// They are for the federation's own territory.
    OwnRulesTerritory: "P.b", "P.+3", "Preface.+2", "0.2.+2";
    /// They are not for events of FIDE.
    OwnRulesFide: "P.c", "P.+3", "Preface.+2", "0.2.+2";
    /// A question to FIDE.
    FideRuling: "14.1", "P.+5", "Preface.+4", "0.2.+4";
    /// Another system of notation.
    OtherNotation: "C.+1", "C.+1", "C.+1", "C.+1";
    /// Drawing lots for a Chess960 array.
    ArrayDrawn: "F.2.+1", "F.2.+1", "II.2.3.+1", "II.2.3.+1";
    /// How castling in Chess960 is carried out.
    CastlingByHand: "F.3.R.1", "F.3.R.1", "II.3.2.5.1", "II.3.2.5.1";
    /// Castling in Chess960 is announced.
    CastlingAnnounced: "F.3.N.1", "F.3.N.1", "II.3.2.7.1", "II.3.2.7.1";
    /// The player who has the move seals it at the end of the session.
    Sealing: "ADJ.1.a", "E.1.a", "I.1.1", "I.1.1";
    /// Sealing before the end of the session.
    SealingEarly: "ADJ.1.b", "E.1.b", "I.1.2", "I.1.2";
    /// What must stand on the envelope.
    EnvelopeData: "ADJ.2", "E.2", "I.2", "I.2";
    /// The players' names on it.
    EnvelopeNames: "ADJ.2.a", "E.2.a", "I.2.1", "I.2.1";
    /// The position before the sealed move.
    EnvelopePosition: "ADJ.2.b", "E.2.b", "I.2.2", "I.2.2";
    /// The times used.
    EnvelopeTimes: "ADJ.2.c", "E.2.c", "I.2.3", "I.2.3";
    /// Who sealed.
    EnvelopeSealer: "ADJ.2.d", "E.2.d", "I.2.4", "I.2.4";
    /// The number of the sealed move.
    EnvelopeNumber: "ADJ.2.e", "E.2.e", "I.2.5", "I.2.5";
    /// An offer of a draw that stands.
    EnvelopeOffer: "ADJ.2.f", "E.2.f", "I.2.6", "I.2.6";
    /// Date, time and place of the resumption.
    EnvelopeResumption: "ADJ.2.g", "E.2.g", "I.2.7", "I.2.7";
    /// The arbiter checks and keeps the envelope.
    EnvelopeKept: "ADJ.3", "E.3", "I.3", "I.3";
    /// An offer after the opponent has sealed.
    AdjournedOffer: "ADJ.4", "E.4", "I.4", "I.4";
    /// Position and times are set up for the resumption.
    SetUpForResumption: "ADJ.5", "E.5", "I.5", "I.5";
    /// A draw agreed or a resignation before the resumption.
    AdjournedEnd: "ADJ.6", "E.6", "I.6", "I.6";
    /// When the envelope is opened.
    EnvelopeOpened: "ADJ.7", "E.7", "I.7", "I.7";
    /// A faulty sealed move.
    SealedFaulty: "ADJ.8", "E.8", "I.8", "I.8";
    /// An ambiguous sealed move.
    SealedAmbiguous: "ADJ.8.a", "E.8.a", "I.8.1", "I.8.1";
    /// A sealed move without a meaning that could be established.
    SealedUnclear: "ADJ.8.b", "E.8.b", "I.8.2", "I.8.2";
    /// An illegal sealed move.
    SealedIllegal: "ADJ.8.c", "E.8.c", "I.8.3", "I.8.3";
    /// The player who has to reply is there.
    ReplierPresent: "ADJ.9.a", "E.9.a", "I.9.1", "I.9.1";
    /// The player who has to reply is not there.
    ReplierAbsent: "ADJ.9.b", "E.9.b", "I.9.2", "I.9.2";
    /// The player who sealed is not there.
    SealerAbsent: "ADJ.9.c", "E.9.c", "I.9.3", "I.9.3";
    /// Coming late to the resumption.
    ResumptionLate: "ADJ.10", "E.10", "I.10", "I.10";
    /// Exceptions for a late player who sealed.
    LateSealer: "ADJ.10.+1", "E.10", "I.10", "I.10";
    /// Late, but the sealed move is mate.
    LateSealedMate: "ADJ.10.a", "E.10", "I.10", "I.10";
    /// Late, but the sealed move draws.
    LateSealedDraw: "ADJ.10.b", "E.10", "I.10", "I.10";
    /// Late, but the player present has lost on time.
    LateOpponentOutOfTime: "ADJ.10.c", "E.10", "I.10", "I.10";
    /// Neither player is there.
    ResumptionBothAbsent: "ADJ.9.b", "E.11", "I.11", "I.11";
    /// The envelope is missing.
    EnvelopeMissing: "ADJ.11.a", "E.12.a", "I.12.1", "I.12.1";
    /// Nobody knows the position.
    PositionUnknown: "ADJ.11.b", "E.12.b", "I.12.2", "I.12.2";
    /// Wrong times on resumption.
    ResumptionTimes: "ADJ.12", "E.13", "I.13", "I.13";
    /// Sessions go by the arbiter's clock.
    SessionClock: "ADJ.13", "E.14", "I.14", "I.14";
    /// Two boards, and rules adapted to the place.
    TwoBoards: "E.1", "D.1", "D.1", "D.1";
    /// Moves are announced, repeated and executed.
    Announcing: "E.2.1", "D.2.1", "D.2.1", "D.2.1";
    /// The numbers of ranks in German.
    AnnouncedNumbers: "E.2.1.+1", "D.2.1.+1", "D.2.1.+1", "D.2.1.+1";
    /// Castling in German.
    AnnouncedCastling: "E.2.1.+2", "D.2.1.+2", "D.2.1.+2", "D.2.1.+2";
    /// The names of pieces in German.
    AnnouncedPieces: "E.2.1.+3", "D.2.1.+3", "D.2.1.+3", "D.2.1.+3";
    /// A piece out of its hole is touched.
    TouchedFromHole: "E.2.2", "D.2.2", "D.2.2", "D.2.2";
    /// When a move on the special board is made.
    MadeOnSpecialBoard: "E.2.3", "D.2.3", "D.2.3", "D.2.3";
    /// The captured piece is off the board.
    SpecialCaptured: "E.2.3.a", "D.2.3.a", "D.2.3.1", "D.2.3.1";
    /// The piece is in another hole.
    SpecialPlaced: "E.2.3.b", "D.2.3.b", "D.2.3.2", "D.2.3.2";
    /// The move is announced.
    SpecialAnnounced: "E.2.3.c", "D.2.3.c", "D.2.3.3", "D.2.3.3";
    /// Only then is the opponent's clock started.
    ClockAfterMade: "E.2.3.+1", "D.2.3.+1", "D.2.4", "D.2.4";
    /// The sighted player moves as always.
    SightedAsUsual: "E.2.3.+2", "D.2.4", "D.2.5", "D.2.5";
    /// A clock of a special make.
    BlindClock: "E.2.4", "D.2.5", "D.2.6.1", "D.2.6.1";
    /// A clock that can be felt.
    BlindClockTactile: "E.2.4.a", "D.2.5.a", "D.2.6.2.1", "D.2.6.2.1";
    /// How a player who does not see keeps score.
    BlindRecording: "E.2.5", "D.2.6", "D.2.7", "D.2.7";
    /// Slips of the tongue.
    SlipOfTheTongue: "E.2.6", "D.2.7", "D.2.8", "D.2.8";
    /// The positions on the two boards differ.
    BoardsDiffer: "E.2.7", "D.2.8", "D.2.9", "D.2.9";
    /// The scoresheets differ too.
    SheetsDifferToo: "E.2.8", "D.2.8", "D.2.9", "D.2.9";
    /// The assistant of a player who does not see.
    Assistant: "E.2.9", "D.2.9", "D.2.10", "D.2.10";
    /// The assistant makes moves on the other board.
    AssistantMoves: "E.2.9.a", "D.2.9.a", "D.2.10.1", "D.2.10.1";
    /// The assistant announces.
    AssistantAnnounces: "E.2.9.b", "D.2.9.b", "D.2.10.2", "D.2.10.2";
    /// The assistant keeps score and starts the clock.
    AssistantRecords: "E.2.9.c", "D.2.9.c", "D.2.10.3", "D.2.10.3";
    /// The assistant informs.
    AssistantInforms: "E.2.9.d", "D.2.9.d", "D.2.10.4", "D.2.10.4";
    /// The assistant claims and reports.
    AssistantClaims: "E.2.9.e", "D.2.9.e", "D.2.10.5", "D.2.10.5";
    /// The assistant sees to adjournments.
    AssistantAdjourns: "E.2.9.f", "D.2.9.f", "D.2.10.6", "D.2.10.6";
    /// An assistant of the sighted player, or one that there must be.
    SightedAssistant: "E.2.10", "D.2.10", "D.2.11", "D.2.11";
}
