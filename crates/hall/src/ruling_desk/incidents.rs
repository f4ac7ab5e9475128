//! What an incident of the desk is: a few variants, each of them lines of a case with places to fill in.

use serde::Serialize;

/// Where an incident stands in the list.
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

/// What a variant can be told more exactly with.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// A position, from which the engine sees more than from the stand-in.
    Position,
    /// The move, with the position.
    Move,
    /// The square of the piece that was touched, with the position.
    Square,
    /// The square of the other one.
    Other,
    /// A number: times, moves or minutes.
    Count {
        /// At least.
        least: u16,
        /// At most.
        most: u16,
        /// When nothing is said.
        usual: u16,
    },
}

/// A stand-in for the position that nobody has set up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Example {
    pub(super) fen: &'static str,
    pub(super) played: &'static str,
    pub(super) square: &'static str,
    pub(super) other: &'static str,
}

/// Something that happens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Incident {
    /// The message that names it, `desk-` before its own name.
    pub label: &'static str,
    /// Where it stands.
    pub group: Group,
    /// Whether it is the doing of one of the players.
    pub of_player: bool,
    /// How it can happen.
    pub variants: &'static [Variant],
}

/// A way in which an incident happens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name within the incident.
    pub id: &'static str,
    /// The message that names it, where its last line does not tell it apart.
    pub label: Option<&'static str>,
    /// With what it can be told more exactly.
    pub needs: &'static [Need],
    /// It counts as an illegal move under some edition, so that it matters how many there were before.
    pub counts: bool,
    pub(super) settings: &'static [&'static str],
    pub(super) example: Example,
    pub(super) before: Before,
    /// Seconds on the clocks of the player and of the opponent, where it takes certain ones.
    pub(super) clocks: Option<[u64; 2]>,
    /// In which period it happened.
    pub(super) period: InPeriod,
    /// How a touched piece binds, where the stand-in cannot say which moves are left.
    pub(super) bound: &'static str,
    pub(super) lines: &'static [&'static str],
}

/// In which period of the control something happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum InPeriod {
    Any,
    /// In the last one, whatever periods the control has.
    Last,
    /// With another one still to come, which a control of one period does not have.
    Earlier,
}

/// What was played before.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Before {
    Nothing,
    Moves(&'static [&'static str]),
    /// So many times back and forth, one less than the count.
    BackAndForth(&'static [&'static str]),
    /// Nothing, but so many moves without capture or pawn move, and so many half-moves less than that.
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

    /// Whether it is about coming late, so that the default time matters.
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

/// How cases write that the guidelines on games without increment were announced.
pub(super) const GUIDELINES: &str = "guidelines without increment";

/// The position before the first move.
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
