//! What the Laws rule on, by name: `data/matters.tsv` says under which number each edition has it.

use serde::{Deserialize, Serialize};

use crate::topics::topics;
use crate::{Article, Edition};

impl Matter {
    /// The Article on this matter. Where an edition has none of its own, the one it is decided by there.
    pub fn article(self, edition: Edition) -> Article {
        Article { edition, number: edition.volume().resolved().0[self as usize] }
    }
}

topics! {
    /// A matter that the Laws rule on, whatever its number.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
    Matter {
        /// One hand for each move.
        OneHand,
        /// Adjusting, announced first.
        Adjusting,
        /// Contact that counts as intent.
        OtherContact,
        /// Touching binds the player who has the move.
        Touching,
        /// Own pieces touched.
        TouchedOwn,
        /// The opponent's pieces touched.
        TouchedOpponents,
        /// Pieces of both colors touched.
        TouchedBoth,
        /// King and rook touched.
        TouchedKingAndRook,
        /// Rook touched before the king.
        TouchedRookThenKing,
        /// Castling attempted where it is illegal.
        CastlingAttemptIllegal,
        /// When the choice of a promotion is final.
        PromotionChoice,
        /// No piece touched can be moved or captured.
        NothingUsable,
        /// How a promotion is carried out.
        PromotionAct,
        /// The pawn need not stand on the last rank first.
        PromotionSkips,
        /// Pawn off and piece on, in any order.
        PromotionOrder,
        /// A piece of the opponent on the promotion square is captured.
        PromotionCaptures,
        /// A piece released stays.
        Released,
        /// When a capture is made.
        CaptureMade,
        /// When castling is made.
        CastlingMade,
        /// When a promotion is made.
        PromotionMade,
        /// An illegal move that is not completed can be corrected.
        IllegalNotCompleted,
        /// The right to complain is lost by touching a piece.
        RightToComplain,
        /// An assistant who moves the pieces.
        MoversAssistant,
        /// Mate wins.
        Checkmate,
        /// Resignation.
        Resignation,
        /// Stalemate draws.
        Stalemate,
        /// A dead position draws.
        DeadPosition,
        /// A draw by agreement.
        Agreement,
        /// A third appearance may draw.
        DrawByRepetition,
        /// Fifty moves may draw.
        DrawByFifty,
        /// A move is completed by pressing the clock.
        Completed,
        /// A move that ends the game needs no press.
        CompletedByEnd,
        /// A move completed by making the next.
        CompletedByNext,
        /// The press must always be allowed.
        PressAllowed,
        /// The time until the press is the player's own.
        OwnTime,
        /// The hand that presses.
        PressingHand,
        /// How the clock is handled.
        ClockHandling,
        /// Only the player whose clock runs adjusts.
        AdjustingOnOwnTime,
        /// An assistant who presses the clock.
        PressersAssistant,
        /// Moves required in the time allotted.
        TimeControl,
        /// Time saved.
        SavedTime,
        /// Delay: the main time runs after the extra time.
        Delay,
        /// The moves are checked after a flag.
        FlagChecked,
        /// Where the clock stands.
        ClockPlace,
        /// White's clock is started.
        Start,
        /// Arriving after the default time.
        DefaultTime,
        /// Both players absent.
        BothAbsent,
        /// When a flag is considered to have fallen.
        FlagFallen,
        /// Loss on time.
        LossOnTime,
        /// A defective clock.
        ClockDefect,
        /// A clock set wrongly.
        ClockMisset,
        /// Both flags down, and nobody can say which fell first.
        BothFlags,
        /// Both flags down before the last period.
        BothFlagsGoOn,
        /// Both flags down in the last period.
        BothFlagsDraw,
        /// The arbiter stops the clocks.
        ArbiterStops,
        /// A player stops the clocks to call the arbiter.
        PlayerStops,
        /// The arbiter says when the game goes on.
        Restart,
        /// Clocks stopped without a valid reason.
        StoppedWithoutReason,
        /// No claim on a display alone.
        Screens,
        /// The clocks after an irregularity.
        ClocksAfterIrregularity,
        /// A wrong initial position.
        WrongSetUp,
        /// The board turned the wrong way.
        BoardTurned,
        /// Colors reversed.
        ColorsReversed,
        /// Pieces displaced.
        Displaced,
        /// The clocks stopped because pieces are displaced.
        DisplacedStop,
        /// A penalty for displacing pieces.
        DisplacedPenalty,
        /// An illegal move.
        IllegalMove,
        /// A pawn left on the last rank.
        PawnNotPromoted,
        /// The clock pressed without a move.
        PressWithoutMove,
        /// Two hands and a press.
        TwoHands,
        /// What illegal moves cost.
        IllegalMovePenalty,
        /// What two hands cost where they count as an illegal move.
        TwoHandsPenalty,
        /// What a press without a move costs where it counts as one.
        PressPenalty,
        /// Displaced pieces found later.
        DisplacedFoundLater,
        /// The duty to record.
        Recording,
        /// A scoresheet of paper.
        PaperSheet,
        /// An electronic scoresheet.
        ElectronicSheet,
        /// No recording ahead.
        RecordingAhead,
        /// The previous move recorded before the next.
        RecordingBeforeNext,
        /// What a scoresheet is for.
        SheetContents,
        /// A draw offer is recorded.
        OfferRecorded,
        /// An assistant who records.
        RecordersAssistant,
        /// The arbiter can see the scoresheets.
        SheetVisible,
        /// A scoresheet out of order.
        SheetReplaced,
        /// No duty to record under five minutes.
        RecordingExempt,
        /// The scoresheet is completed after a flag.
        UpdateAfterFlag,
        /// The scoresheet is complete before a piece is moved.
        UpdateBeforeMoving,
        /// Neither player keeps score.
        NeitherRecords,
        /// The game is reconstructed.
        Reconstruction,
        /// It cannot be shown that a player overstepped.
        OverstepUnproved,
        /// The scoresheets are signed.
        Signing,
        /// Draws by agreement restricted by the competition.
        AgreementRestricted,
        /// Offering a draw.
        Offer,
        /// The offer is noted by both.
        OfferOnBothSheets,
        /// A claim counts as an offer.
        ClaimIsOffer,
        /// Claim of a repetition.
        Repetition,
        /// A repetition about to appear.
        RepetitionAbout,
        /// A repetition that has appeared.
        RepetitionThere,
        /// When positions are the same.
        Identity,
        /// Positions differ by a capture en passant.
        IdentityEnPassant,
        /// Positions differ by a right to castle.
        IdentityCastling,
        /// Claim of fifty moves.
        Fifty,
        /// Fifty moves with the move written.
        FiftyAbout,
        /// Fifty moves completed.
        FiftyThere,
        /// The right to claim is lost by touching.
        ClaimLostByTouch,
        /// A claim stops the clocks and stands.
        ClaimStops,
        /// A correct claim.
        ClaimCorrect,
        /// A wrong claim.
        ClaimWrong,
        /// Five times the same position.
        Fivefold,
        /// Seventy-five moves.
        SeventyFive,
        /// A dead position that somebody points out.
        DeadFound,
        /// Distracting the opponent.
        Distraction,
        /// The arbiter's penalties.
        Penalties,
        /// What a result is worth.
        Points,
        /// The limits of scores.
        ScoreLimits,
        /// Bringing chess into disrepute.
        Disrepute,
        /// What only the arbiter can allow.
        Permission,
        /// Leaving the venue.
        LeavingVenue,
        /// Leaving the playing area with the move.
        LeavingArea,
        /// Others in the playing area.
        Outsiders,
        /// Reporting before leaving the playing area.
        ReportLeaving,
        /// Notes, sources, advice, another board.
        Sources,
        /// Devices are forbidden.
        DeviceForbidden,
        /// Devices in a bag, where the competition allows it.
        DeviceInBag,
        /// A device loses the game.
        DeviceLoses,
        /// A device costs less, as announced.
        DeviceMilder,
        /// Searching a player.
        Search,
        /// Smoking.
        Smoking,
        /// Players who have finished are spectators.
        Finished,
        /// Breaches of conduct lead to penalties.
        ConductPenalized,
        /// Persistent refusal to comply.
        PersistentRefusal,
        /// Both players refuse.
        BothRefuse,
        /// Having the Laws explained.
        Explanation,
        /// Appeals.
        Appeal,
        /// Helping to reconstruct the game.
        HelpReconstruct,
        /// Checking a claim of a draw.
        ClaimChecked,
        /// The Laws are observed.
        Observance,
        /// Fair play.
        FairPlay,
        /// The interest of the competition.
        BestInterest,
        /// Good playing conditions.
        PlayingConditions,
        /// Players are not disturbed.
        Undisturbed,
        /// The progress of the competition.
        Progress,
        /// Disabled players and medical needs.
        SpecialNeeds,
        /// The regulations against cheating.
        AntiCheating,
        /// Watching the games.
        Watching,
        /// Assistants of the arbiter.
        ArbitersAssistants,
        /// Extra time after a disturbance.
        ExtraTime,
        /// The arbiter does not interfere.
        Interference,
        /// Spectators do not interfere.
        Spectators,
        /// Telephones of others.
        PhonesOfOthers,
        /// A penalty: warning.
        PenaltyWarning,
        /// A penalty: more time for the opponent.
        PenaltyOpponentsTime,
        /// A penalty: less time for the offender.
        PenaltyOffendersTime,
        /// A penalty: more points for the opponent.
        PenaltyOpponentsPoints,
        /// A penalty: fewer points for the offender.
        PenaltyOffendersPoints,
        /// A penalty: the game is lost.
        PenaltyLoss,
        /// A penalty: a fine.
        PenaltyFine,
        /// A penalty: exclusion from rounds.
        PenaltyRounds,
        /// A penalty: expulsion.
        PenaltyExpulsion,
        /// An illegal move without supervision.
        ReducedIllegalMove,
        /// An illegal move in blitz without supervision.
        ReducedBlitzIllegalMove,
        /// Claims about the set-up without supervision.
        ReducedSetUp,
        /// Both flags down without supervision.
        ReducedBothFlags,
        /// Touching rules without supervision.
        ReducedTouch,
        /// Flags without supervision.
        ReducedFlag,
        /// Which games are rapid.
        RapidRate,
        /// Which games are blitz.
        BlitzRate,
        /// No duty to record in rapid and blitz.
        NoRecording,
        /// Shorter penalties in rapid and blitz.
        ShorterPenalties,
        /// The Competition Rules in rapid.
        RapidFull,
        /// How many arbiters that takes.
        RapidArbiters,
        /// That the arbiter records.
        RapidRecorded,
        /// Looks at the arbiter's scoresheet in rapid.
        RapidLooks,
        /// Rapid otherwise.
        RapidReduced,
        /// Which of the two it is was announced.
        RapidAnnounced,
        /// The Competition Rules in blitz.
        BlitzFull,
        /// How many arbiters that takes.
        BlitzArbiters,
        /// That the arbiter records.
        BlitzRecorded,
        /// Looks at the arbiter's scoresheet in blitz.
        BlitzLooks,
        /// Blitz otherwise.
        BlitzReduced,
        /// Blitz as rapid.
        BlitzAsRapid,
        /// Which of the two it is was announced.
        BlitzAnnounced,
        /// The clock's setting without supervision, found late.
        ReducedClock,
        /// The set-up without supervision, found late.
        ReducedPieces,
        /// Claiming a win on time without supervision.
        ReducedFlagClaim,
        /// Losing on time without supervision.
        ReducedFlagLoss,
        /// A position that cannot be, without supervision.
        ReducedIllegalPosition,
        /// Correcting an illegal move by agreement, without supervision.
        ReducedCorrection,
        /// Games to which the rules without increment do not apply.
        QuickplayScope,
        /// The rules without increment were announced.
        QuickplayAnnounced,
        /// The request for five seconds.
        FiveSeconds,
        /// Claim of a draw with less than two minutes.
        QuickplayClaim,
        /// Such a claim is granted.
        QuickplayAgree,
        /// The decision on it is postponed.
        QuickplayPostpone,
        /// It is rejected.
        QuickplayReject,
        /// Whether that is final.
        QuickplayFinal,
        /// Such a claim with no arbiter there.
        NoArbiterClaim,
        /// Its ground: no winning by normal means.
        NoArbiterCannotWin,
        /// Its ground: the opponent does not try.
        NoArbiterNoEffort,
        /// The final position is written and confirmed.
        NoArbiterPosition,
        /// The scoresheet is submitted and confirmed.
        NoArbiterSheet,
        /// An arbiter decides later.
        NoArbiterReferred,
        /// What no Article covers.
        Uncovered,
        /// Rules of a federation's own.
        OwnRules,
        /// They must not conflict with the Laws.
        OwnRulesConflict,
        /// They are for the federation's own territory.
        OwnRulesTerritory,
        /// They are not for events of FIDE.
        OwnRulesFide,
        /// A question to FIDE.
        FideRuling,
        /// Another system of notation.
        OtherNotation,
        /// A piece that is not written with its capital letter.
        MiswrittenPiece,
        /// A pawn that is written with a letter.
        MiswrittenPawn,
        /// A file that is not written with a small letter.
        MiswrittenFile,
        /// A piece's move that is not written with the square of arrival alone.
        MiswrittenArrival,
        /// A pawn's move that is not written with the square of arrival alone.
        MiswrittenPawnArrival,
        /// A pawn's capture without the file that it leaves.
        MiswrittenPawnCapture,
        /// A move that two pieces could make.
        MiswrittenAmbiguous,
        /// A promotion without the new piece.
        MiswrittenPromotion,
        /// Castling short that is not written with its sign.
        MiswrittenShortCastling,
        /// Castling long that is not written with its sign.
        MiswrittenLongCastling,
        /// Drawing lots for a Chess960 array.
        ArrayDrawn,
        /// How castling in Chess960 is carried out.
        CastlingByHand,
        /// Castling in Chess960 is announced.
        CastlingAnnounced,
        /// The player who has the move seals it at the end of the session.
        Sealing,
        /// Sealing before the end of the session.
        SealingEarly,
        /// What must stand on the envelope.
        EnvelopeData,
        /// The players' names on it.
        EnvelopeNames,
        /// The position before the sealed move.
        EnvelopePosition,
        /// The times used.
        EnvelopeTimes,
        /// Who sealed.
        EnvelopeSealer,
        /// The number of the sealed move.
        EnvelopeNumber,
        /// An offer of a draw that stands.
        EnvelopeOffer,
        /// Date, time and place of the resumption.
        EnvelopeResumption,
        /// The arbiter checks and keeps the envelope.
        EnvelopeKept,
        /// An offer after the opponent has sealed.
        AdjournedOffer,
        /// Position and times are set up for the resumption.
        SetUpForResumption,
        /// A draw agreed or a resignation before the resumption.
        AdjournedEnd,
        /// When the envelope is opened.
        EnvelopeOpened,
        /// A faulty sealed move.
        SealedFaulty,
        /// An ambiguous sealed move.
        SealedAmbiguous,
        /// A sealed move without a meaning that could be established.
        SealedUnclear,
        /// An illegal sealed move.
        SealedIllegal,
        /// The player who has to reply is there.
        ReplierPresent,
        /// The player who has to reply is not there.
        ReplierAbsent,
        /// The player who sealed is not there.
        SealerAbsent,
        /// Coming late to the resumption.
        ResumptionLate,
        /// Exceptions for a late player who sealed.
        LateSealer,
        /// Late, but the sealed move is mate.
        LateSealedMate,
        /// Late, but the sealed move draws.
        LateSealedDraw,
        /// Late, but the player present has lost on time.
        LateOpponentOutOfTime,
        /// Neither player is there.
        ResumptionBothAbsent,
        /// The envelope is missing.
        EnvelopeMissing,
        /// Nobody knows the position.
        PositionUnknown,
        /// Wrong times on resumption.
        ResumptionTimes,
        /// Sessions go by the arbiter's clock.
        SessionClock,
        /// Two boards, and rules adapted to the place.
        TwoBoards,
        /// Moves are announced, repeated and executed.
        Announcing,
        /// The numbers of ranks in German.
        AnnouncedNumbers,
        /// Castling in German.
        AnnouncedCastling,
        /// The names of pieces in German.
        AnnouncedPieces,
        /// A piece out of its hole is touched.
        TouchedFromHole,
        /// When a move on the special board is made.
        MadeOnSpecialBoard,
        /// The captured piece is off the board.
        SpecialCaptured,
        /// The piece is in another hole.
        SpecialPlaced,
        /// The move is announced.
        SpecialAnnounced,
        /// Only then is the opponent's clock started.
        ClockAfterMade,
        /// The sighted player moves as always.
        SightedAsUsual,
        /// A clock of a special make.
        BlindClock,
        /// A clock that can be felt.
        BlindClockTactile,
        /// How a player who does not see keeps score.
        BlindRecording,
        /// Slips of the tongue.
        SlipOfTheTongue,
        /// The positions on the two boards differ.
        BoardsDiffer,
        /// The scoresheets differ too.
        SheetsDifferToo,
        /// The assistant of a player who does not see.
        Assistant,
        /// The assistant makes moves on the other board.
        AssistantMoves,
        /// The assistant announces.
        AssistantAnnounces,
        /// The assistant keeps score and starts the clock.
        AssistantRecords,
        /// The assistant informs.
        AssistantInforms,
        /// The assistant claims and reports.
        AssistantClaims,
        /// The assistant sees to adjournments.
        AssistantAdjourns,
        /// An assistant of the sighted player, or one that there must be.
        SightedAssistant,
    }
}
