//! The words that cases use for points, for findings about scoresheets, and for what is done about both.

use jadoube_board::Color;

use super::reader::{read_color, read_number};
use crate::vocabulary::text::{Expected, ReadError, Words, lines};
use crate::competition::recording::{SheetAct, SheetFinding};
use crate::competition::surroundings::Arrangement;
use crate::event::Act;
use crate::point::{Point, PromotionWay, Task, Unlike};

/// All that [`of_point`] and [`of_sheet`] can say.
pub(super) const FINDINGS: &[&str] = &[
    "contact not meant",
    "contact counts as meant",
    "touch without the move",
    "promotes without the pawn on the square",
    "promotes with the piece first",
    "promotes with a capture",
    "assistant agreed",
    "assistant not agreed",
    "in time",
    "delay in use",
    "moves of the period completed",
    "time saved",
    "time not saved",
    "clock placed",
    "clock placed by a player",
    "moves checked",
    "pressed too late",
    "pressed after the reply",
    "order of flags unknown",
    "order of flags uncovered",
    "claim from a screen",
    "stopped the clocks over displaced pieces",
    "penalty for displacing",
    "pressed with pieces displaced",
    "last identifiable position",
    "another position set up",
    "times open",
    "offer on both scoresheets",
    "appeared again",
    "quiet moves counted",
    "other turn",
    "other en passant",
    "other castling",
    "still alive",
    "press with the clocks stopped",
    "press after a move out of turn",
    "written move stands",
    "written move changed",
    "written move impossible",
    "times noted",
    "notes on the scoresheet",
    "electronic scoresheet",
    "paper only",
    "scoresheet replaced",
    "scoresheet hidden",
    "updates on the own time",
    "both update",
    "scoresheet up to date",
    "moved before updating",
    "scoresheet borrowed",
    "may not borrow",
    "scoresheet returned",
    "scoresheet not returned",
    "reconstruction",
    "overstep unproved",
    "moves proved",
    "wrong result signed",
];

pub(super) const fn of_point(point: &Point) -> &'static str {
    match point {
        Point::ContactNotMeant(_) => "contact not meant",
        Point::ContactCounts(_) => "contact counts as meant",
        Point::TouchOffMove(_) => "touch without the move",
        Point::Promotes(_, PromotionWay::PawnSkipsTheSquare) => "promotes without the pawn on the square",
        Point::Promotes(_, PromotionWay::PieceBeforePawn) => "promotes with the piece first",
        Point::Promotes(_, PromotionWay::Captures) => "promotes with a capture",
        Point::Assistant(..) => "assistant agreed",
        Point::AssistantUnknown(..) => "assistant not agreed",
        Point::NotLate(_) => "in time",
        Point::Delay(_) => "delay in use",
        Point::PeriodCompleted(..) => "moves of the period completed",
        Point::TimeSaved(..) => "time saved",
        Point::TimeNotSaved(..) => "time not saved",
        Point::ClockPlaced => "clock placed",
        Point::ClockPlacedByPlayer(_) => "clock placed by a player",
        Point::MovesChecked(..) => "moves checked",
        Point::PressedTooLate(_) => "pressed too late",
        Point::PressedAfterReply(_) => "pressed after the reply",
        Point::FlagOrderUnknown => "order of flags unknown",
        Point::FlagsUncovered => "order of flags uncovered",
        Point::ClaimFromScreen(..) => "claim from a screen",
        Point::StoppedForDisplaced(_) => "stopped the clocks over displaced pieces",
        Point::DisplacedPenalty(_) => "penalty for displacing",
        Point::PressedWhileDisplaced(_) => "pressed with pieces displaced",
        Point::LastIdentifiable => "last identifiable position",
        Point::PositionSet => "another position set up",
        Point::TimesOpen => "times open",
        Point::OfferOnBothSheets => "offer on both scoresheets",
        Point::Appeared(_) => "appeared again",
        Point::QuietMoves(_) => "quiet moves counted",
        Point::LooksAlike(Unlike::Turn, _) => "other turn",
        Point::LooksAlike(Unlike::EnPassant, _) => "other en passant",
        Point::LooksAlike(Unlike::Castling, _) => "other castling",
        Point::NotDead => "still alive",
        Point::PressedWhileStopped(_) => "press with the clocks stopped",
        Point::PressedOutOfTurn(_) => "press after a move out of turn",
        Point::WrittenMoveStands(_) => "written move stands",
        Point::WrittenMoveChanged(_) => "written move changed",
        Point::WrittenMoveImpossible(_) => "written move impossible",
    }
}

