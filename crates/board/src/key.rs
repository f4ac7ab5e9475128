use crate::Position;

/// Odd constants with well spread bits (from the square roots of small primes), one for each word of a position.
const MIX: [u64; 6] = [
    0x6a09_e667_f3bc_c909,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
];

impl Position {
    /// Whether this is the same position in the sense of Article 9.2.3 (9.2.2 in 2018, 9.2 before): the same player
    /// has the move, pieces of the same kind and color stand on the same squares, and the possible moves are the same.
    ///
    /// An en passant square counts only where the capture is legal, a castling right as long as it is not lost. The
    /// counters do not count.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let early: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let late: Position = "4k3/8/8/8/8/8/8/4K2R w K - 8 5".parse()?;
    /// let lost: Position = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse()?;
    /// assert!(early.same_position(&late) && early != late);
    /// assert!(!early.same_position(&lost));
    /// # Ok::<(), jadoube_board::PositionError>(())
    /// ```
    #[inline]
    pub fn same_position(&self, other: &Position) -> bool {
        self.board == other.board
            && self.castling == other.castling
            && self.turn == other.turn
            && self.en_passant == other.en_passant
    }

    /// A 64-bit key, equal for positions that are the same in the sense of [`Position::same_position`] and almost surely
    /// different for others. It is the same on every machine and in every version of this crate with the same major
    /// number.
    ///
    /// It is computed when asked for, from the six words that identify a position. That takes about as long as playing a
    /// move (docs/PERFORMANCE.md), so it is not kept up to date on moves where nobody asks.
    #[inline]
    pub fn key(&self) -> u64 {
        let en_passant = self.en_passant.map_or(64, |square| square as u64);
        let words = [
            self.board.x,
            self.board.y,
            self.board.z,
            self.board.white,
            self.castling.0,
            en_passant << 1 | self.turn as u64,
        ];
        let mut key = 0;
        for (word, mix) in words.into_iter().zip(MIX) {
            key = fold(key ^ word, mix);
        }
        fold(key, MIX[0])
    }
}

/// The 128-bit product, its halves put together: every bit of the input reaches every bit of the output.
#[inline(always)]
const fn fold(value: u64, mix: u64) -> u64 {
    let product = (value ^ mix.rotate_left(32)) as u128 * mix as u128;
    product as u64 ^ (product >> 64) as u64
}
