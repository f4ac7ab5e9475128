//! Amounts of time and points in time, in whole milliseconds.

use std::fmt;

/// An amount of time in whole milliseconds.
///
/// Arithmetic saturates at both ends (nothing, and 584 million years), so that no amount read from outside can
/// make a clock panic or wrap around.
///
/// ```
/// use jadoube_clock::Millis;
/// assert_eq!(Millis::from_minutes(90).to_string(), "1:30:00");
/// assert_eq!(Millis(1).minus(Millis(2)), Millis::ZERO);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Millis(pub u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// So many seconds.
    pub const fn from_seconds(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1000))
    }

    /// So many minutes.
    pub const fn from_minutes(minutes: u64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// Whether there is no time at all.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum, at most the greatest amount there is.
    pub const fn plus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }

    /// The difference, or nothing where `other` is more.
    pub const fn minus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }

    /// The product, at most the greatest amount there is.
    pub const fn times(self, factor: u64) -> Millis {
        Millis(self.0.saturating_mul(factor))
    }

    /// Seconds rounded up: what a clock should show, because then it shows 0:00 only when nothing is left.
    pub const fn seconds_rounded_up(self) -> u64 {
        self.0.div_ceil(1000)
    }
}

/// `h:mm:ss`, with milliseconds after a point when there are any.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        if millis == 0 { Ok(()) } else { write!(f, ".{millis:03}") }
    }
}

/// A point on the game's own time line, in milliseconds since its beginning, which is for the caller to place.
///
/// Nothing here knows what time of day it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Instant(pub u64);

impl Instant {
    /// The beginning of the time line.
    pub const START: Instant = Instant(0);

    /// The instant that much later (the last one there is, where the time line ends before).
    pub const fn after(self, time: Millis) -> Instant {
        Instant(self.0.saturating_add(time.0))
    }

    /// The time from `earlier` to here, nothing when `earlier` is not earlier.
    pub const fn since(self, earlier: Instant) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

/// Time since the beginning, written like [`Millis`].
impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Millis(self.0).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_as_a_clock_shows_it() {
        assert_eq!(Millis(0).to_string(), "0:00:00");
        assert_eq!(Millis(59_999).to_string(), "0:00:59.999");
        assert_eq!(Millis(3_600_050).to_string(), "1:00:00.050");
        assert_eq!(Millis(u64::MAX).to_string(), "5124095576030:25:51.615");
        assert_eq!(Instant(61_000).to_string(), "0:01:01");
    }

    #[test]
    fn seconds_are_rounded_up() {
        assert_eq!([0, 1, 1000, 1001].map(|ms| Millis(ms).seconds_rounded_up()), [0, 1, 1, 2]);
        assert_eq!(Millis(u64::MAX).seconds_rounded_up(), u64::MAX / 1000 + 1);
    }

    #[test]
    fn saturates() {
        assert_eq!(Millis(u64::MAX).plus(Millis(1)), Millis(u64::MAX));
        assert_eq!(Millis::from_minutes(u64::MAX), Millis(u64::MAX));
        assert_eq!(Instant(5).since(Instant(6)), Millis::ZERO);
        assert_eq!(Instant(u64::MAX).after(Millis(1)), Instant(u64::MAX));
    }
}
