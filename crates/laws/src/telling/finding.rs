//! What was found, as messages.

use jadoube_board::Color;
use jadoube_texts::Message;

use super::printable;
use super::words::{claim, one_move, reason};
use crate::ruling::{Finding, Illegality};

impl Finding {
    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        let of = |id: &'static str, color: &Color| Message::new(id).with("color", *color);
        match self {
            Finding::Conduct(found) => found.message(),
            Finding::Arbiter(found) => found.message(),
            Finding::Started => Message::new("finding-started"),
            Finding::Arrived(color) => of("finding-arrived", color),
            Finding::Late(color) => of("finding-late", color),
            Finding::BothAbsent => Message::new("finding-both-absent"),
            Finding::Bound(color) => of("finding-bound", color),
            Finding::AdjustedWrongly(color) => of("finding-adjusted-wrongly", color),
            Finding::Adjusted(color) => of("finding-adjusted", color),
            Finding::Made(color, m) => of("finding-made", color).with("move", one_move(*m)),
            Finding::ReleasedIllegally(color, Some(breach)) => {
                of("finding-released-illegally-because", color).with("reason", reason(*breach))
            }
            Finding::ReleasedIllegally(color, None) => of("finding-released-illegally", color),
            Finding::TouchMoveBroken(color) => of("finding-touch-move-broken", color),
            Finding::ComplaintTooLate(color) => of("finding-complaint-too-late", color),
            Finding::ComplaintUnfounded(color, about) => {
                of("finding-complaint-unfounded", color).with("claim", claim(*about))
            }
            Finding::Completed(color) => of("finding-completed", color),
            Finding::Checkmate(color) => of("finding-checkmate", color),
            Finding::Stalemate => Message::new("finding-stalemate"),
            Finding::Dead => Message::new("finding-dead"),
            Finding::Resigned(color) => of("finding-resigned", color),
            Finding::Agreed => Message::new("finding-agreed"),
            Finding::AgreementBarred => Message::new("finding-agreement-barred"),
            Finding::Offered(color) => of("finding-offered", color),
            Finding::OfferedWrongly(color) => of("finding-offered-wrongly", color),
            Finding::ConditionVoid(color) => of("finding-condition-void", color),
            Finding::Declined(color) => of("finding-declined", color),
            Finding::NoOffer => Message::new("finding-no-offer"),
            Finding::Point(point) => point.message(),
            Finding::Sheet(sheet) => sheet.message(),
            Finding::FlagFell(color) => of("finding-flag-fell", color),
            Finding::FlagUp(color) => of("finding-flag-up", color),
            Finding::BothFlags => Message::new("finding-both-flags"),
            Finding::TimeLost(color) => of("finding-time-lost", color),
            Finding::Illegal(color, kind) => illegal(*kind).with("color", *color),
            Finding::IllegalStands(color) => of("finding-illegal-stands", color),
            Finding::ClockMishandled(color) => of("finding-clock-mishandled", color),
            Finding::PressIdle(color) => of("finding-press-idle", color),
            Finding::Stopped(color, true) => of("finding-stopped", color),
            Finding::Stopped(color, false) => of("finding-stopped-without-reason", color),
            Finding::StoppedByArbiter => Message::new("finding-stopped-by-arbiter"),
            Finding::Interrupted => Message::new("finding-interrupted"),
            Finding::Restarted(color) => of("finding-restarted", color),
            Finding::Claimed(color, about) => of("finding-claimed", color).with("claim", claim(*about)),
            Finding::Rapid(finding) => finding.message(),
            Finding::Chess960(finding) => finding.message(),
            Finding::Quickplay(finding) => finding.message(),
            Finding::Preface(finding) => finding.message(),
            Finding::OtherNotation(color) => of("finding-other-notation", color),
            Finding::TakenBack(color) => of("finding-taken-back", color),
            Finding::ClaimRight(color, about) => of("finding-claim-right", color).with("claim", claim(*about)),
            Finding::ClaimWrong(color, about, count) => {
                of("finding-claim-wrong", color).with("claim", claim(*about)).with("count", *count)
            }
            Finding::ClaimNotOnMove(color, about) => {
                of("finding-claim-not-on-move", color).with("claim", claim(*about))
            }
            Finding::ClaimAfterTouch(color, about) => {
                of("finding-claim-after-touch", color).with("claim", claim(*about))
            }
            Finding::Fivefold => Message::new("finding-fivefold"),
            Finding::SeventyFive => Message::new("finding-seventy-five"),
            Finding::ColorsReversed(moves) => Message::new("finding-colors-reversed").with("count", *moves),
            Finding::WrongSetUp => Message::new("finding-wrong-set-up"),
            Finding::BoardTurned => Message::new("finding-board-turned"),
            Finding::Displaced(color) => of("finding-displaced", color),
            Finding::DisplacedLater => Message::new("finding-displaced-later"),
            Finding::ClockWrong => Message::new("finding-clock-wrong"),
            Finding::Recorded(writing) => of("finding-recorded", &writing.by).with("text", printable(&writing.text)),
            Finding::RecordedAhead(writing) => {
                of("finding-recorded-ahead", &writing.by).with("text", printable(&writing.text))
            }
            Finding::NotRecorded(color) => of("finding-not-recorded", color),
            Finding::NeedNotRecord(color) => of("finding-need-not-record", color),
            Finding::Signed(color) => of("finding-signed", color),
            Finding::SignedWrongly(color) => of("finding-signed-wrongly", color),
            Finding::Decided(number) => Message::new("finding-decided").with("number", *number),
            Finding::ClockSet(color) => of("finding-clock-set", color),
            Finding::Declared => Message::new("finding-declared"),
            Finding::Adjourned(finding) => finding.message(),
            Finding::Blind(finding) => finding.message(),
            Finding::MovedTwice(color) => of("finding-moved-twice", color),
        }
    }
}

fn illegal(kind: Illegality) -> Message {
    match kind {
        Illegality::Move(Some(breach)) => Message::new("finding-illegal-because").with("reason", reason(breach)),
        Illegality::Move(None) => Message::new("finding-illegal"),
        Illegality::PawnNotPromoted(square) => Message::new("finding-illegal-pawn").with("square", square),
        Illegality::PressWithoutMove => Message::new("finding-illegal-press"),
        Illegality::TwoHands => Message::new("finding-illegal-hands"),
    }
}
