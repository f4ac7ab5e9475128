//! The possible answers, and how they were found.

use std::fmt;

use jadoube_board::Move;

use crate::material::Shortage;

/// Whether one side can still mate by any possible series of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can.
    Winnable {
        /// Legal moves of both sides from the given position to a mate by that side. Empty if the mate is already on the
        /// board.
        line: Vec<Move>,
    },
    /// It cannot.
    Unwinnable {
        /// Why not.
        argument: Argument,
    },
    /// The budget ran out first.
    Undecided {
        /// How many positions were visited.
        nodes: u64,
    },
}

impl Verdict {
    /// Whether there is a mate.
    pub fn is_winnable(&self) -> bool {
        matches!(self, Verdict::Winnable { .. })
    }

    /// Whether there is no mate.
    pub fn is_unwinnable(&self) -> bool {
        matches!(self, Verdict::Unwinnable { .. })
    }

    /// The answer without the evidence.
    pub fn can_mate(&self) -> CanMate {
        match self {
            Verdict::Winnable { .. } => CanMate::Yes,
            Verdict::Unwinnable { .. } => CanMate::No,
            Verdict::Undecided { .. } => CanMate::Unknown,
        }
    }

    /// The line of a [`Verdict::Winnable`].
    pub fn line(&self) -> Option<&[Move]> {
        match self {
            Verdict::Winnable { line } => Some(line),
            _ => None,
        }
    }
}

/// Whether one side can still mate: a [`Verdict`] without its evidence, to be stored or combined.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum CanMate {
    /// There is a series of legal moves that ends in mate by this side.
    Yes,
    /// There is no such series.
    No,
    /// The budget ran out before a mate was found or ruled out, or the board is not a legal position. Nothing follows from
    /// it: the game is neither won nor drawn, and a person has to decide.
    Unknown,
}

/// `winnable`, `unwinnable` or `undecided`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Winnable { .. } => "winnable",
            Verdict::Unwinnable { .. } => "unwinnable",
            Verdict::Undecided { .. } => "undecided",
        })
    }
}

/// The kind of proof that a side cannot mate.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// There is no legal move, and that side has not mated.
    GameOver,
    /// It has too little material against that of the other side.
    Material(Shortage),
    /// No piece that could give mate can ever get to the necessary square.
    Mobility,
    /// All reachable positions were visited; there is no mate in any.
    Closure {
        /// How many there are; positions from which another argument refutes the mate are not explored further.
        positions: u64,
    },
    /// The same with free bishops of one or both sides left out of the positions: wherever they are, there is no mate.
    Bystanders {
        /// How many positions there are without these bishops.
        positions: u64,
    },
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::GameOver => f.write_str("game over"),
            Argument::Material(shortage) => write!(f, "material: {shortage}"),
            Argument::Mobility => f.write_str("mobility"),
            Argument::Closure { positions } => write!(f, "closure of {positions} positions"),
            Argument::Bystanders { positions } => {
                write!(f, "closure of {positions} positions without the free bishops")
            }
        }
    }
}

/// Whether a position is dead in the sense of Article 5.2.2 (5.2.b in 2009).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deadness {
    /// Neither player can mate by any possible series of legal moves.
    Dead,
    /// At least one of them can, or has.
    Alive,
    /// Neither was found to be able to, and for one of them it is not proved.
    Undecided,
}

/// How much work a question may cost.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Budget {
    /// How many positions may be visited. It bounds the memory too: about eighty bytes per position.
    /// Positions that differ only in where one king is may count as one.
    pub nodes: u64,
}

impl Budget {
    /// Enough for every known position from real games, and for nearly all that were constructed to be hard: a few seconds
    /// and two hundred megabytes at most.
    pub const DEFAULT: Budget = Budget { nodes: 2_500_000 };

    /// This many positions.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::DEFAULT
    }
}

/// The part of the solver that found an answer, from the cheapest on.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Layer {
    /// The game is already over, by mate or otherwise.
    GameOver,
    /// The material alone decides.
    Material,
    /// A short mate was constructed without a search.
    Short,
    /// A rollout by a plan reached a mate.
    Rollout,
    /// The reachable squares of the pieces refute every mate.
    Mobility,
    /// The search found a mate.
    Search,
    /// The search visited every reachable position.
    Closure,
    /// The budget ran out.
    OutOfBudget,
}

impl Layer {
    /// All of them, the cheapest first.
    pub const ALL: [Layer; 8] = [
        Layer::GameOver,
        Layer::Material,
        Layer::Short,
        Layer::Rollout,
        Layer::Mobility,
        Layer::Search,
        Layer::Closure,
        Layer::OutOfBudget,
    ];
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Layer::GameOver => "game over",
            Layer::Material => "material",
            Layer::Short => "short mate",
            Layer::Rollout => "rollout",
            Layer::Mobility => "mobility",
            Layer::Search => "search",
            Layer::Closure => "closure",
            Layer::OutOfBudget => "out of budget",
        })
    }
}

/// What a [`Solver`](crate::Solver) has done since it was created.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Stats {
    decided: [u64; Layer::ALL.len()],
    nodes: u64,
}

impl Stats {
    pub(crate) fn count(&mut self, layer: Layer, nodes: u64) {
        self.decided[layer as usize] += 1;
        self.nodes += nodes;
    }

    /// How many questions were asked.
    pub fn asked(&self) -> u64 {
        self.decided.iter().sum()
    }

    /// How many of them this layer decided.
    pub fn decided_by(&self, layer: Layer) -> u64 {
        self.decided[layer as usize]
    }

    /// How many positions were visited in total.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
