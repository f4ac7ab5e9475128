//! A game's time line on this machine: maps the monotonic clock of the process to the instants of the log.
//!
//! The wall clock plays no part. While nobody owns the game its time line is paused, so that a restart adds no time.

use std::time::{Duration, Instant as Monotonic};

use jadoube_clock::Instant;

/// The anchor between the time line of a game and that of this process.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Timeline {
    instant: Instant,
    here: Monotonic,
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

impl Timeline {
    /// The time line continues from this instant, now.
    pub fn from(instant: Instant, here: Monotonic) -> Timeline {
        Timeline { instant, here }
    }

    /// The instant of the game at a moment of this process. Moments before the anchor are at the anchor.
    pub fn instant(&self, moment: Monotonic) -> Instant {
        Instant(self.instant.0.saturating_add(millis(moment.saturating_duration_since(self.here))))
    }

    /// The game was paused for this many milliseconds: later instants are that much earlier on its time line.
    pub fn stood(&self, millis: u64) -> Timeline {
        let here = self.here.checked_add(Duration::from_millis(millis)).unwrap_or(self.here);
        Timeline { here, ..*self }
    }

    /// The moment of this process at which the game reaches an instant.
    pub fn moment(&self, instant: Instant) -> Option<Monotonic> {
        self.here.checked_add(Duration::from_millis(instant.0.saturating_sub(self.instant.0)))
    }
}

/// The lifetime of this process, which its pulse records.
#[derive(Copy, Clone, Debug)]
pub struct Life {
    began: Monotonic,
}

impl Life {
    /// Starts now.
    pub fn begin() -> Life {
        Life { began: Monotonic::now() }
    }

    /// Milliseconds since the start.
    pub fn millis(&self, moment: Monotonic) -> u64 {
        millis(moment.saturating_duration_since(self.began))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_line_continues_from_its_anchor() {
        let here = Monotonic::now();
        let line = Timeline::from(Instant(5_000), here);
        let later = here + Duration::from_millis(250);
        assert_eq!(line.instant(later), Instant(5_250));
        assert_eq!(line.moment(Instant(5_250)), Some(later));
        assert_eq!(line.instant(here.checked_sub(Duration::from_secs(1)).unwrap()), Instant(5_000));
        assert_eq!(line.stood(200).instant(later), Instant(5_050));
        assert_eq!(line.stood(200).moment(Instant(5_050)), Some(later));
    }
}
