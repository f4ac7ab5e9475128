//! Who is connected to a board. A player whose page is open when an adjourned game is resumed is present and need not be called.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant as Monotonic;

use jadoube_laws::event::{Act, AdjournedAct, ClockAct};

use crate::board::{AdjournedPhase, Board, Command, Seat};
use crate::secret::Secret;

type Counts = HashMap<(String, Seat), usize>;

/// The players who are connected to this node of the hall.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    counts: Arc<Mutex<Counts>>,
}

/// Somebody is connected until this is dropped.
pub(crate) struct Here {
    presence: Presence,
    places: Vec<(String, Seat)>,
}

impl Presence {
    fn change(&self, change: impl FnOnce(&mut Counts)) {
        change(&mut self.counts.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Somebody has connected in these roles; only players are counted.
    pub(crate) fn enter(&self, game: &str, roles: &[Seat]) -> Here {
        let players = roles.iter().filter(|role| matches!(role, Seat::White | Seat::Black));
        let places: Vec<(String, Seat)> = players.map(|role| (game.to_owned(), *role)).collect();
        self.change(|counts| {
            for place in &places {
                *counts.entry(place.clone()).or_default() += 1;
            }
        });
        Here { presence: self.clone(), places }
    }

    fn is_here(&self, game: &str, role: Seat) -> bool {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.contains_key(&(game.to_owned(), role))
    }

    /// Records the arrival of the connected players before an arbiter resumes an adjourned game (I.9, I.11).
    pub(crate) async fn note(&self, game: &str, board: &Board, command: &Command, role: Seat) {
        let resumes = command.acts.contains(&Act::Adjourned(AdjournedAct::Resumes));
        if role != Seat::Arbiter || !resumes {
            return;
        }
        let adjourned = board.watch().await.and_then(|watch| watch.adjourned);
        if adjourned.is_none_or(|adjourned| adjourned.phase != AdjournedPhase::Closed) {
            return;
        }
        for player in [Seat::White, Seat::Black] {
            if self.is_here(game, player) {
                let arrives = Command::new(format!("here-{}", Secret::draw()), [Act::Clock(ClockAct::Arrives)]);
                // A player whose arrival cannot be recorded is called like anybody who is absent.
                let _ = board.act(arrives, player, Monotonic::now(), 0).await;
            }
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let places = std::mem::take(&mut self.places);
        self.presence.change(|counts| {
            for place in places {
                match counts.get_mut(&place) {
                    Some(count) if *count > 1 => *count -= 1,
                    _ => drop(counts.remove(&place)),
                }
            }
        });
    }
}
