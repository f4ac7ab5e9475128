//! Bishops that pawns have shut in: where they were promoted, and which were captured at home.

use jadoube_board::{Bitboard, Board, Color, File, Rank, Role, Square, attacks};

use crate::verdict::Start;

/// What is known of the bishops of a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bishops {
    /// Those that must have been promoted: on light squares, on dark squares, and where they are [shut in](SHUT).
    pub(crate) promoted: [usize; 3],
    /// Those that never left their first square and were captured there, by pieces.
    pub(crate) fell_at_home: usize,
    /// Those of light and of dark squares that were captured, and not at home.
    pub(crate) captured: [usize; 2],
    /// The promotion squares that a bishop cannot have left or reached.
    pub(crate) shut: Bitboard,
}

/// The kind of a promotion square that is shut; 0 is light, 1 is dark.
pub(crate) const SHUT: usize = 2;

impl Bishops {
    pub(crate) fn of(board: &Board, start: Start, color: Color) -> Bishops {
        let last = Bitboard::of_rank(Rank::Eighth.seen_by(color));
        let shut: Bitboard = last.into_iter().filter(|square| is_shut(board, *square, !color)).collect();
        let bishops = board.pieces(Role::Bishop.of(color));
        let mut found = Bishops { promoted: [0, 0, (bishops & shut).len()], fell_at_home: 0, captured: [0; 2], shut };
        let array = start.first_rank();
        let homes = File::ALL.into_iter().filter(|file| array[file.index()] == Role::Bishop);
        for home in homes.map(|file| Square::new(file, Rank::First.seen_by(color))) {
            let shade = usize::from(!home.is_light());
            let squares = if home.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
            let others = (bishops & squares).without(shut);
            found.captured[shade] = usize::from(others.is_empty() && !is_shut(board, home, color));
            found.promoted[shade] = match (is_shut(board, home, color), others.contains(home)) {
                (false, _) | (true, true) => others.len().saturating_sub(1),
                (true, false) => {
                    found.fell_at_home += 1;
                    others.len()
                }
            };
        }
        found
    }
}

/// Whether pawns of `color` that never moved are on all squares next to this one on diagonals.
fn is_shut(board: &Board, square: Square, color: Color) -> bool {
    let pawns = board.pieces(Role::Pawn.of(color)) & Bitboard::of_rank(Rank::Second.seen_by(color));
    attacks::bishop(square, Bitboard::ALL).without(pawns).is_empty()
}
