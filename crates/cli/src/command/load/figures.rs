//! Times, and their distribution.

use jadoube_api::Spread;

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

/// A distribution for people.
pub(super) fn written(Spread { p50, p99, max }: Spread) -> String {
    format!("p50 {p50:.2}  p99 {p99:.2}  max {max:.2}")
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
