use core::fmt;
use core::ops::Not;

/// One of the two players, named by the pieces that he has (Article 1.1).
///
/// ```
/// use jadoube_board::Color;
/// assert_eq!(!Color::White, Color::Black);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// The player with the light-colored pieces, who makes the first move (1.2; 1.1 in 2009).
    White,
    /// The player with the dark-colored pieces.
    Black,
}

impl Color {
    /// White, then Black.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The value of `white` for White, of `black` for Black.
    #[inline]
    pub fn pick<T>(self, white: T, black: T) -> T {
        match self {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// `w` or `b`, as FEN writes the player to move.
    #[inline]
    pub const fn to_char(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.pick("white", "black"))
    }
}
