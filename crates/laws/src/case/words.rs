//! The words that cases use for findings, questions, answers and ways to end a game.

use jadoube_board::Color;

use super::conduct;
use super::faster;
use super::points::{of_point, of_sheet};
use crate::appendix::blind::BlindFinding;
use crate::edition::Matter;
use crate::guideline::adjourned::{AdjournedAsked, AdjournedFinding};
use crate::ruling::{Answer, Asked, Finding, Illegality};

/// The words for a finding, and the player it is about.
pub(super) fn of_finding(finding: &Finding) -> (&'static str, Option<Color>) {
    let (words, color) = match finding {
        Finding::Point(point) => return (of_point(point), point.player()),
        Finding::Sheet(sheet) => return (of_sheet(sheet), sheet.player()),
        Finding::Started => ("game started", None),
        Finding::Arrived(color) => ("arrived", Some(color)),
        Finding::Late(color) => ("late", Some(color)),
        Finding::BothAbsent => ("both absent", None),
        Finding::Bound(color) => ("bound", Some(color)),
        Finding::AdjustedWrongly(color) => ("adjusted wrongly", Some(color)),
        Finding::Adjusted(color) => ("adjusted", Some(color)),
        Finding::Made(color, _) => ("made a move", Some(color)),
        Finding::ReleasedIllegally(color, _) => ("released illegally", Some(color)),
        Finding::TouchMoveBroken(color) => ("touch-move broken", Some(color)),
        Finding::ComplaintTooLate(color) => ("complaint too late", Some(color)),
        Finding::ComplaintUnfounded(color, _) => ("complaint unfounded", Some(color)),
        Finding::Completed(color) => ("move completed", Some(color)),
        Finding::Checkmate(color) => ("checkmate", Some(color)),
        Finding::Stalemate => ("stalemate", None),
        Finding::Dead => ("dead position", None),
        Finding::Resigned(color) => ("resigned", Some(color)),
        Finding::Agreed => ("draw agreed", None),
        Finding::AgreementBarred => ("agreement barred", None),
        Finding::Offered(color) => ("draw offered", Some(color)),
        Finding::OfferedWrongly(color) => ("draw offered wrongly", Some(color)),
        Finding::ConditionVoid(color) => ("condition void", Some(color)),
        Finding::Declined(color) => ("draw declined", Some(color)),
        Finding::NoOffer => ("nothing to accept", None),
        Finding::FlagFell(color) => ("flag fell", Some(color)),
        Finding::FlagUp(color) => ("flag not down", Some(color)),
        Finding::BothFlags => ("both flags down", None),
        Finding::TimeLost(color) => ("lost on time", Some(color)),
        Finding::Illegal(color, Illegality::Move(_)) => ("illegal move", Some(color)),
        Finding::Illegal(color, Illegality::PawnNotPromoted(_)) => ("pawn not promoted", Some(color)),
        Finding::Illegal(color, Illegality::PressWithoutMove) => ("press without move", Some(color)),
        Finding::Illegal(color, Illegality::TwoHands) => ("two hands", Some(color)),
        Finding::IllegalStands(color) => ("illegal move stands", Some(color)),
        Finding::ClockMishandled(color) => ("clock mishandled", Some(color)),
        Finding::PressIdle(color) => ("press idle", Some(color)),
        Finding::Stopped(color, true) => ("stopped the clocks", Some(color)),
        Finding::Stopped(color, false) => ("stopped the clocks without reason", Some(color)),
        Finding::StoppedByArbiter => ("arbiter stopped the clocks", None),
        Finding::Interrupted => ("game interrupted", None),
        Finding::Restarted(color) => ("clock restarted", Some(color)),
        Finding::ClaimRight(color, _) => ("claim right", Some(color)),
        Finding::ClaimWrong(color, ..) => ("claim wrong", Some(color)),
        Finding::ClaimNotOnMove(color, _) => ("claim not on move", Some(color)),
        Finding::ClaimAfterTouch(color, _) => ("claim after touch", Some(color)),
        Finding::Fivefold => ("fivefold repetition", None),
        Finding::SeventyFive => ("seventy-five moves", None),
        Finding::ColorsReversed(_) => ("colors reversed", None),
        Finding::WrongSetUp => ("wrong set-up", None),
        Finding::BoardTurned => ("board turned", None),
        Finding::Displaced(color) => ("pieces displaced", Some(color)),
        Finding::DisplacedLater => ("displacement found", None),
        Finding::ClockWrong => ("clock wrong", None),
        Finding::Recorded(writing) => ("recorded", Some(&writing.by)),
        Finding::RecordedAhead(writing) => ("recorded ahead", Some(&writing.by)),
        Finding::NotRecorded(color) => ("scoresheet not kept", Some(color)),
        Finding::NeedNotRecord(color) => ("duty to record over", Some(color)),
        Finding::Signed(color) => ("signed", Some(color)),
        Finding::SignedWrongly(color) => ("signed wrongly", Some(color)),
        Finding::Decided(_) => ("decided", None),
        Finding::ClockSet(color) => ("clock set", Some(color)),
        Finding::Declared => ("declared by the arbiter", None),
        Finding::MovedTwice(color) => ("moved twice", Some(color)),
        Finding::TakenBack(color) => ("took back", Some(color)),
        Finding::Conduct(found) => return conduct::of_conduct(found),
        Finding::Arbiter(found) => return conduct::of_arbiter(found),
        Finding::Claimed(color, _) => ("claimed", Some(color)),
        Finding::Rapid(finding) => faster::of_rapid(finding),
        Finding::Chess960(finding) => faster::of_chess960(finding),
        Finding::Quickplay(finding) => faster::of_quickplay(finding),
        Finding::Preface(finding) => faster::of_preface(finding),
        Finding::OtherNotation(color) => ("other notation", Some(color)),
        Finding::Adjourned(finding) => return finding.words(),
        Finding::Blind(finding) => return finding.words(),
    };
    (words, color.copied())
}

