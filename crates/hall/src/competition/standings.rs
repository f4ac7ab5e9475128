//! The standings (Article 10), and what else carries over from game to game.

use jadoube_laws::competition::Log;
use serde::Serialize;

use super::CompetitionState;

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The place, from 1; players with equal points share it.
    pub place: usize,
    /// The number of the player in the list, from 0.
    pub player: usize,
    /// The name.
    pub name: String,
    /// Points, in halves, as the competition counts them and after penalties.
    pub half_points: u32,
    /// Games that are over.
    pub games: u32,
    /// Warnings.
    #[serde(skip_serializing_if = "is_zero")]
    pub warnings: u64,
    /// Fines, added up.
    #[serde(skip_serializing_if = "is_zero")]
    pub fines: u64,
    /// The last round in which the player may not play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excluded_through: Option<u16>,
    /// Expelled.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub expelled: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the form that serde asks for
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// The table by points alone. Tie-breaks are up to the regulations of the competition, which are not part of the Laws.
pub fn standings(state: &CompetitionState, log: &Log) -> Vec<Standing> {
    let mut table: Vec<Standing> = state
        .players
        .iter()
        .enumerate()
        .filter(|(player, _)| !state.dropped.contains(player))
        .map(|(player, entered)| {
            let carried = log.standing().player(&entered.name).cloned().unwrap_or_default();
            Standing {
                place: 0,
                player,
                name: entered.name.clone(),
                half_points: carried.points.halves.into(),
                games: 0,
                warnings: carried.warnings.into(),
                fines: carried.fines,
                excluded_through: carried.excluded_through,
                expelled: carried.expelled,
            }
        })
        .collect();
    for (game, number) in state.games().zip(1..) {
        if log.standing().game(number).is_some_and(|paired| paired.score.is_some()) {
            for player in [game.pairing.white, game.pairing.black] {
                if let Some(line) = table.iter_mut().find(|line| line.player == player) {
                    line.games += 1;
                }
            }
        }
    }
    for bye in state.rounds.iter().flat_map(|round| &round.byes) {
        if let Some(line) = table.iter_mut().find(|line| line.player == bye.player) {
            line.half_points += u32::from(bye.half_points);
        }
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
