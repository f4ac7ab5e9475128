//! Rate limits: a visitor who floods the hall has to wait, and nobody else does.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use sha2::{Digest as _, Sha256};

/// How many at once, and how many per second after that.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rate {
    burst: f64,
    per_second: f64,
}

/// Wrong passwords and links from one address.
pub(crate) const DOOR: Rate = Rate { burst: 10.0, per_second: 0.2 };
/// Attempts to log in to one account from unknown places: more than a forgetful owner needs, and 1,440 a day.
pub(crate) const ACCOUNT: Rate = Rate { burst: 10.0, per_second: 1.0 / 60.0 };
/// Acts of one socket or session: faster than any hand.
pub(crate) const ACTS: Rate = Rate { burst: 40.0, per_second: 20.0 };
/// Boards set up by one address without an account.
pub(crate) const BOARDS: Rate = Rate { burst: 20.0, per_second: 0.1 };

/// The remaining allowance.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bucket {
    left: f64,
    seen: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.burst, seen: now }
    }

    /// Takes one token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.seen).as_secs_f64();
        self.left = (self.left + passed * rate.per_second).min(rate.burst);
        self.seen = now;
        let granted = self.left >= 1.0;
        if granted {
            self.left -= 1.0;
        }
        granted
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.left + now.saturating_duration_since(self.seen).as_secs_f64() * rate.per_second >= rate.burst
    }
}

/// Buckets by name. Full ones are dropped, so that the map does not grow with the number of visitors.
#[derive(Debug)]
struct Buckets<K>(Mutex<HashMap<K, Bucket>>);

impl<K> Default for Buckets<K> {
    fn default() -> Buckets<K> {
        Buckets(Mutex::default())
    }
}

/// Full buckets are dropped when there are this many.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    fn take(&self, key: K, rate: Rate, now: Instant) -> bool {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full(rate, now));
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }
}

/// The limits of a hall.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    door: Buckets<IpAddr>,
    /// For browsers that have logged in to an account before.
    owners: Buckets<[u8; 32]>,
    accounts: Buckets<[u8; 32]>,
    boards: Buckets<IpAddr>,
    acts: Buckets<String>,
}

impl Limits {
    /// Whether this address may try another password or link.
    pub(crate) fn door(&self, address: IpAddr) -> bool {
        self.door.take(address, DOOR, Instant::now())
    }

    /// Whether a browser that has logged in to this account before may try another password, regardless of others at its address.
    pub(crate) fn owner(&self, account: &str, browser: &str) -> bool {
        let key = Sha256::digest(format!("{}:{account}{browser}", account.len()));
        self.owners.take(key.into(), DOOR, Instant::now())
    }

    /// Whether a stranger may try another password for this account, wherever earlier attempts came from.
    pub(crate) fn stranger(&self, account: &str) -> bool {
        self.accounts.take(Sha256::digest(account).into(), ACCOUNT, Instant::now())
    }

    /// Whether this address may set up another board.
    pub(crate) fn boards(&self, address: IpAddr) -> bool {
        self.boards.take(address, BOARDS, Instant::now())
    }

    /// Whether this visitor may do another act.
    pub(crate) fn acts(&self, visitor: String) -> bool {
        self.acts.take(visitor, ACTS, Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let now = Instant::now();
        let rate = Rate { burst: 3.0, per_second: 2.0 };
        let mut bucket = Bucket::full(rate, now);
        let granted = |bucket: &mut Bucket, at| (0..10).filter(|_| bucket.take(rate, at)).count();
        assert_eq!(granted(&mut bucket, now), 3);
        assert_eq!(granted(&mut bucket, now + Duration::from_secs(1)), 2);
        assert_eq!(granted(&mut bucket, now + Duration::from_secs(100)), 3);
    }

    #[test]
    fn a_flood_does_not_block_other_visitors() {
        let limits = Limits::default();
        while limits.acts("flood".to_owned()) {}
        assert!(limits.acts("other".to_owned()));
        while limits.stranger("anna") {}
        assert!(limits.stranger("bert"));
        while limits.owner("anna", "one") {}
        assert!(limits.owner("anna", "other") && limits.owner("bert", "one"));
    }
}
