//! How much of an incident something is: one answer for the case language, the hall, the ruling desk and `jadoube play`.

use serde::Serialize;

/// What place something has in the course of a game, from the most ordinary on.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Every game consists of it: moves made, completed and written, the start.
    Course,
    /// What an arbiter does at the clock: set it, restart it.
    Clerk,
    /// Common and without consequence: a piece adjusted, a promotion, a period completed.
    Routine,
    /// How the game was arranged: the regime, an assistant, where the clock stands.
    Setting,
    /// Worth a look but no incident: an offer, a touch that binds, a press that changes nothing.
    Notice,
    /// Everything that an arbiter would note down.
    Incident,
}

impl Class {
    /// Nothing to rule on: what a case means by `nothing`.
    pub const fn is_ordinary(self) -> bool {
        matches!(self, Class::Course | Class::Clerk | Class::Routine | Class::Setting)
    }

    /// What players do, and what follows, in every game: not for the arbiter's list of incidents.
    pub const fn is_of_play(self) -> bool {
        matches!(self, Class::Course | Class::Routine | Class::Notice)
    }
}
