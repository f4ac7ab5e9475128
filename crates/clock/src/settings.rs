//! What a clock must be told besides the time control.

/// When the time of the next period is added.
///
/// A player who completes the moves in time has the same time in all in both ways; they differ in what the clock shows,
/// and in what it does for a player who does not.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Credit {
    /// When the time of the period has run out, whether or not the moves were completed: the flag falls, somebody
    /// checks the moves (6.4), and the clock goes on. The usual way, since a clock counts presses, not moves. A repetition of
    /// the last period is not added for a player who is behind with the moves: that flag stays down.
    #[default]
    WhenTimeRunsOut,
    /// When the clock has counted the moves of the period. A flag that falls before stays down.
    WhenMovesCompleted,
}

/// What becomes of time saved in one period (6.3.2): a rule value.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum SavedTime {
    /// It is added to the next period.
    #[default]
    CarriedOver,
    /// It is added to the next period unless the period was in delay mode: then it is lost. Such a period ends when
    /// its moves are completed, whatever [`Credit`] says, because only then is there something to lose.
    LostInDelayMode,
}

/// How a clock is set up, besides the time control.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Settings {
    /// When the next period's time is added.
    pub credit: Credit,
    /// What becomes of saved time.
    pub saved_time: SavedTime,
}
