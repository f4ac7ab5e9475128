//! The layers that say "illegal", without a search for a proof game, asked about positions that games reached.
//!
//! A long run can be cut into slices. The positions of a test are numbered from 0 on, always in the same order;
//! `JADOUBE_FIRST` says with which number to begin (0) and `JADOUBE_POSITIONS` how many to ask about (all, or as many as
//! the test says). Every 20 000 positions a line says how far the run has come, so that one that was stopped can be continued.
#![allow(dead_code, reason = "each test uses its part")]

use jadoube_board::{Position, Setup};
use jadoube_legality::{Budget, Start, Verdict, legality};

/// Moves are taken back, too.
pub const REFUTE: Budget = Budget { nodes: 0, retractions: 60, kernels: 5_000 };

/// Only what looks at the position itself and its last move.
pub const STATIC: Budget = Budget { retractions: 0, ..REFUTE };

pub fn must_not_be_illegal(position: &Position, start: Start, budget: Budget) {
    if let Verdict::Illegal(argument) = legality(&Setup::from(*position), start, budget) {
        panic!("{} {start:?}: {argument}: {argument:?}", position.shredder_fen());
    }
}

/// The positions of a test that this run asks about.
pub struct Slice {
    test: &'static str,
    first: usize,
    /// The number after the last one.
    end: usize,
    /// How many positions were met, those outside of the slice included.
    met: usize,
    retracted: usize,
}

impl Slice {
    /// The slice that the environment asks for, and `positions` unless it says how many.
    pub fn of(test: &'static str, positions: usize) -> Slice {
        let number = |name: &str| {
            std::env::var(name)
                .ok()
                .map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is not a number: {text}")))
        };
        let first: usize = number("JADOUBE_FIRST").unwrap_or(0);
        let positions: usize = number("JADOUBE_POSITIONS").unwrap_or(positions);
        Slice { test, first, end: first.saturating_add(positions), met: 0, retracted: 0 }
    }

    /// The number of the next position.
    pub fn next(&self) -> usize {
        self.met
    }

    /// Whether all positions of the slice were met.
    pub fn is_over(&self) -> bool {
        self.met >= self.end
    }

    /// Asks about the next position, unless it is outside of the slice; whether it asked.
    pub fn ask(&mut self, position: &Position, start: Start, budget: Budget) -> bool {
        let wanted = (self.first..self.end).contains(&self.met);
        self.met += 1;
        if wanted {
            must_not_be_illegal(position, start, budget);
            self.retracted += usize::from(budget.retractions > 0);
            if self.asked().is_multiple_of(20_000) {
                self.report();
            }
        }
        wanted
    }

    /// How many positions were asked about.
    pub fn asked(&self) -> usize {
        self.met.min(self.end).saturating_sub(self.first)
    }

    pub fn report(&self) {
        let (asked, retracted) = (self.asked(), self.retracted);
        println!("{}: {asked} positions from number {} on, {retracted} with taking moves back", self.test, self.first);
    }
}
