//! Why an arbiter should look at a board: how urgent it is, and whom it is about.

use jadoube_board::Color;
use jadoube_laws::event::Trouble;
use serde::Serialize;

use crate::board::{Urgency, Watch};

/// A reason to look at a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "WatchReason"))]
pub(crate) struct Reason {
    reason: Urgency,
    level: Level,
    /// The player whom it is about, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Color>,
    /// For how many minutes the player has been absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    minutes: Option<u64>,
    /// What the player calls the arbiter about.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<Trouble>,
}

/// How soon somebody should look.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "WatchLevel"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Level {
    /// For information.
    Info,
    /// Soon.
    Warning,
    /// Somebody is waiting for the arbiter.
    Urgent,
}

/// How soon somebody should look. A missing arrival note at a wooden board is less urgent than a player who waits.
fn level(urgency: Urgency, wooden: bool) -> Level {
    match urgency {
        Urgency::DefaultOver if wooden => Level::Warning,
        Urgency::Unreadable
        | Urgency::Question
        | Urgency::Flag
        | Urgency::Undeclared
        | Urgency::Called
        | Urgency::Stopped
        | Urgency::Unnoticed
        | Urgency::DefaultOver
        | Urgency::LastMinute => Level::Urgent,
        Urgency::Contradiction
        | Urgency::RuledOtherwise
        | Urgency::Absent
        | Urgency::TimeTrouble
        | Urgency::NotRecording
        | Urgency::Offer => Level::Warning,
        Urgency::IllegalMoves | Urgency::Sealing | Urgency::Adjourned | Urgency::Envelope | Urgency::NotStarted => {
            Level::Info
        }
    }
}

/// The reasons to look at a board, one for each player who is absent.
pub(crate) fn reasons(watch: &Watch, wooden: bool) -> Vec<Reason> {
    let reason = |reason: Urgency, player: Option<Color>| Reason {
        reason,
        level: level(reason, wooden),
        player,
        minutes: None,
        about: None,
    };
    let of = |&urgency: &Urgency| match urgency {
        Urgency::Absent | Urgency::DefaultOver => Color::ALL
            .into_iter()
            .filter_map(|side| {
                let absent = watch.absent[side as usize]?;
                let urgency = if absent.default_over { Urgency::DefaultOver } else { Urgency::Absent };
                Some(Reason { minutes: Some(absent.minutes), ..reason(urgency, Some(side)) })
            })
            .collect(),
        Urgency::Called => {
            let called = watch.called;
            vec![Reason { about: called.and_then(|call| call.about), ..reason(urgency, called.map(|call| call.by)) }]
        }
        Urgency::Unnoticed => vec![reason(urgency, watch.unnoticed)],
        _ => vec![reason(urgency, None)],
    };
    watch.urgent.iter().flat_map(of).collect()
}
