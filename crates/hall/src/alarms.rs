//! Alarms: many boards are stopped at once, and later restarted, except those that were stopped for another reason.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::store::{Store, StoreError};

/// The kind of record that holds an alarm.
pub(crate) const KIND: &str = "alarm";

/// An alarm that has stopped boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Alarm {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The account of the arbiter.
    pub by: String,
    /// Why, in the arbiter's own words.
    pub reason: String,
    /// The competition whose boards were stopped; all boards of the hall if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub competition: Option<String>,
    /// The boards whose clocks were to be stopped.
    pub boards: Vec<String>,
    /// The wooden boards at which it was noted.
    #[serde(default)]
    pub wooden: Vec<String>,
}

/// The alarms of a hall that are not over.
#[derive(Clone)]
pub struct Alarms {
    store: Arc<dyn Store>,
}

impl Alarms {
    /// Of a store.
    pub fn new(store: Arc<dyn Store>) -> Alarms {
        Alarms { store }
    }

    /// All that are not over, the oldest first.
    pub async fn open(&self) -> Result<Vec<(String, Alarm)>, StoreError> {
        let kept = self.store.list(KIND).await?.into_iter();
        let mut found: Vec<(String, Alarm)> =
            kept.filter_map(|(id, text)| Some((id, serde_json::from_str(&text).ok()?))).collect();
        found.sort_by_key(|(_, alarm)| alarm.at);
        Ok(found)
    }

    /// One of them.
    pub async fn find(&self, id: &str) -> Result<Option<Alarm>, StoreError> {
        let kept = self.store.get(KIND, id.to_owned()).await?;
        Ok(kept.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Stores an alarm. This comes before the first clock is stopped, so that the boards can be restarted even after a crash.
    pub async fn keep(&self, id: &str, alarm: &Alarm) -> Result<(), StoreError> {
        let text = serde_json::to_string(alarm).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, id.to_owned(), Some(text)).await
    }

    /// It is over: its boards were restarted.
    pub async fn end(&self, id: &str) -> Result<(), StoreError> {
        self.store.put(KIND, id.to_owned(), None).await
    }
}
