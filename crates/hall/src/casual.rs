//! Casual games, outside competitions: anybody may set one up, so their number is limited, and idle ones are deleted after a while.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, MutexGuard};

use crate::access::{Link, Links};
use crate::board::{Body, Seat};
use crate::competition::Persons;
use crate::friends::Friends;
use crate::hall::{Hall, NoBoard};
use crate::sealed::Envelopes;
use crate::store::{Row, StoreError};

/// The kind of record that lists them.
pub(crate) const KIND: &str = "casual";

/// What is recorded about each game.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// Who set it up: a keyed hash of the address. Empty for an arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    /// The time of the last known activity, in milliseconds since 1970.
    seen: u64,
}

/// Why another casual game may not be created.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Full {
    /// The hall has reached its limit.
    #[error("this hall cannot hold more games now; try again later")]
    Hall,
    /// This address has reached its limit.
    #[error("too many games have been created from this address")]
    Address,
}

/// The casual games of a hall.
#[derive(Clone)]
pub(crate) struct Casual {
    hall: Arc<Hall>,
    envelopes: Envelopes,
    /// Held while games are counted and one is set up.
    counting: Arc<Mutex<()>>,
}

impl Casual {
    pub(crate) fn new(hall: Arc<Hall>, envelopes: Envelopes) -> Casual {
        Casual { hall, envelopes, counting: Arc::default() }
    }

    fn fingerprint(&self, address: IpAddr) -> String {
        // A household with IPv6 usually has a whole network of addresses.
        let network = match address {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => format!("{:x?}", &address.segments()[..4]),
        };
        self.envelopes.fingerprint(&[KIND, &network])[..32].to_owned()
    }

    /// Reserves room for one more game. Nobody else can reserve any until the guard is dropped.
    pub(crate) async fn room(
        &self,
        address: IpAddr,
        at_most: usize,
        per_address: usize,
    ) -> Result<Result<MutexGuard<'_, ()>, Full>, StoreError> {
        let counting = self.counting.lock().await;
        let all = self.hall.store().list(KIND).await?;
        if all.len() >= at_most {
            return Ok(Err(Full::Hall));
        }
        let by = Some(self.fingerprint(address));
        let kept = all.iter().filter_map(|(_, value)| serde_json::from_str::<Kept>(value).ok());
        if kept.filter(|kept| kept.by == by).count() >= per_address {
            return Ok(Err(Full::Address));
        }
        Ok(Ok(counting))
    }

    /// Records a game that is being set up.
    pub(crate) async fn note(&self, game: &str, address: Option<IpAddr>, now: u64) -> Result<(), StoreError> {
        let kept = Kept { by: address.map(|address| self.fingerprint(address)), seen: now };
        self.keep(game, &kept).await
    }

    async fn keep(&self, game: &str, kept: &Kept) -> Result<(), StoreError> {
        let value = serde_json::to_string(kept).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        self.hall.store().put(KIND, game.to_owned(), Some(value)).await
    }

    /// Deletes the games that have been idle for this long, and returns their number.
    pub(crate) async fn expire(&self, after: Duration, now: u64) -> Result<usize, StoreError> {
        let before = now.saturating_sub(u64::try_from(after.as_millis()).unwrap_or(u64::MAX));
        let mut expired = 0;
        for (game, value) in self.hall.store().list(KIND).await? {
            let Ok(kept) = serde_json::from_str::<Kept>(&value) else { continue };
            if kept.seen >= before {
                continue;
            }
            let rows = self.hall.store().read(game.clone(), 0).await?;
            match rows.iter().rev().find_map(written) {
                // There was activity in the meantime; the game is not checked again before it could expire.
                Some(seen) if seen >= before => self.keep(&game, &Kept { seen, ..kept }).await?,
                _ => expired += usize::from(self.delete(&game, &rows).await?),
            }
        }
        Ok(expired)
    }

    /// Deletes a game with everything that belongs to it, unless there is activity at that very moment.
    async fn delete(&self, game: &str, rows: &[Row]) -> Result<bool, StoreError> {
        let store = self.hall.store();
        if !rows.is_empty() {
            match self.hall.erase(game, rows.len() as u64).await {
                Ok(()) => {}
                Err(NoBoard::Store(error @ StoreError::Unavailable(_))) => return Err(error),
                Err(_) => return Ok(false),
            }
        }
        let links = Links::new(Arc::clone(store));
        for role in [Seat::White, Seat::Black, Seat::WhitesAssistant, Seat::BlacksAssistant, Seat::Arbiter] {
            links.forget(&Link { game: game.to_owned(), role }).await?;
        }
        Friends::new(Arc::clone(store), links).forget(game).await?;
        self.envelopes.discard_all(game, rows).await?;
        let persons = Persons::new(Arc::clone(store));
        for person in rows.first().map(persons_of).unwrap_or_default().iter().filter(|person| !person.is_empty()) {
            persons.erase(person).await?;
        }
        store.put(KIND, game.to_owned(), None).await?;
        Ok(true)
    }
}

