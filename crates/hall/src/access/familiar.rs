//! Where the owner of an account has logged in before.
//!
//! Guessing passwords from many addresses must be slowed down for the account as a whole, but that would slow down its owner as well. So
//! attempts count only if they come from an address and a browser from which nobody has ever logged in to this account.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use sha2::{Digest as _, Sha256};

use crate::hex;
use crate::secret::Secret;
use crate::store::{Store, StoreError};

const KIND: &str = "familiar";
/// How long a place is remembered after the last login from there, in milliseconds.
const REMEMBERED: u64 = 180 * 24 * 60 * 60 * 1_000;
/// How many places are remembered for an account; the oldest are dropped.
const MOST: usize = 64;

/// Fingerprints of places, with the time of the last login from there. No address is kept in the clear.
type Places = BTreeMap<String, u64>;

/// The places from which accounts were used.
#[derive(Clone)]
pub struct Familiar {
    store: Arc<dyn Store>,
}

/// The network of an address: a household has a whole network of IPv6 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64)),
        address => address,
    }
}

fn fingerprint(account: &str, place: &str) -> String {
    hex::write(&Sha256::digest(format!("{}:{account}{place}", account.len())))
}

fn of_browser(account: &str, browser: &Secret) -> String {
    fingerprint(account, &format!("browser {browser}"))
}

fn places(account: &str, address: IpAddr, browser: Option<&Secret>) -> Vec<String> {
    let browser = browser.map(|secret| of_browser(account, secret));
    let address = fingerprint(account, &format!("address {}", network(address)));
    browser.into_iter().chain([address]).collect()
}

impl Familiar {
    /// The places in a store.
    pub fn new(store: Arc<dyn Store>) -> Familiar {
        Familiar { store }
    }

    async fn of(&self, account: &str) -> Result<Places, StoreError> {
        let found = self.store.get(KIND, account.to_owned()).await?;
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// Whether somebody has logged in to this account from this address or with this browser.
    pub async fn knows(
        &self,
        account: &str,
        address: IpAddr,
        browser: Option<&Secret>,
        now: u64,
    ) -> Result<bool, StoreError> {
        let known = self.of(account).await?;
        let fresh = |place: &String| known.get(place).is_some_and(|seen| now < seen.saturating_add(REMEMBERED));
        Ok(places(account, address, browser).iter().any(fresh))
    }

    /// Whether somebody has logged in to this account with this browser.
    pub async fn knows_browser(&self, account: &str, browser: &Secret, now: u64) -> Result<bool, StoreError> {
        let seen = self.of(account).await?.get(&of_browser(account, browser)).copied();
        Ok(seen.is_some_and(|seen| now < seen.saturating_add(REMEMBERED)))
    }

    /// Records a login.
    pub async fn remember(&self, account: &str, address: IpAddr, browser: &Secret, now: u64) -> Result<(), StoreError> {
        let mut known = self.of(account).await?;
        known.retain(|_, seen| now < seen.saturating_add(REMEMBERED));
        known.extend(places(account, address, Some(browser)).into_iter().map(|place| (place, now)));
        while known.len() > MOST {
            let Some(oldest) = known.iter().min_by_key(|(_, seen)| **seen).map(|(place, _)| place.clone()) else {
                break;
            };
            known.remove(&oldest);
        }
        let text = serde_json::to_string(&known).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, account.to_owned(), Some(text)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::{Durability, Sqlite};

    #[tokio::test]
    async fn a_place_is_known_for_its_account_and_for_half_a_year() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("hall.db"), Durability::Full).unwrap();
        let familiar = Familiar::new(Arc::new(store));
        let (home, neighbour, elsewhere) = ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1");
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let browser = Secret::draw();
        assert!(!familiar.knows("anna", address(home), Some(&browser), 0).await.unwrap());
        familiar.remember("anna", address(home), &browser, 1_000).await.unwrap();
        assert!(familiar.knows("anna", address(neighbour), None, 2_000).await.unwrap());
        assert!(familiar.knows("anna", address(elsewhere), Some(&browser), 2_000).await.unwrap());
        assert!(!familiar.knows("anna", address(elsewhere), Some(&Secret::draw()), 2_000).await.unwrap());
        assert!(familiar.knows_browser("anna", &browser, 2_000).await.unwrap());
        assert!(!familiar.knows_browser("anna", &Secret::draw(), 2_000).await.unwrap());
        assert!(!familiar.knows("bert", address(home), Some(&browser), 2_000).await.unwrap());
        assert!(!familiar.knows("anna", address(home), Some(&browser), 1_000 + REMEMBERED).await.unwrap());
        for number in 0..100 {
            familiar.remember("anna", address(home), &Secret::draw(), 2_000 + number).await.unwrap();
        }
        assert_eq!(familiar.of("anna").await.unwrap().len(), MOST);
    }
}
