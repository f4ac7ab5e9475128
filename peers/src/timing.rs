//! How long a job keeps the processor, and what many measurements say together.

use std::fmt;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use nix::time::{ClockId, clock_gettime};

/// Does a job and says how long it kept the processor.
pub fn timed<T>(job: impl FnOnce() -> T) -> (T, Duration) {
    let before = processor_time();
    let done = job();
    (done, processor_time().saturating_sub(before))
}

/// Processor time of this thread so far; the wall clock where the system does not tell. Only differences mean something.
pub fn processor_time() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let start = START.get_or_init(Instant::now);
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_or_else(|_| start.elapsed(), Duration::from)
}

/// The repetitions of one measurement.
#[derive(Clone, Default, Debug)]
pub struct Sample(Vec<f64>);

impl Sample {
    /// Adds a repetition.
    pub fn add(&mut self, value: f64) {
        self.0.push(value);
    }

    /// Adds a time in seconds.
    pub fn add_time(&mut self, time: Duration) {
        self.add(time.as_secs_f64());
    }

    /// Whether nothing was measured.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The middle one, or the mean of the two in the middle; not a number if there is none.
    pub fn median(&self) -> f64 {
        let sorted = self.sorted();
        match sorted.len() {
            0 => f64::NAN,
            odd if odd % 2 == 1 => sorted[odd / 2],
            even => (sorted[even / 2 - 1] + sorted[even / 2]) / 2.0,
        }
    }

    /// How many times longer than another job this one took, by pairs of repetitions that were made one after the other.
    pub fn ratio_to(&self, other: &Sample) -> Sample {
        Sample(self.0.iter().zip(&other.0).map(|(mine, its)| mine / its).collect())
    }

    fn sorted(&self) -> Vec<f64> {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted
    }
}

/// The median, and in brackets the smallest and the largest.
impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sorted = self.sorted();
        match (sorted.first(), sorted.last()) {
            (Some(first), Some(last)) => f.pad(&format!("{:.2} ({first:.2}-{last:.2})", self.median())),
            _ => f.pad("-"),
        }
    }
}
