//! Follows a whole game, with a question after every move.
//!
//! A game asks nearly the same question again and again, so most answers need no search. Once dead, a position stays dead.
//! A live position is shown to be alive after a move in one of these ways, the cheapest first:
//!
//! - the move can be taken back: the opponent makes a move that can be taken back too, the move is undone, the opponent's
//!   is undone, and there is the position before it, which was alive;
//! - the short mate known from before still mates;
//! - another short mate can be constructed;
//! - both sides continue with their own moves of a longer help-mate as far as they are legal, and otherwise by a plan, and
//!   that ends in a mate.
//!
//! Each is checked move by move. The solver is asked only if all fail.

use std::ops::ControlFlow;

use jadoube_board::{Color, Move, MoveKind, MoveSet, Position, Role, attacks};

use crate::rollout::{self, Hints};
use crate::solver::{Sketch, by_strength};
use crate::{Budget, Deadness, Solver, Verdict};

/// Follows a game and knows after every move whether its position is dead (5.2.2).
///
/// ```
/// use jadoube_board::{Coordinates, Position, Square};
/// use jadoube_mating::{Deadness, GameTracker};
/// let position: Position = "8/8/8/8/5k2/8/3q4/5N1K w - - 0 1".parse()?;
/// let mut game = GameTracker::new(position);
/// assert_eq!(game.deadness(), Deadness::Alive);
/// let capture = Coordinates { from: Square::F1, to: Square::D2, promotion: None };
/// let capture = position.judge(capture)?;
/// assert_eq!(game.play(capture), Deadness::Dead);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct GameTracker {
    solver: Solver,
    /// Who mates by the last short mate, if one was found.
    sketch: Option<Color>,
    budget: Budget,
    position: Position,
    deadness: Deadness,
    /// Who mates by the longer line known from before, and how, in a view with White as the winner. There are no hints
    /// while a short mate is known.
    winner: Color,
    hints: Hints,
    line: Vec<Move>,
    ways: Ways,
}

/// How often a [`GameTracker`] found its answer in each way.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Ways {
    /// The position was dead before.
    pub dead: u64,
    /// The move can be taken back.
    pub undone: u64,
    /// The short mate known from before still mates.
    pub repeated: u64,
    /// A short mate was constructed.
    pub short: u64,
    /// The known line led to a mate in spite of the move.
    pub reused: u64,
    /// Plies that were played to find that.
    pub replayed: u64,
    /// The solver was asked.
    pub asked: u64,
}

/// Longer hints are discarded: a new line is cheaper.
const LONGEST: usize = 90;

impl GameTracker {
    /// Starts with this position and the default [`Budget`] for every question.
    pub fn new(position: Position) -> GameTracker {
        GameTracker::with_budget(position, Budget::DEFAULT)
    }

    /// Starts with this position.
    pub fn with_budget(position: Position, budget: Budget) -> GameTracker {
        let mut tracker = GameTracker {
            solver: Solver::new(),
            sketch: None,
            budget,
            position,
            deadness: Deadness::Undecided,
            winner: Color::White,
            hints: Hints::default(),
            line: Vec::new(),
            ways: Ways::default(),
        };
        tracker.look();
        tracker
    }

    /// Starts another game, reusing the memory of this one.
    pub fn restart(&mut self, position: Position) -> Deadness {
        self.position = position;
        self.sketch = None;
        self.look();
        self.deadness
    }

    /// The position after the moves so far.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the present position is dead.
    pub fn deadness(&self) -> Deadness {
        self.deadness
    }

    /// How often each way led to an answer, in all games.
    pub fn ways(&self) -> &Ways {
        &self.ways
    }

    /// Plays a move, which must be legal, and returns whether the position after it is dead.
    pub fn play(&mut self, m: Move) -> Deadness {
        let before = self.position;
        self.position = before.after(m);
        match self.deadness {
            Deadness::Dead => self.ways.dead += 1,
            Deadness::Undecided => self.look(),
            Deadness::Alive => {
                let side = self.winner.pick(before.turn(), !before.turn());
                let seen = move_seen_by(m, self.winner);
                if can_be_undone(&before, m, &self.position) {
                    self.ways.undone += 1;
                    if self.hints.len() > 0 && !self.hints.advance(side, seen) {
                        self.hints.go_back(side, seen);
                    }
                } else {
                    self.hints.advance(side, seen);
                    if !self.is_short() && !self.reuse() {
                        self.ask();
                    }
                }
            }
        }
        self.deadness
    }

