//! Who plays in which round: absences and byes that were asked for in advance, and withdrawals.

use serde::{Deserialize, Serialize};

use super::{Bye, Pairing};

/// Whether a player plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Attends {
    /// In this round and all later ones, unless something else is said of one.
    #[default]
    Plays,
    /// Not in this round, without points.
    Absent,
    /// Not in this round, for half a point.
    HalfPointBye,
    /// From this round on not at all.
    Withdrawn,
}

impl Attends {
    /// Whether this is said of all rounds from one on, and not of one alone.
    const fn lasts(self) -> bool {
        matches!(self, Attends::Plays | Attends::Withdrawn)
    }

    /// What a round without a game is worth, in half points; `None` for somebody who plays.
    pub const fn half_points(self) -> Option<u8> {
        match self {
            Attends::Plays => None,
            Attends::HalfPointBye => Some(1),
            Attends::Absent | Attends::Withdrawn => Some(0),
        }
    }
}

/// What was said of a player: the last word on a round counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attendance {
    /// The number of the player, from 0.
    pub player: usize,
    /// The round, from 1.
    pub round: u16,
    /// What was said.
    pub attends: Attends,
}

/// Whether a player plays in a round, by all that was said in order.
pub fn attends(said: &[Attendance], player: usize, round: u16) -> Attends {
    let of_it =
        |one: &&Attendance| one.player == player && (one.round == round || one.attends.lasts() && one.round < round);
    said.iter().rev().find(of_it).map_or(Attends::Plays, |one| one.attends)
}

/// The byes of a round, with those who are known not to play and whom the pairing does not name.
pub fn with_absences(
    said: &[Attendance],
    players: usize,
    round: u16,
    boards: &[Pairing],
    mut byes: Vec<Bye>,
) -> Vec<Bye> {
    for player in 0..players {
        let plays = boards.iter().any(|pairing| pairing.white == player || pairing.black == player);
        if plays || byes.iter().any(|bye| bye.player == player) {
            continue;
        }
        let half_points = attends(said, player, round).half_points();
        byes.extend(half_points.map(|half_points| Bye { player, half_points, granted: false }));
    }
    byes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_on_a_round_counts() {
        let say = |round, attends| Attendance { player: 3, round, attends };
        let said = [
            say(2, Attends::HalfPointBye),
            say(4, Attends::Withdrawn),
            say(5, Attends::Absent),
            say(6, Attends::Plays),
        ];
        let found: Vec<Attends> = (1..=7).map(|round| attends(&said, 3, round)).collect();
        let expected = [
            Attends::Plays,
            Attends::HalfPointBye,
            Attends::Plays,
            Attends::Withdrawn,
            Attends::Absent,
            Attends::Plays,
            Attends::Plays,
        ];
        assert_eq!(found, expected);
        assert_eq!(attends(&said, 2, 4), Attends::Plays, "somebody else");
        let taken_back = [say(4, Attends::Withdrawn), say(4, Attends::Plays)];
        assert_eq!(attends(&taken_back, 3, 5), Attends::Plays);
    }
}
