//! Whether a square is attacked along its lines: the eight rays from it at once where the processor can do that, otherwise the attackers
//! one by one.

use super::tables::{BETWEEN, BISHOP_LINES, ROOK_LINES};
use crate::{Bitboard, Square};

/// Whether one of the rooks and queens, or of the bishops and queens, attacks the square when the squares of `occupied` are taken. They must
/// stand on squares of `occupied`.
#[inline(always)]
pub(crate) fn is_hit(square: Square, occupied: Bitboard, orthogonal: Bitboard, diagonal: Bitboard) -> bool {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if super::processor::has_avx512() {
        // SAFETY: the processor has the instructions that the function is compiled for.
        return unsafe { wide::is_hit(square, occupied, orthogonal, diagonal) };
    }
    is_hit_by_lines(square, occupied, orthogonal, diagonal)
}

/// Most squares are on two lines of such pieces or fewer: both are examined without a branch, so that none can be mispredicted.
#[inline(always)]
fn is_hit_by_lines(square: Square, occupied: Bitboard, orthogonal: Bitboard, diagonal: Bitboard) -> bool {
    let aimed = ROOK_LINES[square as usize] & orthogonal | BISHOP_LINES[square as usize] & diagonal;
    let mut aimed = aimed.0;
    let mut open = line_is_open(square, aimed, occupied);
    aimed &= aimed.wrapping_sub(1);
    open |= line_is_open(square, aimed, occupied);
    aimed &= aimed.wrapping_sub(1);
    while aimed != 0 {
        open |= line_is_open(square, aimed, occupied);
        aimed &= aimed - 1;
    }
    open
}

/// Whether nothing stands between the square and the first of these pieces; `false` if there are no pieces.
#[inline(always)]
fn line_is_open(square: Square, pieces: u64, occupied: Bitboard) -> bool {
    let first = Bitboard(pieces).first().unwrap_or(square);
    (pieces != 0) & !BETWEEN[square as usize][first as usize].meets(occupied)
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
mod wide {
    use std::arch::x86_64::*;

    use crate::{Bitboard, Square};

    /// The rays from each square: four that go to higher squares, then the four opposite ones; diagonals at the odd places.
    #[repr(C, align(64))]
    struct Rays([[u64; 8]; 64]);

    const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1)];
    const UPWARDS: __mmask8 = 0b0000_1111;

    static RAYS: Rays = {
        let mut table = [[0; 8]; 64];
        let mut square = 0;
        while square < 64 {
            let mut lane = 0;
            while lane < 8 {
                let (files, ranks) = DIRECTIONS[lane];
                table[square][lane] = super::super::tables::ray(Square::ALL[square], files, ranks);
                lane += 1;
            }
            square += 1;
        }
        Rays(table)
    };

    /// Looks at the man that is nearest on each ray: does it attack along this ray?
    #[inline]
    #[target_feature(enable = "avx512f,avx512cd")]
    pub(super) fn is_hit(square: Square, occupied: Bitboard, orthogonal: Bitboard, diagonal: Bitboard) -> bool {
        // SAFETY: there are 64 bytes for each square, and this load needs no alignment.
        let rays = unsafe { _mm512_loadu_si512(RAYS.0[square as usize].as_ptr().cast()) };
        let men = _mm512_and_si512(rays, _mm512_set1_epi64(occupied.0 as i64));
        // The man that is nearest on a ray is the only one whose bit is set in these. Other bits mean nothing.
        let lowest = _mm512_sub_epi64(_mm512_setzero_si512(), men);
        let highest = _mm512_rorv_epi64(_mm512_set1_epi64(i64::MIN), _mm512_lzcnt_epi64(men));
        let nearest = _mm512_mask_mov_epi64(highest, UPWARDS, lowest);
        let sliders = _mm512_broadcast_i32x4(_mm_set_epi64x(diagonal.0 as i64, orthogonal.0 as i64));
        _mm512_test_epi64_mask(nearest, _mm512_and_si512(men, sliders)) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks;
    use proptest::prelude::*;

    fn check(square: Square, occupied: u64, orthogonal: u64, diagonal: u64) {
        let (occupied, orthogonal) = (Bitboard(occupied | orthogonal | diagonal), Bitboard(orthogonal));
        let diagonal = Bitboard(diagonal);
        let expected =
            attacks::rook(square, occupied).meets(orthogonal) || attacks::bishop(square, occupied).meets(diagonal);
        assert_eq!(is_hit(square, occupied, orthogonal, diagonal), expected, "{square} {occupied:?}");
        assert_eq!(is_hit_by_lines(square, occupied, orthogonal, diagonal), expected, "{square} {occupied:?}");
    }

    #[test]
    fn every_line_is_open_until_something_stands_on_it() {
        for square in Square::ALL {
            for other in Square::ALL.into_iter().filter(|&other| other != square) {
                let piece = Bitboard::of(other).0;
                check(square, 0, piece, 0);
                check(square, 0, 0, piece);
                for between in attacks::between(square, other) {
                    check(square, Bitboard::of(between).0, piece, 0);
                    check(square, Bitboard::of(between).0, 0, piece);
                }
            }
        }
    }

    proptest! {
        #[test]
        fn a_square_is_hit_by_whatever_sees_it(
            square in 0usize..64, one in any::<u64>(), two in any::<u64>(), three in any::<u64>(), orthogonal in any::<u64>(),
            diagonal in any::<u64>(),
        ) {
            let square = Square::ALL[square];
            let here = !Bitboard::of(square).0;
            // Boards with many men and with few.
            check(square, one & two & here, orthogonal & one & here, diagonal & two & here);
            check(square, one & two & three & here, orthogonal & one & two & here, diagonal & two & three & here);
        }
    }
}
