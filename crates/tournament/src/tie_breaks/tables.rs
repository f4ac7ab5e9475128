//! The tables of FIDE's rating regulations (B.02, 8.1).

/// The difference in rating for a score of 50 to 100 per cent; below, it is negative.
#[rustfmt::skip]
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];

/// The highest difference in rating for each expected score of 50 to 99 per cent; above, it is 100 per cent.
#[rustfmt::skip]
const BANDS: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735,
];

/// The difference in rating for a score in hundredths of the maximum.
pub(super) fn difference(hundredths: u8) -> i32 {
    let distance = usize::from(hundredths.min(100).abs_diff(50));
    if hundredths < 50 { -DIFFERENCES[distance] } else { DIFFERENCES[distance] }
}

/// The expected score in a game, in hundredths, for a difference in rating.
pub(super) fn expected(difference: i64) -> i32 {
    let higher = BANDS.partition_point(|highest| *highest < difference.abs());
    let higher = 50 + i32::try_from(higher).unwrap_or(50);
    if difference < 0 { 100 - higher } else { higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_symmetrical_and_have_the_known_corners() {
        assert_eq!([0, 1, 49, 50, 51, 99, 100].map(difference), [-800, -677, -7, 0, 7, 677, 800]);
        assert_eq!([0, 3, 4, 10, 11, 400, 735, 736, 9_000].map(expected), [50, 50, 51, 51, 52, 92, 99, 100, 100]);
        for points in 0..=100 {
            assert_eq!(difference(points), -difference(100 - points));
        }
        for rating in -1_000..1_000 {
            assert_eq!(expected(rating) + expected(-rating), 100);
            assert!(expected(rating) <= expected(rating + 1));
        }
    }
}