pub(super) const fn of_sheet(finding: &SheetFinding) -> &'static str {
    match finding {
        SheetFinding::TimesNoted(_) => "times noted",
        SheetFinding::Notes(_) => "notes on the scoresheet",
        SheetFinding::Electronic(_) => "electronic scoresheet",
        SheetFinding::PaperOnly(_) => "paper only",
        SheetFinding::Replaced(_) => "scoresheet replaced",
        SheetFinding::Hidden(_) => "scoresheet hidden",
        SheetFinding::UpdatesOnOwnTime(_) => "updates on the own time",
        SheetFinding::BothUpdate => "both update",
        SheetFinding::UpToDate(_) => "scoresheet up to date",
        SheetFinding::MovedBeforeUpdate(_) => "moved before updating",
        SheetFinding::Borrowed(_) => "scoresheet borrowed",
        SheetFinding::MayNotBorrow(_) => "may not borrow",
        SheetFinding::Returned(_) => "scoresheet returned",
        SheetFinding::NotReturned(_) => "scoresheet not returned",
        SheetFinding::Reconstruct { .. } => "reconstruction",
        SheetFinding::OverstepUnproved(_) => "overstep unproved",
        SheetFinding::MovesProved(..) => "moves proved",
        SheetFinding::WrongResultSigned(_) => "wrong result signed",
    }
}

/// Acts in a fixed form of words, the verb included.
const ACTS: &[(&str, Act)] = &[
    ("places the clock", Act::Arranges(Arrangement::PlacesClock)),
    ("writes notes on the scoresheet", Act::Sheet(SheetAct::WritesNotes)),
    ("hides the scoresheet", Act::Sheet(SheetAct::Hides)),
    ("records electronically", Act::Sheet(SheetAct::RecordsElectronically { certified: true })),
    ("records on an uncertified device", Act::Sheet(SheetAct::RecordsElectronically { certified: false })),
    ("finds the scoresheet out of order", Act::Sheet(SheetAct::Fails)),
    ("borrows the opponent's scoresheet", Act::Sheet(SheetAct::Borrows)),
    ("returns the scoresheet", Act::Sheet(SheetAct::Returns)),
];

const TASKS: &[(&str, Task)] =
    &[("moves the pieces", Task::Moves), ("presses the clock", Task::Presses), ("records", Task::Records)];

/// What is done about scoresheets, screens and assistants in the words of cases, without who does it.
///
/// ```
/// use jadoube_laws::case::act_in_words;
/// use jadoube_laws::competition::recording::SheetAct;
/// use jadoube_laws::event::Act;
/// assert_eq!(act_in_words("hides the scoresheet"), Some(Act::Sheet(SheetAct::Hides)));
/// assert_eq!(act_in_words("hides the board"), None);
/// ```
pub fn act_in_words(text: &str) -> Option<Act> {
    let lines = lines(text);
    let mut words = lines.first()?.words();
    let act = read_act(&mut words)?.ok()?;
    words.end().is_ok().then_some(act)
}

/// `places the clock`, `agrees to an assistant who presses the clock for white`, `proves 41 moves of white` and the like.
pub(super) fn read_act(words: &mut Words<'_>) -> Option<Result<Act, ReadError>> {
    if let Some((_, act)) = ACTS.iter().find(|(phrase, _)| words.eat(phrase)) {
        return Some(Ok(act.clone()));
    }
    if words.eat("agrees to an assistant who") {
        return Some(read_assistant(words));
    }
    if words.eat("finds no complete scoresheet for") {
        return Some(read_flag(words).map(|flag| Act::Sheet(SheetAct::FoundIncomplete { flag })));
    }
    if words.eat("proves") {
        return Some(read_evidence(words));
    }
    None
}

fn read_assistant(words: &mut Words<'_>) -> Result<Act, ReadError> {
    let task = TASKS.iter().find(|(phrase, _)| words.eat(phrase));
    let task = task.ok_or_else(|| words.error(Expected::Task))?.1;
    words.must("for")?;
    let player = read_color(words)?;
    let disability = words.eat("with a disability");
    Ok(Act::Arranges(Arrangement::AgreesToAssistant { player, task, disability }))
}

/// `white's flag`.
fn read_flag(words: &mut Words<'_>) -> Result<Color, ReadError> {
    let side = words.parse(Expected::Color, super::reader::possessive)?;
    words.must("flag").map(|()| side)
}

fn read_evidence(words: &mut Words<'_>) -> Result<Act, ReadError> {
    let moves = read_number(words)?;
    words.must("moves of")?;
    Ok(Act::Sheet(SheetAct::Evidence { player: read_color(words)?, moves }))
}
