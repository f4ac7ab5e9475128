//! Everything that a hall stores about a person: the entries and the games.

use jadoube_board::Color;
use jadoube_laws::event::Score;
use serde::Serialize;

use super::{CompetitionState, DeskError, Persons, Player, Where, fold};
use crate::board::Body;
use crate::casual;
use crate::store::Kind;

/// Everything that a competition stores about a person, or a casual game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Found {
    /// The competition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub competition: Option<String>,
    /// Its name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The person, with everything that is stored.
    pub player: Player,
    /// The name, or more, is in the log itself, as an earlier version wrote it, and cannot be erased.
    pub in_chain: bool,
    /// The games.
    pub games: Vec<Played>,
}

/// A game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// The round, from 1; none for a casual game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// The board, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The color.
    pub color: Color,
    /// The name of the game, if it was played in this hall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The result from a report, if it was played elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

impl Persons {
    /// Everything about everybody with this name or this id. Several people may share a name.
    pub async fn find(&self, wanted: &str) -> Result<Vec<Found>, DeskError> {
        let is_wanted = |player: &Player| player.name == wanted || (!wanted.is_empty() && player.person == wanted);
        let mut found = Vec::new();
        for competition in self.store.streams(Kind::Competition, false).await? {
            let rows = self.store.read(competition.clone(), 0).await?;
            let mut state = fold(&competition, &rows)?;
            self.fill_in(&mut state.players).await?;
            for (number, player) in state.players.iter().enumerate().filter(|(_, player)| is_wanted(player)) {
                let (games, name) = (games(&state, number), state.announcement.name.clone());
                let (competition, player, in_chain) = (Some(competition.clone()), player.clone(), player.in_chain);
                found.push(Found { competition, name, player, in_chain, games });
            }
        }
        for (game, _) in self.store.list(casual::KIND).await? {
            let rows = self.store.read(game.clone(), 0).await?;
            let first = rows.first().and_then(|row| serde_json::from_str(&row.body).ok());
            let Some(Body::Opened(opening)) = first else { continue };
            let sides = opening.persons.into_iter().zip([opening.white, opening.black]).zip(Color::ALL);
            for ((person, name), color) in sides {
                let in_chain = !name.is_empty();
                let mut player = [Player { name, person, in_chain, ..Player::default() }];
                self.fill_in(&mut player).await?;
                let [player] = player;
                if !player.name.is_empty() && is_wanted(&player) {
                    let played = Played { round: None, board: None, color, game: Some(game.clone()), score: None };
                    let (games, name) = (vec![played], String::new());
                    found.push(Found { competition: None, name, player, in_chain, games });
                }
            }
        }
        Ok(found)
    }
}

fn games(state: &CompetitionState, player: usize) -> Vec<Played> {
    let mut games = Vec::new();
    for game in state.games() {
        let pairing = game.pairing;
        for (color, at) in [(Color::White, pairing.white), (Color::Black, pairing.black)] {
            if at == player {
                let score = match pairing.game {
                    Where::Elsewhere(score) | Where::Forfeited(score) => Some(score),
                    Where::Here(_) => None,
                };
                let (round, board) = (Some(game.round), Some(pairing.board));
                games.push(Played { round, board, color, game: pairing.here(), score });
            }
        }
    }
    games
}
