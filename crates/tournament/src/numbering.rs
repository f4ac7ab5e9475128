//! Renumbering: pairing programs want starting ranks from 1 without gaps.

use std::collections::BTreeMap;

use crate::{Rank, Tournament};

impl Tournament {
    /// Numbers the players from 1 in the order of their starting ranks and rewrites every reference to them. References to nobody are
    /// dropped, such as a forbidden pair with somebody who was removed. Returns the new rank for each old one.
    pub fn renumber(&mut self) -> BTreeMap<Rank, Rank> {
        let mut ranks: Vec<Rank> = self.players.iter().map(|player| player.rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        let new: BTreeMap<Rank, Rank> = ranks.into_iter().zip(1..).collect();
        let renamed = |rank: Rank| new.get(&rank).copied();
        for player in &mut self.players {
            player.rank = renamed(player.rank).unwrap_or(player.rank);
            for round in &mut player.rounds {
                if let crate::Round::Game { opponent, .. } = round {
                    *opponent = opponent.and_then(renamed);
                }
            }
        }
        let each = |players: &mut Vec<Rank>| *players = players.iter().copied().filter_map(renamed).collect();
        self.byes.iter_mut().for_each(|absence| each(&mut absence.players));
        self.byes.retain(|absence| !absence.players.is_empty());
        self.forbidden.iter_mut().for_each(|forbidden| each(&mut forbidden.players));
        self.forbidden.retain(|forbidden| forbidden.players.len() > 1);
        self.adjustments.iter_mut().for_each(|adjustment| each(&mut adjustment.players));
        self.adjustments.retain(|adjustment| !adjustment.players.is_empty());
        self.accelerations.retain_mut(|acceleration| {
            let [first, last] = acceleration.players;
            let within: Vec<Rank> = new.range(first..=last.max(first)).map(|(_, rank)| *rank).collect();
            let (Some(first), Some(last)) = (within.first(), within.last()) else { return false };
            acceleration.players = [*first, *last];
            true
        });
        for line in &mut self.other {
            rename_national(line, &new);
        }
        self.players.sort_by_key(|player| player.rank);
        new
    }
}

/// A national record names its player by starting rank in columns 5 to 8.
fn rename_national(line: &mut String, new: &BTreeMap<Rank, Rank>) {
    let letters: Vec<char> = line.chars().collect();
    let is_federation = |code: &[char]| code.iter().all(char::is_ascii_uppercase) && !code.starts_with(&['X', 'X']);
    if letters.len() < 8 || !is_federation(&letters[..3]) || letters[3] != ' ' {
        return;
    }
    let found: String = letters[4..8].iter().collect();
    if let Some(rank) = found.trim().parse().ok().and_then(|rank: Rank| new.get(&rank)) {
        let (head, tail): (String, String) = (letters[..4].iter().collect(), letters[8..].iter().collect());
        *line = format!("{head}{rank:>4}{tail}");
    }
}

#[cfg(test)]
mod tests {
    use crate::{Acceleration, Color, Forbidden, GameResult, Player, Points, Round, Tournament};

    #[test]
    fn gaps_are_closed_everywhere() {
        let player = |rank, opponent| Player {
            rank,
            rounds: vec![Round::game(opponent, Color::White, GameResult::Win)],
            ..Player::default()
        };
        let mut event = Tournament {
            players: vec![player(7, 2), player(2, 7), player(5, 9)],
            forbidden: vec![
                Forbidden { rounds: None, players: vec![2, 7] },
                Forbidden { rounds: None, players: vec![2, 3] },
            ],
            accelerations: vec![Acceleration { points: Points::ONE, rounds: [1, 2], players: [1, 5] }],
            other: vec!["HUN    7 m    Kis, Anna".to_owned(), "XXQ    7".to_owned()],
            ..Tournament::default()
        };
        event.renumber();
        let ranks: Vec<_> = event.players.iter().map(|player| (player.rank, player.rounds[0].opponent())).collect();
        assert_eq!(ranks, [(1, Some(3)), (2, None), (3, Some(1))]);
        assert_eq!(event.forbidden, [Forbidden { rounds: None, players: vec![1, 3] }]);
        assert_eq!(event.accelerations[0].players, [1, 2]);
        assert_eq!(event.other, ["HUN    3 m    Kis, Anna", "XXQ    7"]);
    }
}
