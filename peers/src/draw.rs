//! Uniformly random positions: every placement of possible material is equally likely.
//!
//! Material is possible if each side has one king, at most 16 men and at most one promotion for each pawn that is gone, and if there
//! were enough captures for the promotions. A pawn gets past the pawn opposite only if one of the two captures or is captured: a
//! capture therefore lets two pawns pass, and a third if a pawn was captured. A draw first chooses how many pawns, pieces and promotions
//! each side has, weighted by the number of placements, then the kinds of the pieces, then the squares.

use jadoube_board::{Board, Castling, Color, Piece, Role, Setup, Square};

use crate::rng::Rng;

/// Queens, rooks, bishops and knights.
type Kinds = [usize; 4];
const ROLES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
/// How many of each kind a side starts with.
const FIRST: Kinds = [1, 2, 2, 2];

/// Draws positions.
pub struct Draw {
    rng: Rng,
    /// Possible kinds by pieces without the king and promotions, each with its weight.
    groups: Vec<Vec<Vec<(Kinds, f64)>>>,
    /// The numbers of White and Black, and the weight of all placements so far.
    table: Vec<([Numbers; 2], f64)>,
}

/// How many men one side has.
#[derive(Copy, Clone)]
struct Numbers {
    pawns: usize,
    /// All but the king.
    pieces: usize,
    /// Of these, those that were promoted, at least.
    promoted: usize,
}

impl Numbers {
    fn lost(self) -> usize {
        15 - self.pawns - self.pieces
    }

    /// Pawns that can have been captured as pawns, at most.
    fn pawns_lost(self) -> usize {
        (8 - self.pawns - self.promoted).min(self.lost())
    }
}

/// Whether the captures explain the promotions.
fn is_possible([white, black]: [Numbers; 2]) -> bool {
    let captures = white.lost() + black.lost();
    white.promoted <= captures + black.pawns_lost()
        && black.promoted <= captures + white.pawns_lost()
        && white.promoted + black.promoted <= 2 * captures + white.pawns_lost() + black.pawns_lost()
}

impl Draw {
    /// Draws that depend on nothing but the seed.
    pub fn new(seed: u64) -> Draw {
        let mut groups = vec![vec![Vec::new(); 9]; 16];
        for (kinds, promoted) in all_kinds() {
            let pieces: usize = kinds.iter().sum();
            let weight = kinds.iter().map(|number| 1.0 / factorial(*number)).product();
            groups[pieces][promoted].push((kinds, weight));
        }
        let weights: Vec<Vec<f64>> =
            groups.iter().map(|group| group.iter().map(|kinds| kinds.iter().map(|(_, w)| w).sum()).collect()).collect();
        let mut table = Vec::new();
        let mut total = 0.0;
        for numbers in all_numbers().filter(|numbers| is_possible(*numbers)) {
            let [white, black] = numbers;
            let pawns = white.pawns + black.pawns;
            // The kings are two more pieces.
            let placements = choose(48, white.pawns)
                * choose(48 - white.pawns, black.pawns)
                * falling(64 - pawns, white.pieces + black.pieces + 2);
            let weight = |numbers: Numbers| weights[numbers.pieces][numbers.promoted];
            total += placements * weight(white) * weight(black);
            table.push((numbers, total));
        }
        Draw { rng: Rng::new(seed), groups, table }
    }

    /// The next position, with White to move or Black, without castling rights and en passant.
    pub fn next_setup(&mut self) -> Setup {
        let total = self.table.last().map_or(0.0, |(_, total)| *total);
        let wanted = self.unit() * total;
        let index = self.table.partition_point(|(_, sum)| *sum < wanted).min(self.table.len() - 1);
        let sides = self.table[index].0;
        let mut board = Board::EMPTY;
        for (color, numbers) in Color::ALL.into_iter().zip(sides) {
            self.place(&mut board, Role::Pawn.of(color), numbers.pawns, 8..56);
        }
        for (color, numbers) in Color::ALL.into_iter().zip(sides) {
            let kinds = self.kinds(numbers);
            self.place(&mut board, Role::King.of(color), 1, 0..64);
            for (role, number) in ROLES.into_iter().zip(kinds) {
                self.place(&mut board, role.of(color), number, 0..64);
            }
        }
        let turn = if self.rng.below(2) == 0 { Color::White } else { Color::Black };
        Setup { board, turn, castling: Castling::default(), en_passant: None, ..Setup::EMPTY }
    }

    fn kinds(&mut self, numbers: Numbers) -> Kinds {
        let unit = self.unit();
        let group = &self.groups[numbers.pieces][numbers.promoted];
        let mut wanted = unit * group.iter().map(|(_, weight)| weight).sum::<f64>();
        for (kinds, weight) in group {
            wanted -= weight;
            if wanted <= 0.0 {
                return *kinds;
            }
        }
        group.last().map_or([0; 4], |(kinds, _)| *kinds)
    }

    fn place(&mut self, board: &mut Board, piece: Piece, number: usize, squares: std::ops::Range<usize>) {
        for _ in 0..number {
            loop {
                let index = squares.start + self.rng.below(squares.len());
                let Some(square) = Square::from_index(index) else { continue };
                if !board.occupied().contains(square) {
                    board.put(square, piece);
                    break;
                }
            }
        }
    }

    fn unit(&mut self) -> f64 {
        const STEPS: usize = 1 << 30;
        self.rng.below(STEPS) as f64 / STEPS as f64
    }
}

/// All kinds of at most fifteen pieces, with the number of promotions that they need.
fn all_kinds() -> Vec<(Kinds, usize)> {
    let mut all = Vec::new();
    for queens in 0..=9 {
        for rooks in 0..=10 {
            for bishops in 0..=10 {
                for knights in 0..=10 {
                    let kinds: Kinds = [queens, rooks, bishops, knights];
                    let promoted: usize =
                        kinds.iter().zip(FIRST).map(|(number, first)| number.saturating_sub(first)).sum();
                    if promoted <= 8 && kinds.iter().sum::<usize>() <= 15 {
                        all.push((kinds, promoted));
                    }
                }
            }
        }
    }
    all
}

fn all_numbers() -> impl Iterator<Item = [Numbers; 2]> {
    let mut sides = Vec::new();
    for pawns in 0..=8 {
        for pieces in 0..=15 - pawns {
            sides.extend((0..=(8 - pawns).min(pieces)).map(|promoted| Numbers { pawns, pieces, promoted }));
        }
    }
    sides.clone().into_iter().flat_map(move |white| sides.clone().into_iter().map(move |black| [white, black]))
}

fn factorial(number: usize) -> f64 {
    (1..=number).map(|factor| factor as f64).product()
}

fn falling(from: usize, factors: usize) -> f64 {
    (0..factors).map(|step| (from - step) as f64).product()
}

fn choose(from: usize, number: usize) -> f64 {
    falling(from, number) / factorial(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_can_be_repeated_and_have_possible_material() {
        let (mut first, mut second) = (Draw::new(7), Draw::new(7));
        let mut men = 0;
        for _ in 0..500 {
            let setup = first.next_setup();
            assert_eq!(setup.board, second.next_setup().board);
            for color in Color::ALL {
                assert!(setup.board.color(color).len() <= 16);
                assert_eq!(setup.board.pieces(Role::King.of(color)).len(), 1);
            }
            men += setup.board.occupied().len();
        }
        // With fewer men there are far fewer placements.
        assert!(men / 500 >= 25, "{men}");
    }
}