/// All that [`of_finding`] can say.
pub(super) const FINDINGS: &[&str] = &[
    "took back",
    "claimed",
    "game started",
    "arrived",
    "late",
    "both absent",
    "bound",
    "adjusted wrongly",
    "adjusted",
    "made a move",
    "released illegally",
    "touch-move broken",
    "complaint too late",
    "complaint unfounded",
    "move completed",
    "checkmate",
    "stalemate",
    "dead position",
    "resigned",
    "draw agreed",
    "agreement barred",
    "draw offered",
    "draw offered wrongly",
    "condition void",
    "draw declined",
    "nothing to accept",
    "flag fell",
    "flag not down",
    "both flags down",
    "lost on time",
    "illegal move",
    "pawn not promoted",
    "press without move",
    "two hands",
    "illegal move stands",
    "clock mishandled",
    "press idle",
    "stopped the clocks",
    "stopped the clocks without reason",
    "arbiter stopped the clocks",
    "game interrupted",
    "clock restarted",
    "claim right",
    "claim wrong",
    "claim not on move",
    "claim after touch",
    "fivefold repetition",
    "seventy-five moves",
    "colors reversed",
    "wrong set-up",
    "board turned",
    "pieces displaced",
    "displacement found",
    "clock wrong",
    "recorded",
    "recorded ahead",
    "scoresheet not kept",
    "duty to record over",
    "signed",
    "signed wrongly",
    "decided",
    "clock set",
    "declared by the arbiter",
    "moved twice",
];

/// All that [`of_finding`] can say, with the words of every group.
pub(super) fn findings() -> Vec<&'static str> {
    let groups =
        [AdjournedFinding::WORDS, BlindFinding::WORDS, super::points::FINDINGS, faster::FINDINGS, conduct::FINDINGS];
    [FINDINGS].into_iter().chain(groups).collect::<Vec<_>>().concat()
}

/// Findings that belong to the ordinary course of a game.
pub(super) fn is_ordinary(finding: &Finding) -> bool {
    if let Finding::Point(point) = finding {
        return point.is_ordinary();
    }
    matches!(
        finding,
        Finding::Started
            | Finding::Arrived(_)
            | Finding::Made(..)
            | Finding::Completed(_)
            | Finding::Recorded(_)
            | Finding::Adjusted(_)
            | Finding::Restarted(_)
            | Finding::ClockSet(_)
            | Finding::Signed(_)
            | Finding::Preface(crate::preface::PrefaceFinding::TriedOut)
    ) || matches!(finding, Finding::Rapid(finding) if faster::is_ordinary(finding))
}

