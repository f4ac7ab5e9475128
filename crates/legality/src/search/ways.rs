//! How many moves pieces need where only pawns are in their way.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::rc::Rc;

use jadoube_board::{Bitboard, Color, Role, Square, attacks};

/// Where there is no way at present; pawns may open one.
pub(crate) const BLOCKED: u8 = 7;

/// The distances to one square from all others.
type Table = [u8; 64];

/// The ways around one arrangement of pawns.
pub(crate) struct Ways {
    pawns: Bitboard,
    tables: Vec<OnceCell<Box<Table>>>,
}

impl Ways {
    fn around(pawns: Bitboard) -> Ways {
        Ways { pawns, tables: (0..6 * 64).map(|_| OnceCell::new()).collect() }
    }

    /// How many moves a piece needs from one square to another.
    pub(crate) fn far(&self, role: Role, from: Square, to: Square) -> u8 {
        let table = self.tables[role as usize * 64 + to.index()].get_or_init(|| Box::new(self.table(role, to)));
        table[from.index()]
    }

    fn table(&self, role: Role, to: Square) -> Table {
        let mut table = [BLOCKED; 64];
        let mut reach = Bitboard::of(to);
        let mut edge = reach;
        let mut far = 0;
        while edge.any() && far < BLOCKED {
            for square in edge {
                table[square.index()] = far;
            }
            let next = edge
                .into_iter()
                .fold(Bitboard::EMPTY, |next, square| next | attacks::of(role.of(Color::White), square, self.pawns));
            edge = next.without(reach | self.pawns);
            reach |= edge;
            far += 1;
        }
        if role == Role::Bishop {
            let other = if to.is_light() { Bitboard::DARK } else { Bitboard::LIGHT };
            for square in other {
                table[square.index()] = NEVER;
            }
        }
        table
    }
}

/// A bishop never gets to squares of the other color.
pub(crate) const NEVER: u8 = 100;

/// The ways around the arrangements met so far.
#[derive(Default)]
pub(crate) struct AllWays(HashMap<Bitboard, Rc<Ways>>);

impl AllWays {
    pub(crate) fn around(&mut self, pawns: Bitboard) -> Rc<Ways> {
        Rc::clone(self.0.entry(pawns).or_insert_with(|| Rc::new(Ways::around(pawns))))
    }
}
