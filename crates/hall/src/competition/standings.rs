//! Who has how many points (Article 10).

use std::collections::HashMap;

use jadoube_laws::event::Score;
use serde::Serialize;

use super::{CompetitionState, Where};

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The place, from 1; players with equal points share it.
    pub place: usize,
    /// The number of the player in the list, from 0.
    pub player: usize,
    /// The name.
    pub name: String,
    /// Points, in halves.
    pub half_points: u32,
    /// Games that are over.
    pub games: u32,
}

/// The table by points alone. What breaks ties is for the competition's own regulations, which are not part of the Laws.
pub fn standings(state: &CompetitionState, results: &HashMap<String, Score>) -> Vec<Standing> {
    let mut table: Vec<Standing> = state
        .players
        .iter()
        .enumerate()
        .map(|(player, entered)| Standing { place: 0, player, name: entered.name.clone(), half_points: 0, games: 0 })
        .collect();
    for game in state.games() {
        let score = match &game.pairing.game {
            Where::Here(stream) => results.get(stream).copied(),
            Where::Elsewhere(score) => Some(*score),
        };
        let Some(score) = score else { continue };
        for (player, points) in [(game.pairing.white, score.white), (game.pairing.black, score.black)] {
            table[player].half_points += u32::from(points);
            table[player].games += 1;
        }
    }
    for bye in state.rounds.iter().flat_map(|round| &round.byes) {
        table[bye.player].half_points += u32::from(bye.half_points);
    }
    table.sort_by(|one, other| other.half_points.cmp(&one.half_points).then(one.player.cmp(&other.player)));
    let mut place = 0;
    for index in 0..table.len() {
        if index == 0 || table[index].half_points != table[index - 1].half_points {
            place = index + 1;
        }
        table[index].place = place;
    }
    table
}
