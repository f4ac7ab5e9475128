//! Games of two friends without an arbiter: one invitation for both seats, and a rematch with colors reversed.

use std::sync::Arc;

use jadoube_board::Color;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::access::{Link, Links};
use crate::board::Seat;
use crate::secret::Secret;
use crate::store::{Store, StoreError};

/// The kind of record that says which seats of a game are taken.
pub(crate) const KIND: &str = "friends";

/// The kind of record that says that a seat is taken: whoever writes it first has the seat, whichever node they came to.
const SEAT: &str = "friends_seat";
/// The kind of record that names the rematch of a game.
pub(crate) const AGAIN: &str = "friends_again";

/// What is recorded about a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Kept {
    /// Whether White's and Black's seats were given away from the start, or by an earlier version.
    taken: [bool; 2],
    /// The rematch, in records of an earlier version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    again: Option<String>,
}

/// What an invitation leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Invitation {
    /// The game.
    pub(crate) game: String,
    /// The seats that nobody has taken.
    pub(crate) free: Vec<Color>,
}

/// The games of friends in a hall.
#[derive(Clone)]
pub(crate) struct Friends {
    store: Arc<dyn Store>,
    links: Links,
    /// Held while a seat is taken or a rematch set up, so that nobody on this node gets a seat that has just gone.
    seating: Arc<Mutex<()>>,
}

/// The seat of a color.
pub(crate) const fn seat(color: Color) -> Seat {
    match color {
        Color::White => Seat::White,
        Color::Black => Seat::Black,
    }
}

fn seat_name(game: &str, color: Color) -> String {
    format!("{game}/{color}")
}

impl Friends {
    pub(crate) fn new(store: Arc<dyn Store>, links: Links) -> Friends {
        Friends { store, links, seating: Arc::default() }
    }

    /// An invitation is a link to watch, which also offers the free seats.
    fn link(game: &str) -> Link {
        Link { game: game.to_owned(), role: Seat::Spectator }
    }

    /// Invites two people to a new game.
    pub(crate) async fn invite(&self, game: &str) -> Result<Secret, StoreError> {
        self.keep(game, &Kept::default()).await?;
        self.links.draw(&Friends::link(game)).await
    }

    /// What an invitation leads to; `None` if there is no such invitation.
    pub(crate) async fn read(&self, secret: &Secret) -> Result<Option<Invitation>, StoreError> {
        let Some(Link { game, role: Seat::Spectator }) = self.links.follow(secret).await? else { return Ok(None) };
        let Some(kept) = self.kept(&game).await? else { return Ok(None) };
        let mut free = Vec::new();
        for color in Color::ALL {
            if !kept.taken[color as usize] && self.store.get(SEAT, seat_name(&game, color)).await?.is_none() {
                free.push(color);
            }
        }
        Ok(Some(Invitation { game, free }))
    }

    /// Takes a seat of a game: the one that is asked for, or any; `None` if it is taken.
    pub(crate) async fn take(&self, game: &str, color: Option<Color>) -> Result<Option<Color>, StoreError> {
        let _alone = self.seating.lock().await;
        let Some(kept) = self.kept(game).await? else { return Ok(None) };
        let drawn = Color::ALL[usize::from(Secret::draw().bytes()[0] % 2)];
        let wanted = match color {
            Some(color) => vec![color],
            None => vec![drawn, !drawn],
        };
        for color in wanted.into_iter().filter(|&color| !kept.taken[color as usize]) {
            if self.store.put_new(SEAT, seat_name(game, color), String::new()).await? {
                return Ok(Some(color));
            }
        }
        Ok(None)
    }

