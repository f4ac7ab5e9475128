//! What spectators see of all boards at once, each with the delay of its competition (6.12 and the broadcast delay).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use jadoube_clock::Instant;
use serde::Serialize;

use crate::board::{Board, Opening, Published, Seat, View};

/// A board on the wall display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shown {
    /// The state of the game when it was last shown.
    pub view: View,
    /// Milliseconds since then, in the time of the broadcast; 0 if only moves are delayed, since nobody may see how long one takes.
    pub since: u64,
}

/// The boards that somebody watches.
#[derive(Clone, Default)]
pub struct Showcase {
    shown: Arc<Mutex<HashMap<String, Arc<Latest>>>>,
}

#[derive(Default)]
struct Latest {
    row: Mutex<Option<Arc<Published>>>,
    /// The followed board was given up here; the next request follows it again.
    ended: std::sync::atomic::AtomicBool,
}

impl Showcase {
    /// A board as spectators may see it now.
    pub async fn show(&self, game: &str, board: &Board, opening: &Opening) -> Shown {
        let latest = self.latest(game, board);
        let row = latest.row.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let settings = opening.settings;
        let view = match (&row, settings.delay_seconds, settings.delay_plies) {
            (Some(row), ..) => row.view_for(Seat::Spectator).clone(),
            // Nothing has been shown yet, and there is no delay: the current state can be shown at once.
            (None, 0, 0) => match board.snapshot(Seat::Spectator).await {
                Some(snapshot) => return Shown { view: snapshot.view, since: 0 },
                None => Shown::beginning(opening),
            },
            (None, ..) => Shown::beginning(opening),
        };
        let since = match row {
            Some(row) if settings.delay_plies == 0 => {
                board.now().0.saturating_sub(u64::from(settings.delay_seconds) * 1_000).saturating_sub(row.at.0)
            }
            _ => 0,
        };
        Shown { view, since }
    }

    fn latest(&self, game: &str, board: &Board) -> Arc<Latest> {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(latest) = shown.get(game)
            && !latest.ended.load(std::sync::atomic::Ordering::Relaxed)
        {
            return Arc::clone(latest);
        }
        let latest: Arc<Latest> = Arc::default();
        shown.insert(game.to_owned(), Arc::clone(&latest));
        let (mut follower, kept) = (board.follow(0, Seat::Spectator), Arc::clone(&latest));
        tokio::spawn(async move {
            while let Some(row) = follower.next().await {
                *kept.row.lock().unwrap_or_else(PoisonError::into_inner) = Some(row);
            }
            kept.ended.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        latest
    }
}

impl Shown {
    fn beginning(opening: &Opening) -> View {
        View::of(&jadoube_laws::game::Game::new(opening.rules.clone()), Instant::START)
    }
}
