//! Rooks, bishops and queens, who may not move over intervening pieces (Article 3.5), in two ways: by arithmetic on
//! any machine, and by a table indexed with the BMI2 instruction `pext` where the processor has a fast one.

use super::tables::BISHOP_LINES;
use crate::{Bitboard, Square};

/// A way to find what rooks and bishops attack, up to and including the first piece in each direction.
pub(crate) trait Sliders {
    fn rook(square: Square, occupied: Bitboard) -> Bitboard;
    fn bishop(square: Square, occupied: Bitboard) -> Bitboard;

    #[inline(always)]
    fn queen(square: Square, occupied: Bitboard) -> Bitboard {
        Self::rook(square, occupied) | Self::bishop(square, occupied)
    }
}

/// By arithmetic: on each line through the square, subtracting twice the slider from the occupied squares borrows up to
/// the first blocker, and the same on the mirrored board looks the other way.
pub(crate) struct Arithmetic;

const fn file_of(square: u32) -> u64 {
    0x0101_0101_0101_0101 << (square & 7)
}

const fn diagonals(lines: &[Bitboard; 64]) -> [[u64; 2]; 64] {
    let mut table = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            if lines[square].0 >> other & 1 != 0 {
                // On a rising diagonal both coordinates grow together.
                let rising = (other > square) == ((other & 7) > (square & 7));
                table[square][!rising as usize] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    table
}

static DIAGONALS: [[u64; 2]; 64] = diagonals(&BISHOP_LINES);

/// On a file or diagonal every square has its own rank, so reversing the ranks mirrors the line.
#[inline(always)]
const fn along(slider: u64, occupied: u64, line: u64) -> u64 {
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(slider << 1);
    let down = blockers.swap_bytes().wrapping_sub(slider.swap_bytes() << 1).swap_bytes();
    (up ^ down) & line
}

/// For a slider on each file of a rank and each occupation of the six inner squares: what it attacks on that rank.
/// Mirroring a rank by reversing bits costs more than this half kilobyte.
static RANK: [[u8; 64]; 8] = rank_attacks();

const fn rank_attacks() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as u8) << 1;
            let (mut left, mut right) = (file, file);
            while left > 0 {
                left -= 1;
                table[file][inner] |= 1 << left;
                if occupied >> left & 1 != 0 {
                    break;
                }
            }
            while right < 7 {
                right += 1;
                table[file][inner] |= 1 << right;
                if occupied >> right & 1 != 0 {
                    break;
                }
            }
            inner += 1;
        }
        file += 1;
    }
    table
}

#[inline(always)]
const fn rook_by_arithmetic(square: u32, occupied: u64) -> u64 {
    let slider = 1 << square;
    let file = file_of(square) & !slider;
    let start = square & 56;
    let inner = occupied >> start >> 1 & 63;
    along(slider, occupied, file) | (RANK[(square & 7) as usize][inner as usize] as u64) << start
}

#[inline(always)]
const fn bishop_by_arithmetic(square: u32, occupied: u64) -> u64 {
    let [rising, falling] = DIAGONALS[square as usize];
    along(1 << square, occupied, rising) | along(1 << square, occupied, falling)
}

impl Sliders for Arithmetic {
    #[inline(always)]
    fn rook(square: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(rook_by_arithmetic(square as u32, occupied.0))
    }

    #[inline(always)]
    fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(bishop_by_arithmetic(square as u32, occupied.0))
    }
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
pub(crate) use table::Table;

