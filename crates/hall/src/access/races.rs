//! Requests that are under way while something is revoked get nothing that outlives the revocation.

use std::sync::Arc;

use super::*;
use crate::board::Seat;
use crate::store::Store;
use crate::store::sqlite::{Durability, Sqlite};

struct Place {
    store: Arc<dyn Store>,
    links: Links,
    sessions: Sessions,
    accounts: Accounts,
    _folder: tempfile::TempDir,
}

fn place() -> Place {
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("hall.db"), Durability::Off).unwrap());
    Place {
        links: Links::new(Arc::clone(&store)),
        sessions: Sessions::new(Arc::clone(&store)),
        accounts: Accounts::new(Arc::clone(&store)),
        store,
        _folder: folder,
    }
}

fn white() -> Link {
    Link { game: "g".to_owned(), role: Seat::White }
}

#[tokio::test]
async fn following_a_revoked_link_gives_no_seat() {
    let place = place();
    let secret = place.links.draw(&white()).await.unwrap();
    let (link, epoch) = place.links.open(&secret).await.unwrap().unwrap();
    place.links.revoke(&link).await.unwrap();
    assert_eq!(place.links.open(&secret).await.unwrap(), None);
    assert_eq!(place.links.take_over(&link, &epoch).await.unwrap(), None, "nor the seat of somebody else");

    let mut session = Session::default();
    place.sessions.seat(&mut session, link.clone(), epoch).unwrap();
    let secret = place.sessions.renew(None, session).await.unwrap();
    assert_eq!(place.sessions.find(&secret).await.unwrap().unwrap().roles("g"), [Seat::Spectator]);

    let next = place.links.draw(&link).await.unwrap();
    let (link, epoch) = place.links.open(&next).await.unwrap().unwrap();
    let mut session = Session::default();
    place.sessions.seat(&mut session, link, epoch).unwrap();
    let secret = place.sessions.renew(None, session).await.unwrap();
    assert_eq!(place.sessions.find(&secret).await.unwrap().unwrap().roles("g"), [Seat::White, Seat::Spectator]);
}

/// Two arbiters who print all links at the same moment, say.
#[tokio::test]
async fn every_link_that_was_drawn_is_revoked() {
    let (place, link) = (place(), white());
    let draw = || place.links.draw(&link);
    let drawn = tokio::try_join!(draw(), draw(), draw(), draw(), draw(), draw()).unwrap();
    let drawn: [crate::secret::Secret; 6] = drawn.into();
    for secret in &drawn {
        assert_eq!(place.links.follow(secret).await.unwrap().as_ref(), Some(&link), "all are valid at first");
    }
    place.links.revoke(&link).await.unwrap();
    for secret in &drawn {
        assert_eq!(place.links.follow(secret).await.unwrap(), None);
    }
    assert!(!place.links.is_drawn(&link).await.unwrap());
}

#[tokio::test]
async fn a_session_that_is_ended_while_it_is_renewed_stays_ended() {
    let place = place();
    let mut session = Session::default();
    let epoch = place.links.epoch(&white()).await.unwrap();
    place.sessions.seat(&mut session, white(), epoch).unwrap();
    let first = place.sessions.renew(None, session).await.unwrap();
    let under_way = place.sessions.find(&first).await.unwrap().unwrap();
    place.sessions.end(&first).await.unwrap();
    let second = place.sessions.renew(Some(&first), under_way).await.unwrap();
    assert_eq!(place.sessions.find(&second).await.unwrap(), None);
}

#[tokio::test]
async fn an_arbiter_who_is_removed_while_changing_the_password_stays_removed() {
    let place = place();
    place.accounts.set("chief", "a long password").await.unwrap();
    let password = place.accounts.add("deputy").await.unwrap();
    let checked = place.accounts.check("deputy", &password).await.unwrap();
    let mut session = Session::default();
    session.log_in("deputy".to_owned(), checked.clone());
    let secret = place.sessions.renew(None, session.clone()).await.unwrap();
    assert_eq!(place.sessions.find(&secret).await.unwrap().unwrap().account(), Some("deputy"));

    place.accounts.remove("deputy").await.unwrap();
    let replaced = place.accounts.replace("deputy", &checked, "another password").await;
    assert_eq!(replaced, Err(AccountError::Wrong));
    assert_eq!(place.accounts.list().await.unwrap().len(), 1, "only the chief arbiter is left");
    // A login that was under way gives nothing either.
    let secret = place.sessions.renew(None, session).await.unwrap();
    assert_eq!(place.sessions.find(&secret).await.unwrap().unwrap().account(), None);
    // Somebody else who gets an account of the same name does not get it for that session.
    place.accounts.add("deputy").await.unwrap();
    assert_eq!(place.sessions.find(&secret).await.unwrap().unwrap().account(), None);
}

#[tokio::test]
async fn a_password_is_replaced_once_and_sessions_with_the_earlier_one_are_over() {
    let place = place();
    place.accounts.set("arbiter", "a long password").await.unwrap();
    let checked = place.accounts.check("arbiter", "a long password").await.unwrap();
    let log_in = async |checked: Checked| {
        let mut session = Session::default();
        session.log_in("arbiter".to_owned(), checked);
        let secret = place.sessions.renew(None, session).await.unwrap();
        place.sessions.find(&secret).await.unwrap().unwrap().arbiter().is_some()
    };
    assert!(log_in(checked.clone()).await);
    let sector = Sector { competition: "c".to_owned(), from: 1, to: 20 };
    let replace = |password: &'static str| place.accounts.replace("arbiter", &checked, password);
    let (one, other, sectors) = tokio::join!(
        replace("the first of two"),
        replace("the second of two"),
        place.accounts.set_sectors("arbiter", vec![sector.clone()])
    );
    assert_eq!(sectors, Ok(()));
    assert_ne!(one.is_ok(), other.is_ok(), "{one:?} {other:?}");
    let (right, password) = if one.is_ok() { (one, "the first of two") } else { (other, "the second of two") };
    assert_eq!(place.accounts.check("arbiter", password).await, right);
    assert_eq!(place.accounts.member("arbiter").await.unwrap().unwrap().sectors, [sector]);
    assert!(log_in(right.unwrap()).await);
    assert!(!log_in(checked).await, "the earlier password");
}

/// Sessions and accounts as they were stored before passwords had an epoch.
#[tokio::test]
async fn sessions_of_earlier_versions_are_valid_until_the_password_changes() {
    let place = place();
    place.accounts.set("arbiter", "a long password").await.unwrap();
    let stored = place.store.get("account", "arbiter".to_owned()).await.unwrap().unwrap();
    let mut earlier: serde_json::Value = serde_json::from_str(&stored).unwrap();
    earlier.as_object_mut().unwrap().remove("epoch").unwrap();
    place.store.put("account", "arbiter".to_owned(), Some(earlier.to_string())).await.unwrap();
    let session = Session { grants: vec![Grant::Arbiter("arbiter".to_owned())], ..Session::default() };
    let secret = place.sessions.renew(None, session).await.unwrap();
    assert_eq!(place.sessions.find(&secret).await.unwrap().unwrap().arbiter(), Some("arbiter"));

    let checked = place.accounts.check("arbiter", "a long password").await.unwrap();
    place.accounts.replace("arbiter", &checked, "another password").await.unwrap();
    let sessions = Sessions::new(Arc::clone(&place.store));
    assert_eq!(sessions.find(&secret).await.unwrap().unwrap().arbiter(), None);
}
