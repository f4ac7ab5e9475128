//! Who can still give mate by any possible series of legal moves (5.2.2, 6.9, 7.5.5).

use std::collections::BTreeMap;

use jadoube_board::{Color, Move, Position};
use jadoube_mating::{Budget, Layer, Solver, Verdict};
use jadoube_notation::write_san;
use jadoube_texts::Locale;
use serde::Serialize;

use crate::Error;
use crate::position::read_position;

/// Who can still mate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mate {
    /// The position.
    pub fen: String,
    /// Whether White can; none if only Black was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<MateVerdict>,
    /// Whether Black can; none if only White was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<MateVerdict>,
    /// Whether the position is dead (5.2.2); none if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead: Option<bool>,
}

/// Whether one side can still mate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum MateVerdict {
    /// It can.
    Winnable {
        /// Moves of both sides that lead to the mate; none if it is on the board.
        line: Vec<String>,
    },
    /// It cannot.
    Unwinnable {
        /// Why not.
        argument: String,
    },
    /// The budget did not suffice.
    Undecided {
        /// How many positions were visited.
        nodes: u64,
    },
}

/// How the solver found its answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MateStats {
    /// How many questions were asked.
    pub questions: u64,
    /// How many positions were visited.
    pub positions: u64,
    /// How many questions each part of the solver decided.
    pub decided_by: BTreeMap<String, u64>,
}

impl From<&Solver> for MateStats {
    fn from(solver: &Solver) -> MateStats {
        let stats = solver.stats();
        let decided = Layer::ALL.iter().map(|&layer| (layer.to_string(), stats.decided_by(layer)));
        MateStats { questions: stats.asked(), positions: stats.nodes(), decided_by: decided.collect() }
    }
}

/// Whether this side, or either, can still mate from the position of a FEN, visiting at most so many positions.
///
/// ```
/// use jadoube_api::{MateVerdict, can_mate};
/// use jadoube_board::Color;
/// use jadoube_texts::Locale;
///
/// let fen = "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1";
/// let mate = can_mate(fen, Some(Color::White), None, Locale::EN)?;
/// assert_eq!(mate.white, Some(MateVerdict::Unwinnable { argument: "mobility".to_owned() }));
/// assert_eq!((mate.black, mate.dead), (None, None));
/// assert_eq!(can_mate(fen, None, None, Locale::EN)?.dead, Some(true));
/// # Ok::<(), jadoube_api::Error>(())
/// ```
pub fn can_mate(fen: &str, side: Option<Color>, budget: Option<u64>, locale: Locale) -> Result<Mate, Error> {
    let position = read_position(fen, locale)?;
    let budget = budget.map_or(Budget::DEFAULT, Budget::nodes);
    Ok(can_mate_with(&mut Solver::new(), &position, side, budget))
}

/// The same for a position, with a solver that may be used again.
pub fn can_mate_with(solver: &mut Solver, position: &Position, side: Option<Color>, budget: Budget) -> Mate {
    let mut ask = |color: Color| {
        let asked = side.is_none_or(|side| side == color);
        asked.then(|| solver.can_mate(position, color, budget))
    };
    let verdicts = [ask(Color::White), ask(Color::Black)];
    let dead = match &verdicts {
        [Some(white), Some(black)] if white.is_unwinnable() && black.is_unwinnable() => Some(true),
        all if all.iter().flatten().any(Verdict::is_winnable) => Some(false),
        _ => None,
    };
    let [white, black] = verdicts.map(|verdict| verdict.map(|verdict| MateVerdict::of(position, &verdict)));
    Mate { fen: position.to_string(), white, black, dead }
}

impl MateVerdict {
    fn of(position: &Position, verdict: &Verdict) -> MateVerdict {
        match verdict {
            Verdict::Winnable { line } => MateVerdict::Winnable { line: san(position, line) },
            Verdict::Unwinnable { argument } => MateVerdict::Unwinnable { argument: argument.to_string() },
            Verdict::Undecided { nodes } => MateVerdict::Undecided { nodes: *nodes },
        }
    }
}

/// The moves of a line, each written in its own position.
pub(crate) fn san(position: &Position, line: &[Move]) -> Vec<String> {
    let mut position = *position;
    let written = line.iter().map(|&m| {
        let written = write_san(&position, m);
        position = position.after(m);
        written
    });
    written.collect()
}