    /// Decides a position without previous knowledge.
    fn look(&mut self) {
        if !self.is_short() {
            self.ask();
        }
    }

    /// Plays the short mate known from before, or constructs one for either side.
    fn is_short(&mut self) -> bool {
        let short = self.solver.short();
        if let Some(winner) = self.sketch
            && short.mates_again(&seen_by(&self.position, winner))
        {
            self.ways.repeated += 1;
            return true;
        }
        let winners = self.sketch.map_or_else(|| by_strength(&self.position), |winner| [winner, !winner]);
        let views = winners.map(|winner| seen_by(&self.position, winner));
        let found = views.iter().position(|view| short.find(view));
        let found = found.or_else(|| views.iter().position(|view| short.find_farther(view)));
        self.sketch = found.map(|index| winners[index]);
        self.ways.short += found.is_some() as u64;
        if found.is_some() {
            self.hints.set(&[], Color::White);
            self.deadness = Deadness::Alive;
        }
        found.is_some()
    }

    /// Asks the solver.
    fn ask(&mut self) {
        self.ways.asked += 1;
        let mut proven = true;
        for winner in by_strength(&self.position) {
            match self.solver.decide(&self.position, winner, self.budget, Sketch::Failed) {
                Verdict::Winnable { line } => {
                    self.winner = winner;
                    self.line.clear();
                    self.line.extend(line.into_iter().map(|m| move_seen_by(m, winner)));
                    self.hints.set(&self.line, seen_by(&self.position, winner).turn());
                    self.deadness = Deadness::Alive;
                    return;
                }
                Verdict::Unwinnable { .. } => {}
                Verdict::Undecided { .. } => proven = false,
            }
        }
        self.deadness = if proven { Deadness::Dead } else { Deadness::Undecided };
    }

    /// Plays towards the mate that was known before: each side continues with its own moves of that line as far as they are
    /// still legal.
    fn reuse(&mut self) -> bool {
        if self.hints.len() == 0 || self.hints.len() > LONGEST {
            return false;
        }
        let view = seen_by(&self.position, self.winner);
        self.line.clear();
        let mates = rollout::follow(&view, &mut self.hints, &mut self.line);
        self.ways.replayed += self.line.len() as u64;
        if mates {
            self.ways.reused += 1;
            self.hints.set(&self.line, view.turn());
        }
        mates
    }
}

/// The position with the colors exchanged if Black is the winner.
fn seen_by(position: &Position, winner: Color) -> Position {
    winner.pick(*position, position.mirrored())
}

/// A move in that view.
fn move_seen_by(m: Move, winner: Color) -> Move {
    winner.pick(m, m.mirrored())
}

/// Whether the position before a move can be reached again: the opponent makes a waiting move, the move is undone, and so
/// is the waiting move.
fn can_be_undone(before: &Position, m: Move, after: &Position) -> bool {
    let board = before.board();
    if m.role() == Role::Pawn
        || m.kind() != MoveKind::Plain
        || board.occupied().contains(m.to())
        || before.castling() != after.castling()
        || before.en_passant().is_some()
    {
        return false;
    }
    let player = before.turn();
    let king = before.king(player);
    let rights = after.castling().all_rooks();
    let rights_of_king = after.castling().rooks(!player).any();
    let found = after.visit_moves(|set| {
        let MoveSet::Piece { role, from, to } = set else { return ControlFlow::Continue(()) };
        // A waiting move must not lose a castling right.
        if rights.contains(from) || role == Role::King && rights_of_king {
            return ControlFlow::Continue(());
        }
        for waiting in to.without(after.board().occupied() | m.from().into()) {
            // The board after the move is undone and before the waiting move is.
            let mut between = *board;
            between.take(from);
            between.put(waiting, role.of(!player));
            let occupied = between.occupied();
            let back = |piece, from, to, occupied| attacks::of(piece, from, occupied).contains(to);
            let while_away = occupied.without(m.from().into()) | m.to().into();
            if back(m.role().of(player), m.to(), m.from(), while_away)
                && back(role.of(!player), waiting, from, occupied)
                && between.attackers(king, !player, occupied).is_empty()
            {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    found.is_break()
}
