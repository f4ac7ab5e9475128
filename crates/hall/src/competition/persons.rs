//! The persons of a hall. Names and other details of players are stored outside the logs, which refer to a person by a random id. So they
//! can be erased while the chains of hashes stay intact (docs/decisions/personal-data.md).
//!
//! Logs of earlier versions have the names themselves, and those of the first version every field.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::try_join_all;

use super::Player;
use super::body::placeholder;
use super::person::Person;
use crate::board::Opening;
use crate::secret::Secret;
use crate::store::{self, Store, StoreError};

/// The kind of record that holds them.
pub(crate) const KIND: &str = "person";

/// How old the record of somebody's last pairing may become before it is renewed, in milliseconds.
const RENEWED: u64 = 24 * 60 * 60 * 1_000;

/// The persons of a hall.
#[derive(Clone)]
pub struct Persons {
    pub(super) store: Arc<dyn Store>,
}

/// A change of what is stored under an id, so that it can be taken back.
pub(super) struct Changed {
    id: String,
    before: Option<String>,
    after: String,
}

/// What is erased at the end of a retention period.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Expires {
    /// Everything.
    Everything,
    /// FIDE id, date of birth and sex; name, title, rating and federation stay.
    Details,
}

/// How long personal data are kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Retention {
    /// The time since the person was last paired.
    pub after: Duration,
    /// What is erased then.
    pub what: Expires,
}

impl Persons {
    /// The persons in a store.
    pub fn new(store: Arc<dyn Store>) -> Persons {
        Persons { store }
    }

    async fn keep(&self, id: &str, person: &Person) -> Result<String, StoreError> {
        let text = write(person)?;
        self.store.put(KIND, id.to_owned(), Some(text.clone())).await?;
        Ok(text)
    }

    /// Replaces what is stored if it is still this: what was erased meanwhile stays erased. Returns whether it was replaced.
    async fn replace(&self, id: &str, before: String, person: Option<&Person>) -> Result<bool, StoreError> {
        let after = person.map(write).transpose()?;
        self.store.replace(KIND, id.to_owned(), Some(before), after).await
    }

    pub(super) async fn find_many(&self, ids: Vec<String>) -> Result<HashMap<String, Person>, StoreError> {
        if ids.is_empty() {
            return Ok(HashMap::new());
        }
        let found = self.store.get_many(KIND, ids).await?;
        Ok(found.into_iter().map(|(id, text)| (id, Person::read(&text))).collect())
    }

    /// Moves the details of players to the store and leaves ids in the list, whose first number is given. Returns what the store had
    /// before.
    pub(super) async fn put_aside(
        &self,
        first: usize,
        players: &mut [Player],
        now: u64,
    ) -> Result<Vec<Changed>, StoreError> {
        let mut aside = Vec::new();
        for (player, number) in players.iter_mut().zip(first..) {
            let person = Person::of(player, now);
            let id = if player.person.is_empty() { Secret::draw().to_string() } else { player.person.clone() };
            *player = Player { name: placeholder(number), person: id.clone(), ..Player::default() };
            aside.push((id, person));
        }
        let kept = try_join_all(aside.iter().map(|(id, person)| self.keep(id, person))).await?;
        Ok(aside.into_iter().zip(kept).map(|((id, _), after)| Changed { id, before: None, after }).collect())
    }

    /// Stores the name of somebody who plays in no competition, and returns the id.
    pub(crate) async fn enter(&self, name: &str, now: u64) -> Result<String, StoreError> {
        if name.is_empty() {
            return Ok(String::new());
        }
        let id = Secret::draw().to_string();
        let player = Player { name: name.to_owned(), ..Player::default() };
        self.keep(&id, &Person::of(&player, now)).await?;
        Ok(id)
    }

    /// Corrects a name.
    pub(super) async fn rename(&self, id: &str, name: &str) -> Result<Changed, StoreError> {
        store::change(&*self.store, KIND, id, |before| {
            // An erased person gets back only the name.
            let person = match &before {
                Some(text) => Person::read(text).renamed(name),
                None => Person::of(&Player { name: name.to_owned(), ..Player::default() }, crate::date::now()),
            };
            let after = write(&person)?;
            Ok((Some(after.clone()), Changed { id: id.to_owned(), before, after }))
        })
        .await
    }

    /// Takes back what belongs to a change that failed.
    pub(super) async fn put_back(&self, changed: Vec<Changed>) -> Result<(), StoreError> {
        for Changed { id, before, after } in changed.into_iter().rev() {
            self.store.replace(KIND, id, Some(after), before).await?;
        }
        Ok(())
    }

