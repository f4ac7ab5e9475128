//! Times, and their distribution.

use serde::Serialize;

/// The distribution of times, in milliseconds.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
pub(super) struct Spread {
    p50: f64,
    p99: f64,
    max: f64,
}

/// The distribution of times in microseconds.
pub(super) fn of(micros: &[u32]) -> Spread {
    let mut sorted = micros.to_vec();
    sorted.sort_unstable();
    let at = |share: f64| {
        let rank = ((sorted.len() as f64 * share).ceil() as usize).saturating_sub(1);
        sorted.get(rank).map_or(0.0, |micros| f64::from(*micros) / 1e3)
    };
    Spread { p50: at(0.5), p99: at(0.99), max: at(1.0) }
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "p50 {:.2}  p99 {:.2}  max {:.2}", self.p50, self.p99, self.max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_counts_ranks() {
        let micros: Vec<u32> = (1..=200).rev().map(|n| n * 1_000).collect();
        assert_eq!(of(&micros), Spread { p50: 100.0, p99: 198.0, max: 200.0 });
        assert_eq!(of(&[7_000]), Spread { p50: 7.0, p99: 7.0, max: 7.0 });
        assert_eq!(of(&[]), Spread::default());
    }
}
