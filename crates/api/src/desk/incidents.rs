//! The incidents of the desk: each has a few variants, which are lines of a case with gaps to fill in.

use serde::Serialize;

/// The group of an incident in the list.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "IncidentGroup"))]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Moves and hands.
    Moves,
    /// Clocks and time.
    Clock,
    /// Draws.
    Draws,
    /// The board and the pieces.
    Board,
    /// Scoresheets, telephones, conduct.
    Conduct,
    /// How the game ends.
    Result,
}

/// What can make a variant more exact.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// A position, from which the engine can tell more than from the stand-in.
    Position,
    /// The move, with the position.
    Move,
    /// The square of the piece that was touched, with the position.
    Square,
    /// The square of the other piece.
    Other,
    /// A number: times, moves or minutes.
    Count {
        /// The minimum.
        least: u16,
        /// The maximum.
        most: u16,
        /// The default.
        usual: u16,
    },
}

/// A stand-in for a position that the arbiter has not given.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Example {
    pub(super) fen: &'static str,
    pub(super) played: &'static str,
    pub(super) square: &'static str,
    pub(super) other: &'static str,
}

/// An incident.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Incident {
    /// The message that names it, which is `desk-` and its own name.
    pub label: &'static str,
    /// Its group.
    pub group: Group,
    /// Whether one of the players did it.
    pub of_player: bool,
    /// How it can happen.
    pub variants: &'static [Variant],
}

/// A variant of an incident.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name within the incident.
    pub id: &'static str,
    /// The message that names it, if its last line is not distinctive.
    pub label: Option<&'static str>,
    /// What can make it more exact.
    pub needs: &'static [Need],
    /// It counts as an illegal move under some edition, so the number of earlier ones matters.
    pub counts: bool,
    pub(super) settings: &'static [&'static str],
    pub(super) example: Example,
    pub(super) before: Before,
    /// Seconds on the clocks of the player and of the opponent, if the variant requires certain times.
    pub(super) clocks: Option<[u64; 2]>,
    /// The period in which it happens.
    pub(super) period: InPeriod,
    /// How touch-move applies, if the stand-in cannot say which moves are left.
    pub(super) bound: &'static str,
    pub(super) lines: &'static [&'static str],
}

/// The period of the time control in which something happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum InPeriod {
    Any,
    /// The last one, whatever periods the control has.
    Last,
    /// One with another period still to come, which a control with a single period does not have.
    Earlier,
}

/// What was played before.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Before {
    Nothing,
    Moves(&'static [&'static str]),
    /// Repeated back and forth, one time less than the count.
    BackAndForth(&'static [&'static str]),
    /// No moves, but the number of moves without capture or pawn move, less this many half-moves.
    Quiet(u16),
}

impl Incident {
    /// Its name.
    pub fn id(&self) -> &'static str {
        self.label.trim_start_matches("desk-")
    }
}

impl Variant {
    pub(super) fn before(&self, count: u16) -> Vec<&'static str> {
        match self.before {
            Before::Nothing | Before::Quiet(_) => Vec::new(),
            Before::Moves(moves) => moves.to_vec(),
            Before::BackAndForth(moves) => moves.repeat(usize::from(count.saturating_sub(1))),
        }
    }

    /// Whether it is about a late arrival, so that the default time matters.
    pub fn is_late(&self) -> bool {
        self.lines.iter().any(|line| line.starts_with("@late "))
    }

    pub(super) fn quiet_half_moves(&self, count: u16) -> Option<u16> {
        match self.before {
            Before::Quiet(less) => Some((2 * count).saturating_sub(less)),
            _ => None,
        }
    }

    pub(super) const fn called(self, label: &'static str) -> Variant {
        Variant { label: Some(label), ..self }
    }

    pub(super) const fn with(self, needs: &'static [Need]) -> Variant {
        Variant { needs, ..self }
    }

    pub(super) const fn on(self, fen: &'static str, played: &'static str) -> Variant {
        Variant { example: Example { fen, played, ..self.example }, ..self }
    }

    pub(super) const fn touching(self, square: &'static str, other: &'static str) -> Variant {
        Variant { example: Example { square, other, ..self.example }, ..self }
    }

    pub(super) const fn after(self, moves: &'static [&'static str]) -> Variant {
        Variant { before: Before::Moves(moves), ..self }
    }

    pub(super) const fn under(self, settings: &'static [&'static str]) -> Variant {
        Variant { settings, ..self }
    }

    pub(super) const fn binding(self, bound: &'static str) -> Variant {
        Variant { bound, ..self }
    }

    pub(super) const fn in_the_last_period(self) -> Variant {
        Variant { period: InPeriod::Last, ..self }
    }

    pub(super) const fn before_the_last_period(self) -> Variant {
        Variant { period: InPeriod::Earlier, ..self }
    }

    pub(super) const fn counted(self) -> Variant {
        Variant { counts: true, ..self }
    }

    pub(super) const fn clocks(self, player: u64, opponent: u64) -> Variant {
        Variant { clocks: Some([player, opponent]), ..self }
    }
}

/// How cases say that the guidelines on games without increment were announced.
pub(super) const GUIDELINES: &str = "guidelines without increment";

/// The initial position.
pub(super) const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(super) const fn variant(id: &'static str, lines: &'static [&'static str]) -> Variant {
    Variant {
        id,
        label: None,
        needs: &[],
        counts: false,
        settings: &[],
        example: Example { fen: ARRAY, played: "e2-e4", square: "g1", other: "g8" },
        before: Before::Nothing,
        clocks: None,
        period: InPeriod::Any,
        bound: "desk-step-touched",
        lines,
    }
}

pub(super) const fn incident(label: &'static str, group: Group, variants: &'static [Variant]) -> Incident {
    Incident { label, group, of_player: true, variants }
}

pub(super) const fn of_nobody(label: &'static str, group: Group, variants: &'static [Variant]) -> Incident {
    Incident { label, group, of_player: false, variants }
}