    /// The rematch of a game; `set_up` opens it if this is the first player who asks for it.
    pub(crate) async fn again<E: From<StoreError>>(
        &self,
        game: &str,
        set_up: impl Future<Output = Result<String, E>>,
    ) -> Result<String, E> {
        let _alone = self.seating.lock().await;
        let again = self.kept(game).await?.unwrap_or_default().again;
        if let Some(again) = again.or(self.store.get(AGAIN, game.to_owned()).await?) {
            return Ok(again);
        }
        let again = set_up.await?;
        // Both seats belong to the players of the first game.
        self.keep(&again, &Kept { taken: [true; 2], again: None }).await?;
        if self.store.put_new(AGAIN, game.to_owned(), again.clone()).await? {
            return Ok(again);
        }
        // Another node was faster; the game that was set up here is never played and expires.
        Ok(self.store.get(AGAIN, game.to_owned()).await?.unwrap_or(again))
    }

    /// Forgets a game that is deleted.
    pub(crate) async fn forget(&self, game: &str) -> Result<(), StoreError> {
        self.links.forget(&Friends::link(game)).await?;
        for color in Color::ALL {
            self.store.put(SEAT, seat_name(game, color), None).await?;
        }
        self.store.put(AGAIN, game.to_owned(), None).await?;
        self.store.put(KIND, game.to_owned(), None).await
    }

    async fn kept(&self, game: &str) -> Result<Option<Kept>, StoreError> {
        let found = self.store.get(KIND, game.to_owned()).await?;
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()))
    }

    async fn keep(&self, game: &str, kept: &Kept) -> Result<(), StoreError> {
        let text = serde_json::to_string(kept).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.store.put(KIND, game.to_owned(), Some(text)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::{Durability, Sqlite};

    fn friends() -> (Friends, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("hall.db"), Durability::Off).unwrap());
        (Friends::new(Arc::clone(&store), Links::new(store)), folder)
    }

    #[tokio::test]
    async fn an_invitation_offers_the_seats_that_are_free() {
        let (friends, _folder) = friends();
        let secret = friends.invite("g").await.unwrap();
        let free = async || friends.read(&secret).await.unwrap().unwrap().free;
        assert_eq!(free().await, Color::ALL);
        assert_eq!(friends.take("g", Some(Color::Black)).await, Ok(Some(Color::Black)));
        assert_eq!(friends.take("g", Some(Color::Black)).await, Ok(None), "it is taken");
        assert_eq!(free().await, [Color::White]);
        assert_eq!(friends.take("g", None).await, Ok(Some(Color::White)), "chance leaves only this");
        assert_eq!(friends.take("g", None).await, Ok(None));
        friends.forget("g").await.unwrap();
        assert_eq!(friends.read(&secret).await, Ok(None));
        assert_eq!(friends.take("g", None).await, Ok(None), "the game is gone");
    }

    #[tokio::test]
    async fn chance_gives_either_color() {
        let (friends, _folder) = friends();
        let mut given = Vec::new();
        for number in 0..64 {
            let game = number.to_string();
            friends.invite(&game).await.unwrap();
            given.extend(friends.take(&game, None).await.unwrap());
        }
        assert!(given.contains(&Color::White) && given.contains(&Color::Black));
    }

    #[tokio::test]
    async fn two_visitors_never_get_the_same_seat() {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("hall.db"), Durability::Off).unwrap());
        let friends = Friends::new(Arc::clone(&store), Links::new(store));
        for number in 0..32 {
            let game = number.to_string();
            friends.invite(&game).await.unwrap();
            let (one, two, three) = tokio::join!(
                friends.take(&game, Some(Color::White)),
                friends.take(&game, None),
                friends.take(&game, None)
            );
            let mut seats: Vec<Color> = [one, two, three].into_iter().filter_map(Result::unwrap).collect();
            seats.sort_unstable();
            assert_eq!(seats, Color::ALL);
        }
    }

    #[tokio::test]
    async fn both_players_get_the_same_rematch() {
        let (friends, _folder) = friends();
        friends.invite("g").await.unwrap();
        let again = async |name: &str| friends.again("g", async { Ok::<_, StoreError>(name.to_owned()) }).await;
        assert_eq!(again("h").await, Ok("h".to_owned()));
        assert_eq!(again("i").await, Ok("h".to_owned()));
        assert_eq!(friends.take("h", None).await, Ok(None), "nobody else can sit down there");
    }
}