#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod table {
    use super::*;
    use core::arch::x86_64::_pext_u64;

    use crate::attacks::tables::ROOK_LINES;

    /// By table. To be used only where the processor has been seen to have BMI2.
    pub(crate) struct Table;

    #[derive(Copy, Clone)]
    struct Entry {
        /// Squares whose occupation matters: the lines without their last squares.
        mask: u64,
        /// Where the attacks of this square begin in `ATTACKS`.
        start: usize,
    }

    const fn masks(lines: &[Bitboard; 64], mut start: usize) -> [Entry; 64] {
        let mut table = [Entry { mask: 0, start: 0 }; 64];
        let mut square = 0;
        while square < 64 {
            // What stands on the last square of a line hides nothing; but a line may run along the edge.
            let sides = 0x8181_8181_8181_8181 & !file_of(square);
            let ends = 0xff00_0000_0000_00ff & !(0xff << (square & 56));
            let mask = lines[square as usize].0 & !sides & !ends;
            table[square as usize] = Entry { mask, start };
            start += 1 << mask.count_ones();
            square += 1;
        }
        table
    }

    const ROOK_SIZE: usize = 102_400;
    const BISHOP_SIZE: usize = 5_248;

    static ROOK: [Entry; 64] = masks(&ROOK_LINES, 0);
    static BISHOP: [Entry; 64] = masks(&BISHOP_LINES, ROOK_SIZE);

    const fn attacks() -> [Bitboard; ROOK_SIZE + BISHOP_SIZE] {
        let mut table = [Bitboard::EMPTY; ROOK_SIZE + BISHOP_SIZE];
        let mut entry = 0;
        while entry < 128 {
            let square = entry & 63;
            let for_rook = entry < 64;
            let Entry { mask, start } = if for_rook { ROOK[square] } else { BISHOP[square] };
            // Subsets of the mask in rising order are in the order of their `pext`.
            let (mut index, mut occupied) = (start, 0u64);
            loop {
                let square = square as u32;
                table[index] = Bitboard(if for_rook {
                    rook_by_arithmetic(square, occupied)
                } else {
                    bishop_by_arithmetic(square, occupied)
                });
                index += 1;
                occupied = occupied.wrapping_sub(mask) & mask;
                if occupied == 0 {
                    break;
                }
            }
            entry += 1;
        }
        table
    }

    #[allow(long_running_const_eval)]
    static ATTACKS: [Bitboard; ROOK_SIZE + BISHOP_SIZE] = attacks();

    #[inline(always)]
    fn look_up(entry: &Entry, occupied: Bitboard) -> Bitboard {
        // SAFETY: `Table` is named only inside functions that are compiled for and guarded by BMI2.
        let index = unsafe { _pext_u64(occupied.0, entry.mask) } as usize;
        ATTACKS[entry.start + index]
    }

    impl Sliders for Table {
        #[inline(always)]
        fn rook(square: Square, occupied: Bitboard) -> Bitboard {
            look_up(&ROOK[square as usize], occupied)
        }

        #[inline(always)]
        fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
            look_up(&BISHOP[square as usize], occupied)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Step by step, as Article 3.5 says it.
    fn walked(square: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
        let mut seen = Bitboard::EMPTY;
        for (files, ranks) in directions {
            let mut at = square;
            while let Some(next) = at.offset(files, ranks) {
                seen |= next.into();
                if occupied.contains(next) {
                    break;
                }
                at = next;
            }
        }
        seen
    }

    fn check<S: Sliders>() {
        let mut noise = 0x9e37_79b9_7f4a_7c15u64;
        for round in 0..2000 {
            noise = noise.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
            let dense = noise ^ noise >> 29;
            let occupied = Bitboard(if round % 2 == 0 { dense } else { dense & dense.rotate_left(21) });
            for square in Square::ALL {
                let rook = walked(square, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]);
                let bishop = walked(square, occupied, [(1, 1), (-1, 1), (1, -1), (-1, -1)]);
                assert_eq!(S::rook(square, occupied), rook, "rook on {square}\n{occupied:?}");
                assert_eq!(S::bishop(square, occupied), bishop, "bishop on {square}\n{occupied:?}");
                assert_eq!(S::queen(square, occupied), rook | bishop);
            }
        }
    }

    #[test]
    fn arithmetic_sees_what_a_walk_along_the_lines_sees() {
        check::<Arithmetic>();
    }

    #[test]
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    fn the_table_sees_what_a_walk_along_the_lines_sees() {
        if std::arch::is_x86_feature_detected!("bmi2") {
            check::<Table>();
        } else {
            eprintln!("skipped: this processor has no BMI2");
        }
    }
}
