//! Creates a checkpoint when all games of a round are over.

use std::collections::HashSet;
use std::sync::Arc;

use tokio::sync::Notify;

use super::{AfterRound, Checkpoint, Signer, all, make};
use crate::competition::{Desk, DeskError};
use crate::store::{Store, StoreError};

/// Creates the checkpoints of a hall.
#[derive(Clone)]
pub struct Keeper {
    desk: Desk,
    store: Arc<dyn Store>,
    signer: Arc<Signer>,
    /// One at a time, so that each refers to the one before it.
    making: Arc<tokio::sync::Mutex<()>>,
}

impl Keeper {
    /// The keeper of a hall's checkpoints.
    pub fn new(desk: Desk, store: Arc<dyn Store>, signer: Signer) -> Keeper {
        Keeper { desk, store, signer: Arc::new(signer), making: Arc::default() }
    }

    /// Creates one now.
    pub async fn make(&self, after: Option<AfterRound>) -> Result<Checkpoint, StoreError> {
        let _alone = self.making.lock().await;
        make(&*self.store, &self.signer, after).await
    }

    /// The last one that is of this competition or of none.
    pub async fn last(&self, competition: &str) -> Result<Option<Checkpoint>, StoreError> {
        let (all, _) = all(&*self.store).await?;
        let is_of =
            |checkpoint: &Checkpoint| checkpoint.after.as_ref().is_none_or(|after| after.competition == competition);
        Ok(all.into_iter().rev().find(is_of))
    }

    /// Creates the checkpoints that are due: one for every last round that is over and has none yet.
    pub async fn catch_up(&self) -> Result<usize, DeskError> {
        let (made, _) = all(&*self.store).await?;
        let made: HashSet<(String, u16)> =
            made.into_iter().filter_map(|one| one.after.map(|after| (after.competition, after.round))).collect();
        let mut count = 0;
        for (competition, _) in self.desk.list().await? {
            let Ok(state) = self.desk.state(&competition).await else { continue };
            let round = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
            if round == 0 || made.contains(&(competition.clone(), round)) {
                continue;
            }
            if self.desk.is_round_over(&state, round).await? {
                self.make(Some(AfterRound { competition, round })).await?;
                count += 1;
            }
        }
        Ok(count)
    }

    /// Creates the checkpoints that are due now and whenever a game ends, for as long as the hall exists.
    pub async fn work(self, over: Arc<Notify>) {
        loop {
            if let Err(error) = self.catch_up().await {
                tracing::warn!(%error, "a checkpoint cannot be made now");
            }
            over.notified().await;
        }
    }
}
