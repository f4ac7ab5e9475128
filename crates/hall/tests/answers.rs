//! What programs get from the interface: rulings in the answer to an act, the squares of illegal moves that stand, and pages of other sites.

use crate::common;

use std::sync::Arc;

use common::Place;
use common::server::{Browser, Doors};
use jadoube_hall::http::Address;
use serde_json::{Value, json};

struct Board {
    doors: Doors,
    _place: Place,
    game: String,
    white: Browser,
    black: Browser,
    arbiter: Browser,
}

impl Board {
    /// A game that has been started.
    async fn started(settings: Value) -> Board {
        let place = Place::sqlite();
        let doors = Doors::open(Arc::clone(&place.store)).await;
        let (status, board) =
            doors.browser().post("/api/v1/games", json!({ "control": "3+2", "settings": settings })).await;
        assert_eq!(status, 201, "{board}");
        let seats = ["white", "black", "arbiter"].map(|role| (doors.browser(), board[role].clone()));
        for (browser, token) in &seats {
            assert_eq!(browser.post("/api/v1/join", json!({ "token": token })).await.0, 200);
        }
        let [(white, _), (black, _), (arbiter, _)] = seats;
        let game = board["game"].as_str().unwrap().to_owned();
        let board = Board { doors, _place: place, game, white, black, arbiter };
        board.act(&board.arbiter, json!(["starts_round"])).await;
        board
    }

    async fn act(&self, who: &Browser, acts: Value) -> Value {
        let id = format!("{acts}").chars().take(60).collect::<String>();
        let (status, done) =
            who.post(&format!("/api/v1/games/{}/acts", self.game), json!({ "id": id, "acts": acts })).await;
        assert_eq!(status, 200, "{done}");
        done
    }

    async fn snapshot(&self, who: &Browser) -> Value {
        who.get(&format!("/api/v1/games/{}", self.game)).await.1
    }
}

fn completes(played: &str) -> Value {
    json!([{ "plays": { "played": played, "hands": "one" } }, { "presses": { "hand": "one" } }])
}

