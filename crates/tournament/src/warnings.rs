//! Warnings about a proposed pairing. Pairing is the job of pairing programs; a list typed by hand deserves a second look.
//!
//! ```
//! use jadoube_tournament::trf::{self, Pairs};
//! use jadoube_tournament::warnings::{Warning, warnings};
//! let report = "\
//! 001    1      Kis, Anna                                                          1.0    1     2 w 1
//! 001    2      Nagy, Bela                                                         0.0    2     1 b 0
//! ";
//! let event = trf::read(report)?;
//! let again = Pairs { boards: vec![[2, 1]], bye: None };
//! assert_eq!(warnings(&event, &again), [Warning::Repeated { white: 2, black: 1, rounds: vec![1] }]);
//! # Ok::<(), trf::Faults>(())
//! ```

use crate::trf::Pairs;
use crate::{Bye, Color, GameResult, Player, Rank, Round, Tournament};

/// Something unusual about a proposed pairing of the next round. None of it is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// The two have met already.
    Repeated {
        /// White.
        white: Rank,
        /// Black.
        black: Rank,
        /// The rounds in which they met, from 1.
        rounds: Vec<u16>,
    },
    /// The player would have one color in three games in a row.
    ThirdInARow {
        /// The player.
        player: Rank,
        /// The color.
        color: Color,
        /// All colors so far.
        history: Vec<Color>,
    },
    /// The player would have had one color three more times than the other.
    Imbalance {
        /// The player.
        player: Rank,
        /// The color.
        color: Color,
        /// All colors so far.
        history: Vec<Color>,
    },
    /// A player who has had a full point without playing would get the bye.
    SecondBye {
        /// The player.
        player: Rank,
        /// The round of the first one, from 1.
        round: u16,
    },
    /// The two may not meet.
    Forbidden {
        /// White.
        white: Rank,
        /// Black.
        black: Rank,
    },
    /// A player who asked not to be paired in this round.
    Absent {
        /// The player.
        player: Rank,
    },
    /// A player with neither opponent nor bye.
    Missing {
        /// The player.
        player: Rank,
    },
    /// A starting rank that nobody has.
    Unknown {
        /// The starting rank.
        rank: Rank,
    },
}

/// The colors of a player's games at the board, in order. A forfeited game had none.
pub fn color_history(player: &Player) -> Vec<Color> {
    player.rounds.iter().filter_map(|round| round.at_the_board()).map(|(_, color)| color).collect()
}

/// The rounds in which two players met at the board, from 1.
pub fn meetings(player: &Player, opponent: Rank) -> Vec<u16> {
    let met = |round: &Round| round.at_the_board().is_some_and(|(other, _)| other == opponent);
    (1..).zip(&player.rounds).filter(|(_, round)| met(round)).map(|(number, _)| number).collect()
}

/// What is unusual about a pairing of the next round: first board by board, then the bye, then who is left out.
pub fn warnings(event: &Tournament, pairs: &Pairs) -> Vec<Warning> {
    let round = u16::try_from(event.next_round()).unwrap_or(u16::MAX);
    let mut found = Vec::new();
    for [white, black] in pairs.boards.iter().copied() {
        found.extend(of_pair(event, round, white, black));
        for (rank, color) in [(white, Color::White), (black, Color::Black)] {
            match event.player(rank) {
                Some(player) => found.extend(of_color(player, color)),
                None => found.push(Warning::Unknown { rank }),
            }
            if is_absent(event, round, rank) {
                found.push(Warning::Absent { player: rank });
            }
        }
    }
    if let Some(rank) = pairs.bye {
        match event.player(rank).map(|player| player.rounds.iter().position(is_free_point)) {
            Some(Some(index)) => {
                let round = u16::try_from(index + 1).unwrap_or(u16::MAX);
                found.push(Warning::SecondBye { player: rank, round });
            }
            Some(None) => {}
            None => found.push(Warning::Unknown { rank }),
        }
    }
    let is_named = |rank: Rank| pairs.bye == Some(rank) || pairs.boards.iter().any(|pair| pair.contains(&rank));
    for player in &event.players {
        if !is_named(player.rank) && !is_absent(event, round, player.rank) {
            found.push(Warning::Missing { player: player.rank });
        }
    }
    found
}

/// A full point without a game: no second one as the odd player out.
fn is_free_point(round: &Round) -> bool {
    matches!(round, Round::Bye(Bye::PairingAllocated | Bye::Full) | Round::Game { result: GameResult::ForfeitWin, .. })
}

fn of_pair(event: &Tournament, round: u16, white: Rank, black: Rank) -> Vec<Warning> {
    let mut found = Vec::new();
    let rounds = event.player(white).map(|player| meetings(player, black)).unwrap_or_default();
    if !rounds.is_empty() {
        found.push(Warning::Repeated { white, black, rounds });
    }
    let is_forbidden = event.forbidden.iter().any(|forbidden| {
        forbidden.rounds.is_none_or(|[first, last]| (first..=last).contains(&round))
            && [white, black].iter().all(|rank| forbidden.players.contains(rank))
    });
    if is_forbidden {
        found.push(Warning::Forbidden { white, black });
    }
    found
}

fn of_color(player: &Player, color: Color) -> Option<Warning> {
    let history = color_history(player);
    let count = |wanted: Color| history.iter().filter(|color| **color == wanted).count();
    let player = player.rank;
    if history.ends_with(&[color, color]) {
        Some(Warning::ThirdInARow { player, color, history })
    } else if count(color) >= count(color.other()) + 2 {
        Some(Warning::Imbalance { player, color, history })
    } else {
        None
    }
}

/// Whether a player has asked not to be paired, or is marked so in the column of the next round.
fn is_absent(event: &Tournament, round: u16, rank: Rank) -> bool {
    let said = event.byes.iter().any(|absence| absence.round == round && absence.players.contains(&rank));
    let cell = || event.player(rank)?.rounds.get(usize::from(round) - 1).copied();
    said || matches!(cell(), Some(Round::Bye(_)))
}
