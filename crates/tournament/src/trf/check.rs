//! Checks across lines: every number names a player, and a game stands in both players' lines.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::line::Found;
use super::{Expected, FIRST_ROUND, Fault, ROUND_WIDTH};
use crate::{Rank, Round, Tournament};

/// Where a record names players.
pub(super) struct Mention {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) rank: Rank,
}

/// Checks a tournament whose players stand in these lines.
pub(super) fn check(event: &Tournament, lines: &[usize], mentions: &[Mention], found: &mut Found) {
    let mut known: HashMap<Rank, usize> = HashMap::new();
    for (index, player) in event.players.iter().enumerate() {
        match known.entry(player.rank) {
            Entry::Vacant(new) => drop(new.insert(index)),
            Entry::Occupied(_) => {
                let found_rank = player.rank.to_string();
                found.add(Fault { line: lines[index], column: 5, expected: Expected::NewRank, found: found_rank });
            }
        }
    }
    if !found.is_empty() {
        return;
    }
    for Mention { line, column, rank } in mentions {
        if !known.contains_key(rank) {
            let (expected, rank) = (Expected::KnownPlayer, rank.to_string());
            found.add(Fault { line: *line, column: *column, expected, found: rank });
        }
    }
    for (index, player) in event.players.iter().enumerate() {
        for (number, round) in player.rounds.iter().enumerate() {
            let Some(opponent) = round.opponent() else { continue };
            let expected = match known.get(&opponent) {
                None => Expected::KnownPlayer,
                Some(theirs) if opponent == player.rank || !agree(event, index, *theirs, number) => {
                    Expected::SameGame { line: lines[*theirs] }
                }
                Some(_) => continue,
            };
            let column = FIRST_ROUND + number * ROUND_WIDTH;
            found.add(Fault { line: lines[index], column, expected, found: opponent.to_string() });
        }
        if found.is_full() {
            return;
        }
    }
}

/// Whether a game of one player stands in the line of the other, too. A forfeit may stand in one line only.
fn agree(event: &Tournament, one: usize, other: usize, round: usize) -> bool {
    let [mine, theirs] = [one, other].map(|index| event.players[index].rounds.get(round).copied().unwrap_or_default());
    let Round::Game { result, color, .. } = mine else { return true };
    match theirs {
        Round::Game { opponent, color: their_color, result: their_result }
            if opponent == Some(event.players[one].rank) =>
        {
            let colors = color.is_none() || their_color.is_none() || color != their_color;
            // A game is played for both or for neither.
            colors && result.is_forfeit() == their_result.is_forfeit()
        }
        Round::Game { opponent: Some(_), .. } => false,
        _ => result.is_forfeit(),
    }
}