fn numbers(done: &Value) -> Vec<&str> {
    done["rulings"].as_array().unwrap().iter().map(|ruling| ruling["article"]["number"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_to_an_act_has_the_rulings_and_the_state() {
    let board = Board::started(json!({ "illegal_moves": "hall" })).await;
    let legal = board.act(&board.white, completes("e2e4")).await;
    assert!(numbers(&legal).contains(&"6.2.1"), "{legal}");
    assert_eq!((&legal["view"]["last"]["san"], &legal["view"]["turn"]), (&json!("e4"), &json!("black")));
    // The hall notices the illegal move in a row of its own, which belongs to the answer.
    let illegal = board.act(&board.black, completes("e7e4")).await;
    assert!(numbers(&illegal).iter().any(|number| number.starts_with("7.5")), "{illegal}");
    assert!(illegal["headline"]["says"].as_str().unwrap().contains("illegal"), "{illegal}");
    assert_eq!(illegal["view"]["illegal_moves"], json!([0, 1]));
    let again = board.act(&board.black, completes("e7e4")).await;
    assert_eq!(again, illegal, "a retry gets the same answer");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_tells_a_player_no_more_than_a_real_board_would() {
    let board = Board::started(json!({ "illegal_moves": "people" })).await;
    let done = board.act(&board.white, completes("g1g3")).await;
    assert_eq!((numbers(&done), &done["headline"]), (vec![], &Value::Null), "{done}");
    assert_eq!(done["view"]["last"]["san"], "Ng1g3");
    assert!(done["view"]["last"].get("illegal").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_that_stands_names_its_squares() {
    let board = Board::started(json!({ "illegal_moves": "people" })).await;
    board.act(&board.white, completes("g1g3")).await;
    board.act(&board.black, completes("e7e5")).await;
    let seen = board.snapshot(&board.white).await;
    let known = board.snapshot(&board.arbiter).await;
    for (snapshot, illegal) in [(&seen, None), (&known, Some(&json!(true)))] {
        let first = &snapshot["moves"][0];
        assert_eq!((&first["san"], &first["squares"]), (&json!("Ng1g3"), &json!(["g1", "g3"])), "{snapshot}");
        assert_eq!(first.get("illegal"), illegal);
    }
    assert_eq!((&known["moves"][1]["san"], &seen["moves"][1]["san"]), (&json!("e5"), &json!("e7e5")));
    let pgn = board.arbiter.text(&format!("/games/{}.pgn", board.game)).await;
    assert!(pgn.contains("Ng1-g3") && !pgn.contains("--"), "{pgn}");
    drop(board.doors);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_a_named_site_may_use_the_interface_with_a_token() {
    let place = Place::sqlite();
    let allowed_origins = vec!["https://club.example".to_owned()];
    let doors = Doors::open_at(Arc::clone(&place.store), Address { allowed_origins, ..Address::default() }).await;
    let client = reqwest::Client::new();
    let asks = |method: reqwest::Method, path: &str, origin: &'static str| {
        client.request(method, doors.url(path)).header("origin", origin)
    };
    let post = |origin| asks(reqwest::Method::POST, "/api/v1/games", origin).json(&json!({ "control": "3+2" })).send();
    let created = post("https://club.example").await.unwrap();
    assert_eq!(created.status(), 201);
    assert_eq!(created.headers()["access-control-allow-origin"], "https://club.example");
    assert!(created.headers().get_all("vary").iter().any(|name| name == "origin"));
    assert!(created.headers().get("access-control-allow-credentials").is_none(), "cookies are not for other sites");
    assert_eq!(post("https://evil.example").await.unwrap().status(), 403);

    let preflight = |origin| {
        let request = asks(reqwest::Method::OPTIONS, "/api/v1/games/x/acts", origin);
        request.header("access-control-request-method", "POST").send()
    };
    let answer = preflight("https://club.example").await.unwrap();
    assert_eq!(answer.status(), 204);
    assert!(answer.headers()["access-control-allow-headers"].to_str().unwrap().contains("authorization"));
    let refused = preflight("https://evil.example").await.unwrap();
    assert!(refused.headers().get("access-control-allow-origin").is_none());
    // Neither pages nor cookies are open to others.
    let page = asks(reqwest::Method::GET, "/", "https://club.example").send().await.unwrap();
    assert!(page.headers().get("access-control-allow-origin").is_none());
    let cookie = asks(reqwest::Method::POST, "/api/v1/games", "https://club.example")
        .header("cookie", "jadoube=00112233445566778899aabbccddeeff");
    assert_eq!(cookie.json(&json!({ "control": "3+2" })).send().await.unwrap().status(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_not_known_is_not_authorized() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let client = reqwest::Client::new();
    for token in ["nonsense", "00112233445566778899aabbccddeeff"] {
        for path in ["/api/v1/me", "/api/v1/competitions", "/api/v1/games/none"] {
            let response = client.get(doors.url(path)).bearer_auth(token).send().await.unwrap();
            assert_eq!(response.status(), 401, "{path}");
            assert_eq!(response.headers()["www-authenticate"], "Bearer");
        }
        assert_eq!(doors.browser().post("/api/v1/join", json!({ "token": token })).await.0, 401);
        assert_eq!(doors.browser().post("/api/v1/invitation", json!({ "token": token })).await.0, 401);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_without_a_pocket_says_how_to_add_it_and_one_with_a_module_serves_it() {
    let client = reqwest::Client::new();
    let look = |doors: &Doors, path: &str| client.get(doors.url(path)).header("accept", "text/html").send();

    let given = Some(b"\0asm\x01\0\0\0".as_slice().into());
    let place = Place::sqlite();
    let doors = Doors::open_at(Arc::clone(&place.store), Address { pocket_module: given, ..Address::default() }).await;
    let pocket = look(&doors, "/pocket").await.unwrap();
    assert_eq!(pocket.status(), 200);
    assert!(pocket.headers()["content-security-policy"].to_str().unwrap().contains("wasm-unsafe-eval"));
    assert!(look(&doors, "/").await.unwrap().text().await.unwrap().contains("href=\"/pocket\""));
    doors.close().await;

    // What the program itself was built with depends on whether crates/wasm/build was run before.
    let place = Place::sqlite();
    let doors = Doors::open_at(Arc::clone(&place.store), Address::default()).await;
    let (pocket, home) = (look(&doors, "/pocket").await.unwrap(), look(&doors, "/").await.unwrap());
    let embedded = jadoube_pocket::MODULE.is_some();
    assert_eq!(pocket.status(), if embedded { 200 } else { 404 });
    assert_eq!(pocket.text().await.unwrap().contains("crates/wasm/build"), !embedded);
    assert_eq!(home.text().await.unwrap().contains("href=\"/pocket\""), embedded);
    let program = client.get(doors.url("/pocket")).send().await.unwrap();
    assert_eq!(program.headers()["content-type"] == "application/json", !embedded);
    doors.close().await;
}

/// Whatever is wrong with an address, the answer is JSON with a code and a sentence.
#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_of_an_address_is_json() {
    let place = Place::sqlite();
    let doors = Doors::open(Arc::clone(&place.store)).await;
    let (_, document) = doors.browser().get("/api/v1/openapi.json").await;
    let client = reqwest::Client::new();
    let mut refused = 0;
    for path in document["paths"].as_object().unwrap().keys() {
        // Not UTF-8, not a number, an unknown role, numbers that are none, a field twice.
        let bad = ["%FF", "x"].map(|part| {
            let with = path.split('/').map(|name| if name.starts_with('{') { part } else { name });
            with.collect::<Vec<_>>().join("/")
        });
        let query = "as=nobody&as=nobody&from=x&to=x&pairing=maybe&compare=1&inquiry=%7B";
        let addresses = bad.iter().flat_map(|path| [path.clone(), format!("{path}?{query}")]);
        for address in addresses.chain([format!("{path}?{query}")]) {
            for method in ["GET", "POST", "DELETE", "PATCH"] {
                let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
                let request = client.request(method.clone(), doors.url(&address)).header("accept", "application/json");
                let mut response = request.header("content-type", "application/json").body("{}").send().await.unwrap();
                let status = response.status().as_u16();
                assert!(status < 500, "{method} {address}: {status}");
                if status < 400 {
                    continue;
                }
                refused += 1;
                let body = response.chunk().await.unwrap().unwrap_or_default();
                let answer: Value = serde_json::from_slice(&body).unwrap_or(Value::Null);
                let said = [&answer["error"], &answer["message"]].map(|text| text.as_str().unwrap_or_default());
                assert!(said.iter().all(|text| !text.is_empty()), "{method} {address}: {status} {body:?}");
            }
        }
    }
    assert!(refused > 500, "{refused}");
}
