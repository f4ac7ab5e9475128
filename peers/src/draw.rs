//! Uniformly random positions: every placement of possible material is equally likely.
//!
//! Material is possible if each side has a king and no more men and promotions than its eight pawns allow. A draw first
//! chooses how many pawns and pieces each side has, weighted by the number of placements, then the kinds of the pieces, then
//! the squares. Most positions drawn like this are illegal; about one in forty is legal.

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
    /// Possible kinds by pawns and pieces without the king, each with its weight.
    groups: Vec<Vec<Vec<(Kinds, f64)>>>,
    /// White's pawns and pieces, Black's pawns and pieces, and the weight of all placements so far.
    table: Vec<([usize; 4], f64)>,
}

impl Draw {
    /// Draws that depend on nothing but the seed.
    pub fn new(seed: u64) -> Draw {
        let mut groups = vec![vec![Vec::new(); 16]; 9];
        for (pawns, by_pieces) in groups.iter_mut().enumerate() {
            for kinds in all_kinds(8 - pawns) {
                let pieces: usize = kinds.iter().sum();
                let weight = kinds.iter().map(|number| 1.0 / factorial(*number)).product();
                by_pieces[pieces].push((kinds, weight));
            }
        }
        let weight_of = |pawns: usize, pieces: usize| -> f64 { groups[pawns][pieces].iter().map(|(_, w)| w).sum() };
        let mut table = Vec::new();
        let mut total = 0.0;
        for numbers in all_numbers() {
            let [white_pawns, white, black_pawns, black] = numbers;
            let pawns = white_pawns + black_pawns;
            // The kings are two more pieces.
            let placements = choose(48, white_pawns)
                * choose(48 - white_pawns, black_pawns)
                * falling(64 - pawns, white + black + 2);
            total += placements * weight_of(white_pawns, white) * weight_of(black_pawns, black);
            table.push((numbers, total));
        }
        Draw { rng: Rng::new(seed), groups, table }
    }

    /// The next position, with White to move or Black, without castling rights and en passant.
    pub fn next_setup(&mut self) -> Setup {
        let total = self.table.last().map_or(0.0, |(_, total)| *total);
        let wanted = self.unit() * total;
        let index = self.table.partition_point(|(_, sum)| *sum < wanted).min(self.table.len() - 1);
        let [white_pawns, white, black_pawns, black] = self.table[index].0;
        let mut board = Board::EMPTY;
        for (color, number) in [(Color::White, white_pawns), (Color::Black, black_pawns)] {
            self.place(&mut board, Role::Pawn.of(color), number, 8..56);
        }
        for (color, pawns, pieces) in [(Color::White, white_pawns, white), (Color::Black, black_pawns, black)] {
            let kinds = self.kinds(pawns, pieces);
            self.place(&mut board, Role::King.of(color), 1, 0..64);
            for (role, number) in ROLES.into_iter().zip(kinds) {
                self.place(&mut board, role.of(color), number, 0..64);
            }
        }
        let turn = if self.rng.below(2) == 0 { Color::White } else { Color::Black };
        Setup { board, turn, castling: Castling::default(), en_passant: None, ..Setup::EMPTY }
    }

    fn kinds(&mut self, pawns: usize, pieces: usize) -> Kinds {
        let mut wanted = self.unit() * self.groups[pawns][pieces].iter().map(|(_, weight)| weight).sum::<f64>();
        let group = &self.groups[pawns][pieces];
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

fn all_kinds(promotions: usize) -> Vec<Kinds> {
    let mut all = Vec::new();
    for queens in 0..=9 {
        for rooks in 0..=10 {
            for bishops in 0..=10 {
                for knights in 0..=10 {
                    let kinds: Kinds = [queens, rooks, bishops, knights];
                    let promoted: usize =
                        kinds.iter().zip(FIRST).map(|(number, first)| number.saturating_sub(first)).sum();
                    if promoted <= promotions && kinds.iter().sum::<usize>() <= 15 {
                        all.push(kinds);
                    }
                }
            }
        }
    }
    all
}

fn all_numbers() -> Vec<[usize; 4]> {
    let side = || (0..=8usize).flat_map(|pawns| (0..=15 - pawns).map(move |pieces| (pawns, pieces)));
    side().flat_map(|(a, b)| side().map(move |(c, d)| [a, b, c, d])).collect()
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