/// The ids under which the names are stored, from the first row.
fn persons_of(row: &Row) -> [String; 2] {
    match serde_json::from_str(&row.body) {
        Ok(Body::Opened(opening)) => opening.persons,
        _ => Default::default(),
    }
}

/// When a row was written.
fn written(row: &Row) -> Option<u64> {
    match serde_json::from_str(&row.body).ok()? {
        Body::Judged(judged) => judged.wall,
        Body::Opened(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::event::{Act, ClockAct};

    use super::*;
    use crate::board::{Command, Opening, Settings};
    use crate::checkpoint;
    use crate::sealed::Key;
    use crate::store::sqlite::{Durability, Sqlite};
    use crate::store::{ERASED, Kind, Store};
    use crate::verify::{Fault, Wanted, verify};

    const DAY: u64 = 24 * 60 * 60 * 1_000;
    const MONTH: Duration = Duration::from_secs(30 * 24 * 60 * 60);

    struct Place {
        casual: Casual,
        store: Arc<dyn Store>,
        _folder: tempfile::TempDir,
    }

    async fn place() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("hall.db"), Durability::Off).unwrap());
        let (hall, _) = Hall::open(Arc::clone(&store)).await.unwrap();
        let envelopes = Envelopes::new(Arc::clone(&store), Key::draw());
        Place { casual: Casual::new(hall, envelopes), store, _folder: folder }
    }

    async fn set_up(place: &Place, game: &str, address: Option<IpAddr>, at: u64) -> crate::board::Board {
        let rules = Competition::new(Edition::newest(), "5".parse().unwrap());
        let [white, black, date] = ["", "", "2026.11.15"].map(str::to_owned);
        let persons = [Persons::new(Arc::clone(&place.store)).enter("Anna", at).await.unwrap(), String::new()];
        let opening = Opening { event: None, white, black, persons, date, rules, settings: Settings::default() };
        place.casual.note(game, address, at).await.unwrap();
        place.casual.hall.set_up(game, opening).await.unwrap()
    }

    #[tokio::test]
    async fn an_address_and_the_hall_have_limits() {
        let place = place().await;
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        let room = async |address| place.casual.room(address, 3, 2).await.unwrap().map(drop);
        set_up(&place, "a", Some(one), 0).await;
        assert_eq!(room(one).await, Ok(()));
        set_up(&place, "b", Some(one), 0).await;
        assert_eq!((room(one).await, room(other).await), (Err(Full::Address), Ok(())));
        set_up(&place, "c", None, 0).await;
        assert_eq!(room(other).await, Err(Full::Hall));
        // Deleting a game makes room.
        assert_eq!(place.casual.expire(MONTH, 31 * DAY).await, Ok(3));
        assert_eq!(room(one).await, Ok(()));
        let kept = serde_json::to_string(&place.store.list(KIND).await.unwrap()).unwrap();
        assert!(!kept.contains("192.0.2"), "no address is stored openly: {kept}");
    }

    #[tokio::test]
    async fn an_expired_game_is_not_a_fault_but_a_note_covers_only_that_game() {
        let place = place().await;
        let now = crate::date::now();
        set_up(&place, "casual", None, now - 31 * DAY).await;
        set_up(&place, "of-a-competition", None, now).await;
        place.store.put(KIND, "of-a-competition".to_owned(), None).await.unwrap();
        let signer = checkpoint::Signer::of(&Key::draw());
        let made = checkpoint::make(&*place.store, &signer, None).await.unwrap();
        assert_eq!(place.casual.expire(MONTH, now).await, Ok(1));
        let found = async || {
            let wanted = Wanted { checkpoints: vec![made.clone()], ..Wanted::default() };
            let report = verify(&*place.store, &wanted).await.unwrap();
            (report.faults, report.expired.into_iter().collect::<Vec<_>>())
        };
        assert_eq!(found().await, (vec![], vec!["casual".to_owned()]));

        // Such a note does not cover the deletion of another game.
        place.casual.hall.erase("of-a-competition", 1).await.unwrap();
        let (faults, _) = found().await;
        assert!(
            faults.iter().all(|fault| matches!(fault, Fault::Deleted { stream, .. } if stream == "of-a-competition"))
                && !faults.is_empty(),
            "{faults:?}"
        );
        // Nor does a note that does not match the log.
        place.store.put(ERASED, "casual".to_owned(), Some(format!("1 {}", "0".repeat(64)))).await.unwrap();
        let (faults, expired) = found().await;
        assert!(faults.iter().any(|fault| matches!(fault, Fault::Deleted { stream, .. } if stream == "casual")));
        assert_eq!(expired, [] as [String; 0]);
    }

    #[tokio::test]
    async fn an_idle_game_is_deleted_and_the_end_of_its_log_is_kept() {
        let place = place().await;
        let now = crate::date::now();
        let abandoned = set_up(&place, "abandoned", None, now - 31 * DAY).await;
        let played = set_up(&place, "played", None, now - 31 * DAY).await;
        let fresh = set_up(&place, "fresh", None, now - 29 * DAY).await;
        let link = Link { game: "abandoned".to_owned(), role: Seat::White };
        let links = Links::new(Arc::clone(&place.store));
        links.draw(&link).await.unwrap();
        links.revoke(&link).await.unwrap();
        let secret = links.draw(&link).await.unwrap();
        let count = async |kind| place.store.list(kind).await.unwrap().len();
        assert_eq!((count("link_epoch").await, count("person").await), (1, 3));
        let begin = Command::new("a", [Act::Clock(ClockAct::StartsRound)]);
        played.act(begin.clone(), Seat::Arbiter, std::time::Instant::now(), 0).await.unwrap();

        assert_eq!(place.casual.expire(MONTH, now).await, Ok(1));
        assert_eq!(place.store.streams(Kind::Game, false).await.unwrap(), ["fresh", "played"]);
        assert_eq!(place.store.read("abandoned".to_owned(), 0).await.unwrap(), []);
        assert_eq!(links.follow(&secret).await.unwrap(), None);
        assert_eq!((count("link_epoch").await, count("person").await), (0, 2), "nothing else is left of it");
        let erased = place.store.get(ERASED, "abandoned".to_owned()).await.unwrap().unwrap();
        assert!(erased.starts_with("1 ") && erased.len() == 2 + 64, "{erased}");
        assert!(matches!(place.casual.hall.board("abandoned").await, Err(NoBoard::Unknown(_))));
        assert!(abandoned.act(begin.clone(), Seat::Arbiter, std::time::Instant::now(), 0).await.is_err());
        fresh.act(begin, Seat::Arbiter, std::time::Instant::now(), 0).await.unwrap();

        // Activity restarts the period.
        assert_eq!(place.casual.expire(MONTH, now + 20 * DAY).await, Ok(0));
        assert_eq!(place.casual.expire(MONTH, crate::date::now() + 31 * DAY).await, Ok(2));
    }
}
