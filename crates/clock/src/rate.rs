//! Rate of play: standard, rapid or blitz (A.1, B.1).

use jadoube_board::Color;

use crate::{Millis, TimeControl};

/// The moves for which the time of a player is counted: "60 times any increment" (A.1, B.1).
pub const MOVES_COUNTED: u16 = 60;

/// A kind of game by its rate of play.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Rate {
    /// Appendix B.
    Blitz,
    /// Appendix A.
    Rapid,
    /// The competitive rules alone.
    Standard,
}

/// Where a kind of game ends, with or without the bound itself.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Bound {
    /// Less than this time.
    Below(Millis),
    /// This time or less.
    UpTo(Millis),
}

impl Bound {
    fn holds(self, time: Millis) -> bool {
        match self {
            Bound::Below(bound) => time < bound,
            Bound::UpTo(bound) => time <= bound,
        }
    }
}

/// The bounds between the kinds of game; a rule value, since editions of the Laws differ in it.
///
/// ```
/// use jadoube_clock::{Bound, Millis, Rate, RateBounds, TimeControl};
///
/// let minutes = Millis::from_minutes;
/// let older = RateBounds { blitz: Bound::Below(minutes(15)), rapid: Bound::Below(minutes(60)) };
/// let newer = RateBounds { blitz: Bound::UpTo(minutes(10)), rapid: Bound::Below(minutes(60)) };
/// let control: TimeControl = "10+3".parse()?; // 10 minutes and 3 seconds a move: 13 minutes
/// assert_eq!(control.rate(older), Some(Rate::Blitz));
/// assert_eq!(control.rate(newer), Some(Rate::Rapid));
/// # Ok::<(), jadoube_clock::ReadError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct RateBounds {
    /// Up to where a game is blitz.
    pub blitz: Bound,
    /// Up to where a game that is not blitz is rapid; beyond it is standard.
    pub rapid: Bound,
}

impl RateBounds {
    /// The kind of game for so much time a player (base and 60 times the extra time of a move).
    pub fn rate(self, time: Millis) -> Rate {
        if self.blitz.holds(time) {
            Rate::Blitz
        } else if self.rapid.holds(time) {
            Rate::Rapid
        } else {
            Rate::Standard
        }
    }
}

impl TimeControl {
    /// The kind of game by the time of one player: the main time of all periods of a game of 60 moves and the extra
    /// time of these moves. Delay counts like an increment.
    pub fn rate_of(&self, side: Color, bounds: RateBounds) -> Rate {
        bounds.rate(self.of(side).time_for(MOVES_COUNTED))
    }

    /// The kind of game, `None` when the two players' times belong to different kinds: A.1 and B.1 speak of the time
    /// "for each player", and leave such a game to the rules of the competition.
    pub fn rate(&self, bounds: RateBounds) -> Option<Rate> {
        let white = self.rate_of(Color::White, bounds);
        (white == self.rate_of(Color::Black, bounds)).then_some(white)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLDER: RateBounds =
        RateBounds { blitz: Bound::Below(Millis::from_minutes(15)), rapid: Bound::Below(Millis::from_minutes(60)) };
    const NEWER: RateBounds =
        RateBounds { blitz: Bound::UpTo(Millis::from_minutes(10)), rapid: Bound::Below(Millis::from_minutes(60)) };

    #[test]
    fn kinds_of_game_by_hand() {
        use Rate::{Blitz, Rapid, Standard};
        let table = [
            ("300", Blitz, Blitz),
            ("180+2", Blitz, Blitz),
            ("600", Blitz, Blitz),
            ("600.001", Blitz, Rapid),
            ("300+5", Blitz, Blitz),  // 5 + 5 = 10 minutes
            ("600+3", Blitz, Rapid),  // 13
            ("300+10", Rapid, Rapid), // exactly 15
            ("899.999", Blitz, Rapid),
            ("900+10", Rapid, Rapid),
            ("1800+30", Standard, Standard), // exactly 60
            ("1800+29", Rapid, Rapid),
            ("3540d1", Standard, Standard),
            ("3600", Standard, Standard),
            ("3599", Rapid, Rapid),
            ("40/5400+30:1800+30", Standard, Standard),
            ("20/300", Rapid, Rapid), // three times 5 minutes
            ("0+10", Blitz, Blitz),
        ];
        for (text, older, newer) in table {
            let control = TimeControl::from_pgn(text).unwrap();
            assert_eq!((control.rate(OLDER), control.rate(NEWER)), (Some(older), Some(newer)), "{text}");
        }
    }

    #[test]
    fn players_with_different_kinds_of_time() {
        let control: TimeControl = "white 20 black 5".parse().unwrap();
        assert_eq!(control.rate(NEWER), None);
        assert_eq!(control.rate_of(Color::White, NEWER), Rate::Rapid);
        assert_eq!(control.rate_of(Color::Black, NEWER), Rate::Blitz);
    }
}