    /// Records that these persons play now: the retention period begins with the last pairing. Returns what has changed.
    pub(super) async fn play(&self, ids: Vec<String>, now: u64) -> Result<Vec<Changed>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut renewals = Vec::new();
        for (id, text) in self.store.get_many(KIND, ids).await? {
            let person = Person::read(&text);
            if person.at.saturating_add(RENEWED) <= now {
                renewals.push(async move {
                    let after = write(&person.seen(now))?;
                    let done = self.store.replace(KIND, id.clone(), Some(text.clone()), Some(after.clone())).await?;
                    Ok::<_, StoreError>(done.then_some(Changed { id, before: Some(text), after }))
                });
            }
        }
        Ok(try_join_all(renewals).await?.into_iter().flatten().collect())
    }

    /// Fills in the stored details of players. Erased players stay `Player 12`, and no two have the same name.
    pub(super) async fn fill_in(&self, players: &mut [Player]) -> Result<(), StoreError> {
        let ids = players.iter().filter(|player| !player.person.is_empty());
        let kept = self.find_many(ids.map(|player| player.person.clone()).collect()).await?;
        for player in players.iter_mut() {
            if let Some(person) = kept.get(&player.person) {
                person.fill(player);
            }
        }
        let is_erased = |player: &Player| !player.in_chain && !kept.contains_key(&player.person);
        let mut taken: HashSet<String> =
            players.iter().filter(|player| !is_erased(player)).map(|player| player.name.clone()).collect();
        for player in players.iter_mut().filter(|player| is_erased(player)) {
            while !taken.insert(player.name.clone()) {
                player.name.push('*');
            }
        }
        Ok(())
    }

    /// The stored names of the players of a game, White's and Black's.
    pub(crate) async fn names(&self, ids: &[String; 2]) -> Result<[Option<String>; 2], StoreError> {
        let kept = self.find_many(ids.iter().filter(|id| !id.is_empty()).cloned().collect()).await?;
        let name = |id: &String| kept.get(id).map(|person| person.name.clone()).filter(|name| !name.is_empty());
        Ok([name(&ids[0]), name(&ids[1])])
    }

    /// Fills in the current names of the players of a game.
    pub(crate) async fn name(&self, opening: &mut Opening) -> Result<(), StoreError> {
        let names = self.names(&opening.persons).await?;
        for (name, side) in names.into_iter().zip([&mut opening.white, &mut opening.black]) {
            if let Some(name) = name {
                *side = name;
            }
        }
        Ok(())
    }

    /// Erases everything that is stored under an id. What is in a log stays there.
    pub async fn erase(&self, id: &str) -> Result<(), StoreError> {
        self.store.put(KIND, id.to_owned(), None).await
    }

    /// Erases the data of everybody whose last pairing is older than the retention period, and returns the number of persons.
    pub async fn expire(&self, retention: Retention, now: u64) -> Result<usize, StoreError> {
        let age = u64::try_from(retention.after.as_millis()).unwrap_or(u64::MAX);
        let mut count = 0;
        for (id, text) in self.store.list(KIND).await? {
            let person = Person::read(&text);
            if person.at.saturating_add(age) > now {
                continue;
            }
            let left = match retention.what {
                Expires::Everything => None,
                Expires::Details => Some(person.without_details()),
            };
            if left.as_ref() != Some(&person) && self.replace(&id, text, left.as_ref()).await? {
                count += 1;
            }
        }
        Ok(count)
    }
}

fn write(person: &Person) -> Result<String, StoreError> {
    serde_json::to_string(person).map_err(|error| StoreError::Unavailable(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::{Durability, Sqlite};

    #[tokio::test]
    async fn a_pairing_that_fails_takes_its_renewals_back() {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("hall.db"), Durability::Off).unwrap());
        let persons = Persons::new(Arc::clone(&store));
        let (old, erased, recent) = ("old".to_owned(), "erased".to_owned(), "recent".to_owned());
        for (id, at) in [(&old, 0), (&erased, 0), (&recent, RENEWED)] {
            let player = Player { name: format!("Name of {id}"), ..Player::default() };
            persons.keep(id, &Person::of(&player, at)).await.unwrap();
        }
        let ids = vec![old.clone(), erased.clone(), recent.clone()];
        let stored = async || -> HashMap<String, String> {
            store.get_many(KIND, ids.clone()).await.unwrap().into_iter().collect()
        };
        let before = stored().await;

        let changed = persons.play(ids.clone(), RENEWED + 1).await.unwrap();
        let mut renewed: Vec<&str> = changed.iter().map(|changed| &*changed.id).collect();
        renewed.sort_unstable();
        assert_eq!(renewed, ["erased", "old"]);
        let now = stored().await;
        assert_eq!(Person::read(&now[&old]).at, RENEWED + 1);
        assert_eq!(now[&recent], before[&recent]);

        store.put(KIND, erased.clone(), None).await.unwrap();
        persons.put_back(changed).await.unwrap();
        let after = stored().await;
        assert_eq!(after.get(&old), before.get(&old));
        assert_eq!(after.get(&erased), None, "what was erased meanwhile stays erased");
        assert_eq!(after.get(&recent), before.get(&recent));
    }
}
