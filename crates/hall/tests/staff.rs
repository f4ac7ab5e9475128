//! Several arbiters: the chief arbiter adds and removes them, and each has an account and boards to look after.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::access::Accounts;
use serde_json::{Value, json};

async fn login(doors: &Doors, name: &str, password: &str) -> (Browser, Value) {
    let browser = doors.browser();
    let (_, me) = browser.post("/api/v1/login", json!({ "name": name, "password": password })).await;
    (browser, me)
}

fn member<'a>(staff: &'a Value, name: &str) -> &'a Value {
    staff.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap()
}

#[tokio::test]
async fn the_chief_arbiter_adds_and_removes_arbiters() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    Accounts::new(Arc::clone(&place.store)).set("arbiter", "a long password").await.unwrap();
    let (chief, _) = login(&doors, "arbiter", "a long password").await;
    assert_eq!(doors.browser().get("/api/v1/staff").await.0, 403);

    let (status, made) = chief.post("/api/v1/staff", json!({ "name": " Berta " })).await;
    assert_eq!((status, made["name"].as_str()), (201, Some("Berta")));
    let once = made["password"].as_str().unwrap();
    assert_eq!(chief.post("/api/v1/staff", json!({ "name": "Berta" })).await.0, 409);
    for wrong in ["", "  ", &"x".repeat(61)] {
        assert_eq!(chief.post("/api/v1/staff", json!({ "name": wrong })).await.0, 400, "{wrong:?}");
    }

    let (berta, me) = login(&doors, "Berta", once).await;
    assert_eq!(me["must_change_password"], true);
    assert_eq!(berta.get("/api/v1/staff").await.0, 403, "the password has to be changed first");
    assert_eq!(berta.post("/api/v1/password", json!({ "old": once, "new": "her own password" })).await.0, 200);
    let (_, staff) = berta.get("/api/v1/staff").await;
    let (hers, chiefs) = (member(&staff, "Berta"), member(&staff, "arbiter"));
    assert_eq!((&hers["current"], &hers["chief"], &hers["new"]), (&json!(true), &json!(false), &json!(false)));
    assert_eq!((&chiefs["current"], &chiefs["chief"]), (&json!(false), &json!(true)));

    // She changes nobody but herself.
    assert_eq!(berta.post("/api/v1/staff", json!({ "name": "Cecil" })).await.0, 403);
    assert_eq!(berta.delete("/api/v1/staff/arbiter").await, 403);
    assert_eq!(berta.post("/api/v1/staff/arbiter/password", json!({})).await.0, 403);
    let sectors = json!({ "sectors": [{ "competition": "c", "from": 1, "to": 20 }] });
    assert_eq!(berta.post("/api/v1/staff/arbiter/sectors", sectors.clone()).await.0, 403);
    assert_eq!(berta.post("/api/v1/staff/Berta/sectors", sectors.clone()).await.0, 204);
    let upside_down = json!({ "sectors": [{ "competition": "c", "from": 5, "to": 4 }] });
    assert_eq!(berta.post("/api/v1/staff/Berta/sectors", upside_down).await.0, 400);
    let (_, staff) = chief.get("/api/v1/staff").await;
    assert_eq!(member(&staff, "Berta")["sectors"], sectors["sectors"]);

    // A forgotten password: the sessions end, and the sectors stay.
    let (_, made) = chief.post("/api/v1/staff/Berta/password", json!({})).await;
    assert_eq!(berta.get("/api/v1/staff").await.0, 403);
    let (berta, me) = login(&doors, "Berta", made["password"].as_str().unwrap()).await;
    assert_eq!(me["must_change_password"], true);
    let change = json!({ "old": made["password"], "new": "another password" });
    assert_eq!(berta.post("/api/v1/password", change).await.0, 200);
    let (_, staff) = berta.get("/api/v1/staff").await;
    assert_eq!(
        (&member(&staff, "Berta")["sectors"], &member(&staff, "Berta")["chief"]),
        (&sectors["sectors"], &json!(false))
    );

    assert_eq!(chief.delete("/api/v1/staff/arbiter").await, 409, "arbiters cannot remove their own account");
    assert_eq!(chief.delete("/api/v1/staff/Berta").await, 204);
    assert_eq!(chief.delete("/api/v1/staff/Berta").await, 404);
    assert_eq!(berta.get("/api/v1/staff").await.0, 403, "the session has ended");
    assert_eq!(login(&doors, "Berta", "another password").await.1["error"], "wrong_password");
    doors.close().await;
}
