//! Which rounds are past, which one comes next, and a tournament as it was after a round.

use crate::{Bye, GameResult, Points, Rank, Round, Tournament};

impl Tournament {
    /// The next round to be paired, from 1. A last column with nothing but some byes belongs to it already; if everybody has a bye there,
    /// or somebody the pairing-allocated one, that round is past.
    pub fn next_round(&self) -> usize {
        let last = self.rounds();
        if last == 0 {
            return 1;
        }
        let cells = || self.players.iter().map(|player| player.rounds.get(last - 1).copied().unwrap_or_default());
        let is_pairing = |round: Round| matches!(round, Round::Game { .. } | Round::Bye(Bye::PairingAllocated));
        let everybody = cells().all(|round| round != Round::NotPaired);
        if everybody || cells().any(is_pairing) { last + 1 } else { last }
    }

    /// How many rounds from the first one on have no game in progress.
    pub fn finished_rounds(&self) -> usize {
        let is_pending = |round: &Round| matches!(round, Round::Game { result: GameResult::Pending, .. });
        let first = self.players.iter().filter_map(|player| player.rounds.iter().position(is_pending)).min();
        first.unwrap_or_else(|| self.rounds())
    }

    /// The tournament as it was after some rounds: later rounds are removed, and with them stated points and places.
    #[must_use]
    pub fn after(&self, rounds: usize) -> Tournament {
        let mut event = self.clone();
        if rounds < self.rounds() {
            for player in &mut event.players {
                player.rounds.truncate(rounds);
                (player.points, player.place) = (None, None);
            }
        }
        event
    }

    /// The virtual points of a player in each round, up to the last one that has any.
    pub fn accelerations_of(&self, rank: Rank) -> Vec<Points> {
        let of = |round: u16| {
            let meant = self.accelerations.iter().filter(|acceleration| {
                let ([first, last], [from, to]) = (acceleration.rounds, acceleration.players);
                (first..=last).contains(&round) && (from..=to).contains(&rank)
            });
            meant.map(|acceleration| acceleration.points).sum()
        };
        let mine = self.accelerations.iter().filter(|found| (found.players[0]..=found.players[1]).contains(&rank));
        (1..=mine.map(|found| found.rounds[1]).max().unwrap_or(0)).map(of).collect()
    }
}
