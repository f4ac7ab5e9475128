//! How long a job keeps the processor.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Does a job and says how long it kept the processor.
pub fn timed<T>(job: impl FnOnce() -> T) -> (T, Duration) {
    let before = processor_time();
    let done = job();
    (done, processor_time().saturating_sub(before))
}

/// Processor time of this thread so far, as Linux tells it; the wall clock elsewhere. Only differences mean something.
pub fn processor_time() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let start = START.get_or_init(Instant::now);
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split_whitespace().next().and_then(|field| field.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}
