//! Long computations, kept away from the threads that take in acts.

use crate::store::StoreError;

/// Computes something on a thread of its own.
pub(crate) async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, StoreError> {
    let task = tokio::task::spawn_blocking(work);
    task.await.map_err(|error| StoreError::Unavailable(error.to_string()))
}
