//! Everything that a hall stores about a person: the entries and the games.

use jadoube_api::{Person, PersonGame};
use jadoube_board::Color;

use super::{CompetitionState, DeskError, Persons, Player, Where, fold};
use crate::board::Body;
use crate::casual;
use crate::store::Kind;

impl Persons {
    /// Everything about everybody with this name or this id. Several people may share a name.
    pub async fn find(&self, wanted: &str) -> Result<Vec<Person>, DeskError> {
        let is_wanted = |player: &Player| player.name == wanted || (!wanted.is_empty() && player.person == wanted);
        let mut found = Vec::new();
        for competition in self.store.streams(Kind::Competition, false).await? {
            let rows = self.store.read(competition.clone(), 0).await?;
            let mut state = fold(&competition, &rows)?;
            self.fill_in(&mut state.players).await?;
            for (number, player) in state.players.iter().enumerate().filter(|(_, player)| is_wanted(player)) {
                let entered = entry(player.clone(), games(&state, number));
                let competition_name = Some(state.announcement.name.clone());
                found.push(Person { competition: Some(competition.clone()), competition_name, ..entered });
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
                    let played = PersonGame { round: None, board: None, color, game: Some(game.clone()), score: None };
                    found.push(Person { in_log: in_chain, ..entry(player, vec![played]) });
                }
            }
        }
        Ok(found)
    }
}

/// Everything that is stored about a player.
fn entry(player: Player, games: Vec<PersonGame>) -> Person {
    let Player { name, title, rating, federation, fide_id, born, sex, person, in_chain } = player;
    let filled = |field: String| Some(field).filter(|field| !field.is_empty());
    Person {
        competition: None,
        competition_name: None,
        id: filled(person),
        name,
        title: filled(title),
        rating,
        federation: filled(federation),
        fide_id: filled(fide_id),
        born: filled(born),
        sex: filled(sex),
        in_log: in_chain,
        games,
    }
}

fn games(state: &CompetitionState, player: usize) -> Vec<PersonGame> {
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
                games.push(PersonGame { round, board, color, game: pairing.here(), score });
            }
        }
    }
    games
}
