//! What counting shows: men, promotions, and pawns that got past each other.

use jadoube_board::{Bitboard, Board, Color, File, Role};

use crate::verdict::Argument;

/// The men of one player by number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counts {
    /// All men.
    pub(crate) men: usize,
    pub(crate) pawns: usize,
    /// Men that must have been promoted, at least.
    pub(crate) promoted: usize,
    /// Of those, bishops of the light and of the dark squares.
    pub(crate) light_bishops: usize,
    pub(crate) dark_bishops: usize,
}

impl Counts {
    pub(crate) fn of(board: &Board, color: Color) -> Counts {
        let number = |role: Role| board.pieces(role.of(color)).len();
        let bishops = board.pieces(Role::Bishop.of(color));
        let light_bishops = (bishops & Bitboard::LIGHT).len().saturating_sub(1);
        let dark_bishops = (bishops & Bitboard::DARK).len().saturating_sub(1);
        let promoted = number(Role::Queen).saturating_sub(1)
            + number(Role::Rook).saturating_sub(2)
            + number(Role::Knight).saturating_sub(2)
            + light_bishops
            + dark_bishops;
        Counts { men: board.color(color).len(), pawns: number(Role::Pawn), promoted, light_bishops, dark_bishops }
    }

    /// Men that are gone.
    pub(crate) fn lost(&self) -> usize {
        16usize.saturating_sub(self.men)
    }

    /// Pawns that may have been captured as pawns, at most.
    pub(crate) fn pawns_lost(&self) -> usize {
        8usize.saturating_sub(self.pawns + self.promoted)
    }
}

/// The first contradiction among the numbers of the men.
pub(crate) fn argument(board: &Board) -> Option<Argument> {
    let [white, black] = [Counts::of(board, Color::White), Counts::of(board, Color::Black)];
    for (color, counts) in [(Color::White, &white), (Color::Black, &black)] {
        if counts.men > 16 {
            return Some(Argument::Men { color, men: counts.men });
        }
        // More than eight pawns are too many even if nobody was promoted; then none can be gone.
        let (promoted, gone) = (counts.promoted, 8usize.saturating_sub(counts.pawns));
        if promoted + counts.pawns > 8 {
            return Some(Argument::Promotions { color, promoted, gone });
        }
    }
    passing(board, &white, &black)
}

/// A pawn that was promoted, or that has no opposing pawn ahead on its file, has captured, or the pawn that was opposite to it
/// in the beginning has captured or was captured as a pawn.
///
/// So each capture by a pawn explains two such pawns, the capturing one and the one opposite to it, and each captured pawn
/// explains one. On each file one pawn of each player may still face the one that was opposite to it.
fn passing(board: &Board, white: &Counts, black: &Counts) -> Option<Argument> {
    let facing = facing_files(board);
    let [passed_white, passed_black] = [white, black].map(|side| (side.pawns + side.promoted).saturating_sub(facing));
    let captures = white.lost() + black.lost();
    // At most as many pawns were captured, before they could promote, as men were captured at all.
    let pawns_of = |side: &Counts| side.pawns_lost().min(side.lost());
    let (white_gone, black_gone) = (pawns_of(white), pawns_of(black));
    let both = (passed_white + passed_black, 2 * captures + white_gone + black_gone);
    let sums = [(passed_white, captures + black_gone), (passed_black, captures + white_gone), both];
    let (passed, explained) = sums.into_iter().find(|(passed, explained)| passed > explained)?;
    Some(Argument::Passing { passed, explained })
}

/// Files on which a white pawn has a black pawn ahead.
fn facing_files(board: &Board) -> usize {
    let white = board.pieces(Role::Pawn.of(Color::White));
    let black = board.pieces(Role::Pawn.of(Color::Black));
    File::ALL
        .into_iter()
        .filter(|file| {
            let file = Bitboard::of_file(*file);
            match ((white & file).first(), (black & file).last()) {
                (Some(white), Some(black)) => white < black,
                _ => false,
            }
        })
        .count()
}
