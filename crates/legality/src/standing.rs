//! The arguments that look at one position alone, in the order of their cost.

use std::collections::HashMap;

use jadoube_board::{Bitboard, Color, File, Rank, Role, Square};

use crate::kernel::{self, Bishops, Kernel};
use crate::past::Past;
use crate::verdict::{Argument, Start};
use crate::{counts, mobility, origins, parity};

/// Kernels are looked for only if so few men are gone: with more the pawns can have gone nearly anywhere.
pub(crate) const MOST_KERNEL_CAPTURES: usize = 14;

/// Asks for contradictions, and remembers kernels: they depend on the pawns, the numbers of men and the promotion
/// squares that are barred.
pub(crate) struct Standing {
    pub(crate) start: Start,
    /// Arrangements of pawns that may be visited for one position, and in total; and those visited so far.
    pub(crate) kernel_each: u64,
    pub(crate) kernel_budget: u64,
    pub(crate) kernels: u64,
    known: HashMap<Key, Option<Contradiction>>,
}

/// What kernels depend on: the pawns, the numbers of men and the squares that are barred.
type Key = ([u64; 2], [u8; 18], u64);

/// What is wrong with the captures that a position needs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Contradiction {
    Kernel,
    Ranks,
}

/// Arrangements of pawns that may be visited to find a reason without ranks when one with ranks is known.
const SIMPLER: u64 = 200;

impl Standing {
    pub(crate) fn new(start: Start, kernel_budget: u64) -> Standing {
        Standing { start, kernel_each: kernel_budget, kernel_budget, kernels: 0, known: HashMap::new() }
    }

    /// What needs no search.
    pub(crate) fn cheap(&self, past: &Past) -> Option<Argument> {
        if let Some(fault) = past.setup().faults().first() {
            return Some(Argument::Fault(*fault));
        }
        castling(past, self.start).or_else(|| counts::argument(&past.board))
    }

    /// The same with the origins of the men and the kernel.
    pub(crate) fn argument(&mut self, past: &Past) -> Option<Argument> {
        self.cheap(past)
            .or_else(|| origins::argument(past, self.start))
            .or_else(|| parity::argument(past, self.start))
            .or_else(|| self.kernel(past))
    }

    pub(crate) fn kernel(&mut self, past: &Past) -> Option<Argument> {
        let captures = 32usize.saturating_sub(past.board.occupied().len());
        if captures > MOST_KERNEL_CAPTURES {
            return None;
        }
        let pawns = Color::ALL.map(|color| past.board.pieces(Role::Pawn.of(color)).0);
        let mut numbers = [0u8; 18];
        for (index, color) in Color::ALL.into_iter().enumerate() {
            let counts = counts::Counts::of(&past.board, color);
            let Bishops { promoted: [light, dark, shut], fell_at_home, captured, .. } =
                Bishops::of(&past.board, self.start, color);
            let [light_gone, dark_gone] = captured;
            let all =
                [counts.men, counts.pawns, counts.promoted, light, dark, shut, fell_at_home, light_gone, dark_gone];
            for (place, number) in all.into_iter().enumerate() {
                numbers[9 * index + place] = number as u8;
            }
        }
        let ends = Bitboard::of_rank(Rank::First) | Bitboard::of_rank(Rank::Eighth);
        let barred = mobility::closed(&past.board, past.castling, self.start) & ends;
        let key = (pawns, numbers, barred.0);
        let found = match self.known.get(&key) {
            Some(known) => *known,
            None => {
                let found = self.contradiction(past);
                self.known.insert(key, found);
                found
            }
        };
        found.map(|contradiction| match contradiction {
            Contradiction::Kernel => Argument::Kernel { captures },
            Contradiction::Ranks => Argument::Ranks { captures },
        })
    }

    fn contradiction(&mut self, past: &Past) -> Option<Contradiction> {
        let ruled_out = kernel::ranks::are_ruled_out(past, self.start);
        let each = if ruled_out { self.kernel_each.min(SIMPLER) } else { self.kernel_each };
        let (kernel, visited) =
            kernel::search(past, self.start, each.min(self.kernel_budget.saturating_sub(self.kernels)));
        self.kernels += visited;
        match kernel {
            Kernel::Impossible => Some(Contradiction::Kernel),
            _ => ruled_out.then_some(Contradiction::Ranks),
        }
    }

    /// The kernel with ranks, visiting at most `budget` arrangements of pawns.
    pub(crate) fn ranks(&mut self, past: &Past, budget: u64) -> Option<Argument> {
        let captures = 32usize.saturating_sub(past.board.occupied().len());
        if captures > MOST_KERNEL_CAPTURES {
            return None;
        }
        let (possible, visited) = kernel::ranks::exist(past, self.start, budget);
        self.kernels += visited;
        (possible == Some(false)).then_some(Argument::Ranks { captures })
    }
}

/// The king and the rook of a right to castle stand where they started (3.8.2.1).
fn castling(past: &Past, start: Start) -> Option<Argument> {
    let array = start.first_rank();
    let role_at_home = |square: Square| array[square.file().index()];
    Color::ALL.into_iter().find_map(|color| {
        let rooks = past.castling.rooks(color);
        let king = past.board.king(color)?;
        let at_home = role_at_home(king) == Role::King
            && king == Square::new(File::ALL[king.file().index()], Rank::First.seen_by(color))
            && rooks.into_iter().all(|rook| role_at_home(rook) == Role::Rook);
        (rooks.any() && !at_home).then_some(Argument::Castling(color))
    })
}