/// By what a game can end, in words; several Articles may share them.
pub(super) const REASONS: &[&str] = &[
    "checkmate",
    "resignation",
    "stalemate",
    "dead position",
    "signatures",
    "agreement",
    "time",
    "default",
    "both flags",
    "illegal moves",
    "repetition",
    "fifty moves",
    "fivefold repetition",
    "seventy-five moves",
    "decision",
    "device",
    "refusal",
    "penalty",
    "normal means",
    "illegal position",
    "coming late",
    "faulty sealed move",
];

/// The words for the matter by which a game ended.
pub(super) fn of_reason(matter: Matter) -> Option<&'static str> {
    Some(match matter {
        Matter::Checkmate => "checkmate",
        Matter::Resignation => "resignation",
        Matter::Stalemate => "stalemate",
        Matter::DeadPosition | Matter::DeadFound => "dead position",
        Matter::Signing => "signatures",
        Matter::Agreement => "agreement",
        Matter::LossOnTime | Matter::ReducedFlagLoss => "time",
        Matter::QuickplayAgree | Matter::QuickplayPostpone | Matter::NoArbiterReferred => "normal means",
        Matter::ReducedIllegalPosition => "illegal position",
        Matter::DefaultTime => "default",
        Matter::BothFlagsDraw | Matter::ReducedBothFlags => "both flags",
        Matter::IllegalMovePenalty
        | Matter::TwoHandsPenalty
        | Matter::PressPenalty
        | Matter::ReducedIllegalMove
        | Matter::ReducedBlitzIllegalMove => "illegal moves",
        Matter::RepetitionAbout | Matter::RepetitionThere => "repetition",
        Matter::FiftyAbout | Matter::FiftyThere => "fifty moves",
        Matter::Fivefold => "fivefold repetition",
        Matter::SeventyFive => "seventy-five moves",
        Matter::Penalties => "decision",
        Matter::DeviceLoses => "device",
        Matter::PersistentRefusal | Matter::BothRefuse => "refusal",
        Matter::PenaltyLoss => "penalty",
        Matter::ResumptionLate => "coming late",
        Matter::SealedFaulty => "faulty sealed move",
        _ => return None,
    })
}

/// The words for an answer.
pub(super) const ANSWERS: &[(&str, Answer)] = Answer::WORDS;

/// The words for a question.
pub(super) fn of_question(asked: Asked) -> String {
    match asked {
        Asked::LateArrival(color) => format!("late arrival of {color}"),
        Asked::CanMate(color) => format!("can {color} mate"),
        Asked::ColorsReversed => "colors reversed".to_owned(),
        Asked::MovedTwice(color) => format!("{color} moved twice"),
        Asked::Times => "times".to_owned(),
        Asked::Penalty(_)
        | Asked::CanWinAfterDevice(_)
        | Asked::ScoreAgainstRefusing(_)
        | Asked::ScoreAgainstPenalized(_) => conduct::of_question(asked),
        Asked::Rapid(question) => faster::of_rapid_question(question),
        Asked::Quickplay(question) => faster::of_quickplay_question(question),
        Asked::Uncovered => "uncovered case".to_owned(),
        Asked::Overstepped(color) => format!("{color} overstepped"),
        Asked::SignedResult => "signed result".to_owned(),
        Asked::BothFlags => "order of flags".to_owned(),
        Asked::Dead => "dead position".to_owned(),
        Asked::Adjourned(asked) => asked.words().to_owned(),
    }
}

/// All questions.
pub(super) fn questions() -> Vec<Asked> {
    let of_conduct = Color::ALL.into_iter().flat_map(conduct::questions);
    let of_players = Color::ALL.into_iter().flat_map(|color| {
        [Asked::LateArrival(color), Asked::CanMate(color), Asked::MovedTwice(color), Asked::Overstepped(color)]
    });
    let of_adjournments = AdjournedAsked::ALL.into_iter().map(Asked::Adjourned);
    let others = [Asked::ColorsReversed, Asked::Times, Asked::SignedResult, Asked::BothFlags, Asked::Dead];
    of_players.chain(of_conduct).chain(others).chain(of_adjournments).chain(faster::questions()).collect()
}
