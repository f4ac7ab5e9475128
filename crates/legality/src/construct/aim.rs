//! What a constructed game has to arrive at: which pieces are needed, and which must not move.

use jadoube_board::{Bitboard, Board, Castling, Color, File, Rank, Role, Square};

use super::rows::Job;
use crate::kernel::Bishops;
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
    /// These pieces of the initial position can never get to where one of their kind is wanted: they must be captured.
    useless: [Bitboard; 2],
    /// Wanted bishops that were promoted where pawns of the opponent shut them in. All other numbers are without them.
    shut: [Bitboard; 2],
    wanted: [[usize; KINDS]; 2],
}

/// What is still to come for the men of one side.
#[derive(Copy, Clone, Default)]
pub(super) struct Left {
    /// Promotions on light and on dark squares.
    pub(super) promotions: [usize; 2],
    /// Where these are.
    promotion_squares: Bitboard,
    /// Its pieces that pawns capture on light and on dark squares.
    victims: [usize; 2],
    /// Its pieces that pieces capture anywhere.
    anywhere: usize,
}

impl Left {
    /// For both sides, what these jobs bring.
    pub(super) fn of<'a>(jobs: impl Iterator<Item = &'a (Color, Job)>) -> [Left; 2] {
        let mut left = [Left::default(); 2];
        let shade = |square: Square| usize::from(!square.is_light());
        for (color, job) in jobs {
            if let Some(square) = job.promotion(*color) {
                left[*color as usize].promotions[shade(square)] += 1;
                left[*color as usize].promotion_squares |= Bitboard::of(square);
            }
            match job {
                Job::Takes { to, .. } => left[!*color as usize].victims[shade(*to)] += 1,
                Job::PieceTakesPiece => left[!*color as usize].anywhere += 1,
                _ => {}
            }
        }
        left
    }

    /// The same for the victims when this job of the opponent is done.
    pub(super) fn after(mut self, job: Job) -> Left {
        match job {
            Job::Takes { to, .. } => {
                let victims = &mut self.victims[usize::from(!to.is_light())];
                *victims = victims.saturating_sub(1);
            }
            Job::PieceTakesPiece => self.anywhere = self.anywhere.saturating_sub(1),
            _ => {}
        }
        self
    }
}

impl Aim {
    /// What is wanted; `knows_shut` says whether bishops that were promoted where they are shut in count by themselves. If not, they
    /// are taken for those of the beginning, and pieces have to capture these.
    pub(super) fn of(past: &Past, start: Start, knows_shut: bool) -> Aim {
        let facts = Facts::of(past.board, past.castling, start);
        let shut = Color::ALL.map(|color| match knows_shut {
            true => Bishops::of(&past.board, start, color).shut & past.board.pieces(Role::Bishop.of(color)),
            false => Bitboard::EMPTY,
        });
        let mut useless = [Bitboard::EMPTY; 2];
        if !facts.is_open() {
            let array = start.first_rank();
            for color in Color::ALL {
                for (file, role) in array.iter().enumerate().filter(|(_, role)| **role != Role::King) {
                    let home = Square::new(File::ALL[file], Rank::First.seen_by(color));
                    let wanted = squares(&past.board, color, kind_of(*role, home)).without(shut[color as usize]);
                    if wanted.any() && !facts.targets(color, *role, home).meets(wanted) {
                        useless[color as usize] |= Bitboard::of(home);
                    }
                }
            }
        }
        let wanted = Color::ALL.map(|color| numbers(&past.board, color, shut[color as usize]));
        Aim { castling: past.castling, frozen: facts.closed, useless, shut, wanted }
    }

    /// Whether the pieces there are, with promotions to come, include those that are wanted.
    pub(super) fn is_enough(&self, board: &Board, color: Color, left: Left) -> bool {
        let shut = self.shut[color as usize];
        let have = numbers(board, color, self.useless[color as usize] | shut);
        let wanted = self.wanted[color as usize];
        let missing: [usize; KINDS] = std::array::from_fn(|kind| wanted[kind].saturating_sub(have[kind]));
        // One promotion is kept for each of those that are shut in.
        let to_come = shut.without(board.pieces(Role::Bishop.of(color)));
        if !to_come.without(left.promotion_squares).is_empty() {
            return false;
        }
        let [light, dark] = left.promotions;
        let kept = |squares: Bitboard| (to_come & squares).len();
        let (light, dark) = (light.saturating_sub(kept(Bitboard::LIGHT)), dark.saturating_sub(kept(Bitboard::DARK)));
        if missing[3] > light || missing[4] > dark || missing.iter().sum::<usize>() > light + dark {
            return false;
        }
        // Bishops too many are captured on squares of their own color, those behind their pawns at home.
        let useless = self.useless[color as usize] & board.color(color);
        let spare = |kind: usize| have[kind].saturating_sub(wanted[kind]);
        let elsewhere = spare(3).saturating_sub(left.victims[0]) + spare(4).saturating_sub(left.victims[1]);
        useless.len() + elsewhere <= left.anywhere
    }

    /// The pieces of a side that may be captured.
    pub(super) fn spare(&self, board: &Board, color: Color, left: Left) -> Bitboard {
        let pieces = board.color(color).without(board.role(Role::Pawn) | board.role(Role::King) | self.frozen);
        let useless = self.useless[color as usize];
        let pieces = pieces.without(self.shut[color as usize] & board.pieces(Role::Bishop.of(color)));
        let mut spare = pieces & useless;
        for kind in 0..KINDS {
            let of_kind = pieces.without(useless) & squares(board, color, kind);
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

fn kind_of(role: Role, square: Square) -> usize {
    match role {
        Role::Queen => 0,
        Role::Rook => 1,
        Role::Knight => 2,
        _ if square.is_light() => 3,
        _ => 4,
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
