//! How serious something is: one classification for the case language, the hall, the ruling desk and `jadoube play`.

use serde::Serialize;

/// The class of an act or a finding in the course of a game, from the most ordinary up.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Part of every game: moves made, completed and recorded, the start.
    Course,
    /// What an arbiter does at the clock: setting it, restarting it.
    Clerk,
    /// Common and without consequences: a piece adjusted, a promotion, a period completed.
    Routine,
    /// The arrangements of a game: the regime, an assistant, the place of the clock.
    Setting,
    /// Worth a look but not an incident: an offer, a touch that counts, a press without effect.
    Notice,
    /// Everything that an arbiter would note down.
    Incident,
}

impl Class {
    /// Nothing to rule on: what a case calls `nothing`.
    pub const fn is_ordinary(self) -> bool {
        matches!(self, Class::Course | Class::Clerk | Class::Routine | Class::Setting)
    }

    /// What players do in every game, and its consequences: not in the arbiter's list of incidents.
    pub const fn is_of_play(self) -> bool {
        matches!(self, Class::Course | Class::Routine | Class::Notice)
    }
}
