//! What is wrong with a time control, in any locale.

use jadoube_clock::{Expected, ReadError};
use jadoube_texts::{Argument, Message};

use super::printable;

/// What is wrong with a time control, without the column.
///
/// ```
/// use jadoube_clock::TimeControl;
/// use jadoube_texts::Locale;
///
/// let error = "5400+30".parse::<TimeControl>().unwrap_err();
/// let told = "found \"5400+30\", expected at most ten hours of main time for a player (a number without a unit is \
///             minutes). Did you mean \"90+30\"?";
/// assert_eq!(jadoube_laws::telling::control(&error).text(Locale::EN), told);
/// ```
pub fn control(error: &ReadError) -> Message {
    let expected = Message::new(match error.expected {
        Expected::Seconds => "control-seconds",
        Expected::Period => "control-period",
        Expected::Time => "control-time",
        Expected::Moves => "control-moves",
        Expected::MovesInRange => "control-moves-in-range",
        Expected::LessTime => "control-less-time",
        Expected::SomeTime => "control-some-time",
        Expected::ThreeDecimals => "control-three-decimals",
        Expected::MovesBeforeNextPeriod => "control-moves-before-next-period",
        Expected::Overtime => "control-overtime",
        Expected::AllMovesBeforeOvertime => "control-all-before-overtime",
        Expected::OneBonus => "control-one-bonus",
        Expected::OtherSide => "control-other-side",
        Expected::OtherColor => "control-other-color",
        Expected::HoursMinutesSeconds => "control-hours-minutes-seconds",
        Expected::SecondsAfterPlus => "control-seconds-after-plus",
        Expected::AfterTime => "control-after-time",
        Expected::AfterBonus => "control-after-bonus",
        Expected::MoveOne => "control-move-one",
        Expected::End => "control-end",
        Expected::PgnPeriod | Expected::Tag => "control-pgn-period",
        Expected::AfterPgnTime => "control-after-pgn-time",
        Expected::AtMostTenHours => "control-ten-hours",
        Expected::SameAsPgn => "control-same-as-pgn",
        _ => "control-period",
    });
    let Some(found) = &error.found else { return Message::new("control-ends").with("expected", expected) };
    let message = match &error.meant {
        Some(meant) => {
            let meant = Message::new("expected-word").with("word", meant.as_str());
            Message::new("case-found-meant").with("meant", Argument::AnyOf(vec![meant]))
        }
        None => Message::new("case-found"),
    };
    message.with("found", printable(found)).with("expected", expected)
}

/// What is wrong with a time control that was sent as JSON: if it was probably in PGN form, also where that form belongs.
pub fn control_in_json(error: &ReadError) -> Message {
    let unread = Message::new("desk-bad-control").with("why", control(error));
    match error.meant {
        Some(_) => Message::new("control-pgn-field").with("unread", unread),
        None => unread,
    }
}
