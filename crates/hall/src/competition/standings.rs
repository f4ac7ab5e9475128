//! The standings (Article 10), with the tie-breaks that the competition announced, and what else carries over from game to game.

use jadoube_laws::competition::Log;
use jadoube_tournament::tie_breaks::{Calculator, Row};
use serde::Serialize;

use super::CompetitionState;
use super::trf::{Ends, numbers, tournament};

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The place, from 1; players whom the tie-breaks do not separate share it.
    pub place: usize,
    /// The number of the player in the list, from 0.
    pub player: usize,
    /// The name.
    pub name: String,
    /// Points, in halves, as the competition counts them and after penalties.
    pub half_points: u32,
    /// Games that are over.
    pub games: u32,
    /// The tie-breaks in the order of the competition, as text; `null` if there is no value, such as direct encounter for a player who is
    /// not tied.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<Option<String>>,
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

/// The points of a player, in halves, as the competition counts them and after penalties.
pub(super) fn half_points(state: &CompetitionState, log: &Log, player: usize) -> u32 {
    let from_games =
        log.standing().player(&state.players[player].name).map_or(0, |carried| carried.points.halves.into());
    let byes = state.rounds.iter().flat_map(|round| &round.byes).filter(|bye| bye.player == player);
    from_games + byes.map(|bye| u32::from(bye.half_points)).sum::<u32>()
}

/// The table, by points and then by the tie-breaks that the competition announced.
pub fn standings(state: &CompetitionState, log: &Log, ends: &Ends) -> Vec<Standing> {
    let mut games = vec![0; state.players.len()];
    for (game, number) in state.games().zip(1..) {
        if log.standing().game(number).is_some_and(|paired| paired.score.is_some()) {
            games[game.pairing.white] += 1;
            games[game.pairing.black] += 1;
        }
    }
    let list = state.announcement.regulations.list();
    let numbers = numbers(state);
    let line = |row: Row| {
        let player = numbers[usize::from(row.rank) - 1];
        let entered = &state.players[player];
        let carried = log.standing().player(&entered.name).cloned().unwrap_or_default();
        let shown = list.iter().zip(&row.cells).map(|(tie_break, cell)| cell.value.map(|value| tie_break.show(value)));
        Standing {
            place: row.place,
            player,
            name: entered.name.clone(),
            half_points: half_points(state, log, player),
            games: games[player],
            tie_breaks: shown.collect(),
            warnings: carried.warnings.into(),
            fines: carried.fines,
            excluded_through: carried.excluded_through,
            expelled: carried.expelled,
        }
    };
    calculator(state, log, ends).standings(&list).into_iter().map(line).collect()
}

/// The tie-breaks of a competition.
pub fn calculator(state: &CompetitionState, log: &Log, ends: &Ends) -> Calculator {
    Calculator::new(&tournament(state, log, ends), &state.announcement.regulations.c07())
}
