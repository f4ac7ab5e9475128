//! What a constructed game has to arrive at: which pieces are needed, and which must not move.

use jadoube_board::{Bitboard, Board, Castling, Color, File, Rank, Role, Square};

use crate::mobility::Facts;
use crate::past::Past;
use crate::verdict::Start;

/// Queens, rooks, knights, bishops of the light squares and of the dark squares.
const KINDS: usize = 5;

/// The pieces that are wanted, by side and kind, and what limits the way there.
pub(super) struct Aim {
    pub(super) castling: Castling,
    /// Men that have never moved.
    pub(super) frozen: Bitboard,
    /// Pieces on these squares can never get to where one of their kind is wanted: they must be captured.
    useless: Bitboard,
    wanted: [[usize; KINDS]; 2],
}

/// Promotions that are still to come on light and on dark squares.
#[derive(Copy, Clone)]
pub(super) struct Left {
    pub(super) promotions: [usize; 2],
}

impl Aim {
    pub(super) fn of(past: &Past, start: Start) -> Aim {
        let facts = Facts::of(past.board, past.castling, start);
        let mut useless = Bitboard::EMPTY;
        if !facts.is_open() {
            let array = start.first_rank();
            for color in Color::ALL {
                for (file, role) in array.iter().enumerate().filter(|(_, role)| **role != Role::King) {
                    let home = Square::new(File::ALL[file], Rank::First.seen_by(color));
                    let wanted = past.board.pieces(role.of(color));
                    if !facts.targets(color, *role, home).meets(wanted) {
                        useless |= Bitboard::of(home);
                    }
                }
            }
        }
        let wanted = Color::ALL.map(|color| numbers(&past.board, color, Bitboard::EMPTY));
        Aim { castling: past.castling, frozen: facts.closed, useless, wanted }
    }

    /// Whether the pieces there are, with promotions to come, include those that are wanted.
    pub(super) fn is_enough(&self, board: &Board, color: Color, left: Left) -> bool {
        let have = numbers(board, color, self.useless);
        let wanted = self.wanted[color as usize];
        let missing: [usize; KINDS] = std::array::from_fn(|kind| wanted[kind].saturating_sub(have[kind]));
        let [light, dark] = left.promotions;
        missing[3] <= light && missing[4] <= dark && missing.iter().sum::<usize>() <= light + dark
    }

    /// The pieces of a side that may be captured.
    pub(super) fn spare(&self, board: &Board, color: Color, left: Left) -> Bitboard {
        let pieces = board.color(color).without(board.role(Role::Pawn) | board.role(Role::King) | self.frozen);
        let mut spare = pieces & self.useless;
        for kind in 0..KINDS {
            let of_kind = pieces.without(self.useless) & squares(board, color, kind);
            let Some(first) = of_kind.first() else { continue };
            let mut without = *board;
            without.clear(Bitboard::of(first));
            if self.is_enough(&without, color, left) {
                spare |= of_kind;
            }
        }
        spare
    }
}

fn squares(board: &Board, color: Color, kind: usize) -> Bitboard {
    let of = |role: Role| board.pieces(role.of(color));
    match kind {
        0 => of(Role::Queen),
        1 => of(Role::Rook),
        2 => of(Role::Knight),
        3 => of(Role::Bishop) & Bitboard::LIGHT,
        _ => of(Role::Bishop) & Bitboard::DARK,
    }
}

fn numbers(board: &Board, color: Color, without: Bitboard) -> [usize; KINDS] {
    std::array::from_fn(|kind| squares(board, color, kind).without(without).len())
}
