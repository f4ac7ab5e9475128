//! Both stores give the same guarantees.

use crate::common;

use std::sync::Arc;

use common::places;
use jadoube_clock::Instant;
use jadoube_hall::store::chain::{check, link};
use jadoube_hall::store::{Anchor, Append, Hash, Head, Kind, Store, StoreError};

const START: Head = Head { seq: 0, hash: Hash::START };

fn append(head: &mut Head, stream: &str, fence: u64, at: u64, bodies: &[&str]) -> Append {
    let expected = head.seq;
    let rows = bodies.iter().map(|body| link(head, stream, fence, Instant(at), None, (*body).to_owned())).collect();
    Append { stream: stream.to_owned(), expected, fence, rows, close: false, summary: None, stood: 0 }
}

async fn begin(store: &dyn Store, stream: &str) -> Head {
    let mut head = START;
    let first = append(&mut head, stream, 1, 0, &["first"]);
    let anchor = Anchor { instant: Instant(0), since: 1_000 };
    store.create(Kind::Game, "owner".to_owned(), anchor, first).await.unwrap();
    head
}

#[tokio::test(flavor = "multi_thread")]
async fn appended_rows_are_read_back_with_an_intact_chain() {
    for place in places().await {
        let mut head = begin(&*place.store, "g").await;
        place.store.append(append(&mut head, "g", 1, 5, &["ő", "{\"a\":1}"])).await.unwrap();
        let rows = place.store.read("g".to_owned(), 0).await.unwrap();
        assert_eq!(check("g", &rows), Ok(head.clone()), "{}", place.name);
        assert_eq!(rows.iter().map(|row| row.body.as_str()).collect::<Vec<_>>(), ["first", "ő", "{\"a\":1}"]);
        assert_eq!(place.store.read("g".to_owned(), 2).await.unwrap(), rows[2..]);
        let other = place.again().await;
        assert_eq!(other.read("g".to_owned(), 0).await.unwrap(), rows, "{}: another process", place.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_append_with_another_length_or_owner_is_refused_whole() {
    for place in places().await {
        let store = &*place.store;
        let head = begin(store, "g").await;
        let late = append(&mut START.clone(), "g", 1, 0, &["x", "y"]);
        assert_eq!(store.append(late).await, Err(StoreError::Conflict { stream: "g".into(), expected: 0 }));
        let unknown = append(&mut START.clone(), "h", 1, 0, &["x"]);
        assert_eq!(store.append(unknown.clone()).await, Err(StoreError::Unknown("h".into())));
        let anchor = Anchor { instant: Instant(0), since: 0 };
        let twice = append(&mut START.clone(), "g", 1, 0, &["x"]);
        assert_eq!(store.create(Kind::Game, "o".into(), anchor, twice).await, Err(StoreError::Exists("g".into())));

        let taken = store.take("g".to_owned(), "other".to_owned(), 0).await.unwrap();
        assert_eq!((taken.fence, &taken.head), (2, &head));
        let fenced = append(&mut head.clone(), "g", 1, 0, &["x"]);
        assert_eq!(store.append(fenced).await, Err(StoreError::Fenced { stream: "g".into() }));
        store.append(append(&mut head.clone(), "g", 2, 0, &["z"])).await.unwrap();
        let rows = store.read("g".to_owned(), 0).await.unwrap();
        assert_eq!(rows.iter().map(|row| row.body.as_str()).collect::<Vec<_>>(), ["first", "z"], "{}", place.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_append_does_not_affect_its_neighbours() {
    for place in places().await {
        let mut jobs = tokio::task::JoinSet::new();
        for number in 0..60u64 {
            let store = Arc::clone(&place.store);
            jobs.spawn(async move {
                let stream = format!("g{number}");
                let mut head = begin(&*store, &stream).await;
                for at in 0..5 {
                    let good = append(&mut head, &stream, 1, at, &["a", "b"]);
                    let bad = append(&mut START.clone(), &stream, 1, at, &["bad"]);
                    let (good, bad) = tokio::join!(store.append(good), store.append(bad));
                    assert!(good.is_ok() && bad.is_err());
                }
                assert_eq!(check(&stream, &store.read(stream.clone(), 0).await.unwrap()), Ok(head));
            });
        }
        jobs.join_all().await;
        assert_eq!(place.store.streams(Kind::Game, false).await.unwrap().len(), 60);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_twice_cannot_be_stored_twice() {
    for place in places().await {
        let mut head = begin(&*place.store, "g").await;
        let mut once = |body: &str| {
            let row = link(&mut head, "g", 1, Instant(1), Some("c1".to_owned()), body.to_owned());
            Append {
                stream: "g".to_owned(),
                expected: row.seq,
                fence: 1,
                rows: vec![row],
                close: false,
                summary: None,
                stood: 0,
            }
        };
        place.store.append(once("a")).await.unwrap();
        assert!(matches!(place.store.append(once("b")).await, Err(StoreError::Unavailable(_))), "{}", place.name);
        assert_eq!(place.store.read("g".to_owned(), 0).await.unwrap().len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_moment_of_an_owner_is_its_last_row_or_its_pulse() {
    for place in places().await {
        let store = &*place.store;
        let mut head = begin(store, "g").await;
        store.append(append(&mut head, "g", 1, 700, &["a"])).await.unwrap();
        let moment = |owner: &'static str, since| async move {
            store.take("g".to_owned(), owner.to_owned(), since).await.unwrap().last_moment
        };
        // The owner took the stream a second after its start, and its last pulse came 2.5 seconds after its start.
        store.pulse("owner".to_owned(), 3_500).await.unwrap();
        assert_eq!(moment("second", 50).await, Instant(2_500), "{}", place.name);
        // The second never had a pulse: the time line does not advance.
        assert_eq!(moment("third", 0).await, Instant(2_500));
        store.pulse("third".to_owned(), 10).await.unwrap();
        assert_eq!(moment("fourth", 0).await, Instant(2_510));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_streams_stay_closed_and_items_are_replaced_whole() {
    for place in places().await {
        let store = &*place.store;
        let mut head = begin(store, "g1").await;
        begin(store, "g2").await;
        let last = Append { close: true, ..append(&mut head, "g1", 1, 9, &["end"]) };
        store.append(last).await.unwrap();
        assert_eq!(store.streams(Kind::Game, true).await.unwrap(), ["g2"]);
        assert_eq!(store.streams(Kind::Game, false).await.unwrap(), ["g1", "g2"]);
        assert!(store.streams(Kind::Competition, false).await.unwrap().is_empty());

        store.put("link", "a".to_owned(), Some("1".to_owned())).await.unwrap();
        store.put("link", "a".to_owned(), Some("2".to_owned())).await.unwrap();
        store.put("link", "b".to_owned(), Some("3".to_owned())).await.unwrap();
        store.put("link", "b".to_owned(), None).await.unwrap();
        assert_eq!(store.get("link", "a".to_owned()).await.unwrap().as_deref(), Some("2"));
        assert_eq!(store.get("session", "a".to_owned()).await.unwrap(), None);
        assert_eq!(store.list("link").await.unwrap(), [("a".to_owned(), "2".to_owned())], "{}", place.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn paused_time_does_not_count_after_a_crash() {
    for place in places().await {
        let store = &*place.store;
        let mut head = begin(store, "g").await;
        let rows = append(&mut head, "g", 1, 100, &["a move that was on its way for 40 milliseconds"]);
        store.append(Append { stood: 40, ..rows }).await.unwrap();
        // The owner started at 1,000 and is known to have been alive at 1,500.
        store.pulse("owner".to_owned(), 1_500).await.unwrap();
        let taken = store.take("g".to_owned(), "next".to_owned(), 0).await.unwrap();
        assert_eq!(taken.last_moment, Instant(460), "{}", place.name);
    }
}

/// Whichever node a visitor came to, the first one gets what there is only once.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_record_is_stored_once() {
    for place in places().await {
        let other = place.again().await;
        let new = |store: &Arc<dyn Store>, name: &str, value: &str| {
            let (store, name, value) = (Arc::clone(store), name.to_owned(), value.to_owned());
            async move { store.put_new("seat", name, value).await }
        };
        assert_eq!(new(&place.store, "a", "first").await, Ok(true), "{}", place.name);
        assert_eq!(new(&other, "a", "second").await, Ok(false), "{}", place.name);
        assert_eq!(place.store.get("seat", "a".to_owned()).await, Ok(Some("first".to_owned())));
        // Several processes share PostgreSQL only.
        if place.name == "PostgreSQL" {
            for round in 0..16 {
                let name = format!("r{round}");
                let (one, two) = tokio::join!(new(&place.store, &name, "1"), new(&other, &name, "2"));
                assert_ne!(one, two, "exactly one of them");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_replaced_only_if_it_is_as_expected() {
    for place in places().await {
        let store = &*place.store;
        let text = |text: &str| Some(text.to_owned());
        let replace = async |before, after| store.replace("test", "r".to_owned(), before, after).await.unwrap();
        assert!(!replace(text("a"), text("b")).await && !replace(text("a"), None).await, "{}: none", place.name);
        assert!(replace(None, None).await && replace(None, text("a")).await, "{}", place.name);
        assert!(!replace(None, text("b")).await && !replace(None, None).await, "{}: there is one", place.name);
        assert!(!replace(text("b"), text("c")).await && replace(text("a"), text("c")).await, "{}", place.name);
        assert!(!replace(text("a"), None).await && replace(text("c"), None).await, "{}", place.name);
        assert_eq!(store.get("test", "r".to_owned()).await.unwrap(), None, "{}", place.name);
    }
}

/// On several nodes, and several at once on each.
#[tokio::test(flavor = "multi_thread")]
async fn only_one_concurrent_replace_succeeds() {
    for place in places().await {
        let mut counting = tokio::task::JoinSet::new();
        for store in [Arc::clone(&place.store), Arc::clone(&place.store), place.again().await] {
            counting.spawn(async move {
                let mut counted = 0;
                while counted < 20 {
                    let before = store.get("test", "count".to_owned()).await.unwrap();
                    let number = before.as_ref().map_or(0, |text| text.parse::<u32>().unwrap());
                    let after = Some((number + 1).to_string());
                    counted += u32::from(store.replace("test", "count".to_owned(), before, after).await.unwrap());
                }
            });
        }
        while let Some(done) = counting.join_next().await {
            done.unwrap();
        }
        let count = place.store.get("test", "count".to_owned()).await.unwrap();
        assert_eq!(count.as_deref(), Some("60"), "{}", place.name);
    }
}
