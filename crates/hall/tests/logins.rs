//! Guessing passwords is slowed down, from one address and from many, and the owner of the account is not.

use crate::common;

use std::sync::Arc;

use common::Place;
use jadoube_hall::access::Accounts;
use jadoube_hall::hall::Hall;
use jadoube_hall::http::{self, Address};
use jadoube_hall::sealed::Key;
use serde_json::json;

/// A hall behind a proxy, which names the client.
struct Door {
    url: String,
    client: reqwest::Client,
}

struct Answer {
    status: u16,
    /// The cookie of a browser that has logged in.
    familiar: Option<String>,
}

impl Door {
    async fn login(&self, from: &str, cookie: Option<&str>, name: &str, password: &str) -> Answer {
        let body = json!({ "name": name, "password": password });
        let mut request = self.client.post(format!("{}/api/v1/login", self.url)).header("x-forwarded-for", from);
        request = request.header("origin", &self.url);
        if let Some(cookie) = cookie {
            request = request.header("cookie", cookie);
        }
        let response = request.json(&body).send().await.unwrap();
        let cookies = response.headers().get_all("set-cookie").iter().filter_map(|value| value.to_str().ok());
        let familiar = cookies.filter_map(|cookie| cookie.split(';').next());
        let familiar = familiar.filter(|cookie| cookie.starts_with("jadoube-familiar=")).map(str::to_owned).next();
        Answer { status: response.status().as_u16(), familiar }
    }
}

async fn open(place: &Place) -> Door {
    let accounts = Accounts::new(Arc::clone(&place.store));
    accounts.set("anna", "correct horse").await.unwrap();
    accounts.set("bert", "battery staple").await.unwrap();
    let (hall, _) = Hall::open(Arc::clone(&place.store)).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let address = Address { behind_proxy: true, ..Address::default() };
    tokio::spawn(http::serve(hall, address, Key::draw(), listener, std::future::pending()));
    Door { url, client: reqwest::Client::new() }
}

/// Everybody in a playing hall may come from one address.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_at_the_same_address_does_not_hold_up_a_familiar_browser() {
    let place = Place::sqlite();
    let door = open(&place).await;
    let browser = door.login("10.0.0.1", None, "anna", "correct horse").await.familiar.unwrap();
    let guess = async |cookie, name| door.login("10.0.0.1", cookie, name, "guess").await.status == 429;
    // One attempt comes back every five seconds, and is used at once.
    let exhausted = async |cookie| {
        for _ in 0..100 {
            if guess(cookie, "bert").await {
                return true;
            }
        }
        false
    };
    assert!(exhausted(None).await, "100 guesses from one address");
    assert_eq!(door.login("10.0.0.1", Some(&browser), "anna", "correct horse").await.status, 200);
    // Her browser is unknown to another account, and her own guesses are limited as well.
    assert!(exhausted(Some(&browser)).await);
    let mut refused = false;
    for _ in 0..100 {
        refused = guess(Some(&browser), "anna").await;
        if refused {
            break;
        }
    }
    assert!(refused, "100 guesses from one browser");
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_is_limited_and_cannot_lock_the_arbiter_out() {
    let place = Place::sqlite();
    let door = open(&place).await;

    let first = door.login("10.0.0.1", None, "anna", "correct horse").await;
    assert_eq!(first.status, 200);
    let browser = first.familiar.unwrap();

    // Every attempt comes from another address. One more attempt per minute makes no difference.
    let mut refused = false;
    for number in 0..200 {
        let answer = door.login(&format!("10.1.0.{number}"), None, "anna", "guess").await;
        refused = answer.status == 429;
        if refused {
            break;
        }
        assert_eq!(answer.status, 401);
    }
    assert!(refused, "200 addresses kept guessing");
    let mut refused = false;
    for number in 0..10 {
        refused = refused || door.login(&format!("10.2.0.{number}"), None, "anna", "correct horse").await.status == 429;
    }
    assert!(refused, "a correct guess would have been accepted");

    assert_eq!(door.login("10.0.0.1", None, "anna", "correct horse").await.status, 200, "from a known address");
    assert_eq!(door.login("10.3.0.1", Some(&browser), "anna", "correct horse").await.status, 200, "known browser");
    assert_eq!(door.login("10.4.0.1", None, "bert", "battery staple").await.status, 200, "another account");
    let foreign = "jadoube-familiar=00112233445566778899aabbccddeeff";
    let mut refused = false;
    for number in 0..10 {
        let from = format!("10.5.0.{number}");
        refused = refused || door.login(&from, Some(foreign), "anna", "guess").await.status == 429;
    }
    assert!(refused, "a made-up cookie");
}
