//! Whether a mate is in sight, for those who need no line.

use jadoube_board::{Color, Move, Position, Role};

use super::{Short, clearing, edge};
use crate::material;
use crate::rollout::{self, Temper};
use crate::verdict::Layer;

/// Plies of a rollout.
const PLIES: usize = 120;

impl Short {
    /// The first layer that finds a mate by White in one of these positions, cheapest first. No line is returned.
    pub(crate) fn seen(&mut self, views: &[Position], line: &mut Vec<Move>) -> Option<Layer> {
        if views.iter().any(edge::mates_if_few) || self.cleared(views, clearing::FEW) {
            return Some(Layer::Short);
        }
        // If the game is over no line can be played.
        let able = |view: &&Position| material::shortage(view.board()).is_none();
        if views.iter().filter(able).any(|view| self.find(view))
            || self.cleared(views, clearing::MANY)
            || views.iter().filter(able).any(|view| self.find_farther(view))
        {
            return Some(Layer::Short);
        }
        views.iter().filter(able).any(|view| self.rolled(view, line)).then_some(Layer::Rollout)
    }

    fn cleared(&mut self, views: &[Position], pieces: std::ops::RangeInclusive<usize>) -> bool {
        views.iter().any(|view| clearing::mates(view, &pieces, &mut self.met))
    }

    /// Follows the first plan until a mate at the edge is certain, if White has or can get a queen or rook.
    fn rolled(&mut self, view: &Position, line: &mut Vec<Move>) -> bool {
        let board = view.board();
        let strong = board.role(Role::Queen) | board.role(Role::Rook) | board.role(Role::Pawn);
        if !board.color(Color::White).meets(strong) {
            return false;
        }
        let (plans, _) = rollout::plans(view);
        line.clear();
        let found = rollout::play_until(view, &plans[0], &Temper::USUAL, PLIES, 0, line, edge::mates);
        self.met += line.len() as u64;
        found
    }
}
